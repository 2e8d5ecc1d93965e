//! Games between greedy bots, for screenshots and tests.

use rondel::bots::SearchLimits;
use rondel::journal::{Header, Player};
use rondel::{Bot, Plugin, Session, Setup, StartError, Turn};

/// Returns the header of a game with `seats` greedy bots.
pub fn bots_header(plugin: &Plugin, setup: Box<dyn Setup>, seats: u8, seed: u64) -> Header {
    Header::of(plugin, setup, (0..seats).map(|_| Player::bot(Bot::Greedy)).collect(), seed)
}

/// Plays up to `plies` plies of a game between greedy bots.
///
/// # Errors
/// Returns an error if the game cannot start.
pub fn greedy_game(header: Header, plies: usize) -> Result<Session, StartError> {
    let mut session = Session::start(header)?;
    while session.plies().len() < plies
        && let Turn::Decide(seat) = session.turn()
    {
        let mut dealer = session.aside_dealer(seat);
        let effort = SearchLimits { threads: 1, stop: &|_| false };
        let thought = session.game().think(Bot::Greedy, &session.observe(seat), &mut dealer, &effort);
        if session.play(thought.choice).is_err() {
            break;
        }
    }
    Ok(session)
}

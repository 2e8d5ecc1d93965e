//! Greedy bots, which play whole games for screenshots and tests, and make the assumed moves of other players
//! in a plan.

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
    while session.plies().len() < plies && decide(&mut session) {}
    Ok(session)
}

/// Lets a greedy bot make the next decision. Returns `false` if the game is over or the decision is refused.
pub(crate) fn decide(session: &mut Session) -> bool {
    let Turn::Decide(seat) = session.turn() else { return false };
    let mut dealer = session.aside_dealer(seat);
    let effort = SearchLimits { threads: 1, stop: &|_| false };
    let thought = session.game().think(Bot::Greedy, &session.observe(seat), &mut dealer, &effort);
    session.play(thought.choice).is_ok()
}

//! Summaries of saved games for lists, without opening the games.

use std::path::Path;

use rondel::journal::{Header, Player};
use rondel::{Observer, Plugin, Seat, Session, Text, Turn, View};
use rondel_system::{Unopened, read_game};

/// The state of a saved game, as shown in a list.
#[derive(Debug)]
pub struct SavedGameSummary {
    /// The deciding seat, or the outcome.
    pub turn: Turn,
    /// The name of the deciding seat in this game.
    pub decider: Option<Text>,
    /// The current or final position, if requested. It is shown from the view of the only human player, or of
    /// a spectator if there is not exactly one human player.
    pub view: Option<View>,
}

/// Replays the game in a file up to the first entry that cannot be played.
pub(super) fn replayed(file: &Path) -> Result<Session, Unopened> {
    let (journal, _) = read_game(file)?;
    Ok(Session::replay(journal)?.0)
}

/// Summarises the game in a file. `wants_view` decides whether the view is included.
///
/// # Errors
/// Returns an error if the file cannot be read or the game cannot start.
pub fn glance(file: &Path, wants_view: impl FnOnce(&Turn) -> bool) -> Result<SavedGameSummary, Unopened> {
    let session = replayed(file)?;
    let turn = session.turn();
    let decider = if let Turn::Decide(seat) = turn { Some(session.game().seat_name(seat)) } else { None };
    let view = wants_view(&turn).then(|| session.view(session.place(), onlooker(&session))).flatten();
    Ok(SavedGameSummary { turn, decider, view })
}

/// Returns the observer for a game that is not open. If there are several human players, it is unknown which
/// of them is at the screen.
fn onlooker(session: &Session) -> Observer {
    only_person(&session.header().players).map_or(Observer::Spectator, Observer::Seat)
}

/// Returns the seat of the only human player, or `None` if there is not exactly one human player.
pub fn only_person(players: &[Player]) -> Option<Seat> {
    let mut persons = (0..).zip(players).filter(|(_, player)| player.is_person());
    match (persons.next(), persons.next()) {
        (Some((only, _)), None) => Some(Seat::new(only)),
        _ => None,
    }
}

/// Returns the header of the game in a file, or `None` if it cannot be read.
pub fn header(file: &Path) -> Option<Header> {
    read_game(file).ok().map(|(journal, _)| journal.header)
}

/// Returns a spectator's view of a newly dealt game with the minimum number of players.
pub fn opening(plugin: &Plugin) -> Option<View> {
    let header = Header::of(plugin, (plugin.setup)(), (0..plugin.players.0).map(|_| Player::human("")).collect(), 1780);
    let session = Session::start(header).ok()?;
    session.view(session.place(), Observer::Spectator)
}

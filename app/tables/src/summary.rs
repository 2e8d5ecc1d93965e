//! Where games stand that are not open: what a list of them shows.

use std::path::Path;

use rondel::journal::{Header, Player};
use rondel::{Observer, Plugin, Seat, Session, Text, Turn, View};
use rondel_system::{Unopened, read_game};

/// Where a saved game stands, for whoever picks one.
#[derive(Debug)]
pub struct SavedGameSummary {
    /// Who decides, or how the game ended.
    pub turn: Turn,
    /// What the game calls who decides.
    pub decider: Option<Text>,
    /// The table as it stands or as it ended, where it was asked for: through the eyes of the one person who plays, or as a
    /// bystander sees it where several persons or none do.
    pub view: Option<View>,
}

/// Replays the game in a file, as far as it can be played.
pub(super) fn replayed(file: &Path) -> Result<Session, Unopened> {
    let (journal, _) = read_game(file)?;
    Ok(Session::replay(journal)?.0)
}

/// Where the game in a file stands; `wants_view` says of which its table is asked for.
///
/// # Errors
/// A file that cannot be read, or a game that cannot begin.
pub fn glance(file: &Path, wants_view: impl FnOnce(&Turn) -> bool) -> Result<SavedGameSummary, Unopened> {
    let session = replayed(file)?;
    let turn = session.turn();
    let decider = if let Turn::Decide(seat) = turn { Some(session.game().seat_name(seat)) } else { None };
    let view = wants_view(&turn).then(|| session.view(session.place(), onlooker(&session))).flatten();
    Ok(SavedGameSummary { turn, decider, view })
}

/// Who may look at a game before it is opened: nobody knows which of several persons sits at the screen.
fn onlooker(session: &Session) -> Observer {
    only_person(&session.header().players).map_or(Observer::Spectator, Observer::Seat)
}

/// The seat of the only person among some players; nothing where there are several or none.
pub fn only_person(players: &[Player]) -> Option<Seat> {
    let mut persons = (0..).zip(players).filter(|(_, player)| player.bot.is_none());
    match (persons.next(), persons.next()) {
        (Some((only, _)), None) => Some(Seat::new(only)),
        _ => None,
    }
}

/// What was agreed before the game in a file; nothing where it cannot be read.
pub fn header(file: &Path) -> Option<Header> {
    read_game(file).ok().map(|(journal, _)| journal.header)
}

/// The opening of a game as everybody sees it, at its smallest table.
pub fn opening(plugin: &Plugin) -> Option<View> {
    let header = Header::of(plugin, (plugin.setup)(), (0..plugin.players.0).map(|_| Player::human("")).collect(), 1780);
    let session = Session::start(header).ok()?;
    session.view(session.place(), Observer::Spectator)
}

//! Where games stand that are not open: what a list of them shows.

use std::path::Path;

use rondel::journal::{Header, Journal, Player};
use rondel::{Observer, Plugin, Seat, Session, StartError, Text, Turn, View};
use rondel_system::{FileKind, OpenError};

/// Where a saved game stands, for whoever picks one.
#[derive(Debug)]
pub struct SavedGameSummary {
    /// Who decides, or how the game ended.
    pub turn: Turn,
    /// What the game calls who decides.
    pub decider: Option<Text>,
    /// The table as it stands, where it was asked for: through the eyes of the one person who plays, or as a bystander sees
    /// it where several persons or none do.
    pub view: Option<View>,
}

/// Replays the game in a file and says where it stands; nothing of a file that cannot be read. `wants_view` says whether the
/// table of a game that is not over is asked for.
///
/// # Errors
/// A game that cannot begin.
pub fn glance(file: &Path, wants_view: bool) -> Result<Option<SavedGameSummary>, StartError> {
    let Some(journal) = journal(file) else { return Ok(None) };
    let (session, _) = Session::replay(journal)?;
    let turn = session.turn();
    let Turn::Decide(seat) = turn else { return Ok(Some(SavedGameSummary { turn, decider: None, view: None })) };
    let view = wants_view.then(|| session.view(session.place(), onlooker(&session))).flatten();
    Ok(Some(SavedGameSummary { turn, decider: Some(session.game().seat_name(seat)), view }))
}

/// The table of the game in a file as it stands or as it ended, through the eyes of whoever may look at it before it is opened.
///
/// # Errors
/// A file that cannot be read, or is no game of this house.
pub fn last_view(file: &Path) -> Result<Option<View>, OpenError> {
    let path = || file.to_owned();
    let bytes = rondel_system::read(file, FileKind::Game).map_err(|source| OpenError::File { path: path(), source })?;
    let journal = Journal::read(bytes).map_err(|source| OpenError::Journal { path: path(), source })?;
    let (session, _) = Session::replay(journal).map_err(|source| OpenError::Start { path: path(), source })?;
    Ok(session.view(session.place(), onlooker(&session)))
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
    journal(file).map(|journal| journal.header)
}

fn journal(file: &Path) -> Option<Journal> {
    rondel_system::read(file, FileKind::Game).ok().and_then(|bytes| Journal::read(bytes).ok())
}

/// The opening of a game as everybody sees it, at its smallest table.
pub fn opening(plugin: &Plugin) -> Option<View> {
    let header = Header::of(plugin, (plugin.setup)(), (0..plugin.players.0).map(|_| Player::human("")).collect(), 1780);
    let session = Session::start(header).ok()?;
    session.view(session.place(), Observer::Spectator)
}

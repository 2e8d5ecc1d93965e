//! Where games stand that are not open: what a list of them shows.

use std::path::Path;

use rondel::journal::{Header, Journal, Player};
use rondel::{Observer, Outcome, Plugin, Seat, Session, StartError, Text, Turn, View};

use crate::store::{self, Kind, OpenError};

/// Where a saved game stands, for whoever picks one.
#[derive(Debug)]
pub struct Glance {
    /// Who decides and what the game calls the seat, or how the game ended.
    pub standing: Result<(Seat, Text), Outcome>,
    /// The table as it stands, where it was asked for: through the eyes of the one person who plays, or as a bystander sees
    /// it where several persons or none do.
    pub view: Option<View>,
}

/// Replays the game in a file and says where it stands; nothing of a file that cannot be read. `wants_view` says whether the
/// table of a game that is not over is asked for.
///
/// # Errors
/// A game that cannot begin.
pub fn glance(file: &Path, wants_view: bool) -> Result<Option<Glance>, StartError> {
    let Some(journal) = journal(file) else { return Ok(None) };
    let (session, _) = Session::replay(journal)?;
    Ok(Some(match session.turn() {
        Turn::Decide(seat) => Glance {
            standing: Ok((seat, session.game().seat_name(seat))),
            view: wants_view.then(|| session.view(session.place(), onlooker(&session))).flatten(),
        },
        Turn::Over(outcome) => Glance { standing: Err(outcome), view: None },
    }))
}

/// The table of the game in a file as it stands or as it ended, through the eyes of whoever may look at it before it is opened.
///
/// # Errors
/// A file that cannot be read, or is no game of this house.
pub fn last_view(file: &Path) -> Result<Option<View>, OpenError> {
    let path = || file.to_owned();
    let bytes = store::read(file, Kind::Game).map_err(|source| OpenError::File { path: path(), source })?;
    let journal = Journal::read(bytes).map_err(|source| OpenError::Journal { path: path(), source })?;
    let (session, _) = Session::replay(journal).map_err(|source| OpenError::Start { path: path(), source })?;
    Ok(session.view(session.place(), onlooker(&session)))
}

/// Who may look at a game before it is opened: nobody knows which of several persons sits at the screen.
fn onlooker(session: &Session) -> Observer {
    let players = &session.header().players;
    let mut persons =
        session.seats().each().filter(|seat| players.get(seat.index()).is_some_and(|it| it.bot.is_none()));
    match (persons.next(), persons.next()) {
        (Some(only), None) => Observer::Seat(only),
        _ => Observer::Bystander,
    }
}

/// What was agreed before the game in a file; nothing where it cannot be read.
pub fn header(file: &Path) -> Option<Header> {
    journal(file).map(|journal| journal.header)
}

fn journal(file: &Path) -> Option<Journal> {
    store::read(file, Kind::Game).ok().and_then(|bytes| Journal::read(bytes).ok())
}

/// The opening of a game as everybody sees it, at its smallest table.
pub fn opening(plugin: &Plugin) -> Option<View> {
    let header = Header::of(plugin, (plugin.setup)(), (0..plugin.players.0).map(|_| Player::human("")).collect(), 1780);
    let session = Session::start(header).ok()?;
    session.view(session.place(), Observer::Bystander)
}

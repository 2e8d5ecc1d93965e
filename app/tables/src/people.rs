//! The players of a game on the screen, local and remote: turns, requests, chat, and a summary of the table.

use std::path::PathBuf;

use rondel::journal::Journal;
use rondel::table::PlayerInfo;
use rondel::{MomentId, Observer, Plugin, Seat, SeatSet, Table as _, Turn};
use rondel_hosting::{Request, Said, TakeBack};

use super::{GameHandle, LocalTable};

/// Identifies an open online table. Keys are not reused while the program is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableKey(pub u32);

/// The progress of an online table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableProgress {
    /// Waiting for this number of guests.
    Gathering(usize),
    /// Waiting for the host's other guests.
    Waiting,
    /// The person at this screen decides.
    YourTurn,
    /// Another player decides.
    Turn(Seat),
}

/// An entry in the list of tables.
#[derive(Clone, Debug)]
pub struct TableSummary {
    /// The game.
    pub plugin: &'static Plugin,
    /// The players at the table. Open seats are omitted.
    pub players: Vec<PlayerInfo>,
    /// The progress of the table.
    pub progress: TableProgress,
    /// The position of the game, once it has begun.
    pub place: Option<MomentId>,
    /// The file of the table, if any.
    pub file: Option<PathBuf>,
}

/// The table on the screen, whose game the screen owns.
pub struct OnScreen<'a> {
    /// The table.
    pub key: TableKey,
    /// The game.
    pub held: &'a mut GameHandle,
    /// Whether its bots move automatically instead of waiting until the screen lets them.
    pub lets_bots_move: bool,
}

impl GameHandle {
    /// Returns the seats of the people at this screen, including those whose time is up.
    pub fn persons(&self) -> Vec<Seat> {
        self.seats().each().filter(|seat| self.sits_here(*seat)).collect()
    }

    /// Returns whether a person at this screen has a seat, even if a bot decides because their time is up.
    fn sits_here(&self, seat: Seat) -> bool {
        match self {
            Self::Local(table) => table.sits_here(seat),
            Self::Remote(visit) => {
                let is_up = || self.clocks().is_some_and(|clocks| clocks.is_up(seat));
                visit.guest().seat() == Some(seat) && (self.bot(seat).is_none() || is_up())
            }
        }
    }

    /// Returns the first seat of the people at this screen, if any.
    pub fn own_seat(&self) -> Option<Seat> {
        self.persons().first().copied()
    }

    /// Returns whether a person at this screen decides.
    pub fn is_own_turn(&self) -> bool {
        matches!(self.turn(), Turn::Decide(seat) if self.is_here(seat)) && !self.is_choosing()
    }

    /// Returns whether the game has been dealt.
    pub fn has_begun(&self) -> bool {
        self.away().is_none_or(|visit| visit.guest().has_begun())
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// Returns whether the last decision was made away from this screen. Returns `true` before the first decision.
    pub fn others_moved_last(&self) -> bool {
        let last = self.plies().checked_sub(1).and_then(|last| self.mover(last));
        last.is_none_or(|seat| !self.is_here(seat))
    }

    /// Returns the observer for a table that is not currently shown.
    pub fn observer(&self) -> Observer {
        match (self.away(), self.persons().as_slice()) {
            // This applies even while a bot plays for the guest, who still sees only what the seat may know.
            (Some(visit), _) => visit.guest().observer(),
            (None, [only]) => Observer::Seat(*only),
            _ => Observer::Spectator,
        }
    }

    /// Returns whether remote people take part. If so, no player receives help from the engine before the game is over.
    pub fn has_people_elsewhere(&self) -> bool {
        self.here().is_none_or(LocalTable::is_hosted)
    }

    /// Returns whether remote players may still need this program. This is no longer the case once the local person
    /// has left, or once a remote game is over and verified.
    pub fn goes_on_elsewhere(&self) -> bool {
        let needed =
            |visit: &dyn super::RemoteTable| !visit.has_left() && (!visit.guest().is_opened() || self.wants_again());
        self.has_people_elsewhere() && self.away().is_none_or(needed)
    }

    /// Returns the chat messages.
    pub fn said(&self) -> &[Said] {
        match self {
            Self::Local(table) => table.host().said(),
            Self::Remote(visit) => visit.guest().said(),
        }
    }

    /// Returns the pending request to take back decisions, if any.
    pub fn asks(&self) -> Option<TakeBack> {
        match self {
            Self::Local(table) => table.host().asks(),
            Self::Remote(visit) => visit.guest().standing().and_then(|standing| standing.asks),
        }
    }

    /// Returns whether a request from this screen to take back decisions was declined.
    pub fn was_declined(&self) -> bool {
        let declined = match self {
            Self::Local(table) => table.host().declined(),
            Self::Remote(visit) => visit.guest().standing().and_then(|standing| standing.declined),
        };
        declined.is_some_and(|seat| self.is_here(seat))
    }

    /// Returns the seats that want to play again.
    pub fn again(&self) -> SeatSet {
        match self {
            Self::Local(table) => table.host().again(),
            Self::Remote(visit) => visit.guest().standing().map_or(SeatSet::NONE, |standing| standing.again),
        }
    }

    /// Returns whether the person at this screen wants to play again.
    pub fn wants_again(&self) -> bool {
        let again = self.again();
        let wished =
            |visit: &dyn super::RemoteTable| visit.guest().unanswered().any(|wish| matches!(wish, Request::Again));
        self.own_seat().is_some_and(|seat| again.has(seat)) || self.away().is_some_and(wished)
    }

    /// Returns the number of spectators.
    pub fn watchers(&self) -> usize {
        match self {
            Self::Local(table) => table.host().watchers(),
            Self::Remote(visit) => visit.guest().standing().map_or(0, |standing| usize::from(standing.watchers)),
        }
    }

    /// Returns the summary of a game in progress or about to begin, or `None` once it is over.
    pub fn summary(&self) -> Option<TableSummary> {
        let has_begun = self.has_begun();
        let progress = match self.turn() {
            _ if !has_begun => TableProgress::Waiting,
            Turn::Over(_) => return None,
            Turn::Decide(_) if self.is_own_turn() => TableProgress::YourTurn,
            Turn::Decide(seat) => TableProgress::Turn(seat),
        };
        let mut players = self.players();
        for sitter in &mut players {
            if let Some(player) = self.player(sitter.seat) {
                sitter.player = player;
            }
        }
        let (place, file) = (has_begun.then(|| self.place()), self.file().map(std::path::Path::to_owned));
        Some(TableSummary { plugin: self.plugin()?, players, progress, place, file })
    }

    /// Saves a remote game among the local games once its host has disclosed it and it has been verified as fair.
    pub fn keep_opened(&mut self, games: PathBuf) {
        let elsewhere = self.seats().each().filter(|seat| !self.is_here(*seat) && self.bot(*seat).is_none());
        let elsewhere: Vec<u8> = elsewhere.map(|seat| seat.index() as u8).collect();
        let Some(plugin) = self.plugin() else { return };
        let Some(Some(Ok(verdict))) = self.away_mut().map(|visit| visit.verdict()) else { return };
        if let Ok(journal) = Journal::read(&verdict.journal)
            && let Ok((mut kept, _)) = LocalTable::hold(games, plugin, journal)
        {
            kept.write_from_here();
            if let Some(file) = kept.file() {
                // Without this, the game would count as a game between several people at this screen.
                let _ = rondel_system::write_about(file, |about| about.elsewhere = elsewhere);
            }
        }
    }
}

//! The people of a game at the screen, here and elsewhere: whose turn it is, what they ask and say, and a summary of their table.

use std::path::PathBuf;

use rondel::journal::Journal;
use rondel::table::PlayerInfo;
use rondel::{MomentId, Observer, Plugin, Seat, SeatSet, Table as _, Turn};
use rondel_hosting::{Request, Said, TakeBack};

use super::{GameHandle, LocalTable};

/// An open table with people elsewhere. Keys are not used again while the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableKey(pub u32);

/// How far a table with people elsewhere has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableProgress {
    /// So many seats wait for a guest.
    Gathering(usize),
    /// The host's other guests are waited for.
    Waiting,
    /// The person at this screen decides.
    YourTurn,
    /// Somebody else decides.
    Turn(Seat),
}

/// What a list of tables says of one.
#[derive(Clone, Debug)]
pub struct TableSummary {
    /// The game.
    pub plugin: &'static Plugin,
    /// Who sits there; seats that nobody has taken are left out.
    pub players: Vec<PlayerInfo>,
    /// How far it has come.
    pub progress: TableProgress,
    /// The position of the game, once it has begun.
    pub place: Option<MomentId>,
    /// Where the table is written down.
    pub file: Option<PathBuf>,
}

/// The game on the screen, which has it.
pub struct OnScreen<'a> {
    /// Which table it is.
    pub key: TableKey,
    /// The game.
    pub held: &'a mut GameHandle,
    /// Whether its bots move by themselves, and not as the screen lets them.
    pub lets_bots_move: bool,
}

impl GameHandle {
    /// The seats of people at this screen.
    pub fn persons(&self) -> Vec<Seat> {
        self.seats().each().filter(|seat| self.is_here(*seat)).collect()
    }

    /// The seat of the person at this screen.
    pub fn own_seat(&self) -> Option<Seat> {
        self.persons().first().copied()
    }

    /// Whether a person at this screen decides.
    pub fn is_own_turn(&self) -> bool {
        matches!(self.turn(), Turn::Decide(seat) if self.is_here(seat)) && !self.is_choosing()
    }

    /// Whether the game was dealt.
    pub fn has_begun(&self) -> bool {
        self.away().is_none_or(|visit| visit.guest().has_begun())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// Whether the last decision was taken by somebody who does not sit at this screen.
    pub fn others_moved_last(&self) -> bool {
        let last = self.plies().checked_sub(1).and_then(|last| self.mover(last));
        last.is_none_or(|seat| !self.is_here(seat))
    }

    /// Who sees a table that nobody looks at just now.
    pub fn observer(&self) -> Observer {
        match (self.away(), self.persons().as_slice()) {
            // Also while a bot plays there: a guest sees what its seat may know.
            (Some(visit), _) => visit.guest().observer(),
            (None, [only]) => Observer::Seat(*only),
            _ => Observer::Spectator,
        }
    }

    /// Whether somebody takes part from elsewhere: then nobody is helped by the engine before the end.
    pub fn has_people_elsewhere(&self) -> bool {
        self.here().is_none_or(LocalTable::is_hosted)
    }

    /// Whether people elsewhere may still need this program: not after the person has left, nor once a game held elsewhere is over and checked.
    pub fn goes_on_elsewhere(&self) -> bool {
        let needed =
            |visit: &dyn super::RemoteTable| !visit.has_left() && (!visit.guest().is_opened() || self.wants_again());
        self.has_people_elsewhere() && self.away().is_none_or(needed)
    }

    /// What was said at the table.
    pub fn said(&self) -> &[Said] {
        match self {
            Self::Local(table) => table.host().said(),
            Self::Remote(visit) => visit.guest().said(),
        }
    }

    /// The decisions somebody wishes to take back, until all have answered.
    pub fn asks(&self) -> Option<TakeBack> {
        match self {
            Self::Local(table) => table.host().asks(),
            Self::Remote(visit) => visit.guest().standing().and_then(|standing| standing.asks),
        }
    }

    /// Whether the person at this screen asked to take back, and somebody declined.
    pub fn was_declined(&self) -> bool {
        let declined = match self {
            Self::Local(table) => table.host().declined(),
            Self::Remote(visit) => visit.guest().standing().and_then(|standing| standing.declined),
        };
        declined.is_some_and(|seat| self.is_here(seat))
    }

    /// Who wants to play again.
    pub fn again(&self) -> SeatSet {
        match self {
            Self::Local(table) => table.host().again(),
            Self::Remote(visit) => visit.guest().standing().map_or(SeatSet::NONE, |standing| standing.again),
        }
    }

    /// Whether the person at this screen wants to play again.
    pub fn wants_again(&self) -> bool {
        let again = self.again();
        let wished =
            |visit: &dyn super::RemoteTable| visit.guest().unanswered().any(|wish| matches!(wish, Request::Again));
        self.own_seat().is_some_and(|seat| again.has(seat)) || self.away().is_some_and(wished)
    }

    /// How many look on.
    pub fn watchers(&self) -> usize {
        match self {
            Self::Local(table) => table.host().watchers(),
            Self::Remote(visit) => visit.guest().standing().map_or(0, |standing| usize::from(standing.watchers)),
        }
    }

    /// The summary of a game that goes on, or waits to begin; nothing once it is over.
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

    /// Keeps a game that was held elsewhere among one's own, once its host has opened it and all was fair.
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
                // Without it the game counts as one of several people at this screen.
                let _ = rondel_system::write_about(file, |about| about.elsewhere = elsewhere);
            }
        }
    }
}

//! A game at the screen, wherever it is held.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rondel::journal::{Header, Player};
use rondel::table::{PlayerInfo, Step};
use rondel::{
    Bot, Choice, IllegalAction, MomentId, Observer, Plugin, Seat, Seats, Session, Table, Turn, UndoRefused, View,
};
use rondel_hosting::{Broken, FairnessVerdict, Guest, GuestError, PlayerStatus, Refusal, Update};
use rondel_system::{Moved, SaveError};

use super::bot_worker::{BotTask, BotWorker};
use super::{BotMove, LocalTable};

/// Why the host of a visit is not there; it is called again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// It answers, and does not have the table open just now.
    Refused(Refusal),
    /// There is no connection: why, as far as the network says.
    Cut(String),
}

/// A game in which one is a guest: a table that is held elsewhere.
pub trait RemoteTable: Table {
    /// What one knows of it.
    fn guest(&self) -> &Guest;
    /// The same, to ask for something.
    fn guest_mut(&mut self) -> &mut Guest;
    /// Hears and says what there is; what came of it.
    fn attend(&mut self) -> Vec<Update>;
    /// Whether the host is there.
    fn is_connected(&self) -> bool;
    /// Why the visit cannot go on.
    fn fault(&self) -> Option<&GuestError>;
    /// Where it is written down.
    fn file(&self) -> Option<&Path>;
    /// Why what was heard is not on disk, if it is not; nothing is lost while its host has it.
    fn trouble(&self) -> Option<&SaveError>;
    /// Tries once more to write what waits.
    fn write_again(&mut self);
    /// Why the host is not there, as far as one knows.
    fn lost(&self) -> Option<&Lost>;
    /// Leaves the table for good: the host is told once, and the visit is not offered again.
    fn leave(&mut self);
    /// Goes along to the next table of the same people, where there is one; what is heard there is written into `folder`.
    fn follow(&self, folder: &Path) -> Option<Box<dyn RemoteTable>>;
    /// Whether one has left for good, or cannot go on.
    fn has_left(&self) -> bool;
    /// Whether the game was fair; nothing before the host has opened it.
    fn verdict(&mut self) -> Option<&Result<FairnessVerdict, Broken>>;
}

/// A game at the screen.
pub enum GameHandle {
    /// It is held in this program.
    Local(Box<LocalTable>),
    /// It is held elsewhere.
    Remote(Box<dyn RemoteTable>),
}

impl From<LocalTable> for GameHandle {
    fn from(table: LocalTable) -> Self {
        Self::Local(Box::new(table))
    }
}

impl GameHandle {
    /// The game with everything in it, where it is held in this program.
    pub fn here(&self) -> Option<&LocalTable> {
        if let Self::Local(table) = self { Some(table) } else { None }
    }

    /// The same, to change it.
    pub fn here_mut(&mut self) -> Option<&mut LocalTable> {
        if let Self::Local(table) = self { Some(table) } else { None }
    }

    /// The session itself, with everything that is hidden in it, where it is held in this program. Nothing of it may be shown.
    pub fn session(&self) -> Option<&Session> {
        self.here().map(LocalTable::session)
    }

    /// The visit, where it is held elsewhere.
    pub fn away(&self) -> Option<&dyn RemoteTable> {
        if let Self::Remote(visit) = self { Some(visit.as_ref()) } else { None }
    }

    /// The same, to ask for something.
    pub fn away_mut(&mut self) -> Option<&mut Box<dyn RemoteTable>> {
        if let Self::Remote(visit) = self { Some(visit) } else { None }
    }

    fn table(&self) -> &dyn Table {
        match self {
            Self::Local(table) => table.as_ref(),
            Self::Remote(visit) => visit.as_ref(),
        }
    }

    fn table_mut(&mut self) -> &mut dyn Table {
        match self {
            Self::Local(table) => table.as_mut(),
            Self::Remote(visit) => visit.as_mut(),
        }
    }

    /// The game; nothing before a host has said which.
    pub fn plugin(&self) -> Option<&'static Plugin> {
        match self {
            Self::Local(table) => Some(table.plugin()),
            Self::Remote(visit) => visit.guest().plugin(),
        }
    }

    /// The seats at the table.
    pub fn seats(&self) -> Seats {
        match self {
            Self::Local(table) => table.seats(),
            Self::Remote(visit) => {
                let seats =
                    visit.guest().welcome().and_then(|welcome| Seats::new(u8::try_from(welcome.seats.len()).ok()?));
                seats.unwrap_or(Seats::TWO)
            }
        }
    }

    /// Who sits where and from where, at a table with people elsewhere; nobody at any other.
    pub fn sitting(&self) -> Vec<PlayerStatus> {
        match self {
            Self::Local(table) if table.is_hosted() => table.host().sitting(),
            Self::Local(_) => Vec::new(),
            Self::Remote(visit) => visit.guest().standing().map(|standing| standing.seats.clone()).unwrap_or_default(),
        }
    }

    /// Who sits there.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        match self {
            Self::Local(table) if !table.is_hosted() => table.player(seat).cloned(),
            _ => self.sitting().into_iter().nth(seat.index()).map(|sitting| sitting.player),
        }
    }

    /// The bot that sits there, if one does.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        match self {
            Self::Local(table) => table.bot(seat),
            Self::Remote(_) => self.player(seat).and_then(|player| player.bot),
        }
    }

    /// Whether a person at this screen decides for a seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        match self {
            Self::Local(table) => table.is_here(seat),
            Self::Remote(visit) => visit.guest().seat() == Some(seat) && self.bot(seat).is_none(),
        }
    }

    /// Whether anything was ever hidden from anybody.
    pub fn is_secretive(&self) -> bool {
        self.here().is_none_or(LocalTable::is_secretive)
    }

    /// Whether something was hidden before ply number `ply`, from 0.
    pub fn note_secrets_at(&mut self, ply: usize) {
        if let Self::Local(table) = self {
            table.note_secrets_at(ply);
        }
    }

    /// How many decisions were played.
    pub fn plies(&self) -> usize {
        match self {
            Self::Local(table) => table.plies(),
            Self::Remote(visit) => visit.guest().plies(),
        }
    }

    fn ply(&self, ply: usize) -> Option<&Step> {
        self.away().and_then(|visit| visit.guest().step(MomentId { ply: ply + 1, moment: 0 }))
    }

    /// Who took decision number `ply`, from 0.
    pub fn mover(&self, ply: usize) -> Option<Seat> {
        match self {
            Self::Local(table) => table.mover(ply),
            Self::Remote(_) => self.ply(ply).and_then(|step| step.mover),
        }
    }

    /// Whether decision number `ply`, from 0, left no choice.
    pub fn was_forced(&self, ply: usize) -> bool {
        match self {
            Self::Local(table) => table.was_forced(ply),
            Self::Remote(_) => self.ply(ply).is_some_and(|step| step.forced),
        }
    }

    /// Whether somebody decides and has no choice.
    pub fn is_stuck(&self) -> bool {
        self.here().is_some_and(LocalTable::is_stuck)
    }

    /// Whether a choice is on its way to where the table is held.
    pub fn is_choosing(&self) -> bool {
        self.away().is_some_and(|visit| visit.guest().has_chosen())
    }

    /// The choices there were at decision number `ply`, from 0, and which of them was taken, where one was.
    pub fn choices_at(&self, ply: usize) -> Option<(Vec<Choice>, Option<usize>)> {
        self.here().and_then(|table| table.choices_at(ply))
    }

    /// How many decisions go back so that a person decides again.
    ///
    /// # Errors
    /// Where no person has decided yet, or something on the way cannot be unseen.
    pub fn plies_to_take_back(&self, skips_forced: bool) -> Result<usize, UndoRefused> {
        match self {
            Self::Local(table) => table.plies_to_take_back(skips_forced),
            Self::Remote(_) => Ok(1),
        }
    }

    /// Sets a bot to work on any position of the game.
    ///
    /// # Errors
    /// A system that gives no thread, or a game that is held elsewhere: a guest knows no position.
    pub fn think(&self, task: BotTask, wake: impl FnOnce() + Send + 'static) -> io::Result<BotWorker> {
        self.here().ok_or(io::ErrorKind::Unsupported)?.think(task, wake)
    }

    /// Lets the bot whose turn it is think, and waits for it so long at most.
    pub fn let_bot_think(&mut self, most: Duration, wake: impl FnOnce() + Send + 'static) -> BotMove {
        self.here_mut().map_or(BotMove::NobodysTurn, |table| table.let_bot_think(most, wake))
    }

    /// Plays what the bot has come to; nothing where it is not ready.
    ///
    /// # Errors
    /// A choice that is none.
    pub fn let_bot_move(&mut self) -> Result<(), IllegalAction> {
        self.here_mut().map_or(Ok(()), LocalTable::let_bot_move)
    }

    /// The bot that thinks just now.
    pub fn bot_worker(&self) -> Option<&BotWorker> {
        self.here().and_then(LocalTable::bot_worker)
    }

    /// When the things on its table are chosen, kind by kind; a host says nothing of it.
    pub fn usage_hints(&self) -> Vec<rondel::scene::UsageHint> {
        self.here().map(LocalTable::usage_hints).unwrap_or_default()
    }

    /// What can be chosen at the table of a lesson, whoever decides.
    pub fn choices_of_lesson(&self) -> Vec<Choice> {
        self.here().map(LocalTable::choices_of_lesson).unwrap_or_default()
    }

    /// Writes the whole game down, and all that follows.
    pub fn write_from_here(&mut self) {
        if let Self::Local(table) = self {
            table.write_from_here();
        }
    }

    /// The header of a new game of the same people; nothing of a game that is held elsewhere.
    pub fn rematch(&self, seed: u64) -> Option<Header> {
        self.here().map(|table| table.rematch(seed))
    }

    /// The file the game is kept in, once it has one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::Local(table) => table.file(),
            Self::Remote(visit) => visit.file(),
        }
    }

    /// Why the game is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        match self {
            Self::Local(table) => table.trouble(),
            Self::Remote(visit) => visit.trouble(),
        }
    }

    /// Tries once more to write what is not on disk, or no longer; true where it still is not.
    pub fn is_unsaved(&mut self) -> bool {
        self.here_mut().is_some_and(LocalTable::is_unsaved)
    }

    /// Tries once more to write what waits.
    pub fn write_again(&mut self) {
        match self {
            Self::Local(table) => table.write_again(),
            Self::Remote(visit) => visit.write_again(),
        }
    }

    /// That the game goes on in another file, once for each time that its own was lost.
    pub fn take_moved(&mut self) -> Option<Moved> {
        self.here_mut().and_then(LocalTable::take_moved)
    }

    /// Writes the whole game to a new file; what is held elsewhere once its host has opened it.
    ///
    /// # Errors
    /// A file that exists or cannot be written, or a game that is not open yet.
    pub fn save_as(&mut self, path: PathBuf) -> Result<(), SaveError> {
        match self {
            Self::Local(table) => table.save_as(path),
            Self::Remote(visit) => match visit.verdict() {
                Some(Ok(verdict)) => rondel_system::export(&path, verdict.journal.as_bytes()),
                _ => Err(SaveError::System { path, source: io::ErrorKind::Unsupported.into() }),
            },
        }
    }
}

impl Table for GameHandle {
    fn players(&self) -> Vec<PlayerInfo> {
        self.table().players()
    }

    fn turn(&self) -> Turn {
        self.table().turn()
    }

    fn place(&self) -> MomentId {
        self.table().place()
    }

    fn step(&self, place: MomentId, observer: Observer) -> Option<Step> {
        self.table().step(place, observer)
    }

    fn view(&self, place: MomentId, observer: Observer) -> Option<View> {
        self.table().view(place, observer)
    }

    fn take(&mut self, choice: usize) -> Result<(), IllegalAction> {
        self.table_mut().take(choice)
    }

    fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused> {
        self.table_mut().take_back(plies)
    }
}

//! A game on the screen, whether it is hosted here or on another machine.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rondel::clock::Clocks;
use rondel::journal::{Header, Player};
use rondel::table::{PlayerInfo, Step};
use rondel::{
    Bot, Choice, IllegalAction, MomentId, Observer, Plugin, Seat, Seats, Session, Table, Teams, Turn, UndoRefused, View,
};
use rondel_hosting::{Broken, FairnessVerdict, Guest, GuestError, PlayerStatus, Refusal, Update};
use rondel_system::{Moved, SaveError};

use super::bot_worker::{BotTask, BotWorker};
use super::{BotMove, LocalTable};

/// The reason why the host of a remote table is not connected. Attempts to reconnect continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The host answers but does not currently have the table open.
    Refused(Refusal),
    /// There is no connection. Contains the reason reported by the network.
    Cut(String),
}

/// A game played as a guest at a table on another machine.
pub trait RemoteTable: Table {
    /// Returns the guest's knowledge of the table.
    fn guest(&self) -> &Guest;
    /// Returns a mutable reference to the guest, for sending requests.
    fn guest_mut(&mut self) -> &mut Guest;
    /// Receives and sends pending messages, and returns the resulting updates.
    fn attend(&mut self) -> Vec<Update>;
    /// Returns the clocks as they should be now, or `None` if the game has none.
    fn clocks(&self) -> Option<Clocks>;
    /// Returns whether the host is connected.
    fn is_connected(&self) -> bool;
    /// Returns the error that ended the session, if any.
    fn fault(&self) -> Option<&GuestError>;
    /// Returns the file in which the session is saved, if any.
    fn file(&self) -> Option<&Path>;
    /// Returns the reason why received data could not be saved, if any. The host still has all of the data.
    fn trouble(&self) -> Option<&SaveError>;
    /// Retries saving pending data.
    fn write_again(&mut self);
    /// Returns the reason why the host is not connected, if known.
    fn lost(&self) -> Option<&Lost>;
    /// Leaves the table permanently. The host is informed once, and the session is not offered again.
    fn leave(&mut self);
    /// Returns the next table of the same players, if any. Its messages are saved in `folder`.
    fn follow(&self, folder: &Path) -> Option<Box<dyn RemoteTable>>;
    /// Returns whether the guest has left permanently or cannot continue.
    fn has_left(&self) -> bool;
    /// Returns the result of the fairness check, or `None` until the host has disclosed the game.
    fn verdict(&mut self) -> Option<&Result<FairnessVerdict, Broken>>;
}

/// A game on the screen.
pub enum GameHandle {
    /// Hosted by this program.
    Local(Box<LocalTable>),
    /// Hosted on another machine.
    Remote(Box<dyn RemoteTable>),
}

impl From<LocalTable> for GameHandle {
    fn from(table: LocalTable) -> Self {
        Self::Local(Box::new(table))
    }
}

impl GameHandle {
    /// Returns the complete game if this program hosts it.
    pub fn here(&self) -> Option<&LocalTable> {
        if let Self::Local(table) = self { Some(table) } else { None }
    }

    /// Like [`here`](Self::here), but mutable.
    pub fn here_mut(&mut self) -> Option<&mut LocalTable> {
        if let Self::Local(table) = self { Some(table) } else { None }
    }

    /// Returns the session if this program hosts it, including all hidden information. It must not be shown.
    pub fn session(&self) -> Option<&Session> {
        self.here().map(LocalTable::session)
    }

    /// Returns whether a choice could not be taken back, because it would draw or reveal something. A guest does not
    /// know that, so this returns `true` at a remote table.
    pub fn would_be_final(&self, index: usize) -> bool {
        self.session().is_none_or(|session| session.would_be_final(index))
    }

    /// Returns the remote table if the game is hosted on another machine.
    pub fn away(&self) -> Option<&dyn RemoteTable> {
        if let Self::Remote(visit) = self { Some(visit.as_ref()) } else { None }
    }

    /// Like [`away`](Self::away), but mutable.
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

    /// Returns the game, or `None` until the host has announced it.
    pub fn plugin(&self) -> Option<&'static Plugin> {
        match self {
            Self::Local(table) => Some(table.plugin()),
            Self::Remote(visit) => visit.guest().plugin(),
        }
    }

    /// Returns the seats at the table.
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

    /// Returns the clocks, or `None` if the game has none.
    pub fn clocks(&self) -> Option<Clocks> {
        match self {
            Self::Local(table) => table.clocks(),
            Self::Remote(visit) => visit.clocks(),
        }
    }

    /// Returns each player's status at an online table. Returns an empty list for any other table.
    pub fn sitting(&self) -> Vec<PlayerStatus> {
        match self {
            Self::Local(table) if table.is_hosted() => table.host().sitting(),
            Self::Local(_) => Vec::new(),
            Self::Remote(visit) => visit.guest().standing().map(|standing| standing.seats.clone()).unwrap_or_default(),
        }
    }

    /// Returns the player at a seat.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        match self {
            Self::Local(table) if !table.is_hosted() => {
                table.players().into_iter().nth(seat.index()).map(|sitter| sitter.player)
            }
            _ => self.sitting().into_iter().nth(seat.index()).map(|sitting| sitting.player),
        }
    }

    /// Returns the bot at a seat, if any.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        match self {
            Self::Local(table) => table.bot(seat),
            Self::Remote(_) => self.player(seat).and_then(|player| player.bot),
        }
    }

    /// Returns whether a person at this screen decides for a seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        match self {
            Self::Local(table) => table.is_here(seat),
            Self::Remote(visit) => visit.guest().seat() == Some(seat) && self.bot(seat).is_none(),
        }
    }

    /// Returns whether anything was ever hidden from a seat. Always returns `true` for a remote table.
    pub fn is_secretive(&self) -> bool {
        self.here().is_none_or(LocalTable::is_secretive)
    }

    /// Records whether anything was hidden before ply `ply`, counted from 0.
    pub fn note_secrets_at(&mut self, ply: usize) {
        if let Self::Local(table) = self {
            table.note_secrets_at(ply);
        }
    }

    /// Returns the number of decisions made.
    pub fn plies(&self) -> usize {
        match self {
            Self::Local(table) => table.plies(),
            Self::Remote(visit) => visit.guest().plies(),
        }
    }

    fn ply(&self, ply: usize) -> Option<&Step> {
        self.away().and_then(|visit| visit.guest().step(MomentId { ply: ply + 1, moment: 0 }))
    }

    /// Returns the seat that made decision `ply`, counted from 0.
    pub fn mover(&self, ply: usize) -> Option<Seat> {
        match self {
            Self::Local(table) => table.mover(ply),
            Self::Remote(_) => self.ply(ply).and_then(|step| step.mover),
        }
    }

    /// Returns whether decision `ply`, counted from 0, had only one option.
    pub fn was_forced(&self, ply: usize) -> bool {
        match self {
            Self::Local(table) => table.was_forced(ply),
            Self::Remote(_) => self.ply(ply).is_some_and(|step| step.forced),
        }
    }

    /// Returns whether the deciding seat has no choice.
    pub fn is_stuck(&self) -> bool {
        self.here().is_some_and(LocalTable::is_stuck)
    }

    /// Returns whether a choice has been made that does not take effect yet: the host has not answered, or the results of
    /// random events are to be entered.
    pub fn is_choosing(&self) -> bool {
        match self {
            Self::Local(table) => table.luck_request().is_some(),
            Self::Remote(visit) => visit.guest().has_chosen(),
        }
    }

    /// Returns the choices at decision `ply`, counted from 0, and the index of the chosen one, if any.
    pub fn choices_at(&self, ply: usize) -> Option<(Vec<Choice>, Option<usize>)> {
        self.here().and_then(|table| table.choices_at(ply))
    }

    /// Returns who plays with whom.
    pub fn teams(&self) -> Teams {
        match self {
            Self::Local(table) => table.session().game().teams(table.seats()),
            Self::Remote(visit) => visit.guest().welcome().map_or(Teams::ALONE, |welcome| welcome.teams),
        }
    }

    /// Returns the seat that the person at this screen can resign for, if any.
    pub fn resigner(&self) -> Option<Seat> {
        match self {
            Self::Local(table) => table.resigner(),
            Self::Remote(visit) => visit.guest().seat().filter(|_| visit.guest().may_resign()),
        }
    }

    /// Resigns for a seat that can resign; see [`GameHandle::resigner`]. A remote game ends as soon as the host has heard
    /// of it.
    ///
    /// # Errors
    /// Returns an error if the seat cannot resign any more.
    pub fn resign(&mut self, seat: Seat) -> Result<(), IllegalAction> {
        match self {
            Self::Local(table) => table.resign(seat),
            Self::Remote(visit) => {
                visit.guest_mut().resign();
                Ok(())
            }
        }
    }

    /// Returns the number of plies to take back so that a person decides again.
    ///
    /// # Errors
    /// Returns an error if no person has decided yet, or if taking back would undo a draw or a revealed secret.
    pub fn plies_to_take_back(&self, skips_forced: bool) -> Result<usize, UndoRefused> {
        match self {
            Self::Local(table) => table.plies_to_take_back(skips_forced),
            Self::Remote(_) => Ok(1),
        }
    }

    /// Starts a bot on any position of the game.
    ///
    /// # Errors
    /// Returns an error if no thread can be started, or if the game is hosted on another machine, because a
    /// guest does not know the full position.
    pub fn think(&self, task: BotTask, wake: impl FnOnce() + Send + 'static) -> io::Result<BotWorker> {
        self.here().ok_or(io::ErrorKind::Unsupported)?.think(task, wake)
    }

    /// Lets the bot whose turn it is think, and waits up to `most` for it.
    pub fn let_bot_think(&mut self, most: Duration, wake: impl FnOnce() + Send + 'static) -> BotMove {
        self.here_mut().map_or(BotMove::NobodysTurn, |table| table.let_bot_think(most, wake))
    }

    /// Plays the move that the bot has chosen. Does nothing if the bot is not ready.
    ///
    /// # Errors
    /// Returns an error if the choice is illegal.
    pub fn let_bot_move(&mut self) -> Result<(), IllegalAction> {
        self.here_mut().map_or(Ok(()), LocalTable::let_bot_move)
    }

    /// Returns the bot that is currently thinking.
    pub fn bot_worker(&self) -> Option<&BotWorker> {
        self.here().and_then(LocalTable::bot_worker)
    }

    /// Returns hints about when elements of each kind can be chosen. Returns an empty list for a remote table.
    pub fn usage_hints(&self) -> Vec<rondel::scene::UsageHint> {
        self.here().map(LocalTable::usage_hints).unwrap_or_default()
    }

    /// Returns the choices at the table of a lesson, whichever seat decides.
    pub fn choices_of_lesson(&self) -> Vec<Choice> {
        self.here().map(LocalTable::choices_of_lesson).unwrap_or_default()
    }

    /// Saves the whole game so far, and every move from now on.
    pub fn write_from_here(&mut self) {
        if let Self::Local(table) = self {
            table.write_from_here();
        }
    }

    /// Returns the header of a new game with the same players, or `None` for a remote table.
    pub fn rematch(&self, seed: u64) -> Option<Header> {
        self.here().map(|table| table.rematch(seed))
    }

    /// Returns the game's file, or `None` if it has none yet.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::Local(table) => table.file(),
            Self::Remote(visit) => visit.file(),
        }
    }

    /// Returns the reason why the game could not be saved, if any.
    pub fn trouble(&self) -> Option<&SaveError> {
        match self {
            Self::Local(table) => table.trouble(),
            Self::Remote(visit) => visit.trouble(),
        }
    }

    /// Retries saving anything that is missing on disk. Returns whether this failed.
    pub fn is_unsaved(&mut self) -> bool {
        self.here_mut().is_some_and(LocalTable::is_unsaved)
    }

    /// Retries saving pending data.
    pub fn write_again(&mut self) {
        match self {
            Self::Local(table) => table.write_again(),
            Self::Remote(visit) => visit.write_again(),
        }
    }

    /// Returns the game's new file if the previous one was lost. Each loss is reported once.
    pub fn take_moved(&mut self) -> Option<Moved> {
        self.here_mut().and_then(LocalTable::take_moved)
    }

    /// Saves the whole game to a new file. A remote game can be saved once its host has disclosed it.
    ///
    /// # Errors
    /// Returns an error if the file exists or cannot be written, or if the game has not been disclosed.
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

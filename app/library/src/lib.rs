//! The library: what is known of every saved game on this machine, found again at once. No screen here.
//!
//! The index holds nothing of its own and may be deleted: it is made anew from the journals and from the files beside
//! them, which are the only truth.

#[cfg(test)]
use rondel_games as _;

mod dictionary;
mod examine;
mod index;
mod keeper;
mod months;
mod row;
mod search;
pub mod statistics;

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use self::months::{Month, date, day};
pub use self::row::{GameLocation, GameScore, LibraryRow, Outcome, Record, ReviewSummary, SeatedPlayer};
pub use self::search::{GameStatus, Query, Sort};

use self::keeper::{Keeper, Message};
use rondel_system::Store;

/// The library, kept by a thread of its own. Dropped, it stops.
pub struct Library {
    send: Sender<Message>,
    shared: Arc<Mutex<IndexShared>>,
    asked: u64,
}

/// What the thread has found out.
#[derive(Default)]
struct IndexShared {
    answer: Option<QueryResult>,
    progress: IndexProgress,
    done: Vec<Done>,
}

/// What was asked for.
#[derive(Clone, Debug)]
pub struct QueryResult {
    /// The number of the question.
    pub question: u64,
    /// The games, in the order that was asked for.
    pub rows: Arc<Vec<LibraryRow>>,
    /// Whether every game was looked into: else more may come.
    pub complete: bool,
}

/// How far the index is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IndexProgress {
    /// How many games lie here, those in the bin aside.
    pub games: usize,
    /// How many lie in the bin.
    pub binned: usize,
    /// How many of all are still to be looked into.
    pub waiting: usize,
    /// Whether the files were looked for yet.
    pub looked: bool,
    /// Whether the index lies in memory alone, since its file cannot be used.
    pub in_memory: bool,
}

/// Something a person asks to be done with games, which are meant by their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryRequest {
    /// Gives them a star, or takes it.
    Star(Vec<PathBuf>, bool),
    /// Calls one so; an empty name is none.
    Rename(PathBuf, String),
    /// Throws them into the bin.
    Delete(Vec<PathBuf>),
    /// Takes them out of the bin.
    Restore(Vec<PathBuf>),
    /// Throws away for good what is in the bin.
    EmptyBin,
    /// Takes in games from files and folders.
    Import(Vec<PathBuf>),
    /// Copies games into a folder.
    Export(Vec<PathBuf>, PathBuf),
}

/// What came of a wish.
#[derive(Debug)]
pub enum Done {
    /// So many games were thrown into the bin, or taken out of it, and why others were not.
    Moved {
        /// Whether into the bin.
        into_bin: bool,
        /// How many.
        games: usize,
        /// Why others stay where they are.
        left: Vec<rondel_system::MoveError>,
    },
    /// So many games are gone for good, or why they are not.
    Emptied(io::Result<usize>),
    /// What became of games that were to be taken in.
    Imported(Imported),
    /// What came of carrying games out, and where to.
    Exported(PathBuf, rondel_system::Exported),
    /// What a person said of a game cannot be written.
    Unwritten(PathBuf, io::Error),
}

/// What became of games that were to be taken in.
#[derive(Debug, Default)]
pub struct Imported {
    /// How many are new here.
    pub new: usize,
    /// How many were here already.
    pub known: usize,
    /// What is no game, and why.
    pub refused: Vec<(PathBuf, rondel_system::Unopened)>,
}

impl Library {
    /// Opens the library over a store; `wake` is called whenever there is something new to be seen.
    ///
    /// # Errors
    /// A system that gives no thread.
    pub fn open(store: Store, wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let (send, receive) = channel();
        let shared = Arc::new(Mutex::new(IndexShared::default()));
        let mine = Arc::clone(&shared);
        let keep = move || Keeper::new(store, mine, Box::new(wake)).run(&receive);
        std::thread::Builder::new().name("library".to_owned()).spawn(keep)?;
        Ok(Self { send, shared, asked: 0 })
    }

    /// Asks which games there are; the answer is given anew whenever something changes, until something else is asked. Gives the
    /// number of the question.
    pub fn ask(&mut self, query: Query) -> u64 {
        self.asked += 1;
        self.tell(Message::Ask(self.asked, query));
        self.asked
    }

    /// Looks whether files came, changed or went.
    pub fn refresh(&self) {
        self.tell(Message::Refresh);
    }

    /// Makes the index anew, from the journals alone.
    pub fn rebuild(&self) {
        self.tell(Message::Rebuild);
    }

    /// Has something done.
    pub fn wish(&self, wish: LibraryRequest) {
        self.tell(Message::Wish(wish));
    }

    /// The last answer.
    pub fn answer(&self) -> Option<QueryResult> {
        self.shared().answer.clone()
    }

    /// How far the index is.
    pub fn progress(&self) -> IndexProgress {
        self.shared().progress
    }

    /// What was done since this was last asked.
    pub fn take_done(&self) -> Vec<Done> {
        std::mem::take(&mut self.shared().done)
    }

    /// Waits until everything asked for is done and every game was looked into.
    pub fn settle(&self) {
        let (send, settled) = channel();
        self.tell(Message::Settle(send));
        // A thread that broke down has nothing more to do.
        let _ = settled.recv();
    }

    fn tell(&self, message: Message) {
        // Where the thread broke down, what it knew last stays on the screen.
        let _ = self.send.send(message);
    }

    fn shared(&self) -> MutexGuard<'_, IndexShared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;

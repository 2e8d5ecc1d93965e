//! The library: an index of all saved games on this machine, for fast searches. It contains no user interface.
//!
//! The index can be deleted at any time. It is rebuilt from the journals and their sidecar files, which are the
//! only source of truth.

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
mod terms;

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use self::months::{Month, day};
pub use self::row::{GameLocation, GameScore, LibraryRow, Outcome, Record, ReviewSummary, SeatedPlayer};
pub use self::search::{GameStatus, Query, Sort};

use self::keeper::{Keeper, Message};
use rondel_system::Store;

/// The library, maintained by a background thread. Dropping it stops the thread.
pub struct Library {
    send: Sender<Message>,
    shared: Arc<Mutex<IndexShared>>,
    asked: u64,
}

/// Results that the thread has published.
#[derive(Default)]
struct IndexShared {
    answer: Option<QueryResult>,
    progress: IndexProgress,
    done: Vec<Done>,
    unreadable: Vec<UnreadableFolder>,
}

/// A folder of games that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableFolder {
    /// The folder.
    pub folder: PathBuf,
    /// The reason, as reported by the operating system.
    pub reason: String,
}

/// The result of a query.
#[derive(Clone, Debug)]
pub struct QueryResult {
    /// The number of the query.
    pub question: u64,
    /// The games, in the requested order.
    pub rows: Arc<Vec<LibraryRow>>,
    /// Whether every game has been indexed. If not, more results may follow.
    pub complete: bool,
}

/// Progress of the index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IndexProgress {
    /// Number of games, not counting those in the bin.
    pub games: usize,
    /// Number of games in the bin.
    pub binned: usize,
    /// Number of games still to be indexed.
    pub waiting: usize,
    /// Whether the files have been listed at least once.
    pub looked: bool,
    /// Whether the index exists only in memory because its file cannot be used.
    pub in_memory: bool,
}

/// A request to change games, which are identified by their paths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryRequest {
    /// Adds or removes the star.
    Star(Vec<PathBuf>, bool),
    /// Sets a game's name. An empty name removes it.
    Rename(PathBuf, String),
    /// Moves games to the bin.
    Delete(Vec<PathBuf>),
    /// Moves games out of the bin.
    Restore(Vec<PathBuf>),
    /// Permanently deletes the contents of the bin.
    EmptyBin,
    /// Imports games from files and folders.
    Import(Vec<PathBuf>),
    /// Copies games into a folder.
    Export(Vec<PathBuf>, PathBuf),
}

/// The outcome of a request.
#[derive(Debug)]
pub enum Done {
    /// Games were moved into the bin or out of it.
    Moved {
        /// Whether the games were moved into the bin.
        into_bin: bool,
        /// Number of games that were moved.
        games: usize,
        /// Errors for the games that could not be moved.
        left: Vec<rondel_system::MoveError>,
    },
    /// The bin was emptied: the number of deleted games, or an error.
    Emptied(io::Result<usize>),
    /// Games were imported.
    Imported(Imported),
    /// Games were exported to this folder.
    Exported(PathBuf, rondel_system::Exported),
    /// This game's metadata could not be written.
    Unwritten(PathBuf, io::Error),
}

/// The result of an import.
#[derive(Debug, Default)]
pub struct Imported {
    /// Number of new games.
    pub new: usize,
    /// Number of games that were already in the library.
    pub known: usize,
    /// Files that could not be imported, with the reasons.
    pub refused: Vec<(PathBuf, rondel_system::Unopened)>,
}

impl Library {
    /// Opens the library of a store. `wake` is called whenever new results are available.
    ///
    /// # Errors
    /// Returns an error if the operating system cannot create a thread.
    pub fn open(store: Store, wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let (send, receive) = channel();
        let shared = Arc::new(Mutex::new(IndexShared::default()));
        let mine = Arc::clone(&shared);
        let keep = move || Keeper::new(store, mine, Box::new(wake)).run(&receive);
        std::thread::Builder::new().name("library".to_owned()).spawn(keep)?;
        Ok(Self { send, shared, asked: 0 })
    }

    /// Starts a query and returns its number. The answer is updated after every change, until the next query.
    pub fn ask(&mut self, query: Query) -> u64 {
        self.asked += 1;
        self.tell(Message::Ask(self.asked, query));
        self.asked
    }

    /// Checks for files that were added, changed or removed.
    pub fn refresh(&self) {
        self.tell(Message::Refresh);
    }

    /// Rebuilds the index from the journals.
    pub fn rebuild(&self) {
        self.tell(Message::Rebuild);
    }

    /// Submits a request.
    pub fn wish(&self, wish: LibraryRequest) {
        self.tell(Message::Wish(wish));
    }

    /// Returns the latest answer.
    pub fn answer(&self) -> Option<QueryResult> {
        self.shared().answer.clone()
    }

    /// Returns the progress of the index.
    pub fn progress(&self) -> IndexProgress {
        self.shared().progress
    }

    /// Returns the folders that could not be read when the files were last listed. Their games are missing from all
    /// answers.
    pub fn unreadable(&self) -> Vec<UnreadableFolder> {
        self.shared().unreadable.clone()
    }

    /// Returns the outcomes of requests since the last call.
    pub fn take_done(&self) -> Vec<Done> {
        std::mem::take(&mut self.shared().done)
    }

    /// Waits until all requests are done and every game is indexed.
    pub fn settle(&self) {
        let (send, settled) = channel();
        self.tell(Message::Settle(send));
        // The call also returns if the thread panicked.
        let _ = settled.recv();
    }

    fn tell(&self, message: Message) {
        // If the thread panicked, its last results remain available.
        let _ = self.send.send(message);
    }

    fn shared(&self) -> MutexGuard<'_, IndexShared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;

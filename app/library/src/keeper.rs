//! The thread that maintains the index. It detects files that were added, changed or removed, reads them, and
//! answers queries in between.

use std::collections::{BTreeMap, VecDeque};
use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvError, Sender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, UNIX_EPOCH};

use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use rayon::{ThreadPool, ThreadPoolBuilder};
use rondel_system::{ImportOutcome, Store};

use super::dictionary::Dictionary;
use super::examine::examine;
use super::index::{Index, IndexEntry, Key};
use super::row::{GameLocation, LibraryRow};
use super::search::Query;
use super::{Done, Imported, IndexProgress, IndexShared, LibraryRequest, QueryResult, UnreadableFolder};

/// Messages to the thread.
pub(super) enum Message {
    Ask(u64, Query),
    Refresh,
    Rebuild,
    Wish(LibraryRequest),
    /// A request for a reply once all work is done.
    Settle(Sender<()>),
}

/// A game file found in a folder.
struct File {
    path: PathBuf,
    /// Fingerprint of the file and its sidecar files, which changes whenever any of them changes.
    stamp: String,
    /// Modification time, in seconds since 1970.
    played: i64,
}

/// Maintains the index.
pub(super) struct Keeper {
    store: Store,
    shared: Arc<Mutex<IndexShared>>,
    wake: Box<dyn Fn() + Send>,
    index: Index,
    /// Number of times the index failed. After several failures, the index is kept in memory.
    broken: u32,
    dictionary: Option<Dictionary>,
    pool: Option<ThreadPool>,
    files: BTreeMap<Key, File>,
    waiting: VecDeque<Key>,
    asked: Option<(u64, Query)>,
    /// Whether the last answer is still current.
    is_answered: bool,
    answered: Instant,
    /// Imports that are deferred until all games are indexed.
    imports: Vec<Vec<PathBuf>>,
    settling: Vec<Sender<()>>,
}

/// Number of files read between two checks for messages.
const AT_ONCE: usize = 16;
/// Minimum interval between updates of the list while files are being read.
const SHOWN_EVERY: Duration = Duration::from_millis(400);

impl Keeper {
    pub(super) fn new(store: Store, shared: Arc<Mutex<IndexShared>>, wake: Box<dyn Fn() + Send>) -> Self {
        let index = Index::open(&store.index_file());
        Self {
            store,
            shared,
            wake,
            index,
            broken: 0,
            dictionary: None,
            pool: None,
            files: BTreeMap::new(),
            waiting: VecDeque::new(),
            asked: None,
            is_answered: true,
            answered: Instant::now(),
            imports: Vec::new(),
            settling: Vec::new(),
        }
    }

    /// Runs until the library is dropped.
    pub(super) fn run(mut self, messages: &Receiver<Message>) {
        self.look();
        loop {
            // Only the latest query counts, so all pending messages are read before any is answered.
            loop {
                match messages.try_recv() {
                    Ok(message) => self.hear(message),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return,
                }
            }
            if !self.is_answered && (self.waiting.is_empty() || self.answered.elapsed() >= SHOWN_EVERY) {
                self.answer();
            }
            if !self.waiting.is_empty() {
                self.look_into_some();
            } else if let Some(places) = self.imports.pop() {
                self.import(&places);
            } else if self.is_answered {
                self.settling.clear();
                match messages.recv() {
                    Ok(message) => self.hear(message),
                    Err(RecvError) => return,
                }
            }
        }
    }

    fn hear(&mut self, message: Message) {
        match message {
            Message::Ask(number, query) => {
                self.asked = Some((number, query));
                self.is_answered = false;
                // Allows an immediate answer, since the user is waiting for it.
                self.answered = self.answered.checked_sub(SHOWN_EVERY).unwrap_or(self.answered);
            }
            Message::Refresh => self.look(),
            Message::Rebuild => {
                let cleared = self.index.clear();
                self.mend(cleared);
                self.look();
            }
            Message::Wish(wish) => self.fulfil(wish),
            Message::Settle(settled) => self.settling.push(settled),
        }
    }

    /// Lists the files and queues those that are missing from the index or out of date.
    fn look(&mut self) {
        self.files.clear();
        let mut unreadable = Vec::new();
        let folders = [(self.store.games(), GameLocation::Shelf), (self.store.bin(), GameLocation::Bin)];
        for (folder, place) in folders {
            match files(&folder, place) {
                Ok(files) => self.files.extend(files),
                Err(error) => unreadable.push((place, UnreadableFolder { folder, reason: error.to_string() })),
            }
        }
        let stamps = self.index.stamps();
        let Some(known) = self.mend(stamps) else { return };
        // Games in an unreadable folder stay in the index, since the folder may become readable again.
        let is_read = |key: &Key| unreadable.iter().all(|(place, _)| *place != key.0);
        let gone = known.keys().filter(|key| is_read(key) && !self.files.contains_key(*key));
        let gone: Vec<Key> = gone.cloned().collect();
        let unreadable: Vec<UnreadableFolder> = unreadable.into_iter().map(|(_, folder)| folder).collect();
        self.tell(|shared| shared.unreadable = unreadable);
        if !gone.is_empty() {
            let forgotten = self.index.forget(&gone);
            self.mend(forgotten);
        }
        let unknown = self.files.iter().filter(|(key, file)| known.get(*key) != Some(&file.stamp));
        // The most recently played games are read first.
        let mut unknown: Vec<(i64, &Key)> = unknown.map(|(key, file)| (file.played, key)).collect();
        unknown.sort_by(|one, other| other.cmp(one));
        self.waiting = unknown.into_iter().map(|(_, key)| key.clone()).collect();
        self.is_answered = false;
        self.report();
    }

    /// Reads the next queued files.
    fn look_into_some(&mut self) {
        let keys: Vec<Key> = self.waiting.drain(..AT_ONCE.min(self.waiting.len())).collect();
        let asked: Vec<(&Key, &File)> = keys.iter().filter_map(|key| self.files.get_key_value(key)).collect();
        let pool = self.pool.get_or_insert_with(pool);
        let look = |(key, file): &(&Key, &File)| LibraryRow {
            path: PathBuf::new(),
            place: key.0,
            played: file.played,
            about: rondel_system::read_about(&file.path),
            game: examine(&file.path),
        };
        let rows: Vec<LibraryRow> = pool.install(|| asked.par_iter().map(look).collect());
        let dictionary = self.dictionary.get_or_insert_with(Dictionary::new);
        let entries = asked.iter().zip(&rows).map(|((key, file), row)| {
            let named = LibraryRow { path: file.path.clone(), ..row.clone() };
            IndexEntry { key, stamp: &file.stamp, row, words: dictionary.words_of(&named) }
        });
        let written = self.index.write(&entries.collect::<Vec<_>>());
        self.mend(written);
        self.is_answered = false;
        self.report();
    }

    fn answer(&mut self) {
        self.is_answered = true;
        let Some((question, query)) = &self.asked else { return };
        let found = self.index.find(query);
        let question = *question;
        let Some(found) = self.mend(found) else { return };
        let rows = found.into_iter().filter_map(|(key, row)| {
            // A file that has just been removed is not listed.
            let path = self.files.get(&key)?.path.clone();
            Some(LibraryRow { path, ..row })
        });
        let rows = Arc::new(rows.collect());
        self.answered = Instant::now();
        let complete = self.waiting.is_empty();
        self.tell(|shared| shared.answer = Some(QueryResult { question, rows, complete }));
    }

    /// Returns the value of an index operation. After an error, reopens the index (in memory after repeated
    /// errors), queues all files again, and returns `None`.
    fn mend<T>(&mut self, said: rusqlite::Result<T>) -> Option<T> {
        const TRIES: u32 = 3;
        let Err(_) = said else { return said.ok() };
        self.broken += 1;
        self.index = if self.broken < TRIES { Index::open(&self.store.index_file()) } else { Index::in_memory() };
        if self.index.in_memory {
            self.broken = TRIES;
        } else {
            // After an error, none of the contents can be trusted.
            let _ = self.index.clear();
        }
        self.waiting = self.files.keys().cloned().collect();
        self.is_answered = false;
        None
    }

    fn report(&self) {
        let games = self.files.keys().filter(|(place, _)| *place == GameLocation::Shelf).count();
        let progress = IndexProgress {
            games,
            binned: self.files.len() - games,
            waiting: self.waiting.len(),
            looked: true,
            in_memory: self.index.in_memory,
        };
        self.tell(|shared| shared.progress = progress);
    }

    fn tell(&self, tell: impl FnOnce(&mut IndexShared)) {
        tell(&mut self.shared.lock().unwrap_or_else(PoisonError::into_inner));
        (self.wake)();
    }

    fn done(&mut self, done: Done) {
        self.tell(|shared| shared.done.push(done));
        self.look();
    }

    fn fulfil(&mut self, wish: LibraryRequest) {
        match wish {
            LibraryRequest::Star(games, star) => self.write_about(&games, |about| about.star = star),
            LibraryRequest::Rename(game, name) => self.write_about(&[game], |about| about.name.clone_from(&name)),
            LibraryRequest::Delete(games) => self.move_games(&games, true),
            LibraryRequest::Restore(games) => self.move_games(&games, false),
            LibraryRequest::EmptyBin => {
                let emptied = self.store.empty_bin();
                self.done(Done::Emptied(emptied));
            }
            LibraryRequest::Import(places) => self.imports.push(places),
            LibraryRequest::Export(games, folder) => {
                let exported = rondel_system::carry_out(&games, &folder);
                self.done(Done::Exported(folder, exported));
            }
        }
    }

    fn write_about(&mut self, games: &[PathBuf], change: impl Fn(&mut rondel_system::GameMetadata)) {
        for game in games {
            if let Err(error) = rondel_system::write_about(game, &change) {
                self.tell(|shared| shared.done.push(Done::Unwritten(game.clone(), error)));
            }
        }
        self.look();
    }

    fn move_games(&mut self, games: &[PathBuf], into_bin: bool) {
        let folder = if into_bin { self.store.bin() } else { self.store.games() };
        let (moved, left): (Vec<_>, Vec<_>) =
            rondel_system::move_games(games, &folder).into_iter().partition(Result::is_ok);
        let left = left.into_iter().filter_map(Result::err).collect();
        self.done(Done::Moved { into_bin, games: moved.len(), left });
    }

    fn import(&mut self, places: &[PathBuf]) {
        let mut imported = Imported::default();
        let mut taken: BTreeMap<i64, Vec<(rondel_system::Identity, PathBuf)>> = BTreeMap::new();
        for file in places.iter().flat_map(|place| rondel_system::games_at(place)) {
            let known = |identity: &rondel_system::Identity| {
                let mut alike = taken.get(&identity.print()).into_iter().flatten();
                let among_taken = alike.find(|(one, _)| one == identity).map(|(_, file)| file.clone());
                among_taken.or_else(|| self.file_of(identity))
            };
            match rondel_system::take_in(&file, &self.store.games(), known) {
                (ImportOutcome::New(here), identity) => {
                    imported.new += 1;
                    if let Some(identity) = identity {
                        taken.entry(identity.print()).or_default().push((identity, here));
                    }
                }
                (ImportOutcome::Known, _) => imported.known += 1,
                (ImportOutcome::Refused(why), _) => imported.refused.push((file, why)),
            }
        }
        self.done(Done::Imported(imported));
    }

    /// Returns the file of an identical game, ignoring the bin, because a deleted game can be imported again.
    fn file_of(&self, identity: &rondel_system::Identity) -> Option<PathBuf> {
        let alike = self.index.of_print(identity.print()).unwrap_or_default();
        let mut files =
            alike.iter().filter(|(place, _)| *place == GameLocation::Shelf).filter_map(|key| self.files.get(key));
        let file = files.find(|file| rondel_system::Identity::in_file(&file.path).as_ref() == Some(identity));
        file.map(|file| file.path.clone())
    }
}

/// Creates the threads that read files.
fn pool() -> ThreadPool {
    let named = ThreadPoolBuilder::new().thread_name(|number| format!("library {number}")).build();
    // If no threads can be created, the current thread does the work.
    named.or_else(|_| ThreadPoolBuilder::new().num_threads(1).use_current_thread().build()).expect("this thread")
}

/// Returns all game files of a folder, each with a fingerprint of the file and its sidecar files. A folder that
/// does not exist counts as empty.
fn files(folder: &Path, place: GameLocation) -> io::Result<BTreeMap<Key, File>> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(error) => return Err(error),
    };
    let mut names: Vec<std::ffi::OsString> = entries.flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    let mut files: BTreeMap<Key, File> = BTreeMap::new();
    for name in &names {
        if Path::new(name).extension().is_none_or(|ending| ending != "rondel") {
            continue;
        }
        let path = folder.join(name);
        // For a broken link, the metadata of the link itself is used.
        let about = path.metadata().or_else(|_| path.symlink_metadata());
        let played = about.as_ref().map(seconds).unwrap_or_default();
        let mut stamp = about.map(|about| mark(&about)).unwrap_or_default();
        let mut start = name.clone();
        start.push(".");
        let first = names.partition_point(|other| *other < start);
        for beside in &names[first..] {
            let Some(ending) = beside.as_encoded_bytes().strip_prefix(start.as_encoded_bytes()) else { break };
            let about = folder.join(beside).metadata();
            let ending = String::from_utf8_lossy(ending);
            stamp.extend([" ", &ending, "=", &about.map(|about| mark(&about)).unwrap_or_default()]);
        }
        let mut called = name.to_string_lossy().into_owned();
        // Two file names that are not valid Unicode may become equal after conversion.
        while files.contains_key(&(place, called.clone())) {
            called.push('\u{FFFD}');
        }
        files.insert((place, called), File { path, stamp, played });
    }
    Ok(files)
}

/// Returns the size and modification time of a file as text.
fn mark(about: &Metadata) -> String {
    let nanos = about.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    format!("{}:{}", about.len(), nanos.unwrap_or_default().as_nanos())
}

fn seconds(about: &Metadata) -> i64 {
    let since = about.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.unwrap_or_default().as_secs().cast_signed()
}

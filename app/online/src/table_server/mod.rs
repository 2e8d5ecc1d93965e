//! All open online tables of this program: the tables hosted here, whose guests connect over a network or
//! from phones, and the tables that the user has joined as a guest.
//!
//! [`TableServer::attend`] advances all of them: it reads and answers messages, lets bots move in turn,
//! replaces absent guests, begins and ends games, and returns the events as `TableEvent`s. The caller decides
//! how often to call it: the window does so in every frame, `rondel host` in a loop. The game on the screen
//! is lent to the play screen and passed to `attend` as `OnScreen`. It returns to the server when the user
//! leaves the screen.

mod absence;
mod attend;
mod bot_queue;
mod resume;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use rondel::{Bot, Plugin, Setup, View};
use rondel_hosting::TableId;
use rondel_system::Store;
use rondel_tables::{GameHandle, RemoteTable, TableChange, TableEvent, TableKey, TableSummary};

use self::absence::Absence;
use self::bot_queue::BotQueue;
pub use self::resume::age;
use crate::error::TableError;
use crate::guest_connections::GuestConnections;
use crate::guest_session::GuestSession;
use crate::hosted_lobby::{HostedLobby, InvitedSeat, TableTerms, agreement, summary_of};
use crate::net::{Identity, Invitation, TransportOptions};
use crate::router::Router;
use crate::session_file::TABLE;

/// Limits and policies for the tables that this program hosts.
#[derive(Clone, Copy, Debug)]
pub struct HostPolicy {
    /// The bot that plays for a guest who is disconnected or undecided for longer than `patience`.
    pub stand_in: Option<Bot>,
    /// Maximum time that a guest may delay the other players. `None` if a person at this screen decides when
    /// to stop waiting.
    pub patience: Option<Duration>,
    /// Maximum number of bots that think at the same time at tables that are not on the screen.
    pub bots: usize,
    /// Maximum number of open tables.
    pub most_tables: usize,
    /// Maximum total size of saved games, in megabytes. No new table is opened once this size is reached.
    pub most_disk: u64,
    /// When to close a table whose game is over.
    pub when_over: WhenOver,
}

/// When to close a table whose game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhenOver {
    /// It stays open until the program ends.
    Stays,
    /// After all guests have seen the end and had time to ask for another game, or after a week.
    ClosesLater,
    /// As soon as the connected guests have seen the end.
    ClosesAtOnce,
}

/// The stage of a table.
enum TableStage {
    /// Hosted here and waiting for guests.
    Gathering(Box<HostedLobby>),
    /// Its game is in progress, or about to begin on another machine, and is not on the screen.
    Playing(Box<GameHandle>),
    /// Its game is on the screen, which owns it.
    Lent,
    /// The table is closed.
    Closed,
}

/// An open table.
struct OpenTable {
    id: TableId,
    stage: TableStage,
    /// File of the table.
    file: Option<PathBuf>,
    /// The reason why the table cannot continue or its data is not saved, if any.
    trouble: Option<String>,
    /// Time when the table was last processed.
    looked: Option<Instant>,
    /// Number of plies when the user was last asked to decide.
    called: Option<usize>,
    /// Time when its game ended.
    over: Option<Instant>,
    absence: Absence,
    /// Whether its players have moved to the next table.
    followed: bool,
    /// Whether its bots pause until the user returns.
    bots_halt: bool,
}

/// All open online tables of this program.
pub struct TableServer {
    router: Arc<Router>,
    store: Store,
    policy: HostPolicy,
    tables: BTreeMap<TableKey, OpenTable>,
    /// The last table that was processed without pending messages.
    last: TableKey,
    /// The queue of bots.
    queue: BotQueue,
    /// Guest sessions that are being read from their files.
    reading: Option<Receiver<GuestSession>>,
    /// Events since the last call of [`TableServer::take_events`].
    events: Vec<TableEvent>,
    /// Called when a message has arrived or a bot has finished thinking.
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl TableServer {
    /// Makes this program reachable. `wake` is called when a table needs attention.
    ///
    /// # Errors
    /// Returns an error if the network cannot be used.
    pub fn open(
        identity: Identity,
        options: &TransportOptions,
        store: Store,
        policy: HostPolicy,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, TableError> {
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(wake);
        let woken = wake.clone();
        let router = Arc::new(Router::open(identity, options, move || woken())?);
        let (tables, events) = Default::default();
        let (queue, last) = (BotQueue::new(policy.bots), TableKey(0));
        Ok(Self { router, store, policy, tables, last, queue, reading: None, events, wake })
    }

    /// Returns the router for messages between tables and guests. Web pages connect to it as guests.
    pub fn router(&self) -> &Arc<Router> {
        &self.router
    }

    /// Returns whether no table or session is using the network.
    pub fn is_idle(&self) -> bool {
        Arc::strong_count(&self.router) == 1
    }

    /// Returns the keys of all tables.
    pub fn keys(&self) -> Vec<TableKey> {
        self.tables.keys().copied().collect()
    }

    /// Returns the summary for the list of tables, or `None` if the game is over or on the screen.
    pub fn summary(&self, key: TableKey) -> Option<TableSummary> {
        match &self.tables.get(&key)?.stage {
            TableStage::Gathering(lobby) => lobby.summary(),
            TableStage::Playing(held) => held.summary(),
            TableStage::Lent | TableStage::Closed => None,
        }
    }

    /// Reads the file of a table that is not open. Returns the summary and the view of the table, or `None` if its game
    /// is over.
    pub fn look(path: &Path) -> Option<(TableSummary, Option<View>)> {
        if gathers(path) {
            return Some((summary_of(&HostedLobby::agreed(path).ok()?, path)?, None));
        }
        let session = GuestSession::look(path).ok()?;
        let view = session.guest().present().cloned();
        let summary = GameHandle::Remote(Box::new(session)).summary()?;
        Some((TableSummary { file: Some(path.to_owned()), ..summary }, view))
    }

    /// Returns the open table that belongs to a file.
    pub fn key_of(&self, file: &Path) -> Option<TableKey> {
        self.tables.iter().find(|(_, table)| table.file.as_deref() == Some(file)).map(|(key, _)| *key)
    }

    /// Returns the table if it is waiting for guests.
    pub fn lobby(&self, key: TableKey) -> Option<&HostedLobby> {
        if let TableStage::Gathering(lobby) = &self.tables.get(&key)?.stage { Some(lobby) } else { None }
    }

    /// Like [`lobby`](Self::lobby), but mutable.
    pub fn lobby_mut(&mut self, key: TableKey) -> Option<&mut HostedLobby> {
        let table = self.tables.get_mut(&key)?;
        table.looked = None;
        if let TableStage::Gathering(lobby) = &mut table.stage { Some(lobby) } else { None }
    }

    /// Returns the game of a table if it has begun and is not on the screen.
    pub fn playing(&self, key: TableKey) -> Option<&GameHandle> {
        if let TableStage::Playing(held) = &self.tables.get(&key)?.stage {
            held.has_begun().then_some(held)
        } else {
            None
        }
    }

    /// Returns the remote table if its game has not begun.
    pub fn joining(&self, key: TableKey) -> Option<&dyn RemoteTable> {
        let TableStage::Playing(held) = &self.tables.get(&key)?.stage else { return None };
        held.away().filter(|_| !held.has_begun())
    }

    /// Returns whether a table is open.
    pub fn is_open(&self, key: TableKey) -> bool {
        self.tables.contains_key(&key)
    }

    /// Returns the reason why a table cannot continue or its data is not saved, if any.
    pub fn trouble(&self, key: TableKey) -> Option<&str> {
        self.tables.get(&key)?.trouble.as_deref()
    }

    /// Opens a new table.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened or no further table is allowed.
    pub fn invite(
        &mut self,
        plugin: &'static Plugin,
        setup: Box<dyn Setup>,
        seats: &[InvitedSeat],
        terms: TableTerms,
    ) -> Result<TableKey, TableError> {
        self.check_tables()?;
        let agreed = agreement(plugin, setup, seats, terms)?;
        let lobby = HostedLobby::open(plugin, agreed, self.router.clone(), &self.store.visits())?;
        Ok(self.insert_lobby(lobby))
    }

    /// Opens new tables until `wanted` tables of a game are open.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened or no further table is allowed. If other tables are
    /// open, the error is only logged, so that they can continue.
    pub fn invite_up_to(
        &mut self,
        wanted: usize,
        plugin: &'static Plugin,
        setup: &dyn Setup,
        seats: &[InvitedSeat],
        terms: TableTerms,
    ) -> Result<(), TableError> {
        let goes_on = !self.tables.is_empty();
        let open = self.tables.keys().filter_map(|key| self.summary(*key)).filter(|table| table.plugin.id == plugin.id);
        let open = open.count();
        let mut done = if open < wanted { self.check_disk() } else { Ok(()) };
        for _ in open..wanted {
            let setup = rondel::setup::clone_setup(setup);
            done = done.and_then(|()| self.invite(plugin, setup, seats, terms)).map(drop);
        }
        if let (Err(error), true) = (&done, goes_on) {
            tracing::error!("no new table can be opened: {error}");
            return Ok(());
        }
        done
    }

    /// Accepts an invitation and returns its table, which may already be open.
    ///
    /// # Errors
    /// Returns an error if the text is not an invitation or the file cannot be written.
    pub fn join(&mut self, invitation: &str, name: &str) -> Result<TableKey, TableError> {
        let folder = self.store.visits();
        if let Some(key) = self.key_of(&GuestSession::file_of(&folder, invitation)?) {
            return Ok(key);
        }
        if invitation.parse::<Invitation>()?.host.key() == self.router.key() {
            return Err(TableError::OwnTable);
        }
        let session = GuestSession::begin(&folder, invitation, name)?;
        Ok(self.insert_session(session))
    }

    /// Opens the table in a file: a hosted table that is waiting for guests, or a guest session.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or the table cannot be opened.
    pub fn open_file(&mut self, path: &Path) -> Result<TableKey, TableError> {
        if let Some(key) = self.key_of(path) {
            return Ok(key);
        }
        if gathers(path) {
            return HostedLobby::resume(path, self.router.clone()).map(|lobby| self.insert_lobby(lobby));
        }
        GuestSession::resume(path.to_owned()).map(|session| self.insert_session(session))
    }

    /// Moves players to a new table: all who are present and have revealed their share of the random seed.
    ///
    /// # Errors
    /// Returns an error if the table cannot be opened.
    pub fn gather_anew(&mut self, key: TableKey) -> Result<TableKey, TableError> {
        let next = self.lobby_mut(key).ok_or(TableError::NoNextTable)?.anew()?;
        Ok(self.insert_lobby(next))
    }

    /// Opens the game on the screen to guests. The screen keeps the game.
    pub fn adopt(&mut self, held: &mut GameHandle) -> Option<TableKey> {
        let id = held.here()?.host().hosted()?.agreement.table;
        held.here_mut()?.admit(Box::new(GuestConnections::of(self.router.clone(), id)));
        Some(self.insert(OpenTable::of_game(id, held)))
    }

    /// Transfers a game to the screen.
    pub fn lend(&mut self, key: TableKey) -> Option<GameHandle> {
        let table = self.tables.get_mut(&key)?;
        match std::mem::replace(&mut table.stage, TableStage::Lent) {
            TableStage::Playing(held) if held.has_begun() => Some(*held),
            other => {
                table.stage = other;
                None
            }
        }
    }

    /// Takes a game back from the screen.
    pub fn give_back(&mut self, key: TableKey, held: GameHandle, bots_halt: bool) {
        if let Some(table) = self.tables.get_mut(&key) {
            (table.stage, table.bots_halt, table.looked) = (TableStage::Playing(Box::new(held)), bots_halt, None);
        }
    }

    /// Closes a table. If this program hosts the table and the game has not been dealt, the table is cancelled. If
    /// the user is a guest at a remote table whose game has not begun, the user leaves that table.
    pub fn close(&mut self, key: TableKey) {
        match self.tables.remove(&key).map(|table| table.stage) {
            Some(TableStage::Gathering(lobby)) => lobby.call_off(),
            Some(TableStage::Playing(mut held)) if !held.has_begun() => {
                if let Some(session) = held.away_mut() {
                    session.leave();
                }
            }
            _ => {}
        }
        self.queue.ends(key);
    }

    /// Checks that another table may be opened.
    ///
    /// # Errors
    /// Returns an error if the maximum number of open tables has been reached.
    fn check_tables(&self) -> Result<(), TableError> {
        let (open, most) = (self.tables.len(), self.policy.most_tables);
        if open >= most { Err(TableError::ManyTables { open, most }) } else { Ok(()) }
    }

    /// Checks that there is space for the games of another table.
    ///
    /// # Errors
    /// Returns an error if saved games have reached the maximum size.
    fn check_disk(&self) -> Result<(), TableError> {
        const MEGABYTE: u64 = 1_000_000;
        let most = self.policy.most_disk;
        let kept = [self.store.games(), self.store.visits()].iter().map(|folder| bytes(folder)).sum::<u64>() / MEGABYTE;
        if kept >= most { Err(TableError::FullDisk { kept, most }) } else { Ok(()) }
    }

    fn insert_lobby(&mut self, lobby: HostedLobby) -> TableKey {
        let (id, file) = (lobby.table(), Some(lobby.file().to_owned()));
        self.insert(OpenTable { file, ..OpenTable::new(id, TableStage::Gathering(Box::new(lobby))) })
    }

    fn insert_session(&mut self, mut session: GuestSession) -> TableKey {
        session.connect(self.router.clone());
        self.insert_game(session.guest().table(), GameHandle::Remote(Box::new(session)))
    }

    fn insert_game(&mut self, id: TableId, held: GameHandle) -> TableKey {
        let table = OpenTable::of_game(id, &held);
        self.insert(OpenTable { stage: TableStage::Playing(Box::new(held)), ..table })
    }

    fn insert(&mut self, table: OpenTable) -> TableKey {
        static OPENED: AtomicU32 = AtomicU32::new(1);
        let key = TableKey(OPENED.fetch_add(1, Ordering::Relaxed));
        self.tables.insert(key, table);
        key
    }

    /// Returns the events since the last call.
    pub fn take_events(&mut self) -> Vec<TableEvent> {
        std::mem::take(&mut self.events)
    }

    fn say(&mut self, key: TableKey, table: TableId, change: TableChange) {
        self.events.push(TableEvent { key, table, change });
    }
}

impl OpenTable {
    fn new(id: TableId, stage: TableStage) -> Self {
        Self {
            id,
            stage,
            file: None,
            trouble: None,
            looked: None,
            called: None,
            over: None,
            absence: Absence::default(),
            followed: false,
            bots_halt: false,
        }
    }

    /// Creates the entry for a game. A turn that is already in progress is not reported.
    fn of_game(id: TableId, held: &GameHandle) -> Self {
        let (file, called) = (held.file().map(Path::to_owned), held.is_own_turn().then(|| held.plies()));
        Self { file, called, ..Self::new(id, TableStage::Lent) }
    }
}

/// Returns whether a file belongs to a hosted table that is waiting for guests.
fn gathers(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == TABLE)
}

/// Returns the total size of the files in a folder, in bytes.
fn bytes(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.metadata().ok()).map(|data| data.len()).sum()
}

#[cfg(test)]
mod tests;

//! All tables with people elsewhere that are open in this program: those held here, whose guests come over a network or
//! from phones, and those at which its own person is a guest.
//!
//! [`TableServer::attend`] keeps all of them going: it reads and answers messages, moves bots in turn, replaces absent
//! guests, begins and ends games, and returns what happened as `TableEvent`s. The caller decides how often: the window
//! in every frame, `rondel host` in a loop. The game on the screen is lent to the play screen and passed to `attend` as
//! `OnScreen`; when its person leaves the screen it goes back to the server.

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
use crate::hosted_lobby::{HostedLobby, InvitedSeat, agreement, summary_of};
use crate::net::{Identity, TransportOptions};
use crate::router::Router;
use crate::session_file::TABLE;

/// How tables are held in this program.
#[derive(Clone, Copy, Debug)]
pub struct HostPolicy {
    /// The bot that plays for a guest who is gone or does not decide for longer than `patience`.
    pub stand_in: Option<Bot>,
    /// So long somebody may hold the others up; for ever where a person at this screen decides about it.
    pub patience: Option<Duration>,
    /// So many bots think at a time, at tables that are not on the screen.
    pub bots: usize,
    /// So many tables are open at a time.
    pub most_tables: usize,
    /// So many megabytes of games are kept; where there are more, no new table is opened.
    pub most_disk: u64,
    /// When a table is closed whose game is over.
    pub when_over: WhenOver,
}

/// When a table is closed whose game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhenOver {
    /// It stays open until the program ends.
    Stays,
    /// Once all guests were shown the end, and had time to ask for another game; after a week at the latest.
    ClosesLater,
    /// As soon as those who are there were shown the end.
    ClosesAtOnce,
}

/// How far a table has come.
enum TableStage {
    /// It is held here and waits for guests.
    Gathering(Box<HostedLobby>),
    /// Its game is played, or is awaited from elsewhere, and nobody looks at it.
    Playing(Box<GameHandle>),
    /// Its game is on the screen, which has it.
    Lent,
    /// It is no more.
    Closed,
}

/// An open table.
struct OpenTable {
    id: TableId,
    stage: TableStage,
    /// Where it is written down.
    file: Option<PathBuf>,
    /// Why it cannot go on, or what it should remember is not on disk.
    trouble: Option<String>,
    /// When it was looked after last.
    looked: Option<Instant>,
    /// How many decisions there were when its person was called to decide.
    called: Option<usize>,
    /// Since when its game is over.
    over: Option<Instant>,
    absence: Absence,
    /// Whether its person went along to the next table of the same people.
    followed: bool,
    /// Whether its bots halt until its person is back.
    bots_halt: bool,
}

/// All tables with people elsewhere that are open in this program.
pub struct TableServer {
    router: Arc<Router>,
    store: Store,
    policy: HostPolicy,
    tables: BTreeMap<TableKey, OpenTable>,
    /// The last of those that were looked after though nothing was heard of them.
    last: TableKey,
    /// Whose bots think.
    queue: BotQueue,
    /// Guest sessions that are read from their files.
    reading: Option<Receiver<GuestSession>>,
    /// What happened since this was last asked for.
    events: Vec<TableEvent>,
    /// Called when something has come or a bot has thought.
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl TableServer {
    /// Opens this program to others; `wake` is called when there is something to attend to.
    ///
    /// # Errors
    /// A network that cannot be used.
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

    /// What carries messages between tables and guests: pages are guests too.
    pub fn router(&self) -> &Arc<Router> {
        &self.router
    }

    /// Whether nobody is connected or looked for.
    pub fn is_idle(&self) -> bool {
        Arc::strong_count(&self.router) == 1
    }

    /// All tables.
    pub fn keys(&self) -> Vec<TableKey> {
        self.tables.keys().copied().collect()
    }

    /// What a list of tables says of one; nothing of one that is over or on the screen.
    pub fn summary(&self, key: TableKey) -> Option<TableSummary> {
        match &self.tables.get(&key)?.stage {
            TableStage::Gathering(lobby) => lobby.summary(),
            TableStage::Playing(held) => held.summary(),
            TableStage::Lent | TableStage::Closed => None,
        }
    }

    /// What lies in the file of a table that is not open, and how it looks; nothing where its game is over.
    pub fn look(path: &Path) -> Option<(TableSummary, Option<View>)> {
        if gathers(path) {
            return Some((summary_of(&HostedLobby::agreed(path).ok()?, path)?, None));
        }
        let session = GuestSession::look(path).ok()?;
        let view = session.guest().present().cloned();
        let summary = GameHandle::Remote(Box::new(session)).summary()?;
        Some((TableSummary { file: Some(path.to_owned()), ..summary }, view))
    }

    /// The table of a file that is open already.
    pub fn key_of(&self, file: &Path) -> Option<TableKey> {
        self.tables.iter().find(|(_, table)| table.file.as_deref() == Some(file)).map(|(key, _)| *key)
    }

    /// The table that waits for guests.
    pub fn lobby(&self, key: TableKey) -> Option<&HostedLobby> {
        if let TableStage::Gathering(lobby) = &self.tables.get(&key)?.stage { Some(lobby) } else { None }
    }

    /// The same, to change who is to come.
    pub fn lobby_mut(&mut self, key: TableKey) -> Option<&mut HostedLobby> {
        let table = self.tables.get_mut(&key)?;
        table.looked = None;
        if let TableStage::Gathering(lobby) = &mut table.stage { Some(lobby) } else { None }
    }

    /// A game that nobody looks at.
    pub fn playing(&self, key: TableKey) -> Option<&GameHandle> {
        if let TableStage::Playing(held) = &self.tables.get(&key)?.stage {
            held.has_begun().then_some(held)
        } else {
            None
        }
    }

    /// The table elsewhere whose game has not begun.
    pub fn joining(&self, key: TableKey) -> Option<&dyn RemoteTable> {
        let TableStage::Playing(held) = &self.tables.get(&key)?.stage else { return None };
        held.away().filter(|_| !held.has_begun())
    }

    /// Whether a table is open.
    pub fn is_open(&self, key: TableKey) -> bool {
        self.tables.contains_key(&key)
    }

    /// Why a table cannot go on, or what it should remember is not on disk.
    pub fn trouble(&self, key: TableKey) -> Option<&str> {
        self.tables.get(&key)?.trouble.as_deref()
    }

    /// Opens a new table.
    ///
    /// # Errors
    /// A setup that cannot be opened, or no room for another table.
    pub fn invite(
        &mut self,
        plugin: &'static Plugin,
        setup: Box<dyn Setup>,
        seats: &[InvitedSeat],
        watchers: bool,
    ) -> Result<TableKey, TableError> {
        self.check_tables()?;
        let agreed = agreement(plugin, setup, seats, watchers)?;
        let lobby = HostedLobby::open(plugin, agreed, self.router.clone(), &self.store.visits())?;
        Ok(self.insert_lobby(lobby))
    }

    /// Opens new tables until there are so many of a game, with those that go on.
    ///
    /// # Errors
    /// A setup that cannot be opened, or no room for another table, where no other goes on: who sits at one need not care.
    pub fn invite_up_to(
        &mut self,
        wanted: usize,
        plugin: &'static Plugin,
        setup: &dyn Setup,
        seats: &[InvitedSeat],
        watchers: bool,
    ) -> Result<(), TableError> {
        let goes_on = !self.tables.is_empty();
        let open = self.tables.keys().filter_map(|key| self.summary(*key)).filter(|table| table.plugin.id == plugin.id);
        let open = open.count();
        let mut done = if open < wanted { self.check_disk() } else { Ok(()) };
        for _ in open..wanted {
            let setup = rondel::setup::clone_setup(setup);
            done = done.and_then(|()| self.invite(plugin, setup, seats, watchers)).map(drop);
        }
        if let (Err(error), true) = (&done, goes_on) {
            tracing::error!("no new table: {error}");
            return Ok(());
        }
        done
    }

    /// Accepts an invitation; the table of it where it is open already.
    ///
    /// # Errors
    /// A text that is no invitation, or a file that cannot be written.
    pub fn join(&mut self, invitation: &str, name: &str) -> Result<TableKey, TableError> {
        let folder = self.store.visits();
        if let Some(key) = self.key_of(&GuestSession::file_of(&folder, invitation)?) {
            return Ok(key);
        }
        let session = GuestSession::begin(&folder, invitation, name)?;
        Ok(self.insert_session(session))
    }

    /// Opens the table in a file: one that waits for guests, or one in which one is a guest.
    ///
    /// # Errors
    /// A file that cannot be read, or a table that cannot be opened.
    pub fn open_file(&mut self, path: &Path) -> Result<TableKey, TableError> {
        if let Some(key) = self.key_of(path) {
            return Ok(key);
        }
        if gathers(path) {
            return HostedLobby::resume(path, self.router.clone()).map(|lobby| self.insert_lobby(lobby));
        }
        GuestSession::resume(path.to_owned()).map(|session| self.insert_session(session))
    }

    /// Those who are there gather at another table, without whoever does not open their share of the luck.
    ///
    /// # Errors
    /// A table that cannot be opened.
    pub fn gather_anew(&mut self, key: TableKey) -> Result<TableKey, TableError> {
        let next = self.lobby_mut(key).ok_or(TableError::NoNextTable)?.anew()?;
        Ok(self.insert_lobby(next))
    }

    /// Lets guests into a game that is on the screen, which keeps it.
    pub fn adopt(&mut self, held: &mut GameHandle) -> Option<TableKey> {
        let id = held.here()?.host().hosted()?.agreement.table;
        held.here_mut()?.admit(Box::new(GuestConnections::of(self.router.clone(), id)));
        Some(self.insert(OpenTable::of_game(id, held)))
    }

    /// Gives a game to the screen.
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

    /// Closes a table: one that waits for guests is called off, one elsewhere whose game has not begun is left.
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

    /// # Errors
    /// As many open tables as there may be.
    fn check_tables(&self) -> Result<(), TableError> {
        let (open, most) = (self.tables.len(), self.policy.most_tables);
        if open >= most { Err(TableError::ManyTables { open, most }) } else { Ok(()) }
    }

    /// # Errors
    /// More games on disk than there may be.
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

    /// What happened since this was last asked for.
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

    /// Whose turn it is when a game comes here is no news.
    fn of_game(id: TableId, held: &GameHandle) -> Self {
        let (file, called) = (held.file().map(Path::to_owned), held.is_own_turn().then(|| held.plies()));
        Self { file, called, ..Self::new(id, TableStage::Lent) }
    }
}

/// Whether a file is that of a table that waits for its guests, and no guest's.
fn gathers(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == TABLE)
}

/// How many bytes the files of a folder have.
fn bytes(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.metadata().ok()).map(|data| data.len()).sum()
}

#[cfg(test)]
mod tests;

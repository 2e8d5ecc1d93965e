//! Whose messages are whose: one for all tables of a program.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rondel_hosting::{Key, Refusal, TableId, ToGuest, ToHost, read_to_guest, read_to_host, write};
use tokio::task::AbortHandle;

use crate::nearby::NearbyTable;
use crate::net::{
    Address, Advertisement, ConnectionId, Identity, LocalConnector, Nearby, NetError, ReceivePermit, Transport,
    TransportEvent, TransportOptions,
};

/// Something that has come for a table or a visit.
#[derive(Debug)]
pub enum Inbound<M> {
    /// Somebody is connected.
    Came {
        /// Over which line.
        line: ConnectionId,
        /// Who.
        key: Key,
    },
    /// Somebody said something.
    Heard {
        /// Over which line.
        line: ConnectionId,
        /// Who.
        key: Key,
        /// What.
        message: M,
        /// What it takes of the room for what nobody has read yet.
        permit: ReceivePermit,
    },
    /// The host of a visit said something that is no message; nothing more is heard of it.
    Nonsense,
    /// A connection has ended.
    Went {
        /// Over which line.
        line: ConnectionId,
        /// Why, as far as one knows.
        why: String,
    },
}

/// Sorts what comes for the tables that are held here and for the visits elsewhere.
pub struct Router {
    transport: Transport,
    messages: u16,
    state: Mutex<RouterState>,
}

#[derive(Default)]
struct RouterState {
    /// What waits for each table that is open.
    tables: BTreeMap<TableId, Vec<Inbound<ToHost>>>,
    /// What waits for each visit.
    visits: BTreeMap<ConnectionId, Vec<Inbound<ToGuest>>>,
    /// Who is at the other end of a line.
    keys: BTreeMap<ConnectionId, Key>,
    /// Which table a line is for, once that was said.
    seated: BTreeMap<ConnectionId, TableId>,
    /// Lines whose other side spoke nonsense: nothing more is heard of them.
    deaf: BTreeSet<ConnectionId>,
}

impl Router {
    /// Opens this program to others; `wake` is called when something has come.
    ///
    /// # Errors
    /// A network that cannot be used.
    pub fn open(
        identity: Identity,
        options: &TransportOptions,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, NetError> {
        Ok(Self {
            transport: Transport::open(identity, options, wake)?,
            messages: options.messages,
            state: Mutex::default(),
        })
    }

    /// Where somebody who is in this program comes to its tables.
    pub fn connector(&self) -> LocalConnector {
        self.transport.connector()
    }

    /// Does something beside all else, until it is done or the program ends.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> Option<AbortHandle> {
        self.transport.spawn(work)
    }

    /// So many messages are taken from one guest between two ticks.
    pub(super) fn messages(&self) -> u16 {
        self.messages
    }

    /// Where this program is.
    pub fn address(&self, most: Duration) -> Address {
        self.transport.address(most)
    }

    /// What others know this program by.
    pub fn key(&self) -> Key {
        self.transport.key()
    }

    fn state(&self) -> MutexGuard<'_, RouterState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows a table to everybody on the local network, until what is returned is dropped: whoever sees it can take its seat.
    ///
    /// # Errors
    /// A network in which nobody can be found.
    pub fn show(&self, table: &NearbyTable) -> Result<Advertisement, NetError> {
        self.transport.show(&table.words())
    }

    /// Looks for tables on the local network, until what is returned is dropped. `wake` is called when there is news.
    ///
    /// # Errors
    /// A network in which nobody can be found.
    pub fn look_around(&self, wake: impl Fn() + Send + 'static) -> Result<Nearby, NetError> {
        self.transport.look_around(wake)
    }

    /// From now on a table hears what is said to it.
    pub fn open_table(&self, table: TableId) {
        self.state().tables.entry(table).or_default();
    }

    /// A table is closed: whoever sits there is told.
    pub fn close_table(&self, table: TableId) {
        let mut state = self.state();
        state.tables.remove(&table);
        let lines: Vec<ConnectionId> =
            state.seated.iter().filter(|(_, at)| **at == table).map(|(line, _)| *line).collect();
        for line in lines {
            self.refuse(&mut state, line, Refusal::Closed);
        }
    }

    /// Calls the host of a table.
    pub fn visit(&self, address: Address) -> ConnectionId {
        let line = self.transport.call(address);
        self.state().visits.entry(line).or_default();
        line
    }

    /// Ends a visit.
    pub fn leave(&self, line: ConnectionId) {
        let mut state = self.state();
        state.visits.remove(&line);
        // That the line has ended is told to nobody any more.
        state.keys.remove(&line);
        state.deaf.remove(&line);
        self.transport.end(line, "left");
    }

    /// What has come for a table.
    pub fn mail_of(&self, table: TableId) -> Vec<Inbound<ToHost>> {
        let mut state = self.state();
        self.sort(&mut state, Duration::ZERO);
        state.tables.get_mut(&table).map(std::mem::take).unwrap_or_default()
    }

    /// What has come for a visit.
    pub fn mail_for(&self, line: ConnectionId) -> Vec<Inbound<ToGuest>> {
        let mut state = self.state();
        self.sort(&mut state, Duration::ZERO);
        state.visits.get_mut(&line).map(std::mem::take).unwrap_or_default()
    }

    /// Waits for something to come, so long at most; the tables for which there is mail.
    pub fn wait(&self, most: Duration) -> Vec<TableId> {
        let mut state = self.state();
        self.sort(&mut state, most);
        state.tables.iter().filter(|(_, mail)| !mail.is_empty()).map(|(table, _)| *table).collect()
    }

    /// Says something to a guest.
    pub fn tell_guest(&self, line: ConnectionId, message: &ToGuest) {
        if !self.transport.send(line, &write(message)) {
            // Who does not take what is sent is cut off, and may come again.
            self.transport.end(line, "too slow");
        }
    }

    /// Says something to a host.
    pub fn tell_host(&self, line: ConnectionId, message: &ToHost) {
        self.transport.send(line, &write(message));
    }

    /// Says no to a guest, and ends the line.
    pub fn refuse_guest(&self, line: ConnectionId, refusal: Refusal) {
        self.refuse(&mut self.state(), line, refusal);
    }

    fn refuse(&self, state: &mut RouterState, line: ConnectionId, refusal: Refusal) {
        self.transport.send(line, &write(&ToGuest::Refused(refusal)));
        self.transport.end(line, &refusal.to_string());
        state.deaf.insert(line);
    }

    fn sort(&self, state: &mut RouterState, most: Duration) {
        let events = if most.is_zero() { self.transport.events() } else { self.transport.wait(most) };
        for event in events {
            match event {
                TransportEvent::Came { line, key } => {
                    state.keys.insert(line, key);
                    if let Some(mail) = state.visits.get_mut(&line) {
                        mail.push(Inbound::Came { line, key });
                    }
                }
                TransportEvent::Heard { line, bytes, permit } => self.hear(state, line, &bytes, permit),
                TransportEvent::Went { line, why } => {
                    state.keys.remove(&line);
                    state.deaf.remove(&line);
                    let table = state.seated.remove(&line);
                    if let Some(mail) = state.visits.get_mut(&line) {
                        mail.push(Inbound::Went { line, why });
                    } else if let Some(mail) = table.and_then(|table| state.tables.get_mut(&table)) {
                        mail.push(Inbound::Went { line, why });
                    }
                }
            }
        }
    }

    fn hear(&self, state: &mut RouterState, line: ConnectionId, bytes: &[u8], permit: ReceivePermit) {
        let Some(key) = state.keys.get(&line).copied() else { return };
        if state.deaf.contains(&line) {
            return;
        }
        if let Some(mail) = state.visits.get_mut(&line) {
            if let Ok(message) = read_to_guest(bytes) {
                mail.push(Inbound::Heard { line, key, message, permit });
            } else {
                mail.push(Inbound::Nonsense);
                self.transport.end(line, "garbled");
                state.deaf.insert(line);
            }
            return;
        }
        let Ok(message) = read_to_host(bytes) else {
            self.refuse(state, line, Refusal::Garbled);
            return;
        };
        let table = *state.seated.entry(line).or_insert(message.table);
        match state.tables.get_mut(&table) {
            Some(mail) if message.table == table => mail.push(Inbound::Heard { line, key, message, permit }),
            Some(_) => self.refuse(state, line, Refusal::Garbled),
            None => self.refuse(state, line, Refusal::No),
        }
    }
}

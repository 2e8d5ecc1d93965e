//! Routes messages to the tables and guest sessions of a program.

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

/// An event for a table or a guest session.
#[derive(Debug)]
pub enum Inbound<M> {
    /// A connection was established.
    Came {
        /// The connection.
        line: ConnectionId,
        /// Key of the other side.
        key: Key,
    },
    /// A message was received.
    Heard {
        /// The connection.
        line: ConnectionId,
        /// Key of the sender.
        key: Key,
        /// The message.
        message: M,
        /// The message's share of the receive buffer.
        permit: ReceivePermit,
    },
    /// The host sent an invalid message. No further messages from the host are processed.
    Nonsense,
    /// A connection has ended.
    Went {
        /// The connection.
        line: ConnectionId,
        /// The reason, if known.
        why: String,
    },
}

/// A router that distributes received messages to local tables and to sessions at remote tables.
pub struct Router {
    transport: Transport,
    messages: u16,
    state: Mutex<RouterState>,
}

#[derive(Default)]
struct RouterState {
    /// Pending messages for each open table.
    tables: BTreeMap<TableId, Vec<Inbound<ToHost>>>,
    /// Pending messages for each guest session.
    visits: BTreeMap<ConnectionId, Vec<Inbound<ToGuest>>>,
    /// Key of the other side of each connection.
    keys: BTreeMap<ConnectionId, Key>,
    /// The table of each connection, known from its first message.
    seated: BTreeMap<ConnectionId, TableId>,
    /// Connections that sent invalid messages or were refused. Their further messages are ignored.
    deaf: BTreeSet<ConnectionId>,
}

impl Router {
    /// Makes this program reachable. `wake` is called when something is received.
    ///
    /// # Errors
    /// Returns an error if the network cannot be used.
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

    /// Returns a connector for guests within this program.
    pub fn connector(&self) -> LocalConnector {
        self.transport.connector()
    }

    /// Runs a task in the background until it completes or the program ends.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> Option<AbortHandle> {
        self.transport.spawn(work)
    }

    /// Returns the maximum number of messages accepted from one guest between two ticks.
    pub(super) fn messages(&self) -> u16 {
        self.messages
    }

    /// Returns the address of this program, waiting up to `most` for a relay server.
    pub fn address(&self, most: Duration) -> Address {
        self.transport.address(most)
    }

    /// Returns the public key of this program.
    pub fn key(&self) -> Key {
        self.transport.key()
    }

    fn state(&self) -> MutexGuard<'_, RouterState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Announces a table on the local network until the returned value is dropped. Anyone who sees the
    /// announcement can take the free seat.
    ///
    /// # Errors
    /// Returns an error if local discovery is not available.
    pub fn show(&self, table: &NearbyTable) -> Result<Advertisement, NetError> {
        self.transport.show(&table.words())
    }

    /// Searches the local network for tables until the returned value is dropped. `wake` is called on every change.
    ///
    /// # Errors
    /// Returns an error if local discovery is not available.
    pub fn look_around(&self, wake: impl Fn() + Send + 'static) -> Result<Nearby, NetError> {
        self.transport.look_around(wake)
    }

    /// Starts receiving messages for a table.
    pub fn open_table(&self, table: TableId) {
        self.state().tables.entry(table).or_default();
    }

    /// Closes a table and informs its guests.
    pub fn close_table(&self, table: TableId) {
        let mut state = self.state();
        state.tables.remove(&table);
        let lines: Vec<ConnectionId> =
            state.seated.iter().filter(|(_, at)| **at == table).map(|(line, _)| *line).collect();
        for line in lines {
            self.refuse(&mut state, line, Refusal::Closed);
        }
    }

    /// Connects to the host of a table.
    pub fn visit(&self, address: Address) -> ConnectionId {
        let line = self.transport.call(address);
        self.state().visits.entry(line).or_default();
        line
    }

    /// Ends a guest session.
    pub fn leave(&self, line: ConnectionId) {
        let mut state = self.state();
        state.visits.remove(&line);
        // No event is reported for the end of this connection.
        state.keys.remove(&line);
        state.deaf.remove(&line);
        self.transport.end(line, "left");
    }

    /// Returns the pending events for a table.
    pub fn mail_of(&self, table: TableId) -> Vec<Inbound<ToHost>> {
        let mut state = self.state();
        self.sort(&mut state, Duration::ZERO);
        state.tables.get_mut(&table).map(std::mem::take).unwrap_or_default()
    }

    /// Returns the pending events for a guest session.
    pub fn mail_for(&self, line: ConnectionId) -> Vec<Inbound<ToGuest>> {
        let mut state = self.state();
        self.sort(&mut state, Duration::ZERO);
        state.visits.get_mut(&line).map(std::mem::take).unwrap_or_default()
    }

    /// Waits up to `most` for messages. Returns the tables with pending events.
    pub fn wait(&self, most: Duration) -> Vec<TableId> {
        let mut state = self.state();
        self.sort(&mut state, most);
        state.tables.iter().filter(|(_, mail)| !mail.is_empty()).map(|(table, _)| *table).collect()
    }

    /// Sends a message to a guest.
    pub fn tell_guest(&self, line: ConnectionId, message: &ToGuest) {
        if !self.transport.send(line, &write(message)) {
            // A guest that is too slow is disconnected and may reconnect.
            self.transport.end(line, "too slow");
        }
    }

    /// Sends a message to a host.
    pub fn tell_host(&self, line: ConnectionId, message: &ToHost) {
        self.transport.send(line, &write(message));
    }

    /// Refuses a guest and ends the connection.
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

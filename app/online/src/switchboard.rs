//! Whose messages are whose: one for all tables of a program.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rondel_hosting::{Key, Refusal, TableId, ToGuest, ToHost, read_to_guest, read_to_host, write};
use tokio::task::AbortHandle;

use super::nearby::NearbyTable;
use crate::net::{Address, Identity, Line, Nearby, NetError, Options, Room, Shown, Threshold, Tidings, Wire};

/// Something that has come for a table or a visit.
#[derive(Debug)]
pub enum Mail<M> {
    /// Somebody is connected.
    Came {
        /// Over which line.
        line: Line,
        /// Who.
        key: Key,
    },
    /// Somebody said something.
    Heard {
        /// Over which line.
        line: Line,
        /// Who.
        key: Key,
        /// What.
        message: M,
        /// What it takes of the room for what nobody has read yet.
        room: Room,
    },
    /// The host of a visit said something that is no message; nothing more is heard of it.
    Nonsense,
    /// A connection has ended.
    Went {
        /// Over which line.
        line: Line,
        /// Why, as far as one knows.
        why: String,
    },
}

/// Sorts what comes for the tables that are held here and for the visits elsewhere.
pub struct Switchboard {
    wire: Wire,
    messages: u16,
    desks: Mutex<Desks>,
}

#[derive(Default)]
struct Desks {
    /// What waits for each table that is open.
    tables: BTreeMap<TableId, Vec<Mail<ToHost>>>,
    /// What waits for each visit.
    visits: BTreeMap<Line, Vec<Mail<ToGuest>>>,
    /// Who is at the other end of a line.
    keys: BTreeMap<Line, Key>,
    /// Which table a line is for, once that was said.
    seated: BTreeMap<Line, TableId>,
    /// Lines whose other side spoke nonsense: nothing more is heard of them.
    deaf: BTreeSet<Line>,
}

impl Switchboard {
    /// Opens this program to others; `wake` is called when something has come.
    ///
    /// # Errors
    /// A network that cannot be used.
    pub fn open(
        identity: Identity,
        options: &Options,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, NetError> {
        Ok(Self { wire: Wire::open(identity, options, wake)?, messages: options.messages, desks: Mutex::default() })
    }

    /// Where somebody who is in this program comes to its tables.
    pub fn threshold(&self) -> Threshold {
        self.wire.threshold()
    }

    /// Does something beside all else, until it is done or the program ends.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> Option<AbortHandle> {
        self.wire.spawn(work)
    }

    /// So many messages are taken from one guest between two ticks.
    pub(super) fn messages(&self) -> u16 {
        self.messages
    }

    /// Where this program is.
    pub fn address(&self, most: Duration) -> Address {
        self.wire.address(most)
    }

    /// What others know this program by.
    pub fn key(&self) -> Key {
        self.wire.key()
    }

    fn desks(&self) -> MutexGuard<'_, Desks> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows a table to everybody on the local network, until what is returned is dropped: whoever sees it can take its seat.
    ///
    /// # Errors
    /// A network in which nobody can be found.
    pub fn show(&self, table: &NearbyTable) -> Result<Shown, NetError> {
        self.wire.show(&table.words())
    }

    /// Looks for tables on the local network, until what is returned is dropped. `wake` is called when there is news.
    ///
    /// # Errors
    /// A network in which nobody can be found.
    pub fn look_around(&self, wake: impl Fn() + Send + 'static) -> Result<Nearby, NetError> {
        self.wire.look_around(wake)
    }

    /// From now on a table hears what is said to it.
    pub fn open_table(&self, table: TableId) {
        self.desks().tables.entry(table).or_default();
    }

    /// A table is closed: whoever sits there is told.
    pub fn close_table(&self, table: TableId) {
        let mut desks = self.desks();
        desks.tables.remove(&table);
        let lines: Vec<Line> = desks.seated.iter().filter(|(_, at)| **at == table).map(|(line, _)| *line).collect();
        for line in lines {
            self.refuse(&mut desks, line, Refusal::Closed);
        }
    }

    /// Calls the host of a table.
    pub fn visit(&self, address: Address) -> Line {
        let line = self.wire.call(address);
        self.desks().visits.entry(line).or_default();
        line
    }

    /// Ends a visit.
    pub fn leave(&self, line: Line) {
        let mut desks = self.desks();
        desks.visits.remove(&line);
        // That the line has ended is told to nobody any more.
        desks.keys.remove(&line);
        desks.deaf.remove(&line);
        self.wire.end(line, "left");
    }

    /// What has come for a table.
    pub fn mail_of(&self, table: TableId) -> Vec<Mail<ToHost>> {
        let mut desks = self.desks();
        self.sort(&mut desks, Duration::ZERO);
        desks.tables.get_mut(&table).map(std::mem::take).unwrap_or_default()
    }

    /// What has come for a visit.
    pub fn mail_for(&self, line: Line) -> Vec<Mail<ToGuest>> {
        let mut desks = self.desks();
        self.sort(&mut desks, Duration::ZERO);
        desks.visits.get_mut(&line).map(std::mem::take).unwrap_or_default()
    }

    /// Waits for something to come, so long at most; the tables for which there is mail.
    pub fn wait(&self, most: Duration) -> Vec<TableId> {
        let mut desks = self.desks();
        self.sort(&mut desks, most);
        desks.tables.iter().filter(|(_, mail)| !mail.is_empty()).map(|(table, _)| *table).collect()
    }

    /// Says something to a guest.
    pub fn tell_guest(&self, line: Line, message: &ToGuest) {
        if !self.wire.send(line, &write(message)) {
            // Who does not take what is sent is cut off, and may come again.
            self.wire.end(line, "too slow");
        }
    }

    /// Says something to a host.
    pub fn tell_host(&self, line: Line, message: &ToHost) {
        self.wire.send(line, &write(message));
    }

    /// Says no to a guest, and ends the line.
    pub fn refuse_guest(&self, line: Line, refusal: Refusal) {
        self.refuse(&mut self.desks(), line, refusal);
    }

    fn refuse(&self, desks: &mut Desks, line: Line, refusal: Refusal) {
        self.wire.send(line, &write(&ToGuest::Refused(refusal)));
        self.wire.end(line, &refusal.to_string());
        desks.deaf.insert(line);
    }

    fn sort(&self, desks: &mut Desks, most: Duration) {
        let tidings = if most.is_zero() { self.wire.tidings() } else { self.wire.wait(most) };
        for tidings in tidings {
            match tidings {
                Tidings::Came { line, key } => {
                    desks.keys.insert(line, key);
                    if let Some(mail) = desks.visits.get_mut(&line) {
                        mail.push(Mail::Came { line, key });
                    }
                }
                Tidings::Heard { line, bytes, room } => self.hear(desks, line, &bytes, room),
                Tidings::Went { line, why } => {
                    desks.keys.remove(&line);
                    desks.deaf.remove(&line);
                    let table = desks.seated.remove(&line);
                    if let Some(mail) = desks.visits.get_mut(&line) {
                        mail.push(Mail::Went { line, why });
                    } else if let Some(mail) = table.and_then(|table| desks.tables.get_mut(&table)) {
                        mail.push(Mail::Went { line, why });
                    }
                }
            }
        }
    }

    fn hear(&self, desks: &mut Desks, line: Line, bytes: &[u8], room: Room) {
        let Some(key) = desks.keys.get(&line).copied() else { return };
        if desks.deaf.contains(&line) {
            return;
        }
        if let Some(mail) = desks.visits.get_mut(&line) {
            if let Ok(message) = read_to_guest(bytes) {
                mail.push(Mail::Heard { line, key, message, room });
            } else {
                mail.push(Mail::Nonsense);
                self.wire.end(line, "garbled");
                desks.deaf.insert(line);
            }
            return;
        }
        let Ok(message) = read_to_host(bytes) else {
            self.refuse(desks, line, Refusal::Garbled);
            return;
        };
        let table = *desks.seated.entry(line).or_insert(message.table);
        match desks.tables.get_mut(&table) {
            Some(mail) if message.table == table => mail.push(Mail::Heard { line, key, message, room }),
            Some(_) => self.refuse(desks, line, Refusal::Garbled),
            None => self.refuse(desks, line, Refusal::No),
        }
    }
}

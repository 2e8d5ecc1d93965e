//! Manages the connected guests of a table and exchanges messages with them.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rondel_hosting::{GuestTable, Host, Key, Outgoing, Refusal, Secret, TableId, ToHost};
use rondel_system::{forget_guests, write_guests};
use rondel_tables::GuestTransport;

use crate::net::{ConnectionId, Invitation, unguessable};
use crate::router::{Inbound, Router};

/// Interval after which unacknowledged messages are resent and message quotas are renewed.
pub(super) const TICK: Duration = Duration::from_secs(2);

/// The guests of one table.
pub struct GuestConnections {
    router: Arc<Router>,
    table: TableId,
    lines: BTreeMap<Key, ConnectionId>,
    ticked: Instant,
    /// The guest data that was last saved.
    kept: Option<SavedGuests>,
}

/// The state of the saved guest data.
#[derive(PartialEq)]
enum SavedGuests {
    /// All changes up to this count are saved next to this journal.
    At(PathBuf, u64),
    /// The data was deleted, because the game is over and has been disclosed to everyone.
    Done,
}

impl GuestConnections {
    /// Opens a table to guests.
    pub fn of(router: Arc<Router>, table: TableId) -> Self {
        router.open_table(table);
        Self { router, table, lines: BTreeMap::new(), ticked: Instant::now(), kept: None }
    }

    /// Returns the router of this program.
    pub fn router(&self) -> &Arc<Router> {
        &self.router
    }

    /// Processes the messages received since the last call. Returns whether there were any.
    pub(super) fn hear(&mut self, table: &mut impl GuestTable) -> bool {
        let mail = self.router.mail_of(self.table);
        let any = !mail.is_empty();
        table.allow(self.router.messages());
        for mail in mail {
            match mail {
                Inbound::Came { .. } | Inbound::Nonsense => {}
                Inbound::Heard { line, key, message, .. } => self.hear_one(table, line, key, &message),
                Inbound::Went { line, .. } => {
                    let gone: Vec<Key> =
                        self.lines.iter().filter(|(_, at)| **at == line).map(|(key, _)| *key).collect();
                    for key in gone {
                        self.lines.remove(&key);
                        table.went(key);
                    }
                }
            }
        }
        if self.ticked.elapsed() >= TICK {
            self.ticked = Instant::now();
            table.tick();
        }
        any
    }

    fn hear_one(&mut self, table: &mut impl GuestTable, line: ConnectionId, key: Key, message: &ToHost) {
        let before = self.lines.get(&key).copied().filter(|before| *before != line);
        if before.is_some() || !self.lines.contains_key(&key) {
            table.came(key);
        }
        match table.hear(key, message) {
            Ok(()) => {
                self.lines.insert(key, line);
                if let Some(before) = before {
                    self.router.refuse_guest(before, Refusal::Elsewhere);
                }
            }
            Err(refusal) => {
                self.router.refuse_guest(line, refusal);
                // A guest who has another connection is still present.
                if before.is_none() {
                    self.lines.remove(&key);
                    table.went(key);
                }
            }
        }
    }

    /// Sends pending messages to the guests. New plies must already have been saved.
    pub(super) fn tell(&mut self, table: &mut impl GuestTable) {
        self.send(table.tell());
    }

    /// Tells the guests that the table cannot be saved.
    pub(super) fn tell_unsaved(&mut self, table: &mut impl GuestTable) {
        self.send(table.tell_unsaved());
    }

    fn send(&self, messages: Vec<Outgoing>) {
        for (key, message) in messages {
            if let Some(line) = self.lines.get(&key) {
                self.router.tell_guest(*line, &message);
            }
        }
    }
}

impl GuestTransport for GuestConnections {
    fn hear(&mut self, host: &mut Host) -> bool {
        Self::hear(self, host)
    }

    fn keep(&mut self, journal: &Path, host: &Host) -> io::Result<()> {
        let state =
            if host.is_done() { SavedGuests::Done } else { SavedGuests::At(journal.to_owned(), host.changes()) };
        if self.kept.as_ref() == Some(&state) {
            return Ok(());
        }
        match (&state, host.hosted()) {
            (SavedGuests::At(..), Some(hosted)) => write_guests(journal, hosted)?,
            _ => forget_guests(journal)?,
        }
        self.kept = Some(state);
        Ok(())
    }

    fn tell(&mut self, host: &mut Host) {
        Self::tell(self, host);
    }

    fn tell_unsaved(&mut self, host: &mut Host) {
        Self::tell_unsaved(self, host);
    }

    fn secret(&self) -> Option<Secret> {
        unguessable().ok().map(Secret)
    }

    fn invitation(&self, secret: Secret) -> String {
        Invitation { host: self.router.address(Duration::ZERO), table: self.table, secret }.to_string()
    }
}

impl Drop for GuestConnections {
    fn drop(&mut self) {
        self.router.close_table(self.table);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rondel_hosting::{Acknowledged, PROTOCOL, write};

    use super::*;
    use crate::net::{Identity, Relays, TransportOptions};

    /// A table that knows one guest and refuses their first message on each connection.
    #[derive(Default)]
    struct Closed {
        there: BTreeSet<Key>,
        heard: u32,
    }

    impl GuestTable for Closed {
        fn allow(&mut self, _: u16) {}
        fn came(&mut self, key: Key) {
            self.there.insert(key);
        }
        fn went(&mut self, key: Key) {
            self.there.remove(&key);
        }
        fn tick(&mut self) {}
        fn tell(&mut self) -> Vec<Outgoing> {
            Vec::new()
        }
        fn tell_unsaved(&mut self) -> Vec<Outgoing> {
            Vec::new()
        }
        fn hear(&mut self, _: Key, message: &ToHost) -> Result<(), Refusal> {
            self.heard += 1;
            if message.count > 1 { Ok(()) } else { Err(Refusal::Behind) }
        }
        fn is_waiting(&self) -> bool {
            false
        }
    }

    #[test]
    fn who_is_refused_at_their_first_word_is_not_there_unless_they_talk_over_another_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let identity = Identity::keep(&folder.path().join("host")).expect("a key");
        let ways = TransportOptions { relays: Relays::Nobody, ..TransportOptions::default() };
        let router = Arc::new(Router::open(identity, &ways, || {}).expect("a network"));
        let (id, ann) = (TableId([1; 32]), Key([2; 32]));
        let mut connections = GuestConnections::of(router.clone(), id);
        let mut table = Closed::default();
        let mut lines = Vec::new();
        for (count, is_there) in [(1, false), (2, true), (1, true)] {
            let message = ToHost {
                protocol: PROTOCOL,
                table: id,
                count,
                invitation: None,
                name: String::new(),
                seal: None,
                share: None,
                seen: Acknowledged::default(),
                wish: None,
            };
            let line = router.connector().enter(ann);
            let said = tokio::runtime::Builder::new_current_thread().build().expect("it runs");
            said.block_on(line.say(write(&message)));
            lines.push(line);
            let before = table.heard;
            connections.hear(&mut table);
            assert_eq!(
                (table.heard, table.there.contains(&ann)),
                (before + 1, is_there),
                "{lines}",
                lines = lines.len()
            );
        }
        // The second connection is the active one.
        drop(lines.remove(1));
        connections.hear(&mut table);
        assert!(!table.there.contains(&ann));
    }
}

//! Connections within this program, for example from a guest on a phone to a local table. They carry the same
//! messages as network connections.

use std::sync::Arc;

use rondel_hosting::Key;
use tokio::sync::Semaphore;

use super::transport::{ConnectionId, Frame, OutgoingReceiver, ReceivePermit, TransportEvent, TransportShared, UNREAD};

/// A factory for in-process connections to the tables of this program.
#[derive(Clone)]
pub struct LocalConnector {
    pub(super) shared: Arc<TransportShared>,
}

/// An in-process connection to the tables of this program. Dropping it ends the connection.
pub struct LocalConnection {
    shared: Arc<TransportShared>,
    line: ConnectionId,
    rooms: Arc<Semaphore>,
    outgoing: OutgoingReceiver,
}

impl LocalConnector {
    /// Opens a connection. The caller is responsible for verifying that the guest owns the key.
    pub fn enter(&self, key: Key) -> LocalConnection {
        let (line, outgoing) = self.shared.open_line();
        (self.shared.tell)(TransportEvent::Came { line, key });
        LocalConnection { shared: self.shared.clone(), line, rooms: Arc::new(Semaphore::new(UNREAD)), outgoing }
    }
}

impl LocalConnection {
    /// Sends a message, waiting for buffer space if necessary.
    pub async fn say(&self, bytes: Vec<u8>) {
        if let Ok(permit) = self.rooms.clone().acquire_owned().await {
            (self.shared.tell)(TransportEvent::Heard { line: self.line, bytes, permit: ReceivePermit(permit) });
        }
    }

    /// Returns the next message of the table, or `None` once the table has ended the connection.
    pub async fn next(&mut self) -> Option<Vec<u8>> {
        match self.outgoing.frames.recv().await? {
            Frame::Message(bytes) => Some(bytes),
            Frame::End(_) => None,
        }
    }
}

impl Drop for LocalConnection {
    fn drop(&mut self) {
        self.shared.lines().remove(&self.line);
        (self.shared.tell)(TransportEvent::Went { line: self.line, why: "disconnected".to_owned() });
    }
}

//! Connections of somebody who is in this program, such as the guest of a phone, to its own tables: the same messages, and no network.

use std::sync::Arc;

use rondel_hosting::Key;
use tokio::sync::Semaphore;

use super::transport::{ConnectionId, Frame, ReceivePermit, Spoken, TransportEvent, TransportShared, UNREAD};

/// Where somebody who is in this program comes to its tables.
#[derive(Clone)]
pub struct LocalConnector {
    pub(super) shared: Arc<TransportShared>,
}

/// Somebody in this program who talks to its tables. Whoever drops it has hung up.
pub struct LocalConnection {
    shared: Arc<TransportShared>,
    line: ConnectionId,
    rooms: Arc<Semaphore>,
    spoken: Spoken,
}

impl LocalConnector {
    /// Somebody comes in. Their key is taken for granted: it is for whoever calls this to make sure of it.
    pub fn enter(&self, key: Key) -> LocalConnection {
        let (line, spoken) = self.shared.open_line();
        (self.shared.tell)(TransportEvent::Came { line, key });
        LocalConnection { shared: self.shared.clone(), line, rooms: Arc::new(Semaphore::new(UNREAD)), spoken }
    }
}

impl LocalConnection {
    /// Says something, as soon as there is room for it.
    pub async fn say(&self, bytes: Vec<u8>) {
        if let Ok(permit) = self.rooms.clone().acquire_owned().await {
            (self.shared.tell)(TransportEvent::Heard { line: self.line, bytes, permit: ReceivePermit(permit) });
        }
    }

    /// The next message of the table; nothing once the table has hung up.
    pub async fn next(&mut self) -> Option<Vec<u8>> {
        match self.spoken.frames.recv().await? {
            Frame::Message(bytes) => Some(bytes),
            Frame::End(_) => None,
        }
    }
}

impl Drop for LocalConnection {
    fn drop(&mut self) {
        self.shared.lines().remove(&self.line);
        (self.shared.tell)(TransportEvent::Went { line: self.line, why: "hung up".to_owned() });
    }
}

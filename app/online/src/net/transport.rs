//! Connections to other programs, handled on dedicated threads. Only this crate refers to the network library.

use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use iroh::endpoint::{Connection, Incoming, RecvStream, SendStream};
use iroh::{Endpoint, EndpointAddr, TransportAddr};
use rondel_hosting::{Key, LARGEST_TO_GUEST, LARGEST_TO_HOST, USUAL_MESSAGES};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use super::address::Address;
use super::binding;
use super::frame;
use super::identity::Identity;
use super::local::LocalConnector;
use super::nearby::{Advertisement, Nearby};

/// Protocol identifier for connections. Only programs with the same framing can connect. It is independent of
/// the message protocol version in each message, so that a program with a different version receives an
/// explanation instead of repeatedly failing to connect.
pub(super) const PROTOCOL: &[u8] = b"rondel/1";
/// Maximum number of queued outgoing messages per connection. A receiver that is too slow is disconnected.
const WAITING: usize = 64;
/// Maximum number of unread messages per connection. A sender that exceeds it must wait.
pub(super) const UNREAD: usize = 32;
/// Time limit for establishing a connection, including the first message.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time limit for sending one message.
const SLOW: Duration = Duration::from_secs(20);
/// Time limit for sending the remaining messages of a connection that this program has ended.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// The relay servers that help two programs connect through home routers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Relays {
    /// The public servers of the network library.
    #[default]
    Makers,
    /// Custom servers, given by their URLs.
    Own(Vec<String>),
    /// No servers. The program contacts only invited hosts and guests.
    Nobody,
}

/// Options of the network transport.
#[derive(Clone, Debug)]
pub struct TransportOptions {
    /// The relay servers.
    pub relays: Relays,
    /// Socket address to listen on. If `None`, any address of the machine and the previous port are used.
    pub listen: Option<SocketAddr>,
    /// Maximum number of incoming connections.
    pub most_lines: usize,
    /// Maximum number of messages accepted from one guest in two seconds.
    pub messages: u16,
}

impl Default for TransportOptions {
    fn default() -> Self {
        Self { relays: Relays::Makers, listen: None, most_lines: 64, messages: USUAL_MESSAGES }
    }
}

/// An error of the network transport.
#[derive(Debug, thiserror::Error)]
pub enum NetError {
    /// No network or no port is available.
    #[error("the network is unavailable: {0}")]
    Bind(String),
    /// The address to listen on cannot be used.
    #[error("cannot listen on {at}: {source}")]
    Listen {
        /// The address.
        at: SocketAddr,
        /// The reason.
        source: io::Error,
    },
    /// The URL of a relay server is invalid.
    #[error("`{0}` is not the URL of a relay server")]
    Relay(String),
    /// No thread could be started.
    #[error(transparent)]
    Threads(#[from] io::Error),
    /// The system cannot provide secure random numbers.
    #[error("the system cannot generate secure random numbers: {0}")]
    NoLuck(String),
}

/// Identifies a connection while the program is running. An outgoing connection that is lost is
/// re-established under the same identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(u64);

/// An event on a connection.
#[derive(Debug)]
pub enum TransportEvent {
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
        /// The encoded message.
        bytes: Vec<u8>,
        /// The message's share of the receive buffer.
        permit: ReceivePermit,
    },
    /// A connection has ended or could not be established.
    Went {
        /// The connection.
        line: ConnectionId,
        /// The reason, if known.
        why: String,
    },
}

/// A message's share of the receive buffer of its connection, released when dropped. If the buffer is full,
/// the sender has to wait.
#[derive(Debug)]
pub struct ReceivePermit(#[expect(dead_code, reason = "it is only held")] pub(super) OwnedSemaphorePermit);

/// State shared by the threads.
pub(super) struct TransportShared {
    endpoint: Endpoint,
    /// Outgoing queue of each connection. Connections that have ended are removed.
    lines: Mutex<BTreeMap<ConnectionId, OutgoingQueue>>,
    next: AtomicU64,
    pub(super) tell: Box<dyn Fn(TransportEvent) + Send + Sync>,
    /// One permit for each incoming connection, held from its first byte on.
    places: Arc<Semaphore>,
    /// Total number of these permits.
    most_lines: usize,
}

/// Sending half of the outgoing queue of a connection.
pub(super) struct OutgoingQueue {
    frames: Sender<Frame>,
    /// Keeps the connection open until it is dropped.
    _open: oneshot::Sender<()>,
}

/// Receiving half of the outgoing queue of a connection.
pub(super) struct OutgoingReceiver {
    pub(super) frames: Receiver<Frame>,
    /// Completes when the connection ends, even if messages are still queued.
    over: oneshot::Receiver<()>,
}

/// An entry in the outgoing queue of a connection.
pub(super) enum Frame {
    /// An encoded message.
    Message(Vec<u8>),
    /// Ends the connection after all earlier messages have been sent. Contains the reason.
    End(String),
}

/// All connections of this program.
pub struct Transport {
    shared: Arc<TransportShared>,
    events: Mutex<mpsc::Receiver<TransportEvent>>,
    runtime: Option<Runtime>,
}

impl Transport {
    /// Makes this program reachable. `wake` is called on every event.
    ///
    /// # Errors
    /// Returns an error if the network cannot be used or no threads can be started.
    pub fn open(
        mut identity: Identity,
        options: &TransportOptions,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, NetError> {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).thread_name("net").enable_all().build()?;
        let endpoint = runtime.block_on(binding::bind(&mut identity, options))?;
        let (sender, events) = mpsc::channel();
        let sender = Mutex::new(sender);
        let tell = move |events| {
            // The receiver is gone if the program is ending.
            let _ = sender.lock().unwrap_or_else(PoisonError::into_inner).send(events);
            wake();
        };
        let shared = Arc::new(TransportShared {
            endpoint,
            lines: Mutex::default(),
            next: AtomicU64::new(1),
            tell: Box::new(tell),
            places: Arc::new(Semaphore::new(options.most_lines)),
            most_lines: options.most_lines,
        });
        runtime.spawn(accept(shared.clone()));
        Ok(Self { shared, events: Mutex::new(events), runtime: Some(runtime) })
    }

    /// Returns the public key of this program.
    pub fn key(&self) -> Key {
        Key(*self.shared.endpoint.id().as_bytes())
    }

    /// Returns the currently known address of this program. If relay servers are used, waits up to `most` for
    /// the first one.
    pub fn address(&self, most: Duration) -> Address {
        if let Some(runtime) = &self.runtime {
            let online = async { drop(timeout(most, self.shared.endpoint.online()).await) };
            if most > Duration::ZERO {
                runtime.block_on(online);
            }
        }
        let mut address = self.shared.endpoint.addr();
        // The program can always reach itself, even without a network.
        if address.addrs.is_empty() {
            let here = |socket: SocketAddr| TransportAddr::Ip((Ipv4Addr::LOCALHOST, socket.port()).into());
            address.addrs.extend(self.shared.endpoint.bound_sockets().into_iter().map(here));
        }
        Address(address)
    }

    /// Returns the events since the last call.
    pub fn events(&self) -> Vec<TransportEvent> {
        self.events.lock().unwrap_or_else(PoisonError::into_inner).try_iter().collect()
    }

    /// Waits up to `most` for events and returns them.
    pub fn wait(&self, most: Duration) -> Vec<TransportEvent> {
        let events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        let first = events.recv_timeout(most).ok();
        first.into_iter().chain(events.try_iter()).collect()
    }

    /// Connects to another program, and reconnects whenever the connection is lost.
    pub fn call(&self, address: Address) -> ConnectionId {
        let (line, outgoing) = self.shared.open_line();
        if let Some(runtime) = &self.runtime {
            runtime.spawn(keep_calling(self.shared.clone(), line, address.0, outgoing));
        }
        line
    }

    /// Sends a message. Returns `false` if the connection has ended or the receiver is too slow.
    pub fn send(&self, line: ConnectionId, message: &[u8]) -> bool {
        self.shared.push(line, Frame::Message(message.to_vec()))
    }

    /// Returns a connector for guests within this program.
    pub fn connector(&self) -> LocalConnector {
        LocalConnector { shared: self.shared.clone() }
    }

    /// Runs a task on the network threads until it completes or the program ends.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> Option<AbortHandle> {
        self.runtime.as_ref().map(|runtime| runtime.spawn(work).abort_handle())
    }

    /// Announces `words` on the local network until the returned value is dropped.
    ///
    /// # Errors
    /// Returns an error if local discovery is not available.
    pub fn show(&self, words: &str) -> Result<Advertisement, NetError> {
        let _runtime = self.runtime.as_ref().map(Runtime::enter);
        Advertisement::new(&self.shared.endpoint, words)
    }

    /// Searches the local network for announcements until the returned value is dropped. `wake` is called on
    /// every change.
    ///
    /// # Errors
    /// Returns an error if local discovery is not available.
    pub fn look_around(&self, wake: impl Fn() + Send + 'static) -> Result<Nearby, NetError> {
        let _runtime = self.runtime.as_ref().map(Runtime::enter);
        Nearby::new(&self.shared.endpoint, wake)
    }

    /// Ends a connection after all earlier messages have been sent.
    pub fn end(&self, line: ConnectionId, why: &str) {
        self.shared.push(line, Frame::End(why.to_owned()));
        self.shared.lines().remove(&line);
    }
}

impl Drop for Transport {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            let endpoint = self.shared.endpoint.clone();
            runtime.block_on(async { drop(timeout(Duration::from_millis(800), endpoint.close()).await) });
            runtime.shutdown_background();
        }
    }
}

impl TransportShared {
    pub(super) fn lines(&self) -> std::sync::MutexGuard<'_, BTreeMap<ConnectionId, OutgoingQueue>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a new connection and returns the receiving half of its outgoing queue.
    pub(super) fn open_line(&self) -> (ConnectionId, OutgoingReceiver) {
        let line = ConnectionId(self.next.fetch_add(1, Ordering::Relaxed));
        let ((sender, frames), (open, over)) = (channel(WAITING), oneshot::channel());
        self.lines().insert(line, OutgoingQueue { frames: sender, _open: open });
        (line, OutgoingReceiver { frames, over })
    }

    fn push(&self, line: ConnectionId, frame: Frame) -> bool {
        self.lines().get(&line).is_some_and(|queue| queue.frames.try_send(frame).is_ok())
    }
}

/// An incoming connection with its first message.
struct IncomingConnection {
    connection: Connection,
    send: SendStream,
    receive: RecvStream,
    first: Vec<u8>,
}

/// Accepts a connection and waits for its first message.
async fn accept_with_first_message(incoming: Incoming) -> Option<IncomingConnection> {
    let connection = incoming.await.ok()?;
    let (send, mut receive) = connection.accept_bi().await.ok()?;
    let first = frame::next(&mut receive, LARGEST_TO_HOST).await.ok()??;
    Some(IncomingConnection { connection, send, receive, first })
}

/// Accepts incoming connections.
async fn accept(shared: Arc<TransportShared>) {
    while let Some(incoming) = shared.endpoint.accept().await {
        let Ok(place) = shared.places.clone().try_acquire_owned() else {
            tracing::warn!("connection refused: the maximum number of connections is reached");
            incoming.refuse();
            continue;
        };
        if shared.places.available_permits() < shared.most_lines / 2 && !incoming.remote_addr_validated() {
            // When few free slots are left, clients must prove that they own their address.
            let _ = incoming.retry();
            continue;
        }
        let shared = shared.clone();
        tokio::spawn(async move {
            let _place = place;
            // A client that sends no message within the time limit is disconnected.
            let accepted = timeout(PATIENCE, accept_with_first_message(incoming)).await;
            let Ok(Some(IncomingConnection { connection, send, receive, first })) = accepted else { return };
            let rooms = Arc::new(Semaphore::new(UNREAD));
            let Ok(permit) = rooms.clone().acquire_owned().await else { return };
            let (line, mut outgoing) = shared.open_line();
            let key = Key(*connection.remote_id().as_bytes());
            tracing::debug!(line = line.0, ?key, "connected");
            (shared.tell)(TransportEvent::Came { line, key });
            (shared.tell)(TransportEvent::Heard { line, bytes: first, permit: ReceivePermit(permit) });
            let (why, _) = talk(&shared, line, (send, receive), &rooms, &mut outgoing, LARGEST_TO_HOST).await;
            tracing::debug!(line = line.0, %why, "ended");
            shared.lines().remove(&line);
            close(&connection, &why).await;
            (shared.tell)(TransportEvent::Went { line, why });
        });
    }
}

/// Connects, and reconnects whenever the connection is lost.
async fn keep_calling(
    shared: Arc<TransportShared>,
    line: ConnectionId,
    address: EndpointAddr,
    mut outgoing: OutgoingReceiver,
) {
    /// Maximum pause between two attempts.
    const PAUSE: Duration = Duration::from_secs(8);
    /// Minimum duration for a connection to count as successful.
    const TALKS: Duration = Duration::from_secs(2);
    let rooms = Arc::new(Semaphore::new(UNREAD));
    let first = Duration::from_millis(250);
    let mut pause = first;
    loop {
        let called = timeout(PATIENCE, connect(&shared.endpoint, &address)).await;
        let why = match called {
            Ok(Ok((connection, send, receive))) => {
                // Messages queued for a lost connection are outdated.
                while outgoing.frames.try_recv().is_ok() {}
                (shared.tell)(TransportEvent::Came { line, key: Key(*connection.remote_id().as_bytes()) });
                let began = Instant::now();
                let (why, ended) = talk(&shared, line, (send, receive), &rooms, &mut outgoing, LARGEST_TO_GUEST).await;
                close(&connection, &why).await;
                if ended {
                    return;
                }
                // A host that only responds with refusals is contacted at increasing intervals.
                if began.elapsed() > TALKS {
                    pause = first;
                }
                why
            }
            Ok(Err(why)) => why,
            Err(_) => "the host did not respond in time".to_owned(),
        };
        (shared.tell)(TransportEvent::Went { line, why });
        sleep(pause).await;
        pause = (pause * 2).min(PAUSE);
        if !shared.lines().contains_key(&line) {
            return;
        }
    }
}

async fn connect(endpoint: &Endpoint, address: &EndpointAddr) -> Result<(Connection, SendStream, RecvStream), String> {
    let connection = endpoint.connect(address.clone(), PROTOCOL).await.map_err(|error| error.to_string())?;
    let (send, receive) = connection.open_bi().await.map_err(|error| error.to_string())?;
    Ok((connection, send, receive))
}

/// Closes a connection after the sent data has arrived.
async fn close(connection: &Connection, why: &str) {
    let _ = timeout(Duration::from_millis(500), connection.closed()).await;
    connection.close(0_u8.into(), why.as_bytes());
}

/// Sends and receives messages until the connection ends. Returns the reason, and whether this program ended it.
async fn talk(
    shared: &TransportShared,
    line: ConnectionId,
    (mut send, mut receive): (SendStream, RecvStream),
    rooms: &Arc<Semaphore>,
    OutgoingReceiver { frames, over }: &mut OutgoingReceiver,
    most: usize,
) -> (String, bool) {
    let hear = async {
        loop {
            let Ok(permit) = rooms.clone().acquire_owned().await else { return ("closed".to_owned(), true) };
            match frame::next(&mut receive, most).await {
                Ok(Some(bytes)) => (shared.tell)(TransportEvent::Heard { line, bytes, permit: ReceivePermit(permit) }),
                Ok(None) => return ("the other side has ended the connection".to_owned(), false),
                Err(error) => return (error.to_string(), false),
            }
        }
    };
    let say = async {
        while let Some(frame) = frames.recv().await {
            match frame {
                Frame::Message(bytes) => match timeout(SLOW, frame::send(&mut send, &frame::packed(&bytes))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => return (error.to_string(), false),
                    Err(_) => return ("the other side did not receive a message in time".to_owned(), false),
                },
                Frame::End(why) => {
                    let _ = send.finish();
                    let _ = timeout(Duration::from_millis(500), send.stopped()).await;
                    return (why, true);
                }
            }
        }
        ("this program has ended the connection".to_owned(), true)
    };
    // After a refusal, no more messages are accepted, and the other side has a short time to read the reason.
    // The other side cannot keep its slot by refusing to read.
    let hear_until_over = async {
        tokio::select! {
            ended = hear => ended,
            _ = over => {
                sleep(LAST_WORDS).await;
                ("the connection was ended".to_owned(), true)
            }
        }
    };
    tokio::select! {
        ended = hear_until_over => ended,
        ended = say => ended,
    }
}

#[cfg(test)]
mod tests;

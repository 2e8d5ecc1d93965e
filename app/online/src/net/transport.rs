//! Connections to other programs, on threads of their own. Only this crate names the library that carries them.

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

/// What programs say first, so that only those that frame their messages alike are connected. It does not follow the number of the way of
/// talking, which stands in each message: whoever talks otherwise is told so in a sentence, and not called again and again.
pub(super) const PROTOCOL: &[u8] = b"rondel/1";
/// So many messages may wait to be sent to somebody: who does not take them is cut off.
const WAITING: usize = 64;
/// So many messages of somebody may wait to be read: who says more has to wait.
pub(super) const UNREAD: usize = 32;
/// Whoever connects has said within so long what they want.
const PATIENCE: Duration = Duration::from_secs(10);
/// So long somebody may take to receive what they are sent.
const SLOW: Duration = Duration::from_secs(20);
/// A line that this program has ended says so long at most what was still to be said.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Whose servers help two programs to find each other through home routers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Relays {
    /// Those of the library's makers.
    #[default]
    Makers,
    /// One's own, by their addresses.
    Own(Vec<String>),
    /// Nobody's: nothing is contacted but who was invited.
    Nobody,
}

/// How a program is reached.
#[derive(Clone, Debug)]
pub struct TransportOptions {
    /// Whose servers help.
    pub relays: Relays,
    /// Where it listens; any address of the machine, and the port of last time, where nothing is said.
    pub listen: Option<SocketAddr>,
    /// So many may be connected at a time.
    pub most_lines: usize,
    /// So many messages are taken from one guest in two seconds.
    pub messages: u16,
}

impl Default for TransportOptions {
    fn default() -> Self {
        Self { relays: Relays::Makers, listen: None, most_lines: 64, messages: USUAL_MESSAGES }
    }
}

/// Why a program cannot be reached, or cannot reach others.
#[derive(Debug, thiserror::Error)]
pub enum NetError {
    /// There is no network, or no port.
    #[error("the network is unavailable: {0}")]
    Bind(String),
    /// The address of a relay server is none.
    #[error("`{0}` is not the address of a relay server")]
    Relay(String),
    /// The system gives no thread.
    #[error(transparent)]
    Threads(#[from] io::Error),
    /// The system gives no numbers nobody can guess.
    #[error("the system cannot generate secure random numbers: {0}")]
    NoLuck(String),
}

/// A connection, for as long as the program runs. One that a guest has called is called again when it is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(u64);

/// What has happened on the lines.
#[derive(Debug)]
pub enum TransportEvent {
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
        /// What.
        bytes: Vec<u8>,
        /// What it takes of the room for what one was told and nobody has read yet.
        permit: ReceivePermit,
    },
    /// A connection has ended, or none came about.
    Went {
        /// Over which line.
        line: ConnectionId,
        /// Why, as far as one knows.
        why: String,
    },
}

/// A message's part of the room that each line has for what nobody has read yet: it is free again when this is dropped. Where there is no
/// room the other side has to wait.
#[derive(Debug)]
pub struct ReceivePermit(#[expect(dead_code, reason = "it is only held")] pub(super) OwnedSemaphorePermit);

/// What is shared by the threads.
pub(super) struct TransportShared {
    endpoint: Endpoint,
    /// What goes out over each line. One that is not there any more has been ended.
    lines: Mutex<BTreeMap<ConnectionId, InboundQueue>>,
    next: AtomicU64,
    pub(super) tell: Box<dyn Fn(TransportEvent) + Send + Sync>,
    /// One for each connection that others may have to this program, from its first byte on.
    places: Arc<Semaphore>,
    /// How many there are of these.
    most_lines: usize,
}

/// Where what is said over a line goes in.
pub(super) struct InboundQueue {
    frames: Sender<Frame>,
    /// The line is open for as long as this is kept.
    _open: oneshot::Sender<()>,
}

/// Where it comes out.
pub(super) struct Spoken {
    pub(super) frames: Receiver<Frame>,
    /// Comes to an end with the line, whether or not anybody takes what was said.
    over: oneshot::Receiver<()>,
}

/// What goes out over a line.
pub(super) enum Frame {
    /// A message as it was said.
    Message(Vec<u8>),
    /// The line ends when what was said before has been sent.
    End(String),
}

/// All connections of this program.
pub struct Transport {
    shared: Arc<TransportShared>,
    events: Mutex<mpsc::Receiver<TransportEvent>>,
    runtime: Option<Runtime>,
}

impl Transport {
    /// Opens the program to others. `wake` is called when something happened.
    ///
    /// # Errors
    /// A network that cannot be used, or a system without threads.
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
            // Nobody listens any more where the program ends.
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

    /// What others know this program by.
    pub fn key(&self) -> Key {
        Key(*self.shared.endpoint.id().as_bytes())
    }

    /// Where it is. What is found out of it comes by and by: where relay servers are used one waits for the first so long at most.
    pub fn address(&self, most: Duration) -> Address {
        if let Some(runtime) = &self.runtime {
            let online = async { drop(timeout(most, self.shared.endpoint.online()).await) };
            if most > Duration::ZERO {
                runtime.block_on(online);
            }
        }
        let mut address = self.shared.endpoint.addr();
        // One always reaches oneself, also where there is no other network.
        if address.addrs.is_empty() {
            let here = |socket: SocketAddr| TransportAddr::Ip((Ipv4Addr::LOCALHOST, socket.port()).into());
            address.addrs.extend(self.shared.endpoint.bound_sockets().into_iter().map(here));
        }
        Address(address)
    }

    /// What has happened since this was last asked.
    pub fn events(&self) -> Vec<TransportEvent> {
        self.events.lock().unwrap_or_else(PoisonError::into_inner).try_iter().collect()
    }

    /// What has happened, waiting for it so long at most.
    pub fn wait(&self, most: Duration) -> Vec<TransportEvent> {
        let events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        let first = events.recv_timeout(most).ok();
        first.into_iter().chain(events.try_iter()).collect()
    }

    /// Calls somebody, and again whenever the connection is lost.
    pub fn call(&self, address: Address) -> ConnectionId {
        let (line, spoken) = self.shared.open_line();
        if let Some(runtime) = &self.runtime {
            runtime.spawn(keep_calling(self.shared.clone(), line, address.0, spoken));
        }
        line
    }

    /// Says something; false where the line is gone, or whoever is there does not take what is sent.
    pub fn send(&self, line: ConnectionId, message: &[u8]) -> bool {
        self.shared.push(line, Frame::Message(message.to_vec()))
    }

    /// Where somebody who is in this program comes to its tables.
    pub fn connector(&self) -> LocalConnector {
        LocalConnector { shared: self.shared.clone() }
    }

    /// Does something on the threads of the connections, until it is done or the program ends.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> Option<AbortHandle> {
        self.runtime.as_ref().map(|runtime| runtime.spawn(work).abort_handle())
    }

    /// Shows these words to everybody on the local network, until what is returned is dropped.
    ///
    /// # Errors
    /// A network in which nobody can be found.
    pub fn show(&self, words: &str) -> Result<Advertisement, NetError> {
        let _runtime = self.runtime.as_ref().map(Runtime::enter);
        Advertisement::new(&self.shared.endpoint, words)
    }

    /// Looks for what others on the local network show, until what is returned is dropped. `wake` is called when there is news.
    ///
    /// # Errors
    /// A network in which nobody can be found.
    pub fn look_around(&self, wake: impl Fn() + Send + 'static) -> Result<Nearby, NetError> {
        let _runtime = self.runtime.as_ref().map(Runtime::enter);
        Nearby::new(&self.shared.endpoint, wake)
    }

    /// Ends a line once what was said before has been sent.
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
    pub(super) fn lines(&self) -> std::sync::MutexGuard<'_, BTreeMap<ConnectionId, InboundQueue>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new line, and what is said over it.
    pub(super) fn open_line(&self) -> (ConnectionId, Spoken) {
        let line = ConnectionId(self.next.fetch_add(1, Ordering::Relaxed));
        let ((sender, frames), (open, over)) = (channel(WAITING), oneshot::channel());
        self.lines().insert(line, InboundQueue { frames: sender, _open: open });
        (line, Spoken { frames, over })
    }

    fn push(&self, line: ConnectionId, frame: Frame) -> bool {
        self.lines().get(&line).is_some_and(|way| way.frames.try_send(frame).is_ok())
    }
}

/// Somebody who has called, and said what they want.
struct Spoke {
    connection: Connection,
    send: SendStream,
    receive: RecvStream,
    first: Vec<u8>,
}

/// Waits for what somebody who calls wants.
async fn first_word(incoming: Incoming) -> Option<Spoke> {
    let connection = incoming.await.ok()?;
    let (send, mut receive) = connection.accept_bi().await.ok()?;
    let first = frame::next(&mut receive, LARGEST_TO_HOST).await.ok()??;
    Some(Spoke { connection, send, receive, first })
}

/// Takes calls.
async fn accept(shared: Arc<TransportShared>) {
    while let Some(incoming) = shared.endpoint.accept().await {
        let Ok(place) = shared.places.clone().try_acquire_owned() else {
            tracing::warn!("there are as many connections as are allowed: another one is refused");
            incoming.refuse();
            continue;
        };
        if shared.places.available_permits() < shared.most_lines / 2 && !incoming.remote_addr_validated() {
            // Where places are getting scarce nobody takes one from an address that is not theirs.
            let _ = incoming.retry();
            continue;
        }
        let shared = shared.clone();
        tokio::spawn(async move {
            let _place = place;
            // Who connects says what they want, or is nobody.
            let Ok(Some(Spoke { connection, send, receive, first })) = timeout(PATIENCE, first_word(incoming)).await
            else {
                return;
            };
            let rooms = Arc::new(Semaphore::new(UNREAD));
            let Ok(permit) = rooms.clone().acquire_owned().await else { return };
            let (line, mut spoken) = shared.open_line();
            let key = Key(*connection.remote_id().as_bytes());
            tracing::debug!(line = line.0, ?key, "connected");
            (shared.tell)(TransportEvent::Came { line, key });
            (shared.tell)(TransportEvent::Heard { line, bytes: first, permit: ReceivePermit(permit) });
            let (why, _) = talk(&shared, line, (send, receive), &rooms, &mut spoken, LARGEST_TO_HOST).await;
            tracing::debug!(line = line.0, %why, "ended");
            shared.lines().remove(&line);
            close(&connection, &why).await;
            (shared.tell)(TransportEvent::Went { line, why });
        });
    }
}

/// Calls, and calls again.
async fn keep_calling(shared: Arc<TransportShared>, line: ConnectionId, address: EndpointAddr, mut spoken: Spoken) {
    /// The longest pause between two calls.
    const PAUSE: Duration = Duration::from_secs(8);
    /// Who has talked so long is there.
    const TALKS: Duration = Duration::from_secs(2);
    let rooms = Arc::new(Semaphore::new(UNREAD));
    let first = Duration::from_millis(250);
    let mut pause = first;
    loop {
        let called = timeout(PATIENCE, connect(&shared.endpoint, &address)).await;
        let why = match called {
            Ok(Ok((connection, send, receive))) => {
                // What was to be said over a line that is gone would come too late.
                while spoken.frames.try_recv().is_ok() {}
                (shared.tell)(TransportEvent::Came { line, key: Key(*connection.remote_id().as_bytes()) });
                let began = Instant::now();
                let (why, ended) = talk(&shared, line, (send, receive), &rooms, &mut spoken, LARGEST_TO_GUEST).await;
                close(&connection, &why).await;
                if ended {
                    return;
                }
                // Who answers only to say no is called less and less often.
                if began.elapsed() > TALKS {
                    pause = first;
                }
                why
            }
            Ok(Err(why)) => why,
            Err(_) => "nobody answers".to_owned(),
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

/// Ends a connection so that what was sent arrives.
async fn close(connection: &Connection, why: &str) {
    let _ = timeout(Duration::from_millis(500), connection.closed()).await;
    connection.close(0_u8.into(), why.as_bytes());
}

/// Says and hears until the line ends: why, and whether it was this program that ended it.
async fn talk(
    shared: &TransportShared,
    line: ConnectionId,
    (mut send, mut receive): (SendStream, RecvStream),
    rooms: &Arc<Semaphore>,
    Spoken { frames, over }: &mut Spoken,
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
                    Err(_) => return ("the other side does not take what it is sent".to_owned(), false),
                },
                Frame::End(why) => {
                    let _ = send.finish();
                    let _ = timeout(Duration::from_millis(500), send.stopped()).await;
                    return (why, true);
                }
            }
        }
        ("the program is done with it".to_owned(), true)
    };
    // Whoever is told no is heard no more, and has a moment to take it: they hold no place by taking nothing.
    let hear_until_over = async {
        tokio::select! {
            ended = hear => ended,
            _ = over => {
                sleep(LAST_WORDS).await;
                ("the line was ended".to_owned(), true)
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

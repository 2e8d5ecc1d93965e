//! Connections that exhaust resources: floods of pings and fragments, slow readers, and the maximum number of
//! connections. Each is disconnected within ten seconds, the host's memory usage stays low, and other
//! pages are not affected.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use data_encoding::BASE64URL_NOPAD;
use rondel::Dealer;
use serde_json::json;
use socket2::SockRef;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use crate::host::Host;
use crate::knocking::{plays, tables};
use crate::tell;

/// Maximum memory usage of the host, in bytes.
const MEMORY: u64 = 150_000_000;
/// Misbehaving clients must be disconnected within ten seconds. The extra five seconds allow for a busy machine.
const CUT_OFF: Duration = Duration::from_secs(10 + 5);

const TEXT: u8 = 0x1;
const PING: u8 = 0x9;
const FINAL: u8 = 0x80;

/// Encodes a frame with a mask of zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match payload.len() {
        length @ 0..126 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 0x7e);
            frame.extend((length as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// The behaviour of a connection after its handshake.
#[derive(Clone, Copy, Debug)]
enum Conduct {
    /// Sends pings without pause.
    Pings,
    /// Sends a fragmented message that never ends.
    Fragments,
    /// Like `Fragments`, with pings between the fragments.
    PingsBetweenFragments,
    /// Sends one byte of a message every half second.
    Drips,
    /// Repeatedly requests everything in another language and reads one byte per second.
    ReadsSlowly,
}

impl Conduct {
    /// Returns the next data to send and the pause after it.
    fn next(self, number: u32) -> (Vec<u8>, Duration) {
        let once = |first: Vec<u8>, then: Vec<u8>| if number == 0 { first } else { then };
        match self {
            Self::Pings => (frame(FINAL | PING, &[7; 125]).repeat(64), Duration::ZERO),
            Self::Fragments => (once(frame(TEXT, b"{"), frame(0, b"").repeat(64)), Duration::ZERO),
            Self::PingsBetweenFragments => {
                let then = [frame(0, b""), frame(FINAL | PING, b"x")].concat().repeat(64);
                (once(frame(TEXT, b"{"), then), Duration::ZERO)
            }
            Self::Drips => (once(vec![FINAL | TEXT, 0x80 | 0x7d, 0, 0, 0, 0], vec![b' ']), Duration::from_millis(500)),
            Self::ReadsSlowly => {
                let language = if number.is_multiple_of(2) { "de" } else { "en" };
                let deed = json!({ "language": language }).to_string();
                (frame(FINAL | TEXT, deed.as_bytes()), Duration::from_millis(100))
            }
        }
    }
}

/// Connects from a local address with a small receive buffer.
async fn connect(from: &str, to: &str) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    SockRef::from(&socket).set_recv_buffer_size(4_096)?;
    socket.bind(format!("{from}:0").parse::<SocketAddr>().expect("an address"))?;
    socket.connect(to.parse().expect("an address")).await
}

/// Opens a WebSocket from the local address `from`.
async fn open(from: &str, address: &str) -> TcpStream {
    let mut stream = connect(from, address).await.expect("a connection");
    let request = format!(
        "GET /live HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("it is taken");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

/// Joins as a spectator.
async fn greet(stream: &mut TcpStream, watch: &str, claim: u8) {
    let (table, secret) = watch.split_once('#').and_then(|(_, rest)| rest.split_once('.')).expect("a link");
    let claim = BASE64URL_NOPAD.encode(&[claim; 32]);
    let hello = json!({ "table": table, "secret": secret, "claim": claim, "name": "Mallory", "languages": ["en"] });
    stream.write_all(&frame(FINAL | TEXT, hello.to_string().as_bytes())).await.expect("it is taken");
}

/// Misbehaves until the host closes the connection. Returns how long that took.
async fn misbehaves(conduct: Conduct, watch: Option<&str>, host: &Host, from: &str) -> Duration {
    let before = host.sockets();
    let mut stream = open(from, &host.address()).await;
    if let Some(watch) = watch {
        greet(&mut stream, watch, from.bytes().last().unwrap_or(0)).await;
    }
    assert!(host.sockets() > before, "it is connected");
    let began = Instant::now();
    let (mut number, mut read) = (0, Instant::now());
    loop {
        let (bytes, pause) = conduct.next(number);
        number += 1;
        let sent = timeout(Duration::from_millis(200), stream.write_all(&bytes)).await;
        if matches!(sent, Ok(Err(_))) || host.sockets() <= before {
            return began.elapsed();
        }
        assert!(began.elapsed() < CUT_OFF, "{conduct:?} is not cut off, greeted: {}", watch.is_some());
        assert!(host.memory() < MEMORY, "the host holds {} bytes", host.memory());
        if matches!(conduct, Conduct::ReadsSlowly) && read.elapsed() > Duration::from_secs(1) {
            read = Instant::now();
            let _ = timeout(Duration::from_millis(10), stream.read_u8()).await;
        }
        sleep(pause).await;
    }
}

#[test]
fn who_misbehaves_is_cut_off_and_takes_no_memory() {
    let host = Host::open("harbour", 2, &[]);
    let watch = host.links().pop().expect("a link for watchers");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let all =
        [Conduct::Pings, Conduct::Fragments, Conduct::PingsBetweenFragments, Conduct::Drips, Conduct::ReadsSlowly];
    let mut number = 1;
    for conduct in all {
        for greeted in [false, true] {
            number += 1;
            let watch = greeted.then_some(watch.as_str());
            let took = runtime.block_on(misbehaves(conduct, watch, &host, &format!("127.0.0.{number}")));
            tell(&format!("{conduct:?}, greeted: {greeted}: cut off after {took:?}, {} MB", host.memory() / 1_000_000));
        }
    }
}

#[test]
fn connections_of_one_address_keep_nobody_else_out() {
    let mut host = Host::open("harbour", 2, &["--web-connections", "300", "--web-connections-per-address", "100"]);
    let (address, tables) = (host.address(), tables(host.links()));
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let ends = AtomicBool::new(false);
    let waits = std::thread::scope(|scope| {
        scope.spawn(|| {
            runtime.block_on(async {
                while !ends.load(Ordering::Relaxed) {
                    let mut held = Vec::new();
                    for _ in 0..400 {
                        if let Ok(mut stream) = connect("127.0.0.2", &address).await {
                            let _ = stream.write_all(b"GET / HT").await;
                            held.push(stream);
                        }
                    }
                    sleep(Duration::from_secs(1)).await;
                }
            });
        });
        sleep_until_full(&host, 100);
        let mut luck = Dealer::seeded(5);
        let until = Instant::now() + Duration::from_secs(3);
        let waits = runtime.block_on(plays(&tables[0], &mut luck, until));
        ends.store(true, Ordering::Relaxed);
        waits
    });
    assert!(waits.len() > 3, "{} choices only", waits.len());
    assert!(host.is_there() && host.memory() < MEMORY, "the host holds {} bytes", host.memory());
    tell(&format!("beside 400 slow connections {} choices, the longest in {:?}", waits.len(), waits.iter().max()));
}

/// Waits until the host has the maximum number of connections for one address.
fn sleep_until_full(host: &Host, connections: usize) {
    let until = Instant::now() + Duration::from_secs(20);
    while host.sockets() < connections {
        assert!(Instant::now() < until, "the host holds {} sockets only", host.sockets());
        std::thread::sleep(Duration::from_millis(20));
    }
}

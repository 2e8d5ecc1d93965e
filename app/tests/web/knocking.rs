//! Requests and frames that no browser sends are rejected, and other clients do not notice them.
//!
//! `RONDEL_WEB_FUZZ=3600` sets the duration in seconds. The default is a few seconds.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use rondel::Dealer;
use serde_json::json;
use tokio::time::timeout;
use tokio_websockets::Message;

use crate::host::Host;
use crate::tell;
use crate::wire::{Wire, line};

fn seconds() -> u64 {
    std::env::var("RONDEL_WEB_FUZZ").ok().and_then(|words| words.parse().ok()).unwrap_or(6)
}

fn pick<'a, T: ?Sized>(luck: &mut Dealer, all: &[&'a T]) -> &'a T {
    all[luck.below(all.len() as u32) as usize]
}

/// Returns a request that no browser makes, or a valid request with random damage.
fn request(luck: &mut Dealer, address: &str) -> Vec<u8> {
    let method = pick(luck, &["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "CONNECT", "get", "", "\0"]);
    let path = pick(
        luck,
        &[
            "/",
            "/live",
            "/page.js",
            "/icon/harbour/1/../../../../etc/passwd",
            "/icon/spandau-1780/1/%00.svg",
            "/../../Cargo.toml",
            "//evil.example/",
            "http://evil.example/",
            "/?table=1#x",
            "*",
            "/icon///",
        ],
    );
    let host = pick(luck, &[address, "evil.example", "localhost", "", "[::1", "127.0.0.1:99999999"]);
    let version = pick(luck, &["HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", ""]);
    let mut words = format!("{method} {path} {version}\r\nHost: {host}\r\n").into_bytes();
    for _ in 0..luck.below(6) {
        let header = pick(
            luck,
            &[
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Origin: http://evil.example",
                "Content-Length: 99999999999999999999",
                "Content-Length: -1",
                "Transfer-Encoding: chunked",
                "Expect: 100-continue",
                "Range: bytes=0-,5-1",
                ": nothing",
                "X\0: y",
            ],
        );
        words.extend(header.as_bytes());
        words.extend(b"\r\n");
    }
    if luck.below(12) == 0 {
        words.extend(format!("X-Long: {}\r\n", "x".repeat(100_000)).as_bytes());
    }
    words.extend(b"\r\n");
    if luck.below(4) == 0 {
        let at = luck.below(words.len() as u32) as usize;
        words[at] = luck.below(256) as u8;
    }
    if luck.below(4) == 0 {
        words.truncate(luck.below(words.len() as u32) as usize);
    }
    words
}

/// Sends an invalid request. The response must be valid HTTP and no longer than a page.
fn knock(address: &str, luck: &mut Dealer) {
    let Ok(mut stream) = TcpStream::connect(address) else { return };
    let _ = stream.set_read_timeout(Some(Duration::from_millis(40)));
    let _ = stream.write_all(&request(luck, address));
    let mut answer = vec![0; 4_096];
    if let Ok(count) = stream.read(&mut answer)
        && count > 0
    {
        assert!(answer.starts_with(b"HTTP/1."), "{}", String::from_utf8_lossy(&answer[..count]));
        let words = String::from_utf8_lossy(&answer[..count]);
        assert!(!words.contains("root:") && !words.contains("[workspace"), "{words}");
    }
}

/// Returns a frame that no page sends, or a valid frame at the wrong time.
fn frame(luck: &mut Dealer) -> Message {
    let deeds = [
        r#"{"choose":[0,0]}"#,
        r#"{"choose":[1,18446744073709551615]}"#,
        r#"{"choose":[18446744073709551615,0]}"#,
        r#"{"choose":[1]}"#,
        r#"{"tap":""}"#,
        r#"{"tap":"card-99999999999999999999"}"#,
        r#"{"room":[1e39,-1e39]}"#,
        r#"{"room":[0,0]}"#,
        r#"{"room":[16384,16]}"#,
        r#"{"language":"../../etc/passwd"}"#,
        r#"{"phrase":255}"#,
        r#"{"agree":true}"#,
        r#"{"say":"\u0000\u202e<script>alert(1)</script>"}"#,
        r#""take_back""#,
        r#""again""#,
        r#""clear""#,
        r#""fold""#,
        "{}",
        "null",
        "[[[[[[[[[[[[[[[[",
    ];
    match luck.below(8) {
        0 => Message::binary(vec![luck.below(256) as u8; 64]),
        1 => Message::text("x".repeat(luck.below(20_000) as usize)),
        2 => Message::text("[".repeat(4_000)),
        3 => Message::ping(vec![7; 100]),
        _ => {
            let mut words = pick(luck, &deeds).to_owned();
            if luck.below(3) == 0 {
                let end = luck.below(words.len() as u32) as usize;
                words = words.chars().take(end).collect();
            }
            Message::text(words)
        }
    }
}

/// Connects as a page and sends invalid frames, sometimes a thousand per second, until disconnected.
async fn babbles(address: &str, links: &[String], luck: &mut Dealer) {
    let Ok(mut socket) = line(address).await else { return };
    let table = links[0].split_once('#').and_then(|(_, invitation)| invitation.split_once('.')).expect("a link").0;
    let greeting = match luck.below(4) {
        0 => frame(luck),
        1 => Message::text(json!({ "table": table, "claim": "A".repeat(43) }).to_string()),
        // A spectator may join but must not act.
        _ => {
            let secret = links.last().and_then(|link| link.rsplit_once('.')).expect("a link").1;
            let claim = data_encoding::BASE64URL_NOPAD.encode(&[luck.below(3) as u8 + 100; 32]);
            Message::text(
                json!({ "table": table, "secret": secret, "claim": claim, "name": "\u{202e}\0".repeat(30) })
                    .to_string(),
            )
        }
    };
    let _ = socket.send(greeting).await;
    let often = luck.below(3) == 0;
    for _ in 0..if often { 1_000 } else { luck.below(12) } {
        let said = if often { Message::text(r#"{"tap":"x-1"}"#) } else { frame(luck) };
        if socket.send(said).await.is_err() {
            return;
        }
    }
    let _ = timeout(Duration::from_millis(100), async { while let Some(Ok(_)) = socket.next().await {} }).await;
}

/// Plays both seats of a table until the deadline or the end of the game. Returns the response times.
pub(crate) async fn plays(links: &[String], luck: &mut Dealer, until: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    let mut wires = Vec::new();
    for (seat, link) in (1..).zip(&links[..2]) {
        wires.push(Wire::open(link, [seat; 32], "Ann").await.expect("a page is let in"));
    }
    while Instant::now() < until && !wires.iter().all(Wire::is_over) {
        for wire in &mut wires {
            while let Ok(there) = timeout(Duration::from_millis(2), wire.hear()).await {
                assert!(there, "a page that behaves was cut off");
            }
            if let Some((decision, choices)) = wire.asked() {
                let choice = choices[luck.below(choices.len() as u32) as usize];
                let began = Instant::now();
                wire.say(&json!({ "choose": [decision, choice] })).await;
                let heard = timeout(Duration::from_secs(10), wire.hear()).await;
                assert!(heard == Ok(true), "a choice has no answer");
                waits.push(began.elapsed());
                // Roughly the speed of a human user.
                tokio::time::sleep(Duration::from_millis(60)).await;
            }
        }
    }
    waits
}

/// Groups the links by table, in seat order. Links to the same table share the part before the dot.
pub(crate) fn tables(links: Vec<String>) -> Vec<Vec<String>> {
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for link in links {
        let table = link.rsplit_once('.').expect("a link").0.to_owned();
        tables.entry(table).or_default().push(link);
    }
    tables.into_values().collect()
}

#[test]
fn nonsense_is_sent_away_and_nobody_else_notices() {
    // A game takes longer than 40 seconds, so one table per 40 seconds is enough. The last table is used
    // after the invalid input has stopped.
    let games = 2 + seconds() / 40;
    let mut host = Host::open("harbour", 2, &["--tables", &games.to_string(), "--web-connections", "64"]);
    let (address, tables) = (host.address(), tables(host.links()));
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let ends = AtomicBool::new(false);
    let (requests, babble) = (AtomicU64::new(0), AtomicU64::new(0));
    let until = Instant::now() + Duration::from_secs(seconds());
    let mut waits = std::thread::scope(|scope| {
        let _guard = Ends(&ends);
        for number in 0..2 {
            let (address, requests, ends) = (&address, &requests, &ends);
            scope.spawn(move || {
                let mut luck = Dealer::seeded(number);
                while !ends.load(Ordering::Relaxed) {
                    knock(address, &mut luck);
                    requests.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        let (address, babble, still, tables, handle) = (&address, &babble, &ends, &tables, runtime.handle());
        scope.spawn(move || {
            let mut luck = Dealer::seeded(7);
            while !still.load(Ordering::Relaxed) {
                let table = &tables[luck.below(tables.len() as u32) as usize];
                handle.block_on(babbles(address, table, &mut luck));
                babble.fetch_add(1, Ordering::Relaxed);
            }
        });
        runtime.block_on(async {
            let mut luck = Dealer::seeded(3);
            let (last, others) = tables.split_last().expect("a table");
            let mut waits = Vec::new();
            for links in others {
                if Instant::now() < until {
                    waits.extend(plays(links, &mut luck, until).await);
                }
            }
            ends.store(true, Ordering::Relaxed);
            waits.extend(plays(last, &mut luck, Instant::now() + Duration::from_secs(3)).await);
            waits
        })
    });
    assert!(host.is_there(), "the host has ended: {}", host.errors());
    assert!(!host.errors().contains("panicked"), "{}", host.errors());
    assert!(waits.len() > 3, "{} choices only", waits.len());
    waits.sort_unstable();
    tell(&format!(
        "{} odd requests and {} odd lines in {} s; meanwhile {} choices of others, half of them answered in {:?}, 99 of 100 in {:?}",
        requests.load(Ordering::Relaxed),
        babble.load(Ordering::Relaxed),
        seconds(),
        waits.len(),
        waits[waits.len() / 2],
        waits[waits.len() * 99 / 100],
    ));
}

/// Stops the invalid input at the end of the test, even on failure.
struct Ends<'a>(&'a AtomicBool);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

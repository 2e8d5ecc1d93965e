//! Measures how many phones one host can serve. Simulated pages play at many tables. They make random choices after
//! random pauses. Reports the time from a choice until the page receives a response, and the host's memory usage.
//!
//! ```sh
//! cargo build --release
//! cargo run --release -p rondel-app --example web_load -- GAME --tables 40 --guests 5 --seconds 60
//! ```
//!
//! The pages run on the same machine as the host and compete with it for resources. They render nothing.

#![allow(clippy::print_stdout, reason = "it is a command")]

mod load;
#[path = "../tests/web/wire.rs"]
mod wire;

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use load::{option, program};
use rondel::Dealer;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use wire::Wire;

/// Starts the host. Returns the process and the links of the invitations.
fn host(game: &str, tables: u64, guests: u64, folder: &Path) -> (Child, Vec<String>) {
    let seats = vec!["guest"; guests as usize].join(",");
    let mut child = Command::new(program())
        .args(["host", game, "--seats", &seats, "--json", "--relay", "none", "--listen", "127.0.0.1:0"])
        .args([
            "--web",
            "--web-listen",
            "127.0.0.1:0",
            "--web-connections",
            "10000",
            "--web-connections-per-address",
            "10000",
        ])
        .args(["--tables", &tables.to_string(), "--most-tables", &tables.to_string()])
        .args(["--folder".as_ref(), folder.as_os_str()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("`cargo build --release` builds the program");
    let mut said = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut links = Vec::new();
    while links.len() < (tables * guests) as usize {
        let line = said.next().expect("the host has ended").expect("the host says something");
        let said: Value = serde_json::from_str(&line).expect("an event");
        if said["event"] == "invitation" {
            links.push(said["page"].as_str().expect("a page").to_owned());
        }
    }
    // Keeps reading the host's output, so that the host does not block.
    std::thread::spawn(move || said.for_each(drop));
    (child, links)
}

/// State shared by all pages.
struct Load {
    began: Instant,
    /// Start of the measurement. Choices are made until `ends`.
    warm: Duration,
    ends: Duration,
    /// Maximum thinking time before each choice, in milliseconds.
    thinks: u64,
    seated: AtomicUsize,
    over: AtomicUsize,
    cut: AtomicUsize,
}

/// Plays a game as the user of one page. Returns the waiting times.
async fn plays(link: String, number: usize, load: Arc<Load>) -> Vec<Duration> {
    let mut waits = Vec::new();
    let mut luck = Dealer::seeded(number as u64 + 1);
    let mut claim = [0; 32];
    claim[..8].copy_from_slice(&(number as u64 + 1).to_be_bytes());
    // Pages connect one after another, as people do.
    sleep(Duration::from_millis(number as u64 * 10)).await;
    let Ok(mut wire) = Wire::open(&link, claim, "Guest").await else { return waits };
    load.seated.fetch_add(1, Ordering::Relaxed);
    while load.began.elapsed() < load.ends && !wire.is_over() {
        if let Some((decision, choices)) = wire.asked().filter(|(_, choices)| !choices.is_empty()) {
            // Messages that arrive meanwhile are read later, as on a busy phone.
            sleep(Duration::from_millis(u64::from(luck.below(load.thinks as u32 + 1)))).await;
            let choice = choices[luck.below(choices.len() as u32) as usize];
            let asked = Instant::now();
            wire.say(&json!({ "choose": [decision, choice] })).await;
            // The first response to a choice is that the question disappears.
            let same = |wire: &Wire| wire.asked().is_some_and(|(now, _)| now == decision);
            while same(&wire) && timeout(Duration::from_secs(10), wire.hear()).await == Ok(true) {}
            if same(&wire) {
                load.cut.fetch_add(1, Ordering::Relaxed);
                return waits;
            }
            if load.began.elapsed() > load.warm {
                waits.push(asked.elapsed());
            }
        } else if let Ok(there) = timeout(Duration::from_millis(500), wire.hear()).await
            && !there
        {
            load.cut.fetch_add(1, Ordering::Relaxed);
            return waits;
        }
    }
    load.over.fetch_add(usize::from(wire.is_over()), Ordering::Relaxed);
    waits
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("spandau-1780", String::as_str);
    let (tables, guests) = (option(&words, "--tables", 40), option(&words, "--guests", 5));
    let (seconds, warm) = (option(&words, "--seconds", 60), option(&words, "--warm", 10));
    let folder = tempfile::tempdir().expect("a folder");
    let (child, links) = host(game, tables, guests, &folder.path().join("host"));
    let load = Arc::new(Load {
        began: Instant::now(),
        warm: Duration::from_secs(warm),
        ends: Duration::from_secs(warm + seconds),
        thinks: option(&words, "--thinks", 1_000),
        seated: AtomicUsize::new(0),
        over: AtomicUsize::new(0),
        cut: AtomicUsize::new(0),
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    let waits = runtime.block_on(async {
        let all = links.into_iter().enumerate().map(|(number, link)| tokio::spawn(plays(link, number, load.clone())));
        let all: Vec<_> = all.collect();
        let mut waits = Vec::new();
        for one in all {
            waits.extend(one.await.expect("a page"));
        }
        waits
    });
    println!(
        "{game}: {tables} tables, {} pages seated, {} saw the end, {} cut off; {}",
        load.seated.load(Ordering::Relaxed),
        load.over.load(Ordering::Relaxed),
        load.cut.load(Ordering::Relaxed),
        load::measured(child, waits, seconds, load.began),
    );
}

//! Measures how many tables one host can serve. Guests at all tables make random choices at a given total rate.
//! Reports the time from a choice until the guest sees its result, and the host's memory usage.
//!
//! ```sh
//! cargo build --release
//! cargo run --release -p rondel-app --example far_load -- GAME --tables 1000 --rate 200 --seconds 60
//! ```
//!
//! The guests run on the same machine as the host and compete with it for resources.

#![allow(clippy::print_stdout, reason = "it is a command")]

mod load;

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use load::{option, program};
use rondel::Dealer;
use rondel_hosting::{Guest, Share, Update};
use rondel_online::net::{ConnectionId, Identity, Invitation, Relays, TransportOptions};
use rondel_online::{Inbound, Router};

/// A guest at a table.
struct Seated {
    guest: Guest,
    line: ConnectionId,
    /// Time of the guest's last choice.
    asked: Option<Instant>,
    /// Whether the guest is in the queue of guests that may choose.
    queued: bool,
    over: bool,
}

/// State shared by all guests.
struct Load {
    /// Interval between choices, in nanoseconds.
    pause: u64,
    began: Instant,
    taken: AtomicU64,
    welcomed: AtomicUsize,
    over: AtomicUsize,
}

impl Load {
    /// Reserves a choice if one is due.
    fn may_choose(&self) -> bool {
        let due = self.began.elapsed().as_nanos() as u64 / self.pause;
        self.taken
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |taken| (taken < due).then_some(taken + 1))
            .is_ok()
    }
}

/// Starts the host. Returns the process, its output, and its invitations, two for each table.
fn host(game: &str, tables: u64, folder: &Path) -> (Child, BufReader<ChildStdout>, Vec<Vec<Invitation>>) {
    let mut child = Command::new(program())
        .args(["host", game, "--seats", "guest,guest", "--json", "--relay", "none", "--listen", "127.0.0.1:0"])
        .args(["--tables", &tables.to_string(), "--most-tables", &tables.to_string(), "--connections", "10000"])
        .args(["--folder".as_ref(), folder.as_os_str()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("`cargo build --release` builds the program");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut invited = vec![Vec::new(), Vec::new()];
    let mut line = String::new();
    while invited[1].len() < tables as usize {
        line.clear();
        assert!(lines.read_line(&mut line).expect("the host says something") > 0, "the host has ended");
        let said: serde_json::Value = serde_json::from_str(&line).expect("an event");
        if said["event"] == "invitation" {
            let seat = said["seat"].as_u64().expect("a seat") as usize - 1;
            invited[seat].push(said["invitation"].as_str().expect("a text").parse().expect("an invitation"));
        }
    }
    (child, lines, invited)
}

/// Number of guests that share a program and a key. This number is limited because, with each message, the
/// network library processes all connections between the two programs.
const PROGRAM: usize = 25;

/// Runs all guests of one program.
fn sit(
    invitations: &[Invitation],
    number: u64,
    folder: &Path,
    load: &Load,
    warm: Duration,
    ends: Duration,
) -> Vec<Duration> {
    let identity = Identity::keep(&folder.join("key.json")).expect("a key");
    let own = std::thread::current();
    let options = TransportOptions { relays: Relays::Nobody, most_lines: 16, ..TransportOptions::default() };
    let board = Arc::new(Router::open(identity, &options, move || own.unpark()).expect("a network"));
    let mut seated: Vec<Seated> = Vec::new();
    let (mut waits, mut queue) = (Vec::new(), VecDeque::new());
    let mut luck = Dealer::seeded(number + 1);
    let mut invitations = invitations.iter();
    let (mut ticked, mut joined) = (Instant::now(), Instant::now());
    while load.began.elapsed() < ends {
        // Guests join one after another, as people do.
        let joins = joined.elapsed() > Duration::from_millis(400);
        if joins {
            joined = Instant::now();
        }
        for invitation in invitations.by_ref().take(usize::from(joins)) {
            let share = Share(std::array::from_fn(|_| luck.below(256) as u8));
            let guest = Guest::invited(invitation.table, invitation.secret, "Guest", share);
            let line = board.visit(invitation.host.clone());
            seated.push(Seated { guest, line, asked: None, queued: false, over: false });
        }
        let ticks = ticked.elapsed() > Duration::from_secs(2);
        if ticks {
            ticked = Instant::now();
        }
        for (number, one) in seated.iter_mut().enumerate() {
            for mail in board.mail_for(one.line) {
                match mail {
                    Inbound::Came { .. } => one.guest.connected(),
                    Inbound::Went { .. } | Inbound::Nonsense => {}
                    Inbound::Heard { message, .. } => match one.guest.hear(message).expect("an honest host") {
                        Update::Welcomed => drop(load.welcomed.fetch_add(1, Ordering::Relaxed)),
                        Update::Played if !one.guest.has_chosen() || one.asked.is_some() => {
                            // The first ply after a choice is that choice.
                            if let Some(asked) = one.asked.take()
                                && load.began.elapsed() > warm
                            {
                                waits.push(asked.elapsed());
                            }
                        }
                        Update::Opened => {
                            one.over = true;
                            load.over.fetch_add(1, Ordering::Relaxed);
                        }
                        _ => {}
                    },
                }
            }
            if ticks {
                one.guest.tick();
            }
            if !one.queued && one.guest.deciding().is_some() && !one.guest.has_chosen() && one.asked.is_none() {
                one.queued = true;
                queue.push_back(number);
            }
            if let Some(message) = one.guest.tell() {
                board.tell_host(one.line, &message);
            }
        }
        while !queue.is_empty() && load.may_choose() {
            let Some(number) = queue.pop_front() else { break };
            let one = &mut seated[number];
            one.queued = false;
            let choices = one.guest.present().map_or(0, |view| view.choices.len());
            if one.guest.deciding().is_some() && choices > 0 {
                one.guest.choose(luck.below(choices as u32) as usize);
                one.asked = Some(Instant::now());
                if let Some(message) = one.guest.tell() {
                    board.tell_host(one.line, &message);
                }
            }
        }
        std::thread::park_timeout(Duration::from_millis(20));
    }
    waits
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("connect-four", String::as_str);
    let tables = option(&words, "--tables", 1_000);
    let (rate, seconds, warm) =
        (option(&words, "--rate", 200), option(&words, "--seconds", 60), option(&words, "--warm", 30));
    let folder = tempfile::tempdir().expect("a folder");
    let (child, mut lines, invited) = host(game, tables, &folder.path().join("host"));
    // Keeps reading the host's output, so that the host does not block.
    std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
    let load = Load {
        pause: 1_000_000_000 / rate.max(1),
        began: Instant::now(),
        taken: AtomicU64::new(0),
        welcomed: AtomicUsize::new(0),
        over: AtomicUsize::new(0),
    };
    let (warm, ends) = (Duration::from_secs(warm), Duration::from_secs(warm + seconds));
    // The two seats of a table are never in the same program.
    let parts = invited.iter().flat_map(|seat| seat.chunks(PROGRAM));
    let waits = std::thread::scope(|scope| {
        let seated = (0..).zip(parts).map(|(number, part)| {
            let (load, folder) = (&load, folder.path().join(format!("guests-{number}")));
            scope.spawn(move || sit(part, number, &folder, load, warm, ends))
        });
        let seated: Vec<_> = seated.collect();
        seated.into_iter().flat_map(|guests| guests.join().expect("a thread")).collect::<Vec<_>>()
    });
    println!(
        "{game}: {tables} tables, {} guests welcomed, {} games over for a guest; {}",
        load.welcomed.load(Ordering::Relaxed),
        load.over.load(Ordering::Relaxed),
        load::measured(child, waits, seconds, load.began),
    );
}

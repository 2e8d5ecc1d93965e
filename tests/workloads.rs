//! Fixed workloads, one per run, for the instruction counts in `instructions.rs`: `workloads <game> <work>`.
//! Without a workload, the program only starts and looks up the game. `instructions.rs` subtracts the count of
//! this run from the counts of the workloads.

use std::process::ExitCode;
use std::sync::Arc;

use rondel::batch::{BatchSettings, Buffers, Numbering, Restart};
use rondel::bots::{Bot, SearchLimits};
use rondel::journal::Journal;
use rondel::{Dealer, Observer, Plugin, Seats, Session, Turn, plugins};
use rondel_tests::{WORKS, mid_game, play_any, table};

const SEED: u64 = 1780;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((game, work)) = words.split_first() else { return ExitCode::FAILURE };
    let Some(plugin) = plugins().ok().and_then(|games| games.get(game.as_str()).copied()) else {
        return ExitCode::FAILURE;
    };
    let [work] = work else { return ExitCode::SUCCESS };
    let seats = plugin.players.0.max(2);
    let done = match WORKS.iter().position(|name| name == work) {
        Some(0) => playouts(plugin, seats),
        Some(1) => search(plugin, seats),
        Some(2) => scenes(plugin, seats),
        Some(3) => journal(plugin, seats),
        Some(4) => batch(plugin, seats),
        _ => 0,
    };
    if done > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays random games until a number of plies is reached, so that short and long games take about the same work.
fn playouts(plugin: &Plugin, seats: u8) -> u64 {
    const PLIES: u64 = 200_000;
    let game = (plugin.setup)().open().expect("the bundled content is good");
    let seats = Seats::new(seats).expect("a table");
    let mut plies = 0;
    let mut seed = SEED;
    while plies < PLIES {
        plies += game.playouts(seats, 10, seed);
        seed += 1;
    }
    plies
}

fn search(plugin: &Plugin, seats: u8) -> u64 {
    const ITERATIONS: u32 = 3000;
    /// A seed whose game has no immediate win in the middle. With an immediate win, the search tree would hardly grow.
    const OPEN: u64 = 3;
    let session = mid_game(plugin, seats, OPEN);
    let Turn::Decide(seat) = session.turn() else { return 0 };
    let bot = Bot::searching(ITERATIONS);
    session.game().think(bot, &session.observe(seat), &mut Dealer::seeded(SEED), &SearchLimits::QUIET).iterations
}

fn scenes(plugin: &Plugin, seats: u8) -> u64 {
    const TIMES: usize = 100;
    let session = mid_game(plugin, seats, SEED);
    let observers = session.seats().each().map(Observer::Seat).chain([Observer::Spectator]);
    let laid_out = observers.cycle().take(TIMES).map(|observer| session.scene(observer).pieces().count() as u64);
    laid_out.sum()
}

/// Plays a whole random game, and writes, reads and replays its journal.
fn journal(plugin: &Plugin, seats: u8) -> u64 {
    let mut session = table(plugin, seats, SEED);
    let mut hand = Dealer::seeded(SEED);
    while play_any(&mut session, &mut hand) {}
    let journal = Journal::read(session.journal()).expect("a journal");
    let (again, notices) = Session::replay(journal).expect("it replays");
    if notices.is_empty() { again.plies().len() as u64 } else { 0 }
}

/// Advances a batch of tables as learning agents do, with observations, masks and described actions. Every step
/// makes the first choice at each table.
fn batch(plugin: &Plugin, seats: u8) -> u64 {
    const STEPS: usize = 200;
    let game = (plugin.setup)().open().expect("the bundled content is good");
    let encoding = Arc::new(game.encoding(Seats::new(seats).expect("a table")));
    let settings = BatchSettings {
        rows: 32,
        first_row: 0,
        seed: SEED,
        samples: 1,
        numbering: Numbering::Listed,
        restart: Restart::SameStep,
    };
    let mut buffers = Buffers::new(&encoding, &settings);
    let (tables, mut rows) = (settings.rows, buffers.rows());
    let mut batch = game.batch(encoding, &settings);
    batch.restart(&mut rows).expect("arrays of the right size");
    for _ in 0..STEPS {
        batch.step(&vec![0; tables], &mut rows).expect("the first choice is legal");
    }
    (STEPS * tables) as u64
}

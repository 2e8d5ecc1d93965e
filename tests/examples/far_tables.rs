//! Plays games with remote guests over very unreliable or reliable channels, for any number of seeds:
//!
//! ```sh
//! cargo run --release -p rondel-tests --example far_tables -- GAME GAMES [FIRST SEED] [calm]
//! ```

#![allow(clippy::print_stdout, reason = "it is a command")]

use std::time::Instant;

use rondel_tests::games;
use rondel_tests::parlour::{CALM, STORM, play};

/// A fast allocator, because many values are allocated and freed.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (count, first) = (number(1, 100), number(2, 0));
    let plugin =
        games().into_iter().find(|plugin| words.first().is_some_and(|word| word == plugin.id)).expect("a game");
    let weather = if words.iter().any(|word| word == "calm") { CALM } else { STORM };
    let began = Instant::now();
    let (mut plies, mut bytes, mut rounds, mut restarts, mut undone) = (0, 0, 0, 0, 0);
    for seed in first..first + count {
        let (fewest, most) = (plugin.players.0.max(2), plugin.players.1);
        let played = play(plugin, fewest + (seed % u64::from(most - fewest + 1)) as u8, seed, weather);
        plies += played.plies;
        bytes += played.bytes;
        rounds += played.rounds;
        restarts += played.restarts;
        undone += played.undone;
    }
    println!(
        "{}: {count} games, {plies} plies in {rounds} rounds, {restarts} programs closed amid them, {undone} decisions taken back, \
         {} MB sent, {:.1} s",
        plugin.id,
        bytes / 1_000_000,
        began.elapsed().as_secs_f64()
    );
}

//! Plays many games alone against the training opponent and says how many of a hundred a bot wins:
//! `cargo run --release -p rondel-harbour --example levels -- mcts:2000 100`, at each level, or with other figures,
//! `… mcts:500 100 1,5,0 0,4,0`: goods of each kind to begin with, turns from one purchase to the next, price reduction.
//!
//! The games are those of `rondel simulate harbour --seats mcts:2000 --games 100 --option trainer=easy`.

use std::io::Write as _;

use rayon::prelude::*;
use rondel::Seat;
use rondel::arena::{Share, game_seed, play_game};
use rondel::bots::Bot;
use rondel_harbour::{Harbour, HarbourSetup, Level};

const SEED: u64 = 1;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let bot: Bot = arguments.next().as_deref().unwrap_or("mcts:2000").parse()?;
    let games: u64 = arguments.next().map_or(Ok(100), |count| count.parse())?;
    let figures: Vec<String> = arguments.collect();
    let mut out = std::io::stdout();
    if figures.is_empty() {
        for trainer in [Level::Easy, Level::Usual, Level::Hard] {
            let rules = HarbourSetup { trainer, ..HarbourSetup::default() }.rules()?;
            writeln!(out, "{trainer:?}: {}", alone(&rules, bot, games))?;
        }
    }
    for level in &figures {
        writeln!(out, "{level}: {}", alone(&with(level)?, bot, games))?;
    }
    Ok(())
}

/// The game with a training opponent of these figures.
fn with(figures: &str) -> Result<Harbour, Box<dyn std::error::Error>> {
    let [goods, turns, reduction] = figures.split(',').collect::<Vec<_>>()[..] else {
        return Err(format!("`{figures}` is not three numbers, such as 1,5,0").into());
    };
    let level = format!("(goods: {goods}, turns: {turns}, reduction: {reduction})");
    let text = format!("(easy: {level}, usual: {level}, hard: {level}, provenance: Reconstructed)");
    Ok(HarbourSetup { content: [("trainer.ron".to_owned(), text)].into(), ..HarbourSetup::default() }.rules()?)
}

/// How many games the bot wins.
fn alone(rules: &Harbour, bot: Bot, games: u64) -> String {
    let record = |index| play_game(rules, &[bot], game_seed(SEED, index), &|_| Box::new(|| false));
    let records: Vec<_> = (0..games).into_par_iter().map(record).collect();
    let won = records.iter().filter(|record| record.outcome.winners().any(|seat| seat == Seat::new(0))).count() as u64;
    let share = Share::of(won, games);
    let plies = records.iter().map(|record| f64::from(record.plies)).sum::<f64>() / games as f64;
    format!("{won} of {games} ({:.0} to {:.0} %), {plies:.0} plies", 100.0 * share.low, 100.0 * share.high)
}

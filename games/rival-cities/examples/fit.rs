//! Fits the weights of the estimate to games of bots and prints them: `cargo run --release -p rondel-rival-cities --example fit -- mcts:60
//! 2000`. Two sit at the table.

use std::io::Write as _;

use rayon::prelude::*;
use rondel::arena::{Luck, game_seed};
use rondel::bots::Bot;
use rondel::lab::fitting::{Example, error, examples, fit};
use rondel_rival_cities::RivalCitiesSetup;
use rondel_rival_cities::estimate::{FEATURES, WEIGHTS, features};

const SEED: u64 = 1;
/// One game in so many is kept from the fit and tells how good it is.
const KEPT: usize = 5;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let bot: Bot = arguments.next().as_deref().unwrap_or("mcts:60").parse()?;
    let games: u64 = arguments.next().as_deref().unwrap_or("2000").parse()?;
    let rules = RivalCitiesSetup::default().rules()?;
    let of_game = |index: u64| -> Vec<Example<FEATURES>> {
        let luck = Luck::of(game_seed(SEED, index));
        examples(&rules, [bot; 2], luck, &|_| Box::new(|| false), |state, seat| features(rules.content(), state, seat))
    };
    let all: Vec<Vec<Example<FEATURES>>> = (0..games).into_par_iter().map(of_game).collect();
    let part = |kept: bool| -> Vec<Example<FEATURES>> {
        let games = all.iter().enumerate().filter(|(index, _)| index.is_multiple_of(KEPT) == kept);
        games.flat_map(|(_, examples)| examples).copied().collect()
    };
    let (fitted, kept) = (part(false), part(true));
    let weights = fit(&fitted, 1.0).map(|weight| weight as f32);
    let (before, after) = (error(&kept, &WEIGHTS), error(&kept, &weights));
    let mut out = std::io::stdout();
    writeln!(
        out,
        "{} positions; over {} others the mean squared error is {before:.4} with the weights there are and",
        fitted.len(),
        kept.len()
    )?;
    writeln!(out, "{after:.4} with these: {weights:.3?}")?;
    Ok(())
}

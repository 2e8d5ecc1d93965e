//! Fits the weights of the estimate to two-player games between bots and prints them:
//! `cargo run --release -p rondel-rival-cities --example rival_cities_fit -- mcts:60 2000`.

use std::io::Write as _;

use rayon::prelude::*;
use rondel::arena::{Luck, game_seed};
use rondel::bots::Bot;
use rondel::lab::fitting::{Example, examples, judged};
use rondel_rival_cities::RivalCitiesSetup;
use rondel_rival_cities::estimate::{FEATURES, WEIGHTS, features};

const SEED: u64 = 1;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let bot: Bot = arguments.next().as_deref().unwrap_or("mcts:60").parse()?;
    let games: u64 = arguments.next().as_deref().unwrap_or("2000").parse()?;
    let rules = RivalCitiesSetup::default().rules()?;
    let of_game = |index: u64| -> Vec<Example<FEATURES>> {
        let luck = Luck::of(game_seed(SEED, index));
        examples(&rules, [bot; 2], luck, &|_| Box::new(|| false), |state, seat| {
            features(rules.content(), state)[seat.index()].1
        })
    };
    let games: Vec<Vec<Example<FEATURES>>> = (0..games).into_par_iter().map(of_game).collect();
    Ok(writeln!(std::io::stdout(), "{}", judged(&games, &WEIGHTS))?)
}

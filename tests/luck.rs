//! Whether luck is even: whole games between bots of equal strength are reviewed, and what luck gave the first seat is added up.
//!
//! `cargo run --release -p rondel-tests --example luck -- GAME [GAMES [BOT [ITERATIONS]]]` reviews each game with so many iterations for
//! each decision and prints what luck, both seats' decisions and the search's own doubt gave the first seat on average, with the 95 %
//! interval over games; and how far luck went in a game. docs/strength.md holds the figures.

use std::io::Write as _;

use rondel::bots::{Budget, Level, Mcts, SearchLimits};
use rondel::review::{Balance, Decision, Review};
use rondel::{Bot, Plugin, Seat};
use rondel_tests::{game, mean_of, of_each, played};

/// A part of what made a result.
type Part = fn(&Balance) -> f64;

fn main() {
    let mut words = std::env::args().skip(1);
    let plugin = game(&words.next().expect("the id of a game"));
    let games: u64 = words.next().map_or(100, |word| word.parse().expect("a number of games"));
    let bot: Bot = words.next().map_or(Bot::Level(Level::Journeyman), |word| word.parse().expect("a bot"));
    let iterations: u32 = words.next().map_or(100, |word| word.parse().expect("a number of iterations"));
    let search = Mcts::new(Budget::Iterations(iterations));
    let balances = of_each(games, |seed| balance_of(plugin, bot, seed, search));
    let mut out = std::io::stdout();
    writeln!(out, "{}: {games} games of {bot}, {iterations} iterations for each decision", plugin.id)
        .expect("a terminal");
    let parts: [(&str, Part); 5] = [
        ("luck", |balance| balance.luck),
        ("luck, however it went", |balance| balance.luck.abs()),
        ("own decisions", |balance| balance.own),
        ("the rival's decisions", |balance| balance.others),
        ("unexplained", |balance| balance.unexplained),
    ];
    for (name, part) in parts {
        let (mean, reach) = mean_of(&balances.iter().map(part).collect::<Vec<_>>());
        writeln!(out, "{name}: {mean:+.4} ± {reach:.4}").expect("a terminal");
    }
}

/// What made the result of the first seat in one game.
fn balance_of(plugin: &Plugin, bot: Bot, seed: u64, search: Mcts) -> Balance {
    let session = played(plugin, &[bot; 2], seed);
    let plies = Review::plies(&session, None);
    let decisions =
        plies.iter().filter_map(|ply| Decision::weigh(&session, *ply, search, &SearchLimits::QUIET)).collect();
    Review::of(&session, decisions).balance(Seat::new(0))
}

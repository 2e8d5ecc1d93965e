//! Measures whether luck favours one seat: reviews whole games between bots of equal strength and averages the
//! contribution of luck to the result of the first seat.
//!
//! `cargo run --release -p rondel-tests --example luck -- GAME [GAMES [BOT [ITERATIONS]]]` reviews each
//! decision with the given number of iterations. It prints the average contributions of luck, of both seats'
//! decisions and of search uncertainty to the result of the first seat, with the 95% interval over games,
//! and the average magnitude of luck in a game. The results are in docs/strength.md.

use std::io::Write as _;

use rondel::bots::{Budget, Level, Mcts, SearchLimits};
use rondel::review::{Balance, Decision, Review};
use rondel::{Bot, Plugin, Seat};
use rondel_tests::{game, mean_of, of_each, played};

/// One contribution to a result.
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

/// Plays and reviews one game, and returns the contributions to the result of the first seat.
fn balance_of(plugin: &Plugin, bot: Bot, seed: u64, search: Mcts) -> Balance {
    let session = played(plugin, &[bot; 2], seed);
    let plies = Review::plies(&session, None);
    let decisions =
        plies.iter().filter_map(|ply| Decision::weigh(&session, *ply, search, &SearchLimits::QUIET)).collect();
    Review::of(&session, decisions).balance(Seat::new(0))
}

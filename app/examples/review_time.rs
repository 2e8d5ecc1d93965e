//! Measures the duration of a review: `cargo run --release -p rondel-app --example review_time -- GAME [GAMES]` plays
//! the given number of games between two experts and reviews each game on all cores, as the window does. It prints the
//! time until the first curve is complete and the time until all decisions are analysed.
//! docs/measurements/performance.md lists the results.

#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use rondel::journal::{Header, Player};
use rondel::{Bot, Session, Turn, bots::Level, bots::SearchLimits};
use rondel_games as _;
use rondel_tables::reviewer::Reviewer;

fn main() {
    let mut words = std::env::args().skip(1);
    let id = words.next().expect("the id of a game");
    let games: u64 = words.next().map_or(3, |word| word.parse().expect("a number of games"));
    let plugin = *rondel::plugins().expect("each id once").get(id.as_str()).expect("a game that lives here");
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    for seed in 1..=games {
        let players = vec![Player::bot(Bot::Level(Level::Expert)); 2];
        let mut session = Session::start(Header::of(plugin, (plugin.setup)(), players, seed)).expect("a table of two");
        while let Turn::Decide(seat) = session.turn() {
            let (observation, mut own) = (session.observe(seat), session.aside_dealer(seat));
            let bot = Bot::Level(Level::Expert);
            let choice = session.game().think(bot, &observation, &mut own, &SearchLimits::QUIET).choice;
            session.play(choice).expect("a choice");
        }
        let begun = Instant::now();
        let reviewer = Reviewer::begin(&session, None, Vec::new(), threads, || ());
        let after = |done: &dyn Fn() -> bool| {
            while !done() {
                std::thread::sleep(Duration::from_millis(5));
            }
            begun.elapsed().as_secs_f64()
        };
        let all = reviewer.progress().all;
        let curve = after(&|| reviewer.found().len() == all);
        let whole = after(&|| !reviewer.progress().works);
        println!(
            "{id}, seed {seed}: {all} decisions, first curve after {curve:.2} s, all after {whole:.1} s, {threads} threads"
        );
    }
}

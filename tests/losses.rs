//! Whether the stronger lose less: positions out of games among journeymen, what each level would do there, and what it would lose by it.
//!
//! `cargo run --release -p rondel-tests --example losses -- GAME [GAMES [DECISIONS [ITERATIONS]]]` asks all levels the same decisions, so many
//! of each game, any; a search with luck of its own tries every choice and says what each is worth. Prints what a level loses on average, in
//! points of expected result, and how much less than the level below, with 95 % intervals over games. docs/strength.md holds the figures.

use std::io::Write as _;

use rondel::bots::{Budget, Effort, Level, Mcts};
use rondel::review::{Decision, Review, usual_iterations};
use rondel::{Bot, Dealer, Plugin, Session};
use rondel_tests::{game, mean_of, of_each, played};

/// What each level loses.
type Losses = [f64; Level::QUICK.len()];

fn main() {
    let mut words = std::env::args().skip(1);
    let plugin = game(&words.next().expect("the id of a game"));
    let mut number = |usual: u32| words.next().map_or(usual, |word| word.parse().expect("a number"));
    let (games, decisions) = (number(40), number(12));
    let skills = (plugin.setup)().open().expect("the bundled content is good").skills();
    let iterations = number(usual_iterations(&skills));
    // Whatever a level may choose is tried often enough.
    let search = Mcts::new(Budget::Iterations(iterations)).trying_each(iterations / 16);
    let lost = of_each(games.into(), |seed| losses_of(plugin, seed, decisions as usize, search));
    let mut out = std::io::stdout();
    writeln!(out, "{}: {games} games, {decisions} decisions of each, {iterations} iterations", plugin.id)
        .expect("a terminal");
    for (place, level) in Level::QUICK.into_iter().enumerate() {
        let (mean, reach) = mean_of(&lost.iter().map(|lost| lost[place]).collect::<Vec<_>>());
        write!(out, "{level}: a decision loses {mean:.4} ± {reach:.4}").expect("a terminal");
        if let Some(below) = place.checked_sub(1) {
            let (less, reach) = mean_of(&lost.iter().map(|lost| lost[below] - lost[place]).collect::<Vec<_>>());
            write!(out, ", {less:.4} ± {reach:.4} less than the level below").expect("a terminal");
        }
        writeln!(out).expect("a terminal");
    }
}

/// What each level loses by a decision, on average over some of one game.
fn losses_of(plugin: &Plugin, seed: u64, decisions: usize, search: Mcts) -> Losses {
    let session = played(plugin, &[Bot::Level(Level::Journeyman); 2], seed);
    let mut plies = Review::plies(&session, None);
    let mut hand = Dealer::seeded(!seed);
    while plies.len() > decisions {
        plies.swap_remove(hand.below(plies.len() as u32) as usize);
    }
    let mut sums = Losses::default();
    for ply in &plies {
        let lost = lost_at(&session, *ply, search, &mut hand).expect("there is something to choose");
        sums.iter_mut().zip(lost).for_each(|(sum, lost)| *sum += lost);
    }
    sums.map(|sum| sum / plies.len().max(1) as f64)
}

/// What each level would lose by its decision before a ply. Who judges has luck of its own: else it would repeat the thoughts of levels.
fn lost_at(session: &Session, ply: usize, search: Mcts, luck: &mut Dealer) -> Option<Losses> {
    let (game, played) = (session.game(), session.plies().get(ply)?);
    let chosen = game.find(session.state_at(ply)?, &played.action)?;
    let observation = session.observe_at(ply, played.seat)?;
    let thought = game.weigh(search, chosen, &observation, luck, &Effort::QUIET);
    let best = thought.choice;
    let worth = Decision::of(ply, played.seat, chosen, session.seats(), thought).choices;
    Some(Level::QUICK.map(|level| {
        let mut own = session.aside_dealer_at(ply, played.seat);
        let choice = game.think(Bot::Level(level), &observation, &mut own, &Effort::QUIET).choice;
        (worth[best].mean - worth[choice].mean).max(0.0)
    }))
}

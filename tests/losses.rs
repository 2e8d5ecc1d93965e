//! Measures whether stronger levels lose less: takes positions from games among journeymen and measures the
//! loss that each level's decision would cause.
//!
//! `cargo run --release -p rondel-tests --example losses -- GAME [GAMES [DECISIONS [ITERATIONS [apart]]]]`
//! presents the same random decisions of each game to all levels. A search with its own random seed tries every choice
//! and evaluates it. With `apart`, each level's choice is compared only with the best choice, as in a
//! review. This takes longer, but is more accurate if there are many choices. The output is the average loss of each
//! level, in points of expected result, and the improvement over the level below, with 95% intervals over
//! games. The results are in docs/strength.md.

use std::io::Write as _;

use rondel::bots::{Budget, Level, Mcts, SearchLimits};
use rondel::review::{Decision, Review, usual_iterations};
use rondel::{Bot, Dealer, Plugin, Session};
use rondel_tests::{game, mean_of, of_each, played};

/// Each level's loss.
type Losses = [f64; Level::QUICK.len()];

/// The method that evaluates choices.
#[derive(Clone, Copy)]
enum Judge {
    /// One search for all choices, which tries each choice often enough to evaluate it.
    Together(Mcts),
    /// A separate search for each level's choice, which tries that choice and the best choice equally often.
    Apart(Mcts),
}

fn main() {
    let mut words = std::env::args().skip(1);
    let plugin = game(&words.next().expect("the id of a game"));
    let mut number = |usual: u32| words.next().map_or(usual, |word| word.parse().expect("a number"));
    let (games, decisions) = (number(40), number(12));
    let skills = (plugin.setup)().open().expect("the bundled content is good").skills();
    let iterations = number(usual_iterations(&skills));
    let search = Mcts::new(Budget::Iterations(iterations));
    let judge = match words.next().as_deref() {
        None => Judge::Together(search.trying_each(iterations / 16)),
        Some("apart") => Judge::Apart(search),
        Some(other) => panic!("`{other}` is no way to judge: write `apart` or nothing"),
    };
    let lost = of_each(games.into(), |seed| losses_of(plugin, seed, decisions as usize, judge));
    let mut out = std::io::stdout();
    let way = if matches!(judge, Judge::Apart(_)) { ", each choice apart" } else { "" };
    writeln!(out, "{}: {games} games, {decisions} decisions of each, {iterations} iterations{way}", plugin.id)
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

/// Returns each level's average loss per decision, over a sample of the decisions of one game.
fn losses_of(plugin: &Plugin, seed: u64, decisions: usize, judge: Judge) -> Losses {
    let session = played(plugin, &[Bot::Level(Level::Journeyman); 2], seed);
    let mut plies = Review::plies(&session, None);
    let mut hand = Dealer::seeded(!seed);
    while plies.len() > decisions {
        plies.swap_remove(hand.below(plies.len() as u32) as usize);
    }
    let mut sums = Losses::default();
    for ply in &plies {
        let lost = lost_at(&session, *ply, judge, &mut hand).expect("there is something to choose");
        sums.iter_mut().zip(lost).for_each(|(sum, lost)| *sum += lost);
    }
    sums.map(|sum| sum / plies.len().max(1) as f64)
}

/// Returns each level's loss at a ply. The judge has its own random seed. With the seed of a level, it would
/// repeat the search of that level.
fn lost_at(session: &Session, ply: usize, judge: Judge, luck: &mut Dealer) -> Option<Losses> {
    let (game, played) = (session.game(), session.plies().get(ply)?);
    let observation = session.observe_at(ply, played.seat)?;
    let chosen = Level::QUICK.map(|level| {
        let mut own = session.aside_dealer_at(ply, played.seat);
        game.think(Bot::Level(level), &observation, &mut own, &SearchLimits::QUIET).choice
    });
    let weighed = |search: Mcts, choice, luck: &mut Dealer| {
        let thought = game.weigh(search, choice, &observation, luck, &SearchLimits::QUIET);
        let best = thought.choice;
        (best, Decision::of(ply, played.seat, choice, session.seats(), thought).choices)
    };
    match judge {
        Judge::Together(search) => {
            let played = game.find(session.state_at(ply)?, &played.action)?;
            let (best, worth) = weighed(search, played, luck);
            Some(chosen.map(|choice| (worth[best].mean - worth[choice].mean).max(0.0)))
        }
        Judge::Apart(search) => {
            let own = Dealer::seeded(luck.below(u32::MAX).into());
            let mut known: Vec<(usize, f64)> = Vec::new();
            Some(chosen.map(|choice| {
                if let Some((_, lost)) = known.iter().find(|(asked, _)| *asked == choice) {
                    return *lost;
                }
                // With the same random seed, every search finds the same best choice.
                let (best, worth) = weighed(search, choice, &mut own.clone());
                let lost = (worth[best].mean - worth[choice].mean).max(0.0);
                known.extend([(choice, lost), (best, 0.0)]);
                lost
            }))
        }
    }
}

//! Measures whether a review finds blunders, and whether it calls other decisions blunders. In each of a series
//! of games among masters, one decision is replaced by a planted blunder: the worst of the five choices that the
//! master tried most. A planted blunder must cost at least a fifth of a won game. The master estimates this cost
//! after trying the blunder as often as the best choice.
//!
//! `cargo run --release -p rondel-tests --example blunders -- GAME [GAMES [FOLDER]]` prints counts for the
//! planted blunders and for a sample of the masters' own decisions: the number of decisions with each verdict of
//! the review, and the number of decisions that lose more than each of several thresholds. It prints the same
//! counts again for only the decisions that a search with twenty times the iterations confirms as blunders. If a
//! folder is given, the games are saved in it. Each file is named after the seed and the ply of the blunder. The
//! results are in docs/strength.md.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use rondel::bots::{Budget, Level, Mcts, SearchLimits};
use rondel::review::{Decision, Review, Verdict, usual_iterations};
use rondel::{Bot, Dealer, Session, Turn};
use rondel_tests::{games, of_each, table};

/// Minimum cost of a planted blunder, as a share of a won game, in the master's estimate.
const COSTS: f64 = 0.2;
/// Number of the masters' own decisions that are evaluated in each game.
const OWN: usize = 12;
/// Factor by which the iterations of a review are multiplied to decide whether a decision really was a blunder.
const DEEPER: u32 = 20;

/// A decision as the review sees it, and whether a deeper search confirms it as a blunder. Only planted
/// decisions, and decisions that the review calls blunders, are searched deeper.
struct Weighed {
    decision: Decision,
    was_one: bool,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().expect("the id of a game");
    let count: u64 = words.next().map_or(20, |words| words.parse().expect("a number of games"));
    let plugin = games().into_iter().find(|plugin| plugin.id == game).expect("a game that lives here");
    let folder = words.next().map(PathBuf::from);
    let work = |seed| game_of(table(plugin, 2, seed), seed, folder.as_deref());
    let found: Vec<(Option<Weighed>, Vec<Weighed>)> = of_each(count, work);
    let planted: Vec<&Weighed> = found.iter().filter_map(|(planted, _)| planted.as_ref()).collect();
    let own: Vec<&Weighed> = found.iter().flat_map(|(_, own)| own).collect();
    let of = |weighed: &[&'_ Weighed], only_indeed: bool| -> Vec<Decision> {
        let weighed = weighed.iter().filter(|weighed| weighed.was_one || !only_indeed);
        weighed.map(|weighed| weighed.decision.clone()).collect()
    };
    let groups = [
        ("planted", of(&planted, false)),
        ("planted, and blunders indeed", of(&planted, true)),
        ("own", of(&own, false)),
        ("own, called blunders, and blunders indeed", of(&own, true)),
    ];
    for (name, decisions) in groups {
        let called = |verdict: Verdict| decisions.iter().filter(|decision| decision.verdict() == verdict).count();
        let called: Vec<String> = Verdict::ALL.map(|verdict| format!("{verdict:?} {}", called(verdict))).to_vec();
        let lost: Vec<String> = [0.02, 0.03, 0.05, 0.08, 0.1, 0.15, 0.2]
            .map(|bound| format!(">{bound}: {}", decisions.iter().filter(|decision| decision.loss() > bound).count()))
            .to_vec();
        let (called, lost) = (called.join(", "), lost.join(" "));
        writeln!(std::io::stdout(), "{game}, {name}: {} decisions; {called}; lost {lost}", decisions.len())
            .expect("a terminal");
    }
}

/// Plays a game and returns the planted blunder, if any, and a sample of the other decisions. Each decision is
/// weighed.
fn game_of(mut session: Session, seed: u64, folder: Option<&Path>) -> (Option<Weighed>, Vec<Weighed>) {
    let mut hand = Dealer::seeded(!seed);
    let (mut planted, mut due) = (None, 8 + hand.below(30));
    while let Turn::Decide(seat) = session.turn() {
        let (observation, mut dealer) = (session.observe(seat), session.aside_dealer(seat));
        let thought = session.game().think(Bot::Level(Level::Master), &observation, &mut dealer, &SearchLimits::QUIET);
        let mut choice = thought.choice;
        let looked_at = thought.most_tried(5);
        due = due.saturating_sub(1);
        if planted.is_none() && due == 0 && looked_at.len() == 5 {
            let worth = |place: &usize| thought.considered[*place].results[seat.index()].mean();
            let worst = looked_at.into_iter().min_by(|one, other| worth(one).total_cmp(&worth(other))).expect("five");
            // The worst of the five choices is not always bad, and a choice with few visits may seem bad by
            // chance, so the master tries this choice and the best choice equally often.
            let master = Level::Master;
            let search = Mcts::of_level(master, master.skill(&session.game().skills()));
            let weighed = session.game().weigh(search, worst, &observation, &mut dealer, &SearchLimits::QUIET);
            if Decision::of(session.plies().len(), seat, worst, session.seats(), weighed).loss() >= COSTS {
                choice = worst;
                planted = Some(session.plies().len());
            }
        }
        session.play(choice).expect("a legal choice");
    }
    if let (Some(folder), Some(ply)) = (folder, planted) {
        let file = folder.join(format!("{seed}-{}.rondel", ply + 1));
        std::fs::write(file, session.journal()).expect("a folder that can be written");
    }
    let iterations = usual_iterations(&session.game().skills());
    let weigh_with = |iterations: u32, ply: usize| {
        Decision::weigh(&session, ply, Mcts::new(Budget::Iterations(iterations)), &SearchLimits::QUIET)
    };
    let weigh = |ply: usize, is_planted: bool| {
        let decision = weigh_with(iterations, ply)?;
        let is_asked = is_planted || decision.verdict() == Verdict::Blunder;
        let deep = is_asked.then(|| weigh_with(DEEPER * iterations, ply)).flatten();
        Some(Weighed { decision, was_one: deep.is_some_and(|deep| deep.verdict() == Verdict::Blunder) })
    };
    let mut own = Review::plies(&session, None);
    own.retain(|ply| Some(*ply) != planted);
    while own.len() > OWN {
        own.swap_remove(hand.below(own.len() as u32) as usize);
    }
    let own = own.into_iter().filter_map(|ply| weigh(ply, false)).collect();
    (planted.and_then(|ply| weigh(ply, true)), own)
}

//! Whether a review finds blunders, and calls nothing else one: games among masters, in each of which somebody once takes the
//! worst of the five choices the master looked at most, where the master, who tries it as often as the best, thinks that it costs a fifth of a
//! won game or more.
//!
//! `cargo run --release -p rondel-tests --example blunders -- GAME [GAMES [FOLDER]]` writes the games into a folder, where one is
//! named, each called by its seed and the ply of the blunder, and prints how many of them the review calls a
//! blunder or a mistake, the same for those that twenty times the iterations call blunders, how many of the masters' own decisions it calls so, how many of
//! those it calls blunders twenty times the iterations call so too, and how many lost more than each of some bounds. docs/strength.md holds the figures.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use rondel::bots::{Budget, Level, Mcts, SearchLimits};
use rondel::review::{Decision, Review, Verdict, usual_iterations};
use rondel::{Bot, Dealer, Session, Turn};
use rondel_tests::{games, of_each, table};

/// A blunder costs so much of a won game, as the master sees it.
const COSTS: f64 = 0.2;
/// So many of the masters' own decisions are weighed in each game.
const OWN: usize = 12;
/// Whether something was a blunder, and not an error of the master's or the review's, so many times the iterations of a review say.
const DEEPER: u32 = 20;

/// A decision as the review sees it, and whether it was a blunder indeed: asked of what was planted, and of what is called one.
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

/// Plays a game; the blunder that was planted, and some of the other decisions, weighed.
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
            // The worst of five is not always bad, and what was hardly tried may seem bad by chance: the master tries both as often.
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

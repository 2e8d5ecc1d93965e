//! Measures whether the expectations of a search are accurate: plays games among bots of one level and compares
//! the expectation of each deciding bot with the result.
//!
//! `cargo run --release -p rondel-tests --example calibration -- GAME [GAMES [LEVEL [FIRST SEED [SHARE]]]]` prints ten
//! classes of expectations, each with its number of decisions, its average expectation and its average result, with the
//! 95% interval over games. It also prints the Brier score (0.25 for a coin toss) and the calibration that fits these
//! games best ([`Calibration`]), to be entered in the ruleset. With a share such as `1/20`, only one decision in 20 is
//! counted, and it is evaluated as in a review. The results are in docs/strength.md.

use std::io::Write as _;

use rondel::bots::{Budget, Calibration, Level, Mcts, SearchLimits, fit_calibration};
use rondel::review::{Decision, usual_iterations};
use rondel::{Bot, Session, Turn};
use rondel_tests::{games, of_each, table};

const CLASSES: usize = 10;
/// Half width of a 95% interval, in standard deviations.
const NORMAL_95: f64 = 1.96;

/// The contribution of one game to a class.
#[derive(Clone, Copy, Default)]
struct Class {
    decisions: f64,
    expected: f64,
    got: f64,
}

/// The contribution of one game to all classes and to the Brier score.
#[derive(Clone, Default)]
struct Found {
    classes: [Class; CLASSES],
    squares: f64,
    /// The expectation, the number of iterations and the result of each decision whose outcome was not certain.
    guesses: Vec<(f64, u64, f64)>,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().expect("the id of a game");
    let count: u64 = words.next().map_or(100, |words| words.parse().expect("a number of games"));
    let level: Level = words.next().map_or(Level::Expert, |words| words.parse().expect("a level"));
    let first_seed: u64 = words.next().map_or(0, |words| words.parse().expect("a seed"));
    let share: Option<usize> =
        words.next().map(|words| words.strip_prefix("1/").and_then(|share| share.parse().ok()).expect("a share"));
    let plugin = games().into_iter().find(|plugin| plugin.id == game).expect("a game that lives here");
    let work = |seed| play(table(plugin, 2, first_seed + seed), Bot::Level(level), share, seed as usize);
    let found: Vec<Found> = of_each(count, work);
    let mut out = std::io::stdout();
    let decisions: f64 = found.iter().flat_map(|game| game.classes).map(|class| class.decisions).sum();
    let brier = found.iter().map(|game| game.squares).sum::<f64>() / decisions;
    writeln!(out, "{game}, {count} games among {level}s, {decisions} decisions; Brier score {brier:.4}")
        .expect("a terminal");
    for class in 0..CLASSES {
        let parts: Vec<Class> =
            found.iter().map(|game| game.classes[class]).filter(|part| part.decisions > 0.0).collect();
        let sum = |of: fn(&Class) -> f64| parts.iter().map(of).sum::<f64>();
        let all = sum(|part| part.decisions);
        if parts.len() < 2 {
            continue;
        }
        let (expected, got) = (sum(|part| part.expected) / all, sum(|part| part.got) / all);
        // All decisions of a game share its result, so games are the unit of the sample (variance of a ratio).
        let spread = parts.iter().map(|part| (part.got - got * part.decisions).powi(2)).sum::<f64>();
        let reach = NORMAL_95 * (spread * parts.len() as f64 / (parts.len() - 1) as f64).sqrt() / all;
        writeln!(
            out,
            "{class}0 %: {all} decisions of {} games, expected {expected:.3}, got {got:.3} ± {reach:.3}",
            parts.len()
        )
        .expect("a terminal");
    }
    let game = (plugin.setup)().open().expect("the bundled content is good");
    let Calibration { optimism, slope } =
        fit_calibration(found.iter().flat_map(|game| &game.guesses).copied()).after(game.calibration());
    writeln!(out, "fits best: Calibration {{ optimism: {optimism:.2}, slope: {slope:.2} }}").expect("a terminal");
}

/// Plays a game and compares the expectations with the result. The expectations come from the deciding bot. If
/// `reviewed` is set, they come from a review of every `reviewed`-th decision, with `first` as the offset.
fn play(mut session: Session, bot: Bot, reviewed: Option<usize>, first: usize) -> Found {
    let (mut expected, mut decided) = (Vec::new(), 0_usize);
    // The number of iterations of a review in the window.
    let iterations = usual_iterations(&session.game().skills());
    let search = Mcts::new(Budget::Iterations(iterations));
    let outcome = loop {
        let seat = match session.turn() {
            Turn::Decide(seat) => seat,
            Turn::Over(outcome) => break outcome,
        };
        let (observation, mut dealer) = (session.observe(seat), session.aside_dealer(seat));
        let thought = session.game().think(bot, &observation, &mut dealer, &SearchLimits::QUIET);
        let considered = thought.considered.get(thought.choice).filter(|considered| considered.visits > 0);
        let own = considered.map(|considered| (considered.expected(seat, seat), considered.proven.is_none()));
        let ply = session.plies().len();
        session.play(thought.choice).expect("a legal choice");
        match reviewed {
            None => expected.extend(own.map(|(own, is_guess)| (seat, own, is_guess.then_some(thought.iterations)))),
            Some(share) if own.is_some() && (decided + first).is_multiple_of(share) => {
                let decision = Decision::weigh(&session, ply, search, &SearchLimits::QUIET);
                let guess = |decision: &Decision| decision.choices[decision.chosen].reach > 0.0;
                expected.extend(decision.map(|decision| {
                    (seat, decision.after[seat.index()], guess(&decision).then_some(iterations.into()))
                }));
            }
            Some(_) => (),
        }
        decided += usize::from(own.is_some());
    };
    let mut found = Found::default();
    for (seat, expected, iterations) in expected {
        let got = f64::from(outcome.utility(seat));
        let class = &mut found.classes[((expected * CLASSES as f64) as usize).min(CLASSES - 1)];
        class.decisions += 1.0;
        class.expected += expected;
        class.got += got;
        found.squares += (expected - got).powi(2);
        found.guesses.extend(iterations.map(|iterations| (expected, iterations, got)));
    }
    found
}

//! Tests bots in a game in which all seats decide simultaneously, without seeing each other's choices.

use rondel::arena::{game_seed, play_game};
use rondel::bots::{self, SearchLimits};
use rondel::lab::{self, LabPlan, Measures};
use rondel::{Bot, Dealer, Observation, Ruleset, Seat, Seats};

use crate::bot;
use crate::prizes::{Fault, Prizes};

const TOGETHER: Prizes = Prizes(Fault::Nothing);
/// The same game, but without the declaration that all seats decide simultaneously.
const IN_TURN: Prizes = Prizes(Fault::DecidesInTurn);

/// Returns each seat's mean result over `games` games among equal bots, from 0 (beaten by all) to 1 (beats all).
fn by_seat(rules: &Prizes, bot: Bot, seats: u8, games: u64) -> Vec<f64> {
    let table = vec![bot; usize::from(seats)];
    let outcomes = (0..games).map(|game| play_game(rules, &table, game_seed(1, game), &|_| Box::new(|| false)).outcome);
    let mut sums = vec![0.0; table.len()];
    for outcome in outcomes {
        Seat::each_of(seats).for_each(|seat| sums[seat.index()] += f64::from(outcome.utility(seat)));
    }
    sums.into_iter().map(|sum| sum / games as f64).collect()
}

/// Returns a bound on how far the mean result of a seat without an advantage deviates from 0.5. The deviation
/// exceeds this bound at most once in ten thousand runs (Hoeffding 1963).
fn reach(games: u64) -> f64 {
    ((2.0_f64 / 1e-4).ln() / (2.0 * games as f64)).sqrt()
}

fn no_seat_is_better(bot: Bot, seats: u8, games: u64) {
    let results = by_seat(&TOGETHER, bot, seats, games);
    assert!(results.iter().all(|result| (result - 0.5).abs() < reach(games)), "{bot}, {seats} seats: {results:?}");
}

#[test]
fn no_seat_is_better_among_greedy_bots() {
    for seats in [2, 4] {
        no_seat_is_better(Bot::Greedy, seats, 2000);
    }
}

#[test]
fn no_seat_is_better_among_searches() {
    no_seat_is_better(bot("mcts:40"), 2, 300);
    no_seat_is_better(bot("mcts:40"), 3, 200);
}

#[test]
fn greedy_bots_that_may_look_gain_by_sitting_last() {
    let last = by_seat(&IN_TURN, Bot::Greedy, 4, 50)[3];
    assert!(last > 0.5 + reach(50), "{last}");
}

/// Returns the result that a search expects for a seat after the deal, averaged over all its iterations.
fn expected(rules: &Prizes, seat: Seat) -> f64 {
    let mut dealer = Dealer::seeded(5);
    let table = Ruleset::deal(rules, Seats::TWO, &mut dealer);
    let observation = Observation::of(rules, &table, seat, &mut dealer);
    let thought = bots::think(rules, bot("mcts:4000"), &observation, &mut dealer, &SearchLimits::QUIET);
    let worth = thought.considered.iter().map(|own| own.visits as f64 * own.results[seat.index()].mean());
    worth.sum::<f64>() / thought.iterations as f64
}

#[test]
fn a_search_expects_as_much_at_each_seat_and_fears_no_answer_to_what_nobody_sees() {
    let [first, second] = [0, 1].map(|seat| expected(&TOGETHER, Seat::new(seat)));
    assert!((first - 0.5).abs() < 0.02 && (second - 0.5).abs() < 0.02, "{first}, {second}");
    let answered = expected(&IN_TURN, Seat::new(0));
    assert!(answered < 0.47, "{answered}");
}

#[test]
fn a_search_thinks_about_its_own_choice_first_and_then_of_those_beside_it() {
    let mut dealer = Dealer::seeded(5);
    let four = Seats::new(4).expect("four seats");
    let table = Ruleset::deal(&TOGETHER, four, &mut dealer);
    for seat in four.each() {
        let observation = Observation::of(&TOGETHER, &table, seat, &mut dealer);
        let thought = bots::think(&TOGETHER, bot("mcts:500"), &observation, &mut dealer, &SearchLimits::QUIET);
        let mut legal = Vec::new();
        observation.legal_actions(&TOGETHER, &mut legal);
        let visits: u64 = thought.considered.iter().map(|considered| considered.visits).sum();
        assert_eq!((visits, thought.considered.len()), (500, legal.len()), "every iteration tries something of {seat}");
        let line: Vec<Seat> = thought.line.iter().take(4).map(|step| step.seat).collect();
        let others = four.each().filter(|other| *other != seat);
        assert_eq!(line, std::iter::once(seat).chain(others).collect::<Vec<_>>());
        assert_eq!(thought.line[0].action, legal[thought.choice]);
    }
}

/// Returns the share of points that `strong` scores against `weak`. Each deal is played twice, with the seats
/// exchanged.
fn share_of(strong: Bot, weak: Bot, games: u64) -> f64 {
    let points = |game: u64| {
        let own = Seat::new((game % 2) as u8);
        let bots = if own.index() == 0 { [strong, weak] } else { [weak, strong] };
        let outcome = play_game(&TOGETHER, &bots, game_seed(1, game / 2), &|_| Box::new(|| false)).outcome;
        f64::from(outcome.utility(own))
    };
    // The games are played on two threads.
    let half = |first: u64| (first..games).step_by(2).map(points).sum::<f64>();
    std::thread::scope(|threads| {
        let odd = threads.spawn(|| half(1));
        (half(0) + odd.join().expect("no game breaks down")) / games as f64
    })
}

#[test]
fn more_iterations_play_better() {
    let share = share_of(bot("mcts:500"), bot("mcts:50"), 200);
    assert!(share > 0.58, "{share}");
}

#[test]
#[ignore = "plays for minutes: cargo test -p rondel --test bots -- --ignored"]
fn a_thousand_iterations_take_three_fifths_from_a_hundred() {
    let share = share_of(bot("mcts:1000"), bot("mcts:100"), 1000);
    assert!(share >= 0.6, "{share}");
}

/// Returns, for games among random bots, the percentage of the game after which a seat led permanently.
fn decided(rules: &Prizes) -> Vec<i64> {
    let plan = LabPlan::new(vec![Bot::Random; 2], 1);
    let mut measures = Measures::new(Seats::TWO);
    (0..60).for_each(|game| lab::measure(rules, &plan, game, &|_| Box::new(|| false), &mut measures));
    measures.decided.bins().map(|(hundredths, _)| hundredths).collect()
}

#[test]
fn the_lab_asks_who_leads_when_all_have_chosen() {
    // There are thirteen rounds of two plies, so each round lasts one thirteenth of the game.
    let ends: Vec<i64> = (1..=13_u32).map(|round| (100 * round).div_ceil(13).into()).collect();
    let is_between_rounds = |hundredths: &i64| ends.contains(hundredths);
    let together = decided(&TOGETHER);
    assert!(together.len() > 3 && together.iter().all(is_between_rounds), "{together:?}");
    assert!(!decided(&IN_TURN).iter().all(is_between_rounds));
}

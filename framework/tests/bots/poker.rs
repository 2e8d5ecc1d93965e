//! Tests the search in Kuhn poker, whose value and equilibria are known.

use rondel::bots::{self, Bot, Budget, Mcts, MoveStats, SearchLimits};
use rondel::{Dealer, Observation, Ruleset, Seat};

use crate::kuhn::Deed::{Bet, Pass};
use crate::kuhn::{Deed, Kuhn, Table};

/// The probability that a player bets with a card after a history.
type Strategy<'a> = &'a dyn Fn(u8, &[Deed]) -> f64;

/// Returns the first player's exact mean gain in chips, over all deals and all lines of play.
fn value(first: Strategy<'_>, second: Strategy<'_>) -> f64 {
    fn below(table: &Table, players: [Strategy<'_>; 2]) -> f64 {
        if let Some(stakes) = table.stakes() {
            return f64::from(stakes);
        }
        let seat = table.history.len() % 2;
        let bets = players[seat](table.cards[seat], &table.history);
        let after = |deed| {
            let mut next = table.clone();
            next.history.push(deed);
            below(&next, players)
        };
        bets * after(Bet) + (1.0 - bets) * after(Pass)
    }
    let deals = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]];
    deals.iter().map(|cards| below(&Table::new(*cards, &[]), [first, second])).sum::<f64>() / 6.0
}

/// An equilibrium strategy of the first player (Kuhn 1950, with α = 1/3).
fn equilibrium_first(card: u8, history: &[Deed]) -> f64 {
    match (history, card) {
        ([], 0) => 1.0 / 3.0,
        ([Pass, Bet], 1) => 2.0 / 3.0,
        (_, 2) => 1.0,
        _ => 0.0,
    }
}

/// The equilibrium strategy of the second player.
fn equilibrium_second(card: u8, history: &[Deed]) -> f64 {
    match (history, card) {
        ([Bet], 1) | ([Pass], 0) => 1.0 / 3.0,
        (_, 2) => 1.0,
        _ => 0.0,
    }
}

/// Returns how often the search bets with a card after a history, from 0 to 1.
fn search(card: u8, history: &[Deed]) -> f64 {
    const TIMES: u32 = 40;
    let seat = Seat::new(history.len() as u8 % 2);
    let mut cards = [(card + 1) % 3; 2];
    cards[seat.index()] = card;
    let table = Table::new(cards, history);
    let bets = (0..TIMES)
        .filter(|time| {
            let mut dealer = Dealer::seeded(u64::from(*time));
            let observation = Observation::of(&Kuhn, &table, seat, &mut dealer);
            let bot = Bot::searching(3000);
            bots::think(&Kuhn, bot, &observation, &mut dealer, &SearchLimits::QUIET).choice == 1
        })
        .count();
    bets as f64 / f64::from(TIMES)
}

const VALUE: f64 = -1.0 / 18.0;

#[test]
fn the_equilibrium_of_kuhn_poker_is_worth_an_eighteenth() {
    assert!((value(&equilibrium_first, &equilibrium_second) - VALUE).abs() < 1e-9);
}

/// Maximum loss of the search, in chips.
const TOLERANCE: f64 = 0.02;

/// An equilibrium punishes only some mistakes: a player who always bets the jack and calls with the queen also
/// achieves the full value.
#[test]
fn the_search_does_little_that_an_equilibrium_player_punishes() {
    let first = value(&search, &equilibrium_second);
    assert!((VALUE - TOLERANCE..=VALUE + 1e-9).contains(&first), "the first player gets {first}");
    let second = value(&equilibrium_first, &search);
    assert!((VALUE - 1e-9..=VALUE + TOLERANCE).contains(&second), "the second player leaves {second}");
    let careless = value(&|_, _| 0.5, &equilibrium_second);
    assert!(careless < VALUE - 4.0 * TOLERANCE, "playing at random would pass too: {careless}");
}

/// The probability of a bet with each card, when the rival has not bet and after a bet.
type Sheet = [[f64; 2]; 3];

fn by(sheet: &Sheet) -> impl Fn(u8, &[Deed]) -> f64 {
    |card, history| sheet[usize::from(card)][usize::from(history.last() == Some(&Bet))]
}

/// Returns the strategy of the search for a seat that decides after these two histories.
fn searched(quiet: &[Deed], bet: &[Deed]) -> Sheet {
    [0, 1, 2].map(|card| [search(card, quiet), search(card, bet)])
}

/// Returns all pure strategies: one of two actions for each of three cards in each of two situations.
fn pure() -> impl Iterator<Item = Sheet> {
    (0..64_u8).map(|bits| [0, 2, 4].map(|card| [0, 1].map(|place| f64::from(bits >> (card + place) & 1))))
}

/// Returns the number of chips that the first player loses to a best response, relative to the value of the game.
fn taken_from_first(sheet: &Sheet) -> f64 {
    VALUE - pure().map(|response| value(&by(sheet), &by(&response))).fold(f64::INFINITY, f64::min)
}

/// Returns the number of chips that the second player loses to a best response, relative to the value of the game.
fn taken_from_second(sheet: &Sheet) -> f64 {
    pure().map(|response| value(&by(&response), &by(sheet))).fold(f64::NEG_INFINITY, f64::max) - VALUE
}

/// The search takes the most-tried action and hardly mixes: it never bluffs and always calls with the queen. It is
/// therefore not an equilibrium player. A best response wins about 1/9 of a chip from the search when the search
/// moves first, and 2/9 when it moves second. This is no more than a best response wins from the best pure strategy
/// for the same seat.
#[test]
fn a_best_response_takes_no_more_from_the_search_than_from_the_best_pure_strategy() {
    let least = |taken: fn(&Sheet) -> f64| pure().map(|sheet| taken(&sheet)).fold(f64::INFINITY, f64::min);
    let [from_first, from_second] = [least(taken_from_first), least(taken_from_second)];
    assert!((from_first - 1.0 / 9.0).abs() < 1e-9 && (from_second - 2.0 / 9.0).abs() < 1e-9);
    let first = taken_from_first(&searched(&[], &[Pass, Bet]));
    assert!(first < from_first + TOLERANCE, "a best response takes {first} from the first player");
    let second = taken_from_second(&searched(&[Pass], &[Bet]));
    assert!(second < from_second + TOLERANCE, "a best response takes {second} from the second player");
}

#[test]
fn a_best_response_takes_nothing_from_an_equilibrium_and_much_from_who_bluffs_too_gladly() {
    let first: Sheet = [[1.0 / 3.0, 0.0], [0.0, 2.0 / 3.0], [1.0, 1.0]];
    let second: Sheet = [[1.0 / 3.0, 0.0], [0.0, 1.0 / 3.0], [1.0, 1.0]];
    assert!(taken_from_first(&first).abs() < 1e-9 && taken_from_second(&second).abs() < 1e-9);
    let bluffs: Sheet = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]];
    assert!((value(&by(&bluffs), &equilibrium_second) - VALUE).abs() < 1e-9, "an equilibrium does not punish it");
    assert!(taken_from_first(&bluffs) > 0.27, "{}", taken_from_first(&bluffs));
}

/// Returns the chips that the search expects the first player to win with a card, averaged over all its iterations.
fn reported(card: u8, seed: u64) -> f64 {
    // Single searches vary around the value. Searches in a hundred trees with more exploration agree within two
    // thousandths of a chip.
    let search = Mcts::new(Budget::Iterations(1_000_000)).exploring(143).in_trees(100);
    let table = Table::new([card, (card + 1) % 3], &[]);
    let mut dealer = Dealer::seeded(seed);
    let observation = Observation::of(&Kuhn, &table, Seat::new(0), &mut dealer);
    let thought = search.think(&Kuhn, &observation, &[Pass, Bet], &mut dealer, &SearchLimits::QUIET);
    let visits: u64 = thought.considered.iter().map(|considered| considered.visits).sum();
    let worth = |considered: &MoveStats| considered.visits as f64 * chips(considered.results[0].mean());
    thought.considered.iter().map(worth).sum::<f64>() / visits as f64
}

/// Converts a mean utility to a mean gain in chips.
fn chips(utility: f64) -> f64 {
    4.0 * (utility - 0.5)
}

#[test]
fn the_search_knows_what_kuhn_poker_is_worth() {
    let mean = (0..3).map(|card| f64::midpoint(reported(card, 1), reported(card, 2))).sum::<f64>() / 3.0;
    assert!((mean - VALUE).abs() < TOLERANCE, "the search says {mean}");
}

#[test]
fn the_search_never_folds_the_king_nor_calls_with_the_jack() {
    for history in [&[Bet][..], &[Pass, Bet]] {
        assert!(search(2, history) > 0.99, "the king after {history:?}");
        assert!(search(0, history) < 0.01, "the jack after {history:?}");
    }
}

#[test]
fn a_sample_of_kuhn_poker_keeps_the_own_card() {
    let mut dealer = Dealer::seeded(3);
    let table = Kuhn.deal(rondel::Seats::TWO, &mut dealer);
    for seat in Seat::each_of(2) {
        let sample = Observation::of(&Kuhn, &table, seat, &mut dealer).sample(&Kuhn, &mut dealer);
        assert_eq!(sample.cards[seat.index()], table.cards[seat.index()]);
        assert_eq!(Kuhn.check_conservation(&sample), Ok(()));
    }
}

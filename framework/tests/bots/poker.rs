//! The search at Kuhn poker, whose value and equilibria are known.

use rondel::bots::{self, Bot, Budget, Considered, Effort, Mcts};
use rondel::{Dealer, Observation, Ruleset, Seat};

use crate::kuhn::Deed::{Bet, Pass};
use crate::kuhn::{Deed, Kuhn, Table};

/// How likely a player is to bet with a card after what was done.
type Strategy<'a> = &'a dyn Fn(u8, &[Deed]) -> f64;

/// The mean stakes of the first player, exactly: over all deals and all ways of playing.
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

/// One equilibrium of the first player (Kuhn 1950, with α = 1/3).
fn equilibrium_first(card: u8, history: &[Deed]) -> f64 {
    match (history, card) {
        ([], 0) => 1.0 / 3.0,
        ([Pass, Bet], 1) => 2.0 / 3.0,
        (_, 2) => 1.0,
        _ => 0.0,
    }
}

/// The equilibrium of the second player.
fn equilibrium_second(card: u8, history: &[Deed]) -> f64 {
    match (history, card) {
        ([Bet], 1) | ([Pass], 0) => 1.0 / 3.0,
        (_, 2) => 1.0,
        _ => 0.0,
    }
}

/// How often the search bets with a card after what was done.
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
            bots::think(&Kuhn, bot, &observation, &mut dealer, &Effort::QUIET).choice == 1
        })
        .count();
    bets as f64 / f64::from(TIMES)
}

const VALUE: f64 = -1.0 / 18.0;

#[test]
fn the_equilibrium_of_kuhn_poker_is_worth_an_eighteenth() {
    assert!((value(&equilibrium_first, &equilibrium_second) - VALUE).abs() < 1e-9);
}

/// How much the search may give away, in chips.
const TOLERANCE: f64 = 0.02;

#[test]
fn the_search_loses_little_to_an_equilibrium_player() {
    let first = value(&search, &equilibrium_second);
    assert!((VALUE - TOLERANCE..=VALUE + 1e-9).contains(&first), "the first player gets {first}");
    let second = value(&equilibrium_first, &search);
    assert!((VALUE - 1e-9..=VALUE + TOLERANCE).contains(&second), "the second player leaves {second}");
    let careless = value(&|_, _| 0.5, &equilibrium_second);
    assert!(careless < VALUE - 4.0 * TOLERANCE, "playing at random would pass too: {careless}");
}

/// The chips that the search says the first player wins with a card, over all it tried.
fn reported(card: u8, seed: u64) -> f64 {
    // Single searches swing about the value; a hundred that keep trying what seems worse agree within a thousandth or two.
    let search = Mcts::new(Budget::Iterations(1_000_000)).exploring(143).in_trees(100);
    let table = Table::new([card, (card + 1) % 3], &[]);
    let mut dealer = Dealer::seeded(seed);
    let observation = Observation::of(&Kuhn, &table, Seat::new(0), &mut dealer);
    let thought = search.think(&Kuhn, &observation, &[Pass, Bet], &mut dealer, &Effort::QUIET);
    let visits: u64 = thought.considered.iter().map(|considered| considered.visits).sum();
    let worth = |considered: &Considered| considered.visits as f64 * chips(considered.results[0].mean());
    thought.considered.iter().map(worth).sum::<f64>() / visits as f64
}

/// The mean stakes behind a mean utility.
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
        assert_eq!(Kuhn.census(&sample), Ok(()));
    }
}

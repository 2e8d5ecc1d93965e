//! Tests that neither the review of a decision nor a row of numbers for learning agents depends on information that
//! the deciding seat did not have. In a game with a leak, both depend on that information, and the tests detect
//! this.

use rondel::batch::{Encoding, encode};
use rondel::bots::{Budget, Mcts, MoveStats, SearchLimits};
use rondel::{Dealer, Observation, Ruleset, Seat, Seats};

use crate::cards::{Act, Leak, Table, Tricks};

/// Returns a position three plies after the deal: the first seat has drawn and chosen a card face down, and the
/// second has drawn and has to choose.
fn second_is_to_choose(rules: &Tricks, seed: u64) -> Table {
    let mut dealer = Dealer::seeded(seed);
    let mut table = rules.deal(Seats::TWO, &mut dealer);
    for _ in 0..3 {
        let mut legal = Vec::new();
        rules.legal_actions(&table, &mut legal);
        let chosen = legal.into_iter().rfind(|act| *act != Act::Peek).expect("there is something to do");
        rules.apply(&mut table, chosen, &mut dealer);
    }
    table
}

/// Returns the statistics of each choice in the search of a review.
fn weighed(rules: &Tricks, table: &Table, seat: Seat) -> Vec<MoveStats> {
    let mut dealer = Dealer::seeded(9);
    let observation = Observation::of(rules, table, seat, &mut dealer);
    let mut legal = Vec::new();
    observation.legal_actions(rules, &mut legal);
    let search = Mcts::new(Budget::Iterations(200));
    search.weigh(rules, &observation, &legal, Some(0), &mut dealer, &SearchLimits::QUIET).considered
}

/// Returns the number of games, out of 40, in which the result of `told` for the deciding seat differs between
/// positions that the seat cannot distinguish.
fn games_that_tell<T: PartialEq>(leak: Leak, told: impl Fn(&Tricks, &Table, Seat) -> T) -> usize {
    let (rules, honest, seat) = (Tricks(leak), Tricks(Leak::Nothing), Seat::new(1));
    let tells = |seed: u64| {
        let table = second_is_to_choose(&rules, seed);
        let known = told(&rules, &table, seat);
        (0..4).any(|luck| {
            let mut other = table.clone();
            honest.determinize(&mut other, seat, &mut Dealer::seeded(100 + luck));
            told(&rules, &other, seat) != known
        })
    };
    (0..40).filter(|seed| tells(*seed)).count()
}

#[test]
fn a_review_of_an_honest_game_tells_nothing_and_a_planted_leak_is_seen_in_it() {
    assert_eq!(games_that_tell(Leak::Nothing, weighed), 0);
    for leak in [Leak::KeepsTheChosenCard, Leak::KeepsTheColouredCard] {
        // In a few games, the leak does not change the value of any choice of the second seat.
        let games = games_that_tell(leak, weighed);
        assert!(games > 30, "{leak:?}: {games} of 40");
    }
}

#[test]
fn an_observation_of_an_honest_game_tells_nothing_and_a_planted_leak_is_seen_in_it() {
    let encoding = Encoding::of(&Tricks(Leak::Nothing), Seats::TWO);
    let row = |rules: &Tricks, table: &Table, seat: Seat| {
        let observation = Observation::of(rules, table, seat, &mut Dealer::seeded(9));
        encode(rules, &encoding, &observation, 8, &mut Dealer::seeded(10))
    };
    assert_eq!(games_that_tell(Leak::Nothing, row), 0);
    for leak in [Leak::KeepsTheChosenCard, Leak::KeepsTheColouredCard] {
        let games = games_that_tell(leak, row);
        assert!(games > 30, "{leak:?}: {games} of 40");
    }
}

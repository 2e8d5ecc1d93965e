//! Tests the search for the only choice that wins immediately, in a game of boxes. One box contains a coin, and the
//! player who opens that box wins.

use std::ops::RangeInclusive;

use rondel::bots::{OnlyWin, only_win};
use rondel::{ConservationError, Dealer, Observation, Outcome, Ruleset, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

/// The variant of the game.
#[derive(Clone, Copy, Default)]
struct Boxes {
    /// Whether the position of the coin is hidden from all seats.
    hidden: bool,
    /// The number of keys. If there are any, the boxes are locked and a key must be taken first.
    keys: u8,
    /// Whether a wrong box also wins on a lucky roll of a die.
    lucky: bool,
    /// Whether a die is rolled without effect.
    idle_die: bool,
    /// Whether the last box contains a second coin.
    two_coins: bool,
    /// Whether the other seat has to show its hidden token before a box opens.
    token: bool,
    /// Whether the other seat may show either token if its own is 1. The box stays closed if it shows 1.
    free: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    coin: u8,
    has_key: bool,
    /// The hidden token of the second seat, which is 0 or 1.
    token: u8,
    /// The box that opens after the token has been shown.
    waiting: Option<u8>,
    /// The seat to move, or the winner.
    turn: Result<u8, u8>,
}

const BOXES: u8 = 3;
const TOKENS: u8 = 100;

impl Ruleset for Boxes {
    type State = Table;
    /// The number of a box or of a key. Keys are numbered after the boxes, and [`TOKENS`] is added to tokens.
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        5
    }

    fn deal(&self, _: Seats, dealer: &mut Dealer) -> Table {
        Table { coin: dealer.below(u32::from(BOXES)) as u8, has_key: false, token: 0, waiting: None, turn: Ok(0) }
    }

    fn turn(&self, table: &Table) -> Turn {
        match table.turn {
            Ok(_) if table.waiting.is_some() => Turn::Decide(Seat::new(1)),
            Ok(seat) => Turn::Decide(Seat::new(seat)),
            Err(winner) => Turn::Over(Outcome::win(Seat::new(winner), Seats::TWO, "end")),
        }
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<u8>) {
        if table.waiting.is_some() {
            into.push(TOKENS + table.token);
            into.extend((self.free && table.token == 1).then_some(TOKENS));
            return;
        }
        let keys = if table.has_key { 0 } else { self.keys };
        let over = table.turn.is_err();
        into.extend((0..BOXES + keys).filter(|_| !over));
    }

    fn apply(&self, table: &mut Table, action: u8, dealer: &mut Dealer) {
        if self.token && action < BOXES && table.waiting.is_none() {
            table.waiting = Some(action);
            return;
        }
        let shown = action;
        let action = table.waiting.take().unwrap_or(action);
        if self.free && shown == TOKENS + 1 {
            table.turn = Ok(1);
            return;
        }
        let die = if self.lucky || self.idle_die { dealer.below(6) } else { 1 };
        let opens = table.has_key || self.keys == 0;
        let coin = action == table.coin || self.two_coins && action == BOXES - 1;
        table.turn = match table.turn {
            Ok(seat) if action < BOXES && opens && (coin || self.lucky && die == 0) => Err(seat),
            Ok(seat) if action < BOXES => Ok(1 - seat),
            same => same,
        };
        table.has_key |= action >= BOXES;
    }

    fn determinize(&self, table: &mut Table, _: Seat, dealer: &mut Dealer) {
        if self.hidden {
            table.coin = dealer.below(u32::from(BOXES)) as u8;
        }
        if self.token {
            table.token = dealer.below(2) as u8;
        }
    }

    fn check_conservation(&self, _: &Table) -> Result<(), ConservationError> {
        Ok(())
    }
}

/// Returns the only winning choice and the length of its line, with the coin in the second box.
fn found(rules: Boxes) -> Option<(usize, usize)> {
    let mut dealer = Dealer::seeded(3);
    let table = Table { coin: 1, has_key: false, token: 0, waiting: None, turn: Ok(0) };
    let observation = Observation::of(&rules, &table, Seat::new(0), &mut dealer);
    only_win(&rules, &observation, &mut dealer).map(|OnlyWin { choice, line, .. }| (choice, line.len()))
}

#[test]
fn the_box_with_the_coin_is_the_only_win_and_the_way_to_it_is_told() {
    assert_eq!(found(Boxes::default()), Some((1, 1)));
    let key = usize::from(BOXES);
    assert_eq!(found(Boxes { keys: 1, ..Boxes::default() }), Some((key, 2)), "first the key");
}

#[test]
fn where_two_choices_win_neither_is_the_only_one() {
    assert_eq!(found(Boxes { two_coins: true, ..Boxes::default() }), None);
    assert_eq!(found(Boxes { keys: 2, ..Boxes::default() }), None, "either key will do");
}

#[test]
fn what_hangs_on_luck_or_on_what_nobody_knows_is_no_win() {
    assert_eq!(found(Boxes { hidden: true, ..Boxes::default() }), None, "nobody knows where the coin lies");
    assert_eq!(found(Boxes { lucky: true, ..Boxes::default() }), None, "another box may win as well");
    assert_eq!(found(Boxes { idle_die: true, ..Boxes::default() }), Some((1, 1)), "a die that changes nothing");
}

#[test]
fn what_others_are_forced_to_do_may_differ_and_is_not_told_then() {
    assert_eq!(found(Boxes { token: true, ..Boxes::default() }), Some((1, 1)), "nobody knows which token is shown");
}

#[test]
fn what_others_may_choose_in_one_of_the_samples_is_no_win() {
    assert_eq!(found(Boxes { token: true, free: true, ..Boxes::default() }), None);
}

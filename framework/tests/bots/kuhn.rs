//! Kuhn poker (Kuhn 1950), with three cards, one card for each player and one bet. Its value for the first player
//! is −1/18 chips.

use std::ops::RangeInclusive;

use rondel::{ConservationError, Dealer, Outcome, Ruleset, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

pub(crate) struct Kuhn;

/// The cards from 0 (jack) to 2 (king), the actions so far, and the winner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) cards: [u8; 2],
    pub(crate) history: Vec<Deed>,
    winner: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Deed {
    /// Checks, or folds after a bet.
    Pass,
    /// Bets, or calls a bet.
    Bet,
}

use Deed::{Bet, Pass};

impl Table {
    pub(crate) fn new(cards: [u8; 2], history: &[Deed]) -> Self {
        Self { cards, history: history.to_vec(), winner: None }
    }

    /// Returns the number of chips that the first player wins, or `None` if the game is not over.
    pub(crate) fn stakes(&self) -> Option<i32> {
        let showdown = |chips: i32| if self.cards[0] > self.cards[1] { chips } else { -chips };
        match self.history[..] {
            [Pass, Pass] => Some(showdown(1)),
            [Bet, Bet] | [Pass, Bet, Bet] => Some(showdown(2)),
            [Bet, Pass] => Some(1),
            [Pass, Bet, Pass] => Some(-1),
            _ => None,
        }
    }
}

impl Ruleset for Kuhn {
    type State = Table;
    type Action = Deed;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        3
    }

    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> Table {
        let mut deck = [0, 1, 2];
        dealer.shuffle(&mut deck);
        Table::new([deck[0], deck[1]], &[])
    }

    fn turn(&self, table: &Table) -> Turn {
        match table.winner {
            Some(winner) => Turn::Over(Outcome::win(winner, Seats::TWO, "end")),
            None => Turn::Decide(Seat::new(table.history.len() as u8 % 2)),
        }
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Deed>) {
        if table.winner.is_none() {
            into.extend([Pass, Bet]);
        }
    }

    /// An outcome contains places, not chips. The winner is therefore drawn at random: each chip is worth a quarter
    /// of a win, and the first player's mean utility is one half plus a quarter of its mean gain.
    fn apply(&self, table: &mut Table, deed: Deed, dealer: &mut Dealer) {
        table.history.push(deed);
        if let Some(stakes) = table.stakes() {
            let first_wins = (dealer.below(4) as i32) < 2 + stakes;
            table.winner = Some(Seat::new(u8::from(!first_wins)));
        }
    }

    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        let own = table.cards[observer.index()];
        table.cards[observer.rival().index()] = (own + 1 + dealer.below(2) as u8) % 3;
    }

    /// Returns the seat's own card, counted from 1.
    fn knowledge(&self, table: &Table, seat: Seat) -> u32 {
        1 + u32::from(table.cards[seat.index()])
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        ConservationError::check("cards", usize::from(table.cards[0] != table.cards[1]), 1)
    }
}

//! The turn order, and the number of turns left.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, Seats};

/// The turn order of the seats, clockwise from the first, with a countdown for the last round.
///
/// ```
/// use rondel::components::Rotation;
/// use rondel::{Seat, Seats};
///
/// let mut turns = Rotation::new(Seats::new(3).expect("a table"), Seat::new(1));
/// turns.end_turn();
/// assert_eq!(turns.active(), Seat::new(2));
/// turns.begin_last_round(); // Each of the two other seats has one more turn.
/// assert!(turns.end_turn() && turns.end_turn() && !turns.end_turn());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rotation {
    seats: Seats,
    active: Seat,
    turns_left: Option<u8>,
}

impl Rotation {
    /// Creates a rotation that begins with the turn of `first`.
    pub const fn new(seats: Seats, first: Seat) -> Self {
        Self { seats, active: first, turns_left: None }
    }

    /// Returns the seat to move.
    #[inline]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Returns the number of seats at the table.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the seat whose turn follows the turn of `seat`.
    #[inline]
    pub const fn after(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::new(if next == self.seats.count() { 0 } else { next as u8 })
    }

    /// Returns every seat in turn order, beginning with `first`.
    pub fn from(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let count = self.seats.count();
        (0..count).map(move |step| Seat::new(((first.index() + step) % count) as u8))
    }

    /// Returns every other seat in turn order, beginning with the seat after `seat`.
    pub fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let count = self.seats.count();
        (1..count).map(move |step| Seat::new(((seat.index() + step) % count) as u8))
    }

    /// Ends the turn and begins the turn of the next seat. Returns `false` if no turn is left.
    #[inline]
    pub fn end_turn(&mut self) -> bool {
        if let Some(left) = &mut self.turns_left {
            let Some(fewer) = left.checked_sub(1) else { return false };
            *left = fewer;
        }
        self.active = self.after(self.active);
        true
    }

    /// Begins the last round: after this turn, every other seat takes one more turn. Returns `false` if the last
    /// round has already begun.
    pub fn begin_last_round(&mut self) -> bool {
        let begins = self.turns_left.is_none();
        if begins {
            self.turns_left = Some(self.seats.count() as u8 - 1);
        }
        begins
    }

    /// Returns the seat in whose turn the last round began, or `None` if the last round has not begun.
    pub fn last_round_began_with(&self) -> Option<Seat> {
        let count = self.seats.count() as u8;
        let since = count - 1 - self.turns_left?;
        Some(Seat::new((self.active.index() as u8 + count - since) % count))
    }

    /// Returns the number of turns after the current turn, or `None` if the last round has not begun.
    pub const fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(seats: u8, first: u8) -> Rotation {
        Rotation::new(Seats::new(seats).expect("a table"), Seat::new(first))
    }

    #[test]
    fn turns_go_round_from_whoever_began() {
        let mut turns = table(3, 2);
        let order: Vec<usize> = turns.from(Seat::new(1)).map(Seat::index).collect();
        assert_eq!(order, [1, 2, 0]);
        assert_eq!(turns.others(Seat::new(1)).map(Seat::index).collect::<Vec<_>>(), [2, 0]);
        assert!(turns.end_turn());
        assert_eq!(turns.active(), Seat::new(0));
    }

    #[test]
    fn in_the_last_round_every_other_seat_has_one_more_turn() {
        let mut turns = table(3, 1);
        assert_eq!(turns.last_round_began_with(), None);
        assert!(turns.begin_last_round());
        assert_eq!(turns.last_round_began_with(), Some(Seat::new(1)));
        let mut played = Vec::new();
        while turns.end_turn() {
            played.push(turns.active().index());
            assert!(!turns.begin_last_round(), "it begins once");
            assert_eq!(turns.last_round_began_with(), Some(Seat::new(1)));
        }
        assert_eq!(played, [2, 0]);
        assert!(!turns.end_turn(), "over is over");
    }

    #[test]
    fn alone_the_last_round_ends_with_this_turn() {
        let mut turns = table(1, 0);
        assert!(turns.end_turn());
        turns.begin_last_round();
        assert!(!turns.end_turn());
    }
}

//! The seat to move, and the outcome of a game.

use serde::{Deserialize, Serialize};

use crate::element::Name;
use crate::intern;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Seats};

/// The seat to move, or the outcome; see [`Ruleset::turn`](crate::Ruleset::turn).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Turn {
    /// The seat that decides next.
    Decide(Seat),
    /// The outcome of a finished game.
    Over(Outcome),
}

impl Turn {
    /// Returns all seats that have yet to make the current decision: the seat that is asked now, and the seats in
    /// `together` that are asked later. `together` is the result of [`Ruleset::together`](crate::Ruleset::together) for
    /// the same position.
    pub fn deciders(self, together: SeatSet) -> SeatSet {
        match self {
            Self::Decide(seat) => SeatSet::from(seat).iter().chain(together.after(seat).iter()).collect(),
            Self::Over(_) => SeatSet::NONE,
        }
    }
}

/// The outcome of a game: the place of every seat, and the rule that ended the game. It owns no heap memory, so
/// playouts do not allocate.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    placing: [u8; MAX_SEATS],
    seats: Seats,
    #[serde(deserialize_with = "intern::word")]
    reason: Name,
    is_defeat: bool,
}

impl Outcome {
    /// Creates an outcome in which one seat wins and all others share second place. `reason` is a message key; see
    /// [`Outcome::reason`].
    pub fn win(winner: Seat, seats: Seats, reason: &'static str) -> Self {
        let mut placing = [2; MAX_SEATS];
        placing[winner.index()] = 1;
        Self { placing, seats, reason, is_defeat: false }
    }

    /// Creates an outcome in which all seats share first place.
    pub const fn draw(seats: Seats, reason: &'static str) -> Self {
        Self { placing: [1; MAX_SEATS], seats, reason, is_defeat: false }
    }

    /// Creates an outcome in which the game itself wins, for example when a solo player loses to an automatic opponent.
    pub const fn defeat(seats: Seats, reason: &'static str) -> Self {
        Self { placing: [2; MAX_SEATS], seats, reason, is_defeat: true }
    }

    /// Ranks the seats by points, highest first; seats with equal points share a place. `points` has one entry
    /// for each seat, in seat order.
    pub fn by_points(points: &[i32], seats: Seats, reason: &'static str) -> Self {
        let mut placing = [1; MAX_SEATS];
        for (index, own) in points.iter().enumerate().take(seats.count()) {
            placing[index] = 1 + points[..seats.count()].iter().filter(|other| *other > own).count() as u8;
        }
        Self { placing, seats, reason, is_defeat: false }
    }

    /// Returns the place of a seat: 1 is first. Tied seats share a place.
    pub fn placing(&self, seat: Seat) -> u8 {
        self.placing[seat.index()]
    }

    /// Returns the seats at this table.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the message key of the rule that ended the game. A game may also define a sentence under this key with
    /// the suffix `-told`. Its placeholders are `winner`, the names of the winners, and `winners`, their number.
    pub fn reason(&self) -> &'static str {
        self.reason
    }

    /// Returns all seats in first place: several if they tie, none if the game itself won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.each().filter(|seat| self.placing(*seat) == 1)
    }

    /// Returns the seat in first place; `None` if several seats tie or the game itself won.
    pub fn winner(&self) -> Option<Seat> {
        let mut winners = self.winners();
        let first = winners.next();
        if winners.next().is_some() { None } else { first }
    }

    /// Returns whether the game itself won.
    pub const fn is_defeat(&self) -> bool {
        self.is_defeat
    }

    /// Returns the value that a bot maximises, from 0 to 1: the fraction of other seats that `seat` beats, with
    /// ties counting half. A solo player gets 1 for a win; every seat gets 0 if the game itself won.
    pub fn utility(&self, seat: Seat) -> f32 {
        let others = self.seats.count().saturating_sub(1);
        if others == 0 || self.is_defeat() {
            return if self.is_defeat() { 0.0 } else { 1.0 };
        }
        let own = self.placing(seat);
        let score: f32 = self
            .seats
            .each()
            .filter(|other| *other != seat)
            .map(|other| match self.placing(other).cmp(&own) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            })
            .sum();
        score / others as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utility_counts_whom_a_seat_beats() {
        let three = Seats::new(3).expect("three seats");
        let outcome = Outcome::by_points(&[5, 9, 5], three, "points");
        assert_eq!(outcome.winner(), Some(Seat::new(1)));
        assert!((outcome.utility(Seat::new(1)) - 1.0).abs() < f32::EPSILON);
        assert!((outcome.utility(Seat::new(0)) - 0.25).abs() < f32::EPSILON);
    }

    #[test]
    fn alone_one_wins_or_is_beaten_by_the_game() {
        let alone = Seats::new(1).expect("one seat");
        assert!(Outcome::win(Seat::new(0), alone, "won").utility(Seat::new(0)) > 0.99);
        let beaten = Outcome::defeat(alone, "beaten");
        assert!(beaten.is_defeat() && beaten.winner().is_none() && beaten.utility(Seat::new(0)) < 0.01);
        assert!(!Outcome::draw(Seats::TWO, "full").is_defeat());
    }

    #[test]
    fn a_draw_has_no_single_winner() {
        assert_eq!(Outcome::draw(Seats::TWO, "full").winner(), None);
        assert_eq!(Outcome::win(Seat::new(1), Seats::TWO, "line").winner(), Some(Seat::new(1)));
    }
}

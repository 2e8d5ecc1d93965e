//! Teams: seats that win and lose together.

use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat, SeatSet, Seats};

/// The division of the seats into teams; see [`Ruleset::teams`](crate::Ruleset::teams). A seat without partners is
/// a team of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>")]
pub struct Teams(
    /// For each seat, the index of the first seat of its team.
    [u8; MAX_SEATS],
);

impl Teams {
    /// Every seat plays for itself, as in most games.
    pub const ALONE: Self = Self::alternating(MAX_SEATS as u8);
    /// All seats play together, against the game itself or for a common score.
    pub const TOGETHER: Self = Self([0; MAX_SEATS]);

    /// Creates `count` teams and assigns the seats to the teams in turn. With two teams, four players sit opposite
    /// their partners. `count` must not be 0.
    pub const fn alternating(count: u8) -> Self {
        let mut first = [0; MAX_SEATS];
        let mut seat = 0;
        while seat < MAX_SEATS {
            first[seat] = seat as u8 % count;
            seat += 1;
        }
        Self(first)
    }

    /// Creates teams from `numbers`, which lists the team number of each seat in seat order. Seats with the same
    /// number are partners. Seats beyond the end of the list play for themselves.
    ///
    /// ```
    /// # use rondel_rules::{Seat, Seats, Teams};
    /// // The first seat against the two others.
    /// let teams = Teams::numbered(&[0, 1, 1]);
    /// assert!(teams.are_partners(Seat::new(1), Seat::new(2)));
    /// assert_eq!(teams.count(Seats::new(3).unwrap()), 2);
    /// ```
    pub fn numbered(numbers: &[u8]) -> Self {
        let first = |seat: usize| numbers.iter().position(|number| Some(number) == numbers.get(seat)).unwrap_or(seat);
        Self(std::array::from_fn(|seat| first(seat) as u8))
    }

    /// Returns whether two seats are partners. A seat is its own partner.
    pub fn are_partners(self, one: Seat, other: Seat) -> bool {
        self.first(one) == self.first(other)
    }

    /// Returns the seats of this seat's team, including the seat itself.
    pub fn of(self, seat: Seat, seats: Seats) -> SeatSet {
        seats.each().filter(|other| self.are_partners(seat, *other)).collect()
    }

    /// Returns the teams at a table, in the order of their first seats.
    pub fn each(self, seats: Seats) -> impl Iterator<Item = SeatSet> {
        seats.each().filter(move |seat| self.is_first(*seat)).map(move |seat| self.of(seat, seats))
    }

    /// Returns the number of teams at a table.
    pub fn count(self, seats: Seats) -> usize {
        seats.each().filter(|seat| self.is_first(*seat)).count()
    }

    /// Returns the index of a seat's team in the order of [`Teams::each`].
    pub fn index(self, seat: Seat) -> usize {
        Seat::each_of(self.0[seat.index()]).filter(|before| self.is_first(*before)).count()
    }

    /// Returns whether any two seats at a table are partners.
    pub fn has_partners(self, seats: Seats) -> bool {
        self.count(seats) < seats.count()
    }

    /// Returns whether the table has several seats, all of which play together.
    pub fn are_together(self, seats: Seats) -> bool {
        seats.count() > 1 && self.count(seats) == 1
    }

    /// Returns whether both values define the same partners among the seats of a table.
    pub fn agree(self, other: Self, seats: Seats) -> bool {
        self.0[..seats.count()] == other.0[..seats.count()]
    }

    /// Returns whether every seat plays for itself, whatever the size of the table.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    pub fn are_alone(&self) -> bool {
        *self == Self::ALONE
    }

    fn first(self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// Returns whether a seat is the first of its team.
    pub(crate) fn is_first(self, seat: Seat) -> bool {
        usize::from(self.first(seat)) == seat.index()
    }
}

impl Default for Teams {
    fn default() -> Self {
        Self::ALONE
    }
}

impl TryFrom<Vec<u8>> for Teams {
    type Error = String;
    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        if numbers.len() > MAX_SEATS {
            return Err(format!("no table has {} seats", numbers.len()));
        }
        Ok(Self::numbered(&numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(count: u8) -> Seats {
        Seats::new(count).expect("a table")
    }

    #[test]
    fn partners_sit_opposite_each_other_at_a_table_of_four() {
        let pairs = Teams::alternating(2);
        let teams: Vec<Vec<usize>> = pairs.each(seats(4)).map(|team| team.iter().map(Seat::index).collect()).collect();
        assert_eq!(teams, [[0, 2], [1, 3]]);
        assert_eq!((pairs.index(Seat::new(2)), pairs.index(Seat::new(3))), (0, 1));
        assert!(pairs.has_partners(seats(4)) && !pairs.has_partners(seats(2)) && !pairs.are_together(seats(4)));
    }

    #[test]
    fn everyone_alone_and_everyone_together() {
        assert_eq!((Teams::ALONE.count(seats(3)), Teams::TOGETHER.count(seats(3))), (3, 1));
        assert!(Teams::TOGETHER.are_together(seats(2)) && !Teams::TOGETHER.are_together(seats(1)));
        assert!(!Teams::ALONE.has_partners(seats(6)) && Teams::ALONE.are_alone());
        assert!(Teams::alternating(2).agree(Teams::ALONE, Seats::TWO), "two seats in two teams are each alone");
    }

    #[test]
    fn the_numbers_of_teams_do_not_matter_and_are_read_back() {
        let teams = Teams::numbered(&[7, 3, 3]);
        assert_eq!(teams, Teams::numbered(&[0, 1, 1]));
        assert_eq!((teams.index(Seat::new(0)), teams.index(Seat::new(2)), teams.index(Seat::new(3))), (0, 1, 2));
        let written = serde_json::to_string(&teams).expect("plain data");
        assert_eq!(serde_json::from_str::<Teams>(&written).expect("teams"), teams);
        serde_json::from_str::<Teams>("[0,1,2,3,4,5,6,7,8]").expect_err("no table has nine seats");
    }
}

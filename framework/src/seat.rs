//! Places at the table.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0; whoever sits there is a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Where the seat stands in arrays, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table for `count`.
    pub fn each_of(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// The other seat of a table for two.
    #[must_use]
    pub const fn rival(self) -> Self {
        Self(1 - self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", u16::from(self.0) + 1)
    }
}

/// How many seats are taken at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Two seats, as in every duel.
    pub const TWO: Self = Self(2);

    /// A table of `count` seats, or nothing where no table has so many.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count as usize <= MAX_SEATS { Some(Self(count)) } else { None }
    }

    /// The number of seats.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Every seat, in order.
    pub fn each(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }
}

/// One `T` for each of `N` seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize>([T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// Gives every seat what `of` says.
    pub fn from_fn(mut of: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| of(Seat(index as u8))))
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        let found = items.len();
        items.try_into().map(Self).map_err(|_| D::Error::custom(format!("{found} seats where {N} sit")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_to_six_seats() {
        assert_eq!(Seats::new(0), None);
        assert_eq!(Seats::new(7), None);
        assert_eq!(Seats::new(3).map(Seats::count), Some(3));
    }

    #[test]
    fn per_seat_refuses_another_number_of_seats() {
        let two: PerSeat<u8, 2> = serde_json::from_str("[3,4]").expect("two seats");
        assert_eq!(two[Seat::new(1)], 4);
        let error = serde_json::from_str::<PerSeat<u8, 2>>("[3]").expect_err("one seat");
        assert!(error.to_string().contains("1 seats where 2 sit"), "{error}");
    }
}

//! Seats at the table, and observers.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::leaf;

/// Maximum number of seats at a table.
pub const MAX_SEATS: usize = 8;

/// A seat at the table, numbered from 0. The person or bot in a seat is a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Seat(u8);

impl<'de> Deserialize<'de> for Seat {
    /// Rejects indices of [`MAX_SEATS`] or more, because seats read from files are used as array indices.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        if usize::from(index) < MAX_SEATS {
            Ok(Self(index))
        } else {
            Err(D::Error::custom(format!("no table has a {}", Self(index))))
        }
    }
}

impl Seat {
    /// Creates the seat with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Returns the array index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seats of a table with `count` seats.
    pub fn each_of(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// Returns the other seat at a table of two.
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

/// The person or bot that a view or scene is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Observer {
    /// The player at a seat, who sees public information and their own secrets.
    Seat(Seat),
    /// A spectator, who sees only public information.
    #[serde(rename = "Bystander")]
    Spectator,
    /// An observer who sees everything, allowed only when the game is over.
    Open,
}

impl Observer {
    /// Returns whether this observer may see the secrets of `seat`.
    pub fn sees_secrets_of(self, seat: Seat) -> bool {
        self == Self::Seat(seat) || self == Self::Open
    }
}

/// The number of seats at a table, from 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Seats(u8);

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let count = u8::deserialize(deserializer)?;
        Self::new(count).ok_or_else(|| D::Error::custom(format!("no table has {count} seats")))
    }
}

impl Seats {
    /// A table of two.
    pub const TWO: Self = Self(2);

    /// Creates a table of `count` seats. Returns `None` if no table can have this number of seats.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count as usize <= MAX_SEATS { Some(Self(count)) } else { None }
    }

    /// Returns the number of seats.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Returns every seat, in order.
    pub fn each(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }
}

/// A set of seats, serialised as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(try_from = "Vec<Seat>")]
pub struct SeatSet(u8);

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Members(SeatSet);
        impl Serialize for Members {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.0.iter())
            }
        }
        serializer.serialize_newtype_struct(leaf::SEAT_SET, &Members(*self))
    }
}

impl SeatSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether `seat` is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// Returns the seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::each_of(MAX_SEATS as u8).filter(move |seat| self.has(*seat))
    }

    /// Returns the members with a lower index than `seat`.
    #[must_use]
    #[inline]
    pub const fn before(self, seat: Seat) -> Self {
        Self(self.0 & Self::up_to(seat) >> 1)
    }

    /// Returns the members with a higher index than `seat`.
    #[must_use]
    #[inline]
    pub const fn after(self, seat: Seat) -> Self {
        Self(self.0 & !Self::up_to(seat))
    }

    /// Returns the bits of all seats up to and including this seat.
    const fn up_to(seat: Seat) -> u8 {
        if seat.index() < MAX_SEATS { u8::MAX >> (u8::BITS as u8 - 1 - seat.0) } else { u8::MAX }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        Self(seats.into_iter().fold(0, |bits, seat| {
            debug_assert!(seat.index() < MAX_SEATS, "no table has a {seat}");
            bits | 1 << seat.0
        }))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        [seat].into_iter().collect()
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|seat| seat.to_string()).collect();
        f.write_str(if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }.as_str())
    }
}

impl TryFrom<Vec<Seat>> for SeatSet {
    type Error = String;
    fn try_from(seats: Vec<Seat>) -> Result<Self, String> {
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(seat) => Err(format!("no table has a {seat}")),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// One `T` for each of `N` seats, indexed by [`Seat`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize>([T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// Creates the value for each seat by calling `of`.
    pub fn from_fn(mut of: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| of(Seat(index as u8))))
    }

    /// Returns the values in seat order.
    pub const fn as_slice(&self) -> &[T] {
        &self.0
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
        serializer.serialize_newtype_struct(leaf::PER_SEAT, &&self.0[..])
    }
}

/// Serialises an array with an entry for each seat as [`PerSeat`] does.
pub(crate) fn by_seat<T: Serialize, S: Serializer>(items: &[T; MAX_SEATS], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(leaf::PER_SEAT, &&items[..])
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        let found = items.len();
        items.try_into().map(Self).map_err(|_| D::Error::custom(format!("expected {N} seats, found {found}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_to_eight_seats() {
        assert_eq!(Seats::new(0), None);
        assert_eq!(Seats::new(9), None);
        assert_eq!(Seats::new(8).map(Seats::count), Some(MAX_SEATS));
        assert_eq!(Seats::new(3).map(Seats::count), Some(3));
    }

    #[test]
    fn some_seats_are_written_as_a_list_and_only_those_of_a_table_are_read() {
        let [first, second, fourth] = [0, 1, 3].map(Seat::new);
        let set: SeatSet = [fourth, first].into_iter().collect();
        assert_eq!((set.len(), set.has(first), set.has(second)), (2, true, false));
        assert_eq!((set.before(fourth), set.after(first)), (first.into(), fourth.into()));
        assert_eq!(serde_json::to_string(&set).expect("plain data"), "[0,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,0]").expect("two seats"), set);
        serde_json::from_str::<SeatSet>("[8]").expect_err("no table has nine seats");
        let (last, all) = (Seat::new(7), Seat::each_of(8).collect::<SeatSet>());
        assert_eq!((all.before(last).len(), all.after(last), all.after(first).len()), (7, SeatSet::NONE, 7));
        assert!(!set.has(Seat::new(200)) && SeatSet::NONE.is_empty());
    }

    #[test]
    fn per_seat_refuses_another_number_of_seats() {
        let two: PerSeat<u8, 2> = serde_json::from_str("[3,4]").expect("two seats");
        assert_eq!(two[Seat::new(1)], 4);
        let error = serde_json::from_str::<PerSeat<u8, 2>>("[3]").expect_err("one seat");
        assert!(error.to_string().contains("expected 2 seats, found 1"), "{error}");
    }
}

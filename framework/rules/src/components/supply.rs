//! Counts of items by kind.

use std::marker::PhantomData;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Kind;

/// A collection of items, such as a bank, a player's stock or a price, stored as one count for each of the `N` kinds of
/// `K`.
///
/// Counts are never negative. [`Supply::pay`] and [`Supply::give`] move items to another supply without losing any.
///
/// ```
/// use rondel::components::Supply;
///
/// rondel::kinds! { enum Good { Cloth, Salt } }
/// let mut bank: Supply<Good, 2> = Supply::of_each(3);
/// let mut own = Supply::from_counts([0, 0]);
/// assert_eq!(bank.give(Good::Salt, 5, &mut own), 3); // Only three are available.
/// own.pay(&Supply::of(Good::Salt, 2), &mut bank);
/// assert_eq!((own.count(Good::Salt), bank.total()), (1, 5));
/// ```
pub struct Supply<K, const N: usize> {
    counts: [u8; N],
    kinds: PhantomData<K>,
}

impl<K: Kind, const N: usize> Supply<K, N> {
    /// The empty supply.
    pub const EMPTY: Self = Self { counts: [0; N], kinds: PhantomData };

    /// Creates a supply with `count` items of every kind.
    pub const fn of_each(count: u8) -> Self {
        Self { counts: [count; N], kinds: PhantomData }
    }

    /// Creates a supply from the count of each kind, in order.
    pub const fn from_counts(counts: [u8; N]) -> Self {
        Self { counts, kinds: PhantomData }
    }

    /// Creates a supply with `count` items of one kind.
    pub fn of(kind: K, count: u8) -> Self {
        let mut supply = Self::EMPTY;
        supply.counts[kind.index()] = count;
        supply
    }

    /// Returns the number of items of one kind.
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    /// Returns the number of items of all kinds.
    #[inline]
    pub fn total(&self) -> u32 {
        self.counts.iter().map(|count| u32::from(*count)).sum()
    }

    /// Returns whether the supply is empty.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|count| *count == 0)
    }

    /// Returns whether the supply contains all of `other`.
    #[inline]
    pub fn holds(&self, other: &Self) -> bool {
        self.counts.iter().zip(&other.counts).all(|(own, wanted)| own >= wanted)
    }

    /// Returns the kinds in the supply, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::ALL.iter().map(|kind| (*kind, self.count(*kind))).filter(|(_, count)| *count > 0)
    }

    /// Moves all of `what` into `to`.
    ///
    /// # Panics
    /// Panics if the supply does not contain all of `what`.
    #[inline]
    pub fn pay(&mut self, what: &Self, to: &mut Self) {
        for ((own, other), count) in self.counts.iter_mut().zip(&mut to.counts).zip(&what.counts) {
            *own = own.checked_sub(*count).expect("what is paid is here");
            *other += count;
        }
    }

    /// Moves up to `count` items of one kind into `to`. Returns the number of items moved.
    #[inline]
    pub fn give(&mut self, kind: K, count: u8, to: &mut Self) -> u8 {
        let moved = count.min(self.counts[kind.index()]);
        self.counts[kind.index()] -= moved;
        to.counts[kind.index()] += moved;
        moved
    }

    /// Adds items of one kind without taking them from another supply. This is intended for setup.
    #[inline]
    pub fn add(&mut self, kind: K, count: u8) {
        self.counts[kind.index()] += count;
    }

    /// Removes `count` items of one kind.
    ///
    /// # Panics
    /// Panics if the supply contains fewer than `count` items of that kind.
    #[inline]
    pub fn remove(&mut self, kind: K, count: u8) {
        let own = &mut self.counts[kind.index()];
        *own = own.checked_sub(count).expect("what is taken away is here");
    }

    /// Returns the difference, or `None` if the supply does not contain all of `other`.
    #[inline]
    pub fn minus(&self, other: &Self) -> Option<Self> {
        let mut left = *self;
        for (own, less) in left.counts.iter_mut().zip(&other.counts) {
            *own = own.checked_sub(*less)?;
        }
        Some(left)
    }

    /// Returns the sum of both supplies.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        let mut sum = *self;
        for (own, more) in sum.counts.iter_mut().zip(&other.counts) {
            *own += more;
        }
        sum
    }
}

// These traits are not derived, because a derive would require `K` to implement them too.
impl<K, const N: usize> Clone for Supply<K, N> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K, const N: usize> Copy for Supply<K, N> {}
impl<K, const N: usize> PartialEq for Supply<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}
impl<K, const N: usize> Eq for Supply<K, N> {}
impl<K, const N: usize> std::hash::Hash for Supply<K, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.counts.hash(state);
    }
}
impl<K: Kind, const N: usize> Default for Supply<K, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<K: Kind, const N: usize> std::fmt::Debug for Supply<K, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
impl<K, const N: usize> Serialize for Supply<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.counts)
    }
}
impl<'de, K, const N: usize> Deserialize<'de> for Supply<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let found = counts.len();
        let counts = counts.try_into().map_err(|_| D::Error::custom(format!("expected {N} counts, found {found}")))?;
        Ok(Self { counts, kinds: PhantomData })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! { enum Spice { Saffron, Pepper } }
    type Purse = Supply<Spice, 2>;

    #[test]
    fn moves_conserve() {
        let (mut bank, mut purse) = (Purse::of_each(3), Purse::EMPTY);
        assert_eq!(bank.give(Spice::Pepper, 5, &mut purse), 3, "no more than there is");
        assert_eq!((bank.count(Spice::Pepper), purse.count(Spice::Pepper)), (0, 3));
        purse.pay(&Purse::of(Spice::Pepper, 2), &mut bank);
        assert_eq!(bank.plus(&purse), Purse::of_each(3));
    }

    #[test]
    #[should_panic(expected = "what is paid is here")]
    fn nobody_pays_what_they_have_not() {
        Purse::of(Spice::Saffron, 1).pay(&Purse::of(Spice::Saffron, 2), &mut Purse::of_each(0));
    }

    #[test]
    fn what_is_taken_away_was_there() {
        let purse = Purse::from_counts([2, 3]);
        assert_eq!(purse.minus(&Purse::of(Spice::Pepper, 1)), Some(Purse::from_counts([2, 2])));
        assert_eq!(purse.minus(&Purse::of(Spice::Saffron, 3)), None);
    }

    #[test]
    fn a_supply_is_a_list_of_counts_in_files() {
        let purse = Purse::of(Spice::Pepper, 2);
        assert_eq!(serde_json::to_string(&purse).expect("written"), "[0,2]");
        assert_eq!(serde_json::from_str::<Purse>("[0,2]").expect("read"), purse);
        assert!(serde_json::from_str::<Purse>("[0,2,1]").is_err());
    }
}

//! A face-up display with slots.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A row of `N` slots that each contain one item or are empty. Items stay in their slots when another slot is
/// emptied.
///
/// ```
/// use rondel::components::Row;
///
/// let mut display: Row<char, 3> = Row::empty();
/// display.put(0, 'a');
/// display.put(2, 'c');
/// assert_eq!((display.free_slot(), display.slot_of('c')), (Some(1), Some(2)));
/// display.take(0);
/// display.close_gaps();
/// assert_eq!(display.get(0), Some('c'));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<T, const N: usize>([Option<T>; N]);

impl<T: Copy + PartialEq, const N: usize> Row<T, N> {
    /// Creates a row of empty slots.
    pub fn empty() -> Self {
        Self([None; N])
    }

    /// Returns the item in a slot, or `None` if the slot is empty.
    #[inline]
    pub fn get(&self, slot: usize) -> Option<T> {
        self.0[slot]
    }

    /// Puts an item into a slot. Returns the previous item.
    pub fn put(&mut self, slot: usize, thing: T) -> Option<T> {
        self.0[slot].replace(thing)
    }

    /// Removes and returns the item in a slot.
    pub fn take(&mut self, slot: usize) -> Option<T> {
        self.0[slot].take()
    }

    /// Returns the slot that contains an item.
    pub fn slot_of(&self, thing: T) -> Option<usize> {
        self.0.iter().position(|lying| *lying == Some(thing))
    }

    /// Returns the first empty slot.
    pub fn free_slot(&self) -> Option<usize> {
        self.0.iter().position(Option::is_none)
    }

    /// Swaps the contents of two slots.
    pub fn swap(&mut self, one: usize, other: usize) {
        self.0.swap(one, other);
    }

    /// Moves items towards slot 0 so that no empty slot precedes a full slot.
    pub fn close_gaps(&mut self) {
        let mut filled = 0;
        for slot in 0..N {
            if self.0[slot].is_some() {
                self.0.swap(filled, slot);
                filled += 1;
            }
        }
    }

    /// Returns the items with their slots.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, T)> + '_ {
        self.0.iter().enumerate().filter_map(|(slot, thing)| thing.map(|thing| (slot, thing)))
    }

    /// Returns the number of full slots.
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Returns whether every slot is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slots = Vec::<Option<T>>::deserialize(deserializer)?;
        let found = slots.len();
        slots.try_into().map(Self).map_err(|_| D::Error::custom(format!("expected {N} slots, found {found}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_keep_their_places_until_the_gaps_are_closed() {
        let mut row: Row<char, 3> = Row::empty();
        row.put(0, 'a');
        row.put(1, 'b');
        row.put(2, 'c');
        assert_eq!(row.take(0), Some('a'));
        assert_eq!((row.slot_of('b'), row.free_slot(), row.len()), (Some(1), Some(0), 2));
        row.close_gaps();
        assert_eq!(row.iter().collect::<Vec<_>>(), [(0, 'b'), (1, 'c')]);
    }
}

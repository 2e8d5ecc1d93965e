//! The packs, and sets of properties: what a shelf asks for, and what signals have told about a pack.

use rondel::components::Cards;
use serde::{Deserialize, Serialize};

/// PO-1.1: the numbers of goods and of weights, and the number of packs, two of each kind. A property is a number: goods
/// come first, and then the weights.
pub(crate) const GOODS: u8 = 5;
pub(crate) const PROPERTIES: u8 = GOODS + 4;
pub(crate) const PACKS: u8 = 40;
/// A set of goods and a set of weights, one bit for each property. A pack matches if its goods and its weight are in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Traits(u16);

impl Traits {
    pub(crate) const ANY: Self = Self((1 << PROPERTIES) - 1);
    const ALL_GOODS: u16 = (1 << GOODS) - 1;

    /// Returns the packs with one property, or with the two properties of a pack.
    pub(crate) const fn with(property: u8) -> Self {
        let others = if property < GOODS { Self::ANY.0 & !Self::ALL_GOODS } else { Self::ALL_GOODS };
        Self(others | 1 << property)
    }

    pub(crate) const fn of(pack: u8) -> Self {
        Self(1 << (pack / 8) | 1 << (GOODS + pack / 2 % 4))
    }

    pub(crate) const fn has(self, property: u8) -> bool {
        self.0 >> property & 1 == 1
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// PO-2.2: returns what is known of a pack after a signal that names a property.
    pub(crate) const fn told(self, property: u8, pack: u8) -> Self {
        let is_meant = Self::of(pack).has(property);
        self.and(if is_meant { Self::with(property) } else { Self(!(1 << property)) })
    }

    /// Returns the goods and the weights.
    const fn parts(self) -> [u16; 2] {
        [self.0 & Self::ALL_GOODS, self.0 & !Self::ALL_GOODS]
    }

    /// Returns the goods and the weight, if there is only one.
    pub(crate) fn known(self) -> [Option<u8>; 2] {
        self.parts().map(|part| part.is_power_of_two().then(|| part.trailing_zeros() as u8))
    }

    /// Returns the properties that are ruled out, where several others are still possible.
    pub(crate) fn denied(self) -> impl Iterator<Item = u8> {
        let known = self.known();
        let is_open = move |property: &u8| known[usize::from(*property >= GOODS)].is_none();
        (0..PROPERTIES).filter(move |property| is_open(property) && !self.has(*property))
    }

    /// Returns whether something has properties of both sets.
    pub(crate) fn meets(self, other: Self) -> bool {
        self.and(other).parts().iter().all(|part| *part != 0)
    }

    /// Returns all packs that match.
    pub(crate) fn packs(self) -> Cards {
        (0..PACKS).filter(|pack| Self::of(*pack).meets(self)).collect()
    }
}

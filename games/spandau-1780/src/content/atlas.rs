//! The map worked out for play: sets of regions and fields as bits.

use rondel::components::Kind;
use serde::{Deserialize, Serialize};

use super::{Region, Terrain};

/// A field of the map: `3 × region + slot`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Field(pub u8);

impl Field {
    /// A slot of a region, from 0.
    #[inline]
    pub const fn new(region: u8, slot: u8) -> Self {
        Self(3 * region + slot)
    }

    /// Its region.
    #[inline]
    pub const fn region(self) -> u8 {
        self.0 / 3
    }

    /// Which of the three.
    #[inline]
    pub const fn slot(self) -> u8 {
        self.0 % 3
    }
}

/// A set of fields: for each of the three slots of a region a set of regions, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stones(pub [u64; 3]);

impl Stones {
    /// No field.
    pub const NONE: Self = Self([0; 3]);

    /// Whether this field is in it.
    #[inline]
    pub const fn has(self, field: Field) -> bool {
        self.0[field.slot() as usize] >> field.region() & 1 == 1
    }

    /// Adds a field.
    #[inline]
    pub fn add(&mut self, field: Field) {
        self.0[usize::from(field.slot())] |= 1 << field.region();
    }

    /// Takes a field out.
    #[inline]
    pub fn remove(&mut self, field: Field) {
        self.0[usize::from(field.slot())] &= !(1 << field.region());
    }

    /// The regions with a field of it.
    #[inline]
    pub const fn regions(self) -> u64 {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// SP-1.3: the regions with two or three fields of it.
    #[inline]
    pub const fn controlled(self) -> u64 {
        let [a, b, c] = self.0;
        a & b | a & c | b & c
    }

    /// How many fields.
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.regions() == 0
    }

    /// The fields in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The fields in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// Those not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Those in these regions.
    #[must_use]
    #[inline]
    pub const fn within(self, regions: u64) -> Self {
        Self([self.0[0] & regions, self.0[1] & regions, self.0[2] & regions])
    }

    /// One field of every region in it, the first: of fields alike it does not matter which is taken.
    #[must_use]
    #[inline]
    pub const fn first_of_each(self) -> Self {
        let [a, b, c] = self.0;
        Self([a, b & !a, c & !a & !b])
    }

    /// The fields in the order of regions within each slot.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> {
        (0..3).flat_map(move |slot| bits(self.0[usize::from(slot)]).map(move |region| Field::new(region, slot)))
    }
}

/// The numbers of the bits that are set.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}

/// The map worked out for play.
#[derive(Clone, Debug, Default)]
pub struct Atlas {
    /// The neighbours of each region.
    pub neighbours: Vec<u64>,
    /// The fields of each terrain.
    pub terrain: [Stones; 4],
    /// All fields.
    pub all: Stones,
    /// The region of Berlin.
    pub berlin: u8,
    /// The terrain of each field.
    terrain_of: Vec<Terrain>,
}

impl Atlas {
    /// Works the map out; regions that are not on it are left out, which the check of the content refuses.
    pub(crate) fn of(regions: &[Region]) -> Self {
        let place = |id: &str| regions.iter().position(|region| region.id == id);
        let neighbours = regions
            .iter()
            .map(|region| region.neighbours.iter().filter_map(|id| place(id)).fold(0, |set, other| set | 1 << other))
            .collect();
        let mut atlas = Self { neighbours, berlin: place("berlin").unwrap_or(0) as u8, ..Self::default() };
        for (number, region) in (0..).zip(regions) {
            for (slot, terrain) in (0..).zip([region.fields.0, region.fields.1, region.fields.2]) {
                let field = Field::new(number, slot);
                atlas.terrain[terrain.index()].add(field);
                atlas.all.add(field);
                atlas.terrain_of.push(terrain);
            }
        }
        atlas
    }

    /// SP-1.2: whether two regions have a common border.
    pub fn are_neighbours(&self, one: u8, other: u8) -> bool {
        self.neighbours[usize::from(one)] >> other & 1 == 1
    }

    /// These regions and all that border one of them.
    #[inline]
    pub fn reach(&self, regions: u64) -> u64 {
        bits(regions).fold(regions, |reach, region| reach | self.neighbours[usize::from(region)])
    }

    /// The terrain of a field.
    #[inline]
    pub fn terrain_of(&self, field: Field) -> Terrain {
        self.terrain_of[usize::from(field.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_of_three_fields_control_a_region() {
        let mut stones = Stones::NONE;
        stones.add(Field::new(4, 0));
        assert_eq!((stones.regions(), stones.controlled()), (1 << 4, 0));
        stones.add(Field::new(4, 2));
        stones.add(Field::new(9, 1));
        assert_eq!((stones.controlled(), stones.len()), (1 << 4, 3));
        assert_eq!(stones.first_of_each().len(), 2);
        assert_eq!(stones.iter().collect::<Vec<_>>(), [Field::new(4, 0), Field::new(9, 1), Field::new(4, 2)]);
        stones.remove(Field::new(4, 0));
        assert_eq!(stones.controlled(), 0);
    }
}

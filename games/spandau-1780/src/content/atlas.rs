//! The map in the form used during play: sets of regions and fields as bits.
//!
//! A region is one bit, so computing control and reach takes only a few bit operations, regardless of the
//! number of fields. If several fields of a region are equivalent, the rules list only the first of them.

use rondel::components::{Cards, Graph, Kind};
use serde::{Deserialize, Serialize};

use super::check::MOST_REGIONS;
use super::{Region, Terrain};

/// A field of the map, numbered `3 × region + slot`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Field(pub u8);

impl Field {
    /// Returns the field in a slot of a region, counted from 0.
    #[inline]
    pub const fn new(region: u8, slot: u8) -> Self {
        Self(3 * region + slot)
    }

    /// Returns the region of the field.
    #[inline]
    pub const fn region(self) -> u8 {
        self.0 / 3
    }

    /// Returns the slot of the field within its region, from 0 to 2.
    #[inline]
    pub const fn slot(self) -> u8 {
        self.0 % 3
    }
}

/// A set of regions, by number.
pub type Regions = Cards;

/// A set of fields: for each of the three slots, the regions whose field in that slot is part of the set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stones(pub [Regions; 3]);

impl Stones {
    /// The empty set.
    pub const NONE: Self = Self([Regions::NONE; 3]);

    /// Returns whether the set contains a field.
    #[inline]
    pub const fn has(self, field: Field) -> bool {
        self.0[field.slot() as usize].has(field.region())
    }

    /// Adds a field.
    #[inline]
    pub fn add(&mut self, field: Field) {
        self.0[usize::from(field.slot())].add(field.region());
    }

    /// Removes a field.
    #[inline]
    pub fn remove(&mut self, field: Field) {
        self.0[usize::from(field.slot())].remove(field.region());
    }

    /// Returns the regions with at least one field in the set.
    #[inline]
    pub const fn regions(self) -> Regions {
        self.0[0].or(self.0[1]).or(self.0[2])
    }

    /// Returns the regions with two or three fields in the set (SP-1.3).
    #[inline]
    pub const fn controlled(self) -> Regions {
        let [a, b, c] = self.0;
        a.and(b).or(a.and(c)).or(b.and(c))
    }

    /// Returns the number of fields.
    pub const fn len(self) -> u32 {
        self.0[0].len() + self.0[1].len() + self.0[2].len()
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.regions().is_empty()
    }

    /// Returns the fields that are in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0].or(other.0[0]), self.0[1].or(other.0[1]), self.0[2].or(other.0[2])])
    }

    /// Returns the fields that are in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0].and(other.0[0]), self.0[1].and(other.0[1]), self.0[2].and(other.0[2])])
    }

    /// Returns the fields that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self([self.0[0].without(other.0[0]), self.0[1].without(other.0[1]), self.0[2].without(other.0[2])])
    }

    /// Returns the fields in these regions.
    #[must_use]
    #[inline]
    pub const fn within(self, regions: Regions) -> Self {
        Self([self.0[0].and(regions), self.0[1].and(regions), self.0[2].and(regions)])
    }

    /// Returns the first field of every region in the set. Used for equivalent fields, any of which may be chosen.
    #[must_use]
    #[inline]
    pub const fn first_of_each(self) -> Self {
        let [a, b, c] = self.0;
        Self([a, b.without(a), c.without(a).without(b)])
    }

    /// Returns the field at index `others` in the order of [`Stones::iter`]. The set must contain more than
    /// `others` fields.
    #[inline]
    pub fn nth(self, mut others: u32) -> Field {
        let mut slot = 0;
        while slot < 2 && others >= self.0[slot].len() {
            others -= self.0[slot].len();
            slot += 1;
        }
        Field::new(self.0[slot].nth(others), slot as u8)
    }

    /// Iterates over the fields by slot, and by region within each slot.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> {
        (0..3).flat_map(move |slot| self.0[usize::from(slot)].iter().map(move |region| Field::new(region, slot)))
    }
}

/// The map in the form used during play.
#[derive(Clone, Debug, Default)]
pub struct Atlas {
    /// The graph of regions with common borders (SP-1.2).
    borders: Graph<MOST_REGIONS>,
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
    /// Builds the atlas. Neighbours that are not on the map are skipped here; the content check rejects them.
    pub(crate) fn of(regions: &[Region]) -> Self {
        let place = |id: &str| regions.iter().position(|region| region.id == id).map(|place| place as u8);
        let borders_of = |(number, region): (u8, &Region)| -> Vec<(u8, u8)> {
            region.neighbours.iter().filter_map(|id| Some((number, place(id)?))).collect()
        };
        let borders: Vec<(u8, u8)> = (0..).zip(regions).flat_map(borders_of).collect();
        let borders = Graph::of(&borders);
        let mut atlas = Self { borders, berlin: place("berlin").unwrap_or(0), ..Self::default() };
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

    /// Returns the regions that have a common border with this one (SP-1.2).
    #[inline]
    pub const fn neighbours(&self, region: u8) -> Regions {
        self.borders.near(region)
    }

    /// Returns these regions and all their neighbours.
    #[inline]
    pub fn reach(&self, regions: Regions) -> Regions {
        regions.or(self.borders.around(regions))
    }

    /// Returns the terrain of a field.
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
        assert_eq!((stones.regions(), stones.controlled()), (Cards::NONE.with(4), Cards::NONE));
        stones.add(Field::new(4, 2));
        stones.add(Field::new(9, 1));
        assert_eq!((stones.controlled(), stones.len()), (Cards::NONE.with(4), 3));
        assert_eq!(stones.first_of_each().len(), 2);
        assert_eq!(stones.iter().collect::<Vec<_>>(), [Field::new(4, 0), Field::new(9, 1), Field::new(4, 2)]);
        assert_eq!([0, 1, 2].map(|others| stones.nth(others)), [Field::new(4, 0), Field::new(9, 1), Field::new(4, 2)]);
        stones.remove(Field::new(4, 0));
        assert!(stones.controlled().is_empty());
    }
}

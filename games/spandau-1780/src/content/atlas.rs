//! The map worked out for play: sets of regions and fields as bits.
//!
//! A region is one bit, so control and reach are a few bit operations however many fields there are. Fields of a region
//! that are alike are never listed twice: the rules name the first of them.

use rondel::components::{Cards, Graph, Kind};
use serde::{Deserialize, Serialize};

use super::check::MOST_REGIONS;
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

/// A set of regions, by their numbers.
pub type Regions = Cards;

/// A set of fields: for each of the three slots of a region, the regions in which that one is in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stones(pub [Regions; 3]);

impl Stones {
    /// No field.
    pub const NONE: Self = Self([Regions::NONE; 3]);

    /// Whether this field is in it.
    #[inline]
    pub const fn has(self, field: Field) -> bool {
        self.0[field.slot() as usize].has(field.region())
    }

    /// Adds a field.
    #[inline]
    pub fn add(&mut self, field: Field) {
        self.0[usize::from(field.slot())].add(field.region());
    }

    /// Takes a field out.
    #[inline]
    pub fn remove(&mut self, field: Field) {
        self.0[usize::from(field.slot())].remove(field.region());
    }

    /// The regions with a field of it.
    #[inline]
    pub const fn regions(self) -> Regions {
        self.0[0].or(self.0[1]).or(self.0[2])
    }

    /// SP-1.3: the regions with two or three fields of it.
    #[inline]
    pub const fn controlled(self) -> Regions {
        let [a, b, c] = self.0;
        a.and(b).or(a.and(c)).or(b.and(c))
    }

    /// How many fields.
    pub const fn len(self) -> u32 {
        self.0[0].len() + self.0[1].len() + self.0[2].len()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.regions().is_empty()
    }

    /// The fields in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0].or(other.0[0]), self.0[1].or(other.0[1]), self.0[2].or(other.0[2])])
    }

    /// The fields in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0].and(other.0[0]), self.0[1].and(other.0[1]), self.0[2].and(other.0[2])])
    }

    /// Those not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self([self.0[0].without(other.0[0]), self.0[1].without(other.0[1]), self.0[2].without(other.0[2])])
    }

    /// Those in these regions.
    #[must_use]
    #[inline]
    pub const fn within(self, regions: Regions) -> Self {
        Self([self.0[0].and(regions), self.0[1].and(regions), self.0[2].and(regions)])
    }

    /// One field of every region in it, the first: of fields alike it does not matter which is taken.
    #[must_use]
    #[inline]
    pub const fn first_of_each(self) -> Self {
        let [a, b, c] = self.0;
        Self([a, b.without(a), c.without(a).without(b)])
    }

    /// The field that so many others come before, in the order of [`Stones::iter`]; there are more than so many.
    #[inline]
    pub fn nth(self, mut others: u32) -> Field {
        let mut slot = 0;
        while slot < 2 && others >= self.0[slot].len() {
            others -= self.0[slot].len();
            slot += 1;
        }
        Field::new(self.0[slot].nth(others), slot as u8)
    }

    /// The fields in the order of regions within each slot.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> {
        (0..3).flat_map(move |slot| self.0[usize::from(slot)].iter().map(move |region| Field::new(region, slot)))
    }
}

/// The map worked out for play.
#[derive(Clone, Debug, Default)]
pub struct Atlas {
    /// SP-1.2: which regions have a common border.
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
    /// Works the map out; regions that are not on it are left out, which the check of the content refuses.
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

    /// SP-1.2: the regions that have a common border with this one.
    #[inline]
    pub const fn neighbours(&self, region: u8) -> Regions {
        self.borders.near(region)
    }

    /// These regions and all that border one of them.
    #[inline]
    pub fn reach(&self, regions: Regions) -> Regions {
        regions.or(self.borders.around(regions))
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

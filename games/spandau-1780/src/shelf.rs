//! The places of works in a cabinet. No rule depends on them.

use rondel::components::Cards;
use serde::{Deserialize, Serialize};

use crate::state::Player;

/// Number of places in a column of the cabinet. While there are free places, the last work takes one of them rather than
/// a column of its own.
pub const COLUMN: usize = 3;
/// Number of places. A cabinet with twelve works ends the game, but several works may come at once.
const PLACES: usize = 16;

/// The places of a player's works. A work keeps its place for as long as the player owns it, and a new work takes the
/// first free place. The places reveal the order in which works came, so only the owner sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelf([Option<u8>; PLACES]);

impl Shelf {
    /// Puts a work in the first free place, if there is one.
    pub fn add(&mut self, work: u8) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(work);
        }
    }

    /// Frees the place of a work. If the last work is then alone in a column that is not needed, it takes a free place.
    pub fn remove(&mut self, work: u8) {
        self.0.iter_mut().filter(|place| **place == Some(work)).for_each(|place| *place = None);
        let needed = self.0.iter().flatten().count().next_multiple_of(COLUMN).min(PLACES);
        let (near, beyond) = self.0.split_at_mut(needed);
        let free = near.iter_mut().filter(|place| place.is_none());
        free.zip(beyond.iter_mut().filter(|place| place.is_some())).for_each(|(free, last)| *free = last.take());
    }

    /// Puts a work in the place of another one.
    pub fn replace(&mut self, given: u8, taken: u8) {
        match self.0.iter_mut().find(|place| **place == Some(given)) {
            Some(place) => *place = Some(taken),
            None => self.add(taken),
        }
    }

    /// Returns these works with their places. Works without a place come last, in ascending order.
    pub fn places(&self, works: Cards) -> Vec<(usize, u8)> {
        let placed = |(place, work): (usize, &Option<u8>)| Some((place, work.filter(|work| works.has(*work))?));
        let mut all: Vec<(usize, u8)> = self.0.iter().enumerate().filter_map(placed).collect();
        let free = all.last().map_or(0, |(place, _)| place + 1);
        all.extend((free..).zip(works.iter().filter(|work| !self.0.contains(&Some(*work)))));
        all
    }
}

impl Player {
    /// Adds a work to the cabinet.
    pub fn gain_work(&mut self, piece: u8) {
        self.works.add(piece);
        self.shelf.add(piece);
    }

    /// Removes a work from the cabinet.
    pub fn lose_work(&mut self, piece: u8) {
        self.works.remove(piece);
        self.shelf.remove(piece);
    }

    /// Exchanges a work for another one, which takes its place.
    pub fn swap_work(&mut self, given: u8, taken: u8) {
        self.works.remove(given);
        self.works.add(taken);
        self.shelf.replace(given, taken);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn works_keep_their_places_and_a_new_one_takes_the_first_free_place() {
        let mut shelf = Shelf::default();
        for work in [9, 2, 5] {
            shelf.add(work);
        }
        shelf.remove(2);
        let works = |all: &[u8]| all.iter().copied().collect::<Cards>();
        assert_eq!(shelf.places(works(&[5, 9])), [(0, 9), (2, 5)], "the others do not move");
        shelf.add(40);
        assert_eq!(shelf.places(works(&[5, 9, 40])), [(0, 9), (1, 40), (2, 5)]);
        assert_eq!(shelf.places(works(&[1, 3, 5])), [(2, 5), (3, 1), (4, 3)], "works without a place come last");
        shelf.replace(9, 11);
        assert_eq!(
            shelf.places(works(&[5, 11, 40])),
            [(0, 11), (1, 40), (2, 5)],
            "what is taken lies where the gift lay"
        );
        for work in [7, 8, 9] {
            shelf.add(work);
        }
        shelf.remove(40);
        assert_eq!(shelf.places(works(&[5, 7, 8, 9, 11])), [(0, 11), (2, 5), (3, 7), (4, 8), (5, 9)]);
        shelf.remove(7);
        shelf.remove(8);
        assert_eq!(shelf.places(works(&[5, 9, 11])), [(0, 11), (1, 9), (2, 5)], "no column for a single work");
        shelf.replace(11, 40);
        for work in 10..40 {
            shelf.add(work);
        }
        assert_eq!(shelf.places(works(&[39, 40])), [(0, 40), (1, 39)], "a full shelf has no place left");
    }
}

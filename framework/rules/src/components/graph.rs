//! Places on a board, and the connections between them.

use super::cards::CardSet;

/// A graph of `PLACES` places. Sets of places are [`CardSet`]s of their numbers.
///
/// A graph describes the board and is not part of a state, so it is best declared as a constant. To restrict a
/// query to the places that a player has built on, pass the set of those places as `within`.
///
/// ```
/// use rondel::components::{Cards, Graph};
///
/// // 0 – 1 – 2   3 – 4
/// const ISLANDS: Graph<5> = Graph::of(&[(0, 1), (1, 2), (3, 4)]);
/// let all = Cards::first(5);
/// assert_eq!(ISLANDS.reach(0, all), Cards::first(3));
/// assert_eq!(ISLANDS.groups(all).count(), 2);
/// assert_eq!(ISLANDS.way(0, 2, all), Some(vec![0, 1, 2]));
/// assert_eq!(ISLANDS.distance(0, 4, all), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graph<const PLACES: usize, const WORDS: usize = 1> {
    near: [CardSet<WORDS>; PLACES],
}

impl<const PLACES: usize, const WORDS: usize> Graph<PLACES, WORDS> {
    /// Creates the graph with these undirected edges.
    ///
    /// # Panics
    /// Panics if an edge refers to a place that does not exist. In a constant, this is a compile-time error.
    pub const fn of(ways: &[(u8, u8)]) -> Self {
        let mut near = [CardSet::NONE; PLACES];
        let mut way = 0;
        while way < ways.len() {
            let (one, other) = ways[way];
            near[one as usize] = near[one as usize].with(other);
            near[other as usize] = near[other as usize].with(one);
            way += 1;
        }
        Self { near }
    }

    /// Returns the neighbours of a place.
    #[inline]
    pub const fn near(&self, place: u8) -> CardSet<WORDS> {
        self.near[place as usize]
    }

    /// Returns the places adjacent to at least one of these places, which may include some of the places themselves.
    pub fn around(&self, places: CardSet<WORDS>) -> CardSet<WORDS> {
        places.iter().fold(CardSet::NONE, |all, place| all.or(self.near(place)))
    }

    /// Returns all places that can be reached from `from` without leaving `within`. The set is empty if `from` is
    /// not in `within`.
    pub fn reach(&self, from: u8, within: CardSet<WORDS>) -> CardSet<WORDS> {
        let mut reached = CardSet::NONE;
        for ring in self.rings(from, within) {
            reached = reached.or(ring);
        }
        reached
    }

    /// Returns the connected components of `within`, ordered by their lowest place numbers.
    pub fn groups(&self, within: CardSet<WORDS>) -> impl Iterator<Item = CardSet<WORDS>> {
        let mut left = within;
        std::iter::from_fn(move || {
            let group = self.reach(left.iter().next()?, left);
            left = left.without(group);
            Some(group)
        })
    }

    /// Returns the number of steps in a shortest path through `within`: 0 from a place to itself. Returns `None` if
    /// there is no path.
    pub fn distance(&self, from: u8, to: u8, within: CardSet<WORDS>) -> Option<usize> {
        self.rings(from, within).position(|ring| ring.has(to))
    }

    /// Returns a shortest path through `within`, including both ends. If there are several shortest paths, the
    /// lowest place numbers are preferred, starting from the end of the path.
    pub fn way(&self, from: u8, to: u8, within: CardSet<WORDS>) -> Option<Vec<u8>> {
        let length = self.distance(from, to, within)?;
        let rings: Vec<_> = self.rings(from, within).take(length).collect();
        let mut way = vec![to];
        for ring in rings.iter().rev() {
            let next = way.last().and_then(|last| ring.and(self.near(*last)).iter().next())?;
            way.push(next);
        }
        way.reverse();
        Some(way)
    }

    /// Returns the sets of places at distance 0, 1, 2, … from `from`, along paths through `within`.
    fn rings(&self, from: u8, within: CardSet<WORDS>) -> impl Iterator<Item = CardSet<WORDS>> {
        let mut ring = CardSet::NONE.with(from).and(within);
        let mut left = within.without(ring);
        std::iter::from_fn(move || {
            let this = ring;
            ring = self.around(ring).and(left);
            left = left.without(ring);
            (!this.is_empty()).then_some(this)
        })
    }
}

impl<const PLACES: usize, const WORDS: usize> Default for Graph<PLACES, WORDS> {
    /// Creates a graph without edges.
    fn default() -> Self {
        Self::of(&[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Cards;
    use crate::dealer::Dealer;

    /// Returns a random graph on twelve places, and a random subset of its places.
    fn any_graph(dealer: &mut Dealer) -> (Vec<(u8, u8)>, Cards) {
        let ways = 6 + dealer.below(14);
        let any = |dealer: &mut Dealer| dealer.below(12) as u8;
        ((0..ways).map(|_| (any(dealer), any(dealer))).collect(), (0..12).filter(|_| dealer.below(4) > 0).collect())
    }

    /// Returns the distance of each place from `from`, by relaxation (Bellman 1958, Ford 1956).
    fn distances(ways: &[(u8, u8)], from: u8, within: Cards) -> [Option<usize>; 12] {
        let mut far = [None; 12];
        far[usize::from(from)] = within.has(from).then_some(0);
        for _ in 0..12 {
            for (one, other) in ways.iter().flat_map(|(one, other)| [(*one, *other), (*other, *one)]) {
                let (here, there) = (far[usize::from(one)], usize::from(other));
                if let Some(here) = here.filter(|here| within.has(other) && far[there].is_none_or(|far| here + 1 < far))
                {
                    far[there] = Some(here + 1);
                }
            }
        }
        far
    }

    #[test]
    fn reach_groups_and_shortest_ways_are_those_found_step_by_step() {
        for seed in 0..200 {
            let (ways, within) = any_graph(&mut Dealer::seeded(seed));
            let graph: Graph<12> = Graph::of(&ways);
            for from in 0..12 {
                let far = distances(&ways, from, within);
                let reached: Cards = (0..12).filter(|place| far[usize::from(*place)].is_some()).collect();
                assert_eq!(graph.reach(from, within), reached, "seed {seed}");
                for to in 0..12 {
                    let (way, expected) = (graph.way(from, to, within), far[usize::from(to)]);
                    assert_eq!(way.as_ref().map(|way| way.len() - 1), expected, "seed {seed}");
                    let way = way.unwrap_or_default();
                    assert!(
                        way.windows(2).all(|step| graph.near(step[0]).has(step[1]))
                            && way.iter().all(|place| within.has(*place))
                    );
                }
            }
            let groups: Vec<Cards> = graph.groups(within).collect();
            assert_eq!(groups.iter().fold(Cards::NONE, |all, group| all.or(*group)), within);
            assert_eq!(groups.iter().map(|group| group.len()).sum::<u32>(), within.len(), "no place is in two");
            assert!(groups.iter().all(|group| group.iter().all(|place| graph.reach(place, within) == *group)));
        }
    }
}

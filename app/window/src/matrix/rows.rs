//! Computes the rows of the matrix: the mechanics and components, and the games that have them.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rondel::Plugin;
use rondel::mechanics::Component;

/// A row of the matrix.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct MatrixRow<What> {
    /// The mechanic or component.
    pub what: What,
    /// The indices of the games with the mechanic or component, in column order.
    pub having: Vec<usize>,
}

impl<What> MatrixRow<What> {
    /// Returns whether more than one game has the mechanic or component.
    pub(super) fn is_shared(&self) -> bool {
        self.having.len() > 1
    }
}

/// Returns a row for each mechanic of these games. The most widely shared mechanics come first, and mechanics
/// shared by the same games are adjacent.
pub(super) fn mechanics(plugins: &[&'static Plugin]) -> Vec<MatrixRow<&'static str>> {
    let mut known = BTreeSet::new();
    let declared = plugins.iter().flat_map(|plugin| plugin.mechanics).map(|mechanic| mechanic.id);
    let having = |id| (0..plugins.len()).filter(|place| plugins[*place].mechanic(id).is_some()).collect();
    let rows = declared.filter(|id| known.insert(*id)).map(|id| MatrixRow { what: id, having: having(id) });
    in_order(rows.collect())
}

/// Returns a row for each known component of the games, sorted in the same way as the mechanics. The components of some
/// games may still be unknown.
pub(super) fn components(seen: &[Option<BTreeSet<Component>>]) -> Vec<MatrixRow<Component>> {
    let lies_on = |place: &usize, thing| seen[*place].as_ref().is_some_and(|things| things.contains(&thing));
    let having = |thing| (0..seen.len()).filter(|place| lies_on(place, thing)).collect();
    let rows = Component::ALL.into_iter().map(|thing| MatrixRow { what: thing, having: having(thing) });
    in_order(rows.filter(|row| !row.having.is_empty()).collect())
}

fn in_order<What>(mut rows: Vec<MatrixRow<What>>) -> Vec<MatrixRow<What>> {
    rows.sort_by_key(|row| (Reverse(row.having.len()), row.having.clone()));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_most_games_share_comes_first_and_what_the_same_games_share_stands_together() {
        let seen = [
            Some(BTreeSet::from([Component::Cards, Component::Ring])),
            None,
            Some(BTreeSet::from([Component::Cards, Component::Discs, Component::Pawns])),
            Some(BTreeSet::from([Component::Ring, Component::Pawns, Component::Cards])),
        ];
        let rows: Vec<(Component, Vec<usize>)> =
            components(&seen).into_iter().map(|row| (row.what, row.having)).collect();
        let expected = [
            (Component::Cards, vec![0, 2, 3]),
            (Component::Ring, vec![0, 3]),
            (Component::Pawns, vec![2, 3]),
            (Component::Discs, vec![2]),
        ];
        assert_eq!(rows, expected);
    }

    #[test]
    fn every_mechanic_has_one_row_and_every_game_that_declares_it_stands_in_it() {
        let plugins: Vec<&'static Plugin> = rondel::plugins().expect("the games").into_values().collect();
        let rows = mechanics(&plugins);
        let told: usize = rows.iter().map(|row| row.having.len()).sum();
        assert_eq!(told, plugins.iter().map(|plugin| plugin.mechanics.len()).sum::<usize>());
        assert!(rows.iter().all(|row| row.having.iter().all(|place| plugins[*place].mechanic(row.what).is_some())));
        assert_eq!(rows.iter().map(|row| row.what).collect::<BTreeSet<_>>().len(), rows.len());
        assert!(rows.is_sorted_by_key(|row| Reverse(row.having.len())) && rows[0].is_shared());
    }
}

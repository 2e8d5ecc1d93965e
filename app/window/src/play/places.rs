//! The places of choices in the list. A choice keeps its place among the others through all decisions of a kind.

use std::collections::HashMap;

/// The order in which the choices of each kind of decision are listed.
#[derive(Clone, Default)]
pub(super) struct Places {
    /// All labels that were ever listed in decisions of a kind, in the order of the list.
    known: HashMap<String, Vec<String>>,
    /// The indices of the current choices in the order of the list.
    order: Vec<usize>,
}

/// Number of labels of a kind from which on the order is learnt anew. Such lists are never the same.
const MOST: usize = 300;

impl Places {
    /// Orders the choices of a decision. A choice that was never listed follows the one before it in the game's order.
    pub(super) fn arrange<'a>(&mut self, kind: Option<&str>, labels: impl Iterator<Item = &'a str>) {
        let labels: Vec<&str> = labels.collect();
        self.order = (0..labels.len()).collect();
        let Some(kind) = kind else { return };
        let known = self.known.entry(kind.to_owned()).or_default();
        if known.len() + labels.len() > MOST {
            known.clear();
        }
        let mut after = 0;
        for label in &labels {
            if let Some(place) = known.iter().position(|other| other == label) {
                after = place + 1;
            } else {
                known.insert(after, (*label).to_owned());
                after += 1;
            }
        }
        let place = |index: &usize| known.iter().position(|other| other == labels[*index]);
        self.order.sort_by_key(place);
    }

    /// Returns the indices of the choices in the order of the list.
    pub(super) fn order(&self) -> &[usize] {
        &self.order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(places: &mut Places, labels: &[&str]) -> String {
        places.arrange(Some("buy"), labels.iter().copied());
        places.order().iter().map(|index| labels[*index]).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_choice_keeps_its_place_and_a_new_one_follows_its_neighbour() {
        let mut places = Places::default();
        assert_eq!(listed(&mut places, &["inn", "mill", "quay"]), "inn mill quay");
        assert_eq!(listed(&mut places, &["quay", "inn"]), "inn quay");
        assert_eq!(listed(&mut places, &["quay", "crane", "inn"]), "inn quay crane");
        assert_eq!(listed(&mut places, &["mill", "crane", "inn"]), "inn mill crane");
        places.arrange(None, ["b", "a"].into_iter());
        assert_eq!(places.order(), [0, 1], "a decision without a kind keeps the order of the game");
    }
}

//! The order of the choices in the list. Choices keep their relative order in all decisions of the same kind.

use std::collections::{HashMap, HashSet};

/// The order in which the choices of each kind of decision are listed.
#[derive(Clone, Default)]
pub(super) struct Places {
    known: HashMap<String, Order>,
    /// The indices of the current choices in the order of the list.
    order: Vec<usize>,
}

/// The known order of the choices in decisions of one kind: for each label, the labels that were listed directly below
/// it. The graph has no cycles, because every list is made consistent with the graph before it is added.
#[derive(Clone, Default)]
struct Order(HashMap<String, HashSet<String>>);

/// Maximum number of known labels for a kind of decision. If there are more, the order is learnt from scratch, because
/// lists that vary so much do not repeat.
const MOST: usize = 500;
/// Maximum number of choices that are rearranged. A longer list keeps the game's order.
const LONG: usize = 100;

impl Order {
    /// Returns all labels that must be listed below a label.
    fn below<'a>(&'a self, label: &'a str) -> HashSet<&'a str> {
        let mut found = HashSet::new();
        let mut open = vec![label];
        while let Some(next) = open.pop() {
            let below = self.0.get(next).into_iter().flatten().map(String::as_str);
            open.extend(below.filter(|label| found.insert(*label)));
        }
        found
    }

    /// Records the order of a list.
    fn add(&mut self, labels: &[&str]) {
        for pair in labels.windows(2).filter(|pair| pair[0] != pair[1]) {
            self.0.entry(pair[0].to_owned()).or_default().insert(pair[1].to_owned());
        }
    }
}

impl Places {
    /// Orders the choices of a decision. Choices that were listed before keep their relative order. Otherwise, the
    /// order is that of the game.
    pub(super) fn arrange<'a>(&mut self, kind: Option<&str>, labels: impl Iterator<Item = &'a str>) {
        let labels: Vec<&str> = labels.collect();
        self.order = (0..labels.len()).collect();
        let Some(kind) = kind else { return };
        let known = self.known.entry(kind.to_owned()).or_default();
        if known.0.len() + labels.len() > MOST {
            known.0.clear();
        }
        if labels.len() > LONG {
            return;
        }
        let below: Vec<HashSet<&str>> = labels.iter().map(|label| known.below(label)).collect();
        let (mut order, mut rest) = (Vec::with_capacity(labels.len()), self.order.clone());
        while !rest.is_empty() {
            // Takes the first choice in the game's order that does not have to follow another remaining choice.
            let is_next = |one: &usize| !rest.iter().any(|other| below[*other].contains(labels[*one]));
            let next = rest.iter().position(is_next).unwrap_or(0);
            order.push(rest.remove(next));
        }
        let listed: Vec<&str> = order.iter().map(|place: &usize| labels[*place]).collect();
        known.add(&listed);
        self.order = order;
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
    fn choices_keep_the_order_in_which_they_were_listed_together() {
        let mut places = Places::default();
        assert_eq!(listed(&mut places, &["inn", "mill", "quay"]), "inn mill quay");
        assert_eq!(listed(&mut places, &["quay", "inn"]), "inn quay");
        assert_eq!(listed(&mut places, &["quay", "crane", "inn"]), "crane inn quay");
        assert_eq!(
            listed(&mut places, &["mill", "crane"]),
            "crane mill",
            "it stood above the inn, and the inn above the mill"
        );
        assert_eq!(listed(&mut places, &["dock", "mill"]), "dock mill", "the order of the game for a new choice");
        places.arrange(None, ["b", "a"].into_iter());
        assert_eq!(places.order(), [0, 1], "a decision without a kind keeps the order of the game");
    }
}

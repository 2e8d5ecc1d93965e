//! Records whether clicks on elements that cannot currently be chosen are explained to the player.

use std::collections::{BTreeMap, BTreeSet};

use super::{Position, Views};
use crate::ruleset::Stage;
use crate::scene::{ElementId, Name, UsageHint};
use crate::turn::Turn;

/// The unsuccessful clicks, by element.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Clicks {
    /// The elements that could be chosen in at least one position.
    chosen: BTreeSet<ElementId>,
    /// For each element, the number of clicks made while it could not be chosen, and the number of these clicks
    /// that were explained.
    in_vain: BTreeMap<ElementId, (u64, u64)>,
}

impl Clicks {
    /// Simulates a click by the deciding seat on every element of its table.
    pub(super) fn click<R: Stage>(&mut self, position: &Position<'_, R>, views: &Views, uses: &[UsageHint]) {
        let Turn::Decide(seat) = position.turn else { return };
        let Some(view) = views.seats.get(seat.index()) else { return };
        let open: BTreeSet<ElementId> = view.choices.iter().flat_map(|choice| choice.targets.iter().copied()).collect();
        self.chosen.extend(&open);
        let pieces = view.scene.zones.iter().flat_map(|zone| &zone.pieces).filter(|piece| !piece.only_seen);
        let things: BTreeSet<ElementId> = pieces.map(|piece| piece.stands_for.unwrap_or(piece.id)).collect();
        for thing in things.difference(&open) {
            let (clicks, told) = self.in_vain.entry(*thing).or_default();
            *clicks += 1;
            let is_blocked = view.blocked_clicks.iter().any(|blocked| blocked.element == *thing);
            *told += u64::from(is_blocked || uses.iter().any(|usual| usual.things == thing.kind));
        }
    }

    pub(super) fn and(mut self, other: Self) -> Self {
        self.chosen.extend(other.chosen);
        for (thing, (clicks, told)) in other.in_vain {
            let sum = self.in_vain.entry(thing).or_default();
            *sum = (sum.0 + clicks, sum.1 + told);
        }
        self
    }

    /// Returns two counts for elements that can be chosen at other times: the unexplained clicks, by kind of
    /// element, and all clicks on these elements.
    pub(super) fn unexplained(&self) -> (BTreeMap<Name, u64>, u64) {
        let (mut kinds, mut all) = (BTreeMap::new(), 0);
        for (thing, (clicks, told)) in self.in_vain.iter().filter(|(thing, _)| self.chosen.contains(thing)) {
            all += clicks;
            if clicks > told {
                *kinds.entry(thing.kind).or_default() += clicks - told;
            }
        }
        (kinds, all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_chosen_at_other_times_wants_a_reason_also_where_two_reports_are_joined() {
        let [ship, bell, door] = ["ship", "bell", "door"].map(|kind| ElementId::new(kind, 1));
        let one = Clicks { chosen: [door].into(), in_vain: [(ship, (3, 1)), (bell, (5, 0)), (door, (4, 4))].into() };
        assert_eq!(one.unexplained(), (BTreeMap::new(), 4));
        let other = Clicks { chosen: [ship].into(), in_vain: [(ship, (1, 0))].into() };
        assert_eq!(one.and(other).unexplained(), ([("ship", 3)].into(), 8));
    }
}

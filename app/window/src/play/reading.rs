//! The text of a position. It is built when the position changes, so that frames only have to paint it.

use rondel::scene::{Choice, Group, Icon};
use rondel::{Catalog, ElementId};

use rondel_presenter::narrowing::Clickable;
use rondel_presenter::resolved::{LinePart, resolve_line};

use super::ending::EndingText;

/// The text of a position.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) prompt: String,
    /// Kind of the decision, identified by the message key of its prompt.
    pub(super) kind: Option<String>,
    pub(super) choices: Vec<ShownChoice>,
    pub(super) blocked_clicks: Vec<ShownBlockedClick>,
    pub(super) disabled_choices: Vec<ShownDisabledChoice>,
    pub(super) indirect_choices: Vec<ShownIndirectChoice>,
    pub(super) ending: Option<EndingText>,
    pub(super) seats: Vec<String>,
    /// Ply of the bot decision that can be analysed: while looking back, the decision before the viewed position,
    /// and otherwise the latest bot decision.
    pub(super) considered: Option<usize>,
}

impl Reading {
    /// Returns the choices in the form needed to handle clicks on the table.
    pub(super) fn clickables(&self) -> Vec<Clickable<'_>> {
        let each = self.choices.iter();
        each.map(|choice| Clickable::of(&choice.targets, choice.group, choice.idle).in_order(choice.in_order)).collect()
    }

    /// Returns the cost of an element that can be chosen only after another choice.
    pub(super) fn indirect_cost(&self, element: ElementId) -> Option<&str> {
        let indirect = self.indirect_choices.iter().find(|indirect| indirect.element == element)?;
        Some(&indirect.cost)
    }

    /// Returns the choice to make automatically: the only choice that is not an aside, if it may be made
    /// automatically. Any available aside prevents this, except for the asides in `ignored`. These were already
    /// available at the player's previous decision. If `takes_obvious` is set, an obvious choice is also made although the
    /// player could pass.
    pub(super) fn automatic(&self, ignored: &[String], takes_obvious: bool) -> Option<usize> {
        let is_new = |choice: &ShownChoice| choice.group == Group::Aside && !ignored.contains(&choice.label);
        if self.choices.iter().any(is_new) {
            return None;
        }
        let answers = self.choices.iter().enumerate().filter(|(_, choice)| choice.group != Group::Aside);
        let (passes, mut others): (Vec<_>, Vec<_>) = answers.partition(|(_, choice)| choice.group == Group::Pass);
        match (others.pop(), others.as_slice(), passes.as_slice()) {
            (Some((index, only)), [], []) => (!only.deliberate).then_some(index),
            (Some((index, only)), [], _) => (only.obvious && !only.deliberate && takes_obvious).then_some(index),
            (None, [], [(index, only)]) => (self.choices.len() == 1 && !only.deliberate).then_some(*index),
            _ => None,
        }
    }
}

/// A choice that is currently unavailable.
pub(super) struct ShownDisabledChoice {
    pub(super) label: String,
    pub(super) icon: Option<Icon>,
    pub(super) reason: String,
    pub(super) rule: &'static str,
}

/// An element that can be chosen only after another choice.
pub(super) struct ShownIndirectChoice {
    pub(super) element: ElementId,
    /// Index of the choice to make first.
    pub(super) first: usize,
    pub(super) cost: String,
}

/// The reason why an element cannot be clicked.
pub(super) struct ShownBlockedClick {
    pub(super) element: ElementId,
    pub(super) reason: String,
    pub(super) rule: &'static str,
}

/// A choice with its text in the current language.
pub(super) struct ShownChoice {
    pub(super) label: String,
    pub(super) icons: Vec<Icon>,
    pub(super) targets: Vec<ElementId>,
    pub(super) group: Group,
    /// Whether the choice would have no effect.
    pub(super) idle: bool,
    /// The short form of the label for the list. If it is empty, the list shows the label.
    pub(super) face: Vec<LinePart>,
    /// Whether the choice is never made automatically.
    pub(super) deliberate: bool,
    /// Whether the choice is made automatically if the only alternatives are asides and passing.
    pub(super) obvious: bool,
    /// Whether the targets are clicked in the order listed.
    pub(super) in_order: bool,
}

impl ShownChoice {
    pub(super) fn new(choice: Choice, catalog: &Catalog) -> Self {
        let Choice { label, icons, targets, group, idle, face, deliberate, obvious, in_order } = choice;
        let face = resolve_line(&face, catalog);
        Self { label: catalog.say(&label), icons, targets, group, idle, face, deliberate, obvious, in_order }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(label: &str, group: Group, deliberate: bool) -> ShownChoice {
        let (icons, targets, face) = (Vec::new(), Vec::new(), Vec::new());
        let label = label.to_owned();
        ShownChoice { label, icons, targets, group, idle: false, face, deliberate, obvious: false, in_order: false }
    }

    #[test]
    fn the_only_choice_is_forced_unless_it_is_deliberate_or_ends_the_turn() {
        let forced = |choices: Vec<ShownChoice>, ignored: &[&str]| {
            let ignored: Vec<String> = ignored.iter().map(|label| (*label).to_owned()).collect();
            Reading { choices, ..Reading::default() }.automatic(&ignored, true)
        };
        let pay = || choice("pay", Group::Pay, false);
        let aside = || choice("exchange", Group::Aside, false);
        assert_eq!(forced(vec![pay()], &[]), Some(0));
        assert_eq!(forced(vec![pay(), choice("pay more", Group::Pay, false)], &[]), None);
        assert_eq!(forced(vec![aside(), pay()], &[]), None, "the aside is new");
        assert_eq!(forced(vec![aside(), pay()], &["exchange"]), Some(1), "the aside was declined before");
        assert_eq!(forced(vec![choice("buy the inn", Group::Main, true)], &[]), None);
        assert_eq!(forced(vec![aside(), choice("end", Group::Pass, false)], &["exchange"]), None);
    }

    #[test]
    fn an_obvious_choice_is_made_although_one_could_pass_but_not_against_another() {
        let obvious = || ShownChoice { obvious: true, ..choice("earn prestige", Group::Main, false) };
        let end = || choice("no thanks", Group::Pass, false);
        let automatic = |choices: Vec<ShownChoice>, takes_obvious: bool| {
            Reading { choices, ..Reading::default() }.automatic(&[], takes_obvious)
        };
        assert_eq!(automatic(vec![obvious(), end()], true), Some(0));
        assert_eq!(automatic(vec![obvious(), end()], false), None, "it was taken back");
        assert_eq!(automatic(vec![obvious(), obvious(), end()], true), None);
        assert_eq!(automatic(vec![choice("pay", Group::Pay, false), end()], true), None);
        let deliberate = ShownChoice { deliberate: true, ..obvious() };
        assert_eq!(automatic(vec![deliberate, end()], true), None);
        assert_eq!(automatic(vec![obvious(), end(), choice("exchange", Group::Aside, false)], true), None);
    }
}

//! Choices, blocked clicks, disabled choices, usage hints, and the final score sheet.

use serde::{Deserialize, Serialize};

use super::face::Inline;
use super::{ElementId, Icon, Name};
use crate::intern;
use crate::text::Text;

/// A legal action as presented to the user: its label, and the pieces to click for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// The label, which must be unique among the choices of a decision.
    pub label: Text,
    /// The icons shown before the label.
    #[serde(deserialize_with = "intern::list")]
    pub icons: Vec<Icon>,
    /// The pieces to click. A piece that is listed twice must be clicked twice.
    pub targets: Vec<ElementId>,
    /// The group. Choices of the same group are listed together.
    pub group: Group,
    /// Whether the choice would currently have no effect. The choice remains available, but is drawn paler than
    /// the other choices.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
    /// A short form of the label for lists, such as "2 spaces · free" with the icons of a card. If the short form
    /// is empty, lists show the label. Screen readers and the log always use the label.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub face: Vec<Inline>,
    /// Whether the player must make this choice in person, even if it is the only choice and forced moves are
    /// played automatically.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deliberate: bool,
    /// Whether players practically always make this choice if the only alternatives are asides and passing, such as
    /// to perform the only action of a card. If forced moves are played automatically, so is this choice. After an
    /// undo, the player is asked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub obvious: bool,
    /// Whether the targets are clicked in the order listed, such as a piece and then the space that it moves to.
    /// Otherwise, they are clicked in any order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_order: bool,
}

impl Choice {
    /// Creates a choice without targets, which can only be chosen from the list.
    pub fn new(label: Text, group: Group) -> Self {
        let (icons, targets, face) = (Vec::new(), Vec::new(), Vec::new());
        Self { label, icons, targets, group, idle: false, face, deliberate: false, obvious: false, in_order: false }
    }

    /// Adds pieces to click for the choice.
    #[must_use]
    pub fn on(mut self, targets: impl IntoIterator<Item = ElementId>) -> Self {
        self.targets.extend(targets);
        self
    }

    /// Makes the choice a move from one element to another: the player clicks `from` and then `to`. Elements that can
    /// be moved are highlighted first, and after a click on one of them, the places where it can go. To select another
    /// element instead, the player clicks that element. Targets added by [`Choice::on`] before are clicked before.
    ///
    /// ```
    /// use rondel::{Choice, ElementId, Group, Text};
    ///
    /// let square = |number| ElementId::new("square", number);
    /// let choice = Choice::new(Text::new("moves"), Group::Main).moving(square(11), square(15));
    /// assert_eq!((choice.targets.as_slice(), choice.in_order), (&[square(11), square(15)][..], true));
    /// ```
    #[must_use]
    pub fn moving(mut self, from: ElementId, to: ElementId) -> Self {
        self.targets.extend([from, to]);
        self.in_order = true;
        self
    }

    /// Sets the short form of the label.
    #[must_use]
    pub fn face(mut self, face: impl IntoIterator<Item = Inline>) -> Self {
        self.face = face.into_iter().collect();
        self
    }

    /// Sets whether the choice would currently have no effect.
    #[must_use]
    pub const fn idle_if(mut self, idle: bool) -> Self {
        self.idle = idle;
        self
    }

    /// Leaves the choice to the player even if there is no other choice. This suits a choice that the player has
    /// been working towards, such as a purchase.
    #[must_use]
    pub const fn deliberate(mut self) -> Self {
        self.deliberate = true;
        self
    }

    /// States that players practically always make this choice if the only alternatives are asides and passing. This
    /// suits a step that costs nothing, or after which the player can still decline. If it would draw or
    /// reveal something, so that it could not be undone, the player is asked.
    #[must_use]
    pub const fn obvious(mut self) -> Self {
        self.obvious = true;
        self
    }

    /// Adds an icon before the label.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icons.push(icon);
        self
    }
}

/// The group of a choice in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Group {
    /// The main choices of the decision.
    Main,
    /// Ways to pay.
    Pay,
    /// Optional actions in addition to the main choices.
    Aside,
    /// Passing, or ending the turn without further actions.
    Pass,
}

/// A piece that the user may try to click but currently cannot choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BlockedClick {
    /// The piece on the table.
    pub element: ElementId,
    /// The reason why the piece cannot be chosen.
    pub reason: Text,
    /// The number of the rule that forbids the choice.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
}

/// A piece that can be chosen once another choice has been made, such as a ship whose price can be paid after an
/// exchange, or which the action of a card lets the player buy. A click on the piece makes the first choice and then
/// chooses the piece, which may again be an indirect choice: a click on the third of several units sells one after the
/// other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IndirectChoice {
    /// The piece on the table.
    pub element: ElementId,
    /// The index of the first choice among the legal actions. It must reveal nothing and must not be a pass.
    pub first: usize,
    /// The combined effect or cost of both choices, such as "3 leather, 1 of it for a letter and 1 beer".
    pub cost: Text,
}

/// A choice that is sometimes offered in decisions of this kind, but not in this one. It is listed as disabled,
/// with the reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DisabledChoice {
    /// The label.
    pub label: Text,
    /// The icon.
    #[serde(deserialize_with = "intern::option", default)]
    pub icon: Option<Icon>,
    /// The reason why the choice is not offered.
    pub reason: Text,
    /// The number of the rule that applies.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
}

/// A hint about when pieces of one kind can be chosen, shown to a user who clicks such a piece at any other time.
#[derive(Clone, Debug, PartialEq)]
pub struct UsageHint {
    /// The kind of the pieces, as in their [`ElementId`].
    pub things: Name,
    /// The conditions under which the pieces can be chosen, such as "A ship is bought with the action Ship."
    pub text: Text,
    /// The number of the rule that applies.
    pub rule: Name,
}

impl UsageHint {
    /// Creates a hint for pieces of this kind; `text` is a message key.
    pub fn of(things: Name, text: &'static str, rule: Name) -> Self {
        Self { things, text: Text::new(text), rule }
    }
}

/// An itemised score for each seat, shown at the end of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// The scored items. Each has the points of every seat, in seat order, followed by the points of the other
    /// columns. The last line is the total.
    pub lines: Vec<(Text, Vec<i32>)>,
    /// Headings of additional columns after the seats' columns, such as a column for an automatic opponent.
    pub others: Vec<Text>,
}

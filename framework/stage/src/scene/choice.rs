//! Choices, what cannot be chosen, and the final score sheet.

use serde::{Deserialize, Serialize};

use super::{ElementId, Icon, Name};
use crate::intern;
use crate::text::Text;

/// A legal action as a person sees it: its label, and the things one clicks to take it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// Its label, different from that of every other choice of the decision.
    pub label: Text,
    /// Icons before the label.
    #[serde(deserialize_with = "intern::list")]
    pub icons: Vec<Icon>,
    /// The things one clicks. A thing that stands here twice is clicked twice.
    pub targets: Vec<ElementId>,
    /// Its group; choices of one group stand together.
    pub group: Group,
    /// Whether it would have no effect now. It can still be chosen, and is drawn paler.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
}

impl Choice {
    /// A choice without targets, taken from the list only.
    pub fn new(label: Text, group: Group) -> Self {
        Self { label, icons: Vec::new(), targets: Vec::new(), group, idle: false }
    }

    /// Adds the things one clicks for it.
    #[must_use]
    pub fn on(mut self, targets: impl IntoIterator<Item = ElementId>) -> Self {
        self.targets.extend(targets);
        self
    }

    /// Sets whether it would have no effect now.
    #[must_use]
    pub const fn idle_if(mut self, idle: bool) -> Self {
        self.idle = idle;
        self
    }

    /// Adds an icon before its label.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icons.push(icon);
        self
    }
}

/// The group of a choice in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Group {
    /// What the decision is about.
    Main,
    /// Ways to pay.
    Pay,
    /// Something one may do besides what is asked.
    Aside,
    /// To do nothing, or nothing more.
    Pass,
}

/// Something a person may try to click now and cannot choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BlockedClick {
    /// The thing on the table.
    pub element: ElementId,
    /// Why it cannot be chosen.
    pub reason: Text,
    /// The number of the rule that forbids it.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
}

/// A choice that decisions of this kind sometimes offer and this one does not. It stays in the list, disabled, with
/// the reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DisabledChoice {
    /// Its label.
    pub label: Text,
    /// Its icon.
    #[serde(deserialize_with = "intern::option", default)]
    pub icon: Option<Icon>,
    /// Why it is not offered.
    pub reason: Text,
    /// The number of the rule that says so.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
}

/// When the things of one kind can be chosen, for a person who clicks one at another time.
#[derive(Clone, Debug, PartialEq)]
pub struct UsageHint {
    /// The kind of the things, as in their [`ElementId`].
    pub things: Name,
    /// When they can be chosen: "A ship is bought with the action Ship."
    pub text: Text,
    /// The number of the rule that says so.
    pub rule: Name,
}

impl UsageHint {
    /// When things of this kind can be chosen; `text` is a text key.
    pub fn of(things: Name, text: &'static str, rule: Name) -> Self {
        Self { things, text: Text::new(text), rule }
    }
}

/// The points line by line, for the end of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// What is counted, and the points of each seat, in seat order, then of the other columns. The last line is the
    /// sum.
    pub lines: Vec<(Text, Vec<i32>)>,
    /// Headings of columns beyond those of the seats, such as that of an automatic opponent.
    pub others: Vec<Text>,
}

//! What one may do at a table, what one may not, and what is counted at the end.

use serde::{Deserialize, Serialize};

use super::{ElementId, Icon, Name};
use crate::intern;
use crate::text::Text;

/// What an action is called, and which things one clicks to take it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// What it is called; unlike every other choice of the decision.
    pub label: Text,
    /// Icons before the label.
    #[serde(deserialize_with = "intern::list")]
    pub icons: Vec<Icon>,
    /// The things one clicks: a thing that stands here twice is clicked twice.
    pub targets: Vec<ElementId>,
    /// What sort of choice it is; choices of one group stand together.
    pub group: Group,
    /// Whether nothing would come of it just now: it can be chosen all the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
}

impl Choice {
    /// A choice that is only in the list.
    pub fn new(label: Text, group: Group) -> Self {
        Self { label, icons: Vec::new(), targets: Vec::new(), group, idle: false }
    }

    /// Names the things one clicks for it.
    #[must_use]
    pub fn on(mut self, targets: impl IntoIterator<Item = ElementId>) -> Self {
        self.targets.extend(targets);
        self
    }

    /// Says that nothing would come of it just now.
    #[must_use]
    pub const fn idle_if(mut self, idle: bool) -> Self {
        self.idle = idle;
        self
    }

    /// Puts an icon before its label.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icons.push(icon);
        self
    }
}

/// The sort of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Group {
    /// What the decision is about.
    Main,
    /// Paying.
    Pay,
    /// Something one may do beside what is asked.
    Aside,
    /// Doing nothing, or nothing more.
    Pass,
}

/// Something a person may try to click now and cannot take.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Obstacle {
    /// The thing they click.
    pub element: ElementId,
    /// Why not.
    pub reason: Text,
    /// The number of the rule that forbids it.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
}

/// What decisions like this one sometimes offer and this one does not; it stays in the list of choices, with the reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Withheld {
    /// What it is called.
    pub label: Text,
    /// The icon that stands for it.
    #[serde(deserialize_with = "intern::option", default)]
    pub icon: Option<Icon>,
    /// Why not.
    pub reason: Text,
    /// The number of the rule that says so.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
}

/// When the things of one kind are chosen, for whoever clicks one at another time.
#[derive(Clone, Debug, PartialEq)]
pub struct Use {
    /// The kind of the things: that of their [`ElementId`].
    pub things: Name,
    /// When they are chosen: "A ship is bought with the action Ship."
    pub text: Text,
    /// The number of the rule that says so.
    pub rule: Name,
}

impl Use {
    /// When the things of this kind are chosen.
    pub fn of(things: Name, text: &'static str, rule: Name) -> Self {
        Self { things, text: Text::new(text), rule }
    }
}

/// Points line by line, for the end of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// What is counted, and what each seat has of it, in seat order. The last line is the sum.
    pub lines: Vec<(Text, Vec<i32>)>,
    /// What heads each column beyond those of the seats, such as that of an automatic opponent.
    pub others: Vec<Text>,
}

//! A position in words: made once when it changes, so that frames only paint.

use rondel::scene::{Choice, Group, Icon};
use rondel::{Catalog, ElementId};

use super::ending::EndingText;

/// A position in words.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) prompt: String,
    /// What kind of decision it is: the key of what is asked.
    pub(super) kind: Option<String>,
    pub(super) choices: Vec<ShownChoice>,
    pub(super) obstacles: Vec<ShownObstacle>,
    pub(super) withheld: Vec<ShownWithheld>,
    pub(super) ending: Option<EndingText>,
    pub(super) seats: Vec<String>,
    /// The decision of a bot that can be asked about: the one that led to the position that is looked at, or the last one.
    pub(super) considered: Option<usize>,
}

/// What is offered at other times.
pub(super) struct ShownWithheld {
    pub(super) label: String,
    pub(super) icon: Option<Icon>,
    pub(super) reason: String,
    pub(super) rule: &'static str,
}

/// Why something cannot be clicked.
pub(super) struct ShownObstacle {
    pub(super) element: ElementId,
    pub(super) reason: String,
    pub(super) rule: &'static str,
}

/// A choice with its words said.
pub(super) struct ShownChoice {
    pub(super) label: String,
    pub(super) icons: Vec<Icon>,
    pub(super) targets: Vec<ElementId>,
    pub(super) group: Group,
    /// Whether nothing would come of it.
    pub(super) idle: bool,
}

impl ShownChoice {
    pub(super) fn new(choice: Choice, catalog: &Catalog) -> Self {
        let Choice { label, icons, targets, group, idle } = choice;
        Self { label: catalog.say(&label), icons, targets, group, idle }
    }
}

//! Lines of the log: what a game says again and again, with the headline of a turn and the weight that belong to it.

use crate::dealer::{Announcement, Weight};
use crate::text::{Arg, Text};

/// How something is told: the key of its message, the key of what the headline of a turn says of it, and how much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The message of the log.
    pub key: &'static str,
    /// What the headline says; nothing where it says nothing.
    pub brief: Option<&'static str>,
    /// How much it matters.
    pub weight: Weight,
}

/// A step on the way.
pub const fn small(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Small }
}

/// Most of what happens.
pub const fn usual(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Usual }
}

/// What a turn is remembered by.
pub const fn great(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Great }
}

impl Line {
    /// What the headline says of it.
    #[must_use]
    pub const fn brief(self, key: &'static str) -> Self {
        Self { brief: Some(key), ..self }
    }

    /// The announcement, with gaps to be filled by [`Announcement::with`].
    pub fn announcement(self) -> Announcement {
        Announcement {
            brief: self.brief.map(Text::new),
            ..Announcement::new(Text::new(self.key)).weighing(self.weight)
        }
    }
}

impl Announcement {
    /// Fills the gap `name` of the line and of what the headline says.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        let value = value.into();
        self.brief = self.brief.map(|brief| brief.with(name, value.clone()));
        self.text = self.text.with(name, value);
        self
    }
}

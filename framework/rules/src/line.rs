//! Lines of the log that a game writes again and again, each with its part of the headline and its weight.

use crate::dealer::{Announcement, Weight};
use crate::text::{Arg, Text};

/// How a line is announced: its message, its part of the headline of the turn, and its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The message of the log.
    pub key: &'static str,
    /// The message key of its part of the headline; `None` to leave it out.
    pub brief: Option<&'static str>,
    /// How much it matters.
    pub weight: Weight,
}

/// A line of weight [`Weight::Small`].
pub const fn small(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Small }
}

/// A line of weight [`Weight::Usual`].
pub const fn usual(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Usual }
}

/// A line of weight [`Weight::Great`].
pub const fn great(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Great }
}

impl Line {
    /// Sets the message key of its part of the headline.
    #[must_use]
    pub const fn brief(self, key: &'static str) -> Self {
        Self { brief: Some(key), ..self }
    }

    /// The announcement; fill its gaps with [`Announcement::with`].
    pub fn announcement(self) -> Announcement {
        Announcement {
            brief: self.brief.map(Text::new),
            ..Announcement::new(Text::new(self.key)).weighing(self.weight)
        }
    }
}

impl Announcement {
    /// Sets the value of the gap `name`, in the line and in its part of the headline.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        let value = value.into();
        self.brief = self.brief.map(|brief| brief.with(name, value.clone()));
        self.text = self.text.with(name, value);
        self
    }
}

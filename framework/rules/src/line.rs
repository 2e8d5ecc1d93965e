//! Templates for log entries that a game writes repeatedly, each with its headline text and weight.

use crate::dealer::{Announcement, Weight};
use crate::text::{Arg, Text};

/// A template for a log entry: its message, its text for the headline of the turn, and its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The message key of the log entry.
    pub key: &'static str,
    /// The message key of the headline text. `None` leaves the entry out of the headline.
    pub brief: Option<&'static str>,
    /// The importance of the event.
    pub weight: Weight,
}

/// Creates a template with weight [`Weight::Small`].
pub const fn small(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Small }
}

/// Creates a template with weight [`Weight::Usual`].
pub const fn usual(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Usual }
}

/// Creates a template with weight [`Weight::Great`].
pub const fn great(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Great }
}

impl Line {
    /// Sets the message key of the headline text.
    #[must_use]
    pub const fn brief(self, key: &'static str) -> Self {
        Self { brief: Some(key), ..self }
    }

    /// Returns the announcement. Fill in the placeholders with [`Announcement::with`].
    pub fn announcement(self) -> Announcement {
        Announcement {
            brief: self.brief.map(Text::new),
            ..Announcement::new(Text::new(self.key)).weighing(self.weight)
        }
    }
}

impl Announcement {
    /// Sets the value of the placeholder `name`, in the log text and in the headline text.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        let value = value.into();
        self.brief = self.brief.map(|brief| brief.with(name, value.clone()));
        self.text = self.text.with(name, value);
        self
    }
}

//! The player aid: a one-page reference for use during a game, with symbols and their names, the order of a turn, and
//! prices.
//!
//! If a game does not define an aid, the aid is generated from its symbols, their names (`icon-<name>` in its
//! locale files) and its [goals](crate::goals). To define one, set [`Plugin::aid`](crate::Plugin::aid) to a list of
//! sections. Headings and lines are message keys, and each line cites the rule that explains it in full.
//!
//! ```
//! use rondel::aid::{AidLine, AidPart};
//!
//! const AID: &[AidPart] = &[
//!     AidPart::new("aid-turn", &[
//!         AidLine::new("aid-turn-move", "CV-2.1").icon("camel"),
//!         AidLine::new("aid-turn-toll", "CV-2.4").prices(&[("1", "0"), ("2", "1"), ("3", "3")]),
//!     ]),
//!     AidPart::new("aid-goods", &[AidLine::symbol("water", "CV-3.1"), AidLine::symbol("salt", "CV-3.2")]),
//! ];
//! assert_eq!(AID[1].lines[0].key(), "icon-water");
//! ```

use std::borrow::Cow;

use crate::scene::{Icon, Name};

/// A section of the player aid, under one heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AidPart {
    /// The message key of the heading.
    pub heading: Name,
    /// The lines, from top to bottom.
    pub lines: &'static [AidLine],
}

/// A line of the player aid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AidLine {
    /// The drawing before the line, if any.
    pub icon: Option<Icon>,
    /// The message key. `None` selects the name of the drawing, `icon-<name>`.
    pub text: Option<Name>,
    /// The number of the rule that explains the line in full.
    pub rule: Name,
    /// A small table of prices or yields by amount or distance. Each pair is a column: the upper and the lower cell.
    pub prices: &'static [(&'static str, &'static str)],
}

impl AidPart {
    /// Creates a section from its heading and its lines.
    pub const fn new(heading: Name, lines: &'static [AidLine]) -> Self {
        Self { heading, lines }
    }
}

impl AidLine {
    /// Creates a line of text with the number of the rule that explains it.
    pub const fn new(text: Name, rule: Name) -> Self {
        Self { icon: None, text: Some(text), rule, prices: &[] }
    }

    /// Creates a line that consists of a symbol and its name, the text `icon-<name>`.
    pub const fn symbol(icon: Icon, rule: Name) -> Self {
        Self { icon: Some(icon), text: None, rule, prices: &[] }
    }

    /// Creates a line of text that follows a drawing, with the number of the rule that explains it.
    pub const fn drawn(icon: Icon, text: Name, rule: Name) -> Self {
        Self::new(text, rule).icon(icon)
    }

    /// Sets the drawing before the line.
    #[must_use]
    pub const fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// Sets the small table below the line.
    #[must_use]
    pub const fn prices(self, prices: &'static [(&'static str, &'static str)]) -> Self {
        Self { prices, ..self }
    }

    /// Returns the message key of the line.
    pub fn key(&self) -> Cow<'static, str> {
        match (self.text, self.icon) {
            (Some(text), _) => Cow::Borrowed(text),
            (None, Some(icon)) => Cow::Owned(word_of(icon)),
            (None, None) => Cow::Borrowed(""),
        }
    }

    /// Returns whether the line consists only of a symbol and its name.
    pub const fn is_symbol(&self) -> bool {
        self.text.is_none() && self.prices.is_empty()
    }
}

/// Returns the message key for the name of a drawing.
pub fn word_of(icon: &str) -> String {
    format!("icon-{icon}")
}

/// Returns the drawings that an aid explains.
pub fn explained(aid: &'static [AidPart]) -> impl Iterator<Item = Icon> {
    aid.iter().flat_map(|part| part.lines).filter_map(|line| line.icon)
}

//! The player aid: what somebody looks up amid a game, on one sheet. Symbols with their words, the order of a turn, prices.
//!
//! A game that says nothing has one all the same: its symbols and words (`icon-<name>` in its locale files) and its
//! [goals](crate::goals). Whoever wants more states it as data, in [`Plugin::aid`](crate::Plugin::aid): headings and
//! lines by their keys, each with the rule that says it at length.
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

/// What stands under one heading of the player aid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AidPart {
    /// The key of its heading.
    pub heading: Name,
    /// What stands there, from top to bottom.
    pub lines: &'static [AidLine],
}

/// A line of the player aid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AidLine {
    /// The drawing before it.
    pub icon: Option<Icon>,
    /// The key of its words; without one it says the word of its drawing.
    pub text: Option<Name>,
    /// The rule that says it at length.
    pub rule: Name,
    /// What so many or so far cost or bring, as a small table: each column from top to bottom.
    pub prices: &'static [(&'static str, &'static str)],
}

impl AidPart {
    /// A heading with its lines.
    pub const fn new(heading: Name, lines: &'static [AidLine]) -> Self {
        Self { heading, lines }
    }
}

impl AidLine {
    /// Words that a rule says at length.
    pub const fn new(text: Name, rule: Name) -> Self {
        Self { icon: None, text: Some(text), rule, prices: &[] }
    }

    /// A symbol with its own word, `icon-<name>`.
    pub const fn symbol(icon: Icon, rule: Name) -> Self {
        Self { icon: Some(icon), text: None, rule, prices: &[] }
    }

    /// A drawing and what it is called and does, which a rule says at length.
    pub const fn drawn(icon: Icon, text: Name, rule: Name) -> Self {
        Self::new(text, rule).icon(icon)
    }

    /// The same line with a drawing before it.
    #[must_use]
    pub const fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// The same line with a small table below it.
    #[must_use]
    pub const fn prices(self, prices: &'static [(&'static str, &'static str)]) -> Self {
        Self { prices, ..self }
    }

    /// The key of what it says.
    pub fn key(&self) -> Cow<'static, str> {
        match (self.text, self.icon) {
            (Some(text), _) => Cow::Borrowed(text),
            (None, Some(icon)) => Cow::Owned(word_of(icon)),
            (None, None) => Cow::Borrowed(""),
        }
    }

    /// Whether it is a symbol with its word and nothing else.
    pub const fn is_symbol(&self) -> bool {
        self.text.is_none() && self.prices.is_empty()
    }
}

/// The key of the word for a drawing.
pub fn word_of(icon: &str) -> String {
    format!("icon-{icon}")
}

/// The drawings that an aid explains.
pub fn explained(aid: &'static [AidPart]) -> impl Iterator<Item = Icon> {
    aid.iter().flat_map(|part| part.lines).filter_map(|line| line.icon)
}

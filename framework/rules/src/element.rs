//! Identifiers of table elements, icons and rules.

use serde::{Deserialize, Serialize};

use crate::intern;

/// The name of one of the game's vector icons.
pub type Icon = &'static str;

/// A name known at compile time, such as the kind of an element or the number of a rule.
pub type Name = &'static str;

/// The identity of an element on the table. The identity stays the same while the element exists, but must not
/// allow anyone to trace a hidden card from place to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ElementId {
    /// The kind of element, such as `"ship"` or `"space"`.
    #[serde(deserialize_with = "intern::word")]
    pub kind: Name,
    /// The number of the element within its kind.
    pub number: u32,
}

impl ElementId {
    /// Creates the identifier with this kind and number.
    pub const fn new(kind: &'static str, number: u32) -> Self {
        Self { kind, number }
    }
}

impl std::fmt::Display for ElementId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.kind, self.number)
    }
}

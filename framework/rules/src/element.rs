//! Names of things on a table, of drawings and of rules.

use serde::{Deserialize, Serialize};

use crate::intern;

/// The name of one of the game's vector icons.
pub type Icon = &'static str;

/// A name known at compile time: a kind of thing, the number of a rule.
pub type Name = &'static str;

/// The identity of a thing on the table. It stays the same while the thing exists, and must not let anybody follow
/// a hidden card from place to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ElementId {
    /// The kind of thing: `"ship"`, `"space"`.
    #[serde(deserialize_with = "intern::word")]
    pub kind: Name,
    /// Which one of its kind.
    pub number: u32,
}

impl ElementId {
    /// The thing with this kind and number.
    pub const fn new(kind: &'static str, number: u32) -> Self {
        Self { kind, number }
    }
}

impl std::fmt::Display for ElementId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.kind, self.number)
    }
}

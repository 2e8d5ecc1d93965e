//! The names of things on a table, of drawings and of rules.

use serde::{Deserialize, Serialize};

use crate::intern;

/// The name of one of the game's vector icons.
pub type Icon = &'static str;

/// A name that a program knows by heart: a sort of things, the number of a rule.
pub type Name = &'static str;

/// The name of a thing on the table: stable while the thing exists, and never one that lets a hidden card be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ElementId {
    /// What sort of thing it is: `"ship"`, `"space"`.
    #[serde(deserialize_with = "intern::word")]
    pub kind: Name,
    /// Which one of its sort.
    pub number: u32,
}

impl ElementId {
    /// The `number`-th thing of its kind.
    pub const fn new(kind: &'static str, number: u32) -> Self {
        Self { kind, number }
    }
}

impl std::fmt::Display for ElementId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.kind, self.number)
    }
}

//! What is printed on a piece.

use serde::{Deserialize, Serialize};

use super::Icon;
use crate::intern;
use crate::text::Text;

/// What is printed on a piece.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Face {
    /// The drawing of its back, where it lies face down. Then nothing else is visible.
    #[serde(deserialize_with = "intern::option", default)]
    pub back: Option<Icon>,
    /// The main drawing.
    #[serde(deserialize_with = "intern::option", default)]
    pub icon: Option<Icon>,
    /// The heading.
    pub title: Option<Text>,
    /// Lines of icons and words.
    pub lines: Vec<Vec<Inline>>,
    /// Small plates in the corners.
    pub badges: Vec<Badge>,
    /// Faint drawings under everything else.
    #[serde(deserialize_with = "intern::list", default, skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<Icon>,
}

/// A small plate in a corner of a piece: a cost, stars.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Badge {
    /// Which corner.
    pub corner: Corner,
    /// What is printed on it.
    pub inlines: Vec<Inline>,
    /// Whether it has the same size on pieces of every size.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fixed: bool,
}

/// A corner of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Corner {
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

/// A part of a line on a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Inline {
    /// One of the game's icons.
    Icon(#[serde(deserialize_with = "intern::word")] Icon),
    /// A few words.
    Text(Text),
    /// A number.
    Number(i32),
    /// A bar that separates two halves of a line or card.
    Divider,
}

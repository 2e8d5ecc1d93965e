//! The content printed on a piece.

use serde::{Deserialize, Serialize};

use super::Icon;
use crate::intern;
use crate::text::Text;

/// The content printed on a piece.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Face {
    /// The drawing on the back of a face-down piece. If present, all other content is hidden.
    #[serde(deserialize_with = "intern::option", default)]
    pub back: Option<Icon>,
    /// The main drawing.
    #[serde(deserialize_with = "intern::option", default)]
    pub icon: Option<Icon>,
    /// The heading.
    pub title: Option<Text>,
    /// Lines of icons and text.
    pub lines: Vec<Vec<Inline>>,
    /// Badges in the corners.
    pub badges: Vec<Badge>,
    /// Faint drawings below everything else.
    #[serde(deserialize_with = "intern::list", default, skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<Icon>,
}

/// A small label in a corner of a piece, such as a cost or stars.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Badge {
    /// The corner.
    pub corner: Corner,
    /// The content of the badge.
    pub inlines: Vec<Inline>,
    /// Whether the size of the badge is independent of the size of the piece.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fixed: bool,
    /// Whether the badge is stamped across the piece instead of lying in its corner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stamp: Option<Stamp>,
}

/// The meaning of a stamp, which determines its colour. The words of the badge say the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stamp {
    /// The piece was found to be good, such as a genuine work.
    Approval,
    /// The piece was found to be bad, such as a forgery.
    Rejection,
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

/// An element of a line on a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Inline {
    /// One of the game's icons.
    Icon(#[serde(deserialize_with = "intern::word")] Icon),
    /// A short piece of text.
    Text(Text),
    /// A number.
    Number(i32),
    /// A bar that separates two halves of a line or card.
    Divider,
}

//! The table as data: the app draws it, the terminal prints it, and golden tests store it.
//!
//! A scene is laid out in *table units* (1600 × 900 by convention). Every piece has a stable [`ElementId`]. If
//! the position of a piece differs in the next scene, the app animates the move. [`layout`] computes rows, grids
//! and rings. [`print`](print::print) prints a scene as plain lines.

mod choice;
mod face;
pub mod layout;
mod outline;
mod phases;
pub mod print;
mod shapes;

use serde::{Deserialize, Serialize};

use crate::intern;
use crate::seat::Seat;
use crate::text::Text;

pub use crate::element::{ElementId, Icon, Name};
pub use crate::seat::Observer;
pub use choice::{BlockedClick, Choice, DisabledChoice, Group, IndirectChoice, ScoreSheet, UsageHint};
pub use face::{Badge, Corner, Face, Inline, Stamp};
pub use outline::Outline;
pub use phases::{PhaseStep, Phases};
pub use shapes::{Layout, RegionLayout, ZoneLayout};

/// A rectangle in table units; x increases to the right, y downwards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rect {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

impl std::fmt::Display for Rect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} × {} at ({}, {})", self.w, self.h, self.x, self.y)
    }
}

impl Rect {
    /// Creates a rectangle from its upper left corner and its size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// Creates a rectangle from its centre and its size.
    pub fn around(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self::new(x - w / 2.0, y - h / 2.0, w, h)
    }

    /// Returns the centre.
    pub fn centre(&self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Returns the rectangle reduced by `margin` on every side.
    #[must_use]
    pub fn shrunk(&self, margin: f32) -> Self {
        Self::new(self.x + margin, self.y + margin, self.w - 2.0 * margin, self.h - 2.0 * margin)
    }

    /// Returns whether `inner` is inside this rectangle, edges included, with a tolerance of 0.01 table units.
    pub fn holds(&self, inner: &Self) -> bool {
        const SLACK: f32 = 0.01;
        inner.w >= 0.0
            && inner.h >= 0.0
            && inner.x >= self.x - SLACK
            && inner.y >= self.y - SLACK
            && inner.x + inner.w <= self.x + self.w + SLACK
            && inner.y + inner.h <= self.y + self.h + SLACK
    }
}

/// The table as seen by one observer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// The observer of the scene.
    pub observer: Observer,
    /// Width of the table, in table units.
    pub width: f32,
    /// Height of the table, in table units.
    pub height: f32,
    /// A drawing that fills the whole table, below everything else.
    #[serde(deserialize_with = "intern::option", default)]
    pub backdrop: Option<Icon>,
    /// The parts of the table. Later zones are drawn on top of earlier zones.
    pub zones: Vec<Zone>,
    /// The procedure that is being carried out step by step, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phases: Option<Phases>,
    /// Alternative positions of the same pieces, for tables of other shapes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layouts: Vec<Layout>,
}

impl Scene {
    /// The default size of a table: 1600 × 900 table units.
    pub const SIZE: (f32, f32) = (1600.0, 900.0);

    /// Creates an empty table of the default size.
    pub fn new(observer: Observer) -> Self {
        let (width, height) = Self::SIZE;
        Self { observer, width, height, backdrop: None, zones: Vec::new(), phases: None, layouts: Vec::new() }
    }

    /// Returns all pieces, in drawing order.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.zones.iter().flat_map(|zone| &zone.pieces)
    }

    /// Returns the piece with this id, or `None` if there is no such piece.
    pub fn piece(&self, id: ElementId) -> Option<&Piece> {
        self.pieces().find(|piece| piece.id == id)
    }

    /// Returns the rectangle of the whole table.
    pub fn bounds(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width, self.height)
    }
}

/// An area of the table, with its pieces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Zone {
    /// The position and size, in table units.
    pub rect: Rect,
    /// The title above the zone.
    pub title: Option<Text>,
    /// The seat that owns the zone, if any.
    pub owner: Option<Seat>,
    /// The style in which the zone is drawn.
    pub kind: ZoneKind,
    /// The regions of a map, drawn below the pieces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// The pieces in the zone, in drawing order.
    pub pieces: Vec<Piece>,
    /// The piece that opens the zone, if the zone is collapsible. An open zone covers whatever is drawn below it.
    /// Zones with the same opening piece open together. The scene contains the zone even while it is closed, so
    /// golden tests, laws and the terminal see the whole table. The app stores which zones are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub folded_into: Option<ElementId>,
}

impl Zone {
    /// Creates an empty zone without a title.
    pub fn new(kind: ZoneKind, rect: Rect) -> Self {
        Self { rect, title: None, owner: None, kind, regions: Vec::new(), pieces: Vec::new(), folded_into: None }
    }

    /// Sets the title.
    #[must_use]
    pub fn titled(mut self, title: Text) -> Self {
        self.title = Some(title);
        self
    }

    /// Sets the owner. The zone is tinted in the seat's colour.
    #[must_use]
    pub fn of(mut self, owner: Seat) -> Self {
        self.owner = Some(owner);
        self
    }

    /// Makes the zone collapsible: a click on `thing`, a piece outside the zone, shows or hides the zone.
    #[must_use]
    pub fn folded_into(mut self, thing: ElementId) -> Self {
        self.folded_into = Some(thing);
        self
    }

    /// Adds pieces to the zone.
    #[must_use]
    pub fn with(mut self, pieces: impl IntoIterator<Item = Piece>) -> Self {
        self.pieces.extend(pieces);
        self
    }
}

/// The style in which a zone is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ZoneKind {
    /// A mat with a frame and a title, such as a player's goods or the bank.
    Mat,
    /// Cards in a row, without a frame.
    Row,
    /// A hand of cards. Adjacent cards may overlap.
    Fan,
    /// Spaces in a line, with markers.
    Track,
    /// Spaces around the edge of a board.
    Ring,
    /// The squares of a board.
    Grid,
    /// A map divided into regions.
    Map,
}

impl ZoneKind {
    /// Returns the name used in files and in message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mat => "mat",
            Self::Row => "row",
            Self::Fan => "fan",
            Self::Track => "track",
            Self::Ring => "ring",
            Self::Grid => "grid",
            Self::Map => "map",
        }
    }
}

/// A region of a map: a part of a zone with its own border. Pieces are placed on its fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Region {
    /// The stable identity of the region.
    pub id: ElementId,
    /// The name, shown on the map.
    pub name: Text,
    /// The border: the corners of a simple polygon, in table units. Each corner is listed once.
    pub outline: Vec<(f32, f32)>,
    /// The position of the centre of the name, in table units.
    pub label: (f32, f32),
    /// The pieces that form the fields of the region. Users click fields, never regions.
    pub fields: Vec<ElementId>,
    /// The regions that share a border with this region.
    pub neighbours: Vec<ElementId>,
    /// The owner, if any. The region is tinted in the seat's colour.
    pub owner: Option<Seat>,
    /// The tooltip.
    pub help: Option<Help>,
}

/// A piece on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// The stable identity of the piece.
    pub id: ElementId,
    /// The position and size, in table units.
    pub rect: Rect,
    /// The shape.
    pub shape: Shape,
    /// The name. It is read aloud by screen readers, printed in a terminal, and shown as the heading of the tooltip.
    pub name: Text,
    /// The content printed on the piece.
    pub face: Face,
    /// The colour.
    pub tone: Tone,
    /// Number of identical pieces in this position; `None` if there can be only one piece.
    pub count: Option<u16>,
    /// The tooltip.
    pub help: Option<Help>,
    /// The piece that receives clicks on this piece, if any: for example, a good in a shipping plan redirects clicks to
    /// that good on the market.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<ElementId>,
    /// Whether the pointer ignores the piece and acts on whatever is below it, such as the track below a marker.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub only_seen: bool,
    /// The outline, if the piece is rotated, or if it is neither a rectangle nor a circle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Box<Outline>>,
}

impl Piece {
    /// Creates a neutral piece with an empty face.
    pub fn new(id: ElementId, shape: Shape, rect: Rect, name: Text) -> Self {
        Self {
            id,
            rect,
            shape,
            name,
            face: Face::default(),
            tone: Tone::Neutral,
            count: None,
            help: None,
            stands_for: None,
            only_seen: false,
            outline: None,
        }
    }

    /// Sets the main drawing.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.face.icon = Some(icon);
        self
    }

    /// Sets the heading.
    #[must_use]
    pub fn title(mut self, title: Text) -> Self {
        self.face.title = Some(title);
        self
    }

    /// Adds a line of icons and text below the existing lines.
    #[must_use]
    pub fn line(mut self, line: impl IntoIterator<Item = Inline>) -> Self {
        self.face.lines.push(line.into_iter().collect());
        self
    }

    /// Adds a badge in a corner. The badge scales with the piece.
    #[must_use]
    pub fn badge(mut self, corner: Corner, inlines: impl IntoIterator<Item = Inline>) -> Self {
        self.face.badges.push(Badge { corner, inlines: inlines.into_iter().collect(), fixed: false, stamp: None });
        self
    }

    /// Adds a badge in a corner. The size of the badge is independent of the size of the piece.
    #[must_use]
    pub fn corner(mut self, corner: Corner, inlines: impl IntoIterator<Item = Inline>) -> Self {
        self.face.badges.push(Badge { corner, inlines: inlines.into_iter().collect(), fixed: true, stamp: None });
        self
    }

    /// Stamps a finding across the piece: a word or two, and the icon that replaces them where there is no room.
    #[must_use]
    pub fn stamp(mut self, stamp: Stamp, icon: Icon, words: Text) -> Self {
        let inlines = vec![Inline::Icon(icon), Inline::Text(words)];
        self.face.badges.push(Badge { corner: Corner::TopRight, inlines, fixed: false, stamp: Some(stamp) });
        self
    }

    /// Sets faint drawings that indicate the kind of the piece, below all other content. They are decorative and must
    /// not be the only source of any information.
    #[must_use]
    pub fn behind(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.face.behind = icons.into_iter().collect();
        self
    }

    /// Turns the piece face down, so that only this drawing is visible.
    #[must_use]
    pub fn back(mut self, icon: Icon) -> Self {
        self.face = Face { back: Some(icon), ..Face::default() };
        self
    }

    /// Sets the colour.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }

    /// Sets the number of identical pieces in this position. An empty [`Shape::Space`] with a count of zero shows no
    /// number.
    #[must_use]
    pub fn count(mut self, count: impl Into<u16>) -> Self {
        self.count = Some(count.into());
        self
    }

    /// Redirects clicks on the piece to another piece.
    #[must_use]
    pub fn stands_for(mut self, other: ElementId) -> Self {
        self.stands_for = Some(other);
        self
    }

    /// Makes the pointer ignore the piece and act on whatever is below it.
    #[must_use]
    pub fn only_seen(mut self) -> Self {
        self.only_seen = true;
        self
    }

    /// Sets the tooltip, with the number of the rule.
    #[must_use]
    pub fn help(mut self, text: Text, rule: &'static str) -> Self {
        self.help = Some(Help { text, rule });
        self
    }
}

/// The shape of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shape {
    /// A card: paper with rounded corners and a shadow.
    Card,
    /// An empty place for a piece, drawn as an outline only.
    Space,
    /// A flat tile, such as goods with their count, or a button-like piece.
    Tile,
    /// A round token.
    Disc,
    /// A drawing without an outline, such as a pawn or an inkwell.
    Figure,
    /// A polygon, such as a hexagon of a board; see [`Piece::polygon`].
    Polygon,
    /// A line, such as a road; see [`Piece::line_through`].
    Line,
}

/// The colour of a piece. Colour is never the only cue: seats also have distinct icons, and spent pieces are also
/// dimmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Tone {
    /// The colour of the table.
    Neutral,
    /// A seat's colour.
    Seat(Seat),
    /// A piece that is temporarily used up.
    Spent,
    /// A piece that stands out from other pieces, such as a special space.
    Accent,
    /// A piece that is currently active, such as the current space of a round track.
    Active,
}

/// The tooltip of a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Help {
    /// A description of the piece.
    pub text: Text,
    /// The number of the rule that applies, such as `"RC-4.2"`.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
}

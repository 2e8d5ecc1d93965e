//! What lies on the table, as data: the app draws it, the terminal prints it, a golden test stores it.
//!
//! A scene is laid out in *table units* (1600 × 900 by custom). Every piece has a stable [`ElementId`]: a piece whose
//! id is elsewhere in the next scene is seen to move there. [`layout`] computes rows, grids and rings;
//! [`print`](print::print) writes a scene as plain lines.

mod choice;
mod face;
pub mod layout;
mod outline;
pub mod print;
mod shapes;

use serde::{Deserialize, Serialize};

use crate::intern;
use crate::seat::Seat;
use crate::text::Text;

pub use crate::element::{ElementId, Icon, Name};
pub use crate::seat::Observer;
pub use choice::{BlockedClick, Choice, DisabledChoice, Group, ScoreSheet, UsageHint};
pub use face::{Badge, Corner, Face, Inline};
pub use outline::Outline;
pub use shapes::{Layout, RegionLayout, ZoneLayout};

/// A rectangle in table units; x grows to the right, y downwards.
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
    /// A rectangle from its upper left corner and its size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// A rectangle around a centre.
    pub fn around(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self::new(x - w / 2.0, y - h / 2.0, w, h)
    }

    /// The centre.
    pub fn centre(&self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The same rectangle, smaller by `margin` on every side.
    #[must_use]
    pub fn shrunk(&self, margin: f32) -> Self {
        Self::new(self.x + margin, self.y + margin, self.w - 2.0 * margin, self.h - 2.0 * margin)
    }

    /// Whether `inner` lies inside, edges included, within a hundredth of a table unit.
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

/// The table as one observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// Whose eyes it is made for.
    pub observer: Observer,
    /// Width of the table, in table units.
    pub width: f32,
    /// Height of the table, in table units.
    pub height: f32,
    /// A drawing that fills the whole table, below everything.
    #[serde(deserialize_with = "intern::option", default)]
    pub backdrop: Option<Icon>,
    /// The parts of the table; later ones lie above earlier ones.
    pub zones: Vec<Zone>,
    /// Where the same things lie on tables of other shapes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layouts: Vec<Layout>,
}

impl Scene {
    /// The usual size of a table: 1600 × 900 table units.
    pub const SIZE: (f32, f32) = (1600.0, 900.0);

    /// An empty table of the usual size.
    pub fn new(observer: Observer) -> Self {
        let (width, height) = Self::SIZE;
        Self { observer, width, height, backdrop: None, zones: Vec::new(), layouts: Vec::new() }
    }

    /// All pieces, in the order in which they are drawn.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.zones.iter().flat_map(|zone| &zone.pieces)
    }

    /// The piece with this id.
    pub fn piece(&self, id: ElementId) -> Option<&Piece> {
        self.pieces().find(|piece| piece.id == id)
    }

    /// The rectangle of the whole table.
    pub fn bounds(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width, self.height)
    }
}

/// A part of the table that holds things of one kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Zone {
    /// Where it lies.
    pub rect: Rect,
    /// The title above it.
    pub title: Option<Text>,
    /// The seat it belongs to, if any.
    pub owner: Option<Seat>,
    /// How it is drawn.
    pub kind: ZoneKind,
    /// The regions of a map, drawn below the pieces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// The pieces in it, drawn in this order.
    pub pieces: Vec<Piece>,
    /// The piece that opens it, where the zone lies folded away; an open zone covers what is below. Zones with the
    /// same opener open together. The scene always holds the zone, so goldens, laws and the terminal see the whole
    /// table; the app remembers which zones are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub folded_into: Option<ElementId>,
}

impl Zone {
    /// An empty zone without a title.
    pub fn new(kind: ZoneKind, rect: Rect) -> Self {
        Self { rect, title: None, owner: None, kind, regions: Vec::new(), pieces: Vec::new(), folded_into: None }
    }

    /// Sets its title.
    #[must_use]
    pub fn titled(mut self, title: Text) -> Self {
        self.title = Some(title);
        self
    }

    /// Sets its owner; it is tinted in the seat's colour.
    #[must_use]
    pub fn of(mut self, owner: Seat) -> Self {
        self.owner = Some(owner);
        self
    }

    /// Folds it away: a click on `thing`, which lies elsewhere on the table, shows or hides it.
    #[must_use]
    pub fn folded_into(mut self, thing: ElementId) -> Self {
        self.folded_into = Some(thing);
        self
    }

    /// Adds pieces to it.
    #[must_use]
    pub fn with(mut self, pieces: impl IntoIterator<Item = Piece>) -> Self {
        self.pieces.extend(pieces);
        self
    }
}

/// How a zone is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ZoneKind {
    /// A mat with a frame and a title: a player's goods, the bank.
    Mat,
    /// Cards beside each other, without a frame.
    Row,
    /// A hand of cards; neighbours may overlap.
    Fan,
    /// Spaces on a line with markers.
    Track,
    /// Spaces around the edge of a board.
    Ring,
    /// The squares of a board.
    Grid,
    /// A map with regions.
    Map,
}

impl ZoneKind {
    /// Its name in files and in the keys of its words.
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

/// A region of a map: a part of a zone with a border of its own, on whose fields pieces lie.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Region {
    /// Its stable identity.
    pub id: ElementId,
    /// Its name, shown on the map.
    pub name: Text,
    /// Its border in table units: the corners of a simple polygon, each once.
    pub outline: Vec<(f32, f32)>,
    /// The centre of its name, in table units.
    pub label: (f32, f32),
    /// The pieces that are its fields. A person clicks fields, never regions.
    pub fields: Vec<ElementId>,
    /// The regions that share a border with it.
    pub neighbours: Vec<ElementId>,
    /// The seat it belongs to; it is tinted in the seat's colour.
    pub owner: Option<Seat>,
    /// The text of its tooltip.
    pub help: Option<Help>,
}

/// A thing on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// Its stable identity.
    pub id: ElementId,
    /// Where it lies, in table units.
    pub rect: Rect,
    /// Its outline.
    pub shape: Shape,
    /// Its name: read aloud, printed in a terminal, shown as the heading of its tooltip.
    pub name: Text,
    /// What is printed on it.
    pub face: Face,
    /// Its colour.
    pub tone: Tone,
    /// How many of them lie here; `None` where there can be only one.
    pub count: Option<u16>,
    /// The text of its tooltip.
    pub help: Option<Help>,
    /// The piece that is clicked when this one is, where that is another: a good in a plan stands for the good
    /// itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<ElementId>,
    /// Whether the pointer goes through it to what lies below, as from a marker to its track.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub only_seen: bool,
    /// Its outline, where that is neither a rectangle nor a circle, or where it lies turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Box<Outline>>,
}

impl Piece {
    /// A neutral piece with an empty face.
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

    /// Sets its main drawing.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.face.icon = Some(icon);
        self
    }

    /// Sets its heading.
    #[must_use]
    pub fn title(mut self, title: Text) -> Self {
        self.face.title = Some(title);
        self
    }

    /// Adds a line of icons and words below the others.
    #[must_use]
    pub fn line(mut self, line: impl IntoIterator<Item = Inline>) -> Self {
        self.face.lines.push(line.into_iter().collect());
        self
    }

    /// Adds a small plate in a corner. It scales with the piece.
    #[must_use]
    pub fn badge(mut self, corner: Corner, inlines: impl IntoIterator<Item = Inline>) -> Self {
        self.face.badges.push(Badge { corner, inlines: inlines.into_iter().collect(), fixed: false });
        self
    }

    /// Adds a small plate in a corner that has the same size on pieces of every size.
    #[must_use]
    pub fn corner(mut self, corner: Corner, inlines: impl IntoIterator<Item = Inline>) -> Self {
        self.face.badges.push(Badge { corner, inlines: inlines.into_iter().collect(), fixed: true });
        self
    }

    /// Sets faint drawings under everything else, which show the kind of thing. They are decoration and carry no
    /// information of their own.
    #[must_use]
    pub fn behind(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.face.behind = icons.into_iter().collect();
        self
    }

    /// Turns it face down: only this drawing is visible.
    #[must_use]
    pub fn back(mut self, icon: Icon) -> Self {
        self.face = Face { back: Some(icon), ..Face::default() };
        self
    }

    /// Sets its colour.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }

    /// Sets how many lie here.
    #[must_use]
    pub fn count(mut self, count: impl Into<u16>) -> Self {
        self.count = Some(count.into());
        self
    }

    /// Makes a click on it a click on another piece.
    #[must_use]
    pub fn stands_for(mut self, other: ElementId) -> Self {
        self.stands_for = Some(other);
        self
    }

    /// Lets the pointer through to what lies below.
    #[must_use]
    pub fn only_seen(mut self) -> Self {
        self.only_seen = true;
        self
    }

    /// Sets its tooltip, with the number of the rule.
    #[must_use]
    pub fn help(mut self, text: Text, rule: &'static str) -> Self {
        self.help = Some(Help { text, rule });
        self
    }
}

/// The outline of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shape {
    /// A card: paper with rounded corners and a shadow.
    Card,
    /// A place where something may lie: an outline without a body.
    Space,
    /// A plate: goods with their count, or something like a button.
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

/// The colour of a piece. Colour never stands alone: seats have a shape in their icons, spent things are also
/// dimmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Tone {
    /// As the table.
    Neutral,
    /// A seat's own colour.
    Seat(Seat),
    /// Used up for now.
    Spent,
    /// Set apart from the rest, such as special spaces.
    Accent,
    /// Where the game is at the moment.
    Active,
}

/// The text of a tooltip.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Help {
    /// What the thing does.
    pub text: Text,
    /// The number of the rule that says so, such as `"RC-4.2"`.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
}

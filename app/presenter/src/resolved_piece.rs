//! A piece on the table with localised text.

use emath::{Rect, Vec2, pos2, vec2};
use rondel::scene::{Badge, Corner, Icon, Inline, Piece, Shape, Stamp, Tone, print};
use rondel::{Catalog, ElementId};

use super::hyphens::{hyphenated, joints};
use super::outline::ResolvedOutline;

/// The response of a piece to the pointer.
#[derive(Clone, Copy, Debug)]
pub struct PieceTouch {
    /// The element that a click selects: the piece itself, or the piece that it represents.
    pub clicks: ElementId,
    /// Whether the pointer ignores the piece.
    pub only_seen: bool,
    /// The opener whose zones a click shows or hides: the piece itself, or the piece that it represents.
    pub opens: Option<ElementId>,
}

/// A piece on the table, ready to be drawn.
#[derive(Clone)]
pub struct ResolvedPiece {
    /// Stable identity.
    pub id: ElementId,
    /// Position and size, in table units.
    pub rect: Rect,
    /// Shape.
    pub shape: Shape,
    /// Localised name.
    pub name: String,
    /// Everything that is drawn on the piece.
    pub face: ResolvedFace,
    /// The printed content as text.
    pub printed: String,
    /// Colour.
    pub tone: Tone,
    /// Number of identical pieces here.
    pub count: Option<u16>,
    /// The help text and the number of the related rule.
    pub help: Option<(String, &'static str)>,
    /// Response to the pointer.
    pub touch: PieceTouch,
    /// Index of its zone.
    pub zone: usize,
    /// Drawing level: one higher than the highest level of any overlapping earlier piece of the same sheet, or 0 if no
    /// earlier piece overlaps.
    pub level: usize,
    /// The element that opens its zone, or `None` if the zone is always visible.
    pub folded_into: Option<ElementId>,
    /// Custom outline, if the piece is neither a rectangle nor a circle, or is rotated.
    pub outline: Option<ResolvedOutline>,
    /// Whether this is an empty point of a large board, such as a free intersection. If it can be selected, it has a
    /// dot, because lines around all such points would cover the board.
    pub is_point: bool,
}

impl ResolvedPiece {
    /// Returns the place of the dot on a selectable point of a large board that is drawn at `rect`. Returns `None` for
    /// all other pieces.
    pub fn dot(&self, rect: Rect) -> Option<Rect> {
        let side = (rect.size().min_elem() * 0.25).clamp(5.0, 18.0);
        self.is_point.then(|| Rect::from_center_size(rect.center(), Vec2::splat(side)))
    }

    /// Returns the name, followed by the count if there is one.
    pub fn spoken(&self) -> String {
        self.count.map_or_else(|| self.name.clone(), |count| format!("{} × {count}", self.name))
    }
}

/// The drawn content of a piece.
#[derive(Clone, Default, PartialEq)]
pub struct ResolvedFace {
    /// Image of the back, if the piece is face down.
    pub back: Option<Icon>,
    /// Main image.
    pub icon: Option<Icon>,
    /// Heading.
    pub title: Option<String>,
    /// The heading with soft hyphens where its words may be broken.
    pub hyphenated: String,
    /// Lines of icons and text.
    pub lines: Vec<Vec<LinePart>>,
    /// Badges in the corners.
    pub badges: Vec<ResolvedBadge>,
    /// Faint images behind everything else.
    pub behind: Vec<Icon>,
}

/// A badge in a corner.
#[derive(Clone, Debug, PartialEq)]
pub struct ResolvedBadge {
    /// The corner.
    pub corner: Corner,
    /// Content.
    pub parts: Vec<LinePart>,
    /// Whether the size of the badge is independent of the size of the piece.
    pub fixed: bool,
    /// Whether the badge is stamped across the piece, and what the stamp means.
    pub stamp: Option<Stamp>,
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum LinePart {
    /// An icon.
    Icon(Icon),
    /// Text.
    Words(String),
    /// A number.
    Number(String),
    /// A divider bar.
    Divider,
}

pub(crate) fn resolve_piece(piece: &Piece, catalog: &Catalog) -> ResolvedPiece {
    let parts = |inlines: &Vec<Inline>| inlines.iter().map(|inline| resolve_part(inline, catalog)).collect();
    let title = piece.face.title.as_ref().map(|title| catalog.say(title));
    let badge = |Badge { corner, inlines, fixed, stamp }: &Badge| ResolvedBadge {
        corner: *corner,
        parts: parts(inlines),
        fixed: *fixed,
        stamp: *stamp,
    };
    let face = ResolvedFace {
        back: piece.face.back,
        icon: piece.face.icon,
        hyphenated: title
            .as_deref()
            .map_or_else(String::new, |title| hyphenated(title, catalog.language(), &joints(catalog))),
        title,
        lines: piece.face.lines.iter().map(parts).collect(),
        badges: piece.face.badges.iter().map(badge).collect(),
        behind: piece.face.behind.clone(),
    };
    ResolvedPiece {
        id: piece.id,
        rect: rect_of(&piece.rect),
        shape: piece.shape,
        name: catalog.say(&piece.name),
        face,
        printed: print::face_words(&piece.face, catalog),
        tone: piece.tone,
        count: piece.count,
        help: piece.help.as_ref().map(|help| (catalog.say(&help.text), help.rule)),
        touch: PieceTouch { clicks: piece.stands_for.unwrap_or(piece.id), only_seen: piece.only_seen, opens: None },
        zone: 0,
        level: 0,
        folded_into: None,
        outline: ResolvedOutline::of(piece),
        is_point: false,
    }
}

/// Returns icons and text in the current language.
pub fn resolve_line(inlines: &[Inline], catalog: &Catalog) -> Vec<LinePart> {
    inlines.iter().map(|inline| resolve_part(inline, catalog)).collect()
}

fn resolve_part(inline: &Inline, catalog: &Catalog) -> LinePart {
    match inline {
        Inline::Icon(icon) => LinePart::Icon(icon),
        Inline::Text(text) => {
            let words = catalog.say(text);
            // Text without letters, such as −2 or 3/6, counts as a number, because hiding it would change the meaning
            // of its neighbours.
            if words.chars().any(char::is_alphabetic) { LinePart::Words(words) } else { LinePart::Number(words) }
        }
        Inline::Number(number) => LinePart::Number(number.to_string()),
        Inline::Divider => LinePart::Divider,
    }
}

pub(crate) fn rect_of(rect: &rondel::scene::Rect) -> Rect {
    Rect::from_min_size(pos2(rect.x, rect.y), vec2(rect.w, rect.h))
}

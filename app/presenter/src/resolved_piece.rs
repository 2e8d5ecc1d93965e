//! A thing on the table with every word said.

use emath::{Rect, pos2, vec2};
use rondel::scene::{Badge, Corner, Icon, Inline, Piece, Shape, Tone, print};
use rondel::{Catalog, ElementId};

use super::hyphens::{hyphenated, joints};
use super::outline::ResolvedOutline;

/// What the pointer does on a piece.
#[derive(Clone, Copy, Debug)]
pub struct PieceTouch {
    /// What a click on it clicks: itself, or what it stands for.
    pub clicks: ElementId,
    /// Whether the pointer goes through it.
    pub only_seen: bool,
    /// The thing whose zones a click on it folds out and away: itself, or the one it stands for.
    pub opens: Option<ElementId>,
}

/// A thing on the table.
pub struct ResolvedPiece {
    /// Its name for the program.
    pub id: ElementId,
    /// Where it lies, in table units.
    pub rect: Rect,
    /// Its outline.
    pub shape: Shape,
    /// Its name for people.
    pub name: String,
    /// What is to be seen on it.
    pub face: ResolvedFace,
    /// What stands on it, in words.
    pub printed: String,
    /// Its colour.
    pub tone: Tone,
    /// How many lie here.
    pub count: Option<u16>,
    /// What it does, and the number of the rule.
    pub help: Option<(String, &'static str)>,
    /// What the pointer does on it.
    pub touch: PieceTouch,
    /// The place of its zone.
    pub zone: usize,
    /// On how many others of its sheet it lies.
    pub level: usize,
    /// The thing that folds it out; nothing where it lies open.
    pub folded_into: Option<ElementId>,
    /// Its outline, where that is neither a rectangle nor a circle, or where it lies turned.
    pub outline: Option<ResolvedOutline>,
}

impl ResolvedPiece {
    /// What it is called, with how many there are.
    pub fn spoken(&self) -> String {
        self.count.map_or_else(|| self.name.clone(), |count| format!("{} × {count}", self.name))
    }
}

/// What is to be seen on a piece.
#[derive(Default, PartialEq)]
pub struct ResolvedFace {
    /// The drawing of its back.
    pub back: Option<Icon>,
    /// The main drawing.
    pub icon: Option<Icon>,
    /// The heading.
    pub title: Option<String>,
    /// The heading with soft hyphens where its words may be broken.
    pub hyphenated: String,
    /// Lines of icons and words.
    pub lines: Vec<Vec<LinePart>>,
    /// Small plates in the corners.
    pub badges: Vec<ResolvedBadge>,
    /// Faint drawings under everything else.
    pub behind: Vec<Icon>,
}

/// A small plate in a corner.
#[derive(Clone, Debug, PartialEq)]
pub struct ResolvedBadge {
    /// Which corner.
    pub corner: Corner,
    /// What stands on it.
    pub parts: Vec<LinePart>,
    /// Whether it is of one size on pieces of every size.
    pub fixed: bool,
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum LinePart {
    /// An icon.
    Icon(Icon),
    /// Words.
    Words(String),
    /// A number.
    Number(String),
    /// A bar.
    Divider,
}

pub(crate) fn resolve_piece(piece: &Piece, catalog: &Catalog) -> ResolvedPiece {
    let parts = |inlines: &Vec<Inline>| inlines.iter().map(|inline| resolve_part(inline, catalog)).collect();
    let title = piece.face.title.as_ref().map(|title| catalog.say(title));
    let badge = |Badge { corner, inlines, fixed }: &Badge| ResolvedBadge {
        corner: *corner,
        parts: parts(inlines),
        fixed: *fixed,
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
    }
}

fn resolve_part(inline: &Inline, catalog: &Catalog) -> LinePart {
    match inline {
        Inline::Icon(icon) => LinePart::Icon(icon),
        Inline::Text(text) => {
            let words = catalog.say(text);
            // An amount with its sign, such as −2 or 3/6, is no words: without it what stands beside it means something else.
            if words.chars().any(char::is_alphabetic) { LinePart::Words(words) } else { LinePart::Number(words) }
        }
        Inline::Number(number) => LinePart::Number(number.to_string()),
        Inline::Divider => LinePart::Divider,
    }
}

pub(crate) fn rect_of(rect: &rondel::scene::Rect) -> Rect {
    Rect::from_min_size(pos2(rect.x, rect.y), vec2(rect.w, rect.h))
}

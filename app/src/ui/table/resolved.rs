//! A scene with all its words said: made once when the position, the observer or the language changes.

use std::collections::HashMap;

use egui::{Rect, pos2, vec2};
use rondel::scene::{Corner, Icon, Inline, Piece, Scene, Shape, Tone, Zone, ZoneKind};
use rondel::{Catalog, ElementId, Seat};

/// A table ready to be drawn.
pub struct ResolvedScene {
    /// Its size in table units.
    pub size: egui::Vec2,
    /// The drawing under everything.
    pub backdrop: Option<Icon>,
    /// The parts of the table.
    pub zones: Vec<ResolvedZone>,
    /// Everything that lies on it, as it is drawn.
    pub pieces: Vec<ResolvedPiece>,
    /// How many levels of pieces lie on each other.
    pub levels: usize,
    places: HashMap<ElementId, usize>,
}

/// A part of the table.
pub struct ResolvedZone {
    /// Where it lies, in table units.
    pub rect: Rect,
    /// What stands over it, and where.
    pub title: Option<(String, TitlePlace)>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// How it is drawn.
    pub kind: ZoneKind,
}

/// Where the title of a zone stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitlePlace {
    /// In its upper strip.
    Inside,
    /// Above it.
    Above,
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
    /// Its colour.
    pub tone: Tone,
    /// How many lie here.
    pub count: Option<u16>,
    /// What it does, and the number of the rule.
    pub help: Option<(String, &'static str)>,
    /// What a click on it clicks: itself, or what it stands for.
    pub clicks: ElementId,
    /// Whether the pointer goes through it.
    pub only_seen: bool,
    /// On how many others it lies.
    pub level: usize,
}

/// What is to be seen on a piece.
#[derive(Default)]
pub struct ResolvedFace {
    /// The drawing of its back.
    pub back: Option<Icon>,
    /// The main drawing.
    pub icon: Option<Icon>,
    /// The heading.
    pub title: Option<String>,
    /// Lines of icons and words.
    pub lines: Vec<Vec<Part>>,
    /// Small plates in the corners.
    pub badges: Vec<(Corner, Vec<Part>)>,
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// An icon.
    Icon(Icon),
    /// Words.
    Words(String),
    /// A number.
    Number(String),
    /// A bar.
    Divider,
}

/// How much room a title takes, in table units.
pub const TITLE_ROOM: f32 = 20.0;
/// How long a title is, about.
const TITLE_LENGTH: f32 = 120.0;

impl ResolvedScene {
    /// Says every word of a scene.
    pub fn new(scene: &Scene, catalog: &Catalog) -> Self {
        let zones = scene.zones.iter().map(|zone| resolve_zone(zone, scene, catalog)).collect();
        let mut pieces: Vec<ResolvedPiece> = scene.pieces().map(|piece| resolve_piece(piece, catalog)).collect();
        let levels = lay_on_each_other(&mut pieces);
        let places = pieces.iter().enumerate().map(|(place, piece)| (piece.id, place)).collect();
        Self { size: vec2(scene.width, scene.height), backdrop: scene.backdrop, zones, pieces, levels, places }
    }

    /// The piece of this name.
    pub fn piece(&self, id: ElementId) -> Option<&ResolvedPiece> {
        self.places.get(&id).map(|place| &self.pieces[*place])
    }
}

fn rect_of(rect: &rondel::scene::Rect) -> Rect {
    Rect::from_min_size(pos2(rect.x, rect.y), vec2(rect.w, rect.h))
}

/// Where the title of a zone stands: in its upper strip, or above it, wherever no piece lies; nowhere where both are
/// taken, since a title over a card would hide more than it tells.
fn title_place(zone: &Zone, scene: &Scene) -> Option<TitlePlace> {
    let rect = rect_of(&zone.rect);
    let free = |strip: Rect| scene.pieces().all(|piece| !rect_of(&piece.rect).shrink(1.0).intersects(strip));
    let strip =
        |top: f32| Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width().min(TITLE_LENGTH), TITLE_ROOM));
    if free(strip(rect.top())) {
        Some(TitlePlace::Inside)
    } else {
        (rect.top() >= TITLE_ROOM && free(strip(rect.top() - TITLE_ROOM))).then_some(TitlePlace::Above)
    }
}

fn resolve_zone(zone: &Zone, scene: &Scene, catalog: &Catalog) -> ResolvedZone {
    let place = title_place(zone, scene);
    ResolvedZone {
        rect: rect_of(&zone.rect),
        title: zone.title.as_ref().zip(place).map(|(title, place)| (catalog.say(title), place)),
        owner: zone.owner,
        kind: zone.kind,
    }
}

fn resolve_piece(piece: &Piece, catalog: &Catalog) -> ResolvedPiece {
    let parts = |inlines: &Vec<Inline>| inlines.iter().map(|inline| resolve_part(inline, catalog)).collect();
    let face = ResolvedFace {
        back: piece.face.back,
        icon: piece.face.icon,
        title: piece.face.title.as_ref().map(|title| catalog.say(title)),
        lines: piece.face.lines.iter().map(parts).collect(),
        badges: piece.face.badges.iter().map(|badge| (badge.corner, parts(&badge.inlines))).collect(),
    };
    ResolvedPiece {
        id: piece.id,
        rect: rect_of(&piece.rect),
        shape: piece.shape,
        name: catalog.say(&piece.name),
        face,
        tone: piece.tone,
        count: piece.count,
        help: piece.help.as_ref().map(|help| (catalog.say(&help.text), help.rule)),
        clicks: piece.stands_for.unwrap_or(piece.id),
        only_seen: piece.only_seen,
        level: 0,
    }
}

fn resolve_part(inline: &Inline, catalog: &Catalog) -> Part {
    match inline {
        Inline::Icon(icon) => Part::Icon(icon),
        Inline::Text(text) => Part::Words(catalog.say(text)),
        Inline::Number(number) => Part::Number(number.to_string()),
        Inline::Divider => Part::Divider,
    }
}

/// Pieces that touch no earlier one can be drawn together, body by body, then icon by icon: far fewer switches of
/// texture than piece by piece.
fn lay_on_each_other(pieces: &mut [ResolvedPiece]) -> usize {
    for upper in 0..pieces.len() {
        let rect = pieces[upper].rect.shrink(0.5);
        let below = pieces[..upper].iter().filter(|lower| lower.rect.intersects(rect)).map(|lower| lower.level + 1);
        pieces[upper].level = below.max().unwrap_or(0);
    }
    pieces.iter().map(|piece| piece.level + 1).max().unwrap_or(0)
}

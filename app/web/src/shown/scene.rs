//! The scene of a page, with the same zones, pieces and labels in the same positions as in the window.

use egui::{Pos2, Rect};
use rondel::Seat;
use rondel::scene::{Corner, Shape, Tone};
use rondel_painter::table::ground::is_framed;
use rondel_presenter::describing::Describer;
use rondel_presenter::highlights::Highlights;
use rondel_presenter::outline::ResolvedOutline;
use rondel_presenter::resolved::{LinePart, ResolvedPiece, ResolvedScene, ResolvedZone, Sheet, TitlePlace};
use serde::Serialize;

/// The whole table.
#[derive(Serialize)]
pub(crate) struct ShownScene {
    /// Width and height in table units.
    size: [f32; 2],
    /// The background drawing and its aspect ratio.
    backdrop: Option<&'static str>,
    backdrop_shape: f32,
    /// Indices of the zones in reading order.
    order: Vec<usize>,
}

/// A zone of the table.
#[derive(Serialize)]
pub(crate) struct ShownZone {
    /// Left, top, width and height in table units.
    at: [f32; 4],
    name: Option<String>,
    /// Position and available width of the title, if it is shown.
    title: Option<Title>,
    owner: Option<Seat>,
    kind: &'static str,
    /// Whether the zone is drawn as a framed mat.
    framed: bool,
    /// The element that unfolds the zone, if it is folded.
    folded_into: Option<String>,
    /// Stacking order.
    layer: usize,
    regions: Vec<ShownRegion>,
    pieces: Vec<ShownPiece>,
}

#[derive(Serialize)]
struct Title {
    above: bool,
    room: f32,
}

#[derive(Serialize)]
struct ShownRegion {
    id: String,
    name: String,
    about: String,
    border: Vec<[f32; 2]>,
    label: [f32; 2],
    owner: Option<Seat>,
    fields: Vec<String>,
}

/// A piece on the table.
#[derive(Serialize)]
struct ShownPiece {
    id: String,
    at: [f32; 4],
    shape: &'static str,
    tone: &'static str,
    seat: Option<Seat>,
    /// Name including the count.
    name: String,
    /// Further description for screen readers.
    about: String,
    face: ShownFace,
    count: Option<u16>,
    /// Whether the piece is an empty point of a large board, which has a dot if it can be chosen.
    is_point: bool,
    /// The element that a tap refers to, if it is not the piece itself.
    clicks: Option<String>,
    /// Whether the piece unfolds other elements.
    opens: bool,
    only_seen: bool,
    layer: usize,
    /// Outline relative to the bounding rectangle, or `None` for rectangles and circles.
    #[serde(skip_serializing_if = "Option::is_none")]
    border: Option<Vec<[f32; 2]>>,
    /// Rotation of the contents, in degrees.
    #[serde(skip_serializing_if = "is_nothing")]
    turned: f32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_nothing(amount: &f32) -> bool {
    *amount == 0.0
}

#[derive(Serialize)]
struct ShownFace {
    back: Option<&'static str>,
    icon: Option<&'static str>,
    title: Option<String>,
    lines: Vec<Vec<ShownPart>>,
    badges: Vec<ShownBadge>,
    behind: Vec<&'static str>,
}

#[derive(Serialize)]
struct ShownBadge {
    corner: &'static str,
    parts: Vec<ShownPart>,
}

/// A part of a line: an icon, text, a number, or a divider.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum ShownPart {
    Icon(&'static str),
    Words(String),
    Number(String),
    Divider,
}

/// Number of layers per sheet.
const SHEET: usize = 64;
/// Offset that places unfolded sheets above all others.
const FOLDED_OUT: usize = 8_192;
/// Layer of the pieces within a sheet, above its mats and regions.
const PIECES: usize = 4;

impl ShownScene {
    pub(crate) fn of(scene: &ResolvedScene) -> Self {
        Self {
            size: [scene.size.x, scene.size.y],
            backdrop: scene.backdrop,
            backdrop_shape: scene.backdrop_shape,
            order: scene.zones_in_order.clone(),
        }
    }
}

impl ShownZone {
    /// Returns the zones of a scene in their original order.
    pub(crate) fn all(scene: &ResolvedScene, voice: &Describer<'_>) -> Vec<Self> {
        let mut layers = vec![0; scene.zones.len()];
        for (number, Sheet { folded_into, zones, .. }) in scene.sheets.iter().enumerate() {
            let layer = number * SHEET + if folded_into.is_some() { FOLDED_OUT } else { 0 };
            for zone in zones {
                layers[*zone] = layer;
            }
        }
        let zones = scene.zones.iter().enumerate().zip(&layers);
        zones.map(|((place, zone), layer)| Self::of(place, zone, *layer, scene, voice)).collect()
    }

    fn of(place: usize, zone: &ResolvedZone, layer: usize, scene: &ResolvedScene, voice: &Describer<'_>) -> Self {
        let plain = Highlights::default();
        let regions = zone.regions.iter().map(|region| ShownRegion {
            id: region.id.to_string(),
            name: region.name.clone(),
            about: voice.describe_region(region, scene, &plain),
            border: region.outline.iter().map(corner).collect(),
            label: corner(&region.label),
            owner: region.owner,
            fields: region.fields.iter().map(ToString::to_string).collect(),
        });
        // Pieces are in reading order, because screen readers follow the order of the page.
        let read = scene.touched.iter().map(|place| &scene.pieces[*place]);
        let pieces = read.filter(|piece| piece.zone == place).map(|piece| ShownPiece {
            id: piece.id.to_string(),
            at: at(piece.rect),
            shape: shape(piece.shape),
            tone: tone(piece.tone),
            seat: if let Tone::Seat(seat) = piece.tone { Some(seat) } else { None },
            name: piece.spoken(),
            about: voice.describe(piece, scene, &plain),
            face: ShownFace::of(piece),
            count: piece.count,
            is_point: piece.is_point,
            clicks: (piece.touch.clicks != piece.id).then(|| piece.touch.clicks.to_string()),
            opens: piece.touch.opens == Some(piece.id),
            only_seen: piece.touch.only_seen,
            layer: layer + PIECES + piece.level,
            border: border(piece),
            turned: piece.outline.as_ref().map_or(0.0, ResolvedOutline::degrees),
        });
        Self {
            at: at(zone.rect),
            name: zone.name.clone(),
            title: zone.title.as_ref().map(|(_, at)| Title { above: *at == TitlePlace::Above, room: zone.title_room }),
            owner: zone.owner,
            kind: zone.kind.name(),
            framed: is_framed(zone),
            folded_into: zone.folded_into.map(|opener| opener.to_string()),
            layer,
            regions: regions.collect(),
            pieces: pieces.collect(),
        }
    }
}

impl ShownFace {
    fn of(piece: &ResolvedPiece) -> Self {
        let parts = |parts: &Vec<LinePart>| parts.iter().map(ShownPart::of).collect();
        let badges = piece.face.badges.iter();
        let badges = badges.map(|badge| ShownBadge { corner: place(badge.corner), parts: parts(&badge.parts) });
        Self {
            back: piece.face.back,
            icon: piece.face.icon,
            title: piece.face.title.as_ref().map(|_| piece.face.hyphenated.clone()),
            lines: piece.face.lines.iter().map(parts).collect(),
            badges: badges.collect(),
            behind: piece.face.behind.clone(),
        }
    }
}

impl ShownPart {
    fn of(part: &LinePart) -> Self {
        match part {
            LinePart::Icon(icon) => Self::Icon(icon),
            LinePart::Words(words) => Self::Words(words.clone()),
            LinePart::Number(number) => Self::Number(number.clone()),
            LinePart::Divider => Self::Divider,
        }
    }
}

fn at(rect: Rect) -> [f32; 4] {
    [rect.left(), rect.top(), rect.width(), rect.height()]
}

fn corner(point: &Pos2) -> [f32; 2] {
    [point.x, point.y]
}

/// Returns the outline of a piece relative to its bounding rectangle.
fn border(piece: &ResolvedPiece) -> Option<Vec<[f32; 2]>> {
    let whole = Rect::from_min_size(Pos2::ZERO, egui::Vec2::splat(1.0));
    Some(piece.outline.as_ref()?.corners_in(whole)?.iter().map(corner).collect())
}

fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Card => "card",
        Shape::Space => "space",
        Shape::Tile => "tile",
        Shape::Disc => "disc",
        Shape::Figure => "figure",
        Shape::Polygon => "polygon",
        Shape::Line => "line",
    }
}

fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Neutral => "neutral",
        Tone::Seat(_) => "seat",
        Tone::Spent => "spent",
        Tone::Accent => "accent",
        Tone::Active => "active",
    }
}

fn place(corner: Corner) -> &'static str {
    match corner {
        Corner::TopLeft => "top-left",
        Corner::TopRight => "top-right",
        Corner::BottomLeft => "bottom-left",
        Corner::BottomRight => "bottom-right",
    }
}

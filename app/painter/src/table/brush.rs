//! The basics of table painting: the view of the table, the contents to paint, and the brush.

use std::f32::consts::TAU;

use egui::{Color32, Context, Painter, Pos2, Rect, Stroke, Ui, Vec2};
use rondel::{Plugin, Seat};
use rondel_presenter::highlights::Highlights;
use rondel_presenter::resolved::{LinePart, ResolvedPiece, ResolvedScene};

use super::alike::{is_blank, lay_alike};
use super::effects::Effects;
use super::face::{FaceMark, TextMetrics};
use super::folding::Folding;
use super::lasting_marks::Marks;
use super::motion::Motion;
use super::naming::{RegionName, lay_names};
use crate::icons::Icons;
use crate::theme::seat_colour;

/// The transformation from table units to points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The upper left corner of the table on the screen.
    pub origin: Pos2,
    /// Points per table unit.
    pub scale: f32,
}

/// Paints the part of a scene within `room` as a static image, without motion or highlights.
pub fn paint_still(
    ui: &Ui,
    room: Rect,
    view: View,
    scene: &ResolvedScene,
    faces: &mut Faces,
    plugin: &'static Plugin,
    icons: &mut Icons,
) {
    faces.prepare(ui.ctx(), scene, &[], 0, view.scale);
    let painter = ui.painter_at(room);
    let mut brush = Brush { painter: &painter, plugin, icons, view, now: ui.input(|input| input.time) };
    let (motion, folding) = (&Motion::default(), &Folding::default());
    let (effects, marks) = (&Effects::default(), &Marks::default());
    brush.table(&PaintedTable { scene, faces, motion, folding, highlights: &Highlights::default(), effects, marks });
}

impl View {
    /// Creates a view that shows the whole table in `room`.
    pub fn fit(table: Vec2, room: Rect) -> Self {
        let scale = (room.width() / table.x).min(room.height() / table.y).max(0.01);
        Self { origin: room.center() - table * scale / 2.0, scale }
    }

    /// Converts a rectangle from table units to points on the screen.
    pub fn rect(&self, rect: Rect) -> Rect {
        Rect::from_min_max(self.point(rect.min), self.point(rect.max))
    }

    /// Converts a position from table units to points on the screen.
    pub fn point(&self, point: Pos2) -> Pos2 {
        self.origin + point.to_vec2() * self.scale
    }

    /// Converts a position on the screen to table units.
    pub fn on_table(&self, point: Pos2) -> Pos2 {
        ((point - self.origin) / self.scale).to_pos2()
    }
}

/// The faces of a scene, laid out for one scale.
#[derive(Default)]
pub struct Faces {
    made_for: Option<(u64, u32, u32)>,
    wordless: bool,
    /// Whether text may be smaller than on a table.
    small: bool,
    pub(super) marks: Vec<Vec<FaceMark>>,
    /// The faces of pieces that are still shown in their previous state.
    pub(super) past: Vec<Vec<FaceMark>>,
    /// The names of the regions of each zone.
    pub(super) names: Vec<Vec<RegionName>>,
}

impl Faces {
    /// Creates faces without text, for images that are too small to read.
    pub fn wordless() -> Self {
        Self { wordless: true, ..Self::default() }
    }

    /// Creates faces whose text may be smaller than on a table, for pictures of a part of a table.
    pub fn small() -> Self {
        Self { small: true, ..Self::default() }
    }

    /// Returns whether a piece shows all of its text.
    pub(super) fn tell_all(&self, place: usize, piece: &ResolvedPiece) -> bool {
        let letters = |words: &str| words.chars().filter(|letter| letter.is_alphanumeric()).count();
        let shown = self.marks.get(place).into_iter().flatten().filter_map(|mark| match mark {
            FaceMark::Words(_, words, _) => Some(letters(words)),
            FaceMark::Stamp(stamp) => Some(letters(stamp.words())),
            _ => None,
        });
        let parts = piece.face.lines.iter().chain(piece.face.badges.iter().map(|badge| &badge.parts)).flatten();
        let written = parts.filter_map(|part| match part {
            LinePart::Words(words) | LinePart::Number(words) => Some(letters(words)),
            LinePart::Icon(_) | LinePart::Divider => None,
        });
        let title = piece.face.title.as_deref().map_or(0, letters);
        shown.sum::<usize>() >= written.sum::<usize>() + title
    }

    /// Returns whether the piece with this index is too small for any of what it has to show.
    pub(super) fn is_blank(&self, place: usize, piece: &ResolvedPiece) -> bool {
        self.marks.get(place).is_some_and(|marks| is_blank(piece, marks))
    }

    /// Lays out the faces again if the scene or the scale has changed.
    pub fn prepare(&mut self, ctx: &Context, scene: &ResolvedScene, past: &[ResolvedPiece], serial: u64, scale: f32) {
        let wanted = (serial, scale.to_bits(), ctx.pixels_per_point().to_bits());
        if self.made_for == Some(wanted) {
            return;
        }
        let mut ruler = if self.wordless { TextMetrics::wordless(ctx) } else { TextMetrics::new(ctx) };
        if self.small {
            const SMALL: f32 = 0.65;
            ruler.smallest_usual *= SMALL;
            ruler.smallest = ruler.smallest_usual;
        }
        self.marks = lay_alike(&scene.pieces, scale, &mut ruler);
        let zones = scene.zones.iter().enumerate();
        self.names = zones.map(|(number, zone)| lay_names(zone, number, scene, scale, &mut ruler)).collect();
        self.past = lay_alike(past, scale, &mut ruler);
        self.made_for = Some(wanted);
    }
}

/// The state of a table to paint.
pub struct PaintedTable<'a> {
    /// The scene.
    pub scene: &'a ResolvedScene,
    /// The faces of the pieces.
    pub faces: &'a Faces,
    /// The motion of the pieces.
    pub motion: &'a Motion,
    /// The unfolded zones.
    pub folding: &'a Folding,
    /// The highlights.
    pub highlights: &'a Highlights,
    /// The effects of recent moments.
    pub effects: &'a Effects,
    /// The lasting marks of the players' decisions.
    pub marks: &'a Marks,
}

/// Everything required for painting, except the scene.
pub struct Brush<'a> {
    /// The painter to draw with.
    pub painter: &'a Painter,
    /// The game that provides the icons.
    pub plugin: &'static Plugin,
    /// The icon textures.
    pub icons: &'a mut Icons,
    /// The view of the table.
    pub view: View,
    /// The current time in seconds, for animations.
    pub now: f64,
}

/// Returns the outline of a seat's symbol: the number of its corners (0 for a circle) and its rotation in radians.
pub fn seat_outline(seat: Seat) -> (usize, f32) {
    match seat.index() {
        0 => (0, 0.0),
        1 => (4, TAU / 8.0),
        2 => (3, -TAU / 4.0),
        3 => (4, 0.0),
        4 => (5, -TAU / 4.0),
        5 => (6, 0.0),
        6 => (3, TAU / 4.0),
        _ => (3, 0.0),
    }
}

/// Paints a seat's symbol in its colour: circle, square, triangle, diamond, pentagon, hexagon, or a triangle that
/// points down or right.
pub fn seat_shape(painter: &Painter, middle: Pos2, radius: f32, seat: Seat) {
    let colour = seat_colour(seat);
    let edge = Stroke::new(1.2, Color32::WHITE);
    let (corners, turn) = seat_outline(seat);
    if corners == 0 {
        painter.circle(middle, radius * 0.9, colour, edge);
        return;
    }
    let corner = |index: usize| middle + Vec2::angled(turn + TAU * index as f32 / corners as f32) * radius;
    painter.add(egui::Shape::convex_polygon((0..corners).map(corner).collect(), colour, edge));
}

//! What every painting on the table is made with: where the table is on the screen, what lies on it, and the brush.

use std::f32::consts::TAU;

use egui::{Color32, Context, Painter, Pos2, Rect, Stroke, Ui, Vec2};
use rondel::{Plugin, Seat};
use rondel_presenter::highlights::Highlights;
use rondel_presenter::resolved::{LinePart, ResolvedPiece, ResolvedScene};

use super::alike::lay_alike;
use super::effects::Effects;
use super::face::{FaceMark, TextMetrics};
use super::folding::Folding;
use super::lasting_marks::Marks;
use super::motion::Motion;
use super::naming::{RegionName, lay_names};
use crate::icons::Icons;
use crate::theme::seat_colour;

/// How table units become points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Where the upper left corner of the table is.
    pub origin: Pos2,
    /// Points for each table unit.
    pub scale: f32,
}

/// Paints the part of a scene that lies in `room` as it stands: nothing moves, and nothing can be chosen.
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
    /// Shows the whole table in `room`.
    pub fn fit(table: Vec2, room: Rect) -> Self {
        let scale = (room.width() / table.x).min(room.height() / table.y).max(0.01);
        Self { origin: room.center() - table * scale / 2.0, scale }
    }

    /// A rectangle of the table on the screen.
    pub fn rect(&self, rect: Rect) -> Rect {
        Rect::from_min_max(self.point(rect.min), self.point(rect.max))
    }

    /// A point of the table on the screen.
    pub fn point(&self, point: Pos2) -> Pos2 {
        self.origin + point.to_vec2() * self.scale
    }

    /// A point of the screen on the table.
    pub fn on_table(&self, point: Pos2) -> Pos2 {
        ((point - self.origin) / self.scale).to_pos2()
    }
}

/// The faces of a scene, laid out for one scale.
#[derive(Default)]
pub struct Faces {
    made_for: Option<(u64, u32, u32)>,
    wordless: bool,
    pub(super) marks: Vec<Vec<FaceMark>>,
    /// Those of the pieces that are still shown as they were before.
    pub(super) past: Vec<Vec<FaceMark>>,
    /// The names of the regions of each zone.
    pub(super) names: Vec<Vec<RegionName>>,
}

impl Faces {
    /// Faces of a picture that is too small for words: drawings alone.
    pub fn wordless() -> Self {
        Self { wordless: true, ..Self::default() }
    }

    /// Whether everything that is written on a piece can be read on it.
    pub(super) fn tell_all(&self, place: usize, piece: &ResolvedPiece) -> bool {
        let letters = |words: &str| words.chars().filter(|letter| letter.is_alphanumeric()).count();
        let shown = self.marks.get(place).into_iter().flatten().filter_map(|mark| match mark {
            FaceMark::Words(_, words, _) => Some(letters(words)),
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

    /// Lays the faces out anew where scene or scale changed.
    pub fn prepare(&mut self, ctx: &Context, scene: &ResolvedScene, past: &[ResolvedPiece], serial: u64, scale: f32) {
        let wanted = (serial, scale.to_bits(), ctx.pixels_per_point().to_bits());
        if self.made_for == Some(wanted) {
            return;
        }
        let mut ruler = if self.wordless { TextMetrics::wordless(ctx) } else { TextMetrics::new(ctx) };
        self.marks = lay_alike(&scene.pieces, scale, &mut ruler);
        let zones = scene.zones.iter().enumerate();
        self.names = zones.map(|(number, zone)| lay_names(zone, number, scene, scale, &mut ruler)).collect();
        self.past = lay_alike(past, scale, &mut ruler);
        self.made_for = Some(wanted);
    }
}

/// A table as it is to be painted.
pub struct PaintedTable<'a> {
    /// What lies on it.
    pub scene: &'a ResolvedScene,
    /// The faces of its pieces.
    pub faces: &'a Faces,
    /// What moves.
    pub motion: &'a Motion,
    /// What is folded out.
    pub folding: &'a Folding,
    /// What is marked.
    pub highlights: &'a Highlights,
    /// What is shown of the last moments.
    pub effects: &'a Effects,
    /// What stays marked of what somebody's decisions brought about.
    pub marks: &'a Marks,
}

/// Everything a painting needs besides the scene.
pub struct Brush<'a> {
    /// Where to paint.
    pub painter: &'a Painter,
    /// Whose drawings to use.
    pub plugin: &'static Plugin,
    /// The drawings.
    pub icons: &'a mut Icons,
    /// Where the table is.
    pub view: View,
    /// The time, for pieces that glide.
    pub now: f64,
}

/// The shape of a seat: how many corners it has, none for a circle, and how far it is turned, in radians.
pub fn seat_outline(seat: Seat) -> (usize, f32) {
    match seat.index() {
        0 => (0, 0.0),
        1 => (4, TAU / 8.0),
        2 => (3, -TAU / 4.0),
        3 => (4, 0.0),
        4 => (5, -TAU / 4.0),
        _ => (6, 0.0),
    }
}

/// Paints the shape of a seat beside its colour: circle, square, triangle, diamond, pentagon, hexagon.
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

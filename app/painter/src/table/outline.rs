//! Paints pieces with a custom outline: polygons, lines with their full width, and rotated pieces.

use egui::emath::Rot2;
use egui::epaint::{Mesh, TextShape, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Rect, Shape as Painted, Stroke, StrokeKind, Vec2, pos2, vec2};
use rondel::scene::{Shape, Tone};
use rondel_presenter::resolved::ResolvedPiece;
use rondel_presenter::resolved_region::shrunk;

use super::brush::{Brush, seat_shape};
use super::face::FaceMark;
use super::paint::{Ink, Layer, surface};
use crate::theme::{Palette, between, faded, seat_colour};

impl Brush<'_> {
    /// Paints the body of a piece that has a custom outline: its fill and its border. Returns `false` if the
    /// piece has no outline.
    pub(super) fn outlined_body(&self, piece: &ResolvedPiece, rect: Rect, opacity: f32, palette: &Palette) -> bool {
        let Some(outline) = piece.outline.as_ref() else { return false };
        let Some(border) = outline.corners_in(rect).filter(|_| piece.shape != Shape::Figure) else { return false };
        let scale = self.view.scale;
        let (fill, edge) = outlined_surface(piece, palette);
        let ground = |colour: Color32, shift: Vec2| {
            let moved = border.iter().map(|at| *at + shift);
            if outline.is_convex {
                // Convex polygons have anti-aliased edges.
                return Painted::convex_polygon(moved.collect(), colour, Stroke::NONE);
            }
            let vertices = moved.map(|at| Vertex { pos: at, uv: WHITE_UV, color: colour }).collect();
            Painted::mesh(Mesh { indices: outline.triangles.concat(), vertices, ..Mesh::default() })
        };
        if piece.shape == Shape::Card {
            self.painter.add(ground(Color32::from_black_alpha((70.0 * opacity) as u8), vec2(0.0, 3.0 * scale)));
        }
        let filled = match (piece.shape, piece.tone) {
            (Shape::Space, _) => 0.34,
            // A connection that has not been built yet.
            (Shape::Line, Tone::Spent) => 0.45,
            _ => 1.0,
        };
        self.painter.add(ground(faded(fill, filled * opacity), Vec2::ZERO));
        let is_seats = matches!(piece.tone, Tone::Seat(_));
        let width =
            if is_seats && piece.shape != Shape::Line { (2.6 * scale).max(1.4) } else { (1.2 * scale).max(0.8) };
        if piece.tone == Tone::Active {
            let frame = (3.0 * scale).max(1.6);
            self.along(&border, frame * 1.1, Stroke::new(frame, faded(palette.paper.ink, opacity)));
            self.along(&border, frame * 0.4, Stroke::new(frame, faded(palette.paper.plain, opacity)));
        }
        // The line is drawn inside the border, as for cards, so that it does not cover the line of a neighbour.
        self.along(&border, -width / 2.0, Stroke::new(width, faded(edge, opacity * filled)));
        // Without a symbol, only the colour would identify the owner.
        if let Tone::Seat(seat) = piece.tone
            && piece.face.icon.is_none()
            && let Some(at) = outline.sign_in(rect)
        {
            let radius = (outline.room * scale * 0.3).clamp(2.5, 8.0);
            seat_shape(self.painter, at, radius, seat);
        }
        true
    }

    /// Draws a closed line at a distance outside a border, or inside it if the distance is negative.
    pub(super) fn along(&self, border: &[Pos2], out: f32, stroke: Stroke) {
        self.painter.add(Painted::closed_line(shrunk(border, -out), stroke));
    }

    /// Paints one part of the face of a rotated piece.
    pub(super) fn turned_mark(&mut self, piece: &ResolvedPiece, mark: &FaceMark, rect: Rect, layer: Layer, ink: &Ink) {
        let turn = Rot2::from_angle(piece.outline.as_ref().map_or(0.0, |outline| outline.turned));
        let (middle, shift) = (rect.center(), rect.min.to_vec2());
        let turned = |at: Pos2| middle + turn * (at - middle);
        let plate = |brush: &Self, rect: Rect, fill: Color32, edge: Stroke| {
            let rect = rect.translate(shift);
            let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()].map(turned);
            brush.painter.add(Painted::convex_polygon(corners.to_vec(), fill, edge));
        };
        match (mark, layer) {
            (FaceMark::Plate(at) | FaceMark::Bubble(at), Layer::Plates) => {
                plate(self, *at, ink.plate, Stroke::new(1.0, ink.plate_edge));
            }
            (FaceMark::Rule(at), Layer::Plates) => plate(self, *at, ink.rule, Stroke::NONE),
            (FaceMark::Behind(icon, at), Layer::Behind) => {
                self.turned_icon(icon, at.translate(shift), (turn, middle), ink.behind);
            }
            (FaceMark::Back(icon, at) | FaceMark::Figure(icon, at), Layer::Figures)
            | (FaceMark::Icon(icon, at), Layer::Icons) => {
                self.turned_icon(icon, at.translate(shift), (turn, middle), ink.icon);
            }
            (FaceMark::Words(at, words, font), Layer::Words) => {
                let galley = self.painter.layout_no_wrap(words.clone(), font.clone(), ink.words);
                self.painter.add(TextShape::new(turned(*at + shift), galley, ink.words).with_angle(turn.angle()));
            }
            _ => {}
        }
    }

    fn turned_icon(&mut self, icon: &str, rect: Rect, (turn, middle): (Rot2, Pos2), tint: Color32) {
        let pixels = rect.size().max_elem() * self.painter.ctx().pixels_per_point();
        let Some((texture, size)) = self.icons.icon(self.painter.ctx(), Some(self.plugin), icon, pixels) else {
            return;
        };
        let share = (rect.size() / size).min_elem();
        let mut mesh = Mesh::with_texture(texture);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        mesh.add_rect_with_uv(Rect::from_center_size(rect.center(), size * share), whole, tint);
        mesh.rotate(turn, middle);
        self.painter.add(mesh);
    }

    /// Draws the mark of a selectable piece along its outline, with a dot at each corner, which distinguishes
    /// it from other marks without relying on colour.
    pub(super) fn may_along(&self, border: &[Pos2], colour: Color32, rim: Color32) {
        let width = self.outline();
        self.along(border, width * 0.8, Stroke::new(width * 2.6, rim));
        self.along(border, width * 0.7, Stroke::new(width * 1.1, colour));
        for corner in shrunk(border, -width * 0.7) {
            self.painter.circle(corner, width * 1.2, colour, Stroke::new(width * 0.6, rim));
        }
    }

    /// Draws a line around an object, along its custom outline if it has one.
    pub(super) fn frame(&self, piece: Option<&ResolvedPiece>, rect: Rect, out: f32, corner: u8, stroke: Stroke) {
        match piece.and_then(|piece| piece.border(rect)) {
            Some(border) => self.along(&border, out, stroke),
            None => {
                self.painter.rect_stroke(rect.expand(out), corner, stroke, StrokeKind::Middle);
            }
        }
    }
}

/// Returns the fill and border colours of a piece with a custom outline. Roads and fields clearly show the colour
/// of their seat even from a distance.
fn outlined_surface(piece: &ResolvedPiece, palette: &Palette) -> (Color32, Color32) {
    match (piece.shape, piece.tone) {
        (Shape::Line, Tone::Seat(seat)) => (seat_colour(seat), palette.paper.plain),
        (Shape::Line, Tone::Neutral) => (between(palette.paper.plain, palette.wood, 0.3), palette.paper.edge),
        (Shape::Polygon, Tone::Seat(seat)) => (between(palette.paper.plain, seat_colour(seat), 0.4), seat_colour(seat)),
        _ => surface(piece, palette),
    }
}

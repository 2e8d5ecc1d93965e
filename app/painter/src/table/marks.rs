//! Paints the marks of elements on the table, and the icon of an opener.

use std::f32::consts::TAU;

use egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use rondel::ElementId;
use rondel::scene::{Corner, Shape};
use rondel_presenter::resolved::ResolvedPiece;

use super::brush::{Brush, PaintedTable};
use crate::theme::{self, Palette, between, faded};

/// The colour of the mark of selectable elements: bright, with a dark rim.
const MAY: Color32 = Color32::from_rgb(0xff, 0xc9, 0x3c);
/// The colour of the mark of elements that lead only to choices without effect.
const MAY_IDLE: Color32 = Color32::from_rgb(0xe9, 0xdf, 0xc6);
const MAY_RIM: Color32 = Color32::from_rgb(0x2b, 0x16, 0x04);

/// Returns the width of the line around a marked element, in points. `scale` is in points per table unit.
fn outline_at(scale: f32) -> f32 {
    (2.6 * scale).clamp(1.8, 5.0)
}

/// Returns the distance in points that a mark extends from its element's edge. `scale` is in points per table unit.
pub fn reach_at(scale: f32) -> f32 {
    outline_at(scale) * 2.6
}

/// Paints a cross on a disc, which marks a move that was not the best one.
pub fn cross_at(painter: &Painter, middle: Pos2, radius: f32, palette: &Palette) {
    painter.circle(middle, radius, palette.alarm, Stroke::new(1.5, palette.sheet));
    let (arm, line) = (radius * 0.42, Stroke::new(radius * 0.24, palette.sheet));
    for side in [-1.0, 1.0] {
        painter.line_segment([middle + vec2(-arm, -arm * side), middle + vec2(arm, arm * side)], line);
    }
}

/// Paints a triangle that points down at `tip`.
pub fn pointer_at(painter: &Painter, tip: Pos2, size: f32, colour: Color32) {
    let points = vec![tip, tip + vec2(-size * 0.7, -size), tip + vec2(size * 0.7, -size)];
    painter.add(egui::Shape::convex_polygon(points, colour, Stroke::new(1.0, Color32::WHITE)));
}

impl Brush<'_> {
    /// Marks the elements that can be clicked, were clicked or are pointed at, either in the open zones or in the
    /// zones unfolded by one opener. Brackets and ticks make the marks recognisable without colour.
    pub(super) fn highlights(&self, table: &PaintedTable<'_>, folded_into: Option<ElementId>, palette: &Palette) {
        let highlights = table.highlights;
        let place = |id: &ElementId| {
            let piece = table.scene.piece(*id).filter(|piece| piece.folded_into == folded_into)?;
            Some((piece, self.view.rect(table.motion.sight(*id, piece.rect, self.now).rect)))
        };
        for (piece, rect) in highlights.open.iter().filter_map(place) {
            let hovered = highlights.hovered.is_some_and(|id| id == piece.id || id == piece.touch.clicks);
            let is_idle = highlights.idle.contains(&piece.id);
            if let Some(dot) = piece.dot(rect).filter(|_| !hovered) {
                self.may_dot(dot, if is_idle { MAY_IDLE } else { MAY });
            } else if is_idle && !hovered {
                self.may_idle(piece, rect);
            } else if highlights.aside.contains(&piece.id) && !hovered {
                self.may_aside(piece, rect);
            } else {
                self.may(piece, rect, if hovered { Color32::WHITE } else { MAY });
            }
        }
        for (piece, rect) in highlights.played.iter().filter_map(place) {
            self.glow(piece, rect, palette.alarm, 1.0);
            self.cross(rect, palette);
        }
        for (piece, rect) in highlights.pointed.iter().filter_map(place) {
            self.glow(piece, rect, palette.point, 1.0);
            self.pointer(rect, palette.point);
        }
        for (id, times) in &highlights.chosen {
            if let Some((piece, rect)) = place(id) {
                self.glow(piece, rect, palette.point, 1.0);
                self.tick(rect, *times, palette);
            }
        }
    }

    /// Marks a selectable element with a dark line and a bright line, so that one of them contrasts with any
    /// background. If the element has corners, the corners are emphasised.
    fn may(&self, piece: &ResolvedPiece, rect: Rect, colour: Color32) {
        /// Minimum size of an element with emphasised corners. Smaller elements get a ring, because the corners of
        /// close neighbours, such as the fields of a map, would merge.
        const CLOSE: f32 = 46.0;
        /// Maximum width of the line as a share of the shorter side, so that the marks of low tiles that lie close
        /// together leave the tiles readable.
        const THIN: f32 = 0.065;
        let width = self.outline();
        let is_small = rect.size().max_elem() < (CLOSE * self.view.scale).min(rect.size().min_elem() * 1.3);
        if piece.shape == Shape::Disc || piece.shape == Shape::Figure && is_small {
            let radius = rect.size().min_elem() / 2.0;
            let (wide, out) = if piece.shape == Shape::Disc { (width * 1.3, 0.3) } else { (width, 0.3) };
            self.painter.circle_stroke(
                rect.center(),
                radius + width * (out + 0.2),
                Stroke::new(wide + width * 1.2, MAY_RIM),
            );
            self.painter.circle_stroke(rect.center(), radius + width * out, Stroke::new(wide, colour));
            return;
        }
        if let Some(border) = piece.border(rect) {
            self.may_along(&border, colour, MAY_RIM);
            return;
        }
        let width = width.min((rect.size().min_elem() * THIN).max(1.0));
        let corner = CornerRadius::same((rect.size().min_elem() * 0.1).clamp(2.0, 12.0) as u8);
        let line = |expand: f32, width: f32, colour: Color32| {
            let rect = rect.expand(expand);
            self.painter.rect_stroke(rect, corner, Stroke::new(width, colour), StrokeKind::Middle);
        };
        line(width * 0.7, width * 1.9, MAY_RIM);
        line(width * 0.5, width * 0.8, colour);
        self.brackets(rect, width, colour);
    }

    /// Draws a dot with a dark rim on a selectable point of a large board.
    fn may_dot(&self, dot: Rect, colour: Color32) {
        let radius = dot.width() / 2.0;
        self.painter.circle(dot.center(), radius, colour, Stroke::new((radius * 0.3).max(1.0), MAY_RIM));
    }

    /// Draws a thin line around an element that leads only to asides.
    fn may_aside(&self, piece: &ResolvedPiece, rect: Rect) {
        let line = self.thin_line(piece, rect);
        self.painter.line(line, Stroke::new(self.outline() * 0.6, MAY));
    }

    /// Draws a thin dashed line around an element that can be selected but leads only to choices without effect.
    fn may_idle(&self, piece: &ResolvedPiece, rect: Rect) {
        let line = self.thin_line(piece, rect);
        let dash = (7.0 * self.view.scale).clamp(4.0, 10.0);
        let stroke = Stroke::new(self.outline() * 0.6, MAY_IDLE);
        self.painter.extend(egui::Shape::dashed_line(&line, stroke, dash, dash * 0.8));
    }

    /// Draws the dark ground of a thin line around an element. Returns the corners of the closed line.
    fn thin_line(&self, piece: &ResolvedPiece, rect: Rect) -> Vec<Pos2> {
        let width = self.outline();
        let border = piece.border(rect).unwrap_or_else(|| {
            if piece.shape == Shape::Disc {
                let radius = rect.size().min_elem() / 2.0 + width * 0.5;
                let corner = |step: u8| rect.center() + radius * egui::Vec2::angled(f32::from(step) * TAU / 24.0);
                return (0..24).map(corner).collect();
            }
            let rect = rect.expand(width * 0.5);
            vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
        });
        let closed: Vec<Pos2> = border.iter().copied().chain(border.first().copied()).collect();
        self.painter.line(closed.clone(), Stroke::new(width * 1.3, MAY_RIM));
        closed
    }

    /// Returns the width of the line around a marked element.
    pub(super) fn outline(&self) -> f32 {
        outline_at(self.view.scale)
    }

    /// Paints a glowing line around an element.
    pub(super) fn glow(&self, piece: &ResolvedPiece, rect: Rect, colour: Color32, strength: f32) {
        let width = self.outline();
        let small = rect.size().min_elem();
        let halo = Stroke::new(width * 2.4, faded(colour, 0.3 * strength));
        let line = Stroke::new(width * 0.8, faded(colour, strength));
        if piece.shape == Shape::Disc {
            self.painter.circle_stroke(rect.center(), small / 2.0 + width, halo);
            self.painter.circle_stroke(rect.center(), small / 2.0 + width * 0.4, line);
        } else {
            let corner = (small * 0.1).clamp(2.0, 12.0) as u8;
            self.frame(Some(piece), rect, width * 0.6, corner, halo);
            self.frame(Some(piece), rect, width * 0.3, corner, line);
        }
    }

    /// Emphasises the corners of a frame whose line has the width `line`.
    fn brackets(&self, rect: Rect, line: f32, colour: Color32) {
        let width = line * 1.35;
        let rect = rect.expand(width * 0.9);
        let arm = (rect.size().min_elem() * 0.22).clamp(4.0, 22.0);
        for (corner, x, y) in [
            (rect.left_top(), 1.0, 1.0),
            (rect.right_top(), -1.0, 1.0),
            (rect.right_bottom(), -1.0, -1.0),
            (rect.left_bottom(), 1.0, -1.0),
        ] {
            let points = vec![corner + vec2(arm * x, 0.0), corner, corner + vec2(0.0, arm * y)];
            // A dark line below makes the bracket visible on both pale and golden cards.
            let below = Stroke::new(width + line * 0.8, MAY_RIM);
            self.painter.line(points.clone(), below);
            self.painter.line(points, Stroke::new(width, colour));
        }
    }

    /// Paints a small arrow above an element, pointing down at it.
    fn pointer(&self, rect: Rect, colour: Color32) {
        let size = (11.0 * self.view.scale).clamp(6.0, 18.0);
        let tip = rect.center_top() - vec2(0.0, self.outline());
        pointer_at(self.painter, tip, size, colour);
    }

    /// Paints a cross that marks a mistake without relying on colour.
    fn cross(&self, rect: Rect, palette: &Palette) {
        let radius = (11.0 * self.view.scale).clamp(7.0, 16.0);
        cross_at(self.painter, rect.right_top() + vec2(-radius * 0.5, radius * 0.5), radius, palette);
    }

    fn tick(&self, rect: Rect, times: usize, palette: &Palette) {
        let radius = (11.0 * self.view.scale).clamp(7.0, 16.0);
        let middle = rect.right_top() + vec2(-radius * 0.5, radius * 0.5);
        self.painter.circle(middle, radius, palette.point, Stroke::new(1.5, Color32::WHITE));
        if times > 1 {
            let words = format!("{times}×");
            self.painter.text(middle, Align2::CENTER_CENTER, words, theme::strong(radius * 1.05), Color32::WHITE);
        } else {
            let points = vec![
                middle + vec2(-0.45, 0.05) * radius,
                middle + vec2(-0.12, 0.4) * radius,
                middle + vec2(0.5, -0.35) * radius,
            ];
            self.painter.line(points, Stroke::new(radius * 0.24, Color32::WHITE));
        }
    }

    /// Paints a small icon in a free corner of an opener: an open eye if its zones are folded away, or a
    /// closed eye if its zones are unfolded.
    pub(super) fn fold_sign(&self, piece: &ResolvedPiece, rect: Rect, out: bool, lit: bool) {
        let palette = theme::palette(self.painter.ctx());
        let radius = (rect.size().min_elem() * 0.17).clamp(5.5, (9.0 * self.view.scale).max(6.5));
        let middle = sign_place(piece, rect.shrink(radius * 1.15));
        let plate = if lit { between(palette.paper.plain, palette.glow, 0.6) } else { palette.paper.plain };
        self.painter.circle(middle, radius, plate, Stroke::new((radius * 0.14).max(0.8), palette.paper.ink));
        // The open eye indicates that there is more to see.
        let lid = vec2(0.74, if out { 0.14 } else { 0.46 }) * radius;
        self.painter.add(egui::Shape::ellipse_filled(middle, lid, palette.paper.ink));
        if !out {
            self.painter.circle_filled(middle, radius * 0.3, plate);
            self.painter.circle_filled(middle, radius * 0.16, palette.paper.ink);
        }
        if lit {
            self.glow(piece, rect, faded(palette.glow, 0.8), 0.7);
        }
    }
}

/// Returns a corner without a badge or count, preferably on a side that has neither, because badges may be wide.
pub(super) fn sign_place(piece: &ResolvedPiece, rect: Rect) -> Pos2 {
    let taken = |corner: Corner| {
        (corner == Corner::BottomRight && piece.count.is_some())
            || piece.face.badges.iter().any(|badge| badge.corner == corner)
    };
    let corners = [Corner::BottomRight, Corner::TopRight, Corner::BottomLeft, Corner::TopLeft];
    let beside = |corner: Corner| match corner {
        Corner::TopLeft => Corner::TopRight,
        Corner::TopRight => Corner::TopLeft,
        Corner::BottomLeft => Corner::BottomRight,
        Corner::BottomRight => Corner::BottomLeft,
    };
    let clear = corners.into_iter().find(|corner| !taken(*corner) && !taken(beside(*corner)));
    match clear.or_else(|| corners.into_iter().find(|corner| !taken(*corner))).unwrap_or(Corner::BottomRight) {
        Corner::TopLeft => rect.min,
        Corner::TopRight => pos2(rect.right(), rect.top()),
        Corner::BottomLeft => pos2(rect.left(), rect.bottom()),
        Corner::BottomRight => rect.max,
    }
}

#[cfg(test)]
mod tests {
    use egui::epaint::Shape as Painted;
    use egui::{Context, Id, LayerId, RawInput};
    use rondel::scene::{self, Piece, Scene, Zone, ZoneKind};
    use rondel::{Catalog, Observer, Text};

    use super::super::brush::View;
    use super::*;
    use crate::icons::Icons;
    use crate::picture::colour::ColourVision;
    use rondel_presenter::resolved::ResolvedScene;

    /// The elements of a mark regardless of colour: circles, rectangles, open lines and filled shapes. Lines and
    /// shapes are given by their number of corners.
    #[derive(Debug, Default, PartialEq)]
    struct Form {
        circles: usize,
        frames: usize,
        open: Vec<usize>,
        filled: Vec<usize>,
        /// The number of dashes.
        dashes: usize,
    }

    /// Draws a mark around a card and returns its elements.
    fn form(draw: impl Fn(&Brush<'_>, &ResolvedPiece, Rect)) -> Form {
        let mut scene = Scene::new(Observer::Spectator);
        let rect = scene::Rect::new(0.0, 0.0, 60.0, 90.0);
        let card = Piece::new(ElementId::new("card", 0), Shape::Card, rect, Text::verbatim("Card"));
        scene.zones.push(Zone::new(ZoneKind::Row, rect).with([card]));
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
        let ctx = Context::default();
        let plugin = rondel::plugins().expect("the bundled games")["tic-tac-toe"];
        let mut icons = Icons::default();
        let mut painted = ctx.run_ui(RawInput::default(), |ui| {
            let painter = ui.ctx().layer_painter(LayerId::new(egui::Order::Foreground, Id::unique("marks")));
            let view = View { origin: Pos2::ZERO, scale: 1.0 };
            let brush = Brush { painter: &painter, plugin, icons: &mut icons, view, now: 0.0 };
            draw(&brush, &scene.pieces[0], scene.pieces[0].rect);
        });
        painted.textures_delta.clear();
        let mut form = Form::default();
        for shape in painted.shapes {
            match shape.shape {
                Painted::Circle(_) => form.circles += 1,
                Painted::Rect(_) => form.frames += 1,
                Painted::Path(path) if path.closed => form.filled.push(path.points.len()),
                Painted::Path(path) => form.open.push(path.points.len()),
                Painted::LineSegment { .. } => form.dashes += 1,
                _ => {}
            }
        }
        form
    }

    /// Returns how far the mark of a selectable tile of this height extends beyond its edge.
    fn reach(height: f32) -> f32 {
        let mut scene = Scene::new(Observer::Spectator);
        let rect = scene::Rect::new(100.0, 100.0, 60.0, height);
        let tile = Piece::new(ElementId::new("tile", 0), Shape::Tile, rect, Text::verbatim("Tile"));
        scene.zones.push(Zone::new(ZoneKind::Row, rect).with([tile]));
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
        let plugin = rondel::plugins().expect("the bundled games")["tic-tac-toe"];
        let mut icons = Icons::default();
        let mut painted = Context::default().run_ui(RawInput::default(), |ui| {
            let painter = ui.ctx().layer_painter(LayerId::new(egui::Order::Foreground, Id::unique("marks")));
            let view = View { origin: Pos2::ZERO, scale: 1.0 };
            let brush = Brush { painter: &painter, plugin, icons: &mut icons, view, now: 0.0 };
            brush.may(&scene.pieces[0], scene.pieces[0].rect, MAY);
        });
        painted.textures_delta.clear();
        let top = painted.shapes.iter().map(|shape| shape.shape.visual_bounding_rect().top());
        scene.pieces[0].rect.top() - top.fold(f32::INFINITY, f32::min)
    }

    #[test]
    fn the_mark_of_a_low_tile_leaves_its_neighbours_readable() {
        assert!(reach(90.0) > 4.0, "{}", reach(90.0));
        assert!(reach(14.0) < 3.0, "{}", reach(14.0));
    }

    #[test]
    fn the_sign_of_a_fold_keeps_off_the_side_where_a_plate_lies() {
        let rect = scene::Rect::new(0.0, 0.0, 60.0, 90.0);
        let card = Piece::new(ElementId::new("card", 0), Shape::Card, rect, Text::verbatim("Card"));
        let card = card.badge(Corner::BottomLeft, [scene::Inline::Icon("coin")]);
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(Zone::new(ZoneKind::Row, rect).with([card]));
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
        let piece = &scene.pieces[0];
        assert_eq!(sign_place(piece, piece.rect), piece.rect.right_top());
    }

    #[test]
    fn what_may_be_chosen_is_pointed_at_and_is_chosen_differs_without_any_colour() {
        let palettes = [theme::LIGHT, theme::DARK];
        let may = form(|brush, piece, rect| brush.may(piece, rect, MAY));
        let idle = form(|brush, piece, rect| {
            brush.may_idle(piece, rect);
        });
        let aside = form(|brush, piece, rect| {
            brush.may_aside(piece, rect);
        });
        let dot = form(|brush, _, rect| brush.may_dot(rect, MAY));
        assert_eq!(dot, Form { circles: 1, ..Form::default() }, "a dot alone");
        assert_eq!((aside.circles, aside.frames, aside.open.as_slice()), (0, 0, &[5; 2][..]), "a line: {aside:?}");
        assert_eq!((aside.dashes, may.frames), (0, 2), "not dashed, and no frame: {aside:?}");
        assert_eq!((idle.circles, idle.frames, idle.open[0]), (0, 0, 5), "a closed line: {idle:?}");
        assert!(idle.dashes > 8, "and dashes: {idle:?}");
        let pointed = form(|brush, piece, rect| {
            brush.glow(piece, rect, palettes[0].point, 1.0);
            brush.pointer(rect, palettes[0].point);
        });
        let chosen = form(|brush, piece, rect| {
            brush.glow(piece, rect, palettes[0].point, 1.0);
            brush.tick(rect, 1, &palettes[0]);
        });
        assert_eq!((may.circles, may.open.as_slice(), may.filled.len()), (0, &[3; 8][..], 0), "brackets: {may:?}");
        assert_eq!(
            (pointed.circles, pointed.open.len(), pointed.filled.as_slice()),
            (0, 0, &[3][..]),
            "an arrow: {pointed:?}"
        );
        assert_eq!(
            (chosen.circles, chosen.open.as_slice(), chosen.filled.len()),
            (1, &[3][..], 0),
            "a tick: {chosen:?}"
        );
        for palette in palettes {
            for sight in ColourVision::ALL {
                let apart = sight.difference(MAY, palette.point);
                assert!(apart >= 15.0, "{sight:?}: {apart}");
            }
        }
    }
}

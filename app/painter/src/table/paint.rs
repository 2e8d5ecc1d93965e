//! Paints a scene: the ground, the mats and the pieces.

use std::sync::Arc;

use egui::epaint::{Galley, Shadow};
use egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use rondel::ElementId;
use rondel::scene::{Shape, Tone};
use rondel_presenter::outline::ResolvedOutline;
use rondel_presenter::resolved::{ResolvedFace, ResolvedPiece, ResolvedZone, TITLE_ROOM, TitlePlace};

use super::brush::{Brush, PaintedTable, View, seat_shape};
use super::face::FaceMark;
use super::ground::{SPACE_FILL, cloth, covers};
use super::motion::VisiblePiece;
use crate::picture::colour::contrast;
use crate::picture::legibility::ENOUGH;
use crate::theme::{self, Palette, between, faded, seat_colour, seat_ground};
use crate::widgets::elided;

impl Brush<'_> {
    /// Paints the backdrop or the wood, then the open zones, then the unfolded zones above them.
    pub fn table(&mut self, table: &PaintedTable<'_>) {
        let palette = theme::palette(self.painter.ctx());
        self.ground(table.scene, &palette);
        self.storey(table, None, &palette);
        for opener in table.folding.out() {
            self.storey(table, Some(*opener), &palette);
        }
        self.flights(table, &palette);
        self.tallies(table, &palette);
    }

    /// Paints one layer, i.e. the open zones or the zones that one opener unfolds: its sheets, then moving pieces, then
    /// marks, then names and titles.
    fn storey(&mut self, table: &PaintedTable<'_>, folded_into: Option<ElementId>, palette: &Palette) {
        let scene = table.scene;
        let sights: Vec<VisiblePiece> =
            scene.pieces.iter().map(|piece| table.motion.sight(piece.id, piece.rect, self.now)).collect();
        for sheet in scene.sheets.iter().filter(|sheet| sheet.folded_into == folded_into) {
            for zone in &sheet.zones {
                self.zone(&scene.zones[*zone], palette);
            }
            for zone in &sheet.zones {
                self.regions(&scene.zones[*zone], table, palette);
            }
            for level in 0..sheet.levels {
                let here = |place: &usize| scene.pieces[*place].level == level && !sights[*place].moving;
                let places: Vec<usize> = sheet.pieces.iter().copied().filter(here).collect();
                self.pieces(table, &sights, &places, palette);
            }
        }
        self.leaving(table, folded_into, palette);
        let here = |place: &usize| scene.pieces[*place].folded_into == folded_into;
        for place in (0..scene.pieces.len()).filter(here).filter(|place| sights[*place].moving) {
            self.pieces(table, &sights, &[place], palette);
        }
        // The card under the pointer is raised above the cards that overlap it.
        let pointed = table.highlights.hovered.and_then(|id| scene.place(id));
        if let Some(place) = pointed.filter(here).filter(|place| scene.pieces[*place].shape == Shape::Card) {
            self.pieces(table, &sights, &[place], palette);
            // Pieces on the card are raised with it.
            let card = &scene.pieces[place];
            let on_it = |upper: &usize| {
                let piece = &scene.pieces[*upper];
                piece.level > card.level && piece.shape != Shape::Card && piece.rect.intersects(card.rect)
            };
            for upper in (0..scene.pieces.len()).filter(here).filter(on_it) {
                self.pieces(table, &sights, &[upper], palette);
            }
        }
        for place in (0..scene.pieces.len()).filter(here) {
            let piece = &scene.pieces[place];
            if piece.touch.opens == Some(piece.id) {
                let lit = table.highlights.hovered == Some(piece.id);
                self.fold_sign(piece, self.view.rect(sights[place].rect), table.folding.is_out(piece.id), lit);
            }
        }
        self.lasting(table, folded_into, palette);
        self.rings(table, folded_into, palette);
        self.highlights(table, folded_into, palette);
        for sheet in scene.sheets.iter().filter(|sheet| sheet.folded_into == folded_into) {
            for zone in &sheet.zones {
                self.region_names(table.faces.names.get(*zone).map_or(&[], Vec::as_slice), palette);
                self.zone_title(&scene.zones[*zone], palette);
            }
        }
    }

    fn zone(&mut self, zone: &ResolvedZone, palette: &Palette) {
        let rect = self.view.rect(zone.rect);
        let scale = self.view.scale;
        let corner = CornerRadius::same((9.0 * scale).clamp(2.0, 20.0) as u8);
        let colour = zone.owner.map(seat_colour);
        let covers = covers(zone);
        if let Some(fill) = cloth(zone, palette) {
            if covers {
                let blur = (22.0 * scale).clamp(4.0, 40.0) as u8;
                let shadow =
                    Shadow { offset: [0, (blur / 4) as i8], blur, spread: 1, color: Color32::from_black_alpha(150) };
                self.painter.add(shadow.as_shape(rect, corner));
            }
            self.painter.rect_filled(rect, corner, fill);
            let edge = colour.map_or(faded(palette.wood_ink, 0.35), |colour| between(colour, palette.wood_ink, 0.3));
            self.painter.rect_stroke(rect, corner, Stroke::new((1.6 * scale).max(1.0), edge), StrokeKind::Inside);
        }
    }

    fn zone_title(&self, zone: &ResolvedZone, palette: &Palette) {
        let corner = CornerRadius::same((9.0 * self.view.scale).clamp(2.0, 20.0) as u8);
        let Some((tag, galley)) = self.title_tag(zone) else { return };
        let fill = zone.owner.map_or_else(|| between(palette.wood, palette.paper.ink, 0.6), seat_ground);
        self.painter.rect_filled(tag, corner, fill);
        let words = tag.right_center() - vec2(TITLE_MARGIN * self.view.scale + galley.size().x, galley.size().y / 2.0);
        if let Some(owner) = zone.owner {
            let radius = galley.size().y * TITLE_SHAPE;
            let before = f32::midpoint(tag.left(), words.x);
            seat_shape(self.painter, pos2(before, tag.center().y), radius, owner);
        }
        self.painter.galley(words, galley, Color32::WHITE);
    }

    /// Returns the rectangle and the text of a zone's title.
    pub(super) fn title_tag(&self, zone: &ResolvedZone) -> Option<(Rect, Arc<Galley>)> {
        title_tag(self.painter, self.view, zone)
    }

    /// Paints pieces that do not overlap: bodies, then drawings, then text, to minimise texture changes.
    fn pieces(&mut self, table: &PaintedTable<'_>, sights: &[VisiblePiece], places: &[usize], palette: &Palette) {
        for place in places {
            self.body(
                self.looks(table, *place).0,
                self.view.rect(sights[*place].rect),
                sights[*place].opacity,
                palette,
            );
        }
        for layer in Layer::ALL {
            for place in places {
                let (piece, face) = self.looks(table, *place);
                let rect = self.view.rect(sights[*place].rect);
                let pressed = table.effects.pressed(piece.id, self.now);
                let ink = Ink { pressed, ..Ink::of(piece, sights[*place].opacity, palette) };
                if layer == Layer::Plates
                    && let Some(plate) = self.plate_on_ground(table.scene, piece, face, palette)
                {
                    self.mark(&plate, rect.min, layer, &ink);
                }
                self.marks(piece, face, rect, layer, &ink);
            }
        }
    }

    /// Paints one layer of a piece's face.
    fn marks(&mut self, piece: &ResolvedPiece, face: &[FaceMark], rect: Rect, layer: Layer, ink: &Ink) {
        if layer == Layer::Stamps {
            return face.iter().for_each(|mark| self.stamp(mark, rect, ink));
        }
        let is_turned = piece.outline.as_ref().is_some_and(ResolvedOutline::is_turned);
        for mark in face {
            if is_turned {
                self.turned_mark(piece, mark, rect, layer, ink);
            } else {
                self.mark(mark, rect.min, layer, ink);
            }
        }
    }

    /// Returns the piece and face to paint: their previous appearance until flying icons have landed on the piece,
    /// then the current one.
    fn looks<'t>(&self, table: &PaintedTable<'t>, place: usize) -> (&'t ResolvedPiece, &'t [FaceMark]) {
        let (scene, faces, effects) = (table.scene, table.faces, table.effects);
        match effects.as_before(scene.pieces[place].id, self.now) {
            Some(before) => (&effects.past[before], faces.past.get(before).map_or(&[], Vec::as_slice)),
            None => (&scene.pieces[place], faces.marks.get(place).map_or(&[], Vec::as_slice)),
        }
    }

    /// Paints the pieces that have left, as they fade out.
    fn leaving(&mut self, table: &PaintedTable<'_>, folded_into: Option<ElementId>, palette: &Palette) {
        for (place, left) in table.effects.leaving(table.scene, self.now) {
            let piece = &table.effects.past[place];
            let is_large = table.motion.close_up.as_ref().is_some_and(|close_up| close_up.hides(piece.id, self.now));
            if piece.folded_into != folded_into || is_large {
                continue;
            }
            let rect = self.view.rect(piece.rect);
            let face = table.faces.past.get(place).map_or(&[][..], Vec::as_slice);
            self.whole(piece, face, rect, (left, 1.0), palette);
        }
    }

    /// Paints one piece with its face.
    pub(super) fn whole(
        &mut self,
        piece: &ResolvedPiece,
        face: &[FaceMark],
        rect: Rect,
        (opacity, pressed): (f32, f32),
        palette: &Palette,
    ) {
        self.body(piece, rect, opacity, palette);
        let ink = Ink { pressed, ..Ink::of(piece, opacity, palette) };
        for layer in Layer::ALL {
            self.marks(piece, face, rect, layer, &ink);
        }
    }

    fn body(&self, piece: &ResolvedPiece, rect: Rect, opacity: f32, palette: &Palette) {
        if self.outlined_body(piece, rect, opacity, palette) {
            return;
        }
        let scale = self.view.scale;
        let small = rect.size().min_elem();
        let corner = CornerRadius::same((small * 0.09).clamp(1.0, 9.0 * scale.max(0.4)) as u8);
        let seat = if let Tone::Seat(seat) = piece.tone { Some(seat) } else { None };
        let (fill, edge) = surface(piece, palette);
        let line = (1.2 * scale).max(0.8);
        if piece.tone == Tone::Active && piece.shape != Shape::Figure {
            // The active element of the game has a pale frame with an ink edge, distinct from the mark of
            // selectable elements.
            let width = (3.0 * scale).max(1.6);
            let frame = |expand: f32, colour: Color32| {
                let stroke = Stroke::new(width, faded(colour, opacity));
                match piece.shape {
                    Shape::Disc => self.painter.circle_stroke(rect.center(), small / 2.0 + expand, stroke),
                    _ => self.painter.rect_stroke(rect.expand(expand), corner, stroke, StrokeKind::Middle),
                };
            };
            frame(width * 1.1, palette.paper.ink);
            frame(width * 0.4, palette.paper.plain);
        }
        match piece.shape {
            // Pieces with a custom outline have already been painted by `outlined_body`.
            Shape::Polygon | Shape::Line => {}
            Shape::Figure => self.stands(piece, rect, opacity),
            Shape::Disc => {
                let radius = small / 2.0;
                let shadow_at = rect.center() + vec2(0.0, radius * 0.12);
                self.painter.circle_filled(shadow_at, radius, faded(Color32::BLACK, 0.3 * opacity));
                let fill = seat.map_or(fill, seat_colour);
                self.painter.circle(
                    rect.center(),
                    radius,
                    faded(fill, opacity),
                    Stroke::new(line, faded(edge, opacity)),
                );
                self.painter.circle_stroke(
                    rect.center(),
                    radius * 0.86,
                    Stroke::new(line, faded(palette.paper.plain, 0.35 * opacity)),
                );
            }
            Shape::Space => {
                let fill = faded(fill, SPACE_FILL * opacity);
                self.painter.rect(
                    rect,
                    corner,
                    fill,
                    Stroke::new(line, faded(edge, 0.8 * opacity)),
                    StrokeKind::Inside,
                );
            }
            Shape::Card | Shape::Tile => {
                if small > 14.0 && piece.shape == Shape::Card {
                    let blur = (7.0 * scale).clamp(2.0, 16.0) as u8;
                    let shadow = Shadow {
                        offset: [0, (blur / 3) as i8],
                        blur,
                        spread: 0,
                        color: Color32::from_black_alpha((105.0 * opacity) as u8),
                    };
                    self.painter.add(shadow.as_shape(rect, corner));
                }
                let bar = seat.filter(|_| is_bar(piece));
                let edge_width = if seat.is_some() { (2.6 * scale).max(1.4) } else { line };
                self.painter.rect(
                    rect,
                    corner,
                    faded(fill, opacity),
                    Stroke::new(edge_width, faded(edge, opacity)),
                    StrokeKind::Inside,
                );
                // Without a symbol, only the colour of a bar would identify its owner.
                if let Some(seat) = bar {
                    let radius = rect.height().clamp(3.2, 7.0);
                    seat_shape(self.painter, rect.left_center() + vec2(radius, 0.0), radius, seat);
                }
            }
        }
    }

    /// Paints the shadow below a figure that responds to the pointer.
    fn stands(&self, piece: &ResolvedPiece, rect: Rect, opacity: f32) {
        if piece.touch.only_seen || piece.face.icon.is_none() {
            return;
        }
        let side = rect.size().min_elem();
        let foot = Rect::from_center_size(rect.center() + vec2(0.0, side * 0.4), vec2(side * 0.7, side * 0.16));
        let blur = (side * 0.16).clamp(2.0, 24.0) as u8;
        let dark = Color32::from_black_alpha((150.0 * opacity) as u8);
        let shadow = Shadow { offset: [0, (blur / 4) as i8], blur, spread: 0, color: dark };
        self.painter.add(shadow.as_shape(foot, CornerRadius::same((foot.height() / 2.0) as u8)));
    }

    fn mark(&mut self, mark: &FaceMark, at: Pos2, layer: Layer, ink: &Ink) {
        let shift = at.to_vec2();
        match (mark, layer) {
            (FaceMark::Plate(rect), Layer::Plates) => {
                let rect = rect.translate(shift);
                let corner = CornerRadius::same((rect.height() * 0.3) as u8);
                self.painter.rect(rect, corner, ink.plate, Stroke::new(1.0, ink.plate_edge), StrokeKind::Inside);
            }
            (FaceMark::Bubble(rect), Layer::Plates) => {
                let rect = rect.translate(shift);
                let corner = CornerRadius::same((rect.height() * 0.5) as u8);
                self.painter.rect(rect, corner, ink.plate, Stroke::new(1.2, ink.plate_edge), StrokeKind::Inside);
            }
            (FaceMark::Rule(rect), Layer::Plates) => {
                self.painter.rect_filled(rect.translate(shift), 0.0, ink.rule);
            }
            (FaceMark::Behind(icon, rect), Layer::Behind) => self.icon(icon, rect.translate(shift), false, ink.behind),
            (FaceMark::Back(icon, rect), Layer::Figures) => self.icon(icon, rect.translate(shift), true, ink.icon),
            (FaceMark::Figure(icon, rect), Layer::Figures) | (FaceMark::Icon(icon, rect), Layer::Icons) => {
                self.icon(icon, rect.translate(shift), false, ink.icon);
            }
            (FaceMark::Words(place, words, font), Layer::Words) => {
                self.painter.text(*place + shift, Align2::LEFT_TOP, words, font.clone(), ink.words);
            }
            _ => {}
        }
    }

    pub(super) fn icon(&mut self, icon: &str, rect: Rect, fills: bool, tint: Color32) {
        let pixels = rect.size().max_elem() * self.painter.ctx().pixels_per_point();
        if pixels < 2.0 {
            return;
        }
        if let Some((texture, size)) = self.icons.icon(self.painter.ctx(), Some(self.plugin), icon, pixels) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let share = rect.size() / size;
            let share = if fills { share.max_elem().min(share.min_elem() * 1.25) } else { share.min_elem() };
            let place = Rect::from_center_size(rect.center(), (size * share).min(rect.size()));
            if fills && place.width() < rect.width() - 1.0 {
                // A drawing narrower than its card continues in the colour of its edge.
                let edge = Rect::from_min_max(pos2(0.01, 0.01), pos2(0.02, 0.02));
                self.painter.image(texture, rect, edge, tint);
            }
            self.painter.image(texture, place, whole, tint);
        } else {
            // A missing drawing is indicated by a circle.
            self.painter.circle_stroke(rect.center(), rect.width() * 0.3, Stroke::new(1.5, tint));
        }
    }
}

/// Distance between a title and the ends of its label, in table units.
const TITLE_MARGIN: f32 = 7.0;
/// Radius of the owner's seat symbol, as a multiple of the height of a row of text.
const TITLE_SHAPE: f32 = 0.3;

/// Returns the rectangle and the text of a zone's title, or `None` if the zone has no title, or if the table is drawn
/// so small that titles would cover it.
pub(super) fn title_tag(painter: &Painter, view: View, zone: &ResolvedZone) -> Option<(Rect, Arc<Galley>)> {
    let (title, place) = zone.title.as_ref()?;
    let scale = view.scale;
    let own = ((14.0 * scale) * 2.0).floor() / 2.0;
    let ctx = painter.ctx();
    // Titles grow with the text size only up to the height of their strip.
    let grown = theme::smallest_text(ctx).min(TITLE_ROOM * scale / 1.22);
    let size = own.max(grown).max(theme::smallest_usual_text(ctx));
    if size > 3.0 * own {
        return None;
    }
    let rect = view.rect(zone.rect);
    let margin = TITLE_MARGIN * scale;
    // The owner is also indicated by the seat's symbol.
    let shape = if zone.owner.is_some() { size * 0.9 } else { 0.0 };
    let most = (zone.title_room * scale - 2.0 * margin - shape).max(size * 4.0);
    let galley = elided(painter, title, theme::strong(size), Color32::WHITE, most);
    let tag = vec2(galley.size().x + 2.0 * margin + shape, (TITLE_ROOM * scale * 0.95).max(size * 1.22));
    let y = if *place == TitlePlace::Inside { rect.top() } else { rect.top() - tag.y - 1.0 };
    Some((Rect::from_min_size(pos2(rect.left(), y), tag), galley))
}

/// The parts of a face that are painted together, from bottom to top.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Layer {
    Behind,
    Figures,
    Plates,
    Icons,
    Words,
    Stamps,
}

impl Layer {
    const ALL: [Self; 6] = [Self::Behind, Self::Figures, Self::Plates, Self::Icons, Self::Words, Self::Stamps];
}

/// The colours of a piece's face.
pub(super) struct Ink {
    pub(super) words: Color32,
    pub(super) icon: Color32,
    pub(super) behind: Color32,
    pub(super) plate: Color32,
    pub(super) plate_edge: Color32,
    pub(super) rule: Color32,
    pub(super) opacity: f32,
    /// The progress of a new stamp, from 0 (raised above the piece) to 1 (on the piece).
    pub(super) pressed: f32,
}

impl Ink {
    fn of(piece: &ResolvedPiece, opacity: f32, palette: &Palette) -> Self {
        let left = if piece.tone == Tone::Spent { 0.62 } else { 1.0 } * opacity;
        let words_left = if piece.tone == Tone::Spent { 0.92 } else { 1.0 } * opacity;
        let plate_edge = if let Tone::Seat(seat) = piece.tone { seat_colour(seat) } else { palette.paper.edge };
        let on_colour =
            piece.shape == Shape::Disc && matches!(piece.tone, Tone::Seat(_)) && piece.face.badges.is_empty();
        let bubble_only = piece.count.is_some() && (piece.face.icon.is_some() || piece.face.back.is_some());
        // Text on a seat's colour is white unless ink has better contrast.
        let words = match piece.tone {
            Tone::Seat(seat) if on_colour && !bubble_only => readable_on(seat_colour(seat), palette.paper.ink),
            _ => palette.paper.ink,
        };
        Self {
            words: faded(words, words_left),
            icon: faded(
                if piece.tone == Tone::Spent { palette.tint } else { between(palette.tint, Color32::WHITE, 0.6) },
                left,
            ),
            behind: faded(palette.tint, opacity * if piece.shape == Shape::Space { 0.3 } else { 0.12 }),
            plate: faded(palette.paper.plain, opacity),
            plate_edge: faded(plate_edge, opacity),
            rule: faded(palette.paper.ink, 0.45 * left),
            opacity,
            pressed: 1.0,
        }
    }
}

/// Returns white if white is readable on `ground`. Otherwise returns white or `ink`, whichever has the better contrast.
fn readable_on(ground: Color32, ink: Color32) -> Color32 {
    let white = contrast(Color32::WHITE, ground);
    if white >= ENOUGH || white >= contrast(ink, ground) { Color32::WHITE } else { ink }
}

/// Returns whether a piece is a long, thin bar without a face, e.g. a stock whose length represents its amount. A
/// purely decorative bar belongs to a marker, which indicates the owner.
fn is_bar(piece: &ResolvedPiece) -> bool {
    !piece.touch.only_seen
        && piece.rect.height() < 12.0
        && piece.count.is_none()
        && piece.face == ResolvedFace::default()
}

/// Returns the fill and edge colours of a piece.
pub(super) fn surface(piece: &ResolvedPiece, palette: &Palette) -> (Color32, Color32) {
    match piece.tone {
        Tone::Neutral => (palette.paper.plain, palette.paper.edge),
        Tone::Seat(seat) => (between(palette.paper.plain, seat_colour(seat), 0.16), seat_colour(seat)),
        Tone::Spent => (palette.paper.spent, between(palette.paper.edge, palette.paper.spent, 0.4)),
        Tone::Accent => (palette.paper.warm, between(palette.paper.edge, palette.paper.ink, 0.3)),
        Tone::Active => (palette.paper.plain, palette.paper.ink),
    }
}

#[cfg(test)]
mod tests {
    use rondel::Seat;

    use super::*;

    #[test]
    fn words_on_a_seats_colour_stand_out_from_it_whoever_sits_there() {
        let ink = theme::palette(&egui::Context::default()).paper.ink;
        for seat in Seat::each_of(rondel::MAX_SEATS as u8) {
            let words = readable_on(seat_colour(seat), ink);
            assert!(contrast(words, seat_colour(seat)) >= ENOUGH, "{seat}: {words:?}");
        }
    }
}

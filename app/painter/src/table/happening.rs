//! Paints events: flying icons, gains and losses, rings around changed objects, and lasting marks.

use egui::{Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use rondel::scene::{Icon, Shape};
use rondel::{ElementId, Seat};

use super::brush::{Brush, PaintedTable, seat_shape};
use super::changes::{Thing, VisibleThing, seen};
use super::effects::FlowTally;
use super::face::FaceMark;
use super::label_spots::{corner_inside, label_spot, moved_into, symbol_spots};
use super::lasting_marks::LastingMark;
use super::marks::sign_place;
use super::naming::RegionName;
use crate::theme::{self, Palette, between, faded, seat_colour};

/// Sizes of text and icons, in table units, with a minimum in pixels.
const TALLY: (f32, f32) = (21.0, 16.0);
const FLYING: (f32, f32) = (34.0, 26.0);
const MARK: (f32, f32) = (14.0, 12.5);
/// Maximum number of different icons that a mark shows.
const SORTS: usize = 3;

/// A visible object with its position on the screen.
struct Sighted<'a> {
    seen: VisibleThing<'a>,
    rect: Rect,
}

/// The label of the gains and losses of an object.
struct TallyLabel<'a> {
    /// The gains and losses, which occur at about the same time.
    told: Vec<&'a FlowTally>,
    /// The place of the object on the screen.
    thing: Rect,
    /// The place of its zone on the screen.
    mat: Rect,
    /// The amount, icon and width of each entry.
    parts: Vec<(String, Option<Icon>, f32)>,
    extent: Vec2,
}

impl Brush<'_> {
    /// Converts a size from table units to points, with a minimum given in pixels.
    fn size(&self, (units, dots): (f32, f32)) -> f32 {
        (units * self.view.scale).max(dots / self.painter.ctx().pixels_per_point())
    }

    fn sighted<'t>(&self, table: &PaintedTable<'t>, thing: Thing) -> Option<Sighted<'t>> {
        let seen = seen(table.scene, table.folding, thing)?;
        let rect = seen.piece.map_or(seen.rect, |piece| table.motion.sight(piece.id, piece.rect, self.now).rect);
        Some(Sighted { rect: self.view.rect(rect), seen })
    }

    /// Paints the flying icons, each on its own disc or card so that it is visible on any background.
    pub(super) fn flights(&mut self, table: &PaintedTable<'_>, palette: &Palette) {
        let size = self.size(FLYING);
        for flight in &table.effects.flights {
            let Some(place) = flight.place(self.now) else { continue };
            let middle = self.view.point(place);
            let radius = size * 0.62;
            if flight.is_card {
                let card = Rect::from_center_size(middle, vec2(0.94, 1.32) * size);
                let corner = CornerRadius::same((size * 0.1) as u8);
                let shadow = card.translate(vec2(0.0, radius * 0.18));
                self.painter.rect_filled(shadow, corner, Color32::from_black_alpha(90));
                self.painter.rect_filled(card, corner, palette.paper.plain);
                self.icon(flight.flow.icon, card.shrink(1.0), true, palette.tint);
                self.painter.rect_stroke(card, corner, Stroke::new(1.4, palette.paper.ink), StrokeKind::Middle);
            } else {
                self.painter.circle_filled(middle + vec2(0.0, radius * 0.18), radius, Color32::from_black_alpha(90));
                self.painter.circle(middle, radius, palette.paper.plain, Stroke::new(1.4, palette.paper.ink));
                self.icon(flight.flow.icon, Rect::from_center_size(middle, Vec2::splat(size)), false, palette.tint);
            }
            if flight.counts {
                let words = format!("×{}", flight.flow.count);
                self.plate(middle + vec2(radius, -radius) * 0.9, &[(words, None)], MARK, palette.paper.plain, palette);
            }
        }
    }

    /// Paints gains and losses at their objects. A label keeps its place relative to its object, so that it does not
    /// move when other labels come and go.
    pub(super) fn tallies(&mut self, table: &PaintedTable<'_>, palette: &Palette) {
        if table.effects.tallies.is_empty() {
            return;
        }
        // Numbers and the symbols of counts stay visible if there is enough space, and preferably titles too.
        let open = table.scene.zones.iter().filter(|zone| zone.folded_into.is_none());
        let titles: Vec<Rect> = open.filter_map(|zone| Some(self.title_tag(zone)?.0)).collect();
        let mut signs = self.numbers(table);
        signs.extend(self.symbols(table));
        let room = self.painter.clip_rect();
        let together = told_together(&table.effects.tallies);
        let mut labels: Vec<TallyLabel<'_>> =
            together.iter().filter_map(|told| self.tally_label(table, told)).collect();
        // Labels that already have a place come first.
        labels.sort_by_key(|label| label.told[0].spot.get().is_none());
        let mut taken: Vec<Rect> = Vec::new();
        for label in labels {
            let cell = &label.told[0].spot;
            let known = cell.get().map(|offset| label.thing.center() + offset * self.view.scale);
            let rect = match known {
                Some(middle) => moved_into(room, Rect::from_center_size(middle, label.extent)),
                None => label_spot((label.thing, label.mat), label.extent, &taken, [&signs, &titles], room),
            };
            cell.set(Some((rect.center() - label.thing.center()) / self.view.scale));
            taken.push(rect);
            self.tally(&label, rect, palette);
        }
    }

    /// Returns the label of a group of gains and losses, or `None` if its object is not visible.
    fn tally_label<'t>(&self, table: &PaintedTable<'t>, told: &[&'t FlowTally]) -> Option<TallyLabel<'t>> {
        let seen = seen(table.scene, table.folding, told[0].thing)?;
        // The object may be folded away, so that another one is seen in its place.
        let own = if let Thing::Element(id) = told[0].thing { table.scene.piece(id) } else { None };
        let own_icon = own.or(seen.piece).and_then(|piece| piece.face.icon);
        let size = self.size(TALLY);
        let parts: Vec<(String, Option<Icon>, f32)> = told
            .iter()
            .map(|tally| (signed(tally.amount), tally.icon.or(own_icon)))
            .map(|(words, icon)| {
                let width = self.extent(&words, icon.is_some(), size).x;
                (words, icon, width)
            })
            .collect();
        let width: f32 = parts.iter().map(|(_, _, width)| width).sum();
        // This is the final position of the object, so that the label does not follow a moving piece.
        let thing = match seen.region {
            Some(region) => Rect::from_center_size(self.view.point(region.label), Vec2::splat(size)),
            None => self.view.rect(seen.rect),
        };
        // On an enlarged table, the object may be out of sight.
        if !self.painter.clip_rect().intersects(thing) {
            return None;
        }
        let mat = seen.piece.map_or(thing, |piece| self.view.rect(table.scene.zones[piece.zone].rect));
        Some(TallyLabel { told: told.to_vec(), thing, mat, parts, extent: vec2(width, size * 1.4) })
    }

    fn tally(&mut self, label: &TallyLabel<'_>, rect: Rect, palette: &Palette) {
        let life = &label.told[0].life;
        let strength = life.strength(self.now);
        if strength <= 0.0 {
            return;
        }
        let (size, height) = (self.size(TALLY), rect.height());
        let rect = rect.translate(vec2(0.0, height * 0.5 * (1.0 - life.arrival(self.now))));
        let lost = label.told.iter().all(|tally| tally.amount < 0);
        let edge = faded(if lost { palette.alarm } else { palette.point }, strength);
        let fill = faded(if lost { palette.paper.spent } else { palette.paper.plain }, strength);
        let corner = CornerRadius::same((height * 0.3) as u8);
        let shadow = rect.translate(vec2(0.0, 1.5)).expand(0.5);
        self.painter.rect_filled(shadow, corner, faded(Color32::BLACK, 0.35 * strength));
        self.painter.rect(rect, corner, fill, Stroke::new(2.0, edge), StrokeKind::Inside);
        let mut left = rect.left();
        for (words, icon, width) in &label.parts {
            let part = Rect::from_min_size(pos2(left, rect.top()), vec2(*width, height));
            self.line_in(part, words, *icon, size, faded(palette.paper.ink, strength), strength);
            left += width;
        }
    }

    /// Paints rings around all objects that are new, have changed or were mentioned, either in the open zones or in
    /// the zones unfolded by one opener.
    pub(super) fn rings(&self, table: &PaintedTable<'_>, folded_into: Option<ElementId>, palette: &Palette) {
        for ring in &table.effects.rings {
            let strength = ring.life.strength(self.now);
            let there = |at: &Sighted<'_>| at.seen.folded_into == folded_into && strength > 0.0;
            let Some(at) = self.sighted(table, ring.thing).filter(there) else { continue };
            let colour = ring.mover.map_or(palette.point, seat_colour);
            let begins = 1.0 - ring.life.arrival(self.now);
            if let Some(region) = at.seen.region {
                let ground = faded(between(colour, Color32::WHITE, 0.3), (0.16 + 0.4 * begins) * strength);
                self.painter.add(self.region_ground(region, ground));
            }
            let wide = begins * 16.0 * self.view.scale;
            self.ring_round(&at, wide, self.outline() * 1.1, faded(colour, strength), faded(Color32::WHITE, strength));
        }
    }

    /// Paints the lasting marks: a thin ring and, at a free corner, the seat's symbol with the gains and losses.
    pub(super) fn lasting(&mut self, table: &PaintedTable<'_>, folded_into: Option<ElementId>, palette: &Palette) {
        let mut tabs: Vec<(Thing, Seat)> = Vec::new();
        let any = table.marks.seen_by(table.scene.observer).next().is_some();
        let mut taken = if any { self.numbers(table) } else { Vec::new() };
        let origin = self.view.origin.to_vec2();
        taken.extend(table.faces.names.iter().flatten().flat_map(RegionName::rects).map(|rect| rect.translate(origin)));
        // Selectable objects have their own mark, whose corners must stay free.
        let open = &table.highlights.open;
        let frame = self.outline() * 2.0;
        let framed = open.iter().filter_map(|id| self.sighted(table, Thing::Element(*id)));
        taken.extend(framed.map(|at| at.rect.expand(frame)));
        // The marks with amounts need more space and are placed first.
        let mut marks: Vec<&LastingMark> = table.marks.seen_by(table.scene.observer).collect();
        marks.sort_by_key(|mark| !table.marks.is_last_at(mark, table.scene.observer));
        for mark in marks {
            let there = |at: &Sighted<'_>| at.seen.folded_into == folded_into && !open.contains(&mark.id);
            let Some(at) = self.sighted(table, Thing::Element(mark.id)).filter(there) else { continue };
            // Objects in folded zones share one mark on their opener.
            let id = at.seen.piece.map_or(mark.id, |piece| piece.id);
            if tabs.contains(&(Thing::Element(id), mark.mover)) {
                continue;
            }
            let others = tabs.iter().filter(|(thing, _)| *thing == Thing::Element(id)).count();
            tabs.push((Thing::Element(id), mark.mover));
            let colour = seat_colour(mark.mover);
            let width = self.outline() * 0.55;
            self.ring_round(&at, 0.0, width, faded(colour, 0.9), faded(Color32::WHITE, 0.55));
            // The sum is hidden while a large label shows the same change. If an object has several marks, only the
            // last one shows its sum.
            let is_last = table.marks.is_last_at(mark, table.scene.observer);
            let is_told = !is_last || table.effects.tallies.iter().any(|tally| tally.thing == Thing::Element(mark.id));
            self.tab(&at, mark, id == mark.id && !is_told, (others, &mut taken), palette);
        }
    }

    /// Returns the rectangles of the drawings of visible counts, without their margins.
    fn symbols(&self, table: &PaintedTable<'_>) -> Vec<Rect> {
        let faces = table.scene.pieces.iter().zip(&table.faces.marks);
        let counts = faces.filter(|(piece, _)| piece.count.is_some() && piece.shape == Shape::Tile);
        let seen = counts.filter(|(piece, _)| table.folding.hidden_in(piece).is_none());
        let drawn = seen.filter_map(|(piece, face)| {
            let rect =
                face.iter().find_map(|mark| if let FaceMark::Figure(_, rect) = mark { Some(*rect) } else { None });
            Some(rect?.translate(self.view.rect(piece.rect).min.to_vec2()))
        });
        drawn.map(|rect| rect.shrink(rect.width() * 0.1)).collect()
    }

    /// Returns the rectangles of the numbers on visible pieces, at the final positions of the pieces.
    fn numbers(&self, table: &PaintedTable<'_>) -> Vec<Rect> {
        let faces = table.scene.pieces.iter().zip(&table.faces.marks);
        let seen = faces.filter(|(piece, _)| table.folding.hidden_in(piece).is_none());
        let numbers = seen.flat_map(|(piece, face)| {
            let corner = self.view.rect(piece.rect).min;
            let is_title = |words: &str| piece.face.title.as_deref().is_some_and(|title| title.contains(words));
            let is_kept = move |words: &str| words.chars().any(|letter| letter.is_ascii_digit()) || is_title(words);
            face.iter().filter_map(move |mark| match mark {
                FaceMark::Words(place, words, font) if is_kept(words) => {
                    let extent = vec2(0.58 * words.chars().count() as f32, 1.3) * font.size;
                    Some(Rect::from_min_size(corner + place.to_vec2(), extent))
                }
                _ => None,
            })
        });
        numbers.collect()
    }

    /// Paints the symbol of the seat that made the decision, with the amounts next to it, in a corner of the object.
    /// If the amounts would cover a number or another mark in every corner, only the symbol is painted.
    fn tab(
        &mut self,
        at: &Sighted<'_>,
        mark: &LastingMark,
        is_itself: bool,
        (others, taken): (usize, &mut Vec<Rect>),
        palette: &Palette,
    ) {
        let size = self.size(MARK);
        let own_icon = at.seen.piece.and_then(|piece| piece.face.icon);
        let sums = mark.sums.iter().take(if is_itself { SORTS } else { 0 });
        let mut lines: Vec<(String, Option<Icon>)> =
            sums.map(|(icon, sum)| (signed(*sum), icon.filter(|icon| Some(*icon) != own_icon))).collect();
        let width = |lines: &[(String, Option<Icon>)]| -> f32 {
            lines.iter().map(|(words, icon)| self.extent(words, icon.is_some(), size).x).sum()
        };
        if lines.len() == 1 && width(&lines) > self.view.rect(at.seen.rect).width() - size * 0.42 {
            // On a small object, only the amount is shown, without the icon.
            lines[0].1 = None;
        }
        let width = width(&lines);
        // The position of the mark is computed for the final position of the object. The mark then moves with the
        // object.
        let rest = self.view.rect(at.seen.rect);
        let moved = at.rect.center() - rest.center();
        let corner = match (at.seen.region, at.seen.piece) {
            (Some(region), _) => self.view.point(region.label) + vec2(0.0, size * 1.3),
            (None, Some(piece)) => sign_place(piece, rest),
            (None, None) => rest.right_top(),
        };
        let whole = vec2(width + size * 0.42, size * 1.4);
        let amounts = match (lines.is_empty(), at.seen.region) {
            (true, _) => None,
            (false, Some(_)) => {
                let spot = Rect::from_center_size(corner, whole);
                (!taken.iter().any(|other| other.intersects(spot))).then_some(spot)
            }
            (false, None) => corner_inside(rest, corner, whole, taken),
        };
        if let Some(spot) = amounts {
            taken.push(spot);
            let fill = between(palette.paper.plain, seat_colour(mark.mover), 0.22);
            let plate = self.plate(spot.center() + moved, &lines, MARK, fill, palette);
            seat_shape(self.painter, pos2(plate.left(), plate.center().y), size * 0.42, mark.mover);
            return;
        }
        let radius = size * 0.42;
        let extent = Vec2::splat(radius * 2.0);
        let inwards = (rest.center().x - corner.x).signum();
        let corner = corner + vec2(others as f32 * size * 1.3 * inwards, 0.0);
        let free = |spot: &Pos2| {
            let spot = Rect::from_center_size(*spot, extent);
            !taken.iter().any(|other| other.intersects(spot))
        };
        // If there are numbers on all sides, only the ring is painted.
        let Some(spot) = symbol_spots(rest, corner, extent).find(free) else { return };
        taken.push(Rect::from_center_size(spot, extent));
        seat_shape(self.painter, spot + moved, radius, mark.mover);
    }

    /// Paints a one-line label of text and icons around a point, moved into the visible area if necessary. Returns
    /// the label's rectangle.
    fn plate(
        &mut self,
        middle: Pos2,
        lines: &[(String, Option<Icon>)],
        size: (f32, f32),
        fill: Color32,
        palette: &Palette,
    ) -> Rect {
        let size = self.size(size);
        let extents: Vec<Vec2> = lines.iter().map(|(words, icon)| self.extent(words, icon.is_some(), size)).collect();
        let whole = vec2(extents.iter().map(|extent| extent.x).sum(), size * 1.4);
        let rect = moved_into(self.painter.clip_rect(), Rect::from_center_size(middle, whole));
        let corner = CornerRadius::same((whole.y * 0.35) as u8);
        self.painter.rect(rect, corner, fill, Stroke::new(1.0, palette.paper.ink), StrokeKind::Inside);
        let mut left = rect.left();
        for ((words, icon), extent) in lines.iter().zip(extents) {
            let part = Rect::from_min_size(pos2(left, rect.top()), vec2(extent.x, whole.y));
            self.line_in(part, words, *icon, size, palette.paper.ink, 1.0);
            left += extent.x;
        }
        rect
    }

    /// Returns the size of a label with this text and an optional icon.
    fn extent(&self, words: &str, with_icon: bool, size: f32) -> Vec2 {
        let galley = self.painter.layout_no_wrap(words.to_owned(), theme::strong(size), Color32::PLACEHOLDER);
        vec2(galley.size().x + size * if with_icon { 1.9 } else { 0.8 }, size * 1.4)
    }

    /// Paints text with an optional icon after it, vertically centred in a label.
    fn line_in(&mut self, rect: Rect, words: &str, icon: Option<Icon>, size: f32, ink: Color32, strength: f32) {
        let galley = self.painter.layout_no_wrap(words.to_owned(), theme::strong(size), ink);
        let (width, height) = (galley.size().x, galley.size().y);
        let left = rect.left() + size * 0.4;
        self.painter.galley(pos2(left, rect.center().y - height / 2.0), galley, ink);
        if let Some(icon) = icon {
            let middle = pos2(left + width + size * 0.62, rect.center().y);
            let tint = faded(Color32::WHITE, strength);
            self.icon(icon, Rect::from_center_size(middle, Vec2::splat(size * 1.15)), false, tint);
        }
    }

    /// Paints an outline around an object, with a pale halo so that it is visible on any background.
    fn ring_round(&self, at: &Sighted<'_>, wide: f32, width: f32, colour: Color32, pale: Color32) {
        let (halo, line) = (Stroke::new(width * 2.0, faded(pale, 0.85)), Stroke::new(width, colour));
        if let Some(region) = at.seen.region {
            self.closed_line(&region.inner_line, halo);
            self.closed_line(&region.inner_line, line);
            return;
        }
        let small = at.rect.size().min_elem();
        if at.seen.piece.is_some_and(|piece| piece.shape == Shape::Disc) {
            let radius = small / 2.0 + width + wide;
            self.painter.circle_stroke(at.rect.center(), radius, halo);
            self.painter.circle_stroke(at.rect.center(), radius, line);
        } else {
            let corner = (small * 0.12).clamp(3.0, 14.0) as u8;
            for stroke in [halo, line] {
                self.frame(at.seen.piece, at.rect, width * 0.6 + wide, corner, stroke);
            }
        }
    }
}

/// Groups the tallies of each object that occur at about the same time into one label of up to [`SORTS`]
/// entries, so that the labels do not cover the table.
fn told_together(tallies: &[FlowTally]) -> Vec<Vec<&FlowTally>> {
    let mut together: Vec<Vec<&FlowTally>> = Vec::new();
    for tally in tallies {
        let same = |told: &&mut Vec<&FlowTally>| told[0].thing == tally.thing && told[0].life.is_near(&tally.life);
        match together.iter_mut().find(same) {
            Some(told) if told.len() < SORTS => told.push(tally),
            // Further tallies can be dropped, since the object itself shows its current contents.
            Some(_) => {}
            None => together.push(vec![tally]),
        }
    }
    together
}

/// Formats a number with its sign. The minus sign is U+2212, which is as wide as the plus.
fn signed(amount: i32) -> String {
    if amount < 0 { format!("−{}", amount.unsigned_abs()) } else { format!("+{amount}") }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::super::effects::Life;
    use super::*;

    #[test]
    fn what_one_thing_gains_at_a_time_stands_on_one_plate() {
        let tally = |id, amount, begins| FlowTally {
            thing: Thing::Element(ElementId::new("thing", id)),
            icon: None,
            amount,
            life: Life::new(begins, 1.0),
            spot: Cell::default(),
        };
        let all = [
            tally(1, 2, 0.0),
            tally(2, 1, 0.1),
            tally(1, -1, 0.4),
            tally(1, 3, 0.5),
            tally(1, 4, 0.6),
            tally(1, 1, 9.0),
        ];
        let told = told_together(&all);
        let amounts: Vec<Vec<i32>> = told.iter().map(|told| told.iter().map(|tally| tally.amount).collect()).collect();
        assert_eq!(amounts, [vec![2, -1, 3], vec![1], vec![1]]);
    }
}

//! Keyboard navigation on the table: between areas, and between stops within an area. Stops are pieces and
//! the regions of a map.

use egui::{Color32, FocusDirection, Id, Key, Modifiers, Painter, Rect, Stroke, StrokeKind, Ui};
use rondel::ElementId;
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene, Stop};

use super::folding::Folding;

/// The state of keyboard navigation on the table.
#[derive(Default)]
pub struct Walking {
    /// The piece or region with the focus, if any.
    at: Option<At>,
    /// The piece or region to focus in the next frame.
    wanted: Option<ElementId>,
    /// Whether the details of the focused element are shown next to it.
    inspects: bool,
    /// Whether the details were requested since the last frame.
    asked: bool,
}

/// A focused piece or region.
#[derive(Clone, Copy)]
struct At {
    stop: Stop,
    widget: Id,
}

impl Walking {
    /// Returns the piece or region with the focus, if any.
    pub fn at(&self) -> Option<ElementId> {
        self.at.map(|at| at.stop.id)
    }

    /// Returns the rectangle of the focused element, in table units.
    pub(super) fn rect(&self) -> Option<Rect> {
        self.at.map(|at| at.stop.rect)
    }

    /// Returns whether this element has the focus or receives it in this frame.
    pub fn is_on(&self, piece: ElementId) -> bool {
        self.at() == Some(piece)
    }

    /// Returns whether the details of the focused element are shown.
    pub fn inspects(&self) -> bool {
        self.inspects
    }

    /// Returns whether the details were requested since the last frame, and resets the request.
    pub(super) fn was_asked(&mut self) -> bool {
        std::mem::take(&mut self.asked)
    }

    /// Records that an element has received the focus in any way.
    pub(super) fn note(&mut self, stop: Stop, widget: Id) {
        self.at = Some(At { stop, widget });
    }

    /// Focuses an element and shows its details, or hides them if they are already shown.
    pub(super) fn inspect(&mut self, stop: Stop, widget: Id) {
        let again = self.inspects && self.at.is_some_and(|at| at.stop.id == stop.id);
        (self.inspects, self.asked) = (!again, !again);
        self.at = Some(At { stop, widget });
    }

    /// Moves the focus to an element in the next frame.
    pub fn go_to(&mut self, piece: ElementId) {
        self.wanted = Some(piece);
    }

    /// Handles the arrow keys, F2 and Escape while an element has the focus. If `begun` is true, Escape first clears
    /// the clicked elements or folds zones away and does not move the focus.
    pub(super) fn keys(&mut self, ui: &Ui, areas: &[Vec<Stop>], begun: bool) {
        let Some(at) = self.at else { return };
        if ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Escape)) {
            if self.inspects || begun {
                // egui has already removed the focus in response to Escape.
                self.wanted = Some(at.stop.id);
            }
            if self.inspects || !begun {
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            }
            self.inspects = false;
            return;
        }
        if ui.memory(egui::Memory::focused) != Some(at.widget) {
            return;
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F2)) {
            self.inspects = !self.inspects;
            self.asked = self.inspects;
        }
        for key in [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown] {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                // egui must not also move the focus in that direction.
                ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
                let area = areas.iter().find(|area| area.iter().any(|stop| stop.id == at.stop.id));
                let next = area.and_then(|area| next(area, at.stop.id, key));
                self.wanted = Some(next.unwrap_or(at.stop.id));
            }
        }
    }

    /// Moves the focus to the requested element, or to the nearest element if the focused element has left the table.
    pub(super) fn settle(&mut self, ui: &Ui, scene: &ResolvedScene, folding: &Folding) {
        if self.at.is_none() && self.wanted.is_none() {
            return;
        }
        let areas = areas(scene, folding);
        let focused = ui.memory(egui::Memory::focused);
        let kept = self.at.filter(|at| self.wanted.is_some() || focused == Some(at.widget));
        if kept.is_none() {
            self.inspects = false;
        }
        self.at = kept;
        let there = |id: ElementId| areas.iter().flatten().find(|stop| stop.id == id).copied();
        let stays = self.wanted.or(kept.map(|at| at.stop.id)).and_then(there);
        let goes_to = stays.or_else(|| nearest(&areas, kept?.stop));
        let changed = kept.map(|at| at.stop.id) != goes_to.map(|stop| stop.id) || self.wanted.take().is_some();
        let Some(stop) = goes_to.filter(|_| changed) else { return };
        let widget = widget_of(ui, stop.id);
        ui.memory_mut(|memory| memory.request_focus(widget));
        self.note(stop, widget);
    }
}

/// Returns the widget id of a piece or region.
pub(super) fn widget_of(ui: &Ui, stop: ElementId) -> Id {
    ui.scope_id().with((stop.kind, stop.number))
}

/// Returns the areas of a table in reading order, each with its stops in reading order. Elements that are folded
/// away or covered by an unfolded zone are omitted.
pub fn areas(scene: &ResolvedScene, folding: &Folding) -> Vec<Vec<Stop>> {
    let covers = || folding.out().iter().flat_map(|opener| scene.folded_into(*opener));
    let is_seen = |stop: &Stop| {
        let hidden = |piece: &ResolvedPiece| folding.hidden_in(piece).is_some();
        let opener = scene.zones[stop.zone].folded_into;
        let hidden = scene.piece(stop.id).map_or(opener.is_some_and(|opener| !folding.is_out(opener)), hidden);
        !hidden && (opener.is_some() || !covers().any(|mat| mat.contains_rect(stop.rect)))
    };
    let seen: Vec<Stop> = scene.stops.iter().copied().filter(is_seen).collect();
    seen.chunk_by(|one, other| one.zone == other.zone).map(<[Stop]>::to_vec).collect()
}

/// Returns the stop to which an arrow key moves the focus. Left and right follow the reading order within an area. Up
/// and down select the nearest stop in that direction.
fn next(area: &[Stop], from: ElementId, key: Key) -> Option<ElementId> {
    let at = area.iter().position(|stop| stop.id == from)?;
    let here = area[at].rect.center();
    let vertical = |down: bool| {
        let way = |stop: &Stop| {
            let step = stop.rect.center() - here;
            (if down { step.y } else { -step.y }, step.x.abs())
        };
        let beyond = area.iter().filter(move |stop| way(stop).0 > 1.0);
        // Stops straight ahead are preferred over those at an angle.
        let cost = move |stop: &&Stop| way(stop).0 + 2.0 * way(stop).1;
        beyond.min_by(|one, other| cost(one).total_cmp(&cost(other))).copied()
    };
    let stop = match key {
        Key::ArrowLeft => at.checked_sub(1).map(|before| area[before]),
        Key::ArrowRight => area.get(at + 1).copied(),
        Key::ArrowUp => vertical(false),
        Key::ArrowDown => vertical(true),
        _ => None,
    };
    stop.map(|stop| stop.id)
}

/// Returns the stop nearest to `gone`, which has disappeared, preferably in the same area.
fn nearest(areas: &[Vec<Stop>], gone: Stop) -> Option<Stop> {
    let far = |stop: &&Stop| (stop.zone != gone.zone, stop.rect.center().distance_sq(gone.rect.center()) as u64);
    areas.iter().flatten().min_by_key(far).copied()
}

/// Draws the focus ring as dark and light lines, so that it is visible on any background.
pub(super) fn ring(painter: &Painter, rect: Rect) {
    for (grown, width, colour) in RING {
        painter.rect_stroke(rect.expand(grown), 5.0, Stroke::new(width, colour), StrokeKind::Outside);
    }
}

/// Draws the focus ring of a region along its border.
pub(super) fn ring_along(painter: &Painter, outline: &[egui::Pos2]) {
    for (width, colour) in [(6.5, Color32::BLACK), (4.0, Color32::WHITE), (1.2, Color32::BLACK)] {
        painter.add(egui::Shape::closed_line(outline.to_vec(), Stroke::new(width, colour)));
    }
}

/// The lines of the focus ring, from the inside: distance from the piece, width and colour.
const RING: [(f32, f32, Color32); 3] =
    [(0.0, 1.5, Color32::BLACK), (1.5, 2.5, Color32::WHITE), (4.0, 1.5, Color32::BLACK)];

#[cfg(test)]
mod tests {
    use super::*;

    use rondel::scene::{self, Piece, Scene, Shape, Zone, ZoneKind};
    use rondel::{Catalog, Observer, Text};

    #[test]
    fn the_regions_of_a_map_are_stops_before_their_fields() {
        let field = |number: u32, x: f32| {
            let rect = scene::Rect::new(x, 40.0, 20.0, 20.0);
            Piece::new(ElementId::new("field", number), Shape::Space, rect, Text::verbatim("field"))
        };
        let region = |number: u32, x: f32, fields: Vec<u32>| scene::Region {
            id: ElementId::new("region", number),
            name: Text::verbatim("Region"),
            outline: vec![(x, 0.0), (x + 100.0, 0.0), (x + 100.0, 100.0), (x, 100.0)],
            label: (x + 50.0, 15.0),
            fields: fields.into_iter().map(|field| ElementId::new("field", field)).collect(),
            neighbours: Vec::new(),
            owner: None,
            help: None,
        };
        let mut scene = Scene::new(Observer::Spectator);
        let mut map = Zone::new(ZoneKind::Map, scene::Rect::new(0.0, 0.0, 200.0, 100.0));
        map.regions = vec![region(1, 100.0, vec![3]), region(0, 0.0, vec![1, 2])];
        scene.zones.push(map.with([field(3, 140.0), field(2, 60.0), field(1, 10.0), field(9, 180.0)]));
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
        let areas = areas(&scene, &Folding::default());
        let stops: Vec<(&str, u32)> = areas[0].iter().map(|stop| (stop.id.kind, stop.id.number)).collect();
        assert_eq!(stops, [("region", 0), ("field", 1), ("field", 2), ("region", 1), ("field", 3), ("field", 9)]);
    }

    fn grid() -> ResolvedScene {
        let piece = |number: u32| {
            let rect = scene::Rect::new((number % 3) as f32 * 100.0, (number / 3) as f32 * 100.0, 80.0, 60.0);
            Piece::new(ElementId::new("square", number), Shape::Space, rect, Text::verbatim("square"))
        };
        let mut scene = Scene::new(Observer::Spectator);
        let area = scene::Rect::new(0.0, 0.0, 300.0, 300.0);
        // Two pieces in the same place.
        let above = Piece::new(ElementId::new("coin", 0), Shape::Disc, piece(4).rect, Text::verbatim("coin"));
        scene.zones.push(Zone::new(ZoneKind::Grid, area).with((0..9).map(piece)).with([above]));
        ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"))
    }

    #[test]
    fn left_and_right_come_to_every_piece_and_up_and_down_to_the_next_row() {
        let scene = grid();
        let areas = areas(&scene, &Folding::default());
        let go = |from: (&'static str, u32), key| {
            let next = next(&areas[0], ElementId::new(from.0, from.1), key);
            next.map(|id| (id.kind, id.number))
        };
        let mut walked = vec![("square", 0)];
        while let Some(next) = go(walked[walked.len() - 1], Key::ArrowRight) {
            walked.push(next);
        }
        assert_eq!(walked.len(), 10);
        assert_eq!(go(("square", 1), Key::ArrowDown), Some(("square", 4)));
        assert_eq!(go(("square", 7), Key::ArrowUp), Some(("square", 4)));
        assert_eq!(go(("square", 0), Key::ArrowUp), None);
        assert_eq!(go(("square", 3), Key::ArrowLeft), Some(("square", 2)));
    }

    #[test]
    fn the_ring_stands_out_from_whatever_lies_below() {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let luminance =
            |colour: Color32| 0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b());
        let contrast = |one: Color32, other: Color32| {
            let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
            one.max(other) / one.min(other)
        };
        let grounds = (0..=255_u8).flat_map(|part| {
            [Color32::from_gray(part), Color32::from_rgb(part, 128, 0), Color32::from_rgb(64, part, 200)]
        });
        for ground in grounds {
            let best = RING.iter().map(|(_, _, line)| contrast(*line, ground)).fold(0.0, f64::max);
            assert!(best >= 3.0, "{best} on {ground:?}");
        }
    }
}

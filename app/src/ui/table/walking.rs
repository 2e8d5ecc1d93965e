//! The keyboard on the table: from area to area, and from piece to piece within one.

use egui::{Color32, FocusDirection, Id, Key, Modifiers, Painter, Rect, Stroke, StrokeKind, Ui};
use rondel::ElementId;

use super::folding::Folding;
use super::resolved::{ResolvedPiece, ResolvedScene};

/// Where the keyboard is on the table.
#[derive(Default)]
pub struct Walking {
    /// The piece that has the keyboard.
    at: Option<At>,
    /// The piece that is to have it from the next frame on.
    wanted: Option<ElementId>,
    /// Whether what is known of the piece is shown beside it.
    inspects: bool,
    /// Whether that was asked for just now.
    asked: bool,
}

/// A piece that has the keyboard.
#[derive(Clone, Copy)]
struct At {
    piece: ElementId,
    widget: Id,
    zone: usize,
    rect: Rect,
}

impl Walking {
    /// The piece that has the keyboard.
    pub fn at(&self) -> Option<ElementId> {
        self.at.map(|at| at.piece)
    }

    /// Whether the keyboard is on this piece, or comes to it in this frame.
    pub fn is_on(&self, piece: ElementId) -> bool {
        self.at() == Some(piece)
    }

    /// Whether what is known of the piece with the keyboard is shown.
    pub fn inspects(&self) -> bool {
        self.inspects
    }

    /// Whether this was asked for since the last frame.
    pub(super) fn was_asked(&mut self) -> bool {
        std::mem::take(&mut self.asked)
    }

    /// Notes that a piece has the keyboard, however it came there.
    pub(super) fn note(&mut self, piece: &ResolvedPiece, widget: Id) {
        self.at = Some(At { piece: piece.id, widget, zone: piece.zone, rect: piece.rect });
    }

    /// Goes to a piece.
    pub fn go_to(&mut self, piece: ElementId) {
        self.wanted = Some(piece);
    }

    /// Reads the arrow keys, F2 and Escape while a piece has the keyboard. `begun` says that Escape has something else to
    /// take back first.
    pub(super) fn keys(&mut self, ui: &Ui, areas: &[Vec<usize>], scene: &ResolvedScene, begun: bool) {
        let Some(at) = self.at else { return };
        if ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Escape)) {
            if self.inspects || begun {
                // Escape has already taken the keyboard away.
                self.wanted = Some(at.piece);
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
                // Not to whatever egui finds in that direction.
                ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
                let area = areas.iter().find(|area| area.iter().any(|place| scene.pieces[*place].id == at.piece));
                let next = area.and_then(|area| next(scene, area, at.piece, key));
                self.wanted = Some(next.unwrap_or(at.piece));
            }
        }
    }

    /// Brings the keyboard to where it is wanted, or to the nearest piece where the one that had it has left.
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
        let there = |id: ElementId| areas.iter().flatten().any(|place| scene.pieces[*place].id == id);
        let stays = self.wanted.or(kept.map(|at| at.piece)).filter(|id| there(*id));
        let goes_to = stays.or_else(|| nearest(scene, &areas, kept?));
        let changed = kept.map(|at| at.piece) != goes_to || self.wanted.take().is_some();
        let Some(piece) = goes_to.and_then(|id| scene.piece(id)).filter(|_| changed) else { return };
        let widget = widget_of(ui, piece.id);
        ui.memory_mut(|memory| memory.request_focus(widget));
        self.note(piece, widget);
    }
}

/// The widget of a piece.
pub(super) fn widget_of(ui: &Ui, piece: ElementId) -> Id {
    ui.scope_id().with((piece.kind, piece.number))
}

/// The areas of a table as one reads a page, each with its pieces in the same order: what lies folded away or below
/// something folded out is left out. Pieces are told by their place in the scene.
pub fn areas(scene: &ResolvedScene, folding: &Folding) -> Vec<Vec<usize>> {
    let covers = || folding.out().iter().flat_map(|opener| scene.folded_into(*opener));
    let is_seen = |piece: &ResolvedPiece| {
        folding.hidden_in(piece).is_none()
            && (piece.folded_into.is_some() || !covers().any(|mat| mat.contains_rect(piece.rect)))
    };
    let seen: Vec<usize> = scene.reading.iter().copied().filter(|place| is_seen(&scene.pieces[*place])).collect();
    let same_zone = |one: &usize, other: &usize| scene.pieces[*one].zone == scene.pieces[*other].zone;
    seen.chunk_by(same_zone).map(<[usize]>::to_vec).collect()
}

/// The order in which one reads rectangles like words: row by row, each from the left.
pub fn reading_order(rects: &[Rect]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..rects.len()).collect();
    left.sort_by(|one, other| rects[*one].top().total_cmp(&rects[*other].top()));
    let mut order = Vec::new();
    while let Some(first) = left.first().copied() {
        let in_row = |place: &usize| *place == first || rects[*place].center().y < rects[first].bottom();
        let (mut row, below): (Vec<usize>, Vec<usize>) = left.into_iter().partition(in_row);
        row.sort_by(|one, other| rects[*one].left().total_cmp(&rects[*other].left()));
        order.append(&mut row);
        left = below;
    }
    order
}

/// The piece to which an arrow key leads: left and right walk through all of an area in reading order, up and down to what
/// lies nearest above and below.
fn next(scene: &ResolvedScene, area: &[usize], from: ElementId, key: Key) -> Option<ElementId> {
    let at = area.iter().position(|place| scene.pieces[*place].id == from)?;
    let here = scene.pieces[area[at]].rect.center();
    let vertical = |down: bool| {
        let way = |place: &usize| {
            let step = scene.pieces[*place].rect.center() - here;
            (if down { step.y } else { -step.y }, step.x.abs())
        };
        let beyond = area.iter().filter(move |place| way(place).0 > 1.0);
        // What lies straight on comes before what lies aside.
        let cost = move |place: &&usize| way(place).0 + 2.0 * way(place).1;
        beyond.min_by(|one, other| cost(one).total_cmp(&cost(other))).copied()
    };
    let place = match key {
        Key::ArrowLeft => at.checked_sub(1).map(|before| area[before]),
        Key::ArrowRight => area.get(at + 1).copied(),
        Key::ArrowUp => vertical(false),
        Key::ArrowDown => vertical(true),
        _ => None,
    };
    place.map(|place| scene.pieces[place].id)
}

/// The piece nearest to where one lay that is gone, of the same area if there is any.
fn nearest(scene: &ResolvedScene, areas: &[Vec<usize>], gone: At) -> Option<ElementId> {
    let pieces = areas.iter().flatten().map(|place| &scene.pieces[*place]);
    let far =
        |piece: &&ResolvedPiece| (piece.zone != gone.zone, piece.rect.center().distance_sq(gone.rect.center()) as u64);
    pieces.min_by_key(far).map(|piece| piece.id)
}

/// Draws the ring round what has the keyboard: a dark line and a light one, so that one of them stands out from whatever
/// lies below.
pub(super) fn ring(painter: &Painter, rect: Rect) {
    for (grown, width, colour) in RING {
        painter.rect_stroke(rect.expand(grown), 5.0, Stroke::new(width, colour), StrokeKind::Outside);
    }
}

/// The lines of the ring from within: how far from the piece, how wide, and their colour.
const RING: [(f32, f32, Color32); 3] =
    [(0.0, 1.5, Color32::BLACK), (1.5, 2.5, Color32::WHITE), (4.0, 1.5, Color32::BLACK)];

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;
    use rondel::scene::{self, Piece, Scene, Shape, Zone, ZoneKind};
    use rondel::{Catalog, Observer, Text};

    fn at(x: f32, y: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), egui::vec2(80.0, 60.0))
    }

    #[test]
    fn rectangles_are_read_like_words() {
        let rects = [at(200.0, 4.0), at(0.0, 200.0), at(0.0, 0.0), at(300.0, 190.0), at(100.0, 10.0)];
        assert_eq!(reading_order(&rects), [2, 4, 0, 1, 3]);
        assert_eq!(reading_order(&[Rect::NOTHING, at(0.0, 0.0)]).len(), 2, "what has no size is read too");
    }

    fn grid() -> ResolvedScene {
        let piece = |number: u32| {
            let rect = scene::Rect::new((number % 3) as f32 * 100.0, (number / 3) as f32 * 100.0, 80.0, 60.0);
            Piece::new(ElementId::new("square", number), Shape::Space, rect, Text::verbatim("square"))
        };
        let mut scene = Scene::new(Observer::Bystander);
        let area = scene::Rect::new(0.0, 0.0, 300.0, 300.0);
        // Two of them in one place.
        let above = Piece::new(ElementId::new("coin", 0), Shape::Disc, piece(4).rect, Text::verbatim("coin"));
        scene.zones.push(Zone::new(ZoneKind::Grid, area).with((0..9).map(piece)).with([above]));
        ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"))
    }

    #[test]
    fn left_and_right_come_to_every_piece_and_up_and_down_to_the_next_row() {
        let scene = grid();
        let areas = areas(&scene, &Folding::default());
        let go = |from: (&'static str, u32), key| {
            let next = next(&scene, &areas[0], ElementId::new(from.0, from.1), key);
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

//! Pieces that glide to their new positions.

use std::collections::HashMap;

use egui::{Pos2, Rect};
use rondel::ElementId;
use rondel::scene::{Shape, ZoneKind};
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene};

use super::close_up::CloseUp;
use super::folding::Folding;

/// The pieces that are moving.
#[derive(Default)]
pub struct Motion {
    gliding: HashMap<ElementId, Glide>,
    /// The card that is shown large on its way.
    pub(super) close_up: Option<CloseUp>,
    /// The piece that follows the pointer, and the position of its centre.
    pub(super) held: Option<(ElementId, Pos2)>,
    began: f64,
    seconds: f32,
}

enum Glide {
    /// Moves from a rectangle via these points.
    From(Rect, Vec<Pos2>),
    Appears,
}

/// The current position and opacity of a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VisiblePiece {
    /// Its position, in table units.
    pub rect: Rect,
    /// Its opacity, from 0 (invisible) to 1 (opaque).
    pub opacity: f32,
    /// Whether it is moving.
    pub moving: bool,
}

/// The fraction of the movement's duration after which pieces that left have faded out.
pub(super) const GONE: f32 = 0.4;

impl Motion {
    /// Starts moving all pieces that have a different position in the new scene. They start from their
    /// current position on screen, or from their opener if they were folded away.
    pub fn begin(&mut self, old: &ResolvedScene, new: &ResolvedScene, folding: &Folding, seconds: f32, now: f64) {
        self.close_up = None;
        if seconds <= 0.0 {
            self.gliding.clear();
            return;
        }
        let gliding = new.pieces.iter().filter_map(|piece| {
            let Some(before) = old.piece(piece.id) else { return Some((piece.id, Glide::Appears)) };
            let opener = folding.hidden_in(before).filter(|_| folding.hidden_in(piece).is_none());
            let from = opener.and_then(|opener| old.piece(opener)).unwrap_or(before);
            let seen = self.sight(from.id, from.rect, now).rect;
            let stops = || if from.id == piece.id { stops(old, new, before, piece) } else { Vec::new() };
            (seen != piece.rect).then(|| (piece.id, Glide::From(seen, stops())))
        });
        self.gliding = gliding.collect();
        self.began = now;
        self.seconds = seconds;
    }

    /// Stops all movement and puts the pieces in their final positions.
    pub fn stop(&mut self) {
        self.gliding.clear();
        self.close_up = None;
    }

    /// Returns whether any piece is moving at `now`.
    pub fn moves(&mut self, now: f64) -> bool {
        if now >= self.began + f64::from(self.seconds) {
            self.gliding.clear();
        }
        self.close_up.take_if(|close_up| now >= close_up.lands_at());
        !self.gliding.is_empty() || self.close_up.is_some()
    }

    /// Returns the position and opacity at `now` of a piece whose final position is `rect`.
    pub fn sight(&self, id: ElementId, rect: Rect, now: f64) -> VisiblePiece {
        let at_rest = VisiblePiece { rect, opacity: 1.0, moving: false };
        if self.close_up.as_ref().is_some_and(|close_up| close_up.hides(id, now)) {
            return VisiblePiece { opacity: 0.0, ..at_rest };
        }
        if let Some((_, at)) = self.held.filter(|(held, _)| *held == id) {
            return VisiblePiece { rect: Rect::from_center_size(at, rect.size()), opacity: 1.0, moving: true };
        }
        let Some(glide) = self.gliding.get(&id) else { return at_rest };
        let passed = ((now - self.began) as f32 / self.seconds).clamp(0.0, 1.0);
        let eased = 1.0 - (1.0 - passed).powi(3);
        match glide {
            Glide::From(from, stops) => {
                let middle = along(from.center(), stops, rect.center(), eased);
                let size = from.size() + (rect.size() - from.size()) * eased;
                VisiblePiece { rect: Rect::from_center_size(middle, size), opacity: 1.0, moving: true }
            }
            // Appearing pieces wait for the old ones to fade out, since overlapping faces are unreadable.
            Glide::Appears => VisiblePiece { opacity: ((passed - GONE) / (1.0 - GONE)).clamp(0.0, 1.0), ..at_rest },
        }
    }
}

/// Returns the point at a fraction `share` of the length of a path.
fn along(from: Pos2, stops: &[Pos2], to: Pos2, share: f32) -> Pos2 {
    let legs = || {
        let starts = std::iter::once(from).chain(stops.iter().copied());
        starts.zip(stops.iter().copied().chain(std::iter::once(to)))
    };
    let mut left = legs().map(|(start, end)| start.distance(end)).sum::<f32>() * share;
    for (start, end) in legs() {
        let length = start.distance(end);
        if left <= length && length > 0.0 {
            return start + (end - start) * (left / length);
        }
        left -= length;
    }
    to
}

/// Returns the positions that a marker passes on its track or ring: the spaces between its old and new positions,
/// in the shorter direction on a ring.
fn stops(old: &ResolvedScene, new: &ResolvedScene, before: &ResolvedPiece, marker: &ResolvedPiece) -> Vec<Pos2> {
    let (from, zone) = (&old.zones[before.zone], &new.zones[marker.zone]);
    let is_track = |kind: ZoneKind| matches!(kind, ZoneKind::Track | ZoneKind::Ring);
    if !is_track(zone.kind) || zone.kind != from.kind || !matches!(marker.shape, Shape::Figure | Shape::Disc) {
        return Vec::new();
    }
    let is_space = |piece: &&ResolvedPiece| {
        let there = &new.zones[piece.zone];
        there.kind == zone.kind
            && there.rect == zone.rect
            && piece.level == 0
            && matches!(piece.shape, Shape::Card | Shape::Tile | Shape::Space)
    };
    let spaces: Vec<Pos2> = new.pieces.iter().filter(is_space).map(|piece| piece.rect.center()).collect();
    let nearest = |place: Pos2| {
        let near = |one: &&usize, other: &&usize| {
            spaces[**one].distance_sq(place).total_cmp(&spaces[**other].distance_sq(place))
        };
        (0..spaces.len()).collect::<Vec<_>>().iter().min_by(near).copied()
    };
    let (Some(first), Some(last)) = (nearest(before.rect.center()), nearest(marker.rect.center())) else {
        return Vec::new();
    };
    let count = spaces.len();
    let onwards = (last + count - first) % count;
    let forwards = if zone.kind == ZoneKind::Ring { onwards <= count / 2 } else { last >= first };
    let steps = if forwards { onwards } else { count - onwards };
    let step = |number: usize| (first + if forwards { number } else { count - number }) % count;
    // A marker may be next to its space instead of on it.
    let beside = [before.rect.center() - spaces[first], marker.rect.center() - spaces[last]];
    (1..steps)
        .map(|number| {
            let share = number as f32 / steps as f32;
            spaces[step(number)] + beside[0] + (beside[1] - beside[0]) * share
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use rondel::scene::{self, Piece, Zone, layout};
    use rondel::{Catalog, Observer, Scene, Text};

    use super::*;

    const JAR: ElementId = ElementId::new("jar", 0);

    /// Creates a ring of eighteen spaces with a jar just inside one of them.
    fn ring(place: usize) -> ResolvedScene {
        let board = scene::Rect::new(100.0, 100.0, 700.0, 600.0);
        let spaces = layout::ring(board, 5, 4, 80.0, 80.0);
        let thing = |id, shape, rect| Piece::new(id, shape, rect, Text::verbatim("thing"));
        let (x, y) = spaces[place].centre();
        let jar = thing(JAR, Shape::Figure, scene::Rect::around(x, y, 20.0, 20.0));
        let mut table = Scene::new(Observer::Spectator);
        let spaces = (0..).zip(spaces).map(|(number, rect)| thing(ElementId::new("space", number), Shape::Space, rect));
        table.zones.push(Zone::new(ZoneKind::Ring, board).with(spaces));
        table.zones.push(Zone::new(ZoneKind::Ring, board).with([jar]));
        ResolvedScene::new(&table, &Catalog::new("en", []).expect("a locale"))
    }

    fn passed(from: usize, to: usize) -> Vec<usize> {
        let (old, new) = (ring(from), ring(to));
        let jar = |scene: &ResolvedScene| scene.place(JAR).expect("the jar");
        let stops = stops(&old, &new, &old.pieces[jar(&old)], &new.pieces[jar(&new)]);
        let space = |stop: &Pos2| new.pieces.iter().position(|piece| piece.rect.center().distance(*stop) < 0.01);
        stops.iter().map(|stop| space(stop).expect("a stop on a space")).collect()
    }

    #[test]
    fn a_jar_walks_from_space_to_space_the_shorter_way_round() {
        assert_eq!(passed(2, 6), [3, 4, 5]);
        assert_eq!(passed(16, 1), [17, 0]);
        assert_eq!(passed(1, 16), [0, 17]);
        assert!(passed(3, 4).is_empty() && passed(5, 5).is_empty());
    }

    #[test]
    fn a_glide_begins_where_the_piece_lay_passes_the_corner_and_ends_where_it_lies() {
        let (old, new) = (ring(3), ring(6));
        let mut motion = Motion::default();
        motion.begin(&old, &new, &Folding::default(), 1.0, 10.0);
        let jar = |scene: &ResolvedScene| scene.piece(JAR).expect("the jar").rect;
        let at = |now: f64| motion.sight(JAR, jar(&new), now).rect;
        assert_eq!((at(10.0), at(11.0)), (jar(&old), jar(&new)));
        let corner = new.pieces[4].rect.center();
        let nearest = (0..100).map(|step| at(10.0 + f64::from(step) / 100.0).center().distance(corner));
        assert!(nearest.fold(f32::INFINITY, f32::min) < 12.0, "it cuts the corner");
        motion.begin(&old, &new, &Folding::default(), 0.0, 10.0);
        assert_eq!(motion.sight(JAR, jar(&new), 10.0).rect, jar(&new), "where nothing may move it is there at once");
    }
}

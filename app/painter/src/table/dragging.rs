//! Pieces dragged from place to place. A drag clicks the piece, and the end of the drag clicks the element below the
//! pointer.

use egui::{CursorIcon, PointerButton, Pos2, Response, Vec2};
use rondel::ElementId;
use rondel_presenter::highlights::Highlights;
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene};

use super::touch::Touch;

/// A piece that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Dragged {
    /// The piece on which the drag began.
    from: ElementId,
    /// The piece that follows the pointer, if there is one.
    pub(super) seen: Option<ElementId>,
    /// The distance from the pointer to the centre of that piece, in table units.
    grip: Vec2,
    /// The centre of that piece while it follows the pointer, in table units.
    pub(super) at: Pos2,
    /// The time at which it was dropped on an element, whose click may move it.
    pub(super) dropped: Option<f64>,
}

/// How long a dropped piece stays where it was dropped if its move is not made, in seconds.
pub(super) const SETTLES: f64 = 0.4;
/// Distance in points from which a movement of the pointer is a drag.
const DRAG: f32 = 6.0;

impl Touch<'_> {
    /// Returns whether a piece may be dragged. While another piece is selected, a place to which that piece can go may
    /// not, because its click would make that move.
    pub(super) fn is_movable(&self, piece: &ResolvedPiece) -> bool {
        let (clicks, Highlights { open, movable, chosen, .. }) = (piece.touch.clicks, self.highlights);
        let is_target = !chosen.is_empty() && !chosen.contains_key(&clicks) && open.contains(&clicks);
        movable.contains(&clicks) && !is_target
    }

    /// Follows a drag that begins on a piece.
    pub(super) fn drag(&mut self, piece: &ResolvedPiece, response: &Response) {
        let Some(pointer) = response.interact_pointer_pos() else { return };
        let (at, now) = (self.view.on_table(pointer), self.ui.input(|input| input.time));
        let pressed = self.ui.input(|input| input.pointer.press_origin());
        // A long press does not move anything.
        let moves = pressed.is_some_and(|pressed| pressed.distance(pointer) > DRAG);
        let is_dragged = self.dragged.is_some_and(|dragged| dragged.from == piece.id && dragged.dropped.is_none());
        if !is_dragged && moves && response.dragged_by(PointerButton::Primary) && self.is_movable(piece) {
            if !self.highlights.chosen.contains_key(&piece.touch.clicks) {
                self.events.clicked = Some(piece.touch.clicks);
            }
            let seen = drawn_on(self.scene, piece);
            let centre = seen.and_then(|seen| self.scene.piece(seen)).map_or(at, |seen| seen.rect.center());
            let grip = pressed.map_or(Vec2::ZERO, |pressed| centre - self.view.on_table(pressed));
            *self.dragged = Some(Dragged { from: piece.id, seen, grip, at, dropped: None });
        }
        let Some(dragged) = self.dragged.as_mut().filter(|dragged| dragged.from == piece.id) else { return };
        if dragged.dropped.is_some() {
            return;
        }
        dragged.at = at + dragged.grip;
        response.ctx.set_cursor_icon(CursorIcon::Grabbing);
        if response.drag_stopped() {
            let target = self.target_at(at);
            *self.dragged = self.dragged.filter(|_| target.is_some());
            if let Some(dragged) = self.dragged {
                dragged.dropped = Some(now);
            }
            self.events.clicked = target;
        }
    }

    /// Returns the element that can be clicked at a position on the table.
    fn target_at(&self, at: Pos2) -> Option<ElementId> {
        let scene = self.scene;
        let here = scene.touched.iter().rev().map(|place| &scene.pieces[*place]);
        let here = here.filter(|piece| !piece.touch.only_seen && piece.is_under(at)).map(|piece| piece.touch.clicks);
        here.into_iter().find(|clicks| self.highlights.open.contains(clicks))
    }
}

/// Returns the piece that is seen where `piece` lies: the piece itself, or the uppermost piece drawn on it if it has no
/// drawing of its own.
fn drawn_on(scene: &ResolvedScene, piece: &ResolvedPiece) -> Option<ElementId> {
    if piece.face.icon.is_some() || piece.face.title.is_some() {
        return Some(piece.id);
    }
    let on = |other: &&ResolvedPiece| {
        other.touch.only_seen && other.face.icon.is_some() && piece.rect.contains(other.rect.center())
    };
    let within = |other: &&ResolvedPiece| piece.rect.expand(1.0).contains_rect(other.rect);
    scene.pieces.iter().rev().filter(on).find(within).map(|other| other.id)
}

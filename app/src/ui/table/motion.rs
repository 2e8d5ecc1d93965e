//! Pieces that glide to where they lie now.

use std::collections::HashMap;

use egui::Rect;
use rondel::ElementId;

use super::folding::Folding;
use super::resolved::ResolvedScene;

/// The pieces on their way.
#[derive(Default)]
pub struct Motion {
    gliding: HashMap<ElementId, Glide>,
    began: f64,
    seconds: f32,
}

#[derive(Clone, Copy)]
enum Glide {
    From(Rect),
    Appears,
}

/// Where a piece is just now, and how much of it is to be seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// Where it is, in table units.
    pub rect: Rect,
    /// From 0 (not there yet) to 1.
    pub opacity: f32,
    /// Whether it moves.
    pub moving: bool,
}

impl Motion {
    /// Sets everything in motion that lies elsewhere in the new scene. Takes the places of the old one as they are seen:
    /// what lay folded away comes from its opener.
    pub fn begin(&mut self, old: &ResolvedScene, new: &ResolvedScene, folding: &Folding, seconds: f32, now: f64) {
        if seconds <= 0.0 {
            self.gliding.clear();
            return;
        }
        let gliding = new.pieces.iter().filter_map(|piece| {
            let Some(before) = old.piece(piece.id) else { return Some((piece.id, Glide::Appears)) };
            let opener = folding.hidden_in(before).filter(|_| folding.hidden_in(piece).is_none());
            let before = opener.and_then(|opener| old.piece(opener)).unwrap_or(before);
            let seen = self.sight(before.id, before.rect, now).rect;
            (seen != piece.rect).then_some((piece.id, Glide::From(seen)))
        });
        self.gliding = gliding.collect();
        self.began = now;
        self.seconds = seconds;
    }

    /// Puts everything where it belongs.
    pub fn stop(&mut self) {
        self.gliding.clear();
    }

    /// Whether anything moves at `now`.
    pub fn moves(&mut self, now: f64) -> bool {
        if now >= self.began + f64::from(self.seconds) {
            self.gliding.clear();
        }
        !self.gliding.is_empty()
    }

    /// Where a piece that belongs to `rect` is at `now`.
    pub fn sight(&self, id: ElementId, rect: Rect, now: f64) -> Sight {
        let at_rest = Sight { rect, opacity: 1.0, moving: false };
        let Some(glide) = self.gliding.get(&id) else { return at_rest };
        let passed = ((now - self.began) as f32 / self.seconds).clamp(0.0, 1.0);
        let eased = 1.0 - (1.0 - passed).powi(3);
        match glide {
            Glide::From(from) => Sight { rect: from.lerp_towards(&rect, eased), opacity: 1.0, moving: true },
            Glide::Appears => Sight { opacity: eased, ..at_rest },
        }
    }
}

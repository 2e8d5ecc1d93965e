//! The banner over the table that announces for a moment that the user's turn, a new round or a phase has begun.

use egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, vec2};
use rondel_painter::theme::{self, faded};
use rondel_system::Speed;

use super::Play;
use crate::context::AppContext;

/// What the banner announces, and since when.
pub(super) struct Banner {
    subject: Subject,
    /// Time in seconds.
    since: f64,
}

#[derive(Clone, PartialEq)]
enum Subject {
    /// The turn of the only local player.
    Turn,
    /// The round with this number.
    Round(u16),
    /// The phase with this name, in which nobody acts.
    Phase(String),
}

impl Banner {
    /// Announces at this time that the turn of the only local player has begun.
    pub(super) fn turn(since: f64) -> Self {
        Self { subject: Subject::Turn, since }
    }

    /// Announces at this time that a round has begun, if this round follows another one.
    pub(super) fn round([before, after]: [Option<u16>; 2], since: f64) -> Option<Self> {
        let follows = before.is_some() && before < after;
        after.filter(|_| follows).map(|round| Self { subject: Subject::Round(round), since })
    }

    /// Announces at this time that a phase has begun in which nobody acts.
    pub(super) const fn phase(name: String, since: f64) -> Self {
        Self { subject: Subject::Phase(name), since }
    }

    /// Returns the duration of the announcement, in seconds.
    fn duration(&self) -> f64 {
        match self.subject {
            Subject::Turn => 1.2,
            Subject::Round(_) | Subject::Phase(_) => 1.8,
        }
    }
}

impl Play {
    /// Draws the banner. It does not block clicks.
    pub(super) fn banner_ui(&mut self, ui: &Ui, cx: &AppContext) {
        let Some(banner) = &self.game.announcer.banner else { return };
        let left = banner.since + banner.duration() - cx.now;
        let seat = self.game.deciding_here();
        let is_due = left > 0.0 && cx.settings.speed != Speed::None && !self.game.covered();
        let (text, ground) = match (&banner.subject, seat) {
            (Subject::Turn, Some(seat)) if is_due => (cx.words.word("your-turn"), theme::seat_ground(seat)),
            (Subject::Round(round), _) if is_due => (cx.words.with("replay-round", "round", *round), ROUND),
            (Subject::Phase(name), _) if is_due => (name.clone(), ROUND),
            _ => {
                self.game.announcer.banner = None;
                return;
            }
        };
        let strength = if cx.settings.reduce_motion { 1.0 } else { (left / 0.35).clamp(0.0, 1.0) as f32 };
        let room = self.game.table.shown().room;
        let laid = ui.painter().layout_no_wrap(text, theme::serif(30.0), faded(Color32::WHITE, strength));
        let size = laid.size() + vec2(56.0, 18.0);
        let place = Align2::CENTER_TOP.align_size_within_rect(size, room.shrink(14.0));
        let painter = ui.painter().with_clip_rect(room);
        let edge = Stroke::new(2.0, faded(Color32::WHITE, strength));
        painter.rect(place, 12.0, faded(ground, 0.94 * strength), edge, StrokeKind::Inside);
        painter.galley(Rect::from_center_size(place.center(), laid.size()).min, laid, Color32::WHITE);
        ui.ctx().request_repaint_after_secs(if strength < 1.0 { 0.016 } else { 0.1 });
    }

    /// Returns whether the game has a player at this screen whose turn can be announced.
    pub(super) fn announces_turns(&self) -> bool {
        self.game.mode.is_live() && self.game.persons().len() == 1 && self.game.held.plies() > 0
    }
}

/// Background of the announcement of a round or a phase.
const ROUND: Color32 = Color32::from_rgb(0x3a, 0x2a, 0x16);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_round_that_follows_another_one_is_announced() {
        let announced = |before, after| Banner::round([before, after], 0.0).map(|banner| banner.subject);
        assert!(announced(Some(1), Some(2)) == Some(Subject::Round(2)));
        assert!(announced(None, Some(1)).is_none(), "the game has just begun");
        assert!(announced(Some(2), Some(2)).is_none());
        assert!(announced(Some(2), Some(1)).is_none(), "decisions were taken back");
        assert!(announced(Some(2), None).is_none());
    }
}

//! Two displays during the user's turn: another player's last turn, which stays above the choices, and the brief
//! announcement that the user's turn has begun.

use egui::text::LayoutJob;
use egui::{Align2, Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::theme::{self, faded};
use rondel_presenter::log::Turn;
use rondel_system::Speed;

use super::Play;
use crate::context::AppContext;

/// Height of the area above the choices that shows another player's last turn, in points. `SIZES` contains the font
/// sizes for its text in points, each with the number of lines that fit at that size.
const HEIGHT: f32 = 64.0;
const SIZES: [(f32, usize); 3] = [(13.5, 3), (12.5, 3), (11.8, 4)];
/// Duration of the announcement of a turn, in seconds.
const BEAT: f64 = 1.2;

impl Play {
    /// Returns the last turn of another player, if the only local player is to move.
    pub(super) fn last_turn(&self) -> Option<&Turn> {
        let seat = self.game.deciding_here()?;
        if self.game.persons().len() != 1 || !self.game.mode.is_live() {
            return None;
        }
        let is_own = |turn: &&Turn| turn.seat == Some(seat) && turn.opponent.is_none();
        let mut latest = self.log.log.turns().iter().rev().skip_while(is_own);
        latest.next().filter(|turn| turn.seat.is_some() && !turn.lines.is_empty())
    }

    /// Draws another player's last turn. A click replays what has happened since the user's last turn.
    pub(super) fn last_turn_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        const MARGIN: f32 = 8.0;
        const MARK: f32 = 22.0;
        let Some(turn) = self.last_turn() else {
            // The space is reserved, so that the choices below do not move.
            if self.game.persons().len() == 1 && self.game.mode.is_live() {
                ui.add_space(HEIGHT + 4.0 + ui.spacing().item_spacing.y);
            }
            return;
        };
        let palette = theme::palette(ui.ctx());
        let seats = &self.game.reading.seats;
        let whole = turn.headline(&cx.words, seats);
        let own = self.game.deciding_here();
        let table = self.game.table.scene();
        let own_first = || {
            let is_own = |element| own.is_some() && table.owner_of(element) == own;
            turn.headline_first(is_own, &cx.words, seats)
        };
        let elements: Vec<_> = turn.lines.iter().flat_map(|line| &line.elements).copied().collect();
        let seat = turn.seat;
        let width = ui.available_width();
        let room = (width - MARK - 3.0 * MARGIN).max(40.0);
        // Long text uses a smaller font. If the text is still truncated, the tooltip and the log show it in full.
        let lay = |text: &str, size: f32, rows: usize| {
            let mut job = LayoutJob::simple(text.to_owned(), theme::text(size), palette.ink, room);
            job.wrap.max_rows = rows;
            ui.painter().layout_job(job)
        };
        let laid = SIZES.into_iter().map(|(size, rows)| lay(&whole, size, rows)).find(|laid| !laid.elided);
        let is_cut = laid.is_none();
        // What concerns the user is not truncated.
        let text = if is_cut { own_first() } else { whole };
        let laid = laid.unwrap_or_else(|| lay(&text, SIZES[SIZES.len() - 1].0, SIZES[SIZES.len() - 1].1));
        let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
        let lit = response.hovered() || response.has_focus();
        let edge = if lit { Stroke::new(1.5, palette.brand) } else { Stroke::new(1.0, faded(palette.edge, 0.7)) };
        ui.painter().rect(rect, 8.0, faded(palette.edge, 0.18), edge, StrokeKind::Inside);
        if let Some(seat) = seat {
            seat_shape(ui.painter(), pos2(rect.left() + MARGIN + 7.0, rect.center().y), 7.0, seat);
        }
        let start = rect.left_center() + vec2(MARGIN + MARK, -laid.size().y / 2.0);
        ui.painter().galley(start, laid, palette.ink);
        ui.add_space(4.0);
        if lit {
            self.marks.pointed = elements;
        }
        let hint = cx.words.word("recap-hint");
        let hint = if is_cut { format!("{text}\n\n{hint}") } else { hint };
        if response.on_hover_text(hint).clicked() && !self.timing.clicks_too_early(ui.ctx()) {
            self.recap(cx);
        }
    }

    /// Draws the announcement of the user's turn over the table for a moment. It does not block clicks.
    pub(super) fn beat_ui(&mut self, ui: &Ui, cx: &AppContext) {
        let Some(begun) = self.game.announcer.turn_since else { return };
        let age = cx.now - begun;
        let seat = self.game.deciding_here().filter(|_| age < BEAT && cx.settings.speed != Speed::None);
        let Some(seat) = seat else {
            self.game.announcer.turn_since = None;
            return;
        };
        let strength = if cx.settings.reduce_motion { 1.0 } else { ((BEAT - age) / 0.35).clamp(0.0, 1.0) as f32 };
        let room = self.game.table.shown().room;
        let text = cx.words.word("your-turn");
        let laid = ui.painter().layout_no_wrap(text, theme::serif(30.0), faded(Color32::WHITE, strength));
        let size = laid.size() + vec2(56.0, 18.0);
        let place = Align2::CENTER_TOP.align_size_within_rect(size, room.shrink(14.0));
        let painter = ui.painter().with_clip_rect(room);
        painter.rect(
            place,
            12.0,
            faded(theme::seat_ground(seat), 0.94 * strength),
            Stroke::new(2.0, faded(Color32::WHITE, strength)),
            StrokeKind::Inside,
        );
        painter.galley(Rect::from_center_size(place.center(), laid.size()).min, laid, Color32::WHITE);
        ui.ctx().request_repaint_after_secs(if strength < 1.0 { 0.016 } else { 0.1 });
    }

    /// Returns whether the game has a player at this screen whose turn can be announced.
    pub(super) fn announces_turns(&self) -> bool {
        self.game.mode.is_live() && self.game.persons().len() == 1 && self.game.held.plies() > 0
    }
}

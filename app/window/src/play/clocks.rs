//! The clocks above the choices.

use egui::{Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, vec2};
use rondel::clock::{Clocks, shown};
use rondel::{Seat, SeatSet, Table as _, Text, Turn};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::theme;
use rondel_presenter::clocks::rule;

use super::{GameView, Play};
use crate::context::AppContext;

/// Height of a clock, in points.
const HEIGHT: f32 = 26.0;
/// Font size of the time, in points.
const FONT: f32 = 15.0;
/// Time below which a clock is drawn in the colour of an alarm, in milliseconds.
const SHORT: u64 = 10_000;

impl GameView {
    /// Advances the clocks of a game without guests. They run only while the player to decide can see the position, even
    /// if that player looks back. The clocks of a game with guests are advanced by the table server.
    fn run_clocks(&mut self) {
        let looks_back = || self.watching.looks_back() && !self.awaits_next() && self.held.is_own_turn();
        // Whoever rolls their own dice still has the clock to press.
        let rolls =
            || self.held.is_choosing() && matches!(self.held.turn(), Turn::Decide(seat) if self.is_person(seat));
        let is_asked = self.deciding_here().is_some() || looks_back() || rolls();
        let is_seen = self.mode.is_live() && !self.covered() && is_asked;
        if let Some(table) = self.held.here_mut().filter(|table| !table.is_hosted()) {
            table.run_clocks(is_seen);
        }
    }
}

impl Play {
    /// Advances the clocks, and tells whose time has just run out.
    pub(super) fn advance_clocks(&mut self, cx: &AppContext) {
        let before = self.game.held.plies();
        self.game.run_clocks();
        if self.game.held.here().is_some_and(|table| !table.is_hosted()) && self.game.held.plies() > before {
            // Whoever ran out of time has lost.
            self.take_by(|_| Ok(()), cx);
        }
        let Some(clocks) = self.game.held.clocks().filter(|_| self.game.mode.is_live()) else { return };
        // Only the host decides that a time is up.
        let standing = self.game.held.away().and_then(|visit| visit.guest().standing());
        let decided = standing.and_then(|standing| standing.clocks.as_ref()).unwrap_or(&clocks);
        let up: SeatSet = self.game.held.seats().each().filter(|seat| decided.is_up(*seat)).collect();
        let told = self.game.announcer.out_of_time.replace(up).unwrap_or(up);
        let is_over = matches!(self.game.held.turn(), Turn::Over(_));
        for seat in up.iter().filter(|seat| !told.has(*seat) && !is_over) {
            let name = self.game.full_name(seat, cx);
            self.game.tell(cx.words.with("clock-up", "player", name));
        }
        if !clocks.running.is_empty() {
            cx.ctx.request_repaint_after_secs(till_next_second(&clocks));
        }
    }

    /// Draws the clocks of all players, if the game has any.
    pub(super) fn clocks_ui(&self, ui: &mut Ui, cx: &AppContext) {
        let Some(clocks) = self.game.held.clocks().filter(|_| self.game.mode.is_live()) else { return };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            for seat in self.game.held.seats().each() {
                if let Some(Some(left)) = clocks.left.get(seat.index()) {
                    self.clock_ui(ui, cx, (seat, *left), clocks.running.has(seat));
                }
            }
        });
        ui.add_space(6.0);
    }

    fn clock_ui(&self, ui: &mut Ui, cx: &AppContext, (seat, left): (Seat, u64), runs: bool) {
        let palette = theme::palette(ui.ctx());
        let time = shown(left);
        let short = left <= SHORT;
        let ink = if short {
            palette.alarm
        } else if runs {
            palette.ink
        } else {
            palette.faint
        };
        let font = if runs { theme::strong(FONT) } else { theme::text(FONT) };
        let laid = ui.painter().layout_no_wrap(time.clone(), font.clone(), ink);
        let (rect, response) = ui.allocate_exact_size(vec2(laid.size().x + HEIGHT + 8.0, HEIGHT), Sense::hover());
        if runs {
            let frame = Stroke::new(1.5, theme::seat_colour(seat));
            ui.painter().rect(rect, CornerRadius::same(5), Color32::TRANSPARENT, frame, StrokeKind::Inside);
        }
        let sign = Rect::from_min_size(rect.min, egui::Vec2::splat(HEIGHT));
        seat_shape(ui.painter(), sign.center(), HEIGHT * 0.26, seat);
        ui.painter().text(sign.right_center(), Align2::LEFT_CENTER, &time, font, ink);
        let name = self.game.full_name(seat, cx);
        let words = cx.words.say(&Text::new("clock-left").with("player", name).with("time", time));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words.clone()));
        response.on_hover_ui(|ui| {
            ui.label(&words);
            let control = self.game.held.here().and_then(|table| table.session().header().clock);
            let control = control.or_else(|| self.game.held.away()?.guest().welcome()?.clock);
            ui.label(control.map(|control| rule(control, &cx.words)).unwrap_or_default());
        });
    }
}

/// Returns the time in seconds until a running clock shows another second.
fn till_next_second(clocks: &Clocks) -> f32 {
    let left = |seat: Seat| clocks.left.get(seat.index()).copied().flatten();
    let next = clocks.running.iter().filter_map(left).map(|left| (left + 999) % 1000 + 1).min();
    next.unwrap_or(1000) as f32 / 1000.0
}

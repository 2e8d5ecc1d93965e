//! The other players' last turns, which stay above the choices during the user's turn.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Galley, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use rondel::Seat;
use rondel_painter::table::brush::seat_shape;
use rondel_painter::theme::{self, faded};
use rondel_presenter::log::{Turn, WHOLE};

use super::Play;
use super::choice_room::heights;
use crate::context::AppContext;

/// Usual height of the area above the choices that shows the other players' last turns, in points: with one other
/// player, and with several. If the choices leave room, the area grows with its text.
const HEIGHTS: [f32; 2] = [64.0, 114.0];
/// Sizes for its text in points: with one other player, and with several.
const SIZES: [&[f32]; 2] = [&[13.5, 12.5, 11.8], &[13.0, 11.8]];
const MARGIN: f32 = 8.0;
/// Width of the place for the symbol of a player.
const MARK: f32 = 22.0;
/// Distance to the choices, in addition to the usual one.
const APART: f32 = 4.0;
/// Margin above and below the text.
const EDGE: f32 = 0.5;
/// Maximum number of turns shown.
const MOST: usize = 4;

/// Returns the smallest value since the text or the room changed. Within a turn, the area thus gives up room if the
/// choices need it, but does not take it back, so that the choices rarely move.
fn least_since(ui: &Ui, (said, room): (&str, f32), value: f32) -> f32 {
    let id = egui::Id::unique("room of the last turns");
    ui.data_mut(|data| {
        let kept: &mut (String, f32, f32) = data.get_temp_mut_or_default(id);
        if kept.0 != said || (kept.1 - room).abs() > 1.0 {
            *kept = (said.to_owned(), room, value);
        }
        kept.2 = kept.2.min(value);
        kept.2
    })
}

impl Play {
    /// Returns the turns of the other players since the last turn of the only local player, who is to move: all turns
    /// of each player in the order in which the players last acted, and the phases between them.
    pub(super) fn last_turns(&self) -> Vec<Vec<&Turn>> {
        let seat = self.game.deciding_here().filter(|_| self.game.persons().len() == 1 && self.game.mode.is_live());
        let Some(seat) = seat else { return Vec::new() };
        let is_own = |turn: &&Turn| turn.seat == Some(seat) && turn.non_player.is_none();
        let latest = self.log.log.turns().iter().rev().skip_while(is_own).take_while(|turn| !is_own(turn));
        let told = latest.filter(|turn| !turn.is_deal() && !turn.lines.is_empty());
        let mut shown: Vec<Vec<&Turn>> = Vec::new();
        for turn in told {
            let is_by_same = |other: &&Turn| other.seat == turn.seat && other.non_player == turn.non_player;
            match shown.iter().position(|turns| is_by_same(&turns[0])) {
                Some(place) => shown[place].insert(0, turn),
                None if shown.len() < MOST => shown.insert(0, vec![turn]),
                None => {}
            }
        }
        shown
    }

    /// Draws the other players' last turns. A click replays what has happened since the user's last turn. `room` is the
    /// height of this area and the choices together.
    pub(super) fn last_turns_ui(&mut self, ui: &mut Ui, cx: &AppContext, room: f32) {
        let kind = usize::from(self.game.reading.seats.len() > 2);
        let turns = self.last_turns();
        if turns.is_empty() {
            // The space is reserved, so that the choices below do not move.
            if self.game.persons().len() == 1 && self.game.mode.is_live() {
                ui.add_space(HEIGHTS[kind] + APART + ui.spacing().item_spacing.y);
            }
            return;
        }
        let palette = theme::palette(ui.ctx());
        let width = ui.available_width();
        let below = APART + ui.spacing().item_spacing.y * 2.0;
        let said = self.tell(&turns, WHOLE, cx).join("\n");
        let most = (room - below - heights(&self.game).iter().sum::<f32>()).max(HEIGHTS[kind]);
        let most = least_since(ui, (&said, room), most);
        let (turns, laid, is_cut) = self.lay_turns(turns, (ui, cx), kind, most);
        let height: f32 = laid.iter().map(|laid| laid.size().y).sum();
        let elements: Vec<_> =
            turns.iter().flatten().flat_map(|turn| &turn.lines).flat_map(|line| &line.elements).copied().collect();
        let seats: Vec<Option<Seat>> = turns.iter().map(|turns| turns[0].seat).collect();
        let area = vec2(width, (height + 2.0 * EDGE).clamp(HEIGHTS[kind], most));
        let (rect, response) = ui.allocate_exact_size(area, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        let lit = response.hovered() || response.has_focus();
        let edge = if lit { Stroke::new(1.5, palette.brand) } else { Stroke::new(1.0, faded(palette.edge, 0.7)) };
        ui.painter().rect(rect, 8.0, faded(palette.edge, 0.18), edge, StrokeKind::Inside);
        let is_alone = laid.len() == 1;
        let mut start = rect.left_center() + vec2(MARGIN + MARK, -height / 2.0);
        for (laid, seat) in laid.into_iter().zip(seats) {
            let middle = if is_alone { rect.center().y } else { start.y + laid.rows[0].height() / 2.0 };
            if let Some(seat) = seat {
                seat_shape(ui.painter(), pos2(rect.left() + MARGIN + 7.0, middle), 7.0 - kind as f32, seat);
            } else {
                ui.painter().circle_filled(pos2(rect.left() + MARGIN + 7.0, middle), 3.0, palette.faint);
            }
            let below = laid.size().y;
            ui.painter().galley(start, laid, palette.ink);
            start.y += below;
        }
        ui.add_space(APART);
        if lit {
            self.marks.pointed = elements;
        }
        let hint = cx.words.word("recap-hint");
        let hint = if is_cut { format!("{said}\n\n{hint}") } else { hint };
        if response.on_hover_text(hint).clicked() && !self.timing.clicks_too_early(ui.ctx()) {
            self.recap(cx);
        }
    }

    /// Returns the turns to show, their texts, and whether something is left out: the whole turns if they fit into the
    /// usual height or into `most`; otherwise without phases, and then without the less important parts.
    fn lay_turns<'t>(
        &self,
        mut turns: Vec<Vec<&'t Turn>>,
        (ui, cx): (&Ui, &AppContext),
        kind: usize,
        most: f32,
    ) -> (Vec<Vec<&'t Turn>>, Vec<Arc<Galley>>, bool) {
        let palette = theme::palette(ui.ctx());
        let width = (ui.available_width() - MARK - 3.0 * MARGIN).max(40.0);
        let lay = |text: &str, size: f32, rows: usize| {
            let mut job = LayoutJob::simple(text.to_owned(), theme::text(size), palette.ink, width);
            job.wrap.max_rows = rows;
            ui.painter().layout_job(job)
        };
        let fits = |parts: usize, turns: &[Vec<&Turn>]| {
            let texts = self.tell(turns, parts, cx);
            let of_size = |height: f32, size: f32| {
                let laid: Vec<_> = texts.iter().map(|text| lay(text, size, usize::MAX)).collect();
                (laid.iter().map(|laid| laid.size().y).sum::<f32>() <= height - 2.0 * EDGE).then_some(laid)
            };
            let heights = [HEIGHTS[kind], most];
            heights.iter().find_map(|height| SIZES[kind].iter().find_map(|size| of_size(*height, *size)))
        };
        // Long text uses a smaller font. If the text is still truncated, the tooltip and the log show it in full.
        if let Some(laid) = fits(WHOLE, &turns) {
            return (turns, laid, false);
        }
        if turns.iter().any(|turns| turns[0].seat.is_some()) {
            turns.retain(|turns| turns[0].seat.is_some());
        }
        let smallest = SIZES[kind][SIZES[kind].len() - 1];
        let parts = turns.iter().map(|turns| turns.iter().map(|turn| turn.parts()).sum()).max().unwrap_or(0);
        // The more parts, the longer the text, so the number that fits is found by bisection.
        let mut laid = fits(2, &turns);
        let (mut fitting, mut most_parts) = (2, parts.max(2));
        while laid.is_some() && fitting < most_parts {
            let middle = (fitting + most_parts).div_ceil(2);
            match fits(middle, &turns) {
                Some(longer) => (laid, fitting) = (Some(longer), middle),
                None => most_parts = middle - 1,
            }
        }
        let laid = laid.unwrap_or_else(|| {
            let rows = (most / lay("", smallest, 1).size().y) as usize / turns.len();
            self.tell(&turns, 2, cx).iter().map(|text| lay(text, smallest, rows.max(1))).collect()
        });
        (turns, laid, true)
    }

    /// Returns the headlines of turns with at most this number of parts.
    fn tell(&self, turns: &[Vec<&Turn>], parts: usize, cx: &AppContext) -> Vec<String> {
        turns.iter().map(|turns| self.told_of(turns, parts, cx)).collect()
    }

    /// Returns the headline of a player's turns with at most this number of parts. What concerns the user is left out
    /// last.
    fn told_of(&self, turns: &[&Turn], parts: usize, cx: &AppContext) -> String {
        let seats = &self.game.reading.seats;
        let (own, table) = (self.game.deciding_here(), self.game.table.scene());
        let is_own = |element| own.is_some() && table.owner_of(element) == own;
        let parts_of = |turn: &Turn| turn.headline_about(is_own, parts, &cx.words, seats);
        let together = if turns.len() > 1 { Turn::together(turns) } else { None };
        together.as_ref().or(turns.last().copied()).map(parts_of).unwrap_or_default()
    }
}

//! The side column. It has two parts of fixed height, so that nothing moves when the contents of a part change. The
//! user can drag the line between the parts.

use egui::{CursorIcon, Id, Layout, Rect, Sense, Stroke, Ui, UiBuilder, pos2, vec2};
use rondel_painter::theme;

use crate::context::AppContext;

/// Height of the line between the parts with its margins, in points.
const LINE: f32 = 14.0;
/// Usual share of the height for the upper part, in percent: first in a tall column, then in a low one.
const USUAL: (u8, u8) = (55, 46);
/// Height below which a column is low, in points.
const LOW: f32 = 900.0;
/// Minimum and maximum share of the height for the upper part, in percent.
const SHARES: (u8, u8) = (25, 80);

/// Returns the share of the height for the upper part, in percent.
fn share(height: f32, chosen: Option<u8>) -> u8 {
    let usual = if height < LOW { USUAL.1 } else { USUAL.0 };
    chosen.unwrap_or(usual).clamp(SHARES.0, SHARES.1)
}

/// Returns the height of the log below an analysis, in points: six lines in a tall column, and four in a low one.
pub(super) fn log_room(height: f32) -> f32 {
    const HEADING: f32 = 36.0;
    const ROW: f32 = 20.0;
    HEADING + ROW * if height < LOW { 4.0 } else { 6.0 }
}

/// Draws the upper part of the column and the line below it. Returns the result of `draw`.
pub(super) fn upper_ui<T>(ui: &mut Ui, cx: &mut AppContext, draw: impl FnOnce(&mut Ui, &mut AppContext) -> T) -> T {
    let column = ui.available_rect_before_wrap();
    let share = share(column.height(), cx.settings.window.column);
    let height = (column.height() - LINE) * f32::from(share) / 100.0;
    let upper = Rect::from_min_size(column.min, vec2(column.width(), height));
    let layout = Layout::top_down(egui::Align::Min);
    let mut part = ui.new_child(UiBuilder::new().max_rect(upper).layout(layout));
    part.shrink_clip_rect(upper.expand(4.0));
    let drawn = draw(&mut part, cx);
    let line = Rect::from_min_size(upper.left_bottom(), vec2(column.width(), LINE));
    line_ui(ui, cx, column, line);
    ui.advance_cursor_after_rect(Rect::from_min_max(column.min, line.max));
    drawn
}

/// Draws the line, which can be dragged. A double click restores the usual share.
fn line_ui(ui: &Ui, cx: &mut AppContext, column: Rect, line: Rect) {
    let palette = theme::palette(ui.ctx());
    let grip = ui.interact(line, Id::unique("column line"), Sense::click_and_drag());
    let grip = grip.on_hover_cursor(CursorIcon::ResizeVertical);
    let lit = grip.hovered() || grip.dragged();
    let stroke = if lit { Stroke::new(2.0, palette.brand) } else { Stroke::new(1.0, palette.edge) };
    ui.painter().hline(line.x_range(), line.center().y, stroke);
    for offset in [-6.0, 0.0, 6.0] {
        let dot = pos2(line.center().x + offset, line.center().y);
        ui.painter().circle_filled(dot, 1.6, if lit { palette.brand } else { palette.faint });
    }
    if let Some(at) = grip.interact_pointer_pos().filter(|_| grip.dragged()) {
        let chosen = 100.0 * (at.y - column.top() - LINE / 2.0) / (column.height() - LINE);
        cx.settings.window.column = Some((chosen.round() as u8).clamp(SHARES.0, SHARES.1));
    }
    if grip.double_clicked() {
        cx.settings.window.column = None;
    }
    if grip.drag_stopped() || grip.double_clicked() {
        cx.keep_settings();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_have_their_usual_shares_unless_others_were_chosen() {
        assert_eq!((share(1000.0, None), share(600.0, None)), (55, 46));
        assert_eq!((share(600.0, Some(70)), share(600.0, Some(0)), share(600.0, Some(255))), (70, 25, 80));
    }

    #[test]
    fn the_log_has_six_lines_in_a_tall_column_and_four_in_a_low_one() {
        assert!(log_room(1000.0) >= 6.0 * 20.0 && log_room(640.0) >= 4.0 * 20.0);
    }
}

//! What can be pointed at in a chart: it tells its numbers, and opens the game behind it.

use egui::{CursorIcon, Id, Rect, RichText, Role, Sense, Stroke, StrokeKind, Tooltip, Ui, WidgetInfo};
use rondel_painter::theme;

/// A game behind a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The column it is of.
    pub column: usize,
    /// Its number there.
    pub game: u64,
}

/// Lets a part of a chart be pointed at, by mouse or keys: `told` are its lines, the first one its name. Gives the game
/// behind it where that is asked for.
pub fn mark_ui(ui: &Ui, rect: Rect, id: Id, behind: Option<Behind>, told: impl Fn() -> Vec<String>) -> Option<Behind> {
    let sense = if behind.is_some() { Sense::click() } else { Sense::focusable_noninteractive() };
    let response = ui.interact(rect, id, sense);
    let role = if behind.is_some() { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, told().join(", ")));
    let focused = response.has_focus();
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() || focused {
        let palette = theme::palette(ui.ctx());
        let width = if focused { 2.0 } else { 1.2 };
        ui.painter().rect_stroke(rect.expand(1.0), 3.0, Stroke::new(width, palette.ink), StrokeKind::Outside);
        let mut tip = Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), id.with("told"), rect);
        tip = tip.gap(8.0).width(300.0);
        tip.show(|ui| {
            for (place, line) in told().into_iter().enumerate() {
                let font = if place == 0 { theme::strong(14.0) } else { theme::text(13.5) };
                ui.label(RichText::new(line).font(font));
            }
        });
    }
    if behind.is_some() && response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    behind.filter(|_| response.clicked())
}

//! Interactive marks in a chart, which show their values and can open the underlying game.

use egui::{CursorIcon, Id, Rect, RichText, Role, Sense, Stroke, StrokeKind, Tooltip, Ui, WidgetInfo};
use rondel_painter::theme;

/// A game that produced a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The index of the game's column.
    pub column: usize,
    /// The number of the game within the column.
    pub game: u64,
}

/// Makes a part of a chart interactive, for mouse and keyboard. `told` returns the lines of its tooltip, the
/// first of which is the name. Returns the game behind the mark if the mark was activated.
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

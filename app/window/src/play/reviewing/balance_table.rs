//! A table that breaks down each seat's result by cause.

use egui::{Align, Label, Layout, Rect, RichText, Sense, Ui, UiBuilder, vec2};
use rondel::review::Balance;
use rondel::{Seat, Text};
use rondel_painter::theme;
use rondel_presenter::reviewed;

use crate::context::AppContext;

/// The causes of each seat's result. The table is never wider than the panel: with more than two seats, each cause has
/// a line of its own above its figures.
pub(super) struct BalanceTable<'a> {
    /// The names of the seats.
    pub(super) names: &'a [String],
    pub(super) balances: &'a [(Seat, Balance)],
}

impl BalanceTable<'_> {
    pub(super) fn ui(&self, ui: &mut Ui, cx: &AppContext) {
        let faint = theme::palette(ui.ctx()).faint;
        let names = self.names.iter().map(|name| RichText::new(name).font(theme::strong(13.5)));
        self.row_ui(ui, None, names.collect());
        let told: Vec<[String; 6]> =
            self.balances.iter().map(|(_, balance)| reviewed::parts(balance, &cx.words)).collect();
        for (place, key) in reviewed::PARTS.into_iter().enumerate() {
            let label = Label::new(RichText::new(cx.words.word(key)).size(13.5)).sense(Sense::hover()).truncate();
            let is_outer = place == 0 || place + 1 == reviewed::PARTS.len();
            let figure = |parts: &[String; 6]| {
                let figure = RichText::new(&parts[place]).size(14.0);
                if is_outer { figure.color(faint) } else { figure }
            };
            let hint = cx.words.say(&Text::new(format!("{key}-hint")));
            self.row_ui(ui, Some((label, hint)), told.iter().map(figure).collect());
        }
    }

    /// Draws a row: the cause with its explanation, and a cell for each seat.
    fn row_ui(&self, ui: &mut Ui, mut cause: Option<(Label, String)>, cells: Vec<RichText>) {
        /// Width of a cell beside the causes, and height of a row, in points.
        const CELL: f32 = 76.0;
        const ROW: f32 = 20.0;
        let (whole, count) = (ui.available_width(), self.names.len() as f32);
        let is_beside = self.names.len() <= 2;
        let width = if is_beside { CELL } else { whole / count };
        if !is_beside && let Some((label, hint)) = cause.take() {
            ui.add(label).on_hover_text(hint);
        }
        let (rect, _) = ui.allocate_exact_size(vec2(whole, ROW), Sense::hover());
        let start = rect.right() - count * width;
        let within = |ui: &mut Ui, left: f32, right: f32, layout: Layout| {
            let own = Rect::from_x_y_ranges(left..=right, rect.y_range());
            ui.new_child(UiBuilder::new().max_rect(own).layout(layout))
        };
        if let Some((label, hint)) = cause {
            within(ui, rect.left(), start, Layout::left_to_right(Align::Center)).add(label).on_hover_text(hint);
        }
        for (place, cell) in cells.into_iter().enumerate() {
            let left = start + place as f32 * width;
            let mut own = within(ui, left + 6.0, left + width, Layout::right_to_left(Align::Center));
            own.add(Label::new(cell).truncate());
        }
    }
}

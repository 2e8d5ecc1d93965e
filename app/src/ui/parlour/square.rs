//! A text as a square of dark and light that a camera reads.

use egui::{Color32, Rect, Sense, Ui, Vec2, vec2};
use fast_qr::QRBuilder;

/// Draws it, so wide; nothing where the text is too long for one.
pub(super) fn square_ui(ui: &mut Ui, text: &str, width: f32, name: &str) {
    /// So much stays light around it, in its own dots.
    const QUIET: f32 = 4.0;
    let Ok(code) = QRBuilder::new(text).build() else { return };
    let (rect, answer) = ui.allocate_exact_size(Vec2::splat(width), Sense::hover());
    answer.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, name));
    ui.painter().rect_filled(rect, 6.0, Color32::WHITE);
    let dot = width / (code.size as f32 + 2.0 * QUIET);
    for (row, column) in (0..code.size).flat_map(|row| (0..code.size).map(move |column| (row, column))) {
        if code[row][column].value() {
            let at = rect.min + vec2(column as f32 + QUIET, row as f32 + QUIET) * dot;
            // A little over its edge, so that no seams are seen.
            ui.painter().rect_filled(Rect::from_min_size(at, Vec2::splat(dot + 0.4)), 0.0, Color32::BLACK);
        }
    }
}

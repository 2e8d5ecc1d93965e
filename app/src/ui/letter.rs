//! An invitation that is to be sent: copied as a letter, or shown as a picture.

use egui::{Button, Ui};
use rondel::{Plugin, Text};

use crate::ui::house::House;
use crate::ui::widgets;

/// What was done with an invitation.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::ui) struct Letter {
    copied: bool,
    pictured: bool,
}

impl Letter {
    /// The buttons beside each other in which it is copied or shown; `letter` is the key of what is said before it.
    pub(in crate::ui) fn buttons_ui(
        &mut self,
        ui: &mut Ui,
        house: &House,
        plugin: &Plugin,
        letter: &'static str,
        code: &str,
    ) {
        let words = if self.copied { "far-copied" } else { "far-copy" };
        if widgets::primary(ui, house.words.word(words)).clicked() {
            let title = Text::verbatim(house.words.of(plugin.id).word("title"));
            let letter = house.words.with(letter, "game", title);
            ui.ctx().copy_text(format!("{letter}\n{code}"));
            self.copied = true;
        }
        if ui.add(Button::new(house.words.word("far-picture")).selected(self.pictured)).clicked() {
            self.pictured = !self.pictured;
        }
    }

    /// The picture, where it is asked for, so far from the left.
    pub(in crate::ui) fn picture_ui(&self, ui: &mut Ui, house: &House, code: &str, left: f32) {
        /// How wide it is.
        const WIDTH: f32 = 260.0;
        if self.pictured {
            ui.horizontal(|ui| {
                ui.add_space(left);
                square_ui(ui, code, WIDTH, &house.words.word("far-picture"));
            });
        }
    }
}

/// Without a network there is no invitation to be drawn.
#[cfg(not(feature = "net"))]
fn square_ui(_: &mut Ui, _: &str, _: f32, _: &str) {}

/// Draws a text as a square of dark and light that a camera reads, so wide; nothing where it is too long for one.
#[cfg(feature = "net")]
fn square_ui(ui: &mut Ui, text: &str, width: f32, name: &str) {
    use egui::{Color32, Rect, Sense, Vec2, vec2};
    use fast_qr::QRBuilder;
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

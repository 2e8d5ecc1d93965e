//! The strip in the header with the steps of a procedure in progress, such as the end of a round.

use egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use rondel::scene::Phases;
use rondel_painter::theme::{self, faded};
use rondel_painter::widgets;

use super::view::GameView;
use crate::context::AppContext;

/// Side of an icon and distance between icons, in points.
const ICON: f32 = 26.0;
const GAP: f32 = 5.0;
/// Font size of the name of the current step, in points.
const NAME: f32 = 13.0;

impl GameView {
    /// Returns the procedure in progress on the table as shown, if any.
    fn phases(&self) -> Option<&Phases> {
        self.table.scene().source.phases.as_ref().filter(|_| !self.covered())
    }

    /// Returns the width of the strip, or 0 if nothing is in progress or the strip would not leave enough of
    /// `room` for a prompt of this width.
    pub(super) fn phases_width(&self, room: f32, prompt: f32) -> f32 {
        /// Minimum width for the prompt beside the strip, in points.
        const PROMPT: f32 = 300.0;
        let width = self.phases().map_or(0.0, |phases| phases.steps.len() as f32 * (ICON + GAP));
        if width + prompt.max(PROMPT) <= room { width } else { 0.0 }
    }

    /// Draws the steps as icons, with the name of the current step below them.
    pub(super) fn phases_ui(&self, ui: &mut Ui, cx: &mut AppContext, width: f32) {
        let Some(phases) = self.phases() else { return };
        let palette = theme::palette(ui.ctx());
        let catalog = cx.words.of(self.plugin.id);
        let title = catalog.say(&phases.title);
        let texts: Vec<(String, String)> =
            phases.steps.iter().map(|step| (catalog.say(&step.name), catalog.say(&step.help))).collect();
        let (strip, _) = ui.allocate_exact_size(vec2(width, ICON + NAME + 6.0), Sense::hover());
        for (place, (step, (name, help))) in phases.steps.iter().zip(&texts).enumerate() {
            let start = strip.min + vec2(place as f32 * (ICON + GAP), 0.0);
            let rect = Rect::from_min_size(start, Vec2::splat(ICON));
            let is_current = place == phases.current;
            if is_current {
                let edge = Stroke::new(2.0, palette.brand);
                ui.painter().rect(rect.expand(2.0), 6.0, faded(palette.brand, 0.25), edge, StrokeKind::Inside);
            }
            // Steps that are over are fainter than those to come.
            let strength = if is_current {
                1.0
            } else if place < phases.current {
                0.35
            } else {
                0.7
            };
            let tint = Color32::WHITE.gamma_multiply(strength);
            widgets::paint_game_icon(ui, &mut cx.icons, self.plugin, step.icon, rect.shrink(2.0), tint);
            let response = ui.interact(rect, ui.scope_id().with(("phase", place)), Sense::hover());
            response.on_hover_text(format!("{title} · {name}\n{help}"));
        }
        if let Some((name, _)) = texts.get(phases.current) {
            let words = format!("{title} · {name}");
            let at = pos2(strip.center().x, strip.bottom());
            ui.painter().text(at, Align2::CENTER_BOTTOM, words, theme::strong(NAME), palette.ink);
        }
    }
}

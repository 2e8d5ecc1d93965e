//! The emblems of the winners on the result sheet.

use egui::{Align, Layout, Ui};
use rondel::Seat;
use rondel_painter::theme;

use super::view::GameView;
use crate::context::AppContext;

impl GameView {
    /// Draws the winners' emblems on a ribbon in the first winner's colour, between two laurel branches. If there
    /// are no winners, for example because all players have lost, draws the emblems of all seats without
    /// decoration.
    pub(super) fn crests_ui(&self, ui: &mut Ui, cx: &mut AppContext, winners: &[Seat]) {
        const CREST: f32 = 76.0;
        let palette = theme::palette(ui.ctx());
        let Some(first) = winners.first() else {
            return self.plain_crests_ui(ui, cx);
        };
        let width = winners.len() as f32 * (CREST + 8.0) + 2.0 * CREST * 0.62;
        let (rect, _) = ui.allocate_exact_size(egui::vec2(width, CREST + 14.0), egui::Sense::hover());
        let ribbon = egui::Rect::from_center_size(rect.center(), egui::vec2(width, CREST * 0.36));
        ui.painter().rect_filled(ribbon, 4.0, theme::seat_ground(*first));
        for side in [-1.0, 1.0] {
            laurel(
                ui,
                rect.center() + egui::vec2(side * (width / 2.0 - CREST * 0.5), 0.0),
                side,
                CREST * 0.5,
                palette.glow,
            );
        }
        let crests = egui::vec2(winners.len() as f32 * (CREST + 8.0), CREST);
        let mut row = ui.new_child(
            egui::UiBuilder::new()
                .max_rect(egui::Rect::from_center_size(rect.center(), crests))
                .layout(Layout::left_to_right(Align::Center)),
        );
        row.spacing_mut().item_spacing.x = 8.0;
        for winner in winners {
            self.emblem_ui(&mut row, cx, *winner, CREST);
        }
    }

    fn plain_crests_ui(&self, ui: &mut Ui, cx: &mut AppContext) {
        const CREST: f32 = 56.0;
        let seats: Vec<Seat> = self.held.seats().each().collect();
        let width = seats.len() as f32 * (CREST + 8.0) - 8.0;
        let (rect, _) = ui.allocate_exact_size(egui::vec2(width, CREST + 6.0), egui::Sense::hover());
        let mut row = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
        row.spacing_mut().item_spacing.x = 8.0;
        for seat in seats {
            self.emblem_ui(&mut row, cx, seat, CREST);
        }
    }
}

/// Draws a laurel branch that starts at `foot` and curves upwards, to the left or to the right.
fn laurel(ui: &Ui, foot: egui::Pos2, side: f32, height: f32, colour: egui::Color32) {
    const LEAVES: usize = 6;
    let stem =
        |share: f32| foot + egui::vec2(side * height * 0.55 * (share * 1.9).sin(), height * (0.85 - 1.75 * share));
    let stroke = egui::Stroke::new((height * 0.05).max(1.0), colour);
    ui.painter().line((0..=12).map(|place| stem(place as f32 / 12.0)).collect(), stroke);
    for leaf in 0..LEAVES {
        let share = (leaf as f32 + 0.6) / LEAVES as f32;
        let (at, ahead) = (stem(share), stem((share + 0.05).min(1.0)));
        let along = (ahead - at).normalized();
        for turn in [-0.7_f32, 0.7] {
            let way = egui::emath::Rot2::from_angle(turn) * along * height * 0.34;
            let across = way.rot90() * 0.24;
            let leaf = vec![at, at + way * 0.5 + across, at + way, at + way * 0.5 - across];
            ui.painter().add(egui::Shape::convex_polygon(leaf, colour, egui::Stroke::NONE));
        }
    }
}

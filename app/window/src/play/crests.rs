//! The emblems and portraits of players: those of the winners on the result sheet, and that of the computer to move.

use egui::{Align, Layout, Ui};
use rondel::Seat;
use rondel_painter::theme;

use super::view::GameView;
use crate::context::AppContext;
use crate::cover_image::{self, FadesAt};
use crate::portraits;

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
            let place = egui::Rect::from_min_size(row.cursor().min, egui::Vec2::splat(CREST));
            self.emblem_ui(&mut row, cx, *winner, CREST);
            let portrait = egui::Rect::from_center_size(
                place.center() + egui::Vec2::splat(CREST * 0.42),
                egui::Vec2::splat(CREST * 0.56),
            );
            self.paint_portrait(ui, cx, *winner, portrait);
        }
    }

    /// Draws the portrait of the player at a seat.
    pub(super) fn portrait_ui(&self, seat: Seat, ui: &mut Ui, cx: &mut AppContext) {
        const SIZE: f32 = 62.0;
        let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(SIZE), egui::Sense::hover());
        self.paint_portrait(ui, cx, seat, place);
    }

    fn paint_portrait(&self, ui: &Ui, cx: &mut AppContext, seat: Seat, place: egui::Rect) {
        let player = self.held.player(seat);
        let portrait = player.map_or(portraits::GUEST, |player| portraits::portrait_of(&player, seat.index()));
        portraits::paint(ui, &mut cx.icons, place, portrait, theme::seat_ground(seat));
    }

    /// Paints the game's cover behind the upper part of the result sheet.
    pub(super) fn ending_cover_ui(&self, ui: &mut Ui, cx: &mut AppContext) {
        /// Height of the cover, and distance of the contents from the edges of the sheet, in points.
        const HEIGHT: f32 = 150.0;
        const MARGIN: egui::Vec2 = egui::vec2(22.0, 20.0);
        let start = ui.cursor().min - MARGIN;
        let place = egui::Rect::from_min_size(start, egui::vec2(ui.available_width() + 2.0 * MARGIN.x, HEIGHT));
        let corners = egui::CornerRadius { nw: 13, ne: 13, ..egui::CornerRadius::ZERO };
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(place));
        ui.set_clip_rect(place);
        cover_image::paint(&ui, place, corners, (FadesAt::Bottom, HEIGHT * 0.7, 0.5), self.plugin, cx);
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

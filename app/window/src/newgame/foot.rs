//! The foot of the new-game dialog: a summary of the game, and the buttons.

use egui::{Align, Layout, Rect, RichText, Sense, Stroke, Ui, UiBuilder, Vec2, vec2};
use rondel::{Seat, Text};
use rondel_painter::{theme, widgets};

use super::NewGame;
use crate::context::AppContext;
use crate::portraits;

/// What the user clicked in the foot of the dialog.
#[derive(Default)]
pub(super) struct Clicked {
    pub(super) begin: bool,
    pub(super) cancel: bool,
}

impl NewGame {
    /// Draws the foot of the dialog.
    pub(super) fn foot_ui(&self, ui: &mut Ui, cx: &mut AppContext) -> Clicked {
        /// Distance of the foot from the edges of the dialog, height of its row, and minimum width of the main button.
        const MARGIN: f32 = 25.0;
        const HEIGHT: f32 = 40.0;
        const BEGIN: f32 = 150.0;
        /// Minimum width of a summary with portraits.
        const PORTRAYED: f32 = 480.0;
        let palette = theme::palette(ui.ctx());
        ui.add_space(2.0);
        let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
        let across = line.expand2(vec2(MARGIN, 0.0)).x_range();
        ui.painter().hline(across, line.top(), Stroke::new(1.0, palette.edge));
        if let Some(fault) = &self.fault {
            ui.colored_label(palette.alarm, fault);
        }
        let mut clicked = Clicked::default();
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
        let row = UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center));
        ui.scope_builder(row, |ui| {
            let begin = |ui: &mut Ui| widgets::primary_wide(ui, cx.words.word("new-begin"), BEGIN).clicked();
            clicked.begin = ui.add_enabled_ui(self.content.is_sound(), begin).inner;
            let cancel = ui.button(cx.words.word("cancel"));
            clicked.cancel = cancel.on_hover_text(cx.words.word("new-cancel-hint")).clicked();
            let summary = vec2(ui.available_width(), HEIGHT);
            ui.allocate_ui_with_layout(summary, Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(summary.x);
                if summary.x >= PORTRAYED {
                    self.portraits_ui(ui, cx);
                }
                let width = ui.available_width() - 12.0;
                widgets::shortened_ui(ui, width, RichText::new(self.summary(cx)).size(14.5));
            });
        });
        clicked
    }

    /// Draws small portraits of all players, which overlap.
    fn portraits_ui(&self, ui: &mut Ui, cx: &mut AppContext) {
        const SIZE: f32 = 36.0;
        const APART: f32 = 28.0;
        let width = APART * (self.count as f32 - 1.0) + SIZE;
        let (rect, _) = ui.allocate_exact_size(vec2(width, SIZE), Sense::hover());
        for (index, place) in self.seats.iter().take(self.count).enumerate() {
            let disc = Rect::from_min_size(rect.min + vec2(APART * index as f32, 0.0), Vec2::splat(SIZE));
            let ground = theme::seat_ground(Seat::new(index as u8));
            portraits::paint(ui, &mut cx.icons, disc, place.who.portrait(index), ground);
        }
    }

    /// Returns the players and the duration of the game in one line. Players with the same description are counted.
    fn summary(&self, cx: &AppContext) -> String {
        let mut counted: Vec<(String, usize)> = Vec::new();
        for (index, place) in self.seats.iter().take(self.count).enumerate() {
            let player = place.short(index, cx);
            match counted.iter_mut().find(|(other, _)| *other == player) {
                Some((_, count)) => *count += 1,
                None => counted.push((player, 1)),
            }
        }
        let told = |(player, count): (String, usize)| {
            Text::verbatim(if count > 1 { format!("{count} × {player}") } else { player })
        };
        let players = Text::List(counted.into_iter().map(told).collect());
        let (least, most) = self.plugin.minutes;
        let range = if least == most { least.to_string() } else { format!("{least}–{most}") };
        cx.words.say(&Text::new("new-summary").with("players", players).with("range", range.as_str()))
    }
}

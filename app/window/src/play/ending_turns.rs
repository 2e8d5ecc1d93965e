//! The most important turns at the end of a game, as pictures that play.

use egui::{Rect, RichText, Sense, StrokeKind, Ui, vec2};
use rondel::{Seat, Table as _};
use rondel_painter::miniature::{Miniature, paint_room};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{theme, widgets};

use super::view::GameView;
use crate::context::AppContext;

/// Maximum number of important turns listed.
pub(super) const TURNS: usize = 3;

/// The pictures of the most important turns, each with the step that it shows.
#[derive(Default)]
pub(super) struct TurnPictures(Vec<(usize, Miniature)>);

impl TurnPictures {
    /// Prepares the tables after the most important turns, unless that has been done.
    pub(super) fn draw(&mut self, game: &GameView, cx: &AppContext) {
        let Some(ending) = game.reading.ending.as_ref() else { return };
        let steps = || ending.turns.iter().map(|(step, ..)| *step);
        if self.0.iter().map(|(step, _)| *step).eq(steps()) {
            return;
        }
        let picture = |step: usize| {
            let place = game.watching.chronicle.steps().get(step)?.place;
            let scene = game.held.view(place, game.observer())?.scene;
            Some((step, Miniature::of(game.plugin, game.resolve(scene, cx))))
        };
        self.0 = steps().filter_map(picture).collect();
    }

    /// Draws each turn as a picture with a sentence. Returns the step of the turn that was clicked.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext, turns: &[(usize, Seat, String)]) -> Option<usize> {
        const GAP: f32 = 12.0;
        const HEIGHT: (f32, f32) = (70.0, 130.0);
        let palette = theme::palette(ui.ctx());
        let mut clicked = None;
        ui.add_space(10.0);
        ui.label(RichText::new(cx.words.word("end-turns")).font(theme::strong(14.0)).color(palette.faint));
        let width = (ui.available_width() - GAP * (TURNS as f32 - 1.0)) / TURNS as f32;
        let height = (width * 0.56).clamp(HEIGHT.0, HEIGHT.1);
        let laid = |turn: &String| ui.painter().layout(turn.clone(), theme::text(13.0), palette.ink, width - 32.0);
        let texts: Vec<_> = turns.iter().map(|(_, _, turn)| laid(turn)).collect();
        let below = texts.iter().map(|text| text.size().y).fold(0.0, f32::max);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for ((step, seat, turn), text) in turns.iter().zip(texts) {
                let (rect, card) = ui.allocate_exact_size(vec2(width, height + below + 16.0), Sense::click());
                card.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, turn));
                ui.painter().rect(rect, 9.0, palette.sheet, widgets::clickable_edge(ui, &card), StrokeKind::Inside);
                let picture = Rect::from_min_size(rect.min, vec2(width, height)).shrink(4.0);
                paint_room(ui, picture);
                if let Some((_, table)) = self.0.iter_mut().find(|(shown, _)| shown == step) {
                    table.paint(ui, picture.shrink(3.0), &mut cx.icons);
                }
                seat_shape(ui.painter(), rect.min + vec2(15.0, height + 15.0), 6.5, *seat);
                ui.painter().galley(rect.min + vec2(27.0, height + 6.0), text, palette.ink);
                let card = card.on_hover_cursor(egui::CursorIcon::PointingHand);
                if card.on_hover_text(cx.words.word("end-turn-look")).clicked() {
                    clicked = Some(*step);
                }
            }
        });
        clicked
    }
}

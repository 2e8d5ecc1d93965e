//! The cover between two players sharing one screen. It hides the table until the next player is ready.

use egui::{Color32, Event, Frame, InputState, Key, RichText, Ui};
use rondel_painter::{theme, widgets};

use super::action::Action;
use super::timing::Timing;
use super::view::GameView;
use crate::context::AppContext;

/// Returns whether Enter or the space bar was just pressed. A key that is still held down from the previous
/// decision must not remove the cover.
fn pressed_anew(input: &InputState) -> bool {
    let says_so = |event: &Event| {
        matches!(event, Event::Key { key: Key::Enter | Key::Space, pressed: true, repeat: false, modifiers, .. }
            if modifiers.is_none())
    };
    input.events.iter().any(says_so)
}

impl GameView {
    /// Handles Enter and the space bar, which remove the cover unless another widget has the keyboard focus.
    pub(super) fn cover_keys(&self, ui: &Ui) -> Option<Action> {
        let elsewhere = ui.memory(|memory| memory.focused().is_some());
        let answered = !elsewhere && ui.input(pressed_anew);
        self.decides().filter(|_| answered).map(Action::SitDown)
    }

    /// Draws the cover over the whole screen. No part of the table is drawn under it.
    pub(super) fn cover_ui(&self, timing: &Timing, ui: &mut Ui, cx: &mut AppContext) -> Option<Action> {
        let next = self.decides()?;
        let mut is_ready = false;
        let too_early = timing.clicks_too_early(ui.ctx());
        let palette = theme::palette(ui.ctx());
        egui::CentralPanel::default().frame(Frame::NONE.fill(palette.room)).show(ui, |ui| {
            let room = ui.available_height();
            ui.vertical_centered(|ui| {
                ui.add_space((room * 0.28).max(20.0));
                self.emblem_ui(ui, cx, next, 92.0);
                ui.add_space(14.0);
                let title = cx.words.with("cover-title", "player", self.full_name(next, cx));
                widgets::rows_ui(ui, &title, theme::serif(32.0), Color32::from_rgb(0xf6, 0xea, 0xcf), 2);
                let hint = RichText::new(cx.words.word("cover-hint")).size(16.0);
                ui.label(hint.color(Color32::from_rgb(0xd9, 0xc8, 0xa6)));
                ui.add_space(18.0);
                is_ready = widgets::primary(ui, cx.words.word("cover-ready")).clicked() && !too_early;
            });
        });
        is_ready.then_some(Action::SitDown(next))
    }
}

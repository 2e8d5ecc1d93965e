//! Shares games, and opens games from codes.

use egui::{Context, Event, ProgressBar, Ui};
use rondel_painter::{theme, widgets};
use rondel_tables::code::{self, Code};

use super::{Screen, Shell};
use crate::command::Departure;
use crate::content::Trial;
use crate::faults;
use crate::play::Play;

impl Shell {
    /// Draws a bar with the progress of the export and a cancel button.
    pub(super) fn making_ui(&mut self, ui: &mut Ui) {
        const BAR: f32 = 160.0;
        let Some(making) = &self.making else { return };
        if let Some(result) = making.result(ui.ctx(), &self.cx.words) {
            self.cx.notices.push(result);
            self.making = None;
            return;
        }
        let brand = theme::palette(ui.ctx()).brand;
        let mut given_up = false;
        widgets::notice_ui(ui, "making", |ui| {
            ui.label(widgets::notice_words(making.words(&self.cx.words)));
            ui.add(ProgressBar::new(making.share()).desired_width(BAR).desired_height(6.0).fill(brand));
            if let Some(count) = making.count() {
                ui.label(widgets::notice_words(count));
            }
            given_up = ui.button(self.cx.words.word("cancel")).clicked();
        });
        if given_up {
            self.making = None;
        }
    }

    /// Opens a game code that is pasted while no text field has the focus.
    pub(super) fn take_pasted(&mut self, ctx: &Context) {
        if !matches!(self.screen, Screen::Home(_)) || !self.is_free() || ctx.text_edit_focused() {
            return;
        }
        let pasted = ctx.input(|input| {
            let mut events = input.events.iter();
            events.find_map(|event| if let Event::Paste(words) = event { Some(words.clone()) } else { None })
        });
        let Some(words) = pasted.filter(|words| code::is_in(words)) else { return };
        if let Err(why) = self.resume(ctx, words.into())
            && !self.cx.notices.contains(&why)
        {
            self.cx.notices.push(why);
        }
    }

    /// Starts a trial of the custom content in a code. Returns `None` if the code can be opened immediately.
    pub(super) fn trial_of_code(&self, ctx: &Context, words: &str) -> Result<Option<Trial>, String> {
        let code = Code::read(words).map_err(|error| faults::code_error(&error, &self.cx.words))?;
        Ok(Trial::needed(ctx, code.header().setup.as_ref()))
    }

    /// Opens a game from its code. If the current game is unsaved, asks the user about that game instead.
    pub(super) fn open_code(&mut self, words: &str) -> Result<(), String> {
        if self.holds(Departure::Home) {
            return Ok(());
        }
        let play = Play::of_code(&self.cx, words).map_err(|error| faults::code_error(&error, &self.cx.words))?;
        self.sit_down(play);
        Ok(())
    }
}

//! What is given away of a game, and games that come as a code.

use egui::{Color32, Context, Event, Frame, Margin, Panel, ProgressBar, RichText, Ui};
use rondel_painter::theme;
use rondel_tables::code::{self, Code};

use super::leaving::Departure;
use super::{Overlay, Screen, Shell};
use crate::content::Trial;
use crate::dialogs::AskFile;
use crate::faults;
use crate::play::Play;
use crate::sharing::Outcome;

impl Shell {
    /// Draws the dialog in which one chooses what is given away.
    pub(super) fn share_ui(&mut self, ctx: &Context) {
        let (Some(Overlay::Share(share)), Screen::Play(play)) = (&mut self.overlay, &self.screen) else { return };
        match share.ui(ctx, &self.cx, play) {
            Outcome::NotYet => {}
            Outcome::Never => self.overlay = None,
            Outcome::SaveAs => {
                let is_kept = play.held().file().is_some();
                let ask = if is_kept { AskFile::to_give } else { AskFile::to_save };
                self.overlay = Some(Overlay::File(ask(&self.cx, play.game().id), None));
            }
            Outcome::Making(making) => {
                self.overlay = None;
                // What was being made before is given up.
                self.making = Some(making);
            }
        }
    }

    /// Tells what is being made and how far it is, in a strip; it can be given up.
    pub(super) fn making_ui(&mut self, ui: &mut Ui) {
        const BAR: f32 = 160.0;
        let Some(making) = &self.making else { return };
        if making.is_done(ui.ctx(), &mut self.cx) {
            self.making = None;
            return;
        }
        let palette = theme::palette(ui.ctx());
        let mut given_up = false;
        let strip =
            Frame::NONE.fill(theme::between(palette.glow, Color32::WHITE, 0.45)).inner_margin(Margin::symmetric(14, 7));
        Panel::top("making").frame(strip).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let ink = Color32::from_rgb(0x2c, 0x22, 0x18);
                ui.label(RichText::new(making.words(&self.cx)).color(ink));
                ui.add(ProgressBar::new(making.share()).desired_width(BAR).desired_height(6.0).fill(palette.brand));
                if let Some(count) = making.count() {
                    ui.label(RichText::new(count).color(ink));
                }
                given_up = ui.button(self.cx.words.word("cancel")).clicked();
            });
        });
        if given_up {
            self.making = None;
        }
    }

    /// Opens the code of a game that was pasted where nothing is written.
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

    /// Plays with content of a person's own that a code brings, if it brings any; nothing where the code can be opened at once.
    pub(super) fn trial_of_code(&self, ctx: &Context, words: &str) -> Result<Option<Trial>, String> {
        let code = Code::read(words).map_err(|error| faults::code_error(&error, &self.cx.words))?;
        Ok(Trial::needed(ctx, code.header().setup.as_ref()))
    }

    /// Opens a game from its code.
    pub(super) fn open_code(&mut self, words: &str) -> Result<(), String> {
        if self.holds(Departure::Home) {
            return Ok(());
        }
        let play = Play::of_code(&self.cx, words).map_err(|error| faults::code_error(&error, &self.cx.words))?;
        self.sit_down(play);
        Ok(())
    }
}

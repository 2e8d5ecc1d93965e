//! Entering and leaving practice mode.

use std::path::Path;

use egui::Context;
use rondel_tables::practice::{Round, in_file};

use super::{Overlay, Screen, Shell};
use crate::command::Departure;
use crate::play::Play;
use crate::practice::PracticeDialog;

impl Shell {
    /// Opens the dialog that selects positions to practise.
    pub(super) fn open_practice(&mut self, ctx: &Context) {
        self.note_practised();
        self.overlay = Some(Overlay::Practice(PracticeDialog::open(ctx, &self.cx, &self.origin.practised)));
    }

    /// Starts a round that was selected in the dialog. Leaving the round still returns to the screen that was open
    /// before practice.
    pub(super) fn practise_round(&mut self, round: Round) {
        let to_library = self.origin.back_to_library || matches!(self.screen, Screen::Library);
        let behind = self.origin.behind.take();
        self.practise(round);
        (self.origin.behind, self.origin.back_to_library) = (behind, to_library);
    }

    /// Starts practising the mistakes of the current game, which is suspended in the meantime.
    pub(super) fn practise_mistakes(&mut self) {
        if self.holds(Departure::Home) {
            return;
        }
        let Screen::Play(play) = &self.screen else { return };
        let round = Round::ready(play.mistakes());
        let to_library = self.origin.back_to_library;
        let Some(play) = self.practise(round) else { return };
        self.origin.behind = Some(play);
        self.origin.back_to_library = to_library;
    }

    /// Starts a round, and returns the game that was on the table.
    fn practise(&mut self, round: Round) -> Option<Box<Play>> {
        match Play::practise(&self.cx, round)? {
            Ok(play) => {
                let before = std::mem::replace(&mut self.screen, Screen::Lab);
                self.sit_down(play);
                if let Screen::Play(before) = before { Some(before) } else { None }
            }
            Err(error) => {
                self.cx.notices.push(self.cx.words.with("practice-fault", "reason", error.to_string()));
                None
            }
        }
    }

    /// Starts practising the mistakes of a game in the library.
    pub(super) fn practise_file(&mut self, file: &Path) {
        let mistakes = in_file(file, &self.cx.plugins).unwrap_or_default();
        if mistakes.is_empty() {
            self.cx.notices.push(self.cx.words.word("practice-none-here"));
            return;
        }
        self.practise(Round::ready(mistakes));
        self.origin.back_to_library = true;
    }

    /// Returns to the suspended game, the library or the home screen.
    pub(super) fn leave_practice(&mut self, ctx: &Context) {
        self.note_practised();
        match self.origin.behind.take() {
            Some(play) => self.screen = Screen::Play(play),
            None if self.origin.back_to_library => self.enter_library(ctx),
            None => self.go_home(),
        }
    }

    /// Records which positions were practised, so that they are offered last in the future, even after a restart.
    pub(super) fn note_practised(&mut self) {
        let Screen::Play(play) = &self.screen else { return };
        let met = play.view().practised();
        if !met.is_empty() {
            self.origin.practised.met(met);
            // A write error is ignored, because it affects only the order of positions.
            let _ = self.origin.practised.write(&self.cx.store.practised_file());
        }
    }
}

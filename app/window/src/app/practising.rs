//! How a person comes to practice, and goes back from there to what they left.

use std::path::Path;

use egui::Context;
use rondel_tables::practice::{Round, in_file};

use super::{Overlay, Screen, Shell};
use crate::command::Departure;
use crate::play::Play;
use crate::practice::PracticeDialog;

impl Shell {
    /// Opens the dialog in which one chooses what is practised.
    pub(super) fn open_practice(&mut self, ctx: &Context) {
        self.note_practised();
        self.overlay = Some(Overlay::Practice(PracticeDialog::open(ctx, &self.cx, &self.origin.practised)));
    }

    /// Sits down to a round that was chosen in the dialog; what one goes back to stays the same.
    pub(super) fn practise_round(&mut self, round: Round) {
        let to_library = self.origin.back_to_library || matches!(self.screen, Screen::Library);
        let behind = self.origin.behind.take();
        self.practise(round);
        (self.origin.behind, self.origin.back_to_library) = (behind, to_library);
    }

    /// Practises the mistakes of the game on the table, which waits meanwhile.
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

    /// Sits down to a round; gives the game that was on the table.
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

    /// Practises the mistakes of a game of the library.
    pub(super) fn practise_file(&mut self, file: &Path) {
        let mistakes = in_file(file, &self.cx.plugins).unwrap_or_default();
        if mistakes.is_empty() {
            self.cx.notices.push(self.cx.words.word("practice-none-here"));
            return;
        }
        self.practise(Round::ready(mistakes));
        self.origin.back_to_library = true;
    }

    /// Goes back to the game that waits, to the library, or home.
    pub(super) fn leave_practice(&mut self, ctx: &Context) {
        self.note_practised();
        match self.origin.behind.take() {
            Some(play) => self.screen = Screen::Play(play),
            None if self.origin.back_to_library => self.enter_library(ctx),
            None => self.go_home(),
        }
    }

    /// What was practised comes last the next time, also when that is another evening.
    pub(super) fn note_practised(&mut self) {
        let Screen::Play(play) = &self.screen else { return };
        let met = play.view().practised();
        if !met.is_empty() {
            self.origin.practised.met(met);
            // It is only about an order: where it cannot be kept, nothing is lost that anybody would miss.
            let _ = self.origin.practised.write(&self.cx.store.practised_file());
        }
    }
}

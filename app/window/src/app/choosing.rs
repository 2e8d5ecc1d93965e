//! Where a person goes from the first screen.

use egui::Context;

use super::{Overlay, Screen, Shell};
use crate::dialogs::AskFile;
use crate::home::Choose;
use crate::matrix::Matrix;
use crate::newgame::NewGame;
use crate::rules::Rules;

impl Shell {
    pub(super) fn choose(&mut self, ctx: &Context, choice: Choose) {
        match choice {
            Choose::New(plugin) => {
                let new = match self.drafts.remove(plugin.id) {
                    Some(mut draft) => {
                        draft.reopen(&self.cx);
                        draft
                    }
                    None => NewGame::propose(&self.cx, plugin),
                };
                self.overlay = Some(Overlay::New(new));
            }
            Choose::Resume(path) => {
                if let Err(why) = self.resume(ctx, path) {
                    self.cx.notices.push(why);
                }
            }
            Choose::Lessons(plugin) => self.overlay = Some(Overlay::Lessons(plugin)),
            Choose::Rules(plugin) => self.rules = Some(Rules::open(plugin, &self.cx, None)),
            #[cfg(feature = "net")]
            Choose::Join => self.overlay = Some(Overlay::Far(self.parlour.join(&self.cx))),
            Choose::Far(place) => self.go_far(ctx, &place),
            Choose::Open => self.overlay = Some(Overlay::File(AskFile::to_open(&self.cx), None)),
            Choose::Matrix => self.screen = Screen::Matrix(Box::new(Matrix::open(ctx, &self.cx))),
            Choose::Settings => self.overlay = Some(Overlay::Settings),
            Choose::Keys => self.overlay = Some(Overlay::Keys),
            Choose::Lab => self.screen = Screen::Lab,
            Choose::Library => self.enter_library(ctx),
            Choose::Practice => self.open_practice(ctx),
        }
    }
}

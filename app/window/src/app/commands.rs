//! What the window does once a screen was drawn: it acts on the commands that were sent.

use egui::Context;

use super::leaving::Departure;
use super::{Overlay, Screen, Shell};
use crate::command::Command;
use crate::dialogs::AskFile;
use crate::matrix::Matrix;
use crate::newgame::NewGame;
use crate::rules::Rules;
use crate::sharing::Share;

impl Shell {
    /// Acts on every command that was sent.
    pub(super) fn run_commands(&mut self, ctx: &Context) {
        while let Some(command) = self.cx.commands.take() {
            self.run(ctx, command);
        }
    }

    fn run(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Leave => self.leave(ctx),
            Command::Rematch => self.depart_once_saved(ctx, Departure::Rematch),
            Command::SaveAs => self.save_as(),
            Command::Share => self.overlay = Some(Overlay::Share(Share::default())),
            Command::ToggleAid => self.toggle_aid(),
            Command::PractiseMistakes => self.practise_mistakes(ctx),
            Command::BeginLesson(name, step) => self.begin_lesson(name, step),
            Command::OpenRules(plugin, rule) => self.rules = Some(Rules::open(plugin, &self.cx, rule)),
            Command::OpenSettings => self.overlay = Some(Overlay::Settings),
            Command::OpenKeys => self.overlay = Some(Overlay::Keys),
            Command::OpenMatrix => self.screen = Screen::Matrix(Box::new(Matrix::open(ctx, &self.cx))),
            Command::OpenLab => self.screen = Screen::Lab,
            Command::OpenLibrary => self.enter_library(ctx),
            Command::OpenPractice => self.open_practice(ctx),
            Command::OpenFile => self.overlay = Some(Overlay::File(AskFile::to_open(&self.cx), None)),
            Command::NewGame(plugin) => {
                let new = match self.drafts.remove(plugin.id) {
                    Some(mut draft) => {
                        draft.reopen(&self.cx);
                        draft
                    }
                    None => NewGame::propose(&self.cx, plugin),
                };
                self.overlay = Some(Overlay::New(new));
            }
            Command::OpenLessons(plugin) => self.overlay = Some(Overlay::Lessons(plugin)),
            Command::OpenGame(path) => self.open_chosen(ctx, path, false),
            Command::ReviewGame(path) => self.open_chosen(ctx, path, true),
            Command::PractiseGame(path) => self.practise_file(ctx, &path),
            #[cfg(feature = "net")]
            Command::JoinTable => self.overlay = Some(Overlay::Online(self.online.join(&self.cx))),
            Command::GoToTable(place) => self.go_to_table(ctx, &place),
            Command::ShowGame(play) => self.sit_down(*play),
        }
    }

    fn save_as(&mut self) {
        let Screen::Play(play) = &self.screen else { return };
        self.overlay = Some(Overlay::File(AskFile::to_save(&self.cx, play.game().id), None));
    }

    fn begin_lesson(&mut self, name: &'static str, step: usize) {
        let Screen::Play(play) = &self.screen else { return };
        let plugin = play.game();
        if !self.holds(Departure::Home) {
            self.teach(plugin, name, step);
        }
    }
}

//! Opening and saving games.

use std::path::PathBuf;

use egui::Context;
use rondel_system::Store;
use rondel_tables::code;

use super::{Overlay, Screen, Shell};
use crate::command::Departure;
use crate::content::Trial;
use crate::dialogs::Purpose;
use crate::library::LibraryScreen;
use crate::live::Folder;
use crate::play::Play;
use crate::{faults, window};

/// The start options of the shell.
#[derive(Debug)]
pub struct Start {
    /// The storage of games and settings.
    pub store: Store,
    /// The initial content of the window.
    pub opens: Opens,
    /// A fixed seed for new games, for tests.
    pub seed: Option<u64>,
}

/// The initial content of a window.
#[derive(Debug, Default)]
pub enum Opens {
    /// The home screen.
    #[default]
    Home,
    /// A saved game, or the code of a game.
    File(PathBuf),
    /// A table of the game under development in a folder.
    Folder(Folder),
}

impl Shell {
    /// Opens the library in its last state.
    pub(super) fn enter_library(&mut self, ctx: &Context) {
        match &mut self.library {
            Some(library) => library.enter(),
            None => self.library = Some(Box::new(LibraryScreen::open(ctx, &self.cx))),
        }
        self.change_screen(Screen::Library);
    }

    /// Opens a file that was dropped on the window. If the current game is unsaved, asks the user about that game
    /// instead. The home screen imports several files or a folder into the library, and the library imports any file.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let dropped = window::dropped(ctx);
        let Some(file) = dropped.first().cloned() else { return };
        let is_shelved = matches!(self.screen, Screen::Library) || dropped.len() > 1 || file.is_dir();
        if is_shelved && matches!(self.screen, Screen::Library | Screen::Home(_)) && self.is_free() {
            self.enter_library(ctx);
            if let Some(library) = &mut self.library {
                library.import(dropped);
            }
            return;
        }
        if self.holds(Departure::Home) {
            return;
        }
        if let Err(why) = self.resume(ctx, file)
            && !self.cx.notices.contains(&why)
        {
            self.cx.notices.push(why);
        }
    }

    /// Opens a saved game that was selected on a screen. If that screen was the library, leaving the game returns
    /// there.
    pub(super) fn open_chosen(&mut self, ctx: &Context, path: PathBuf, reviews: bool) {
        let from_library = matches!(self.screen, Screen::Library);
        match self.resume(ctx, path) {
            Ok(()) => {
                self.origin.back_to_library |= from_library;
                if let Screen::Play(play) = &mut self.screen
                    && reviews
                {
                    play.open_review(&self.cx);
                }
            }
            Err(why) => self.cx.notices.push(why),
        }
    }

    pub(super) fn use_file(&mut self, ctx: &Context, path: PathBuf) {
        let Some(Overlay::File(ask, departure)) = &self.overlay else { return };
        let departure = *departure;
        let outcome = match (ask.purpose, &mut self.screen) {
            (Purpose::Open, _) => self.resume(ctx, path),
            (Purpose::Save, Screen::Play(play)) => {
                let told = self.cx.words.with("lab-saved", "file", path.display().to_string());
                play.view_mut()
                    .save_as(path)
                    .map(|()| self.cx.notices.push(told))
                    .map_err(|error| faults::save_error(&error, &self.cx.words))
            }
            (Purpose::Save, Screen::Home(_) | Screen::Matrix(_) | Screen::Lab | Screen::Library) => Ok(()),
        };
        if let (Err(why), Some(Overlay::File(ask, _))) = (outcome, &mut self.overlay) {
            ask.refuse(why);
            return;
        }
        if let Some(Overlay::File(..)) = &self.overlay {
            self.overlay = None;
        }
        if let Some(departure) = departure {
            self.depart(ctx, departure);
        }
    }

    /// Opens a saved game, after a trial of its custom content if necessary.
    pub(super) fn resume(&mut self, ctx: &Context, path: PathBuf) -> Result<(), String> {
        if let Some(words) = code::in_place_of_file(&path) {
            return match self.trial_of_code(ctx, words)? {
                Some(trial) => {
                    self.overlay = Some(Overlay::Trial(path, trial));
                    Ok(())
                }
                None => self.open_code(words),
            };
        }
        // Unreadable files are reported when they are opened.
        match rondel_tables::header(&path).and_then(|header| Trial::needed(ctx, header.setup.as_ref())) {
            Some(trial) => {
                self.overlay = Some(Overlay::Trial(path, trial));
                Ok(())
            }
            None => self.open(ctx, path),
        }
    }

    pub(super) fn open(&mut self, ctx: &Context, path: PathBuf) -> Result<(), String> {
        if let Some(words) = code::in_place_of_file(&path) {
            return self.open_code(words);
        }
        // The same game must not be open twice, because its guests could not tell the two tables apart.
        let shown = self.play().and_then(Play::table_key);
        if let Some(table) = self.online.key_of(&path, shown) {
            if shown == Some(table) {
                self.overlay = None;
            } else {
                self.sit_down_at(table);
            }
            return Ok(());
        }
        let (mut play, faults) =
            Play::resume(&self.cx, path).map_err(|error| faults::open_error(&error, &self.cx.words))?;
        let told = |fault: String| self.cx.words.with("notice-damaged", "reason", fault);
        let notices: Vec<String> = faults.into_iter().map(told).collect();
        self.cx.notices.extend(notices);
        self.online.adopt(ctx, &mut self.cx, &mut play);
        self.sit_down(play);
        Ok(())
    }
}

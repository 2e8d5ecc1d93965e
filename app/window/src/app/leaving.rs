//! How a person leaves the game at the table: never over decisions that are not on disk before they have said so.

use egui::{Context, ViewportCommand};

use super::{Overlay, Screen, Shell};
use crate::dialogs::{AskFile, Unsaved, unsaved_ui};
use crate::faults;
use crate::play::Play;

/// How a person leaves the game at the table for good.
#[derive(Clone, Copy)]
pub(super) enum Departure {
    Home,
    Rematch,
    Close,
}

impl Shell {
    /// Asks what becomes of a game that is not on disk.
    pub(super) fn unsaved_ui(&mut self, ctx: &Context) {
        let Some(Overlay::Unsaved(departure)) = self.overlay else { return };
        let Screen::Play(play) = &self.screen else { return };
        // A later decision may have found its way to disk, and this one with it.
        let decided = play.view().trouble().map_or(Unsaved::Leave, |trouble| unsaved_ui(ctx, &self.cx, trouble));
        match decided {
            Unsaved::Undecided => {}
            Unsaved::Stay => self.overlay = None,
            Unsaved::SaveAs => {
                let ask = AskFile::to_save(&self.cx, play.game().id);
                self.overlay = Some(Overlay::File(ask, Some(departure)));
            }
            Unsaved::Leave => {
                self.overlay = None;
                self.depart(ctx, departure);
            }
        }
    }

    /// The window is not closed over a game that is not on disk before its person has said so.
    pub(super) fn close_requested(&mut self, ctx: &Context) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if closes && !self.viewport.closes_anyway && self.holds(Departure::Close) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Whether a game that is not on disk holds the person back; then they are asked.
    pub(super) fn holds(&mut self, departure: Departure) -> bool {
        let Screen::Play(play) = &mut self.screen else { return false };
        let unsaved = play.view_mut().is_unsaved();
        play.view_mut().tell_moved(&mut self.cx);
        if unsaved {
            self.rules = None;
            self.overlay = Some(Overlay::Unsaved(departure));
        }
        unsaved
    }

    /// Leaves the screen for the one it was opened from.
    pub(super) fn leave(&mut self, ctx: &Context) {
        match self.screen {
            Screen::Play(_) => self.depart_once_saved(ctx, Departure::Home),
            _ => self.go_home(),
        }
    }

    pub(super) fn depart_once_saved(&mut self, ctx: &Context, departure: Departure) {
        if !self.holds(departure) {
            self.depart(ctx, departure);
        }
    }

    pub(super) fn depart(&mut self, ctx: &Context, departure: Departure) {
        let Screen::Play(play) = &mut self.screen else { return };
        play.keep_found();
        self.aid = None;
        match departure {
            Departure::Home if play.view().is_practice() => self.leave_practice(ctx),
            Departure::Home if play.view().is_shown() => self.screen = Screen::Lab,
            Departure::Home if self.origin.back_to_library => self.enter_library(ctx),
            Departure::Home => self.go_home(),
            Departure::Rematch => {
                let plugin = play.game();
                // People elsewhere are asked first.
                let Some(header) = play.view().rematch(self.cx.seed()) else { return };
                match Play::begin(&self.cx, plugin, header) {
                    Ok(play) => self.sit_down(play),
                    Err(error) => {
                        let why = faults::start_error(&error, &self.cx.words);
                        self.cx.notices.push(why);
                    }
                }
            }
            Departure::Close => {
                self.viewport.closes_anyway = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }
}

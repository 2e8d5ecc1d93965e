//! Leaving a game: the user must confirm if there are unsaved decisions.

use egui::{Context, ViewportCommand};

use super::{Overlay, Screen, Shell};
use crate::command::Departure;
use crate::faults;

impl Shell {
    /// If the game is unsaved, keeps the window open until the user has confirmed.
    pub(super) fn close_requested(&mut self, ctx: &Context) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if closes && !self.viewport.closes_anyway && self.holds(Departure::Close) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Returns whether the current game is unsaved. If it is, asks the user what to do.
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

    /// Returns to the previous screen.
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
                // Remote players must agree first.
                let Some(header) = play.view().rematch(self.cx.seed()) else { return };
                if let Err(error) = self.deal(plugin, header) {
                    self.cx.notices.push(faults::start_error(&error, &self.cx.words));
                }
            }
            Departure::Close => {
                self.viewport.closes_anyway = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }
}

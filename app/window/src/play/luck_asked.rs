//! A choice that waits for what people roll and draw with their own dice and cards.

use egui::Context;
use rondel::{Text, Turn};

use super::Play;
use crate::command::Command;
use crate::context::AppContext;
use crate::own_luck::{LuckAnswer, LuckQuestion, ask_ui};

impl Play {
    /// Asks for the result of the random event that a choice waits for.
    pub(crate) fn luck_ui(&self, ctx: &Context, cx: &AppContext) {
        let game = &self.game;
        let Some(table) = game.held.here().filter(|_| self.asks_luck()) else {
            return cx.send(Command::CloseDialog);
        };
        let Some((request, choice)) = table.luck_request() else { return };
        let Turn::Decide(seat) = table.session().turn() else { return };
        let label = table.session().choices().into_iter().nth(choice).map(|choice| choice.label);
        let label = label.map(|label| cx.words.of(game.plugin.id).say(&label)).unwrap_or_default();
        let cause = Text::new("luck-cause").with("player", game.full_name(seat, cx)).with("choice", label);
        // What seats choose at the same time stays secret.
        let is_secret = !table.session().game().together(table.session().state()).is_empty();
        let cause = if is_secret { String::new() } else { cx.words.say(&cause) };
        // The only choice would be made again at once.
        let can_cancel = game.is_person(seat) && table.session().choices().len() > 1;
        ask_ui(ctx, cx, &LuckQuestion { request, cause, can_cancel });
    }

    /// Returns whether the result of a random event is to be entered now.
    pub(crate) fn asks_luck(&self) -> bool {
        let is_shown = self.game.watching.is_present() && !self.game.watching.looks_back();
        is_shown && self.game.held.here().is_some_and(|table| table.luck_request().is_some())
    }

    /// Carries out what a person answered.
    pub(crate) fn answer_luck(&mut self, answer: LuckAnswer, cx: &AppContext) {
        let plies = self.game.held.plies();
        let done = match (self.game.held.here_mut(), answer) {
            (None, _) => return,
            (Some(table), LuckAnswer::Given(luck)) => table.give_luck(luck),
            (Some(table), LuckAnswer::Chance) => table.leave_luck_to_chance(),
            (Some(table), LuckAnswer::Cancel) => {
                table.forget_choice();
                Ok(())
            }
        };
        if self.game.held.plies() > plies || done.is_err() {
            self.take_by(|_| done, cx);
        }
    }
}

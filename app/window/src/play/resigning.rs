//! Resigning: the player is asked once more, and then loses the game.

use egui::Context;
use rondel::Text;
use rondel_painter::widgets;

use super::Play;
use crate::command::Command;
use crate::context::AppContext;

impl Play {
    /// Asks whether the player wants to resign.
    pub(crate) fn resign_ui(&self, ctx: &Context, cx: &AppContext) {
        let Some(seat) = self.game.resigner() else { return cx.send(Command::CloseDialog) };
        let title = cx.words.word("resign-title");
        let (answer, dismissed) = widgets::dialog_ui(ctx, "resign", 420.0, &title, |ui| {
            let winner = self.game.full_name(seat.rival(), cx);
            let asked = Text::new("resign-asked").with("player", self.game.full_name(seat, cx)).with("winner", winner);
            ui.label(cx.words.say(&asked));
            widgets::answers_ui(ui, cx.words.word("resign"), cx.words.word("cancel"))
        });
        match answer {
            Some(true) => cx.send(Command::Resign),
            Some(false) => cx.send(Command::CloseDialog),
            None => cx.send_if(dismissed.then_some(Command::CloseDialog)),
        }
    }

    /// Resigns, if that is still possible.
    pub(crate) fn resign(&mut self, cx: &AppContext) {
        if let Some(seat) = self.game.resigner() {
            self.take_by(|held| held.resign(seat), cx);
        }
    }
}

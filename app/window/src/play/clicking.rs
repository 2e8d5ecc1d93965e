//! Handles clicks on the table that do not select a choice.

use rondel::ElementId;

use super::bots::Bots;
use super::message::Message;
use super::view::GameView;
use crate::context::AppContext;

impl GameView {
    pub(super) fn why_not(&self, id: ElementId, cx: &AppContext) -> Message {
        // In a lesson, the rule that forbids the choice would distract from the step.
        if self.meant_by_lesson().is_some() {
            let key = if self.stands_in_list_alone() { "lesson-choose-list" } else { "lesson-lit" };
            return Message::answer(cx.words.word(key));
        }
        if let Some(blocked) = self.reading.blocked_clicks.iter().find(|blocked| blocked.element == id) {
            return Message { rule: Some(blocked.rule), ..Message::answer(blocked.reason.clone()) };
        }
        if let Some(usual) = self.held.usage_hints().into_iter().find(|usual| usual.things == id.kind) {
            let told = cx.words.of(self.plugin.id).say(&usual.text);
            let told = rondel::Text::new("click-use").with("use", told);
            let told = told.with("now", &self.reading.prompt);
            return Message { rule: Some(usual.rule), ..Message::answer(cx.words.say(&told)) };
        }
        let scene = self.table.scene();
        let region = || scene.region(id).map(|region| region.name.clone());
        let name = scene.piece(id).map(|piece| piece.name.clone()).or_else(region).unwrap_or_default();
        let text = cx.words.with("click-dead", "thing", name);
        Message::answer(text)
    }
}

impl Bots {
    /// Displays the rest of the current turn without delays, if no local player is deciding.
    pub(super) fn skip_turn(&mut self, game: &GameView) {
        if game.deciding_here().is_none() && !game.watching.looks_back() && !self.paused {
            let shown = game.watching.step().filter(|_| game.watching.dwells).and_then(|step| step.mover);
            self.skips_turn_of =
                game.watching.next_mover().or(game.decides().filter(|seat| !game.is_person(*seat))).or(shown);
        }
    }
}

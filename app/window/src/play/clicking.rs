//! What a click on the table means: a choice, a part of one, or a question why not.

use rondel::ElementId;

use super::GameView;
use super::bots::Bots;
use crate::context::AppContext;

/// A sentence to the person at the table.
pub(super) struct Message {
    pub(super) text: String,
    pub(super) rule: Option<&'static str>,
    /// When it goes by itself; nothing where it stays until something else happens.
    pub(super) until: Option<f64>,
    /// Whether it was read aloud.
    pub(super) spoken: bool,
    /// Whether somebody elsewhere said it, so that one may answer.
    pub(super) answerable: bool,
}

impl Message {
    pub(super) fn lasting(text: String) -> Self {
        Self { text, rule: None, until: None, spoken: false, answerable: false }
    }

    /// What it says, with the number of its rule.
    pub(super) fn with_rule(&self) -> String {
        match self.rule.filter(|rule| !rule.is_empty()) {
            Some(rule) => format!("{} {rule}", self.text),
            None => self.text.clone(),
        }
    }
}

impl GameView {
    pub(super) fn why_not(&self, id: ElementId, cx: &AppContext) -> Message {
        if let Some(obstacle) = self.reading.obstacles.iter().find(|obstacle| obstacle.element == id) {
            return Message { rule: Some(obstacle.rule), ..Message::lasting(obstacle.reason.clone()) };
        }
        if let Some(usual) = self.held.uses().into_iter().find(|usual| usual.things == id.kind) {
            let told = cx.words.of(self.plugin.id).say(&usual.text);
            let told = rondel::Text::new("click-use").with("use", told);
            let told = told.with("now", &self.reading.prompt);
            return Message { rule: Some(usual.rule), ..Message::lasting(cx.words.say(&told)) };
        }
        let scene = self.table.scene();
        let region = || scene.region(id).map(|region| region.name.clone());
        let name = scene.piece(id).map(|piece| piece.name.clone()).or_else(region).unwrap_or_default();
        let text = cx.words.with("click-dead", "thing", name);
        Message::lasting(text)
    }
}

impl Bots {
    /// Sees the turn that is going on through at once, where nobody here decides.
    pub(super) fn skip_turn(&mut self, game: &GameView) {
        if game.deciding_here().is_none() && !game.watching.looks_back() && !self.paused {
            let shown = game.watching.step().filter(|_| game.watching.dwells).and_then(|step| step.mover);
            self.skips_turn_of =
                game.watching.next_mover().or(game.decides().filter(|seat| !game.is_person(*seat))).or(shown);
        }
    }
}

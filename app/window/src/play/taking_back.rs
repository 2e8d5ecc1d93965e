//! Decisions are taken back.

use rondel::{Table as _, UndoRefused};

use super::caption::Caption;
use super::clicking::Message;
use super::{Mode, Play};
use crate::context::AppContext;

impl Play {
    /// Takes decisions back to the person's own one before, and writes that down.
    pub fn undo(&mut self, cx: &AppContext) {
        if self.game.watching.looks_back() {
            self.go_on(cx);
            return;
        }
        match self.game.mode {
            Mode::Practice(_) => return self.try_again(cx),
            // A lesson has steps back of its own, and what is only shown is not changed.
            Mode::Lesson(_) | Mode::Replay => return,
            Mode::Live => {}
        }
        if self.game.asks_back(&mut self.announcer, cx) {
            return;
        }
        let (covered, before) = (self.game.covered(), self.game.decides());
        let count = self.game.held.plies_to_take_back(cx.settings.forced);
        match count.and_then(|count| self.game.held.take_back(count)) {
            Ok(()) => {
                self.announcer.message = None;
                // Who sat here last may have stood up: the cover asks anew, whoever decides now.
                if self.game.held.is_secretive() && (covered || self.game.decides() != before) {
                    self.game.ready = None;
                }
                self.taken_back_to(self.game.held.plies(), cx);
            }
            Err(refused) => {
                let text = match refused {
                    UndoRefused::NothingPlayed => cx.words.word("undo-nothing"),
                    UndoRefused::SecretSeen => cx.words.word("undo-secret"),
                };
                self.announcer.message = Some(Message::lasting(text));
            }
        }
    }

    /// Shows the game as it stood after a ply: what came later was taken back.
    pub(super) fn taken_back_to(&mut self, ply: usize, cx: &AppContext) {
        self.bots.skipping = false;
        self.ending.open = false;
        // It is about what is no more.
        self.panel.drop_review();
        self.log.forget();
        self.game.watching.take_back_to(ply);
        self.read_gliding(cx);
        // What stood above the table may be no more, and what stands there is known.
        self.announcer.caption = Caption::default();
    }
}

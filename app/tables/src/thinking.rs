//! Lets the bots and programs of a local table think, and plays their choices.

use std::time::Duration;

use rondel::{IllegalAction, Table as _, Turn};

use super::LocalTable;
use super::bot_worker::{BotTask, BotWorker, Reply};

/// The bot to move, and its answer.
#[derive(Default)]
pub(crate) struct Bots {
    bot_worker: Option<BotWorker>,
    pub(crate) answer: Option<usize>,
}

/// The outcome of letting a bot decide.
#[derive(Debug)]
pub enum BotMove {
    /// It is not a bot's turn.
    NobodysTurn,
    /// The bot is still thinking.
    Thinking,
    /// The bot has decided, and its move can be played.
    Ready,
    /// The bot stopped without an answer, or no thread could be started.
    Lost,
}

impl LocalTable {
    /// Lets the bot or program whose turn it is think, and waits up to `most` for it.
    pub fn let_bot_think(&mut self, most: Duration, wake: impl FnOnce() + Send + 'static) -> BotMove {
        let Turn::Decide(seat) = self.session().turn() else { return BotMove::NobodysTurn };
        if self.waiting.is_some() {
            return BotMove::NobodysTurn;
        }
        if self.bots.answer.is_some() {
            return BotMove::Ready;
        }
        if self.programs.plays(seat) {
            return self.let_program_think(seat, most, wake);
        }
        let Some(bot) = self.bot(seat) else { return BotMove::NobodysTurn };
        if self.bots.bot_worker.is_none() {
            let task = BotTask { bot, seat, ply: self.plies(), most: None, samples: 0, explained: 0 };
            self.bots.bot_worker = self.think(task, wake).ok();
        }
        match self.bots.bot_worker.as_ref().map(|bot_worker| bot_worker.wait(most)) {
            Some(Reply::Answer(answer)) => {
                self.bots = Bots { bot_worker: None, answer: Some(answer.thought.choice) };
                BotMove::Ready
            }
            Some(Reply::Thinking) => BotMove::Thinking,
            Some(Reply::Lost) | None => {
                self.forget_thoughts();
                BotMove::Lost
            }
        }
    }

    /// Plays the move that the bot has chosen. Does nothing if the bot is not ready.
    ///
    /// # Errors
    /// Returns an error if the choice is illegal.
    pub fn let_bot_move(&mut self) -> Result<(), IllegalAction> {
        self.bots.answer.take().map_or(Ok(()), |choice| self.take(choice))
    }

    /// Returns the bot that is currently thinking.
    pub fn bot_worker(&self) -> Option<&BotWorker> {
        self.bots.bot_worker.as_ref()
    }

    /// Discards the bot's work on a position that no longer exists.
    pub fn forget_thoughts(&mut self) {
        self.bots = Bots::default();
        self.waiting = None;
        self.programs.forget();
    }

    /// Sets the bot's answer.
    #[cfg(any(test, feature = "testing"))]
    pub fn suggest(&mut self, choice: usize) {
        self.bots.answer = Some(choice);
    }

    /// Installs a bot that never answers.
    #[cfg(any(test, feature = "testing"))]
    pub fn silence(&mut self) {
        self.bots.bot_worker = Some(BotWorker::silent());
    }
}

//! A bot that thinks on a thread of its own, over what its seat knows and nothing else.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use egui::Context;
use rondel::{Bot, Seat, Session};

/// A bot at work. Dropped, it stops: its answer would come too late.
pub struct Thinker {
    stop: Arc<AtomicBool>,
    answer: Receiver<usize>,
}

/// How far a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// Still at it.
    Thinking,
    /// This choice.
    Answer(usize),
    /// It fell silent without an answer.
    Lost,
}

impl Thinker {
    /// Sets a bot to work on the present position.
    ///
    /// # Errors
    /// A system that gives no thread.
    pub fn start(ctx: &Context, session: &Session, seat: Seat, bot: Bot) -> io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let (send, answer) = channel();
        let game = Arc::clone(session.game());
        let observation = session.observe(seat);
        let mut dealer = session.aside_dealer(seat);
        let (stopped, waker) = (Arc::clone(&stop), ctx.clone());
        let deadline = bot.millis().map(|millis| Instant::now() + Duration::from_millis(u64::from(millis)));
        std::thread::Builder::new().name(format!("bot at {seat}")).spawn(move || {
            let over =
                || stopped.load(Ordering::Relaxed) || deadline.is_some_and(|deadline| Instant::now() >= deadline);
            let choice = game.think(bot, &observation, &mut dealer, &over);
            // Nobody listens any more when the game moved on.
            let _ = send.send(choice);
            waker.request_repaint();
        })?;
        Ok(Self { stop, answer })
    }

    /// A bot that died without an answer.
    #[cfg(test)]
    pub(super) fn silent() -> Self {
        Self { stop: Arc::default(), answer: channel().1 }
    }

    /// How far it is, after waiting for it so long at most.
    pub fn wait(&self, most: Duration) -> Thought {
        match self.answer.recv_timeout(most) {
            Ok(choice) => Thought::Answer(choice),
            Err(RecvTimeoutError::Timeout) => Thought::Thinking,
            Err(RecvTimeoutError::Disconnected) => Thought::Lost,
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

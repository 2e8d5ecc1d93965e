//! A bot that thinks on its own thread, using only the knowledge of its seat.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use rondel::bots::{Belief, Expected, Reasons, SearchLimits, SearchResult};
use rondel::{Bot, Seat, Session};

/// A task for a bot.
#[derive(Clone, Copy, Debug)]
pub struct BotTask {
    /// The bot.
    pub bot: Bot,
    /// The seat whose knowledge the bot uses.
    pub seat: Seat,
    /// The ply to decide.
    pub ply: usize,
    /// Time limit after which the bot answers with its result so far, regardless of its budget.
    pub most: Option<Duration>,
    /// Number of sampled positions from which hidden information is estimated; 0 disables the estimate.
    pub samples: u32,
    /// Number of choices to explain, starting with those tried most often.
    pub explained: usize,
}

/// The result of thinking.
#[derive(Debug)]
pub struct BotResult {
    /// The chosen action, and the evaluation of all choices.
    pub thought: SearchResult<Expected>,
    /// The seat's estimates of information it cannot see.
    pub beliefs: Vec<Belief>,
    /// The effects of choices, as pairs of choice index and reasons. Choices without a known effect are omitted.
    pub reasons: Vec<(usize, Reasons)>,
}

/// A bot that is thinking. Dropping it stops the bot.
pub struct BotWorker {
    course: Arc<BotWorkerShared>,
    answer: Receiver<BotResult>,
}

/// State shared between the thread and the window.
struct BotWorkerShared {
    stop: AtomicBool,
    iterations: AtomicU64,
    /// Total number of iterations, if the budget is counted in iterations.
    budget: Option<u32>,
    most: Option<Duration>,
    began: Instant,
}

/// A bot's progress.
#[derive(Debug)]
pub enum Reply {
    /// The bot is still thinking.
    Thinking,
    /// The bot has answered.
    Answer(Box<BotResult>),
    /// The bot stopped without an answer.
    Lost,
}

impl BotWorker {
    /// Starts a bot on any position of the game, with the random numbers of that position. `wake` is called
    /// when the bot has answered.
    ///
    /// # Errors
    /// Returns an error if no thread can be started or the game has not reached the ply.
    pub fn begin(session: &Session, task: BotTask, wake: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let BotTask { bot, seat, ply, most, samples, explained } = task;
        let (game, seats) = (Arc::clone(session.game()), session.seats());
        let observation = session.observe_at(ply, seat).ok_or(io::ErrorKind::NotFound)?;
        let mut dealer = session.aside_dealer_at(ply, seat);
        let own = bot.millis().map(|millis| Duration::from_millis(u64::from(millis)));
        let course = Arc::new(BotWorkerShared {
            stop: AtomicBool::new(false),
            iterations: AtomicU64::new(0),
            budget: bot.iterations(&game.skills(), session.choices().len()),
            most: own.into_iter().chain(most).min(),
            began: Instant::now(),
        });
        let (send, answer) = channel();
        let shared = Arc::clone(&course);
        std::thread::Builder::new().name(format!("bot at {seat}")).spawn(move || {
            let stop = |done| shared.must_stop(done);
            let thought = game.think(bot, &observation, &mut dealer, &SearchLimits { threads: threads(), stop: &stop });
            let beliefs =
                if samples > 0 { game.beliefs(&observation, seats, samples, &mut dealer) } else { Vec::new() };
            let places = thought.most_tried(explained);
            let found = game.reasons(&observation, seats, &places, EXPLAINING, &mut dealer);
            let reasons = places.into_iter().zip(found).filter(|(_, reasons)| !reasons.is_empty()).collect();
            // The receiver is gone if the game has moved on.
            let _ = send.send(BotResult { thought, beliefs, reasons });
            wake();
        })?;
        Ok(Self { course, answer })
    }

    /// Returns a bot that has stopped without an answer.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn silent() -> Self {
        let course = BotWorkerShared {
            stop: AtomicBool::new(false),
            iterations: AtomicU64::new(0),
            budget: None,
            most: None,
            began: Instant::now(),
        };
        Self { course: Arc::new(course), answer: channel().1 }
    }

    /// Waits up to `most` for the bot and returns its progress.
    pub fn wait(&self, most: Duration) -> Reply {
        match self.answer.recv_timeout(most) {
            Ok(answer) => Reply::Answer(Box::new(answer)),
            Err(RecvTimeoutError::Timeout) => Reply::Thinking,
            Err(RecvTimeoutError::Disconnected) => Reply::Lost,
        }
    }

    /// Asks the bot to answer with its result so far.
    pub fn stop(&self) {
        self.course.stop.store(true, Ordering::Relaxed);
    }

    /// Returns whether the bot was asked to answer.
    pub fn is_stopped(&self) -> bool {
        self.course.stop.load(Ordering::Relaxed)
    }

    /// Returns the time since the bot started.
    pub fn elapsed(&self) -> Duration {
        self.course.began.elapsed()
    }

    /// Returns the progress, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.course.progress()
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.stop();
    }
}

impl BotWorkerShared {
    /// Adds completed iterations and returns whether the search must stop.
    fn must_stop(&self, done: u32) -> bool {
        self.iterations.fetch_add(u64::from(done), Ordering::Relaxed);
        self.stop.load(Ordering::Relaxed) || self.most.is_some_and(|most| self.began.elapsed() >= most)
    }

    fn progress(&self) -> f32 {
        let done = self.iterations.load(Ordering::Relaxed) as f32;
        let counted = self.budget.map_or(0.0, |budget| done / budget.max(1) as f32);
        let timed = self.most.map_or(0.0, |most| self.began.elapsed().as_secs_f32() / most.as_secs_f32().max(0.001));
        counted.max(timed).min(1.0)
    }
}

/// Number of sampled positions used to determine the effects of a choice.
const EXPLAINING: u32 = 16;

/// Returns the number of threads for a bot. The window needs the remaining cores.
fn threads() -> usize {
    const MOST: usize = 2;
    std::thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST))
}

#[cfg(test)]
mod tests {
    use rondel::journal::{Header, Player};
    use rondel_games as _;

    use super::*;

    fn rival_cities() -> Session {
        let plugins = rondel::plugins().expect("the games");
        let plugin = plugins["rival-cities"];
        let header = Header::of(plugin, (plugin.setup)(), vec![Player::bot(Bot::Random), Player::bot(Bot::Random)], 3);
        Session::start(header).expect("a game")
    }

    fn answer(session: &Session, task: BotTask) -> BotResult {
        let bot_worker = BotWorker::begin(session, task, || ()).expect("a thread");
        match bot_worker.wait(Duration::from_mins(10)) {
            Reply::Answer(answer) => *answer,
            other => panic!("{other:?}"),
        }
    }

    fn task(iterations: u32, seat: Seat, ply: usize) -> BotTask {
        let bot = Bot::searching(iterations);
        BotTask { bot, seat, ply, most: None, samples: 10, explained: 2 }
    }

    #[test]
    fn a_decision_is_thought_anew_as_it_was_thought_then() {
        let mut session = rival_cities();
        while session.choices().len() < 3 {
            session.play(0).expect("a choice");
        }
        let (ply, rondel::Turn::Decide(seat)) = (session.plies().len(), session.turn()) else { panic!("it goes on") };
        let then = answer(&session, task(200, seat, ply));
        for _ in 0..12 {
            session.play(0).expect("a choice");
        }
        let anew = answer(&session, task(200, seat, ply));
        assert_eq!((then.thought.choice, then.thought.iterations), (anew.thought.choice, anew.thought.iterations));
        assert_eq!(then.thought.considered, anew.thought.considered);
        assert_eq!(then.thought.line, anew.thought.line);
        assert_eq!(then.beliefs, anew.beliefs);
    }

    #[test]
    fn nobody_thinks_about_what_was_never_reached() {
        let session = rival_cities();
        assert!(BotWorker::begin(&session, task(9, Seat::new(0), 1), || ()).is_err());
    }

    #[test]
    fn a_bot_that_is_stopped_answers_with_what_it_has_found() {
        let session = rival_cities();
        let rondel::Turn::Decide(seat) = session.turn() else { panic!("it begins") };
        let bot_worker = BotWorker::begin(&session, task(u32::MAX, seat, 0), || ()).expect("a thread");
        while bot_worker.course.iterations.load(Ordering::Relaxed) == 0 {
            std::thread::yield_now();
        }
        assert!(bot_worker.progress() > 0.0 && bot_worker.progress() < 1.0);
        bot_worker.stop();
        let Reply::Answer(answer) = bot_worker.wait(Duration::from_mins(10)) else { panic!("an answer") };
        assert!(answer.thought.iterations > 0 && answer.thought.choice < session.choices().len());
    }
}

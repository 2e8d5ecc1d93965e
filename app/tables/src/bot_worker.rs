//! A bot that thinks on a thread of its own, over what its seat knows and nothing else.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use rondel::bots::{Belief, Expected, Reasons, SearchLimits, SearchResult};
use rondel::{Bot, Seat, Session};

/// What a bot is asked to think about.
#[derive(Clone, Copy, Debug)]
pub struct BotTask {
    /// Who thinks.
    pub bot: Bot,
    /// Over what this seat knows.
    pub seat: Seat,
    /// About the decision of this ply.
    pub ply: usize,
    /// After so long it answers with what it has found, whatever its budget.
    pub most: Option<Duration>,
    /// By how many positions that could be it judges what is hidden; 0 leaves that out.
    pub samples: u32,
    /// Of so many choices, those it tried most, it says what they bring.
    pub explained: usize,
}

/// What came of thinking.
#[derive(Debug)]
pub struct BotResult {
    /// The choice, and what was found out about all.
    pub thought: SearchResult<Expected>,
    /// What the seat holds possible about what it cannot see.
    pub beliefs: Vec<Belief>,
    /// What choices bring, by their places; left out where nothing changes that the game names.
    pub reasons: Vec<(usize, Reasons)>,
}

/// A bot at work. Dropped, it stops: its answer would come too late.
pub struct BotWorker {
    course: Arc<BotWorkerShared>,
    answer: Receiver<BotResult>,
}

/// What the thread and the window tell each other meanwhile.
struct BotWorkerShared {
    stop: AtomicBool,
    iterations: AtomicU64,
    /// How many iterations there will be, where the budget counts them.
    budget: Option<u32>,
    most: Option<Duration>,
    began: Instant,
}

/// How far a bot is.
#[derive(Debug)]
pub enum Reply {
    /// Still at it.
    Thinking,
    /// It has answered.
    Answer(Box<BotResult>),
    /// It fell silent without an answer.
    Lost,
}

impl BotWorker {
    /// Sets a bot to work on any position of the game, with the luck it has or had there. `wake` is called when it has answered.
    ///
    /// # Errors
    /// A system that gives no thread, or a ply the game has not come to.
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
            let stop = |done| shared.goes_on_no_more(done);
            let thought = game.think(bot, &observation, &mut dealer, &SearchLimits { threads: threads(), stop: &stop });
            let beliefs =
                if samples > 0 { game.beliefs(&observation, seats, samples, &mut dealer) } else { Vec::new() };
            let places = thought.most_tried(explained);
            let found = game.reasons(&observation, seats, &places, EXPLAINING, &mut dealer);
            let reasons = places.into_iter().zip(found).filter(|(_, reasons)| !reasons.is_empty()).collect();
            // Nobody listens any more when the game moved on.
            let _ = send.send(BotResult { thought, beliefs, reasons });
            wake();
        })?;
        Ok(Self { course, answer })
    }

    /// A bot that died without an answer.
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

    /// How far it is, after waiting for it so long at most.
    pub fn wait(&self, most: Duration) -> Reply {
        match self.answer.recv_timeout(most) {
            Ok(answer) => Reply::Answer(Box::new(answer)),
            Err(RecvTimeoutError::Timeout) => Reply::Thinking,
            Err(RecvTimeoutError::Disconnected) => Reply::Lost,
        }
    }

    /// Bids it answer with what it has found so far.
    pub fn stop(&self) {
        self.course.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was bidden to answer.
    pub fn is_stopped(&self) -> bool {
        self.course.stop.load(Ordering::Relaxed)
    }

    /// How long it has been thinking.
    pub fn elapsed(&self) -> Duration {
        self.course.began.elapsed()
    }

    /// How much of its thinking is done, from 0 to 1.
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
    /// Counts iterations, and says whether the thinking ends.
    fn goes_on_no_more(&self, done: u32) -> bool {
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

/// In so many positions that could be it is tried what a choice brings.
const EXPLAINING: u32 = 16;

/// On how many threads a bot thinks: the window wants to move meanwhile.
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

//! A review in progress. Threads first judge every decision briefly, so that a curve is available quickly.
//! They then judge every decision at full depth, starting with the decisions that seem the most costly.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rondel::bots::{Budget, Mcts, SearchLimits};
use rondel::journal::Journal;
use rondel::review::{Decision, Review, usual_iterations};
use rondel::{Seat, Session};
use rondel_system::Weighed;

use super::LocalTable;

/// Divisor for the number of iterations of the first, brief pass, which uses at least `ROUGHEST`.
const ROUGHER: u32 = 40;
const ROUGHEST: u32 = 60;

/// Returns whether a decision was judged at the full depth of a review. A brief judgement yields no verdict.
pub fn is_deep(weighed: &Weighed, session: &Session) -> bool {
    weighed.iterations >= usual_iterations(&session.game().skills())
}

/// A review in progress. Dropping it stops the review.
pub struct Reviewer {
    shared: Arc<ReviewShared>,
}

struct ReviewShared {
    stop: AtomicBool,
    plies: Vec<usize>,
    iterations: u32,
    state: Mutex<ReviewState>,
}

#[derive(Default)]
struct ReviewState {
    found: BTreeMap<usize, Weighed>,
    /// Plies of the decisions currently being judged.
    begun: Vec<usize>,
    /// Number of active threads.
    working: usize,
    /// Increases with every result.
    version: u64,
}

/// The progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// Number of decisions judged at full depth.
    pub done: usize,
    /// Total number of decisions.
    pub all: usize,
    /// Whether the review is still running.
    pub works: bool,
    /// Increases with every result.
    pub version: u64,
}

impl Reviewer {
    /// Starts judging the decisions of one seat, or of all seats, on `threads` threads. Decisions in `known`
    /// are not judged again. `wake` is called after every result.
    pub fn begin(
        session: &Session,
        of: Option<Seat>,
        known: Vec<Weighed>,
        threads: usize,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> Self {
        let plies = Review::plies(session, of);
        let found = known.into_iter().map(|weighed| (weighed.decision.ply, weighed));
        let found = found.filter(|(ply, _)| plies.contains(ply)).collect();
        let state = ReviewState { found, working: threads.max(1), ..ReviewState::default() };
        let iterations = usual_iterations(&session.game().skills());
        let shared =
            Arc::new(ReviewShared { stop: AtomicBool::new(false), plies, iterations, state: Mutex::new(state) });
        // A session cannot be shared between threads, so each thread replays the game.
        let journal = session.journal();
        for _ in 0..threads.max(1) {
            let (mine, journal, wake) = (Arc::clone(&shared), journal.clone(), wake.clone());
            let begun = std::thread::Builder::new().name("review".to_owned()).spawn(move || {
                let _at_work = AtWork { shared: &mine, wake: &wake };
                let journal = Journal::read(journal.as_bytes()).ok();
                if let Some((session, _)) = journal.and_then(|journal| Session::replay(journal).ok()) {
                    mine.work(&session, &wake);
                }
            });
            if begun.is_err() {
                shared.state().working -= 1;
            }
        }
        Self { shared }
    }

    /// Returns the progress.
    pub fn progress(&self) -> ReviewProgress {
        let state = self.shared.state();
        let deep = |weighed: &&Weighed| weighed.iterations >= self.shared.iterations;
        let done = state.found.values().filter(deep).count();
        ReviewProgress { done, all: self.shared.plies.len(), works: state.working > 0, version: state.version }
    }

    /// Returns whether a decision was judged at full depth.
    pub fn is_deep(&self, weighed: &Weighed) -> bool {
        weighed.iterations >= self.shared.iterations
    }

    /// Returns the results so far, in game order.
    pub fn found(&self) -> Vec<Weighed> {
        self.shared.state().found.values().cloned().collect()
    }

    /// Stops the review. Decisions currently being judged are lost.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

/// A guard that marks a thread as active until it ends or panics.
struct AtWork<'a, W: Fn()> {
    shared: &'a ReviewShared,
    wake: &'a W,
}

impl<W: Fn()> Drop for AtWork<'_, W> {
    fn drop(&mut self) {
        self.shared.state().working -= 1;
        (self.wake)();
    }
}

impl LocalTable {
    /// Starts judging the decisions of one seat, or of all seats. Decisions in `known` are not judged again.
    pub fn review(
        &self,
        of: Option<Seat>,
        known: Vec<Weighed>,
        threads: usize,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> Reviewer {
        Reviewer::begin(self.session(), of, known, threads, wake)
    }

    /// Returns the saved results of earlier reviews.
    pub fn kept_review(&self) -> Vec<Weighed> {
        let session = self.session();
        self.file()
            .map(|file| rondel_system::read_review(file, &session.journal(), session.seats()))
            .unwrap_or_default()
    }

    /// Saves results next to the game's file, if it has one.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn keep_review(&self, found: Vec<Weighed>) -> io::Result<()> {
        self.file().map_or(Ok(()), |file| rondel_system::write_review(file, &self.session().journal(), found))
    }

    /// Combines decisions into a review.
    pub fn reviewed(&self, decisions: Vec<Decision>) -> Review {
        Review::of(self.session(), decisions)
    }
}

impl Drop for Reviewer {
    fn drop(&mut self) {
        self.stop();
    }
}

impl ReviewShared {
    fn state(&self) -> MutexGuard<'_, ReviewState> {
        // The results of a panicked thread remain valid.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, session: &Session, wake: &impl Fn()) {
        let stopped = |_| self.stop.load(Ordering::Relaxed);
        while let Some((ply, iterations)) = self.next() {
            let search = Mcts::new(Budget::Iterations(iterations));
            let decision = Decision::weigh(session, ply, search, &SearchLimits { threads: 1, stop: &stopped });
            let mut state = self.state();
            state.begun.retain(|begun| *begun != ply);
            if stopped(0) {
                return;
            }
            let Some(decision) = decision else { return };
            state.found.insert(ply, Weighed { iterations, decision });
            state.version += 1;
            drop(state);
            wake();
        }
    }

    /// Returns the next ply to judge and its number of iterations, or `None` if no ply is left or the review was
    /// stopped.
    fn next(&self) -> Option<(usize, u32)> {
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let rough = (self.iterations / ROUGHER).max(ROUGHEST).min(self.iterations);
        let mut state = self.state();
        let free = || self.plies.iter().copied().filter(|ply| !state.begun.contains(ply));
        let unseen = free().find(|ply| !state.found.contains_key(ply)).map(|ply| (ply, rough));
        let loss = |ply: &usize| state.found.get(ply).map_or(0.0, |weighed| weighed.decision.loss());
        let shallow = || {
            let shallow = free().filter(|ply| state.found.get(ply).is_some_and(|it| it.iterations < self.iterations));
            shallow.max_by(|one, other| loss(one).total_cmp(&loss(other))).map(|ply| (ply, self.iterations))
        };
        let next = unseen.or_else(shallow)?;
        state.begun.push(next.0);
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use rondel::Bot;
    use rondel::journal::{Header, Player};
    use rondel_games as _;

    use super::*;

    /// Returns a finished game of tic-tac-toe.
    fn game() -> Session {
        let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
        let header = Header::of(plugin, (plugin.setup)(), vec![Player::bot(Bot::Random), Player::bot(Bot::Random)], 3);
        let mut session = Session::start(header).expect("a game");
        while !session.choices().is_empty() {
            session.play(0).expect("a choice");
        }
        session
    }

    /// Waits until all threads have finished.
    fn rest(reviewer: &Reviewer) -> ReviewProgress {
        while reviewer.progress().works {
            std::thread::yield_now();
        }
        reviewer.progress()
    }

    #[test]
    fn what_is_known_is_not_weighed_again_and_the_rest_is() {
        let session = game();
        let whole = Reviewer::begin(&session, None, Vec::new(), 2, || ());
        let ReviewProgress { done, all, .. } = rest(&whole);
        assert!(done == all && all == Review::plies(&session, None).len(), "{done} of {all}");
        let found = whole.found();
        let again = Reviewer::begin(&session, None, found.clone(), 2, || ());
        assert_eq!(rest(&again).version, 0, "nothing was left");
        assert_eq!(again.found(), found);
        let half = Reviewer::begin(&session, None, found[..2].to_vec(), 2, || ());
        assert_eq!(rest(&half).done, all);
        assert_eq!(half.found(), found, "the same on any number of threads, in any order");
        let first = Reviewer::begin(&session, Some(Seat::new(0)), Vec::new(), 1, || ());
        rest(&first);
        assert!(first.found().iter().all(|weighed| weighed.decision.seat == Seat::new(0)));
    }

    #[test]
    fn a_review_that_is_stopped_rests() {
        let stopped = Reviewer::begin(&game(), None, Vec::new(), 1, || ());
        stopped.stop();
        let ReviewProgress { done, all, .. } = rest(&stopped);
        assert!(done < all, "{done} of {all}");
    }
}

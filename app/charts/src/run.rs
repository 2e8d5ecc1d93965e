//! Plays games for the lab on background threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rondel::lab::Measures;
use rondel_system::clock::CLOCK;

use super::{Column, Shard};

/// The condition that ends a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The given number of games per column.
    Games(u64),
    /// The given time.
    Time(Duration),
}

/// A run that is in progress or finished. Games start in the order of their numbers, one per column in turn,
/// and every game that starts is completed. Whenever the run is stopped, the measurements therefore cover the
/// first games without gaps.
pub struct Run {
    columns: Arc<Vec<Column>>,
    goal: Goal,
    shared: Arc<RunShared>,
    threads: Vec<JoinHandle<()>>,
    started: Instant,
}

struct RunShared {
    stop: AtomicBool,
    /// Number of games started, for each column.
    begun: Mutex<Vec<u64>>,
    /// Number of games completed in all columns.
    done: AtomicU64,
    /// Measurements of each thread, for each column.
    counted: Vec<Mutex<Vec<Measures>>>,
    shard: Shard,
    goal: Goal,
    started: Instant,
}

impl RunShared {
    /// Returns the next game, identified by its column and its number within that column.
    fn next(&self) -> Option<(usize, u64)> {
        let mut begun = locked(&self.begun);
        let column = (0..begun.len()).min_by_key(|column| begun[*column])?;
        let over = match self.goal {
            Goal::Games(games) => begun[column] >= self.shard.share_of(games),
            Goal::Time(time) => self.started.elapsed() >= time && begun[column] > 0,
        };
        // Every round is completed, so that all columns have the same number of games.
        let round = begun.iter().all(|other| *other == begun[column]);
        if round && (over || self.stop.load(Ordering::Relaxed)) {
            return None;
        }
        let game = self.shard.game(begun[column]);
        begun[column] += 1;
        Some((column, game))
    }
}

impl Run {
    /// Starts the run. `wake` is called after every game.
    ///
    /// # Errors
    /// Returns an error if the operating system cannot create the first thread.
    pub fn start(
        columns: Arc<Vec<Column>>,
        goal: Goal,
        shard: Shard,
        threads: usize,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> std::io::Result<Self> {
        let empty = || columns.iter().map(|column| Measures::new(column.plan.seats())).collect();
        let started = Instant::now();
        let table = Arc::new(RunShared {
            stop: AtomicBool::new(false),
            begun: Mutex::new(vec![0; columns.len()]),
            done: AtomicU64::new(0),
            counted: (0..threads.max(1)).map(|_| Mutex::new(empty())).collect(),
            shard,
            goal,
            started,
        });
        let mut run = Self { columns, goal, shared: table, threads: Vec::new(), started };
        for number in 0..threads.max(1) {
            let (columns, common, wake) = (Arc::clone(&run.columns), Arc::clone(&run.shared), wake.clone());
            let play = move || {
                while let Some((column, game)) = common.next() {
                    let Column { game: rules, plan, .. } = &columns[column];
                    // Each game has a separate accumulator, so that readers of the totals never wait for a game to
                    // end.
                    let mut counted = Measures::new(plan.seats());
                    rules.measure(plan, game, CLOCK, &mut counted);
                    locked(&common.counted[number])[column].add(&counted).expect("it is the same table");
                    common.done.fetch_add(1, Ordering::Relaxed);
                    wake();
                }
                wake();
            };
            let thread = std::thread::Builder::new().name(format!("lab {number}")).spawn(play);
            match thread {
                Ok(thread) => run.threads.push(thread),
                // If at least one thread was created, the run continues.
                Err(_) if number > 0 => break,
                Err(error) => return Err(error),
            }
        }
        Ok(run)
    }

    /// Returns the columns of the run.
    pub fn columns(&self) -> &Arc<Vec<Column>> {
        &self.columns
    }

    /// Returns the measurements so far, for each column.
    pub fn measures(&self) -> Vec<Measures> {
        let mut sums: Vec<Measures> = self.columns.iter().map(|column| Measures::new(column.plan.seats())).collect();
        for counted in &self.shared.counted {
            for (sum, part) in sums.iter_mut().zip(locked(counted).iter()) {
                sum.add(part).expect("it is the same table");
            }
        }
        sums
    }

    /// Returns the number of completed games.
    pub fn done(&self) -> u64 {
        self.shared.done.load(Ordering::Relaxed)
    }

    /// Returns the progress towards the goal, from 0 to 1.
    pub fn progress(&self) -> f32 {
        match self.goal {
            Goal::Games(games) => {
                let all = self.shared.shard.share_of(games).saturating_mul(self.columns.len() as u64);
                self.done() as f32 / all.max(1) as f32
            }
            Goal::Time(time) => (self.started.elapsed().as_secs_f32() / time.as_secs_f32().max(0.001)).min(1.0),
        }
    }

    /// Returns the estimated time remaining, or `None` if it cannot be estimated yet.
    pub fn remaining(&self) -> Option<Duration> {
        let passed = self.started.elapsed();
        match self.goal {
            Goal::Time(time) => Some(time.saturating_sub(passed)),
            Goal::Games(_) => {
                let progress = self.progress();
                (progress > 0.0).then(|| passed.mul_f32(((1.0 - progress) / progress).max(0.0)))
            }
        }
    }

    /// Requests a stop. The games of the current round are still completed and counted.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Returns whether all threads have finished.
    pub fn is_over(&self) -> bool {
        self.threads.iter().all(JoinHandle::is_finished)
    }

    /// Waits until all threads have finished.
    ///
    /// # Errors
    /// Returns an error if a game panicked. A game never panics if its ruleset obeys the laws of rulesets.
    pub fn wait(&mut self) -> Result<(), BrokeDown> {
        // Join all threads, even if one of them failed.
        let ends: Vec<_> = self.threads.drain(..).map(JoinHandle::join).collect();
        if ends.iter().any(Result::is_err) { Err(BrokeDown) } else { Ok(()) }
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A game panicked while applying a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game crashed during play; run `rondel check` to find out which law its rules break")]
pub struct BrokeDown;

/// Locks the mutex and ignores poisoning: the counts of a panicked thread remain valid.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::bots::Bot;

    fn columns() -> Arc<Vec<Column>> {
        let read = |words| Column::read(words, Bot::Random, 3).expect("a column");
        Arc::new(vec![read("tic-tac-toe"), read("connect-four")])
    }

    fn played(goal: Goal, shard: Shard, threads: usize) -> Vec<Measures> {
        let mut run = Run::start(columns(), goal, shard, threads, || ()).expect("threads");
        run.wait().expect("sound games");
        run.measures()
    }

    #[test]
    fn any_number_of_threads_counts_the_same() {
        let one = played(Goal::Games(60), Shard::WHOLE, 1);
        assert_eq!(one, played(Goal::Games(60), Shard::WHOLE, 4));
        assert!(one.iter().all(|measures| measures.games == 60));
    }

    #[test]
    fn a_run_that_is_stopped_has_counted_the_first_games() {
        let mut run = Run::start(columns(), Goal::Games(u64::MAX), Shard::WHOLE, 2, || ()).expect("threads");
        while run.done() < 50 {
            std::thread::yield_now();
        }
        run.stop();
        run.wait().expect("sound games");
        let measures = run.measures();
        assert!(run.is_over() && measures[0].games >= 24 && measures[0].games == measures[1].games);
        for (column, counted) in columns().iter().zip(&measures) {
            let mut first = Measures::new(column.plan.seats());
            (0..counted.games).for_each(|game| column.game.measure(&column.plan, game, CLOCK, &mut first));
            assert_eq!(*counted, first, "{}", column.name);
        }
    }

    #[test]
    fn a_run_by_the_clock_gives_every_column_as_many_games() {
        let measures = played(Goal::Time(Duration::ZERO), Shard::WHOLE, 2);
        assert_eq!((measures[0].games, measures[1].games), (1, 1), "a round that is begun is finished");
    }
}

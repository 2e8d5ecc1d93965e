//! Matches between a new model and the best model so far, with equal thinking time.

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use indicatif::ProgressBar;
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::arena::{self, Share};
use rondel::bots::Bot;
use rondel::learning::Training;
use rondel::{AnyGame, Seat, Seats};
use rondel_system::clock::CLOCK;

/// The conditions of a match.
pub(super) struct Contest<'a> {
    pub(super) game: &'a AnyGame,
    pub(super) pool: &'a ThreadPool,
    pub(super) seats: Seats,
    /// Iterations per decision of the best model so far.
    pub(super) iterations: u32,
    pub(super) seed: u64,
}

/// The result of a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verdict {
    points: f64,
    games: u64,
    /// Iterations per decision of the new model and of the best model so far.
    iterations: (u32, u32),
}

impl Verdict {
    /// Returns the new model's share of the points. One half means that both models are equally strong.
    pub(super) fn rate(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    /// Returns whether the new model is better by a statistically significant margin.
    pub(super) fn is_better(&self) -> bool {
        Share::interval(self.points, self.games).0 > 0.5
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = Share::interval(self.points, self.games);
        let percent = 100.0 * self.rate();
        let (new, best) = self.iterations;
        write!(
            f,
            "{:.1} of {} points, {percent:.1} % ({:.1} to {:.1}), with {new} iterations against {best}",
            self.points,
            self.games,
            100.0 * low,
            100.0 * high
        )
    }
}

impl Contest<'_> {
    /// Plays a match. The new model plays one seat, and the best model so far plays all other seats. Each deal is
    /// played once with the new model at each seat.
    pub(super) fn play(&self, new: &Arc<Training>, best: Option<&Arc<Training>>, games: u64, stage: u64) -> Verdict {
        // Every deal is played once from each seat.
        let games = games.next_multiple_of(self.seats.count() as u64);
        let best = best.cloned();
        let new = Some(Arc::clone(new));
        let base = self.iterations;
        let cost = self.cost(new.as_ref(), best.as_ref());
        let iterations = ((f64::from(base) / cost.max(0.01)).round() as u32).max(2);
        let count = self.seats.count() as u64;
        let seed = arena::game_seed(self.seed, stage);
        let bar = ProgressBar::new(games);
        let one = |index: u64| {
            let own = (index % count) as usize;
            let player = |seat: usize| {
                if seat == own {
                    (new.clone(), Bot::searching(iterations))
                } else {
                    (best.clone(), Bot::searching(base))
                }
            };
            let players: Vec<_> = (0..count as usize).map(player).collect();
            let record = self.game.contest(&players, arena::game_seed(seed, index / count), CLOCK);
            bar.inc(1);
            f64::from(record.outcome.utility(Seat::new(own as u8)))
        };
        let points = self.pool.install(|| (0..games).into_par_iter().map(one).sum());
        bar.finish_and_clear();
        Verdict { points, games, iterations: (iterations, base) }
    }

    /// Returns how long an iteration of the new model takes, relative to an iteration of the best model so far. This is
    /// the median over several pairs of games. The two games of a pair are played one after the other, so that other
    /// load on the machine affects both.
    fn cost(&self, new: Option<&Arc<Training>>, best: Option<&Arc<Training>>) -> f64 {
        const PAIRS: u64 = 9;
        let mut all: Vec<f64> = (0..PAIRS)
            .map(|index| {
                let [new, best] = [new, best].map(|training| self.seconds(training, index));
                new / best.max(1e-9)
            })
            .collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    }

    /// Returns the average time per decision in a game in which all seats have the same model, in seconds.
    fn seconds(&self, training: Option<&Arc<Training>>, index: u64) -> f64 {
        let players = vec![(training.cloned(), Bot::searching(self.iterations)); self.seats.count()];
        let started = Instant::now();
        let record = self.game.contest(&players, arena::game_seed(self.seed, index), CLOCK);
        started.elapsed().as_secs_f64() / f64::from(record.plies.max(1))
    }
}

//! The result of a bot's search for one decision.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::proof::Proven;
use crate::arena::NORMAL_95;
use crate::seat::{MAX_SEATS, Seat};
use crate::text::Text;

/// The result of a bot's analysis of one decision. `L` is a step of the expected line.
#[derive(Clone, Debug)]
pub struct SearchResult<L> {
    /// Index of the chosen action among the legal actions.
    pub choice: usize,
    /// Number of iterations completed.
    pub iterations: u64,
    /// Statistics for each legal action, in the same order. The list is empty if the bot did not search.
    pub considered: Vec<MoveStats>,
    /// The expected continuation, starting with the chosen action, in one of the possible positions.
    pub line: Vec<L>,
}

impl<L> SearchResult<L> {
    /// Creates a result for a choice made without a search.
    pub(super) const fn plain(choice: usize) -> Self {
        Self { choice, iterations: 0, considered: Vec::new(), line: Vec::new() }
    }

    /// Returns the indices of up to `most` tried actions, starting with the most-tried. Among equally tried
    /// actions, the chosen action comes first. Proven wins come before all other actions, and proven losses come
    /// last.
    pub fn most_tried(&self, most: usize) -> Vec<usize> {
        let considered = &self.considered;
        let mut order: Vec<usize> =
            (0..considered.len()).filter(|place| considered[*place].visits > 0 || *place == self.choice).collect();
        let key = |place: &usize| (Reverse(considered[*place].rank()), *place != self.choice);
        order.sort_by_key(key);
        order.truncate(most);
        order
    }

    /// Converts each step of the line with `say`.
    pub fn map_line<M>(self, say: impl FnMut(L) -> M) -> SearchResult<M> {
        let Self { choice, iterations, considered, line } = self;
        SearchResult { choice, iterations, considered, line: line.into_iter().map(say).collect() }
    }
}

/// A step of an expected line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineStep<S, A> {
    /// The seat that decides.
    pub seat: Seat,
    /// The position.
    pub state: S,
    /// The action taken.
    pub action: A,
}

/// A step of an expected line, as text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Expected {
    /// The seat that decides.
    pub seat: Seat,
    /// The action taken.
    pub choice: Text,
}

/// The statistics of one action in a search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MoveStats {
    /// Number of iterations that tried the action.
    pub visits: u64,
    /// The results of those iterations, by seat.
    pub results: [Returns; MAX_SEATS],
    /// The proven result for the seat that decides, if any.
    pub proven: Option<Proven>,
}

impl MoveStats {
    /// Returns the result that `seat` can expect if `decider` takes the action, from 0 (lost) to 1 (won): the
    /// proven result if there is one, otherwise the mean of the iterations.
    pub fn expected(&self, decider: Seat, seat: Seat) -> f64 {
        match self.proven.map(|proven| proven.ending) {
            Some(ending) if seat == decider => ending.utility(),
            Some(ending) => ending.for_rival().utility(),
            None => self.results[seat.index()].mean(),
        }
    }

    /// Returns whether the action was tried at a two-seat table.
    pub(super) fn is_of_two(&self) -> bool {
        let [one, other, others @ ..] = &self.results;
        one.count > 0.0 && other.count > 0.0 && others.iter().all(|returns| returns.count <= 0.0)
    }

    /// Returns a sort key: the soonest win ranks first and the soonest loss last. All other actions are ranked by
    /// their number of visits.
    pub(super) fn rank(&self) -> ((i8, i16), u64) {
        (Proven::rank(self.proven), self.visits)
    }
}

/// The results of many iterations for one seat, each from 0 (lost) to 1 (won).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Returns {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Returns {
    /// Adds one result.
    #[inline]
    pub(super) fn count(&mut self, utility: f32) {
        let utility = f64::from(utility);
        self.count += 1.0;
        self.sum += utility;
        self.squares += utility * utility;
    }

    /// Adds all results of `other`.
    pub(super) fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns the mean, or 0.5 if nothing was counted.
    pub fn mean(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.5 }
    }

    /// Returns the standard deviation of a single result. Eight imaginary results, half of them 0 and half 1, are
    /// included so that the deviation is never 0.
    pub(super) fn spread(&self) -> f64 {
        const SEEN: f64 = 8.0;
        let mean = self.mean();
        let scatter = (self.squares - self.count * mean * mean).max(0.0);
        ((scatter + 0.25 * SEEN) / (self.count + SEEN)).sqrt()
    }

    /// Returns the same number of results with the given mean, and with the deviations multiplied by `scale`.
    pub(super) fn told_as(self, mean: f64, scale: f64) -> Self {
        if self.count <= 0.0 {
            return self;
        }
        let scatter = (self.squares / self.count - self.mean().powi(2)).max(0.0);
        Self {
            count: self.count,
            sum: self.count * mean,
            squares: self.count * (scatter * scale * scale + mean * mean),
        }
    }

    /// Returns the distance from the mean to the farther end of the 95% interval.
    pub fn reach(&self) -> f64 {
        let (low, high) = self.interval();
        (self.mean() - low).max(high - self.mean())
    }

    /// Returns the ends of the 95% interval of the mean. The interval describes the sampling error of the search,
    /// not the accuracy of its evaluation.
    pub fn interval(&self) -> (f64, f64) {
        let reach = NORMAL_95 * self.spread() / self.count.max(1.0).sqrt();
        ((self.mean() - reach).max(0.0), (self.mean() + reach).min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::super::proof::ProvenResult;
    use super::*;

    #[test]
    fn an_interval_shrinks_with_the_root_of_what_was_counted() {
        let of = |count: u32| {
            let mut returns = Returns::default();
            for index in 0..count {
                returns.count((index % 2) as f32);
            }
            returns
        };
        assert!((of(100).mean() - 0.5).abs() < 1e-9 && (of(100).spread() - 0.5).abs() < 1e-9);
        let width = |count| of(count).interval().1 - of(count).interval().0;
        assert!((width(100) - 2.0 * 1.96 * 0.05).abs() < 1e-3, "{}", width(100));
        assert!((width(400) / width(100) - 0.5).abs() < 1e-6);
        let mut both = of(100);
        both.add(&of(300));
        assert_eq!(both, of(400));
        assert_eq!(Returns::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn what_is_certain_is_expected_whatever_came_out_on_the_way() {
        let (own, rival) = (Seat::new(1), Seat::new(0));
        let mut considered = MoveStats::default();
        for result in [1.0, 0.0, 0.0, 0.0] {
            considered.results[own.index()].count(result);
            considered.results[rival.index()].count(1.0 - result);
        }
        let percent = |considered: &MoveStats, seat| (100.0 * considered.expected(own, seat)).round() as u32;
        let both = |considered: &MoveStats| [own, rival].map(|seat| percent(considered, seat));
        assert_eq!(both(&considered), [25, 75]);
        considered.proven = Some(Proven { ending: ProvenResult::Won, plies: 3 });
        assert_eq!(both(&considered), [100, 0]);
        considered.proven = Some(Proven { ending: ProvenResult::Drawn, plies: 3 });
        assert_eq!(both(&considered), [50, 50]);
    }

    #[test]
    fn what_was_tried_most_comes_first_and_what_never_was_is_left_out() {
        let tried = |visits: u64| MoveStats { visits, ..MoveStats::default() };
        let considered = vec![tried(3), tried(0), tried(40), tried(7), tried(7)];
        let thought: SearchResult<()> = SearchResult { choice: 4, iterations: 57, considered, line: Vec::new() };
        assert_eq!(thought.most_tried(9), [2, 4, 3, 0]);
        assert_eq!(thought.most_tried(2), [2, 4]);
    }
}

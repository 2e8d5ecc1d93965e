//! From what a search expects to what comes of it.

use super::thought::{Considered, Thought};
use crate::lab::fitting::{Example, fit};
use crate::seat::Seat;

/// How often a seat gets what its search expects: a line through the logarithms of the odds (Platt 1999), fitted to games.
///
/// A search tells what it expects of the choice that came out best of many guesses, and of many guesses the best is mostly a
/// lucky one: the less so the longer it thought. And an estimate may be too bold or too shy. Both are the same for all choices,
/// so no bot plays otherwise for it: it is for who is told, at tables of two, where it is measured (docs/strength.md).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// How much too much is expected, in the logarithm of the odds, by a search of one iteration; the root of the iterations
    /// divides it, as it does with errors.
    pub optimism: f32,
    /// What the logarithm of the odds is to be multiplied with; above one where searches are too shy.
    pub slope: f32,
}

impl Calibration {
    /// What is expected is told as it is.
    pub const NONE: Self = Self { optimism: 0.0, slope: 1.0 };

    /// Nobody expects less than this for certain, nor more than all but this.
    const LEAST: f64 = 0.002;

    fn log_odds(expected: f64) -> f64 {
        let expected = expected.clamp(Self::LEAST, 1.0 - Self::LEAST);
        (expected / (1.0 - expected)).ln()
    }

    /// What comes of it on average when so much is expected after so many iterations, from 0 (lost) to 1 (won).
    pub fn told(self, expected: f64, iterations: u64) -> f64 {
        let luck = f64::from(self.optimism) / (iterations.max(1) as f64).sqrt();
        1.0 / (1.0 + (luck - f64::from(self.slope) * Self::log_odds(expected)).exp())
    }

    /// How much what is told changes with what is expected.
    fn steepness(self, expected: f64, told: f64) -> f64 {
        let from = expected.clamp(Self::LEAST, 1.0 - Self::LEAST);
        f64::from(self.slope) * told * (1.0 - told) / (from * (1.0 - from))
    }

    /// What fits best: what was expected, after how many iterations, and what came.
    pub fn fitted(found: impl IntoIterator<Item = (f64, u64, f64)>) -> Self {
        const RIDGE: f64 = 1e-3;
        let example = |(expected, iterations, got): (f64, u64, f64)| Example {
            features: [-1.0 / (iterations.max(1) as f32).sqrt(), Self::log_odds(expected) as f32],
            result: got as f32,
        };
        let examples: Vec<Example<2>> = found.into_iter().map(example).collect();
        let [optimism, slope] = fit(&examples, RIDGE).map(|weight| weight as f32);
        Self { optimism, slope }
    }

    /// Both, one after the other: a fit to what was told already.
    #[must_use]
    pub fn after(self, first: Self) -> Self {
        Self { optimism: self.optimism + self.slope * first.optimism, slope: self.slope * first.slope }
    }

    /// A thought of `own`, told as it comes true; as it was at tables of more than two.
    pub(crate) fn tell<L>(self, mut thought: Thought<L>, own: Seat) -> Thought<L> {
        if self != Self::NONE {
            let of_two = thought.considered.iter_mut().filter(|considered| considered.is_of_two());
            for Considered { results, .. } in of_two {
                let expected = results[own.index()].mean();
                let told = self.told(expected, thought.iterations);
                let steepness = self.steepness(expected, told);
                results[own.index()] = results[own.index()].told_as(told, steepness);
                let rival = own.rival().index();
                results[rival] = results[rival].told_as(1.0 - told, steepness);
            }
        }
        thought
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealer::Dealer;

    const SHY: Calibration = Calibration { optimism: 2.5, slope: 1.5 };

    #[test]
    fn nothing_is_told_otherwise_where_nothing_was_fitted() {
        for expected in [0.01, 0.3, 0.5, 0.77, 0.99] {
            assert!((Calibration::NONE.told(expected, 100) - expected).abs() < 1e-9);
        }
    }

    #[test]
    fn what_comes_oftener_than_expected_is_found_and_told() {
        let mut dealer = Dealer::seeded(5);
        let mut drawn = || f64::from(dealer.below(10_000)) / 10_000.0;
        let found: Vec<(f64, u64, f64)> = (0..40_000)
            .map(|game| (drawn(), if game % 2 == 0 { 25 } else { 400 }, drawn()))
            .map(|(expected, iterations, luck)| {
                (expected, iterations, if luck < SHY.told(expected, iterations) { 1.0 } else { 0.0 })
            })
            .collect();
        let Calibration { optimism, slope } = Calibration::fitted(found.iter().copied());
        assert!((optimism - SHY.optimism).abs() < 0.3 && (slope - SHY.slope).abs() < 0.06, "{optimism}, {slope}");
        // Fitted again to what is told now, it changes nothing more.
        let told =
            found.iter().map(|(expected, iterations, got)| (SHY.told(*expected, *iterations), *iterations, *got));
        let again = Calibration::fitted(told).after(SHY);
        assert!((again.optimism - optimism).abs() < 0.1 && (again.slope - slope).abs() < 0.03, "{again:?}");
    }

    #[test]
    fn who_thinks_is_told_otherwise_and_the_rival_gets_the_rest() {
        let (own, rival) = (Seat::new(1), Seat::new(0));
        let mut considered = Considered::default();
        for result in [1.0, 1.0, 0.0, 1.0] {
            considered.visits += 1;
            considered.results[own.index()].count(result);
            considered.results[rival.index()].count(1.0 - result);
        }
        let untried = Considered::default();
        let thought: Thought<()> =
            Thought { choice: 0, iterations: 4, considered: vec![considered, untried], line: Vec::new() };
        let told = SHY.tell(thought.clone(), own);
        let results = told.considered[0].results;
        assert!((results[own.index()].mean() - SHY.told(0.75, 4)).abs() < 1e-9);
        assert!((results[own.index()].mean() + results[rival.index()].mean() - 1.0).abs() < 1e-9);
        assert!(results[own.index()].spread() > considered.results[own.index()].spread(), "told more boldly");
        assert_eq!(told.considered[1], untried);
        let mut of_three = thought;
        of_three.considered[0].results[2].count(0.0);
        assert_eq!(SHY.tell(of_three.clone(), own).considered, of_three.considered);
    }
}

//! Fits the weights of an estimate to the results of games.
//!
//! A review is based on the estimate, and cannot explain what the estimate ignores. Weights are therefore
//! fitted to positions from games among bots, not guessed. The examples `rival_cities_fit` and `harbour_fit`
//! print the fitted weights.

use std::fmt;

use crate::arena::{self, Luck, Watcher};
use crate::bots::{Bot, Deadline};
use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::turn::Outcome;

/// Plays a game among bots, one for each seat. Returns the outcome, and the positions in which another seat began
/// to decide, because searches evaluate the estimate in such positions.
pub fn turns_of_a_game<R: Ruleset>(
    rules: &R,
    bots: &[Bot],
    luck: Luck,
    alarm: Deadline<'_>,
) -> (Vec<R::State>, Outcome) {
    let mut turns = Turns { last: None, positions: Vec::new() };
    let record = arena::play_watched(rules, bots, luck, alarm, &mut turns);
    (turns.positions, record.outcome)
}

/// Plays a game between two bots and converts it to examples: the positions of [`turns_of_a_game`] from the
/// perspective of the first seat. `features` returns a seat's features. Each example contains the difference
/// between the features of the two seats.
pub fn examples<R: Ruleset, const N: usize>(
    rules: &R,
    bots: [Bot; 2],
    luck: Luck,
    alarm: Deadline<'_>,
    features: impl Fn(&R::State, Seat) -> [f32; N],
) -> Vec<Example<N>> {
    let [one, other] = [Seat::new(0), Seat::new(1)];
    let (positions, outcome) = turns_of_a_game(rules, &bots, luck, alarm);
    let example = |state: &R::State| {
        let (own, theirs) = (features(state, one), features(state, other));
        Example { features: std::array::from_fn(|at| own[at] - theirs[at]), result: outcome.utility(one) }
    };
    positions.iter().map(example).collect()
}

/// A fit and its quality.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitQuality<const N: usize> {
    /// The fitted weights.
    pub weights: [f32; N],
    /// Number of positions used for the fit, and number of held-out positions used to measure the errors.
    pub positions: (usize, usize),
    /// The mean squared error with the previous weights, and with the fitted weights.
    pub errors: (f32, f32),
}

/// Fits weights to games, each given as a list of examples. One game in five is held out to compare the fit
/// with the previous weights `were`.
pub fn judged<const N: usize>(games: &[Vec<Example<N>>], were: &[f32; N]) -> FitQuality<N> {
    const KEPT: usize = 5;
    const RIDGE: f64 = 1.0;
    let part = |kept: bool| -> Vec<Example<N>> {
        let games = games.iter().enumerate().filter(|(place, _)| place.is_multiple_of(KEPT) == kept);
        games.flat_map(|(_, examples)| examples).copied().collect()
    };
    let (fitted, kept) = (part(false), part(true));
    let weights = fit(&fitted, RIDGE).map(|weight| weight as f32);
    let errors = (error(&kept, were), error(&kept, &weights));
    FitQuality { weights, positions: (fitted.len(), kept.len()), errors }
}

impl<const N: usize> fmt::Display for FitQuality<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { weights, positions: (fitted, kept), errors: (before, after) } = self;
        writeln!(f, "fitted to {fitted} positions; in {kept} others, the mean squared error is {before:.4} with the")?;
        write!(f, "previous weights and {after:.4} with the fitted weights {weights:.3?}")
    }
}

/// Returns the mean squared difference between the expected and the actual results (Brier 1950).
pub fn error<const N: usize>(examples: &[Example<N>], weights: &[f32; N]) -> f32 {
    let of = |example: &Example<N>| {
        let sum: f32 = example.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
        (1.0 / (1.0 + (-sum).exp()) - example.result).powi(2)
    };
    examples.iter().map(of).sum::<f32>() / examples.len().max(1) as f32
}

struct Turns<S> {
    last: Option<Seat>,
    positions: Vec<S>,
}

impl<R: Ruleset> Watcher<R> for Turns<R::State> {
    fn decides(&mut self, _: &R, state: &R::State, seat: Seat, _: R::Action, _: &Dealer) {
        if self.last.replace(seat).is_some_and(|last| last != seat) {
            self.positions.push(state.clone());
        }
    }
}

/// The features of a position, with the result of the game for the seat in question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Example<const N: usize> {
    /// The features; positive values favour the seat.
    pub features: [f32; N],
    /// The result, from 0 (lost) to 1 (won).
    pub result: f32,
}

/// Fits a logistic regression of the results on the features, by iteratively reweighted least squares. `ridge`
/// must be positive; it pulls weights towards 0 if the examples do not determine them.
pub fn fit<const N: usize>(examples: &[Example<N>], ridge: f64) -> [f64; N] {
    const ROUNDS: usize = 25;
    const SMALL: f64 = 1e-7;
    let mut weights = [0.0; N];
    for _ in 0..ROUNDS {
        let mut slopes = weights.map(|weight: f64| -ridge * weight);
        let mut curves = [[0.0; N]; N];
        for (at, row) in curves.iter_mut().enumerate() {
            row[at] = ridge;
        }
        for Example { features, result } in examples {
            let sum: f64 = features.iter().zip(weights).map(|(feature, weight)| f64::from(*feature) * weight).sum();
            let expected = 1.0 / (1.0 + (-sum).exp());
            let (error, curve) = (f64::from(*result) - expected, expected * (1.0 - expected));
            for (one, row) in curves.iter_mut().enumerate() {
                let feature = f64::from(features[one]);
                slopes[one] += error * feature;
                for (other, cell) in row.iter_mut().enumerate() {
                    *cell += curve * feature * f64::from(features[other]);
                }
            }
        }
        let step = solved(curves, slopes);
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight += step;
        }
        if step.iter().all(|step| step.abs() < SMALL) {
            break;
        }
    }
    weights
}

/// Returns the product of the inverse of a positive definite matrix and `right`. For such matrices the
/// elimination needs no row exchanges.
fn solved<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for pivot in 0..N {
        let (own, value) = (matrix[pivot], right[pivot]);
        for row in pivot + 1..N {
            let factor = matrix[row][pivot] / own[pivot];
            for (cell, above) in matrix[row].iter_mut().zip(own) {
                *cell -= factor * above;
            }
            right[row] -= factor * value;
        }
    }
    for row in (0..N).rev() {
        let known: f64 = (row + 1..N).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_made_the_results_are_found() {
        let (hidden, mut dealer) = ([1.5, -0.7, 0.0], Dealer::seeded(3));
        let mut drawn = || dealer.below(2001) as f64 / 1000.0 - 1.0;
        let examples: Vec<Example<3>> = (0..40_000)
            .map(|_| {
                let features = [drawn(), drawn(), drawn()];
                let sum: f64 = features.iter().zip(hidden).map(|(feature, weight)| feature * weight).sum();
                let result = if drawn() / 2.0 + 0.5 < 1.0 / (1.0 + (-sum).exp()) { 1.0 } else { 0.0 };
                Example { features: features.map(|feature| feature as f32), result }
            })
            .collect();
        let found = fit(&examples, 1e-3);
        for (found, hidden) in found.iter().zip(hidden) {
            assert!((found - hidden).abs() < 0.08, "{found} for {hidden}");
        }
    }

    #[test]
    fn a_fit_is_judged_by_games_it_has_not_seen() {
        let won = Example { features: [1.0], result: 1.0 };
        let lost = Example { features: [1.0], result: 0.0 };
        // Every fifth game, starting with the first, has the opposite result.
        let games: Vec<Vec<Example<1>>> = (0..10).map(|game| vec![if game % 5 == 0 { lost } else { won }; 3]).collect();
        let FitQuality { weights, positions, errors } = judged(&games, &[0.0]);
        assert!(weights[0] > 1.0 && positions == (24, 6), "{weights:?} {positions:?}");
        assert!((errors.0 - 0.25).abs() < 1e-6 && errors.1 > 0.5, "{errors:?}");
    }

    #[test]
    fn what_the_examples_leave_open_stays_nought() {
        let examples = [Example { features: [1.0, 0.0], result: 1.0 }, Example { features: [1.0, 0.0], result: 0.0 }];
        assert!(fit(&examples, 0.1)[1].abs() < f64::EPSILON);
    }
}

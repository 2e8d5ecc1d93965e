//! A trained model: the expected result of a position for each seat, from the inputs of a [`Schema`].
//!
//! A seat's inputs are multiplied by their weights and added to a few sums. The first sum contributes directly to
//! the worth of the seat's position. Each of the other sums is clamped to a range and multiplied by its own weight.
//! A model is therefore linear, or a network with one small hidden layer. The expected result is the probability
//! that the seat's position is worth more than another seat's, averaged over all other seats.
//!
//! All arithmetic uses integers, so a model gives the same results on every machine.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::schema::{Inputs, Owner, Schema};
use crate::ruleset::{Features, Ruleset, SeatFeatures};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::skill::SearchSettings;

/// The integer that represents 1 in weights and sums.
pub(super) const ONE: i32 = 1 << ONE_BITS;
const ONE_BITS: u32 = 10;
/// The integer that represents 1 in a feature, and its base-2 logarithm.
pub(super) const FEATURE_ONE: i32 = 1 << FEATURE_BITS;
const FEATURE_BITS: u32 = 8;
/// Maximum number of sums.
pub(super) const MOST_SUMS: usize = 32;

/// A model for tables of one size.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Model {
    pub(super) seats: u8,
    /// The fingerprint of the rules for which the model was made.
    pub(super) rules: String,
    pub(super) schema: Schema,
    /// The number of features for each seat; see [`describe`].
    pub(super) features: u32,
    /// The number of sums: one more than the number of hidden units.
    pub(super) sums: u32,
    /// The initial value of each sum.
    pub(super) bias: Vec<i16>,
    /// The weight of each input in each sum. The inputs of the schema are followed by two inputs for each feature:
    /// one for the seat itself and one for the other seats.
    pub(super) weights: Vec<i16>,
    /// The weight of each sum in the worth. The weight of the first sum is always 1, so its entry is not used.
    pub(super) output: Vec<i16>,
    /// The settings for searches that use the model.
    #[serde(default = "usual_settings")]
    pub search: SearchSettings,
}

const fn usual_settings() -> SearchSettings {
    SearchSettings::USUAL
}

impl Model {
    /// Returns the number of seats at the tables for which the model was made.
    pub fn seats(&self) -> Seats {
        Seats::new(self.seats).unwrap_or(Seats::TWO)
    }

    /// Returns the same model with other search settings.
    #[must_use]
    pub fn searching(&self, search: SearchSettings) -> Self {
        Self { search: search.bounded(), ..self.clone() }
    }

    /// Returns the number of inputs.
    pub fn inputs(&self) -> usize {
        self.schema.count() - 1 + 2 * self.features as usize
    }

    /// Returns the number of units in the hidden layer, or 0 for a linear model.
    pub fn hidden(&self) -> usize {
        self.sums as usize - 1
    }

    /// Returns whether the model can be used with a ruleset.
    pub(super) fn fits<R: Ruleset>(&self, rules: &R) -> bool {
        let seats = self.seats();
        self.is_sound()
            && rules.seats().contains(&(seats.count() as u8))
            && super::selfplay::features(rules, seats) == self.features
    }

    /// Returns whether the parts of the model are consistent. A model from a file may be inconsistent.
    pub fn is_sound(&self) -> bool {
        let sums = self.sums as usize;
        let inputs = self.schema.count() + 2 * self.features as usize;
        Seats::new(self.seats).is_some()
            && WIDTHS.contains(&sums)
            && self.features as usize <= Features::new().capacity()
            && self.bias.len() == sums
            && self.output.len() == sums
            && self.weights.len() == inputs * sums
            && self.schema.is_sound()
            && self.schema.seats() == u32::from(self.seats)
    }

    /// Returns each seat's expected result, from 0 (lost) to 1 (won), in a position in which `decides` is the deciding
    /// seat.
    pub fn values<R: Ruleset>(&self, rules: &R, state: &R::State, decides: Seat) -> [f32; MAX_SEATS] {
        let worths = self.worths(rules, state, decides);
        let mut values = [0.5; MAX_SEATS];
        let count = usize::from(self.seats);
        for seat in 0..count {
            values[seat] = if count == 1 {
                logistic(worths[seat])
            } else {
                let others = (0..count).filter(|other| *other != seat);
                others.map(|other| logistic(worths[seat].wrapping_sub(worths[other]))).sum::<f32>() / (count - 1) as f32
            };
        }
        values
    }

    /// Returns the worth of each seat's position, in log odds; [`ONE`] represents 1.
    fn worths<R: Ruleset>(&self, rules: &R, state: &R::State, decides: Seat) -> [i32; MAX_SEATS] {
        match self.sums {
            1 => self.add_up::<R, 1>(rules, state, decides),
            8 => self.add_up::<R, 8>(rules, state, decides),
            16 => self.add_up::<R, 16>(rules, state, decides),
            _ => self.add_up::<R, MOST_SUMS>(rules, state, decides),
        }
    }

    fn add_up<R: Ruleset, const SUMS: usize>(&self, rules: &R, state: &R::State, decides: Seat) -> [i32; MAX_SEATS] {
        let count = usize::from(self.seats);
        let mut sums = Sums::<SUMS> {
            weights: &self.weights,
            table: [0; SUMS],
            own: [[0; SUMS]; MAX_SEATS],
            others: [[0; SUMS]; MAX_SEATS],
        };
        let mut features = SeatFeatures::default();
        describe(rules, state, self.seats(), decides, &mut features);
        for seat in self.seats().each() {
            sums.add_features(seat, &features[seat], self.schema.count());
        }
        if !self.schema.is_empty() {
            self.schema.read(state, &mut sums);
        }
        let mut others = [0; SUMS];
        for of_seat in &sums.others[..count] {
            add(&mut others, of_seat);
        }
        let mut worths = [0; MAX_SEATS];
        for (seat, worth) in worths.iter_mut().enumerate().take(count) {
            let sum = |at: usize| {
                let of_table = i32::from(self.bias[at]).wrapping_add(sums.table[at]);
                let of_seats = sums.own[seat][at].wrapping_add(others[at]).wrapping_sub(sums.others[seat][at]);
                of_table.wrapping_add(of_seats)
            };
            let hidden = (1..SUMS).map(|at| sum(at).clamp(0, ONE) * i32::from(self.output[at]));
            *worth = sum(0).wrapping_add(hidden.fold(0_i32, i32::wrapping_add) >> ONE_BITS);
        }
        worths
    }
}

/// Returns the number of features that every game has at a table with this many seats.
pub(super) const fn usual_features(seats: usize) -> usize {
    1 + seats
}

/// Adds each seat's features to empty lists: whether it decides, which seat it is, and the ruleset's own features.
pub(super) fn describe<R: Ruleset>(
    rules: &R,
    state: &R::State,
    seats: Seats,
    decides: Seat,
    features: &mut SeatFeatures,
) {
    for seat in seats.each() {
        features[seat].push(f32::from(u8::from(seat == decides)));
        features[seat].extend(seats.each().map(|other| f32::from(u8::from(other == seat))));
    }
    rules.features(state, seats, features);
}

/// The numbers of sums that a model can have.
pub(super) const WIDTHS: [usize; 4] = [1, 8, 16, MOST_SUMS];

/// Converts a feature to an integer.
pub(super) fn quantised(feature: f32) -> i16 {
    // Rounds towards zero, which is faster than rounding to the nearest integer.
    (feature * FEATURE_ONE as f32).clamp(-32_000.0, 32_000.0) as i16
}

/// The sums of a position while inputs are being added.
struct Sums<'a, const SUMS: usize> {
    weights: &'a [i16],
    table: [i32; SUMS],
    own: [[i32; SUMS]; MAX_SEATS],
    others: [[i32; SUMS]; MAX_SEATS],
}

#[inline]
fn add<const SUMS: usize>(to: &mut [i32; SUMS], more: &[i32; SUMS]) {
    for (sum, more) in to.iter_mut().zip(more) {
        *sum = sum.wrapping_add(*more);
    }
}

impl<const SUMS: usize> Sums<'_, SUMS> {
    #[inline]
    fn of(&mut self, owner: Owner) -> &mut [i32; SUMS] {
        match owner {
            Owner::Table => &mut self.table,
            Owner::Seat(seat) => &mut self.own[seat as usize],
            Owner::Others(seat) => &mut self.others[seat as usize],
        }
    }

    /// Sets a seat's sums from its features. The inputs of the features begin at `first`: for each feature, one
    /// input for the seat itself and one for the other seats.
    #[inline]
    fn add_features(&mut self, seat: Seat, features: &Features, first: usize) {
        let (mut own, mut others) = ([0_i32; SUMS], [0_i32; SUMS]);
        for (feature, weights) in features.iter().zip(self.weights[first * SUMS..].chunks_exact(2 * SUMS)) {
            let value = quantised(*feature);
            if value == 0 {
                continue;
            }
            for at in 0..SUMS {
                own[at] = own[at].wrapping_add(i32::from(weights[at]) * i32::from(value));
                others[at] = others[at].wrapping_add(i32::from(weights[SUMS + at]) * i32::from(value));
            }
        }
        self.own[seat.index()] = own.map(|sum| sum >> FEATURE_BITS);
        self.others[seat.index()] = others.map(|sum| sum >> FEATURE_BITS);
    }
}

impl<const SUMS: usize> Inputs for Sums<'_, SUMS> {
    #[inline]
    fn add(&mut self, owner: Owner, input: u32, value: i16) {
        let weights = &self.weights[input as usize * SUMS..][..SUMS];
        let sums = self.of(owner);
        // Only the weights of a corrupt file can make a sum overflow, and its results are meaningless anyway.
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum = sum.wrapping_add(i32::from(*weight) * i32::from(value));
        }
    }
}

/// Returns the probability for log odds, interpolated linearly between steps of 1/32.
fn logistic(log_odds: i32) -> f32 {
    const STEP: i32 = ONE / 32;
    let table = table();
    let bounded = log_odds.clamp(-8 * ONE, 8 * ONE - 1) + 8 * ONE;
    let (at, rest) = ((bounded / STEP) as usize, bounded % STEP);
    table[at] + (table[at + 1] - table[at]) * (rest as f32 / STEP as f32)
}

/// Returns the probabilities for log odds from -8 to 8. They are computed only with additions, multiplications and
/// divisions, because the results of these operations are identical to the last bit on every machine.
fn table() -> &'static ArrayVec<f32, 513> {
    static TABLE: std::sync::LazyLock<ArrayVec<f32, 513>> = std::sync::LazyLock::new(|| {
        let exp = |x: f64| {
            // Evaluates the power series at x / 64, then squares the result six times.
            let small = x / 64.0;
            let mut term = 1.0;
            let mut sum = 1.0;
            for n in 1..16 {
                term = term * small / f64::from(n);
                sum += term;
            }
            (0..6).fold(sum, |power, _| power * power)
        };
        (0..513).map(|at| (1.0 / (1.0 + exp(8.0 - f64::from(at) / 32.0))) as f32).collect()
    });
    &TABLE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_follow_the_logistic_curve() {
        for log_odds in (-7 * ONE..=7 * ONE).step_by(77) {
            let wanted = 1.0 / (1.0 + (-f64::from(log_odds) / f64::from(ONE)).exp());
            let found = f64::from(logistic(log_odds));
            assert!((found - wanted).abs() < 2e-4, "{found} for {wanted}");
        }
        assert!(logistic(i32::MIN) < 0.001 && logistic(i32::MAX) > 0.999);
    }
}

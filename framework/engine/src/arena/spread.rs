//! The mean of a number over many games.

use serde::Serialize;

use super::NORMAL_95;

/// Accumulates values, and computes their mean with its confidence interval. The order of the values does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spread {
    count: u64,
    /// Sums of the values and of their squares, in whole thousandths of a unit, so that the order of addition has no
    /// effect.
    sum: i128,
    squares: i128,
}

/// A mean, with its 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Lower end of the 95% interval.
    pub low: f64,
    /// Upper end of the 95% interval.
    pub high: f64,
}

/// Number of integer parts that represent one unit of a value.
const PARTS: f64 = 1000.0;

impl Spread {
    /// Counts a value, rounded to a thousandth.
    pub fn count(&mut self, value: f64) {
        let parts = (value * PARTS).round() as i128;
        self.count += 1;
        self.sum += parts;
        self.squares += parts * parts;
    }

    /// Adds the values of `other`.
    pub fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns the mean of the values, or `None` if there are no values. With only one value, both ends of the
    /// interval equal that value.
    pub fn mean(&self) -> Option<Mean> {
        let count = self.count as f64;
        let mean = self.sum as f64 / count / PARTS;
        let variance = (self.squares as f64 / PARTS / PARTS - count * mean * mean) / (count - 1.0).max(1.0);
        let reach = NORMAL_95 * (variance.max(0.0) / count).sqrt();
        (self.count > 0).then_some(Mean { mean, low: mean - reach, high: mean + reach })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_an_interval_and_counts_can_be_added() {
        let (mut one, mut other) = (Spread::default(), Spread::default());
        assert_eq!(one.mean(), None);
        for value in [0.0, 1.0] {
            one.count(value);
            other.count(value);
        }
        one.add(&other);
        let mean = one.mean().expect("four values");
        // The standard deviation is the square root of 1/3. The standard error of the mean of four values is half
        // the standard deviation.
        assert!((mean.mean - 0.5).abs() < 1e-9 && (mean.high - 0.5 - 1.96 * 0.288_68).abs() < 1e-3, "{mean:?}");
    }
}

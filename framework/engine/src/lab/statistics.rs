//! Sums that can be merged in any order, and the estimates derived from them.
//!
//! All counts are integers, because a sum of floating-point numbers depends on the order of the additions. The
//! figures are therefore identical to the last digit on any number of threads and machines.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::arena::NORMAL_95;

/// Number of integer parts that represent one unit of a fractional quantity.
const PARTS: f64 = 1e6;

/// A measured value with its confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The measured value.
    pub value: f64,
    /// The 95% interval, or `None` if it cannot be computed, for example from one sample.
    pub interval: Option<(f64, f64)>,
    /// Number of independent samples.
    pub samples: u64,
}

impl Estimate {
    /// Returns the share of `count` in `all`, with the interval of Wilson (1927).
    pub fn share(count: u64, all: u64) -> Option<Self> {
        let share = crate::arena::Share::of(count, all);
        (all > 0).then_some(Self { value: share.rate, interval: Some((share.low, share.high)), samples: all })
    }

    /// Returns an estimate from its standard error and number of samples.
    fn around(value: f64, error: f64, samples: u64) -> Self {
        let interval = (samples > 1 && error.is_finite()).then(|| {
            let reach = student_95(samples - 1) * error;
            (value - reach, value + reach)
        });
        Self { value, interval, samples }
    }
}

/// Returns the half-width, in standard errors, of the 95% interval for the mean of normally distributed
/// samples with the given number of degrees of freedom (Student 1908). Uses the expansion of Fisher and Cornish
/// (1960), which is accurate to 0.2% for five or more degrees.
fn student_95(freedom: u64) -> f64 {
    // These are the table values for one to four degrees of freedom, for which the expansion is less accurate.
    const FEW: [f64; 4] = [12.7062, 4.3027, 3.1824, 2.7764];
    if let Some(known) = FEW.get(freedom.saturating_sub(1) as usize) {
        return *known;
    }
    let (z, n) = (NORMAL_95, freedom as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / n + second / n.powi(2) + third / n.powi(3)
}

/// The sum of many samples of one quantity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sum {
    samples: u64,
    #[serde(with = "digits")]
    total: i128,
    #[serde(with = "digits")]
    squares: i128,
}

impl Sum {
    /// Adds one sample, rounded to a millionth.
    pub fn count(&mut self, sample: f64) {
        let parts = parts(sample);
        self.samples += 1;
        self.total += parts;
        self.squares += parts * parts;
    }

    /// Adds the samples of `other`.
    pub fn add(&mut self, other: &Self) {
        self.samples = self.samples.saturating_add(other.samples);
        self.total += other.total;
        self.squares += other.squares;
    }

    /// Returns the number of samples.
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// Returns the mean, or `None` if there are no samples.
    pub fn mean(&self) -> Option<Estimate> {
        let n = self.samples as f64;
        let mean = self.total as f64 / PARTS / n;
        let deviations = self.deviations();
        let variance = deviations as f64 / PARTS / PARTS / n / (n - 1.0);
        (self.samples > 0).then(|| Estimate::around(mean, (variance / n).sqrt(), self.samples))
    }

    /// Returns the sum of squared deviations from the mean, times the number of samples, in squared parts. It is
    /// computed in integers because the difference of two large floating-point numbers would lose precision.
    fn deviations(&self) -> i128 {
        self.squares.saturating_mul(self.samples.into()).saturating_sub(self.total.saturating_mul(self.total))
    }
}

/// The ratio of two sums. Each sample, usually a game, contributes to both sums: for example, the number of options at
/// all plies, and the number of plies. The interval is that of the ratio estimator (Cochran 1977, chapter 6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratio {
    samples: u64,
    #[serde(with = "digits")]
    above: i128,
    #[serde(with = "digits")]
    below: i128,
    #[serde(with = "digits")]
    above_squares: i128,
    #[serde(with = "digits")]
    below_squares: i128,
    #[serde(with = "digits")]
    products: i128,
}

impl Ratio {
    /// Adds the contribution of one sample to both sums.
    pub fn count(&mut self, above: f64, below: f64) {
        let (above, below) = (parts(above), parts(below));
        self.samples += 1;
        self.above += above;
        self.below += below;
        self.above_squares += above * above;
        self.below_squares += below * below;
        self.products += above * below;
    }

    /// Adds the samples of `other`.
    pub fn add(&mut self, other: &Self) {
        self.samples = self.samples.saturating_add(other.samples);
        self.above += other.above;
        self.below += other.below;
        self.above_squares += other.above_squares;
        self.below_squares += other.below_squares;
        self.products += other.products;
    }

    /// Returns the sum in the denominator.
    pub fn below(&self) -> f64 {
        self.below as f64 / PARTS
    }

    /// Returns the ratio, or `None` if the denominator is 0.
    pub fn value(&self) -> Option<Estimate> {
        if self.below == 0 {
            return None;
        }
        let n = self.samples as f64;
        let ratio = self.above as f64 / self.below as f64;
        let (above, below) = (self.above_squares as f64, self.below_squares as f64);
        let around = (above - 2.0 * ratio * self.products as f64 + ratio * ratio * below).max(0.0) / (n - 1.0);
        Some(Estimate::around(ratio, (around / n).sqrt() / (self.below as f64 / n).abs(), self.samples))
    }
}

/// The frequency of each value, and the first game in which the value occurred, so that the game can be inspected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    bins: BTreeMap<i64, Bin>,
}

/// A single value of a histogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bin {
    /// Number of times the value was counted.
    pub count: u64,
    /// Number of the first game with this value.
    pub game: u64,
}

impl Bin {
    /// Creates a bin with one occurrence in this game.
    pub fn once(game: u64) -> Self {
        Self { count: 1, game }
    }

    /// Adds the occurrences of `other`.
    pub fn add(&mut self, other: Self) {
        self.count = self.count.saturating_add(other.count);
        self.game = self.game.min(other.game);
    }
}

impl Histogram {
    /// Counts a value that occurred in this game.
    pub fn count(&mut self, value: i64, game: u64) {
        self.add_bin(value, Bin::once(game));
    }

    fn add_bin(&mut self, value: i64, bin: Bin) {
        self.bins.entry(value).and_modify(|own| own.add(bin)).or_insert(bin);
    }

    /// Adds the values of `other`.
    pub fn add(&mut self, other: &Self) {
        other.bins.iter().for_each(|(value, bin)| self.add_bin(*value, *bin));
    }

    /// Returns all values that occurred, in ascending order.
    pub fn bins(&self) -> impl DoubleEndedIterator<Item = (i64, Bin)> + '_ {
        self.bins.iter().map(|(value, bin)| (*value, *bin))
    }

    /// Returns the number of values counted.
    pub fn samples(&self) -> u64 {
        self.bins.values().fold(0, |all: u64, bin| all.saturating_add(bin.count))
    }

    /// Returns the mean, or `None` if there are no values.
    pub fn mean(&self) -> Option<Estimate> {
        let mut sum = Sum::default();
        for (value, bin) in self.bins() {
            let parts = parts(value as f64);
            sum.samples = sum.samples.saturating_add(bin.count);
            sum.total = sum.total.saturating_add(parts.saturating_mul(bin.count.into()));
            sum.squares = sum.squares.saturating_add(parts.saturating_mul(parts).saturating_mul(bin.count.into()));
        }
        sum.mean()
    }

    /// Returns the smallest value `v` for which at least this share of all values is less than or equal to `v`.
    /// Returns `None` if there are no values.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        let wanted = (share * self.samples() as f64).ceil().max(1.0) as u64;
        let mut seen: u64 = 0;
        self.bins().find_map(|(value, bin)| {
            seen = bin.count.saturating_add(seen);
            (seen >= wanted).then_some(value)
        })
    }

    /// Returns the largest value.
    pub fn greatest(&self) -> Option<i64> {
        self.bins.last_key_value().map(|(value, _)| *value)
    }

    /// Groups the values into `steps` bins of width `width`, starting at `from`. Values out of range are
    /// counted in the first or last bin.
    pub fn in_steps(&self, from: i64, width: i64, steps: usize) -> Vec<Bin> {
        let mut found = vec![Bin { count: 0, game: u64::MAX }; steps.max(1)];
        for (value, bin) in self.bins() {
            let step = (value.saturating_sub(from) / width.max(1)).clamp(0, found.len() as i64 - 1);
            found[step as usize].add(bin);
        }
        found
    }
}

fn parts(sample: f64) -> i128 {
    (sample * PARTS).round() as i128
}

/// Serialises large numbers as strings of digits, because many JSON readers parse numbers as floating-point numbers.
mod digits {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &i128, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i128, D::Error> {
        let words = String::deserialize(deserializer)?;
        // Reject numbers that no run can reach, because adding them to others could overflow.
        let number: i128 = words.parse().map_err(D::Error::custom)?;
        if number.unsigned_abs() < 1 << 110 { Ok(number) } else { Err(D::Error::custom("a sum is out of bounds")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealer::Dealer;

    /// Returns the share of the runs in which the interval contains the true value.
    fn coverage(truth: f64, runs: u32, mut run: impl FnMut(&mut Dealer) -> Estimate) -> f64 {
        let mut dealer = Dealer::seeded(1908);
        let held = (0..runs).filter(|_| {
            let (low, high) = run(&mut dealer).interval.expect("an interval");
            low <= truth && truth <= high
        });
        held.count() as f64 / f64::from(runs)
    }

    /// Returns whether a coverage over 4,000 runs is within four standard errors of 95%.
    fn covers(share: f64) -> bool {
        (0.936..=0.964).contains(&share)
    }

    #[test]
    fn the_interval_of_a_mean_holds_the_truth_95_times_in_100() {
        for samples in [5, 30, 400] {
            // The sum of twelve dice is nearly normal, with a mean of 42.
            let held = coverage(42.0, 4000, |dealer| {
                let mut sum = Sum::default();
                (0..samples).for_each(|_| sum.count((0..12).map(|_| f64::from(dealer.below(6) + 1)).sum()));
                sum.mean().expect("samples")
            });
            assert!(covers(held), "{samples} samples: {held}");
        }
    }

    #[test]
    fn the_interval_of_a_histogram_is_that_of_its_samples() {
        let (mut sum, mut histogram) = (Sum::default(), Histogram::default());
        for sample in [3, 9, 9, 27, -4] {
            sum.count(sample as f64);
            histogram.count(sample, 0);
        }
        assert_eq!(histogram.mean(), sum.mean());
        assert_eq!(
            (histogram.quantile(0.5), histogram.quantile(0.0), histogram.quantile(1.0)),
            (Some(9), Some(-4), Some(27))
        );
    }

    #[test]
    fn the_interval_of_a_share_holds_the_truth_95_times_in_100() {
        for (of_hundred, samples) in [(5, 300), (30, 60), (50, 500), (93, 200)] {
            let truth = f64::from(of_hundred) / 100.0;
            let held = coverage(truth, 4000, |dealer| {
                let count = (0..samples).filter(|_| dealer.below(100) < of_hundred).count();
                Estimate::share(count as u64, samples).expect("samples")
            });
            // Because counts are integers, no interval has exactly uniform coverage (Brown, Cai and DasGupta 2001).
            assert!((0.93..=0.97).contains(&held), "{of_hundred} % of {samples}: {held}");
        }
    }

    #[test]
    fn the_interval_of_a_ratio_holds_the_truth_95_times_in_100() {
        // The games have 10 to 29 plies, each with a rate of forced plies of 20 or 40%. The plies of one game are
        // correlated.
        let held = coverage(0.3, 4000, |dealer| {
            let mut ratio = Ratio::default();
            for _ in 0..200 {
                let plies = 10 + dealer.below(20);
                let rate = 20 + 20 * dealer.below(2);
                let forced = (0..plies).filter(|_| dealer.below(100) < rate).count();
                ratio.count(forced as f64, plies.into());
            }
            ratio.value().expect("samples")
        });
        assert!(covers(held), "{held}");
    }

    #[test]
    fn sums_put_together_are_the_sum_of_all() {
        let samples: Vec<f64> = (0..40_u32).map(|sample| f64::from(sample) * 0.1 + 1e5).collect();
        let sum = |samples: &[f64]| {
            let mut sum = Sum::default();
            for sample in samples {
                sum.count(*sample);
            }
            sum
        };
        let mut parts = sum(&samples[17..]);
        parts.add(&sum(&samples[..17]));
        assert_eq!(parts, sum(&samples));
        let written = serde_json::to_string(&parts).expect("plain data");
        assert_eq!(serde_json::from_str::<Sum>(&written).expect("as written"), parts);
    }

    #[test]
    fn students_factor_is_that_of_the_tables() {
        for (freedom, factor) in [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (1000, 1.962)] {
            assert!((student_95(freedom) - factor).abs() < 0.004, "{freedom}: {}", student_95(freedom));
        }
    }

    #[test]
    fn steps_hold_every_value_and_its_first_game() {
        let mut histogram = Histogram::default();
        for (value, game) in [(0, 7), (4, 2), (5, 9), (99, 3)] {
            histogram.count(value, game);
        }
        assert_eq!(histogram.in_steps(0, 5, 2), [Bin { count: 2, game: 2 }, Bin { count: 2, game: 3 }]);
    }
}

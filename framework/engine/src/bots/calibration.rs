//! Calibrates the expected results of searches against actual results.

use super::search_result::{MoveStats, SearchResult};
use crate::lab::fitting::{Example, fit};
use crate::seat::Seat;
use crate::skill::Calibration;

/// Fits a calibration to triples of the expected result, the number of iterations and the actual result.
pub fn fit_calibration(found: impl IntoIterator<Item = (f64, u64, f64)>) -> Calibration {
    const RIDGE: f64 = 1e-3;
    let example = |(expected, iterations, got): (f64, u64, f64)| Example {
        features: [-1.0 / (iterations.max(1) as f32).sqrt(), Calibration::log_odds(expected) as f32],
        result: got as f32,
    };
    let examples: Vec<Example<2>> = found.into_iter().map(example).collect();
    let [optimism, slope] = fit(&examples, RIDGE).map(|weight| weight as f32);
    Calibration { optimism, slope }
}

/// Applies a calibration to the expected results of a search by the seat `own`. Results from tables with more than two
/// seats are unchanged.
pub fn calibrated<L>(calibration: Calibration, mut thought: SearchResult<L>, own: Seat) -> SearchResult<L> {
    if calibration != Calibration::NONE {
        let of_two = thought.considered.iter_mut().filter(|considered| considered.is_of_two());
        for MoveStats { results, .. } in of_two {
            let expected = results[own.index()].mean();
            let told = calibration.told(expected, thought.iterations);
            let steepness = calibration.steepness(expected, told);
            results[own.index()] = results[own.index()].told_as(told, steepness);
            let rival = own.rival().index();
            results[rival] = results[rival].told_as(1.0 - told, steepness);
        }
    }
    thought
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
        let Calibration { optimism, slope } = fit_calibration(found.iter().copied());
        assert!((optimism - SHY.optimism).abs() < 0.3 && (slope - SHY.slope).abs() < 0.06, "{optimism}, {slope}");
        // A second fit, to the corrected values, changes nothing.
        let told =
            found.iter().map(|(expected, iterations, got)| (SHY.told(*expected, *iterations), *iterations, *got));
        let again = fit_calibration(told).after(SHY);
        assert!((again.optimism - optimism).abs() < 0.1 && (again.slope - slope).abs() < 0.03, "{again:?}");
    }

    #[test]
    fn who_thinks_is_told_otherwise_and_the_rival_gets_the_rest() {
        let (own, rival) = (Seat::new(1), Seat::new(0));
        let mut considered = MoveStats::default();
        for result in [1.0, 1.0, 0.0, 1.0] {
            considered.visits += 1;
            considered.results[own.index()].count(result);
            considered.results[rival.index()].count(1.0 - result);
        }
        let untried = MoveStats::default();
        let thought: SearchResult<()> =
            SearchResult { choice: 0, iterations: 4, considered: vec![considered, untried], line: Vec::new() };
        let told = calibrated(SHY, thought.clone(), own);
        let results = told.considered[0].results;
        assert!((results[own.index()].mean() - SHY.told(0.75, 4)).abs() < 1e-9);
        assert!((results[own.index()].mean() + results[rival.index()].mean() - 1.0).abs() < 1e-9);
        assert!(results[own.index()].spread() > considered.results[own.index()].spread(), "told more boldly");
        assert_eq!(told.considered[1], untried);
        let mut of_three = thought;
        of_three.considered[0].results[2].count(0.0);
        assert_eq!(calibrated(SHY, of_three.clone(), own).considered, of_three.considered);
    }
}

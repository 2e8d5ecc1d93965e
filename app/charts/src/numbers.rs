//! Formatting of measured values for a language.

use rondel::lab::{Estimate, Unit};

/// Formats a value in its unit.
pub fn value(language: &str, unit: Unit, value: f64) -> String {
    let decimals = match unit {
        Unit::Count if value.fract() == 0.0 || value.abs() >= 100.0 => 0,
        Unit::Count if value.abs() >= 10.0 => 1,
        Unit::Share if (value * 100.0).fract() == 0.0 || value.abs() >= 0.1 => 0,
        Unit::Share => 1,
        Unit::Count | Unit::Result | Unit::Correlation => 2,
    };
    written(language, unit, value, decimals)
}

/// Formats a value with the half-width of its interval, such as `12.4 ± 0.3`, rounded to the precision of the
/// interval.
pub fn estimate(language: &str, unit: Unit, estimate: &Estimate) -> String {
    with_reach(language, unit, estimate.value, estimate.interval)
}

/// Formats a value with the half-width of the given interval.
pub fn with_reach(language: &str, unit: Unit, mean: f64, interval: Option<(f64, f64)>) -> String {
    let Some((low, high)) = interval else { return value(language, unit, mean) };
    let reach = (mean - low).max(high - mean);
    let shown = if unit == Unit::Share { reach * 100.0 } else { reach };
    let decimals = match shown {
        shown if shown >= 0.95 => 0,
        shown if shown >= 0.095 => 1,
        _ => 2,
    };
    if shown < 0.005 {
        return value(language, unit, mean);
    }
    let least = if matches!(unit, Unit::Result | Unit::Correlation) { 2 } else { decimals };
    // The unit sign appears only once, after the value.
    let mean = written(language, unit, mean, least);
    let reach = local(language, &format!("{shown:.least$}"));
    format!("{mean} ± {reach}")
}

/// Formats the two ends of an interval, for text such as `12 to 15`.
pub fn ends(language: &str, unit: Unit, (low, high): (f64, f64)) -> (String, String) {
    (value(language, unit, low), value(language, unit, high))
}

fn written(language: &str, unit: Unit, value: f64, decimals: usize) -> String {
    let value = if unit == Unit::Share { value * 100.0 } else { value };
    // Avoids “−0” for values that round to zero.
    let value = if value.abs() < 0.5 * 0.1_f64.powi(decimals as i32) { 0.0 } else { value };
    let digits = local(language, &format!("{value:.decimals$}"));
    if unit == Unit::Share { format!("{digits}\u{a0}%") } else { digits }
}

fn local(language: &str, digits: &str) -> String {
    let digits = digits.replace('-', "−");
    if language == "en" { digits } else { digits.replace('.', ",") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_no_more_digits_than_are_known() {
        let told = |unit, mean, low, high| with_reach("en", unit, mean, Some((low, high)));
        assert_eq!(told(Unit::Count, 387.24, 384.9, 389.6), "387 ± 2");
        assert_eq!(told(Unit::Count, 12.449, 12.1, 12.8), "12.4 ± 0.4");
        assert_eq!(told(Unit::Share, 0.371, 0.34, 0.40), "37\u{a0}% ± 3");
        assert_eq!(told(Unit::Result, 0.624, 0.60, 0.65), "0.62 ± 0.03");
        assert_eq!(told(Unit::Count, 9.0, 9.0, 9.0), "9");
    }

    #[test]
    fn a_language_has_its_own_comma() {
        assert_eq!(value("de", Unit::Count, 3.5), "3,50");
        assert_eq!(value("nl", Unit::Share, 0.055), "5,5\u{a0}%");
        assert_eq!(value("en", Unit::Share, 1.0), "100\u{a0}%");
        assert_eq!(value("en", Unit::Result, -0.25), "−0.25");
        assert_eq!(value("en", Unit::Result, -0.001), "0.00");
    }
}

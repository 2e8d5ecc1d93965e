//! Numbers as they are read.

use rondel::lab::{Estimate, Unit};

/// A value as it is read: as many digits as say something.
pub fn said_shortly(unit: Unit, value: f64) -> String {
    // Nothing is less than nothing.
    let value = if value.abs() < 5e-4 { 0.0 } else { value };
    match unit {
        Unit::Share => format!("{:.0} %", 100.0 * value),
        Unit::Result | Unit::Correlation => format!("{value:.2}"),
        Unit::Count if value.abs() >= 100.0 || value.fract().abs() < 1e-9 => format!("{value:.0}"),
        Unit::Count if value.abs() >= 10.0 => format!("{value:.1}"),
        Unit::Count => format!("{value:.2}"),
    }
}

/// A value with its interval, where it has one.
pub fn said(unit: Unit, estimate: &Estimate) -> String {
    let value = match unit {
        Unit::Share => format!("{:.1} %", 100.0 * estimate.value),
        _ => said_shortly(unit, estimate.value),
    };
    let Some((low, high)) = estimate.interval else { return value };
    match unit {
        Unit::Share => format!("{value} ({:.1}–{:.1} %)", 100.0 * low, 100.0 * high),
        _ => format!("{value} ({}–{})", said_shortly(unit, low), said_shortly(unit, high)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_has_the_digits_that_say_something() {
        for (unit, value, words) in [
            (Unit::Count, 383.27, "383"),
            (Unit::Count, 12.34, "12.3"),
            (Unit::Count, 1.234, "1.23"),
            (Unit::Count, 9.0, "9"),
            (Unit::Share, 0.523, "52 %"),
            (Unit::Result, -0.0001, "0.00"),
        ] {
            assert_eq!(said_shortly(unit, value), words);
        }
        let estimate = Estimate { value: 0.5, interval: Some((0.41, 0.592)), samples: 100 };
        assert_eq!(said(Unit::Share, &estimate), "50.0 % (41.0–59.2 %)");
    }
}

//! Days as the user's calendar has them. Files are named in UTC; every day that a person reads is local.

use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;

/// Returns the local day of a time in seconds since 1970.
pub fn date(seconds: i64) -> Date {
    date_in(seconds, TimeZone::system())
}

/// Returns the time in seconds since 1970 at which a local day begins.
pub fn day_start(date: Date) -> i64 {
    day_start_in(date, TimeZone::system())
}

pub(super) fn date_in(seconds: i64, zone: TimeZone) -> Date {
    Timestamp::from_second(seconds).unwrap_or_default().to_zoned(zone).date()
}

fn day_start_in(date: Date, zone: TimeZone) -> i64 {
    // Where clocks change at midnight, the day begins at the first time that exists.
    date.to_datetime(Time::midnight()).to_zoned(zone).map_or(i64::MAX, |start| start.timestamp().as_second())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half past one in the night of the 28th of November 2026, in UTC.
    const NIGHT: i64 = 1_795_829_400;

    #[test]
    fn a_day_is_that_of_the_place() {
        for (zone, day) in [
            ("UTC", "2026-11-28"),
            ("America/New_York", "2026-11-27"),
            ("Europe/Berlin", "2026-11-28"),
            ("Asia/Tokyo", "2026-11-28"),
            ("Pacific/Honolulu", "2026-11-27"),
            ("Pacific/Kiritimati", "2026-11-28"),
        ] {
            let zone = TimeZone::get(zone).expect("a known zone");
            let date = date_in(NIGHT, zone.clone());
            assert_eq!(date.to_string(), day, "{zone:?}");
            let (start, next) = (day_start_in(date, zone.clone()), day_start_in(date.tomorrow().expect("a day"), zone));
            assert!((start..next).contains(&NIGHT) && next - start == 86_400);
        }
    }

    #[test]
    fn a_day_without_midnight_begins_later() {
        // Clocks in Beirut went from 0:00 to 1:00 on this day.
        let zone = TimeZone::get("Asia/Beirut").expect("a known zone");
        let date = Date::constant(2022, 3, 27);
        let start = day_start_in(date, zone.clone());
        assert_eq!(date_in(start, zone.clone()), date);
        assert_eq!(date_in(start - 1, zone), Date::constant(2022, 3, 26));
    }
}

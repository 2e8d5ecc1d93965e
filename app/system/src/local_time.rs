//! Days in the user's calendar. File names use UTC. Days that are shown to the user are local.

use std::time::SystemTime;

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

/// Returns the number of midnights between two times.
pub(super) fn days_between(then: SystemTime, now: SystemTime) -> u64 {
    days_between_in(then, now, &TimeZone::system())
}

fn days_between_in(then: SystemTime, now: SystemTime, zone: &TimeZone) -> u64 {
    let date = |time| Timestamp::try_from(time).unwrap_or_default().to_zoned(zone.clone()).date();
    date(then).until(date(now)).map_or(0, |span| span.get_days().unsigned_abs().into())
}

fn date_in(seconds: i64, zone: TimeZone) -> Date {
    Timestamp::from_second(seconds).unwrap_or_default().to_zoned(zone).date()
}

fn day_start_in(date: Date, zone: TimeZone) -> i64 {
    // If the clocks change at midnight, the day begins at the first time that exists.
    date.to_datetime(Time::midnight()).to_zoned(zone).map_or(i64::MAX, |start| start.timestamp().as_second())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 28 November 2026, 01:30 UTC.
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
    fn days_ago_are_counted_by_midnights_and_not_by_hours() {
        let at = |hours: u64| SystemTime::UNIX_EPOCH + std::time::Duration::from_hours(498_840 + hours);
        let zone = TimeZone::get("Europe/Berlin").expect("a known zone");
        // 00:00 UTC on 28 November 2026 is 01:00 in Berlin and 14:00 the previous day in Honolulu.
        let ago = |then, now| days_between_in(at(then), at(now), &zone);
        assert_eq!((ago(0, 22), ago(0, 23), ago(0, 47), ago(22, 47)), (0, 1, 2, 2));
        let honolulu = TimeZone::get("Pacific/Honolulu").expect("a known zone");
        assert_eq!((days_between_in(at(0), at(9), &honolulu), days_between_in(at(0), at(10), &honolulu)), (0, 1));
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

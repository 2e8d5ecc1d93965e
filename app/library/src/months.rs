//! Days and months: in UTC in the names of game files, and in local time for display.

use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use rondel::Text;
use rondel_system::STAMP;
use rondel_system::local_time::date;

/// A month of a specific year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    /// The year.
    pub year: i16,
    /// The month, from 1 to 12.
    pub month: i8,
}

impl Month {
    /// Returns the month of a time, in seconds since 1970.
    pub fn of(seconds: i64) -> Self {
        Self::of_date(date(seconds))
    }

    fn of_date(date: Date) -> Self {
        Self { year: date.year(), month: date.month() }
    }

    /// Returns the following month.
    #[must_use]
    pub fn next(self) -> Self {
        if self.month == 12 { Self { year: self.year + 1, month: 1 } } else { Self { month: self.month + 1, ..self } }
    }

    /// Returns the month as text for display.
    pub fn text(self) -> Text {
        Text::new("month").with("month", self.month).with("year", self.year.to_string())
    }
}

/// Returns the day of a time, in seconds since 1970, as text for display.
pub fn day(seconds: i64) -> Text {
    date_text(date(seconds))
}

fn date_text(date: Date) -> Text {
    let year = Text::verbatim(date.year().to_string());
    Text::new("day").with("day", date.day()).with("month", date.month()).with("year", year)
}

/// Parses the start time of a game from its file name, such as `2026-11-21-0634-harbour`. Returns seconds since 1970.
pub(super) fn begun(name: &str) -> Option<i64> {
    let (stamp, rest) = name.split_at_checked("2026-11-21-0634".len())?;
    let is_stamp =
        stamp.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') && matches!(rest.as_bytes(), [] | [b'-', ..]);
    let time = DateTime::strptime(STAMP, stamp).ok().filter(|_| is_stamp)?;
    let seconds = time.to_zoned(TimeZone::UTC).ok()?.timestamp().as_second();
    (seconds >= 0).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_file_says_when_its_game_was_begun() {
        let seconds = begun("2026-11-21-0634-harbour").expect("a time");
        assert_eq!(seconds, 1_795_242_840);
        assert_eq!(begun("2000-02-29-0000-a"), Some(951_782_400));
        for name in ["", "begun", "2026-13-01-0000-a", "2026-11-21-2534-a", "2026-1-21-0634-a", "+026-11-21-0634-a"] {
            assert_eq!(begun(name), None, "{name}");
        }
    }

    #[test]
    fn after_december_comes_january() {
        let month = Month::of_date(Date::constant(2026, 12, 31));
        assert_eq!((month, month.next()), (Month { year: 2026, month: 12 }, Month { year: 2027, month: 1 }));
    }

    #[test]
    fn days_and_months_are_written_as_each_language_does() {
        let date = Date::constant(2026, 3, 5);
        let told = |language: &str| {
            let words = rondel_presenter::words::Words::new(language, []);
            [words.say(&date_text(date)), words.say(&Month::of_date(date).text())]
        };
        assert_eq!(told("en"), ["5 Mar 2026", "Mar 2026"]);
        assert_eq!(told("de"), ["5.3.2026", "März 2026"]);
        assert_eq!(told("nl"), ["5 mrt 2026", "mrt 2026"]);
    }
}

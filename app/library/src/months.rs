//! Days and months of times, in world time, as the files of games are named.

use rondel::Text;

/// A month of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    /// The year.
    pub year: u64,
    /// From 1.
    pub month: u64,
}

impl Month {
    /// The month of a time in seconds since 1970.
    pub fn of(seconds: i64) -> Self {
        let (year, month, _) = civil(seconds);
        Self { year, month }
    }

    /// The one after it.
    #[must_use]
    pub fn next(self) -> Self {
        if self.month == 12 { Self { year: self.year + 1, month: 1 } } else { Self { month: self.month + 1, ..self } }
    }

    /// As it is written where one reads it.
    pub fn told(self) -> Text {
        Text::new("month").with("month", self.month as usize).with("year", self.year.to_string())
    }
}

/// The day of a time in seconds since 1970, as it is written where one reads it.
pub fn day(seconds: i64) -> Text {
    let (year, month, day) = civil(seconds);
    let year = Text::verbatim(year.to_string());
    Text::new("day").with("day", day as usize).with("month", month as usize).with("year", year)
}

/// The day of a time in seconds since 1970, as `2026-11-24`.
pub fn date(seconds: i64) -> String {
    let (year, month, day) = civil(seconds);
    format!("{year:04}-{month:02}-{day:02}")
}

fn civil(seconds: i64) -> (u64, u64, u64) {
    rondel_system::civil(u64::try_from(seconds).unwrap_or_default() / 86_400)
}

/// When a game was begun, by the name of its file: `2026-11-21-0634-harbour`.
pub(super) fn begun(name: &str) -> Option<i64> {
    let mut parts = name.splitn(5, '-');
    let mut number = |digits: usize| {
        let part = parts.next()?;
        let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| part.parse::<i64>().ok()).flatten()
    };
    let (year, month, day, time) = (number(4)?, number(2)?, number(2)?, number(4)?);
    let (hour, minute) = (time / 100, time % 100);
    let is_time = (1970..10_000).contains(&year)
        && (1..=12).contains(&month)
        && (1..=31).contains(&day)
        && hour < 24
        && minute < 60;
    is_time.then(|| (days(year, month, day) * 1440 + hour * 60 + minute) * 60)
}

/// The days from 1970 to a date in the calendar of Gregory (Hinnant, "days from civil").
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year / 400;
    let year_of_era = year - era * 400;
    let day_of_year = (153 * (if month > 2 { month - 3 } else { month + 9 }) + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * 146_097 + day_of_era - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_file_says_when_its_game_was_begun() {
        let seconds = begun("2026-11-21-0634-harbour").expect("a time");
        assert_eq!((date(seconds), seconds % 86_400), ("2026-11-21".to_owned(), (6 * 60 + 34) * 60));
        assert_eq!(begun("2000-02-29-0000-a"), Some(951_782_400));
        for name in ["", "begun", "2026-13-01-0000-a", "2026-11-21-2534-a", "2026-1-21-0634-a", "+026-11-21-0634-a"] {
            assert_eq!(begun(name), None, "{name}");
        }
    }

    #[test]
    fn after_december_comes_january() {
        let month = Month::of(begun("2026-12-31-2359-a").expect("a time"));
        assert_eq!((month, month.next()), (Month { year: 2026, month: 12 }, Month { year: 2027, month: 1 }));
    }

    #[test]
    fn days_and_months_are_written_as_each_language_does() {
        let seconds = begun("2026-03-05-0000-a").expect("a time");
        let told = |language: &str| {
            let words = rondel_presenter::words::Words::new(language, []);
            [words.say(&day(seconds)), words.say(&Month::of(seconds).told())]
        };
        assert_eq!(told("en"), ["5 Mar 2026", "Mar 2026"]);
        assert_eq!(told("de"), ["5.3.2026", "März 2026"]);
        assert_eq!(told("nl"), ["5 mrt 2026", "mrt 2026"]);
        assert_eq!(date(seconds), "2026-03-05");
    }
}

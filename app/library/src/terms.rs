//! Parses searches: words, regardless of accents and case, and dates in any common format.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::civil::Date;
use rondel::LANGUAGES;
use rondel_presenter::folding::fold;
use rondel_presenter::words::Words;
use rondel_system::local_time::{date, day_start};

use super::months::Month;

/// A condition of a search. A game matches the condition if the game was played in one of the periods, or if its text
/// contains all words.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Term {
    pub(super) words: Vec<String>,
    /// Start (inclusive) and end (exclusive) of each period, in seconds since 1970.
    pub(super) periods: Vec<(i64, i64)>,
}

/// Splits a search into its terms. Adjacent words that form a day or month are a single term.
pub(super) fn terms(text: &str) -> Vec<Term> {
    let today = date(Timestamp::now().as_second());
    let folded = fold(text);
    let words: Vec<&str> = folded.split_whitespace().collect();
    let mut rest = words.as_slice();
    let mut terms = Vec::new();
    while !rest.is_empty() {
        let days = (1..=rest.len().min(3)).rev().find_map(|count| Some((count, days(&rest[..count], today)?)));
        let (count, days) = days.unwrap_or((1, Vec::new()));
        let periods = days.into_iter().map(|(first, next)| (day_start(first), day_start(next))).collect();
        terms.push(Term { words: rest[..count].iter().map(|word| (*word).to_owned()).collect(), periods });
        rest = &rest[count..];
    }
    terms
}

/// Returns the periods that the words can denote, each as its first day and the day after its last day.
fn days(words: &[&str], today: Date) -> Option<Vec<(Date, Date)>> {
    match words {
        [day, month, year] => Some(vec![one_day(year_of(year)?, month_of(month)?, day_of(day)?)?]),
        [month, year] if year_of(year).is_some() => Some(vec![one_month(year_of(year)?, month_of(month)?)?]),
        [day, month] => Some(each_year(today, |year| one_day(year, month_of(month)?, day_of(day)?))),
        [word] => numbers(word, today),
        _ => None,
    }
    .filter(|days| !days.is_empty())
}

/// Parses a day or month in digits: `2026`, `2026-11`, `2026-11-05`, `5.11.2026`, `5.11.26`, `5.11.`, `5/11/2026`.
fn numbers(word: &str, today: Date) -> Option<Vec<(Date, Date)>> {
    let parts: Vec<&str> = word.trim_end_matches(['.', ',']).split(['.', '-', '/']).collect();
    let number = |text: &str| text.parse::<i8>().ok();
    match parts.as_slice() {
        [year] => {
            let first = Date::new(year_of(year)?, 1, 1).ok()?;
            Some(vec![(first, Date::new(first.year() + 1, 1, 1).ok()?)])
        }
        [year, month] if year_of(year).is_some() => Some(vec![one_month(year_of(year)?, number(month)?)?]),
        [month, year] if year_of(year).is_some() => Some(vec![one_month(year_of(year)?, number(month)?)?]),
        [day, month] if word.contains('.') => {
            Some(each_year(today, |year| one_day(year, number(month)?, number(day)?)))
        }
        [year, month, day] if year_of(year).is_some() => {
            Some(vec![one_day(year_of(year)?, number(month)?, number(day)?)?])
        }
        [day, month, year] => {
            let year = year_of(year)
                .or_else(|| number(year).filter(|_| year.len() == 2).map(|year| 2000 + i16::from(year)))?;
            Some(vec![one_day(year, number(month)?, number(day)?)?])
        }
        _ => None,
    }
}

/// Returns the same period in this year and in each previous year that may contain games.
fn each_year(today: Date, period: impl Fn(i16) -> Option<(Date, Date)>) -> Vec<(Date, Date)> {
    /// Number of years.
    const YEARS: i16 = 10;
    (0..YEARS).filter_map(|ago| period(today.year() - ago)).collect()
}

fn one_day(year: i16, month: i8, day: i8) -> Option<(Date, Date)> {
    let date = Date::new(year, month, day).ok()?;
    Some((date, date.tomorrow().ok()?))
}

fn one_month(year: i16, month: i8) -> Option<(Date, Date)> {
    let first = Date::new(year, month, 1).ok()?;
    Some((first, first.last_of_month().tomorrow().ok()?))
}

fn year_of(word: &str) -> Option<i16> {
    word.trim_end_matches(',').parse().ok().filter(|year| word.len() >= 4 && (1970..3000).contains(year))
}

fn day_of(word: &str) -> Option<i8> {
    word.trim_end_matches(['.', ',']).parse().ok()
}

/// Returns the month with this name in any supported language, in full, abbreviated, or in the form used to display
/// days.
fn month_of(word: &str) -> Option<i8> {
    /// Minimum number of letters.
    const SHORTEST: usize = 3;
    static MONTHS: LazyLock<Vec<(String, i8)>> = LazyLock::new(|| {
        let names = |words: Words| {
            let full = words.word("month-names");
            let displayed = (1..=12).map(move |month| (words.say(&Month { year: 2000, month }.text()), month));
            let full: Vec<_> = full.split_whitespace().map(str::to_owned).zip(1..).collect();
            full.into_iter().chain(displayed)
        };
        let languages = LANGUAGES.iter().map(|language| Words::new(language, []));
        let first = |(text, month): (String, i8)| Some((fold(text.split_whitespace().next()?), month));
        languages.flat_map(names).filter_map(first).collect()
    });
    let word = word.trim_end_matches(['.', ',']);
    let found = MONTHS.iter().find(|(name, _)| word.len() >= SHORTEST && name.starts_with(word));
    found.map(|(_, month)| *month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_understood_as_people_write_them() {
        let today = Date::constant(2026, 11, 27);
        let understood = |text: &str| {
            let folded = fold(text);
            let words: Vec<&str> = folded.split_whitespace().collect();
            days(&words, today).map(|days| (days.len(), days[0].0.to_string(), days[0].1.to_string()))
        };
        let is = |count, first: &str, next: &str| Some((count, first.to_owned(), next.to_owned()));
        for text in [
            "2026-11-05",
            "5.11.2026",
            "05.11.2026",
            "5.11.26",
            "5/11/2026",
            "5 Nov 2026",
            "5. November 2026",
            "5 nov. 2026",
        ] {
            assert_eq!(understood(text), is(1, "2026-11-05", "2026-11-06"), "{text}");
        }
        for text in ["5.11.", "5 Nov", "5. November"] {
            assert_eq!(understood(text), is(10, "2026-11-05", "2026-11-06"), "{text}");
        }
        for text in ["2026-11", "11/2026", "November 2026", "Nov 2026", "nov. 2026"] {
            assert_eq!(understood(text), is(1, "2026-11-01", "2026-12-01"), "{text}");
        }
        assert_eq!(understood("März 2026"), is(1, "2026-03-01", "2026-04-01"));
        for text in ["3 mei 2026", "3. Mai 2026", "3 May, 2026"] {
            assert_eq!(understood(text), is(1, "2026-05-03", "2026-05-04"), "{text}");
        }
        for text in ["maart 2026", "mrt 2026", "Mar 2026", "marz 2026"] {
            assert_eq!(understood(text), is(1, "2026-03-01", "2026-04-01"), "{text}");
        }
        assert_eq!(understood("Sept 2026"), is(1, "2026-09-01", "2026-10-01"));
        assert_eq!(understood("2026"), is(1, "2026-01-01", "2027-01-01"));
        for text in [
            "nov",
            "Jan",
            "5",
            "31.2.2026",
            "32 Nov 2026",
            "Ann 2026",
            "Mayor 2026",
            "1.5",
            "a-b",
            "13/2026",
            "mcts:60",
        ] {
            let found = understood(text);
            assert!(found.is_none() || text == "1.5", "{text}: {found:?}");
        }
    }

    #[test]
    fn a_name_of_a_month_alone_is_a_word() {
        assert_eq!(
            terms("Jan master"),
            [
                Term { words: vec!["jan".to_owned()], periods: Vec::new() },
                Term { words: vec!["master".to_owned()], periods: Vec::new() },
            ]
        );
        let [day, word] = &terms("5 Nov 2026 Ann")[..] else { panic!("two terms") };
        assert_eq!((day.words.len(), day.periods.len(), word.words.as_slice()), (3, 1, &["ann".to_owned()][..]));
    }
}

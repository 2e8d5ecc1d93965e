//! The results of a review as text, shared by the table, the terminal and the web page.

use rondel::review::{Balance, Review, Swing, Verdict};
use rondel::table::Step;
use rondel::{Catalog, HeardAnnouncement, Text, Weight};

use crate::heard::worded;
use crate::sides::{Side, Sides};
use crate::words::Words;

/// Maximum number of swings shown.
pub const SWINGS: usize = 3;
/// Minimum change at which a swing counts as decisive, from 0 to 1.
const LEAST_SWING: f64 = 0.03;

/// Message keys for the parts of a result. Each has a longer variant with the suffix `-hint`. The first and the last
/// are results. The others are the changes between them.
pub const PARTS: [&str; 6] =
    ["review-start", "review-own", "review-others", "review-luck", "review-doubt", "review-result"];

/// Returns the decisive moments of a game, the largest change first.
pub fn swings(review: &Review) -> Vec<Swing> {
    let mut swings = review.swings(SWINGS);
    swings.retain(|swing| swing.most() >= LEAST_SWING);
    swings
}

/// Returns the message key of a verdict.
pub const fn key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "verdict-best",
        Verdict::Good => "verdict-good",
        Verdict::Inexact => "verdict-inexact",
        Verdict::Mistake => "verdict-mistake",
        Verdict::Blunder => "verdict-blunder",
    }
}

/// Returns the message key that explains why not all decisions are reviewed: either the game is still in progress, or
/// it is a branch in which hidden information is assumed.
pub const fn partial(is_supposed: bool) -> &'static str {
    if is_supposed { "review-supposed-only" } else { "review-own-only" }
}

/// Returns the [`PARTS`] of a balance as whole percentages, rounded so that they add up.
pub fn whole(balance: &Balance) -> [i64; 6] {
    let Balance { start, own, others, luck, unexplained, .. } = *balance;
    let (mut sum, mut told) = (0.0, 0);
    let parts = [start, own, others, luck, unexplained].map(|part| {
        sum += part;
        let part = (100.0 * sum).round() as i64 - told;
        told += part;
        part
    });
    let [start, own, others, luck, doubt] = parts;
    [start, own, others, luck, doubt, told]
}

/// Returns the [`PARTS`] of a balance as text.
pub fn parts(balance: &Balance, words: &Words) -> [String; 6] {
    let whole = whole(balance);
    let told = |place: usize| match place {
        0 | 5 => words.with("percent", "value", whole[place]),
        _ => signed(whole[place]),
    };
    std::array::from_fn(told)
}

/// Formats a change: "+3", "−12".
pub fn points(by: f64) -> String {
    signed((100.0 * by).round() as i64)
}

fn signed(by: i64) -> String {
    match by {
        0 => "0".to_owned(),
        1.. => format!("+{by}"),
        _ => format!("−{}", -by),
    }
}

/// Summarises a seat's game in one sentence: the expected result, the actual result, and the main cause of
/// the difference.
pub fn summary(words: &Words, seat: &str, balance: &Balance) -> String {
    let [start, own, others, luck, doubt, result] = whole(balance);
    let parts = [("review-most-own", own), ("review-most-others", others), ("review-most-luck", luck)];
    // The largest contribution in the direction of the overall change.
    let towards = if result >= start { 1 } else { -1 };
    let (what, by) = parts.into_iter().max_by_key(|(_, by)| by * towards).unwrap_or(parts[0]);
    // In a long game, large parts may cancel out. A figure above 100 would be confusing, and figures are worth little
    // if the engine's own error is larger than the main cause.
    let is_vague = doubt.abs() > by.abs() || [by, luck].iter().any(|part| part.abs() > 100);
    let key = if is_vague { "review-summary-plain" } else { "review-summary" };
    let text = Text::new(key)
        .with("seat", seat)
        .with("start", start)
        .with("result", result)
        .with("what", Text::new(what))
        .with("by", signed(by))
        .with("luck", signed(luck));
    words.say(&text)
}

/// Returns the change that a swing caused for each side, as text.
pub fn changes(words: &Words, sides: &Sides, swing: &Swing) -> String {
    let changes = side_changes(sides, swing).into_iter().map(|(side, by)| {
        let change = Text::new("review-change").with("seat", side.name.as_str());
        words.say(&change.with("by", points(by)))
    });
    changes.collect::<Vec<_>>().join(", ")
}

/// Returns the change that a swing caused for each side. Of two sides, only the one that lost is listed if the other
/// gained as much.
pub fn side_changes<'a>(sides: &'a Sides, swing: &Swing) -> Vec<(&'a Side, f64)> {
    let all = sides.iter().filter_map(|side| Some((side, *swing.by.get(side.seat.index())?)));
    let mut all: Vec<(&Side, f64)> = all.collect();
    if all.len() == 2 && (all[0].1 + all[1].1).abs() < 1e-6 {
        all.retain(|(_, by)| *by <= 0.0);
    }
    all
}

/// Returns the last announcement of a ply, preferably one that is not minor. Plies are counted from 0. Effects of
/// luck are announced after the action itself.
pub fn heard_with(steps: &[Step], ply: usize, catalog: &Catalog) -> Option<String> {
    let told: Vec<&HeardAnnouncement> = worded(steps.iter().filter(|step| step.place.ply == ply + 1)).collect();
    let weighs = told.iter().rfind(|told| told.weight != Weight::Small);
    weighs.or(told.last()).map(|told| catalog.say(&told.text))
}

/// Describes a swing caused by a decision.
pub fn by_decision(words: &Words, seat: &str, choice: &str) -> String {
    let by = Text::new("review-by-decision").with("seat", seat);
    words.say(&by.with("choice", choice))
}

/// Describes a swing caused by luck, with its announcement if there is one.
pub fn by_luck(words: &Words, told: Option<String>) -> String {
    match told {
        Some(told) => words.with("review-by-luck-told", "told", told),
        None => words.word("review-by-luck"),
    }
}

#[cfg(test)]
mod tests {
    use rondel::Teams;

    use super::*;

    #[test]
    fn of_two_seats_only_the_one_that_lost_is_named_if_the_other_gained_as_much() {
        let words = Words::new("en", []);
        let sides = |teams, count: usize| {
            Sides::new(teams, &["Red", "Blue", "Green", "White"].map(str::to_owned)[..count], |text| words.say(text))
        };
        let swing = |by: &[f64]| Swing { ply: 1, decision: true, by: by.to_vec() };
        let told = |by: [f64; 2]| changes(&words, &sides(Teams::ALONE, 2), &swing(&by));
        assert!(told([-0.25, 0.25]).contains("Red") && !told([-0.25, 0.25]).contains("Blue"));
        assert!(!told([0.1, -0.1]).contains("Red") && told([0.1, -0.1]).contains("Blue"));
        let both = told([-0.1, -0.1]);
        assert!(both.contains("Red") && both.contains("Blue"), "they lost together: {both}");
        let of_pairs = changes(&words, &sides(Teams::alternating(2), 4), &swing(&[-0.1, 0.1, -0.1, 0.1]));
        assert_eq!(of_pairs, "Red and Green −10%");
        assert_eq!(changes(&words, &sides(Teams::TOGETHER, 3), &swing(&[0.2; 3])), "Everyone +20%");
    }

    #[test]
    fn the_summary_names_a_cause_and_no_figures_if_the_engine_erred_by_more() {
        let words = Words::new("en", []);
        let told = |own: f64, unexplained: f64| {
            let result = 0.5 + own + unexplained;
            summary(&words, "Red", &Balance { start: 0.5, own, others: 0.0, luck: 0.0, unexplained, result })
        };
        assert!(told(-0.3, -0.1).contains("own moves (−30%)"), "{}", told(-0.3, -0.1));
        let vague = told(-0.1, -0.3);
        assert!(vague.ends_with("own moves.") && !vague.contains('('), "{vague}");
    }

    #[test]
    fn what_stands_there_adds_up_however_it_is_rounded() {
        let shares = [0.505, -0.105, 0.0, 0.104, 0.003, -0.004, 0.0049, 0.5];
        for seed in 0..shares.len().pow(3) {
            let part = |place: u32| shares[seed / shares.len().pow(place) % shares.len()];
            let (start, own, luck) = (part(0), part(1), part(2));
            let result = start + own + luck + 0.004;
            let balance = Balance { start, own, others: 0.0, luck, unexplained: 0.004, result };
            let [start, own, others, luck, doubt, told] = whole(&balance);
            assert_eq!(start + own + others + luck + doubt, told);
            assert_eq!((others, told), (0, (100.0 * result).round() as i64), "{balance:?}");
            assert!((own as f64 / 100.0 - balance.own).abs() < 0.01 + 1e-9, "{balance:?}");
        }
    }
}

//! Texts about a game in the library.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rondel::{Seat, Text};
use rondel_library::{GameScore, LibraryRow, Outcome, Record, day};
use rondel_presenter::opponents::listed;
use rondel_presenter::words::Words;
use rondel_system::Age;

use crate::context::AppContext;
use crate::listed::age;

/// Returns the user's name for a saved game, or else the game's title. If the file cannot be opened, returns the
/// file name.
pub(super) fn title(row: &LibraryRow, words: &Words) -> String {
    match &row.game {
        _ if !row.about.name.is_empty() => row.about.name.clone(),
        Ok(game) => words.of(&game.id).word("title"),
        Err(_) => row.file_name(),
    }
}

/// Returns the players' names, by seat.
pub(super) fn people(game: &Record, words: &Words) -> Vec<String> {
    listed(&game.id, game.seats.iter().map(|sitter| (sitter.name.as_str(), sitter.bot)), words)
}

/// Returns a game's result from the user's point of view. If the game is not over, returns whose turn it is.
pub(super) fn result(game: &Record, words: &Words) -> String {
    match (&game.outcome, game.decides) {
        (Some(outcome), _) => went(outcome, game.mine(), &people(game, words), words),
        (None, Some(seat)) if game.mine() == Some(seat) => words.word("home-your-turn"),
        (None, Some(seat)) => named("home-turn", &people(game, words), seat, words),
        (None, None) => String::new(),
    }
}

/// Returns the result for the player at seat `mine`. Names the winner instead if `mine` is `None` or if one of
/// several opponents won.
pub fn went(outcome: &Outcome, mine: Option<Seat>, names: &[String], words: &Words) -> String {
    let told = match (mine.and_then(|seat| outcome.score_of(seat)), &outcome.winners()[..]) {
        _ if outcome.is_scored => String::new(),
        (_, []) if outcome.is_joint() => words.word("library-lost-together"),
        _ if outcome.is_joint() => words.word("library-won-together"),
        (Some(GameScore::Won), _) => words.word("library-won"),
        (Some(GameScore::Drawn), _) => words.word("library-drawn"),
        (Some(GameScore::Lost), [_, ..]) if outcome.sides() == 2 => words.word("library-lost"),
        (_, [winner]) => named("library-winner", names, *winner, words),
        (_, []) if outcome.placing.contains(&1) => words.word("library-drawn"),
        (_, []) => words.word("library-lost"),
        (_, winners) => {
            let name = |seat: &Seat| Text::verbatim(names.get(seat.index()).map_or("", String::as_str));
            words.with("library-winners", "players", Text::List(winners.iter().map(name).collect()))
        }
    };
    match outcome.score.map(|score| words.with("library-points", "count", i64::from(score))) {
        Some(score) if told.is_empty() => score,
        Some(score) => format!("{told} · {score}"),
        None => told,
    }
}

/// Returns the icon of a finished game. The icon is a trophy if the player at seat `mine` won or, if `mine` is
/// `None`, if there is a winner. Otherwise it is a finish flag.
pub fn finish(outcome: &Outcome, mine: Option<Seat>) -> &'static str {
    let is_won = match mine {
        Some(seat) => outcome.score_of(seat) == Some(GameScore::Won),
        None => !outcome.winners().is_empty(),
    };
    if is_won { "trophy" } else { "flag" }
}

fn named(key: &'static str, names: &[String], seat: Seat, words: &Words) -> String {
    let name = names.get(seat.index()).map_or("", String::as_str);
    words.with(key, "player", name)
}

/// Returns the reason why the game ended, if the game has a text for it.
pub(super) fn ending(game: &Record, words: &Words) -> Option<String> {
    let reason = game.outcome.as_ref()?.reason.as_str();
    let own = words.of(&game.id);
    own.has(reason).then(|| own.word(reason))
}

/// Returns the game's length.
pub(super) fn length(game: &Record, words: &Words) -> String {
    let plies = words.with("home-moves", "count", game.plies);
    match game.rounds {
        Some(rounds) => format!("{plies}, {}", words.with("library-rounds", "count", usize::from(rounds))),
        None => plies,
    }
}

/// Returns the time since the game was last played, or the date if that was at least a week ago.
pub(super) fn when(row: &LibraryRow, words: &Words) -> String {
    const WEEK: u64 = 7;
    let then = UNIX_EPOCH + Duration::from_secs(row.played.max(0).unsigned_abs());
    match Age::of(then, SystemTime::now()) {
        Age::Days(days) if days >= WEEK => words.say(&day(row.played)),
        found => age(found, words),
    }
}

/// Returns a summary of the game's review, or `None` if it has not been reviewed.
pub(super) fn judged(game: &Record, words: &Words) -> Option<String> {
    let judged = game.judged?;
    let flaws = [
        ("library-blunders", judged.blunders),
        ("library-mistakes", judged.mistakes),
        ("library-inexact", judged.inexact),
    ];
    let told: Vec<String> =
        flaws.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| words.with(key, "count", count)).collect();
    Some(if told.is_empty() { words.word("library-faultless") } else { told.join(", ") })
}

/// Returns the text for screen readers.
pub(super) fn spoken(row: &LibraryRow, cx: &AppContext) -> String {
    let words = &cx.words;
    let mut told = vec![title(row, words)];
    told.extend(row.about.star.then(|| words.word("library-starred")));
    match &row.game {
        Ok(game) => {
            if !row.about.name.is_empty() {
                told.push(words.of(&game.id).word("title"));
            }
            told.extend(people(game, words));
            told.push(result(game, words));
            told.extend(ending(game, words));
            told.extend(game.damaged.then(|| words.word("home-damaged")));
            told.push(length(game, words));
        }
        Err(_) => told.push(words.word("home-unopened")),
    }
    told.push(when(row, words));
    told.retain(|words| !words.is_empty());
    told.join(", ")
}

#[cfg(test)]
mod tests {
    use rondel::Teams;

    use super::*;

    #[test]
    fn a_trophy_stands_where_somebody_won_it_who_is_told_of_it() {
        let of = |placing: [u8; 2], mine: Option<u8>| {
            let outcome = Outcome { placing: placing.into(), ..Outcome::default() };
            finish(&outcome, mine.map(Seat::new))
        };
        assert_eq!([of([1, 2], Some(0)), of([1, 2], Some(1)), of([1, 2], None)], ["trophy", "flag", "trophy"]);
        assert_eq!([of([1, 1], Some(0)), of([1, 1], None), of([2, 2], None)], ["flag"; 3]);
    }

    #[test]
    fn what_partners_and_all_together_reached_is_told() {
        let words = Words::new("en", []);
        let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned).into();
        let told = |outcome: &Outcome, mine: Option<u8>| went(outcome, mine.map(Seat::new), &names, &words);
        let pairs = Outcome { placing: vec![1, 2, 1, 2], teams: Teams::alternating(2), ..Outcome::default() };
        assert_eq!(
            [Some(2), Some(3), None].map(|mine| told(&pairs, mine)),
            ["You won", "You lost", "Ada and Cleo won"]
        );
        assert_eq!([Some(2), Some(3)].map(|mine| finish(&pairs, mine.map(Seat::new))), ["trophy", "flag"]);
        let together = |placing: u8, score| {
            let teams = Teams::TOGETHER;
            Outcome { placing: vec![placing; 4], teams, score, ..Outcome::default() }
        };
        assert_eq!(told(&together(1, Some(15)), Some(0)), "Won together · 15 points");
        assert_eq!(told(&together(2, None), Some(0)), "Lost together");
        let scored = Outcome { is_scored: true, ..together(1, Some(7)) };
        assert_eq!((told(&scored, Some(0)), finish(&scored, None)), ("7 points".to_owned(), "flag"));
    }
}

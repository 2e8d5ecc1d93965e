//! Describes how a game ended, in one sentence.

use rondel::{Catalog, Outcome, Text};

use super::opponents::Company;
use super::words::Words;

/// Returns the reason why a game ended: the game's own sentence, whose key is the rule name plus `-told`, or a generic
/// sentence of the program if the game has no such sentence.
pub fn reason(rule: &str, winners: impl Iterator<Item = String>, catalog: &Catalog, words: &Words) -> String {
    let told = format!("{rule}-told");
    if catalog.has(&told) {
        let winners: Vec<Text> = winners.map(Text::verbatim).collect();
        let count = winners.len() as u32;
        catalog.say(&Text::new(told).with("winner", Text::List(winners)).with("winners", count))
    } else {
        words.with("end-by", "reason", catalog.word(rule))
    }
}

/// Returns the winners and the reason in one line, as a caption for an image of the final position. The headline names
/// the winners with their seats and players, the reason only with their seats.
pub fn told_end(outcome: &Outcome, company: &Company, catalog: &Catalog, words: &Words) -> String {
    let reason = reason(outcome.reason(), outcome.winners().map(|seat| company.seat(seat).to_owned()), catalog, words);
    let named = outcome.winners().map(|seat| Text::verbatim(company.full(seat))).collect();
    format!("{} · {reason}", headline(outcome, named, words))
}

/// Returns the sentence that names the winners, who may be partners, or says that all won or lost together. It includes
/// the score that they reached together.
pub fn headline(outcome: &Outcome, mut named: Vec<Text>, words: &Words) -> String {
    let told = match named.len() {
        _ if outcome.is_scored() => String::new(),
        0 if outcome.is_joint() => words.word("end-lost-together"),
        0 => words.word("end-defeat"),
        _ if outcome.is_joint() => words.word("end-won-together"),
        1 => words.with("end-won", "winner", named.remove(0)),
        _ if outcome.winning_team().is_some() => words.with("end-won-team", "winners", Text::List(named)),
        all if all == outcome.seats().count() => words.word("end-draw"),
        _ => words.with("end-shared", "winners", Text::List(named)),
    };
    match outcome.score().map(|score| words.with("end-score", "count", i64::from(score))) {
        Some(score) if told.is_empty() => score,
        Some(score) => format!("{told} · {score}"),
        None => told,
    }
}

#[cfg(test)]
mod tests {
    use rondel::{Seats, Teams};

    use super::*;

    #[test]
    fn every_bundled_game_tells_every_end_in_a_sentence_and_others_are_helped() {
        let plugins: Vec<_> = rondel::plugins().expect("the bundled games").into_values().collect();
        for language in rondel::LANGUAGES {
            let words = Words::new(language, plugins.iter().copied());
            let mut told = 0;
            for plugin in &plugins {
                let english = plugin.locales.iter().find(|(spoken, _)| *spoken == "en").expect("English").1;
                for rule in
                    english.lines().filter_map(|line| line.split_once("-told =")).map(|(rule, _)| rule.to_owned())
                {
                    let said = reason(&rule, ["Altona".to_owned()].into_iter(), words.of(plugin.id), &words);
                    assert!(
                        said.starts_with(char::is_uppercase) || said.starts_with(char::is_numeric),
                        "{language}: {said}"
                    );
                    assert!(said.ends_with('.') && !said.contains(['{', '[']), "{language}: {said}");
                    told += 1;
                }
            }
            assert_eq!(told, 51, "{language}");
            let helped = reason(
                "end-rematch",
                std::iter::empty(),
                &Catalog::new(language, ["end-rematch = x"]).expect("words"),
                &words,
            );
            assert!(helped.ends_with(": x."), "{helped}");
        }
    }

    #[test]
    fn teams_and_all_together_are_told_in_every_language() {
        let four = Seats::new(4).expect("four seats");
        let pairs = Teams::alternating(2);
        let told = |language: &str, outcome: Outcome| {
            let words = Words::new(language, []);
            let named = outcome.winners().map(|seat| Text::verbatim(["Ada", "Ben", "Cleo", "Dan"][seat.index()]));
            headline(&outcome, named.collect(), &words)
        };
        let won = Outcome::by_team_points(&[3, 1], pairs, four, "end");
        let lost = Outcome::together(false, four, "end");
        for (language, expected) in [
            ("en", ["Ada and Cleo win", "Draw", "Won together · 15 points", "Lost together", "1 point", "Defeat"]),
            (
                "de",
                [
                    "Ada und Cleo gewinnen",
                    "Unentschieden",
                    "Gemeinsam gewonnen · 15 Punkte",
                    "Gemeinsam verloren",
                    "1 Punkt",
                    "Niederlage",
                ],
            ),
            (
                "nl",
                [
                    "Ada en Cleo winnen",
                    "Gelijkspel",
                    "Samen gewonnen · 15 punten",
                    "Samen verloren",
                    "1 punt",
                    "Nederlaag",
                ],
            ),
        ] {
            let all = [
                won,
                Outcome::by_team_points(&[2, 2], pairs, four, "end"),
                Outcome::together(true, four, "end").with_score(15),
                lost,
                Outcome::scored(1, 0.1, four, "end"),
                Outcome::defeat(four, "end"),
            ];
            assert_eq!(all.map(|outcome| told(language, outcome)), expected);
        }
    }

    #[test]
    fn of_several_who_won_the_sentence_speaks_as_of_several() {
        let plugins = rondel::plugins().expect("the bundled games");
        let words = Words::new("en", plugins.values().copied());
        let told = |winners: &[&str]| {
            let winners = winners.iter().map(|name| (*name).to_owned());
            reason("end-built", winners, words.of("causeways"), &words)
        };
        assert_eq!(told(&["Blue"]), "Nobody can build any more. Blue has the most points.");
        assert_eq!(told(&["Blue", "Green"]), "Nobody can build any more. Blue and Green are tied for the most points.");
    }
}

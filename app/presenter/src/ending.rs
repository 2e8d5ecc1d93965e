//! Describes how a game ended, in one sentence.

use rondel::{Catalog, Outcome, Text};

use super::words::Words;

/// Returns the reason why a game ended: the game's own sentence, whose key is the rule name plus `-told`, or a
/// generic sentence of the program if there is none.
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

/// Returns the winners and the reason in one line, as a caption for an image of the final position. `named`
/// contains the names of the winners.
pub fn told_end(outcome: &Outcome, named: Vec<Text>, catalog: &Catalog, words: &Words) -> String {
    let reason = reason(outcome.reason(), named.iter().map(|name| catalog.say(name)), catalog, words);
    format!("{} · {reason}", headline(outcome, named, words))
}

/// Returns the sentence that names the winners.
pub fn headline(outcome: &Outcome, mut named: Vec<Text>, words: &Words) -> String {
    match named.len() {
        0 => words.word("end-defeat"),
        1 => words.with("end-won", "winner", named.remove(0)),
        all if all == outcome.seats().count() => words.word("end-draw"),
        _ => words.with("end-shared", "winners", Text::List(named)),
    }
}

#[cfg(test)]
mod tests {
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
            assert_eq!(told, 27, "{language}");
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
    fn of_several_who_won_the_sentence_speaks_as_of_several() {
        let plugins = rondel::plugins().expect("the bundled games");
        let words = Words::new("en", plugins.values().copied());
        let told = |winners: &[&str]| {
            let winners = winners.iter().map(|name| (*name).to_owned());
            reason("end-built", winners, words.of("causeways"), &words)
        };
        assert_eq!(told(&["Blue"]), "Nobody can build any more. Blue has the most points.");
        assert_eq!(told(&["Blue", "Green"]), "Nobody can build any more. Blue, Green are tied for the most points.");
    }
}

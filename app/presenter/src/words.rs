//! Messages of the user interface in the selected language: the program's own messages and the messages of the games.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use rondel::{Arg, Catalog, Plugin, Seat, Seats, Text, rulebook};

/// The messages of the program and of every game, in one language.
pub struct Words {
    house: Catalog,
    games: BTreeMap<&'static str, Catalog>,
    /// The rule numbers described in the rulebook of each game.
    rules: BTreeMap<&'static str, BTreeSet<&'static str>>,
    /// The games, with their seat names once these have been requested.
    seats: BTreeMap<&'static str, (&'static Plugin, OnceLock<Vec<String>>)>,
    language: String,
}

impl Words {
    /// Loads the messages of one language. A game that is not translated into this language falls back to English.
    pub fn new(language: &str, plugins: impl IntoIterator<Item = &'static Plugin>) -> Self {
        let own = match language {
            "de" => include_str!("../../locales/de.ftl"),
            "nl" => include_str!("../../locales/nl.ftl"),
            _ => include_str!("../../locales/en.ftl"),
        };
        let house = Catalog::new(language, [own]).expect("the words of the house are checked by a test");
        let (mut games, mut rules, mut seats) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for plugin in plugins {
            games.extend(plugin.catalog(language).ok().map(|catalog| (plugin.id, catalog)));
            seats.insert(plugin.id, (plugin, OnceLock::new()));
            rules.insert(plugin.id, rulebook::told(plugin.rules(language)).map(|(number, _)| number).collect());
        }
        Self { house, games, rules, seats, language: language.to_owned() }
    }

    /// Returns the language code, such as `en`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Returns whether the program has a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.house.has(key)
    }

    /// Returns a message of the program.
    pub fn word(&self, key: &'static str) -> String {
        self.house.word(key)
    }

    /// Returns a message of the program with one argument.
    pub fn with(&self, key: &'static str, gap: &'static str, value: impl Into<Arg>) -> String {
        self.house.say(&Text::new(key).with(gap, value))
    }

    /// Returns a message of the program with its arguments.
    pub fn say(&self, text: &Text) -> String {
        self.house.say(text)
    }

    /// Returns the messages of a game, or the messages of the program if the game is unknown.
    pub fn of(&self, game: &str) -> &Catalog {
        self.games.get(game).unwrap_or(&self.house)
    }

    /// Returns a seat's name in a game with its default options, or `None` if the game is unknown.
    pub fn seat_name(&self, game: &str, seat: Seat) -> Option<String> {
        let (plugin, names) = self.seats.get(game)?;
        let names = names.get_or_init(|| {
            let (Ok(opened), Some(seats)) = ((plugin.setup)().open(), Seats::new(plugin.players.1)) else {
                return Vec::new();
            };
            seats.each().map(|seat| self.of(game).say(&opened.seat_name(seat))).collect()
        });
        names.get(seat.index()).cloned()
    }

    /// Returns the rule number if the game's rulebook contains that rule.
    pub fn rule(&self, game: &str, number: &str) -> Option<&'static str> {
        self.rules.get(game)?.get(number).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(file: &str) -> Vec<&str> {
        file.lines()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
            .filter_map(|line| line.split(" =").next())
            .collect()
    }

    #[test]
    fn every_language_has_the_same_words() {
        let english = keys(include_str!("../../locales/en.ftl"));
        assert_eq!(english, keys(include_str!("../../locales/de.ftl")));
        assert_eq!(english, keys(include_str!("../../locales/nl.ftl")));
        for language in rondel::LANGUAGES {
            let words = Words::new(language, []);
            assert!(english.iter().all(|key| words.house.has(key)), "{language}");
        }
    }

    #[test]
    fn nobody_is_spoken_to_as_a_stranger() {
        let german = [include_str!("../../locales/de.ftl"), include_str!("../../cli/locales/de.ftl")];
        let formal = ["en Sie ", "Ihnen", " Ihre "];
        for line in german.iter().flat_map(|file| file.lines()) {
            assert!(!formal.iter().any(|words| line.contains(words)), "{line}");
        }
        let dutch = [include_str!("../../locales/nl.ftl"), include_str!("../../cli/locales/nl.ftl")];
        // In the terminal help, "u" is a command.
        let help = ["cli-help", "cli-far-help"];
        let is_help = |line: &&str| help.iter().any(|key| line.starts_with(key));
        for line in dutch.iter().flat_map(|file| file.lines()).filter(|line| !is_help(line)) {
            assert!(
                !line.split(|letter: char| !letter.is_alphabetic()).any(|word| ["u", "U", "uw", "Uw"].contains(&word)),
                "{line}"
            );
        }
    }

    #[test]
    fn every_word_that_is_asked_for_is_there() {
        let english = keys(include_str!("../../locales/en.ftl"));
        let app = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the program");
        let crates = ["export", "painter", "presenter", "web", "window"];
        for source in crates.iter().flat_map(|name| sources(&app.join(name).join("src"))) {
            for asked in [".word(\"", ".with(\"", "word_key(\""].iter().flat_map(|call| source.split(call).skip(1)) {
                let key = asked.split('"').next().unwrap_or_default();
                let key_like = key.contains('-') || english.contains(&key);
                assert!(!key_like || english.contains(&key), "no word `{key}`");
            }
        }
    }

    fn sources(folder: &std::path::Path) -> Vec<String> {
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder).expect("the sources").flatten() {
            if entry.path().is_dir() {
                found.extend(sources(&entry.path()));
            } else if entry.path().extension().is_some_and(|ending| ending == "rs") {
                found.push(std::fs::read_to_string(entry.path()).expect("a source"));
            }
        }
        found
    }
}

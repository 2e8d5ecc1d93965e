//! The words by which a game is found: in every language of the house, so that the index is the same whichever is spoken.

use std::collections::BTreeSet;

use rondel::{LANGUAGES, Plugin};
use rondel_presenter::opponents::bot_name;
use rondel_presenter::words::Words;

use super::months::{date, day};
use super::row::LibraryRow;

/// The words of the house and of all games, in all languages.
pub(super) struct Dictionary {
    languages: Vec<Words>,
}

impl Dictionary {
    pub(super) fn new() -> Self {
        let plugins: Vec<&'static Plugin> =
            rondel::plugins().map(|games| games.into_values().collect()).unwrap_or_default();
        Self { languages: LANGUAGES.iter().map(|language| Words::new(language, plugins.iter().copied())).collect() }
    }

    /// Everything by which a game is found, in small letters: what a person calls it, which game it is, who played, how it ended,
    /// when, and the name of its file.
    pub(super) fn words_of(&self, row: &LibraryRow) -> String {
        let mut found = BTreeSet::from([row.about.name.clone(), row.file_name(), date(row.played).to_string()]);
        // Words are looked for one by one: by the name of a month one would find all games of it, and nobody called Jan.
        let days = self.languages.iter().map(|words| words.say(&day(row.played)));
        found.extend(days.filter(|day| !day.contains(' ')));
        if let Ok(game) = &row.game {
            found.insert(game.id.clone());
            found.extend(game.seats.iter().map(|sitter| sitter.name.clone()));
            for words in &self.languages {
                let own = words.of(&game.id);
                found.insert(own.word("title"));
                found.extend(game.seats.iter().filter_map(|sitter| Some(bot_name(sitter.bot?, words))));
                let reason = game.outcome.as_ref().map(|outcome| outcome.reason.as_str());
                found.extend(reason.filter(|reason| own.has(reason)).map(|reason| own.word(reason)));
            }
        }
        found.into_iter().collect::<Vec<_>>().join("\n").to_lowercase()
    }
}

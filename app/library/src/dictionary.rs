//! The searchable words of a game, in every supported language, so that the index does not depend on the current
//! language.

use std::collections::BTreeSet;

use rondel::{LANGUAGES, Plugin};
use rondel_presenter::folding::folded_forms;
use rondel_presenter::opponents::bot_name;
use rondel_presenter::words::Words;

use super::row::LibraryRow;

/// The text of the program and of all games, in all languages.
pub(super) struct Dictionary {
    languages: Vec<Words>,
}

impl Dictionary {
    pub(super) fn new() -> Self {
        let plugins: Vec<&'static Plugin> =
            rondel::plugins().map(|games| games.into_values().collect()).unwrap_or_default();
        Self { languages: LANGUAGES.iter().map(|language| Words::new(language, plugins.iter().copied())).collect() }
    }

    /// Returns all searchable text of a game in lower case: the name set by the user, the title of the game, the
    /// players, the result, the date, and the file name.
    pub(super) fn words_of(&self, row: &LibraryRow) -> String {
        let mut found = BTreeSet::from([row.about.name.clone(), row.file_name()]);
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
        folded_forms(&found.into_iter().collect::<Vec<_>>().join("\n"))
    }
}

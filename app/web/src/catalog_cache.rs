//! A cache of the translations for pages, loaded once per requested language.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use rondel::LANGUAGES;
use rondel_presenter::words::Words;

/// The translations of the program and the games in the languages requested so far.
#[derive(Default)]
pub(super) struct CatalogCache {
    read: Mutex<BTreeMap<&'static str, Arc<Words>>>,
}

impl CatalogCache {
    /// Returns the translations in the first supported language of the list, or in English if none is supported.
    pub(super) fn of<'a>(&self, languages: impl IntoIterator<Item = &'a str>) -> Arc<Words> {
        let spoken = |wanted: &str| {
            let wanted = wanted.split(['-', '_']).next()?.to_ascii_lowercase();
            LANGUAGES.into_iter().find(|language| *language == wanted)
        };
        let language = languages.into_iter().find_map(spoken).unwrap_or("en");
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        let words = read.entry(language).or_insert_with(|| {
            let plugins = rondel::plugins().map_or_else(|_| Vec::new(), |games| games.into_values().collect());
            Arc::new(Words::new(language, plugins))
        });
        words.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_written_in_the_first_language_that_the_house_speaks() {
        let catalogs = CatalogCache::default();
        assert_eq!(catalogs.of(["fr-FR", "de-AT", "nl"]).language(), "de");
        assert_eq!(catalogs.of(["fr"]).language(), "en");
        assert_eq!(catalogs.of([]).language(), "en");
    }
}

//! Searches the rules for words regardless of inflection, in every language of the program. For example,
//! "factory" also finds "factories".

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;

use rondel_presenter::folding::{composed, fold};
use rust_stemmers::{Algorithm, Stemmer};

/// A search query.
pub(super) struct Search {
    stemmer: Stemmer,
    /// Whether compound words are common in the language.
    compounds: bool,
    wanted: Vec<SearchTerm>,
    /// The rule number in the query, if any. It identifies a rule (CV-4.2), a chapter (CV-4), or a rule without
    /// the game's prefix (4.2).
    number: Option<String>,
    /// Cached results of whether a word matches.
    known: RefCell<HashMap<String, bool>>,
}

struct SearchTerm {
    word: String,
    stem: String,
    folded: String,
}

impl Search {
    /// Creates a query from words in the given language, or from a rule number. An empty query matches nothing.
    pub(super) fn new(words: &str, language: &str) -> Self {
        let stemmer = Stemmer::create(match language {
            "de" => Algorithm::German,
            "nl" => Algorithm::Dutch,
            _ => Algorithm::English,
        });
        let words = &composed(words);
        let upper = words.trim().trim_end_matches('.').to_uppercase();
        let figures = upper.contains('.') && upper.split('.').all(|part| part.parse::<u16>().is_ok());
        let is_number = figures || rondel::rulebook::is_number(&upper);
        let wanted = split(words).map(|range| {
            let word = words[range].to_lowercase();
            SearchTerm { stem: stemmer.stem(&word).into_owned(), folded: fold(&word), word }
        });
        let wanted = wanted.collect();
        Self {
            stemmer,
            compounds: matches!(language, "de" | "nl"),
            wanted,
            number: is_number.then_some(upper),
            known: RefCell::default(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.wanted.is_empty()
    }

    /// Returns whether the query asks for the rule with this number.
    pub(super) fn asks_for(&self, rule: &str) -> bool {
        let Some(number) = self.number.as_deref() else { return false };
        let before = rule.strip_suffix(number);
        let after = rule.strip_prefix(number);
        before.is_some_and(|before| before.is_empty() || before.ends_with('-'))
            || after.is_some_and(|after| after.starts_with('.'))
    }

    /// Returns whether the text contains all words of the query, or mentions the requested rule.
    pub(super) fn finds(&self, text: &str) -> bool {
        if self.number.is_some() {
            return !self.named(text).is_empty();
        }
        let words: Vec<&str> = split(text).map(|range| &text[range]).collect();
        !self.is_empty() && self.wanted.iter().all(|wanted| words.iter().any(|word| self.fits(wanted, word)))
    }

    /// Returns the ranges of the text that match the query.
    pub(super) fn marks(&self, text: &str) -> Vec<Range<usize>> {
        if self.number.is_some() {
            return self.named(text);
        }
        split(text).filter(|range| self.is_wanted(&text[range.clone()])).collect()
    }

    /// Returns whether a word matches the query. Results are cached, because every visible word is tested in
    /// every frame.
    fn is_wanted(&self, word: &str) -> bool {
        if let Some(known) = self.known.borrow().get(word) {
            return *known;
        }
        let is_wanted = self.wanted.iter().any(|wanted| self.fits(wanted, word));
        self.known.borrow_mut().insert(word.to_owned(), is_wanted);
        is_wanted
    }

    /// Returns the ranges of the text that mention the requested rules.
    fn named(&self, text: &str) -> Vec<Range<usize>> {
        rondel::rulebook::named(text, |rule| self.asks_for(rule))
    }

    /// Returns whether a word has the same stem as the search term, starts with it, or contains it as part of a
    /// compound.
    fn fits(&self, wanted: &SearchTerm, word: &str) -> bool {
        /// Minimum length of a part of a compound, because shorter parts occur in too many words.
        const LONG: usize = 4;
        let word = word.to_lowercase();
        let within = |part: &str| self.compounds && part.chars().count() >= LONG && word.contains(part);
        fold(&word).starts_with(&wanted.folded) || within(&wanted.word) || within(&wanted.stem) || {
            let stem = self.stemmer.stem(&word);
            stem == wanted.stem
        }
    }
}

/// Splits text into words, and returns their byte ranges.
fn split(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + text[rest..].find(char::is_alphanumeric)?;
        let length = text[start..].find(|letter: char| !letter.is_alphanumeric()).unwrap_or(text.len() - start);
        rest = start + length;
        Some(start..rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(language: &str, wanted: &str, text: &str) -> bool {
        Search::new(wanted, language).finds(text)
    }

    #[test]
    fn a_word_is_found_whatever_its_ending_in_every_language() {
        assert!(finds("en", "factory", "Turn your factories."));
        assert!(finds("en", "Factories", "Build a factory."));
        assert!(finds("de", "Manufaktur", "Drehe deine Manufakturen um."));
        assert!(finds("de", "Gebäude", "Betritt eines der Gebäuden."));
        assert!(finds("nl", "fabriek", "Draai je fabrieken om."));
        assert!(finds("nl", "schepen", "Koop een schip of twee schepen."));
        assert!(finds("de", "gebaude", "Betritt ein Gebäude."), "without its dots");
        assert!(finds("de", "Geba\u{308}ude", "Betritt ein Gebäude."), "with its dots apart");
        assert!(!finds("en", "factory", "A fact."));
        assert!(!finds("en", "", "Anything."));
    }

    #[test]
    fn all_words_must_be_there_in_any_order() {
        assert!(finds("en", "ship buy", "You may buy one of the ships."));
        assert!(!finds("en", "ship sell", "You may buy one of the ships."));
    }

    #[test]
    fn words_put_together_hold_their_parts() {
        assert!(finds("de", "Karte", "Eine Spezial-Aktionskarte ziehen."));
        assert!(finds("de", "schiff", "Die Schiffskarten liegen offen."));
        assert!(!finds("de", "eit", "Eine Seite."), "few letters only begin a word");
        assert!(finds("nl", "kaart", "Leg een actiekaart af."));
        assert!(!finds("en", "port", "A transport of goods."), "English does not put words together");
        assert!(finds("en", "trans", "A transport of goods."));
    }

    #[test]
    fn a_number_is_found_where_it_is_named_and_not_where_another_begins_so() {
        assert!(finds("en", "cv-4.2", "See CV-4.2."));
        assert!(!finds("en", "CV-4.2", "See CV-4.21 and 4.2."));
    }

    #[test]
    fn a_number_is_asked_for_whole_by_its_chapter_or_without_its_letters() {
        let asks = |wanted: &str, rule: &str| Search::new(wanted, "en").asks_for(rule);
        assert!(
            asks(" cv-4.2 ", "CV-4.2") && asks("CV-4", "CV-4.2") && asks("CV-4.", "CV-4.2") && asks("4.2", "CV-4.2")
        );
        assert!(!asks("CV-4", "CV-41.2") && !asks("4.2", "CV-14.2") && !asks("4.2", "CV-4.21"));
        assert!(!asks("coins 4.2", "CV-4.2") && !asks("4", "CV-4"), "words are looked for as words");
        assert!(finds("en", "4.2", "See CV-4.2.") && !finds("en", "4.2", "Pay 4 or 2."));
        assert!(finds("en", "4", "Pay 4 coins."));
    }

    #[test]
    fn what_was_found_is_marked_word_by_word() {
        let text = "Ships and a ship";
        assert_eq!(Search::new("ship", "en").marks(text), [0..5, 12..16]);
        let text = "İ ships";
        let marks = Search::new("ship", "en").marks(text);
        assert_eq!(&text[marks[0].clone()], "ships", "letters that grow when they are made small shift nothing");
    }
}

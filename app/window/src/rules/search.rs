//! Finding words in rules whatever their ending: "factory" finds "factories", in every language of the program.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;

use rust_stemmers::{Algorithm, Stemmer};

/// Words that are looked for.
pub(super) struct Search {
    stemmer: Stemmer,
    /// Whether the language puts words together.
    compounds: bool,
    wanted: Vec<SearchTerm>,
    /// The number that was asked for, where it is one: of a rule (CV-4.2), of a chapter (CV-4), or without its letters (4.2).
    number: Option<String>,
    /// The words of texts that were looked at, and whether they are looked for.
    known: RefCell<HashMap<String, bool>>,
}

struct SearchTerm {
    word: String,
    stem: String,
}

impl Search {
    /// Looks for words of a language, or for a number. Nothing is wanted of an empty text.
    pub(super) fn new(words: &str, language: &str) -> Self {
        let stemmer = Stemmer::create(match language {
            "de" => Algorithm::German,
            "nl" => Algorithm::Dutch,
            _ => Algorithm::English,
        });
        let upper = words.trim().trim_end_matches('.').to_uppercase();
        let figures = upper.contains('.') && upper.split('.').all(|part| part.parse::<u16>().is_ok());
        let is_number = figures || rondel::rulebook::is_number(&upper);
        let wanted = split(words).map(|range| {
            let word = words[range].to_lowercase();
            SearchTerm { stem: stemmer.stem(&word).into_owned(), word }
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

    /// Whether a rule's number is one that was asked for.
    pub(super) fn asks_for(&self, rule: &str) -> bool {
        let Some(number) = self.number.as_deref() else { return false };
        let before = rule.strip_suffix(number);
        let after = rule.strip_prefix(number);
        before.is_some_and(|before| before.is_empty() || before.ends_with('-'))
            || after.is_some_and(|after| after.starts_with('.'))
    }

    /// Whether a text has all words, or names the rule.
    pub(super) fn finds(&self, text: &str) -> bool {
        if self.number.is_some() {
            return !self.named(text).is_empty();
        }
        let words: Vec<&str> = split(text).map(|range| &text[range]).collect();
        !self.is_empty() && self.wanted.iter().all(|wanted| words.iter().any(|word| self.fits(wanted, word)))
    }

    /// Where words that are looked for stand in a text.
    pub(super) fn marks(&self, text: &str) -> Vec<Range<usize>> {
        if self.number.is_some() {
            return self.named(text);
        }
        split(text).filter(|range| self.is_wanted(&text[range.clone()])).collect()
    }

    /// Whether a word is looked for; asked in every frame of every word in sight.
    fn is_wanted(&self, word: &str) -> bool {
        if let Some(known) = self.known.borrow().get(word) {
            return *known;
        }
        let is_wanted = self.wanted.iter().any(|wanted| self.fits(wanted, word));
        self.known.borrow_mut().insert(word.to_owned(), is_wanted);
        is_wanted
    }

    /// Where a text names rules that were asked for.
    fn named(&self, text: &str) -> Vec<Range<usize>> {
        rondel::rulebook::named(text, |rule| self.asks_for(rule))
    }

    /// A word fits that has the same stem, begins so, or, where words are put together, holds it.
    fn fits(&self, wanted: &SearchTerm, word: &str) -> bool {
        /// Shorter ones stand in the middle of too many words.
        const LONG: usize = 4;
        let word = word.to_lowercase();
        let within = |part: &str| self.compounds && part.chars().count() >= LONG && word.contains(part);
        word.starts_with(&wanted.word) || within(&wanted.word) || within(&wanted.stem) || {
            let stem = self.stemmer.stem(&word);
            stem == wanted.stem
        }
    }
}

/// The words of a text, by their bytes.
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

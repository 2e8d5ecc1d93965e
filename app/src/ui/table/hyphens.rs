//! Breaks words that are longer than their room by the hyphenation of their language.

use hypher::{Lang, hyphenate_bounded};

/// So many letters at least stand on each side of a hyphen.
const FEWEST: usize = 3;
/// Stands in words where they may be broken.
const SOFT_HYPHEN: char = '\u{ad}';

/// Words with soft hyphens where they may be broken: after hyphens, and between syllables where the language is known.
pub(super) fn hyphenated(words: &str, language: &str) -> String {
    let language = language.as_bytes().first_chunk().and_then(|code| Lang::from_iso(*code));
    let mut said = String::with_capacity(words.len() * 2);
    for part in words.split_inclusive(['-', ' ']) {
        let (word, end) = match part.strip_suffix('-') {
            Some(word) if !word.is_empty() => (word, "-\u{ad}"),
            _ => (part, ""),
        };
        match language {
            Some(language) => said += &hyphenate_bounded(word, language, FEWEST, FEWEST).join("\u{ad}"),
            None => said += word,
        }
        said += end;
    }
    said
}

/// [Hyphenated](hyphenated) words in which each that does not fit is broken into parts that do, as far as there are places
/// for that. Breaks stand as spaces after their hyphens.
pub(super) fn broken(words: &str, mut fits: impl FnMut(&str) -> bool) -> String {
    let mut parts: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let syllables: Vec<&str> = word.split(SOFT_HYPHEN).collect();
        let mut rest = &syllables[..];
        while rest.len() > 1 && !fits(&rest.concat()) {
            let part = |count: usize| {
                let part = rest[..count].concat();
                if part.ends_with('-') { part } else { part + "-" }
            };
            let Some(count) = (1..rest.len()).rev().find(|count| fits(&part(*count))) else { break };
            parts.push(part(count));
            rest = &rest[count..];
        }
        parts.push(rest.concat());
    }
    parts.join(" ")
}

/// The ways to write [hyphenated](hyphenated) words in two lines, broken between words or else within one, those first whose
/// lines are of one length, rather with the longer line above.
pub(super) fn in_two(words: &str) -> impl Iterator<Item = [String; 2]> + use<> {
    let whole = |part: &str| part.replace(SOFT_HYPHEN, "");
    let is_break = |letter: char| letter == SOFT_HYPHEN || letter == ' ';
    let mut all: Vec<[String; 2]> = words
        .match_indices(is_break)
        .map(|(at, mark)| {
            let (before, after) = (whole(&words[..at]), whole(&words[at + mark.len()..]));
            let joined = mark == " " || before.ends_with('-');
            [if joined { before } else { before + "-" }, after]
        })
        .collect();
    let letters = |line: &String| line.chars().count();
    all.sort_by_key(|lines| (lines.iter().map(letters).max(), letters(&lines[1])));
    all.into_iter().take(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn within(words: &str, language: &str, letters: usize) -> String {
        broken(&hyphenated(words, language), |part| part.chars().count() <= letters)
    }

    #[test]
    fn what_fits_stays_whole_and_what_does_not_is_broken_between_syllables() {
        assert_eq!(within("Warehouse Row", "en", 9), "Warehouse Row");
        assert_eq!(within("Shipbreakers", "en", 10), "Shipbreak- ers");
        assert_eq!(within("Shipbreakers", "en", 6), "Ship- break- ers");
        assert_eq!(within("Fleischerei", "de", 8), "Flei- scherei");
        assert_eq!(within("Golem-Werkstatt", "de", 9), "Golem- Werkstatt");
        assert_eq!(within("Bücherwürmer", "de", 9), "Bücher- würmer");
        assert_eq!(within("Scheepssloperij", "nl", 9), "Scheeps- sloperij");
    }

    #[test]
    fn no_part_is_shorter_than_three_letters_and_what_has_no_place_stays() {
        assert_eq!(within("Strength", "en", 5), "Strength");
        assert_eq!(within("Shipbreakers", "tlh", 5), "Shipbreakers", "of that language nothing is known");
        for part in within("Architekturgesellschaft", "de", 9).split("- ") {
            assert!((FEWEST..=8).contains(&part.chars().count()), "{part}");
        }
    }

    #[test]
    fn a_name_is_broken_in_two_where_its_lines_are_of_one_length() {
        let broken = |name: &str| in_two(&hyphenated(name, "de")).collect::<Vec<[String; 2]>>();
        assert_eq!(broken("Lichterfelde")[0], ["Lichter-", "felde"]);
        assert_eq!(broken("Bad Saarow")[0], ["Bad", "Saarow"]);
        assert_eq!(broken("Alt-Treptow")[0], ["Alt-", "Treptow"]);
        assert!(broken("Zell").is_empty());
    }

    #[test]
    fn every_letter_is_kept() {
        let long = "Rindfleischetikettierungsüberwachungsaufgaben".repeat(3);
        for word in ["Zollkontrolle", "Kunstschilderij", "Œuvre", "…", "12345678", "-", "a-", "é-é", &long] {
            for (letters, language) in (1..14).zip(["de", "nl", "en", "", "q"].into_iter().cycle()) {
                assert_eq!(within(word, language, letters).replace("- ", "").replace('-', ""), word.replace('-', ""));
            }
        }
    }
}

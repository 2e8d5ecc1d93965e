//! Breaks words that do not fit into the available width, using the hyphenation rules of their language.

use hypher::{Lang, hyphenate_bounded};
use rondel::Catalog;

/// Minimum number of letters on each side of a hyphen.
const FEWEST: usize = 3;
/// Marks a position where a word may be broken.
const SOFT_HYPHEN: char = '\u{ad}';
/// Marks the joint of a compound word, where a break is preferred.
const JOINT: &str = "\u{ad}\u{ad}";

/// Returns a game's list of compound words, in which bars mark the joints.
pub fn joints(catalog: &Catalog) -> String {
    const KEY: &str = "joints";
    if catalog.has(KEY) { catalog.word(KEY) } else { String::new() }
}

/// Inserts soft hyphens where words may be broken: after hyphens, at the joints of the compounds listed in
/// `joints` (with bars at the joints), and between syllables if the language is known.
pub fn hyphenated(words: &str, language: &str, joints: &str) -> String {
    let joined = |word: &str| joints.split_whitespace().find(|joint| joint.replace('|', "") == word.trim_end());
    let language = language.as_bytes().first_chunk().and_then(|code| Lang::from_iso(*code));
    let mut said = String::with_capacity(words.len() * 2);
    for part in words.split_inclusive(['-', ' ']) {
        let (word, end) = match part.strip_suffix('-') {
            Some(word) if !word.is_empty() => (word, "-\u{ad}"),
            _ => (part, ""),
        };
        match language {
            _ if let Some(joint) = joined(word) => {
                let part = |part: &str| language.map_or_else(|| part.to_owned(), |known| in_syllables(part, known));
                said += &joint.split('|').map(part).collect::<Vec<String>>().join(JOINT);
                said += &word[word.trim_end().len()..];
            }
            Some(language) => said += &in_syllables(word, language),
            None => said += word,
        }
        said += end;
    }
    said
}

fn in_syllables(word: &str, language: Lang) -> String {
    hyphenate_bounded(word, language, FEWEST, FEWEST).join("\u{ad}")
}

/// Takes the result of [`hyphenated`] and breaks each word that is too long into parts that fit, if its possible breaks
/// allow this. Each break becomes a hyphen and a space.
pub fn broken(words: &str, mut fits: impl FnMut(&str) -> bool) -> String {
    let mut parts: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let at_joints: Vec<String> = word.split(JOINT).map(|part| part.replace(SOFT_HYPHEN, "")).collect();
        let last = at_joints.len() - 1;
        let fit = at_joints.iter().enumerate().all(|(place, part)| fits(&hyphen(part, place < last)));
        let syllables: Vec<&str> = if last > 0 && fit {
            at_joints.iter().map(String::as_str).collect()
        } else {
            word.split(SOFT_HYPHEN).filter(|part| !part.is_empty()).collect()
        };
        break_word(&syllables, &mut fits, &mut parts);
    }
    parts.join(" ")
}

/// Appends a hyphen to a part of a word if the word continues.
fn hyphen(part: &str, goes_on: bool) -> String {
    if goes_on && !part.ends_with('-') { format!("{part}-") } else { part.to_owned() }
}

/// Breaks a word between syllables into parts that fit.
fn break_word(syllables: &[&str], fits: &mut impl FnMut(&str) -> bool, parts: &mut Vec<String>) {
    let mut rest = syllables;
    while rest.len() > 1 && !fits(&rest.concat()) {
        let part = |count: usize| hyphen(&rest[..count].concat(), true);
        // Two parts of similar length read better than a full line and a short remainder.
        let longest = |count: &usize| part(*count).chars().count().max(rest[*count..].concat().chars().count());
        let fitting: Vec<usize> = (1..rest.len()).rev().filter(|count| fits(&part(*count))).collect();
        let in_two = fitting.iter().copied().filter(|count| fits(&rest[*count..].concat())).min_by_key(longest);
        let Some(count) = in_two.or(fitting.first().copied()) else { break };
        parts.push(part(count));
        rest = &rest[count..];
    }
    parts.push(rest.concat());
}

/// Returns up to two ways to split the result of [`hyphenated`] into two lines, between words or within a word. The
/// most evenly balanced split is first. If both are equally balanced, the split with the longer upper line is first.
pub fn in_two(words: &str) -> impl Iterator<Item = [String; 2]> + use<> {
    let whole = |part: &str| part.replace(SOFT_HYPHEN, "");
    let breaks = if words.contains(JOINT) { [JOINT, " "] } else { ["\u{ad}", " "] };
    let mut all: Vec<[String; 2]> = breaks
        .into_iter()
        .flat_map(|mark| words.match_indices(mark))
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
        broken(&hyphenated(words, language, ""), |part| part.chars().count() <= letters)
    }

    #[test]
    fn what_fits_stays_whole_and_what_does_not_is_broken_between_syllables() {
        assert_eq!(within("Warehouse Row", "en", 9), "Warehouse Row");
        assert_eq!(within("Shipbreakers", "en", 10), "Ship- breakers");
        assert_eq!(within("Shipbreakers", "en", 6), "Ship- break- ers");
        assert_eq!(within("Fleischerei", "de", 8), "Flei- scherei");
        assert_eq!(within("Golem-Werkstatt", "de", 9), "Golem- Werkstatt");
        assert_eq!(within("Bücherwürmer", "de", 9), "Bücher- würmer");
        assert_eq!(within("Scheepssloperij", "nl", 9), "Scheeps- sloperij");
    }

    #[test]
    fn a_word_whose_joints_are_known_is_broken_there_in_every_language() {
        for language in ["de", "en", "nl", "tlh"] {
            let words = hyphenated("Großer Damensalon", language, "Spiegel|kabinett Damen|salon");
            assert_eq!(broken(&words, |part| part.chars().count() <= 9), "Großer Damen- salon");
        }
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
        let broken = |name: &str| in_two(&hyphenated(name, "de", "")).collect::<Vec<[String; 2]>>();
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

//! Breaks words that are longer than their room, at places that read like syllables in English, German and Dutch.

/// So many letters at least stand on each side of a hyphen.
const FEWEST: usize = 3;
/// Letters that stand for one sound, which no hyphen divides.
const ONE_SOUND: [&str; 8] = ["sch", "ch", "ck", "sh", "th", "ph", "qu", "ij"];
/// Consonants with which a syllable begins together.
const BEGINNINGS: [&str; 22] = [
    "bl", "br", "dr", "fl", "fr", "gl", "gr", "kl", "kn", "kr", "pf", "pl", "pr", "sch", "ch", "sh", "th", "ph", "st",
    "str", "tr", "qu",
];

/// Words in which each that does not fit is broken by hyphens into parts that do, as far as there are places for that. Breaks
/// stand as spaces after their hyphens.
pub(super) fn broken(words: &str, mut fits: impl FnMut(&str) -> bool) -> String {
    let mut parts: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        while !fits(&rest.iter().collect::<String>()) {
            let part = |end: usize| {
                let part: String = rest[..end].iter().collect();
                if part.ends_with('-') { part } else { format!("{part}-") }
            };
            let Some(end) = places(&rest).into_iter().rev().find(|end| fits(&part(*end))) else { break };
            parts.push(part(end));
            rest.drain(..end);
        }
        parts.push(rest.into_iter().collect());
    }
    parts.join(" ")
}

/// Where a word may be broken: before these letters, told by how many stand before.
fn places(word: &[char]) -> Vec<usize> {
    let lower: Vec<char> = word.iter().flat_map(|letter| letter.to_lowercase().take(1)).collect();
    (FEWEST..(lower.len() + 1).saturating_sub(FEWEST)).filter(|at| begins_syllable(&lower, *at)).collect()
}

fn begins_syllable(word: &[char], at: usize) -> bool {
    if word[at - 1] == '-' {
        return true;
    }
    let letters = |from: usize, to: usize| word.get(from..to).map(|part| part.iter().collect::<String>());
    let divides = |sound: &str| {
        let length = sound.chars().count();
        (1..length).any(|inside| {
            at.checked_sub(inside).and_then(|from| letters(from, from + length)).as_deref() == Some(sound)
        })
    };
    let is_letter = word[at - 1].is_alphabetic() && word[at].is_alphabetic();
    if !is_letter || is_vowel(word[at]) || ONE_SOUND.iter().any(|sound| divides(sound)) {
        return false;
    }
    // Consonants up to the next vowel: one, or such as begin a syllable together; and there is a vowel before them.
    let run: String = word[at..].iter().take_while(|letter| !is_vowel(**letter)).collect();
    let vowel_follows = at + run.chars().count() < word.len();
    let begins = run.chars().count() == 1 || BEGINNINGS.contains(&run.as_str());
    // A longer beginning is not torn apart.
    let longer = at.checked_sub(1).is_some_and(|before| {
        !is_vowel(word[before]) && BEGINNINGS.contains(&format!("{}{run}", word[before]).as_str())
    });
    vowel_follows && begins && !longer && word[..at].iter().any(|letter| is_vowel(*letter))
}

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'ä' | 'ö' | 'ü' | 'é' | 'è' | 'ë' | 'ï' | 'á' | 'ó')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn within(words: &str, letters: usize) -> String {
        broken(words, |part| part.chars().count() <= letters)
    }

    #[test]
    fn what_fits_stays_whole_and_what_does_not_is_broken_like_syllables() {
        assert_eq!(within("Warehouse Row", 9), "Warehouse Row");
        assert_eq!(within("Shipbreakers", 10), "Shipbrea- kers");
        assert_eq!(within("Shipbreakers", 6), "Ship- brea- kers");
        assert_eq!(within("Fleischerei", 8), "Flei- scherei");
        assert_eq!(within("Golem-Werkstatt", 9), "Golem- Werkstatt");
        assert_eq!(within("Bücherwürmer", 9), "Bücher- würmer");
    }

    #[test]
    fn no_part_is_shorter_than_three_letters_and_what_has_no_place_stays() {
        assert_eq!(within("Strength", 5), "Strength");
        assert_eq!(within("Museum", 3), "Museum");
        for part in within("Architekturgesellschaft", 9).split("- ") {
            assert!((FEWEST..=8).contains(&part.chars().count()), "{part}");
        }
    }

    #[test]
    fn every_letter_is_kept() {
        for word in ["Zollkontrolle", "Straßenhändlerin", "Kunstschilderij", "Observatorium", "Œuvre", "…", "12345678"]
        {
            for letters in 1..14 {
                assert_eq!(within(word, letters).replace("- ", ""), *word);
            }
        }
    }
}

//! Makes untrusted text, such as player names, custom cards and file names, safe to show in a terminal, a window
//! title or a log. All text from files passes through this module before it is shown.

use std::borrow::Cow;

/// Returns whether a character is safe to display. Control characters can manipulate a terminal, and direction
/// marks change the order in which text appears.
pub fn is_plain(letter: char) -> bool {
    let unseen = matches!(letter,
        '\u{200B}' | '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}');
    !letter.is_control() && !unseen
}

/// The replacement for characters that are not plain.
pub const STAND_IN: char = char::REPLACEMENT_CHARACTER;

/// Converts text to one line of plain characters: line breaks and tabs become spaces, and other characters that are
/// not plain become [`STAND_IN`].
pub fn plain(words: &str) -> Cow<'_, str> {
    if words.chars().all(is_plain) {
        return Cow::Borrowed(words);
    }
    let shown = |letter| match letter {
        '\n' | '\r' | '\t' => ' ',
        letter if is_plain(letter) => letter,
        _ => STAND_IN,
    };
    Cow::Owned(words.chars().map(shown).collect())
}

/// Returns the first `most` characters as plain text, followed by `…` if the text is longer. Used for excerpts
/// from untrusted files.
pub fn excerpt(words: &str, most: usize) -> String {
    match words.char_indices().nth(most) {
        None => plain(words).into_owned(),
        Some((end, _)) => format!("{}…", plain(&words[..end])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_steer_a_terminal_is_replaced() {
        assert_eq!(plain("Ann \u{1b}[2J\u{7}\u{9b}31m"), "Ann \u{FFFD}[2J\u{FFFD}\u{FFFD}31m");
        assert_eq!(plain("one\r\ntwo\tthree"), "one  two three");
        assert_eq!(plain("\u{202e}nnA\u{2066}\u{feff}"), "\u{FFFD}nnA\u{FFFD}\u{FFFD}");
    }

    #[test]
    fn letters_of_every_language_stay() {
        for words in ["Übungsgegner", "Ἀθῆναι", "שלום", "می\u{200c}خواهم", "👩\u{200d}🚀", "„Ja“ – 3 × 4"]
        {
            assert!(matches!(plain(words), Cow::Borrowed(same) if same == words), "{words}");
        }
    }

    #[test]
    fn no_more_is_quoted_than_one_reads() {
        assert_eq!(excerpt("überall", 4), "über…");
        assert_eq!(excerpt("über", 4), "über");
        assert_eq!(excerpt("a\u{1b}b", 9), "a\u{FFFD}b");
    }
}

//! Text that is read from right to left, in lines that are drawn from left to right.
//!
//! The text layout shapes each word in its own direction, but places the words of a line from left to right. Here the
//! words are put in the order in which they are seen.

use std::borrow::Cow;

use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// Returns a text of a user with its words in visual order; unchanged if no word is read from right to left.
///
/// Apply it once, to the text as the user wrote it, and only for drawing: other programs expect logical order.
pub fn visual(text: &str) -> Cow<'_, str> {
    let is_rtl = |letter: char| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL);
    if !text.chars().any(is_rtl) {
        return Cow::Borrowed(text);
    }
    let lines = text.split('\n').map(visual_line);
    Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
}

fn visual_line(line: &str) -> String {
    let info = BidiInfo::new(line, Some(Level::ltr()));
    let mut seen = String::with_capacity(line.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let words = &line[run.clone()];
            if levels[run.start].is_rtl() {
                words.split_inclusive(' ').rev().for_each(|word| push_word(&mut seen, word));
            } else {
                seen.push_str(words);
            }
        }
    }
    seen
}

/// Adds a word that is read from right to left. The space behind it is seen in front of it.
fn push_word(seen: &mut String, word: &str) {
    let (letters, space) = word.strip_suffix(' ').map_or((word, ""), |letters| (letters, " "));
    seen.push_str(space);
    seen.push_str(letters);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_from_right_to_left_are_in_the_order_in_which_they_are_seen() {
        for (written, seen) in [
            ("Ann", "Ann"),
            ("דוד", "דוד"),
            ("דוד כהן", "כהן דוד"),
            ("a דוד כהן b", "a כהן דוד b"),
            ("دوست عزيز من", "من عزيز دوست"),
            ("Ann: שלום לך", "Ann: לך שלום"),
            ("אחד שתים\nשלוש ארבע", "שתים אחד\nארבע שלוש"),
            ("田中さん", "田中さん"),
        ] {
            assert_eq!(visual(written), seen, "{written}");
        }
    }
}

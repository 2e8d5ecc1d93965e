//! Finds rule numbers in running text: the definitions of rules, and the references to them.

use std::ops::Range;

/// Returns the number and the text of each rule that `markdown` defines. A rule begins at the start of a line
/// with its number in bold, and continues to the end of its block, which may have several lines.
pub fn told(markdown: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut start = 0;
    let begins = markdown.split_inclusive('\n').map(move |line| {
        start += line.len();
        start - line.len()
    });
    begins.filter_map(|begin| {
        let (number, rest) = begun(&markdown[begin..])?;
        let mut end = 0;
        for line in rest.split_inclusive('\n') {
            if end > 0 && ends_before(line) {
                break;
            }
            end += line.len();
        }
        Some((number, rest[..end].trim()))
    })
}

/// Splits text that begins with a rule number in bold into the number and the rest.
fn begun(text: &str) -> Option<(&str, &str)> {
    let (number, rest) = text.strip_prefix("**")?.split_once("**")?;
    is_number(number).then_some((number, rest))
}

/// Returns whether a block ends before this line, because the line is empty or begins a heading, a list item, a
/// table, an image or another rule.
fn ends_before(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || ["#", "- ", "* ", "|", "!["].iter().any(|begin| line.starts_with(begin)) || begun(line).is_some()
}

/// Returns the byte ranges of the rule numbers in `text`. A number consists of capital letters and digits, a
/// hyphen, and digits separated by dots, such as `CV-4.2`. `is_rule` determines which numbers refer to rules.
pub fn named(text: &str, is_rule: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (hyphen, _) in text.match_indices('-') {
        let in_prefix = |byte: &u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
        let start = hyphen - text[..hyphen].bytes().rev().take_while(in_prefix).count();
        let lettered = text[start..].starts_with(|first: char| first.is_ascii_uppercase());
        let within = text[..start].chars().next_back().is_some_and(|before| before.is_alphanumeric() || before == '-');
        let after = &text[hyphen + 1..];
        let figures = after.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
        // A full stop after a number is not part of the number.
        let number = after[..figures].trim_end_matches('.');
        let end = hyphen + 1 + number.len();
        let is_number = number.starts_with(|first: char| first.is_ascii_digit());
        if lettered && !within && is_number && is_rule(&text[start..end]) {
            found.push(start..end);
        }
    }
    found
}

/// Returns whether `text` is exactly one rule number.
pub fn is_number(text: &str) -> bool {
    matches!(named(text, |_| true).as_slice(), [whole] if whole.start == 0 && whole.end == text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_told_where_a_line_begins_with_its_number() {
        let text = "# Caravan\n\n**CV-1.1** Rest at an oasis.\n\nSee **CV-1.2** and CV-1.1.\n**CV-1.2** Drink.";
        assert_eq!(told(text).collect::<Vec<_>>(), [("CV-1.1", "Rest at an oasis."), ("CV-1.2", "Drink.")]);
        assert_eq!(told("**Note** Sand.").next(), None, "what is no number is no rule");
    }

    #[test]
    fn a_rule_goes_on_to_the_end_of_its_block() {
        for end in
            ["", "\n# Wells", "\n- one", "\n* one", "\n| a |", "\n![Oasis](scene:ply=4)", "\r\n**CV-1.2** Drink."]
        {
            let text = format!("**CV-1.1** Rest\nat an oasis,\n**always**.{end}\n\nSand.");
            assert_eq!(told(&text).next(), Some(("CV-1.1", "Rest\nat an oasis,\n**always**.")), "{end}");
        }
    }

    #[test]
    fn rules_are_found_in_a_sentence_and_nothing_else_is() {
        let text = "By CV-4.2 (see CV-10.) or cv-1, XCV-4.2, -CV-4.2, half-CV-4.2, CV-, 1780-90: CV-9.9, C4-1.1";
        let is_rule = |number: &str| ["CV-4.2", "CV-10", "C4-1.1"].contains(&number);
        let numbers: Vec<&str> = named(text, is_rule).into_iter().map(|range| &text[range]).collect();
        assert_eq!(numbers, ["CV-4.2", "CV-10", "C4-1.1"]);
        assert!(is_number("CV-4.2") && !is_number("CV-4.2.") && !is_number("CV-4.2, CV-4.3") && !is_number(""));
    }
}

//! Tests that the same sentences are marked as our rulings in every language.

use std::collections::BTreeMap;

/// Returns for each rule number whether the sentence with this number contains the mark.
fn marked(text: &str, mark: &str) -> BTreeMap<String, bool> {
    let number = |line: &str| Some((line.strip_prefix("**SP-")?.split_once("**")?.0.to_owned(), line.contains(mark)));
    text.lines().filter_map(number).collect()
}

#[test]
fn every_ruling_is_marked_alike_in_all_languages() {
    let english = marked(include_str!("../../rules/en.md"), "our ruling");
    assert!(english["1.9"] && !english["1.4"], "{english:?}");
    assert_eq!(english, marked(include_str!("../../rules/de.md"), "unsere Auslegung"));
    assert_eq!(english, marked(include_str!("../../rules/nl.md"), "onze uitleg"));
}

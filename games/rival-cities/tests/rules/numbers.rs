//! Every number of the rules is cited by the code that implements it and by a test.

use std::collections::BTreeSet;
use std::path::Path;

/// Every `RC-…` number in the files below a folder.
fn cited_in(folder: &str, see: impl Fn(&str) -> Vec<String>) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of this crate") {
            let path = entry.expect("a file of this crate").path();
            if path.ends_with("src/stage") {
                // What a tooltip cites implements nothing.
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                cited.extend(see(&std::fs::read_to_string(path).expect("a text file")));
            }
        }
    }
    cited
}

/// Numbers written `RC-4.2`, and ranges written `RC-4.2 to RC-4.5`.
fn numbers(text: &str) -> Vec<String> {
    let parse = |word: &str| -> Option<(u32, u32)> {
        let (chapter, rest) = word.strip_prefix("RC-")?.split_once('.')?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        Some((chapter.parse().ok()?, digits.parse().ok()?))
    };
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || "\"`()[],;:".contains(c)).filter(|word| !word.is_empty()).collect();
    let mut found = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let Some((chapter, first)) = parse(word) else { continue };
        let to = words
            .get(index + 1)
            .filter(|next| **next == "to")
            .and_then(|_| words.get(index + 2))
            .and_then(|end| parse(end));
        let last = to.filter(|(other, _)| *other == chapter).map_or(first, |(_, last)| last);
        found.extend((first..=last).map(|rule| format!("RC-{chapter}.{rule}")));
    }
    found
}

/// Numbers in the names of tests, such as `rc_4_2_…`.
fn tested(text: &str) -> Vec<String> {
    text.split("fn rc_")
        .skip(1)
        .filter_map(|name| {
            let mut parts = name.split('_');
            let chapter: u32 = parts.next()?.parse().ok()?;
            let rule: u32 = parts.next()?.parse().ok()?;
            Some(format!("RC-{chapter}.{rule}"))
        })
        .collect()
}

fn told() -> BTreeSet<String> {
    rule_lines(include_str!("../../rules/en.md"))
}

fn rule_lines(text: &str) -> BTreeSet<String> {
    text.lines()
        .filter_map(|line| line.strip_prefix("**RC-"))
        .filter_map(|line| line.split_once("**"))
        .map(|(number, _)| format!("RC-{number}"))
        .collect()
}

#[test]
fn every_number_is_cited_by_the_code_that_implements_it() {
    let cited = cited_in("src", numbers);
    let without: Vec<String> = told().into_iter().filter(|number| !cited.contains(number)).collect();
    assert!(without.is_empty(), "no code cites {without:?}");
}

#[test]
fn every_number_is_checked_by_a_test_that_names_it() {
    let checked = cited_in("tests", tested);
    let without: Vec<String> = told().into_iter().filter(|number| !checked.contains(number)).collect();
    assert!(without.is_empty(), "no test for {without:?}");
}

#[test]
fn no_citation_names_a_number_the_rules_do_not_have() {
    let told = told();
    let strays: Vec<String> = cited_in("src", numbers)
        .into_iter()
        .chain(cited_in("tests", tested))
        .filter(|number| !told.contains(number))
        .collect();
    assert!(strays.is_empty(), "{strays:?} are not in rules/en.md");
}

#[test]
fn all_languages_tell_the_same_numbers() {
    assert!(told().len() > 100, "the rules were found");
    assert_eq!(rule_lines(include_str!("../../rules/de.md")), told());
    assert_eq!(rule_lines(include_str!("../../rules/nl.md")), told());
}

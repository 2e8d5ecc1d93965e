//! Every number of a game's rules is cited by the code that implements it and by a test that is named after it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A game with rules of its own, and where they are told.
struct Rulebook {
    folder: PathBuf,
    /// What its numbers begin with: `RC` in `RC-4.2`.
    prefix: String,
    told: BTreeSet<String>,
}

/// Every folder below `games/` that has rules.
fn rulebooks() -> Vec<Rulebook> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let folders = std::fs::read_dir(games).expect("the games").map(|entry| entry.expect("a folder").path());
    let mut rulebooks: Vec<Rulebook> = folders.filter_map(|folder| Rulebook::read(&folder)).collect();
    rulebooks.sort_by(|one, other| one.prefix.cmp(&other.prefix));
    rulebooks
}

impl Rulebook {
    fn read(folder: &Path) -> Option<Self> {
        let text = std::fs::read_to_string(folder.join("rules/en.md")).ok()?;
        let first = text.lines().find_map(|line| line.strip_prefix("**").filter(|line| line.contains("-1.1**")))?;
        let prefix = first.split_once('-')?.0.to_owned();
        let told = rule_lines(&text, &prefix);
        Some(Self { folder: folder.to_owned(), prefix, told })
    }

    /// What `see` finds in the source files below a folder of the game.
    fn cited_in(&self, folder: &str, see: impl Fn(&str, &str) -> Vec<String>) -> BTreeSet<String> {
        let mut cited = BTreeSet::new();
        let mut folders = vec![self.folder.join(folder)];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).expect("a folder of the game") {
                let path = entry.expect("a file of the game").path();
                if path.ends_with("src/stage") {
                    // What a tooltip cites implements nothing.
                    continue;
                }
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    cited.extend(see(&std::fs::read_to_string(path).expect("a text file"), &self.prefix));
                }
            }
        }
        cited
    }
}

/// Numbers written `RC-4.2`, and ranges written `RC-4.2 to RC-4.5`.
fn numbers(text: &str, prefix: &str) -> Vec<String> {
    let parse = |word: &str| -> Option<(u32, u32)> {
        let (chapter, rest) = word.strip_prefix(prefix)?.strip_prefix('-')?.split_once('.')?;
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
        found.extend((first..=last).map(|rule| format!("{prefix}-{chapter}.{rule}")));
    }
    found
}

/// Numbers in the names of tests, such as `rc_4_2_…`.
fn tested(text: &str, prefix: &str) -> Vec<String> {
    text.split(&format!("fn {}_", prefix.to_lowercase()))
        .skip(1)
        .filter_map(|name| {
            let mut parts = name.split('_');
            let chapter: u32 = parts.next()?.parse().ok()?;
            let rule: u32 = parts.next()?.parse().ok()?;
            Some(format!("{prefix}-{chapter}.{rule}"))
        })
        .collect()
}

fn rule_lines(text: &str, prefix: &str) -> BTreeSet<String> {
    text.lines()
        .filter_map(|line| line.strip_prefix("**"))
        .filter_map(|line| line.split_once("**"))
        .map(|(number, _)| number.to_owned())
        .filter(|number| number.starts_with(prefix))
        .collect()
}

#[test]
fn the_rulebooks_are_found() {
    let found: Vec<(String, bool)> = rulebooks().into_iter().map(|book| (book.prefix, book.told.len() > 50)).collect();
    assert_eq!(found, [("HB".to_owned(), true), ("RC".to_owned(), true), ("SP".to_owned(), true)]);
}

#[test]
fn every_number_is_cited_by_the_code_that_implements_it() {
    for book in rulebooks() {
        let cited = book.cited_in("src", numbers);
        let without: Vec<&String> = book.told.iter().filter(|number| !cited.contains(*number)).collect();
        assert!(without.is_empty(), "no code cites {without:?}");
    }
}

#[test]
fn every_number_is_checked_by_a_test_that_names_it() {
    for book in rulebooks() {
        let checked = book.cited_in("tests", tested);
        let without: Vec<&String> = book.told.iter().filter(|number| !checked.contains(*number)).collect();
        assert!(without.is_empty(), "no test for {without:?}");
    }
}

#[test]
fn no_citation_names_a_number_the_rules_do_not_have() {
    for book in rulebooks() {
        let cited = book.cited_in("src", numbers).into_iter().chain(book.cited_in("tests", tested));
        let strays: Vec<String> = cited.filter(|number| !book.told.contains(number)).collect();
        assert!(strays.is_empty(), "{strays:?} are not in {}/rules/en.md", book.folder.display());
    }
}

#[test]
fn all_languages_tell_the_same_numbers() {
    for book in rulebooks() {
        for language in rondel::LANGUAGES {
            let path = book.folder.join(format!("rules/{language}.md"));
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(rule_lines(&text, &book.prefix), book.told, "{}", path.display());
        }
    }
}

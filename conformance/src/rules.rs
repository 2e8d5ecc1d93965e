//! Checks that the rules are numbered, and that each number is cited by the code that implements it and by a test that
//! is named after it.

use std::collections::BTreeSet;
use std::path::Path;

use rondel::rulebook;

use crate::{GameFindings, Gate};

pub(crate) fn check(folder: &Path, found: &mut GameFindings<'_>) {
    let english = found.plugin.rules("en");
    found.require(Gate::Rules, english.starts_with("# "), || {
        "rules/en.md: begin with the name of the game as a heading, `# Caravan`".to_owned()
    });
    let defined = defined_numbers(english);
    let Some(prefix) = defined.iter().find_map(|number| number.split_once('-')).map(|(prefix, _)| prefix) else {
        found.add(Gate::Rules, "rules/en.md defines no rule: begin a line with its number, `**CV-1.1** …`");
        return;
    };
    check_languages(&defined, found);
    let cited = in_sources(&folder.join("src"), |text| cited(text, prefix), found);
    let tested = in_sources(&folder.join("tests"), |text| tested(text, prefix), found);
    for number in defined.iter().filter(|number| !cited.contains(**number)) {
        found.add(Gate::Rules, format!("no code cites {number}: write the number where src/ implements it"));
    }
    for number in defined.iter().filter(|number| !tested.contains(**number)) {
        let name = number.to_lowercase().replace(['-', '.'], "_");
        found.add(Gate::Rules, format!("no test for {number}: write `fn {name}_…()` in tests/"));
    }
    for stray in cited.union(&tested).filter(|number| !defined.contains(number.as_str())) {
        found.add(Gate::Rules, format!("{stray} is cited, but rules/en.md does not define it"));
    }
}

fn defined_numbers(rules: &str) -> BTreeSet<&str> {
    rulebook::told(rules).map(|(number, _)| number).collect()
}

/// Checks that the rules exist in every language of the game, with the same numbers.
fn check_languages(defined: &BTreeSet<&str>, found: &mut GameFindings<'_>) {
    let spoken: BTreeSet<&str> = found.plugin.locales.iter().map(|(language, _)| *language).collect();
    for language in spoken {
        let Some((_, rules)) = found.plugin.rules.iter().find(|(of, _)| *of == language) else {
            found.add(Gate::Rules, format!("rules/{language}.md is missing, but the game has texts in `{language}`"));
            continue;
        };
        let differs: Vec<&str> = defined.symmetric_difference(&defined_numbers(rules)).copied().collect();
        found.require(Gate::Rules, differs.is_empty(), || {
            format!("rules/{language}.md and rules/en.md differ in {}", differs.join(", "))
        });
    }
}

/// Collects the results of `see` for all source files in a folder and its subfolders, except those of the stage.
fn in_sources(folder: &Path, see: impl Fn(&str) -> Vec<String>, found: &mut GameFindings<'_>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            found.add(Gate::Rules, format!("there is no folder {}", folder.display()));
            continue;
        };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if is_stage(&path) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                seen.extend(see(&std::fs::read_to_string(path).unwrap_or_default()));
            }
        }
    }
    seen
}

/// Returns whether a file belongs to the stage. Citations in tooltips do not count as implementation.
fn is_stage(path: &Path) -> bool {
    path.ends_with("src/stage") || path.ends_with("src/stage.rs")
}

/// Returns the rule numbers in `text`: individual numbers, such as `RC-4.2`, and ranges on one line, such as `RC-4.2 to
/// RC-4.5`.
fn cited(text: &str, prefix: &str) -> Vec<String> {
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

/// Returns the rule numbers in the names of tests, such as `rc_4_2_…`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ranges_of_them_are_found_in_code_and_in_the_names_of_tests() {
        let code = "/// CV-4.2: rests (CV-4.4 to CV-4.6). `CV-1.1`, XCV-9.9 and C4-1.1.\nfn cv_2_3() {}";
        assert_eq!(cited(code, "CV"), ["CV-4.2", "CV-4.4", "CV-4.5", "CV-4.6", "CV-4.6", "CV-1.1"]);
        assert_eq!(tested("fn cv_4_2_a_caravan_rests() {}\nfn cv_x() {}\nfn rests() {}", "CV"), ["CV-4.2"]);
    }
}

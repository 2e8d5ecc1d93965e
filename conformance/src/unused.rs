//! Checks that all messages of a game are used.
//!
//! A message is reported only if no source of the game can construct its key, because a false alarm is worse
//! than a missed message. Every string literal in the sources, the content, the lessons and the rules is a pattern.
//! A plain literal matches only the same key. If a literal contains a placeholder (`{n}`), or begins or ends with a
//! hyphen or underscore, each placeholder matches any text, and any text may precede or follow the literal.

use std::collections::BTreeSet;
use std::path::Path;

use crate::{Catalogs, GameFindings, Gate};

/// Prefixes of message keys that the app constructs: names of symbols, options and mechanics, and messages of the
/// coach.
const APP_PREFIXES: [&str; 6] = ["icon-", "option-", "mechanic-", "uses-", "coach-", "zone-kind-"];

pub(crate) fn check(folder: &Path, catalogs: &Catalogs, found: &mut GameFindings<'_>) {
    let mut sources = Vec::new();
    for part in ["src", "content", "lessons", "rules"] {
        read_all(&folder.join(part), &mut sources);
    }
    let Some(used) = KeyPatterns::of(&sources) else { return };
    let own: BTreeSet<&str> = found.plugin.locales.iter().map(|(_, words)| *words).collect();
    let named: String = own.iter().copied().collect::<Vec<_>>().join("\n");
    for catalog in catalogs.iter().filter(|catalog| catalog.language() == "en") {
        let unused: Vec<&str> = catalog
            .keys()
            .filter(|key| own.iter().any(|words| words.lines().any(|line| is_of(line, key))))
            .filter(|key| !used.can_produce(key) && !is_named_by_others(&named, key))
            .collect();
        for key in unused {
            let place = catalog.place_of(key).unwrap_or_default();
            found.add(Gate::Words, format!("{place}: nothing uses `{key}`: remove it from every language, or use it"));
        }
    }
}

/// Returns whether a line of a locale file begins this message.
fn is_of(line: &str, key: &str) -> bool {
    line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
}

/// Returns whether the text of another message refers to the message `key`, as in `{ beer }`.
fn is_named_by_others(words: &str, key: &str) -> bool {
    let mut gaps = words.split('{').skip(1).filter_map(|gap| gap.split('}').next());
    gaps.any(|gap| gap.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')).any(|word| word == key))
}

/// Reads all text files in a folder and its subfolders.
fn read_all(folder: &Path, texts: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_all(&path, texts);
        } else if let Ok(text) = std::fs::read_to_string(path) {
            texts.push(text);
        }
    }
}

/// The keys that the sources of a game can construct, as patterns.
struct KeyPatterns {
    patterns: BTreeSet<String>,
}

impl KeyPatterns {
    /// Collects the patterns in these sources. Returns `None` if the sources derive names from code, because any key
    /// could then be constructed.
    fn of(sources: &[String]) -> Option<Self> {
        let derives_names = |text: &String| text.contains("stringify!") || text.contains("type_name");
        if sources.iter().any(derives_names) {
            return None;
        }
        let patterns = sources.iter().flat_map(|text| quoted(text)).map(str::to_owned).collect();
        Some(Self { patterns })
    }

    fn can_produce(&self, key: &str) -> bool {
        let by_app =
            ["title", "tagline", "seat"].contains(&key) || APP_PREFIXES.iter().any(|start| key.starts_with(start));
        let told = key.strip_suffix("-told").is_some_and(|reason| self.can_produce(reason));
        by_app || told || self.patterns.contains(key) || self.patterns.iter().any(|pattern| may_be(pattern, key))
    }
}

/// Returns the parts of each line that are separated by quotation marks. Text outside the quotation marks is
/// included as well, because a line may begin inside a string literal.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('"')).filter(|words| !words.is_empty() && words.len() < 100)
}

/// Returns whether a pattern can produce a key. The pattern must contain a placeholder, or begin or end with a hyphen
/// or underscore. Placeholders match any text, and any text may precede or follow the pattern.
fn may_be(pattern: &str, key: &str) -> bool {
    let parts: Vec<&str> = pattern.split(['{', '}']).step_by(2).collect();
    let has_gap = parts.len() > 1;
    let is_begun = pattern.ends_with(['-', '_']) || pattern.starts_with(['-', '_']);
    if !has_gap && !is_begun {
        return false;
    }
    let mut rest = key;
    parts.iter().all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn can_produce(source: &str, key: &str) -> bool {
        KeyPatterns::of(&[source.to_owned()]).is_none_or(|patterns| patterns.can_produce(key))
    }

    #[test]
    fn words_that_a_source_names_or_can_form_are_said() {
        assert!(can_produce("Text::new(\"ask-take\")", "ask-take"));
        assert!(can_produce("format!(\"card-{number}\")", "card-7"));
        assert!(can_produce("format!(\"card-{}-{kind:?}\", n)", "card-7-ship"));
        assert!(can_produce("let mut key = String::from(\"card-\");", "card-ship"));
        assert!(can_produce("key + \"-brief\"", "takes-brief"));
        assert!(can_produce("Outcome::win(seat, seats, \"end-row\")", "end-row-told"));
        assert!(can_produce("format!(\"{a}-{b}\")", "anything-at-all"));
        assert!(can_produce("stringify!(Ship)", "whatever"));
    }

    #[test]
    fn words_that_no_source_can_form_are_not() {
        assert!(!can_produce("Text::new(\"ask-take\")", "ask-give"));
        assert!(!can_produce("format!(\"card-{number}\")", "cart-7"));
        assert!(is_named_by_others("a = { beer } or { $x ->", "beer") && !is_named_by_others("a = beer", "beer"));
    }
}

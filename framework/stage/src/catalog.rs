//! The messages of one language, read from locale files in the Fluent format.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::plain::plain;
use crate::text::{Arg, Text};

pub use crate::text::LANGUAGES;

/// The error returned if a locale file cannot be read.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum LocaleError {
    /// The language tag is invalid.
    #[error("`{0}` is not the name of a language")]
    Language(String),
    /// The file contains a line that Fluent cannot parse.
    #[error("{place}: {reason}")]
    Syntax {
        /// The file, the line and the message key.
        place: String,
        /// The error reported by Fluent.
        reason: String,
    },
    /// A message is defined twice, in the same file or in different files.
    #[error("{place}: `{key}` is defined twice; first in {first}")]
    Twice {
        /// The file and line of the second definition.
        place: String,
        /// The file and line of the first definition.
        first: String,
        /// The message key.
        key: String,
    },
}

/// All messages of one language. Translates a [`Text`] into a string.
pub struct Catalog {
    language: String,
    /// The files, with the names that error messages use.
    files: Vec<(String, Arc<FluentResource>)>,
    bundle: FluentBundle<Arc<FluentResource>>,
}

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Catalog").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Catalog {
    /// Parses the locale files of one language.
    ///
    /// # Errors
    /// Returns an error if the language tag is invalid, a line cannot be parsed, or a message is defined twice.
    pub fn new<'a>(language: &str, files: impl IntoIterator<Item = &'a str>) -> Result<Self, LocaleError> {
        Self::called(language, files.into_iter().map(|file| (format!("{language}.ftl"), file)))
    }

    /// Like [`Catalog::new`], with file names for use in error messages.
    ///
    /// # Errors
    /// Returns the same errors as [`Catalog::new`].
    pub fn called<'a>(language: &str, files: impl IntoIterator<Item = (String, &'a str)>) -> Result<Self, LocaleError> {
        let tag = language.parse().map_err(|_| LocaleError::Language(language.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let mut catalog = Self { language: language.to_owned(), files: Vec::new(), bundle };
        for (name, file) in files {
            let resource = FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| {
                let first = errors.first().map(|error| (error.pos.start, error.kind.to_string()));
                unreadable(&name, file, first.unwrap_or_default())
            })?;
            let resource = Arc::new(resource);
            catalog.bundle.add_resource(Arc::clone(&resource)).map_err(|errors| catalog.twice(&name, file, &errors))?;
            catalog.files.push((name, resource));
        }
        Ok(catalog)
    }

    fn twice(&self, name: &str, file: &str, errors: &[FluentError]) -> LocaleError {
        let key = errors.iter().find_map(|error| match error {
            FluentError::Overriding { id, .. } => Some(id.clone()),
            _ => None,
        });
        let key = key.unwrap_or_default();
        let lines: Vec<usize> = lines_of(file, &key).take(2).collect();
        let (one, other) = (lines.first().copied(), lines.get(1).copied());
        // The first definition is in an earlier file or, if no earlier file has the key, also in this file.
        let first = self.place_of(&key).or(one.map(|line| place(name, line))).unwrap_or_default();
        LocaleError::Twice { place: place(name, other.or(one).unwrap_or(1)), first, key }
    }

    /// Returns the file and line of a message.
    pub fn place_of(&self, key: &str) -> Option<String> {
        self.files.iter().find_map(|(name, file)| Some(place(name, lines_of(file.source(), key).next()?)))
    }

    /// Returns all message keys, file by file.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let lines = self.files.iter().flat_map(|(_, file)| file.source().lines());
        lines.filter_map(|line| key_in(line).filter(|key| !key.starts_with('-')))
    }

    /// Returns the language tag, such as `en`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Returns whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// Translates a text into a string. A missing message is replaced with its key in brackets, so that the gap is
    /// noticed. Text that is not from a locale file is untrusted and is reduced to plain characters.
    pub fn say(&self, text: &Text) -> String {
        match text {
            Text::Verbatim(words) => plain(words).into_owned(),
            Text::List(texts) => self.enumerated(&texts.iter().map(|text| self.say(text)).collect::<Vec<_>>()),
            Text::Message { key, args } => self.message(key, args),
            Text::Translated(versions) => {
                let own = versions.iter().find(|(language, _)| *language == self.language);
                own.or(versions.first()).map(|(_, words)| plain(words).into_owned()).unwrap_or_default()
            }
        }
    }

    /// Joins the items of a list as in a sentence, such as "a, b and c".
    fn enumerated(&self, items: &[String]) -> String {
        match items.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                let rest = rest.join(", ");
                let mut values = FluentArgs::new();
                values.set("rest", FluentValue::from(rest.as_str()));
                values.set("last", FluentValue::from(last.as_str()));
                self.filled("list-last", &values, &mut Vec::new()).unwrap_or_else(|| format!("{rest}, {last}"))
            }
            _ => items.concat(),
        }
    }

    /// Returns the message `key`, which must not have placeholders.
    pub fn word(&self, key: &str) -> String {
        self.message(key, &[])
    }

    fn message(&self, key: &str, args: &[(Cow<'static, str>, Arg)]) -> String {
        self.formatted(key, args).0
    }

    /// Formats the message `key`. Also returns an error for each placeholder without a value, and for each
    /// reference to something that does not exist. Values are inserted verbatim, so braces in a value are not
    /// treated as placeholders.
    fn formatted(&self, key: &str, args: &[(Cow<'static, str>, Arg)]) -> (String, Vec<FluentError>) {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(name.as_ref(), FluentValue::from(*number)),
                Arg::Text(text) => values.set(name.as_ref(), FluentValue::from(self.say(text))),
            }
        }
        let mut errors = Vec::new();
        let said = self.filled(key, &values, &mut errors).unwrap_or_else(|| format!("[{}]", plain(key)));
        (said, errors)
    }

    /// Returns the message `key` with these values for its placeholders, or `None` if there is no such message.
    fn filled(&self, key: &str, values: &FluentArgs<'_>, errors: &mut Vec<FluentError>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, Some(values), errors).into_owned())
    }

    /// Returns descriptions of the errors in a text: placeholders without a value, missing messages, and missing
    /// translations. The list is empty if there are no errors.
    pub fn faults(&self, text: &Text) -> Vec<String> {
        match text {
            Text::Verbatim(_) => Vec::new(),
            Text::List(texts) => texts.iter().flat_map(|text| self.faults(text)).collect(),
            Text::Translated(versions) => {
                let said = versions.iter().any(|(language, words)| *language == self.language && !words.is_empty());
                if said {
                    Vec::new()
                } else {
                    vec![format!("{}: a text in a content file is not translated", self.language)]
                }
            }
            Text::Message { key, args } => {
                let mut faults: Vec<String> = args
                    .iter()
                    .filter_map(|(_, arg)| if let Arg::Text(text) = arg { Some(self.faults(text)) } else { None })
                    .flatten()
                    .collect();
                if self.has(key) {
                    let gaps: BTreeSet<String> = self.formatted(key, args).1.iter().map(gap).collect();
                    faults.extend(gaps.iter().map(|gap| {
                        let place = self.place_of(key).unwrap_or_default();
                        format!("{}: `{key}` ({place}) {gap}", self.language)
                    }));
                } else {
                    faults.push(format!("{}: no message `{key}`: write `{key} = …`", self.language));
                }
                faults
            }
        }
    }
}

/// Describes a formatting error and how to correct it.
fn gap(error: &FluentError) -> String {
    let FluentError::ResolverError(ResolverError::Reference(what)) = error else {
        return format!("cannot be formatted: {error}");
    };
    match what {
        ReferenceKind::Variable { id } => {
            format!("uses `${id}`, which has no value: add `.with(\"{id}\", …)`, or remove it from the message")
        }
        ReferenceKind::Term { id, .. } => {
            format!("refers to the term `-{id}`, which does not exist: write `-{id} = …`")
        }
        ReferenceKind::Message { id, .. } => format!("refers to `{id}`, which does not exist: write `{id} = …`"),
        ReferenceKind::Function { id } => format!("calls `{id}()`, which does not exist"),
    }
}

/// Returns the syntax error for this byte offset in a file.
fn unreadable(name: &str, file: &str, (at, reason): (usize, String)) -> LocaleError {
    let before = &file[..file.floor_char_boundary(at)];
    // If a token is missing at the end of a line, Fluent reports the error on the next line.
    let line = before.trim_end_matches('\n').lines().count().max(1);
    let key = file.lines().take(line).filter_map(key_in).last();
    let key = key.map(|key| format!(", `{key}`")).unwrap_or_default();
    LocaleError::Syntax { place: place(name, line) + &key, reason }
}

fn place(name: &str, line: usize) -> String {
    format!("{name}, line {line}")
}

/// Returns the numbers, from 1, of the lines on which definitions of a message begin.
fn lines_of<'a>(file: &'a str, key: &'a str) -> impl Iterator<Item = usize> + 'a {
    file.lines().enumerate().filter(move |(_, line)| key_in(line) == Some(key)).map(|(line, _)| line + 1)
}

/// Returns the key of the message or term that begins on a line.
fn key_in(line: &str) -> Option<&str> {
    let is_key = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let key = line.split(|c| !is_key(c)).next().filter(|key| !key.is_empty())?;
    line[key.len()..].trim_start().starts_with('=').then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> Catalog {
        Catalog::new(
            "en",
            ["pay = Pay { $count ->\n    [one] one { $what }\n   *[other] { $count } { $what }\n }\nbeer = beer"],
        )
        .expect("a good locale")
    }

    #[test]
    fn a_text_is_said_with_its_plural_and_its_inner_text() {
        let text = Text::new("pay").with("count", 2).with("what", Text::new("beer"));
        assert_eq!(english().say(&text), "Pay 2 beer");
        assert!(english().faults(&text).is_empty());
    }

    #[test]
    fn words_of_content_are_said_in_the_readers_language() {
        let inn = Text::translated(["Inn", "Gasthaus", "Herberg"]);
        assert_eq!(english().say(&inn), "Inn");
        let german = Catalog::new("de", []).expect("no words are words enough");
        assert_eq!((german.say(&inn).as_str(), german.faults(&inn).len()), ("Gasthaus", 0));
        assert_eq!(german.faults(&Text::translated(["Inn", "", "Herberg"])).len(), 1);
    }

    #[test]
    fn words_from_outside_are_said_in_plain_characters() {
        let text = Text::new("pay").with("count", 2).with("what", Text::verbatim("\u{1b}[2Jbeer\n"));
        assert_eq!(english().say(&text), "Pay 2 \u{FFFD}[2Jbeer ");
        assert_eq!(english().say(&Text::translated(["I\u{9b}nn", "", ""])), "I\u{FFFD}nn");
        assert_eq!(english().say(&Text::new("a\u{1b}")), "[a\u{FFFD}]");
    }

    #[test]
    fn a_missing_text_and_an_open_gap_are_named() {
        assert_eq!(english().say(&Text::new("nothing")), "[nothing]");
        assert_eq!(english().faults(&Text::new("nothing")), ["en: no message `nothing`: write `nothing = …`"]);
        assert_eq!(
            english().faults(&Text::new("pay").with("count", 3)),
            [
                "en: `pay` (en.ftl, line 1) uses `$what`, which has no value: add `.with(\"what\", …)`, or remove it from the message"
            ]
        );
    }

    #[test]
    fn braces_in_a_name_are_said_as_they_are() {
        let strange = |name: &str| Text::new("pay").with("count", 3).with("what", Text::verbatim(name));
        for name in ["{$x}", "{ $count }", "{", "{\"a\"}", "-term"] {
            assert_eq!(english().say(&strange(name)), format!("Pay 3 {name}"));
            assert!(english().faults(&strange(name)).is_empty(), "{name}");
        }
    }

    #[test]
    fn a_broken_locale_is_refused() {
        assert!(matches!(Catalog::new("en", ["= nothing"]), Err(LocaleError::Syntax { .. })));
        assert!(matches!(Catalog::new("en", ["a = 1", "a = 2"]), Err(LocaleError::Twice { .. })));
        assert!(matches!(Catalog::new("", ["a = 1"]), Err(LocaleError::Language(_))));
    }

    #[test]
    fn a_fault_names_its_file_its_line_and_its_message() {
        let fault = |files: &[(&str, &'static str)]| {
            let files = files.iter().map(|(name, words)| ((*name).to_owned(), *words));
            Catalog::called("en", files).expect_err("a fault").to_string()
        };
        let broken = fault(&[("good.ftl", "a = A"), ("bad.ftl", "b = B\n\nc = C { $x\nd = D\n")]);
        assert!(broken.starts_with("bad.ftl, line 3, `c`: "), "{broken}");
        let broken = fault(&[("bad.ftl", "b = B\nc : C\n")]);
        assert!(broken.starts_with("bad.ftl, line 2, `b`: "), "{broken}");
        let twice = fault(&[("one.ftl", "a = A"), ("other.ftl", "b = B\na = A")]);
        assert_eq!(twice, "other.ftl, line 2: `a` is defined twice; first in one.ftl, line 1");
        let twice = fault(&[("one.ftl", "a = A\nb = B\na = C")]);
        assert_eq!(twice, "one.ftl, line 3: `a` is defined twice; first in one.ftl, line 1");
    }

    #[test]
    fn a_missing_term_and_a_missing_message_are_named() {
        let files = [("en.ftl".to_owned(), "a = A\nb = { -salt } and { pepper }")];
        let faults = Catalog::called("en", files).expect("it can be read").faults(&Text::new("b"));
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(
            faults[0].starts_with("en: `b` (en.ftl, line 2) refers to `pepper`, which does not exist"),
            "{faults:?}"
        );
        assert!(
            faults[1].ends_with("refers to the term `-salt`, which does not exist: write `-salt = …`"),
            "{faults:?}"
        );
    }
}

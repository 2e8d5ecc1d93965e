//! The words of one language, from locale files in Fluent's format.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::plain::plain;
use crate::text::{Arg, Text};

/// The languages every text of the house is written in.
pub const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// A locale file that cannot be read.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum LocaleError {
    /// No such language tag.
    #[error("`{0}` is not the name of a language")]
    Language(String),
    /// The file has a line Fluent cannot read.
    #[error("locale `{language}`: {reason}")]
    Syntax {
        /// The language of the file.
        language: String,
        /// What Fluent says, with the place.
        reason: String,
    },
    /// Two files give the same message.
    #[error("locale `{language}`: `{key}` is given twice")]
    Twice {
        /// The language of the file.
        language: String,
        /// The message.
        key: String,
    },
}

/// Every message of one language; says a [`Text`].
pub struct Catalog {
    language: String,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Catalog").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Catalog {
    /// Reads locale files of one language.
    ///
    /// # Errors
    /// A language that does not exist, a line that cannot be read, a message given twice.
    pub fn new<'a>(language: &str, files: impl IntoIterator<Item = &'a str>) -> Result<Self, LocaleError> {
        let tag = language.parse().map_err(|_| LocaleError::Language(language.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| LocaleError::Syntax {
                language: language.to_owned(),
                reason: errors.first().map(ToString::to_string).unwrap_or_default(),
            })?;
            bundle.add_resource(resource).map_err(|errors| LocaleError::Twice {
                language: language.to_owned(),
                key: errors.first().map(ToString::to_string).unwrap_or_default(),
            })?;
        }
        Ok(Self { language: language.to_owned(), bundle })
    }

    /// The language, as `en`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Whether there is a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// Says a text. A message that is missing shows its key in brackets, so that it is seen. Words that no locale file
    /// holds may come from anywhere, and are said in plain characters.
    pub fn say(&self, text: &Text) -> String {
        match text {
            Text::Verbatim(words) => plain(words).into_owned(),
            Text::List(texts) => texts.iter().map(|text| self.say(text)).collect::<Vec<_>>().join(", "),
            Text::Message { key, args } => self.message(key, args),
            Text::Translated(versions) => {
                let own = versions.iter().find(|(language, _)| *language == self.language);
                own.or(versions.first()).map(|(_, words)| plain(words).into_owned()).unwrap_or_default()
            }
        }
    }

    /// Says the message `key`, which has no gaps.
    pub fn word(&self, key: &str) -> String {
        self.message(key, &[])
    }

    fn message(&self, key: &str, args: &[(Cow<'static, str>, Arg)]) -> String {
        self.formatted(key, args).0
    }

    /// Says the message `key`, and whether something fills all of its gaps. What fills them is said as it is: braces in a
    /// name are no gaps.
    fn formatted(&self, key: &str, args: &[(Cow<'static, str>, Arg)]) -> (String, bool) {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return (format!("[{}]", plain(key)), false);
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(name.as_ref(), FluentValue::from(*number)),
                Arg::Text(text) => values.set(name.as_ref(), FluentValue::from(self.say(text))),
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        (said, errors.is_empty())
    }

    /// The gaps of a text that its arguments leave open, or messages that are missing: empty when it reads well.
    pub fn faults(&self, text: &Text) -> Vec<String> {
        match text {
            Text::Verbatim(_) => Vec::new(),
            Text::List(texts) => texts.iter().flat_map(|text| self.faults(text)).collect(),
            Text::Translated(versions) => {
                let said = versions.iter().any(|(language, words)| *language == self.language && !words.is_empty());
                if said { Vec::new() } else { vec![format!("{}: words of a content file are missing", self.language)] }
            }
            Text::Message { key, args } => {
                let mut faults: Vec<String> = args
                    .iter()
                    .filter_map(|(_, arg)| if let Arg::Text(text) = arg { Some(self.faults(text)) } else { None })
                    .flatten()
                    .collect();
                if !self.has(key) {
                    faults.push(format!("{}: no text `{key}`: write `{key} = …`", self.language));
                } else if !self.formatted(key, args).1 {
                    faults.push(format!("{}: `{key}` has a gap nothing fills", self.language));
                }
                faults
            }
        }
    }
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
        assert_eq!(english().faults(&Text::new("nothing")), ["en: no text `nothing`: write `nothing = …`"]);
        assert_eq!(english().faults(&Text::new("pay").with("count", 3)), ["en: `pay` has a gap nothing fills"]);
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
}

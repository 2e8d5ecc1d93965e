//! A game's content files (cards and boards in RON), bundled or supplied by the user, and the errors in them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

use crate::bounds;
use crate::plain::{excerpt, plain};

/// Maximum size of a content file, in bytes.
pub const LARGEST_FILE: usize = 100_000;
/// Maximum length of a string in a content file, in characters.
pub const LONGEST_TEXT: usize = 500;
/// Maximum number of values in a content file.
const MOST_VALUES: usize = 10_000;
/// Maximum length of an excerpt from a file in an error message, in characters.
const QUOTED: usize = 300;

/// The reason why content files cannot be used. The message is addressed to the user, who can correct the files.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContentError {
    /// The game has no file with this name.
    #[error("{file}: this game has no content file with this name")]
    UnknownFile {
        /// The name of the file.
        file: String,
    },
    /// The file exceeds the maximum size.
    #[error("{file}: has {size} bytes; a content file can have at most {LARGEST_FILE}")]
    TooLarge {
        /// The name of the file.
        file: &'static str,
        /// The size in bytes.
        size: usize,
    },
    /// The file cannot be parsed.
    #[error("{file}, line {line}: {reason}")]
    Syntax {
        /// The name of the file.
        file: &'static str,
        /// The line, from 1.
        line: usize,
        /// A description of the error.
        reason: String,
    },
    /// The file has too many or too few entries.
    #[error("{file}: has {found} entries; the game needs {expected}")]
    Count {
        /// The name of the file.
        file: &'static str,
        /// Number of entries in the file.
        found: usize,
        /// Required number of entries.
        expected: usize,
    },
    /// An entry contains something that the game does not support.
    #[error("{file}, line {line}, {entry}: {reason}")]
    Entry {
        /// The name of the file.
        file: &'static str,
        /// The line, from 1.
        line: usize,
        /// The entry.
        entry: String,
        /// A description of the error.
        reason: String,
    },
    /// Every entry is valid, but games that use the entries violate a law or panic.
    #[error("{place}: the game cannot be played with this: {fault}")]
    Unplayable {
        /// The file, with the line and the entry if they are known.
        place: String,
        /// The error that occurred in a game.
        fault: String,
    },
}

/// A game's content files, in RON. The user may replace some of the bundled files.
#[derive(Debug)]
pub struct Files<'a> {
    texts: BTreeMap<&'static str, &'a str>,
}

impl<'a> Files<'a> {
    /// Combines the bundled files with the user's replacements. `bundled` contains the name and the content of
    /// each file, and `replaced` contains the new contents by name.
    ///
    /// # Errors
    /// Returns an error if there is no bundled file with the name of a replacement.
    pub fn new(
        bundled: &[(&'static str, &'static str)],
        replaced: &'a BTreeMap<String, String>,
    ) -> Result<Self, ContentError> {
        if let Some(unknown) = replaced.keys().find(|name| !bundled.iter().any(|(file, _)| file == name)) {
            return Err(ContentError::UnknownFile { file: excerpt(unknown, QUOTED) });
        }
        let text = |file: &str, text: &'static str| replaced.get(file).map_or(text, |own| own.as_str());
        Ok(Self { texts: bundled.iter().map(|(file, bundled)| (*file, text(file, bundled))).collect() })
    }

    /// Parses a file after checking its size, its nesting depth and the length of its strings.
    ///
    /// # Errors
    /// Returns an error if the file exceeds a limit or a line cannot be parsed.
    ///
    /// # Panics
    /// Panics if the game has no file with this name.
    pub fn parse<T: DeserializeOwned>(&self, file: &'static str) -> Result<T, ContentError> {
        let text = self.texts[file];
        if text.len() > LARGEST_FILE {
            return Err(ContentError::TooLarge { file, size: text.len() });
        }
        bounds::ron(text, MOST_VALUES, LONGEST_TEXT).map_err(|(line, fault)| ContentError::Syntax {
            file,
            line,
            reason: fault.to_string(),
        })?;
        ron::from_str(text).map_err(|error| ContentError::Syntax {
            file,
            line: error.span.start.line,
            reason: excerpt(&error.code.to_string(), QUOTED),
        })
    }

    /// Checks that every entry has a name, and that no two entries have the same name. Otherwise, the user could
    /// not tell the entries apart. Each entry is given as its id in the file, with its name in each language or
    /// one name for all languages. `mark` returns a string that identifies the line of the entry with a given id.
    ///
    /// # Errors
    /// Returns an error for the first entry without a name, or for the second of two entries with the same name.
    pub fn check_names<'n, const N: usize>(
        &self,
        file: &'static str,
        mark: impl Fn(&str) -> String,
        things: impl IntoIterator<Item = (&'n str, [&'n str; N])>,
    ) -> Result<(), ContentError> {
        let mut called: [BTreeMap<&str, &str>; N] = std::array::from_fn(|_| BTreeMap::new());
        for (id, names) in things {
            for (name, called) in names.into_iter().zip(&mut called) {
                if name.trim().is_empty() {
                    return Err(self.refuse(file, &mark(id), id, "has no name".to_owned()));
                }
                if let Some(other) = called.insert(name.trim(), id) {
                    let reason = format!("is called `{}`, as {other} is", name.trim());
                    return Err(self.refuse(file, &mark(id), id, reason));
                }
            }
        }
        Ok(())
    }

    /// Returns the error for `entry` of a file. `mark` is a string that identifies the line of the entry.
    pub fn refuse(&self, file: &'static str, mark: &str, entry: &str, reason: String) -> ContentError {
        let line = self.texts[file].lines().position(|line| line.contains(mark)).map_or(1, |index| index + 1);
        ContentError::Entry { file, line, entry: excerpt(entry, QUOTED), reason: shown(reason) }
    }
}

/// Shortens and sanitises a reason for display, because the reason may contain excerpts from the file.
fn shown(mut reason: String) -> String {
    if let Some((end, _)) = reason.char_indices().nth(QUOTED) {
        reason.truncate(end);
        reason.push('…');
    }
    if let Cow::Owned(plain) = plain(&reason) {
        return plain;
    }
    reason
}

impl ContentError {
    /// Compares the number of entries in a file with the required number.
    ///
    /// # Errors
    /// Returns an error if they differ.
    pub fn check_count(file: &'static str, found: usize, expected: usize) -> Result<(), Self> {
        if found == expected { Ok(()) } else { Err(Self::Count { file, found, expected }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUNDLED: [(&str, &str); 2] = [("inns.ron", "[1, 2]"), ("roads.ron", "[3]")];

    #[test]
    fn a_file_of_ones_own_takes_the_place_of_the_bundled_one() {
        let own = BTreeMap::from([("inns.ron".to_owned(), "[\n7,\n]".to_owned())]);
        let files = Files::new(&BUNDLED, &own).expect("a known name");
        assert_eq!(files.parse::<Vec<u8>>("inns.ron"), Ok(vec![7]));
        assert_eq!(files.parse::<Vec<u8>>("roads.ron"), Ok(vec![3]));
        let refused = files.refuse("inns.ron", "7", "inn 7", "burnt down".to_owned());
        assert_eq!(refused.to_string(), "inns.ron, line 2, inn 7: burnt down");
    }

    #[test]
    fn two_things_of_one_name_are_refused_whatever_the_language() {
        let own = BTreeMap::from([("inns.ron".to_owned(), "[\n\"bear\",\n\"lion\"]".to_owned())]);
        let files = Files::new(&BUNDLED, &own).expect("a known name");
        let check = |names: [(&'static str, [&'static str; 2]); 2]| {
            files.check_names("inns.ron", |id| format!("\"{id}\""), names).map_err(|error| error.to_string())
        };
        assert_eq!(check([("bear", ["Bear", "Krone"]), ("lion", ["Krone", "Bear"])]), Ok(()));
        let refused = check([("bear", ["Bear", "Krone"]), ("lion", ["Lion", " Krone"])]);
        assert_eq!(refused, Err("inns.ron, line 3, lion: is called `Krone`, as bear is".to_owned()));
        let refused = check([("bear", ["Bear", " "]), ("lion", ["Lion", "Krone"])]);
        assert_eq!(refused, Err("inns.ron, line 2, bear: has no name".to_owned()));
    }

    #[test]
    fn a_file_of_no_game_is_refused_before_anything_is_built_from_it() {
        let refused = |text: String| {
            let own = BTreeMap::from([("inns.ron".to_owned(), text)]);
            let files = Files::new(&BUNDLED, &own).expect("a known name");
            files.parse::<Vec<String>>("inns.ron").expect_err("out of bounds").to_string()
        };
        let large = "inns.ron: has 100001 bytes; a content file can have at most 100000";
        assert_eq!(refused(" ".repeat(LARGEST_FILE + 1)), large);
        let long = "inns.ron, line 2: a text has more than 500 characters";
        assert_eq!(refused(format!("[\n\"{}\"]", "a".repeat(LONGEST_TEXT + 1))), long);
        let deep = "inns.ron, line 1: brackets are nested deeper than 32";
        assert_eq!(refused("[".repeat(90_000)), deep);
        let many = "inns.ron, line 1: there are more than 10000 values";
        assert_eq!(refused(format!("[{}]", "\"\",".repeat(20_000))), many);
        let quoted = refused(format!("[{}]", "a\u{1b}".repeat(10_000)));
        assert!(quoted.len() < 300 && !quoted.contains('\u{1b}'), "{quoted}");
    }

    #[test]
    fn an_unknown_file_and_a_broken_line_are_named() {
        let own = BTreeMap::from([("boats.ron".to_owned(), String::new())]);
        let error = Files::new(&BUNDLED, &own).expect_err("no such file");
        assert_eq!(error.to_string(), "boats.ron: this game has no content file with this name");
        let own = BTreeMap::from([("inns.ron".to_owned(), "[1,\n x]".to_owned())]);
        let error = Files::new(&BUNDLED, &own).expect("a known name").parse::<Vec<u8>>("inns.ron");
        assert!(matches!(error, Err(ContentError::Syntax { file: "inns.ron", line: 2, .. })), "{error:?}");
        assert!(ContentError::check_count("inns.ron", 1, 2).is_err());
    }
}

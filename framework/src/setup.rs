//! The options of a game, the ruleset opened from them, and the registration of games.

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::aid::AidPart;
use crate::catalog::{Catalog, LocaleError};
use crate::content::ContentError;
use crate::game::AnyGame;
use crate::lesson::LessonFile;
use crate::mechanics::Mechanic;
use crate::rulebook;
use crate::trial;

mod options;

pub use options::{OptionValue, SetupOption};

/// The options of one game, type-erased with `typetag` because dialogs, saved games and tournaments must handle setups
/// of any game. No other trait uses `typetag`.
///
/// A game tags its own implementation with its id: `#[typetag::serde(name = "harbour")]`.
#[typetag::serde(tag = "ruleset")]
pub trait Setup: Debug + Send + Sync {
    /// Reads and checks the content, and opens the ruleset. Programs call [`open`](crate::trial::open) instead, which
    /// first tests user-supplied content in trial games.
    ///
    /// # Errors
    /// Returns an error if the content does not meet the game's requirements.
    fn open(&self) -> Result<AnyGame, SetupError>;

    /// Returns the options for the dialog, each with its values and the selected value.
    fn options(&self) -> Vec<SetupOption> {
        Vec::new()
    }

    /// Selects the value of an option.
    ///
    /// # Errors
    /// Returns an error if the game does not have the option or the value.
    fn choose(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let _ = value;
        Err(SetupError::NoSuchOption { option: option.to_owned(), known: String::new() })
    }

    /// Returns the names and the bundled contents of the game's content files.
    fn bundled_content(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Returns the user's content files, by name. Each file replaces the bundled file with the same name. The files
    /// are part of the setup, so that saved games contain them. Returns `None` if the game has no content files.
    fn own_content(&self) -> Option<&BTreeMap<String, String>> {
        None
    }

    /// Returns the user's content files, mutably.
    fn own_content_mut(&mut self) -> Option<&mut BTreeMap<String, String>> {
        None
    }

    /// Replaces a bundled content file with the user's text.
    ///
    /// # Errors
    /// Returns an error if the game does not have the file, or if it cannot use the content; the setup is then
    /// unchanged.
    fn replace_content(&mut self, file: &str, text: String) -> Result<(), SetupError> {
        let known = self.bundled_content().iter().any(|(name, _)| *name == file);
        let Some(own) = self.own_content_mut().filter(|_| known) else {
            return Err(SetupError::NoSuchContent { file: file.to_owned() });
        };
        let before = own.insert(file.to_owned(), text);
        let opened = trial::unharmed(|| self.open().map(|_| ()));
        let refused = match opened {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(refused)) => refused,
            Err(fault) => ContentError::Unplayable { place: file.to_owned(), fault }.into(),
        };
        if let Some(own) = self.own_content_mut() {
            match before {
                Some(text) => own.insert(file.to_owned(), text),
                None => own.remove(file),
            };
        }
        Err(refused)
    }
}

/// Error returned when a setup cannot be opened or changed.
#[derive(Debug, thiserror::Error)]
pub enum SetupError {
    /// The game does not have the option.
    #[error("unknown option `{option}`{}", known_options(.known))]
    NoSuchOption {
        /// The requested option.
        option: String,
        /// The available options.
        known: String,
    },
    /// The option does not have the value.
    #[error("option `{option}` cannot be `{value}`; use one of {known}")]
    NoSuchValue {
        /// The option.
        option: String,
        /// The requested value.
        value: String,
        /// The available values.
        known: String,
    },
    /// The game has no content file with this name.
    #[error("{file}: this game has no content file with this name")]
    NoSuchContent {
        /// The name of the file.
        file: String,
    },
    /// The file of trained models cannot be read.
    #[error("the trained models cannot be read: {0}")]
    Models(String),
    /// A content file does not meet the game's requirements.
    #[error(transparent)]
    Content(#[from] ContentError),
}

fn known_options(known: &str) -> String {
    if known.is_empty() { "; this game has none".to_owned() } else { format!("; there is {known}") }
}

impl SetupError {
    /// Creates the error for an option that is not in this list.
    pub fn no_such_option(option: &str, options: &[SetupOption]) -> Self {
        let known = options.iter().map(|option| option.id).collect::<Vec<_>>().join(", ");
        Self::NoSuchOption { option: option.to_owned(), known }
    }

    /// Creates the error for a value that this option does not have.
    pub fn no_such_value(option: &SetupOption, value: &str) -> Self {
        let known = option.values.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(", ");
        Self::NoSuchValue { option: option.id.to_owned(), value: value.to_owned(), known }
    }
}

/// Returns a copy of a setup.
///
/// # Panics
/// Panics if the setup cannot be written as JSON and read again. `rondel-conformance` checks that this is possible
/// for every game.
pub fn clone_setup(setup: &dyn Setup) -> Box<dyn Setup> {
    let written = serde_json::to_value(setup).expect("a setup can be written");
    serde_json::from_value(written).expect("a written setup can be read")
}

/// A registered game. Each game submits its plug-in with `inventory::submit!`.
#[derive(Debug)]
pub struct Plugin {
    /// The game's id on the command line and in saved games. It is identical to the tag of the game's setup.
    pub id: &'static str,
    /// The version of the game's rules and content, for saved games.
    pub version: &'static str,
    /// The constructor of the setup with its default options.
    pub setup: fn() -> Box<dyn Setup>,
    /// Minimum and maximum number of players.
    pub players: (u8, u8),
    /// Shortest and longest usual duration of a game, in minutes.
    pub minutes: (u16, u16),
    /// The mechanics of the game, each once, the most characteristic first.
    pub mechanics: &'static [Mechanic],
    /// The author and the publisher of the game.
    pub credits: &'static str,
    /// The locale files, as pairs of language and text. Each contains at least `title` and `tagline`.
    pub locales: &'static [(&'static str, &'static str)],
    /// The rules, worded for this program, as pairs of language and Markdown.
    pub rules: &'static [(&'static str, &'static str)],
    /// The drawings, as pairs of name and SVG.
    pub icons: &'static [(&'static str, &'static str)],
    /// The [lessons](crate::lesson), in the recommended order. The list is empty if the game has no lessons.
    pub lessons: &'static [LessonFile],
    /// The [player aid](crate::aid), for reference during a game. If the list is empty, the aid is generated from
    /// the game's messages and goals.
    pub aid: &'static [AidPart],
}

inventory::collect!(Plugin);

impl Plugin {
    /// Returns all messages of the game in one language, including the shared messages. Falls back to English if
    /// the game does not support that language.
    ///
    /// # Errors
    /// Returns an error if a locale file cannot be read.
    pub fn catalog(&self, language: &str) -> Result<Catalog, LocaleError> {
        self.catalog_of_files(language, |_| None)
    }

    /// Like [`Plugin::catalog`], for callers that have the game's folder: `name_of` returns the name of the
    /// file that contains a given text, for use in error messages.
    ///
    /// # Errors
    /// Returns an error if a locale file cannot be read.
    pub fn catalog_of_files(
        &self,
        language: &str,
        name_of: impl Fn(&str) -> Option<String>,
    ) -> Result<Catalog, LocaleError> {
        let speaks = self.locales.iter().any(|(spoken, _)| *spoken == language);
        let language = if speaks { language } else { "en" };
        let common = house_words(language).map(|words| (format!("Rondel's {language}.ftl"), words));
        let own = self.locales.iter().filter(|(spoken, _)| *spoken == language);
        let own = own.map(|(_, words)| (name_of(words).unwrap_or_else(|| format!("locales/{language}.ftl")), *words));
        Catalog::called(language, common.chain(own))
    }

    /// Returns the rules in one language, or in English if the game has no rules in that language.
    pub fn rules(&self, language: &str) -> &'static str {
        let told = |wanted: &str| self.rules.iter().find(|(spoken, _)| *spoken == wanted).map(|(_, text)| *text);
        told(language).or_else(|| told("en")).unwrap_or("")
    }

    /// Returns the text of a rule in one language, or in English if the game has no rules in that language. Returns
    /// `None` if there is no such rule.
    pub fn rule(&self, language: &str, number: &str) -> Option<&'static str> {
        rulebook::told(self.rules(language)).find(|(told, _)| *told == number).map(|(_, sentence)| sentence)
    }

    /// Returns the mechanic with this name, if the game has it.
    pub fn mechanic(&self, id: &str) -> Option<&'static Mechanic> {
        self.mechanics.iter().find(|mechanic| mechanic.id == id)
    }

    /// Returns the drawing with this name.
    pub fn icon(&self, name: &str) -> Option<&'static str> {
        self.icons.iter().find(|(icon, _)| *icon == name).map(|(_, svg)| *svg)
    }
}

/// Includes a file for each language of the program, for [`Plugin::locales`] and [`Plugin::rules`]. The
/// arguments are the folder, relative to the calling source file, and the ending of the file names, which begin
/// with the language. Pass several endings if the text of each language is split into several files.
#[macro_export]
macro_rules! in_each_language {
    ($folder:literal, $($ending:literal),+) => {
        &[$(
            ("en", include_str!(concat!($folder, "en", $ending))),
            ("de", include_str!(concat!($folder, "de", $ending))),
            ("nl", include_str!(concat!($folder, "nl", $ending))),
        )+]
    };
}

/// Includes the drawings of a game, for [`Plugin::icons`]. The arguments are folders, relative to the calling source
/// file, each with the names of its drawings. Drawings shared by games (see [`drawings`](mod@crate::drawings)) follow a
/// semicolon.
///
/// ```
/// use rondel::drawings::{CARD_BACK, HEARTS};
///
/// let icons: &[(&str, &str)] = rondel::drawings!(; HEARTS, CARD_BACK);
/// assert_eq!(icons[0].0, "suit-hearts");
/// ```
#[macro_export]
macro_rules! drawings {
    ($($folder:literal: [$($name:literal),* $(,)?]),* $(,)? $(; $($shared:expr),* $(,)?)?) => {
        &[$($(($name, include_str!(concat!($folder, $name, ".svg"))),)*)* $($($shared),*)?]
    };
}

/// Includes the lessons of a game, for [`Plugin::lessons`]. The arguments are the folder, relative to the calling
/// source file, and the names of the lessons in the recommended order. A lesson that uses positions from saved games
/// lists their names after `from`: `"late" from ["storm"]`.
#[macro_export]
macro_rules! lessons {
    ($folder:literal: [$($name:literal $(from [$($journal:literal),* $(,)?])?),* $(,)?]) => {
        &[$($crate::LessonFile {
            name: $name,
            text: include_str!(concat!($folder, $name, ".ron")),
            journals: &[$($(($journal, include_str!(concat!($folder, $journal, ".rondel")))),*)?],
        }),*]
    };
}

/// Returns the messages shared by all games: mechanics, bots, common choices, and the figures of the lab.
pub(crate) fn house_words(language: &str) -> impl Iterator<Item = &'static str> {
    let words = match language {
        "en" => Some([include_str!("../locales/en.ftl"), include_str!("../locales/lab.en.ftl")]),
        "de" => Some([include_str!("../locales/de.ftl"), include_str!("../locales/lab.de.ftl")]),
        "nl" => Some([include_str!("../locales/nl.ftl"), include_str!("../locales/lab.nl.ftl")]),
        _ => None,
    };
    words.into_iter().flatten()
}

/// Error returned when two games have the same id.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("two games are registered as `{0}`")]
pub struct SameId(pub &'static str);

/// Returns every registered game, by id.
///
/// # Errors
/// Returns an error if two games have the same id.
pub fn plugins() -> Result<BTreeMap<&'static str, &'static Plugin>, SameId> {
    by_id(inventory::iter::<Plugin>())
}

fn by_id(
    plugins: impl IntoIterator<Item = &'static Plugin>,
) -> Result<BTreeMap<&'static str, &'static Plugin>, SameId> {
    let mut games = BTreeMap::new();
    for plugin in plugins {
        if games.insert(plugin.id, plugin).is_some() {
            return Err(SameId(plugin.id));
        }
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::LANGUAGES;
    use crate::lab::{FIGURES, Figure};
    use crate::scene::ZoneKind;

    static TWIN: Plugin = Plugin {
        id: "twin",
        version: "1",
        setup: || unreachable!("never opened"),
        players: (2, 2),
        minutes: (1, 1),
        mechanics: &[],
        credits: "",
        locales: &[("en", "title = Twin")],
        rules: &[("en", "# Twin")],
        lessons: &[],
        aid: &[],
        icons: &[],
    };

    #[test]
    fn two_games_of_one_id_are_refused() {
        assert_eq!(by_id([&TWIN, &TWIN]).expect_err("two twins"), SameId("twin"));
        assert_eq!(by_id([&TWIN]).expect("one twin").len(), 1);
    }

    #[test]
    fn a_language_a_game_does_not_speak_gives_english() {
        let catalog = TWIN.catalog("nl").expect("a catalog");
        assert_eq!((catalog.language(), catalog.word("title").as_str()), ("en", "Twin"));
        assert_eq!(TWIN.rules("de"), "# Twin");
    }

    #[test]
    fn a_rule_is_found_by_its_number() {
        let plugin = Plugin { rules: &[("en", "**T-1.1** Take one.\n**T-1.10** Take ten.")], ..TWIN };
        assert_eq!((plugin.rule("nl", "T-1.1"), plugin.rule("en", "T-1")), (Some("Take one."), None));
    }
    #[test]
    fn every_figure_has_its_words_in_every_language() {
        for language in LANGUAGES {
            let words = Catalog::new(language, house_words(language)).expect("the words of the house");
            for Figure { id, topic, .. } in FIGURES {
                for key in [format!("figure-{id}"), format!("figure-{id}-help"), format!("topic-{topic}")] {
                    assert!(words.has(&key), "{language}: {key}");
                }
            }
            for kind in [
                ZoneKind::Mat,
                ZoneKind::Row,
                ZoneKind::Fan,
                ZoneKind::Track,
                ZoneKind::Ring,
                ZoneKind::Grid,
                ZoneKind::Map,
            ] {
                assert!(words.has(&format!("zone-kind-{}", kind.name())), "{language}: {kind:?}");
            }
        }
    }
}

//! The options a player picks, and the ruleset they open; and how a game registers with the house.

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

/// The options of one game. The one thing whose type is erased by `typetag`, since dialogs, saved games and tournaments
/// must hold setups of any game.
///
/// A game tags its own implementation with its id: `#[typetag::serde(name = "harbour")]`.
#[typetag::serde(tag = "ruleset")]
pub trait Setup: Debug + Send + Sync {
    /// Reads and checks the content, and opens the ruleset. Programs open with [`open`](crate::trial::open), which also plays
    /// with content of a person's own before it is taken.
    ///
    /// # Errors
    /// Content that is not as the game needs it.
    fn open(&self) -> Result<AnyGame, SetupError>;

    /// What the dialog shows: every option with its values and the one chosen.
    fn options(&self) -> Vec<SetupOption> {
        Vec::new()
    }

    /// Chooses the value of an option.
    ///
    /// # Errors
    /// An option or a value the game does not have.
    fn choose(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let _ = value;
        Err(SetupError::NoSuchOption { option: option.to_owned(), known: String::new() })
    }

    /// The content files of the game with their bundled texts, by name.
    fn bundled_content(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The content files of a person's own that are played with instead, by name. They are part of the setup, so that
    /// saved games remember them. Nothing where the game has no content files.
    fn own_content(&self) -> Option<&BTreeMap<String, String>> {
        None
    }

    /// The same, to be changed.
    fn own_content_mut(&mut self) -> Option<&mut BTreeMap<String, String>> {
        None
    }

    /// Plays with the text of a content file of the person's own instead of the bundled one.
    ///
    /// # Errors
    /// A file the game does not have, or content whose entries it cannot play with; the setup stays as it was.
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

/// Why a setup cannot be opened or changed.
#[derive(Debug, thiserror::Error)]
pub enum SetupError {
    /// The game has no such option.
    #[error("unknown option `{option}`{}", known_options(.known))]
    NoSuchOption {
        /// What was asked for.
        option: String,
        /// What there is.
        known: String,
    },
    /// The option has no such value.
    #[error("option `{option}` cannot be `{value}`; use one of {known}")]
    NoSuchValue {
        /// The option.
        option: String,
        /// What was asked for.
        value: String,
        /// What there is.
        known: String,
    },
    /// The game has no content file of this name.
    #[error("{file}: this game has no content file with this name")]
    NoSuchContent {
        /// The name.
        file: String,
    },
    /// A content file is not as the game needs it.
    #[error(transparent)]
    Content(#[from] ContentError),
}

fn known_options(known: &str) -> String {
    if known.is_empty() { "; this game has none".to_owned() } else { format!("; there is {known}") }
}

impl SetupError {
    /// An option this list does not have.
    pub fn no_such_option(option: &str, options: &[SetupOption]) -> Self {
        let known = options.iter().map(|option| option.id).collect::<Vec<_>>().join(", ");
        Self::NoSuchOption { option: option.to_owned(), known }
    }

    /// A value this option does not have.
    pub fn no_such_value(option: &SetupOption, value: &str) -> Self {
        let known = option.values.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(", ");
        Self::NoSuchValue { option: option.id.to_owned(), value: value.to_owned(), known }
    }
}

/// Makes another setup with the same options.
///
/// # Panics
/// When a setup cannot be written as JSON and read again, which the conformance laws forbid.
pub fn clone_setup(setup: &dyn Setup) -> Box<dyn Setup> {
    let written = serde_json::to_value(setup).expect("a setup can be written");
    serde_json::from_value(written).expect("a written setup can be read")
}

/// A game that lives in the house; each game submits one with `inventory::submit!`.
#[derive(Debug)]
pub struct Plugin {
    /// The id on the command line and in saved games; the same as the tag of its setup.
    pub id: &'static str,
    /// The version of the game's rules and content, for saved games.
    pub version: &'static str,
    /// The setup with its usual options.
    pub setup: fn() -> Box<dyn Setup>,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// The shortest and the longest usual game, in minutes.
    pub minutes: (u16, u16),
    /// The mechanics of the game, those first that tell most about it; each once.
    pub mechanics: &'static [Mechanic],
    /// Who made the game and who publishes it.
    pub credits: &'static str,
    /// Its locale files: language and text. Each has at least `title` and `tagline`.
    pub locales: &'static [(&'static str, &'static str)],
    /// Its rules in our own words: language and Markdown.
    pub rules: &'static [(&'static str, &'static str)],
    /// Its drawings: name and SVG.
    pub icons: &'static [(&'static str, &'static str)],
    /// Its [lessons](crate::lesson), in the order in which they are best taken. None where it brings none.
    pub lessons: &'static [LessonFile],
    /// Its [player aid](crate::aid): what is looked up amid a game. One that is empty is made of its words and its goals.
    pub aid: &'static [AidPart],
}

inventory::collect!(Plugin);

impl Plugin {
    /// Every word of the game in one language, with those of the house.
    ///
    /// # Errors
    /// A locale file that cannot be read. A language the game does not speak gives English.
    pub fn catalog(&self, language: &str) -> Result<Catalog, LocaleError> {
        self.catalog_of_files(language, |_| None)
    }

    /// The same, where whoever has the game's folder knows what the file with a text is called; faults in it are told by that name.
    ///
    /// # Errors
    /// A locale file that cannot be read. A language the game does not speak gives English.
    pub fn catalog_of_files(
        &self,
        language: &str,
        name_of: impl Fn(&str) -> Option<String>,
    ) -> Result<Catalog, LocaleError> {
        let speaks = self.locales.iter().any(|(spoken, _)| *spoken == language);
        let language = if speaks { language } else { "en" };
        let house = house_words(language).map(|words| (format!("the house's {language}.ftl"), words));
        let own = self.locales.iter().filter(|(spoken, _)| *spoken == language);
        let own = own.map(|(_, words)| (name_of(words).unwrap_or_else(|| format!("locales/{language}.ftl")), *words));
        Catalog::called(language, house.chain(own))
    }

    /// The rules in one language, or in English where the game has none in it.
    pub fn rules(&self, language: &str) -> &'static str {
        let told = |wanted: &str| self.rules.iter().find(|(spoken, _)| *spoken == wanted).map(|(_, text)| *text);
        told(language).or_else(|| told("en")).unwrap_or("")
    }

    /// What a rule says in one language, or in English where the game has no rules in it; nothing where there is no such rule.
    pub fn rule(&self, language: &str, number: &str) -> Option<&'static str> {
        rulebook::told(self.rules(language)).find(|(told, _)| *told == number).map(|(_, sentence)| sentence)
    }

    /// The mechanic of this name, if the game has it.
    pub fn mechanic(&self, id: &str) -> Option<&'static Mechanic> {
        self.mechanics.iter().find(|mechanic| mechanic.id == id)
    }

    /// The drawing of this name.
    pub fn icon(&self, name: &str) -> Option<&'static str> {
        self.icons.iter().find(|(icon, _)| *icon == name).map(|(_, svg)| *svg)
    }
}

/// A file for each language of the house, as [`Plugin::locales`] and [`Plugin::rules`] want them: the folder, relative to
/// the source file that asks, and the ending of the files, which are called as their language; several endings for words in several
/// files.
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

/// The drawings of a game, as [`Plugin::icons`] wants them: folders, relative to the source file that asks, each with its
/// names.
#[macro_export]
macro_rules! drawings {
    ($($folder:literal: [$($name:literal),* $(,)?]),* $(,)?) => {
        &[$($(($name, include_str!(concat!($folder, $name, ".svg")))),*),*]
    };
}

/// The lessons of a game, as [`Plugin::lessons`] wants them: the folder, relative to the source file that asks, and their names in the
/// order in which they are best taken. A lesson that takes positions from saved games names their files after `from`:
/// `"late" from ["storm"]`.
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

/// The words every game shares: mechanics, bots, ordinary choices, what the lab measures.
pub(crate) fn house_words(language: &str) -> impl Iterator<Item = &'static str> {
    let words = match language {
        "en" => Some([include_str!("../locales/en.ftl"), include_str!("../locales/lab.en.ftl")]),
        "de" => Some([include_str!("../locales/de.ftl"), include_str!("../locales/lab.de.ftl")]),
        "nl" => Some([include_str!("../locales/nl.ftl"), include_str!("../locales/lab.nl.ftl")]),
        _ => None,
    };
    words.into_iter().flatten()
}

/// Two games call themselves the same.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("two games are registered as `{0}`")]
pub struct SameId(pub &'static str);

/// Every registered game, by id.
///
/// # Errors
/// When two have the same id.
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

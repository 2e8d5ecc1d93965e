//! Reads a folder into a plugin and collects its faults.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rondel::conformance::{self, CheckPlan};
use rondel::rules_panic::caught;
use rondel::{Catalog, LessonFile, Plugin, Setup, lesson, trial};
use rondel_system::{FileKind, read_text};

use super::folder::text;
use super::{Folder, Reading};

/// Number of games played by the conformance checks, and the interval between checked positions, in plies.
const GAMES: u32 = 2;
const LOOK_EVERY: u32 = 3;

/// Texts by language or name.
type Texts = Vec<(&'static str, &'static str)>;

impl Folder {
    /// Reads all contents of the folder.
    pub fn read(&self, code_changed: bool) -> Reading {
        let mut faults = Vec::new();
        let locales = self.locales(&mut faults);
        let rules = self.texts("rules", self.plugin.rules, ".md", &mut faults);
        let icons = self.texts("icons", self.plugin.icons, ".svg", &mut faults);
        draw(&icons, &mut faults);
        let lessons = self.lessons(&mut faults);
        let setup = self.setup(&mut faults);
        let (locales, rules, icons, lessons) = (locales.leak(), rules.leak(), icons.leak(), lessons.leak());
        // Plugins have a static lifetime, so these lists are leaked. Each distinct text is leaked only once.
        let plugin: &'static Plugin = Box::leak(Box::new(Plugin { locales, rules, icons, lessons, ..*self.plugin }));
        let is_whole = faults.is_empty();
        if is_whole {
            faults.extend(remarks(plugin, setup.as_ref()));
        }
        Reading { plugin: is_whole.then_some(plugin), setup, faults, code_changed }
    }

    /// Reads all locale files, by language.
    fn locales(&self, faults: &mut Vec<String>) -> Texts {
        let files = self.files("locales", "ftl");
        let mut texts = Texts::new();
        for language in spoken(self.plugin) {
            let is_own = |path: &&std::path::PathBuf| {
                let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                name.strip_prefix(language).is_some_and(|rest| rest.starts_with('.'))
            };
            let own = files.iter().filter(is_own).filter_map(|path| Some((self.name(path), self.text(path, faults)?)));
            let own: Vec<(String, &'static str)> = own.collect();
            faults.extend(Catalog::called(language, own.clone()).err().map(|error| error.to_string()));
            texts.extend(own.into_iter().map(|(_, words)| (language, words)));
        }
        texts
    }

    /// Reads the files that correspond to these built-in texts. If a file is missing, its built-in text is kept.
    fn texts(
        &self,
        part: &str,
        built: &[(&'static str, &'static str)],
        ending: &str,
        faults: &mut Vec<String>,
    ) -> Texts {
        let read = |(name, text): &(&'static str, &'static str)| {
            let found = self.file(part, &format!("{name}{ending}")).and_then(|path| self.text(&path, faults));
            (*name, found.unwrap_or(text))
        };
        built.iter().map(read).collect()
    }

    fn lessons(&self, faults: &mut Vec<String>) -> Vec<LessonFile> {
        let read = |lesson: &LessonFile| {
            let found = self.file("lessons", &format!("{}.ron", lesson.name));
            let text = found.and_then(|path| self.text(&path, faults)).unwrap_or(lesson.text);
            LessonFile { name: lesson.name, text, journals: lesson.journals }
        };
        self.plugin.lessons.iter().map(read).collect()
    }

    /// Reads the setup with the folder's content. If the folder's content differs from the built-in content, also
    /// runs a trial.
    fn setup(&self, faults: &mut Vec<String>) -> Box<dyn Setup> {
        let usual = || (self.plugin.setup)();
        let made = caught(|| {
            let mut setup = usual();
            let mut wrong = Vec::new();
            for (name, built) in setup.bundled_content() {
                let Some(path) = self.file("content", name) else { continue };
                match read_text(&path, FileKind::Content) {
                    Ok(text) if text == *built => {}
                    Ok(text) => wrong.extend(setup.replace_content(name, text).err().map(|error| error.to_string())),
                    Err(error) => wrong.push(format!("{}: {error}", self.name(&path))),
                }
            }
            if wrong.is_empty() {
                wrong.extend(trial::open(setup.as_ref()).err().map(|error| error.to_string()));
            }
            (setup, wrong)
        });
        match made {
            Ok((setup, wrong)) => {
                faults.extend(wrong);
                setup
            }
            Err(broken) => {
                faults.push(broken.to_string());
                usual()
            }
        }
    }

    fn text(&self, path: &Path, faults: &mut Vec<String>) -> Option<&'static str> {
        match text(path) {
            Ok(text) => Some(kept(text)),
            Err(error) => {
                faults.push(format!("{}: {error}", self.name(path)));
                None
            }
        }
    }
}

/// Leaks text to obtain a static lifetime. Identical strings share one allocation, so that a reading leaks only
/// changed files.
fn kept(text: String) -> &'static str {
    static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = kept.get(text.as_str()) {
        return text;
    }
    let text = Box::leak(text.into_boxed_str());
    kept.insert(text);
    text
}

/// Returns the languages of a game, each of which may have several files.
fn spoken(plugin: &Plugin) -> BTreeSet<&'static str> {
    plugin.locales.iter().map(|(language, _)| *language).collect()
}

/// Checks that the icons can be rendered.
fn draw(icons: &Texts, faults: &mut Vec<String>) {
    for (name, svg) in icons {
        if let Err(error) = resvg::usvg::roxmltree::Document::parse(svg) {
            faults.push(format!("icons/{name}.svg: {error}"));
        } else if rondel_painter::icons::drawing(svg, 16).is_none() {
            faults.push(format!("icons/{name}.svg cannot be drawn"));
        }
    }
}

/// Returns the results of the conformance checks for a valid game: references to missing rules and icons,
/// missing translations, and unplayable lessons. These issues do not prevent the game from being shown.
fn remarks(plugin: &'static Plugin, setup: &dyn Setup) -> Vec<String> {
    let catalogs: Vec<Catalog> =
        spoken(plugin).into_iter().filter_map(|language| plugin.catalog(language).ok()).collect();
    let plan = CheckPlan { games: GAMES, seed: 1, catalogs: &catalogs, look_every: LOOK_EVERY };
    let cx = conformance::check_plugin(plugin, setup, &plan).err().map(|violation| violation.fault);
    let lessons = plugin.lessons.iter().filter_map(|LessonFile { name, .. }| {
        let checked = caught(|| lesson::check(plugin, name, &catalogs).err().map(|fault| fault.to_string()));
        let fault = checked.unwrap_or_else(|broken| Some(broken.to_string()))?;
        Some(format!("lessons/{name}.ron, {fault}"))
    });
    missing(&catalogs).into_iter().chain(cx).chain(lessons).collect()
}

/// Returns the keys that exist in one language of a game but not in another.
fn missing(catalogs: &[Catalog]) -> Vec<String> {
    let all: BTreeSet<&str> = catalogs.iter().flat_map(Catalog::keys).collect();
    let lacks = |catalog: &Catalog| {
        let missing: Vec<&str> = all.iter().copied().filter(|key| !catalog.has(key)).collect();
        (!missing.is_empty()).then(|| format!("locales/{}.ftl: write {}", catalog.language(), missing.join(", ")))
    };
    catalogs.iter().filter_map(lacks).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_language_says_and_another_does_not_is_named() {
        let catalog = |language, words| Catalog::new(language, [words]).expect("words");
        let found = missing(&[catalog("en", "one = 1\ntwo = 2\n"), catalog("de", "one = 1\nthree = 3\n")]);
        assert_eq!(found, ["locales/en.ftl: write three", "locales/de.ftl: write two"]);
    }

    #[test]
    fn a_text_that_was_read_before_is_kept_once() {
        let [first, again, other] =
            ["prompt = Mark", "prompt = Mark", "prompt = Draw"].map(|text| kept(text.to_owned()));
        assert!(std::ptr::eq(first, again));
        assert_ne!(first, other);
    }
}

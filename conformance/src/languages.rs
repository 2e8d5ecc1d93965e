//! Checks that every message exists in every language of the game.

use std::collections::BTreeSet;
use std::path::Path;

use rondel::Plugin;

use crate::{Catalogs, GameFindings, Gate};

/// Checks the messages of the game, and returns them in each language that can be loaded.
pub(crate) fn check(folder: &Path, found: &mut GameFindings<'_>) -> Catalogs {
    let plugin = found.plugin;
    let files = files_in(folder);
    let name_of = |words: &str| files.iter().find(|(_, text)| text == words).map(|(name, _)| name.clone());
    let spoken: BTreeSet<&str> = plugin.locales.iter().map(|(language, _)| *language).collect();
    found.require(Gate::Words, spoken.contains("en"), || {
        "it has no English texts, the fallback for all other languages: write locales/en.ftl".to_owned()
    });
    let english = keys(plugin, "en");
    let mut catalogs = Catalogs::new();
    for language in spoken {
        let own = keys(plugin, language);
        let differs = |what: BTreeSet<&&str>| what.into_iter().map(|key| format!("`{key} = …`")).collect::<Vec<_>>();
        for (missing, file) in [
            (differs(english.difference(&own).collect()), language),
            (differs(own.difference(&english).collect()), "en"),
        ] {
            found.require(Gate::Words, missing.is_empty(), || {
                format!("locales/{file}.ftl: write {}", missing.join(", "))
            });
        }
        match plugin.catalog_of_files(language, name_of) {
            Ok(catalog) => catalogs.push(catalog),
            Err(error) => found.add(Gate::Words, error.to_string()),
        }
    }
    for catalog in &catalogs {
        for key in ["title", "tagline"] {
            found.require(Gate::Words, catalog.has(key), || {
                format!("locales/{}.ftl: write `{key} = …`", catalog.language())
            });
        }
    }
    catalogs
}

/// Returns the locale files of a crate: names and contents.
fn files_in(folder: &Path) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder.join("locales")).into_iter().flatten().flatten();
    let read = |entry: std::fs::DirEntry| {
        let name = format!("locales/{}", entry.file_name().to_string_lossy());
        Some((name, std::fs::read_to_string(entry.path()).ok()?))
    };
    entries.filter_map(read).collect()
}

/// Returns the message keys in a game's own locale files of one language.
fn keys<'a>(plugin: &'a Plugin, language: &str) -> BTreeSet<&'a str> {
    let files = plugin.locales.iter().filter(|(spoken, _)| *spoken == language).map(|(_, words)| *words);
    let lines = files.flat_map(str::lines).filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    lines.filter_map(|line| line.split_once('=').map(|(key, _)| key.trim())).collect()
}

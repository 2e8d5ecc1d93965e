//! The crate folder of a game under development.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use rondel::Plugin;
use rondel_system::{FileKind, ReadError, read_text};

use super::Stamp;

/// The crate folder of a game.
#[derive(Clone, Debug)]
pub struct Folder {
    /// The game in the folder.
    pub plugin: &'static Plugin,
    pub(super) root: PathBuf,
}

/// The error returned if a folder does not contain the crate of the game.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoFolder {
    /// The folder contains no crate with locale files.
    #[error("{0} is not a crate with translations: it has no Cargo.toml or no folder `locales`")]
    NoCrate(String),
    /// The folder contains the crate of a different game.
    #[error("{folder} is not the crate of `{game}`: nothing in its `src` mentions it")]
    OtherGame {
        /// The folder.
        folder: String,
        /// The id of the expected game.
        game: &'static str,
    },
}

/// Subfolders whose files are reloaded when they change, and the subfolder with the source code.
const READ: [&str; 5] = ["locales", "rules", "icons", "lessons", "content"];
const BUILT: &str = "src";
/// Maximum depth of subfolders, and maximum number of files.
const DEEPEST: usize = 4;
const MOST: usize = 4_000;

impl Folder {
    /// Returns the crate folder of this game.
    ///
    /// # Errors
    /// Returns an error if the folder does not contain the crate of this game.
    pub fn of(plugin: &'static Plugin, root: &Path) -> Result<Self, NoFolder> {
        let folder = || root.display().to_string();
        if !root.join("Cargo.toml").is_file() || !root.join("locales").is_dir() {
            return Err(NoFolder::NoCrate(folder()));
        }
        let found = Self { plugin, root: root.to_owned() };
        let id = format!("\"{}\"", plugin.id);
        let names = |path: &PathBuf| text(path).is_ok_and(|source| source.contains(&id));
        if found.files(BUILT, "rs").iter().any(names) {
            return Ok(found);
        }
        Err(NoFolder::OtherGame { folder: folder(), game: plugin.id })
    }

    /// Returns the stamps of all files in the watched subfolders.
    pub(super) fn stamps(&self) -> Vec<Stamp> {
        READ.into_iter().chain([BUILT]).flat_map(|part| self.files(part, "")).map(|path| stamp(&path)).collect()
    }

    /// Returns the stamps of the source files.
    pub(super) fn stamps_of_code(&self) -> Vec<Stamp> {
        self.files(BUILT, "rs").iter().map(|path| stamp(path)).collect()
    }

    /// Returns the files with this extension in a subfolder, sorted by path. If `ending` is empty, returns all files.
    pub(super) fn files(&self, part: &str, ending: &str) -> Vec<PathBuf> {
        let mut found = Vec::new();
        gather(&self.root.join(part), DEEPEST, &mut found);
        found.retain(|path| ending.is_empty() || path.extension() == Some(OsStr::new(ending)));
        found.sort();
        found
    }

    /// Finds a file by name in a subfolder, at any depth.
    pub(super) fn file(&self, part: &str, name: &str) -> Option<PathBuf> {
        self.files(part, "").into_iter().find(|path| path.file_name() == Some(OsStr::new(name)))
    }

    /// Returns the path of a file relative to the folder.
    pub(super) fn name(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).display().to_string()
    }
}

pub(super) fn text(path: &Path) -> Result<String, ReadError> {
    read_text(path, FileKind::Source)
}

fn stamp(path: &Path) -> Stamp {
    let about = std::fs::metadata(path).ok();
    (path.to_owned(), about.as_ref().and_then(|about| about.modified().ok()), about.map_or(0, |about| about.len()))
}

fn gather(folder: &Path, depth: usize, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && depth > 0 {
            gather(&path, depth - 1, into);
        } else if into.len() < MOST && !path.is_dir() {
            into.push(path);
        }
    }
}

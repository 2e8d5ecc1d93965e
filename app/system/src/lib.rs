//! Access to the operating system: game files, settings, the clock, threads and panic handling.

mod atomic;
mod bin;
pub mod clock;
mod hosted;
mod import;
mod journal_writer;
pub mod local_time;
mod metadata;
mod notes;
pub mod opening;
pub mod panic_hook;
pub mod pasted;
pub mod png_file;
mod programs;
mod reading;
mod reviews;
mod saved;
mod settings;
mod settings_merge;
mod sidecar;
mod ui_state;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

pub use atomic::{private, replace_private};
pub use bin::{MoveError, move_games};
pub use hosted::{forget_guests, read_guests, write_guests};
pub use import::{ExportError, Exported, Identity, ImportOutcome, carry_out, copy_to, games_at, take_in};
pub use journal_writer::{JournalWriter, Moved, SaveError};
pub use metadata::{GameMetadata, LONGEST_OWN_NAME, read_about, write_about};
pub use notes::{LONGEST_NAME, LONGEST_NOTE, Note, NoteMark, Notes, branches_of, game_of, thrown_away_of};
pub use opening::OpenError;
pub use programs::{PROGRAM_SECONDS, Program};
pub use reading::{FileKind, NoFile, ReadError, read, read_text};
pub use reviews::{Weighed, has_review, read_review, write_review};
pub use saved::{Age, Contents, STAMP, SavedGame, SavedGames, Unopened, read_game};
pub use settings::{Settings, SettingsFault, Speed, ThemeChoice, Unreadable};
pub use ui_state::{LastTable, Learnt, Window};

/// The folder for games and settings.
#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
}

/// The reason why a program cannot go online with a folder.
#[derive(Debug, thiserror::Error)]
pub enum ClaimError {
    /// Another program is online with the folder.
    #[error(
        "another Rondel on this computer is already online with the folder {}; use that one, or specify another folder",
        .0.display()
    )]
    InUse(PathBuf),
    /// The lock file cannot be written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
}

impl Store {
    /// Returns the user's data folder, or the folder in the environment variable `RONDEL_HOME` if it is set.
    pub fn open() -> Self {
        let named = std::env::var_os("RONDEL_HOME").filter(|path| !path.is_empty()).map(PathBuf::from);
        let own = || directories::ProjectDirs::from("", "", "rondel").map(|dirs| dirs.data_dir().to_owned());
        Self { root: named.or_else(own).unwrap_or_else(|| PathBuf::from("rondel-data")) }
    }

    /// Returns a store in the given folder.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into() }
    }

    /// Returns the folder of the games.
    pub fn games(&self) -> PathBuf {
        self.root.join("games")
    }

    /// Returns the folder of deleted games.
    pub fn bin(&self) -> PathBuf {
        self.root.join("bin")
    }

    /// Returns the index file of the library, which can be deleted and is then rebuilt.
    pub fn index_file(&self) -> PathBuf {
        self.root.join("index.sqlite")
    }

    /// Returns the default folder for exported games.
    pub fn carried_out(&self) -> PathBuf {
        self.root.join("exported")
    }

    /// Returns the folder of tables that are waiting for their guests, and of games in which the user is a guest.
    pub fn visits(&self) -> PathBuf {
        self.root.join("visits")
    }

    /// Returns the file of the key that identifies this program to other programs.
    pub fn key_file(&self) -> PathBuf {
        self.root.join("key.json")
    }

    /// Returns the default folder for figures exported from the lab.
    pub fn exports(&self) -> PathBuf {
        self.root.join("lab")
    }

    /// Returns the default folder for exported images, films and pages.
    pub fn shared(&self) -> PathBuf {
        self.root.join("shared")
    }

    /// Returns the files of unfinished games that this machine hosts for guests.
    pub fn hosted_files(&self) -> Vec<PathBuf> {
        hosted::games_with_guests(&self.games())
    }

    /// Acquires the lock for resuming hosted tables. If several programs use this folder, only one of them resumes
    /// the tables automatically. Returns `None` if another program holds the lock. The lock is released when the
    /// returned file is dropped.
    pub fn alone_with_what_was_left(&self) -> Option<File> {
        let file =
            OpenOptions::new().write(true).create(true).truncate(false).open(self.root.join("left.lock")).ok()?;
        // If the system does not support locks, no other window can hold one.
        if let Err(TryLockError::WouldBlock) = file.try_lock() { None } else { Some(file) }
    }

    /// Claims the folder for online tables until the returned file is closed. Two programs with the same folder would
    /// have the same key, so other programs could not tell them apart.
    ///
    /// # Errors
    ///
    /// Returns an error if another program has claimed the folder, or if the lock cannot be written.
    pub fn claim_online(&self) -> Result<File, ClaimError> {
        let path = self.root.join("online.lock");
        let opened = std::fs::create_dir_all(&self.root)
            .and_then(|()| OpenOptions::new().write(true).create(true).truncate(false).open(&path));
        let file = opened.map_err(|source| ClaimError::File { path, source })?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(ClaimError::InUse(self.root.clone())),
            // Proceed if the system does not support locks.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
        }
    }

    /// Returns the settings file.
    pub fn settings_file(&self) -> PathBuf {
        self.root.join("settings.json")
    }

    /// Returns the file that records past practice.
    pub fn practised_file(&self) -> PathBuf {
        self.root.join("practised")
    }

    /// Returns the user's own content files for a game, as pairs of name and text. They are the `*.ron` files in
    /// `content/GAME`.
    pub fn content(&self, game: &str) -> Vec<(String, Result<String, ReadError>)> {
        let folder = self.root.join("content").join(game);
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let content = files.filter(|path| path.extension().is_some_and(|ending| ending == "ron"));
        let named = content.filter_map(|path| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            (!name.starts_with('.')).then(|| (name, read_text(&path, FileKind::Content)))
        });
        let mut named: Vec<_> = named.collect();
        named.sort_by(|one, other| one.0.cmp(&other.0));
        named
    }

    /// Returns up to `most` saved games, most recently played first.
    pub fn saved(&self, most: usize) -> SavedGames {
        saved::list(&self.games(), most)
    }

    /// Returns the paths of all saved games, most recently played first.
    pub fn saved_files(&self) -> Vec<PathBuf> {
        games_in(&self.games())
    }
}

/// Returns the game files in a folder, most recently written first. The list is empty if the folder cannot be read.
pub fn games_in(folder: &Path) -> Vec<PathBuf> {
    saved::files(folder).unwrap_or_default().into_iter().map(|(_, path)| path).collect()
}

/// Writes a new file. Creates the folder if it does not exist.
///
/// # Errors
/// Returns an error if the file exists or cannot be written. An incomplete file is deleted.
pub fn export(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    let system = |source| SaveError::System { path: path.to_owned(), source };
    if let Some(folder) = path.parent() {
        // If this fails, creating the file reports the error.
        let _ = std::fs::create_dir_all(folder);
    }
    let mut file = File::create_new(path).map_err(system)?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(|source| {
        // The incomplete file is useless.
        let _ = std::fs::remove_file(path);
        system(source)
    })
}

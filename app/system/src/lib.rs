//! What the program asks of the system: files (games as they are played, and the settings), a clock, threads, and what becomes of panics.

mod atomic;
mod bin;
pub mod clock;
mod hosted;
mod import;
mod journal_writer;
mod metadata;
mod notes;
pub mod opening;
pub mod panic_hook;
pub mod png_file;
mod reading;
mod reviews;
mod saved;
mod settings;
mod sidecar;
mod ui_state;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};

pub use atomic::{private, replace_private};
pub use bin::{MoveError, move_games};
pub use hosted::{forget_guests, read_guests, write_guests};
pub use import::{ExportError, Exported, Identity, ImportOutcome, carry_out, copy_to, games_at, take_in};
pub use journal_writer::{JournalWriter, Moved, SaveError};
pub use metadata::{GameMetadata, LONGEST_OWN_NAME, read_about, write_about};
pub use notes::{LONGEST_NAME, LONGEST_NOTE, Note, NoteMark, Notes, branches_of, game_of, thrown_away_of};
pub use opening::OpenError;
pub use reading::{FileKind, NoFile, ReadError, read, read_text};
pub use reviews::{Weighed, has_review, read_review, write_review};
pub use saved::{Age, Contents, STAMP, SavedGame, SavedGames, Unopened, read_game};
pub use settings::{Settings, SettingsFault, Speed, ThemeChoice, Unreadable};
pub use ui_state::{LastTable, Learnt, Window};

/// Where games and settings live.
#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
}

impl Store {
    /// The folder of this person on this system; `RONDEL_HOME` names another.
    pub fn open() -> Self {
        let named = std::env::var_os("RONDEL_HOME").filter(|path| !path.is_empty()).map(PathBuf::from);
        let own = || directories::ProjectDirs::from("", "", "rondel").map(|dirs| dirs.data_dir().to_owned());
        Self { root: named.or_else(own).unwrap_or_else(|| PathBuf::from("rondel-data")) }
    }

    /// A store in a folder of one's choice.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into() }
    }

    /// Where games are kept.
    pub fn games(&self) -> PathBuf {
        self.root.join("games")
    }

    /// Where games lie that were thrown away, until they are thrown away for good.
    pub fn bin(&self) -> PathBuf {
        self.root.join("bin")
    }

    /// Where the index of all games lies; it can be deleted and is made anew.
    pub fn index_file(&self) -> PathBuf {
        self.root.join("index.sqlite")
    }

    /// Where games are carried to, unless another place is named.
    pub fn carried_out(&self) -> PathBuf {
        self.root.join("exported")
    }

    /// Where tables that wait for their guests are kept, and games in which one is a guest.
    pub fn visits(&self) -> PathBuf {
        self.root.join("visits")
    }

    /// Where the key is kept by which others know this program.
    pub fn key_file(&self) -> PathBuf {
        self.root.join("key.json")
    }

    /// Where numbers of the lab are written, unless another place is named.
    pub fn exports(&self) -> PathBuf {
        self.root.join("lab")
    }

    /// Where pictures, films and pages are written, unless another place is named.
    pub fn shared(&self) -> PathBuf {
        self.root.join("shared")
    }

    /// The files of the games that are held here for guests elsewhere and not done with.
    pub fn hosted_files(&self) -> Vec<PathBuf> {
        hosted::games_with_guests(&self.games())
    }

    /// Of several programs that use this folder one goes on by itself with the tables that were left: nothing where another one does. It is so
    /// for as long as the file is kept.
    pub fn alone_with_what_was_left(&self) -> Option<File> {
        let file =
            OpenOptions::new().write(true).create(true).truncate(false).open(self.root.join("left.lock")).ok()?;
        // A system without locks has no other window either that could hold one.
        if let Err(TryLockError::WouldBlock) = file.try_lock() { None } else { Some(file) }
    }

    /// Where the settings are kept.
    pub fn settings_file(&self) -> PathBuf {
        self.root.join("settings.json")
    }

    /// Where it is remembered what was practised.
    pub fn practised_file(&self) -> PathBuf {
        self.root.join("practised")
    }

    /// The content files of the person's own for a game, by name: what is called `*.ron` in the folder `content/GAME`.
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

    /// The games kept here, those played last first and no more of them than asked for.
    pub fn saved(&self, most: usize) -> SavedGames {
        saved::list(&self.games(), most)
    }

    /// The files of all games kept here, those played last first.
    pub fn saved_files(&self) -> Vec<PathBuf> {
        games_in(&self.games())
    }
}

/// The files in a folder that are called as games are, those written last first; none where it cannot be looked into.
pub fn games_in(folder: &Path) -> Vec<PathBuf> {
    saved::files(folder).unwrap_or_default().into_iter().map(|(_, path)| path).collect()
}

/// Writes a new file; its folder is made where it is missing.
///
/// # Errors
/// A file that exists or cannot be written; one that could be written in part only is removed.
pub fn export(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    let system = |source| SaveError::System { path: path.to_owned(), source };
    if let Some(folder) = path.parent() {
        // Should it fail, making the file says why.
        let _ = std::fs::create_dir_all(folder);
    }
    let mut file = File::create_new(path).map_err(system)?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(|source| {
        // What is left of it is no use to anybody.
        let _ = std::fs::remove_file(path);
        system(source)
    })
}

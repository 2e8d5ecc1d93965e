//! Moves deleted games with their sidecar files into a separate folder, and restores them.

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::sidecar::BRANCHES;
use super::{Store, saved};

/// The reason why a game was not moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// Another window is writing the file.
    #[error("{}: the game is open in another window", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The operating system cannot move the file.
    #[error("{}: {source}", path.display())]
    System {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        #[source]
        source: io::Error,
    },
}

/// Moves games from one folder into another, including their sidecar files. Creates the target folder if it
/// does not exist. A number is added to names that are already taken. Returns the new path of each game.
pub fn move_games(games: &[PathBuf], into: &Path) -> Vec<Result<PathBuf, MoveError>> {
    // If this fails, moving the first game reports the error.
    let _ = fs::create_dir_all(into);
    let mut beside = SourceFolder::default();
    games.iter().map(|game| beside.move_one(game, into)).collect()
}

/// The contents of the source folder, which are listed only once for all games.
#[derive(Default)]
struct SourceFolder {
    folder: Option<PathBuf>,
    names: Vec<std::ffi::OsString>,
}

impl SourceFolder {
    fn move_one(&mut self, game: &Path, into: &Path) -> Result<PathBuf, MoveError> {
        let system = |source| MoveError::System { path: game.to_owned(), source };
        let name = game.file_name().ok_or_else(|| system(io::ErrorKind::InvalidInput.into()))?;
        let about = game.symlink_metadata().map_err(system)?;
        if about.is_dir() {
            return Err(system(io::ErrorKind::IsADirectory.into()));
        }
        // Only a regular file can be open in a window. Any other object is not opened, not even to lock it.
        let _held = if about.is_file() { hold(game)? } else { None };
        let (to, _) = saved::create_named(into, name).map_err(system)?;
        if let Err(error) = fs::rename(game, &to) {
            // Remove the placeholder for the game, which is still empty.
            let _ = fs::remove_file(&to);
            return Err(system(error));
        }
        for (beside, ending) in self.of(game, name) {
            let mut named = to.file_name().unwrap_or_default().to_owned();
            named.push(ending);
            // An existing file with this name can only be left over from a game that no longer exists.
            fs::rename(&beside, to.with_file_name(named)).map_err(system)?;
        }
        Ok(to)
    }

    /// Returns the sidecar files of a game, each with the suffix that follows the game's name.
    fn of(&mut self, game: &Path, name: &OsStr) -> Vec<(PathBuf, String)> {
        let folder = game.parent().unwrap_or(Path::new(""));
        if self.folder.as_deref() != Some(folder) {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            self.names = entries.map(|entry| entry.file_name()).collect();
            self.names.sort();
            self.folder = Some(folder.to_owned());
        }
        let mut start = name.to_owned();
        start.push(".");
        let first = self.names.partition_point(|other| *other < start);
        let begins = |other: &&std::ffi::OsString| other.as_encoded_bytes().starts_with(start.as_encoded_bytes());
        let found = self.names[first..].iter().take_while(begins);
        // Sidecar suffixes are plain ASCII, so a file with any other suffix is not a sidecar file.
        let ending = |other: &std::ffi::OsString| {
            std::str::from_utf8(&other.as_encoded_bytes()[name.len()..]).ok().map(ToOwned::to_owned)
        };
        found.filter_map(|other| Some((folder.join(other), ending(other)?))).collect()
    }
}

/// Locks a game while it is being moved.
fn hold(game: &Path) -> Result<Option<File>, MoveError> {
    let Ok(file) = File::open(game) else { return Ok(None) };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(MoveError::Busy { path: game.to_owned() }),
        // If the system does not support locks, no window can hold one.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(file)),
    }
}

impl Store {
    /// Permanently deletes all games in the bin with their sidecar files. Other files in the folder remain.
    /// Returns the number of deleted games.
    ///
    /// # Errors
    /// Returns an error for the first file that cannot be deleted; the files before it are already deleted.
    pub fn empty_bin(&self) -> io::Result<usize> {
        let entries = match fs::read_dir(self.bin()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
            entries => entries?,
        };
        let mut games = 0;
        for entry in entries.flatten() {
            let name = entry.file_name();
            let Some(name) = name.to_str() else { continue };
            let (is_game, is_beside) = (name.ends_with(".rondel"), name.contains(".rondel."));
            if name.ends_with(BRANCHES) && entry.file_type()?.is_dir() {
                fs::remove_dir_all(entry.path())?;
            } else if (is_game || is_beside) && !entry.file_type()?.is_dir() {
                fs::remove_file(entry.path())?;
                games += usize::from(is_game);
            }
        }
        Ok(games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_game_goes_to_the_bin_with_all_that_lies_beside_it_and_comes_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path());
        let game = store.games().join("one.rondel");
        for ending in ["", ".about", ".review", ".guests"] {
            write(&game.with_file_name(format!("one.rondel{ending}")), ending);
        }
        write(&store.games().join("one.rondel.branches/two.rondel"), "a branch");
        write(&store.games().join("one.rondelx"), "another");
        write(&store.games().join("one-2.rondel"), "another");
        let moved = move_games(std::slice::from_ref(&game), &store.bin());
        assert_eq!(moved[0].as_ref().expect("moved"), &store.bin().join("one.rondel"));
        let all = ["one.rondel", "one.rondel.about", "one.rondel.branches", "one.rondel.guests", "one.rondel.review"];
        assert_eq!(
            (names(&store.bin()), names(&store.games())),
            (all.map(String::from).to_vec(), vec!["one-2.rondel".into(), "one.rondelx".into()])
        );
        write(&game, "a new game of the same name");
        let back = move_games(&[store.bin().join("one.rondel")], &store.games());
        assert_eq!(back[0].as_ref().expect("moved"), &store.games().join("one-3.rondel"));
        assert_eq!(fs::read_to_string(store.games().join("one-3.rondel.review")).expect("it came along"), ".review");
        assert_eq!(fs::read_to_string(&game).expect("the new game"), "a new game of the same name");
        assert_eq!(names(&store.games().join("one-3.rondel.branches")), ["two.rondel"]);
        move_games(&[store.games().join("one-3.rondel")], &store.bin());
        assert_eq!(store.empty_bin().expect("emptied"), 1);
        assert!(names(&store.bin()).is_empty(), "branches are gone with their game");
    }

    #[test]
    fn a_game_that_is_open_in_a_window_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("games/one.rondel");
        write(&game, "a game");
        let window = File::options().append(true).open(&game).expect("a file");
        window.try_lock().expect("nobody else has it");
        let moved = move_games(std::slice::from_ref(&game), &folder.path().join("bin"));
        assert!(matches!(&moved[0], Err(MoveError::Busy { path }) if *path == game), "{moved:?}");
        assert!(game.exists() && names(&folder.path().join("bin")).is_empty());
        drop(window);
        assert!(move_games(&[game], &folder.path().join("bin"))[0].is_ok());
    }

    #[test]
    fn emptying_the_bin_leaves_what_is_no_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path());
        assert_eq!(store.empty_bin().expect("there is none"), 0);
        for name in ["one.rondel", "one.rondel.about", "two.rondel", "letter.txt"] {
            write(&store.bin().join(name), name);
        }
        assert_eq!(store.empty_bin().expect("emptied"), 2);
        assert_eq!(names(&store.bin()), ["letter.txt"]);
    }
}

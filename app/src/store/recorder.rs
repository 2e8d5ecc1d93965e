//! Writes a game as it is played: a journal that only grows.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rondel::journal::Header;

use super::saved;

/// Why a game is not on disk, and where it should be.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Another window writes it.
    #[error("{}: the game is open in another window", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// It is no longer as it was read.
    #[error("{}: the file was changed by another program", path.display())]
    Changed {
        /// The file.
        path: PathBuf,
    },
    /// The system does not write it.
    #[error("{}: {source}", path.display())]
    System {
        /// The file, or the folder where no file could be made.
        path: PathBuf,
        /// What the system says.
        #[source]
        source: io::Error,
    },
}

impl SaveError {
    fn system(path: &Path) -> impl FnOnce(io::Error) -> Self {
        |source| Self::System { path: path.to_owned(), source }
    }
}

/// A journal on its way to disk. What cannot be written waits here and is tried again with the next line.
#[derive(Debug)]
pub struct Recorder {
    place: Place,
    whole: String,
    written: usize,
    /// Whether the system has put on disk what was written.
    synced: bool,
    trouble: Option<SaveError>,
}

#[derive(Debug)]
enum Place {
    /// No line was worth a file yet; it will have a name of its own in this folder.
    Unborn {
        folder: PathBuf,
        game: String,
    },
    /// A file of this name that is not open yet; `fresh` where it must not exist.
    Closed {
        path: PathBuf,
        fresh: bool,
    },
    Open {
        path: PathBuf,
        file: File,
    },
}

impl Recorder {
    /// A new journal in `folder`. The file is made with its first decision.
    pub fn begin(folder: PathBuf, header: &Header) -> Self {
        Self::fresh(folder, &header.game, header.line())
    }

    /// A new journal that starts with a game played elsewhere.
    pub fn fresh(folder: PathBuf, game: &str, text: String) -> Self {
        let place = Place::Unborn { folder, game: game.to_owned() };
        Self { place, whole: text, written: 0, synced: false, trouble: None }
    }

    /// Goes on with a journal that is sound as it stands.
    pub fn resume(path: PathBuf, text: String) -> Self {
        let place = Place::Closed { path, fresh: false };
        Self { place, written: text.len(), whole: text, synced: true, trouble: None }
    }

    /// A new journal in a file of this name, made at once; its folder must be there.
    ///
    /// # Errors
    /// A file that exists or cannot be written.
    pub fn create(path: PathBuf, header: &Header) -> Result<Self, SaveError> {
        Self::made(path, header.line())
    }

    /// Adds a line and writes it through.
    pub fn append(&mut self, line: &str) {
        self.whole.push_str(line);
        self.flush();
    }

    /// Tries to write what is not on disk yet.
    pub fn flush(&mut self) {
        self.trouble = self.write().err();
    }

    /// Why the game is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// The file, once it exists.
    pub fn path(&self) -> Option<&Path> {
        match &self.place {
            Place::Unborn { .. } => None,
            Place::Closed { path, .. } | Place::Open { path, .. } => Some(path),
        }
    }

    /// Writes the whole game to a new file and goes on there.
    ///
    /// # Errors
    /// A file that exists or cannot be written; then the game goes on where it was.
    pub fn save_as(&mut self, path: PathBuf) -> Result<(), SaveError> {
        if let Some(folder) = path.parent() {
            // Should it fail, making the file says why.
            let _ = std::fs::create_dir_all(folder);
        }
        *self = Self::made(path, self.whole.clone())?;
        Ok(())
    }

    /// A new file of this name that holds `whole`; one that could be written in part only is removed.
    fn made(path: PathBuf, whole: String) -> Result<Self, SaveError> {
        let place = Place::Closed { path, fresh: true };
        let mut made = Self { place, whole, written: 0, synced: false, trouble: None };
        match made.write() {
            Ok(()) => Ok(made),
            Err(error) => {
                if let Place::Open { path, .. } = &made.place {
                    let _ = std::fs::remove_file(path);
                }
                Err(error)
            }
        }
    }

    fn write(&mut self) -> Result<(), SaveError> {
        if self.written == self.whole.len() && self.synced {
            return Ok(());
        }
        self.open()?;
        let Place::Open { path, file } = &mut self.place else { return Ok(()) };
        self.synced = false;
        // Counted by hand: after a full disk the next try goes on at the byte where this one stopped.
        while self.written < self.whole.len() {
            match file.write(&self.whole.as_bytes()[self.written..]) {
                Ok(0) => return Err(SaveError::system(path)(io::ErrorKind::WriteZero.into())),
                Ok(count) => self.written += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(SaveError::system(path)(error)),
            }
        }
        file.sync_data().map_err(SaveError::system(path))?;
        self.synced = true;
        Ok(())
    }

    fn open(&mut self) -> Result<(), SaveError> {
        let (path, file, made) = match &self.place {
            Place::Open { .. } => return Ok(()),
            Place::Unborn { folder, game } => {
                let made = std::fs::create_dir_all(folder).and_then(|()| saved::create(folder, game));
                let (path, file) = made.map_err(SaveError::system(folder))?;
                (path, file, true)
            }
            Place::Closed { path, fresh } => {
                let mut options = OpenOptions::new();
                if *fresh {
                    options.write(true).create_new(true)
                } else {
                    options.append(true)
                };
                let file = options.open(path).map_err(SaveError::system(path))?;
                (path.clone(), file, *fresh)
            }
        };
        if let Err(error) = keep_to_ourselves(&path, &file, self.written) {
            if made {
                let _ = std::fs::remove_file(&path);
            }
            return Err(error);
        }
        self.place = Place::Open { path, file };
        Ok(())
    }
}

/// Two windows that write one game would spoil it for both: a file that another one holds, or that has changed since it
/// was read, is left alone.
fn keep_to_ourselves(path: &Path, file: &File, expected: usize) -> Result<(), SaveError> {
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(SaveError::Busy { path: path.to_owned() });
    }
    if file.metadata().map_err(SaveError::system(path))?.len() != expected as u64 {
        return Err(SaveError::Changed { path: path.to_owned() });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch() -> tempfile::TempDir {
        tempfile::tempdir().expect("a temporary folder")
    }

    #[test]
    fn every_line_is_on_disk_when_it_was_added() {
        let folder = scratch();
        let mut recorder = Recorder::fresh(folder.path().join("games"), "caravan", "{}\n".to_owned());
        assert!(recorder.path().is_none(), "a game nobody played makes no file");
        recorder.append("1\n");
        recorder.append("2\n");
        let path = recorder.path().expect("a file").to_owned();
        assert_eq!(std::fs::read_to_string(path).expect("the file"), "{}\n1\n2\n");
    }

    #[test]
    fn what_cannot_be_written_waits_and_is_saved_elsewhere() {
        let folder = scratch();
        let blocked = folder.path().join("games");
        std::fs::write(&blocked, "a file in place of the folder").expect("a file");
        let mut recorder = Recorder::fresh(blocked.clone(), "caravan", "{}\n".to_owned());
        recorder.append("1\n");
        assert!(recorder.trouble().is_some());
        let elsewhere = folder.path().join("elsewhere.rondel");
        recorder.save_as(elsewhere.clone()).expect("another place");
        recorder.append("2\n");
        assert!(recorder.trouble().is_none());
        assert_eq!(std::fs::read_to_string(elsewhere).expect("the file"), "{}\n1\n2\n");
        assert_eq!(std::fs::read_to_string(blocked).expect("the file"), "a file in place of the folder");
    }

    #[test]
    fn trouble_ends_when_the_place_can_be_written_again() {
        let folder = scratch();
        let blocked = folder.path().join("games");
        std::fs::write(&blocked, "").expect("a file");
        let mut recorder = Recorder::fresh(blocked.clone(), "caravan", "{}\n".to_owned());
        recorder.append("1\n");
        std::fs::remove_file(blocked).expect("the way is free");
        recorder.flush();
        assert!(recorder.trouble().is_none() && recorder.path().is_some());
    }

    #[test]
    fn two_windows_do_not_write_one_game() {
        let folder = scratch();
        let path = folder.path().join("game.rondel");
        std::fs::write(&path, "{}\n").expect("a file");
        let mut one = Recorder::resume(path.clone(), "{}\n".to_owned());
        let mut other = Recorder::resume(path.clone(), "{}\n".to_owned());
        one.append("1\n");
        other.append("2\n");
        assert!(one.trouble().is_none() && other.trouble().is_some());
        drop(one);
        other.flush();
        assert!(other.trouble().is_some(), "the file has grown since it was read");
        assert_eq!(std::fs::read_to_string(path).expect("the file"), "{}\n1\n");
    }

    #[test]
    fn nothing_is_overwritten() {
        let folder = scratch();
        let taken = folder.path().join("mine.rondel");
        std::fs::write(&taken, "mine").expect("a file");
        let mut recorder = Recorder::fresh(folder.path().join("games"), "caravan", "{}\n".to_owned());
        assert!(recorder.save_as(taken.clone()).is_err());
        assert_eq!(std::fs::read_to_string(taken).expect("the file"), "mine");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_the_system_did_not_put_on_disk_is_not_saved() {
        // A device that takes every byte and keeps none: writing succeeds, syncing does not.
        let mut recorder = Recorder::resume(PathBuf::from("/dev/null"), String::new());
        recorder.append("1\n");
        assert!(recorder.trouble().is_some());
        recorder.flush();
        assert!(recorder.trouble().is_some(), "trying again syncs again");
    }
}

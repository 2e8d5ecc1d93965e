//! Writes the journal of a game while it is being played. A journal is append-only. Before each line, the writer
//! checks that the file is unchanged since the last write. If the file was changed, the whole game is written to a
//! new file next to it, and the old file remains as it is.

use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rondel::journal::Header;

use super::saved;

/// The reason why a game could not be saved, with the affected path.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Another window is writing the file.
    #[error("{}: the game is open in another window", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The operating system cannot write the file.
    #[error("{}: {source}", path.display())]
    System {
        /// The file, or the folder in which it could not be created.
        path: PathBuf,
        /// The error of the operating system.
        #[source]
        source: io::Error,
    },
}

impl SaveError {
    fn system(path: &Path) -> impl FnOnce(io::Error) -> Self {
        |source| Self::System { path: path.to_owned(), source }
    }
}

/// A game that continues in another file because its own file was deleted, replaced or changed by another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The lost file.
    pub from: PathBuf,
    /// The new file, which contains the whole game.
    pub to: PathBuf,
}

/// A journal and the part of it that is on disk. Failed writes are retried with the next line.
#[derive(Debug)]
pub struct JournalWriter {
    place: WriteState,
    whole: String,
    written: usize,
    /// Whether the written data has been synced to disk.
    synced: bool,
    trouble: Option<SaveError>,
    moved: Option<Moved>,
    /// Whether writing is suspended.
    held_back: bool,
}

#[derive(Debug)]
enum WriteState {
    /// Nothing has been written yet. The file will be created in this folder.
    Unborn { folder: PathBuf, game: String },
    /// The file is not open yet. If `fresh` is true, the file must not exist.
    Closed { path: PathBuf, fresh: bool },
    Open {
        path: PathBuf,
        file: File,
        /// Modification time after the last write by this program.
        touched: Option<SystemTime>,
    },
}

/// The reason why a file cannot be continued.
enum Unfit {
    /// The file is missing or was changed.
    Lost,
    /// An error that may be temporary.
    Trouble(SaveError),
}

impl From<SaveError> for Unfit {
    fn from(error: SaveError) -> Self {
        Self::Trouble(error)
    }
}

impl JournalWriter {
    /// Creates a journal in `folder`. The file is created with the first decision.
    pub fn begin(folder: PathBuf, header: &Header) -> Self {
        Self::fresh(folder, &header.game, header.line())
    }

    /// Creates a journal that starts with existing text.
    pub fn fresh(folder: PathBuf, game: &str, text: String) -> Self {
        let place = WriteState::Unborn { folder, game: game.to_owned() };
        Self { place, whole: text, written: 0, synced: false, trouble: None, moved: None, held_back: false }
    }

    /// Suspends writing until [`JournalWriter::let_go`] is called or the journal is saved under a name.
    #[must_use]
    pub fn held_back(mut self) -> Self {
        self.held_back = true;
        self
    }

    /// Resumes writing, and writes everything held back so far.
    pub fn let_go(&mut self) {
        self.held_back = false;
        self.flush();
    }

    /// Continues an intact journal. If its last line is incomplete, a line break is added before the next line.
    pub fn resume(path: PathBuf, text: String) -> Self {
        let (place, written) = (WriteState::Closed { path, fresh: false }, text.len());
        let ends = text.is_empty() || text.ends_with('\n');
        let whole = if ends { text } else { text + "\n" };
        Self { place, whole, written, synced: true, trouble: None, moved: None, held_back: false }
    }

    /// Appends a line and writes it to disk.
    pub fn append(&mut self, line: &str) {
        self.whole.push_str(line);
        self.flush();
    }

    /// Writes everything that is not on disk yet.
    pub fn flush(&mut self) {
        self.trouble = self.write().err();
    }

    /// Checks once more that everything is on disk. This is intended for the end of a game, when no later write
    /// would detect a problem.
    pub fn settle(&mut self) {
        if self.trouble.is_some() || matches!(self.place, WriteState::Open { .. }) {
            self.flush();
        }
    }

    /// Returns the file in which the game continues if its own file was lost since the last call.
    pub fn take_moved(&mut self) -> Option<Moved> {
        self.moved.take()
    }

    /// Returns the reason why the last write failed, or `None` if it succeeded.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Returns the path of the file, or `None` if it does not exist yet.
    pub fn path(&self) -> Option<&Path> {
        match &self.place {
            WriteState::Unborn { .. } => None,
            WriteState::Closed { path, .. } | WriteState::Open { path, .. } => Some(path),
        }
    }

    /// Writes the whole game to a new file and continues there. Creates the folder if it does not exist.
    ///
    /// # Errors
    /// Returns an error if the file exists or cannot be written. The game then continues in its old file.
    pub fn save_as(&mut self, path: PathBuf) -> Result<(), SaveError> {
        if let Some(folder) = path.parent() {
            // If this fails, creating the file reports the error.
            let _ = std::fs::create_dir_all(folder);
        }
        self.write_to(path)
    }

    /// Writes the whole game to a new file in an existing folder and continues there.
    ///
    /// # Errors
    /// Returns an error if the file exists or cannot be written. The game then continues in its old file.
    pub fn write_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        *self = Self::made(path, self.whole.clone())?;
        Ok(())
    }

    /// Creates a file with the given contents. If it cannot be written completely, it is deleted.
    fn made(path: PathBuf, whole: String) -> Result<Self, SaveError> {
        let place = WriteState::Closed { path, fresh: true };
        let mut made = Self { place, whole, written: 0, synced: false, trouble: None, moved: None, held_back: false };
        match made.write() {
            Ok(()) => Ok(made),
            Err(error) => {
                if let WriteState::Open { path, .. } = &made.place {
                    let _ = std::fs::remove_file(path);
                }
                Err(error)
            }
        }
    }

    fn write(&mut self) -> Result<(), SaveError> {
        if self.held_back {
            return Ok(());
        }
        if self.is_lost() {
            self.begin_anew()?;
        }
        if self.written == self.whole.len() && self.synced {
            return Ok(());
        }
        match self.open() {
            Ok(()) => {}
            Err(Unfit::Lost) => self.begin_anew()?,
            Err(Unfit::Trouble(error)) => return Err(error),
        }
        let WriteState::Open { path, file, touched } = &mut self.place else { return Ok(()) };
        self.synced = false;
        // The loop tracks the position itself, so that a retry after a full disk continues at the right byte.
        while self.written < self.whole.len() {
            let written = file.write(&self.whole.as_bytes()[self.written..]);
            *touched = file.metadata().and_then(|about| about.modified()).ok();
            match written {
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

    /// Returns whether the file was replaced, deleted or changed since the last write.
    fn is_lost(&mut self) -> bool {
        let WriteState::Open { path, file, touched } = &mut self.place else { return false };
        // Other errors will be reported when writing.
        let Ok(own) = file.metadata() else { return false };
        match path.metadata() {
            Ok(named) if !is_same(&named, &own) => return true,
            Ok(_) => {}
            Err(error) => return is_gone(&error),
        }
        if own.len() != self.written as u64 {
            return true;
        }
        let changed = own.modified().ok();
        if changed == *touched {
            return false;
        }
        let lost = !holds(path, &self.whole.as_bytes()[..self.written]);
        if !lost {
            *touched = changed;
        }
        lost
    }

    /// Creates a new file next to the lost file, and schedules the whole game to be written to the new file.
    fn begin_anew(&mut self) -> Result<(), SaveError> {
        let (WriteState::Closed { path: lost, .. } | WriteState::Open { path: lost, .. }) = &self.place else {
            return Ok(());
        };
        let (path, file) = saved::create_beside(lost).map_err(SaveError::system(lost))?;
        // No other program knows about the new file yet.
        let _ = file.try_lock();
        let from = self.moved.take().map_or_else(|| lost.clone(), |moved| moved.from);
        self.moved = Some(Moved { from, to: path.clone() });
        (self.written, self.synced) = (0, false);
        self.place = WriteState::Open { path, file, touched: None };
        Ok(())
    }

    fn open(&mut self) -> Result<(), Unfit> {
        let (path, file, made) = match &self.place {
            WriteState::Open { .. } => return Ok(()),
            WriteState::Unborn { folder, game } => {
                let made = std::fs::create_dir_all(folder).and_then(|()| saved::create(folder, game));
                let (path, file) = made.map_err(SaveError::system(folder))?;
                (path, file, true)
            }
            WriteState::Closed { path, fresh: true } => {
                let file = OpenOptions::new().write(true).create_new(true).open(path);
                (path.clone(), file.map_err(SaveError::system(path))?, true)
            }
            WriteState::Closed { path, fresh: false } => (path.clone(), open_to_append(path)?, false),
        };
        if let Err(error) = self.keep_to_ourselves(&path, &file) {
            if made {
                let _ = std::fs::remove_file(&path);
            }
            return Err(error);
        }
        let touched = file.metadata().and_then(|about| about.modified()).ok();
        self.place = WriteState::Open { path, file, touched };
        Ok(())
    }

    /// Locks the file and verifies its contents. Two windows must not write the same game, so a file that is
    /// locked, or that has changed since it was read, is not used.
    fn keep_to_ourselves(&self, path: &Path, file: &File) -> Result<(), Unfit> {
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(SaveError::Busy { path: path.to_owned() }.into());
        }
        let size = file.metadata().map_err(SaveError::system(path))?.len();
        let as_read = size == self.written as u64 && holds(path, &self.whole.as_bytes()[..self.written]);
        if as_read { Ok(()) } else { Err(Unfit::Lost) }
    }
}

/// Opens an existing file. Only regular files are opened: opening a pipe would block until it has a reader.
fn open_to_append(path: &Path) -> Result<File, Unfit> {
    let fault = |error: io::Error| {
        if is_gone(&error) { Unfit::Lost } else { Unfit::Trouble(SaveError::system(path)(error)) }
    };
    if !path.metadata().map_err(fault)?.is_file() {
        return Err(Unfit::Lost);
    }
    OpenOptions::new().append(true).open(path).map_err(fault)
}

fn is_gone(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Returns whether the metadata belongs to the same file.
#[cfg(unix)]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Returns whether the metadata belongs to the same file, as far as this system can determine.
#[cfg(not(unix))]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    (one.len(), one.created().ok()) == (other.len(), other.created().ok())
}

/// Returns whether a file has exactly these contents. Some systems do not allow reading a file while it is locked.
/// The file then counts as unchanged, since its size has already been compared.
fn holds(path: &Path, bytes: &[u8]) -> bool {
    let mut found = Vec::with_capacity(bytes.len() + 1);
    let read = File::open(path).and_then(|file| file.take(bytes.len() as u64 + 1).read_to_end(&mut found));
    read.map_or(true, |_| found == bytes)
}

#[cfg(test)]
mod tests;

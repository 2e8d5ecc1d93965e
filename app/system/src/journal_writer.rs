//! Writes a game as it is played: a journal that only grows. Before each line it looks whether the file is still the one
//! it wrote; where it is not, the whole game goes into a new file beside it, and what lies there now is left alone.

use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

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

/// A game that goes on in another file, since its own was deleted, replaced or changed by another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The file that is lost.
    pub from: PathBuf,
    /// The one that holds the whole game.
    pub to: PathBuf,
}

/// A journal on its way to disk. What cannot be written waits here and is tried again with the next line.
#[derive(Debug)]
pub struct JournalWriter {
    place: WriteState,
    whole: String,
    written: usize,
    /// Whether the system has put on disk what was written.
    synced: bool,
    trouble: Option<SaveError>,
    moved: Option<Moved>,
    /// Whether nothing is written yet, whatever is played.
    held_back: bool,
}

#[derive(Debug)]
enum WriteState {
    /// No line was worth a file yet; it will have a name of its own in this folder.
    Unborn { folder: PathBuf, game: String },
    /// A file of this name that is not open yet; `fresh` where it must not exist.
    Closed { path: PathBuf, fresh: bool },
    Open {
        path: PathBuf,
        file: File,
        /// When it was written last, by us.
        touched: Option<SystemTime>,
    },
}

/// Why a file cannot be gone on with.
enum Unfit {
    /// It is not there any more, or not as it was left.
    Lost,
    /// Something that may pass.
    Trouble(SaveError),
}

impl From<SaveError> for Unfit {
    fn from(error: SaveError) -> Self {
        Self::Trouble(error)
    }
}

impl JournalWriter {
    /// A new journal in `folder`. The file is made with its first decision.
    pub fn begin(folder: PathBuf, header: &Header) -> Self {
        Self::fresh(folder, &header.game, header.line())
    }

    /// A new journal that starts with a game played elsewhere.
    pub fn fresh(folder: PathBuf, game: &str, text: String) -> Self {
        let place = WriteState::Unborn { folder, game: game.to_owned() };
        Self { place, whole: text, written: 0, synced: false, trouble: None, moved: None, held_back: false }
    }

    /// The same, of which nothing is written before [`JournalWriter::let_go`] is called or it is saved under a name.
    #[must_use]
    pub fn held_back(mut self) -> Self {
        self.held_back = true;
        self
    }

    /// Writes what was held back, and all that follows.
    pub fn let_go(&mut self) {
        self.held_back = false;
        self.flush();
    }

    /// Goes on with a journal that is sound as it stands; where its last line has no end it gets one with the next.
    pub fn resume(path: PathBuf, text: String) -> Self {
        let (place, written) = (WriteState::Closed { path, fresh: false }, text.len());
        let ends = text.is_empty() || text.ends_with('\n');
        let whole = if ends { text } else { text + "\n" };
        Self { place, whole, written, synced: true, trouble: None, moved: None, held_back: false }
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

    /// Makes sure once more that what was written is on disk: at the end, when no further line will notice.
    pub fn settle(&mut self) {
        if self.trouble.is_some() || matches!(self.place, WriteState::Open { .. }) {
            self.flush();
        }
    }

    /// Where the game has gone since this was asked last, if its file was lost.
    pub fn take_moved(&mut self) -> Option<Moved> {
        self.moved.take()
    }

    /// Why the game is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// The file, once it exists.
    pub fn path(&self) -> Option<&Path> {
        match &self.place {
            WriteState::Unborn { .. } => None,
            WriteState::Closed { path, .. } | WriteState::Open { path, .. } => Some(path),
        }
    }

    /// Writes the whole game to a new file and goes on there; its folder is made where it is missing.
    ///
    /// # Errors
    /// A file that exists or cannot be written; then the game goes on where it was.
    pub fn save_as(&mut self, path: PathBuf) -> Result<(), SaveError> {
        if let Some(folder) = path.parent() {
            // Should it fail, making the file says why.
            let _ = std::fs::create_dir_all(folder);
        }
        self.write_to(path)
    }

    /// Writes the whole game to a new file in a folder that is there, and goes on in it.
    ///
    /// # Errors
    /// A file that exists or cannot be written; then the game goes on where it was.
    pub fn write_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        *self = Self::made(path, self.whole.clone())?;
        Ok(())
    }

    /// A new file of this name that holds `whole`; one that could be written in part only is removed.
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
        // Counted by hand: after a full disk the next try goes on at the byte where this one stopped.
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

    /// Whether the file that is written is no longer the one of this name, or no longer as it was left.
    fn is_lost(&mut self) -> bool {
        let WriteState::Open { path, file, touched } = &mut self.place else { return false };
        // Where the system has trouble of another kind, writing will tell.
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

    /// Goes on in a new file beside the one that was lost, which will hold the whole game.
    fn begin_anew(&mut self) -> Result<(), SaveError> {
        let (WriteState::Closed { path: lost, .. } | WriteState::Open { path: lost, .. }) = &self.place else {
            return Ok(());
        };
        let (path, file) = saved::create_beside(lost).map_err(SaveError::system(lost))?;
        // Nobody else knows of it yet.
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

    /// Two windows that write one game would spoil it for both: a file that another one holds, or that has changed since
    /// it was read, is left alone.
    fn keep_to_ourselves(&self, path: &Path, file: &File) -> Result<(), Unfit> {
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(SaveError::Busy { path: path.to_owned() }.into());
        }
        let size = file.metadata().map_err(SaveError::system(path))?.len();
        let as_read = size == self.written as u64 && holds(path, &self.whole.as_bytes()[..self.written]);
        if as_read { Ok(()) } else { Err(Unfit::Lost) }
    }
}

/// Opens a file that is there. What is no file any more is not so much as opened: a pipe would wait for a reader.
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

/// Whether two descriptions are of one file.
#[cfg(unix)]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Whether two descriptions are of one file, as far as this system tells.
#[cfg(not(unix))]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    (one.len(), one.created().ok()) == (other.len(), other.created().ok())
}

/// Whether a file holds these bytes. One that cannot be looked into, as some systems guard files that are written, counts as if
/// it did: its size was compared before.
fn holds(path: &Path, bytes: &[u8]) -> bool {
    let mut found = Vec::with_capacity(bytes.len() + 1);
    let read = File::open(path).and_then(|file| file.take(bytes.len() as u64 + 1).read_to_end(&mut found));
    read.map_or(true, |_| found == bytes)
}

#[cfg(test)]
mod tests;

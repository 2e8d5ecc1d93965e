//! The file of a guest session, which records all messages from the host.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};

use rondel_hosting::{Share, ToGuest, read_to_guest, write};
use rondel_system::{SaveError, private};
use serde::{Deserialize, Serialize};

/// File extension of a guest session.
pub const VISIT: &str = "visit";
/// File extension of a table that is waiting for guests.
pub const TABLE: &str = "table";

/// Returns the files in a folder that have one of these extensions, the most recently written first.
pub fn kept_in(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_wanted = |path: &PathBuf| path.extension().is_some_and(|is| endings.iter().any(|ending| is == *ending));
    let dated = |path: PathBuf| Some((fs::metadata(&path).and_then(|data| data.modified()).ok()?, path));
    let mut files: Vec<_> = paths.filter(is_wanted).filter_map(dated).collect();
    files.sort_unstable_by(|one, other| other.cmp(one));
    files.into_iter().map(|(_, path)| path).collect()
}

/// Maximum size of a session file, in bytes. A game with five players takes about 14 MB. Further messages are
/// not saved.
const LARGEST: u64 = 300_000_000;

/// The first line of a session file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SessionHeader {
    /// Version of the file format.
    pub visit: u32,
    /// The invitation as text.
    pub invitation: String,
    /// The guest's name.
    pub name: String,
    /// The guest's share of the random seed.
    pub share: Share,
}

/// The file of a guest session: a header, followed by one line for each message from the host that has new content.
#[derive(Debug)]
pub struct SessionFile {
    path: PathBuf,
    file: File,
    /// Number of intact bytes.
    sound: u64,
    /// Messages that could not be written yet.
    waiting: Vec<u8>,
    /// The reason why these messages could not be written.
    trouble: Option<SaveError>,
    /// Whether the maximum size has been reached.
    is_full: bool,
}

impl SessionFile {
    /// Creates a file.
    ///
    /// # Errors
    /// Returns an error if the file exists or cannot be written.
    pub fn begin(path: PathBuf, header: &SessionHeader) -> io::Result<Self> {
        let mut file = private(OpenOptions::new().append(true).create_new(true), &path)?;
        let mut line = serde_json::to_vec(header).map_err(io::Error::other)?;
        line.push(b'\n');
        file.write_all(&line)?;
        file.sync_all()?;
        Ok(Self::of(path, file, line.len() as u64))
    }

    /// Opens a file to continue it, and returns its header and messages. A line torn by a crash is removed.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is not a session file.
    pub fn resume(path: PathBuf) -> io::Result<(Self, SessionHeader, Vec<ToGuest>)> {
        let (header, heard, sound) = Self::contents(&path)?;
        let file = OpenOptions::new().append(true).open(&path)?;
        if sound < file.metadata()?.len() {
            file.set_len(sound)?;
        }
        Ok((Self::of(path, file, sound), header, heard))
    }

    fn of(path: PathBuf, file: File, sound: u64) -> Self {
        Self { path, file, sound, waiting: Vec::new(), trouble: None, is_full: false }
    }

    /// Reads a file and returns its header, its messages and the number of intact bytes.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is not a session file.
    pub fn contents(path: &Path) -> io::Result<(SessionHeader, Vec<ToGuest>, u64)> {
        if fs::metadata(path)?.len() > LARGEST {
            return Err(io::Error::other("the file is too large for a guest session"));
        }
        let mut lines = BufReader::new(File::open(path)?);
        let mut line = Vec::new();
        lines.read_until(b'\n', &mut line)?;
        let header: SessionHeader =
            serde_json::from_slice(&line).map_err(|_| io::Error::other("the file is not a guest session"))?;
        let (mut sound, mut heard) = (line.len() as u64, Vec::new());
        loop {
            line.clear();
            let read = lines.read_until(b'\n', &mut line)?;
            if read == 0 || !line.ends_with(b"\n") {
                break;
            }
            let Ok(message) = read_to_guest(&line[..read - 1]) else { break };
            heard.push(message);
            sound += read as u64;
        }
        Ok((header, heard, sound))
    }

    /// Saves a message. If it cannot be written, it is kept and retried later.
    pub fn note(&mut self, message: &ToGuest) {
        let line = write(message);
        if self.is_full || self.sound + (self.waiting.len() + line.len()) as u64 >= LARGEST {
            // Messages after a gap would be unusable.
            self.is_full = true;
            let source =
                io::Error::new(io::ErrorKind::FileTooLarge, "the session file is full; further messages are not saved");
            self.trouble = Some(SaveError::System { path: self.path.clone(), source });
            return;
        }
        self.waiting.extend(line);
        self.waiting.push(b'\n');
        self.write_again();
    }

    /// Retries writing pending messages.
    pub fn write_again(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        // Removes any partially written line.
        let file = &mut self.file;
        let written =
            file.set_len(self.sound).and_then(|()| file.write_all(&self.waiting)).and_then(|()| file.sync_data());
        match written {
            Ok(()) => {
                self.sound += self.waiting.len() as u64;
                self.waiting.clear();
                self.trouble = self.trouble.take().filter(|_| self.is_full);
            }
            Err(source) => self.trouble = Some(SaveError::System { path: self.path.clone(), source }),
        }
    }

    /// Returns the reason why messages could not be saved, if any.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(test)]
mod tests {
    use rondel_hosting::Refusal;

    use super::*;

    #[test]
    fn what_cannot_be_written_waits_until_it_can() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("one.visit");
        let header =
            SessionHeader { visit: 1, invitation: String::new(), name: "Ann".to_owned(), share: Share([1; 32]) };
        let mut kept = SessionFile::begin(path.clone(), &header).expect("a file");
        let said = [Refusal::No, Refusal::Closed, Refusal::Behind].map(ToGuest::Refused);
        kept.note(&said[0]);
        assert!(kept.trouble().is_none());
        // Simulates a full disk: half a line is written, and all further writes fail.
        kept.file.write_all(b"{\"Refu").expect("written");
        kept.file = File::open(&path).expect("to be read only");
        kept.note(&said[1]);
        assert!(kept.trouble().is_some());
        kept.file = OpenOptions::new().append(true).open(&path).expect("there is room again");
        kept.note(&said[2]);
        assert!(kept.trouble().is_none());
        let (_, heard, sound) = SessionFile::contents(&path).expect("a visit");
        assert_eq!((heard.as_slice(), sound), (said.as_slice(), fs::metadata(&path).expect("a file").len()));
    }

    #[test]
    fn a_host_that_never_ends_does_not_fill_the_disk() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("one.visit");
        let header =
            SessionHeader { visit: 1, invitation: String::new(), name: "Ann".to_owned(), share: Share([1; 32]) };
        let mut kept = SessionFile::begin(path.clone(), &header).expect("a file");
        let said = ToGuest::Refused(Refusal::No);
        kept.note(&said);
        let length = || fs::metadata(&path).expect("a file").len();
        let (sound, before) = (kept.sound, length());
        // Pretends that the file is almost full.
        kept.sound = LARGEST - 1;
        kept.note(&said);
        kept.sound = sound;
        kept.note(&said);
        kept.write_again();
        assert!(kept.trouble().is_some(), "the person is told, and it does not pass");
        assert_eq!(length(), before, "nothing that comes after what is missing could be understood");
        let (_, heard, _) = SessionFile::contents(&path).expect("a visit");
        assert_eq!(heard, [said]);
    }
}

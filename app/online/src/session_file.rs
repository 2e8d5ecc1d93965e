//! What is kept of a visit: all that was heard.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};

use rondel_hosting::{Share, ToGuest, read_to_guest, write};
use rondel_system::{SaveError, private};
use serde::{Deserialize, Serialize};

/// What the file of a visit ends in…
pub const VISIT: &str = "visit";
/// …and that of a table that waits for its guests.
pub const TABLE: &str = "table";

/// The files in a folder that have one of these endings, those written last first.
pub fn kept_in(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_wanted = |path: &PathBuf| path.extension().is_some_and(|is| endings.iter().any(|ending| is == *ending));
    let dated = |path: PathBuf| Some((fs::metadata(&path).and_then(|data| data.modified()).ok()?, path));
    let mut files: Vec<_> = paths.filter(is_wanted).filter_map(dated).collect();
    files.sort_unstable_by(|one, other| other.cmp(one));
    files.into_iter().map(|(_, path)| path).collect()
}

/// The largest file of a visit; a game of five has some fourteen megabytes. What a host says beyond it is not kept.
const LARGEST: u64 = 300_000_000;

/// What a visit begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SessionHeader {
    /// The shape of the file.
    pub visit: u32,
    /// The invitation, as a text.
    pub invitation: String,
    /// One's name.
    pub name: String,
    /// One's share of the luck.
    pub share: Share,
}

/// The file of a visit: its header, and every message of the host that told something, a line each.
#[derive(Debug)]
pub struct SessionFile {
    path: PathBuf,
    file: File,
    /// How many bytes of it are sound.
    sound: u64,
    /// What was heard and could not be written yet.
    waiting: Vec<u8>,
    /// Why it could not.
    trouble: Option<SaveError>,
    /// Whether the host has said more than is kept.
    is_full: bool,
}

impl SessionFile {
    /// Begins a file.
    ///
    /// # Errors
    /// A file that exists or cannot be written.
    pub fn begin(path: PathBuf, header: &SessionHeader) -> io::Result<Self> {
        let mut file = private(OpenOptions::new().append(true).create_new(true), &path)?;
        let mut line = serde_json::to_vec(header).map_err(io::Error::other)?;
        line.push(b'\n');
        file.write_all(&line)?;
        file.sync_all()?;
        Ok(Self::of(path, file, line.len() as u64))
    }

    /// Reads a file and goes on in it: the header, and what was heard. What a crash has torn off is left out.
    ///
    /// # Errors
    /// A file that cannot be read or is no visit.
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

    /// Reads a file: the header, what was heard, and how many bytes of it are sound.
    ///
    /// # Errors
    /// A file that cannot be read or is no visit.
    pub fn contents(path: &Path) -> io::Result<(SessionHeader, Vec<ToGuest>, u64)> {
        if fs::metadata(path)?.len() > LARGEST {
            return Err(io::Error::other("the file is too large for a visit"));
        }
        let mut lines = BufReader::new(File::open(path)?);
        let mut line = Vec::new();
        lines.read_until(b'\n', &mut line)?;
        let header: SessionHeader = serde_json::from_slice(&line).map_err(|_| io::Error::other("this is no visit"))?;
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

    /// Writes down what was heard. What cannot be written waits until it can.
    pub fn note(&mut self, message: &ToGuest) {
        let line = write(message);
        if self.is_full || self.sound + (self.waiting.len() + line.len()) as u64 >= LARGEST {
            // Nothing that comes after what is missing could be understood.
            self.is_full = true;
            let source = io::Error::new(io::ErrorKind::FileTooLarge, "the host says more than is kept of a game");
            self.trouble = Some(SaveError::System { path: self.path.clone(), source });
            return;
        }
        self.waiting.extend(line);
        self.waiting.push(b'\n');
        self.write_again();
    }

    /// Tries once more to write what waits.
    pub fn write_again(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        // Of a line that was written in part nothing stays.
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

    /// Why what was heard is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Where it is.
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
        // As on a disk that is full: half a line, and then nothing any more.
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
        // As if it had said so much already.
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

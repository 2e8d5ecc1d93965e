//! What is kept of a visit: all that was heard.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};

use rondel::hosting::{Share, ToGuest, read_to_guest, write};
use serde::{Deserialize, Serialize};

use crate::store::private;

/// The largest file of a visit that is read again.
const LARGEST: u64 = 300_000_000;

/// What a visit begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VisitHeader {
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
pub struct VisitFile {
    path: PathBuf,
    file: File,
}

impl VisitFile {
    /// Begins a file.
    ///
    /// # Errors
    /// A file that exists or cannot be written.
    pub fn begin(path: PathBuf, header: &VisitHeader) -> io::Result<Self> {
        let mut file = private(OpenOptions::new().append(true).create_new(true), &path)?;
        let mut line = serde_json::to_vec(header).map_err(io::Error::other)?;
        line.push(b'\n');
        file.write_all(&line)?;
        file.sync_all()?;
        Ok(Self { path, file })
    }

    /// Reads a file and goes on in it: the header, and what was heard. What a crash has torn off is left out.
    ///
    /// # Errors
    /// A file that cannot be read or is no visit.
    pub fn resume(path: PathBuf) -> io::Result<(Self, VisitHeader, Vec<ToGuest>)> {
        let (header, heard, sound) = Self::contents(&path)?;
        let file = OpenOptions::new().append(true).open(&path)?;
        file.set_len(sound)?;
        Ok((Self { path, file }, header, heard))
    }

    /// Reads a file: the header, what was heard, and how many bytes of it are sound.
    ///
    /// # Errors
    /// A file that cannot be read or is no visit.
    pub fn contents(path: &Path) -> io::Result<(VisitHeader, Vec<ToGuest>, u64)> {
        if fs::metadata(path)?.len() > LARGEST {
            return Err(io::Error::other("the file is too large for a visit"));
        }
        let mut lines = BufReader::new(File::open(path)?);
        let mut line = Vec::new();
        lines.read_until(b'\n', &mut line)?;
        let header: VisitHeader = serde_json::from_slice(&line).map_err(|_| io::Error::other("this is no visit"))?;
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

    /// Writes down what was heard.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn note(&mut self, message: &ToGuest) -> io::Result<()> {
        let mut line = write(message);
        line.push(b'\n');
        self.file.write_all(&line)?;
        self.file.sync_data()
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

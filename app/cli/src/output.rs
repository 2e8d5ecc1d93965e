//! A file that a command writes beside what it prints: found out to be writable before hours of work, and never somebody else's.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use same_file::Handle;

/// A file to be written at the end.
#[derive(Debug)]
pub(super) struct Output {
    option: &'static str,
    path: PathBuf,
    handle: Handle,
    /// Whether it is there for our sake alone, and empty still.
    reserved: bool,
}

/// So many bytes hold the sign of what we wrote.
const HEAD: u64 = 1024;

impl Output {
    /// Makes sure that a file can be written: a new one, an empty one, or one that bears the sign of what this program wrote
    /// before.
    ///
    /// # Errors
    /// A file of somebody else's, or one that cannot be written.
    pub(super) fn reserve(option: &'static str, path: &Path, sign: &str) -> anyhow::Result<Self> {
        let named = || format!("{option} {}", path.display());
        let made = File::create_new(path);
        let reserved = made.is_ok();
        if let Err(error) = made {
            if error.kind() != io::ErrorKind::AlreadyExists {
                return Err(error).with_context(named);
            }
            if !fs::metadata(path).with_context(named)?.is_file() {
                bail!("{}: not a file", named());
            }
            let mut head = Vec::new();
            File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head)).with_context(named)?;
            let is_ours = head.windows(sign.len()).any(|bytes| bytes == sign.as_bytes());
            if !head.is_empty() && !is_ours {
                bail!("{}: the file already exists and was not written by rondel", named());
            }
            fs::OpenOptions::new().append(true).open(path).with_context(named)?;
        }
        let handle = Handle::from_path(path).with_context(named)?;
        Ok(Self { option, path: path.to_owned(), handle, reserved })
    }

    /// Refuses to write two things into one file.
    ///
    /// # Errors
    /// Another output is the same file, or what is printed goes there.
    pub(super) fn stands_apart(&self, others: &[&Self]) -> anyhow::Result<()> {
        if let Some(other) = others.iter().find(|other| other.handle == self.handle) {
            bail!("{} and {} specify the same file, {}", other.option, self.option, self.path.display());
        }
        // Where nothing is connected to the standard output nothing can be mixed up either.
        if Handle::stdout().is_ok_and(|printed| printed == self.handle) {
            bail!("{} {}: standard output already goes to this file", self.option, self.path.display());
        }
        Ok(())
    }

    /// Writes the file.
    ///
    /// # Errors
    /// What the system says.
    pub(super) fn write(mut self, bytes: &[u8]) -> anyhow::Result<()> {
        fs::write(&self.path, bytes).with_context(|| format!("{} {}", self.option, self.path.display()))?;
        self.reserved = false;
        Ok(())
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if self.reserved {
            // Nothing came of it: its name is free for another try.
            let _ = fs::remove_file(&self.path);
        }
    }
}

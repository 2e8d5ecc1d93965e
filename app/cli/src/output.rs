//! Files that a command writes in addition to its output. Each file is checked before the work starts, and
//! files of other programs are never overwritten.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use same_file::Handle;

/// A file to be written when the command finishes.
#[derive(Debug)]
pub(super) struct Output {
    option: &'static str,
    path: PathBuf,
    handle: Handle,
    /// Whether the file was created only to reserve its name and is still empty.
    reserved: bool,
}

/// Number of leading bytes that are searched for the signature of a file written by this program.
const HEAD: u64 = 1024;

impl Output {
    /// Ensures that a file can be written: it must be new or empty, or contain the signature of a file
    /// written by this program.
    ///
    /// # Errors
    /// Returns an error if the file belongs to another program or cannot be written.
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

    /// Ensures that no other output uses this file.
    ///
    /// # Errors
    /// Returns an error if another output or standard output uses this file.
    pub(super) fn stands_apart(&self, others: &[&Self]) -> anyhow::Result<()> {
        if let Some(other) = others.iter().find(|other| other.handle == self.handle) {
            bail!("{} and {} specify the same file, {}", other.option, self.option, self.path.display());
        }
        // If standard output is closed, there is no conflict.
        if Handle::stdout().is_ok_and(|printed| printed == self.handle) {
            bail!("{} {}: standard output already goes to this file", self.option, self.path.display());
        }
        Ok(())
    }

    /// Writes the file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub(super) fn write(mut self, bytes: &[u8]) -> anyhow::Result<()> {
        fs::write(&self.path, bytes).with_context(|| format!("{} {}", self.option, self.path.display()))?;
        self.reserved = false;
        Ok(())
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if self.reserved {
            // Nothing was written, so the name is released.
            let _ = fs::remove_file(&self.path);
        }
    }
}

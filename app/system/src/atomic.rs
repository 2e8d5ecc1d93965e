//! Atomic file writes. Data is first written to a temporary file next to the target, so that a full disk or a crash
//! leaves the old file intact.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Replaces the contents of a file.
///
/// # Errors
/// Returns an error if the file cannot be written; its old contents are then unchanged.
pub(super) fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let (draft, writing) = new_draft(file, OpenOptions::new().write(true).create_new(true))?;
    finish(&draft, writing, file, |writing| writing.write_all(bytes))
}

/// Like [`replace`], but the new contents survive a power failure.
///
/// # Errors
/// Returns an error if the file cannot be written; its old contents are then unchanged.
pub(super) fn replace_lasting(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let (draft, writing) = new_draft(file, OpenOptions::new().write(true).create_new(true))?;
    finish(&draft, writing, file, |writing| writing.write_all(bytes).and_then(|()| writing.sync_all()))
}

/// Replaces the contents of a file that only its owner can read. The new contents survive a power failure.
/// Creates the folder if it does not exist.
///
/// # Errors
/// Returns an error if the file cannot be written; its old contents are then unchanged.
pub fn replace_private(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    let (draft, writing) = new_draft(file, owners_only(options.write(true).create_new(true), file)?)?;
    finish(&draft, writing, file, |writing| writing.write_all(bytes).and_then(|()| writing.sync_all()))
}

/// Opens a file that only its owner can read. Creates the folder if it does not exist.
///
/// # Errors
/// Returns an error if the file cannot be opened.
pub fn private(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    owners_only(options, path)?.open(path)
}

fn owners_only<'a>(options: &'a mut OpenOptions, path: &Path) -> io::Result<&'a mut OpenOptions> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    Ok(options)
}

fn finish(
    draft: &Path,
    mut writing: File,
    file: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    let written = write(&mut writing).and_then(|()| fs::rename(draft, file));
    if written.is_err() {
        // The incomplete draft is useless.
        let _ = fs::remove_file(draft);
    }
    written
}

/// Creates a new file next to another file. An existing file with the name of a draft could be anything, even a pipe,
/// so it is never opened.
fn new_draft(file: &Path, options: &OpenOptions) -> io::Result<(PathBuf, File)> {
    let mut taken = io::Error::from(io::ErrorKind::AlreadyExists);
    for number in 1..100 {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{number}.new"));
        let draft = file.with_file_name(name);
        match options.open(&draft) {
            Ok(new) => return Ok((draft, new)),
            Err(error) => taken = error,
        }
    }
    Err(taken)
}

//! Files that are written whole: as a draft beside them first, so that a full disk or a crash leaves what was there.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Puts these bytes in the place of a file.
///
/// # Errors
/// A place that cannot be written; the file is as it was then.
pub(super) fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let (draft, writing) = new_draft(file, OpenOptions::new().write(true).create_new(true))?;
    finish(&draft, writing, file, |writing| writing.write_all(bytes))
}

/// As [`replace`], and what was written outlives a power cut.
///
/// # Errors
/// A place that cannot be written; the file is as it was then.
pub(super) fn replace_lasting(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let (draft, writing) = new_draft(file, OpenOptions::new().write(true).create_new(true))?;
    finish(&draft, writing, file, |writing| writing.write_all(bytes).and_then(|()| writing.sync_all()))
}

/// Puts these bytes in the place of a file that only its owner reads, and that outlives a power cut; its folder is made where it is
/// missing.
///
/// # Errors
/// A place that cannot be written; the file is as it was then.
pub fn replace_private(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    let (draft, writing) = new_draft(file, owners_only(options.write(true).create_new(true), file)?)?;
    finish(&draft, writing, file, |writing| writing.write_all(bytes).and_then(|()| writing.sync_all()))
}

/// Opens a file that only its owner reads; its folder is made where it is missing.
///
/// # Errors
/// A file that cannot be opened.
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
        // What is left of it is no use to anybody.
        let _ = fs::remove_file(draft);
    }
    written
}

/// A new file beside another: what is called like a draft may be anything, even a pipe.
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

//! Files that are written whole: as a draft beside them first, so that a full disk or a crash leaves what was there.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Puts these bytes in the place of a file.
///
/// # Errors
/// A place that cannot be written; the file is as it was then.
pub(super) fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let (draft, mut writing) = new_draft(file)?;
    let written = writing.write_all(bytes).and_then(|()| std::fs::rename(&draft, file));
    if written.is_err() {
        // What is left of it is no use to anybody.
        let _ = std::fs::remove_file(&draft);
    }
    written
}

/// A new file beside another: what is called like a draft may be anything, even a pipe.
fn new_draft(file: &Path) -> io::Result<(PathBuf, File)> {
    let mut taken = io::Error::from(io::ErrorKind::AlreadyExists);
    for number in 1..100 {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{number}.new"));
        let draft = file.with_file_name(name);
        match File::create_new(&draft) {
            Ok(new) => return Ok((draft, new)),
            Err(error) => taken = error,
        }
    }
    Err(taken)
}

//! Who the guests of a hosted game are is kept beside its journal. Only its owner reads it: it holds what lets people in.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use rondel::hosting::Hosted;

fn file_of(journal: &Path) -> PathBuf {
    let mut name = journal.file_name().unwrap_or_default().to_owned();
    name.push(".guests");
    journal.with_file_name(name)
}

/// Who the guests of the game in `journal` are; nothing where it never had any.
///
/// # Errors
/// A file that is there and cannot be read.
pub fn read_guests(journal: &Path) -> io::Result<Option<Hosted>> {
    match fs::read(file_of(journal)) {
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(io::Error::other),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes who the guests of the game in `journal` are.
///
/// # Errors
/// A file that cannot be written.
pub fn write_guests(journal: &Path, hosted: &Hosted) -> io::Result<()> {
    replace(&file_of(journal), &serde_json::to_vec(hosted).map_err(io::Error::other)?)
}

/// Writes a file that only its owner reads: beside it first and then over it, so that it is never half written.
///
/// # Errors
/// A file that cannot be written.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let mut file = private(OpenOptions::new().write(true).create(true).truncate(true), &beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

/// Opens a file that only its owner reads; its folder is made where it is missing.
///
/// # Errors
/// A file that cannot be opened.
pub fn private(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.open(path)
}

//! The guest list of a hosted game, stored next to its journal. It contains the access keys, so only its owner
//! can read it.

use std::path::{Path, PathBuf};
use std::{fs, io};

use rondel_hosting::Hosted;

use super::atomic::replace_private;
use super::sidecar::{GUESTS, beside};

fn file_of(journal: &Path) -> PathBuf {
    beside(journal, GUESTS)
}

/// Reads the guest list of the game in `journal`. Returns `None` if the game has never had guests.
///
/// # Errors
/// Returns an error if the file exists but cannot be read.
pub fn read_guests(journal: &Path) -> io::Result<Option<Hosted>> {
    match fs::read(file_of(journal)) {
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(io::Error::other),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes the guest list of the game in `journal`.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn write_guests(journal: &Path, hosted: &Hosted) -> io::Result<()> {
    replace_private(&file_of(journal), &serde_json::to_vec(hosted).map_err(io::Error::other)?)
}

/// Returns the games in a folder that have a guest list, most recently written first.
pub(super) fn games_with_guests(folder: &Path) -> Vec<PathBuf> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let journal = |path: PathBuf| {
        let journal = path.with_file_name(path.file_name()?.to_str()?.strip_suffix(GUESTS)?);
        Some((fs::metadata(&journal).ok()?.modified().ok()?, journal))
    };
    let mut dated: Vec<_> = names.filter_map(journal).collect();
    dated.sort_unstable_by(|one, other| other.cmp(one));
    dated.into_iter().map(|(_, journal)| journal).collect()
}

/// Deletes the guest list of the game in `journal`.
///
/// # Errors
/// Returns an error if the file cannot be deleted.
pub fn forget_guests(journal: &Path) -> io::Result<()> {
    match fs::remove_file(file_of(journal)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

//! Imports games from files and folders and exports them, including their metadata, reviews, notes and branches.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use rondel::journal::{Journal, Notice};

use super::notes::{Notes, branches_of, game_of, thrown_away_of};
use super::reviews::is_review;
use super::sidecar::{ABOUT, NOTES, REVIEW, beside};
use super::{FileKind, Unopened, read, read_game, saved};

/// The identity of a game: its setup and all its actions, independent of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity(String);

impl Identity {
    /// Returns the identity of a journal. If the journal is damaged, the raw bytes are included.
    pub fn of(journal: &Journal, bytes: &[u8]) -> Self {
        let mut lines = journal.header.line();
        lines.extend(journal.entries.iter().map(|(_, entry)| entry.line()));
        if journal.notices.iter().any(Notice::is_damage) {
            lines.push_str(&String::from_utf8_lossy(bytes));
        }
        Self(lines)
    }

    /// Returns the identity of the game in a file, or `None` if the file is not a game.
    pub fn in_file(file: &Path) -> Option<Self> {
        read_game(file).ok().map(|(journal, bytes)| Self::of(&journal, &bytes))
    }

    /// Returns a hash for fast lookups. Different games can have the same hash.
    pub fn print(&self) -> i64 {
        super::reviews::print(self.0.lines()).cast_signed()
    }
}

/// The outcome of importing a file.
#[derive(Debug)]
pub enum ImportOutcome {
    /// The game was copied to this file.
    New(PathBuf),
    /// The game is already present.
    Known,
    /// The file is not a game or the copy could not be written.
    Refused(Unopened),
}

/// Returns all game files at a path: the file itself, or all files in the folder and its subfolders. Links to
/// folders are not followed.
pub fn games_at(place: &Path) -> Vec<PathBuf> {
    const DEEPEST: usize = 16;
    const MOST: usize = 100_000;
    if !place.is_dir() {
        return vec![place.to_owned()];
    }
    let mut found = Vec::new();
    let mut folders = vec![(place.to_owned(), 0)];
    while let Some((folder, depth)) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries.flatten() {
            let path = entry.path();
            match entry.file_type() {
                // Branches are imported together with their game.
                Ok(kind) if kind.is_dir() && game_of(&path.join("branch")).is_some() => {}
                Ok(kind) if kind.is_dir() && depth < DEEPEST => folders.push((path, depth + 1)),
                Ok(kind) if kind.is_dir() => {}
                _ if path.extension().is_some_and(|ending| ending == saved::ENDING) => found.push(path),
                _ => {}
            }
            if found.len() >= MOST {
                return found;
            }
        }
    }
    found.sort();
    found
}

/// Imports a game into a folder, including its sidecar files. If `known` returns an existing copy of the game,
/// only its missing sidecar data is added.
pub fn take_in(
    file: &Path,
    folder: &Path,
    known: impl FnOnce(&Identity) -> Option<PathBuf>,
) -> (ImportOutcome, Option<Identity>) {
    let (bytes, identity) = match identify(file) {
        Ok(read) => read,
        Err(fault) => return (ImportOutcome::Refused(fault), None),
    };
    if let Some(known) = known(&identity) {
        add(file, &known);
        return (ImportOutcome::Known, None);
    }
    // If this fails, creating the file reports the error.
    let _ = fs::create_dir_all(folder);
    match copy(file, &bytes, folder) {
        Ok(new) => (ImportOutcome::New(new), Some(identity)),
        Err(error) => (ImportOutcome::Refused(Unopened::File(error.into())), None),
    }
}

/// Adds the sidecar data of one copy of a game to another: missing notes, branches, and a missing review.
/// Existing data is kept, and data that cannot be read or written is skipped.
fn add(from: &Path, to: &Path) {
    if same_file::is_same_file(from, to).unwrap_or(false) {
        return;
    }
    if let Some(before) = Notes::known(to) {
        let mut notes = before.clone();
        notes.add(Notes::read(from));
        if notes != before {
            let _ = notes.write(to);
        }
    }
    if is_review(from) && !is_review(to) {
        // The existing file is damaged or was written by another version.
        let _ = fs::remove_file(beside(to, REVIEW));
        add_file(from, to, REVIEW, FileKind::Review);
    }
    // A deleted branch is not imported again.
    let folders = [branches_of(to), thrown_away_of(to)];
    let branches = folders.iter().flat_map(|folder| saved::files(folder).unwrap_or_default());
    let known: Vec<(Identity, PathBuf)> =
        branches.filter_map(|(_, branch)| Some((Identity::in_file(&branch)?, branch))).collect();
    copy_branches(from, to, |branch| {
        // An unreadable branch is skipped, because it would be copied again on every import.
        let Some(identity) = Identity::in_file(branch) else { return false };
        let known = known.iter().find(|(one, _)| *one == identity);
        if let Some((_, known)) = known {
            add(branch, known);
        }
        known.is_none()
    });
}

/// Copies a sidecar file of a game, unless the target already has one.
fn add_file(from: &Path, to: &Path, ending: &str, kind: FileKind) {
    if let Ok(bytes) = read(&beside(from, ending), kind) {
        // The game is usable without the sidecar file.
        let _ = File::create_new(beside(to, ending)).and_then(|mut file| file.write_all(&bytes));
    }
}

fn identify(file: &Path) -> Result<(Vec<u8>, Identity), Unopened> {
    let (journal, bytes) = read_game(file)?;
    let identity = Identity::of(&journal, &bytes);
    Ok((bytes, identity))
}

/// The reason why a game was not exported.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct ExportError {
    /// Path of the game.
    pub path: PathBuf,
    /// The error that occurred.
    #[source]
    pub source: io::Error,
}

/// The result of an export.
#[derive(Debug, Default)]
pub struct Exported {
    /// Paths of the copies.
    pub files: Vec<PathBuf>,
    /// Errors for the games that were not exported.
    pub left: Vec<ExportError>,
}

/// Copies games with their sidecar files into a folder, which is created if it does not exist. Existing files
/// are not overwritten, and guest lists are not exported.
pub fn carry_out(games: &[PathBuf], folder: &Path) -> Exported {
    // If this fails, creating the first file reports the error.
    let _ = fs::create_dir_all(folder);
    let mut exported = Exported::default();
    for game in games {
        let copied = match read(game, FileKind::Game) {
            Ok(bytes) => copy(game, &bytes, folder),
            Err(super::ReadError::System(error)) => Err(error),
            Err(fault) => Err(io::Error::other(fault)),
        };
        match copied {
            Ok(file) => exported.files.push(file),
            Err(source) => exported.left.push(ExportError { path: game.clone(), source }),
        }
    }
    exported
}

/// Copies a game with its sidecar files to a new file. The guest list is not copied.
///
/// # Errors
/// Returns an error if the game cannot be read, or if the target already exists or cannot be written.
pub fn copy_to(game: &Path, to: &Path) -> io::Result<()> {
    let bytes = read(game, FileKind::Game).map_err(|fault| match fault {
        super::ReadError::System(error) => error,
        fault => io::Error::other(fault),
    })?;
    if let Some(folder) = to.parent() {
        // If this fails, creating the file reports the error.
        let _ = fs::create_dir_all(folder);
    }
    fill(game, &bytes, to, &File::create_new(to)?)
}

/// Copies a game under its own name, adding a number if necessary, and keeps the modification time.
fn copy(game: &Path, bytes: &[u8], folder: &Path) -> io::Result<PathBuf> {
    let name = game.file_stem().unwrap_or_default();
    let mut name = name.to_owned();
    name.push(".");
    name.push(saved::ENDING);
    let (to, file) = saved::create_named(folder, &name)?;
    fill(game, bytes, &to, &file)?;
    Ok(to)
}

/// Writes a game to its new file and copies its sidecar files.
fn fill(game: &Path, bytes: &[u8], to: &Path, file: &File) -> io::Result<()> {
    if let Err(error) = write(file, bytes, game) {
        // The incomplete file is useless.
        let _ = fs::remove_file(to);
        return Err(error);
    }
    for (ending, kind) in [(ABOUT, FileKind::About), (REVIEW, FileKind::Review), (NOTES, FileKind::Notes)] {
        add_file(game, to, ending, kind);
    }
    copy_branches(game, to, |_| true);
    Ok(())
}

/// Copies the wanted branches of a game with their notes. Branches that cannot be copied are skipped, since the
/// game is usable without them.
fn copy_branches(game: &Path, to: &Path, is_wanted: impl Fn(&Path) -> bool) {
    let mut branches = saved::files(&branches_of(game)).unwrap_or_default();
    branches.retain(|(_, branch)| is_wanted(branch));
    if branches.is_empty() {
        return;
    }
    let folder = branches_of(to);
    let _ = fs::create_dir_all(&folder);
    for (_, branch) in branches {
        if let Ok(bytes) = read(&branch, FileKind::Game) {
            let _ = copy(&branch, &bytes, &folder);
        }
    }
}

fn write(mut file: &File, bytes: &[u8], game: &Path) -> io::Result<()> {
    file.write_all(bytes)?;
    if let Ok(played) = game.metadata().and_then(|about| about.modified()) {
        // The modification time serves as the time at which the game was last played.
        let _ = file.set_modified(played);
    }
    file.sync_all()
}

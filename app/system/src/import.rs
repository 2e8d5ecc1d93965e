//! Games are taken in from files and folders of others, and carried out to them, with what was said and found out about them.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use rondel::journal::{Journal, Notice};

use super::notes::{Notes, branches_of, game_of, thrown_away_of};
use super::reviews::is_review;
use super::sidecar::{ABOUT, NOTES, REVIEW, beside};
use super::{FileKind, Unopened, read, read_game, saved};

/// What makes a game the one it is: what was agreed and all that was played, in whichever file it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity(String);

impl Identity {
    /// That of a journal, and of the bytes it was read from where something in them cannot be read.
    pub fn of(journal: &Journal, bytes: &[u8]) -> Self {
        let mut lines = journal.header.line();
        lines.extend(journal.entries.iter().map(|(_, entry)| entry.line()));
        if journal.notices.iter().any(Notice::is_damage) {
            lines.push_str(&String::from_utf8_lossy(bytes));
        }
        Self(lines)
    }

    /// That of the game in a file; nothing where there is none.
    pub fn in_file(file: &Path) -> Option<Self> {
        read_game(file).ok().map(|(journal, bytes)| Self::of(&journal, &bytes))
    }

    /// A number by which it is looked for; others may have the same.
    pub fn print(&self) -> i64 {
        super::reviews::print(self.0.lines()).cast_signed()
    }
}

/// What became of a file that was to be taken in.
#[derive(Debug)]
pub enum ImportOutcome {
    /// It lies here now.
    New(PathBuf),
    /// The game is here already.
    Known,
    /// It is no game, or cannot be written.
    Refused(Unopened),
}

/// All files called games at a place: the file itself, or all in the folder and in folders below it. Links to folders are not followed.
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
                // Branches come with their game.
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

/// Takes a game into a folder, with what is said of it and was found out about it. `known` says where the game lies already; there what
/// is missing beside it is added.
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
    // Should it fail, making the file says why.
    let _ = fs::create_dir_all(folder);
    match copy(file, &bytes, folder) {
        Ok(new) => (ImportOutcome::New(new), Some(identity)),
        Err(error) => (ImportOutcome::Refused(Unopened::File(error.into())), None),
    }
}

/// Adds to a game what another file of it has beside it: notes where there are none, branches that are not there, a review where there is
/// none. What is there stays, and what cannot be read or written is left.
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
        // What is there instead was made by another program, or is damaged.
        let _ = fs::remove_file(beside(to, REVIEW));
        add_file(from, to, REVIEW, FileKind::Review);
    }
    // A branch that was thrown away does not come back.
    let folders = [branches_of(to), thrown_away_of(to)];
    let branches = folders.iter().flat_map(|folder| saved::files(folder).unwrap_or_default());
    let known: Vec<(Identity, PathBuf)> =
        branches.filter_map(|(_, branch)| Some((Identity::in_file(&branch)?, branch))).collect();
    copy_branches(from, to, |branch| {
        // What nobody can read would come again each time.
        let Some(identity) = Identity::in_file(branch) else { return false };
        let known = known.iter().find(|(one, _)| *one == identity);
        if let Some((_, known)) = known {
            add(branch, known);
        }
        known.is_none()
    });
}

/// Copies what lies beside a game to its copy, unless that has it.
fn add_file(from: &Path, to: &Path, ending: &str, kind: FileKind) {
    if let Ok(bytes) = read(&beside(from, ending), kind) {
        // A game is no worse without.
        let _ = File::create_new(beside(to, ending)).and_then(|mut file| file.write_all(&bytes));
    }
}

fn identify(file: &Path) -> Result<(Vec<u8>, Identity), Unopened> {
    let (journal, bytes) = read_game(file)?;
    let identity = Identity::of(&journal, &bytes);
    Ok((bytes, identity))
}

/// Why a game was not carried out.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct ExportError {
    /// The game.
    pub path: PathBuf,
    /// Why.
    #[source]
    pub source: io::Error,
}

/// What came of carrying games out.
#[derive(Debug, Default)]
pub struct Exported {
    /// Where the copies lie.
    pub files: Vec<PathBuf>,
    /// The games of which there is none.
    pub left: Vec<ExportError>,
}

/// Copies games into a folder, which is made where it is missing, with what is said of them and was found out about them. Nothing that
/// lies there is written over, and what lets guests in stays here.
pub fn carry_out(games: &[PathBuf], folder: &Path) -> Exported {
    // Should it fail, making the first file says why.
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

/// Copies a game to a file that is not there yet, with what is said of it and was found out about it; what lets guests in stays here.
///
/// # Errors
/// A game that cannot be read, or a file that is there or cannot be written.
pub fn copy_to(game: &Path, to: &Path) -> io::Result<()> {
    let bytes = read(game, FileKind::Game).map_err(|fault| match fault {
        super::ReadError::System(error) => error,
        fault => io::Error::other(fault),
    })?;
    if let Some(folder) = to.parent() {
        // Should it fail, making the file says why.
        let _ = fs::create_dir_all(folder);
    }
    fill(game, &bytes, to, &File::create_new(to)?)
}

/// Writes a game under its name, or one with a number, as old as it was.
fn copy(game: &Path, bytes: &[u8], folder: &Path) -> io::Result<PathBuf> {
    let name = game.file_stem().unwrap_or_default();
    let mut name = name.to_owned();
    name.push(".");
    name.push(saved::ENDING);
    let (to, file) = saved::create_named(folder, &name)?;
    fill(game, bytes, &to, &file)?;
    Ok(to)
}

/// Writes a game to its new file, and beside it what lies beside the old one.
fn fill(game: &Path, bytes: &[u8], to: &Path, file: &File) -> io::Result<()> {
    if let Err(error) = write(file, bytes, game) {
        // What is left of it is no use to anybody.
        let _ = fs::remove_file(to);
        return Err(error);
    }
    for (ending, kind) in [(ABOUT, FileKind::About), (REVIEW, FileKind::Review), (NOTES, FileKind::Notes)] {
        add_file(game, to, ending, kind);
    }
    copy_branches(game, to, |_| true);
    Ok(())
}

/// Copies those branches of a game that are wanted to where its copy lies, with their notes. A game is no worse without those that cannot
/// be copied.
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
        // When it was played is known by the age of its file.
        let _ = file.set_modified(played);
    }
    file.sync_all()
}

//! The saved games in a folder. The file names consist of date, time and game, and reveal nothing else.

use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use rondel::StartError;
use rondel::journal::{Journal, LoadError, Notice, Player};
use rondel::plain::plain;

use super::{FileKind, ReadError, local_time, read};

/// Format of the start time in a file name, for [`jiff::fmt::strtime`].
pub const STAMP: &str = "%Y-%m-%d-%H%M";

/// The saved games in a folder.
#[derive(Debug)]
pub struct SavedGames {
    /// The most recently played games, latest first, including those that cannot be opened.
    pub games: Vec<SavedGame>,
    /// Number of older games that are not listed.
    pub older: usize,
    /// The error, if the folder exists but cannot be read.
    pub fault: Option<io::Error>,
}

/// A saved game.
#[derive(Debug)]
pub struct SavedGame {
    /// Path of the file.
    pub path: PathBuf,
    /// Time at which the game was last played.
    pub played: SystemTime,
    /// Contents of the file, or the reason why it cannot be opened.
    pub contents: Result<Contents, Unopened>,
}

/// A game that can be resumed.
#[derive(Clone, Debug)]
pub struct Contents {
    /// Identifier of the game.
    pub game: String,
    /// The players at the table.
    pub players: Vec<Player>,
    /// Number of decisions.
    pub plies: usize,
    /// Whether parts of the file cannot be read.
    pub damaged: bool,
}

/// The reason why a game cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum Unopened {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] ReadError),
    /// The file is not a journal.
    #[error(transparent)]
    Journal(#[from] LoadError),
    /// The game cannot be started.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// Reads a game file. Returns its journal and the raw bytes.
///
/// # Errors
/// Returns an error if the file cannot be read or is not a journal.
pub fn read_game(path: &Path) -> Result<(Journal, Vec<u8>), Unopened> {
    let bytes = read(path, FileKind::Game)?;
    Ok((Journal::read(&bytes)?, bytes))
}

/// The time that has passed since an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// Less than a minute.
    Now,
    /// The number of minutes.
    Minutes(u64),
    /// The number of hours.
    Hours(u64),
    /// The number of days of the local calendar, at least 1.
    Days(u64),
}

impl Age {
    /// Returns the age at `now` of an event at `then`.
    pub fn of(then: SystemTime, now: SystemTime) -> Self {
        let minutes = now.duration_since(then).unwrap_or_default().as_secs() / 60;
        match minutes {
            0 => Self::Now,
            1..60 => Self::Minutes(minutes),
            60..1440 => Self::Hours(minutes / 60),
            _ => Self::Days(local_time::days_between(then, now).max(1)),
        }
    }
}

pub(super) const ENDING: &str = "rondel";

pub(super) fn list(folder: &Path, most: usize) -> SavedGames {
    match files(folder) {
        Ok(files) => {
            let older = files.len().saturating_sub(most);
            let games = files.into_iter().take(most).map(|(played, path)| SavedGame::look(path, played)).collect();
            SavedGames { games, older, fault: None }
        }
        Err(error) => SavedGames { games: Vec::new(), older: 0, fault: Some(error) },
    }
}

/// Returns all game files in a folder, latest first. Returns an empty list if the folder does not exist.
pub(super) fn files(folder: &Path) -> io::Result<Vec<(SystemTime, PathBuf)>> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<(SystemTime, PathBuf)> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .map(|path| {
            // For a broken link, the metadata of the link itself is used.
            let about = path.metadata().or_else(|_| path.symlink_metadata());
            (about.and_then(|about| about.modified()).unwrap_or(UNIX_EPOCH), path)
        })
        .collect();
    files.sort_by(|one, other| other.cmp(one));
    Ok(files)
}

impl SavedGame {
    fn look(path: PathBuf, played: SystemTime) -> Self {
        let contents = Contents::of(&path);
        Self { path, played, contents }
    }

    /// Returns the file name without special characters.
    pub fn name(&self) -> String {
        let name = self.path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        plain(&name).into_owned()
    }
}

impl Contents {
    fn of(path: &Path) -> Result<Self, Unopened> {
        let (journal, _) = read_game(path)?;
        let damaged = journal.notices.iter().any(Notice::is_damage);
        let plies = journal.entries.plies();
        Ok(Self { game: journal.header.game, players: journal.header.players, plies, damaged })
    }
}

/// Creates a new file for a game that starts now.
pub(super) fn create(folder: &Path, game: &str) -> io::Result<(PathBuf, File)> {
    let stem = format!("{}-{}", stamp(SystemTime::now()), letters(game));
    create_named(folder, format!("{stem}.{ENDING}").as_ref())
}

/// Creates a new file with this name, adding a number if the name is already taken.
pub(super) fn create_named(folder: &Path, name: &OsStr) -> io::Result<(PathBuf, File)> {
    let first = folder.join(name);
    create_one_of(std::iter::once(first.clone()).chain(beside(&first)))
}

/// Creates a new file to replace a lost file, in the same folder and with a similar name.
pub(super) fn create_beside(lost: &Path) -> io::Result<(PathBuf, File)> {
    if let Some(folder) = lost.parent() {
        // If this fails, creating the file reports the error.
        let _ = std::fs::create_dir_all(folder);
    }
    create_one_of(beside(lost))
}

/// Returns `game-2.rondel` and so on for `game.rondel`.
fn beside(path: &Path) -> impl Iterator<Item = PathBuf> {
    let (stem, ending) = (path.file_stem().unwrap_or_default(), path.extension());
    // A host may start thousands of games within one minute.
    (2..100_000).map(move |number| {
        let mut name = stem.to_owned();
        name.push(format!("-{number}"));
        if let Some(ending) = ending {
            name.push(".");
            name.push(ending);
        }
        path.with_file_name(name)
    })
}

fn create_one_of(paths: impl Iterator<Item = PathBuf>) -> io::Result<(PathBuf, File)> {
    for path in paths {
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Removes special characters from a game's identifier, which may come from an untrusted file, for use in a
/// file name.
fn letters(game: &str) -> String {
    game.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').take(40).collect()
}

/// Formats a time as date and minute in UTC: `2026-11-21-0634`.
fn stamp(time: SystemTime) -> String {
    let time = Timestamp::try_from(time).unwrap_or_default();
    time.strftime(STAMP).to_string()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_stamp_is_a_day_and_a_minute() {
        let stamp_of = |seconds| stamp(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(stamp_of(0), "1970-01-01-0000");
        assert_eq!(stamp_of(951_782_399), "2000-02-28-2359");
        assert_eq!(stamp_of(1_795_242_840), "2026-11-21-0634");
    }

    #[test]
    fn a_file_name_takes_nothing_but_plain_letters() {
        assert_eq!(letters("../../etc/pass wd"), "etcpasswd");
    }

    #[test]
    fn a_file_beside_another_is_called_after_it() {
        let names: Vec<PathBuf> = beside(Path::new("a/game.rondel")).take(2).collect();
        assert_eq!(names, [PathBuf::from("a/game-2.rondel"), PathBuf::from("a/game-3.rondel")]);
        assert_eq!(beside(Path::new("game")).next(), Some(PathBuf::from("game-2")));
    }

    #[test]
    fn every_file_is_listed_whatever_is_in_it() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for number in 0..5 {
            std::fs::write(folder.path().join(format!("{number}.rondel")), [0xFF, number]).expect("a file");
        }
        std::fs::create_dir(folder.path().join("folder.rondel")).expect("a folder");
        std::fs::write(folder.path().join("letter.txt"), "Dear Ann").expect("a letter");
        let shelf = list(folder.path(), 4);
        assert_eq!((shelf.games.len(), shelf.older), (4, 2));
        assert!(shelf.games.iter().all(|game| game.contents.is_err()) && shelf.fault.is_none());
        assert!(list(&folder.path().join("nowhere"), 4).fault.is_none(), "nothing was played yet");
        assert!(list(&folder.path().join("letter.txt"), 4).fault.is_some(), "a file in place of the folder");
    }

    #[test]
    fn ages_are_told_in_the_largest_unit_that_fits() {
        let at = |seconds| UNIX_EPOCH + std::time::Duration::from_secs(seconds);
        assert_eq!(Age::of(at(0), at(59)), Age::Now);
        assert_eq!(Age::of(at(0), at(3600 * 5 + 4)), Age::Hours(5));
        assert_eq!(Age::of(at(99), at(0)), Age::Now, "a clock that was set back");
    }
}

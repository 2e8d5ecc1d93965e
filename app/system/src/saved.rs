//! The games that lie in the folder, and how their files are named: by day, minute and game, nothing secret.

use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use rondel::StartError;
use rondel::journal::{Journal, LoadError, Notice, Player};
use rondel::plain::plain;

use super::{FileKind, ReadError, read};

/// How the name of a file says when its game was begun, as [`jiff::fmt::strtime`] writes it.
pub const STAMP: &str = "%Y-%m-%d-%H%M";

/// What lies in the folder of games.
#[derive(Debug)]
pub struct SavedGames {
    /// The games played last, those played last first; also those that cannot be opened.
    pub games: Vec<SavedGame>,
    /// How many more there are.
    pub older: usize,
    /// Why the folder cannot be looked into, where it is there.
    pub fault: Option<io::Error>,
}

/// A file of a game.
#[derive(Debug)]
pub struct SavedGame {
    /// Where it lies.
    pub path: PathBuf,
    /// When it was last played.
    pub played: SystemTime,
    /// What is in it, or why it cannot be opened.
    pub contents: Result<Contents, Unopened>,
}

/// A game to be resumed.
#[derive(Clone, Debug)]
pub struct Contents {
    /// The id of the game.
    pub game: String,
    /// Who sits at the table.
    pub players: Vec<Player>,
    /// How many decisions stand.
    pub plies: usize,
    /// Whether something in it cannot be read.
    pub damaged: bool,
}

/// Why a file is no game that can be opened.
#[derive(Debug, thiserror::Error)]
pub enum Unopened {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] ReadError),
    /// It is no journal.
    #[error(transparent)]
    Journal(#[from] LoadError),
    /// Its game cannot begin.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// Reads the file of a game: its journal, and the bytes it was read from.
///
/// # Errors
/// A file that cannot be read, or is no journal.
pub fn read_game(path: &Path) -> Result<(Journal, Vec<u8>), Unopened> {
    let bytes = read(path, FileKind::Game)?;
    Ok((Journal::read(&bytes)?, bytes))
}

/// How long ago something was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// Less than a minute.
    Now,
    /// So many minutes.
    Minutes(u64),
    /// So many hours.
    Hours(u64),
    /// So many days.
    Days(u64),
}

impl Age {
    /// The age at `now` of something that was at `then`.
    pub fn of(then: SystemTime, now: SystemTime) -> Self {
        let minutes = now.duration_since(then).unwrap_or_default().as_secs() / 60;
        match minutes {
            0 => Self::Now,
            1..60 => Self::Minutes(minutes),
            60..1440 => Self::Hours(minutes / 60),
            _ => Self::Days(minutes / 1440),
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

/// Whatever is called a game in a folder, the youngest first; a folder that is not there yet has none.
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
            // Of a link that leads nowhere at least its own age is known.
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

    /// How the file is called, in plain characters.
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

/// Makes a file that did not exist before.
pub(super) fn create(folder: &Path, game: &str) -> io::Result<(PathBuf, File)> {
    let stem = format!("{}-{}", stamp(SystemTime::now()), letters(game));
    create_named(folder, format!("{stem}.{ENDING}").as_ref())
}

/// Makes a file of this name, or with a number behind it where that is taken.
pub(super) fn create_named(folder: &Path, name: &OsStr) -> io::Result<(PathBuf, File)> {
    let first = folder.join(name);
    create_one_of(std::iter::once(first.clone()).chain(beside(&first)))
}

/// Makes a file in the folder of another that was lost, called after it.
pub(super) fn create_beside(lost: &Path) -> io::Result<(PathBuf, File)> {
    if let Some(folder) = lost.parent() {
        // Should it fail, making the file says why.
        let _ = std::fs::create_dir_all(folder);
    }
    create_one_of(beside(lost))
}

/// `game-2.rondel` and so on for `game.rondel`.
fn beside(path: &Path) -> impl Iterator<Item = PathBuf> {
    let (stem, ending) = (path.file_stem().unwrap_or_default(), path.extension());
    // A host may begin thousands of games in one minute.
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

/// A game's id comes from a file that anyone may have written; a file name takes only plain letters of it.
fn letters(game: &str) -> String {
    game.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').take(40).collect()
}

/// Day and minute, in world time: `2026-11-21-0634`.
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

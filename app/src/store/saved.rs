//! The games that lie in the folder, and how their files are named: by day, minute and game, nothing secret.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use rondel::journal::{Entry, Journal, Notice, Player};

/// A game to be resumed.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// The id of the game.
    pub game: String,
    /// Who sits at the table.
    pub players: Vec<Player>,
    /// How many decisions stand.
    pub plies: usize,
    /// When it was last played.
    pub played: SystemTime,
    /// Whether something in it cannot be read.
    pub damaged: bool,
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

const ENDING: &str = "rondel";
const MOST: usize = 40;

pub(super) fn list(folder: &Path) -> Vec<SavedGame> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((path.metadata().and_then(|about| about.modified()).ok()?, path)))
        .collect();
    files.sort_by(|one, other| other.cmp(one));
    files.into_iter().take(MOST).filter_map(|(played, path)| describe(path, played)).collect()
}

fn describe(path: PathBuf, played: SystemTime) -> Option<SavedGame> {
    let journal = Journal::read(&super::Store::read(&path).ok()?).ok()?;
    let plies = journal.entries.iter().fold(0_usize, |plies, (_, entry)| match entry {
        Entry::Play { .. } => plies + 1,
        Entry::Undo => plies.saturating_sub(1),
    });
    let damaged = journal.notices.iter().any(Notice::is_damage);
    Some(SavedGame { path, game: journal.header.game, players: journal.header.players, plies, played, damaged })
}

/// Makes a file that did not exist before.
pub(super) fn create(folder: &Path, game: &str) -> io::Result<(PathBuf, File)> {
    let stem = format!("{}-{}", stamp(SystemTime::now()), plain(game));
    let names = std::iter::once(stem.clone()).chain((2..1000).map(|number| format!("{stem}-{number}")));
    for name in names {
        let path = folder.join(format!("{name}.{ENDING}"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// A game's id comes from a file that anyone may have written; a file name takes only plain letters of it.
fn plain(game: &str) -> String {
    game.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').take(40).collect()
}

/// Day and minute, in world time: `2026-11-21-0634`.
fn stamp(time: SystemTime) -> String {
    let minutes = time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() / 60;
    let (year, month, day) = civil(minutes / 1440);
    let minute = minutes % 1440;
    format!("{year:04}-{month:02}-{day:02}-{:02}{:02}", minute / 60, minute % 60)
}

/// The date of a day counted from 1970-01-01, in the calendar of Gregory (Hinnant, "days from civil", turned round).
fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let day_of_era = shifted % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_778), (2026, 11, 21));
    }

    #[test]
    fn a_file_name_takes_nothing_but_plain_letters() {
        assert_eq!(plain("../../etc/pass wd"), "etcpasswd");
    }

    #[test]
    fn ages_are_told_in_the_largest_unit_that_fits() {
        let at = |seconds| UNIX_EPOCH + std::time::Duration::from_secs(seconds);
        assert_eq!(Age::of(at(0), at(59)), Age::Now);
        assert_eq!(Age::of(at(0), at(3600 * 5 + 4)), Age::Hours(5));
        assert_eq!(Age::of(at(99), at(0)), Age::Now, "a clock that was set back");
    }
}

//! Stores reviews next to their games, so that no decision is analysed twice. Review files can be deleted. They are
//! then recreated.

use std::io;
use std::path::{Path, PathBuf};

use rondel::Seats;
use rondel::bots::Expected;
use rondel::review::Decision;
use serde::{Deserialize, Serialize};

use super::atomic;
use super::reading::{FileKind, read};
use super::sidecar::{REVIEW, beside};

/// Version of the analysis: the program version, and a number that increases whenever results change without a new
/// program version.
const PROGRAM: &str = concat!(env!("CARGO_PKG_VERSION"), " 2");

/// The contents of a review file.
#[derive(Serialize, Deserialize)]
struct ReviewFile {
    /// Version of the analysis. Other versions may have other results.
    program: String,
    /// Number of journal lines that the review covers, and their hash.
    lines: usize,
    print: u64,
    decisions: Vec<KeptDecision>,
}

#[derive(Serialize, Deserialize)]
struct KeptDecision {
    iterations: u32,
    #[serde(flatten)]
    decision: Decision,
    line: Vec<Expected>,
}

/// An analysed decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// Number of iterations of the analysis.
    pub iterations: u32,
    /// The result.
    pub decision: Decision,
}

/// Returns the review file of a game.
fn file_of(game: &Path) -> PathBuf {
    beside(game, REVIEW)
}

/// Returns whether a game has a review file.
pub fn has_review(game: &Path) -> bool {
    file_of(game).is_file()
}

/// Returns whether the review file of a game is readable and current.
pub(super) fn is_review(game: &Path) -> bool {
    let bytes = read(&file_of(game), FileKind::Review).ok();
    let kept = bytes.and_then(|bytes| serde_json::from_slice::<ReviewFile>(&bytes).ok());
    kept.is_some_and(|kept| kept.program == PROGRAM)
}

/// Reads the review of a game, whose journal has the given text. Returns an empty list if there is no review or it
/// does not match the journal.
pub fn read_review(game: &Path, journal: &str, seats: Seats) -> Vec<Weighed> {
    let Ok(bytes) = read(&file_of(game), FileKind::Review) else { return Vec::new() };
    let Ok(kept) = serde_json::from_slice::<ReviewFile>(&bytes) else { return Vec::new() };
    // If the game has been continued since the review, further lines follow the reviewed lines.
    let begins = journal.lines().count() >= kept.lines && print(journal.lines().take(kept.lines)) == kept.print;
    if !begins || kept.program != PROGRAM {
        return Vec::new();
    }
    let plies = kept.lines.saturating_sub(1);
    let decisions =
        kept.decisions.into_iter().filter(|kept| kept.decision.ply < plies && kept.decision.is_sound(seats));
    decisions
        .map(|KeptDecision { iterations, decision, line }| Weighed {
            iterations,
            decision: Decision { line, ..decision },
        })
        .collect()
}

/// Writes the review of a game.
///
/// # Errors
/// Returns an error if the file cannot be written. No essential data is lost in that case.
pub fn write_review(game: &Path, journal: &str, found: Vec<Weighed>) -> io::Result<()> {
    let decisions = found.into_iter().map(|Weighed { iterations, decision }| {
        let line = decision.line.clone();
        KeptDecision { iterations, decision, line }
    });
    let kept = ReviewFile {
        program: PROGRAM.to_owned(),
        lines: journal.lines().count(),
        print: print(journal.lines()),
        decisions: decisions.collect(),
    };
    atomic::replace(&file_of(game), &serde_json::to_vec(&kept).map_err(io::Error::other)?)
}

/// Returns a hash of lines (FNV-1a). Unlike the hashes of the standard library, it never changes.
pub(super) fn print<'a>(lines: impl Iterator<Item = &'a str>) -> u64 {
    let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0xCBF2_9CE4_8422_2325, |print, byte| (print ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use rondel::Seat;
    use rondel::review::Worth;

    use super::*;

    const GAME: &str = "header\nfirst\nsecond\nthird\n";

    fn weighed(ply: usize, mean: f64) -> Weighed {
        let choices = vec![Worth { visits: 3, mean, reach: 0.1 }; 2];
        let seat = Seat::new(0);
        let decision = Decision {
            ply,
            seat,
            chosen: 0,
            best: 1,
            choices,
            before: vec![mean; 2],
            after: vec![mean; 2],
            line: vec![Expected { seat, choice: rondel::Text::verbatim("goes on") }],
        };
        Weighed { iterations: 100, decision }
    }

    #[test]
    fn what_was_found_is_found_again_as_long_as_the_game_begins_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.rondel");
        assert!(read_review(&game, GAME, Seats::TWO).is_empty(), "no file");
        let found = vec![weighed(0, 0.25), weighed(2, 0.5)];
        write_review(&game, GAME, found.clone()).expect("written");
        assert_eq!(read_review(&game, GAME, Seats::TWO), found);
        assert_eq!(read_review(&game, &format!("{GAME}fourth\n"), Seats::TWO), found, "the game went on");
        assert!(read_review(&game, "header\nfirst\nother\nthird\n", Seats::TWO).is_empty(), "another game");
        assert!(read_review(&game, "header\nfirst\n", Seats::TWO).is_empty(), "taken back");
        write_review(&game, GAME, found[..1].to_vec()).expect("written over");
        assert_eq!(read_review(&game, GAME, Seats::TWO).len(), 1);
        let left: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().collect();
        assert_eq!(left.len(), 1, "{left:?}");
    }

    #[test]
    fn a_review_that_cannot_be_right_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.rondel");
        for text in ["", "{", "[1]", "{\"program\":1}"] {
            std::fs::write(file_of(&game), text).expect("written");
            assert!(read_review(&game, GAME, Seats::TWO).is_empty(), "{text}");
        }
        let mut wrong = weighed(0, 0.5);
        wrong.decision.best = 7;
        let beyond = weighed(9, 0.5);
        write_review(&game, GAME, vec![wrong, beyond]).expect("written");
        assert!(read_review(&game, GAME, Seats::TWO).is_empty());
    }
}

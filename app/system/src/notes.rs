//! The user's notes on a game and the location of its branches. They are stored next to the game, so that the
//! journal is not modified.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::atomic;
use super::reading::{FileKind, ReadError, read};
use super::sidecar::{BRANCHES, NOTES, beside};

/// Maximum length of a branch's name, in characters. Longer names are truncated.
pub const LONGEST_NAME: usize = 60;
/// Maximum length of a note, in characters. Longer notes are truncated.
pub const LONGEST_NOTE: usize = 1_000;
/// Maximum number of plies with notes.
const MOST: usize = 1_000;

/// The user's notes on a game or one of its branches.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Notes {
    /// Name of the branch, or empty if it has none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The notes, keyed by the number of plies before the position.
    pub plies: BTreeMap<usize, Note>,
}

/// A note on a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Note {
    /// The mark, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<NoteMark>,
    /// The text.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// A mark for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoteMark {
    /// A good decision.
    Good,
    /// A bad decision.
    Bad,
    /// A position to think about.
    Question,
    /// A position to find again.
    Star,
}

impl NoteMark {
    /// All marks.
    pub const ALL: [Self; 4] = [Self::Good, Self::Bad, Self::Question, Self::Star];
}

impl Notes {
    /// Reads the notes on a game. Returns empty notes if there are none or they cannot be read.
    pub fn read(game: &Path) -> Self {
        Self::known(game).unwrap_or_default()
    }

    /// Like [`Notes::read`], but returns `None` if the file exists but cannot be read. The file must then not be
    /// overwritten.
    pub fn known(game: &Path) -> Option<Self> {
        match read(&file_of(game), FileKind::Notes) {
            Ok(bytes) => {
                let mut notes: Self = serde_json::from_slice(&bytes).ok()?;
                notes.bound();
                Some(notes)
            }
            Err(ReadError::System(error)) if error.kind() == io::ErrorKind::NotFound => Some(Self::default()),
            Err(_) => None,
        }
    }

    /// Adds notes to positions without a note, up to the maximum number.
    pub fn add(&mut self, others: Self) {
        if self.name.is_empty() {
            self.name = others.name;
        }
        for (ply, note) in others.plies {
            if self.plies.len() < MOST {
                self.plies.entry(ply).or_insert(note);
            }
        }
    }

    /// Writes the notes next to the game, or deletes the file if there are none.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written; the old notes then remain.
    pub fn write(&mut self, game: &Path) -> io::Result<()> {
        self.bound();
        let file = file_of(game);
        if *self == Self::default() {
            return match std::fs::remove_file(file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            };
        }
        atomic::replace(&file, &serde_json::to_vec_pretty(self).map_err(io::Error::other)?)
    }

    /// Sets the note on a position. An empty note removes it.
    pub fn note(&mut self, ply: usize, note: Note) {
        if note == Note::default() {
            self.plies.remove(&ply);
        } else {
            self.plies.insert(ply, note);
        }
    }

    fn bound(&mut self) {
        self.name = self.name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
        self.plies.retain(|_, note| *note != Note::default());
        while self.plies.len() > MOST {
            self.plies.pop_last();
        }
        for note in self.plies.values_mut() {
            note.words = note.words.chars().take(LONGEST_NOTE).collect();
        }
    }
}

/// Returns the notes file of a game.
fn file_of(game: &Path) -> PathBuf {
    beside(game, NOTES)
}

/// Returns the folder of a game's branches.
pub fn branches_of(game: &Path) -> PathBuf {
    beside(game, BRANCHES)
}

/// Returns the folder of a game's deleted branches, which is moved together with the game.
pub fn thrown_away_of(game: &Path) -> PathBuf {
    branches_of(game).join("bin")
}

/// Returns the game of a branch, or `None` if the path is not in a folder of branches.
pub fn game_of(branch: &Path) -> Option<PathBuf> {
    let folder = branch.parent()?;
    let game = folder.file_name()?.to_str()?.strip_suffix(BRANCHES)?;
    Some(folder.with_file_name(game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_noted_is_found_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.rondel");
        let mut notes = Notes::read(&game);
        assert_eq!(notes, Notes::default());
        notes.name = "Without the ferry".to_owned();
        notes.note(4, Note { mark: Some(NoteMark::Bad), words: "Too early".to_owned() });
        notes.note(9, Note { mark: Some(NoteMark::Star), words: String::new() });
        notes.write(&game).expect("written");
        assert_eq!(Notes::read(&game), notes);
        notes.note(4, Note::default());
        notes.note(9, Note::default());
        notes.name.clear();
        notes.write(&game).expect("taken away");
        assert!(!file_of(&game).exists(), "nothing is noted");
        notes.write(&game).expect("there is none to be taken away");
    }

    #[test]
    fn a_file_of_notes_may_hold_anything() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.rondel");
        let file = file_of(&game);
        for text in ["", "{", "[]", r#"{"plies":{"x":{}}}"#, r#"{"name":3}"#] {
            std::fs::write(&file, text).expect("written");
            assert_eq!(Notes::read(&game), Notes::default(), "{text}");
        }
        let long =
            format!(r#"{{"name":"{}","plies":{{"1":{{"words":"{}"}},"2":{{}}}}}}"#, "n".repeat(999), "w".repeat(9_999));
        std::fs::write(&file, long).expect("written");
        let notes = Notes::read(&game);
        assert!(notes.name.chars().count() <= LONGEST_NAME);
        assert_eq!((notes.plies.len(), notes.plies[&1].words.len()), (1, LONGEST_NOTE));
    }

    #[test]
    fn branches_lie_beside_their_game() {
        let game = Path::new("games/2026-11-24-2031-harbour.rondel");
        let branch = branches_of(game).join("2026-11-24-2040-harbour.rondel");
        assert_eq!(game_of(&branch).as_deref(), Some(game));
        assert_eq!(game_of(game), None);
        assert_eq!(game_of(Path::new("alone.rondel")), None);
    }
}

//! The user's metadata for a game: a name, a star, and the seats that were played remotely. It is stored in a
//! sidecar file, since it cannot be reconstructed.

use std::io;
use std::path::{Path, PathBuf};

use rondel::bounds;
use rondel::plain::excerpt;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::atomic;
use super::reading::{FileKind, ReadError, read_text};
use super::sidecar::{ABOUT, beside};

/// Maximum length of the user's name for a game, in characters.
pub const LONGEST_OWN_NAME: usize = 80;

/// The user's metadata for a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GameMetadata {
    /// Name given by the user, or empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whether the game is marked with a star.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub star: bool,
    /// Seats, counted from 0, that were played on other machines. The game was hosted on one of those machines and
    /// copied to this machine at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub elsewhere: Vec<u8>,
    /// Seats of other programs, counted from 0, at which a substitute has moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub substituted: Vec<u8>,
    /// Unknown fields, written by a later version.
    #[serde(flatten)]
    other: Map<String, Value>,
}

/// Reads the metadata of a game. Returns the default if there is none or it cannot be read.
pub fn read_about(game: &Path) -> GameMetadata {
    look(game).ok().flatten().unwrap_or_default()
}

/// Changes the metadata of a game. Unreadable metadata is first renamed to a backup.
///
/// # Errors
/// Returns an error if the file cannot be written; the old metadata then remains.
pub fn write_about(game: &Path, change: impl FnOnce(&mut GameMetadata)) -> io::Result<()> {
    let file = beside(game, ABOUT);
    let mut about = match look(game) {
        Ok(about) => about.unwrap_or_default(),
        Err(error) => {
            if let Some(error) = error {
                return Err(error);
            }
            std::fs::rename(&file, beside(game, &format!("{ABOUT}.bak")))?;
            GameMetadata::default()
        }
    };
    change(&mut about);
    about.name = excerpt(about.name.trim(), LONGEST_OWN_NAME);
    if about == GameMetadata::default() {
        return match std::fs::remove_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        };
    }
    atomic::replace_lasting(&file, &serde_json::to_vec(&about).map_err(io::Error::other)?)
}

/// Reads the metadata, or returns `Ok(None)` if there is no file. The error is `Some` if the operating system
/// cannot read the file, and `None` if the contents are invalid.
fn look(game: &Path) -> Result<Option<GameMetadata>, Option<io::Error>> {
    const MOST_VALUES: usize = 1_000;
    let file: PathBuf = beside(game, ABOUT);
    let text = match read_text(&file, FileKind::About) {
        Ok(text) => text,
        Err(ReadError::System(error)) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(ReadError::System(error)) => return Err(Some(error)),
        Err(_) => return Err(None),
    };
    bounds::json(&text, MOST_VALUES).map_err(|_| None)?;
    let about: GameMetadata = serde_json::from_str(&text).map_err(|_| None)?;
    Ok(Some(GameMetadata { name: excerpt(&about.name, LONGEST_OWN_NAME), ..about }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_a_game_is_found_again_and_nothing_leaves_no_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.rondel");
        assert_eq!(read_about(&game), GameMetadata::default());
        write_about(&game, |about| about.star = true).expect("written");
        write_about(&game, |about| about.name = format!("  The great\u{202e} one{} ", "e".repeat(200)))
            .expect("written");
        let about = read_about(&game);
        assert!(about.star && about.name.starts_with("The great\u{FFFD} one"), "{about:?}");
        assert!(about.name.chars().count() <= LONGEST_OWN_NAME + 1, "{about:?}");
        write_about(&game, |about| *about = GameMetadata::default()).expect("written");
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
    }

    #[test]
    fn what_a_later_program_says_of_a_game_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.rondel");
        let file = beside(&game, ABOUT);
        std::fs::write(&file, r#"{"star":true,"mood":["merry"]}"#).expect("written");
        write_about(&game, |about| about.name = "Feast".to_owned()).expect("written");
        let text = std::fs::read_to_string(&file).expect("a file");
        assert_eq!(text, r#"{"name":"Feast","star":true,"mood":["merry"]}"#);
    }

    #[test]
    fn what_cannot_be_read_says_nothing_and_is_put_aside_when_something_is_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.rondel");
        let file = beside(&game, ABOUT);
        let deep = format!("{{\"a\":{}1{}}}", "[".repeat(5000), "]".repeat(5000));
        for text in ["", "[]", "{\"name\":7}", deep.as_str(), &" ".repeat(30_000)] {
            std::fs::write(&file, text).expect("written");
            assert_eq!(read_about(&game), GameMetadata::default());
            write_about(&game, |about| about.star = true).expect("written");
            assert!(read_about(&game).star);
            let aside = std::fs::read_to_string(beside(&game, ".about.bak")).expect("it was put aside");
            assert_eq!(aside, text);
        }
    }
}

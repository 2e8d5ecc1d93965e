//! The positions a person has practised, saved between sessions so that the least recently practised
//! positions are repeated first.

use std::io;
use std::path::Path;

use data_encoding::BASE64URL_NOPAD;
use rondel_system::{FileKind, read_text, replace_private};

use super::Position;

/// Maximum number of positions stored. Older positions are dropped.
const MOST: usize = 1_000;

/// The practised positions, the most recent last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practised(Vec<Position>);

impl Practised {
    /// Reads the positions from a file. Unreadable entries are skipped, since they only affect the order of
    /// positions.
    pub fn read(file: &Path) -> Self {
        let text = read_text(file, FileKind::Settings).unwrap_or_default();
        let position = |line: &str| BASE64URL_NOPAD.decode(line.as_bytes()).ok()?.try_into().ok().map(Position);
        let mut practised = Self::default();
        practised.met(text.lines().filter_map(position));
        practised
    }

    /// Writes the positions to a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written. It is then unchanged.
    pub fn write(&self, file: &Path) -> io::Result<()> {
        let lines: String = self.0.iter().map(|position| BASE64URL_NOPAD.encode(&position.0) + "\n").collect();
        replace_private(file, lines.as_bytes())
    }

    /// Adds the positions that were just practised, the most recent last.
    pub fn met(&mut self, positions: impl IntoIterator<Item = Position>) {
        for position in positions {
            self.0.retain(|known| *known != position);
            self.0.push(position);
        }
        self.0.drain(..self.0.len().saturating_sub(MOST));
    }

    /// Returns the index of a position, counted from the least recently practised, or `None` if it is new.
    pub(super) fn place_of(&self, position: Position) -> Option<usize> {
        self.0.iter().position(|known| *known == position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_practised_is_read_as_it_was_written_and_never_grows_beyond_its_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("deep").join("practised");
        assert_eq!(Practised::read(&file), Practised::default());
        let mut practised = Practised::default();
        let number = |number: usize| Position([number as u8; 32].map(|byte: u8| byte ^ (number >> 8) as u8 ^ 0xA5));
        practised.met((0..3).map(number));
        practised.met([number(1)]);
        assert_eq!(practised.place_of(number(1)), Some(2), "it was met last");
        practised.write(&file).expect("a file");
        assert_eq!(Practised::read(&file), practised);
        let torn = std::fs::read_to_string(&file).expect("the file").replacen('\n', "!\n", 1) + "half";
        std::fs::write(&file, torn).expect("the file");
        assert_eq!(Practised::read(&file).0.len(), 2, "what is torn is passed over");
        let many = |number: usize| {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&number.to_le_bytes());
            Position(bytes)
        };
        practised.met((0..4_000).map(many));
        practised.write(&file).expect("a file");
        assert_eq!(Practised::read(&file).0.len(), MOST);
    }
}

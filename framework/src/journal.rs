//! The file of a game: JSON Lines that only grow.
//!
//! The first line is the [`Header`]; every further line is one [`Entry`], written as it is made. A crash loses nothing
//! but a torn last line, which is noticed and dropped. This module turns text into entries and back; files belong to
//! the program that hosts the game.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bots::Bot;
use crate::seat::Seat;
use crate::setup::Setup;

/// The format this house writes.
pub const FORMAT: u32 = 1;

/// What was agreed before the game.
#[derive(Debug, Serialize, Deserialize)]
pub struct Header {
    /// The format of the file.
    pub rondel: u32,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules and content.
    pub version: String,
    /// Its options.
    pub setup: Box<dyn Setup>,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The seed of all luck in the game.
    pub seed: u64,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// What they are called; empty where nobody gave a name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// A person where it is empty, else the bot that plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Bot>,
}

impl Player {
    /// A person at this screen.
    pub fn human(name: impl Into<String>) -> Self {
        Self { name: name.into(), bot: None }
    }

    /// A bot.
    pub fn bot(bot: Bot) -> Self {
        Self { name: String::new(), bot: Some(bot) }
    }
}

/// A line of a journal after the first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// A decision.
    Play {
        /// Who decided.
        seat: Seat,
        /// What.
        action: Value,
    },
    /// The last decision was taken back.
    Undo,
}

/// A journal that was read.
#[derive(Debug)]
pub struct Journal {
    /// The first line.
    pub header: Header,
    /// The other lines, with their numbers.
    pub entries: Vec<(usize, Entry)>,
    /// What was noticed while reading.
    pub notices: Vec<Notice>,
}

/// Something a person should know about a journal that could be opened all the same.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// The last line was cut off while it was written.
    #[error("line {line} was cut off while it was written and is left out")]
    TornLine {
        /// Which line, from 1.
        line: usize,
    },
    /// A line is not one of a journal; it and all that follows is left out.
    #[error("line {line} cannot be read ({reason}); the game stands where it was before it")]
    Unreadable {
        /// Which line, from 1.
        line: usize,
        /// Why.
        reason: String,
    },
    /// Another version of the game wrote the file; every decision in it is allowed all the same, or a further notice says
    /// where one is not.
    #[error("version {version} of the game wrote this file; this is version {own}")]
    OtherVersion {
        /// The version that wrote it.
        version: String,
        /// The version that reads it.
        own: &'static str,
    },
    /// A decision the rules do not allow; it and all that follows is left out.
    #[error("line {line} cannot be played ({reason}); the game stands where it was before it")]
    CannotBePlayed {
        /// Which line, from 1.
        line: usize,
        /// Why.
        reason: String,
    },
}

/// Why a journal cannot be opened at all.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// The first line is not the header of a journal.
    #[error("line 1 is not the beginning of a Rondel game: {0}")]
    Foreign(#[source] serde_json::Error),
    /// It was written in another format, by a later house.
    #[error("line 1: the file has format {found}, this program reads format {FORMAT}")]
    Format {
        /// The format of the file.
        found: u32,
    },
}

impl Notice {
    /// Whether something in the file is lost or cannot be played, so that nothing more should be written to it.
    pub fn is_damage(&self) -> bool {
        !matches!(self, Self::OtherVersion { .. })
    }
}

impl Header {
    /// The header as the first line of a file.
    pub fn line(&self) -> String {
        line_of(self)
    }
}

impl Entry {
    /// The entry as a line of a file.
    pub fn line(&self) -> String {
        line_of(self)
    }
}

fn line_of(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("journal lines are plain data");
    line.push('\n');
    line
}

impl Journal {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// When it is empty, not a journal, or of a later format. A bad later line is a notice, not an error.
    pub fn read(text: &str) -> Result<Self, LoadError> {
        let mut lines = text.split_inclusive('\n').enumerate().map(|(index, line)| (index + 1, line));
        let (_, first) = lines.next().ok_or(LoadError::Empty)?;
        let value: Value = serde_json::from_str(first).map_err(LoadError::Foreign)?;
        if let Some(found) = value.get("rondel").and_then(Value::as_u64).filter(|found| *found != u64::from(FORMAT)) {
            return Err(LoadError::Format { found: u32::try_from(found).unwrap_or(u32::MAX) });
        }
        let header: Header = serde_json::from_value(value).map_err(LoadError::Foreign)?;
        let mut journal = Self { header, entries: Vec::new(), notices: Vec::new() };
        if !first.ends_with('\n') {
            // Another line written behind it would spoil it.
            journal.notices.push(Notice::TornLine { line: 1 });
        }
        for (line, words) in lines {
            match serde_json::from_str(words) {
                Ok(entry) if words.ends_with('\n') => journal.entries.push((line, entry)),
                Ok(_) => journal.notices.push(Notice::TornLine { line }),
                Err(_) if !words.ends_with('\n') => journal.notices.push(Notice::TornLine { line }),
                Err(error) => {
                    journal.notices.push(Notice::Unreadable { line, reason: error.to_string() });
                    break;
                }
            }
        }
        Ok(journal)
    }
}

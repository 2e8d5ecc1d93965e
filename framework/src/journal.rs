//! The file of a game: JSON Lines that only grow.
//!
//! The first line is the [`Header`]; every further line is one [`Entry`], written as it is made. A crash loses nothing
//! but a torn last line, which is noticed and dropped. This module turns text into entries and back; files belong to
//! the program that hosts the game.
//!
//! A file may have been through anything before it is read. What stands before the first bad line is played; names are
//! read in plain characters; and nothing is built that needs much more memory than the file, whatever it says.

mod reading;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bots::Bot;
use crate::seat::Seat;
use crate::setup::{Plugin, Setup, clone_setup};

pub(crate) use reading::QUOTED;

/// The format this house writes.
pub const FORMAT: u32 = 1;
/// The largest journal that is read, in bytes; that of an ordinary game has less than 100,000.
pub const LARGEST: usize = 4_000_000;
/// The longest line after the first, in bytes; ordinary ones have a hundred.
pub const LONGEST_LINE: usize = 4_000;
/// The longest name of a player, in characters; what is longer is cut when it is read.
pub const LONGEST_NAME: usize = 60;

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
    /// Where the game left another one, and how; empty in a game that was played from its deal. See [`Fork`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forks: Vec<Fork>,
}

/// Where a game leaves the one it began as, to find out what would have come of something else: so many plies are those of
/// that game, and then something may be otherwise than it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fork {
    /// How many plies were played before it.
    pub ply: u32,
    /// Whose knowledge it begins with: what that seat cannot know is what it held possible, and not what was so. Nobody's where
    /// everything hidden is as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supposed_by: Option<Seat>,
    /// The seed of all luck from here on, and of what is supposed; nothing where luck goes on as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<u64>,
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
    /// The other lines, as far as they can be read.
    pub entries: Entries,
    /// What was noticed while reading.
    pub notices: Vec<Notice>,
}

/// The lines of a journal after the first. They are kept as they were written, since a decision takes many times the
/// memory of its line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    text: String,
}

/// Something a person should know about a journal that could be opened all the same.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// The last line was cut off while it was written.
    #[error("line {line} was cut off while being written and is left out")]
    TornLine {
        /// Which line, from 1.
        line: usize,
    },
    /// A line is not one of a journal; it and all that follows is left out.
    #[error("line {line} cannot be read ({reason}); the game stops before this line")]
    Unreadable {
        /// Which line, from 1.
        line: usize,
        /// Why.
        reason: String,
    },
    /// A byte of the first line is no text; what it stands in is read with a stand-in.
    #[error("line 1 contains a byte that is not text; the rest of the line is kept")]
    NoText,
    /// The first line names a bot that does not exist.
    #[error("line 1: `{bot}` is not a known bot; a human takes {seat} instead")]
    NoSuchBot {
        /// Where it should sit.
        seat: Seat,
        /// What it is called there.
        bot: String,
    },
    /// Another program has written the file anew, with a mark at its beginning or other ends of its lines.
    #[error("another program has rewritten this file; nothing in it is lost")]
    Rewritten,
    /// Another version of the game wrote the file; every decision in it is allowed all the same, or a further notice says
    /// where one is not.
    #[error("this file was written by version {version} of the game; this is version {own}")]
    OtherVersion {
        /// The version that wrote it.
        version: String,
        /// The version that reads it.
        own: &'static str,
    },
    /// A decision the rules do not allow; it and all that follows is left out.
    #[error("line {line} cannot be played ({reason}); the game stops before this line")]
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
    /// There is nothing in it, or nothing but the zeros a power cut may leave.
    #[error("the file is empty")]
    Empty,
    /// It is larger than any game.
    #[error("the file has {size} bytes; a game can have at most {LARGEST}")]
    TooLarge {
        /// How many bytes it has.
        size: usize,
    },
    /// The first line is not the header of a journal.
    #[error("line 1 is not the start of a Rondel game: {0}")]
    Foreign(String),
    /// This house has no such game.
    #[error("unknown game `{game}`")]
    UnknownGame {
        /// The game it asks for.
        game: String,
    },
    /// It was written in another format, by a later house.
    #[error("line 1: the file has format {found}; this program reads format {FORMAT}")]
    Format {
        /// The format of the file.
        found: u32,
    },
}

impl Notice {
    /// Whether something in the file is lost or cannot be played, so that nothing more should be written to it.
    pub fn is_damage(&self) -> bool {
        !matches!(self, Self::OtherVersion { .. } | Self::Rewritten)
    }
}

impl Header {
    /// The header of a game that is played from its deal.
    pub fn new(
        game: impl Into<String>,
        version: impl Into<String>,
        setup: Box<dyn Setup>,
        players: Vec<Player>,
        seed: u64,
    ) -> Self {
        let (game, version) = (game.into(), version.into());
        Self { rondel: FORMAT, game, version, setup, players, seed, forks: Vec::new() }
    }

    /// The same, of a game of this house.
    pub fn of(plugin: &Plugin, setup: Box<dyn Setup>, players: Vec<Player>, seed: u64) -> Self {
        Self::new(plugin.id, plugin.version, setup, players, seed)
    }

    /// The same header once more.
    #[must_use]
    pub fn again(&self) -> Self {
        let (game, version, setup) = (self.game.clone(), self.version.clone(), clone_setup(self.setup.as_ref()));
        let (players, forks) = (self.players.clone(), self.forks.clone());
        Self { rondel: self.rondel, game, version, setup, players, seed: self.seed, forks }
    }

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

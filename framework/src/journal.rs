//! The file format of games: append-only JSON Lines.
//!
//! The first line is the [`Header`]. Each later line is one [`Entry`], written as soon as a decision is made or
//! taken back. A crash loses at most an incomplete last line, which is detected and dropped. This module converts
//! between text and entries. The program that hosts the game handles the files.
//!
//! A file may have been damaged or edited before it is read. All lines before the first invalid line are played,
//! names are reduced to plain characters, and the memory needed is proportional to the size of the file.

mod reading;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bots::Bot;
use crate::clock::TimeControl;
use crate::luck::Luck;
use crate::seat::Seat;
use crate::session::Forfeit;
use crate::setup::{Plugin, Setup, clone_setup};

pub(crate) use reading::QUOTED;

/// The format version that this program writes.
pub const FORMAT: u32 = 1;
/// Maximum size of a journal, in bytes. The journal of an ordinary game is smaller than 100,000 bytes.
pub const LARGEST: usize = 4_000_000;
/// Maximum length of each line after the first, in bytes. Ordinary lines are about a hundred bytes long.
pub const LONGEST_LINE: usize = 4_000;
/// Maximum length of a player's name, in characters. Longer names are truncated when they are read.
pub const LONGEST_NAME: usize = 60;

/// The parameters of a game, fixed before it starts.
#[derive(Debug, Serialize, Deserialize)]
pub struct Header {
    /// The format version of the file.
    pub rondel: u32,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules and content.
    pub version: String,
    /// The options of the game.
    pub setup: Box<dyn Setup>,
    /// The players, in seat order.
    pub players: Vec<Player>,
    /// The seed of all randomness in the game.
    pub seed: u64,
    /// The points where the game departs from its original. The list is empty if the game was played from its own
    /// deal. See [`Fork`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forks: Vec<Fork>,
    /// The results of the random events of the deal, if they were given from outside. Events beyond them depend on
    /// the seed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deal: Vec<Luck>,
    /// Whether people enter the results of random events, from their own dice and cards. A program may leave an event to
    /// chance all the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_luck: bool,
    /// The time that each player has, or `None` if players may take their time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
}

/// A point where a game departs from its original to explore an alternative. The plies up to this point are the
/// plies of the original game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fork {
    /// Number of plies played before the fork.
    pub ply: u32,
    /// The seat whose knowledge is the basis of the fork: everything that the seat cannot know is replaced with a
    /// sample. It is `None` if all hidden information is unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supposed_by: Option<Seat>,
    /// The seed of the sample and of all randomness after the fork, or `None` if the original randomness continues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<u64>,
}

/// The player at a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The name, or an empty string if no name was given.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The bot that plays, or `None` if a person or another program plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Bot>,
    /// Whether the player is another program. `name` is then the name of that program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
}

impl Player {
    /// Creates a human player.
    pub fn human(name: impl Into<String>) -> Self {
        Self { name: name.into(), bot: None, program: false }
    }

    /// Creates a bot player.
    pub fn bot(bot: Bot) -> Self {
        Self { name: String::new(), bot: Some(bot), program: false }
    }

    /// Creates a player that is another program.
    pub fn program(name: impl Into<String>) -> Self {
        Self { program: true, ..Self::human(name) }
    }

    /// Returns whether a person plays.
    pub fn is_person(&self) -> bool {
        self.bot.is_none() && !self.program
    }
}

/// A line of a journal after the first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// A decision.
    Play {
        /// The deciding seat.
        seat: Seat,
        /// The action taken.
        action: Value,
        /// The results of its random events, if they were given from outside; see
        /// [`Session::play_with`](crate::Session::play_with).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        luck: Vec<Luck>,
        /// The time that the decision took, in milliseconds, if the game has a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<u64>,
    },
    /// A player lost the game before the rules said so.
    Forfeit {
        /// The seat of the player.
        seat: Seat,
        /// The reason.
        cause: Forfeit,
    },
    /// The last decision was taken back.
    Undo,
}

/// A journal that was read from a file.
#[derive(Debug)]
pub struct Journal {
    /// The first line.
    pub header: Header,
    /// The other lines, up to the first line that cannot be read.
    pub entries: Entries,
    /// The problems found while reading.
    pub notices: Vec<Notice>,
}

/// The lines of a journal after the first. They are stored as text, because a parsed decision takes many times the
/// memory of its line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    text: String,
}

/// A problem in a journal that could still be opened, to be reported to the user.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// The last line was cut off while it was being written.
    #[error("line {line} was cut off while being written and has been ignored")]
    TornLine {
        /// The line number, from 1.
        line: usize,
    },
    /// A line is not a journal entry. This line and all following lines are ignored.
    #[error("line {line} cannot be read ({reason}); the game stops before this line")]
    Unreadable {
        /// The line number, from 1.
        line: usize,
        /// The reason.
        reason: String,
    },
    /// The first line contains a byte that is not text. The byte is replaced with a placeholder.
    #[error("line 1 contains a byte that is not valid UTF-8 text; the rest of the line is kept")]
    NoText,
    /// The first line refers to a bot that does not exist.
    #[error("line 1: `{bot}` is not a known bot; a human takes {seat} instead")]
    NoSuchBot {
        /// The bot's seat.
        seat: Seat,
        /// The bot's name in the file.
        bot: String,
    },
    /// Another program has rewritten the file, with a byte order mark or different line endings.
    #[error("another program has rewritten this file, but nothing has been lost")]
    Rewritten,
    /// The file was written by another version of the game. All its decisions are still allowed, unless another
    /// notice reports otherwise.
    #[error("this file was written by version {version} of the game; this is version {own}")]
    OtherVersion {
        /// The version that wrote the file.
        version: String,
        /// The version that reads the file.
        own: &'static str,
    },
    /// The rules do not allow a decision. Its line and all following lines are ignored.
    #[error("line {line} cannot be played ({reason}); the game stops before this line")]
    CannotBePlayed {
        /// The line number, from 1.
        line: usize,
        /// The reason.
        reason: String,
    },
}

/// Error returned when a journal cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file is empty, or contains only the zeros that a power failure may leave.
    #[error("the file is empty")]
    Empty,
    /// The file exceeds the maximum size.
    #[error("the file has {size} bytes; a game can have at most {LARGEST}")]
    TooLarge {
        /// The size in bytes.
        size: usize,
    },
    /// The first line is not the header of a journal.
    #[error("line 1 is not the start of a Rondel game: {0}")]
    Foreign(String),
    /// The program does not have the game.
    #[error("unknown game `{game}`")]
    UnknownGame {
        /// The id of the game in the file.
        game: String,
    },
    /// The file has a format version that this program cannot read.
    #[error("line 1: the file has format {found}; this program reads format {FORMAT}")]
    Format {
        /// The format version of the file.
        found: u32,
    },
}

impl Notice {
    /// Returns whether part of the file is lost or cannot be played. If so, nothing more should be written to the
    /// file.
    pub fn is_damage(&self) -> bool {
        !matches!(self, Self::OtherVersion { .. } | Self::Rewritten)
    }
}

impl Header {
    /// Creates the header of a game that starts with its own deal.
    pub fn new(
        game: impl Into<String>,
        version: impl Into<String>,
        setup: Box<dyn Setup>,
        players: Vec<Player>,
        seed: u64,
    ) -> Self {
        let (game, version) = (game.into(), version.into());
        Self {
            rondel: FORMAT,
            game,
            version,
            setup,
            players,
            seed,
            forks: Vec::new(),
            deal: Vec::new(),
            own_luck: false,
            clock: None,
        }
    }

    /// Creates the header of a game from its plug-in.
    pub fn of(plugin: &Plugin, setup: Box<dyn Setup>, players: Vec<Player>, seed: u64) -> Self {
        Self::new(plugin.id, plugin.version, setup, players, seed)
    }

    /// Returns a copy of the header.
    #[must_use]
    pub fn again(&self) -> Self {
        let (game, version, setup) = (self.game.clone(), self.version.clone(), clone_setup(self.setup.as_ref()));
        let (players, forks, deal) = (self.players.clone(), self.forks.clone(), self.deal.clone());
        let (rondel, seed, clock, own_luck) = (self.rondel, self.seed, self.clock, self.own_luck);
        Self { rondel, game, version, setup, players, seed, forks, deal, own_luck, clock }
    }

    /// Returns the header as the first line of a file.
    pub fn line(&self) -> String {
        line_of(self)
    }
}

impl Entry {
    /// Creates the entry of a decision without given luck or a clock.
    pub fn play(seat: Seat, action: Value) -> Self {
        Self::Play { seat, action, luck: Vec::new(), time: None }
    }

    /// Returns the entry as a line of a file.
    pub fn line(&self) -> String {
        line_of(self)
    }
}

fn line_of(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("journal lines are plain data");
    line.push('\n');
    line
}

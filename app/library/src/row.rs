//! What the library knows of a game.

use std::path::PathBuf;

use rondel::{Bot, Seat};
use rondel_system::GameMetadata;
use serde::{Deserialize, Serialize};

/// Where a game lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameLocation {
    /// With the others.
    #[default]
    Shelf,
    /// Among those that were thrown away.
    Bin,
}

/// What is known of a file of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct LibraryRow {
    /// Where it lies.
    pub path: PathBuf,
    /// Whether in the bin.
    pub place: GameLocation,
    /// When it was last played, in seconds since 1970.
    pub played: i64,
    /// What a person says of it.
    pub about: GameMetadata,
    /// What is in it, or why it cannot be opened.
    pub game: Result<Record, String>,
}

/// What is in the file of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The id of the game.
    pub id: String,
    /// Who sits at the table, seat by seat.
    pub seats: Vec<SeatedPlayer>,
    /// How it ended; nothing while it lasts.
    pub outcome: Option<Outcome>,
    /// Who decides next, while it lasts.
    pub decides: Option<Seat>,
    /// How many decisions stand.
    pub plies: usize,
    /// How many rounds were begun, where the game counts them.
    pub rounds: Option<u16>,
    /// When it was begun, in seconds since 1970, where its file says so.
    pub begun: Option<i64>,
    /// Whether something in it cannot be read.
    pub damaged: bool,
    /// What its review says, if there is one.
    pub judged: Option<ReviewSummary>,
    /// A number made of all that was agreed and played: copies of a game have the same.
    pub print: i64,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatedPlayer {
    /// What they are called; empty where nobody gave a name.
    pub name: String,
    /// The bot that plays.
    pub bot: Option<Bot>,
    /// Whether it is a person elsewhere.
    pub elsewhere: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat: 1 is first, ties share a place.
    pub placing: Vec<u8>,
    /// The key of the rule by which it ended.
    pub reason: String,
}

/// How a game went for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameScore {
    /// Somebody else, or the game itself, won.
    Lost,
    /// The first place was shared.
    Drawn,
    /// Nobody else was first.
    Won,
}

/// What a review says of the decisions of the one person at this screen, or of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewSummary {
    /// How many decisions were weighed.
    pub weighed: usize,
    /// How many of them were inexact.
    pub inexact: usize,
    /// How many were mistakes.
    pub mistakes: usize,
    /// How many were blunders.
    pub blunders: usize,
}

impl SeatedPlayer {
    /// Whether it is a person at this screen.
    pub fn is_here(&self) -> bool {
        self.bot.is_none() && !self.elsewhere
    }
}

impl Outcome {
    /// What is kept of how a game ended.
    pub fn of(outcome: &rondel::Outcome) -> Self {
        let placing = outcome.seats().each().map(|seat| outcome.placing(seat)).collect();
        Self { placing, reason: outcome.reason().to_owned() }
    }

    /// How it went for a seat.
    pub fn score(&self, seat: Seat) -> GameScore {
        match self.placing.get(seat.index()) {
            Some(1) if self.winner().is_some() => GameScore::Won,
            Some(1) => GameScore::Drawn,
            _ => GameScore::Lost,
        }
    }

    /// The only seat in first place.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = (0..).zip(&self.placing).filter(|(_, place)| **place == 1);
        match (first.next(), first.next()) {
            (Some((seat, _)), None) => Some(Seat::new(seat)),
            _ => None,
        }
    }
}

impl Record {
    /// The seat of the only person at this screen; nothing where nobody or several sit here.
    pub fn mine(&self) -> Option<Seat> {
        let mut here = (0..).zip(&self.seats).filter(|(_, sitter)| sitter.is_here());
        match (here.next(), here.next()) {
            (Some((seat, _)), None) => Some(Seat::new(seat)),
            _ => None,
        }
    }

    /// How it went for the only person at this screen, once it is over.
    pub fn score(&self) -> Option<GameScore> {
        self.mine().zip(self.outcome.as_ref()).map(|(seat, outcome)| outcome.score(seat))
    }
}

impl LibraryRow {
    /// How the file is called, in plain characters.
    pub fn file_name(&self) -> String {
        let name = self.path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        rondel::plain::plain(&name).into_owned()
    }
}

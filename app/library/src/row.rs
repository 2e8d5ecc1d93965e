//! The data that the library stores for each game.

use std::path::PathBuf;

use rondel::{Bot, Seat, Seats, Teams};
use rondel_system::GameMetadata;
use serde::{Deserialize, Serialize};

/// A game's location.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameLocation {
    /// In the games folder.
    #[default]
    Shelf,
    /// In the bin.
    Bin,
}

/// A game file.
#[derive(Clone, Debug, PartialEq)]
pub struct LibraryRow {
    /// Path of the file.
    pub path: PathBuf,
    /// The game's location.
    pub place: GameLocation,
    /// Time at which the game was last played, in seconds since 1970.
    pub played: i64,
    /// Name and star set by the user.
    pub about: GameMetadata,
    /// Contents of the file, or an error message if it cannot be opened.
    pub game: Result<Record, String>,
}

/// The contents of a game file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The game's identifier.
    pub id: String,
    /// Players at the table, in seat order.
    pub seats: Vec<SeatedPlayer>,
    /// Result, or `None` while the game is in progress.
    pub outcome: Option<Outcome>,
    /// The seat to decide, or `None` if the game is over.
    pub decides: Option<Seat>,
    /// Number of decisions.
    pub plies: usize,
    /// Number of rounds started, if the game counts rounds.
    pub rounds: Option<u16>,
    /// Start time in seconds since 1970, if the file name contains it.
    pub begun: Option<i64>,
    /// Whether parts of the file cannot be read.
    pub damaged: bool,
    /// Summary of the review, if there is one.
    pub judged: Option<ReviewSummary>,
    /// Fingerprint of the setup and all actions. Copies of a game have the same fingerprint.
    pub print: i64,
}

/// The player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatedPlayer {
    /// Name, or empty if none was given.
    pub name: String,
    /// The bot, or `None` for a human or another program.
    pub bot: Option<Bot>,
    /// Whether the player is a human on another machine, or another program.
    pub elsewhere: bool,
}

/// The result of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Each seat's placing: 1 is first, and tied seats and partners have the same placing.
    pub placing: Vec<u8>,
    /// Message key of the rule that ended the game.
    pub reason: String,
    /// The teams, which state the partners of each seat.
    #[serde(default, skip_serializing_if = "Teams::are_alone")]
    pub teams: Teams,
    /// The score that the seats reached together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// Whether the game has only a score, so that no player wins or loses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_scored: bool,
}

/// The result of a game for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameScore {
    /// Another player won, or all players lost to the game.
    Lost,
    /// First place was shared.
    Drawn,
    /// The player or the player's team was alone in first place.
    Won,
}

/// A review summary for the only person at this screen, or for all seats if no person or several people play at this
/// screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewSummary {
    /// Number of reviewed decisions.
    pub weighed: usize,
    /// Number of inexact decisions.
    pub inexact: usize,
    /// Number of mistakes.
    pub mistakes: usize,
    /// Number of blunders.
    pub blunders: usize,
}

impl SeatedPlayer {
    /// Returns whether the player is a human at this screen.
    pub fn is_here(&self) -> bool {
        self.bot.is_none() && !self.elsewhere
    }
}

impl Outcome {
    /// Extracts the stored data from the outcome of a game.
    pub fn of(outcome: &rondel::Outcome) -> Self {
        let placing = outcome.seats().each().map(|seat| outcome.placing(seat)).collect();
        let (teams, score, is_scored) = (outcome.teams(), outcome.score(), outcome.is_scored());
        Self { placing, reason: outcome.reason().to_owned(), teams, score, is_scored }
    }

    /// Returns the result for a seat, or `None` if the game has only a score.
    pub fn score_of(&self, seat: Seat) -> Option<GameScore> {
        let score = match self.placing.get(seat.index()) {
            Some(1) if !self.winners().is_empty() => GameScore::Won,
            Some(1) => GameScore::Drawn,
            _ => GameScore::Lost,
        };
        (!self.is_scored).then_some(score)
    }

    /// Returns the seats of the only team in first place, which may be a single seat. Empty if first place is shared,
    /// or if nobody won.
    pub fn winners(&self) -> Vec<Seat> {
        let first = (0..).zip(&self.placing).filter(|(_, place)| **place == 1);
        let first: Vec<Seat> = first.map(|(seat, _)| Seat::new(seat)).collect();
        let is_team = first.iter().all(|seat| self.teams.are_partners(first[0], *seat));
        if is_team && !self.is_scored { first } else { Vec::new() }
    }

    /// Returns whether all seats won or lost together, or reached a score together.
    pub fn is_joint(&self) -> bool {
        self.seats().is_some_and(|seats| self.teams.are_together(seats))
    }

    /// Returns the number of teams. A seat without partners is a team.
    pub fn sides(&self) -> usize {
        self.seats().map_or(0, |seats| self.teams.count(seats))
    }

    fn seats(&self) -> Option<Seats> {
        Seats::new(u8::try_from(self.placing.len()).ok()?)
    }
}

impl Record {
    /// Returns the seat of the only person at this screen, or `None` if no person or several people play at
    /// this screen.
    pub fn mine(&self) -> Option<Seat> {
        let mut here = (0..).zip(&self.seats).filter(|(_, sitter)| sitter.is_here());
        match (here.next(), here.next()) {
            (Some((seat, _)), None) => Some(Seat::new(seat)),
            _ => None,
        }
    }

    /// Returns the result for the only person at this screen, or `None` if there is no such person, the game is not
    /// over, or it has only a score.
    pub fn score(&self) -> Option<GameScore> {
        self.mine().zip(self.outcome.as_ref()).and_then(|(seat, outcome)| outcome.score_of(seat))
    }
}

impl LibraryRow {
    /// Returns the file name without special characters.
    pub fn file_name(&self) -> String {
        let name = self.path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        rondel::plain::plain(&name).into_owned()
    }
}

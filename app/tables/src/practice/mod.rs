//! Practice: a person looks for the best choice in positions from their own mistakes or from games between bots.
//!
//! This module has access to whole games. The window only receives a table that contains the knowledge of the
//! deciding seat: [`Exercise::set_up`] creates a branch with a sample of the hidden information and a
//! different random seed, and nothing is saved to disk.

mod judge;
mod mistakes;
mod practised;
mod round;
mod wins;

use std::io;
use std::sync::Arc;

use rondel::bots::Expected;
use rondel::journal::{Fork, Journal, LoadError, Player};
use rondel::review::Worth;
use rondel::{Bot, Observer, Plugin, Seat, Session, StartError};
use rondel_hosting::deal::digest;

pub use judge::{AnswerJudgement, AnswerVerdict, Judge, PracticeAnswer};
pub use mistakes::{at_table, in_file};
pub use practised::Practised;
pub use round::{Round, RoundProgress, WANTED};
pub use wins::{Wins, searching_bot};

/// A position to practise.
#[derive(Clone)]
pub struct Exercise {
    plugin: &'static Plugin,
    /// Journal of the whole game. The continuation after the position is never shown to the player.
    journal: Arc<str>,
    ply: usize,
    seat: Seat,
    kind: ExerciseKind,
    position: Position,
}

/// The kind of choice to find.
#[derive(Clone, Debug, PartialEq)]
pub enum ExerciseKind {
    /// A choice that is better than the choice made in the game.
    Mistake(Mistake),
    /// The only choice that wins immediately.
    Win {
        /// Index of the choice.
        choice: usize,
        /// The line to the end of the game, starting with the choice.
        line: Vec<Expected>,
    },
}

/// A costly decision found by a review.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// Index of the choice made.
    pub chosen: usize,
    /// Evaluation of the choice made.
    pub worth: Worth,
    /// Loss compared with the best choice.
    pub loss: f64,
    /// Number of iterations used to judge it.
    pub iterations: u32,
    /// Time when the game was played, in seconds since 1970, or `None` if it has no file.
    pub played: Option<u64>,
}

/// Identifies a position as seen by the deciding seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position([u8; 32]);

impl Position {
    /// Returns the position before a ply as seen by a seat, or `None` if the game has not reached it.
    fn of(session: &Session, ply: usize, seat: Seat) -> Option<Self> {
        let scene = session.game().scene(session.state_at(ply)?, Observer::Seat(seat));
        let seen = serde_json::to_vec(&(&session.header().game, seat, scene)).ok()?;
        Some(Self(digest(&seen)))
    }
}

/// An error that occurs when setting up a position or judging an answer.
#[derive(Debug, thiserror::Error)]
pub enum SetUpError {
    /// The journal of its game cannot be read.
    #[error(transparent)]
    Journal(#[from] LoadError),
    /// The game cannot be played.
    #[error(transparent)]
    Start(#[from] StartError),
    /// No thread could be started.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Exercise {
    /// Returns the game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// Returns the deciding seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the number of decisions before the position.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Returns the kind of choice to find.
    pub fn kind(&self) -> &ExerciseKind {
        &self.kind
    }

    /// Returns the identifier of the position.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Replays the original game.
    fn game(&self) -> Result<Session, SetUpError> {
        let journal = Journal::read(self.journal.as_bytes())?;
        Ok(Session::replay(journal)?.0)
    }

    /// Replays the game up to the position, with a person at the deciding seat. Information hidden from that
    /// seat is replaced by a sample, and the random seed is different.
    ///
    /// # Errors
    /// Returns an error if the game can no longer be played.
    pub fn set_up(&self) -> Result<Session, SetUpError> {
        let game = self.game()?;
        let luck = Some(!game.header().seed);
        let fork = Fork { ply: self.ply as u32, supposed_by: Some(self.seat), luck };
        Ok(game.branch(fork, sitting(&game.header().players, self.seat))?)
    }

    /// Replays the original game with a person at the deciding seat, so that its code can be generated.
    ///
    /// # Errors
    /// Returns an error if the game can no longer be played.
    pub fn as_played(&self) -> Result<Session, SetUpError> {
        let mut journal = Journal::read(self.journal.as_bytes())?;
        journal.header.players = sitting(&journal.header.players, self.seat);
        Ok(Session::replay(journal)?.0)
    }
}

/// Returns the players of a game with a person at one seat and bots at all others.
fn sitting(players: &[Player], person: Seat) -> Vec<Player> {
    let sit = |(place, player): (usize, &Player)| {
        let bot = player.bot.unwrap_or(Bot::Greedy);
        Player { name: player.name.clone(), bot: (place != person.index()).then_some(bot), program: false }
    };
    players.iter().enumerate().map(sit).collect()
}

#[cfg(test)]
mod tests;

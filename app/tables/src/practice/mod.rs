//! Practice: positions in which a person looks for the better choice, from their own mistakes or from games of bots.
//!
//! This module knows whole games. The window is given a table that knows no more than the decider did:
//! [`Exercise::set_up`] makes a branch with a sample of what the decider could not know and with other luck, and
//! nothing is written to disk.

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

/// A position to be practised.
#[derive(Clone)]
pub struct Exercise {
    plugin: &'static Plugin,
    /// The whole game it is from. What came after the position nobody who practises is shown.
    journal: Arc<str>,
    ply: usize,
    seat: Seat,
    kind: ExerciseKind,
    position: Position,
}

/// What is looked for.
#[derive(Clone, Debug, PartialEq)]
pub enum ExerciseKind {
    /// Something better than what was chosen in the game.
    Mistake(Mistake),
    /// The only choice that wins at once.
    Win {
        /// Its place among the choices.
        choice: usize,
        /// The way to the end of the game, the choice itself first.
        line: Vec<Expected>,
    },
}

/// A decision that cost much, as a review has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The place of what was chosen.
    pub chosen: usize,
    /// What that was worth.
    pub worth: Worth,
    /// What was lost with it.
    pub loss: f64,
    /// In how many iterations it was weighed.
    pub iterations: u32,
    /// When the game was played, in seconds since 1970; nothing where it has no file.
    pub played: Option<u64>,
}

/// What tells one position from all others, as who decides sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position([u8; 32]);

impl Position {
    /// The position before a ply of a game, through the eyes of one seat; nothing where the game has not come so far.
    fn of(session: &Session, ply: usize, seat: Seat) -> Option<Self> {
        let scene = session.game().scene(session.state_at(ply)?, Observer::Seat(seat));
        let seen = serde_json::to_vec(&(&session.header().game, seat, scene)).ok()?;
        Some(Self(digest(&seen)))
    }
}

/// Why a position cannot be set up, or nobody can judge an answer.
#[derive(Debug, thiserror::Error)]
pub enum SetUpError {
    /// The journal of its game cannot be read.
    #[error(transparent)]
    Journal(#[from] LoadError),
    /// It cannot be played.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The system gives no thread.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Exercise {
    /// The game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many decisions were taken before.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// What is looked for.
    pub fn kind(&self) -> &ExerciseKind {
        &self.kind
    }

    /// What tells the position from all others.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The game it is from, as it was played.
    fn game(&self) -> Result<Session, SetUpError> {
        let journal = Journal::read(self.journal.as_bytes())?;
        Ok(Session::replay(journal)?.0)
    }

    /// The game up to the position, with a person where somebody decides: what is hidden from them is what they held possible, and
    /// the luck is another.
    ///
    /// # Errors
    /// A game that cannot be played any more.
    pub fn set_up(&self) -> Result<Session, SetUpError> {
        let game = self.game()?;
        let luck = Some(!game.header().seed);
        let fork = Fork { ply: self.ply as u32, supposed_by: Some(self.seat), luck };
        Ok(game.branch(fork, sitting(&game.header().players, self.seat))?)
    }

    /// The game up to the position, as a code of it has it.
    ///
    /// # Errors
    /// A game that cannot be played any more.
    pub fn as_played(&self) -> Result<Session, SetUpError> {
        let mut journal = Journal::read(self.journal.as_bytes())?;
        journal.header.players = sitting(&journal.header.players, self.seat);
        Ok(Session::replay(journal)?.0)
    }
}

/// The players of a game with a person at one seat and bots at all others.
fn sitting(players: &[Player], person: Seat) -> Vec<Player> {
    let sit = |(place, player): (usize, &Player)| {
        let bot = player.bot.unwrap_or(Bot::Greedy);
        Player { name: player.name.clone(), bot: (place != person.index()).then_some(bot) }
    };
    players.iter().enumerate().map(sit).collect()
}

#[cfg(test)]
mod tests;

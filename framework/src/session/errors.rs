//! The reasons why a game cannot start, and why a decision cannot be taken back.

use crate::luck::LuckError;
use crate::seat::Seat;
use crate::setup::SetupError;

/// Error returned when a game cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The header names one game but contains the options of another.
    #[error("the game is `{game}`, but its options are for `{setup}`")]
    OtherGame {
        /// The game that the header names.
        game: String,
        /// The game that the options belong to.
        setup: &'static str,
    },
    /// The setup cannot be opened.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game does not support this number of players.
    #[error("this game is for {} players, not {asked}", seat_range(*.fewest, *.most))]
    Seats {
        /// Requested number of players.
        asked: usize,
        /// Minimum number of players.
        fewest: u8,
        /// Maximum number of players.
        most: u8,
    },
    /// The clock says that a player loses when the time is up, but it is not a game of two against each other.
    #[error("a player can lose by running out of time only in games of two players against each other")]
    Clock,
    /// The header gives impossible results for the random events of the deal.
    #[error("the results given for the deal do not fit: {0}")]
    Luck(#[from] LuckError),
    /// A fork in the header is invalid.
    #[error("fork {number} is invalid: {fault}")]
    Fork {
        /// The number of the fork, from 1.
        number: usize,
        /// The reason.
        fault: ForkFault,
    },
    /// A new branch cannot begin at the requested position, because the position belongs to the original game, has
    /// not been reached, or must stay hidden.
    #[error("no branch can begin at this position")]
    Branch,
}

/// The reason why a fork is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ForkFault {
    /// The fork is based on the knowledge of a seat that is not at the table.
    #[error("{0} is not at the table")]
    NoSuchSeat(Seat),
    /// The fork begins before the previous fork.
    #[error("it begins before the previous fork")]
    OutOfOrder,
}

pub(super) fn seat_range(fewest: u8, most: u8) -> String {
    if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") }
}

/// Error returned when a decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefused {
    /// Nothing has been played since the deal or since the last fork.
    #[error("nothing has been played yet")]
    NothingPlayed,
    /// Something has since been drawn or revealed.
    #[error("something has been drawn or revealed since")]
    SecretSeen,
    /// A player has resigned, or has lost by running out of time.
    #[error("a player has forfeited the game")]
    Forfeited,
}

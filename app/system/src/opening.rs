//! Errors that occur when a game file is opened.

use std::path::PathBuf;

use super::Unopened;

/// The reason why a file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file is not a readable game.
    #[error("{}: {source}", path.display())]
    Unopened {
        /// The file.
        path: PathBuf,
        /// The reason.
        #[source]
        source: Unopened,
    },
    /// The program has no such game.
    #[error("{}: unknown game `{game}`", path.display())]
    UnknownGame {
        /// The file.
        path: PathBuf,
        /// Identifier of the game in the file.
        game: String,
    },
    /// The guest list cannot be read or belongs to another game.
    #[error("{}: the game's guest list cannot be read: {reason}", path.display())]
    Guests {
        /// The file.
        path: PathBuf,
        /// The reason.
        reason: String,
    },
}

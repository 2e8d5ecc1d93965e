//! Why the file of a game cannot be opened.

use std::path::PathBuf;

use super::Unopened;

/// Why a file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It is no game that can be opened.
    #[error("{}: {source}", path.display())]
    Unopened {
        /// Which.
        path: PathBuf,
        /// Why.
        #[source]
        source: Unopened,
    },
    /// This house has no such game.
    #[error("{}: unknown game `{game}`", path.display())]
    UnknownGame {
        /// Which.
        path: PathBuf,
        /// The game it asks for.
        game: String,
    },
    /// Who its guests are cannot be read, or they are those of another game.
    #[error("{}: its list of guests cannot be read: {reason}", path.display())]
    Guests {
        /// Which.
        path: PathBuf,
        /// Why.
        reason: String,
    },
}

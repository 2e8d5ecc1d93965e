//! Why the file of a game cannot be opened.

use std::path::PathBuf;

use rondel::StartError;
use rondel::journal::LoadError;

use super::ReadError;

/// Why a file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file cannot be read.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        #[source]
        source: ReadError,
    },
    /// It is no journal.
    #[error("{}: {source}", path.display())]
    Journal {
        /// Which.
        path: PathBuf,
        /// Why.
        #[source]
        source: LoadError,
    },
    /// Its game cannot begin.
    #[error("{}: {source}", path.display())]
    Start {
        /// Which.
        path: PathBuf,
        /// Why.
        #[source]
        source: StartError,
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

//! The error type for opening online tables.

use std::io;
use std::path::{Path, PathBuf};

use rondel::StartError;
use rondel_hosting::{GuestError, NotReady};

use crate::net::NetError;
use crate::net::invitation::NoInvitation;

/// An error that occurs when opening an online table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The text is not an invitation.
    #[error(transparent)]
    Invitation(#[from] NoInvitation),
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Path of the file.
        path: PathBuf,
        /// The underlying I/O error.
        source: io::Error,
    },
    /// This program hosts the table itself.
    #[error("this is an invitation to your own table; send it to another player")]
    OwnTable,
    /// This program does not have the game.
    #[error("unknown game `{0}`")]
    UnknownGame(String),
    /// The game cannot be opened.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The game cannot be dealt.
    #[error(transparent)]
    NotReady(#[from] NotReady),
    /// The network cannot be used.
    #[error(transparent)]
    Net(#[from] NetError),
    /// The recorded messages are invalid.
    #[error(transparent)]
    Fault(#[from] GuestError),
    /// The host has not set up another table.
    #[error("there is no next table")]
    NoNextTable,
    /// The maximum number of open tables has been reached.
    #[error("{open} tables are open; the maximum is {most}")]
    ManyTables {
        /// Number of open tables.
        open: usize,
        /// Maximum number of open tables.
        most: usize,
    },
    /// The maximum total size of saved games has been reached.
    #[error("games take {kept} MB; the maximum is {most} MB")]
    FullDisk {
        /// Current total size in megabytes.
        kept: u64,
        /// Maximum total size in megabytes.
        most: u64,
    },
}

impl TableError {
    /// Returns a closure that converts an I/O error on this path into a [`TableError`].
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |source| Self::File { path, source }
    }
}

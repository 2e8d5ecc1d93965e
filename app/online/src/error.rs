//! Why a table with people elsewhere cannot be opened.

use std::io;
use std::path::{Path, PathBuf};

use rondel::StartError;
use rondel_hosting::{GuestError, NotReady};

use crate::net::NetError;
use crate::net::invitation::NoInvitation;

/// Why a table with people elsewhere cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The text is no invitation.
    #[error(transparent)]
    Invitation(#[from] NoInvitation),
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// There is no such game in this program.
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
    /// What was heard before makes no sense.
    #[error(transparent)]
    Fault(#[from] GuestError),
    /// The host has set no other table.
    #[error("there is no next table")]
    NoNextTable,
    /// There are as many tables as this program may have open.
    #[error("{open} tables are open; the maximum is {most}")]
    ManyTables {
        /// So many are open.
        open: usize,
        /// So many may be.
        most: usize,
    },
    /// There are as many games on disk as this program may keep.
    #[error("games take {kept} MB; the maximum is {most} MB")]
    FullDisk {
        /// So many megabytes are kept.
        kept: u64,
        /// So many may be.
        most: u64,
    },
}

impl TableError {
    /// Names the file in an error about it.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |source| Self::File { path, source }
    }
}

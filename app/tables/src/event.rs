//! Events at open tables.

use std::path::PathBuf;

use super::TableKey;
use rondel::journal::Notice;
use rondel::{Outcome, Seat};
use rondel_hosting::{RequestRefused, TableId};

/// An event at an open table.
#[derive(Clone, Debug)]
pub struct TableEvent {
    /// The table.
    pub key: TableKey,
    /// The identifier by which guests know the table.
    pub table: TableId,
    /// The event.
    pub change: TableChange,
}

/// The kind of a table event.
#[derive(Clone, Debug)]
pub enum TableChange {
    /// An interrupted game has been resumed.
    Resumed {
        /// The game's file.
        path: PathBuf,
        /// Notices about lost entries.
        damage: Vec<Notice>,
        /// Other notices.
        remarks: Vec<Notice>,
    },
    /// A guest took a seat before the game began.
    Came(Seat, String),
    /// A seat became free before the game began.
    Free(Seat),
    /// The game began.
    Began,
    /// A bot now plays for a guest.
    StandsIn(Seat),
    /// A guest has returned and replaces the bot.
    Back(Seat),
    /// The turn has passed from a remote player to a person at this screen.
    YourTurn,
    /// Decisions were taken back to the end of this ply.
    TakenBack(usize),
    /// The host refused a request from the person at this screen.
    Refused(RequestRefused),
    /// The host disclosed the whole game, which is over.
    Opened,
    /// The game is over.
    Over(Outcome),
    /// The players start another game, at the table with this key.
    Again(TableKey),
    /// The remaining players gather again at the table with this key, without the player who delayed the start.
    Anew(TableKey),
    /// The table cannot be saved, for this reason. It waits until it can be saved again.
    Unsaved(String),
    /// The table can be saved again and continues.
    Saved,
    /// Another game for the same players cannot be opened.
    NotAgain(String),
    /// The table cannot continue and has been closed.
    Failed(String),
}

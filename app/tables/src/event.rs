//! What happened at an open table.

use std::path::PathBuf;

use super::TableKey;
use rondel::journal::Notice;
use rondel::{Outcome, Seat};
use rondel_hosting::{RequestRefused, TableId};

/// Something that happened at an open table.
#[derive(Clone, Debug)]
pub struct TableEvent {
    /// Which.
    pub key: TableKey,
    /// What guests know it by.
    pub table: TableId,
    /// What.
    pub change: TableChange,
}

/// What happened at a table.
#[derive(Clone, Debug)]
pub enum TableChange {
    /// A game that was left goes on.
    Resumed {
        /// From this file.
        path: PathBuf,
        /// What was lost of it.
        damage: Vec<Notice>,
        /// What should be known, though nothing is lost.
        remarks: Vec<Notice>,
    },
    /// A guest came, before the game.
    Came(Seat, String),
    /// A seat is free again, before the game.
    Free(Seat),
    /// The game begins.
    Began,
    /// A bot plays for a guest.
    StandsIn(Seat),
    /// A guest plays again for whom a bot played.
    Back(Seat),
    /// A person at this screen decides, after somebody elsewhere did.
    YourTurn,
    /// The game went back to the end of this ply.
    TakenBack(usize),
    /// The host refused what the person at this screen wished.
    Refused(RequestRefused),
    /// The host opened the whole game, which is over.
    Opened,
    /// The game is over.
    Over(Outcome),
    /// The people of the table play another game, at this table.
    Again(TableKey),
    /// They gather anew at this table, without somebody who held them up.
    Anew(TableKey),
    /// Another game of the same people cannot be opened.
    NotAgain(String),
    /// The table cannot go on, and is closed.
    Failed(String),
}

//! The table for practising a position.

use std::path::PathBuf;

use rondel_system::JournalWriter;

use super::LocalTable;
use crate::practice::{Exercise, SetUpError};

impl LocalTable {
    /// Sets up a position for practice. Nothing is saved, and the table reveals only what the deciding seat knew.
    ///
    /// # Errors
    /// Returns an error if the position cannot be set up.
    pub fn practise(folder: PathBuf, exercise: &Exercise) -> Result<Self, SetUpError> {
        let session = exercise.set_up()?;
        let recorder = JournalWriter::fresh(folder, exercise.plugin().id, session.journal()).held_back();
        Ok(Self::new(exercise.plugin(), session, recorder))
    }
}

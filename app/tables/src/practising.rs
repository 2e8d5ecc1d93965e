//! The table at which a position is practised.

use std::path::PathBuf;

use rondel_system::JournalWriter;

use super::LocalTable;
use crate::practice::{Exercise, SetUpError};

impl LocalTable {
    /// Sets a position up for whoever practises it. Nothing that is done there is written down, and nothing is known there that
    /// its decider did not know.
    ///
    /// # Errors
    /// A position that cannot be set up any more.
    pub fn practise(folder: PathBuf, exercise: &Exercise) -> Result<Self, SetUpError> {
        let session = exercise.set_up()?;
        let recorder = JournalWriter::fresh(folder, exercise.plugin().id, session.journal()).held_back();
        Ok(Self::new(exercise.plugin(), session, recorder))
    }
}

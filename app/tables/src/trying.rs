//! Tables for trying out a game during its development. They are not saved.

use std::path::PathBuf;

use rondel::journal::{Header, Journal};
use rondel::setup::clone_setup;
use rondel::{Plugin, Session, Setup, StartError};
use rondel_system::JournalWriter;

use super::LocalTable;

impl LocalTable {
    /// Starts a new game that is not saved.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened or the game does not allow this number of players.
    pub fn try_out(folder: PathBuf, plugin: &'static Plugin, header: Header) -> Result<Self, StartError> {
        Ok(Self::tried(folder, plugin, Session::start(header)?))
    }

    /// Returns the same game with different options or content, replayed up to the first move that is not possible.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened.
    pub fn tried_with(&self, folder: PathBuf, plugin: &'static Plugin, setup: &dyn Setup) -> Result<Self, StartError> {
        let mut header = self.session().header().again();
        header.setup = clone_setup(setup);
        if Session::luck_of_deal(&header).is_err() {
            // Given results of the deal may not fit the other options.
            header.deal.clear();
        }
        let written = self.session().journal();
        // A journal that was just written should be readable. If it is not, a new game is started.
        let Ok(journal) = Journal::read(written.into_bytes()) else { return Self::try_out(folder, plugin, header) };
        let (session, _) = Session::replay(Journal { header, ..journal })?;
        Ok(Self::tried(folder, plugin, session))
    }

    fn tried(folder: PathBuf, plugin: &'static Plugin, session: Session) -> Self {
        let recorder = JournalWriter::fresh(folder, plugin.id, session.journal()).held_back();
        Self::new(plugin, session, recorder)
    }
}

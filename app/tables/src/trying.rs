//! Tables at which a game that is being written is tried out: nothing of them is written down.

use std::path::PathBuf;

use rondel::journal::{Header, Journal};
use rondel::setup::clone_setup;
use rondel::{Plugin, Session, Setup, StartError};
use rondel_system::JournalWriter;

use super::LocalTable;

impl LocalTable {
    /// A new game that is not written down.
    ///
    /// # Errors
    /// A setup that cannot be opened, or a number of players the game does not allow.
    pub fn try_out(folder: PathBuf, plugin: &'static Plugin, header: Header) -> Result<Self, StartError> {
        Ok(Self::tried(folder, plugin, Session::start(header)?))
    }

    /// The same game with other options or content, played as far as it can be played so.
    ///
    /// # Errors
    /// A setup that cannot be opened.
    pub fn tried_with(&self, folder: PathBuf, plugin: &'static Plugin, setup: &dyn Setup) -> Result<Self, StartError> {
        let mut header = self.session().header().again();
        header.setup = clone_setup(setup);
        let written = self.session().journal();
        // A journal that was just written can be read; a new game takes its place where it cannot.
        let Ok(journal) = Journal::read(written.into_bytes()) else { return Self::try_out(folder, plugin, header) };
        let (session, _) = Session::replay(Journal { header, ..journal })?;
        Ok(Self::tried(folder, plugin, session))
    }

    fn tried(folder: PathBuf, plugin: &'static Plugin, session: Session) -> Self {
        let recorder = JournalWriter::fresh(folder, plugin.id, session.journal()).held_back();
        Self::new(plugin, session, recorder)
    }
}

//! What is given away of a game that is held here, and games that came as a code.

use std::path::PathBuf;

use rondel::journal::Notice;
use rondel::review::{Decision, Review};
use rondel::{Plugin, Seat, Turn};
use rondel_system::{JournalWriter, SaveError, Weighed, copy_to};

use super::LocalTable;
use super::reviewer::is_deep;
use crate::code::{self, Code, CodeError};

/// A game as its journal has it: it is played again by whoever makes something of it.
#[derive(Clone, Debug)]
pub struct Original {
    /// The game.
    pub plugin: &'static Plugin,
    /// Its journal.
    pub journal: String,
}

impl LocalTable {
    /// Takes up a game from its code, and says what should be known of it. It is written into `folder` once it goes on.
    ///
    /// # Errors
    /// What is no code, or that of a game that cannot be played here.
    pub fn of_code(folder: PathBuf, words: &str) -> Result<(Self, Vec<Notice>), CodeError> {
        let code = Code::read(words)?;
        let plugin = code.plugin();
        let (session, notices) = code.play()?;
        let recorder = JournalWriter::fresh(folder, plugin.id, session.journal());
        Ok((Self::new(plugin, session, recorder), notices))
    }

    /// The code of the game after so many plies. Whoever has it knows all that is hidden.
    ///
    /// # Errors
    /// A game for which there is none.
    pub fn code(&self, plies: usize) -> Result<String, CodeError> {
        code::written(self.session(), plies)
    }

    /// The whole game, to make something of it elsewhere in the program.
    pub fn original(&self) -> Original {
        Original { plugin: self.plugin(), journal: self.session().journal() }
    }

    /// Writes the whole game to a new file. What lies on disk is copied, with all that lies beside it, and goes on where it was; what
    /// does not goes on in the new file.
    ///
    /// # Errors
    /// A file that exists or cannot be written.
    pub fn save_as(&mut self, path: PathBuf) -> Result<(), SaveError> {
        // What was not on disk when somebody asked for another place is not written at its own any more.
        if self.trouble().is_none()
            && !self.is_unsaved()
            && let Some(file) = self.recorder.path()
        {
            return copy_to(file, &path).map_err(|source| SaveError::System { path, source });
        }
        self.recorder.save_as(path)
    }

    /// Writes the whole game down in a new file of this name, and all that follows; its folder must be there.
    ///
    /// # Errors
    /// A file that exists or cannot be written; then the game goes on where it was.
    pub fn write_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        self.recorder.write_to(path)
    }

    /// What was found about the game, where every decision was weighed as deeply as a review does: those of everybody, or of one seat.
    pub fn whole_review(&self, of: Option<Seat>, found: Vec<Weighed>) -> Option<Vec<Decision>> {
        let plies = Review::plies(self.session(), of);
        let found =
            found.into_iter().filter(|weighed| is_deep(weighed, self.session())).map(|weighed| weighed.decision);
        let found: Vec<Decision> = found.filter(|decision| plies.contains(&decision.ply)).collect();
        (!plies.is_empty() && found.len() == plies.len()).then_some(found)
    }

    /// Whether the game is over, so that nothing in it is a secret any more.
    pub fn is_over(&self) -> bool {
        matches!(self.session().turn(), Turn::Over(_))
    }
}

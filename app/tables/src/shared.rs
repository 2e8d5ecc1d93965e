//! Exporting local games, and opening games from codes.

use std::path::PathBuf;

use rondel::journal::Notice;
use rondel::review::{Decision, Review};
use rondel::{Plugin, Seat, Turn};
use rondel_system::{JournalWriter, SaveError, Weighed, copy_to};

use super::LocalTable;
use super::reviewer::is_deep;
use crate::code::{self, Code, CodeError};

/// A game as recorded in its journal, to be replayed before use.
#[derive(Clone, Debug)]
pub struct Original {
    /// The game.
    pub plugin: &'static Plugin,
    /// Its journal.
    pub journal: String,
}

impl LocalTable {
    /// Opens a game from its code and returns the notices about it. The game is saved in `folder` once it continues.
    ///
    /// # Errors
    /// Returns an error if `words` is not a game code, or if the game cannot be played here.
    pub fn of_code(folder: PathBuf, words: &str) -> Result<(Self, Vec<Notice>), CodeError> {
        let code = Code::read(words)?;
        let plugin = code.plugin();
        let (session, notices) = code.play()?;
        let recorder = JournalWriter::fresh(folder, plugin.id, session.journal());
        Ok((Self::new(plugin, session, recorder), notices))
    }

    /// Returns the game's code after `plies` plies. The code reveals all hidden information.
    ///
    /// # Errors
    /// Returns an error if the game cannot be encoded.
    pub fn code(&self, plies: usize) -> Result<String, CodeError> {
        code::written(self.session(), plies)
    }

    /// Returns the whole game for use in other parts of the program.
    pub fn original(&self) -> Original {
        Original { plugin: self.plugin(), journal: self.session().journal() }
    }

    /// Saves the whole game to a new file. A saved game is copied with its accompanying files and continues
    /// in its current file. An unsaved game continues in the new file.
    ///
    /// # Errors
    /// Returns an error if the file exists or cannot be written.
    pub fn save_as(&mut self, path: PathBuf) -> Result<(), SaveError> {
        // An unsaved game is not written to its own file once a different file is requested.
        if self.trouble().is_none()
            && !self.is_unsaved()
            && let Some(file) = self.recorder.path()
        {
            return copy_to(file, &path).map_err(|source| SaveError::System { path, source });
        }
        self.recorder.save_as(path)
    }

    /// Moves the game to a new file with this name and saves all later moves there. The folder must exist.
    ///
    /// # Errors
    /// Returns an error if the file exists or cannot be written. The game then continues in its current file.
    pub fn write_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        self.recorder.write_to(path)
    }

    /// Returns the decisions of one seat or of all seats, or `None` if any of them was not judged at full
    /// depth.
    pub fn whole_review(&self, of: Option<Seat>, found: Vec<Weighed>) -> Option<Vec<Decision>> {
        let plies = Review::plies(self.session(), of);
        let found =
            found.into_iter().filter(|weighed| is_deep(weighed, self.session())).map(|weighed| weighed.decision);
        let found: Vec<Decision> = found.filter(|decision| plies.contains(&decision.ply)).collect();
        (!plies.is_empty() && found.len() == plies.len()).then_some(found)
    }

    /// Returns whether the game is over, in which case nothing in it is secret.
    pub fn is_over(&self) -> bool {
        matches!(self.session().turn(), Turn::Over(_))
    }
}

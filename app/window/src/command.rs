//! What screens ask of the window. They send it to a queue on the context, and the window acts once the screen is drawn.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::PathBuf;

use rondel::Plugin;

use super::listed::TablePlace;
use super::play::Play;

/// What a screen asks of the window.
pub enum Command {
    /// Leaves the screen for the one it was opened from; a game that is not on disk is asked about first.
    Leave,
    /// Begins a new game of the same people.
    Rematch,
    /// Opens the dialog that saves the game elsewhere.
    SaveAs,
    /// Opens the dialog in which one chooses what is given away of the game.
    Share,
    /// Lays the player aid beside the table, or puts it away.
    ToggleAid,
    /// Practises the mistakes that the review of the game has found.
    PractiseMistakes,
    /// Begins a lesson of the game on the table at a step.
    BeginLesson(&'static str, usize),
    /// Opens the rules of a game, at a rule.
    OpenRules(&'static Plugin, Option<&'static str>),
    /// Opens the settings.
    OpenSettings,
    /// Opens the sheet of all keys.
    OpenKeys,
    /// Goes to the table of what the games share.
    OpenMatrix,
    /// Goes to the lab.
    OpenLab,
    /// Goes to the library of all games.
    OpenLibrary,
    /// Opens the dialog in which one chooses what is practised.
    OpenPractice,
    /// Opens the dialog that opens a file.
    OpenFile,
    /// Opens the dialog of a new game.
    NewGame(&'static Plugin),
    /// Opens the lessons of a game.
    OpenLessons(&'static Plugin),
    /// Opens a saved game.
    OpenGame(PathBuf),
    /// Opens the review of a saved game.
    ReviewGame(PathBuf),
    /// Practises the mistakes of a saved game.
    PractiseGame(PathBuf),
    /// Opens the dialog in which one joins a table that is held elsewhere.
    #[cfg(feature = "net")]
    JoinTable,
    /// Goes back to a table with people elsewhere.
    GoToTable(TablePlace),
    /// Shows a game at the table.
    ShowGame(Box<Play>),
}

/// The commands that were sent and not acted on yet.
#[derive(Default)]
pub struct Commands(RefCell<VecDeque<Command>>);

impl Commands {
    /// Sends a command.
    pub fn send(&self, command: Command) {
        self.0.borrow_mut().push_back(command);
    }

    /// Takes the command that was sent first.
    pub fn take(&self) -> Option<Command> {
        self.0.borrow_mut().pop_front()
    }
}

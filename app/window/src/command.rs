//! What screens ask of the window. They send it to a queue on the context, and the window acts once the screen is drawn.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::PathBuf;

use rondel::Plugin;
use rondel::journal::Header;
use rondel_tables::practice::Round;
use rondel_tables::{LocalTable, TableKey};

use super::invited::Invited;
use super::listed::TablePlace;
use super::making::Making;

/// What a screen asks of the window.
pub enum Command {
    /// Leaves the screen for the one it was opened from; a game that is not on disk is asked about first.
    Leave,
    /// Begins a new game of the same people.
    Rematch,
    /// Opens the dialog that saves the game elsewhere, with what is done once it is saved.
    SaveAs(Option<Departure>),
    /// Opens the dialog that writes a copy of the game.
    SaveCopy,
    /// Opens or writes the file that a dialog asked for.
    UseFile(PathBuf),
    /// Leaves the game at the table for good, saved or not.
    Depart(Departure),
    /// Closes the dialog; what was filled in for a new game stays for later.
    CloseDialog,
    /// Begins a game that was agreed.
    Begin(Box<Header>),
    /// Invites guests elsewhere to a game that was agreed.
    Invite(Invited),
    /// Sits down at a table with people elsewhere, where the game begins.
    SitDown(TableKey),
    /// Opens a saved game whose content has been played with.
    OpenTried(PathBuf),
    /// Practises a round of positions.
    Practise(Box<Round>),
    /// Makes something of the game, and says when it is done.
    Make(Box<Making>),
    /// Opens the dialog in which one chooses what is given away of the game.
    Share,
    /// Lays the player aid beside the table, or puts it away.
    ToggleAid,
    /// Practises the mistakes that the review of the game has found.
    PractiseMistakes,
    /// Begins a lesson of a game at a step.
    BeginLesson(&'static Plugin, &'static str, usize),
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
    ShowGame(Box<LocalTable>),
}

/// How a person leaves the game at the table for good.
#[derive(Clone, Copy)]
pub enum Departure {
    /// For the screen it was opened from.
    Home,
    /// For a new game of the same people.
    Rematch,
    /// The window is closed.
    Close,
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

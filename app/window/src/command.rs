//! Commands from screens to the window. Screens add them to a queue in the context, and the window executes
//! them after drawing the screen.

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
use super::own_luck::LuckAnswer;

/// A command to the window.
pub enum Command {
    /// Returns to the previous screen, after confirmation if the game is not saved.
    Leave,
    /// Starts a new game with the same players.
    Rematch,
    /// Opens the dialog that saves the game to another file. Afterwards performs the departure, if there is one.
    SaveAs(Option<Departure>),
    /// Opens the dialog that saves a copy of the game.
    SaveCopy,
    /// Opens or writes the file selected in a dialog.
    UseFile(PathBuf),
    /// Leaves the current game, even if it is not saved.
    Depart(Departure),
    /// Closes the dialog. The settings of a new game are kept.
    CloseDialog,
    /// Begins a game with these settings.
    Begin(Box<Header>),
    /// Invites remote guests to a game.
    Invite(Invited),
    /// Opens an online table whose game is starting.
    SitDown(TableKey),
    /// Opens a saved game after the trial of its content has finished.
    OpenAfterTrial(PathBuf),
    /// Starts practising a round of positions.
    Practise(Box<Round>),
    /// Starts an export in the background, and reports when it is finished.
    Make(Box<Making>),
    /// Asks whether the player wants to resign.
    AskToResign,
    /// Resigns.
    Resign,
    /// Answers the question for the result of a random event.
    AnswerLuck(LuckAnswer),
    /// Opens the dialog for sharing the game.
    Share,
    /// Opens or closes the player aid.
    ToggleAid,
    /// Starts practising the mistakes found by the game's review.
    PractiseMistakes,
    /// Begins a lesson of a game at the given step.
    BeginLesson(&'static Plugin, &'static str, usize),
    /// Opens a game's rules, at the given rule if there is one.
    OpenRules(&'static Plugin, Option<&'static str>),
    /// Opens the settings.
    OpenSettings,
    /// Opens the list of keyboard shortcuts.
    OpenKeys,
    /// Opens the comparison of the games' mechanics.
    OpenMatrix,
    /// Opens the lab.
    OpenLab,
    /// Opens the library.
    OpenLibrary,
    /// Opens the dialog that selects positions to practise.
    OpenPractice,
    /// Opens the file dialog.
    OpenFile,
    /// Opens the new-game dialog.
    NewGame(&'static Plugin),
    /// Opens a game's lessons.
    OpenLessons(&'static Plugin),
    /// Opens a saved game.
    OpenGame(PathBuf),
    /// Opens the review of a saved game.
    ReviewGame(PathBuf),
    /// Starts practising the mistakes of a saved game.
    PractiseGame(PathBuf),
    /// Opens the dialog for joining a remote table.
    #[cfg(feature = "net")]
    JoinTable,
    /// Returns to an online table.
    GoToTable(TablePlace),
    /// Shows a game as a replay.
    ShowGame(Box<LocalTable>),
}

/// The ways of leaving the current game.
#[derive(Clone, Copy)]
pub enum Departure {
    /// To the screen from which the game was opened.
    Home,
    /// To a new game with the same players.
    Rematch,
    /// Because the window is being closed.
    Close,
}

/// The queue of commands that have not been executed yet.
#[derive(Default)]
pub struct Commands(RefCell<VecDeque<Command>>);

impl Commands {
    /// Adds a command to the queue.
    pub fn send(&self, command: Command) {
        self.0.borrow_mut().push_back(command);
    }

    /// Removes the oldest command from the queue.
    pub fn take(&self) -> Option<Command> {
        self.0.borrow_mut().pop_front()
    }
}

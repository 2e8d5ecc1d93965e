//! Actions requested by parts of the play screen.

use rondel::{Observer, Seat};

use super::focus::FocusAreas;
use super::marks::Marks;
use super::timing::Timing;
use super::view::GameView;

/// An action requested by a part of the play screen. [`super::Play`] performs it after drawing that part.
#[derive(Clone, Copy)]
pub(super) enum Action {
    /// Makes the choice at this index in the list of choices.
    Choose(usize),
    /// Seats the next player at the screen.
    SitDown(Seat),
    /// Shows a step of the game.
    LookAt(usize),
    /// Replays the game, starting at a step.
    PlayFrom(usize),
    /// Shows the game from another observer's point of view.
    LookThrough(Observer),
    /// Starts or pauses the replay.
    TogglePlaying,
    /// Stops looking back and returns to the current position.
    GoOn,
    /// Opens the goals if `true`, or closes them if `false`.
    OpenGoals(bool),
    /// Opens the branches if `true`, or closes them if `false`.
    OpenBranches(bool),
    /// Begins a branch after the given number of plies with the choice at this index.
    TryInstead { ply: usize, choice: usize },
    /// Asks what the Master would do after the given number of plies, based on what the seat knew at the time.
    AskMaster(Seat, usize),
    /// Opens or closes the review.
    ToggleReview,
}

/// The parts of the screen that a panel may read and change.
pub(super) struct PanelScope<'a> {
    pub(super) game: &'a mut GameView,
    pub(super) marks: &'a mut Marks,
    pub(super) timing: &'a Timing,
    pub(super) focus: &'a mut FocusAreas,
}

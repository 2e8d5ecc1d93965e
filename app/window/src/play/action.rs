//! What parts of the play screen ask of the game at the table.

use rondel::{Observer, Seat};

use super::focus::FocusAreas;
use super::marks::Marks;
use super::timing::Timing;
use super::view::GameView;

/// What a part of the play screen asks. [`super::Play`] does it once that part is drawn.
#[derive(Clone, Copy)]
pub(super) enum Action {
    /// Plays the choice at this place of the list.
    Choose(usize),
    /// Lets the next person sit down before the screen.
    SitDown(Seat),
    /// Shows a step of the game.
    LookAt(usize),
    /// Shows the game through other eyes.
    LookThrough(Observer),
    /// Plays again what happened, or pauses that.
    TogglePlaying,
    /// Goes on with the game at its present.
    GoOn,
    /// Opens the goals, or closes them.
    OpenGoals(bool),
    /// Opens the branches, or closes them.
    OpenBranches(bool),
    /// Asks what the Master would do after so many decisions, over what this seat knew then.
    AskMaster(Seat, usize),
    /// Opens the review, or closes it.
    ToggleReview,
}

/// What a panel may read and change of the screen around it.
pub(super) struct PanelScope<'a> {
    pub(super) game: &'a mut GameView,
    pub(super) marks: &'a mut Marks,
    pub(super) timing: &'a Timing,
    pub(super) focus: &'a mut FocusAreas,
}

//! The mode of the table: a game being played or viewed, a lesson, or practice.

use super::lesson_progress::LessonProgress;
use super::planning::PlanProgress;
use super::practising::progress::PracticeProgress;

/// The mode of the table.
#[derive(Default)]
pub(super) enum Mode {
    /// A game is being played.
    #[default]
    Live,
    /// A lesson is being taught. Its script plays for all other seats.
    Lesson(Box<LessonProgress>),
    /// Positions are being practised. Nothing is saved.
    Practice(Box<PracticeProgress>),
    /// A game from another screen is being shown.
    Replay,
    /// The next turn is being planned on a copy of the game. Nothing is saved.
    Plan(Box<PlanProgress>),
}

impl Mode {
    /// Returns whether the user may take back decisions and create branches.
    pub(super) fn is_live(&self) -> bool {
        matches!(self, Self::Live)
    }

    /// Returns whether the table shows a complete game, in which bots decide and which ends with a result.
    pub(super) fn is_game(&self) -> bool {
        matches!(self, Self::Live | Self::Replay)
    }

    /// Returns whether the game is a replay from another screen.
    pub(super) fn is_replay(&self) -> bool {
        matches!(self, Self::Replay)
    }

    /// Returns whether the next turn is being planned on a copy of the game.
    pub(super) fn is_plan(&self) -> bool {
        matches!(self, Self::Plan(_))
    }

    /// Returns the lesson, if one is being taught.
    pub(super) fn lesson(&self) -> Option<&LessonProgress> {
        if let Self::Lesson(lesson) = self { Some(lesson) } else { None }
    }

    pub(super) fn lesson_mut(&mut self) -> Option<&mut LessonProgress> {
        if let Self::Lesson(lesson) = self { Some(lesson) } else { None }
    }

    /// Returns the round of practice, if one is in progress.
    pub(super) fn practice(&self) -> Option<&PracticeProgress> {
        if let Self::Practice(practice) = self { Some(practice) } else { None }
    }

    pub(super) fn practice_mut(&mut self) -> Option<&mut PracticeProgress> {
        if let Self::Practice(practice) = self { Some(practice) } else { None }
    }
}

//! What the table is used for: a game that is played or looked at, a lesson, or practice.

use super::lesson_progress::LessonProgress;
use super::practising::progress::PracticeProgress;

/// What the table is used for.
#[derive(Default)]
pub(super) enum Mode {
    /// A game is played.
    #[default]
    Live,
    /// A lesson is taught: its script plays for the others.
    Lesson(Box<LessonProgress>),
    /// Positions are practised: nothing is written down.
    Practice(Box<PracticeProgress>),
    /// A game that was played elsewhere is shown.
    Replay,
}

impl Mode {
    /// Whether a game is played that its person may change: decisions can be taken back, and branches leave it.
    pub(super) fn is_live(&self) -> bool {
        matches!(self, Self::Live)
    }

    /// Whether a whole game lies on the table, with bots that decide by themselves and an end of its own.
    pub(super) fn is_game(&self) -> bool {
        matches!(self, Self::Live | Self::Replay)
    }

    /// Whether the game is only shown.
    pub(super) fn is_replay(&self) -> bool {
        matches!(self, Self::Replay)
    }

    /// The lesson, while one is taught.
    pub(super) fn lesson(&self) -> Option<&LessonProgress> {
        if let Self::Lesson(lesson) = self { Some(lesson) } else { None }
    }

    pub(super) fn lesson_mut(&mut self) -> Option<&mut LessonProgress> {
        if let Self::Lesson(lesson) = self { Some(lesson) } else { None }
    }

    /// The round of practice, while somebody practises.
    pub(super) fn practice(&self) -> Option<&PracticeProgress> {
        if let Self::Practice(practice) = self { Some(practice) } else { None }
    }

    pub(super) fn practice_mut(&mut self) -> Option<&mut PracticeProgress> {
        if let Self::Practice(practice) = self { Some(practice) } else { None }
    }
}

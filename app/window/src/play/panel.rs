//! The panel below the choices: the log, or another panel that the user has opened instead.

use super::reviewing::Reviewing;

/// The panel below the choices. An open analysis covers it.
#[derive(Default)]
pub(super) enum Panel {
    /// The log or, during practice, the task.
    #[default]
    Log,
    /// Progress of all players towards victory and the end of the game.
    Goals,
    /// The review of all decisions.
    Review(Box<Reviewing>),
    /// The branches of the game, with notes.
    Branches,
}

impl Panel {
    pub(super) fn is_goals(&self) -> bool {
        matches!(self, Self::Goals)
    }

    pub(super) fn is_branches(&self) -> bool {
        matches!(self, Self::Branches)
    }

    /// Returns the review, if it is open.
    pub(super) fn review(&self) -> Option<&Reviewing> {
        if let Self::Review(review) = self { Some(review) } else { None }
    }

    pub(super) fn review_mut(&mut self) -> Option<&mut Reviewing> {
        if let Self::Review(review) = self { Some(review) } else { None }
    }

    /// Closes the review without saving its results, and returns it.
    pub(super) fn take_review(&mut self) -> Option<Box<Reviewing>> {
        match std::mem::take(self) {
            Self::Review(review) => Some(review),
            other => {
                *self = other;
                None
            }
        }
    }
}

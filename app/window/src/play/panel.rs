//! What stands beside the table below the choices: the log, or what its person has opened in its place.

use super::reviewing::Reviewing;

/// What stands below the choices. One panel is open at a time; an analysis covers it.
#[derive(Default)]
pub(super) enum Panel {
    /// What happened, or the task of whoever practises.
    #[default]
    Log,
    /// How near everybody is to winning and to the end.
    Goals,
    /// What every decision was worth.
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

    /// The review, while it is open.
    pub(super) fn review(&self) -> Option<&Reviewing> {
        if let Self::Review(review) = self { Some(review) } else { None }
    }

    pub(super) fn review_mut(&mut self) -> Option<&mut Reviewing> {
        if let Self::Review(review) = self { Some(review) } else { None }
    }

    /// Closes the review without keeping what it has found, and gives it.
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

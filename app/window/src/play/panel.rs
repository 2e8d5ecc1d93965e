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

    pub(super) fn is_review(&self) -> bool {
        matches!(self, Self::Review(_))
    }

    /// The review, while it is open.
    pub(super) fn review(&self) -> Option<&Reviewing> {
        if let Self::Review(review) = self { Some(review) } else { None }
    }

    pub(super) fn review_mut(&mut self) -> Option<&mut Reviewing> {
        if let Self::Review(review) = self { Some(review) } else { None }
    }

    /// Closes the panel where it is of this kind, and gives it; the log otherwise.
    pub(super) fn take_if(&mut self, is_wanted: impl FnOnce(&Self) -> bool) -> Self {
        if is_wanted(self) { std::mem::take(self) } else { Self::Log }
    }

    /// Closes a review without keeping what it has found.
    pub(super) fn drop_review(&mut self) {
        self.take_if(Self::is_review);
    }
}

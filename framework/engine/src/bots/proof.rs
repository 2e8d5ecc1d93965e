//! What a search knows for certain.

use crate::seat::Seat;
use crate::turn::Outcome;

/// How a game of two ends when both do their best, where nothing is hidden and no luck is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProvenResult {
    /// The other seat wins.
    Lost,
    /// Nobody wins.
    Drawn,
    /// Whoever is asked about wins.
    Won,
}

/// What is certain of an action, for the seat that takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proven {
    /// How the game ends.
    pub ending: ProvenResult,
    /// Within how many plies it can be brought to this end, or be held off no longer; the action itself is the first of them.
    pub plies: u8,
}

impl ProvenResult {
    /// What it is worth to whoever is asked about: 1 won, 0 lost.
    pub const fn utility(self) -> f64 {
        match self {
            Self::Lost => 0.0,
            Self::Drawn => 0.5,
            Self::Won => 1.0,
        }
    }

    /// The same for the other seat.
    #[must_use]
    pub const fn for_rival(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Drawn => Self::Drawn,
            Self::Won => Self::Lost,
        }
    }
}

impl Proven {
    /// The better of two things known of one action: the shorter one, for both are true.
    pub(super) fn shorter(self, other: Self) -> Self {
        if other.plies < self.plies { other } else { self }
    }

    /// A sooner win is better than a later one, and both are better than what is not certain; a loss is worse, a sooner one more so.
    pub(super) fn rank(of: Option<Self>) -> (i8, i16) {
        match of {
            Some(Self { ending: ProvenResult::Won, plies }) => (1, -i16::from(plies)),
            Some(Self { ending: ProvenResult::Lost, plies }) => (-1, i16::from(plies)),
            Some(Self { ending: ProvenResult::Drawn, .. }) | None => (0, 0),
        }
    }
}

/// What a search knows for certain of an action in its tree, for the seat that takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofState {
    /// Nothing yet.
    Open,
    /// Nothing, and it never will: what follows hangs on luck, or on what somebody cannot see.
    Clouded,
    /// The other seat wins.
    Lost,
    /// Nobody wins.
    Drawn,
    /// The seat that takes it wins.
    Won,
}

impl ProofState {
    /// How a game of two that is over stands for a seat. Where one has not lost just what the other has won, nothing is made
    /// of it: there a seat may not care what becomes of its rival.
    pub(super) fn of(outcome: &Outcome, seat: Seat) -> Self {
        match [outcome.utility(seat), outcome.utility(seat.rival())] {
            [1.0, 0.0] => Self::Won,
            [0.5, 0.5] => Self::Drawn,
            [0.0, 1.0] => Self::Lost,
            _ => Self::Clouded,
        }
    }

    /// What it says for certain.
    pub(super) const fn ending(self) -> Option<ProvenResult> {
        match self {
            Self::Open | Self::Clouded => None,
            Self::Lost => Some(ProvenResult::Lost),
            Self::Drawn => Some(ProvenResult::Drawn),
            Self::Won => Some(ProvenResult::Won),
        }
    }

    /// Whether it says something for certain.
    #[inline]
    pub(super) const fn is_settled(self) -> bool {
        matches!(self, Self::Lost | Self::Drawn | Self::Won)
    }

    /// The same for the other seat.
    pub(super) const fn for_rival(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Won => Self::Lost,
            same => same,
        }
    }

    /// What it is worth to the seat that takes the action, from 0 to 1, where it is settled.
    #[inline]
    pub(super) const fn utility(self) -> f32 {
        match self {
            Self::Lost => 0.0,
            Self::Won => 1.0,
            Self::Open | Self::Clouded | Self::Drawn => 0.5,
        }
    }

    /// As [`Proven::rank`].
    pub(super) fn rank(self, plies: u8) -> (i8, i16) {
        Proven::rank(self.ending().map(|ending| Proven { ending, plies }))
    }
}

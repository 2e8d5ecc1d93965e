//! Results that a search has proven.

use crate::seat::Seat;
use crate::turn::Outcome;

/// The result of a two-player game with best play by both seats, when nothing is hidden and no random draws remain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProvenResult {
    /// The other seat wins.
    Lost,
    /// The game is drawn.
    Drawn,
    /// The seat in question wins.
    Won,
}

/// The proven result of an action, for the seat that takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proven {
    /// The result of the game.
    pub ending: ProvenResult,
    /// Maximum number of plies to the end of the game, including the action itself.
    pub plies: u8,
}

impl ProvenResult {
    /// Returns the value for the seat in question: 1 for a win, 0 for a loss.
    pub const fn utility(self) -> f64 {
        match self {
            Self::Lost => 0.0,
            Self::Drawn => 0.5,
            Self::Won => 1.0,
        }
    }

    /// Returns the same result for the other seat.
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
    /// Returns the shorter of two proofs for the same action. Both are valid.
    pub(super) fn shorter(self, other: Self) -> Self {
        if other.plies < self.plies { other } else { self }
    }

    /// Returns a sort key: a win ranks above an unproven result, and a loss ranks below it. A sooner win ranks
    /// above a later win, and a sooner loss ranks below a later loss.
    pub(super) fn rank(of: Option<Self>) -> (i8, i16) {
        match of {
            Some(Self { ending: ProvenResult::Won, plies }) => (1, -i16::from(plies)),
            Some(Self { ending: ProvenResult::Lost, plies }) => (-1, i16::from(plies)),
            Some(Self { ending: ProvenResult::Drawn, .. }) | None => (0, 0),
        }
    }
}

/// The state of the proof for an action in a search tree, from the perspective of the seat that takes the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofState {
    /// No result has been proven yet.
    Open,
    /// The result cannot be proven, because it depends on random draws or on hidden information.
    Clouded,
    /// The other seat wins.
    Lost,
    /// The game is drawn.
    Drawn,
    /// The seat that takes the action wins.
    Won,
}

impl ProofState {
    /// Returns the result of a finished two-player game for a seat. Returns [`ProofState::Clouded`] if the
    /// result is not zero-sum, because a seat may then be indifferent to its rival's result.
    pub(super) fn of(outcome: &Outcome, seat: Seat) -> Self {
        match [outcome.utility(seat), outcome.utility(seat.rival())] {
            [1.0, 0.0] => Self::Won,
            [0.5, 0.5] => Self::Drawn,
            [0.0, 1.0] => Self::Lost,
            _ => Self::Clouded,
        }
    }

    /// Returns the proven result, or `None` if nothing is proven.
    pub(super) const fn ending(self) -> Option<ProvenResult> {
        match self {
            Self::Open | Self::Clouded => None,
            Self::Lost => Some(ProvenResult::Lost),
            Self::Drawn => Some(ProvenResult::Drawn),
            Self::Won => Some(ProvenResult::Won),
        }
    }

    /// Returns whether the result is proven.
    #[inline]
    pub(super) const fn is_settled(self) -> bool {
        matches!(self, Self::Lost | Self::Drawn | Self::Won)
    }

    /// Returns the same state for the other seat.
    pub(super) const fn for_rival(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Won => Self::Lost,
            same => same,
        }
    }

    /// Returns the value for the seat that takes the action, from 0 to 1. The value is meaningful only if the state
    /// is settled.
    #[inline]
    pub(super) const fn utility(self) -> f32 {
        match self {
            Self::Lost => 0.0,
            Self::Won => 1.0,
            Self::Open | Self::Clouded | Self::Drawn => 0.5,
        }
    }

    /// Returns the same sort key as [`Proven::rank`].
    pub(super) fn rank(self, plies: u8) -> (i8, i16) {
        Proven::rank(self.ending().map(|ending| Proven { ending, plies }))
    }
}

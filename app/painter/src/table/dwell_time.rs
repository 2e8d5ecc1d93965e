//! Determines how long a moment is shown, depending on its weight. Moments become shorter in the course of a turn.

use rondel::{Seat, Weight};
use rondel_system::Speed;

use super::changes::SceneChanges;

/// State for computing the display time of the moments in a turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct DwellTime {
    mover: Option<Seat>,
    /// Total display time of the moments of this turn so far, in seconds at normal speed.
    shown: f32,
}

/// The approximate maximum duration of a turn in seconds, at normal speed, regardless of its number of decisions.
const TURN: f32 = 16.0;

impl DwellTime {
    /// Returns the display time of the next moment in seconds, or 0 if none of its changes are visible. `mover` is the
    /// seat that made the decision. The longer the turn of `mover` has lasted, the shorter the display time.
    pub fn seconds(&mut self, traces: &SceneChanges, mover: Option<Seat>, speed: Speed) -> f32 {
        if self.mover != mover {
            *self = Self { mover, shown: 0.0 };
        }
        let Some(weight) = traces.weight() else { return 0.0 };
        // Important moments are shortened less than the steps that precede them.
        let (usual, least) = match weight {
            _ if traces.is_finding() => (3.2, 0.8),
            // A card that is shown large needs time for its way there and back.
            _ if traces.close_up().is_some() => (2.4, 0.85),
            Weight::Small => (0.6, 0.4),
            Weight::Usual => (1.3, 0.2),
            Weight::Great => (2.0, 0.6),
        };
        // Items that fly one after another need more time.
        let flows = traces.flows().count().clamp(1, 5) as f32;
        let seconds = usual * (1.0 - self.shown / TURN).max(least) * (1.0 + 0.15 * (flows - 1.0));
        self.shown += seconds;
        seconds * speed.factor()
    }

    /// Resets the duration of the turn after the table has waited for a player.
    pub fn rest(&mut self) {
        *self = Self::default();
    }
}

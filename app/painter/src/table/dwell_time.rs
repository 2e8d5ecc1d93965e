//! How long a moment is shown: by its weight, faster as a turn goes on.

use rondel::{Seat, Weight};
use rondel_system::Speed;

use super::changes::SceneChanges;

/// How long the moments of a turn are shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct DwellTime {
    mover: Option<Seat>,
    /// How many seconds of the turn have been shown, at the normal speed.
    shown: f32,
}

/// A turn is to take no longer than about so many seconds at the normal speed, however many decisions it is made of.
const TURN: f32 = 12.0;

impl DwellTime {
    /// How many seconds the next moment is shown: none where nothing is seen of it. `mover` is whose decision it was; the
    /// longer their turn has lasted, the faster it goes on.
    pub fn seconds(&mut self, traces: &SceneChanges, mover: Option<Seat>, speed: Speed) -> f32 {
        if self.mover != mover {
            *self = Self { mover, shown: 0.0 };
        }
        let Some(weight) = traces.weight() else { return 0.0 };
        // What a turn is remembered by is not hurried as much as the steps to it.
        let (usual, least) = match weight {
            Weight::Small => (0.4, 0.3),
            Weight::Usual => (0.75, 0.3),
            Weight::Great => (1.7, 0.6),
        };
        let seconds = usual * (1.0 - self.shown / TURN).max(least);
        self.shown += seconds;
        seconds * speed.factor()
    }

    /// Begins anew, since the table waited for somebody.
    pub fn rest(&mut self) {
        *self = Self::default();
    }
}

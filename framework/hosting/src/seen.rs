//! Implements [`Table`] for a guest, for programs that display the game.

use super::guest::Guest;
use crate::game::IllegalAction;
use crate::scene::Observer;
use crate::seat::Seat;
use crate::session::UndoRefused;
use crate::table::{PlayerInfo, Step, Table};
use crate::turn::Turn;
use crate::view::{MomentId, View};

/// Actions become requests to the host. When a method returns, its request has not been executed yet.
impl Table for Guest {
    fn players(&self) -> Vec<PlayerInfo> {
        Self::company(self)
    }

    fn turn(&self) -> Turn {
        match (self.deciding(), Self::turn(self)) {
            // In a simultaneous decision, a seat may decide before it is asked.
            (Some(own), Some(Turn::Decide(_))) => Turn::Decide(own),
            (_, Some(turn)) => turn,
            (_, None) => Turn::Decide(Seat::default()),
        }
    }

    fn place(&self) -> MomentId {
        Self::place(self)
    }

    fn step(&self, place: MomentId, observer: Observer) -> Option<Step> {
        (observer == self.observer()).then(|| Self::step(self, place).cloned()).flatten()
    }

    fn view(&self, place: MomentId, observer: Observer) -> Option<View> {
        (observer == self.observer()).then(|| Self::view(self, place)).flatten()
    }

    fn take(&mut self, choice: usize) -> Result<(), IllegalAction> {
        let count = self.deciding().and(self.present()).map_or(0, |view| view.choices.len());
        if choice >= count {
            return Err(IllegalAction::NoSuchChoice { number: choice.saturating_add(1), count });
        }
        self.choose(choice);
        Ok(())
    }

    fn take_back(&mut self, _: usize) -> Result<(), UndoRefused> {
        self.ask_back();
        Ok(())
    }
}

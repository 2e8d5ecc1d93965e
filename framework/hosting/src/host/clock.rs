//! The clocks of a game.

use std::time::Duration;

use super::Host;
use crate::clock::{Clocks, milliseconds};
use crate::seat::Seat;
use crate::session::Forfeit;
use crate::turn::Turn;

impl Host {
    /// Returns the clocks, or `None` if the game has none.
    pub fn clocks(&self) -> Option<Clocks> {
        let mut clocks = Clocks::of(&self.session, |seat| milliseconds(self.taken[seat]))?;
        clocks.running = clocks.running.iter().filter(|seat| self.is_thinking(*seat)).collect();
        Some(clocks)
    }

    /// Returns whether a player can choose now and has not yet chosen. In a simultaneous decision, a guest can choose
    /// early, but a player at the host's screen is asked in turn.
    fn is_thinking(&self, seat: Seat) -> bool {
        let is_asked = self.is_a_guests(seat) || self.session.turn() == Turn::Decide(seat);
        is_asked && self.waiting[seat].is_none() && !self.is_stood_in(seat)
    }

    /// Returns whether the time of a player is up, so that a bot decides.
    pub fn is_out_of_time(&self, seat: Seat) -> bool {
        let left = || Clocks::left_to(&self.session, seat, milliseconds(self.taken[seat]));
        self.session.header().clock.is_some() && left() == Some(0) && !matches!(self.session.turn(), Turn::Over(_))
    }

    /// Advances the clocks of all players who are to decide. Returns the seats whose time has just run out. If the clock
    /// says so, the one of them who had less time left loses.
    pub fn elapse(&mut self, time: Duration) -> Vec<Seat> {
        let Some(before) = self.clocks() else { return Vec::new() };
        for seat in before.running.iter() {
            self.taken[seat] = self.taken[seat].saturating_add(time);
        }
        let Some(after) = self.clocks() else { return Vec::new() };
        let up: Vec<Seat> = before.running.iter().filter(|seat| after.is_up(*seat)).collect();
        // If both players run out of time, the one who had less left loses.
        let loser = up.iter().min_by_key(|seat| before.left.get(seat.index()).copied().flatten());
        if let Some(loser) = loser.filter(|_| self.session.header().clock.is_some_and(|clock| clock.loses)) {
            // Clocks run only while the game goes on.
            _ = self.forfeit(*loser, Forfeit::Time);
        } else if !up.is_empty() {
            self.doors.changed();
        }
        up
    }

    /// Records the time of the last decision, if the seat has a clock.
    pub(super) fn stop_clock(&mut self, seat: Seat) {
        let taken = std::mem::take(&mut self.taken[seat]);
        if Clocks::left_to(&self.session, seat, 0).is_none() {
            return;
        }
        if !self.is_stood_in(seat) {
            self.session.record_time(Some(milliseconds(taken)));
        }
        self.doors.changed();
    }
}

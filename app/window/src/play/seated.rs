//! The people at the screen: the observer whose view of the table is drawn, and the seat that decides here.

use rondel::table::Step;
use rondel::{Observer, Seat, Table as _, Turn};

use super::view::GameView;

impl GameView {
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.held.is_here(seat)
    }

    pub(super) fn persons(&self) -> Vec<Seat> {
        self.held.persons()
    }

    /// Returns the observer whose view of the table is drawn.
    pub(super) fn observer(&self) -> Observer {
        if let Some(eyes) = self.watching.eyes {
            return eyes;
        }
        if let Some(visit) = self.held.away() {
            // This also applies while a bot plays for the guest, who still sees only what their seat may know.
            return visit.guest().observer();
        }
        let secretive = self.held.is_secretive();
        match (self.persons().as_slice(), self.held.turn()) {
            ([only], _) => Observer::Seat(*only),
            ([], _) | (_, Turn::Over(_)) => Observer::Spectator,
            // If nothing is hidden, players need not confirm that they are ready.
            (_, Turn::Decide(seat)) if !secretive && self.is_person(seat) => Observer::Seat(seat),
            (_, Turn::Decide(seat)) if self.is_person(seat) && self.ready != Some(seat) => Observer::Spectator,
            _ => self.ready.map_or(Observer::Spectator, Observer::Seat),
        }
    }

    /// Returns whether the next player must sit down at the screen. Before that, the effects of the last
    /// decision are shown to all players.
    pub(super) fn awaits_next(&self) -> bool {
        let Turn::Decide(seat) = self.held.turn() else { return false };
        self.held.is_secretive() && self.is_person(seat) && self.persons().len() > 1 && self.ready != Some(seat)
    }

    /// Returns whether the screen is covered until the next player sits down.
    pub fn covered(&self) -> bool {
        self.awaits_next() && self.watching.is_present() && !self.watching.dwells && !self.watching.looks_back()
    }

    /// Returns the seat to move, which may belong to a person or a bot.
    pub(super) fn decides(&self) -> Option<Seat> {
        if let Turn::Decide(seat) = self.held.turn() { Some(seat) } else { None }
    }

    /// Returns the seat whose choices are displayed. There are none while another player's move is being shown, while a
    /// card is being examined, or if the choice will be made automatically.
    pub(super) fn deciding_here(&self) -> Option<Seat> {
        self.decides_now().filter(|_| !self.watching.goes_on)
    }

    /// Returns the seat that decides at this screen once nothing else is being shown, even if its choice will be made
    /// automatically.
    pub(super) fn decides_now(&self) -> Option<Seat> {
        let is_other =
            |step: &Step| step.non_player.is_some() || step.mover.is_some_and(|mover| !self.is_person(mover));
        let shows_other = self.watching.dwells && self.watching.step().is_some_and(is_other);
        self.decides_here().filter(|_| !shows_other && !self.watching.examines)
    }

    /// Returns the seat whose choices are displayed once the last move has been shown.
    pub(super) fn decides_here(&self) -> Option<Seat> {
        let here = |seat: &Seat| {
            self.is_person(*seat)
                && !self.awaits_next()
                && !self.has_answered()
                && !self.held.is_stuck()
                && !self.held.is_choosing()
        };
        self.decides().filter(|_| self.watching.is_present() && !self.watching.looks_back()).filter(here)
    }
}

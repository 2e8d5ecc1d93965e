//! Who sits before the screen: whose eyes the table is seen with, and who decides there.

use rondel::{Observer, Seat, Table as _, Turn};

use super::view::GameView;

impl GameView {
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.held.is_here(seat)
    }

    pub(super) fn persons(&self) -> Vec<Seat> {
        self.held.persons()
    }

    /// Who looks at the screen.
    pub(super) fn observer(&self) -> Observer {
        if let Some(eyes) = self.watching.eyes {
            return eyes;
        }
        if let Some(visit) = self.held.away() {
            // Also while a bot plays there: a guest sees what its seat may know, and nothing else.
            return visit.guest().observer();
        }
        let secretive = self.held.is_secretive();
        match (self.persons().as_slice(), self.held.turn()) {
            ([only], _) => Observer::Seat(*only),
            ([], _) | (_, Turn::Over(_)) => Observer::Spectator,
            // Where nothing is hidden nobody needs to say that they are ready.
            (_, Turn::Decide(seat)) if !secretive && self.is_person(seat) => Observer::Seat(seat),
            (_, Turn::Decide(seat)) if self.is_person(seat) && self.ready != Some(seat) => Observer::Spectator,
            _ => self.ready.map_or(Observer::Spectator, Observer::Seat),
        }
    }

    /// Whether another person must sit down before the screen. What the last decision brought about is shown to all first.
    pub(super) fn awaits_next(&self) -> bool {
        let Turn::Decide(seat) = self.held.turn() else { return false };
        self.held.is_secretive() && self.is_person(seat) && self.persons().len() > 1 && self.ready != Some(seat)
    }

    /// Whether the screen is covered until the next person sits down before it.
    pub fn covered(&self) -> bool {
        self.awaits_next() && self.watching.is_present() && !self.watching.dwells && !self.watching.looks_back()
    }

    /// The seat that decides, be it a person or a bot.
    pub(super) fn decides(&self) -> Option<Seat> {
        if let Turn::Decide(seat) = self.held.turn() { Some(seat) } else { None }
    }

    /// The seat whose choices are shown.
    pub(super) fn deciding_here(&self) -> Option<Seat> {
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

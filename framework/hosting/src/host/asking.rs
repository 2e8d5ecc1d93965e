//! What only all who play may do together: taking back, and another game.

use super::super::keys::TableId;
use super::super::message::{RequestRefused, TakeBack};
use super::{Happened, Host};
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;

/// Once so many decisions of a game were taken back no guest may: everything that happened is kept, and who sits with bots alone asks nobody.
pub const MOST_TAKEN_BACK: usize = 1_000;

/// So often the same may be asked; a second time others may have thought better of it.
pub const MOST_DECLINED: u8 = 3;

impl Host {
    /// Who wants to take back, if anybody.
    pub fn asks(&self) -> Option<TakeBack> {
        self.asks
    }

    /// Whose wish to take back was declined, if nothing has happened since and nobody asks again.
    pub fn declined(&self) -> Option<Seat> {
        self.declined.filter(|_| self.asks.is_none()).map(|(seat, _)| seat)
    }

    /// How many decisions go back so that `seat` decides again, and whose consent that takes.
    fn back(&self, seat: Seat) -> Result<(usize, SeatSet), RequestRefused> {
        if matches!(self.session.turn(), Turn::Over(_)) {
            // Everything is open now.
            return Err(RequestRefused::SecretSeen);
        }
        let plies = self.session.plies();
        let last =
            plies.iter().rposition(|ply| ply.seat == seat && !ply.forced).ok_or(RequestRefused::NothingPlayed)?;
        if plies[last..].iter().any(|ply| ply.final_) {
            return Err(RequestRefused::SecretSeen);
        }
        let own = self.of_one_screen(seat);
        let others = self.session.seats().each().filter(|other| !own.has(*other) && self.is_asked(*other));
        Ok((plies.len() - last, others.collect()))
    }

    /// All seats of the people at the screen at which `seat` sits: they see each other and speak with one voice.
    fn of_one_screen(&self, seat: Seat) -> SeatSet {
        if self.is_a_guests(seat) {
            return SeatSet::from(seat);
        }
        self.session.seats().each().filter(|other| !self.is_a_guests(*other) && self.bot(*other).is_none()).collect()
    }

    /// Whether a person has a seat who can be asked: neither a bot, nor somebody who left for good, nor nobody yet.
    fn is_asked(&self, seat: Seat) -> bool {
        let gone = self.holder(seat).is_some_and(|holder| holder.left || holder.open.is_some());
        self.bot(seat).is_none() && !gone
    }

    /// Somebody wants to take their last decision back: done at once where nobody else sits there, else everybody is asked.
    ///
    /// # Errors
    /// Where there is nothing to take back, or something cannot be unseen, or a guest may no more ([`MOST_TAKEN_BACK`]), or it was declined
    /// [`MOST_DECLINED`] times and nothing has happened since.
    pub fn ask_back(&mut self, seat: Seat) -> Result<(), RequestRefused> {
        let taken_back = self.events.iter().filter(|event| matches!(event, Happened::TakenBack(_))).count();
        if self.is_a_guests(seat) && taken_back >= MOST_TAKEN_BACK {
            return Err(RequestRefused::TooOften);
        }
        let (plies, others) = self.back(seat)?;
        if self.declined.is_some_and(|(by, times)| times >= MOST_DECLINED && self.of_one_screen(seat).has(by)) {
            return Err(RequestRefused::Declined);
        }
        if others.is_empty() {
            return self.take_back(plies).map_err(|_| RequestRefused::SecretSeen);
        }
        self.asks = Some(TakeBack { by: seat, plies, agreed: self.of_one_screen(seat) });
        self.doors.changed();
        Ok(())
    }

    /// Somebody agrees that another takes back, or does not; who asked may take the question back.
    ///
    /// # Errors
    /// Where nobody asks.
    pub fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), RequestRefused> {
        let mut asks = self.asks.ok_or(RequestRefused::Late)?;
        if !yes {
            if !self.of_one_screen(asks.by).has(seat) {
                let before = self.declined.filter(|(by, _)| *by == asks.by).map_or(0, |(_, times)| times);
                self.declined = Some((asks.by, before + 1));
            }
            self.asks = None;
            self.doors.changed();
            return Ok(());
        }
        let (plies, others) = self.back(asks.by)?;
        asks.agreed = asks.agreed.iter().chain(self.of_one_screen(seat).iter()).collect();
        self.asks = Some(asks);
        self.doors.changed();
        if plies == asks.plies && others.iter().all(|other| asks.agreed.has(other)) {
            self.take_back(plies).map_err(|_| RequestRefused::SecretSeen)?;
        }
        Ok(())
    }

    /// Who has asked for another game.
    pub fn again(&self) -> SeatSet {
        self.again
    }

    /// Somebody wants another game with the same people.
    ///
    /// # Errors
    /// While the game goes on.
    pub fn wish_again(&mut self, seat: Seat) -> Result<(), RequestRefused> {
        if !matches!(self.session.turn(), Turn::Over(_)) {
            return Err(RequestRefused::NotYours);
        }
        self.again = self.again.iter().chain(self.of_one_screen(seat).iter()).collect();
        self.doors.changed();
        Ok(())
    }

    /// Whether everybody who can be asked wants another game, and there is somebody who does.
    pub fn all_want_another(&self) -> bool {
        !self.again.is_empty() && self.session.seats().each().all(|seat| self.again.has(seat) || !self.is_asked(seat))
    }

    /// The same people play at another table now.
    pub fn goes_on_at(&mut self, next: TableId) {
        if let Some(hosted) = self.hosted_mut() {
            hosted.next = Some(next);
        }
        self.doors.changed();
    }

    /// Where the same people play next.
    pub fn next(&self) -> Option<TableId> {
        self.hosted.as_ref().and_then(|hosted| hosted.next)
    }
}

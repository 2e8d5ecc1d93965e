//! What players do besides deciding: taking back decisions and rematches, which all must agree to, and resigning.

use super::super::keys::TableId;
use super::super::message::{RequestRefused, TakeBack};
use super::{Happened, Host};
use crate::game::IllegalAction;
use crate::seat::{Seat, SeatSet};
use crate::session::Forfeit;
use crate::turn::Turn;

/// Number of decisions that may be taken back in one game. After that, guests may not take back any more
/// decisions. Without this limit, a guest who plays only with bots could fill the host's memory, because such a
/// guest needs no consent and the host keeps all events.
pub const MOST_TAKEN_BACK: usize = 1_000;

/// Number of times that a player's requests may be declined between two events. After that, further requests are
/// rejected until the next event. Repeated requests are allowed because the other players may change their minds.
pub const MOST_DECLINED: u8 = 3;

impl Host {
    /// Returns the pending request to take back decisions, if any.
    pub fn asks(&self) -> Option<TakeBack> {
        self.asks
    }

    /// Returns the seat whose request to take back decisions was declined; `None` after the next event or request.
    pub fn declined(&self) -> Option<Seat> {
        self.declined.filter(|_| self.asks.is_none()).map(|(seat, _)| seat)
    }

    /// Returns the number of decisions to take back so that `seat` decides again, and the seats whose consent is
    /// needed.
    fn back(&self, seat: Seat) -> Result<(usize, SeatSet), RequestRefused> {
        if matches!(self.session.turn(), Turn::Over(_)) {
            // After the end of the game, all secrets are revealed.
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

    /// Returns all seats whose players use the same screen as the player of `seat`. These players are treated as
    /// one player.
    fn of_one_screen(&self, seat: Seat) -> SeatSet {
        if self.is_a_guests(seat) {
            return SeatSet::from(seat);
        }
        self.session
            .seats()
            .each()
            .filter(|other| !self.is_a_guests(*other) && self.seated_bot(*other).is_none())
            .collect()
    }

    /// Returns whether a seat has a person who can be asked. Returns `false` for bots, open seats and guests who
    /// have left.
    fn is_asked(&self, seat: Seat) -> bool {
        let gone = self.holder(seat).is_some_and(|holder| holder.left || holder.open.is_some());
        self.seated_bot(seat).is_none() && !gone
    }

    /// Asks to take back a seat's last decision. The decision is taken back immediately if no other person is at
    /// the table; otherwise all other players are asked.
    ///
    /// # Errors
    /// Returns an error if there is nothing to take back, if a random draw was made or a secret revealed, if a guest
    /// has reached the limit ([`MOST_TAKEN_BACK`]), or if the request was declined [`MOST_DECLINED`] times since the
    /// last event.
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

    /// Answers a request to take back decisions. The requesting seat can withdraw the request by answering no.
    ///
    /// # Errors
    /// Returns an error if there is no request, or if the decisions can no longer be taken back.
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

    /// Ends the game, which `seat` loses.
    ///
    /// # Errors
    /// Returns an error if the seat cannot forfeit the game; see
    /// [`Session::may_forfeit`](crate::session::Session::may_forfeit).
    pub fn forfeit(&mut self, seat: Seat, cause: Forfeit) -> Result<(), IllegalAction> {
        let entry = self.session.forfeit(seat, cause)?.entry();
        self.note(&entry, Happened::Ply(self.session.plies().len()));
        (self.asks, self.declined) = (None, None);
        let waiting = std::mem::take(&mut self.waiting);
        for other in self.session.seats().each().filter(|other| *other != seat) {
            // An early choice of the other player lapses. A player who resigns has withdrawn their own.
            if let Some((key, serial, _)) = waiting[other] {
                self.doors.answer(key, serial, Ok(()));
            }
        }
        self.doors.changed();
        Ok(())
    }

    /// Returns the seats that want a rematch.
    pub fn again(&self) -> SeatSet {
        self.again
    }

    /// Records that a seat wants another game with the same players.
    ///
    /// # Errors
    /// Returns an error if the game is not over.
    pub fn wish_again(&mut self, seat: Seat) -> Result<(), RequestRefused> {
        if !matches!(self.session.turn(), Turn::Over(_)) {
            return Err(RequestRefused::NotYours);
        }
        self.again = self.again.iter().chain(self.of_one_screen(seat).iter()).collect();
        self.doors.changed();
        Ok(())
    }

    /// Returns whether every person who can be asked wants a rematch, and at least one person does.
    pub fn all_want_another(&self) -> bool {
        !self.again.is_empty() && self.session.seats().each().all(|seat| self.again.has(seat) || !self.is_asked(seat))
    }

    /// Records that the players have moved to another table.
    pub fn goes_on_at(&mut self, next: TableId) {
        if let Some(hosted) = self.hosted_mut() {
            hosted.next = Some(next);
        }
        self.doors.changed();
    }

    /// Returns the next table of the same players, if any.
    pub fn next(&self) -> Option<TableId> {
        self.hosted.as_ref().and_then(|hosted| hosted.next)
    }
}

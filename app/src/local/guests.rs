//! Guests of a game that is held in this program, as it sees them: whoever carries what is said to and fro.

use std::io;
use std::path::Path;

use rondel::Seat;
use rondel::hosting::{Host, Hosted, Secret};

use super::LocalTable;

/// Whoever carries what is said between a host and its guests.
pub trait Guests {
    /// Lets the host hear what has come; whether anything has.
    fn hear(&mut self, host: &mut Host) -> bool;
    /// Writes down who the guests are, beside the journal of the game.
    ///
    /// # Errors
    /// A file that cannot be written.
    fn keep(&mut self, journal: &Path, hosted: &Hosted) -> io::Result<()>;
    /// Sends what the host has to tell.
    fn tell(&mut self, host: &mut Host);
    /// What lets somebody in, and nobody can guess.
    fn secret(&self) -> Option<Secret>;
    /// The invitation of whoever shows this, as a text that can be sent.
    fn invitation(&self, secret: Secret) -> String;
}

impl LocalTable {
    /// Offers the seat of a guest to somebody else; whether that could be done.
    pub fn offer(&mut self, seat: Seat) -> bool {
        let secret = self.guests.as_ref().and_then(|guests| guests.secret());
        secret.is_some_and(|secret| self.with_host(|host| host.offer(seat, secret)).is_ok())
    }

    /// The invitation to a seat that is offered to somebody else, as a text that can be sent.
    pub fn invitation(&self, seat: Seat) -> Option<String> {
        let holder = self.host().hosted()?.holders.get(seat.index())?;
        Some(self.guests.as_ref()?.invitation(holder.open?))
    }

    /// The invitation of those who look on, where anybody may.
    pub fn invitation_to_look_on(&self) -> Option<String> {
        Some(self.guests.as_ref()?.invitation(self.host().hosted()?.agreement.watchers?))
    }
}

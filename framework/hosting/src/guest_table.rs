//! What a table is to its guests, before its game and in it.

use super::keys::Key;
use super::message::{Refusal, ToHost};
use super::peer_table::Outgoing;

/// A table that guests talk to: a [`Lobby`](super::Lobby), and the [`Host`](super::Host) of the game it becomes.
pub trait GuestTable {
    /// Takes so many messages from one guest between two ticks; [`USUAL_MESSAGES`](super::USUAL_MESSAGES) where nothing is said.
    fn allow(&mut self, messages: u16);

    /// A connection to somebody begins; whatever was on its way over another one is lost.
    fn came(&mut self, key: Key);

    /// A connection has ended.
    fn went(&mut self, key: Key);

    /// Hears somebody.
    ///
    /// # Errors
    /// Somebody who has no business here, or who does not keep to the protocol: their connection ends.
    fn hear(&mut self, key: Key, message: &ToHost) -> Result<(), Refusal>;

    /// What has not been acknowledged is sent again.
    fn tick(&mut self);

    /// All there is to be sent. What a [`Host`](super::Host) has played is written down first: see
    /// [`Host::take_lines`](super::Host::take_lines).
    fn tell(&mut self) -> Vec<Outgoing>;

    /// Whether somebody who is connected has not acknowledged what was sent.
    fn is_waiting(&self) -> bool;
}

//! The interface of a table to its guests, before and during the game.

use super::keys::Key;
use super::message::{Refusal, ToHost};
use super::peer_table::Outgoing;

/// A table with guests: a [`Lobby`](super::Lobby), or the [`Host`](super::Host) of the game that follows.
pub trait GuestTable {
    /// Sets the maximum number of messages from one guest between two ticks. The default is
    /// [`USUAL_MESSAGES`](super::USUAL_MESSAGES).
    fn allow(&mut self, messages: u16);

    /// Records a new connection to a peer. Messages in transit over an earlier connection are lost.
    fn came(&mut self, key: Key);

    /// Records the end of a connection.
    fn went(&mut self, key: Key);

    /// Processes a message.
    ///
    /// # Errors
    /// Returns an error if the peer has no access or violates the protocol. The connection must then be closed.
    fn hear(&mut self, key: Key, message: &ToHost) -> Result<(), Refusal>;

    /// Resends unacknowledged messages.
    fn tick(&mut self);

    /// Returns all messages to send. The new journal lines of a [`Host`](super::Host) must be saved first; see
    /// [`Host::take_lines`](super::Host::take_lines).
    fn tell(&mut self) -> Vec<Outgoing>;

    /// Returns the notices to send while the table cannot be saved. A notice contains no other information. The
    /// next call of [`tell`](Self::tell) revokes the notices.
    fn tell_unsaved(&mut self) -> Vec<Outgoing>;

    /// Returns whether any connected peer has unacknowledged messages.
    fn is_waiting(&self) -> bool;
}

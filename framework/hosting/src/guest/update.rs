//! The outcome of a message from the host.

use crate::message::{Refusal, RequestRefused};
use crate::record::ProtocolViolation;
use crate::verify::Broken;

/// The effect of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// No change.
    Nothing,
    /// The guest was admitted to the table.
    Welcomed,
    /// The table status has changed.
    Standing,
    /// The host cannot save the table. [`Update::Standing`] follows once the host can save the table again.
    Unsaved,
    /// A request by the guest was rejected.
    Refused(RequestRefused),
    /// A decision was made.
    Played,
    /// The game returned to the end of this ply.
    TakenBack(usize),
    /// A decision was taken back before it was received.
    Missed,
    /// A chat message arrived.
    Said,
    /// The complete game arrived. [`Guest::verify`](super::Guest::verify) can check whether it was fair.
    Opened,
}

/// Reason why a guest cannot continue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuestError {
    /// The host rejected the guest.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// This program does not have the game.
    #[error("unknown game `{0}`")]
    UnknownGame(String),
    /// This program has a different version of the rules or content.
    #[error("the host has version {theirs} of the game, this program has {own}")]
    OtherVersion {
        /// The host's version.
        theirs: String,
        /// The version in this program.
        own: &'static str,
    },
    /// The host sent an invalid message.
    #[error(transparent)]
    Senseless(#[from] ProtocolViolation),
    /// The host has violated the protocol.
    #[error(transparent)]
    Broken(#[from] Broken),
}

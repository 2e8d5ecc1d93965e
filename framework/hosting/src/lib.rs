//! The protocol between the host of a table and its guests: messages in, messages out, without sockets, clock or files.
//! The transport may lose, duplicate, reorder and delay messages, and the connection may be cut at any moment.
//!
//! ```text
//! Lobby ──(all seats taken, all shares open)──▶ Host ──Standing, Report, Said──▶ Guest ──▶ views, then a Verdict
//!    ▲ seats are claimed, luck is agreed              ▲ owns the Session                │ mirrors its observer's views
//!    └───────────────────────── ToHost ───────────────┴──────────────── ToHost ─────────┘
//! ```
//!
//! Each side repeats what it *has* and what it *wants*, rather than reporting what has just happened: the next message
//! makes up for a lost one, and a duplicate changes nothing. The host numbers the events of the table ([`Event`]: the
//! deal, each decision, each taking back). A guest accepts event n only after event n - 1. A decision that is taken
//! back before a guest has heard of it is sent as [`Event::Gone`], so numbers never change their meaning. The host
//! sends at most eight events that a guest has not acknowledged, and keeps nothing for an absent guest but numbers.
//!
//! Until the game is over the host sends only views of the guest's own observer, so a guest's memory holds nothing it
//! may not know. A view is sent as its difference from the view before. [`deal`] and [`verify`] bound what a host can
//! do to its guests: all luck follows from a seed nobody chose, and at the end each guest replays the game and compares
//! it with what it was shown.

#![warn(missing_docs)]

mod codec;
pub mod deal;
pub mod delta;
mod disclosure;
mod guest;
mod guest_table;
mod host;
mod keys;
mod lobby;
mod message;
mod patch;
mod peer_table;
mod record;
mod seen;
mod tree;
pub mod verify;

use rondel::{bots, bounds, game, journal, plain, scene, seat, session, setup, table, text, trial, turn, view};
use rondel_rules::intern;

pub use codec::{DecodeError, LARGEST_TO_GUEST, LARGEST_TO_HOST, read_to_guest, read_to_host, write};
pub use guest::{Guest, GuestError, Update};
pub use guest_table::GuestTable;
pub use host::{Host, HostError, Hosted, MOST_DECLINED, MOST_TAKEN_BACK, SeatOwner};
pub use keys::{Key, Seal, Secret, Share, TableId};
pub use lobby::{Lobby, LobbyState, MOST_SPECTATORS, NotReady, SeatClaim};
pub use message::{
    Acknowledged, ChatText, Event, LONGEST_WORDS, Named, NumberedEvent, NumberedRequest, Opened, PROTOCOL, Phase,
    PlayerStatus, Refusal, Request, RequestRefused, Role, Said, TableStatus, TakeBack, ToGuest, ToHost, Welcome,
};
pub use peer_table::{Outgoing, Presence, USUAL_MESSAGES};
pub use record::ProtocolViolation;
pub use verify::{Broken, FairnessVerdict};

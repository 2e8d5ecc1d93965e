//! The protocol between the host of a table and its guests. The crate only consumes and produces messages; it uses no
//! sockets, clock or files. The transport may lose, duplicate, reorder and delay messages, and the connection may be
//! lost at any moment.
//!
//! ```text
//! Lobby ──(all seats taken, shares revealed)──▶ Host ──Standing, Report, Said──▶ Guest ──▶ views, then a verdict
//!    ▲ seats are claimed, seed is agreed              ▲ owns the Session                │ mirrors its observer's views
//!    └───────────────────────── ToHost ───────────────┴──────────────── ToHost ─────────┘
//! ```
//!
//! Each side repeats its complete state and its open requests instead of reporting single changes. The next message
//! therefore compensates for a lost message, and duplicates have no effect. The host numbers the events of the table
//! ([`Event`]: the deal, each decision, and each undo). A guest accepts event n only after event n - 1. A decision that
//! is undone before a guest receives it is sent as [`Event::Gone`], so event numbers never change their meaning. The
//! host sends at most eight unacknowledged events to a guest, and stores only counters for an absent guest.
//!
//! Until the game is over, the host sends each guest only the views of that guest's observer. A guest's program
//! therefore never has information that the guest may not know. Views are sent as differences. [`deal`] and
//! [`verify`] limit the host's power over its guests: all random draws are derived from a seed that no program
//! can choose, and at the end each guest replays the game and compares it with the views it received.

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

use rondel::{
    bots, bounds, clock, game, journal, luck, plain, scene, seat, session, setup, table, teams, text, trial, turn, view,
};
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

//! Rules of talking between the host of a table and guests elsewhere: messages in, messages out, no socket, no clock and no
//! file. Whatever carries the messages may lose, double, reorder and delay them, and the connection may be cut at any moment.
//!
//! ```text
//! Gathering ──(all seats taken, all shares open)──▶ Host ──Standing, Report, Said──▶ Guest ──▶ views, and at the end a Verdict
//!    ▲ seats are claimed, luck is agreed              ▲ owns the Session                │ mirrors what its observer may know
//!    └───────────────────────── ToHost ───────────────┴──────────────── ToHost ─────────┘
//! ```
//!
//! Both sides say what they *have* and what they *want*, again and again, rather than what has just happened: a message that
//! is lost is made up for by the next one, and one that comes twice changes nothing. The host numbers what happens at the
//! table ([`Event`]: the deal, each decision, each taking back); a guest takes number n only after number n - 1.
//!
//! Only views of the guest's own observer leave the host, so what a guest could read out of its memory is what it may know
//! anyway. What a host may do to its guests is bounded by [`deal`] and [`verify`]: all luck follows from a seed nobody chose, and in
//! the end each guest replays the game and compares it with what it was shown.

#![warn(missing_docs)]

mod codec;
pub mod deal;
pub mod delta;
mod doors;
mod gathering;
mod guest;
mod guest_table;
mod host;
mod keys;
mod message;
mod patch;
mod record;
mod seen;
mod telling;
mod tree;
pub mod verify;

use rondel::{bots, bounds, game, journal, plain, scene, seat, session, setup, table, text, trial, turn, view};
use rondel_rules::intern;

pub use codec::{Garbled, LARGEST_TO_GUEST, LARGEST_TO_HOST, read_to_guest, read_to_host, write};
pub use doors::{Outgoing, Presence, USUAL_MESSAGES};
pub use gathering::{Agreement, Chair, Gathering, MOST_BYSTANDERS, NotReady};
pub use guest::{Fault, Guest, Heard};
pub use guest_table::GuestTable;
pub use host::{Holder, Host, HostError, Hosted, MOST_DECLINED, MOST_TAKEN_BACK};
pub use keys::{Key, Seal, Secret, Share, TableId};
pub use message::{
    Asked, Event, LONGEST_WORDS, Named, Opened, PROTOCOL, Phase, Refusal, Report, Role, Said, Seen, Sitting, Standing,
    TakeBack, ToGuest, ToHost, Welcome, Wish, WishRefused, Words,
};
pub use record::Senseless;
pub use verify::{Broken, Verdict};

//! The lowest layer of the framework: how games are played. Seats, turns, luck, texts, [`Ruleset`] and the components
//! that rules are made of.
//!
//! Nothing here knows how a game looks, who plays it or where. Authors use all of it through the crate `rondel`.
//!
//! | module | holds |
//! | --- | --- |
//! | [`ruleset`] | the trait that states the rules |
//! | [`seat`], [`turn`] | who sits where, whose turn it is, how it ended |
//! | [`dealer`], [`mod@line`] | luck, announcements, flows and moments |
//! | [`observation`] | what one seat knows |
//! | [`together`] | who decides at the same time |
//! | [`components`] | supplies, decks, rows, tracks, markets, auctions |
//! | [`text`], [`element`], [`intern`] | texts to be translated, names of things, and how names are read |
//! | [`skill`] | levels of play as numbers; advice to bots |
//! | [`any_state`] | a position with its type erased, as moments hold it |
//! | [`rules_panic`] | panics of rules, caught and reported with their place |
#![warn(missing_docs)]

pub mod any_state;
pub mod components;
pub mod dealer;
pub mod element;
pub mod intern;
pub mod line;
pub mod observation;
pub mod rules_panic;
pub mod ruleset;
pub mod seat;
pub mod skill;
pub mod text;
pub mod together;
pub mod turn;

pub use any_state::AnyState;
pub use dealer::{Announcement, Dealer, Flow, HeardAnnouncement, Moment, Weight};
pub use element::{ElementId, Icon, Name};
pub use observation::Observation;
pub use ruleset::{ConservationError, Ruleset, Urgent};
pub use seat::{MAX_SEATS, Observer, PerSeat, Seat, SeatSet, Seats};
pub use text::{Arg, LANGUAGES, Text};
pub use turn::{Outcome, Turn};

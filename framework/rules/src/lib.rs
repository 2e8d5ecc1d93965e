//! The lowest layer of the framework: seats, turns, randomness, text, the [`Ruleset`] trait, and reusable
//! components for rules.
//!
//! This crate is independent of the layers that present and play games. Game authors use it through the crate
//! `rondel`.
//!
//! | module | contents |
//! | --- | --- |
//! | [`ruleset`] | the trait that defines the rules of a game |
//! | [`seat`], [`teams`], [`turn`] | seats and observers, partners, the seat to move, the outcome |
//! | [`dealer`], [`mod@line`] | randomness, announcements, flows and moments |
//! | [`luck`] | results of random events, given from outside |
//! | [`observation`] | the information available to one seat |
//! | [`together`] | simultaneous decisions |
//! | [`components`] | supplies, decks, rows, tracks, markets, auctions |
//! | [`text`], [`element`], [`intern`] | translatable texts, identifiers of table elements, interned names |
//! | [`leaf`] | the names under which components serialise themselves, for training |
//! | [`skill`] | levels of play as numbers; advice to bots |
//! | [`any_state`] | type-erased positions, as stored in moments |
//! | [`rules_panic`] | panics in rules, caught and reported with their source location |
#![warn(missing_docs)]

pub mod any_state;
pub mod components;
pub mod dealer;
pub mod element;
pub mod intern;
pub mod leaf;
pub mod line;
pub mod luck;
pub mod observation;
pub mod rules_panic;
pub mod ruleset;
pub mod seat;
pub mod skill;
pub mod teams;
pub mod text;
pub mod together;
pub mod turn;

pub use any_state::AnyState;
pub use dealer::{Announcement, CHOSEN, Dealer, Flow, HeardAnnouncement, Moment, NonPlayer, OF_OTHER, Weight};
pub use element::{ElementId, Icon, Name};
pub use luck::{Luck, LuckError, LuckRequest};
pub use observation::Observation;
pub use ruleset::{ConservationError, Features, Ruleset, SeatFeatures, Urgent};
pub use seat::{MAX_SEATS, Observer, PerSeat, Seat, SeatSet, Seats};
pub use teams::Teams;
pub use text::{Arg, LANGUAGES, Text};
pub use turn::{Outcome, Turn};

//! What every board game shares.
#![warn(missing_docs)]

pub mod arena;
pub mod bots;
pub mod catalog;
pub mod components;
pub mod conformance;
pub mod dealer;
pub mod game;
pub mod journal;
pub mod observation;
pub mod playout;
pub mod ruleset;
pub mod scene;
pub mod seat;
pub mod session;
pub mod setup;
pub mod text;
pub mod turn;

/// Games register themselves through it.
pub use inventory;

pub use bots::Bot;
pub use catalog::{Catalog, LANGUAGES};
pub use dealer::{Announcement, Dealer};
pub use game::{AnyGame, AnyObservation, AnyState, Game, IllegalAction};
pub use observation::Observation;
pub use playout::playout;
pub use ruleset::{Miscount, Ruleset, Stage};
pub use scene::{Choice, ElementId, Group, Observer, Scene};
pub use seat::{PerSeat, Seat, Seats};
pub use session::{Session, StartError, UndoRefused};
pub use setup::{Plugin, Setup, SetupError, SetupOption, plugins};
pub use text::{Arg, Text};
pub use turn::{Outcome, Turn};

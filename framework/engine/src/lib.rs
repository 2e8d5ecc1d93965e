//! The third layer of the framework: who plays. Bots, playouts, many games among bots, and what they say of a game.
//!
//! Nothing here knows a session or a file. Authors use all of it through the crate `rondel`.
//!
//! | module | holds |
//! | --- | --- |
//! | [`bots`] | who plays with an observation |
//! | [`playout`](mod@playout) | games played to their end by a fast policy |
//! | [`arena`] | many games, and what came out |
//! | [`lab`] | what kind of game it is, measured on many |
#![warn(missing_docs)]

pub mod arena;
pub mod bots;
pub mod lab;
pub mod playout;

use rondel_rules::{dealer, observation, seat, skill, text, together, turn};
use rondel_stage::{ruleset, scene};

pub use bots::Bot;
pub use playout::{BenchOp, playout};

//! The third layer of the framework: the bots, fast playouts, and tools that play many games among bots and
//! measure them.
//!
//! This crate does not depend on sessions or files. Authors of games use it through the crate `rondel`.
//!
//! | module | contents |
//! | --- | --- |
//! | [`bots`] | players that decide from an observation |
//! | [`playout`](mod@playout) | games played to the end by a fast policy |
//! | [`arena`] | many games and their results |
//! | [`batch`] | environments for learning agents |
//! | [`lab`] | measurements that characterise a game |
//! | [`learning`] | models of positions, fitted to games |
#![warn(missing_docs)]

pub mod arena;
pub mod batch;
pub mod bots;
pub mod lab;
pub mod learning;
pub mod playout;

use rondel_rules::{dealer, observation, seat, skill, teams, text, together, turn};
use rondel_stage::{goals, ruleset, scene};

pub use bots::Bot;
pub use playout::{BenchOp, playout};

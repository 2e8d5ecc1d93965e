//! The two traits that a game author implements.

pub use rondel_rules::ruleset::*;

pub use crate::stage::{EstimatePart, Stage};

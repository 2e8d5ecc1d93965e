//! The two traits that whoever adds a game writes.

pub use rondel_rules::ruleset::*;

pub use crate::stage::{EstimatePart, Stage};

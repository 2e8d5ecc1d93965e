//! Prepares games for display in a window, on a page or in a terminal: text, positions and layout. This crate does
//! not draw anything.
//!
//! Positions use the types of `emath`, the geometry crate of egui, so that a resolved scene can be painted
//! without conversion.
#[cfg(test)]
use rondel_games as _;

pub mod analysis;
pub mod choices;
pub mod clocks;
pub mod describing;
pub mod ending;
pub mod folding;
pub mod goals;
pub mod heard;
pub mod highlights;
pub mod hyphens;
pub mod log;
pub mod narrowing;
pub mod online;
pub mod opponents;
pub mod outline;
pub mod reading_order;
pub mod resolved;
mod resolved_piece;
pub mod resolved_region;
pub mod reviewed;
pub mod sides;
pub mod team_columns;
pub mod words;

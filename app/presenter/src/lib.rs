//! Games in words and places, for whatever shows them: window, page or terminal. Nothing here draws.
//!
//! Places are measured with `emath`, the part of egui that knows rectangles and no screen, so that a resolved scene is
//! painted without conversion.
#[cfg(test)]
use rondel_games as _;

pub mod analysis;
pub mod choices;
pub mod describing;
pub mod ending;
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
pub mod words;

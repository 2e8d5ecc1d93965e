//! Paints scenes with egui and provides the shared parts of every screen: colours, fonts, widgets and icons.
//! [`picture`] renders off-screen, without a window.

#[cfg(test)]
use rondel_games as _;

pub mod dropdown;
mod fallback_fonts;
pub mod header;
pub mod icons;
pub mod linked;
pub mod miniature;
pub mod picture;
mod right_to_left;
pub mod segments;
pub mod table;
pub mod theme;
pub mod widgets;

//! Scenes painted with egui, and what every screen is made of: colours, faces, widgets and icons. [`picture`] paints without a window.

#[cfg(test)]
use rondel_games as _;

pub mod dropdown;
pub mod icons;
pub mod linked;
pub mod miniature;
pub mod picture;
pub mod table;
pub mod theme;
pub mod widgets;

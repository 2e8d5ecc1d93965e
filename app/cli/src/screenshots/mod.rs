//! Draws and measures tables without a window, for screenshots and legibility tests.

pub mod rig;
pub mod survey;

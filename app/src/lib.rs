//! The program around the games: the command line and the desktop shell.

pub mod breakdown;
pub mod cli;
pub mod clock;
pub mod comparison;
#[cfg(feature = "net")]
pub mod far;
pub mod library;
pub mod local;
#[cfg(feature = "net")]
pub mod net;
pub mod picture;
pub mod png_file;
pub mod practice;
pub mod reviewed;
pub mod sharing;
pub mod sound;
pub mod store;
#[cfg(test)]
mod stuck;
pub mod ui;

use rondel_games as _;

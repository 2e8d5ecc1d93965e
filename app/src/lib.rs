//! The program around the games: the command line and the desktop shell.

pub mod breakdown;
pub mod cli;
pub mod clock;
pub mod comparison;
pub mod local;
pub mod picture;
pub mod png_file;
pub mod sound;
pub mod store;
#[cfg(test)]
mod stuck;
pub mod ui;

use rondel_games as _;

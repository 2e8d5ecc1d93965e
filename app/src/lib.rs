//! The program around the games: the command line and the desktop shell.

pub mod cli;
pub mod clock;
pub mod lab;
pub mod store;
pub mod ui;

use rondel_games as _;

//! The program around the games: the command line and the desktop shell.

pub mod cli;

use rondel_games as _;

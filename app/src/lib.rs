//! The program around the games: the command line and the desktop shell.
//!
//! A program with games of its own is two lines. The bundled games are left out with `default-features = false`:
//!
//! ```no_run
//! # #[cfg(any())] // Stands for the name of your game's crate.
//! use caravan as _; // The linker leaves out a game that no program names.
//!
//! fn main() -> std::process::ExitCode {
//!     rondel_app::run()
//! }
//! ```

pub mod cli;
pub mod screenshots;

#[cfg(feature = "games")]
use rondel_games as _;

/// The whole program with every game that is linked into it: the window, or with a command the terminal.
pub fn run() -> std::process::ExitCode {
    cli::run(rondel_window::run)
}

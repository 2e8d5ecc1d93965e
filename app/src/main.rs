//! `rondel`: the window, or with a command the terminal.

use std::process::ExitCode;

fn main() -> ExitCode {
    rondel_app::cli::run(rondel_app::ui::run)
}

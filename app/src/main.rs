//! `rondel`: the window, or with a command the terminal.

use std::process::ExitCode;

fn main() -> ExitCode {
    rondel_app::cli::run(|_file| anyhow::bail!("the window is not built yet; `rondel --help` names the commands"))
}

//! The program with this game in it: the window, or with a command the terminal.

// Without this line the linker leaves the game out.
use caravan_lib as _;

fn main() -> std::process::ExitCode {
    rondel_cli::run()
}

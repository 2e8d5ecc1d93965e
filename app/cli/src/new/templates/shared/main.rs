//! A program that contains this game. It opens the window, or runs a command in the terminal if one is given.

// Without this line, the linker omits the game.
use caravan_lib as _;

fn main() -> std::process::ExitCode {
    rondel_cli::run()
}

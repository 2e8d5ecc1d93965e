//! The `rondel` executable: opens the window, or runs a command in the terminal.

// Without this import, the linker would remove the games, since nothing refers to them by name.
#[cfg(feature = "games")]
use rondel_games as _;

#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    rondel_cli::run()
}

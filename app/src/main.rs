//! `rondel`: the window, or with a command the terminal.

// The linker leaves out games that no program names.
#[cfg(feature = "games")]
use rondel_games as _;

#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    rondel_cli::run()
}

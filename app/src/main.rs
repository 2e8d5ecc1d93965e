//! `rondel`: the window, or with a command the terminal.

#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    rondel_app::run()
}

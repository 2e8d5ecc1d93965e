//! `rondel`: the window, or with a command the terminal.

fn main() -> std::process::ExitCode {
    rondel_app::run()
}

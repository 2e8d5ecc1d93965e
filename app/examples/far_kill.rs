//! Repeatedly kills (SIGKILL) and restarts hosts and guests while they play over real connections. Reports
//! whether every game reached its end and was verified as fair by all players: `cargo build -p rondel-app &&
//! cargo run -p rondel-app --example far_kill -- --kills 300`

#![allow(clippy::print_stdout, reason = "it is run to be read")]
#![allow(dead_code, reason = "the test beside it uses the rest")]

#[path = "../tests/cli/far.rs"]
mod far;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use rondel::Dealer;

/// Kills hosts and guests while they play.
#[derive(Parser)]
struct Asked {
    /// Number of kills.
    #[arg(long, default_value_t = 300)]
    kills: usize,
    /// The games to play, in turn.
    #[arg(long, value_delimiter = ',', default_value = "connect-four,rival-cities,harbour")]
    games: Vec<String>,
    /// The seed of all random draws.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Path of the program; by default, the one from the same build.
    #[arg(long)]
    program: Option<PathBuf>,
}

fn main() -> ExitCode {
    let asked = Asked::parse();
    let beside = std::env::current_exe().ok().and_then(|own| Some(own.parent()?.parent()?.join("rondel")));
    let Some(program) = asked.program.clone().or(beside) else { return ExitCode::FAILURE };
    let mut luck = Dealer::seeded(asked.seed);
    let (mut kills, mut hosts, mut games) = (0, 0, 0);
    while kills < asked.kills {
        let game = &asked.games[games % asked.games.len()];
        let pace = if game == "connect-four" { 60 } else { 8 };
        let Ok(folder) = tempfile::tempdir() else { return ExitCode::FAILURE };
        let played = far::Evening::begin(&program, game, 2, pace, folder.path()).and_then(|mut evening| {
            while kills < asked.kills && !evening.is_over() {
                std::thread::sleep(Duration::from_millis(u64::from(60 + luck.below(700))));
                let which = luck.below(3) as usize;
                if evening.kill(which)? {
                    kills += 1;
                    hosts += usize::from(which == 0);
                }
            }
            evening.end(Duration::from_mins(3))
        });
        games += 1;
        if let Err(why) = played {
            println!("after {kills} kills, in a game of {game}: {why}");
            return ExitCode::FAILURE;
        }
    }
    println!(
        "{kills} kills, {hosts} of them of hosts, in {games} games: every game came to its end and was found fair by both guests"
    );
    ExitCode::SUCCESS
}

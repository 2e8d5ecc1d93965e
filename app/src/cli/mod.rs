//! The command line: the games in a terminal, in tests and on servers.

mod bench;
mod check;
mod compare;
mod ladder;
mod list;
mod play;
mod replay;
mod rim;
mod simulate;
mod table;
mod thoughts;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use rondel::plain::excerpt;

use rim::Rim;

/// Rondel: board games in a window and in a terminal. Without a command the window opens.
#[derive(Debug, Parser)]
#[command(name = "rondel", version, disable_help_subcommand = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Names the games that live here.
    List(list::List),
    /// Plays a game in the terminal.
    Play(play::Play),
    /// Plays many games among bots and says what came out.
    Simulate(simulate::Simulate),
    /// Plays bots against each other and rates them.
    Ladder(ladder::Ladder),
    /// Plays many games of each and says what kinds of games they are, side by side.
    Compare(compare::Compare),
    /// Shows a saved game.
    Replay(replay::Replay),
    /// Checks the laws every ruleset keeps, on random games.
    Check(check::Check),
    /// Measures how fast games are played, on one thread.
    Bench(bench::Bench),
    /// Opens the window with a saved game.
    Open {
        /// The saved game.
        file: PathBuf,
    },
}

/// Does what the command line asks for; `window` opens the desktop app.
pub fn run(window: impl FnOnce(Option<PathBuf>) -> anyhow::Result<()>) -> ExitCode {
    let command = match CommandLine::try_parse() {
        Ok(line) => line.command,
        Err(refused) => return refuse(&refused),
    };
    let mut out = Rim::around(io::stdout().lock());
    let done = match command {
        None => {
            drop(out);
            return report(window(None));
        }
        Some(Command::Open { file }) => {
            drop(out);
            return report(window(Some(file)));
        }
        Some(Command::List(list)) => list.run(&mut out),
        Some(Command::Play(play)) => play.run(&mut out),
        Some(Command::Simulate(simulate)) => simulate.run(&mut out),
        Some(Command::Ladder(ladder)) => ladder.run(&mut out),
        Some(Command::Compare(compare)) => compare.run(&mut out),
        Some(Command::Replay(replay)) => replay.run(&mut out),
        Some(Command::Check(check)) => check.run(&mut out),
        Some(Command::Bench(bench)) => bench.run(&mut out),
    };
    report(done.and_then(|()| Ok(out.flush()?)))
}

/// Says in one sentence what went wrong. A reader who has seen enough, as `head` has, is no error.
fn report(done: anyhow::Result<()>) -> ExitCode {
    let Err(error) = done else { return ExitCode::SUCCESS };
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    complain(&sentence(&error));
    ExitCode::FAILURE
}

/// An error and its causes, each said once.
fn sentence(error: &anyhow::Error) -> String {
    let mut said = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if !said.contains(&cause) {
            if !said.is_empty() {
                said.push_str(": ");
            }
            said.push_str(&cause);
        }
    }
    said
}

fn complain(words: &str) {
    /// Nobody reads more, and a name or a file may be as long as it likes.
    const MOST: usize = 2_000;
    // When even the error stream is closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "rondel: {}", excerpt(words, MOST));
}

/// Help and the version go where they are read; a wrong command line is said in one sentence.
fn refuse(refused: &clap::Error) -> ExitCode {
    if matches!(refused.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let _ = refused.print();
        return ExitCode::SUCCESS;
    }
    let rendered = refused.to_string();
    let words: Vec<&str> = rendered.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    complain(&format!("{} (see `rondel --help`)", words.join(" ").trim_start_matches("error: ")));
    ExitCode::from(2)
}

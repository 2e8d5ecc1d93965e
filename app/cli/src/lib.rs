//! The command line: games in a terminal, in tests and on servers. Without a command it opens the window.
//!
//! Commands a person plays with speak the language of the settings. `--help` and the commands for scripts (`list`, `new`,
//! `simulate`, `ladder`, `balance`, `compare`, `check`, `bench`) speak English.
//!
//! A program with games of its own is two lines:
//!
//! ```no_run
//! # #[cfg(any())] // Stands for the name of your game's crate.
//! use caravan as _; // The linker leaves out a game that no program names.
//!
//! fn main() -> std::process::ExitCode {
//!     rondel_cli::run()
//! }
//! ```

mod balance;
mod bench;
mod check;
mod code;
mod compare;
mod dev;
mod film;
mod games;
#[cfg(feature = "net")]
mod host;
#[cfg(feature = "net")]
mod join;
mod ladder;
mod list;
mod new;
mod output;
mod play;
mod practice;
mod replay;
mod review;
mod sanitized_writer;
pub mod screenshots;
mod search_text;
mod shot;
mod simulate;
mod table;
#[cfg(feature = "net")]
mod verify;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use rondel::plain::excerpt;
use rondel::plugins;
use rondel_system::panic_hook::{self, CaughtPanic};
use rondel_window::Opens;
use sanitized_writer::SanitizedWriter;

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
    /// Writes the crate of a new game, which can be played at once and changed step by step.
    New(new::New),
    /// Lists what is known of all saved games.
    Games(games::Games),
    /// Plays a game in the terminal.
    Play(play::Play),
    /// Plays many games among bots and says what came out.
    Simulate(simulate::Simulate),
    /// Plays bots against each other and rates them.
    Ladder(ladder::Ladder),
    /// Plays many games of each and says what kinds of games they are, side by side.
    Compare(compare::Compare),
    /// Plays many games at each number of seats, and says who wins and what is chosen, as a page of Markdown.
    Balance(balance::Balance),
    /// Shows a saved game.
    Replay(replay::Replay),
    /// Weighs every decision of a saved game, and tells what decided it.
    Review(review::Review),
    /// Finds positions in games of bots in which exactly one choice wins at once, with their answers.
    Practice(practice::Practice),
    /// Writes a saved game as a short text that opens anywhere.
    Code(code::Code),
    /// Films a saved game, or some plies of it: a moving picture as GIF or APNG.
    Film(film::Film),
    /// Checks the laws every ruleset keeps, on random games.
    Check(check::Check),
    /// Measures how fast games are played, on one thread.
    Bench(bench::Bench),
    /// Draws a table as the window would, without a window, and measures how well it can be read.
    Shot(shot::Shot),
    /// Holds tables for guests elsewhere, without a display.
    #[cfg(feature = "net")]
    Host(host::Host),
    /// Takes part in a game that is held elsewhere.
    #[cfg(feature = "net")]
    Join(join::Join),
    /// Checks that a game one was a guest in was dealt and told fairly.
    #[cfg(feature = "net")]
    Verify(verify::Verify),
    /// Opens a table of a game that is being written: words, rules, drawings, lessons and content are read from the folder of its crate
    /// whenever they change, and what is wrong with them is said above the table.
    Dev(dev::Dev),
    /// Opens the window, with a saved game or the code of one where it is named.
    Open {
        /// The saved game, or the code of a game.
        file: Option<PathBuf>,
    },
}

/// Said by a program that was linked without a game.
const NO_GAME: &str = "no game lives in this program: name the crate of one in src/main.rs, such as `use caravan as _;`, \
    or the linker leaves it out";

/// The whole program with every game that is linked into it: the window, or with a command the terminal.
pub fn run() -> ExitCode {
    let window = rondel_window::run;
    let command = match CommandLine::try_parse() {
        Ok(line) => line.command,
        Err(refused) => return refuse(&refused),
    };
    panic_hook::speak_in_sentences();
    if plugins().is_ok_and(|games| games.is_empty()) && !matches!(command, Some(Command::New(_))) {
        return report(Err(anyhow!("{NO_GAME}")));
    }
    let command = match command {
        None => return report(window(Opens::Home)),
        Some(Command::Open { file }) => return report(window(file.map_or(Opens::Home, Opens::File))),
        Some(Command::Dev(dev)) => return report(dev.folder().and_then(|folder| window(Opens::Folder(folder)))),
        Some(command) => command,
    };
    let done = panic_hook::guarded(|| {
        let mut out = SanitizedWriter::around(io::stdout().lock());
        match command {
            Command::List(list) => list.run(&mut out),
            Command::New(new) => new.run(&mut out),
            Command::Games(games) => games.run(&mut out),
            Command::Play(play) => play.run(&mut out),
            Command::Simulate(simulate) => simulate.run(&mut out),
            Command::Ladder(ladder) => ladder.run(&mut out),
            Command::Compare(compare) => compare.run(&mut out),
            Command::Balance(balance) => balance.run(&mut out),
            Command::Replay(replay) => replay.run(&mut out),
            Command::Review(review) => review.run(&mut out),
            Command::Practice(practice) => practice.run(&mut out),
            Command::Code(code) => code.run(&mut out),
            Command::Film(film) => film.run(&mut out),
            Command::Check(check) => check.run(&mut out),
            Command::Bench(bench) => bench.run(&mut out),
            Command::Shot(shot) => shot.run(&mut out),
            #[cfg(feature = "net")]
            Command::Host(host) => host.run(&mut out),
            #[cfg(feature = "net")]
            Command::Join(join) => join.run(&mut out),
            #[cfg(feature = "net")]
            Command::Verify(verify) => verify.run(&mut out),
            Command::Open { .. } | Command::Dev(_) => Ok(()),
        }?;
        Ok(out.flush()?)
    });
    report(done.unwrap_or_else(|broken| Err(broke_down(&broken))))
}

/// Rules that break down, as those of a game being written may.
fn broke_down(broken: &CaughtPanic) -> anyhow::Error {
    anyhow!("a game broke down while it was played: {broken}; `rondel check GAME` finds out which law its rules break")
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
    aside(&format!("rondel: {}", excerpt(words, MOST)));
}

/// Tells a person what is no part of what a program reads.
fn aside(words: &str) {
    // When even the error stream is closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{words}");
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

#[cfg(test)]
mod tests {
    use rondel::Bot;
    use rondel::journal::Player;

    use super::*;
    use rondel_system::clock::CLOCK;
    use rondel_testing::stuck;

    #[test]
    fn a_simulation_of_a_game_without_a_choice_ends_with_a_sentence() {
        let session = stuck::session([Player::bot(Bot::Random), Player::bot(Bot::Random)]);
        for bot in [Bot::Random, Bot::Greedy] {
            let broken = panic_hook::guarded(|| session.game().play_game(&[bot; 2], 1, CLOCK));
            let said = sentence(&broke_down(&broken.expect_err("nothing can be chosen")));
            assert!(said.starts_with("a game broke down while it was played: "), "{said}");
            assert!(said.contains("law 1") && said.ends_with("finds out which law its rules break"), "{said}");
        }
    }
    #[test]
    fn the_window_opens_with_a_saved_game_or_without() {
        for (line, named) in [(&["rondel", "open"][..], None), (&["rondel", "open", "a.rondel"], Some("a.rondel"))] {
            let command = CommandLine::try_parse_from(line).expect("a command line").command;
            let Some(Command::Open { file }) = command else { panic!("another command") };
            assert_eq!(file, named.map(PathBuf::from));
        }
    }
}

//! The command line: games in a terminal, in tests and on servers. Without a command, the window is opened.
//!
//! Commands for playing use the language of the desktop unless `--language` selects another. `--help` and the
//! commands for scripts (`list`, `new`, `simulate`, `ladder`, `balance`, `compare`, `check`, `bench`) use English.
//!
//! A program with its own games needs only this:
//!
//! ```no_run
//! # #[cfg(any())] // `caravan` stands for the crate of your game.
//! use caravan as _; // The linker drops a game that no program refers to.
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
mod export;
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
mod programs;
mod publish;
mod replay;
mod review;
mod sanitized_writer;
pub mod screenshots;
mod search_text;
mod shell;
mod shot;
mod simulate;
mod table;
mod train;
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

/// Rondel: board games in a window or a terminal. Opens the window if no command is given.
#[derive(Debug, Parser)]
#[command(name = "rondel", version, disable_help_subcommand = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the available games.
    List(list::List),
    /// Create the crate of a new game that can be played at once and changed step by step.
    New(new::New),
    /// List all saved games.
    Games(games::Games),
    /// Play a game in the terminal.
    Play(play::PlayInTerminal),
    /// Play many games between bots and summarise the results.
    Simulate(simulate::Simulate),
    /// Play bots against each other and rate them.
    Ladder(ladder::Ladder),
    /// Train a game's bots: play games between searching bots, and fit a model that evaluates positions.
    Train(train::Train),
    /// Play many games of several kinds and compare them side by side.
    Compare(compare::Compare),
    /// Play many games with each player count and report who wins and what is chosen, as Markdown.
    Balance(balance::Balance),
    /// Show a saved game.
    Replay(replay::Replay),
    /// Analyse every move of a saved game and what decided it.
    Review(review::Review),
    /// Find positions in games between bots where exactly one choice wins immediately, with answers.
    Practice(practice::Practice),
    /// Print a saved game as a short code that opens anywhere.
    Code(code::Code),
    /// Print a saved game in the format of another program.
    Export(export::Export),
    /// Make a GIF or APNG film of a saved game, or of some of its plies.
    Film(film::Film),
    /// Check in random games that a game obeys the laws of rulesets.
    Check(check::Check),
    /// Measure how fast games are played on one thread.
    Bench(bench::Bench),
    /// Draw a table as the window would, without a window, and measure its legibility.
    Shot(shot::Shot),
    /// Host tables for online guests, without a display.
    #[cfg(feature = "net")]
    Host(host::Host),
    /// Join an online game.
    #[cfg(feature = "net")]
    Join(join::Join),
    /// Verify that a game you joined was dealt and reported fairly.
    #[cfg(feature = "net")]
    Verify(verify::Verify),
    /// Open a table of a game in development: words, rules, drawings, lessons and content are reloaded from the folder
    /// of its crate when they change, and errors are shown above the table.
    Dev(dev::Dev),
    /// Print a completion script for a shell.
    Completions(shell::Completions),
    /// Write the manual pages.
    #[command(hide = true)]
    Man(shell::Man),
    /// Open the window, with a saved game or game code if given.
    Open {
        /// A saved game or a game code.
        file: Option<PathBuf>,
    },
}

/// Error message of a program into which no game was linked.
const NO_GAME: &str = "this program contains no games: refer to the crate of a game in src/main.rs, such as \
    `use caravan as _;`, or the linker omits it";

/// Runs the program with all games linked into it: the window, or a command in the terminal.
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
            Command::Train(train) => train.run(&mut out),
            Command::Compare(compare) => compare.run(&mut out),
            Command::Balance(balance) => balance.run(&mut out),
            Command::Replay(replay) => replay.run(&mut out),
            Command::Review(review) => review.run(&mut out),
            Command::Practice(practice) => practice.run(&mut out),
            Command::Code(code) => code.run(&mut out),
            Command::Export(export) => export.run(&mut out),
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
            Command::Completions(completions) => completions.run(&mut out),
            Command::Man(man) => man.run(),
            Command::Open { .. } | Command::Dev(_) => Ok(()),
        }?;
        Ok(out.flush()?)
    });
    report(done.unwrap_or_else(|broken| Err(broke_down(&broken))))
}

/// Converts a panic in the rules, which a game under development may cause, to an error.
fn broke_down(broken: &CaughtPanic) -> anyhow::Error {
    anyhow!("a game crashed during play: {broken}; run `rondel check GAME` to find out which law its rules break")
}

/// Reports an error in one sentence. A closed pipe, as caused by `head`, is not an error.
fn report(done: anyhow::Result<()>) -> ExitCode {
    let Err(error) = done else { return ExitCode::SUCCESS };
    if is_closed_output(&error) {
        return ExitCode::SUCCESS;
    }
    complain(&sentence(&error));
    ExitCode::FAILURE
}

/// Returns whether an error means that the output was closed by its reader.
fn is_closed_output(error: &anyhow::Error) -> bool {
    let is_closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    error.chain().any(is_closed)
}

/// Returns an error and its causes, without repetitions.
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
    /// Maximum number of characters in a message, which may quote an arbitrarily long name or file.
    const MOST: usize = 2_000;
    aside(&format!("rondel: {}", excerpt(words, MOST)));
}

/// Writes a message to standard error, so that it is not mixed with the output.
fn aside(words: &str) {
    // If standard error is closed, the message is lost.
    let _ = writeln!(io::stderr(), "{words}");
}

/// Prints help and version to standard output. Reports other argument errors in one sentence.
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
            assert!(said.starts_with("a game crashed during play: "), "{said}");
            assert!(said.contains("law 1") && said.ends_with("to find out which law its rules break"), "{said}");
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

//! Repeatedly kills (SIGKILL) the program while it plays, in the terminal and in the window, and reports
//! whether any ply was lost: `cargo build -p rondel-app && xvfb-run -a -s -noreset cargo run -p rondel-app
//! --example kill -- --terminal 150 --window 150`
//!
//! (`-noreset`: the display must not reset when its last window closes, or the next window may start during the
//! reset.)
//!
//! In the terminal, everything shown must have been saved: see `app/tests/cli/killed.rs`. In the window, bots play, and
//! the check compares the file before and after the kill: its old contents must be unchanged, the journal must open
//! with every line except possibly an incomplete last line, and the next window must continue the game. A separate test
//! (`app/tests/ui/on_disk.rs`) verifies that no frame shows a ply that is not on disk yet.

#![allow(clippy::print_stdout, reason = "it is run to be read")]

#[path = "../tests/cli/killed.rs"]
mod killed;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use clap::Parser;
use killed::{Moment, play_and_kill};
use rondel::journal::{Header, Journal, Notice, Player};
use rondel::{Bot, Dealer, Plugin, Session, Turn, plugins};
use rondel_games as _;

/// Kills the program while it plays.
#[derive(Parser)]
struct Asked {
    /// Number of kills in the terminal.
    #[arg(long, default_value_t = 150)]
    terminal: u64,
    /// Number of kills in the window, which opens on the current display.
    #[arg(long, default_value_t = 150)]
    window: u64,
    /// The seed of all random draws.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Path of the program; by default, the one from the same build.
    #[arg(long)]
    program: Option<PathBuf>,
}

fn main() -> anyhow::Result<ExitCode> {
    let asked = Asked::parse();
    let own = std::env::current_exe()?;
    let beside = own.parent().and_then(Path::parent).map(|folder| folder.join("rondel"));
    let program = asked.program.or(beside).context("name the program with --program")?;
    ensure!(program.exists(), "{} is not there; `cargo build -p rondel-app` builds it", program.display());
    let folder = std::env::temp_dir().join(format!("rondel-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let lost = in_terminal(&program, &folder, asked.terminal, asked.seed)?
        + in_window(&program, &folder, asked.window, asked.seed)?;
    if lost == 0 {
        std::fs::remove_dir_all(&folder)?;
        return Ok(ExitCode::SUCCESS);
    }
    println!("the journals are kept in {}", folder.display());
    Ok(ExitCode::FAILURE)
}

/// Returns a random duration below `most` milliseconds.
fn moment(hand: &mut Dealer, most: u32) -> Duration {
    Duration::from_millis(u64::from(hand.below(most)))
}

fn in_terminal(program: &Path, folder: &Path, kills: u64, seed: u64) -> anyhow::Result<u64> {
    let games: Vec<&Plugin> = plugins()?.into_values().collect();
    let mut hand = Dealer::seeded(seed);
    let (mut killed, mut over, mut early, mut plies, mut acknowledged, mut torn, mut lost) = (0, 0, 0, 0, 0, 0, 0);
    for number in 0.. {
        if killed == kills {
            break;
        }
        let plugin = games[number as usize % games.len()];
        let after = Moment::After(moment(&mut hand, 1500));
        match play_and_kill(program, plugin, seed.wrapping_add(number), after, folder) {
            Ok(found) => {
                over += u64::from(found.over);
                killed += u64::from(!found.over);
                early += u64::from(!found.over && found.plies == 0);
                torn += u64::from(found.torn);
                plies += found.plies;
                acknowledged += found.acknowledged;
            }
            Err(wrong) => {
                println!("{wrong}");
                killed += 1;
                lost += 1;
            }
        }
    }
    println!(
        "terminal: {killed} kills ({early} before the first ply), {over} games that were over before; {plies} plies in the journals, \
         {acknowledged} acknowledged decisions of the person; {torn} torn last lines; {lost} with something lost"
    );
    Ok(lost)
}

fn in_window(program: &Path, folder: &Path, kills: u64, seed: u64) -> anyhow::Result<u64> {
    if kills == 0 {
        return Ok(0);
    }
    ensure!(std::env::var_os("DISPLAY").is_some(), "there is no display; start this with `xvfb-run -a -s -noreset`");
    let home = folder.join("home");
    std::fs::create_dir_all(&home)?;
    std::fs::write(home.join("settings.json"), r#"{"language":"en","speed":"none"}"#)?;
    // Only long games are used, so that a window still has something to play after many kills.
    let games: Vec<&Plugin> = plugins()?.into_values().filter(|game| game.minutes.1 >= 30).collect();
    ensure!(!games.is_empty(), "there is no game long enough");
    let mut hand = Dealer::seeded(seed);
    let (mut killed, mut torn, mut lost, mut plies, mut begun) = (0, 0, 0, 0, 0);
    let mut file = None;
    while killed < kills {
        let path = if let Some(path) = file.take() {
            path
        } else {
            let plugin = games[begun % games.len()];
            begun += 1;
            table_of_bots(plugin, seed.wrapping_add(begun as u64), folder)?
        };
        let before = Opened::read(&path)?;
        let mut window = Command::new(program)
            .arg("open")
            .arg(&path)
            .env("RONDEL_HOME", &home)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let went_on = wait_for_growth(&path, before.text.len(), &mut window);
        std::thread::sleep(moment(&mut hand, 400));
        let on_disk = std::fs::read(&path)?;
        window.kill()?;
        window.wait()?;
        killed += 1;
        let judged = went_on.and_then(|()| Ok((std::fs::read(&path)?, Opened::read(&path)?)));
        match judged {
            Ok((bytes, found)) if bytes.starts_with(&on_disk) => {
                plies += found.session.plies().len() - before.session.plies().len();
                torn += u64::from(found.torn);
                let goes_on = !found.torn && matches!(found.session.turn(), Turn::Decide(_));
                file = goes_on.then_some(path);
            }
            Ok(_) => {
                println!("{}: what lay on disk before the kill is not there after it", path.display());
                lost += 1;
            }
            Err(wrong) => {
                println!("{}: {wrong:#}", path.display());
                lost += 1;
            }
        }
    }
    println!(
        "window: {killed} kills in {begun} games, each gone on with by the next window; {plies} plies played; {torn} torn last lines; \
         {lost} with something lost"
    );
    Ok(lost)
}

/// Creates the journal of a new game between fast bots.
fn table_of_bots(plugin: &Plugin, seed: u64, folder: &Path) -> anyhow::Result<PathBuf> {
    let bots = [Bot::Greedy, Bot::Random].into_iter().cycle().take(usize::from(plugin.players.0.max(2)));
    let header = Header::of(plugin, (plugin.setup)(), bots.map(Player::bot).collect(), seed);
    let path = folder.join(format!("window-{}-{seed}.rondel", plugin.id));
    std::fs::write(&path, header.line())?;
    Ok(path)
}

/// A journal, opened in the same way as the library opens it.
struct Opened {
    session: Session,
    text: String,
    torn: bool,
}

impl Opened {
    fn read(path: &Path) -> anyhow::Result<Self> {
        let text = std::fs::read_to_string(path)?;
        let (session, notices) = Session::replay(Journal::read(&text)?)?;
        let last = text.lines().count();
        let torn = notices.contains(&Notice::TornLine { line: last });
        if let Some(notice) = notices.into_iter().find(|notice| *notice != Notice::TornLine { line: last }) {
            bail!("{notice}");
        }
        Ok(Self { session, text, torn })
    }
}

/// Waits until a window has continued a journal.
fn wait_for_growth(path: &Path, length: usize, window: &mut Child) -> anyhow::Result<()> {
    let began = Instant::now();
    while std::fs::metadata(path)?.len() as usize <= length {
        ensure!(window.try_wait()?.is_none(), "the window ended by itself and played nothing");
        ensure!(began.elapsed() < Duration::from_mins(1), "no window goes on with it within a minute");
        std::thread::sleep(Duration::from_millis(2));
    }
    Ok(())
}

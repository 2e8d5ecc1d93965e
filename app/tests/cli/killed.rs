//! Kills the program during a game in the terminal. Everything that the program has shown must then be in the journal.
//!
//! A prompt shows the table after all plies so far, and thereby acknowledges every preceding ply by the person and the
//! bots. When the journal is opened again, it must contain every number typed before the last prompt, in order, and
//! lead to the table shown above the last prompt.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rondel::journal::{Journal, Notice};
use rondel::scene::print::print;
use rondel::{Dealer, Observer, Plugin, Seat, Session, Turn};
use rondel_games as _;

/// The time at which the program is killed.
#[derive(Clone, Copy)]
#[allow(dead_code, reason = "the test counts prompts, the long run measures time")]
pub(crate) enum Moment {
    /// As soon as the given number of prompts has appeared.
    Prompts(usize),
    /// After the given time.
    After(Duration),
}

/// The state of the journal after the program was killed.
pub(crate) struct Found {
    /// Whether the game was already over.
    pub(crate) over: bool,
    /// Number of the person's decisions that a later prompt acknowledged.
    pub(crate) acknowledged: usize,
    /// Number of plies in the journal.
    pub(crate) plies: usize,
    /// Whether its last line was incomplete.
    pub(crate) torn: bool,
}

/// The person's seat.
const PERSON: Seat = Seat::new(0);

/// Plays a game against beginners with random choices, kills the program and opens the journal.
pub(crate) fn play_and_kill(
    program: &Path,
    plugin: &'static Plugin,
    seed: u64,
    moment: Moment,
    folder: &Path,
) -> Result<Found, String> {
    let file = folder.join(format!("{}-{seed}.rondel", plugin.id));
    let others = usize::from(plugin.players.0.max(2)) - 1;
    let child = Command::new(program)
        .args(["play", plugin.id, "--language", "en", "--seed", &seed.to_string()])
        .args(["--seats", &format!("human{}", ",beginner".repeat(others))])
        .arg("--save")
        .arg(&file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let child = Mutex::new(child);
    let person = std::thread::scope(|threads| {
        if let Moment::After(time) = moment {
            let child = &child;
            threads.spawn(move || {
                std::thread::sleep(time);
                kill(child);
            });
        }
        Person::play(&child, seed, moment)
    })?;
    let ended = locked(&child).wait().map_err(|error| error.to_string())?;
    // The program was killed before the first prompt. Nothing was shown, and the file may not exist yet.
    if person.prompts.is_empty() {
        return Ok(Found { over: ended.success(), acknowledged: 0, plies: 0, torn: false });
    }
    person.finds(&file, plugin, ended.success())
}

fn locked(child: &Mutex<Child>) -> MutexGuard<'_, Child> {
    child.lock().unwrap_or_else(PoisonError::into_inner)
}

fn kill(child: &Mutex<Child>) {
    // The process may have exited already.
    let _ = locked(child).kill();
}

/// Everything that a person saw and did.
#[derive(Default)]
struct Person {
    /// For each prompt, the output since the previous prompt.
    prompts: Vec<String>,
    /// The typed choices, counted from 0.
    typed: Vec<usize>,
}

impl Person {
    /// Answers every prompt with a random choice.
    fn play(child: &Mutex<Child>, seed: u64, moment: Moment) -> Result<Self, String> {
        let (keyboard, screen) = {
            let mut child = locked(child);
            (child.stdin.take(), child.stdout.take())
        };
        let (mut keyboard, mut screen) = keyboard.zip(screen).ok_or("the program has no terminal")?;
        let mut hand = Dealer::seeded(seed);
        let (mut person, mut screenful, mut buffer) = (Self::default(), Vec::new(), vec![0; 1 << 16]);
        loop {
            let read = screen.read(&mut buffer).map_err(|error| error.to_string())?;
            if read == 0 {
                return Ok(person);
            }
            screenful.extend_from_slice(&buffer[..read]);
            if !screenful.ends_with(b"\n> ") {
                continue;
            }
            let shown = String::from_utf8_lossy(&std::mem::take(&mut screenful)).into_owned();
            let choices = choices(&shown).ok_or_else(|| format!("a prompt without choices:\n{shown}"))?;
            person.prompts.push(shown);
            if matches!(moment, Moment::Prompts(count) if person.prompts.len() == count) {
                kill(child);
                continue;
            }
            let choice = hand.below(choices) as usize;
            // Writing fails if the process has been killed.
            if writeln!(keyboard, "{}", choice + 1).is_ok() {
                person.typed.push(choice);
            }
        }
    }

    /// Opens the journal and compares it with the output.
    fn finds(&self, file: &Path, plugin: &Plugin, over: bool) -> Result<Found, String> {
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
        let lines = text.lines().count();
        let journal = Journal::read(&text).map_err(|error| error.to_string())?;
        let (session, notices) = Session::replay(journal).map_err(|error| error.to_string())?;
        let torn = notices.contains(&Notice::TornLine { line: lines });
        if let Some(notice) =
            notices.iter().find(|notice| !matches!(notice, Notice::TornLine { line } if *line == lines))
        {
            return Err(format!("{}: {notice}", file.display()));
        }
        if over && !matches!(session.turn(), Turn::Over(_)) {
            return Err(format!("{}: the game was over, and is not", file.display()));
        }
        let acknowledged = if over { self.typed.len() } else { self.prompts.len() - 1 };
        self.compare(&session, acknowledged, plugin).map_err(|wrong| format!("{}: {wrong}", file.display()))?;
        Ok(Found { over, acknowledged, plies: session.plies().len(), torn })
    }

    fn compare(&self, session: &Session, acknowledged: usize, plugin: &Plugin) -> Result<(), String> {
        let catalog = plugin.catalog("en").map_err(|error| error.to_string())?;
        let mut decided = 0;
        for (number, ply) in session.plies().iter().enumerate().filter(|(_, ply)| ply.seat == PERSON) {
            let state = session.state_at(number).ok_or("the ply was played")?;
            if session.game().find(state, &ply.action) != self.typed.get(decided).copied() {
                return Err(format!("decision {} is not the one that was typed", decided + 1));
            }
            decided += 1;
        }
        if decided < acknowledged {
            return Err(format!("{acknowledged} decisions were acknowledged, {decided} are there"));
        }
        // The last prompt asked for decision number `prompts`.
        let asked = self.prompts.len() - 1;
        let mut own = session.plies().iter().enumerate().filter(|(_, ply)| ply.seat == PERSON);
        let at = own.nth(asked).map_or(session.plies().len(), |(number, _)| number);
        let state = session.state_at(at).ok_or("the ply was played")?;
        let table = print(&session.game().scene(state, Observer::Seat(PERSON)), &catalog);
        if self.prompts[asked].contains(&table) {
            Ok(())
        } else {
            Err(format!(
                "the table of the last prompt is not there; there is\n{table}\ninstead of\n{}",
                self.prompts[asked]
            ))
        }
    }
}

/// Returns the number of choices listed above a prompt.
fn choices(shown: &str) -> Option<u32> {
    let line = shown.lines().rev().nth(1)?;
    line.split_whitespace().next()?.parse().ok()
}

#[test]
fn what_was_shown_before_the_program_was_killed_is_in_the_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Path::new(env!("CARGO_BIN_EXE_rondel"));
    let games = rondel::plugins().expect("each id once");
    assert!(!games.is_empty());
    for plugin in games.into_values() {
        for prompts in [2, 3] {
            let seed = prompts as u64;
            let found =
                play_and_kill(program, plugin, seed, Moment::Prompts(prompts), folder.path()).expect("all of it");
            assert!(!found.over && !found.torn, "{}", plugin.id);
            assert!(found.acknowledged == prompts - 1 && found.plies >= found.acknowledged, "{}", plugin.id);
        }
    }
}

//! Saves the games of a ladder to a file, so that an interrupted run loses no games and a longer run reuses the games
//! of a shorter run.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context as _, bail};
use rondel::bots::{Bot, Skills};
use rondel::setup::Setup;
use rondel::{Outcome, Plugin};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The first line of a file, which describes its games. A file with a different header is rejected.
#[derive(PartialEq, Serialize, Deserialize)]
pub(super) struct GamesHeader {
    game: String,
    version: String,
    setup: Value,
    /// Each level's iterations and slips.
    levels: Vec<(u32, u8)>,
}

impl GamesHeader {
    pub(super) fn of(plugin: &Plugin, setup: &dyn Setup, skills: &Skills) -> anyhow::Result<Self> {
        Ok(Self {
            game: plugin.id.to_owned(),
            version: plugin.version.to_owned(),
            setup: serde_json::to_value(setup)?,
            levels: skills.map(|skill| (skill.iterations, skill.slips)).into(),
        })
    }
}

/// A game: its bots in seat order, its seed and its outcome.
#[derive(Serialize, Deserialize)]
struct GameEntry {
    bots: Vec<String>,
    seed: u64,
    outcome: Outcome,
}

/// Maximum file size in bytes. A million games take about a third of this size.
const LARGEST: u64 = 1 << 30;

/// The saved games.
pub(super) struct GameStore {
    known: HashMap<(Vec<String>, u64), Outcome>,
    file: Mutex<File>,
    /// The first write error.
    trouble: Mutex<Option<io::Error>>,
}

impl GameStore {
    /// Opens or creates a file. Incomplete lines are skipped.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or written, or contains games with other settings.
    pub(super) fn open(path: &Path, about: &GamesHeader) -> anyhow::Result<Self> {
        let name = || format!("`{}`", path.display());
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).with_context(name)?;
        let there = file.metadata().with_context(name)?;
        if !there.is_file() || there.len() > LARGEST {
            bail!("{} is not a file of game results", name());
        }
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(name)?;
        let mut lines = text.lines();
        match lines.next() {
            None => writeln!(file, "{}", serde_json::to_string(about)?).with_context(name)?,
            Some(first) if serde_json::from_str(first).is_ok_and(|first: GamesHeader| first == *about) => {}
            Some(_) => {
                bail!("{} is empty or has games with other rules, options or levels; specify another file", name())
            }
        }
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file).with_context(name)?;
        }
        let games = lines.filter_map(|line| serde_json::from_str(line).ok());
        let whole = games.filter(|GameEntry { bots, outcome, .. }| outcome.seats().count() == bots.len());
        let known = whole.map(|GameEntry { bots, seed, outcome }| ((bots, seed), outcome)).collect();
        Ok(Self { known, file: Mutex::new(file), trouble: Mutex::new(None) })
    }

    /// Returns the outcome of a game. Plays and saves the game if it is not saved yet.
    pub(super) fn outcome(&self, bots: &[Bot], seed: u64, play: impl FnOnce() -> Outcome) -> Outcome {
        let game = (bots.iter().map(Bot::to_string).collect(), seed);
        if let Some(outcome) = self.known.get(&game) {
            return *outcome;
        }
        let outcome = play();
        if let (Err(error), Ok(mut first)) = (self.keep(game, outcome), self.trouble.lock()) {
            first.get_or_insert(error);
        }
        outcome
    }

    fn keep(&self, (bots, seed): (Vec<String>, u64), outcome: Outcome) -> io::Result<()> {
        let line = serde_json::to_string(&GameEntry { bots, seed, outcome })? + "\n";
        let mut file = self.file.lock().map_err(|_| io::ErrorKind::Other)?;
        file.write_all(line.as_bytes())
    }

    /// Returns the first write error, if any.
    pub(super) fn trouble(self) -> Option<io::Error> {
        self.trouble.into_inner().ok().flatten()
    }
}

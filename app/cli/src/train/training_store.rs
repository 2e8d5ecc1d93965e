//! The folder of a training run, which contains its games, its best model so far and the results of its rounds.

use std::fs::{self, File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use anyhow::{Context as _, bail};
use rondel::learning::{Training, TrainingGame};
use rondel::{AnyGame, Plugin, Seats};
use serde::{Deserialize, Serialize};

/// The purpose of a folder. A run with a different purpose cannot use the folder.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Purpose {
    game: String,
    version: String,
    seats: u8,
    /// The fingerprint of the rules, with all options.
    rules: String,
}

/// The result of a finished round.
#[derive(Serialize, Deserialize)]
struct Finished {
    round: u32,
    verdict: String,
    taken: bool,
}

/// Maximum size of a file in bytes.
const LARGEST: u64 = 1 << 31;
/// Number of most recent rounds whose games are used. Older games were played by weaker models.
const RECENT: u32 = 3;

pub(super) struct TrainingStore {
    folder: PathBuf,
    /// Locked while a game is written.
    writing: Mutex<()>,
}

impl TrainingStore {
    /// Opens or creates a folder.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read, or belongs to another game.
    pub(super) fn open(folder: &Path, plugin: &Plugin, (game, seats): (&AnyGame, Seats)) -> anyhow::Result<Self> {
        let name = || folder.display().to_string();
        fs::create_dir_all(folder).with_context(name)?;
        let store = Self { folder: folder.to_owned(), writing: Mutex::new(()) };
        let wanted = Purpose {
            game: plugin.id.to_owned(),
            version: plugin.version.to_owned(),
            seats: seats.count() as u8,
            rules: game.fingerprint(seats),
        };
        match store.read("training.json")? {
            Some(text) => {
                let found: Purpose = serde_json::from_str(&text).with_context(|| store.path("training.json"))?;
                if found != wanted {
                    if (&found.game, &found.version, found.seats) == (&wanted.game, &wanted.version, wanted.seats) {
                        bail!("{}: this folder is for other rules or options of the game", name());
                    }
                    let Purpose { game, version, seats, .. } = found;
                    bail!("{}: this folder is for {game} {version} with {seats} seats", name());
                }
            }
            None => store.replace("training.json", serde_json::to_string(&wanted)?.as_bytes())?,
        }
        Ok(store)
    }

    fn path(&self, file: &str) -> String {
        self.folder.join(file).display().to_string()
    }

    /// Returns the text of a file, or `None` if there is no such file.
    fn read(&self, file: &str) -> anyhow::Result<Option<String>> {
        let path = self.folder.join(file);
        if !path.exists() {
            return Ok(None);
        }
        let mut text = Vec::new();
        let opened = File::open(&path).with_context(|| self.path(file))?;
        opened.take(LARGEST).read_to_end(&mut text).with_context(|| self.path(file))?;
        // A line that was cut off when the program was killed may end in the middle of a character.
        Ok(Some(String::from_utf8_lossy(&text).into_owned()))
    }

    fn replace(&self, file: &str, bytes: &[u8]) -> anyhow::Result<()> {
        rondel_system::replace_private(&self.folder.join(file), bytes).with_context(|| self.path(file))
    }

    fn append(&self, file: &str, line: &str) -> anyhow::Result<()> {
        let _writing = self.writing.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let path = self.folder.join(file);
        let mut file = OpenOptions::new().create(true).append(true).read(true).open(&path)?;
        file.write_all(format!("{line}\n").as_bytes()).with_context(|| path.display().to_string())
    }

    /// Returns the complete lines of a file. Lines that were cut off are skipped.
    fn lines<T: for<'de> Deserialize<'de>>(&self, file: &str) -> anyhow::Result<Vec<T>> {
        let text = self.read(file)?.unwrap_or_default();
        Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
    }

    /// Returns the best model so far.
    pub(super) fn best(&self, game: &AnyGame) -> anyhow::Result<Option<Arc<Training>>> {
        let Some(text) = self.read("model.json")? else { return Ok(None) };
        let training: Training = serde_json::from_str(&text).with_context(|| self.path("model.json"))?;
        let training = Arc::new(training);
        game.trained(Some(Arc::clone(&training))).with_context(|| self.path("model.json"))?;
        Ok(Some(training))
    }

    /// Saves the best model so far.
    pub(super) fn take(&self, training: &Training) -> anyhow::Result<()> {
        self.replace("model.json", serde_json::to_string(training)?.as_bytes())
    }

    /// Returns whether a round is finished.
    pub(super) fn is_done(&self, round: u32) -> anyhow::Result<bool> {
        Ok(self.lines::<Finished>("rounds.jsonl")?.iter().any(|finished| finished.round == round))
    }

    pub(super) fn finish(&self, round: u32, verdict: &str, taken: bool) -> anyhow::Result<()> {
        let finished = Finished { round, verdict: verdict.to_owned(), taken };
        self.append("rounds.jsonl", &serde_json::to_string(&finished)?)
    }

    fn file_of(round: u32) -> String {
        format!("games-{round}.jsonl")
    }

    /// Returns the numbers of the games with this seed that have not been played in a round.
    pub(super) fn missing(&self, round: u32, seed: u64, games: u64) -> anyhow::Result<Vec<u64>> {
        let file = Self::file_of(round);
        if self.read(&file)?.is_some_and(|text| !text.is_empty() && !text.ends_with('\n')) {
            // Terminate a line that was cut off, so that the next game is not appended to it.
            self.append(&file, "")?;
        }
        let played: Vec<TrainingGame> = self.lines(&file)?;
        let mut is_missing = vec![true; games as usize];
        for game in played.iter().filter(|game| game.seed == seed) {
            if let Some(missing) = is_missing.get_mut(game.index as usize) {
                *missing = false;
            }
        }
        Ok((0..games).filter(|index| is_missing[*index as usize]).collect())
    }

    pub(super) fn add(&self, round: u32, game: &TrainingGame) -> anyhow::Result<()> {
        self.append(&Self::file_of(round), &serde_json::to_string(game)?)
    }

    /// Returns the games of a round and of the rounds shortly before it, in an order that does not depend on threads.
    pub(super) fn games(&self, round: u32) -> anyhow::Result<Vec<TrainingGame>> {
        let mut all = Vec::new();
        for round in round.saturating_sub(RECENT - 1)..=round {
            let mut games: Vec<TrainingGame> = self.lines(&Self::file_of(round))?;
            games.sort_by_key(|game| (game.seed, game.index));
            games.dedup_by_key(|game| (game.seed, game.index));
            all.append(&mut games);
        }
        Ok(all)
    }
}

//! Tables with people elsewhere, as Home shows them: those that are open in this program, and those that lie in files.

use std::path::{Path, PathBuf};

use rondel::Plugin;
use rondel::journal::Player;
use rondel_presenter::opponents::bot_name;
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::words::Words;

/// Which of the tables that are open in this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(pub u32);

/// Where a table with people elsewhere is found.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// It is open in this program.
    Room(RoomId),
    /// It is to be opened from this file.
    File(PathBuf),
}

/// How far a table with people elsewhere has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many seats wait for a guest.
    Gathering(usize),
    /// The host's other guests are waited for.
    Waiting,
    /// The person at this screen is to decide.
    YourTurn,
    /// Somebody else is.
    Turn(String),
}

/// A table with people elsewhere, as Home shows it.
#[derive(Clone, Debug)]
pub struct FarTable {
    /// Where it is found.
    pub place: Place,
    /// The game.
    pub plugin: &'static Plugin,
    /// Who sits there.
    pub people: Vec<String>,
    /// How far it has come.
    pub progress: Progress,
    /// Is another one where its table looks different.
    pub revision: usize,
    /// Where the game is written down, once it has begun.
    pub file: Option<PathBuf>,
}

/// What lies in the file of a table with people elsewhere.
pub struct FarFile {
    /// The game.
    pub plugin: &'static Plugin,
    /// Who sits there.
    pub players: Vec<Player>,
    /// How far it has come.
    pub progress: Progress,
    /// The table as it stands, once it was dealt.
    pub scene: Option<ResolvedScene>,
}

/// What players are called, those that have a name or are bots.
pub fn names(players: impl IntoIterator<Item = Player>, words: &Words) -> Vec<String> {
    let name = |player: Player| match player.bot {
        Some(bot) => Some(bot_name(bot, words)),
        None => (!player.name.is_empty()).then_some(player.name),
    };
    players.into_iter().filter_map(name).collect()
}

impl FarTable {
    /// What lies in a file.
    pub(super) fn of(path: &Path, file: &FarFile, words: &Words) -> Self {
        Self {
            place: Place::File(path.to_owned()),
            plugin: file.plugin,
            people: names(file.players.iter().cloned(), words),
            progress: file.progress.clone(),
            revision: 0,
            file: Some(path.to_owned()),
        }
    }

    /// How far it has come, in words.
    pub(super) fn line(&self, words: &Words) -> String {
        match &self.progress {
            Progress::Gathering(0) => words.word("far-home-begins"),
            Progress::Gathering(open) => words.with("far-home-gathers", "count", *open),
            Progress::Waiting => words.word("far-home-waits"),
            Progress::YourTurn => words.word("home-your-turn"),
            Progress::Turn(player) => words.with("home-turn", "player", player.as_str()),
        }
    }
}

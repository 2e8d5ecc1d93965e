//! The checks that a game must pass before it is bundled. One test in the game's crate runs all of them:
//!
//! ```ignore
//! #[test]
//! fn it_passes_every_gate() {
//!     if let Err(faults) = rondel_conformance::plugin(&caravan::PLUGIN, env!("CARGO_MANIFEST_DIR")) {
//!         panic!("{faults}");
//!     }
//! }
//! ```
//!
//! The laws are defined in [`rondel::conformance`]. This crate runs them and adds the checks that read the game's
//! folder: code and tests cite the rules by number, messages exist in every language, drawings are valid, and lessons
//! can be played. Each [`Fault`] contains instructions for fixing it. The crate is separate because the framework does
//! not open files.
#![warn(missing_docs)]

mod drawings;
mod entry;
mod languages;
mod laws;
mod lessons;
mod mechanics;
mod rules;
mod setups;
mod unused;

use std::fmt;
use std::path::Path;

use rondel::conformance::LawReport;
use rondel::rules_panic::caught;
use rondel::{Catalog, Plugin};

/// Runs all checks on a plug-in, with the default number of games, which suits the tests of a small crate.
///
/// `folder` is the folder of the game's crate, `env!("CARGO_MANIFEST_DIR")`.
///
/// # Errors
///
/// Returns all faults that the checks found.
pub fn plugin(plugin: &Plugin, folder: impl AsRef<Path>) -> Result<LawReport, Faults> {
    Gates::of(plugin, folder.as_ref()).pass()
}

/// The checks for one game, and the number of games played for them.
#[derive(Clone, Copy, Debug)]
pub struct Gates<'a> {
    plugin: &'a Plugin,
    folder: &'a Path,
    games: u32,
    seed: u64,
    look_every: u32,
}

impl<'a> Gates<'a> {
    /// Creates the checks for a game whose crate is in this folder. By default, one hundred games are played, and every
    /// position is examined.
    pub fn of(plugin: &'a Plugin, folder: &'a Path) -> Self {
        Self { plugin, folder, games: 100, seed: 1, look_every: 1 }
    }

    /// Sets the number of games on which the laws are checked. Laws 5a and 5c are statistical and need at least one
    /// hundred games.
    #[must_use]
    pub const fn on_games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// Sets the seed of the first game.
    #[must_use]
    pub const fn from_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Examines only one of every `positions` positions, because laying out a large table takes much longer than
    /// playing a ply.
    #[must_use]
    pub const fn looking_every(mut self, positions: u32) -> Self {
        self.look_every = positions;
        self
    }

    /// Runs all checks.
    ///
    /// # Errors
    ///
    /// Returns all faults that the checks found.
    pub fn pass(self) -> Result<LawReport, Faults> {
        let mut found = GameFindings { plugin: self.plugin, faults: Vec::new() };
        entry::check(self.folder, &mut found);
        let catalogs = languages::check(self.folder, &mut found);
        rules::check(self.folder, &mut found);
        mechanics::check(&catalogs, &mut found);
        drawings::check(&mut found);
        found.guarded(Gate::Options, setups::check);
        found.guarded(Gate::Lessons, |found| lessons::check(&catalogs, found));
        let report = found.guarded(Gate::Laws, |found| laws::check(&self, &catalogs, found)).flatten();
        unused::check(self.folder, &catalogs, &mut found);
        match report {
            Some(report) if found.faults.is_empty() => Ok(report),
            _ => Err(Faults { id: self.plugin.id.to_owned(), list: found.faults }),
        }
    }
}

/// A kind of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// The app finds the game.
    Entry,
    /// Every message exists in every language of the game.
    Words,
    /// Rules are written down, and cited by number in code and tests.
    Rules,
    /// Mechanics are declared and described, and each refers to a rule.
    Mechanics,
    /// Drawings are valid.
    Drawings,
    /// Options can be set, serialised and read.
    Options,
    /// Lessons can be played from the first to the last step.
    Lessons,
    /// The laws of [`rondel::conformance`].
    Laws,
}

impl fmt::Display for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Entry => "entry",
            Self::Words => "words",
            Self::Rules => "rules",
            Self::Mechanics => "mechanics",
            Self::Drawings => "drawings",
            Self::Options => "options",
            Self::Lessons => "lessons",
            Self::Laws => "laws",
        })
    }
}

/// A fault that a check found, and how to fix it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of check.
    pub gate: Gate,
    /// A description of the fault and how to fix it.
    pub said: String,
}

/// All faults of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults {
    id: String,
    list: Vec<Fault>,
}

impl Faults {
    /// Returns the faults, in the order of the checks.
    pub fn list(&self) -> &[Fault] {
        &self.list
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "`{}` does not pass; faults to fix: {}", self.id, self.list.len())?;
        self.list.iter().try_for_each(|fault| writeln!(f, "- {}: {}", fault.gate, fault.said))
    }
}

impl std::error::Error for Faults {}

/// The faults found so far in one game.
struct GameFindings<'a> {
    plugin: &'a Plugin,
    faults: Vec<Fault>,
}

impl GameFindings<'_> {
    fn add(&mut self, gate: Gate, said: impl Into<String>) {
        self.faults.push(Fault { gate, said: said.into() });
    }

    /// Runs a check that plays the game. A panic in the rules is recorded as a fault.
    fn guarded<T>(&mut self, gate: Gate, pass: impl FnOnce(&mut Self) -> T) -> Option<T> {
        match caught(|| pass(self)) {
            Ok(passed) => Some(passed),
            Err(broken) => {
                self.add(gate, format!("the rules panicked: {broken}"));
                None
            }
        }
    }

    /// Records a fault if a required condition is `false`.
    fn require(&mut self, gate: Gate, condition: bool, fault: impl FnOnce() -> String) {
        if !condition {
            self.add(gate, fault());
        }
    }
}

/// The messages of a game, in each of its languages.
type Catalogs = Vec<Catalog>;

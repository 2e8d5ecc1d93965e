//! Every gate a game passes before it is bundled, in one line of its own tests:
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
//! The laws themselves are in [`rondel::conformance`]; this crate runs them and adds all that is read from the game's
//! folder: code and tests cite its rules by number, its words exist in every language it speaks, its drawings can be
//! drawn and its lessons played. Each [`Fault`] says what to write. The crate stands apart because the framework opens
//! no file.
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

/// Sends a game through every gate, on as many games as a small crate can play in a test.
///
/// `folder` is that of the game's crate, `env!("CARGO_MANIFEST_DIR")`.
///
/// # Errors
/// Everything that is wrong, from all gates.
pub fn plugin(plugin: &Plugin, folder: impl AsRef<Path>) -> Result<LawReport, Faults> {
    Gates::of(plugin, folder.as_ref()).pass()
}

/// The gates before one game, and how much is played at them.
#[derive(Clone, Copy, Debug)]
pub struct Gates<'a> {
    plugin: &'a Plugin,
    folder: &'a Path,
    games: u32,
    seed: u64,
    look_every: u32,
}

impl<'a> Gates<'a> {
    /// The gates before a game whose crate lies in this folder: a hundred games, every position looked at.
    pub fn of(plugin: &'a Plugin, folder: &'a Path) -> Self {
        Self { plugin, folder, games: 100, seed: 1, look_every: 1 }
    }

    /// How many games the laws are checked on. Laws 5a and 5c, which count over games, want a hundred.
    #[must_use]
    pub const fn on_games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// The seed of the first of them.
    #[must_use]
    pub const fn from_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// One in so many positions is laid out and read: a large table takes a thousand times as long as a ply.
    #[must_use]
    pub const fn looking_every(mut self, positions: u32) -> Self {
        self.look_every = positions;
        self
    }

    /// Goes through all of them.
    ///
    /// # Errors
    /// Everything that is wrong, from all gates.
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

/// A gate, by what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// The house finds the game.
    Entry,
    /// Every word stands in every language the game speaks.
    Words,
    /// Rules are told, and cited by number in code and tests.
    Rules,
    /// Mechanics are named, told and linked to a rule.
    Mechanics,
    /// Drawings are well-formed.
    Drawings,
    /// Options can be chosen, written down and read.
    Options,
    /// Lessons can be played from their first step to their last.
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

/// What a gate found wrong, and what is to be written instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which gate.
    pub gate: Gate,
    /// What is wrong and what to write.
    pub said: String,
}

/// Everything that is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults {
    id: String,
    list: Vec<Fault>,
}

impl Faults {
    /// One after the other, gate by gate.
    pub fn list(&self) -> &[Fault] {
        &self.list
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "`{}` does not pass; things to mend: {}", self.id, self.list.len())?;
        self.list.iter().try_for_each(|fault| writeln!(f, "- {}: {}", fault.gate, fault.said))
    }
}

impl std::error::Error for Faults {}

/// What was found so far of one game.
struct GameFindings<'a> {
    plugin: &'a Plugin,
    faults: Vec<Fault>,
}

impl GameFindings<'_> {
    fn add(&mut self, gate: Gate, said: impl Into<String>) {
        self.faults.push(Fault { gate, said: said.into() });
    }

    /// Goes through a gate at which the game plays. Rules that break down are a fault like any other.
    fn guarded<T>(&mut self, gate: Gate, pass: impl FnOnce(&mut Self) -> T) -> Option<T> {
        match caught(|| pass(self)) {
            Ok(passed) => Some(passed),
            Err(broken) => {
                self.add(gate, format!("the rules break down: {broken}"));
                None
            }
        }
    }

    /// Notes a fault unless all is well.
    fn holds(&mut self, gate: Gate, is_well: bool, said: impl FnOnce() -> String) {
        if !is_well {
            self.add(gate, said());
        }
    }
}

/// The words of a game, in each language it speaks.
type Catalogs = Vec<Catalog>;

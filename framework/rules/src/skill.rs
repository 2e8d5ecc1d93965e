//! The strength of opponents in words, and what a ruleset says about it: plain data that only bots read.

use std::fmt;
use std::str::FromStr;

/// An opponent by its strength. The search behind a name differs from game to game: at a table of two, each level
/// should take 60 to 85 % of the points from the level below, as `rondel ladder` measures it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Has just heard the rules.
    Beginner,
    /// Sees what lies near.
    Apprentice,
    /// Plays a sound game.
    Journeyman,
    /// Seldom errs.
    Expert,
    /// Plays a strong game and answers at once.
    Master,
    /// The strongest; thinks ten times as long as the Master.
    Grandmaster,
}

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Iterations of the search for each decision.
    pub iterations: u32,
    /// In how many of 100 decisions it takes a random choice without thinking.
    pub slips: u8,
}

impl Skill {
    /// A skill with this many iterations, and slips in percent.
    pub const fn new(iterations: u32, slips: u8) -> Self {
        Self { iterations, slips }
    }
}

/// The skills of the six levels, lowest first.
pub type Skills = [Skill; 6];

/// The strength of the six levels at a table of two, in Elo points, lowest first. The Journeyman has 1500.
pub type LevelRatings = [u16; 6];

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Self; 6] =
        [Self::Beginner, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master, Self::Grandmaster];

    /// The levels that answer at once, lowest first.
    pub const QUICK: [Self; 5] = [Self::Beginner, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master];

    /// The skills of a game whose levels were never measured.
    pub const UNMEASURED: Skills = [
        Skill::new(10, 35),
        Skill::new(15, 0),
        Skill::new(60, 0),
        Skill::new(250, 0),
        Skill::new(1200, 0),
        Skill::new(12_000, 0),
    ];

    /// The least iterations for each legal choice, in a game whose levels were never measured. A search that tries
    /// each of forty choices once or twice plays worse than a look one ply ahead
    /// (`framework/tests/bots/unmeasured.rs`).
    const FOR_EACH_CHOICE: [u32; 6] = [0, 5, 20, 60, 150, 1500];

    /// Its name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::Grandmaster => "grandmaster",
        }
    }

    /// The next lower level.
    pub fn below(self) -> Option<Self> {
        Self::ALL.into_iter().take_while(|level| *level != self).last()
    }

    /// Its skill, out of those of a game.
    pub const fn skill(self, skills: &Skills) -> Skill {
        skills[self as usize]
    }

    /// Its skill for a decision among `choices` legal actions: as measured, or with enough iterations for each
    /// choice in a game that was never measured.
    pub fn skill_among(self, skills: &Skills, choices: usize) -> Skill {
        let Skill { iterations, slips } = self.skill(skills);
        if *skills != Self::UNMEASURED {
            return Skill { iterations, slips };
        }
        let needed = Self::FOR_EACH_CHOICE[self as usize].saturating_mul(choices as u32);
        Skill { iterations: iterations.max(needed), slips }
    }

    /// Its rating, out of those of a game.
    pub const fn rating(self, ratings: &LevelRatings) -> u16 {
        ratings[self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is not a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a level; the lowest is `beginner`, the highest `grandmaster`")]
pub struct NoSuchLevel(pub String);

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(words: &str) -> Result<Self, NoSuchLevel> {
        let level = Self::ALL.into_iter().find(|level| level.name() == words);
        level.ok_or_else(|| NoSuchLevel(words.to_owned()))
    }
}

/// How often a seat gets what its search expects: a linear map of the log odds, fitted to games (Platt 1999).
///
/// The best of many noisy guesses is usually a lucky one, so a search expects too much of the choice it takes, less
/// so the longer it thinks. An estimate may also be too bold or too shy. Both affect all choices alike, so no bot
/// plays differently for it: it corrects figures shown to people, at tables of two, where it was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// How much a search of one iteration expects too much, in log odds. The error is divided by the square root of
    /// the iterations.
    pub optimism: f32,
    /// The factor on the log odds; above 1 where searches are too shy.
    pub slope: f32,
}

impl Calibration {
    /// No correction.
    pub const NONE: Self = Self { optimism: 0.0, slope: 1.0 };

    /// Expectations are clamped to this far from 0 and 1.
    const LEAST: f64 = 0.002;

    /// The log odds of an expectation from 0 to 1, clamped so that nothing is certain.
    pub fn log_odds(expected: f64) -> f64 {
        let expected = expected.clamp(Self::LEAST, 1.0 - Self::LEAST);
        (expected / (1.0 - expected)).ln()
    }

    /// The mean result, from 0 (lost) to 1 (won), where a search of this many iterations expects `expected`.
    pub fn told(self, expected: f64, iterations: u64) -> f64 {
        let luck = f64::from(self.optimism) / (iterations.max(1) as f64).sqrt();
        1.0 / (1.0 + (luck - f64::from(self.slope) * Self::log_odds(expected)).exp())
    }

    /// The derivative of [`Calibration::told`] at `expected`, where `told` is its value.
    pub fn steepness(self, expected: f64, told: f64) -> f64 {
        let from = expected.clamp(Self::LEAST, 1.0 - Self::LEAST);
        f64::from(self.slope) * told * (1.0 - told) / (from * (1.0 - from))
    }

    /// The composition of both: this calibration applied to the results of `first`.
    #[must_use]
    pub fn after(self, first: Self) -> Self {
        Self { optimism: self.optimism + self.slope * first.optimism, slope: self.slope * first.slope }
    }
}

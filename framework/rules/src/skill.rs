//! Levels of play, and the figures that a ruleset supplies about them: plain data that the rules do not use.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An opponent's playing strength. The [`Skill`] of a level differs between games. At a table of two, each level
/// should score 60 to 85% against the level below, as measured by `rondel ladder`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A player who has just learnt the rules.
    Beginner,
    /// A player who sees immediate consequences.
    Apprentice,
    /// A player who plays soundly.
    Journeyman,
    /// A player who seldom makes mistakes.
    Expert,
    /// A strong player who moves immediately.
    Master,
    /// The strongest player, with ten times the Master's search time.
    Grandmaster,
}

/// A level's search budget and error rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Search iterations per decision.
    pub iterations: u32,
    /// Percentage of decisions made at random, without a search.
    pub slips: u8,
}

impl Skill {
    /// Creates a skill with this many iterations and this percentage of slips.
    pub const fn new(iterations: u32, slips: u8) -> Self {
        Self { iterations, slips }
    }
}

/// The exploration and playout settings of a search in a game with estimates; see [`Ruleset::search_settings`].
///
/// [`Ruleset::search_settings`]: crate::Ruleset::search_settings
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchSettings {
    /// Number of turns after which a playout ends, from 0 to 100. The result is the mean of the estimates after
    /// each turn; with 0 turns, the result is the estimate of the position itself.
    pub turns: u32,
    /// Number of random turns from which a playout selects the best, from 1 to 100.
    pub tries: u32,
    /// Exploration, as a percentage of the default, from 1 to 10,000.
    pub exploration: u32,
}

impl SearchSettings {
    /// Defaults that performed best, or nearly best, in every game with a hand-crafted estimate.
    pub const USUAL: Self = Self { turns: 5, tries: 16, exploration: 100 };

    /// Maximum values. With the maximum numbers of turns and tries, a playout takes hundredths of a second in a long
    /// game.
    pub const MOST: Self = Self { turns: 100, tries: 100, exploration: 10_000 };

    /// Returns the settings, each clamped to its valid range.
    #[must_use]
    pub fn bounded(self) -> Self {
        let Self { turns, tries, exploration } = Self::MOST;
        Self {
            turns: self.turns.min(turns),
            tries: self.tries.clamp(1, tries),
            exploration: self.exploration.clamp(1, exploration),
        }
    }
}

impl fmt::Display for SearchSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { turns, tries, exploration } = self;
        write!(f, "turns={turns}:tries={tries}:exploration={exploration}")
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

    /// The levels that move immediately, lowest first.
    pub const QUICK: [Self; 5] = [Self::Beginner, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master];

    /// The skills of a game whose levels have not been measured.
    pub const UNMEASURED: Skills = [
        Skill::new(10, 35),
        Skill::new(15, 0),
        Skill::new(60, 0),
        Skill::new(250, 0),
        Skill::new(1200, 0),
        Skill::new(12_000, 0),
    ];

    /// Minimum iterations per legal choice in a game whose levels have not been measured. A search that tries
    /// each of forty choices only once or twice plays worse than a one-ply lookahead
    /// (`framework/tests/bots/unmeasured.rs`).
    const FOR_EACH_CHOICE: [u32; 6] = [0, 5, 20, 60, 150, 1500];

    /// Returns the name used on the command line and in files.
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

    /// Returns the next lower level, or `None` for the lowest level.
    pub fn below(self) -> Option<Self> {
        Self::ALL.into_iter().take_while(|level| *level != self).last()
    }

    /// Returns this level's skill, given the skills of a game.
    pub const fn skill(self, skills: &Skills) -> Skill {
        skills[self as usize]
    }

    /// Returns the skill for a decision among `choices` legal actions: the measured skill, or a skill with enough
    /// iterations for each choice if the game has not been measured.
    pub fn skill_among(self, skills: &Skills, choices: usize) -> Skill {
        let Skill { iterations, slips } = self.skill(skills);
        if *skills != Self::UNMEASURED {
            return Skill { iterations, slips };
        }
        let needed = Self::FOR_EACH_CHOICE[self as usize].saturating_mul(choices as u32);
        Skill { iterations: iterations.max(needed), slips }
    }

    /// Returns this level's rating, given the ratings of a game.
    pub const fn rating(self, ratings: &LevelRatings) -> u16 {
        ratings[self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error returned for a name that is not a level.
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

/// A correction for the expected result of a search: a linear map of the log odds, fitted to games (Platt 1999).
///
/// The best of many noisy estimates is usually too high, so a search overestimates the choice it makes. The effect
/// decreases with more iterations. An estimate may also be overconfident or underconfident. Both errors affect all
/// choices equally, so bots do not use the correction. It adjusts only the figures that users see at tables of two,
/// where it was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// Overestimate of a search with one iteration, in log odds. It is divided by the square root of the number
    /// of iterations.
    pub optimism: f32,
    /// Factor on the log odds. It is above 1 if searches are underconfident.
    pub slope: f32,
}

impl Calibration {
    /// No correction.
    pub const NONE: Self = Self { optimism: 0.0, slope: 1.0 };

    /// Minimum distance of an expectation from 0 and from 1.
    const LEAST: f64 = 0.002;

    /// Returns the log odds of an expectation from 0 to 1, clamped so that no result is certain.
    pub fn log_odds(expected: f64) -> f64 {
        let expected = expected.clamp(Self::LEAST, 1.0 - Self::LEAST);
        (expected / (1.0 - expected)).ln()
    }

    /// Returns the mean result, from 0 (lost) to 1 (won), of positions for which a search with this many
    /// iterations expects `expected`.
    pub fn told(self, expected: f64, iterations: u64) -> f64 {
        let luck = f64::from(self.optimism) / (iterations.max(1) as f64).sqrt();
        1.0 / (1.0 + (luck - f64::from(self.slope) * Self::log_odds(expected)).exp())
    }

    /// Returns the derivative of [`Calibration::told`] at `expected`. The argument `told` must be the value of that
    /// method at `expected`.
    pub fn steepness(self, expected: f64, told: f64) -> f64 {
        let from = expected.clamp(Self::LEAST, 1.0 - Self::LEAST);
        f64::from(self.slope) * told * (1.0 - told) / (from * (1.0 - from))
    }

    /// Returns the composition: this calibration applied to the results of `first`.
    #[must_use]
    pub fn after(self, first: Self) -> Self {
        Self { optimism: self.optimism + self.slope * first.optimism, slope: self.slope * first.slope }
    }
}

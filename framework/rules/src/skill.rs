//! How strong an opponent is, in words, and what a ruleset says of it: plain data, which only bots read.

use std::fmt;
use std::str::FromStr;

/// An opponent by its strength. What stands behind a name differs from game to game: at a table of two each level is meant to
/// take 60 to 85 % of the points from the next lower one, as `rondel ladder` measures it.
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
    /// Plays a strong game, and answers at once.
    Master,
    /// The best that plays here: it thinks ten times as long as the Master.
    Grandmaster,
}

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// How many iterations it thinks about each decision.
    pub iterations: u32,
    /// In how many of a hundred decisions it does not think at all and takes any choice.
    pub slips: u8,
}

impl Skill {
    /// So many iterations, and any choice in so many of a hundred decisions.
    pub const fn new(iterations: u32, slips: u8) -> Self {
        Self { iterations, slips }
    }
}

/// The skills behind the six levels, the lowest first.
pub type Skills = [Skill; 6];

/// How strong the six levels are at a table of two, in Elo points, the lowest first; the Journeyman has 1500.
pub type LevelRatings = [u16; 6];

impl Level {
    /// All of them, the lowest first.
    pub const ALL: [Self; 6] =
        [Self::Beginner, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master, Self::Grandmaster];

    /// Those that answer at once, the lowest first.
    pub const QUICK: [Self; 5] = [Self::Beginner, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master];

    /// What a ruleset starts with that was never measured.
    pub const UNMEASURED: Skills = [
        Skill::new(10, 35),
        Skill::new(15, 0),
        Skill::new(60, 0),
        Skill::new(250, 0),
        Skill::new(1200, 0),
        Skill::new(12_000, 0),
    ];

    /// So many iterations for each choice there is, at least, in a game that was never measured: a search that tries each of forty
    /// choices once or twice plays worse than who looks one ply ahead (`framework/tests/bots/unmeasured.rs`).
    const FOR_EACH_CHOICE: [u32; 6] = [0, 5, 20, 60, 150, 1500];

    /// What it is called on a command line and in a file.
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

    /// The next lower one.
    pub fn below(self) -> Option<Self> {
        Self::ALL.into_iter().take_while(|level| *level != self).last()
    }

    /// How it plays a game with these skills.
    pub const fn skill(self, skills: &Skills) -> Skill {
        skills[self as usize]
    }

    /// How it plays a decision among so many choices: as measured, or long enough for them where nobody measured.
    pub fn skill_among(self, skills: &Skills, choices: usize) -> Skill {
        let Skill { iterations, slips } = self.skill(skills);
        if *skills != Self::UNMEASURED {
            return Skill { iterations, slips };
        }
        let needed = Self::FOR_EACH_CHOICE[self as usize].saturating_mul(choices as u32);
        Skill { iterations: iterations.max(needed), slips }
    }

    /// Its rating in a game whose levels have these.
    pub const fn rating(self, ratings: &LevelRatings) -> u16 {
        ratings[self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No level is called so.
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

/// How often a seat gets what its search expects: a line through the logarithms of the odds (Platt 1999), fitted to games.
///
/// A search tells what it expects of the choice that came out best of many guesses, and of many guesses the best is mostly a
/// lucky one: the less so the longer it thought. And an estimate may be too bold or too shy. Both are the same for all choices,
/// so no bot plays otherwise for it: it is for who is told, at tables of two, where it is measured (docs/strength.md).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// How much too much is expected, in the logarithm of the odds, by a search of one iteration; the root of the iterations
    /// divides it, as it does with errors.
    pub optimism: f32,
    /// What the logarithm of the odds is to be multiplied with; above one where searches are too shy.
    pub slope: f32,
}

impl Calibration {
    /// What is expected is told as it is.
    pub const NONE: Self = Self { optimism: 0.0, slope: 1.0 };

    /// Nobody expects less than this for certain, nor more than all but this.
    const LEAST: f64 = 0.002;

    /// The logarithm of the odds; nobody is thought to expect anything for certain.
    pub fn log_odds(expected: f64) -> f64 {
        let expected = expected.clamp(Self::LEAST, 1.0 - Self::LEAST);
        (expected / (1.0 - expected)).ln()
    }

    /// What comes of it on average when so much is expected after so many iterations, from 0 (lost) to 1 (won).
    pub fn told(self, expected: f64, iterations: u64) -> f64 {
        let luck = f64::from(self.optimism) / (iterations.max(1) as f64).sqrt();
        1.0 / (1.0 + (luck - f64::from(self.slope) * Self::log_odds(expected)).exp())
    }

    /// How much what is told changes with what is expected.
    pub fn steepness(self, expected: f64, told: f64) -> f64 {
        let from = expected.clamp(Self::LEAST, 1.0 - Self::LEAST);
        f64::from(self.slope) * told * (1.0 - told) / (from * (1.0 - from))
    }

    /// Both, one after the other: a fit to what was told already.
    #[must_use]
    pub fn after(self, first: Self) -> Self {
        Self { optimism: self.optimism + self.slope * first.optimism, slope: self.slope * first.slope }
    }
}

//! How strong an opponent is, in words.

use std::fmt;
use std::str::FromStr;

use super::{Budget, Mcts, NoSuchBot};

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

    /// The search by which it plays with this skill.
    pub fn search(self, Skill { iterations, slips }: Skill) -> Mcts {
        /// Two cores are what every desktop has.
        const MASTERS_TREES: u32 = 2;
        let trees = if self >= Self::Master { MASTERS_TREES } else { 1 };
        Mcts::new(Budget::Iterations(iterations)).in_trees(trees).slipping(slips)
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

impl FromStr for Level {
    type Err = NoSuchBot;

    fn from_str(words: &str) -> Result<Self, NoSuchBot> {
        let level = Self::ALL.into_iter().find(|level| level.name() == words);
        level.ok_or_else(|| NoSuchBot::Unknown(words.to_owned()))
    }
}

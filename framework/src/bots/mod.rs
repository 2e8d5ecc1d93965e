//! Opponents. They see an [`Observation`] and nothing else.

mod belief;
mod effort;
mod greedy;
mod level;
mod mcts;
mod search;
mod thought;
mod tree;
mod turns;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;

pub use belief::{Belief, beliefs};
pub use effort::{Alarm, Effort};
pub use greedy::Greedy;
pub use level::{Level, Skill, Skills};
pub use mcts::Mcts;
pub use thought::{Considered, Expected, Returns, Step, Thought};

/// How a bot plays: `beginner` to `master`, `random`, `greedy`, `mcts:500` (iterations) or `mcts:800ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Bot {
    /// Any legal action.
    Random,
    /// What looks best at the end of its own turn.
    Greedy,
    /// Search over what it cannot see.
    Mcts(Budget),
    /// As strong as its name says.
    Level(Level),
}

/// How long a search may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many iterations: the same move on every machine.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

/// What a bot's name must look like.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a bot; write beginner, apprentice, journeyman, expert, master, random, greedy, mcts:500 (iterations) or \
     mcts:800ms (time for each decision)"
)]
pub struct NoSuchBot(pub String);

impl Bot {
    /// The milliseconds it may think, if its budget is time.
    pub fn millis(self) -> Option<u32> {
        if let Self::Mcts(Budget::Millis(millis)) = self { Some(millis) } else { None }
    }

    /// The iterations it makes for a decision of a game with these skills, if it searches and counts them.
    pub const fn iterations(self, skills: &Skills) -> Option<u32> {
        match self {
            Self::Mcts(Budget::Iterations(count)) => Some(count),
            Self::Level(level) => Some(level.skill(skills).iterations),
            Self::Random | Self::Greedy | Self::Mcts(Budget::Millis(_)) => None,
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Mcts(Budget::Iterations(count)) => write!(f, "mcts:{count}"),
            Self::Mcts(Budget::Millis(millis)) => write!(f, "mcts:{millis}ms"),
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Bot {
    type Err = NoSuchBot;

    fn from_str(words: &str) -> Result<Self, NoSuchBot> {
        let refuse = || NoSuchBot(words.to_owned());
        match words.split_once(':') {
            None if words == "random" => Ok(Self::Random),
            None if words == "greedy" => Ok(Self::Greedy),
            Some(("mcts", budget)) => {
                let (number, millis) = budget.strip_suffix("ms").map_or((budget, false), |number| (number, true));
                let number: u32 = number.parse().ok().filter(|number| *number > 0).ok_or_else(refuse)?;
                Ok(Self::Mcts(if millis { Budget::Millis(number) } else { Budget::Iterations(number) }))
            }
            _ => words.parse().map(Self::Level).map_err(|()| refuse()),
        }
    }
}

impl TryFrom<String> for Bot {
    type Error = NoSuchBot;
    fn try_from(words: String) -> Result<Self, NoSuchBot> {
        words.parse()
    }
}

impl From<Bot> for String {
    fn from(bot: Bot) -> Self {
        bot.to_string()
    }
}

/// Thinks about the observer's decision. While it is another's there is nothing to think about.
pub fn think<R: Ruleset>(
    rules: &R,
    bot: Bot,
    observation: &Observation<R>,
    dealer: &mut Dealer,
    effort: &Effort<'_>,
) -> Thought<Step<R::State, R::Action>> {
    /// Two cores are what every desktop has.
    const MASTERS_TREES: u32 = 2;
    let mut actions = Vec::new();
    observation.legal_actions(rules, &mut actions);
    // A forced decision needs no thought, and that of another is not the observer's to think about.
    if actions.len() <= 1 || !observation.decides(rules) {
        return Thought::plain(0);
    }
    let any = |dealer: &mut Dealer| Thought::plain(dealer.below(actions.len() as u32) as usize);
    let mcts = match bot {
        Bot::Random => return any(dealer),
        Bot::Greedy => return Thought::plain(Greedy::default().choose(rules, observation, &actions, dealer)),
        Bot::Mcts(budget) => Mcts::new(budget),
        Bot::Level(level) => {
            let Skill { iterations, slips } = level.skill(&rules.skills());
            if dealer.below(100) < u32::from(slips) {
                return any(dealer);
            }
            let trees = if level == Level::Master { MASTERS_TREES } else { 1 };
            Mcts::new(Budget::Iterations(iterations)).in_trees(trees)
        }
    };
    mcts.think(rules, observation, &actions, dealer, effort)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_written_as_it_is_read() {
        for words in ["random", "greedy", "mcts:500", "mcts:800ms", "beginner", "master"] {
            assert_eq!(words.parse::<Bot>().expect("a bot").to_string(), words);
        }
        for words in ["", "mcts", "mcts:0", "mcts:-3", "human", "mcts:ms", "greedy:2", "Master"] {
            assert_eq!(words.parse::<Bot>(), Err(NoSuchBot(words.to_owned())));
        }
    }
}

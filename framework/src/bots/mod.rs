//! Opponents. They see an [`Observation`] and nothing else.

mod greedy;
mod mcts;
mod tree;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;

pub use greedy::Greedy;
pub use mcts::Mcts;

/// How a bot plays: `random`, `greedy`, `mcts:500` (iterations) or `mcts:800ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Bot {
    /// Any legal action.
    Random,
    /// What looks best at the end of its own turn.
    Greedy,
    /// Search over what it cannot see.
    Mcts(Budget),
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
#[error("`{0}` is not a bot; write random, greedy, mcts:500 (iterations) or mcts:800ms (time for each decision)")]
pub struct NoSuchBot(pub String);

/// Sets a timer of so many milliseconds; what it gives says whether they are over. The framework knows no clock.
pub type Alarm<'a> = &'a (dyn Fn(u32) -> Box<dyn Fn() -> bool> + Sync);

impl Bot {
    /// The milliseconds it may think, if its budget is time.
    pub fn millis(self) -> Option<u32> {
        if let Self::Mcts(Budget::Millis(millis)) = self { Some(millis) } else { None }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Mcts(Budget::Iterations(count)) => write!(f, "mcts:{count}"),
            Self::Mcts(Budget::Millis(millis)) => write!(f, "mcts:{millis}ms"),
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
            _ => Err(refuse()),
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

/// Which of the observer's legal actions a bot takes, by its place in the list; `stop` ends its thinking early.
pub fn choose<R: Ruleset>(
    rules: &R,
    bot: Bot,
    observation: &Observation<R>,
    dealer: &mut Dealer,
    stop: &dyn Fn() -> bool,
) -> usize {
    let mut actions = Vec::new();
    observation.legal_actions(rules, &mut actions);
    if actions.len() <= 1 {
        return 0;
    }
    match bot {
        Bot::Random => dealer.below(actions.len() as u32) as usize,
        Bot::Greedy => Greedy::default().choose(rules, observation, &actions, dealer),
        Bot::Mcts(budget) => Mcts::new(budget).choose(rules, observation, &actions, dealer, stop),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_written_as_it_is_read() {
        for words in ["random", "greedy", "mcts:500", "mcts:800ms"] {
            assert_eq!(words.parse::<Bot>().expect("a bot").to_string(), words);
        }
        for words in ["", "mcts", "mcts:0", "mcts:-3", "human", "mcts:ms", "greedy:2"] {
            assert_eq!(words.parse::<Bot>(), Err(NoSuchBot(words.to_owned())));
        }
    }
}

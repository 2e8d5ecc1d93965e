//! Bots: opponents that see an [`Observation`] and nothing else.

mod belief;
mod calibration;
mod greedy;
mod mcts;
mod proof;
mod reasons;
mod search;
mod search_limits;
mod search_result;
mod tree;
mod turns;
mod win;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;

pub use crate::ruleset::EstimatePart;
pub use crate::skill::{Calibration, Level, LevelRatings, NoSuchLevel, SearchSettings, Skill, Skills};

pub use belief::{Belief, beliefs};
pub use calibration::{calibrated, fit_calibration};
pub use greedy::Greedy;
pub use mcts::Mcts;
pub use proof::{Proven, ProvenResult};
pub use reasons::{PartChange, Reasons, reasons};
pub use search_limits::{Deadline, SearchLimits};
pub use search_result::{Expected, LineStep, MoveStats, Returns, SearchResult};
pub use win::{OnlyWin, only_win};

/// The kind of bot: a level from `beginner` to `grandmaster`, `random`, `greedy`, or a search such as `mcts:500`
/// (iterations) or `mcts:800ms`. A search can have settings, such as `mcts:500:turns=3`; see [`Mcts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Bot {
    /// Takes a random legal action.
    Random,
    /// Takes the action that looks best at the end of its own turn.
    Greedy,
    /// Searches the positions that its seat cannot tell apart.
    Mcts(Mcts),
    /// Plays at the strength of a level.
    Level(Level),
}

/// The limit of a search for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Number of iterations. The choice is the same on every machine.
    Iterations(u32),
    /// Time in milliseconds.
    Millis(u32),
}

/// The accepted spellings of a bot, for error messages.
pub const SPELLINGS: &str = "beginner, apprentice, journeyman, expert, master, grandmaster, random, greedy, mcts:500 \
     (iterations) or mcts:800ms (time for each decision); a search can have settings, which are whole numbers, such as \
     mcts:500:turns=3:tries=4:exploration=50:trees=2:slips=10";

/// Error returned when a bot cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchBot {
    /// The name is unknown.
    #[error("`{0}` is not a bot; use {spellings}", spellings = SPELLINGS)]
    Unknown(String),
    /// A value in a search is not a number, or is out of range.
    #[error("`{bot}` is not a bot: {what} must be a number from {fewest} to {most}")]
    Amount {
        /// The bot as written.
        bot: String,
        /// The name of the value.
        what: String,
        /// The minimum value.
        fewest: u32,
        /// The maximum value.
        most: u32,
    },
    /// A setting in a search is unknown, repeated or not allowed.
    #[error(
        "`{bot}` is not a bot: it cannot have the setting `{name}`; the settings are `turns`, `tries`, `exploration`, \
         `trees` and `slips`, each at most once, and `trees` is not allowed with a time limit"
    )]
    Setting {
        /// The bot as written.
        bot: String,
        /// The setting that was rejected.
        name: String,
    },
}

impl Bot {
    /// Creates a search with this many iterations for each decision.
    pub const fn searching(iterations: u32) -> Self {
        Self::Mcts(Mcts::new(Budget::Iterations(iterations)))
    }

    /// Creates a search with this many milliseconds for each decision.
    pub const fn thinking(millis: u32) -> Self {
        Self::Mcts(Mcts::new(Budget::Millis(millis)))
    }

    /// Returns the time limit in milliseconds, or `None` if the budget is not a time.
    pub const fn millis(self) -> Option<u32> {
        match self {
            Self::Mcts(search) => match search.budget() {
                Budget::Millis(millis) => Some(millis),
                Budget::Iterations(_) => None,
            },
            Self::Random | Self::Greedy | Self::Level(_) => None,
        }
    }

    /// Returns the number of iterations for a decision among `choices` legal actions, in a game with these skills.
    /// Returns `None` if the bot does not search or if its budget is a time.
    pub fn iterations(self, skills: &Skills, choices: usize) -> Option<u32> {
        match self {
            Self::Mcts(search) => match search.budget() {
                Budget::Iterations(count) => Some(count),
                Budget::Millis(_) => None,
            },
            Self::Level(level) => Some(level.skill_among(skills, choices).iterations),
            Self::Random | Self::Greedy => None,
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Mcts(search) => search.fmt(f),
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Bot {
    type Err = NoSuchBot;

    fn from_str(words: &str) -> Result<Self, NoSuchBot> {
        match words {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ if words.starts_with("mcts") => words.parse().map(Self::Mcts),
            _ => words.parse().map(Self::Level).map_err(|NoSuchLevel(words)| NoSuchBot::Unknown(words)),
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

/// Returns a bot's analysis of the observer's decision. If the decision is forced or another seat decides, the
/// analysis contains only the first choice.
pub fn think<R: Ruleset>(
    rules: &R,
    bot: Bot,
    observation: &Observation<R>,
    dealer: &mut Dealer,
    effort: &SearchLimits<'_>,
) -> SearchResult<LineStep<R::State, R::Action>> {
    let mut actions = Vec::new();
    observation.legal_actions(rules, &mut actions);
    // A forced decision needs no search, and another seat's decision is not the observer's.
    if actions.len() <= 1 || !observation.decides(rules) {
        return SearchResult::plain(0);
    }
    let any = |dealer: &mut Dealer| SearchResult::plain(dealer.below(actions.len() as u32) as usize);
    let slips =
        |search: Mcts, dealer: &mut Dealer| dealer.below(100) < search.slips() && observation.allows_slips(rules);
    let mcts = match bot {
        Bot::Random => return any(dealer),
        Bot::Greedy => return SearchResult::plain(Greedy::default().choose(rules, observation, &actions, dealer)),
        Bot::Mcts(search) if search.slips() > 0 && slips(search, dealer) => return any(dealer),
        Bot::Mcts(search) => search,
        Bot::Level(level) => {
            let search = Mcts::of_level(level, level.skill_among(&rules.skills(), actions.len()));
            // A level first draws a random number that determines whether it slips. Later draws must not
            // change, because the ratings were measured with them.
            if slips(search, dealer) {
                return any(dealer);
            }
            search
        }
    };
    mcts.think(rules, observation, &actions, dealer, effort)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_written_as_it_is_read() {
        let searches = [
            "mcts:500",
            "mcts:800ms",
            "mcts:7:exploration=50:tries=4:turns=3:trees=2",
            "mcts:9ms:tries=1",
            "mcts:9:turns=0",
            "mcts:10:slips=35",
        ];
        for words in searches.into_iter().chain(["random", "greedy", "beginner", "master", "grandmaster"]) {
            assert_eq!(words.parse::<Bot>().expect("a bot").to_string(), words);
        }
    }

    #[test]
    fn what_is_no_bot_is_refused_with_the_reason() {
        let refused = |words: &str| words.parse::<Bot>().expect_err(words);
        for words in ["", "mcts", "mctst:5", "human", "greedy:2", "Master"] {
            assert_eq!(refused(words), NoSuchBot::Unknown(words.to_owned()));
        }
        let amounts = [
            ("mcts:0", "the number of iterations", 1, u32::MAX),
            ("mcts:-3", "the number of iterations", 1, u32::MAX),
            ("mcts:4294967296", "the number of iterations", 1, u32::MAX),
            ("mcts:ms", "the number of milliseconds", 1, u32::MAX),
            ("mcts:5:turns", "turns", 0, 100),
            ("mcts:5:turns=101", "turns", 0, 100),
            ("mcts:5:tries=0", "tries", 1, 100),
            ("mcts:5:tries=101", "tries", 1, 100),
            ("mcts:5:exploration=10001", "exploration", 1, 10_000),
            ("mcts:5:trees=257", "trees", 1, 256),
            ("mcts:5:slips=101", "slips", 1, 100),
        ];
        for (words, what, fewest, most) in amounts {
            let (bot, what) = (words.to_owned(), what.to_owned());
            assert_eq!(refused(words), NoSuchBot::Amount { bot, what, fewest, most });
        }
        let settings = [
            ("mcts:5:", ""),
            ("mcts:5:luck=1", "luck"),
            ("mcts:5ms:trees=2", "trees"),
            ("mcts:5:turns=2:turns=3", "turns"),
        ];
        for (words, name) in settings {
            assert_eq!(refused(words), NoSuchBot::Setting { bot: words.to_owned(), name: name.to_owned() });
        }
    }

    #[test]
    fn settings_that_are_spelled_out_are_kept_as_a_game_can_have_others() {
        let words = "mcts:500:exploration=100:tries=16:turns=5";
        let spelled: Bot = words.parse().expect("a bot");
        assert_eq!(spelled.to_string(), words);
        assert_eq!("mcts:500:trees=1".parse(), Ok(Bot::searching(500)));
    }

    #[test]
    fn each_setting_goes_by_its_name() {
        let spelled: Bot = "mcts:7:turns=3:tries=4:exploration=50:trees=2".parse().expect("a bot");
        let built = Mcts::new(Budget::Iterations(7)).playing_on(3, 4).exploring(50).in_trees(2);
        assert_eq!(spelled, Bot::Mcts(built));
        let slips: Bot = "mcts:7:slips=20".parse().expect("a bot");
        assert_eq!(slips, Bot::Mcts(Mcts::new(Budget::Iterations(7)).slipping(20)));
    }
}

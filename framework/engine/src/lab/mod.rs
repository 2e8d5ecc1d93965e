//! Measures the characteristics of a game by playing it many times with bots.
//!
//! A [`LabPlan`] lists the players. `Game::measure` plays game number `index` of the plan and adds it to [`Measures`].
//! Every count is an integer, and each game depends only on the plan and the game's number. The same games therefore
//! give the same [`Measures`] on any number of threads or machines, and merging partial results gives the result of a
//! single run. [`figures`](fn@figures) converts the counts to figures.
//!
//! Sources: drama, decidedness and length follow the criteria of Browne and Maire (2010); branching factor and
//! game tree follow Allis (1994).

mod figures;
pub mod fitting;
mod measures;
mod moments;
mod statistics;
mod trial;
mod uses;
mod watch;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::arena::{self, Luck, Watcher};
use crate::bots::{Bot, Deadline};
use crate::dealer::Dealer;
use crate::ruleset::{Ruleset, Stage};
use crate::seat::{Seat, Seats};

pub use figures::{FIGURES, Figure, Unit, figure, figures};
pub use measures::{Measures, OptionCounts, OtherTable, STRETCHES, SeatMeasures};
pub use statistics::{Bin, Estimate, Histogram, Ratio, Sum};
pub use uses::{Use, Uses, names_in, sort_of};

/// The players at a table to be measured, and the settings of the run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabPlan {
    /// The bot at each seat.
    pub bots: Vec<Bot>,
    /// The stronger bot in the skill trials.
    pub strong: Bot,
    /// The weaker bot in the skill trials.
    pub weak: Bot,
    /// One deal in every `trial_every` is replayed to measure the influence of skill and of the deal. 0
    /// disables the trials.
    pub trial_every: u64,
    /// Seed of the run.
    pub seed: u64,
}

impl LabPlan {
    /// Default for `trial_every` when the number of games is unknown.
    pub const TRIAL_EVERY: u64 = 10;

    /// Returns the value of `trial_every` for a run of this many games: about a hundred trials if there are
    /// enough games, so that skill can be distinguished from luck, but at least one trial in ten games.
    pub fn trial_every(games: u64) -> u64 {
        (games / 100).clamp(1, Self::TRIAL_EVERY)
    }

    /// Creates a plan for a table of these bots. In the skill trials, a bot that looks ahead to the end of its turn
    /// plays against a bot that chooses at random.
    pub fn new(bots: Vec<Bot>, seed: u64) -> Self {
        Self { bots, strong: Bot::Greedy, weak: Bot::Random, trial_every: Self::TRIAL_EVERY, seed }
    }

    /// Returns the seats at the table.
    ///
    /// # Panics
    /// Panics if there are more bots than a table can have seats.
    pub fn seats(&self) -> Seats {
        Seats::new(self.bots.len() as u8).expect("as many bots as a table has seats")
    }

    /// Returns whether the deal of game number `index` is used for trials. One deal in each block of `trial_every` is
    /// selected pseudo-randomly, so that equal parts of a run contain about the same number of trials.
    fn is_tried(&self, index: u64) -> bool {
        let Some(run) = index.checked_div(self.trial_every) else { return false };
        arena::game_seed(!self.seed, run) % self.trial_every == index % self.trial_every
    }

    /// Returns the seed of game number `index`. A session with this seed has the same deal and the same random draws.
    pub fn game_seed(&self, index: u64) -> u64 {
        arena::game_seed(self.seed, index)
    }
}

/// Plays game number `index` of a plan and adds it to the measures.
pub fn measure<R: Stage>(rules: &R, plan: &LabPlan, index: u64, alarm: Deadline<'_>, into: &mut Measures) {
    let luck = Luck::of(plan.game_seed(index));
    let mut watch = watch::Watch::new(plan.seats(), index, luck.deal);
    let record = arena::play_watched(rules, &plan.bots, luck, alarm, &mut watch);
    watch.count_into(rules, &record.outcome, into);
    if plan.is_tried(index) {
        trial::count_into(rules, plan, luck, &record.outcome, alarm, into);
    }
}

/// Plays game number `index` of a plan and returns every decision: the seat, and the action as it is stored in files.
pub fn record<R: Ruleset>(rules: &R, plan: &LabPlan, index: u64, alarm: Deadline<'_>) -> Vec<(Seat, Value)> {
    struct Scribe(Vec<(Seat, Value)>);
    impl<R: Ruleset> Watcher<R> for Scribe {
        fn decides(&mut self, _: &R, _: &R::State, seat: Seat, action: R::Action, _: &Dealer) {
            self.0.push((seat, serde_json::to_value(action).expect("an action is plain data")));
        }
    }
    let mut scribe = Scribe(Vec::new());
    arena::play_watched(rules, &plan.bots, Luck::of(plan.game_seed(index)), alarm, &mut scribe);
    scribe.0
}

//! What kind of game a game is, measured on many games among bots.
//!
//! A [`LabPlan`] says who plays; `Game::measure` plays game number `index` of it and counts it into [`Measures`]. Every
//! count is a whole number and a game depends on the plan and its number alone: on any number of threads or machines the same
//! games give the same [`Measures`], and putting parts together gives what one run over all would have given.
//! [`figures`](fn@figures) says what the counts mean.
//!
//! Sources: the criteria of Browne and Maire (2010) for drama, decidedness and length; branching factor and game tree of Allis
//! (1994).

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

/// Who plays at the table that is measured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabPlan {
    /// Who sits where.
    pub bots: Vec<Bot>,
    /// The stronger bot of the trials of skill.
    pub strong: Bot,
    /// The weaker one.
    pub weak: Bot,
    /// One in so many deals is played again for the trials of skill and of the deal; 0 for none.
    pub trial_every: u64,
    /// The seed of the run.
    pub seed: u64,
}

impl LabPlan {
    /// One in so many deals is tried, if nothing else is said and nobody knows how many games there will be.
    pub const TRIAL_EVERY: u64 = 10;

    /// In a run of so many games one in so many deals is tried: about a hundred in all where there are enough, so that skill can be
    /// told from luck, and never fewer than one in ten.
    pub fn trial_every(games: u64) -> u64 {
        (games / 100).clamp(1, Self::TRIAL_EVERY)
    }

    /// A table of these bots. Skill is tried with a bot that looks ahead to the end of its turn against one that takes any
    /// choice.
    pub fn new(bots: Vec<Bot>, seed: u64) -> Self {
        Self { bots, strong: Bot::Greedy, weak: Bot::Random, trial_every: Self::TRIAL_EVERY, seed }
    }

    /// How many sit at the table.
    ///
    /// # Panics
    /// Where too many seats.
    pub fn seats(&self) -> Seats {
        Seats::new(self.bots.len() as u8).expect("as many bots as a table has seats")
    }

    /// Whether the deal of game number `index` is tried: one in each run of so many, anywhere in it, so that equal parts of a run have
    /// about as many trials.
    fn is_tried(&self, index: u64) -> bool {
        let Some(run) = index.checked_div(self.trial_every) else { return false };
        arena::game_seed(!self.seed, run) % self.trial_every == index % self.trial_every
    }

    /// The seed of game number `index`; a session with this seed has the same deal and the same luck.
    pub fn game_seed(&self, index: u64) -> u64 {
        arena::game_seed(self.seed, index)
    }
}

/// Plays game number `index` of a plan and counts it.
pub fn measure<R: Stage>(rules: &R, plan: &LabPlan, index: u64, alarm: Deadline<'_>, into: &mut Measures) {
    let luck = Luck::of(plan.game_seed(index));
    let mut watch = watch::Watch::new(plan.seats(), index, luck.deal);
    let record = arena::play_watched(rules, &plan.bots, luck, alarm, &mut watch);
    watch.count_into(rules, &record.outcome, into);
    if plan.is_tried(index) {
        trial::count_into(rules, plan, luck, &record.outcome, alarm, into);
    }
}

/// Plays game number `index` of a plan and writes down every decision: the seat, and the action as files hold it.
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

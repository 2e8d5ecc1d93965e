//! Monte Carlo tree search over information sets.

use super::tree::{ROOT, Tree};
use crate::bots::Budget;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;
use crate::seat::MAX_SEATS;
use crate::turn::Turn;

/// Searches one tree over all positions the observer cannot tell apart.
///
/// Each iteration supposes one position that could be, walks down the actions that are legal in it, adds one, and plays
/// on at random to the end or, where the ruleset has an estimate, for some plies. Every seat is taken to choose what is
/// best for itself. Nodes stand for sequences of actions, so the luck of the dealer is averaged over.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    budget: Budget,
    exploration: f64,
    cut: u32,
}

/// What one search works with; all of it is reused from one iteration to the next.
struct Search<'a, R: Ruleset> {
    rules: &'a R,
    observation: &'a Observation<R>,
    tree: Tree<R::Action>,
    state: R::State,
    legal: Vec<R::Action>,
    path: Vec<u32>,
}

impl Mcts {
    /// A search with this budget for each decision.
    pub fn new(budget: Budget) -> Self {
        Self { budget, exploration: 0.4, cut: 10 }
    }

    /// Weighs trying what is little known (more) against what went well (less); measured to do well at 0.4, for utilities
    /// from 0 to 1.
    #[must_use]
    pub fn exploring(mut self, exploration: f64) -> Self {
        self.exploration = exploration;
        self
    }

    /// After how many random plies a ruleset with an estimate is asked for it: at the first turn that begins then.
    #[must_use]
    pub fn cut_after(mut self, plies: u32) -> Self {
        self.cut = plies;
        self
    }

    /// The place of its choice among `actions`, which are all the observer's legal ones; `stop` ends its thinking.
    pub fn choose<R: Ruleset>(
        &self,
        rules: &R,
        observation: &Observation<R>,
        actions: &[R::Action],
        dealer: &mut Dealer,
        stop: &dyn Fn() -> bool,
    ) -> usize {
        /// Asking a clock each time would cost more than a small game's iteration.
        const ASK_EVERY: u32 = 16;
        let Some(any) = actions.first() else { return 0 };
        let mut search = Search {
            rules,
            observation,
            tree: Tree::new(*any, observation.seat()),
            state: observation.sample(rules, dealer),
            legal: Vec::new(),
            path: Vec::new(),
        };
        let iterations = if let Budget::Iterations(count) = self.budget { count } else { u32::MAX };
        for iteration in 0..iterations {
            if iteration % ASK_EVERY == ASK_EVERY - 1 && stop() {
                break;
            }
            search.iterate(self, dealer);
        }
        search.most_visited(actions)
    }
}

impl<R: Ruleset> Search<'_, R> {
    fn iterate(&mut self, settings: &Mcts, dealer: &mut Dealer) {
        self.observation.sample_into(self.rules, &mut self.state, dealer);
        self.path.clear();
        self.descend(settings.exploration, dealer);
        let utilities = self.play_out(settings.cut, dealer);
        for &node in &self.path {
            self.tree.credit(node, utilities[self.tree.seat(node).index()]);
        }
    }

    /// Walks down to an action never looked at before. A forced action is no decision, so the walk goes on below it.
    fn descend(&mut self, exploration: f64, dealer: &mut Dealer) {
        let mut node = ROOT;
        while let Turn::Decide(seat) = self.rules.turn(&self.state) {
            self.legal.clear();
            self.rules.legal_actions(&self.state, &mut self.legal);
            let Some(child) = self.tree.select(node, seat, &self.legal, exploration, dealer) else { return };
            self.rules.apply(&mut self.state, self.tree.action(child), dealer);
            self.path.push(child);
            if self.tree.visits(child) == 0 && self.legal.len() > 1 {
                return;
            }
            node = child;
        }
    }

    /// Plays on at random; what the end, or the first turn to begin after `cut` plies, is worth to each seat.
    ///
    /// Within a turn an estimate sees what was paid and not yet what for.
    fn play_out(&mut self, cut: u32, dealer: &mut Dealer) -> [f32; MAX_SEATS] {
        /// A turn that is longer, or never passes, is cut all the same.
        const LONG_TURN: u32 = 40;
        let mut utilities = [0.0; MAX_SEATS];
        let mut before = self.path.last().map(|node| self.tree.seat(*node));
        let mut knows = true;
        let mut plies = 0;
        loop {
            match self.rules.turn(&self.state) {
                Turn::Over(outcome) => {
                    for seat in outcome.seats().each() {
                        utilities[seat.index()] = outcome.utility(seat);
                    }
                    return utilities;
                }
                Turn::Decide(seat) => {
                    if knows && plies >= cut && (before != Some(seat) || plies >= cut + LONG_TURN) {
                        knows = self.estimate(&mut utilities);
                        if knows {
                            return utilities;
                        }
                    }
                    before = Some(seat);
                    let action = self.rules.random_action(&self.state, dealer, &mut self.legal);
                    self.rules.apply(&mut self.state, action, dealer);
                    plies += 1;
                }
            }
        }
    }

    /// Asks the ruleset what the position is worth to each seat on the path; whether it knows.
    fn estimate(&self, utilities: &mut [f32; MAX_SEATS]) -> bool {
        let mut asked = [false; MAX_SEATS];
        for &node in &self.path {
            let seat = self.tree.seat(node);
            if !std::mem::replace(&mut asked[seat.index()], true) {
                let Some(estimate) = self.rules.estimate(&self.state, seat) else { return false };
                utilities[seat.index()] = estimate;
            }
        }
        true
    }

    /// The action looked at most; the better one where two were looked at as often.
    fn most_visited(&self, actions: &[R::Action]) -> usize {
        let mut best = (0, (0, f64::NEG_INFINITY));
        for (index, action) in actions.iter().enumerate() {
            let looked_at = self.tree.at_root(*action);
            if looked_at > best.1 {
                best = (index, looked_at);
            }
        }
        best.0
    }
}

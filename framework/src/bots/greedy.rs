//! The bot that takes what looks best at the end of its own turn.

use super::turns::Trials;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;

/// Tries each action, finishes its own turn a few times at random, and keeps the action with the best ending.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How often each action's turn is finished.
    pub tries: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { tries: 12 }
    }
}

impl Greedy {
    /// The place of its choice among `actions`, which are all the observer's legal ones; luck parts equals.
    pub fn choose<R: Ruleset>(
        &self,
        rules: &R,
        observation: &Observation<R>,
        actions: &[R::Action],
        dealer: &mut Dealer,
    ) -> usize {
        let seat = observation.seat();
        let mut supposed = observation.sample(rules, dealer);
        let mut state = supposed.clone();
        let mut trials = Trials::<R>::new(&state);
        let mut values = vec![f32::NEG_INFINITY; actions.len()];
        for _ in 0..self.tries {
            // Each try supposes other hidden things, the same for every action: what differs is then the action's doing.
            observation.sample_into(rules, &mut supposed, dealer);
            for (action, value) in actions.iter().zip(&mut values) {
                state.clone_from(&supposed);
                rules.apply(&mut state, *action, dealer);
                *value = value.max(trials.finish_turn(rules, &mut state, seat, 1, dealer));
            }
        }
        let mut best = (0, f32::NEG_INFINITY);
        let mut equals = 0;
        for (index, value) in values.into_iter().enumerate() {
            if value > best.1 {
                best = (index, value);
                equals = 1;
            } else if value >= best.1 {
                equals += 1;
                if dealer.below(equals) == 0 {
                    best.0 = index;
                }
            }
        }
        best.0
    }
}

//! A bot that takes the action that looks best at the end of its own turn.

use super::turns::{Trials, worth};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::playout::seats_at;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::together;

/// A bot that tries each action, finishes its own turn a few times at random, and takes the action that leads
/// to the best position at the end of the turn. If several seats decide together, the others choose at random
/// in each try, and the bot takes the action that is best on average.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// Number of tries for each action.
    pub tries: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { tries: 12 }
    }
}

impl Greedy {
    /// Returns the index of the bot's choice in `actions`, which must contain all legal actions of the
    /// observer. Ties are broken at random.
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
        let seats = seats_at(rules, &state);
        let mut trials = Trials::<R>::new(&state, seats);
        let decides_alone = rules.together(&supposed).is_empty();
        let mut values = vec![if decides_alone { f32::NEG_INFINITY } else { 0.0 }; actions.len()];
        let mut others = Vec::new();
        for _ in 0..self.tries {
            // Each try samples new hidden information and uses it for every action, so that differences come
            // from the actions.
            observation.sample_into(rules, &mut supposed, dealer);
            if !decides_alone {
                others = choices_of_others(rules, &supposed, seat, actions[0], dealer);
            }
            for (action, value) in actions.iter().zip(&mut values) {
                state.clone_from(&supposed);
                if decides_alone {
                    rules.apply(&mut state, *action, dealer);
                    *value = value.max(trials.finish_turn(rules, &mut state, seat, (1, true), dealer));
                } else {
                    // The bot controls the rest of its own turn, but not the simultaneous choices of others.
                    // The value is therefore the mean of all tries, not the maximum.
                    for other in &others {
                        rules.apply(&mut state, other.unwrap_or(*action), dealer);
                    }
                    *value += worth(rules, &state, seats, seat);
                }
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

/// Returns random choices for all seats that decide together with `seat`, in the order in which they are asked.
/// The entry for `seat` itself is `None`; `own` is played for it.
fn choices_of_others<R: Ruleset>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    own: R::Action,
    dealer: &mut Dealer,
) -> Vec<Option<R::Action>> {
    let mut state = state.clone();
    let mut buffer = Vec::new();
    let deciders = together::deciders(rules, &state);
    let choose = |decides: Seat| {
        let other = (decides != seat).then(|| rules.random_action(&state, dealer, &mut buffer));
        rules.apply(&mut state, other.unwrap_or(own), dealer);
        other
    };
    deciders.iter().map(choose).collect()
}

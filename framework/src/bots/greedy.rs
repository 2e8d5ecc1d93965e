//! The bot that takes what looks best at the end of its own turn.

use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::turn::Turn;

/// Tries each action, finishes its own turn a few times at random, and keeps the action with the best ending.
///
/// A compound decision is a sequence of small ones, so looking one ply ahead would see nothing; looking to the end of
/// the own turn sees what a player sees.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How often each action's turn is finished.
    pub tries: u32,
    /// The most plies of one try.
    pub depth: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { tries: 12, depth: 40 }
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
        let mut buffer = Vec::new();
        let mut state = observation.sample(rules, dealer);
        let mut best = (0, f32::NEG_INFINITY);
        let mut equals = 0;
        for (index, action) in actions.iter().enumerate() {
            let mut value = f32::NEG_INFINITY;
            for _ in 0..self.tries {
                observation.sample_into(rules, &mut state, dealer);
                rules.apply(&mut state, *action, dealer);
                value = value.max(self.finish_turn(rules, &mut state, observation.seat(), dealer, &mut buffer));
            }
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

    /// Plays on at random until another seat decides; how good the table is then.
    fn finish_turn<R: Ruleset>(
        self,
        rules: &R,
        state: &mut R::State,
        seat: Seat,
        dealer: &mut Dealer,
        buffer: &mut Vec<R::Action>,
    ) -> f32 {
        for _ in 0..self.depth {
            match rules.turn(state) {
                // A game won or lost outweighs any estimate.
                Turn::Over(outcome) => return 2.0 * outcome.utility(seat) - 0.5,
                Turn::Decide(decides) if decides != seat => break,
                Turn::Decide(_) => {
                    let action = rules.random_action(state, dealer, buffer);
                    rules.apply(state, action, dealer);
                }
            }
        }
        rules.estimate(state, seat).unwrap_or(0.5)
    }
}

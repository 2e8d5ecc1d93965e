//! Games played to their end by a fast policy.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::turn::{Outcome, Turn};

/// Plays `state` to its end with random legal actions; returns how it ended and after how many plies.
///
/// `buffer` is reused between games: the loop itself asks for no memory.
#[inline]
pub fn playout<R: Ruleset>(
    rules: &R,
    state: &mut R::State,
    dealer: &mut Dealer,
    buffer: &mut Vec<R::Action>,
) -> (Outcome, u32) {
    let mut plies = 0;
    loop {
        match rules.turn(state) {
            Turn::Over(outcome) => return (outcome, plies),
            Turn::Decide(_) => {
                let action = rules.random_action(state, dealer, buffer);
                rules.apply(state, action, dealer);
                plies += 1;
            }
        }
    }
}

//! Games played to their end by a fast policy.

use std::hint::black_box;

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

/// What a ply of a playout is made of, for whoever measures how long it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BenchOp {
    /// A copy of the position, into memory that is there.
    Copy,
    /// The list of all legal actions.
    List,
    /// A copy of the position and one of its legal actions, another each time, with all that follows from it.
    Apply,
}

/// Does one chore so many times in a position, as a playout would: nothing is erased, and no memory is asked for but at the
/// beginning. Returns how many actions are legal there; where none is, nothing is applied.
pub fn repeat<R: Ruleset>(rules: &R, chore: BenchOp, state: &R::State, times: u32) -> usize {
    let mut dealer = Dealer::seeded(0);
    let mut copy = state.clone();
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    let legal = actions.clone();
    for &action in legal.iter().cycle().take(times as usize) {
        match chore {
            BenchOp::Copy => copy.clone_from(black_box(state)),
            BenchOp::List => {
                actions.clear();
                rules.legal_actions(black_box(state), &mut actions);
                black_box(&mut actions);
            }
            BenchOp::Apply => {
                copy.clone_from(black_box(state));
                rules.apply(&mut copy, action, &mut dealer);
            }
        }
        black_box(&mut copy);
    }
    legal.len()
}

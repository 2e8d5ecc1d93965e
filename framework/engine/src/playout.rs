//! Plays games to the end with a fast policy.

use std::hint::black_box;

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seats;
use crate::turn::{Outcome, Turn};

/// Plays `state` to the end of the game with random legal actions. Returns the outcome and the number of plies.
///
/// `buffer` is reused between games, so the loop allocates no memory.
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

/// Returns the number of seats at the table of a position. Only an outcome contains this number, so if the game
/// supports several table sizes, the position is played to the end to obtain the number.
pub(crate) fn seats_at<R: Ruleset>(rules: &R, state: &R::State) -> Seats {
    let range = rules.seats();
    match Seats::new(*range.start()) {
        Some(seats) if range.start() == range.end() => seats,
        _ => playout(rules, &mut state.clone(), &mut Dealer::seeded(0), &mut Vec::new()).0.seats(),
    }
}

/// An operation of a playout, for benchmarks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BenchOp {
    /// Copies the position into existing memory.
    Copy,
    /// Lists all legal actions.
    List,
    /// Copies the position and applies one of its legal actions, a different one each time.
    Apply,
}

/// Repeats one operation `times` times in a position, as a playout would: memory is allocated only at the start,
/// and nothing is freed. Returns the number of legal actions. If there are no legal actions, the operation is not
/// performed.
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

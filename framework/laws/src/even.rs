//! Law 5c: what samples suppose is as often so as it is.

use std::collections::HashSet;

use super::evidence::Evidence;
use super::unseen::unseen;
use crate::dealer::Dealer;
use crate::ruleset::{Ruleset, Stage};
use crate::scene::Observer;
use crate::seat::{Seat, Seats};
use crate::turn::Turn;

/// A decision must be open in so many samples to be taken.
const SAMPLES: usize = 8;
/// A game is looked at after 0, 1, 2, 4 … plies, so many times at most.
const LOOKS: u8 = 9;

/// So many games are dealt, of which one is played on.
const DEALS: u64 = 4;
/// The others are looked at so often: as dealt and after a ply, when most cards that are ever hidden are.
const FIRST_LOOKS: u8 = 2;

/// Plays games in which nobody acts upon what one seat, the observer, does not know, and compares what is true in them with
/// what a sample for the observer supposes.
///
/// Who acts upon a secret gives it away in part: whoever holds a strong card plays it, so what is still hidden is weaker than
/// an even sample, and no ruleset need model that. So here the others take only actions that may be taken whatever is
/// hidden (in each of some samples), any of them as gladly as another; where there is none, the game is left. Then what is true is
/// one more draw from what the observer holds possible, and for each thing the games in which it is there and not
/// supposed are as many as those in which it is supposed and not there: whatever the urns hold, however much is known.
pub(super) fn check<R: Stage>(rules: &R, seats: Seats, seed: u64, evidence: &mut Evidence) {
    if seats.count() > 1 {
        for deal in 0..DEALS {
            let looks = if deal == 0 { LOOKS } else { FIRST_LOOKS };
            play(rules, seats, seed.wrapping_mul(DEALS).wrapping_add(deal), looks, evidence);
        }
    }
}

fn play<R: Stage>(rules: &R, seats: Seats, seed: u64, looks: u8, evidence: &mut Evidence) {
    let mut dealer = Dealer::seeded(seed);
    let mut hand = Dealer::seeded(!seed);
    let observer = Seat::new(hand.below(seats.count() as u32) as u8);
    let mut state = rules.deal(seats, &mut dealer);
    let mut looked = 0;
    for ply in 0..rules.longest_game() {
        if ply == 0 || ply.is_power_of_two() {
            look(rules, seats, &state, observer, looked, &mut hand, evidence);
            looked += 1;
        }
        let Turn::Decide(mover) = rules.turn(&state) else { return };
        if looked == looks {
            return;
        }
        let actions = open_actions(rules, &state, (mover, observer), &mut hand);
        if actions.is_empty() {
            return;
        }
        let action = actions[hand.below(actions.len() as u32) as usize];
        rules.apply(&mut state, action, &mut dealer);
    }
}

/// What the mover may do whatever is hidden from the observer, as far as some samples say. What the observer does itself may
/// hang on all that it knows.
fn open_actions<R: Ruleset>(
    rules: &R,
    state: &R::State,
    (mover, observer): (Seat, Seat),
    hand: &mut Dealer,
) -> Vec<R::Action> {
    let mut open = Vec::new();
    rules.legal_actions(state, &mut open);
    if mover == observer {
        return open;
    }
    let mut sample = state.clone();
    let mut legal = Vec::new();
    for _ in 0..SAMPLES {
        sample.clone_from(state);
        rules.determinize(&mut sample, observer, hand);
        legal.clear();
        if rules.turn(&sample) == Turn::Decide(mover) {
            rules.legal_actions(&sample, &mut legal);
        }
        if legal != open {
            let supposed: HashSet<R::Action> = legal.iter().copied().collect();
            open.retain(|action| supposed.contains(action));
        }
    }
    open
}

fn look<R: Stage>(
    rules: &R,
    seats: Seats,
    state: &R::State,
    observer: Seat,
    look: u8,
    hand: &mut Dealer,
    evidence: &mut Evidence,
) {
    let mut sample = state.clone();
    rules.determinize(&mut sample, observer, hand);
    if sample == *state {
        return;
    }
    let view = rules.scene(state, Observer::Seat(observer));
    for other in seats.each().filter(|other| *other != observer) {
        let sees = |state| rules.scene(state, Observer::Seat(other));
        let (own, supposed) = (sees(state), sees(&sample));
        evidence.note_pair(look, &unseen(&own, &view), &unseen(&supposed, &view));
    }
}

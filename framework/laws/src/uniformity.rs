//! Law 5c: what samples suppose is as often so as it is.

use std::collections::HashSet;

use super::evidence::Evidence;
use super::hidden::unseen;
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

/// After so many choices in secret of each game the table is looked at as well.
const SECRETS: u8 = 4;
/// Of more actions than these none is chosen in secret: each is tried in the position and in all samples.
const TRIED: usize = 64;

/// Plays games in which nobody acts upon what one seat, the observer, does not know, and compares what is true in them with
/// what a sample for the observer supposes.
///
/// Who acts upon a secret gives it away in part: whoever holds a strong card plays it, so what is still hidden is weaker than
/// an even sample, and no ruleset need model that. So here the others take only actions that may be taken whatever is
/// hidden (in each of some samples), any of them as gladly as another, or choose in secret, among as many actions whatever is hidden
/// (see [`Secret`]); where there is neither, the game is left. Then what is true is
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
    let (mut looked, mut secrets) = (0, 0);
    for ply in 0..rules.longest_game() {
        if ply == 0 || ply.is_power_of_two() {
            look(rules, seats, &state, observer, looked, &mut hand, evidence);
            looked += 1;
        }
        let Turn::Decide(mover) = rules.turn(&state) else { return };
        if looked == looks {
            return;
        }
        let mut ways = ways(rules, &state, (mover, observer), &mut hand);
        if ways.is_empty() {
            return;
        }
        let way = ways.swap_remove(any(ways.len(), &mut hand));
        rules.apply(&mut state, way[any(way.len(), &mut hand)], &mut dealer);
        if way.len() > 1 && secrets < SECRETS {
            look(rules, seats, &state, observer, LOOKS + secrets, &mut hand, evidence);
            secrets += 1;
        }
    }
}

fn any(count: usize, hand: &mut Dealer) -> usize {
    hand.below(count as u32) as usize
}

/// What the mover may do without acting upon what is hidden from the observer: single actions that may be taken whatever is
/// hidden, as far as some samples say, and actions among which it chooses in secret. What the observer does itself may hang
/// on all that it knows.
fn ways<R: Ruleset>(
    rules: &R,
    state: &R::State,
    (mover, observer): (Seat, Seat),
    hand: &mut Dealer,
) -> Vec<Vec<R::Action>> {
    let mut legal = Vec::new();
    rules.legal_actions(state, &mut legal);
    let alone = |actions: Vec<R::Action>| actions.into_iter().map(|action| vec![action]).collect();
    if mover == observer {
        return alone(legal);
    }
    let samples: Vec<_> = (0..SAMPLES).map(|_| Sample::of(rules, state, (mover, observer), hand)).collect();
    let mut open = legal.clone();
    for sample in samples.iter().filter(|sample| sample.legal != legal) {
        let supposed: HashSet<R::Action> = sample.legal.iter().copied().collect();
        open.retain(|action| supposed.contains(action));
    }
    if open.len() == legal.len() || legal.len() > TRIED {
        return alone(open);
    }
    let luck = u64::from(hand.below(u32::MAX));
    let secrets: Vec<_> = Secret::all(rules, state, &legal, observer, luck)
        .into_iter()
        .filter(|secret| secret.actions.iter().any(|action| !open.contains(action)))
        .collect();
    // What cannot be told from an action that is not always there is no more open than that one.
    open.retain(|action| !secrets.iter().any(|secret| secret.actions.contains(action)));
    let mut secrets: Vec<_> = secrets.into_iter().filter(|secret| secret.actions.len() > 1).collect();
    for sample in &samples {
        if secrets.is_empty() {
            break;
        }
        let supposed = Secret::all(rules, &sample.state, &sample.legal, observer, luck);
        secrets.retain(|secret| supposed.iter().any(|other| secret.is_as(other)));
    }
    let mut ways: Vec<_> = alone(open);
    ways.extend(secrets.into_iter().map(|secret| secret.actions));
    ways
}

/// A position that the observer holds possible, and what the mover may do in it.
struct Sample<R: Ruleset> {
    state: R::State,
    legal: Vec<R::Action>,
}

impl<R: Ruleset> Sample<R> {
    fn of(rules: &R, state: &R::State, (mover, observer): (Seat, Seat), hand: &mut Dealer) -> Self {
        let mut sample = state.clone();
        rules.determinize(&mut sample, observer, hand);
        let mut legal = Vec::new();
        if rules.turn(&sample) == Turn::Decide(mover) {
            rules.legal_actions(&sample, &mut legal);
        }
        Self { state: sample, legal }
    }
}

/// Actions that the observer cannot tell from each other, since they give it the same sample where luck is the same (law 9):
/// such as a card of a hidden hand that is chosen face down. If there are as many whatever is hidden, that one of them was taken
/// tells nothing, and each of them is as likely as another.
struct Secret<R: Ruleset> {
    actions: Vec<R::Action>,
    /// What the observer supposes after any of them.
    after: R::State,
}

impl<R: Ruleset> Secret<R> {
    /// All actions, those together that cannot be told apart.
    fn all(rules: &R, state: &R::State, legal: &[R::Action], observer: Seat, luck: u64) -> Vec<Self> {
        let mut secrets: Vec<Self> = Vec::new();
        let mut after = state.clone();
        for action in legal {
            after.clone_from(state);
            rules.apply(&mut after, *action, &mut Dealer::seeded(luck));
            rules.determinize(&mut after, observer, &mut Dealer::seeded(!luck));
            match secrets.iter_mut().find(|secret| secret.after == after) {
                Some(secret) => secret.actions.push(*action),
                None => secrets.push(Self { actions: vec![*action], after: after.clone() }),
            }
        }
        secrets
    }

    fn is_as(&self, other: &Self) -> bool {
        self.actions.len() == other.actions.len() && self.after == other.after
    }
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

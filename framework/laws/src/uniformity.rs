//! Law 5c: pieces are as frequent in samples as in the true positions.

use std::collections::HashSet;

use super::evidence::Evidence;
use super::hidden::{single_faces, unseen_or_elsewhere};
use crate::dealer::Dealer;
use crate::ruleset::{Ruleset, Stage};
use crate::scene::Observer;
use crate::seat::{Seat, Seats};
use crate::turn::Turn;

/// Number of samples in which an action must be legal before it is taken.
const SAMPLES: usize = 8;
/// Maximum number of comparisons in a game, after 0, 1, 2, 4 … plies.
const LOOKS: u8 = 9;

/// Number of deals for each seed. Only the first of these games continues after the first [`FIRST_LOOKS`]
/// comparisons.
const DEALS: u64 = 4;
/// Number of comparisons in the other deals: after the deal and after one ply, when most cards are usually hidden.
const FIRST_LOOKS: u8 = 2;

/// Maximum number of additional comparisons after secret choices in each game.
const SECRETS: u8 = 4;
/// Maximum number of legal actions in a position that is searched for secret choices. The search tries each
/// action in the position and in all samples.
const TRIED: usize = 64;

/// Plays games in which no seat acts on information that is hidden from one seat, the observer, and compares the true
/// positions with samples for the observer.
///
/// A seat that acts on a secret reveals part of it: a player who has a strong card plays it, so the remaining
/// hidden cards are weaker than in an unbiased sample. Rulesets do not have to model that. In these games, the
/// other seats therefore act in only two ways. They take an action that is legal regardless of hidden information
/// (in each of several samples). All such actions are equally likely. Alternatively, they make a secret choice,
/// for which the number of actions does not depend on hidden information (see [`Secret`]). If neither is
/// possible, the game is abandoned. The true position is therefore one more draw from the positions that the
/// observer considers possible. For each piece, the expected number of games in which it is present but not
/// sampled equals the expected number in which it is sampled but not present, regardless of the distribution of
/// the piece and the knowledge of the observer.
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

/// Returns the mover's options that do not depend on information hidden from the observer: single actions that are
/// legal in all of several samples, and groups of actions that form a secret choice. The observer's own actions
/// may depend on everything it knows.
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
    // Also exclude each action that the observer cannot distinguish from an action that is not always legal.
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

/// A position that the observer considers possible, with the mover's legal actions.
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

/// Actions that the observer cannot distinguish because they give it the same sample for the same random seed (law 9),
/// such as choosing a card face down from a hidden hand. If their number does not depend on hidden information,
/// taking one of them reveals nothing, and all are equally likely.
struct Secret<R: Ruleset> {
    actions: Vec<R::Action>,
    /// The observer's sample after any of the actions.
    after: R::State,
}

impl<R: Ruleset> Secret<R> {
    /// Groups the actions into sets. The observer cannot distinguish the actions of a set.
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
    let others = seats.each().filter(|other| *other != observer);
    let scenes = others.map(|other| [state, &sample].map(|state| rules.scene(state, Observer::Seat(other))));
    let scenes: Vec<_> = scenes.collect();
    let pairs = scenes.iter().map(|pair| pair.each_ref().map(|scene| unseen_or_elsewhere(scene, &view)));
    evidence.note_pairs(look, pairs, &single_faces(&view));
}

//! Selects good continuations of a turn by trying random continuations.

use arrayvec::ArrayVec;

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::together;
use crate::turn::{Outcome, Turn};

/// Reusable buffers for trial positions.
pub(super) struct Trials<R: Ruleset> {
    seats: Seats,
    trial: R::State,
    best: R::State,
    buffer: Vec<R::Action>,
    stats: Vec<ActionStats<R::Action>>,
}

/// An action of one of several seats that decide simultaneously, with its results over all attempts.
struct ActionStats<A> {
    seat: Seat,
    action: A,
    tries: u32,
    sum: f32,
}

impl<R: Ruleset> Trials<R> {
    pub(super) fn new(any: &R::State, seats: Seats) -> Self {
        Self { seats, trial: any.clone(), best: any.clone(), buffer: Vec::new(), stats: Vec::new() }
    }

    /// Plays the turn of the deciding seat to its end `tries` times at random. Stores in `state` the resulting
    /// position that is best for that seat, and returns the value of that position. If `has_acted` is set, the seat
    /// has already acted in this turn, so the turn ends as soon as another turn begins, even if that is another
    /// turn of the same seat.
    ///
    /// A compound decision is a sequence of small ones, so its effect is rarely visible after one ply. A human
    /// player also judges the position at the end of the turn.
    pub(super) fn finish_turn(
        &mut self,
        rules: &R,
        state: &mut R::State,
        seat: Seat,
        (tries, has_acted): (u32, bool),
        dealer: &mut Dealer,
    ) -> f32 {
        let mut best = f32::NEG_INFINITY;
        for _ in 0..tries {
            self.trial.clone_from(state);
            let value = self.play_on(rules, seat, has_acted, dealer);
            if value > best {
                best = value;
                std::mem::swap(&mut self.trial, &mut self.best);
            }
        }
        std::mem::swap(state, &mut self.best);
        best
    }

    /// Plays random actions until another turn begins, and returns the value of the resulting position.
    fn play_on(&mut self, rules: &R, seat: Seat, mut has_acted: bool, dealer: &mut Dealer) -> f32 {
        /// Maximum number of plies. Longer turns are cut off, because a turn might never end.
        const LONG_TURN: u32 = 40;
        for _ in 0..LONG_TURN {
            match rules.turn(&self.trial) {
                Turn::Over(outcome) => return won(&outcome, seat),
                Turn::Decide(decides) if decides != seat || !rules.together(&self.trial).is_empty() => break,
                Turn::Decide(_) if has_acted && rules.begins_turn(&self.trial) => break,
                Turn::Decide(_) => {
                    has_acted = true;
                    let action = rules.random_action(&self.trial, dealer, &mut self.buffer);
                    rules.apply(&mut self.trial, action, dealer);
                }
            }
        }
        estimated(rules, &self.trial, self.seats, seat)
    }

    /// Lets all seats that decide simultaneously choose, and stores the result in `state`. In each of `tries`
    /// attempts, all seats act at random; then each seat takes the action with the best mean value over the others'
    /// random choices.
    pub(super) fn decide_together(&mut self, rules: &R, state: &mut R::State, tries: u32, dealer: &mut Dealer) {
        let deciders = together::deciders(rules, state);
        self.stats.clear();
        for _ in 0..tries {
            self.trial.clone_from(state);
            let mut acted = ArrayVec::<usize, MAX_SEATS>::new();
            for seat in deciders.iter() {
                let action = rules.random_action(&self.trial, dealer, &mut self.buffer);
                rules.apply(&mut self.trial, action, dealer);
                acted.push(self.place_of(seat, action));
            }
            for place in acted {
                let entry = &mut self.stats[place];
                entry.tries += 1;
                entry.sum += worth(rules, &self.trial, self.seats, entry.seat);
            }
        }
        for seat in deciders.iter() {
            let own = self.stats.iter().filter(|entry| entry.seat == seat);
            let best = own.max_by(|one, other| one.mean().total_cmp(&other.mean()));
            let best = best.expect("something was tried").action;
            rules.apply(state, best, dealer);
        }
    }

    /// Returns the index of the entry for a seat's action, which is added if missing.
    fn place_of(&mut self, seat: Seat, action: R::Action) -> usize {
        let known = self.stats.iter().position(|entry| entry.seat == seat && entry.action == action);
        known.unwrap_or_else(|| {
            self.stats.push(ActionStats { seat, action, tries: 0, sum: 0.0 });
            self.stats.len() - 1
        })
    }
}

impl<A> ActionStats<A> {
    fn mean(&self) -> f32 {
        self.sum / self.tries as f32
    }
}

/// Returns the value of a position for a seat.
pub(super) fn worth<R: Ruleset>(rules: &R, state: &R::State, seats: Seats, seat: Seat) -> f32 {
    match rules.turn(state) {
        Turn::Over(outcome) => won(&outcome, seat),
        Turn::Decide(_) => estimated(rules, state, seats, seat),
    }
}

/// Returns the value of a finished game. A value that is based on places outweighs any estimate. An explicit worth
/// is on the same scale as the estimates.
fn won(outcome: &Outcome, seat: Seat) -> f32 {
    let utility = outcome.utility(seat);
    if outcome.has_worth() { utility } else { 2.0 * utility - 0.5 }
}

fn estimated<R: Ruleset>(rules: &R, state: &R::State, seats: Seats, seat: Seat) -> f32 {
    let estimate = rules.quick_estimate(state, seats, seat);
    debug_assert!((0.0..=1.0).contains(&estimate), "an estimate is from 0 to 1, not {estimate}");
    estimate
}

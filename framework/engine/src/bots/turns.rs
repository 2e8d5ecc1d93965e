//! Finishing a turn well, by trying.

use arrayvec::ArrayVec;

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::{MAX_SEATS, Seat};
use crate::together;
use crate::turn::{Outcome, Turn};

/// Room for positions that are tried and thrown away.
pub(super) struct Trials<R: Ruleset> {
    trial: R::State,
    best: R::State,
    buffer: Vec<R::Action>,
    tried: Vec<Tried<R::Action>>,
}

/// What one of several who decide together tried, and what came of it whatever the others did beside it.
struct Tried<A> {
    seat: Seat,
    action: A,
    times: u32,
    sum: f32,
}

impl<R: Ruleset> Trials<R> {
    pub(super) fn new(any: &R::State) -> Self {
        Self { trial: any.clone(), best: any.clone(), buffer: Vec::new(), tried: Vec::new() }
    }

    /// Plays the turn of whoever decides to its end `tries` times at random, and leaves the ending in `state` that looks
    /// best to them; returns how good that is.
    ///
    /// A compound decision is a sequence of small ones, so looking one ply ahead would see nothing; looking to the end of
    /// the turn sees what a player sees.
    pub(super) fn finish_turn(
        &mut self,
        rules: &R,
        state: &mut R::State,
        seat: Seat,
        tries: u32,
        dealer: &mut Dealer,
    ) -> f32 {
        let mut best = f32::NEG_INFINITY;
        for _ in 0..tries {
            self.trial.clone_from(state);
            let value = self.play_on(rules, seat, dealer);
            if value > best {
                best = value;
                std::mem::swap(&mut self.trial, &mut self.best);
            }
        }
        std::mem::swap(state, &mut self.best);
        best
    }

    /// Plays on at random until another seat decides; how good the table is then.
    fn play_on(&mut self, rules: &R, seat: Seat, dealer: &mut Dealer) -> f32 {
        /// A turn that is longer, or never passes, is cut all the same.
        const LONG_TURN: u32 = 40;
        for _ in 0..LONG_TURN {
            match rules.turn(&self.trial) {
                Turn::Over(outcome) => return won(&outcome, seat),
                Turn::Decide(decides) if decides != seat || !rules.together(&self.trial).is_empty() => break,
                Turn::Decide(_) => {
                    let action = rules.random_action(&self.trial, dealer, &mut self.buffer);
                    rules.apply(&mut self.trial, action, dealer);
                }
            }
        }
        estimated(rules, &self.trial, seat)
    }

    /// Lets all who decide together choose, and leaves in `state` what comes of it: in each of so many tries all of them act at
    /// random, and then each does what was best for it on average, whatever the others did beside it.
    pub(super) fn decide_together(&mut self, rules: &R, state: &mut R::State, tries: u32, dealer: &mut Dealer) {
        let deciders = together::deciders(rules, state);
        self.tried.clear();
        for _ in 0..tries {
            self.trial.clone_from(state);
            let mut acted = ArrayVec::<usize, MAX_SEATS>::new();
            for seat in deciders.iter() {
                let action = rules.random_action(&self.trial, dealer, &mut self.buffer);
                rules.apply(&mut self.trial, action, dealer);
                acted.push(self.place_of(seat, action));
            }
            for place in acted {
                let entry = &mut self.tried[place];
                entry.times += 1;
                entry.sum += worth(rules, &self.trial, entry.seat);
            }
        }
        for seat in deciders.iter() {
            let own = self.tried.iter().filter(|tried| tried.seat == seat);
            let best = own.max_by(|one, other| one.mean().total_cmp(&other.mean()));
            let best = best.expect("something was tried").action;
            rules.apply(state, best, dealer);
        }
    }

    /// Where it stands what a seat tried.
    fn place_of(&mut self, seat: Seat, action: R::Action) -> usize {
        let known = self.tried.iter().position(|tried| tried.seat == seat && tried.action == action);
        known.unwrap_or_else(|| {
            self.tried.push(Tried { seat, action, times: 0, sum: 0.0 });
            self.tried.len() - 1
        })
    }
}

impl<A> Tried<A> {
    fn mean(&self) -> f32 {
        self.sum / self.times as f32
    }
}

/// How good a position is for a seat.
pub(super) fn worth<R: Ruleset>(rules: &R, state: &R::State, seat: Seat) -> f32 {
    match rules.turn(state) {
        Turn::Over(outcome) => won(&outcome, seat),
        Turn::Decide(_) => estimated(rules, state, seat),
    }
}

/// A game won or lost outweighs any estimate.
fn won(outcome: &Outcome, seat: Seat) -> f32 {
    2.0 * outcome.utility(seat) - 0.5
}

fn estimated<R: Ruleset>(rules: &R, state: &R::State, seat: Seat) -> f32 {
    let estimate = rules.estimate(state, seat).unwrap_or(0.5);
    debug_assert!((0.0..=1.0).contains(&estimate), "an estimate is from 0 to 1, not {estimate}");
    estimate
}

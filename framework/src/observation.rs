//! What one seat knows.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::turn::Turn;

/// A position as one seat knows it. It holds no hidden card of the real table: all that the seat cannot know was
/// replaced by a sample before anyone could look, so that whoever thinks over an observation cannot cheat.
#[derive(Debug)]
pub struct Observation<R: Ruleset> {
    sample: R::State,
    seat: Seat,
}

impl<R: Ruleset> Clone for Observation<R> {
    fn clone(&self) -> Self {
        Self { sample: self.sample.clone(), seat: self.seat }
    }
}

impl<R: Ruleset> Observation<R> {
    /// What `seat` knows of `state`. `dealer` is not the one of the game.
    pub fn of(rules: &R, state: &R::State, seat: Seat, dealer: &mut Dealer) -> Self {
        let mut sample = state.clone();
        rules.determinize(&mut sample, seat, dealer);
        Self { sample, seat }
    }

    /// Who observes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Puts one of the positions it could be into `state`.
    pub fn sample_into(&self, rules: &R, state: &mut R::State, dealer: &mut Dealer) {
        state.clone_from(&self.sample);
        rules.determinize(state, self.seat, dealer);
    }

    /// One of the positions it could be.
    pub fn sample(&self, rules: &R, dealer: &mut Dealer) -> R::State {
        let mut state = self.sample.clone();
        rules.determinize(&mut state, self.seat, dealer);
        state
    }

    /// Whether it is the seat's decision.
    pub fn decides(&self, rules: &R) -> bool {
        rules.turn(&self.sample) == Turn::Decide(self.seat)
    }

    /// What the seat may do: the same in every position it could be.
    pub fn legal_actions(&self, rules: &R, into: &mut Vec<R::Action>) {
        rules.legal_actions(&self.sample, into);
    }
}

//! What one seat knows.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::together;

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
    ///
    /// Of those who decide together nobody knows more than the position in which the first of them was asked, so whoever has
    /// yet to choose is to observe that one: then a bot thinks about the choices of all of them, whatever the order in which they
    /// are asked.
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

    /// Whether the seat has to decide, alone or together with others.
    pub fn decides(&self, rules: &R) -> bool {
        together::deciders(rules, &self.sample).has(self.seat)
    }

    /// What the seat may do: the same in every position it could be.
    pub fn legal_actions(&self, rules: &R, into: &mut Vec<R::Action>) {
        match together::asked(rules, &self.sample, self.seat) {
            Some(asked) => rules.legal_actions(&asked, into),
            None => rules.legal_actions(&self.sample, into),
        }
    }
}

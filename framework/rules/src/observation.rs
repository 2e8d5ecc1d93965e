//! A position as one seat knows it.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::together;

/// A position as one seat knows it. It holds no hidden card of the real table: everything the seat cannot know was
/// replaced by a sample ([`Ruleset::determinize`]) when it was made. There is no way back to the real position, so
/// a bot that thinks over an observation cannot cheat.
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
    /// What `seat` knows of `state`. `dealer` supplies the luck of the sample and must not be the game's own.
    ///
    /// Where several seats decide together, pass the position in which the first of them was asked, for each of
    /// them: nobody in the group knows more, and a bot then reasons about the choices of all, whatever the order in
    /// which they are asked.
    pub fn of(rules: &R, state: &R::State, seat: Seat, dealer: &mut Dealer) -> Self {
        let mut sample = state.clone();
        rules.determinize(&mut sample, seat, dealer);
        Self { sample, seat }
    }

    /// The observing seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Writes a new sample into `state`: a position that the seat cannot tell from the real one.
    pub fn sample_into(&self, rules: &R, state: &mut R::State, dealer: &mut Dealer) {
        state.clone_from(&self.sample);
        rules.determinize(state, self.seat, dealer);
    }

    /// A new sample: a position that the seat cannot tell from the real one.
    pub fn sample(&self, rules: &R, dealer: &mut Dealer) -> R::State {
        let mut state = self.sample.clone();
        rules.determinize(&mut state, self.seat, dealer);
        state
    }

    /// Whether the observing seat has to decide, alone or together with others.
    pub fn decides(&self, rules: &R) -> bool {
        together::deciders(rules, &self.sample).has(self.seat)
    }

    /// Appends what the observing seat may do: the same actions in every position it cannot tell apart.
    pub fn legal_actions(&self, rules: &R, into: &mut Vec<R::Action>) {
        match together::asked(rules, &self.sample, self.seat) {
            Some(asked) => rules.legal_actions(&asked, into),
            None => rules.legal_actions(&self.sample, into),
        }
    }
}

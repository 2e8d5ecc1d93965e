//! A position as one seat sees it.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::together;

/// A position as one seat sees it. It contains no hidden card of the real table: everything that the seat cannot
/// know was replaced with a sample ([`Ruleset::determinize`]) when the observation was created. The real position
/// cannot be recovered, so a bot that searches an observation cannot cheat.
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
    /// Creates the observation of `state` by `seat`. `dealer` supplies the randomness of the sample and must not
    /// be the game's own.
    ///
    /// If several seats decide simultaneously, pass the same position for every member of the group: the position
    /// in which the first member was asked. No member knows more than that position shows. A bot then reasons about
    /// all the choices, regardless of the order in which the seats are asked.
    pub fn of(rules: &R, state: &R::State, seat: Seat, dealer: &mut Dealer) -> Self {
        let mut sample = state.clone();
        rules.determinize(&mut sample, seat, dealer);
        Self { sample, seat }
    }

    /// Returns the observing seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Writes a new sample into `state`: a position that the seat cannot distinguish from the real position.
    pub fn sample_into(&self, rules: &R, state: &mut R::State, dealer: &mut Dealer) {
        state.clone_from(&self.sample);
        rules.determinize(state, self.seat, dealer);
    }

    /// Returns a new sample: a position that the seat cannot distinguish from the real position.
    pub fn sample(&self, rules: &R, dealer: &mut Dealer) -> R::State {
        let mut state = self.sample.clone();
        rules.determinize(&mut state, self.seat, dealer);
        state
    }

    /// Returns whether the observing seat has to decide, alone or simultaneously with others.
    pub fn decides(&self, rules: &R) -> bool {
        together::deciders(rules, &self.sample).has(self.seat)
    }

    /// Returns whether a level of play may choose at random here; see [`Ruleset::allows_slips`].
    pub fn allows_slips(&self, rules: &R) -> bool {
        rules.allows_slips(&self.sample)
    }

    /// Appends the legal actions of the observing seat, which are the same in all positions that the seat cannot
    /// distinguish.
    pub fn legal_actions(&self, rules: &R, into: &mut Vec<R::Action>) {
        match together::asked(rules, &self.sample, self.seat) {
            Some(asked) => rules.legal_actions(&asked, into),
            None => rules.legal_actions(&self.sample, into),
        }
    }
}

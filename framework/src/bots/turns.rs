//! Finishing a turn well, by trying.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::turn::Turn;

/// Room for positions that are tried and thrown away.
pub(super) struct Trials<R: Ruleset> {
    trial: R::State,
    best: R::State,
    buffer: Vec<R::Action>,
}

impl<R: Ruleset> Trials<R> {
    pub(super) fn new(any: &R::State) -> Self {
        Self { trial: any.clone(), best: any.clone(), buffer: Vec::new() }
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
                // A game won or lost outweighs any estimate.
                Turn::Over(outcome) => return 2.0 * outcome.utility(seat) - 0.5,
                Turn::Decide(decides) if decides != seat => break,
                Turn::Decide(_) => {
                    let action = rules.random_action(&self.trial, dealer, &mut self.buffer);
                    rules.apply(&mut self.trial, action, dealer);
                }
            }
        }
        let estimate = rules.estimate(&self.trial, seat).unwrap_or(0.5);
        debug_assert!((0.0..=1.0).contains(&estimate), "an estimate is from 0 to 1, not {estimate}");
        estimate
    }
}

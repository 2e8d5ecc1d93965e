//! A bot may draw samples, but must not read the sample stored in the observation.

use rondel::{Dealer, Observation, Ruleset};

fn may<R: Ruleset>(rules: &R, observation: &Observation<R>, dealer: &mut Dealer) -> R::State {
    observation.sample(rules, dealer)
}

fn may_not<R: Ruleset>(observation: &Observation<R>) -> &R::State {
    let Observation { sample, .. } = observation;
    sample
}

fn main() {}

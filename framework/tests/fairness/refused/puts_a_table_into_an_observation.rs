//! A bot cannot receive a table in which hidden information was not replaced.

use rondel::{Dealer, Observation, Ruleset, Seat};

fn may<R: Ruleset>(rules: &R, table: &R::State, seat: Seat, dealer: &mut Dealer) -> Observation<R> {
    Observation::of(rules, table, seat, dealer)
}

fn may_not<R: Ruleset>(observation: &mut Observation<R>, table: R::State) {
    observation.sample = table;
}

fn main() {}

//! A bot cannot read the contents of a type-erased observation.

use rondel::{AnyObservation, Seat};

fn may(observation: &AnyObservation) -> Seat {
    observation.seat()
}

fn may_not(observation: AnyObservation) -> bool {
    observation.observation.is::<u8>()
}

fn main() {}

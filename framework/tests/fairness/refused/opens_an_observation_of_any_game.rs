//! The shell also passes observations on without reading them.

use rondel::{AnyObservation, Seat};

fn may(observation: &AnyObservation) -> Seat {
    observation.seat()
}

fn may_not(observation: AnyObservation) -> bool {
    observation.observation.is::<u8>()
}

fn main() {}

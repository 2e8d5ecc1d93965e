//! Law 9: a seat's samples depend only on its knowledge and on the random seed.

use super::{Breach, Law, Position, alike};
use crate::dealer::Dealer;
use crate::ruleset::Ruleset;

/// Checks law 9: for the same random seed, a seat gets the same sample in the real position and in a position
/// that it considers possible. Conclusions from samples therefore do not depend on hidden information.
pub(super) fn check<R: Ruleset>(position: &Position<'_, R>, luck: u64) -> Result<(), Breach> {
    let Position { rules, state, .. } = *position;
    for seat in position.seats.each() {
        let mut supposed = state.clone();
        rules.determinize(&mut supposed, seat, &mut Dealer::seeded(!luck));
        if supposed == *state {
            continue;
        }
        let sample_of = |state: &R::State| {
            let mut sample = state.clone();
            rules.determinize(&mut sample, seat, &mut Dealer::seeded(luck));
            sample
        };
        let (sample, another) = (sample_of(state), sample_of(&supposed));
        alike(Law::Samples, &sample, &another, || {
            format!("with the same random seed, {seat} gets another sample in a position that it cannot distinguish")
        })?;
    }
    Ok(())
}

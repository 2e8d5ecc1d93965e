//! Law 9: what a seat supposes follows from what it knows and from luck, and from nothing else.

use super::{Breach, Law, Position, holds};
use crate::dealer::Dealer;
use crate::ruleset::Ruleset;

/// Law 9: two positions that a seat cannot tell apart, the real one and one it holds possible, give it the same sample
/// where luck is the same. So whoever thinks over samples thinks the same whatever is hidden.
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
        holds(Law::Samples, sample == another, || {
            let (sample, another) = (format!("{sample:?}"), format!("{another:?}"));
            let differs = sample.bytes().zip(another.bytes()).position(|(one, other)| one != other);
            let (sample, another) = (about(&sample, differs), about(&another, differs));
            format!("with the same luck {seat} supposes `{sample}` here and `{another}` in a position just like it")
        })?;
    }
    Ok(())
}

/// What stands around a place in a text.
fn about(text: &str, place: Option<usize>) -> String {
    const BEFORE: usize = 60;
    const LENGTH: usize = 120;
    text.chars().skip(place.unwrap_or_default().saturating_sub(BEFORE)).take(LENGTH).collect()
}

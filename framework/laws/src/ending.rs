//! Law 8: how games end.

use super::{Breach, Law, Position, holds};
use crate::ruleset::Ruleset;
use crate::turn::Outcome;

/// Law 8: places are given as in any competition, to every seat, and the first is shared only where it may be.
pub(super) fn check<R: Ruleset>(position: &Position<'_, R>, outcome: &Outcome) -> Result<(), Breach> {
    let seats = position.seats;
    holds(Law::Endings, outcome.seats() == seats, || {
        format!("the outcome is for {} seats, {} play", outcome.seats().count(), seats.count())
    })?;
    if outcome.is_defeat() {
        // Nobody is first, and by construction all are placed alike.
        return Ok(());
    }
    for seat in seats.each() {
        let place = usize::from(outcome.placing(seat));
        let before = seats.each().filter(|other| outcome.placing(*other) < outcome.placing(seat)).count();
        holds(Law::Endings, place == before + 1, || format!("{seat} is placed {place} with {before} before it"))?;
    }
    let winners = outcome.winners().count();
    holds(Law::Endings, winners == 1 || position.rules.allows_ties(), || {
        format!("{winners} seats share the first place, which the rules do not allow")
    })?;
    holds(Law::Endings, outcome.winner().is_some() == (winners == 1), || {
        "the winner is not the one in first place".to_owned()
    })
}

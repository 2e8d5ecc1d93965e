//! Law 8: the endings of games.

use super::{Breach, Law, Position, holds};
use crate::ruleset::Ruleset;
use crate::turn::Outcome;

/// Checks law 8: the seats are placed by standard competition ranking, and first place is shared only if the rules
/// allow it.
pub(super) fn check<R: Ruleset>(position: &Position<'_, R>, outcome: &Outcome) -> Result<(), Breach> {
    let seats = position.seats;
    holds(Law::Endings, outcome.seats() == seats, || {
        format!("the outcome is for {} seats, but there are {}", outcome.seats().count(), seats.count())
    })?;
    if outcome.is_defeat() {
        // No seat is first, and all have the same place by construction.
        return Ok(());
    }
    for seat in seats.each() {
        let place = usize::from(outcome.placing(seat));
        let before = seats.each().filter(|other| outcome.placing(*other) < outcome.placing(seat)).count();
        holds(Law::Endings, place == before + 1, || {
            format!("{seat} has place {place}, but {before} seats are ahead of it")
        })?;
    }
    let winners = outcome.winners().count();
    holds(Law::Endings, winners == 1 || position.rules.allows_ties(), || {
        format!("{winners} seats share first place, which the rules do not allow")
    })?;
    holds(Law::Endings, outcome.winner().is_some() == (winners == 1), || {
        "the winner is not the seat in first place".to_owned()
    })
}

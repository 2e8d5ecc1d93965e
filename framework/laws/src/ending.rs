//! Law 8: the endings of games.

use super::{Breach, Law, Position, holds};
use crate::ruleset::Ruleset;
use crate::seat::SeatSet;
use crate::turn::Outcome;

/// Checks law 8: partners share a place and its worth, the teams are placed by standard competition ranking, and first
/// place is shared by several teams only if the rules allow it.
pub(super) fn check<R: Ruleset>(position: &Position<'_, R>, outcome: &Outcome) -> Result<(), Breach> {
    let seats = position.seats;
    holds(Law::Endings, outcome.seats() == seats, || {
        format!("the outcome is for {} seats, but there are {}", outcome.seats().count(), seats.count())
    })?;
    partners(position, outcome)?;
    worths(outcome)?;
    if outcome.is_defeat() {
        // No seat is first, and all seats have the same place by construction.
        return Ok(());
    }
    let teams = outcome.teams();
    for seat in seats.each() {
        let place = usize::from(outcome.placing(seat));
        let is_ahead =
            |team: &SeatSet| team.iter().next().is_some_and(|first| outcome.placing(first) < outcome.placing(seat));
        let before = teams.each(seats).filter(is_ahead).count();
        holds(Law::Endings, place == before + 1, || {
            let ahead = if teams.has_partners(seats) { "teams" } else { "seats" };
            format!("{seat} has place {place}, but {before} {ahead} are ahead of it")
        })?;
    }
    let is_first = |team: &SeatSet| team.iter().next().is_some_and(|first| outcome.placing(first) == 1);
    let winners = teams.each(seats).filter(is_first).count();
    holds(Law::Endings, winners == 1 || position.rules.allows_ties(), || {
        let who = if teams.has_partners(seats) { "teams" } else { "seats" };
        format!("{winners} {who} share first place, which the rules do not allow")
    })
}

/// Checks that the outcome names the same partners as the rules, and treats them as one team.
fn partners<R: Ruleset>(position: &Position<'_, R>, outcome: &Outcome) -> Result<(), Breach> {
    let seats = position.seats;
    let (of_rules, of_outcome) = (position.rules.teams(seats), outcome.teams());
    for (one, other) in seats.each().flat_map(|one| seats.each().map(move |other| (one, other))) {
        if !of_rules.are_partners(one, other) && !of_outcome.are_partners(one, other) {
            continue;
        }
        let (place, others) = (outcome.placing(one), outcome.placing(other));
        holds(Law::Endings, place == others, || {
            format!("{one} and {other} are partners, but have places {place} and {others}")
        })?;
        let (worth, others) = (outcome.utility(one), outcome.utility(other));
        holds(Law::Endings, (worth - others).abs() < 1e-4, || {
            format!("{one} and {other} are partners, but the outcome is worth {worth} and {others} to them")
        })?;
    }
    holds(Law::Endings, !of_rules.has_partners(seats) || of_rules.agree(of_outcome, seats), || {
        "`teams()` names partners, but the outcome is not for these teams: see `Outcome::in_teams`".to_owned()
    })
}

/// Checks that a better place is not worth less than a worse place.
fn worths(outcome: &Outcome) -> Result<(), Breach> {
    let seats = outcome.seats();
    let pairs = seats.each().flat_map(|one| seats.each().map(move |other| (one, other)));
    let wrong = pairs.into_iter().find(|(one, other)| {
        outcome.placing(*one) < outcome.placing(*other) && outcome.utility(*one) < outcome.utility(*other)
    });
    holds(Law::Endings, wrong.is_none(), || {
        let (one, other) = wrong.unwrap_or_default();
        format!("{one} has a better place than {other}, but the outcome is worth less to it")
    })
}

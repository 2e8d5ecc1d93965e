//! Replays one deal several times: once for each team, with stronger bots at that team's seats and weaker bots at
//! all other seats, and once more with the original bots. A seat without partners is a team.

use super::{LabPlan, Measures};
use crate::arena::{self, Luck};
use crate::bots::Deadline;
use crate::ruleset::Stage;
use crate::turn::Outcome;

/// Measures how much the result depends on skill and on the deal. `outcome` is that of the original game.
pub(super) fn count_into<R: Stage>(
    rules: &R,
    plan: &LabPlan,
    luck: Luck,
    outcome: &Outcome,
    alarm: Deadline<'_>,
    into: &mut Measures,
) {
    let seats = plan.seats();
    let outcome_of = |bots: &[_], luck| arena::play_watched(rules, bots, luck, alarm, &mut ()).outcome;
    let teams = rules.teams(seats);
    let count = teams.count(seats);
    if count == 1 {
        return;
    }
    let skill = teams.each(seats).map(|strong| {
        let bots: Vec<_> = seats.each().map(|seat| if strong.has(seat) { plan.strong } else { plan.weak }).collect();
        let outcome = outcome_of(&bots, luck);
        strong.iter().next().map_or(0.0, |seat| f64::from(outcome.utility(seat)))
    });
    into.skill.count(skill.sum::<f64>() / count as f64);
    let again = outcome_of(&plan.bots, luck.after_the_deal());
    let (mut together, mut apart) = (0.0, 0.0);
    for seat in seats.each() {
        let (one, other) = (f64::from(outcome.utility(seat)) - 0.5, f64::from(again.utility(seat)) - 0.5);
        together += one * other;
        apart += f64::midpoint(one * one, other * other);
    }
    into.deal.count(together, apart);
}

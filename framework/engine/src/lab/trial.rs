//! Replays one deal several times: once for each seat, with a stronger bot there and weaker bots at the other seats,
//! and once more with the original bots.

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
    if seats.count() == 1 {
        return;
    }
    let skill = seats.each().map(|strong| {
        let bots: Vec<_> = seats.each().map(|seat| if seat == strong { plan.strong } else { plan.weak }).collect();
        f64::from(outcome_of(&bots, luck).utility(strong))
    });
    into.skill.count(skill.sum::<f64>() / seats.count() as f64);
    let again = outcome_of(&plan.bots, luck.after_the_deal());
    let (mut together, mut apart) = (0.0, 0.0);
    for seat in seats.each() {
        let (one, other) = (f64::from(outcome.utility(seat)) - 0.5, f64::from(again.utility(seat)) - 0.5);
        together += one * other;
        apart += f64::midpoint(one * one, other * other);
    }
    into.deal.count(together, apart);
}

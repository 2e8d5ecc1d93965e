//! The end conditions of the game, and the points so far.

use rondel::goals::{Goal, Goals};
use rondel::scene::Name;
use rondel::{Observer, Text};

use super::players;
use crate::rules::ending::{LAST_IDLE_ROUND, LAST_PURCHASE};
use crate::state::{State, TRAINER};
use crate::{Harbour, words};

/// The conditions that may end a game, with several players or solo.
const ENDINGS: [Name; 6] =
    ["end-points", "end-tie-won", "end-trainer-beaten", "end-trainer-shared", "end-tie-lost", "end-trainer-won"];

pub(super) fn goals(rules: &Harbour, state: &State, observer: Observer) -> Goals {
    let seats = || state.turns.seats().each();
    let points = seats().map(|seat| players::points_seen(rules, state, observer, seat));
    let bought = seats().map(|seat| i32::from(state.players[seat].bought()));
    let mut list = vec![
        Goal::points(Text::new("goal-points"), "HB-5.5").icon("points").each(points),
        Goal::end(Text::new("goal-purchases"), ENDINGS, "HB-5.1")
            .icon("buy")
            .each(bought)
            .needs(LAST_PURCHASE.into())
            .last_step(Text::new("goal-purchases-step"))
            .until_then(Text::new("goal-until-last-turns"))
            .reached_by(state.turns.last_round_began_with().map(rondel::Seat::index)),
    ];
    // HB-5.6: shown only when this ending is near.
    let idle = i32::from(state.idle_turns) / seats().count() as i32;
    if idle * 2 >= i32::from(LAST_IDLE_ROUND) {
        let reasons = ENDINGS.into_iter().skip(1).chain(["end-standstill"]);
        let end = Goal::end(Text::new("goal-standstill"), reasons, "HB-5.6");
        let end = end.together(idle).needs(LAST_IDLE_ROUND.into());
        list.push(end.last_step(Text::new("goal-standstill-step")));
    }
    Goals { list, others: if state.solo { vec![words::player(TRAINER, true)] } else { Vec::new() } }
}

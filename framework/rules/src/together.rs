//! Seats that decide at the same time, and are asked one after another.
//!
//! Sessions and journals know only one decision at a time ([`Turn::Decide`](crate::Turn)), so games without
//! simultaneous choices pay nothing for them. Members of a group are asked in the order of their seats and each once,
//! so the position alone says whether a group has just begun and who has yet to choose.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, SeatSet};

/// All seats that have yet to decide at the same time.
pub fn deciders<R: Ruleset>(rules: &R, state: &R::State) -> SeatSet {
    rules.turn(state).deciders(rules.together(state))
}

/// The position in which `seat` will be asked, where other members of its group are asked before it; `None` where
/// it is asked now or does not decide. What the others choose makes no difference to the seat (law 11), so their
/// first legal action is played.
pub fn asked<R: Ruleset>(rules: &R, state: &R::State, seat: Seat) -> Option<R::State> {
    let deciders = deciders(rules, state);
    if !deciders.has(seat) || deciders.before(seat).is_empty() {
        return None;
    }
    let mut state = state.clone();
    let mut actions = Vec::new();
    for _ in deciders.before(seat).iter() {
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        rules.apply(&mut state, *actions.first()?, &mut Dealer::seeded(0));
    }
    Some(state)
}

//! Seats that decide simultaneously but are asked one after another.
//!
//! Sessions and journals handle one decision at a time ([`Turn::Decide`](crate::Turn)), so simultaneous choices add no
//! cost to games without them. Members of a group are asked in seat order, each once, so the position alone determines
//! whether a group has just begun and which seats have yet to choose.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, SeatSet};

/// Returns all seats that have yet to make the current decision, alone or simultaneously.
pub fn deciders<R: Ruleset>(rules: &R, state: &R::State) -> SeatSet {
    rules.turn(state).deciders(rules.together(state))
}

/// Returns the position in which `seat` will be asked, if other members of its group are asked first. Returns
/// `None` if the seat is asked now or does not decide. The choices of the other members cannot affect the question
/// to the seat (law 11), so the first legal action of each of these members is played.
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

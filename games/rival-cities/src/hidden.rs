//! Chapter 13: who can know what.

use rondel::{Dealer, Seat};

use crate::state::State;

/// Replaces what `observer` cannot know by a fair sample of what it could be.
///
/// RC-13.1: what lies open and how many cards a hand has stays as it is. RC-13.2, RC-13.3: the rival's drawn cards are any
/// of the special cards the observer has not seen, those known to them stay; RC-13.6: when the action stack has run out,
/// they all are. RC-13.4, RC-13.5: nobody knows which cards are in the piles and which in the box.
pub(crate) fn determinize(state: &mut State, observer: Seat, dealer: &mut Dealer) {
    let rival = observer.rival();
    let known = state.cities[rival].known;
    let drawn_cards = state.cities[rival].hand.without(known).len();
    if drawn_cards > 0 {
        let mut unseen = state.unseen_specials(observer);
        state.cities[rival].hand = known.or(unseen.draw_many(drawn_cards, dealer));
        state.specials.pile = unseen;
    }
    if !state.ship_stack.is_empty() {
        let mut unseen = state.ship_stack.or(state.ship_box);
        state.ship_stack = unseen.draw_many(state.ship_stack.len(), dealer);
        state.ship_box = unseen;
    }
    if !state.lawsuit_stack.is_empty() {
        let mut unseen = state.lawsuit_stack.or(state.lawsuit_box);
        state.lawsuit_stack = unseen.draw_many(state.lawsuit_stack.len(), dealer);
        state.lawsuit_box = unseen;
    }
}

//! Chapter 13: who can know what.

use rondel::components::mixed;
use rondel::{Dealer, Seat};

use crate::content::CardsOf;
use crate::state::State;

/// Replaces what `observer` cannot know by a fair sample of what it could be.
///
/// RC-13.1: what lies open and how many cards a hand has stays as it is. RC-13.2, RC-13.3: the rival's drawn cards are any
/// of the special cards the observer has not seen, those known to them stay; RC-13.6: when the action stack has run out,
/// they all are. RC-13.4, RC-13.5: nobody knows which cards are in the piles and which in the box.
pub(crate) fn determinize(state: &mut State, observer: Seat, dealer: &mut Dealer) {
    let rival = observer.rival();
    let known = state.cities[rival].known;
    let unseen = state.cities[rival].hand.without(known).numbers();
    let [drawn, pile] = mixed([unseen, state.specials.pile], dealer);
    (state.cities[rival].hand, state.specials.pile) = (known.or(drawn.into()), pile);
    let ships = mixed([state.ship_stack, state.ship_box].map(CardsOf::numbers), dealer);
    [state.ship_stack, state.ship_box] = ships.map(CardsOf::from);
    let lawsuits = mixed([state.lawsuit_stack, state.lawsuit_box].map(CardsOf::numbers), dealer);
    [state.lawsuit_stack, state.lawsuit_box] = lawsuits.map(CardsOf::from);
}

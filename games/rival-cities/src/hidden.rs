//! Chapter 13: hidden and known information.

use rondel::components::mixed;
use rondel::{Dealer, Seat};

use crate::content::CardsOf;
use crate::state::State;

/// Replaces everything that `observer` cannot know with a fair random sample.
///
/// Open cards and hand sizes are unchanged (RC-13.1). The rival's drawn cards are replaced by random special
/// cards that the observer has not seen. Known cards stay (RC-13.2, RC-13.3). Once the action stack has run
/// out, all cards in hand are known (RC-13.6). Neither city knows which cards are in the stacks and which are
/// in the box (RC-13.4, RC-13.5).
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

//! Chapter 8: hidden and known information.

use rondel::components::{Cards, Deck, mixed};
use rondel::{Dealer, Seat};

use crate::content::Content;
use crate::state::State;

/// Replaces everything that `observer` cannot know with a fair random sample. All other information is open (HB-8.1).
pub(crate) fn determinize(content: &Content, state: &mut State, observer: Seat, dealer: &mut Dealer) {
    // HB-8.2: the order of the stack is unknown. Only the Noble knows which cards were seen and put under the stack.
    let Deck { pile, under, .. } = state.stack;
    if !(under.is_empty() && state.looked.is_empty()) && state.noble(content) != Some(observer) {
        [state.looked, state.stack.under, state.stack.pile] = mixed([state.looked, under, pile], dealer);
    }
    // HB-8.3: a bonus card is known only to its owner until all bonus cards are revealed at the end.
    if state.is_over {
        return;
    }
    let mut unseen = Cards::first(content.bonus.len() as u8);
    if let Some(own) = state.players[observer].bonus {
        unseen.remove(own);
    }
    for other in state.turns.others(observer) {
        if state.players[other].bonus.is_some() {
            state.players[other].bonus = unseen.draw(dealer);
        }
    }
}

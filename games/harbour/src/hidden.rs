//! Chapter 8: who can know what.

use rondel::components::{Cards, Deck, mixed};
use rondel::{Dealer, Seat};

use crate::content::Content;
use crate::state::State;

/// Replaces what `observer` cannot know by a fair sample of what it could be. HB-8.1: all else is open.
pub(crate) fn determinize(content: &Content, state: &mut State, observer: Seat, dealer: &mut Dealer) {
    // HB-8.2: the stack has no order; what the Noble looks at, and lays under it, the Noble alone knows.
    let Deck { pile, under, .. } = state.stack;
    if !(under.is_empty() && state.looked.is_empty()) && state.noble(content) != Some(observer) {
        [state.looked, state.stack.under, state.stack.pile] = mixed([state.looked, under, pile], dealer);
    }
    // HB-8.3: a bonus card is known to its owner alone; at the end all are turned up.
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

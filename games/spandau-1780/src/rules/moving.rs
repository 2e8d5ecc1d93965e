//! Moves coins, goods, cards and artworks. Each method also records the flow, so that `tests/watching.rs` can
//! add up the flows of every moment. The chapters that move stones and played cards record their own flows.

use rondel::components::Kind;
use rondel::{ElementId, Flow, Seat};

use super::Table;
use crate::content::{DeckKind, Good};
use crate::state::CardId;
use crate::words;

impl Table<'_> {
    /// Moves coins between players; `None` is the bank, which never runs out (SP-1.21).
    #[inline]
    pub(super) fn move_coins(&mut self, from: Option<Seat>, to: Option<Seat>, coins: u16) {
        if let Some(seat) = from {
            self.player(seat).coins -= coins;
        }
        if let Some(seat) = to {
            self.player(seat).coins += coins;
        }
        if coins > 0 {
            let [from, to] = [from, to].map(|seat| seat.map(words::coins_element));
            self.dealer.flow(move || Flow { from, to, ..Flow::of("coin", coins) });
        }
    }

    /// Records the flow of units that a player has stored.
    #[inline]
    pub(super) fn goods_stored(&mut self, seat: Seat, good: Good, count: u8) {
        if count > 0 {
            self.dealer.flow(move || Flow::of(words::good_icon(good), count).to(words::stock_element(seat, good)));
        }
    }

    /// Removes units of a good from a player's stock in the warehouse.
    #[inline]
    pub(super) fn give_goods(&mut self, seat: Seat, good: Good, count: u8) {
        self.player(seat).stock[good.index()] -= count;
        if count > 0 {
            self.dealer.flow(move || Flow::of(words::good_icon(good), count).from(words::stock_element(seat, good)));
        }
    }

    /// Records the flow of cards that a player has drawn, by deck.
    pub(super) fn cards_drawn(&mut self, seat: Seat, counts: [u8; 3]) {
        for deck in DeckKind::ALL {
            let count = counts[deck.index()];
            if count > 0 {
                let (from, to) = (words::deck_element(*deck), words::portrait(seat));
                self.dealer.flow(move || Flow::of(words::card_back(*deck), count).from(from).to(to));
            }
        }
    }

    /// Moves a hand card to the discard pile.
    pub(super) fn throw_card(&mut self, seat: Seat, card: CardId) {
        self.player(seat).hand[card.deck().index()].remove(card.number());
        self.add_to_discards(card, words::portrait(seat));
    }

    /// Moves a card that has already been removed from its place to the discard pile.
    pub(super) fn add_to_discards(&mut self, card: CardId, from: ElementId) {
        self.state.decks[card.deck().index()].discard.add(card.number());
        let deck = card.deck();
        self.dealer.flow(move || Flow::of(words::card_back(deck), 1_u16).from(from).to(words::deck_element(deck)));
    }

    /// Records the flow of artworks between two places. If `to` is `None`, they leave the game.
    #[inline]
    pub(super) fn works_go(&mut self, count: u32, from: ElementId, to: Option<ElementId>) {
        self.dealer.flow(move || Flow { to, ..Flow::of("artwork", count as u16).from(from) });
    }
}

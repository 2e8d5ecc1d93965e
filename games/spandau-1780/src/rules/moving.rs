//! What goes from one place to another: coins, goods, cards, artworks. A flow is noted where its move is made (stones
//! and played cards in the chapters that move them), so that `tests/watching.rs` can add up the flows of every moment.

use rondel::components::Kind;
use rondel::{ElementId, Flow, Seat};

use super::Table;
use crate::content::{DeckKind, Good};
use crate::state::CardId;
use crate::words;

impl Table<'_> {
    /// Coins go from a player to a player; nobody is the bank. SP-1.21: it always has enough.
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

    /// Notes what a player has stored of a good, unit by unit.
    #[inline]
    pub(super) fn goods_stored(&mut self, seat: Seat, good: Good, count: u8) {
        if count > 0 {
            self.dealer.flow(move || Flow::of(words::good_icon(good), count).to(words::stock_element(seat, good)));
        }
    }

    /// Units of a good leave the warehouse.
    #[inline]
    pub(super) fn give_goods(&mut self, seat: Seat, good: Good, count: u8) {
        self.player(seat).stock[good.index()] -= count;
        if count > 0 {
            self.dealer.flow(move || Flow::of(words::good_icon(good), count).from(words::stock_element(seat, good)));
        }
    }

    /// Notes how many cards of each deck a player has drawn.
    pub(super) fn cards_drawn(&mut self, seat: Seat, counts: [u8; 3]) {
        for deck in DeckKind::ALL {
            let count = counts[deck.index()];
            if count > 0 {
                let (from, to) = (words::deck_element(*deck), words::portrait(seat));
                self.dealer.flow(move || Flow::of(words::card_back(*deck), count).from(from).to(to));
            }
        }
    }

    /// A hand card goes to the discards.
    pub(super) fn throw_card(&mut self, seat: Seat, card: CardId) {
        self.player(seat).hand[card.deck().index()].remove(card.number());
        self.add_to_discards(card, words::portrait(seat));
    }

    /// A card that was taken up elsewhere comes to the discards.
    pub(super) fn add_to_discards(&mut self, card: CardId, from: ElementId) {
        self.state.decks[card.deck().index()].discard.add(card.number());
        let deck = card.deck();
        self.dealer.flow(move || Flow::of(words::card_back(deck), 1_u16).from(from).to(words::deck_element(deck)));
    }

    /// Notes that artworks go from one place to another, or out of the game.
    #[inline]
    pub(super) fn works_go(&mut self, count: u32, from: ElementId, to: Option<ElementId>) {
        self.dealer.flow(move || Flow { to, ..Flow::of("artwork", count as u16).from(from) });
    }
}

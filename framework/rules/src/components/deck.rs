//! Decks that do not store the order of their cards.

use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use crate::dealer::Dealer;

/// A face-down draw pile with a discard pile.
///
/// No player can know the order of the pile, so it is not stored: drawing picks a random card from the pile, which is
/// equivalent to shuffling first. Cards placed under the pile are drawn after all others.
///
/// ```
/// use rondel::Dealer;
/// use rondel::components::{Cards, Deck};
///
/// let mut dealer = Dealer::seeded(1);
/// let mut deck: Deck = Deck::of(Cards::first(3));
/// let first = deck.draw(&mut dealer).expect("three cards").card;
/// deck.discard.add(first);
/// deck.draw(&mut dealer);
/// deck.draw(&mut dealer);
/// let again = deck.draw(&mut dealer).expect("the discard");
/// assert!(again.reshuffled && again.card == first);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Deck<const WORDS: usize = 1> {
    /// The face-down cards.
    pub pile: CardSet<WORDS>,
    /// Cards placed under the pile, known to the player who placed them.
    #[serde(default, skip_serializing_if = "CardSet::is_none")]
    pub under: CardSet<WORDS>,
    /// The face-up discard pile.
    pub discard: CardSet<WORDS>,
}

/// The result of drawing from a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The drawn card.
    pub card: u8,
    /// Whether the discard pile was first shuffled into a new draw pile.
    pub reshuffled: bool,
}

impl<const WORDS: usize> Deck<WORDS> {
    /// Creates a deck with a shuffled pile of these cards.
    pub const fn of(pile: CardSet<WORDS>) -> Self {
        Self { pile, under: CardSet::NONE, discard: CardSet::NONE }
    }

    /// Returns the number of face-down cards.
    pub const fn len(&self) -> u32 {
        self.pile.len() + self.under.len()
    }

    /// Returns whether there are no face-down cards.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Shuffles the discard pile into a new draw pile if there are no face-down cards. Returns whether the discard
    /// pile was shuffled. Use this method if the rules reshuffle as soon as the pile is empty, because
    /// [`Deck::draw`] reshuffles only when the next card is drawn.
    #[inline]
    pub fn renew(&mut self) -> bool {
        let renewed = self.is_empty() && !self.discard.is_empty();
        if renewed {
            self.pile = std::mem::take(&mut self.discard);
        }
        renewed
    }

    /// Draws the top card, after shuffling the discard pile into a new draw pile if there are no face-down cards.
    /// Returns `None` if the discard pile is empty too.
    #[inline]
    pub fn draw(&mut self, dealer: &mut Dealer) -> Option<Drawn> {
        if self.pile.is_empty() {
            self.pile = std::mem::take(&mut self.under);
        }
        let reshuffled = self.renew();
        self.pile.draw(dealer).map(|card| Drawn { card, reshuffled })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Cards;

    #[test]
    fn every_card_is_drawn_once_then_the_discard_is_shuffled() {
        let mut dealer = Dealer::seeded(4);
        let mut deck = Deck::of(Cards::first(5));
        let mut seen = Cards::NONE;
        for _ in 0..5 {
            let drawn = deck.draw(&mut dealer).expect("a card is left");
            assert!(!drawn.reshuffled);
            seen.add(drawn.card);
        }
        assert_eq!(seen, Cards::first(5));
        assert_eq!(deck.draw(&mut dealer), None);
        deck.discard.add(3);
        assert_eq!(deck.draw(&mut dealer), Some(Drawn { card: 3, reshuffled: true }));
    }

    #[test]
    fn the_discard_is_shuffled_at_once_only_when_nothing_lies_face_down() {
        let mut deck = Deck { discard: [5, 6].into_iter().collect(), ..Deck::of(Cards::first(1)) };
        assert!(!deck.renew());
        deck.under = std::mem::take(&mut deck.pile);
        assert!(!deck.renew(), "what lies under the pile is still to be drawn");
        deck.under = Cards::NONE;
        assert!(deck.renew());
        assert_eq!(deck, Deck::of([5, 6].into_iter().collect()));
        assert!(!<Deck>::default().renew(), "nothing is there to shuffle");
    }

    #[test]
    fn what_was_laid_under_the_pile_is_drawn_last() {
        let mut dealer = Dealer::seeded(4);
        let mut deck = Deck { under: [7].into_iter().collect(), ..Deck::of(Cards::first(3)) };
        assert_eq!(deck.len(), 4);
        let drawn: Vec<u8> = (0..4).filter_map(|_| deck.draw(&mut dealer)).map(|drawn| drawn.card).collect();
        assert_eq!(drawn.last(), Some(&7));
        assert!(deck.is_empty());
    }
}

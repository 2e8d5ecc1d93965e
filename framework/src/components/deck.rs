//! Sets of cards, and decks that are bags until someone draws.

use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;

/// A set of cards out of at most 64, by their numbers from 0. Each card is in it once or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// The cards numbered 0 to `count - 1`.
    pub const fn first(count: u8) -> Self {
        if count == 64 { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }

    /// The cards whose bits are set.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Whether this card is in it.
    #[inline]
    pub const fn has(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// As [`Cards::is_empty`], by reference: serde asks so.
    const fn is_none(&self) -> bool {
        self.is_empty()
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: u8) {
        debug_assert!(!self.has(card), "card {card} is here already");
        self.0 |= 1 << card;
    }

    /// Takes a card out; whether it was here.
    #[inline]
    pub fn remove(&mut self, card: u8) -> bool {
        let was_here = self.has(card);
        self.0 &= !(1 << card);
        was_here
    }

    /// The cards in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards in order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(card)
        })
    }

    /// Draws one at random.
    #[inline]
    pub fn draw(&mut self, dealer: &mut Dealer) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let up_to = counts_up_to(self.0);
        let skip = dealer.below((up_to >> 56) as u32);
        let card = place(self.0, up_to, skip);
        self.0 &= !(1 << card);
        Some(card)
    }

    /// Draws so many at random; fewer where there are not enough.
    #[must_use]
    pub fn draw_many(&mut self, count: u32, dealer: &mut Dealer) -> Self {
        let mut drawn = Self::NONE;
        for _ in 0..count {
            if let Some(card) = self.draw(dealer) {
                drawn.add(card);
            }
        }
        drawn
    }
}

/// In each byte, how many bits are set in all bytes of `bits` up to it: sums within bytes, all at once (Knuth, volume 4A, 7.1.3).
#[inline]
const fn counts_up_to(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes.wrapping_mul(0x0101_0101_0101_0101)
}

/// The place of the set bit that `skip` others precede; there are more than so many.
#[inline]
const fn place(bits: u64, up_to: u64, skip: u32) -> u8 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // The high bit stays where a byte and those before it hold more than the bits to be skipped.
    let enough = ((up_to | HIGH) - (skip as u64 + 1) * 0x0101_0101_0101_0101) & HIGH;
    let shift = enough.trailing_zeros() & !7;
    let mut left = bits >> shift;
    let mut skip = skip - ((up_to << 8) >> shift & 0xFF) as u32;
    while skip > 0 {
        left &= left - 1;
        skip -= 1;
    }
    (shift + left.trailing_zeros()) as u8
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

/// A face-down pile with its discard.
///
/// The pile has no order that anyone could know, so it stores none: drawing picks at random among what is left, which is
/// the same as shuffling first. What somebody laid under it is drawn after all the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Deck {
    /// The face-down cards.
    pub pile: Cards,
    /// Those that were laid under the pile, known to whoever did it.
    #[serde(default, skip_serializing_if = "Cards::is_none")]
    pub under: Cards,
    /// The face-up discard.
    pub discard: Cards,
}

/// What drawing from a deck gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The card.
    pub card: u8,
    /// Whether the discard had to be shuffled first.
    pub reshuffled: bool,
}

impl Deck {
    /// A shuffled pile of these cards.
    pub const fn of(pile: Cards) -> Self {
        Self { pile, under: Cards::NONE, discard: Cards::NONE }
    }

    /// How many cards lie face down.
    pub const fn len(&self) -> u32 {
        self.pile.len() + self.under.len()
    }

    /// Whether no card lies face down.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Shuffles the discard into a new pile if no card lies face down; whether it did. For rules that do so at once: a
    /// draw does it when a card is asked for.
    #[inline]
    pub fn renew(&mut self) -> bool {
        let renewed = self.is_empty() && !self.discard.is_empty();
        if renewed {
            self.pile = std::mem::take(&mut self.discard);
        }
        renewed
    }

    /// Draws the top card, shuffling the discard into a new pile when there is none; nothing when that is empty too.
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

    #[test]
    fn the_card_after_so_many_others_is_found() {
        let mut dealer = Dealer::seeded(8);
        for bits in [1, u64::MAX, 1 << 63, 0x8000_0000_0000_0001].into_iter().chain((0..500).map(|_| {
            // Sets with few and with many cards.
            (0..=dealer.below(2))
                .map(|_| u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX)))
                .fold(u64::MAX, |all, some| all & some)
        })) {
            let cards: Vec<u8> = Cards(bits).iter().collect();
            let found: Vec<u8> = (0..cards.len()).map(|skip| place(bits, counts_up_to(bits), skip as u32)).collect();
            assert_eq!(found, cards, "{bits:x}");
        }
    }

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
        assert!(!Deck::default().renew(), "nothing is there to shuffle");
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

    #[test]
    fn each_card_is_as_likely() {
        let mut dealer = Dealer::seeded(9);
        let mut counts = [0_u32; 4];
        for _ in 0..40_000 {
            counts[Cards::first(4).draw(&mut dealer).expect("a card") as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn sets_add_and_part() {
        let both: Cards = [1, 5, 63].into_iter().collect();
        assert_eq!(both.without(Cards::first(2)).iter().collect::<Vec<_>>(), [5, 63]);
        assert_eq!(both.len(), 3);
        assert_eq!(Cards::first(64).len(), 64);
    }
}

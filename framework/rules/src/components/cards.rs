//! Sets of cards.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dealer::Dealer;
use crate::leaf;
use crate::luck::{Luck, LuckRequest};
use crate::ruleset::ConservationError;

/// A set of cards numbered from 0 to 63, which is enough for most games.
pub type Cards = CardSet<1>;

/// A set of cards numbered from 0 to 255.
pub type ManyCards = CardSet<4>;

/// A set of cards, or of other items numbered from 0, stored as one bit per card in `WORDS` 64-bit words.
///
/// ```
/// use rondel::components::{Cards, ManyCards};
/// use rondel::Dealer;
///
/// let mut deck = ManyCards::first(110);
/// let hand = deck.draw_many(7, &mut Dealer::seeded(1));
/// assert_eq!((hand.len(), deck.len()), (7, 103));
/// assert!(hand.and(deck).is_empty());
/// assert_eq!(Cards::first(3).iter().collect::<Vec<u8>>(), [0, 1, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardSet<const WORDS: usize>([u64; WORDS]);

impl Cards {
    /// Creates the set of cards whose bits are set in `bits`.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self([bits])
    }
}

impl<const WORDS: usize> CardSet<WORDS> {
    /// The empty set.
    pub const NONE: Self = Self([0; WORDS]);

    /// The set of all `64 * WORDS` cards.
    pub const ALL: Self = {
        assert!(WORDS >= 1 && WORDS <= 4, "cards are numbered from 0 to 255");
        Self([u64::MAX; WORDS])
    };

    /// Returns the set of the cards numbered 0 to `count - 1`.
    pub const fn first(count: u8) -> Self {
        let (word, bits) = (count as usize / 64, count % 64);
        let mut set = Self::NONE;
        let mut full = 0;
        while full < word {
            set.0[full] = u64::MAX;
            full += 1;
        }
        if bits > 0 {
            set.0[word] = (1 << bits) - 1;
        }
        set
    }

    /// Returns whether the card is in the set.
    #[inline]
    pub const fn has(self, card: u8) -> bool {
        self.0[word_of(card)] >> (card % 64) & 1 == 1
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(self) -> u32 {
        let (mut count, mut word) = (0, 0);
        while word < WORDS {
            count += self.0[word].count_ones();
            word += 1;
        }
        count
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let (mut any, mut word) = (0, 0);
        while word < WORDS {
            any |= self.0[word];
            word += 1;
        }
        any == 0
    }

    /// Returns whether the set is empty. Takes a reference, as serde's `skip_serializing_if` requires.
    pub(super) const fn is_none(&self) -> bool {
        self.is_empty()
    }

    /// Adds a card, which must not already be in the set.
    #[inline]
    pub fn add(&mut self, card: u8) {
        debug_assert!(!self.has(card), "card {card} is here already");
        self.0[word_of(card)] |= 1 << (card % 64);
    }

    /// Returns the set with this card added.
    #[must_use]
    pub const fn with(mut self, card: u8) -> Self {
        self.0[word_of(card)] |= 1 << (card % 64);
        self
    }

    /// Removes a card. Returns whether the card was in the set.
    #[inline]
    pub fn remove(&mut self, card: u8) -> bool {
        let was_here = self.has(card);
        self.0[word_of(card)] &= !(1 << (card % 64));
        was_here
    }

    /// Returns the cards in both sets.
    #[must_use]
    #[inline]
    pub const fn and(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] &= other.0[word];
            word += 1;
        }
        self
    }

    /// Returns the cards in either set.
    #[must_use]
    #[inline]
    pub const fn or(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] |= other.0[word];
            word += 1;
        }
        self
    }

    /// Returns the cards of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] &= !other.0[word];
            word += 1;
        }
        self
    }

    /// Returns the cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            for (word, bits) in left.iter_mut().enumerate() {
                if *bits != 0 {
                    let card = (word * 64) as u8 + bits.trailing_zeros() as u8;
                    *bits &= *bits - 1;
                    return Some(card);
                }
            }
            None
        })
    }

    /// Returns the card at index `others`, from 0, in the ascending order of the set.
    ///
    /// # Panics
    /// Panics if the set has `others` cards or fewer.
    #[inline]
    pub fn nth(self, others: u32) -> u8 {
        assert!(others < self.len(), "there is no card that {others} others come before");
        self.after(others, self.0.map(counts_up_to))
    }

    /// Implements [`CardSet::nth`]. `up_to` contains the cumulative bit counts of each word.
    #[inline]
    fn after(self, mut skip: u32, up_to: [u64; WORDS]) -> u8 {
        let mut word = 0;
        // A card that is not in an earlier word must be in the last word, so sets of one word skip the comparison.
        while word + 1 < WORDS && skip >= (up_to[word] >> 56) as u32 {
            skip -= (up_to[word] >> 56) as u32;
            word += 1;
        }
        (word * 64) as u8 + place(self.0[word], up_to[word], skip)
    }

    /// Removes and returns a random card. Returns `None` if the set is empty.
    #[inline]
    pub fn draw(&mut self, dealer: &mut Dealer) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        if let Some(Luck::Card(card)) = dealer.given(|| LuckRequest::Card(self.iter().collect())) {
            self.remove(card);
            return Some(card);
        }
        let up_to = self.0.map(counts_up_to);
        let card = self.after(dealer.below(up_to.iter().map(|counts| (counts >> 56) as u32).sum()), up_to);
        self.0[word_of(card)] &= !(1 << (card % 64));
        Some(card)
    }

    /// Removes and returns `count` random cards, or all cards if there are fewer than `count`.
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

/// Returns the index of the word that contains a card.
#[inline]
const fn word_of(card: u8) -> usize {
    card as usize / 64
}

impl<const WORDS: usize> Default for CardSet<WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<const WORDS: usize> Serialize for CardSet<WORDS> {
    /// Serialises the set as a number whose bits are the cards, or as a list of numbers for sets of several words.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if WORDS == 1 {
            serializer.serialize_newtype_struct(leaf::CARD_SET, &self.0[0])
        } else {
            serializer.serialize_newtype_struct(leaf::CARD_SET, &&self.0[..])
        }
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for CardSet<WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if WORDS == 1 {
            return u64::deserialize(deserializer).map(|bits| Self([bits; WORDS]));
        }
        let words = Vec::<u64>::deserialize(deserializer)?;
        let found = words.len();
        words
            .try_into()
            .map(Self)
            .map_err(|_| D::Error::custom(format!("expected {WORDS} numbers for a set of cards, found {found}")))
    }
}

/// Checks that these places contain `cards` cards in total, and that no card is in more than one place.
///
/// ```
/// use rondel::components::{Cards, each_lies_once};
///
/// let (hand, stack) = (Cards::first(3), Cards::first(9).without(Cards::first(3)));
/// each_lies_once("cards", [hand, stack], 9).expect("nine cards");
/// assert!(each_lies_once("cards", [hand, stack, hand], 12).is_err());
/// ```
///
/// # Errors
/// Returns an error if cards are missing, extra or duplicated.
pub fn each_lies_once<const WORDS: usize>(
    what: &str,
    places: impl IntoIterator<Item = CardSet<WORDS>>,
    cards: usize,
) -> Result<(), ConservationError> {
    let (mut apart, mut all) = (0, CardSet::NONE);
    for place in places {
        apart += place.len() as usize;
        all = all.or(place);
    }
    ConservationError::check(what, apart, cards)?;
    ConservationError::check(&format!("different {what}"), all.len() as usize, cards)
}

/// Returns a word in which each byte is the number of set bits in the same byte and all lower bytes of `bits`. All
/// bytes are summed in parallel (Knuth, volume 4A, 7.1.3).
#[inline]
const fn counts_up_to(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes.wrapping_mul(0x0101_0101_0101_0101)
}

/// Returns the position of set bit number `skip`, counted from 0 at the lowest set bit. `bits` must have more than
/// `skip` set bits.
#[inline]
const fn place(bits: u64, up_to: u64, skip: u32) -> u8 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // The high bit remains set in each byte whose cumulative count exceeds `skip`.
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

impl<const WORDS: usize> FromIterator<u8> for CardSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_card_after_so_many_others_is_found() {
        let mut dealer = Dealer::seeded(8);
        for bits in [1, u64::MAX, 1 << 63, 0x8000_0000_0000_0001].into_iter().chain((0..500).map(|_| {
            // This produces both sparse and dense sets.
            (0..=dealer.below(2))
                .map(|_| u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX)))
                .fold(u64::MAX, |all, some| all & some)
        })) {
            let cards: Vec<u8> = Cards::from_bits(bits).iter().collect();
            let found: Vec<u8> = (0..cards.len()).map(|skip| place(bits, counts_up_to(bits), skip as u32)).collect();
            assert_eq!(found, cards, "{bits:x}");
        }
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

    /// Applies the same random operations to a card set and to a plain set of numbers, and compares them.
    fn agrees_with_a_plain_set<const WORDS: usize>(seed: u64) {
        let mut dealer = Dealer::seeded(seed);
        let (mut set, mut model) = (CardSet::<WORDS>::NONE, BTreeSet::new());
        let any = |dealer: &mut Dealer| dealer.below(64 * WORDS as u32) as u8;
        for _ in 0..2_000 {
            let card = any(&mut dealer);
            match dealer.below(6) {
                0 | 1 if !set.has(card) => {
                    set.add(card);
                    model.insert(card);
                }
                2 => assert_eq!(set.remove(card), model.remove(&card)),
                3 if dealer.below(2) == 0 => {
                    assert!((0..).zip(&model).all(|(others, card)| set.nth(others) == *card));
                }
                3 => {
                    let drawn = set.draw(&mut dealer);
                    assert_eq!(drawn.is_none(), model.is_empty());
                    assert!(drawn.is_none_or(|card| model.remove(&card)), "{drawn:?} was in it");
                }
                4 => {
                    let (first, other) = (CardSet::<WORDS>::first(card), CardSet::<WORDS>::first(any(&mut dealer)));
                    let some = first.without(other);
                    let in_all = |card: &u8| some.has(*card);
                    assert_eq!(
                        set.and(some).iter().collect::<Vec<_>>(),
                        model.iter().copied().filter(in_all).collect::<Vec<_>>()
                    );
                    assert_eq!(set.or(some).len() as usize, model.len() + some.without(set).len() as usize);
                    assert_eq!(set.and(some).or(set.without(some)), set);
                }
                _ => {
                    let written = serde_json::to_string(&set).expect("plain data");
                    assert_eq!(serde_json::from_str::<CardSet<WORDS>>(&written).expect("a set"), set);
                }
            }
            assert_eq!((set.len() as usize, set.is_empty()), (model.len(), model.is_empty()));
            assert!(set.iter().eq(model.iter().copied()), "{set:?} {model:?}");
        }
    }

    #[test]
    fn sets_of_every_size_do_what_plain_sets_do() {
        for seed in 0..8 {
            agrees_with_a_plain_set::<1>(seed);
            agrees_with_a_plain_set::<2>(seed);
            agrees_with_a_plain_set::<4>(seed);
        }
        assert_eq!(ManyCards::ALL.iter().collect::<Vec<u8>>(), (0..=255).collect::<Vec<u8>>());
        assert_eq!((Cards::first(64), CardSet::<2>::first(65).len()), (Cards::ALL, 65));
    }

    #[test]
    fn each_of_many_cards_is_as_likely() {
        let mut dealer = Dealer::seeded(5);
        let set: ManyCards = [0, 63, 64, 127, 128, 200, 254, 255].into_iter().collect();
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..40_000 {
            *counts.entry({ set }.draw(&mut dealer).expect("a card")).or_insert(0_u32) += 1;
        }
        assert!(counts.len() == 8 && counts.values().all(|count| (4_700..5_300).contains(count)), "{counts:?}");
    }

    #[test]
    fn files_hold_small_sets_as_one_number_and_large_ones_as_some() {
        assert_eq!(serde_json::to_string(&Cards::first(3)).expect("plain data"), "7");
        assert_eq!(serde_json::to_string(&CardSet::<2>::first(66)).expect("plain data"), format!("[{},3]", u64::MAX));
        assert!(serde_json::from_str::<CardSet<2>>("[1]").is_err() && serde_json::from_str::<CardSet<2>>("1").is_err());
    }
}

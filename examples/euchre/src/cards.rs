//! The pack, and the suits once trumps are known.

use rondel::components::{Cards, Suits};

/// EU-1.1: the cards in a suit, from the nine to the ace. The suits are clubs, diamonds, hearts and spades.
const RANKS: u8 = 6;
/// The number of suits, and the suits without trumps.
pub(crate) const SUITS: u8 = 4;
pub(crate) const PLAIN: Suits = Suits::of(RANKS);
/// The whole pack.
pub(crate) const PACK: Cards = Cards::first(SUITS * RANKS);
/// The rank of the ace in a plain suit.
pub(crate) const ACE: u8 = RANKS - 1;
const JACK: u8 = 2;
/// The ranks of the bowers among trumps.
pub(crate) const LEFT_BOWER: u8 = RANKS;
pub(crate) const RIGHT_BOWER: u8 = RANKS + 1;

/// Returns the other suit of the same colour.
pub(crate) const fn twin(suit: u8) -> u8 {
    SUITS - 1 - suit
}

/// EU-3.1: returns the suits if this one is trumps. The jack of trumps, called the right bower, is the highest trump,
/// and the other jack of the same colour, the left bower, the second highest.
pub(crate) const fn suits(trump: u8) -> Suits {
    PLAIN.with_trump(trump).with_top_trumps(&[twin(trump) * RANKS + JACK, trump * RANKS + JACK])
}

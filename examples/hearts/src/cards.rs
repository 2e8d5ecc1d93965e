//! The pack: which cards there are, and which of them count points.

use rondel::Seats;
use rondel::components::{Cards, Suits};

/// HE-1.1: the cards in a suit, from the two to the ace. The suits are clubs, diamonds, hearts and spades.
pub(crate) const RANKS: u8 = 13;
pub(crate) const SUITS: Suits = Suits::of(RANKS);
/// The numbers of the suits.
pub(crate) const DIAMONDS: u8 = 1;
pub(crate) const HEART_SUIT: u8 = 2;
pub(crate) const SPADES: u8 = 3;
/// The number of cards in the whole pack.
pub(crate) const PACK: u8 = 4 * RANKS;

/// The numbers of some cards.
pub(crate) const TWO_OF_CLUBS: u8 = 0;
pub(crate) const QUEEN_OF_SPADES: u8 = SPADES * RANKS + 10;
/// HE-1.4: the points for the queen of spades.
const QUEENS_POINTS: u16 = 13;

/// All hearts, and the cards that count points.
pub(crate) const HEARTS: Cards = Cards::first((HEART_SUIT + 1) * RANKS).without(Cards::first(HEART_SUIT * RANKS));
pub(crate) const PENALTIES: Cards = HEARTS.with(QUEEN_OF_SPADES);

/// HE-1.2: returns the cards in play at a table of this size.
pub(crate) const fn pack(seats: Seats) -> Cards {
    let twos = Cards::NONE.with(DIAMONDS * RANKS).with(SPADES * RANKS);
    let left_out = match seats.count() {
        5 => twos,
        6 => twos.with(DIAMONDS * RANKS + 1).with(SPADES * RANKS + 1),
        _ => Cards::NONE,
    };
    Cards::first(PACK).without(left_out)
}

/// HE-1.4: returns the points for these cards.
pub(crate) fn points(cards: Cards) -> u16 {
    let queen = if cards.has(QUEEN_OF_SPADES) { QUEENS_POINTS } else { 0 };
    cards.and(HEARTS).len() as u16 + queen
}

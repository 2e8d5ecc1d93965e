//! What boards, cards and shields bring, and how much of it somebody has.

use super::{DeckKind, Good};

rondel::kinds! {
    /// A symbol. The last three let one draw a card and are only on player boards.
    pub enum Symbol {
        Coin, Progress, Palace, Military, Artist, Silk, Wine, Tobacco, Potato, Cattle, Wheat, City, Land, River
    }
}

impl Symbol {
    /// The symbol of a good.
    #[inline]
    pub const fn of_good(good: Good) -> Self {
        match good {
            Good::Silk => Self::Silk,
            Good::Wine => Self::Wine,
            Good::Tobacco => Self::Tobacco,
            Good::Potato => Self::Potato,
            Good::Cattle => Self::Cattle,
            Good::Wheat => Self::Wheat,
        }
    }

    /// The symbol that draws a card of a deck.
    #[inline]
    pub const fn of_deck(deck: DeckKind) -> Self {
        match deck {
            DeckKind::City => Self::City,
            DeckKind::Land => Self::Land,
            DeckKind::River => Self::River,
        }
    }
}

/// How many of each symbol, below 128 of one sort, in one number: sums and comparisons are quick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symbols(u128);

/// The highest bit of every byte.
const HIGH: u128 = u128::from_ne_bytes([0x80; 16]);

impl Symbols {
    /// None at all.
    pub const NONE: Self = Self(0);

    /// So many of one symbol.
    #[inline]
    pub const fn of(symbol: Symbol, count: u8) -> Self {
        Self((count as u128) << (8 * symbol as u32))
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left without `other`, all of which is here.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// How many of one symbol.
    #[inline]
    pub const fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> (8 * symbol as u32)) as u8
    }

    /// Whether there is at least as much of everything as in `other`.
    #[inline]
    pub const fn holds(self, other: Self) -> bool {
        // With its highest bit set a byte lends to no other; the bit survives where it is not smaller.
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The symbols there are, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Symbol, u8)> {
        use rondel::components::Kind;
        Symbol::ALL.iter().map(move |symbol| (*symbol, self.count(*symbol))).filter(|(_, count)| *count > 0)
    }
}

impl std::iter::Sum for Symbols {
    fn sum<I: Iterator<Item = Self>>(symbols: I) -> Self {
        symbols.fold(Self::NONE, Self::plus)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_add_up_and_are_compared_one_by_one() {
        let one = Symbols::of(Symbol::Coin, 2).plus(Symbols::of(Symbol::River, 1));
        let other = Symbols::of(Symbol::Coin, 1).plus(Symbols::of(Symbol::Palace, 1));
        assert!(one.holds(Symbols::of(Symbol::Coin, 2)) && !one.holds(Symbols::of(Symbol::Coin, 3)));
        assert!(!one.holds(other) && one.plus(other).holds(other));
        assert_eq!(one.plus(other).minus(other), one);
        assert_eq!(one.iter().collect::<Vec<_>>(), [(Symbol::Coin, 2), (Symbol::River, 1)]);
    }
}

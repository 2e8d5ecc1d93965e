//! The symbols on boards, cards and shields, and their counts.

use super::{DeckKind, Good, STONES};

rondel::kinds! {
    /// A symbol. The last three allow drawing a card and occur only on player boards.
    pub enum Symbol {
        Coin, Progress, Palace, Military, Artist, Silk, Wine, Tobacco, Potato, Cattle, Wheat, City, Land, River
    }
}

impl Symbol {
    /// Returns the symbol of a good.
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

    /// Returns the symbol that lets a player draw a card from this deck.
    #[inline]
    pub const fn of_deck(deck: DeckKind) -> Self {
        match deck {
            DeckKind::City => Self::City,
            DeckKind::Land => Self::Land,
            DeckKind::River => Self::River,
        }
    }
}

/// The count of each symbol, below 128 per symbol, packed into one number so that sums and comparisons are fast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symbols(u128);

/// The highest bit of every byte.
const HIGH: u128 = u128::from_ne_bytes([0x80; 16]);

impl Symbols {
    /// No symbols.
    pub const NONE: Self = Self(0);

    /// Returns `count` of one symbol.
    #[inline]
    pub const fn of(symbol: Symbol, count: u8) -> Self {
        Self((count as u128) << (8 * symbol as u32))
    }

    /// Returns the sum, symbol by symbol.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Returns the difference, symbol by symbol; `other` must be contained in `self`.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Returns the count of one symbol.
    #[inline]
    pub const fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> (8 * symbol as u32)) as u8
    }

    /// Returns whether every count is at least as high as in `other`.
    #[inline]
    pub const fn holds(self, other: Self) -> bool {
        // With its highest bit set, a byte never borrows from its neighbour. The bit remains set if the count
        // is at least as high.
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// Returns whether all counts are zero.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the symbols that occur, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Symbol, u8)> {
        use rondel::components::Kind;
        Symbol::ALL.iter().map(move |symbol| (*symbol, self.count(*symbol))).filter(|(_, count)| *count > 0)
    }
}

/// Number of stones per table lookup.
const TOGETHER: usize = 6;

const _: () = assert!((STONES as usize).is_multiple_of(TOGETHER));

/// The symbols that a side of a board provides, precomputed for each group of six stones and every combination
/// of stones that have left the board.
#[derive(Clone, Debug)]
pub struct Uncovered {
    base: Symbols,
    sums: [[Symbols; 1 << TOGETHER]; STONES as usize / TOGETHER],
}

impl Uncovered {
    /// Builds the tables for a side with these base symbols and the symbols under its stones.
    pub fn of(base: Symbols, under: &[Symbol; STONES as usize]) -> Self {
        let sum = |first: usize, placed: usize| {
            let gone = (0..TOGETHER).filter(|spot| placed >> spot & 1 == 1);
            gone.map(|spot| Symbols::of(under[first + spot], 1)).sum()
        };
        let sums = std::array::from_fn(|part| std::array::from_fn(|placed| sum(part * TOGETHER, placed)));
        Self { base, sums }
    }

    /// Returns the symbols provided once these stones, one bit each, have left the board.
    #[inline]
    pub fn by(&self, placed: u32) -> Symbols {
        let part = |(part, sums): (usize, &[Symbols; 1 << TOGETHER])| {
            sums[placed as usize >> (part * TOGETHER) & ((1 << TOGETHER) - 1)]
        };
        self.sums.iter().enumerate().map(part).fold(self.base, Symbols::plus)
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

    #[test]
    fn what_is_looked_up_is_what_adds_up() {
        use rondel::components::Kind;
        let mut dealer = rondel::Dealer::seeded(5);
        let under = std::array::from_fn(|spot| Symbol::ALL[(3 * spot + 1) % Symbol::ALL.len()]);
        let base = Symbols::of(Symbol::Wheat, 2);
        let uncovered = Uncovered::of(base, &under);
        for placed in (0..500).map(|_| dealer.below(1 << STONES)).chain([0, (1 << STONES) - 1]) {
            let gone = (0..usize::from(STONES)).filter(|spot| placed >> spot & 1 == 1);
            let sum = gone.fold(base, |sum, spot| sum.plus(Symbols::of(under[spot], 1)));
            assert_eq!(uncovered.by(placed), sum, "{placed:b}");
        }
    }
}

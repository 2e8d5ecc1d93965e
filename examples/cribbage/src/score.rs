//! What cards score in the play and in the show.

use rondel::components::Cards;

/// CR-1.1: the number of cards, of suits, and of ranks from ace to king, and the rank of the jack.
pub(crate) const CARDS: u8 = SUITS * RANKS;
pub(crate) const SUITS: u8 = 4;
pub(crate) const RANKS: u8 = 13;
pub(crate) const JACK: u8 = 10;
/// CR-3.2: the highest count.
pub(crate) const MOST: u8 = 31;
/// CR-3.5, CR-4.2: the sum that scores.
const FIFTEEN: u8 = 15;
/// CR-3.7, CR-4.4: the length of the shortest run.
const SHORTEST: u8 = 3;

/// Returns the rank of a card, from 0 for an ace to 12 for a king.
pub(crate) const fn rank(card: u8) -> u8 {
    card / SUITS
}

/// Returns the suit of a card, from 0.
pub(crate) const fn suit(card: u8) -> u8 {
    card % SUITS
}

/// CR-1.1: returns what a card counts.
pub(crate) const fn value(card: u8) -> u8 {
    if rank(card) < 9 { rank(card) + 1 } else { 10 }
}

/// What the card that was played last scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pegged {
    /// The count with this card.
    pub count: u8,
    /// The number of cards of its rank that were played in a row, and the length of the run that it completes, or 0.
    pub alike: u8,
    pub run: u8,
}

impl Pegged {
    /// Returns what the last of the cards since the count began scores.
    pub(crate) fn of(cards: &[u8]) -> Self {
        let count = cards.iter().map(|card| value(*card)).sum();
        let last = cards.last().copied().map(rank);
        let alike = cards.iter().rev().take_while(|card| Some(rank(**card)) == last).count() as u8;
        let (mut seen, mut run) = (0_u16, 0);
        for (card, length) in cards.iter().rev().zip(1..) {
            let bit = 1 << rank(*card);
            if seen & bit > 0 {
                break;
            }
            seen |= bit;
            // The ranks follow each other if their bits have no gap.
            if length >= SHORTEST && seen >> seen.trailing_zeros() == (1 << length) - 1 {
                run = length;
            }
        }
        Self { count, alike, run }
    }

    /// CR-3.5: the points for a count of fifteen, and CR-3.3: for 31.
    pub(crate) const fn for_count(self) -> u8 {
        if self.count == FIFTEEN || self.count == MOST { 2 } else { 0 }
    }

    /// CR-3.6: the points for two, three or four cards of a rank.
    pub(crate) const fn for_pairs(self) -> u8 {
        self.alike * self.alike.saturating_sub(1)
    }

    /// Returns all points, with CR-3.7: one for each card of a run.
    pub(crate) const fn points(self) -> u8 {
        self.for_count() + self.for_pairs() + self.run
    }
}

/// What a hand or the crib scores in the show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The numbers of fifteens, of pairs and of runs, and the length of the runs.
    pub(crate) fifteens: u8,
    pub(crate) pairs: u8,
    pub(crate) runs: u8,
    pub(crate) length: u8,
    /// The number of cards of a flush.
    pub(crate) flush: u8,
    /// Whether the hand has the jack of the starter's suit.
    pub(crate) nobs: bool,
}

impl Tally {
    /// Counts four cards with the starter.
    pub fn of(hand: Cards, starter: u8, is_crib: bool) -> Self {
        let (mut ranks, mut sums, mut suits) = ([0_u8; RANKS as usize], [0_u8; FIFTEEN as usize + 1], 0_u8);
        sums[0] = 1;
        let mut nobs = false;
        for card in hand.iter().chain([starter]) {
            ranks[usize::from(rank(card))] += 1;
            let value = usize::from(value(card));
            // CR-4.2: the number of ways to make each sum.
            (value..sums.len()).rev().for_each(|sum| sums[sum] += sums[sum - value]);
            if card != starter {
                suits |= 1 << suit(card);
                nobs |= rank(card) == JACK && suit(card) == suit(starter); // CR-4.6
            }
        }
        // CR-4.5: in the crib, only five cards are a flush.
        let flush = match (suits.count_ones(), suits == 1 << suit(starter)) {
            (1, true) => 5,
            (1, false) if !is_crib => 4,
            _ => 0,
        };
        let pairs = ranks.iter().map(|count| count * count.saturating_sub(1) / 2).sum(); // CR-4.3
        let (runs, length) = Self::runs(&ranks);
        Self { fifteens: sums[usize::from(FIFTEEN)], pairs, runs, length, flush, nobs }
    }

    /// CR-4.4: returns the number of runs and their length.
    fn runs(ranks: &[u8; RANKS as usize]) -> (u8, u8) {
        let (mut runs, mut length) = (1, 0);
        for count in ranks.iter().chain([&0]) {
            if *count > 0 {
                (runs, length) = (runs * count, length + 1);
            } else if length >= SHORTEST {
                return (runs, length);
            } else {
                (runs, length) = (1, 0);
            }
        }
        (0, 0)
    }

    /// Returns all points.
    pub fn points(self) -> u8 {
        2 * (self.fifteens + self.pairs) + self.runs * self.length + self.flush + u8::from(self.nobs)
    }
}

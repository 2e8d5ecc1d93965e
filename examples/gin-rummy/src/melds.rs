//! The cards, the division of a hand into melds, and laying off.

use rondel::components::Cards;

/// GN-1.1: the number of cards, and of ranks from ace to king.
pub(crate) const CARDS: u8 = SUITS * RANKS;
pub(crate) const RANKS: u8 = 13;
const SUITS: u8 = 4;
/// GN-1.1: what a ten and a court card count.
const HIGHEST: u8 = 10;
/// GN-2.1, GN-2.2: the number of cards in the smallest meld.
const SMALLEST: u32 = 3;
/// The most melds that eleven cards can form.
pub(crate) const MOST_MELDS: usize = 3;

/// Returns the rank of a card, from 0 for an ace to 12 for a king.
pub(crate) const fn rank(card: u8) -> u8 {
    card % RANKS
}

/// Returns the suit of a card, from 0.
pub(crate) const fn suit(card: u8) -> u8 {
    card / RANKS
}

/// GN-1.1: returns what a card counts.
pub(crate) const fn value(card: u8) -> u8 {
    if rank(card) < HIGHEST { rank(card) + 1 } else { HIGHEST }
}

/// Returns what cards count together.
pub(crate) fn sum(cards: Cards) -> u8 {
    cards.iter().map(value).sum()
}

/// Returns all cards of the rank of this card.
pub(crate) fn of_rank(card: u8) -> Cards {
    (0..SUITS).map(|suit| suit * RANKS + rank(card)).collect()
}

/// GN-2.2: returns the next card of the suit.
pub(crate) fn above(card: u8) -> Option<u8> {
    (rank(card) + 1 < RANKS).then_some(card + 1)
}

/// GN-2.2: returns the previous card of the suit. An ace has none.
pub(crate) fn below(card: u8) -> Option<u8> {
    (rank(card) > 0).then(|| card - 1)
}

/// GN-2.3: a hand that is divided into melds and deadwood. No card is in two melds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Division {
    /// The melds, without gaps before the empty ones.
    pub melds: [Cards; MOST_MELDS],
    /// The cards in no meld.
    pub deadwood: Cards,
}

impl Division {
    /// GN-2.4: returns the division with the least deadwood. Among equal ones, it is one that the fewest cards fit.
    pub fn best(hand: Cards) -> Self {
        let none = Self { deadwood: hand, ..Self::default() };
        let mut best = (none, none.points(), u32::MAX);
        none.search(hand, &mut best);
        best.0
    }

    /// Returns what the deadwood counts.
    pub fn points(&self) -> u8 {
        sum(self.deadwood)
    }

    /// Returns the cards in melds.
    fn melded(&self) -> Cards {
        self.melds.into_iter().fold(Cards::NONE, Cards::or)
    }

    /// GN-4.3: returns the cards that fit the melds.
    pub fn fitting(&self) -> Cards {
        self.melds.into_iter().map(fitting).fold(Cards::NONE, Cards::or).without(self.melded())
    }

    /// GN-4.3: lays as few cards of a hand as possible off on these melds, so that the least deadwood remains. Returns
    /// the melds with these cards, and the division of the rest.
    pub fn lay_off(&self, hand: Cards) -> (Self, Self) {
        let mut best = (*self, Self::best(hand));
        // A card may fit a set and a run.
        for (place, meld) in self.melds.into_iter().enumerate() {
            for card in hand.and(fitting(meld)).iter() {
                let mut grown = *self;
                grown.melds[place].add(card);
                let tried = grown.lay_off(hand.without(Cards::NONE.with(card)));
                let cost = |(grown, rest): &(Self, Self)| (rest.points(), grown.melded().len());
                if cost(&tried) < cost(&best) {
                    best = tried;
                }
            }
        }
        best
    }

    fn with(mut self, meld: Cards) -> Option<Self> {
        *self.melds.iter_mut().find(|place| place.is_empty())? = meld;
        self.deadwood = self.deadwood.without(meld);
        Some(self)
    }

    /// Looks for better divisions that put cards of `rest` into melds. The best one comes with its points and the
    /// number of cards that fit it.
    fn search(self, rest: Cards, best: &mut (Self, u8, u32)) {
        let Some(low) = rest.iter().next() else {
            let points = self.points();
            if points <= best.1 {
                let fit = self.fitting().without(self.deadwood).len();
                if (points, fit) < (best.1, best.2) {
                    *best = (self, points, fit);
                }
            }
            return;
        };
        let others = rest.without(Cards::NONE.with(low));
        let mut run = Cards::NONE.with(low);
        let mut next = above(low);
        while let Some(card) = next.filter(|card| rest.has(*card)) {
            run.add(card);
            next = above(card);
            if run.len() >= SMALLEST {
                self.search_with(run, others, best);
            }
        }
        let alike = rest.and(of_rank(low));
        if alike.len() >= SMALLEST {
            self.search_with(alike, others, best);
        }
        if alike.len() > SMALLEST {
            for card in alike.and(others).iter() {
                self.search_with(alike.without(Cards::NONE.with(card)), others, best);
            }
        }
        self.search(others, best);
    }

    fn search_with(self, meld: Cards, rest: Cards, best: &mut (Self, u8, u32)) {
        if let Some(more) = self.with(meld) {
            more.search(rest.without(meld), best);
        }
    }
}

/// GN-2.1, GN-2.2: returns the cards that fit a meld: the fourth of a set, and the neighbours of a run.
fn fitting(meld: Cards) -> Cards {
    let mut cards = meld.iter();
    let (Some(low), Some(next)) = (cards.next(), cards.next()) else { return Cards::NONE };
    if rank(low) == rank(next) {
        return of_rank(low).without(meld);
    }
    let high = cards.last().unwrap_or(next);
    below(low).into_iter().chain(above(high)).collect()
}

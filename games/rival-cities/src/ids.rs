//! Cards by their sort: the number of a ship is no number of a lawsuit.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use rondel::Dealer;
use rondel::components::Cards;

/// The number of a card among those of its sort.
pub trait CardId: Copy {
    /// The card of this number, from 0.
    fn of(number: u8) -> Self;
    /// Its number.
    fn number(self) -> u8;
}

macro_rules! card_ids {
    ($($(#[$about:meta])* $name:ident;)+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl CardId for $name {
            #[inline]
            fn of(number: u8) -> Self {
                Self(number)
            }

            #[inline]
            fn number(self) -> u8 {
                self.0
            }
        }

        impl From<$name> for usize {
            #[inline]
            fn from(card: $name) -> Self {
                card.0.into()
            }
        }
    )+};
}

card_ids! {
    /// A special action card, by its place in the content.
    SpecialId;
    /// An alliance card, by its place in the content.
    AllianceId;
    /// A lawsuit card, by its place in the content.
    LawsuitId;
    /// A ship card, by its place in the content: one less than the number in its corner.
    ShipId;
}

/// A set of cards of one sort, out of at most 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct CardsOf<Id>(Cards, PhantomData<Id>);

impl<Id> Default for CardsOf<Id> {
    fn default() -> Self {
        Self::from(Cards::NONE)
    }
}

impl<Id> From<Cards> for CardsOf<Id> {
    #[inline]
    fn from(cards: Cards) -> Self {
        Self(cards, PhantomData)
    }
}

impl<Id> CardsOf<Id> {
    /// No card.
    pub const NONE: Self = Self(Cards::NONE, PhantomData);

    /// The cards numbered 0 to `count - 1`.
    pub const fn first(count: u8) -> Self {
        Self(Cards::first(count), PhantomData)
    }
}

impl<Id: CardId> CardsOf<Id> {
    /// Their numbers.
    #[inline]
    pub const fn numbers(self) -> Cards {
        self.0
    }

    /// Whether this card is in it.
    #[inline]
    pub fn has(self, card: Id) -> bool {
        self.0.has(card.number())
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.len()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Id) {
        self.0.add(card.number());
    }

    /// Takes a card out; whether it was here.
    #[inline]
    pub fn remove(&mut self, card: Id) -> bool {
        self.0.remove(card.number())
    }

    /// The cards in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0.and(other.0), PhantomData)
    }

    /// The cards in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0.or(other.0), PhantomData)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0), PhantomData)
    }

    /// The cards in order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Id> {
        self.0.iter().map(Id::of)
    }

    /// Draws one at random.
    #[inline]
    pub fn draw(&mut self, dealer: &mut Dealer) -> Option<Id> {
        self.0.draw(dealer).map(Id::of)
    }

    /// Draws so many at random; fewer where there are not enough.
    #[must_use]
    pub fn draw_many(&mut self, count: u32, dealer: &mut Dealer) -> Self {
        Self::from(self.0.draw_many(count, dealer))
    }
}

impl<Id: CardId> FromIterator<Id> for CardsOf<Id> {
    fn from_iter<I: IntoIterator<Item = Id>>(cards: I) -> Self {
        Self::from(cards.into_iter().map(Id::number).collect::<Cards>())
    }
}

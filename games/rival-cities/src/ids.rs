//! Typed card numbers, so that a ship number cannot be mistaken for a lawsuit number.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use rondel::Dealer;
use rondel::components::Cards;

/// The number that identifies a card among the cards of its kind.
pub trait CardId: Copy {
    /// Returns the card with this number, counted from 0.
    fn of(number: u8) -> Self;
    /// Returns the number of the card.
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
    /// A special action card, identified by its index in the content.
    SpecialId;
    /// An alliance card, identified by its index in the content.
    AllianceId;
    /// A lawsuit card, identified by its index in the content.
    LawsuitId;
    /// A ship card, identified by its index in the content. The index is one less than the number in the card's corner.
    ShipId;
}

/// A set of up to 64 cards of one kind.
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
    /// The empty set.
    pub const NONE: Self = Self(Cards::NONE, PhantomData);

    /// Returns the set of cards numbered 0 to `count - 1`.
    pub const fn first(count: u8) -> Self {
        Self(Cards::first(count), PhantomData)
    }
}

impl<Id: CardId> CardsOf<Id> {
    /// Returns the card numbers.
    #[inline]
    pub const fn numbers(self) -> Cards {
        self.0
    }

    /// Returns whether the set contains this card.
    #[inline]
    pub fn has(self, card: Id) -> bool {
        self.0.has(card.number())
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.len()
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Id) {
        self.0.add(card.number());
    }

    /// Removes a card and returns whether it was in the set.
    #[inline]
    pub fn remove(&mut self, card: Id) -> bool {
        self.0.remove(card.number())
    }

    /// Returns the cards that are in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0.and(other.0), PhantomData)
    }

    /// Returns the cards that are in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0.or(other.0), PhantomData)
    }

    /// Returns the cards of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0), PhantomData)
    }

    /// Returns an iterator over the cards in numerical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Id> {
        self.0.iter().map(Id::of)
    }

    /// Removes and returns a random card, or returns `None` if the set is empty.
    #[inline]
    pub fn draw(&mut self, dealer: &mut Dealer) -> Option<Id> {
        self.0.draw(dealer).map(Id::of)
    }

    /// Removes and returns `count` random cards, or all cards if there are fewer.
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

//! The order in which cards were acquired.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::CardSet;

/// The value of an unused slot.
const NOTHING: u8 = u8::MAX;

/// The order in which a player acquired cards, used to arrange them on the table. No rule depends on this order.
/// The list stores up to `N` cards, numbered from 0 to 254. When it is full, it drops the oldest card. Remove cards
/// that the player gives up, so that they do not use up space.
///
/// ```
/// use rondel::components::{Arrivals, Cards};
///
/// let (mut owned, mut arrivals) = (Cards::NONE, Arrivals::<6>::default());
/// for card in [9, 2, 5] {
///     owned.add(card);
///     arrivals.add(card);
/// }
/// owned.remove(2);
/// arrivals.remove(2);
/// assert_eq!(arrivals.of(owned).collect::<Vec<u8>>(), [9, 5]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrivals<const N: usize>([u8; N]);

impl<const N: usize> Default for Arrivals<N> {
    fn default() -> Self {
        Self([NOTHING; N])
    }
}

impl<const N: usize> Arrivals<N> {
    /// Adds a card at the end. A card that was added before moves to the end.
    pub fn add(&mut self, card: u8) {
        debug_assert!(card != NOTHING, "cards are numbered from 0 to 254");
        self.remove(card);
        if self.0[N - 1] != NOTHING {
            self.remove(self.0[0]);
        }
        let free = self.0.iter().position(|slot| *slot == NOTHING).unwrap_or(N - 1);
        self.0[free] = card;
    }

    /// Removes a card, if it is in the list.
    pub fn remove(&mut self, card: u8) {
        if let Some(place) = self.0.iter().position(|slot| *slot == card) {
            self.0.copy_within(place + 1.., place);
            self.0[N - 1] = NOTHING;
        }
    }

    /// Returns these cards in the order in which they were added. Cards that were never added come last, in ascending
    /// order.
    pub fn of<const WORDS: usize>(&self, cards: CardSet<WORDS>) -> impl Iterator<Item = u8> + use<N, WORDS> {
        let order = self.0;
        let fits = move |card: u8| usize::from(card) < WORDS * 64 && cards.has(card);
        let known = order.into_iter().filter(move |card| *card != NOTHING && fits(*card));
        known.chain(cards.iter().filter(move |card| !order.contains(card)))
    }
}

impl<const N: usize> Serialize for Arrivals<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().take_while(|card| **card != NOTHING))
    }
}

impl<'de, const N: usize> Deserialize<'de> for Arrivals<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        if cards.len() > N {
            return Err(D::Error::custom(format!("the list has {} cards; the maximum is {N}", cards.len())));
        }
        let mut arrivals = Self::default();
        for card in cards {
            if card == NOTHING {
                return Err(D::Error::custom(format!("there is no card {NOTHING}; cards are numbered from 0 to 254")));
            }
            if arrivals.0.contains(&card) {
                return Err(D::Error::custom(format!("card {card} is in the list twice")));
            }
            arrivals.add(card);
        }
        Ok(arrivals)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Cards;

    #[test]
    fn cards_keep_the_order_in_which_they_came() {
        let mut arrivals = Arrivals::<3>::default();
        let order = |arrivals: &Arrivals<3>, cards: &[u8]| -> Vec<u8> {
            arrivals.of(cards.iter().copied().collect::<Cards>()).collect()
        };
        for card in [7, 1, 4] {
            arrivals.add(card);
        }
        assert_eq!(order(&arrivals, &[1, 4, 7]), [7, 1, 4]);
        assert_eq!(order(&arrivals, &[0, 4, 7, 9]), [7, 4, 0, 9], "what was never added comes last");
        arrivals.add(7);
        assert_eq!(order(&arrivals, &[1, 4, 7]), [1, 4, 7], "what comes again is the latest");
        arrivals.add(2);
        assert_eq!(order(&arrivals, &[1, 2, 4, 7]), [4, 7, 2, 1], "the oldest is forgotten");
        let read: Arrivals<3> = serde_json::from_str(&serde_json::to_string(&arrivals).expect("text")).expect("a list");
        assert_eq!(read, arrivals);
        let refused = |list: &str| serde_json::from_str::<Arrivals<3>>(list).expect_err(list).to_string();
        assert!(refused("[1,2,3,4]").starts_with("the list has 4 cards; the maximum is 3"));
        assert!(refused("[1,255]").starts_with("there is no card 255"));
        assert!(refused("[1,2,1]").starts_with("card 1 is in the list twice"));
    }
}

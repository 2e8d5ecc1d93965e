//! Luck from outside: random events that a record, a puzzle or a real table determines, instead of the dealer's
//! generator.

use std::collections::VecDeque;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;

/// The result of a random event.
///
/// ```
/// use rondel_rules::components::{Cards, Dice};
/// use rondel_rules::dealer::Dealer;
/// use rondel_rules::luck::Luck;
///
/// let mut dealer = Dealer::seeded(1);
/// dealer.follow([Luck::Die(6), Luck::Die(2), Luck::Card(5)]);
/// let dice: Dice<2> = Dice::rolled(6, &mut dealer);
/// let card = Cards::first(8).draw(&mut dealer);
/// assert_eq!((dice.shown(), card), (&[6, 2], Some(5)));
/// assert_eq!(dealer.unfollow(), Ok(None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Luck {
    /// The number of the card that was drawn.
    Card(u8),
    /// The number that a die shows, from 1.
    Die(u8),
    /// While a list is shuffled, the item that comes next, as an index into the list before it was shuffled.
    Item(u32),
    /// The result of [`Dealer::chance`].
    Number(u32),
}

/// Maximum number of results that can be given for one decision or for the deal.
pub const MOST_RESULTS: usize = 150;

/// Returns an error if these are more results than can be given at once.
///
/// # Errors
/// Returns an error if there are more than [`MOST_RESULTS`].
pub const fn check_count(results: &[Luck]) -> Result<(), LuckError> {
    if results.len() > MOST_RESULTS {
        return Err(LuckError::TooMany { count: results.len(), most: MOST_RESULTS });
    }
    Ok(())
}

/// A random event whose result is not known yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LuckRequest {
    /// One of these cards is drawn.
    Card(Vec<u8>),
    /// A die with this number of sides is rolled.
    Die(u8),
    /// One of these items, by index, comes next in a shuffled list.
    Item(Vec<u32>),
    /// A number below this one is chosen.
    Number(u32),
}

/// Error returned if given results do not fit the events that the rules ask for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LuckError {
    /// A result is impossible. The dealer ignores it and all later results.
    #[error("result {number} is {given}, but {asked}")]
    Impossible {
        /// The number of the result, from 1.
        number: usize,
        /// The result.
        given: Luck,
        /// What can happen.
        asked: LuckRequest,
    },
    /// Fewer events have happened than results were given.
    #[error("there are {left} results too many for the events that have happened")]
    Unused {
        /// The number of unused results.
        left: usize,
    },
    /// More results were given than a journal can hold for one decision or for the deal.
    #[error("there are {count} results; at most {most} can be given at once")]
    TooMany {
        /// The number of results.
        count: usize,
        /// The maximum number.
        most: usize,
    },
    /// Results were given at a table with guests, where all randomness must come from the agreed seed.
    #[error("results cannot be given at a table with guests")]
    WithGuests,
}

/// The results that a dealer follows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    left: VecDeque<Luck>,
    followed: usize,
    /// The first event without a result.
    open: Option<LuckRequest>,
    fault: Option<LuckError>,
}

impl LuckRequest {
    /// Returns all possible results, in ascending order.
    pub fn options(&self) -> Vec<Luck> {
        match self {
            Self::Card(cards) => cards.iter().map(|card| Luck::Card(*card)).collect(),
            Self::Die(sides) => (1..=*sides).map(Luck::Die).collect(),
            Self::Item(items) => items.iter().map(|item| Luck::Item(*item)).collect(),
            Self::Number(bound) => (0..*bound).map(Luck::Number).collect(),
        }
    }

    fn allows(&self, luck: Luck) -> bool {
        match (self, luck) {
            (Self::Card(cards), Luck::Card(card)) => cards.contains(&card),
            (Self::Die(sides), Luck::Die(shown)) => (1..=*sides).contains(&shown),
            (Self::Item(items), Luck::Item(item)) => items.contains(&item),
            (Self::Number(bound), Luck::Number(number)) => number < *bound,
            _ => false,
        }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Die(shown) => write!(f, "a die that shows {shown}"),
            Self::Item(item) => write!(f, "item {item}"),
            Self::Number(number) => write!(f, "the number {number}"),
        }
    }
}

impl fmt::Display for LuckRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(cards) => write!(f, "one of {} other cards is drawn", cards.len()),
            Self::Die(sides) => write!(f, "a die with {sides} sides is rolled"),
            Self::Item(items) => write!(f, "one of {} other items comes next", items.len()),
            Self::Number(bound) => write!(f, "a number below {bound} is chosen"),
        }
    }
}

impl Script {
    /// Returns the result of an event, or `None` if no result is given for it. `asked` is called only until the results
    /// end.
    fn next(&mut self, asked: impl FnOnce() -> LuckRequest) -> Option<Luck> {
        if self.fault.is_some() || self.open.is_some() {
            return None;
        }
        let asked = asked();
        let Some(given) = self.left.pop_front() else {
            self.open = Some(asked);
            return None;
        };
        self.followed += 1;
        if asked.allows(given) {
            return Some(given);
        }
        self.fault = Some(LuckError::Impossible { number: self.followed, given, asked });
        None
    }
}

impl Dealer {
    /// Determines the results of the next random events: draws from sets and decks, rolls of dice, shuffles, and
    /// [`Dealer::chance`]. Random choices of players are not affected. Each result still counts as one draw. Call
    /// [`Dealer::unfollow`] after the events.
    pub fn follow(&mut self, results: impl IntoIterator<Item = Luck>) {
        let left = results.into_iter().collect();
        self.script = Some(Box::new(Script { left, ..Script::default() }));
    }

    /// Ends [`Dealer::follow`]. Returns the first event for which no result was given, or `None` if all events
    /// followed the results. Events without a result are random.
    ///
    /// # Errors
    /// Returns an error if a result was impossible, or if results are left. The events since the impossible result
    /// were random, so the caller must discard the position.
    pub fn unfollow(&mut self) -> Result<Option<LuckRequest>, LuckError> {
        let Some(script) = self.script.take() else { return Ok(None) };
        match (script.fault, script.left.len()) {
            (Some(fault), _) => Err(fault),
            (None, 0) => Ok(script.open),
            (None, left) => Err(LuckError::Unused { left }),
        }
    }

    /// Returns a uniform random number from 0 to `bound - 1` that the rules leave to chance, such as the seat that
    /// begins. `bound` must be at least 1.
    #[inline]
    pub fn chance(&mut self, bound: u32) -> u32 {
        match self.given(|| LuckRequest::Number(bound)) {
            Some(Luck::Number(number)) => number,
            _ => self.below(bound),
        }
    }

    /// Returns the given result of an event, which counts as one draw, or `None` if the event is random. Without
    /// given results, `asked` is not called and the call costs one branch.
    #[inline]
    pub(crate) fn given(&mut self, asked: impl FnOnce() -> LuckRequest) -> Option<Luck> {
        #[cold]
        #[inline(never)]
        fn look(script: &mut Script, asked: impl FnOnce() -> LuckRequest) -> Option<Luck> {
            script.next(asked)
        }
        let given = look(self.script.as_mut()?, asked)?;
        self.draws += 1;
        Some(given)
    }

    /// Shuffles `items` as far as results are given. Returns the number of items that are in their place.
    pub(crate) fn arrange<T>(&mut self, items: &mut [T]) -> usize {
        let mut indices: Vec<u32> = (0..items.len() as u32).collect();
        for place in 0..items.len().saturating_sub(1) {
            let mut left = indices[place..].to_vec();
            left.sort_unstable();
            let Some(Luck::Item(item)) = self.given(|| LuckRequest::Item(left)) else { return place };
            let from = place + indices[place..].iter().position(|index| *index == item).unwrap_or_default();
            items.swap(place, from);
            indices.swap(place, from);
        }
        items.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{Cards, Deck, Dice};

    fn following(results: &[Luck]) -> Dealer {
        let mut dealer = Dealer::seeded(7);
        dealer.follow(results.iter().copied());
        dealer
    }

    #[test]
    fn each_kind_of_event_follows_its_result() {
        let mut dealer = following(&[
            Luck::Card(3),
            Luck::Die(6),
            Luck::Die(1),
            Luck::Item(2),
            Luck::Item(0),
            Luck::Number(4),
            Luck::Card(9),
        ]);
        let mut deck: Deck = Deck::of(Cards::first(5));
        assert_eq!(deck.draw(&mut dealer).map(|drawn| drawn.card), Some(3));
        assert!(!deck.pile.has(3));
        let dice: Dice<2> = Dice::rolled(6, &mut dealer);
        assert_eq!(dice.shown(), &[6, 1]);
        let mut items = ["a", "b", "c"];
        dealer.shuffle(&mut items);
        assert_eq!(items, ["c", "a", "b"], "the last item has only one place");
        assert_eq!(dealer.chance(5), 4);
        let mut cards: Cards = [9, 40].into_iter().collect();
        assert_eq!(cards.draw(&mut dealer), Some(9));
        assert_eq!((dealer.draws(), dealer.unfollow()), (7, Ok(None)));
    }

    #[test]
    fn events_are_random_again_after_the_results() {
        let mut dealer = following(&[Luck::Die(5)]);
        let [first, second] = [0, 1].map(|_| Dice::<1>::rolled(6, &mut dealer));
        assert_eq!((first.shown(), dealer.unfollow()), (&[5], Ok(Some(LuckRequest::Die(6)))));
        assert_eq!(second, Dice::rolled(6, &mut Dealer::seeded(7)), "the generator was not used for a given result");
        assert_eq!(dealer.unfollow(), Ok(None));
    }

    #[test]
    fn impossible_results_are_errors_and_end_the_list() {
        let mut dealer = following(&[Luck::Card(1), Luck::Card(1), Luck::Card(2)]);
        let mut cards = Cards::first(3);
        assert_eq!(cards.draw(&mut dealer), Some(1));
        let drawn: Vec<u8> = (0..2).filter_map(|_| cards.draw(&mut dealer)).collect();
        assert_eq!((drawn.len(), drawn.contains(&1)), (2, false), "the other cards are drawn at random");
        let asked = LuckRequest::Card(vec![0, 2]);
        let fault = LuckError::Impossible { number: 2, given: Luck::Card(1), asked };
        assert_eq!(fault.to_string(), "result 2 is card 1, but one of 2 other cards is drawn");
        assert_eq!(dealer.unfollow(), Err(fault));
        for (given, asked) in [
            (Luck::Die(0), LuckRequest::Die(6)),
            (Luck::Die(7), LuckRequest::Die(6)),
            (Luck::Number(3), LuckRequest::Die(6)),
            (Luck::Number(3), LuckRequest::Number(3)),
            (Luck::Item(1), LuckRequest::Item(vec![0, 2])),
        ] {
            assert!(!asked.allows(given), "{asked} allows {given}");
            assert!(asked.options().into_iter().all(|option| asked.allows(option)));
        }
    }

    #[test]
    fn results_that_are_left_are_an_error() {
        let mut dealer = following(&[Luck::Die(5), Luck::Die(5)]);
        let _: Dice<1> = Dice::rolled(6, &mut dealer);
        assert_eq!(dealer.unfollow(), Err(LuckError::Unused { left: 1 }));
    }

    #[test]
    fn random_choices_of_players_do_not_use_the_results() {
        let mut dealer = following(&[Luck::Number(2)]);
        dealer.below(9);
        assert_eq!((dealer.chance(3), dealer.unfollow()), (2, Ok(None)));
    }
}

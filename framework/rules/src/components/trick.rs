//! Tricks: the lead, the legal cards, and the winner.

use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use crate::seat::{MAX_SEATS, Seat, Seats, by_seat};

/// The division of a deck into suits of equal size. Cards are numbered suit by suit, and in each suit the highest
/// number is the best card.
///
/// ```
/// use rondel::components::{Cards, Suits, Trick};
/// use rondel::{Seat, Seats};
///
/// let suits = Suits::of(13).with_trump(3); // 52 cards; numbers 39 to 51 are trumps.
/// let mut trick = Trick::led_by(Seat::new(1), Seats::TWO);
/// trick.play(5);
/// let hand: Cards = [2, 12, 20].into_iter().collect();
/// assert_eq!(trick.legal(hand, suits), Cards::first(13).and(hand)); // The hand must follow suit if it can.
/// trick.play(12);
/// assert_eq!(trick.winner(suits), Some(Seat::new(0)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suits {
    ranks: u8,
    trump: Option<u8>,
}

impl Suits {
    /// Creates suits of `ranks` cards each, without a trump suit. `ranks` must be at least 1.
    pub const fn of(ranks: u8) -> Self {
        assert!(ranks > 0, "a suit has cards");
        Self { ranks, trump: None }
    }

    /// Sets the trump suit, which beats all others.
    #[must_use]
    pub const fn with_trump(self, suit: u8) -> Self {
        Self { trump: Some(suit), ..self }
    }

    /// Returns the suit of a card.
    pub const fn suit(self, card: u8) -> u8 {
        card / self.ranks
    }

    /// Returns the rank of a card in its suit, from 0, the lowest.
    pub const fn rank(self, card: u8) -> u8 {
        card % self.ranks
    }

    /// Returns all cards of a suit that fit in the set.
    pub fn cards<const WORDS: usize>(self, suit: u8) -> CardSet<WORDS> {
        let first = u32::from(suit) * u32::from(self.ranks);
        let numbers = first..first + u32::from(self.ranks);
        numbers.filter_map(|card| u8::try_from(card).ok()).filter(|card| usize::from(*card) < 64 * WORDS).collect()
    }
}

/// The cards played to a trick, in turn order from the leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    leader: Seat,
    seats: Seats,
    #[serde(serialize_with = "by_seat")]
    played: [Option<u8>; MAX_SEATS],
}

impl Trick {
    /// Creates an empty trick led by `leader`.
    pub const fn led_by(leader: Seat, seats: Seats) -> Self {
        Self { leader, seats, played: [None; MAX_SEATS] }
    }

    /// Returns the seats in the order in which they play.
    fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (leader, seats) = (self.leader.index(), self.seats.count());
        (0..seats).map(move |step| Seat::new(((leader + step) % seats) as u8))
    }

    /// Returns the seat that plays next, or `None` if all seats have played.
    pub fn next(&self) -> Option<Seat> {
        self.order().find(|seat| self.played[seat.index()].is_none())
    }

    /// Plays a card for the next seat. Has no effect if all seats have played.
    pub fn play(&mut self, card: u8) {
        if let Some(seat) = self.next() {
            self.played[seat.index()] = Some(card);
        }
    }

    /// Returns the cards played so far with their seats, in the order of play.
    pub fn played(&self) -> impl Iterator<Item = (Seat, u8)> {
        self.order().filter_map(|seat| Some((seat, self.played[seat.index()]?)))
    }

    /// Returns the suit that was led, or `None` if no card has been played.
    pub fn led(&self, suits: Suits) -> Option<u8> {
        self.played[self.leader.index()].map(|card| suits.suit(card))
    }

    /// Returns the cards of a hand that may be played: the cards of the suit that was led, or all cards if the hand
    /// has no card of that suit.
    pub fn legal<const WORDS: usize>(&self, hand: CardSet<WORDS>, suits: Suits) -> CardSet<WORDS> {
        let following = self.led(suits).map_or(hand, |led| hand.and(suits.cards(led)));
        if following.is_empty() { hand } else { following }
    }

    /// If this card does not follow suit, returns the suit that was led. The hand then contains no card of that
    /// suit, and [`Hands::bar`](super::Hands::bar) can record this fact.
    pub fn missed(&self, card: u8, suits: Suits) -> Option<u8> {
        self.led(suits).filter(|led| suits.suit(card) != *led)
    }

    /// Returns the seat that is winning the trick: the seat with the highest trump or, if no trump has been played,
    /// with the highest card of the suit that was led. Returns `None` if no card has been played.
    pub fn winner(&self, suits: Suits) -> Option<Seat> {
        let led = self.led(suits)?;
        let worth = |card: u8| {
            let suit = suits.suit(card);
            let class = if suits.trump == Some(suit) { 2 } else { u8::from(suit == led) };
            (class, suits.rank(card))
        };
        self.played().filter(|(_, card)| worth(*card).0 > 0).max_by_key(|(_, card)| worth(*card)).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{Cards, ManyCards};

    const SUITS: Suits = Suits::of(10);

    fn after(leader: u8, cards: &[u8]) -> Trick {
        let mut trick = Trick::led_by(Seat::new(leader), Seats::new(3).expect("three"));
        for card in cards {
            trick.play(*card);
        }
        trick
    }

    #[test]
    fn the_highest_of_the_suit_led_wins_unless_a_trump_lies_there() {
        assert_eq!(after(1, &[13, 29, 17]).winner(SUITS), Some(Seat::new(0)));
        assert_eq!(after(1, &[13, 29, 17]).winner(SUITS.with_trump(2)), Some(Seat::new(2)));
        assert_eq!(after(1, &[13, 21, 29]).winner(SUITS.with_trump(2)), Some(Seat::new(0)), "the higher trump");
        assert_eq!(after(2, &[]).winner(SUITS), None);
        assert_eq!(after(2, &[4]).winner(SUITS.with_trump(3)), Some(Seat::new(2)));
    }

    #[test]
    fn who_can_follows_suit_and_who_cannot_plays_anything() {
        let hand: Cards = [3, 9, 15, 31].into_iter().collect();
        assert_eq!(after(0, &[]).legal(hand, SUITS), hand);
        assert_eq!(after(0, &[5]).legal(hand, SUITS), [3, 9].into_iter().collect());
        assert_eq!(after(0, &[25]).legal(hand, SUITS), hand);
        assert_eq!((after(0, &[25]).missed(31, SUITS), after(0, &[25]).missed(20, SUITS)), (Some(2), None));
    }

    #[test]
    fn all_play_once_from_whoever_led() {
        assert_eq!((after(2, &[]).next(), after(2, &[1]).next()), (Some(Seat::new(2)), Some(Seat::new(0))));
        let full = after(2, &[1, 2, 3]);
        assert_eq!(full.next(), None);
        assert_eq!(
            full.played().map(|(seat, card)| (seat.index(), card)).collect::<Vec<_>>(),
            [(2, 1), (0, 2), (1, 3)]
        );
    }

    #[test]
    fn the_last_suit_ends_where_there_is_no_more_room() {
        assert_eq!(SUITS.cards::<1>(6), [60, 61, 62, 63].into_iter().collect());
        assert_eq!(SUITS.cards::<4>(7), ManyCards::first(80).without(ManyCards::first(70)));
        assert_eq!((SUITS.cards::<4>(25).len(), SUITS.cards::<4>(200)), (6, ManyCards::NONE));
    }
}

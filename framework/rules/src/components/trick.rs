//! Tricks: the lead, the legal cards, and the winner.

use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Seats, by_seat};

/// The largest number of cards in [`Suits::with_top_trumps`].
pub const MOST_TOP_TRUMPS: usize = 8;

/// The division of a deck into suits of equal size. Cards are numbered suit by suit, and in each suit the highest
/// number is the best card. Single cards of any suit may be the highest trumps instead
/// ([`Suits::with_top_trumps`]).
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
    /// The highest trumps, from the lowest; the rest is unused.
    #[serde(default, skip_serializing_if = "is_zero")]
    tops: [u8; MOST_TOP_TRUMPS],
    #[serde(default, skip_serializing_if = "is_zero")]
    top_count: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_zero<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Suits {
    /// Creates suits of `ranks` cards each, without a trump suit. `ranks` must be at least 1.
    pub const fn of(ranks: u8) -> Self {
        assert!(ranks > 0, "a suit has cards");
        Self { ranks, trump: None, tops: [0; MOST_TOP_TRUMPS], top_count: 0 }
    }

    /// Sets the trump suit, which beats all others.
    #[must_use]
    pub const fn with_trump(self, suit: u8) -> Self {
        Self { trump: Some(suit), ..self }
    }

    /// Sets the highest trumps, from the lowest to the highest, such as the two bowers in euchre. They belong to the
    /// trump suit, whatever their numbers, and beat its other cards. `cards` has at most [`MOST_TOP_TRUMPS`] entries.
    ///
    /// ```
    /// use rondel::components::{Cards, Suits};
    ///
    /// // 24 cards; spades (18 to 23) are trumps, and the jacks of clubs and of spades are the highest.
    /// let suits = Suits::of(6).with_trump(3).with_top_trumps(&[2, 20]);
    /// assert_eq!((suits.suit(2), suits.suit(3)), (3, 0));
    /// assert!(suits.rank(20) > suits.rank(2) && suits.rank(2) > suits.rank(23));
    /// assert_eq!((suits.cards(3), suits.cards::<1>(0).len()), ((18..24).chain([2]).collect::<Cards>(), 5));
    /// ```
    ///
    /// # Panics
    /// Panics if there is no trump suit, or if there are too many cards.
    #[must_use]
    pub const fn with_top_trumps(mut self, cards: &[u8]) -> Self {
        assert!(self.trump.is_some(), "top trumps belong to the trump suit");
        assert!(cards.len() <= MOST_TOP_TRUMPS, "there are too many top trumps");
        let mut place = 0;
        while place < cards.len() {
            self.tops[place] = cards[place];
            place += 1;
        }
        self.top_count = cards.len() as u8;
        self
    }

    /// Returns the place of a card among the highest trumps.
    const fn top(self, card: u8) -> Option<u8> {
        let mut place = 0;
        while place < self.top_count {
            if self.tops[place as usize] == card {
                return Some(place);
            }
            place += 1;
        }
        None
    }

    /// Returns the suit of a card.
    #[inline]
    pub const fn suit(self, card: u8) -> u8 {
        if self.top_count == 0 {
            return card / self.ranks;
        }
        match (self.top(card), self.trump) {
            (Some(_), Some(trump)) => trump,
            _ => card / self.ranks,
        }
    }

    /// Returns the rank of a card in its suit, from 0, the lowest. Ranks with gaps are possible if there are
    /// [top trumps](Suits::with_top_trumps).
    #[inline]
    pub const fn rank(self, card: u8) -> u8 {
        if self.top_count == 0 {
            return card % self.ranks;
        }
        match self.top(card) {
            Some(place) => self.ranks + place,
            None => card % self.ranks,
        }
    }

    /// Returns all cards of a suit that fit in the set.
    #[inline]
    pub fn cards<const WORDS: usize>(self, suit: u8) -> CardSet<WORDS> {
        let below = |number: usize| match u8::try_from(number) {
            Ok(number) if usize::from(number) < 64 * WORDS => CardSet::<WORDS>::first(number),
            _ => CardSet::ALL,
        };
        let first = usize::from(suit) * usize::from(self.ranks);
        let all = below(first + usize::from(self.ranks)).without(below(first));
        if self.top_count == 0 {
            return all;
        }
        let fits = |card: &u8| usize::from(*card) < 64 * WORDS;
        let tops = self.tops[..usize::from(self.top_count)].iter().copied().filter(fits).collect();
        if self.trump == Some(suit) { all.or(tops) } else { all.without(tops) }
    }
}

/// The cards played to a trick, in turn order from the leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    leader: Seat,
    seats: Seats,
    #[serde(serialize_with = "by_seat")]
    played: [Option<u8>; MAX_SEATS],
    /// The seats that play no card.
    #[serde(default, skip_serializing_if = "is_nobody")]
    absent: SeatSet,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

impl Trick {
    /// Creates an empty trick led by `leader`.
    pub const fn led_by(leader: Seat, seats: Seats) -> Self {
        Self { leader, seats, played: [None; MAX_SEATS], absent: SeatSet::NONE }
    }

    /// Sets the seats that sit out and play no card, such as the partner of a player who plays alone. If the leader
    /// sits out, the next seat leads.
    ///
    /// ```
    /// use rondel::components::Trick;
    /// use rondel::{Seat, SeatSet, Seats};
    ///
    /// let trick = Trick::led_by(Seat::new(1), Seats::new(4).expect("a table")).without(SeatSet::from(Seat::new(1)));
    /// assert_eq!(trick.next(), Some(Seat::new(2)));
    /// ```
    #[must_use]
    pub fn without(mut self, absent: SeatSet) -> Self {
        self.absent = absent;
        self.leader = self.order().next().unwrap_or(self.leader);
        self
    }

    /// Returns the seats in the order in which they play.
    fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (leader, seats, absent) = (self.leader.index(), self.seats.count(), self.absent);
        let order = (0..seats).map(move |step| Seat::new(((leader + step) % seats) as u8));
        order.filter(move |seat| !absent.has(*seat))
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
    fn top_trumps_leave_their_suit_and_beat_all_other_trumps() {
        // The third suit is trump; a card of the first and one of the trump suit are its highest.
        let suits = SUITS.with_trump(2).with_top_trumps(&[4, 22]);
        let hand: Cards = [4, 15, 22].into_iter().collect();
        assert_eq!(after(0, &[7]).legal(hand, suits), hand, "no card of the suit that was led");
        assert_eq!(after(0, &[29]).legal(hand, suits), [4, 22].into_iter().collect());
        assert_eq!(after(0, &[4]).legal(hand, suits), [4, 22].into_iter().collect(), "trumps were led");
        assert_eq!((after(0, &[7]).missed(4, suits), after(0, &[29]).missed(4, suits)), (Some(0), None));
        assert_eq!(after(0, &[7, 29, 4]).winner(suits), Some(Seat::new(2)));
        assert_eq!(after(0, &[22, 29, 4]).winner(suits), Some(Seat::new(0)));
        assert_eq!(suits.cards::<1>(0).len() + suits.cards::<1>(2).len(), 20);
    }

    #[test]
    fn who_sits_out_plays_no_card() {
        let absent = SeatSet::from(Seat::new(0));
        let mut trick = after(2, &[]).without(absent);
        assert_eq!((trick.next(), after(0, &[]).without(absent).next()), (Some(Seat::new(2)), Some(Seat::new(1))));
        trick.play(4);
        trick.play(6);
        assert_eq!((trick.next(), trick.winner(SUITS)), (None, Some(Seat::new(1))));
        let text = |trick: &Trick| serde_json::to_string(trick).expect("plain data");
        assert!(text(&trick).contains("absent") && !text(&after(2, &[1])).contains("absent"));
        assert_eq!(serde_json::from_str::<Trick>(&text(&trick)).expect("a trick"), trick);
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

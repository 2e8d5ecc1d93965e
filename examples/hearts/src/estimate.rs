//! Advice to bots: plays a deal to its end with simple choices, and compares the points.

use rondel::components::{Cards, Trick};
use rondel::{MAX_SEATS, Seat};

use crate::cards::{HEART_SUIT, HEARTS, PENALTIES, QUEEN_OF_SPADES, SPADES, SUITS};
use crate::{PASSED, PLAYED, PLAYERS, Table, legal};

/// How far the points of two seats typically move apart in a deal.
const SPREAD: f32 = 15.0;
/// A number of spades that protects against having to play high ones.
const MANY_SPADES: u32 = 5;

/// A deal that is played on with all cards open.
struct Deal {
    seats: usize,
    hands: [Cards; PLAYERS],
    trick: Trick,
    played: Cards,
}

/// Returns each seat's share of the rivals that it will probably beat.
pub(crate) fn shares(table: &Table, limit: u16) -> [f32; MAX_SEATS] {
    let mut end = *table;
    if table.mover().is_some() {
        Deal::of(table).play_on(&mut end);
    }
    table.score.chances_of_fewest(&end.of_deal().map(f32::from), limit as i16, SPREAD)
}

impl Deal {
    /// Takes over a deal. Cards that have yet to be passed are chosen first.
    fn of(table: &Table) -> Self {
        let mut hands = std::array::from_fn(|seat| table.cards.at(seat));
        let (mut trick, played) = (table.trick, table.cards.at(PLAYED));
        if table.is_passing {
            let mut passed = [Cards::NONE; PLAYERS];
            for seat in table.seats.each() {
                passed[seat.index()] = table.chosen(seat);
                while passed[seat.index()].len() < PASSED {
                    let card = worst(hands[seat.index()]);
                    hands[seat.index()].remove(card);
                    passed[seat.index()].add(card);
                }
            }
            for seat in table.seats.each() {
                let to = table.receiver(seat).index();
                hands[to] = hands[to].or(passed[seat.index()]);
            }
            let leader = hands.iter().position(|hand| hand.has(crate::TWO_OF_CLUBS)).unwrap_or_default();
            trick = Trick::led_by(Seat::new(leader as u8), table.seats);
        }
        Self { seats: table.seats.count(), hands, trick, played }
    }

    /// Plays the deal to its end, and stores which cards were taken.
    fn play_on(&mut self, end: &mut Table) {
        let mut left: u32 = self.hands.iter().map(|hand| hand.len()).sum();
        while left > 0 {
            let Some(seat) = self.trick.next() else { return };
            let card = self.choice(seat.index());
            self.hands[seat.index()].remove(card);
            self.played = self.played.with(card);
            self.trick.play(card);
            left -= 1;
            if self.trick.next().is_none()
                && let Some(winner) = self.trick.winner(SUITS)
            {
                let taken = self.trick.played().fold(Cards::NONE, |taken, (_, card)| taken.with(card));
                end.taken[winner.index()] = end.taken[winner.index()].or(taken.and(PENALTIES));
                self.trick = Trick::led_by(winner, end.seats);
            }
        }
    }

    /// Returns the card that a seat plays.
    fn choice(&self, seat: usize) -> u8 {
        let hand = self.hands[seat];
        let legal = legal(hand, &self.trick, self.played);
        let Some(led) = self.trick.led(SUITS) else { return self.lead(hand, legal) };
        if legal.and(SUITS.cards(led)).is_empty() { self.discard(legal) } else { self.follow(legal, led) }
    }

    fn queen_is_out(&self, hand: Cards) -> bool {
        !self.played.has(QUEEN_OF_SPADES) && !hand.has(QUEEN_OF_SPADES)
    }

    /// Leads a low card, and preferably a low spade to drive out the queen.
    fn lead(&self, hand: Cards, legal: Cards) -> u8 {
        let is_out = self.queen_is_out(hand);
        let is_safe = is_out && hand.and(above_queen()).is_empty();
        let danger = |card: &u8| {
            let (suit, rank) = (SUITS.suit(*card), i32::from(SUITS.rank(*card)));
            let spade = match (suit == SPADES, *card >= QUEEN_OF_SPADES) {
                (true, true) if is_out || *card == QUEEN_OF_SPADES => 50,
                (true, false) if is_safe => -10,
                (true, false) if hand.has(QUEEN_OF_SPADES) => 10,
                _ => 0,
            };
            (2 * rank + spade, hand.and(SUITS.cards(suit)).len())
        };
        legal.iter().min_by_key(danger).unwrap_or_default()
    }

    /// Stays below the best card of the trick if possible. The last player takes a trick without points.
    fn follow(&self, legal: Cards, led: u8) -> u8 {
        let in_trick = self.trick.played().fold(Cards::NONE, |all, (_, card)| all.with(card));
        let best = highest(in_trick.and(SUITS.cards(led)));
        let is_last = self.trick.played().count() + 1 == self.seats;
        let below = legal.and(Cards::first(best));
        let others = legal.without(Cards::NONE.with(QUEEN_OF_SPADES));
        if below.has(QUEEN_OF_SPADES) {
            QUEEN_OF_SPADES
        } else if is_last && in_trick.and(PENALTIES).is_empty() && !others.is_empty() {
            highest(others)
        } else if !below.is_empty() {
            highest(below)
        } else if others.is_empty() {
            QUEEN_OF_SPADES
        } else if is_last {
            highest(others)
        } else {
            lowest(others)
        }
    }

    /// Throws away the queen of spades, the king or ace of spades while she is out, the highest heart, or the highest
    /// other card.
    fn discard(&self, legal: Cards) -> u8 {
        if legal.has(QUEEN_OF_SPADES) {
            return QUEEN_OF_SPADES;
        }
        let spades = legal.and(above_queen());
        if !spades.is_empty() && !self.played.has(QUEEN_OF_SPADES) {
            return highest(spades);
        }
        let hearts = legal.and(HEARTS);
        if !hearts.is_empty() {
            return highest(hearts);
        }
        legal.iter().max_by_key(|card| SUITS.rank(*card)).unwrap_or_default()
    }
}

/// Returns the king and the ace of spades.
const fn above_queen() -> Cards {
    Cards::NONE.with(QUEEN_OF_SPADES + 1).with(QUEEN_OF_SPADES + 2)
}

fn lowest(cards: Cards) -> u8 {
    cards.iter().next().unwrap_or_default()
}

fn highest(cards: Cards) -> u8 {
    cards.iter().last().unwrap_or_default()
}

/// Returns the card to pass: high spades without many others, and then high cards, of short suits if possible.
fn worst(hand: Cards) -> u8 {
    let danger = |card: &u8| {
        let (suit, rank) = (SUITS.suit(*card), i32::from(SUITS.rank(*card)));
        let length = hand.and(SUITS.cards(suit)).len();
        match suit {
            SPADES if *card >= QUEEN_OF_SPADES && length < MANY_SPADES => 100 + i32::from(*card == QUEEN_OF_SPADES),
            SPADES => 0,
            HEART_SUIT => 3 * rank + 3,
            _ => 3 * rank - 2 * length as i32,
        }
    };
    hand.iter().max_by_key(danger).unwrap_or_default()
}

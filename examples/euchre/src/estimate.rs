//! Advice to bots: bids and plays a deal to its end with simple choices and all cards open.

use rondel::Seat;
use rondel::components::{Cards, Suits, Trick};

use crate::cards::{ACE, PLAIN, SUITS, suits};
use crate::{Euchre, HAND, PLAYERS, Phase, TEAMS, Table, left, partner, points};

/// How far the points of the teams move apart in a deal.
const SPREAD: f32 = 3.0;
/// The strength of trumps by rank, up to the bowers, and that of other aces and of suits without a card.
const TRUMPS: [i32; 8] = [12, 12, 0, 15, 15, 20, 25, 30];
const OTHER_ACE: i32 = 10;
const VOID: i32 = 5;
/// The strength that it takes to make trumps, and to play alone.
const MAKES: i32 = 60;
const ALONE: i32 = 100;
/// What a trump costs more than another card.
const TRUMP_COST: u8 = 20;

/// A deal that is played on with all cards open.
struct Deal {
    hands: [Cards; PLAYERS],
    trick: Trick,
    suits: Suits,
    trump: u8,
    tricks: [u8; 2],
}

/// Returns the chance of each team to win.
pub(crate) fn chances(rules: &Euchre, table: &Table) -> [f32; 2] {
    let gained = if table.phase == Phase::Deal { [0; 2] } else { gains(rules, *table) };
    // After the last deal, only the order counts.
    let totals = [0, 1].map(|team| table.score.of(Seat::new(team as u8)) + i16::from(gained[team]));
    let is_last = table.score.deals() + 1 >= rules.deals || totals.iter().any(|total| *total >= rules.limit);
    let spread = if is_last { 0.0 } else { SPREAD };
    let gained: [f32; PLAYERS] = std::array::from_fn(|seat| gained[seat % 2].into());
    let first = table.score.chances(&gained, rules.limit, spread, TEAMS)[0];
    [first, 1.0 - first]
}

/// Returns the points that each team will probably gain in this deal.
fn gains(rules: &Euchre, mut table: Table) -> [i8; 2] {
    let mut hands = std::array::from_fn(|seat| table.cards.at(seat));
    if matches!(table.phase, Phase::Order | Phase::Name) && !bid(rules, &mut table, hands) {
        return [0; 2];
    }
    let (Some(trump), Some(maker)) = (table.trump, table.maker) else { return [0; 2] };
    if matches!(table.phase, Phase::Alone | Phase::Discard) {
        let is_ordered = table.upcard().filter(|card| PLAIN.suit(*card) == trump);
        if let Some(upcard) = is_ordered {
            let hand = &mut hands[table.dealer().index()];
            *hand = exchanged(*hand, upcard, trump);
        }
        if table.phase == Phase::Alone {
            table.is_alone = strength(hands[maker.index()], trump) >= ALONE;
        }
        table.begin();
    }
    let mut deal = Deal { hands, trick: table.trick, suits: suits(trump), trump, tricks: table.tricks };
    deal.play_on(&table);
    let team = TEAMS.index(maker);
    let points = points(deal.tricks[team], table.is_alone) as i8;
    let mut gained = [0; 2];
    gained[if points < 0 { 1 - team } else { team }] = points.abs();
    gained
}

/// Bids on. Returns whether somebody makes trumps.
fn bid(rules: &Euchre, table: &mut Table, hands: [Cards; PLAYERS]) -> bool {
    let (dealer, Some(upcard)) = (table.dealer(), table.upcard()) else { return false };
    let turned = PLAIN.suit(upcard);
    while table.phase == Phase::Order {
        let (seat, hand) = (table.mover, hands[table.mover.index()]);
        let worth = TRUMPS[usize::from(suits(turned).rank(upcard))];
        let own = match seat {
            _ if seat == dealer => strength(exchanged(hand, upcard, turned), turned),
            _ if seat == partner(dealer) => strength(hand, turned) + worth / 2,
            _ => strength(hand, turned) - worth / 2,
        };
        if own >= MAKES {
            table.make(turned);
            return true;
        }
        if seat == dealer {
            table.phase = Phase::Name;
        }
        table.mover = left(seat);
    }
    loop {
        let (seat, hand) = (table.mover, hands[table.mover.index()]);
        let best = table.other_suits().map(|suit| (strength(hand, suit), suit)).max().unwrap_or_default();
        if best.0 >= MAKES || rules.sticks && seat == dealer {
            table.make(best.1);
            return true;
        }
        if seat == dealer {
            return false;
        }
        table.mover = left(seat);
    }
}

/// Returns about how good a hand is with these trumps.
fn strength(hand: Cards, trump: u8) -> i32 {
    let suits = suits(trump);
    let trumps = hand.and(suits.cards(trump));
    let own: i32 = trumps.iter().map(|card| TRUMPS[usize::from(suits.rank(card))]).sum();
    let others = hand.without(trumps);
    let aces = others.iter().filter(|card| suits.rank(*card) == ACE).count() as i32;
    let voids = (0..SUITS).filter(|suit| *suit != trump && others.and(suits.cards(*suit)).is_empty()).count() as i32;
    own + OTHER_ACE * aces + if trumps.len() > 1 { VOID * voids } else { 0 }
}

/// Returns the hand of the dealer after a good discard.
fn exchanged(hand: Cards, upcard: u8, trump: u8) -> Cards {
    let without = |card: u8| hand.without(Cards::NONE.with(card)).with(upcard);
    let all = hand.iter().map(without);
    all.max_by_key(|kept| 10 * strength(*kept, trump) + kept.iter().map(|card| rank(card, trump)).sum::<i32>())
        .unwrap_or(hand)
}

fn rank(card: u8, trump: u8) -> i32 {
    suits(trump).rank(card).into()
}

impl Deal {
    fn play_on(&mut self, table: &Table) {
        let mut left = HAND - self.tricks.iter().sum::<u8>();
        while left > 0 {
            let Some(seat) = self.trick.next() else { return };
            let card = self.choice(seat);
            self.hands[seat.index()].remove(card);
            self.trick.play(card);
            if self.trick.next().is_none()
                && let Some(winner) = self.trick.winner(self.suits)
            {
                self.tricks[TEAMS.index(winner)] += 1;
                self.trick = Trick::led_by(winner, table.seats()).without(table.absent());
                left -= 1;
            }
        }
    }

    /// Returns how a card ranks in a trick in which this suit was led; 0 if it cannot win.
    fn worth(&self, card: u8, led: u8) -> u8 {
        let suit = self.suits.suit(card);
        let class = if suit == self.trump { 2 } else { u8::from(suit == led) };
        if class == 0 { 0 } else { TRUMP_COST * class + self.suits.rank(card) }
    }

    /// Returns whether a seat that is yet to play can beat this.
    fn can_beat(&self, seat: Seat, led: u8, worth: u8) -> bool {
        let hand = self.hands[seat.index()];
        let following = hand.and(self.suits.cards(led));
        let legal = if following.is_empty() { hand } else { following };
        legal.iter().any(|card| self.worth(card, led) > worth)
    }

    /// Plays the cheapest card that wins the trick whatever the opponents play, if there is one and the partner's card
    /// does not win anyway, and otherwise the cheapest card.
    fn choice(&self, seat: Seat) -> u8 {
        let legal = self.trick.legal(self.hands[seat.index()], self.suits);
        let led = self.trick.led(self.suits);
        let (mut best, mut best_by, mut have_played) = (0, None, [false; PLAYERS]);
        for (by, card) in self.trick.played() {
            have_played[by.index()] = true;
            let worth = led.map_or(0, |led| self.worth(card, led));
            if worth > best {
                (best, best_by) = (worth, Some(by));
            }
        }
        let opponents = [left(seat), partner(left(seat))];
        let holds =
            |led, worth| opponents.iter().all(|other| have_played[other.index()] || !self.can_beat(*other, led, worth));
        let cost =
            |card: &u8| self.suits.rank(*card) + if self.suits.suit(*card) == self.trump { TRUMP_COST } else { 0 };
        let cheapest = legal.iter().min_by_key(cost).unwrap_or_default();
        if best_by == Some(partner(seat)) && led.is_some_and(|led| holds(led, best)) {
            return cheapest;
        }
        let wins = |card: &u8| {
            let led = led.unwrap_or_else(|| self.suits.suit(*card));
            let worth = self.worth(*card, led);
            worth > best && holds(led, worth)
        };
        legal.iter().filter(wins).min_by_key(cost).unwrap_or(cheapest)
    }
}

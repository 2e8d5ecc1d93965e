//! Hearts: a trick-taking game in which hearts and the queen of spades are bad, unless somebody takes them all.

mod cards;
mod estimate;
mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, SearchSettings, Skill, Skills};
use rondel::components::{Cards, Hands, MatchScore, Sight, Trick};
use rondel::{ConservationError, Dealer, Flow, MAX_SEATS, Outcome, Ruleset, Seat, SeatSet, Seats, Turn};
use serde::{Deserialize, Serialize};

use cards::{HEARTS, PACK, PENALTIES, SUITS, TWO_OF_CLUBS, pack, points};
pub use plugin::{HeartsSetup, Length, PLUGIN};

/// HE-1.1: the maximum number of players.
const PLAYERS: usize = 6;
/// HE-2.1: the number of cards that each player passes.
const PASSED: u32 = 3;
/// HE-4.2: the points of all cards together.
const MOON: u16 = 26;

/// The places for cards after the hands: the cards that each seat has chosen to pass, the deck, and the cards that have
/// been played.
const CHOSEN: usize = PLAYERS;
const DECK: usize = 2 * PLAYERS;
const PLAYED: usize = DECK + 1;

/// The ruleset, with the number of points that ends the game.
pub struct Hearts {
    /// HE-4.3: the limit; with 1 point, the game is over after one deal.
    limit: u16,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    seats: Seats,
    cards: Hands<{ PLAYED + 1 }>,
    /// Whether cards are being chosen to pass.
    is_passing: bool,
    /// The trick that is being played, and the one before it.
    trick: Trick,
    last: Option<Trick>,
    /// The hearts and the queen of spades that each seat has taken in this deal.
    taken: [Cards; PLAYERS],
    /// The points of earlier deals.
    score: MatchScore<PLAYERS>,
}

/// The action of choosing a card to pass, or of playing a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card(u8);

impl Table {
    fn hand(&self, seat: Seat) -> Cards {
        self.cards.at(seat.index())
    }

    /// Returns the cards that a seat has chosen to pass.
    fn chosen(&self, seat: Seat) -> Cards {
        self.cards.at(CHOSEN + seat.index())
    }

    /// HE-2.2: returns how many seats to the left cards are passed in this deal; 0 if none are passed.
    fn distance(&self) -> usize {
        let seats = self.seats.count();
        let deal = usize::from(self.score.deals());
        if seats == 4 { [1, 3, 2, 0][deal % 4] } else { [1, seats - 1, 0][deal % 3] }
    }

    /// Returns the seat to which a seat passes its cards.
    fn receiver(&self, seat: Seat) -> Seat {
        Seat::new(((seat.index() + self.distance()) % self.seats.count()) as u8)
    }

    /// Returns the seat that chooses a card, or plays one; `None` if the game is over.
    fn mover(&self) -> Option<Seat> {
        if self.is_passing {
            return self.seats.each().min_by_key(|seat| self.chosen(*seat).len());
        }
        self.trick.next().filter(|seat| !self.hand(*seat).is_empty())
    }

    /// Returns the cards that a seat may play.
    fn legal(&self, seat: Seat) -> Cards {
        let played = self.cards.at(PLAYED);
        legal(self.hand(seat), &self.trick, played)
    }

    /// HE-1.3: deals all cards, and begins to pass or to play.
    fn deal(&mut self, dealer: &mut Dealer) {
        let pack = pack(self.seats);
        self.cards = Hands::new(pack, DECK, |place| match place {
            DECK => Sight::Nobody,
            PLAYED => Sight::All,
            own => Sight::Owner(Seat::new((own % CHOSEN) as u8)),
        });
        for seat in self.seats.each() {
            self.cards.deal(DECK, seat.index(), pack.len() / self.seats.count() as u32, dealer);
        }
        self.is_passing = self.distance() > 0;
        if !self.is_passing {
            self.begin();
        }
    }

    /// HE-3.1: everybody learns who has the two of clubs and therefore leads.
    fn begin(&mut self) {
        self.cards.lay_open(TWO_OF_CLUBS);
        let leader = self.cards.place_of(TWO_OF_CLUBS).unwrap_or_default();
        self.trick = Trick::led_by(Seat::new(leader as u8), self.seats);
    }

    /// HE-2.1: chooses a card to pass. When everybody has chosen, all cards are passed.
    fn choose(&mut self, seat: Seat, card: u8, dealer: &mut Dealer) {
        self.cards.put(card, CHOSEN + seat.index());
        let chosen = self.chosen(seat);
        if chosen.len() == PASSED {
            dealer.announce(|| stage::chooses(seat, self.receiver(seat), chosen));
        }
        if self.seats.each().any(|seat| self.chosen(seat).len() < PASSED) {
            return;
        }
        dealer.show_secret();
        for seat in self.seats.each() {
            let to = self.receiver(seat);
            let cards = self.chosen(seat);
            cards.iter().for_each(|card| self.cards.put(card, to.index()));
            dealer.announce(|| stage::passes(seat, to, cards));
        }
        self.is_passing = false;
        self.begin();
    }

    /// Plays a card, and records what it tells about the hand it comes from.
    fn play(&mut self, seat: Seat, card: u8, dealer: &mut Dealer) {
        let played = self.cards.at(PLAYED);
        self.cards.put(card, PLAYED);
        let own = seat.index();
        match self.trick.missed(card, SUITS) {
            Some(suit) => self.cards.bar(own, SUITS.cards(suit)),
            // HE-3.4: whoever leads a heart too early has only hearts.
            None if HEARTS.has(card) && played.and(HEARTS).is_empty() => {
                self.cards.bar(own, Cards::ALL.without(HEARTS));
            }
            None => {}
        }
        // HE-3.5: whoever breaks the rule of the first trick has nothing else.
        if PENALTIES.has(card) && is_first(&self.trick, played) {
            self.cards.bar(own, Cards::ALL.without(PENALTIES));
        }
        self.trick.play(card);
        dealer.announce(|| stage::plays(seat, card, HEARTS.has(card) && played.and(HEARTS).is_empty()));
        if self.trick.next().is_none() {
            self.take(dealer);
        }
    }

    /// HE-3.3: the winner takes the trick and leads the next one.
    fn take(&mut self, dealer: &mut Dealer) {
        let Some(winner) = self.trick.winner(SUITS) else { return };
        dealer.moment(self);
        let bad = self.trick.played().map(|(_, card)| card).collect::<Cards>().and(PENALTIES);
        self.taken[winner.index()] = self.taken[winner.index()].or(bad);
        if !bad.is_empty() {
            dealer.flow(|| Flow::of("suit-hearts", points(bad)).to(stage::of("taken", winner)));
        }
        dealer.announce(|| stage::takes(winner, points(bad)));
        self.last = Some(self.trick);
        self.trick = Trick::led_by(winner, self.seats);
    }

    /// Returns the points that each seat gets for the cards it has taken in this deal.
    fn of_deal(&self) -> [u16; PLAYERS] {
        let counted = self.taken.map(points);
        // HE-4.2: whoever takes all points gets none, and all others get 26.
        let shooter = counted.iter().position(|points| *points == MOON);
        let Some(shooter) = shooter else { return counted };
        std::array::from_fn(|seat| if seat == shooter || seat >= self.seats.count() { 0 } else { MOON })
    }

    /// HE-4.1: counts the points of the deal. Deals again unless the game is over (HE-4.3).
    fn score(&mut self, limit: u16, dealer: &mut Dealer) {
        let of_deal = self.of_deal();
        let shooter = self.seats.each().find(|seat| points(self.taken[seat.index()]) == MOON);
        dealer.moment(self);
        if let Some(shooter) = shooter {
            dealer.announce(|| stage::shoots(shooter));
        }
        for seat in self.seats.each() {
            let more = of_deal[seat.index()];
            self.score.add(seat, more as i16);
            let all = self.score.of(seat);
            dealer.announce(|| stage::scores(seat, more, all));
        }
        self.taken = [Cards::NONE; PLAYERS];
        self.score.end_deal();
        if !self.score.has_reached(limit as i16) {
            dealer.moment(self);
            (self.trick, self.last) = (Trick::led_by(Seat::new(0), self.seats), None);
            self.deal(dealer);
        }
    }
}

/// Returns whether a trick is the first of its deal.
fn is_first(trick: &Trick, played: Cards) -> bool {
    trick.played().count() == played.len() as usize
}

/// Returns the cards of a hand that may be played to a trick, after these cards have been played in the deal.
fn legal(hand: Cards, trick: &Trick, played: Cards) -> Cards {
    let following = trick.legal(hand, SUITS);
    let allowed = if played.is_empty() {
        hand.and(Cards::NONE.with(TWO_OF_CLUBS))
    } else if is_first(trick, played) {
        following.without(PENALTIES)
    } else if trick.led(SUITS).is_none() && played.and(HEARTS).is_empty() {
        hand.without(HEARTS)
    } else {
        following
    };
    if allowed.is_empty() { following } else { allowed }
}

impl Ruleset for Hearts {
    type State = Table;
    type Action = Card;

    fn seats(&self) -> RangeInclusive<u8> {
        4..=PLAYERS as u8
    }

    /// Returns the number of decisions if every player comes as close to the limit as possible.
    fn longest_game(&self) -> usize {
        let deals = PLAYERS * usize::from(self.limit - 1) / usize::from(MOON) + 1;
        deals * (usize::from(PACK) + PLAYERS * PASSED as usize)
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let mut table = Table {
            seats,
            cards: Hands::new(Cards::NONE, DECK, |_| Sight::Nobody),
            is_passing: false,
            trick: Trick::led_by(Seat::new(0), seats),
            last: None,
            taken: [Cards::NONE; PLAYERS],
            score: MatchScore::new(seats, Seat::new(0)),
        };
        table.deal(dealer);
        table
    }

    /// HE-4.4: the fewest points win.
    fn turn(&self, table: &Table) -> Turn {
        let Some(seat) = table.mover() else {
            let of = |seat: usize| table.score.points().get(seat).map_or(0, |points| -i32::from(*points));
            let points: [i32; PLAYERS] = std::array::from_fn(of);
            let reason = if self.limit > 1 { "end-limit" } else { "end-deal" };
            return Turn::Over(Outcome::by_points(&points, table.seats, reason));
        };
        Turn::Decide(seat)
    }

    /// HE-2.1: all players choose their cards at the same time.
    fn together(&self, table: &Table) -> SeatSet {
        if table.is_passing { table.seats.each().collect() } else { SeatSet::NONE }
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Card>) {
        if let Some(seat) = table.mover() {
            let cards = if table.is_passing { table.hand(seat) } else { table.legal(seat) };
            into.extend(cards.iter().map(Card));
        }
    }

    fn random_action(&self, table: &Table, dealer: &mut Dealer, _buffer: &mut Vec<Card>) -> Card {
        let seat = table.mover().unwrap_or(Seat::new(0));
        let cards = if table.is_passing { table.hand(seat) } else { table.legal(seat) };
        Card(cards.nth(dealer.below(cards.len())))
    }

    fn apply(&self, table: &mut Table, Card(card): Card, dealer: &mut Dealer) {
        let Some(seat) = table.mover() else { return };
        if table.is_passing {
            return table.choose(seat, card, dealer);
        }
        table.play(seat, card, dealer);
        if table.seats.each().all(|seat| table.hand(seat).is_empty()) {
            table.score(self.limit, dealer);
        }
    }

    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        table.cards.determinize(observer, dealer);
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        table.cards.check_conservation("cards", pack(table.seats))
    }

    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        Some(estimate::shares(table, self.limit)[seat.index()])
    }

    fn estimates(&self, table: &Table, _seats: Seats) -> [f32; MAX_SEATS] {
        estimate::shares(table, self.limit)
    }

    /// The estimate itself plays the deal on.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 0, ..SearchSettings::USUAL }
    }

    fn skills(&self) -> Skills {
        [(10, 75), (30, 45), (60, 20), (200, 4), (3000, 0), (3000, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    }

    /// Returns values measured with `rondel ladder` at tables of four (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1226, 1340, 1500, 1668, 1754, 1754])
    }
}

//! caravan-title: all players choose a card at the same time and in secret, and the highest card takes the prize.
//!
//! `Picks` asks one seat after another and keeps each choice hidden from the others until the last seat has
//! chosen. Until then, the chosen cards remain in the hands. Change the rules step by step, starting with
//! `rules/en.md`; `cargo test` reports what is missing.

mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::components::{Cards, Picks};
use rondel::{
    Announcement, ConservationError, Dealer, MAX_SEATS, Outcome, Ruleset, Seat, SeatSet, Seats, Text, Turn, Weight,
};
use serde::{Deserialize, Serialize};

pub use plugin::{Options, PLUGIN};

/// Minimum and maximum number of players.
pub const PLAYERS: (u8, u8) = (FEWEST, MOST);
/// Number of rounds, which is also the number of cards in each initial hand.
pub const ROUNDS: u8 = 8;
//? hidden
/// Number of cards, which are numbered from 0.
pub const CARDS: u8 = 64;
//? end

/// The rules of caravan-title.
pub struct Rules;

/// The complete position, including hidden cards. Plain data without randomness or text.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The seats in the game.
    pub seats: Seats,
    /// Value of the prize in each round.
    pub prizes: [u8; ROUNDS as usize],
    /// Number of completed rounds.
    pub round: u8,
    /// Each seat's hand.
    pub hands: [Cards; MAX_SEATS],
    /// Each seat's choice in this round, known only to that seat.
    pub chosen: Picks<u8>,
    /// All cards that each seat has revealed.
    pub shown: [Cards; MAX_SEATS],
    /// The card that each seat revealed last.
    pub latest: [Option<u8>; MAX_SEATS],
    /// Points of the prizes that each seat has won.
    pub points: [u8; MAX_SEATS],
}

/// A decision: the card to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choose(pub u8);

impl Table {
    /// Returns each seat's points, for the outcome and the score sheet.
    pub fn score(&self) -> Vec<i32> {
        self.seats.each().map(|seat| i32::from(self.points[seat.index()])).collect()
    }
}

impl Ruleset for Rules {
    type State = Table;
    type Action = Choose;

    fn seats(&self) -> RangeInclusive<u8> {
        PLAYERS.0..=PLAYERS.1
    }

    fn longest_game(&self) -> usize {
        usize::from(ROUNDS) * MAX_SEATS
    }

    fn allows_ties(&self) -> bool {
        true
    }

    /// CV-1.1: each player receives a hand, and the prizes are placed in a row.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let mut prizes = [0; ROUNDS as usize];
        for (prize, worth) in prizes.iter_mut().zip(1..) {
            *prize = worth;
        }
        dealer.shuffle(&mut prizes);
        let mut hands = [Cards::NONE; MAX_SEATS];
        //? hidden
        let mut deck = Cards::first(CARDS);
        for hand in &mut hands[..seats.count()] {
            *hand = deck.draw_many(ROUNDS.into(), dealer);
        }
        //? open
        hands[..seats.count()].fill(Cards::first(ROUNDS));
        //? end
        let chosen = Picks::ask(seats.each().collect());
        let (latest, shown) = ([None; MAX_SEATS], [Cards::NONE; MAX_SEATS]);
        Table { seats, prizes, round: 0, hands, chosen, shown, latest, points: [0; MAX_SEATS] }
    }

    /// CV-1.4: after the last round, the player with the most points wins.
    fn turn(&self, table: &Table) -> Turn {
        match table.chosen.asked() {
            Some(seat) => Turn::Decide(seat),
            None => Turn::Over(Outcome::by_points(&table.score(), table.seats, "end-rounds")),
        }
    }

    /// CV-1.2: all players choose simultaneously.
    fn together(&self, table: &Table) -> SeatSet {
        table.chosen.together()
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Choose>) {
        if let Turn::Decide(seat) = self.turn(table) {
            into.extend(table.hands[seat.index()].iter().map(Choose));
        }
    }

    fn apply(&self, table: &mut Table, Choose(card): Choose, dealer: &mut Dealer) {
        let Some(seat) = table.chosen.asked() else { return };
        table.chosen.choose(card);
        dealer.announce(|| {
            let own = Text::new("chooses-it").with("card", card + 1);
            Announcement::new(Text::new("chooses").with("seat", stage::name(seat))).private_to(seat, own)
        });
        if table.chosen.are_all_in() {
            reveal(table, dealer);
        }
    }

    //? hidden
    /// A card that `observer` has not seen may be in any other hand or be another seat's choice.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        let mut unseen = Cards::first(CARDS).without(table.hands[observer.index()]);
        for shown in table.shown {
            unseen = unseen.without(shown);
        }
        for other in table.seats.each().filter(|other| *other != observer).map(Seat::index) {
            table.hands[other] = unseen.draw_many(table.hands[other].len(), dealer);
        }
        let hands = table.hands;
        table.chosen.suppose(observer, |other| { hands[other.index()] }.draw(dealer));
    }
    //? open
    /// Another seat may have chosen any card of its hand.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        let hands = table.hands;
        table.chosen.suppose(observer, |other| { hands[other.index()] }.draw(dealer));
    }
    //? end

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        let held: u32 = table.hands.iter().chain(&table.shown).map(|cards| cards.len()).sum();
        ConservationError::check("cards", held as usize, table.seats.count() * usize::from(ROUNDS))
    }

    /// Position estimate for bots, based on the lead over the best opponent.
    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        let own = f32::from(table.points[seat.index()]);
        let others = table.seats.each().filter(|other| *other != seat).map(|other| table.points[other.index()]);
        let best = f32::from(others.max().unwrap_or(0));
        Some(((own - best) / 40.0 + 0.5).clamp(0.0, 1.0))
    }
}

/// CV-1.3: all cards are revealed, and the highest takes the prize; if several tie for highest, no player takes it.
fn reveal(table: &mut Table, dealer: &mut Dealer) {
    let chosen = table.chosen.reveal(dealer);
    let winner = chosen.highest_by(|card| *card).map(|(seat, _)| seat);
    for (seat, card) in chosen.each() {
        table.hands[seat.index()].remove(card);
        table.shown[seat.index()].add(card);
        table.latest[seat.index()] = Some(card);
        dealer.announce(|| {
            let told = Text::new("shows").with("seat", stage::name(seat)).with("card", card + 1);
            Announcement::new(told).weighing(Weight::Small).about([stage::latest(seat)])
        });
    }
    let worth = table.prizes[usize::from(table.round)];
    if let Some(winner) = winner {
        table.points[winner.index()] += worth;
    }
    table.round += 1;
    if table.round < ROUNDS {
        table.chosen = Picks::ask(table.seats.each().collect());
    }
    dealer.announce(|| match winner {
        Some(winner) => {
            let told = Text::new("wins").with("seat", stage::name(winner)).with("worth", worth);
            Announcement::new(told).weighing(Weight::Great).about([stage::stock(winner)])
        }
        None => Announcement::new(Text::new("nobody-wins").with("worth", worth)),
    });
}

//! caravan-title: all choose a card at the same time, unseen by each other, and the highest takes the prize.
//!
//! `together` says who decides at the same time. They are asked one after another all the same; till the last has chosen, what the
//! others chose lies hidden in the state. Change the rules step by step, in `rules/en.md` first; `cargo test` says what is missing.

mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::components::Cards;
use rondel::{Announcement, Dealer, MAX_SEATS, Miscount, Outcome, Ruleset, Seat, SeatSet, Seats, Text, Turn, Weight};
use serde::{Deserialize, Serialize};

pub use plugin::{Options, PLUGIN};

/// The fewest and the most players.
pub const PLAYERS: (u8, u8) = (FEWEST, MOST);
/// So many rounds are played, with as many cards of everybody.
pub const ROUNDS: u8 = 8;
//? hidden
/// So many cards there are, numbered from 0.
pub const CARDS: u8 = 60;
//? end

/// The rules of caravan-title.
pub struct Rules;

/// All that changes in play, hidden cards included: plain data, no luck, no text.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// How many play.
    pub seats: Seats,
    /// What is to be won, round by round.
    pub prizes: [u8; ROUNDS as usize],
    /// How many rounds are over.
    pub round: u8,
    /// What each seat holds.
    pub hands: [Cards; MAX_SEATS],
    /// What each seat has chosen in this round; only that seat knows it.
    pub chosen: [Option<u8>; MAX_SEATS],
    /// What each seat has shown in all rounds.
    pub shown: [Cards; MAX_SEATS],
    /// What each seat showed last.
    pub latest: [Option<u8>; MAX_SEATS],
    /// What each seat has won.
    pub points: [u8; MAX_SEATS],
}

/// A decision: choosing this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choose(pub u8);

impl Table {
    /// Who is asked next; nobody where all have chosen.
    pub fn mover(&self) -> Option<Seat> {
        self.seats.each().find(|seat| self.chosen[seat.index()].is_none())
    }

    /// What each seat has, as the outcome and the score sheet want it.
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

    /// CV-1.1: everybody has a hand, and the prizes lie in a row.
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
        let (chosen, latest, shown) = ([None; MAX_SEATS], [None; MAX_SEATS], [Cards::NONE; MAX_SEATS]);
        Table { seats, prizes, round: 0, hands, chosen, shown, latest, points: [0; MAX_SEATS] }
    }

    /// CV-1.4: after the last round most points win.
    fn turn(&self, table: &Table) -> Turn {
        match table.mover() {
            Some(seat) if table.round < ROUNDS => Turn::Decide(seat),
            _ => Turn::Over(Outcome::by_points(&table.score(), table.seats, "end-rounds")),
        }
    }

    /// CV-1.2: all choose at the same time.
    fn together(&self, table: &Table) -> SeatSet {
        if table.round < ROUNDS { table.seats.each().collect() } else { SeatSet::NONE }
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Choose>) {
        if let Turn::Decide(seat) = self.turn(table) {
            into.extend(table.hands[seat.index()].iter().map(Choose));
        }
    }

    fn apply(&self, table: &mut Table, Choose(card): Choose, dealer: &mut Dealer) {
        let Some(seat) = table.mover() else { return };
        table.hands[seat.index()].remove(card);
        table.chosen[seat.index()] = Some(card);
        dealer.announce(|| {
            let own = Text::new("chooses-it").with("card", card + 1);
            Announcement::new(Text::new("chooses").with("seat", stage::name(seat))).whispered(seat, own)
        });
        if table.mover().is_none() {
            reveal(table, dealer);
        }
    }

    //? hidden
    /// What `observer` has not seen may lie in any other hand, or be what another chose.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        let own = observer.index();
        let mut unseen = Cards::first(CARDS).without(table.hands[own]).without(table.chosen[own].into_iter().collect());
        for shown in table.shown {
            unseen = unseen.without(shown);
        }
        for other in table.seats.each().map(Seat::index).filter(|other| *other != own) {
            if table.chosen[other].is_some() {
                table.chosen[other] = unseen.draw(dealer);
            }
            table.hands[other] = unseen.draw_many(table.hands[other].len(), dealer);
        }
    }
    //? open
    /// What another chose may be any card that it had.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        for other in table.seats.each().filter(|other| *other != observer).map(Seat::index) {
            if let Some(card) = table.chosen[other] {
                table.hands[other].add(card);
                table.chosen[other] = table.hands[other].draw(dealer);
            }
        }
    }
    //? end

    fn census(&self, table: &Table) -> Result<(), Miscount> {
        let held: u32 = table.hands.iter().chain(&table.shown).map(|cards| cards.len()).sum();
        let chosen = table.chosen.iter().flatten().count();
        Miscount::check("cards", held as usize + chosen, table.seats.count() * usize::from(ROUNDS))
    }

    /// Advice to bots: who is ahead of the best of the others stands well.
    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        let own = f32::from(table.points[seat.index()]);
        let others = table.seats.each().filter(|other| *other != seat).map(|other| table.points[other.index()]);
        let best = f32::from(others.max().unwrap_or(0));
        Some(((own - best) / 40.0 + 0.5).clamp(0.0, 1.0))
    }
}

/// CV-1.3: all are shown, and the highest takes the prize; among several highest nobody does.
fn reveal(table: &mut Table, dealer: &mut Dealer) {
    // Everybody has seen something: nobody takes a choice back any more.
    dealer.show_secret();
    let highest = table.chosen.iter().flatten().copied().max();
    let mut best = table.seats.each().filter(|seat| table.chosen[seat.index()] == highest);
    let winner = best.next().filter(|_| best.next().is_none());
    for seat in table.seats.each() {
        let Some(card) = table.chosen[seat.index()].take() else { continue };
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
    dealer.announce(|| match winner {
        Some(winner) => {
            let told = Text::new("wins").with("seat", stage::name(winner)).with("worth", worth);
            Announcement::new(told).weighing(Weight::Great).about([stage::stock(winner)])
        }
        None => Announcement::new(Text::new("nobody-wins").with("worth", worth)),
    });
}

//! caravan-title: cards of a hidden hand are played onto one pile, and whoever plays higher than the card below scores.
//!
//! Hands are secret: `Hands` keeps where each card lies and who sees it there, `stage.rs` shows it so. Change the rules step by step, in
//! `rules/en.md` first; `cargo test` says what is missing.

mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::components::{Cards, Hands};
use rondel::{Announcement, ConservationError, Dealer, Flow, MAX_SEATS, Outcome, Ruleset, Seat, Seats, Text, Turn};
use serde::{Deserialize, Serialize};

pub use plugin::{Options, PLUGIN};

/// The fewest and the most players.
pub const PLAYERS: (u8, u8) = (FEWEST, MOST);
/// So many cards there are, numbered from 0.
pub const CARDS: u8 = 60;
/// So many cards everybody holds.
pub const HAND: u32 = 3;
/// So many cards everybody plays.
pub const PLAYS: u8 = 5;

/// The places where cards lie beside the six hands: the deck, which nobody sees, and the pile, which all do.
pub const DECK: usize = MAX_SEATS;
pub const PILE: usize = MAX_SEATS + 1;

/// The rules of caravan-title.
pub struct Rules;

/// All that changes in play, hidden cards included: plain data, no luck, no text.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// How many play.
    pub seats: Seats,
    /// Where each card lies: in a hand, which that seat alone knows, in the deck or on the pile. None of them has an order.
    pub cards: Hands<8>,
    /// The one that lies on top.
    pub top: Option<u8>,
    /// How often each seat played higher than the card below.
    pub points: [u8; MAX_SEATS],
    /// How many cards were played.
    pub played: u8,
}

/// A decision: playing this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Play(pub u8);

impl Table {
    /// How many cards are played in all.
    pub fn plays_in_all(&self) -> u8 {
        PLAYS * self.seats.count() as u8
    }

    /// Who plays the next card, where one is to be played (CV-1.2).
    pub fn mover(&self) -> Seat {
        Seat::new(self.played % self.seats.count() as u8)
    }

    /// What each seat has, as the outcome and the score sheet want it.
    pub fn score(&self) -> Vec<i32> {
        self.seats.each().map(|seat| i32::from(self.points[seat.index()])).collect()
    }
}

impl Ruleset for Rules {
    type State = Table;
    type Action = Play;

    fn seats(&self) -> RangeInclusive<u8> {
        PLAYERS.0..=PLAYERS.1
    }

    fn longest_game(&self) -> usize {
        usize::from(PLAYS) * MAX_SEATS
    }

    fn allows_ties(&self) -> bool {
        true
    }

    /// CV-1.1: everybody draws a hand.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let mut cards = Hands::of_seats(Cards::first(CARDS), DECK);
        for seat in seats.each() {
            cards.deal(DECK, seat.index(), HAND, dealer);
        }
        Table { seats, cards, top: None, points: [0; MAX_SEATS], played: 0 }
    }

    /// CV-1.4: after so many cards of everybody most points win.
    fn turn(&self, table: &Table) -> Turn {
        if table.played < table.plays_in_all() {
            return Turn::Decide(table.mover());
        }
        Turn::Over(Outcome::by_points(&table.score(), table.seats, "end-cards"))
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Play>) {
        if table.played < table.plays_in_all() {
            into.extend(table.cards.at(table.mover().index()).iter().map(Play));
        }
    }

    fn apply(&self, table: &mut Table, Play(card): Play, dealer: &mut Dealer) {
        let seat = table.mover();
        let scores = table.top.is_some_and(|top| card > top);
        // What flows and is told costs nothing where nobody listens.
        dealer.flow(|| Flow::of("back", 1_u16).from(stage::stock(seat)).to(stage::PILE));
        dealer.announce(|| {
            let key = if scores { "plays-higher" } else { "plays" };
            let told = |key| Text::new(key).with("seat", stage::name(seat)).with("card", card + 1);
            Announcement::new(told(key)).in_brief(told("plays-in-brief")).about([stage::PILE])
        });
        table.cards.put(card, PILE);
        table.top = Some(card);
        table.points[seat.index()] += u8::from(scores);
        // Whoever watches sees this step by itself.
        dealer.moment(table);
        draw(table, seat, dealer);
        table.played += 1;
    }

    /// What `observer` has not seen may lie in the deck or in any other hand.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        table.cards.determinize(observer, dealer);
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        table.cards.check_conservation("cards", Cards::first(CARDS))
    }

    /// Advice to bots: who is ahead of the best of the others stands well.
    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        let own = f32::from(table.points[seat.index()]);
        let others = table.seats.each().filter(|other| *other != seat).map(|other| table.points[other.index()]);
        let best = f32::from(others.max().unwrap_or(0));
        Some(((own - best) / 10.0 + 0.5).clamp(0.0, 1.0))
    }
}

/// CV-1.3: a card is drawn, and only who draws it is told which.
fn draw(table: &mut Table, seat: Seat, dealer: &mut Dealer) {
    let Some(card) = table.cards.draw(DECK, seat.index(), dealer) else { return };
    dealer.announce(|| {
        let own = Text::new("draws-it").with("card", card + 1);
        Announcement::new(Text::new("draws").with("seat", stage::name(seat))).private_to(seat, own)
    });
}

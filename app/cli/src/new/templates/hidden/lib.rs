//! caravan-title: players play cards from a hidden hand onto one pile and score for each card that is higher
//! than the card below it.
//!
//! `Hands` tracks the location of each card and which seats can see it; `stage.rs` displays it accordingly.
//! Change the rules step by step, starting with `rules/en.md`; `cargo test` reports what is missing.

mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::components::{Cards, Hands};
use rondel::{Announcement, ConservationError, Dealer, Flow, MAX_SEATS, Outcome, Ruleset, Seat, Seats, Text, Turn};
use serde::{Deserialize, Serialize};

pub use plugin::{Options, PLUGIN};

/// Minimum and maximum number of players.
pub const PLAYERS: (u8, u8) = (FEWEST, MOST);
/// Number of cards, which are numbered from 0.
pub const CARDS: u8 = 64;
/// Number of cards in a hand.
pub const HAND: u32 = 3;
/// Number of cards that each player plays.
pub const PLAYS: u8 = 5;

/// Locations in addition to the hands: the deck, which is hidden from everyone, and the pile, which is visible.
pub const DECK: usize = MAX_SEATS;
pub const PILE: usize = MAX_SEATS + 1;

/// The rules of caravan-title.
pub struct Rules;

/// The complete position, including hidden cards. Plain data without randomness or text.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The seats in the game.
    pub seats: Seats,
    /// Location of each card: a hand (visible only to its seat), the deck or the pile. The cards at a location have no
    /// order.
    pub cards: Hands<{ PILE + 1 }>,
    /// The top card of the pile.
    pub top: Option<u8>,
    /// Each seat's points, one for each card that was played on a lower card.
    pub points: [u8; MAX_SEATS],
    /// Number of cards played.
    pub played: u8,
}

/// A decision: the card to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Play(pub u8);

impl Table {
    /// Returns the total number of cards played in a game.
    pub fn plays_in_all(&self) -> u8 {
        PLAYS * self.seats.count() as u8
    }

    /// Returns the seat that plays the next card, while the game is in progress (CV-1.2).
    pub fn mover(&self) -> Seat {
        Seat::new(self.played % self.seats.count() as u8)
    }

    /// Returns each seat's points, for the outcome and the score sheet.
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

    /// CV-1.1: each player draws a hand.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let mut cards = Hands::of_seats(Cards::first(CARDS), DECK);
        for seat in seats.each() {
            cards.deal(DECK, seat.index(), HAND, dealer);
        }
        Table { seats, cards, top: None, points: [0; MAX_SEATS], played: 0 }
    }

    /// CV-1.4: when all players have played their cards, the player with the most points wins.
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
        // Flows and announcements are created only if there is a listener.
        dealer.flow(|| Flow::of("back", 1_u16).from(stage::stock(seat)).to(stage::PILE));
        dealer.announce(|| {
            let key = if scores { "plays-higher" } else { "plays" };
            let told = |key| Text::new(key).with("seat", stage::name(seat)).with("card", card + 1);
            Announcement::new(told(key)).in_brief(told("plays-in-brief")).about([stage::PILE])
        });
        table.cards.put(card, PILE);
        table.top = Some(card);
        table.points[seat.index()] += u8::from(scores);
        // Viewers see this step separately.
        dealer.moment(table);
        draw(table, seat, dealer);
        table.played += 1;
    }

    /// A card that `observer` has not seen may be in the deck or in any other hand.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        table.cards.determinize(observer, dealer);
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        table.cards.check_conservation("cards", Cards::first(CARDS))
    }

    /// Position estimate for bots, based on the lead over the best opponent.
    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        let own = f32::from(table.points[seat.index()]);
        let others = table.seats.each().filter(|other| *other != seat).map(|other| table.points[other.index()]);
        let best = f32::from(others.max().unwrap_or(0));
        Some(((own - best) / 10.0 + 0.5).clamp(0.0, 1.0))
    }
}

/// CV-1.3: the player draws a card, and only that player learns which one.
fn draw(table: &mut Table, seat: Seat, dealer: &mut Dealer) {
    let Some(card) = table.cards.draw(DECK, seat.index(), dealer) else { return };
    dealer.announce(|| {
        let own = Text::new("draws-it").with("card", card + 1);
        Announcement::new(Text::new("draws").with("seat", stage::name(seat))).private_to(seat, own)
    });
}

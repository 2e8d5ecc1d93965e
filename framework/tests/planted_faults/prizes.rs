//! A card game in which all players choose simultaneously (after Goofspiel, from the 1930s), with every fault in
//! simultaneous choices that the laws must detect.

use std::ops::RangeInclusive;

use rondel::components::Cards;
use rondel::scene::{BlockedClick, Piece, Rect, Shape, Zone, ZoneKind};
use rondel::{
    Announcement, Choice, ConservationError, Dealer, ElementId, Group, MAX_SEATS, Observer, Outcome, Ruleset, Scene,
    Seat, SeatSet, Seats, Stage, Text, Turn,
};
use serde::{Deserialize, Serialize};

pub(crate) const WORDS: &str = "card = { $rank }\nhidden = a card of { $seat }\nprize = prize { $rank }\nseat = seat { $number }
end = all prizes are taken\nprompt = Choose a card.\nprompt-after = Choose a card: before you lies { $rank }.
play = Play { $rank }\nplay-beside = Play { $rank } beside { $other }\nlog-chooses = { $seat } chooses a card.
log-chooses-it = { $seat } chooses { $rank }.\nlog-shows = { $seat } shows { $rank }.\nlog-wins = { $seat } wins { $rank }.
lower = lower than { $rank }\n";

/// The fault in the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Nothing,
    /// Seats are not declared to decide simultaneously, although they choose in secret.
    DecidesInTurn,
    ForbidsWhatIsChosen,
    NamesWhatIsChosen,
    AsksByWhatIsChosen,
    HindersByWhatIsChosen,
    ShowsWhatIsChosen,
    /// The chosen cards are shown only to seats that have already chosen.
    ShowsItToWhoHasChosen,
    TellsWhatIsChosen,
    AsksTheLastFirst,
    AsksTwice,
    GroupShrinks,
    LeavesOutWhoIsAsked,
    DecidesTogetherAlone,
    SeatsSomebodyMore,
    /// Samples always contain the lowest remaining card as the chosen card.
    SupposesTheLowest,
}

/// Two to eight seats, each with the cards from 1 to 13. In each round, a prize from 1 to 13 is turned up, and all
/// seats play a card simultaneously. The highest card played by only one seat wins the prize.
pub(crate) struct Prizes(pub(crate) Fault);

const CARDS: u8 = 13;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Table {
    seats: Seats,
    /// The cards, from 0, that each seat has not played yet, without its chosen card.
    hands: [Cards; MAX_SEATS],
    chosen: [Option<u8>; MAX_SEATS],
    points: [i32; MAX_SEATS],
    /// The remaining prizes.
    prizes: Cards,
    prize: Option<u8>,
    asked: Seat,
}

impl Table {
    /// Returns the cards that a seat has not played yet, including its chosen card.
    fn unplayed(&self, seat: Seat) -> Cards {
        self.hands[seat.index()].or(self.chosen[seat.index()].into_iter().collect())
    }

    /// Returns the choice of the seat that was asked last.
    fn chosen_before(&self) -> Option<u8> {
        self.seats.each().rev().find_map(|seat| self.chosen[seat.index()])
    }

    /// Returns the seat that played the highest unique card.
    fn winner(&self) -> Option<Seat> {
        let cards = &self.chosen[..self.seats.count()];
        let is_alone = |seat: &Seat| cards.iter().filter(|card| **card == cards[seat.index()]).count() == 1;
        self.seats.each().filter(is_alone).max_by_key(|seat| cards[seat.index()])
    }

    fn show(&mut self, dealer: &mut Dealer) {
        dealer.show_secret();
        let prize = self.prize.take().expect("a prize lies on the table");
        for seat in self.seats.each() {
            let rank = self.chosen[seat.index()].expect("all have chosen") + 1;
            dealer.announce(|| Announcement::new(told("log-shows", seat, rank)));
        }
        if let Some(winner) = self.winner() {
            self.points[winner.index()] += i32::from(prize) + 1;
            dealer.announce(|| Announcement::new(told("log-wins", winner, prize + 1)));
        }
        self.chosen = [None; MAX_SEATS];
        self.prize = self.prizes.draw(dealer);
    }
}

fn named(seat: Seat) -> Text {
    Text::new("seat").with("number", seat.index() + 1)
}

fn told(key: &'static str, seat: Seat, rank: u8) -> Text {
    Text::new(key).with("seat", named(seat)).with("rank", rank)
}

impl Prizes {
    fn is(&self, fault: Fault) -> bool {
        self.0 == fault
    }

    fn next(&self, table: &Table) -> Option<Seat> {
        let waits = |seat: &Seat| table.chosen[seat.index()].is_none();
        if self.is(Fault::AsksTheLastFirst) {
            table.seats.each().rev().find(waits)
        } else {
            table.seats.each().find(waits)
        }
    }
}

impl Ruleset for Prizes {
    type State = Table;
    /// The card, from 0.
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=MAX_SEATS as u8
    }

    fn longest_game(&self) -> usize {
        2 * MAX_SEATS * usize::from(CARDS)
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let mut prizes = Cards::first(CARDS);
        let prize = prizes.draw(dealer);
        let mut hands = [Cards::NONE; MAX_SEATS];
        seats.each().for_each(|seat| hands[seat.index()] = Cards::first(CARDS));
        let mut table = Table {
            seats,
            hands,
            chosen: [None; MAX_SEATS],
            points: [0; MAX_SEATS],
            prizes,
            prize,
            asked: Seat::new(0),
        };
        table.asked = self.next(&table).expect("nobody has chosen");
        table
    }

    fn turn(&self, table: &Table) -> Turn {
        match table.prize {
            Some(_) => Turn::Decide(table.asked),
            None => Turn::Over(Outcome::by_points(&table.points, table.seats, "end")),
        }
    }

    fn together(&self, table: &Table) -> SeatSet {
        let asked = table.asked;
        match self.0 {
            Fault::DecidesInTurn => SeatSet::NONE,
            Fault::GroupShrinks => table.seats.each().filter(|seat| *seat >= asked).collect(),
            Fault::LeavesOutWhoIsAsked => table.seats.each().filter(|seat| *seat != Seat::new(1)).collect(),
            Fault::DecidesTogetherAlone => asked.into(),
            Fault::SeatsSomebodyMore => Seat::each_of(MAX_SEATS as u8).collect(),
            _ => table.seats.each().collect(),
        }
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<u8>) {
        if table.prize.is_none() {
            return;
        }
        let hand = table.hands[table.asked.index()];
        let forbidden = table.chosen_before().filter(|_| self.is(Fault::ForbidsWhatIsChosen) && hand.len() > 1);
        into.extend(hand.iter().filter(|card| Some(*card) != forbidden));
    }

    fn apply(&self, table: &mut Table, card: u8, dealer: &mut Dealer) {
        let seat = table.asked;
        table.hands[seat.index()].remove(card);
        table.chosen[seat.index()] = Some(card);
        dealer.announce(|| {
            let public = Text::new("log-chooses").with("seat", named(seat));
            let own = told("log-chooses-it", seat, card + 1);
            if self.is(Fault::TellsWhatIsChosen) {
                Announcement::new(own)
            } else {
                Announcement::new(public).private_to(seat, own)
            }
        });
        let again = self.is(Fault::AsksTwice) && card % 2 == 1 && self.next(table).is_none();
        if again && table.hands[seat.index()].len() > 1 {
            // After choosing an odd card, the last seat must choose again if it has more than one other card.
            table.chosen[seat.index()] = None;
            return;
        }
        if self.next(table).is_none() {
            table.show(dealer);
        }
        table.asked = self.next(table).expect("nobody has chosen");
    }

    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        for seat in table.seats.each().filter(|seat| *seat != observer) {
            if table.chosen[seat.index()].is_some() {
                let mut unplayed = table.unplayed(seat);
                table.chosen[seat.index()] = if self.is(Fault::SupposesTheLowest) {
                    let lowest = unplayed.iter().min();
                    lowest.inspect(|card| assert!(unplayed.remove(*card)))
                } else {
                    unplayed.draw(dealer)
                };
                table.hands[seat.index()] = unplayed;
            }
        }
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        let prizes = table.prizes.len() as usize + usize::from(table.prize.is_some());
        for seat in table.seats.each() {
            ConservationError::check("cards", table.unplayed(seat).len() as usize, prizes)?;
        }
        Ok(())
    }

    /// Adds a seat's points to its share of the remaining prizes, which is proportional to the strength of its
    /// cards, and compares the sum with that of the best rival.
    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        let sum = |cards: Cards| cards.iter().map(|card| f32::from(card + 1)).sum::<f32>();
        let all: f32 = table.seats.each().map(|seat| sum(table.hands[seat.index()])).sum();
        let left = sum(table.prizes.or(table.prize.into_iter().collect()));
        let expected =
            |seat: Seat| table.points[seat.index()] as f32 + left * sum(table.hands[seat.index()]) / all.max(1.0);
        let rival = table.seats.each().filter(|other| *other != seat).map(expected).fold(0.0, f32::max);
        Some(0.5 + 0.5 * (expected(seat) - rival) / sum(Cards::first(CARDS)))
    }
}

const SIZE: (f32, f32) = (60.0, 90.0);

fn card_id(seat: Seat, card: u8) -> ElementId {
    ElementId::new("card", 100 * seat.index() as u32 + u32::from(card))
}

impl Prizes {
    fn shows(&self, table: &Table, observer: Observer, seat: Seat) -> bool {
        let has_chosen = |other: Seat| table.chosen[other.index()].is_some();
        observer.sees_secrets_of(seat)
            || self.is(Fault::ShowsWhatIsChosen)
            || self.is(Fault::ShowsItToWhoHasChosen)
                && matches!(observer, Observer::Seat(other) if has_chosen(other) && other < seat)
    }
}

impl Stage for Prizes {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        let mut scene = Scene::new(observer);
        for seat in table.seats.each() {
            let row = Rect::new(20.0, 20.0 + 105.0 * seat.index() as f32, 700.0, 100.0);
            let face = |card: u8, x: f32| {
                let rect = Rect::new(x, row.y, SIZE.0, SIZE.1);
                Piece::new(card_id(seat, card), Shape::Card, rect, Text::new("card").with("rank", card + 1))
            };
            let is_open = self.shows(table, observer, seat);
            // Observers who do not see the chosen card see all possible candidates.
            let hand = if is_open { table.hands[seat.index()] } else { table.unplayed(seat) };
            let faces = hand.iter().map(|card| face(card, row.x + 70.0 * f32::from(card)));
            scene.zones.push(Zone::new(ZoneKind::Fan, row).of(seat).with(faces));
            let back = |x: f32| {
                let rect = Rect::new(x, row.y, SIZE.0, SIZE.1);
                let name = Text::new("hidden").with("seat", named(seat));
                Piece::new(ElementId::new("chosen", seat.index() as u32), Shape::Card, rect, name).back("back")
            };
            let chosen = table.chosen[seat.index()].map(|card| if is_open { face(card, 800.0) } else { back(800.0) });
            let area = Rect { x: 800.0, w: 100.0, ..row };
            scene.zones.push(Zone::new(ZoneKind::Row, area).of(seat).with(chosen));
        }
        let rect = Rect::new(1000.0, 20.0, SIZE.0, SIZE.1);
        let prize = |rank: u8| {
            let name = Text::new("prize").with("rank", rank + 1);
            Piece::new(ElementId::new("prize", u32::from(rank)), Shape::Tile, rect, name)
        };
        scene.zones.push(Zone::new(ZoneKind::Mat, rect).with(table.prize.map(prize)));
        scene
    }

    fn choice(&self, table: &Table, card: u8) -> Choice {
        let label = match table.chosen_before().filter(|_| self.is(Fault::NamesWhatIsChosen)) {
            Some(other) => Text::new("play-beside").with("rank", card + 1).with("other", other + 1),
            None => Text::new("play").with("rank", card + 1),
        };
        Choice::new(label, Group::Main).on([card_id(table.asked, card)])
    }

    fn prompt(&self, table: &Table) -> Text {
        match table.chosen_before().filter(|_| self.is(Fault::AsksByWhatIsChosen)) {
            Some(other) => Text::new("prompt-after").with("rank", other + 1),
            None => Text::new("prompt"),
        }
    }

    fn blocked_clicks(&self, table: &Table) -> Vec<BlockedClick> {
        let hinders = table.chosen_before().filter(|_| self.is(Fault::HindersByWhatIsChosen));
        let reason = |rank| Text::new("lower").with("rank", rank + 1);
        let element = ElementId::new("prize", table.prize.unwrap_or_default().into());
        hinders.map(|rank| BlockedClick { element, reason: reason(rank), rule: "PR-1.1" }).into_iter().collect()
    }

    fn seat_name(&self, seat: Seat) -> Text {
        named(seat)
    }
}

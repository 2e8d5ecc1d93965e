//! A card game with hidden hands in which all players choose a card simultaneously. Its faults make random draws
//! too early or sample hidden information unevenly.

use std::ops::RangeInclusive;

use rondel::components::Cards;
use rondel::conformance::{self, CheckPlan, Law, LawReport, Violation};
use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind};
use rondel::{
    Announcement, Catalog, Choice, ConservationError, Dealer, ElementId, Group, MAX_SEATS, Observer, Outcome, Ruleset,
    Scene, Seat, SeatSet, Seats, Stage, Text, Turn,
};
use serde::{Deserialize, Serialize};

const WORDS: &str =
    "card = { $rank }\nhidden = a card of { $seat }\nseat = seat { $number }\nend = all cards are played
prompt = Choose a card.\nplay = Play { $rank }\nlog-chooses = { $seat } chooses a card.
log-shows = { $seat } shows { $rank }.\nprize = prize { $rank }\n";

/// The fault in the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Nothing,
    /// Choosing an odd card causes a random draw although others have yet to choose.
    DrawsByWhatIsChosen,
    /// Every choice causes a random draw although others have yet to choose.
    DrawsBeforeOthers,
    /// Every choice counts as revealing a secret although others have yet to choose.
    ShowsBeforeOthers,
    /// Samples contain a random hand, but the chosen card is always the lowest card of that hand.
    SupposesTheLowest,
    /// Like `SupposesTheLowest`, but with the highest card.
    SupposesTheHighest,
    /// Samples contain a high chosen card if the prize is high, and a low chosen card if the prize is low.
    SupposesByThePrize,
    /// Samples replace the chosen card with a card of the deck, but keep the hand.
    KeepsTheHand,
}

/// Two to six seats, each with a hand of four cards from a deck of 30. In each round, all seats choose a card
/// simultaneously, and the highest card wins the prize.
struct Bids(Fault);

const CARDS: u8 = 30;
const HAND: u8 = 4;
const PRIZES: u8 = 10;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    seats: Seats,
    hands: [Cards; MAX_SEATS],
    chosen: [Option<u8>; MAX_SEATS],
    deck: Cards,
    played: Cards,
    points: [i32; MAX_SEATS],
    prize: u8,
    prizes: Cards,
    is_over: bool,
}

impl Table {
    fn next(&self) -> Seat {
        self.seats.each().find(|seat| self.chosen[seat.index()].is_none()).unwrap_or(Seat::new(0))
    }

    fn show(&mut self, dealer: &mut Dealer) {
        dealer.show_secret();
        for seat in self.seats.each() {
            let rank = self.chosen[seat.index()].expect("all have chosen");
            dealer.announce(|| {
                Announcement::new(Text::new("log-shows").with("seat", named(seat)).with("rank", u16::from(rank)))
            });
            self.played.add(rank);
        }
        let winner = self.seats.each().max_by_key(|seat| self.chosen[seat.index()]).expect("seats");
        self.points[winner.index()] += i32::from(self.prize) + 1;
        self.chosen = [None; MAX_SEATS];
        self.is_over = self.hands[0].is_empty();
        self.prize = self.prizes.draw(dealer).expect("there are more prizes than rounds");
    }
}

fn named(seat: Seat) -> Text {
    Text::new("seat").with("number", seat.index() + 1)
}

impl Bids {
    fn is(&self, fault: Fault) -> bool {
        self.0 == fault
    }

    /// Removes from a hand the card that a sample assumes to be chosen.
    fn suppose(&self, hand: &mut Cards, prize: u8, dealer: &mut Dealer) -> u8 {
        let high = match self.0 {
            Fault::SupposesTheLowest => Some(false),
            Fault::SupposesTheHighest => Some(true),
            Fault::SupposesByThePrize => Some(prize >= PRIZES / 2),
            _ => None,
        };
        let card = match high {
            Some(true) => hand.iter().max(),
            Some(false) => hand.iter().min(),
            None => return hand.draw(dealer).expect("a hand"),
        };
        let card = card.expect("a hand");
        hand.remove(card);
        card
    }
}

impl Ruleset for Bids {
    type State = Table;
    /// The card, from 0.
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=6
    }

    fn longest_game(&self) -> usize {
        MAX_SEATS * usize::from(HAND)
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let mut deck = Cards::first(CARDS);
        let mut hands = [Cards::NONE; MAX_SEATS];
        seats.each().for_each(|seat| hands[seat.index()] = deck.draw_many(HAND.into(), dealer));
        let mut prizes = Cards::first(PRIZES);
        let prize = prizes.draw(dealer).expect("a prize");
        let (chosen, points, played) = ([None; MAX_SEATS], [0; MAX_SEATS], Cards::NONE);
        Table { seats, hands, chosen, deck, played, points, prize, prizes, is_over: false }
    }

    fn turn(&self, table: &Table) -> Turn {
        if table.is_over {
            Turn::Over(Outcome::by_points(&table.points, table.seats, "end"))
        } else {
            Turn::Decide(table.next())
        }
    }

    fn together(&self, table: &Table) -> SeatSet {
        if table.is_over { SeatSet::NONE } else { table.seats.each().collect() }
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<u8>) {
        if !table.is_over {
            into.extend(table.hands[table.next().index()].iter());
        }
    }

    fn apply(&self, table: &mut Table, card: u8, dealer: &mut Dealer) {
        let seat = table.next();
        table.hands[seat.index()].remove(card);
        table.chosen[seat.index()] = Some(card);
        dealer.announce(|| Announcement::new(Text::new("log-chooses").with("seat", named(seat))));
        if self.is(Fault::DrawsBeforeOthers) || self.is(Fault::DrawsByWhatIsChosen) && card % 2 == 1 {
            dealer.below(2);
        }
        if self.is(Fault::ShowsBeforeOthers) {
            dealer.show_secret();
        }
        if table.seats.each().all(|seat| table.chosen[seat.index()].is_some()) {
            table.show(dealer);
        }
    }

    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        let others = || table.seats.each().filter(|seat| *seat != observer);
        let held: Vec<(Seat, u8, bool)> = others()
            .map(|seat| (seat, table.hands[seat.index()].len() as u8, table.chosen[seat.index()].is_some()))
            .collect();
        if self.is(Fault::KeepsTheHand) {
            for (seat, _, has_chosen) in held {
                if has_chosen {
                    table.deck = table.deck.or(table.chosen[seat.index()].into_iter().collect());
                    table.chosen[seat.index()] = table.deck.draw(dealer);
                }
            }
            return;
        }
        for (seat, ..) in &held {
            table.deck = table.deck.or(table.hands[seat.index()]);
            table.deck = table.deck.or(table.chosen[seat.index()].into_iter().collect());
        }
        for (seat, count, has_chosen) in held {
            let mut hand = table.deck.draw_many((count + u8::from(has_chosen)).into(), dealer);
            table.chosen[seat.index()] = has_chosen.then(|| self.suppose(&mut hand, table.prize, dealer));
            table.hands[seat.index()] = hand;
        }
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        let held: usize = table.seats.each().map(|seat| table.hands[seat.index()].len() as usize).sum();
        let chosen = table.chosen.iter().flatten().count();
        let all = held + chosen + table.deck.len() as usize + table.played.len() as usize;
        ConservationError::check("cards", all, usize::from(CARDS))
    }
}

const SIZE: (f32, f32) = (60.0, 90.0);

impl Stage for Bids {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        let mut scene = Scene::new(observer);
        for seat in table.seats.each() {
            let row = Rect::new(20.0, 20.0 + 120.0 * seat.index() as f32, 700.0, 100.0);
            let is_open = observer.sees_secrets_of(seat);
            let place = |x: f32| Rect::new(x, row.y, SIZE.0, SIZE.1);
            let card = |card: u8, x: f32, slot: u32| {
                if is_open {
                    let name = Text::new("card").with("rank", u16::from(card));
                    return Piece::new(ElementId::new("card", card.into()), Shape::Card, place(x), name);
                }
                let name = Text::new("hidden").with("seat", named(seat));
                let id = ElementId::new("back", 100 * seat.index() as u32 + slot);
                Piece::new(id, Shape::Card, place(x), name).back("back")
            };
            let hand = table.hands[seat.index()].iter().zip(0..);
            let hand = hand.map(|(rank, slot)| card(rank, row.x + 70.0 * slot as f32, slot));
            scene.zones.push(Zone::new(ZoneKind::Fan, row).of(seat).with(hand));
            let area = Rect { x: 800.0, w: 100.0, ..row };
            let chosen = table.chosen[seat.index()].map(|rank| card(rank, 800.0, 99));
            scene.zones.push(Zone::new(ZoneKind::Row, area).of(seat).with(chosen));
        }
        let rect = Rect::new(1000.0, 20.0, SIZE.0, SIZE.1);
        let name = Text::new("prize").with("rank", u16::from(table.prize));
        let prize = Piece::new(ElementId::new("prize", table.prize.into()), Shape::Tile, rect, name);
        scene.zones.push(Zone::new(ZoneKind::Mat, rect).with([prize]));
        scene
    }

    fn choice(&self, _: &Table, card: u8) -> Choice {
        let label = Text::new("play").with("rank", u16::from(card));
        Choice::new(label, Group::Main).on([ElementId::new("card", card.into())])
    }

    fn prompt(&self, _: &Table) -> Text {
        Text::new("prompt")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        named(seat)
    }
}

fn check(fault: Fault, games: u32) -> Result<LawReport, Violation> {
    let catalogs = [Catalog::new("en", [WORDS]).expect("a good locale")];
    let report = conformance::check(&Bids(fault), &CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 1 })?;
    report.verdict().map(|()| report)
}

#[test]
fn an_honest_game_of_hidden_hands_and_secret_choices_keeps_every_law() {
    let report = check(Fault::Nothing, 400);
    assert!(report.as_ref().is_ok_and(|report| report.games == 400 && report.hidden_positions > 3000), "{report:?}");
}

#[test]
fn law_11_catches_luck_before_all_have_chosen() {
    for fault in [Fault::DrawsByWhatIsChosen, Fault::DrawsBeforeOthers, Fault::ShowsBeforeOthers] {
        let report = check(fault, 20);
        let violation = report.as_ref().expect_err("it is caught");
        assert_eq!(violation.law, Law::Together, "{fault:?}: {violation:?}");
        assert!(
            violation.fault.contains("something random is drawn or a secret is shown before"),
            "{fault:?}: {violation:?}"
        );
    }
}

#[test]
fn law_5_catches_samples_that_suppose_some_choices_too_often() {
    for fault in [Fault::SupposesTheLowest, Fault::SupposesTheHighest, Fault::SupposesByThePrize, Fault::KeepsTheHand] {
        let report = check(fault, 200);
        let violation = report.err().unwrap_or_else(|| panic!("{fault:?} is not caught"));
        let law = if fault == Fault::KeepsTheHand { Law::Samples } else { Law::Evenness };
        assert_eq!(violation.law, law, "{fault:?}: {violation:?}");
    }
}

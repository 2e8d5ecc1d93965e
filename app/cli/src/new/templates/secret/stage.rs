//! The layout of the table, the visibility of the cards, and the labels of the choices.

use rondel::components::Cards;
use rondel::scene::{Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Choice, ElementId, Goal, Goals, Group, MAX_SEATS, Observer, Scene, Seat, Stage, Text};

use crate::{Choose, ROUNDS, Rules, Table};

/// Area of the viewer's own hand, in table units. The table is 1600 wide and 900 high.
const OWN: Rect = Rect::new(200.0, 680.0, 1200.0, 210.0);
/// Area of the other hands.
const OTHERS: Rect = Rect::new(40.0, 40.0, 1520.0, 140.0);
/// Area of the players' chosen cards and points.
const DESKS: Rect = Rect::new(40.0, 225.0, 1520.0, 250.0);
/// Area of the prizes.
const PRIZES: Rect = Rect::new(300.0, 510.0, 1000.0, 150.0);

/// Returns a seat's name.
pub(crate) fn name(seat: Seat) -> Text {
    Text::new("seat").with("number", seat.index() + 1)
}

/// Returns the element that shows a player's points.
pub(crate) const fn stock(seat: Seat) -> ElementId {
    ElementId::new("stock", seat.index() as u32)
}

/// Returns the element that shows the card a player revealed last.
pub(crate) const fn latest(seat: Seat) -> ElementId {
    ElementId::new("latest", seat.index() as u32)
}

/// Returns the element for a seat's face-up card.
const fn card(seat: Seat, card: u8) -> ElementId {
    ElementId::new("card", seat.index() as u32 * 100 + card as u32)
}

fn face(id: ElementId, card: u8, rect: Rect) -> Piece {
    Piece::new(id, Shape::Card, rect, Text::new("card").with("card", card + 1))
        .title(Text::new("number").with("number", card + 1))
        .help(Text::new("when-card"), "CV-1.2")
}

/// Returns a card that is face down. Its name does not reveal which card it is.
fn back(id: ElementId, seat: Seat, rect: Rect) -> Piece {
    Piece::new(id, Shape::Card, rect, Text::new("hidden").with("seat", name(seat))).back("back")
}

/// Returns the hands, with only those cards face up that the observer may see.
fn hands(table: &Table, observer: Observer) -> Vec<Zone> {
    let is_own = |seat: &Seat| observer == Observer::Seat(*seat);
    let (own, others): (Vec<Seat>, Vec<Seat>) = table.seats.each().partition(is_own);
    let areas = layout::row(OTHERS, others.len(), OTHERS.w / others.len() as f32 - 10.0, OTHERS.h, 10.0);
    let hand = |(seat, area): (Seat, Rect)| {
        // Only the seat itself sees its hand without the chosen card, so that the hand does not reveal the
        // card to others.
        let chosen: Cards = table.chosen.seen_by(observer, seat).into_iter().collect();
        let cards = table.hands[seat.index()].without(chosen);
        // The cards are side by side, so that no number is covered.
        let width = (area.h * 0.6).min(area.w / f32::from(ROUNDS) - 6.0);
        let places = layout::row(area.shrunk(10.0), cards.len() as usize, width, area.h * 0.8, 4.0);
        //? hidden
        // The back of the chosen card is shown on the seat's mat.
        let away = usize::from(chosen.is_empty() && table.chosen.has_chosen(seat));
        let pieces = cards.iter().skip(away).zip(places).zip(0..).map(|((number, rect), place)| {
            let hidden = ElementId::new("held", seat.index() as u32 * 10 + place);
            if observer.sees_secrets_of(seat) {
                face(card(seat, number), number, rect)
            } else {
                back(hidden, seat, rect)
            }
        });
        //? open
        let pieces = cards.iter().zip(places).map(|(number, rect)| face(card(seat, number), number, rect));
        //? end
        Zone::new(ZoneKind::Fan, area).of(seat).titled(name(seat)).with(pieces)
    };
    others.into_iter().zip(areas).chain(own.into_iter().map(|seat| (seat, OWN))).map(hand).collect()
}

/// Returns a seat's mat: the card it has chosen or revealed last, and its points.
fn desk(table: &Table, observer: Observer, seat: Seat, area: Rect) -> Zone {
    let mut places = layout::row(area.shrunk(10.0), 2, area.w * 0.38, area.h * 0.6, 10.0);
    let mut take = || places.next().unwrap_or(area);
    let (chosen, left) = (ElementId::new("chosen", seat.index() as u32), take());
    let card = match (table.chosen.seen_by(observer, seat), table.latest[seat.index()]) {
        (Some(number), _) => face(chosen, number, left),
        _ if table.chosen.has_chosen(seat) => back(chosen, seat, left),
        (None, Some(number)) => face(latest(seat), number, left),
        (None, None) => {
            Piece::new(latest(seat), Shape::Space, left, Text::new("nothing-shown").with("seat", name(seat)))
        }
    };
    let points = table.points[seat.index()];
    let words = Text::new("stock").with("seat", name(seat)).with("points", points);
    let stock = Piece::new(stock(seat), Shape::Tile, take(), words).title(Text::new("number").with("number", points));
    Zone::new(ZoneKind::Mat, area).of(seat).titled(name(seat)).with([card, stock.tone(Tone::Seat(seat))])
}

impl Stage for Rules {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        let places = layout::row(PRIZES.shrunk(10.0), ROUNDS.into(), 100.0, 110.0, 12.0).zip(0..);
        let left = places.filter(|(_, round)| *round >= table.round);
        let prizes = left.map(|(rect, round)| {
            let worth = table.prizes[usize::from(round)];
            let id = ElementId::new("prize", round.into());
            let piece = Piece::new(id, Shape::Tile, rect, Text::new("prize").with("worth", worth));
            let piece = piece.title(Text::new("number").with("number", worth)).help(Text::new("when-prize"), "CV-1.3");
            if round == table.round { piece.tone(Tone::Accent) } else { piece }
        });
        let mut scene = Scene::new(observer);
        scene.zones.extend(hands(table, observer));
        let areas = layout::row(DESKS, table.seats.count(), DESKS.w / MAX_SEATS as f32, DESKS.h, 10.0);
        scene.zones.extend(table.seats.each().zip(areas).map(|(seat, area)| desk(table, observer, seat, area)));
        scene.zones.push(Zone::new(ZoneKind::Row, PRIZES).titled(Text::new("zone-prizes")).with(prizes));
        scene
    }

    fn choice(&self, table: &Table, Choose(number): Choose) -> Choice {
        let choice = Choice::new(Text::new("choose").with("card", number + 1), Group::Main);
        choice.on(table.chosen.asked().map(|seat| card(seat, number)))
    }

    fn prompt(&self, table: &Table) -> Text {
        Text::new("ask-choose").with("worth", table.prizes[usize::from(table.round).min(usize::from(ROUNDS) - 1)])
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name(seat)
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![UsageHint::of("card", "when-card", "CV-1.2"), UsageHint::of("prize", "when-prize", "CV-1.3")]
    }

    fn round(&self, table: &Table) -> Option<u16> {
        Some(u16::from(table.round.min(ROUNDS - 1)) + 1)
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let end = Goal::end(Text::new("goal-rounds"), ["end-rounds"], "CV-1.4").together(table.round.into());
        let points = Goal::points(Text::new("goal-points"), "CV-1.4").each(table.score());
        Goals { list: vec![points, end.needs(ROUNDS.into())], others: Vec::new() }
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        ScoreSheet { lines: vec![(Text::new("goal-points"), table.score())], others: Vec::new() }
    }
}

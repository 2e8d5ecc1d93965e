//! The layout of the table, the visibility of the cards, and the labels of the choices.

use rondel::scene::{Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Choice, ElementId, Goal, Goals, Group, MAX_SEATS, Observer, Scene, Seat, Stage, Text};

use crate::{DECK, Play, Rules, Table};

/// Area of the viewer's own hand, in table units. The table is 1600 wide and 900 high.
const OWN: Rect = Rect::new(400.0, 660.0, 800.0, 220.0);
/// Area of the other hands.
const OTHERS: Rect = Rect::new(40.0, 40.0, 1520.0, 200.0);
/// Area of the deck and the pile.
const MIDDLE: Rect = Rect::new(560.0, 280.0, 480.0, 180.0);
/// Area of the players' points.
const STOCKS: Rect = Rect::new(160.0, 500.0, 1280.0, 120.0);

/// The pile as an element of the table.
pub(crate) const PILE: ElementId = ElementId::new("pile", 0);

/// Returns a seat's name.
pub(crate) fn name(seat: Seat) -> Text {
    Text::new("seat").with("number", seat.index() + 1)
}

/// Returns the element that shows a player's points.
pub(crate) const fn stock(seat: Seat) -> ElementId {
    ElementId::new("stock", seat.index() as u32)
}

/// Returns a card that is face up.
fn face(card: u8, rect: Rect) -> Piece {
    let id = ElementId::new("card", card.into());
    Piece::new(id, Shape::Card, rect, Text::new("card").with("card", card + 1))
        .title(Text::new("number").with("number", card + 1))
        .help(Text::new("when-card"), "CV-1.2")
}

/// Returns a face-down card of a hand. Neither its name nor its id reveals which card it is.
fn back(seat: Seat, place: u32, rect: Rect) -> Piece {
    let id = ElementId::new("hidden", seat.index() as u32 * 10 + place);
    Piece::new(id, Shape::Card, rect, Text::new("hidden").with("seat", name(seat))).back("back")
}

/// Returns the hands, each face up if the observer may see it.
fn hands(table: &Table, observer: Observer) -> Vec<Zone> {
    let is_own = |seat: &Seat| observer == Observer::Seat(*seat);
    let (own, others): (Vec<Seat>, Vec<Seat>) = table.seats.each().partition(is_own);
    let areas = layout::row(OTHERS, others.len(), OTHERS.w / MAX_SEATS as f32, OTHERS.h, 10.0);
    let hand = |(seat, area): (Seat, Rect)| {
        let cards = table.cards.at(seat.index());
        let places = layout::row(area.shrunk(10.0), cards.len() as usize, area.h * 0.6, area.h * 0.8, 8.0);
        let pieces = cards.iter().zip(places).zip(0..).map(|((card, rect), place)| {
            if observer.sees_secrets_of(seat) { face(card, rect) } else { back(seat, place, rect) }
        });
        Zone::new(ZoneKind::Fan, area).of(seat).titled(name(seat)).with(pieces)
    };
    others.into_iter().zip(areas).chain(own.into_iter().map(|seat| (seat, OWN))).map(hand).collect()
}

impl Stage for Rules {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        let mut places = layout::row(MIDDLE, 2, 120.0, 170.0, 40.0);
        let mut take = || places.next().unwrap_or(MIDDLE);
        let deck = Piece::new(ElementId::new("deck", 0), Shape::Card, take(), Text::new("deck")).back("back");
        let pile = Piece::new(PILE, Shape::Card, take(), Text::new("pile"));
        let pile = match table.top {
            Some(top) => pile.title(Text::new("number").with("number", top + 1)),
            None => Piece { shape: Shape::Space, ..pile },
        };
        let width = (1260.0 / table.seats.count() as f32 - 15.0).min(190.0);
        let rects = layout::row(STOCKS.shrunk(10.0), table.seats.count(), width, 90.0, 15.0);
        let stocks = table.seats.each().zip(rects).map(|(seat, rect)| {
            let points = table.points[seat.index()];
            let words = Text::new("stock").with("seat", name(seat)).with("points", points);
            Piece::new(stock(seat), Shape::Tile, rect, words)
                .title(Text::new("number").with("number", points))
                .tone(Tone::Seat(seat))
        });
        let mut scene = Scene::new(observer);
        scene.zones.extend(hands(table, observer));
        scene.zones.push(Zone::new(ZoneKind::Row, MIDDLE).with([deck.count(table.cards.at(DECK).len() as u16), pile]));
        scene.zones.push(Zone::new(ZoneKind::Row, STOCKS).titled(Text::new("zone-points")).with(stocks));
        scene
    }

    fn choice(&self, _table: &Table, Play(card): Play) -> Choice {
        Choice::new(Text::new("play").with("card", card + 1), Group::Main).on([ElementId::new("card", card.into())])
    }

    fn prompt(&self, _table: &Table) -> Text {
        Text::new("ask-play")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name(seat)
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![UsageHint::of("card", "when-card", "CV-1.2")]
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let end = Goal::end(Text::new("goal-cards"), ["end-cards"], "CV-1.4").together(table.played.into());
        let points = Goal::points(Text::new("goal-points"), "CV-1.4").each(table.score());
        Goals { list: vec![points, end.needs(table.plays_in_all().into())], others: Vec::new() }
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        ScoreSheet { lines: vec![(Text::new("goal-points"), table.score())], others: Vec::new() }
    }
}

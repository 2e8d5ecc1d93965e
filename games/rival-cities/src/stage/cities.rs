//! What lies before each city, their hands, the supply and the piles.

use rondel::components::{Cards, Kind};
use rondel::scene::{Icon, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::board::{TITLE, bell};
use super::faces;
use crate::content::{Content, Product};
use crate::state::{ALTONA, CITIES, CardRef, State};
use crate::words;

const SUPPLY: Rect = Rect::new(280.0, 4.0, 596.0, 88.0);
const PILES: Rect = Rect::new(884.0, 4.0, 336.0, 88.0);
const TILE: (f32, f32) = (72.0, 56.0);
const MAT: (f32, f32) = (266.0, 986.0);
/// Cards in a hand are larger than on the ring: their owner reads them.
const HAND_CARD: (f32, f32) = (206.0, 136.0);
/// The narrowest a card in a hand becomes before cards overlap.
const NARROWEST: f32 = 104.0;
const HAND_GAP: f32 = 6.0;

/// Where a city's mat lies: Altona's to the left, as on the prestige track.
fn mat(seat: Seat) -> Rect {
    let x = if seat == ALTONA { 7.0 } else { 1227.0 };
    Rect::new(x, 7.0, MAT.0, MAT.1)
}

/// Where a city's hand lies.
fn hand_area(seat: Seat) -> Rect {
    let x = if seat == ALTONA { 280.0 } else { 754.0 };
    Rect::new(x, 828.0, 466.0, 165.0)
}

/// Lays out all that is not the board.
pub(super) fn lay(content: &Content, state: &State, observer: Observer, zones: &mut Vec<Zone>) {
    zones.push(supply(state));
    zones.push(piles(content, state));
    for seat in CITIES {
        zones.push(stock(state, seat));
        zones.extend(won_cards(content, state, seat));
        zones.push(hand(content, state, observer, seat));
    }
}

fn supply(state: &State) -> Zone {
    let bank = &state.bank;
    let area = Rect::new(SUPPLY.x + 8.0, SUPPLY.y + TITLE, SUPPLY.w - 16.0, SUPPLY.h - TITLE - 4.0);
    let products = Product::ALL.iter().map(|product| (words::product_icon(*product), bank.goods.count(*product)));
    let others = [("letter", bank.letters), ("star", bank.stars), ("factory", bank.factories)];
    let tiles = (0..).zip(layout::row(area, 7, TILE.0 + 4.0, TILE.1, 6.0)).zip(products.chain(others)).map(
        |((number, rect), (icon, count))| {
            let name = Text::new("supply-of").with("what", Text::new(icon));
            let piece = Piece::new(words::bank_tile(number), Shape::Tile, rect, name).icon(icon).count(count);
            let piece = if number < 5 {
                piece.help(Text::new("help-supply"), "RC-10.4")
            } else {
                piece.help(Text::new("help-supply-limited"), "RC-10.5")
            };
            if count == 0 { piece.tone(Tone::Spent) } else { piece }
        },
    );
    Zone::new(ZoneKind::Mat, SUPPLY).titled(Text::new("zone-supply")).with(tiles)
}

/// The face-down piles and the open discard.
fn piles(content: &Content, state: &State) -> Zone {
    let area = Rect::new(PILES.x + 8.0, PILES.y + TITLE, PILES.w - 16.0, PILES.h - TITLE - 4.0);
    let pile = |id: ElementId, rect: Rect, key: &'static str, back: Icon, count: u32, rule: &'static str| {
        let piece = Piece::new(id, Shape::Card, rect, Text::new(key)).back(back).count(count as u16);
        let piece = piece.help(Text::new("help-pile"), rule);
        if count == 0 { piece.tone(Tone::Spent) } else { piece }
    };
    let mut places = layout::row(area, 4, 74.0, area.h, 6.0);
    let mut place = || places.next().unwrap_or(area);
    let discard_names: Vec<Text> = state.specials.discard.iter().map(|card| special_summary(content, card)).collect();
    let discarded = state.specials.discard.len();
    let discard = Piece::new(words::DISCARD, Shape::Card, place(), Text::new("discard"))
        .icon("hand")
        .count(discarded as u16)
        .help(
            if discarded == 0 {
                Text::new("help-discard-empty")
            } else {
                Text::new("help-discard").with("cards", Text::List(discard_names))
            },
            "RC-10.2",
        );
    let discard = if discarded == 0 { discard.tone(Tone::Spent) } else { discard };
    let stacks = [
        discard,
        pile(words::ACTION_STACK, place(), "action-stack", words::ACTION_BACK, state.specials.pile.len(), "RC-13.4"),
        pile(words::SHIP_STACK, place(), "ship-stack", words::SHIP_BACK, state.ship_stack.len(), "RC-13.5"),
        pile(words::LAWSUIT_STACK, place(), "lawsuit-stack", words::LAWSUIT_BACK, state.lawsuit_stack.len(), "RC-13.5"),
    ];
    Zone::new(ZoneKind::Mat, PILES).titled(Text::new("zone-piles")).with(stacks)
}

fn special_summary(content: &Content, card: u8) -> Text {
    let actions = content.specials[usize::from(card)].actions.iter().map(|effect| words::effect(*effect)).collect();
    Text::new("card-with-actions")
        .with("card", words::card_name(CardRef::special(card)))
        .with("actions", Text::List(actions))
}

/// A city's products, letters, stars and factories.
fn stock(state: &State, seat: Seat) -> Zone {
    let city = &state.cities[seat];
    let mat = mat(seat);
    let area = Rect::new(mat.x + 8.0, mat.y + 30.0, mat.w - 16.0, 2.0 * TILE.1 + 8.0);
    let cells = layout::grid(area, 4, 2).map(|cell| cell.shrunk(2.0));
    let products = Product::ALL.iter().map(|product| {
        (words::product_tile(seat, *product), words::product_icon(*product), city.stock.count(*product))
    });
    let others = [
        (words::letter_tile(seat), "letter", city.letters),
        (words::star_tile(seat), "star", city.stars),
        (words::factory_tile(seat), "factory", city.active_factories),
        (words::inactive_tile(seat), "factory-inactive", city.inactive_factories),
    ];
    let tiles = cells.zip(products.chain(others)).map(|(rect, (id, icon, count))| {
        let name = Text::new("stock-of").with("city", words::city(seat)).with("what", Text::new(icon));
        let piece = Piece::new(id, Shape::Tile, rect, name).icon(icon).count(count);
        let piece = piece.help(Text::new(format!("help-{icon}")), stock_rule(icon));
        if count == 0 { piece.tone(Tone::Spent) } else { piece.tone(Tone::Seat(seat)) }
    });
    let mut zone = Zone::new(ZoneKind::Mat, mat).of(seat).titled(words::city(seat)).with(tiles);
    if state.bell == Some(seat) {
        zone.pieces.push(bell(Rect::new(mat.x + mat.w - 40.0, mat.y + 2.0, 32.0, 32.0)));
    }
    zone
}

fn stock_rule(icon: Icon) -> &'static str {
    match icon {
        "letter" => "RC-5.8",
        "star" => "RC-12.7",
        "factory" => "RC-5.2",
        "factory-inactive" => "RC-5.13",
        _ => "RC-2.7",
    }
}

/// A city's ships, alliances and lawsuits.
fn won_cards(content: &Content, state: &State, seat: Seat) -> [Zone; 3] {
    let city = &state.cities[seat];
    let mat = mat(seat);
    let part = |top: f32, height: f32| Rect::new(mat.x + 8.0, mat.y + top, mat.w - 16.0, height);
    let ships = part(164.0, 330.0);
    let alliances = part(502.0, 246.0);
    let lawsuits = part(756.0, 226.0);
    let titled = |key: &'static str, area| Zone::new(ZoneKind::Row, area).of(seat).titled(Text::new(key));
    [
        titled("own-ships", ships).with(
            city.ships
                .iter()
                .zip(spread(ships, city.ships))
                .map(|(card, rect)| faces::ship(content, card, words::ship(card), rect)),
        ),
        titled("own-alliances", alliances).with(
            city.alliances
                .iter()
                .zip(spread(alliances, city.alliances))
                .map(|(card, rect)| faces::alliance(content, card, words::alliance(card), rect)),
        ),
        titled("own-lawsuits", lawsuits).with(
            city.lawsuits
                .iter()
                .zip(spread(lawsuits, city.lawsuits))
                .map(|(card, rect)| faces::lawsuit(content, card, words::lawsuit(card), rect)),
        ),
    ]
}

/// Places for cards below the title of an area, as large as so many of them can be there.
fn spread(area: Rect, cards: Cards) -> Vec<Rect> {
    /// How wide a card is for its height.
    const SHAPE: f32 = 1.42;
    let inner = Rect::new(area.x, area.y + TITLE, area.w, area.h - TITLE);
    layout::fitted(inner, cards.len() as usize, inner.w, inner.w / SHAPE, 6.0)
}

/// A city's hand. RC-13.2: what the rival drew shows its back; RC-13.3: what both saw taken lies open. A card in play
/// lies first.
fn hand(content: &Content, state: &State, observer: Observer, seat: Seat) -> Zone {
    let city = &state.cities[seat];
    let area = hand_area(seat);
    let inner = Rect::new(area.x + 8.0, area.y + TITLE + 4.0, area.w - 16.0, area.h - TITLE - 8.0);
    let seen = if observer.sees_secrets_of(seat) { city.hand } else { city.known };
    let in_play = if state.active() == seat { state.in_play } else { Cards::NONE };
    let backs = city.hand.without(seen).len();
    let count = (in_play.len() + city.hand.len()) as usize;
    let room = (inner.w + HAND_GAP) / count.max(1) as f32 - HAND_GAP;
    let mut places = layout::row(inner, count, room.clamp(NARROWEST, HAND_CARD.0), HAND_CARD.1, HAND_GAP);
    let mut place = || places.next().unwrap_or(inner);
    let mut zone = Zone::new(ZoneKind::Fan, area).of(seat).titled(Text::new("hand-of").with("city", words::city(seat)));
    let face = |card: u8, rect: Rect| faces::action_card(content, CardRef::special(card), words::special(card), rect);
    for card in in_play.iter() {
        let rect = place();
        zone.pieces.push(face(card, rect).tone(Tone::Active));
        zone.pieces.extend(faces::open_actions(content, state, CardRef::special(card), rect));
    }
    for card in seen.iter() {
        let piece = face(card, place());
        let known_to_rival = observer.sees_secrets_of(seat) && city.known.has(card);
        zone.pieces.push(if known_to_rival {
            piece.badge(rondel::scene::Corner::BottomRight, [rondel::scene::Inline::Icon("known")])
        } else {
            piece
        });
    }
    for number in 0..backs {
        let name = Text::new("hidden-card").with("city", words::city(seat)).with("number", number + 1);
        zone.pieces.push(
            Piece::new(words::hidden(seat, number), Shape::Card, place(), name)
                .back(words::ACTION_BACK)
                .help(Text::new("help-hidden"), "RC-13.2"),
        );
    }
    zone
}

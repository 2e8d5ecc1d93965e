//! Lays out the cities' mats and hands, the supply and the piles.

use rondel::components::{Arrivals, Kind};
use rondel::scene::{Icon, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::board::{TITLE, bell};
use super::faces;
use super::goals::{WAYS, Way};
use super::places::{CardCounts, Laid, MatPlaces, Places, share};
use crate::content::{CardId, CardsOf, Content, Product, SpecialId};
use crate::state::{CITIES, CardRef, State};
use crate::words;

/// Lays out everything except the board.
pub(super) fn lay(content: &Content, state: &State, observer: Observer, places: &Places, zones: &mut Vec<Zone>) {
    zones.push(supply(state, places.supply));
    zones.push(piles(content, state, places.piles));
    for seat in CITIES {
        let mat = places.mat(seat);
        let city = &state.cities[seat];
        let in_play = if state.active() == seat { state.in_play.len() } else { 0 };
        let cards = CardCounts {
            won: [city.ships.len(), city.alliances.len(), city.lawsuits.len()].map(|count| count as usize),
            hand: (in_play + city.hand.len()) as usize,
            is_hand_hidden: in_play == 0 && !observer.sees_secrets_of(seat) && city.known.is_empty(),
        };
        let MatPlaces { tiles, race, groups: [ships, alliances, lawsuits, in_hand] } = share(mat, cards);
        let stock = stock(state, seat, mat, &tiles).with(self::race(content, state, observer, seat, &race));
        zones.push(stock.with([arms(seat, mat, &race)]));
        zones.extend(won_cards(content, state, seat, &[ships, alliances, lawsuits]));
        zones.push(hand(content, state, observer, seat, in_hand));
    }
}

fn supply(state: &State, mat: Rect) -> Zone {
    let bank = &state.bank;
    let area = Rect::new(mat.x + 8.0, mat.y + TITLE, mat.w - 16.0, mat.h - TITLE - 4.0);
    let columns = if mat.h > mat.w { 2 } else { 7 };
    let cells = layout::grid(area, columns, 7_usize.div_ceil(columns)).map(|cell| cell.shrunk(3.0));
    let products = Product::ALL.iter().map(|product| (words::product_icon(*product), bank.goods.count(*product)));
    let others = [("letter", bank.letters), ("star", bank.stars), ("factory", bank.factories)];
    let tiles = (0..).zip(cells).zip(products.chain(others)).map(|((number, rect), (icon, count))| {
        let name = Text::new("supply-of").with("what", Text::new(icon));
        let piece = Piece::new(words::bank_tile(number), Shape::Tile, rect, name).icon(icon).count(count);
        let piece = if number < 5 {
            piece.help(Text::new("help-supply"), "RC-10.4")
        } else {
            piece.help(Text::new("help-supply-limited"), "RC-10.5")
        };
        if count == 0 { piece.tone(Tone::Spent) } else { piece }
    });
    Zone::new(ZoneKind::Mat, mat).titled(Text::new("zone-supply")).with(tiles)
}

/// Returns the face-down piles and the open discard pile.
fn piles(content: &Content, state: &State, mat: Rect) -> Zone {
    let area = Rect::new(mat.x + 8.0, mat.y + TITLE, mat.w - 16.0, mat.h - TITLE - 4.0);
    let pile = |id: ElementId, rect: Rect, key: &'static str, back: Icon, count: u32, rule: &'static str| {
        let piece = Piece::new(id, Shape::Card, rect, Text::new(key)).back(back).count(count as u16);
        let piece = piece.help(Text::new("help-pile"), rule);
        if count == 0 { piece.tone(Tone::Spent) } else { piece }
    };
    let columns = if mat.h > mat.w { 2 } else { 4 };
    let mut places = layout::grid(area, columns, 4 / columns).map(|cell| cell.shrunk(3.0));
    let mut place = || places.next().unwrap_or(area);
    let discard_names: Vec<Text> =
        state.specials.discard.iter().map(|card| special_summary(content, SpecialId(card))).collect();
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
    Zone::new(ZoneKind::Mat, mat).titled(Text::new("zone-piles")).with(stacks)
}

fn special_summary(content: &Content, card: SpecialId) -> Text {
    words::card_said(content, CardRef::special(card))
}

/// Returns a city's products, letters, stars and factories.
fn stock(state: &State, seat: Seat, mat: Rect, places: &[Rect]) -> Zone {
    let city = &state.cities[seat];
    let products = Product::ALL.iter().map(|product| {
        (words::product_tile(seat, *product), words::product_icon(*product), city.stock.count(*product))
    });
    let others = [
        (words::letter_tile(seat), "letter", city.letters),
        (words::star_tile(seat), "star", city.stars),
        (words::factory_tile(seat), "factory", city.active_factories),
        (words::inactive_tile(seat), "factory-inactive", city.inactive_factories),
    ];
    let tiles = places.iter().zip(products.chain(others)).map(|(rect, (id, icon, count))| {
        let name = Text::new("stock-of").with("city", words::city(seat)).with("what", Text::new(icon));
        let piece = Piece::new(id, Shape::Tile, *rect, name).icon(icon).count(count);
        let piece = piece.help(Text::new(format!("help-{icon}")), stock_rule(icon));
        if count == 0 { piece.tone(Tone::Spent) } else { piece.tone(Tone::Seat(seat)) }
    });
    let mut zone = Zone::new(ZoneKind::Mat, mat).of(seat).titled(words::city(seat)).with(tiles);
    if state.bell == Some(seat) {
        zone.pieces.push(bell(Rect::new(mat.x + mat.w - 50.0, mat.y - 5.0, 44.0, 44.0)));
    }
    zone
}

/// Returns the city's arms, painted faintly on the part of its mat where its cards will be.
fn arms(seat: Seat, mat: Rect, race: &[Rect]) -> Piece {
    let top = race.iter().map(|tile| tile.y + tile.h).fold(mat.y, f32::max);
    let size = ((mat.y + mat.h - top) * 0.8).clamp(1.0, mat.w * 0.8);
    let (x, y) = (mat.x + mat.w / 2.0, f32::midpoint(top, mat.y + mat.h));
    let id = ElementId::new("arms", seat.index() as u32);
    Piece::new(id, Shape::Figure, Rect::around(x, y, size, size), words::city(seat))
        .behind([words::city_icon(seat)])
        .only_seen()
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

/// Returns a city's ships, alliances and lawsuits.
fn won_cards(content: &Content, state: &State, seat: Seat, places: &[Laid; 3]) -> [Zone; 3] {
    let city = &state.cities[seat];
    let [ships, alliances, lawsuits] = places;
    let order = &city.arrivals;
    [
        won("own-ships", seat, (city.ships, order.ships), ships, |card, rect| {
            faces::ship(content, card, words::ship(card), rect).tone(Tone::Seat(seat))
        }),
        won("own-alliances", seat, (city.alliances, order.alliances), alliances, |card, rect| {
            faces::alliance(content, card, words::alliance(card), rect).tone(Tone::Seat(seat))
        }),
        won("own-lawsuits", seat, (city.lawsuits, order.lawsuits), lawsuits, |card, rect| {
            faces::lawsuit(content, card, Text::new("lawsuit-won"), rect).tone(Tone::Seat(seat))
        }),
    ]
}

fn won<Id: CardId, const N: usize>(
    key: &'static str,
    seat: Seat,
    (cards, order): (CardsOf<Id>, Arrivals<N>),
    (area, places): &Laid,
    face: impl Fn(Id, Rect) -> Piece,
) -> Zone {
    let pieces = order.of(cards.numbers()).zip(places).map(|(card, rect)| face(Id::of(card), *rect));
    titled(Zone::new(ZoneKind::Row, *area).of(seat), Text::new(key), places).with(pieces)
}

/// Adds the title to a group that has cards. A group without cards takes up no space.
fn titled(zone: Zone, title: Text, cards: &[Rect]) -> Zone {
    if cards.is_empty() { zone } else { zone.titled(title) }
}

/// Returns a tile for each way to win, with the city's progress. A tile stands out if the city could win in
/// this way in its next turn.
fn race(content: &Content, state: &State, observer: Observer, seat: Seat, places: &[Rect]) -> Vec<Piece> {
    let tile = |((number, way), rect): ((u32, Way), &Rect)| {
        let (has, needs) = (way.has(state, seat), way.needs());
        let id = ElementId::new("race", seat.index() as u32 * WAYS.len() as u32 + number);
        let name = Text::new("race-of").with("city", words::city(seat)).with("goal", Text::new(way.key()));
        let name = name.with("has", has).with("needs", needs);
        let count = if way == Way::Ships { "race-lead" } else { "race-count" };
        let count = Text::new(count).with("has", has).with("needs", needs);
        let piece = Piece::new(id, Shape::Tile, *rect, name).icon(way.icon()).line([Inline::Text(count)]);
        let piece = piece.help(Text::new("help-race").with("goal", Text::new(way.key())), way.rule());
        match needs - has {
            1 if way.is_near(content, state, observer, seat) => piece.tone(Tone::Active),
            _ if has == 0 => piece.tone(Tone::Spent),
            _ => piece.tone(Tone::Accent),
        }
    };
    (0..).zip(WAYS).zip(places).map(tile).collect()
}

/// Returns a city's hand. Cards drawn by the rival are face down (RC-13.2), while cards that both cities saw
/// being taken are face up (RC-13.3). A card in play is shown first.
fn hand(content: &Content, state: &State, observer: Observer, seat: Seat, (area, places): Laid) -> Zone {
    let city = &state.cities[seat];
    let seen = if observer.sees_secrets_of(seat) { city.hand } else { city.known };
    let in_play = if state.active() == seat { state.in_play } else { CardsOf::NONE };
    let backs = city.hand.without(seen).len();
    let title = Text::new("hand-of").with("city", words::city(seat));
    let mut zone = titled(Zone::new(ZoneKind::Fan, area).of(seat), title, &places);
    let mut places = places.into_iter();
    let face =
        |card: SpecialId, rect: Rect| faces::action_card(content, CardRef::special(card), words::special(card), rect);
    let mut place = || places.next().unwrap_or(area);
    for card in in_play.iter() {
        let rect = place();
        let (piece, parts) = faces::performed_card(content, state, CardRef::special(card), words::special(card), rect);
        zone.pieces.push(piece.tone(Tone::Active));
        zone.pieces.extend(parts);
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

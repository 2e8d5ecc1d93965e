//! What lies before whoever sits nearest: the board, the hand, active cards and the cabinet.

use rondel::components::{Cards, Kind};
use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{Observer, Seat, Text};

use super::{TITLE, board, faces, knows, sees};
use crate::content::DeckKind;
use crate::rules::cards;
use crate::state::{State, count_of, each_card};
use crate::{Spandau, words};

const AREA: Rect = Rect::new(8.0, 700.0, 1146.0, 292.0);
/// The size of a spot of the board.
pub(super) const SPOT: f32 = 38.0;
pub(super) const PORTRAIT: f32 = 92.0;
/// The size of a card in the hand, where there is room.
const HAND_CARD: (f32, f32) = (104.0, 148.0);

/// Lays out everything of the nearest player.
pub(super) fn lay(rules: &Spandau, state: &State, observer: Observer, seat: Seat, zones: &mut Vec<Zone>) {
    let mut zone = Zone::new(ZoneKind::Mat, AREA).of(seat).titled(board::title(rules, state, seat));
    zone.pieces.extend(desk(rules, state, seat, AREA));
    zones.push(zone);
    let x = AREA.x + 6.0 + PORTRAIT + 10.0 + SPOT * board::GRID.0 + 8.0;
    let cabinet = Rect::new(AREA.x + AREA.w - 246.0, AREA.y, 240.0, AREA.h - 6.0);
    let middle = Rect::new(x, AREA.y + TITLE + 4.0, cabinet.x - x - 8.0, AREA.h - TITLE - 10.0);
    // Cards in hand take the room of active ones while there are none.
    let player = &state.players[seat];
    let bare = count_of(&player.active) == 0 && player.drawn.iter().all(|drawn| drawn.is_empty());
    let upper = Rect { h: if bare { middle.h - 2.0 * TITLE } else { HAND_CARD.1 }, ..middle };
    let lower = Rect::new(middle.x, upper.y + upper.h + 6.0, middle.w, middle.h - upper.h - 6.0);
    zones.push(hand(rules, state, observer, seat, upper));
    zones.push(active(rules, state, seat, lower));
    zones.push(shelf(rules, state, observer, seat, cabinet, true));
}

/// Portrait, coins, board and totals, in the upper left of an area.
pub(super) fn desk(rules: &Spandau, state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    let (x, y) = (area.x + 6.0, area.y + TITLE + 4.0);
    let mut pieces = vec![
        board::portrait(rules, state, seat, Rect::new(x, y, PORTRAIT, 118.0)),
        coins(state, seat, Rect::new(x, y + 124.0, PORTRAIT / 2.0 - 2.0, 44.0)),
        limit(state, seat, Rect::new(x + PORTRAIT / 2.0 + 2.0, y + 124.0, PORTRAIT / 2.0 - 2.0, 44.0)),
    ];
    pieces.extend(board::grid(rules, state, seat, x + PORTRAIT + 10.0, y, SPOT));
    let totals = Rect::new(x, y + SPOT * board::GRID.1 + 8.0, PORTRAIT + 10.0 + SPOT * board::GRID.0, 48.0);
    pieces.extend(board::totals(rules.content(), state, seat, totals));
    pieces
}

/// A player's coins.
pub(super) fn coins(state: &State, seat: Seat, rect: Rect) -> Piece {
    let name = Text::new("coins-of").with("player", words::player(seat));
    Piece::new(words::coins_element(seat), Shape::Tile, rect, name)
        .icon("pay-coins")
        .count(state.players[seat].coins)
        .help(Text::new("help-coins").with("purse", state.purse(seat)), "SP-3.3")
}

/// SP-7.1: how many cards are active, and how many may be.
pub(super) fn limit(state: &State, seat: Seat, rect: Rect) -> Piece {
    let (active, limit) = (count_of(&state.players[seat].active), cards::limit(state, seat));
    let name = Text::new("limit-of").with("player", words::player(seat));
    Piece::new(words::limit_element(seat), Shape::Tile, rect, name)
        .icon("play-card")
        .line([Inline::Text(Text::verbatim(format!("{active}/{limit}")))])
        .help(Text::new("help-limit").with("active", active).with("limit", limit), "SP-7.1")
}

fn hand(rules: &Spandau, state: &State, observer: Observer, seat: Seat, area: Rect) -> Zone {
    let player = &state.players[seat];
    let zone = Zone::new(ZoneKind::Fan, area).of(seat);
    if sees(state, observer, seat) {
        let places = layout::fitted(area, count_of(&player.hand) as usize, HAND_CARD.0, HAND_CARD.1, 6.0);
        return zone.with(each_card(player.hand).zip(places).map(|(card, rect)| faces::hand_card(rules, card, rect)));
    }
    let back = |(deck, rect): (&DeckKind, Rect)| {
        hand_count(state, seat, *deck, Rect { w: HAND_CARD.0, ..rect }).back(words::card_back(*deck))
    };
    zone.with(DeckKind::ALL.iter().zip(layout::row(area, 3, HAND_CARD.0, HAND_CARD.1, 8.0)).map(back))
}

/// SP-11.1: how many hand cards of a deck a player has.
pub(super) fn hand_count(state: &State, seat: Seat, deck: DeckKind, rect: Rect) -> Piece {
    let count = state.players[seat].hand[deck.index()].len();
    let name = Text::new("hand-of").with("player", words::player(seat)).with("deck", words::deck(deck));
    let value = crate::state::value_of(deck);
    let piece = Piece::new(words::hand_element(seat, deck), Shape::Tile, rect, name);
    let piece = piece.icon(words::symbol_icon(crate::content::Symbol::of_deck(deck)));
    piece.count(count as u16).help(Text::new("help-hand").with("coins", value), "SP-3.6")
}

/// Active cards, and the cards drawn in this turn that nobody has seen.
fn active(rules: &Spandau, state: &State, seat: Seat, area: Rect) -> Zone {
    let player = &state.players[seat];
    let zone = Zone::new(ZoneKind::Row, area).of(seat).titled(Text::new("zone-active"));
    let drawn: Vec<&DeckKind> = DeckKind::ALL.iter().filter(|deck| !player.drawn[deck.index()].is_empty()).collect();
    let face_down = drawn.len() as f32 * 58.0;
    let room = Rect::new(area.x, area.y + TITLE, area.w - face_down, area.h - TITLE);
    let cards = active_cards(rules, state, seat, room);
    let backs = drawn.into_iter().enumerate().map(|(place, deck)| {
        let rect = Rect::new(
            area.x + area.w - face_down + 58.0 * place as f32,
            area.y + TITLE,
            54.0,
            (area.h - TITLE).min(78.0),
        );
        let name = Text::new("drawn-of").with("deck", words::deck(*deck));
        Piece::new(words::drawn_element(seat, *deck), Shape::Card, rect, name)
            .back(words::card_back(*deck))
            .count(player.drawn[deck.index()].len() as u16)
            .help(Text::new("help-drawn"), "SP-11.2")
    });
    let backs: Vec<Piece> = backs.collect();
    zone.with(cards).with(backs)
}

/// The active cards of a player in two rows.
pub(super) fn active_cards(rules: &Spandau, state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    let cards = each_card(state.players[seat].active);
    let count = count_of(&state.players[seat].active) as usize;
    let columns = count.div_ceil(2).max((area.w / 84.0) as usize).max(1);
    let width = (area.w / columns as f32).min(84.0);
    let height = area.h / 2.0;
    cards
        .enumerate()
        .map(|(place, card)| {
            let (x, y) = ((place % columns) as f32, (place / columns) as f32);
            let rect = Rect::new(area.x + x * width, area.y + y * height, width - 4.0, height - 4.0);
            faces::active_card(rules, seat, card, rect)
        })
        .collect()
}

/// The cabinet: the works that the observer sees, the one that is offered first, and the others face down.
pub(super) fn shelf(
    rules: &Spandau,
    state: &State,
    observer: Observer,
    seat: Seat,
    area: Rect,
    with_offer: bool,
) -> Zone {
    let player = &state.players[seat];
    let seen = if sees(state, observer, seat) { player.works } else { player.works.and(state.seen) };
    let genuine = seen.and(state.genuine).iter().filter(|piece| knows(state, observer, *piece)).count();
    let title = Text::new("zone-cabinet").with("count", player.works.len()).with("genuine", genuine);
    let mut zone = Zone::new(ZoneKind::Row, area).of(seat).titled(title);
    let offered = player.offered.filter(|piece| seen.has(*piece));
    let rest = seen.without(offered.into_iter().collect::<Cards>());
    let hidden = player.works.len() - seen.len() - u32::from(player.offered.is_some() && offered.is_none());
    let offered = offered.filter(|_| with_offer);
    let laid = rest.len() as usize + usize::from(offered.is_some());
    let count = laid + usize::from(hidden > 0);
    let inner = Rect::new(area.x, area.y + TITLE + 4.0, area.w, area.h - TITLE - 4.0);
    let columns = if count > 9 { 4 } else { 3 };
    let rows = count.div_ceil(columns).max(3);
    let places: Vec<Rect> = layout::grid(inner, columns, rows).map(|rect| rect.shrunk(2.0)).collect();
    for (piece, rect) in offered.into_iter().chain(rest.iter()).zip(&places) {
        let work = faces::work(rules, state, observer, piece, *rect);
        // SP-9.9: nobody else sees what is chosen for a collection.
        let chosen = state.shown.has(piece) && sees(state, observer, seat);
        let work = if chosen { work.badge(Corner::BottomRight, [Inline::Icon("claim")]) } else { work };
        zone.pieces.push(if Some(piece) == offered {
            work.tone(Tone::Accent).badge(Corner::BottomLeft, [Inline::Icon("offer")])
        } else {
            work
        });
    }
    if let Some(rect) = places.get(laid).filter(|_| hidden > 0) {
        zone.pieces.push(faces::hidden_works(seat, hidden, *rect));
    }
    zone
}

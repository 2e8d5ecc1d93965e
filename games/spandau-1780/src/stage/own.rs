//! What lies before whoever sits nearest: the board, the hand, active cards and the cabinet.

use rondel::components::{Cards, Kind};
use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{Observer, Seat, Text};

use super::{TITLE, board, faces, knows, sees};
use crate::content::DeckKind;
use crate::rules::cards;
use crate::state::{State, count_of, each_card};
use crate::{Spandau, words};

/// How high the totals are, and coins and limit below the portrait.
const TOTALS: f32 = 48.0;
const COINS: f32 = 46.0;
/// How wide the portrait is, and how much of the width portrait and board take at most.
const PORTRAIT: f32 = 96.0;
pub(super) const DESK: f32 = 0.6;
/// The same where more than so many cards and works lie beside it.
const CROWDED_DESK: (f32, u32) = (0.53, 11);
/// The size of a card in the hand, of an active one and of a work, where there is room.
const HAND_CARD: (f32, f32) = (150.0, 214.0);
const ACTIVE_CARD: (f32, f32) = (116.0, 84.0);
const WORK: (f32, f32) = (200.0, 220.0);
/// How wide a work is for its height at most, and how high for its width.
const WIDEST: f32 = 1.25;
const TALLEST: f32 = 1.2;
/// The narrowest room for the cabinet with its title.
const CABINET: f32 = 150.0;
/// The narrowest room for hand and active cards, where there are any.
const CARDS: f32 = 120.0;
/// The same where there are three of them in the hand or just drawn.
const MANY_CARDS: f32 = 210.0;
const GAP: f32 = 8.0;

/// How high the portrait and what lies below it are on a mat of this size.
fn height(area: Rect) -> f32 {
    area.h - TITLE - 14.0 - TOTALS
}

/// How large a spot of the board is.
fn spot(area: Rect, share: f32) -> f32 {
    (height(area) / board::GRID.1).min((area.w * share - PORTRAIT - 30.0) / board::GRID.0).max(1.0)
}

/// How much of a mat's width portrait and board take: all of it while nothing else lies there, and less where much does.
fn desk_share(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let others = count_of(&player.hand) + count_of(&player.active) + player.works.len();
    match others {
        0 if player.drawn.iter().all(|drawn| drawn.is_empty()) => 1.0,
        _ if others > CROWDED_DESK.1 => CROWDED_DESK.0,
        _ => DESK,
    }
}

/// Where the things beside the board begin on a mat.
pub(super) fn beside_desk(area: Rect, share: f32) -> f32 {
    area.x + 6.0 + PORTRAIT + 10.0 + spot(area, share) * board::GRID.0 + GAP
}

/// Lays out everything of the nearest player.
pub(super) fn lay(rules: &Spandau, state: &State, observer: Observer, seat: Seat, area: Rect, zones: &mut Vec<Zone>) {
    let mut zone = Zone::new(ZoneKind::Mat, area).of(seat).titled(board::title(rules, state, seat));
    zone.pieces.extend(desk(rules, state, seat, area, desk_share(state, seat)));
    zones.push(zone);
    let x = if state.players[seat].side.is_some() {
        beside_desk(area, desk_share(state, seat))
    } else {
        area.x + PORTRAIT + 16.0
    };
    let low = if state.players[seat].side.is_some() { 6.0 } else { TOTALS + 10.0 };
    let room = Rect::new(x, area.y, (area.x + area.w - 6.0 - x).max(0.0), area.h - low);
    let (hand_room, active_room, cabinet) = shared(state, observer, seat, room);
    zones.push(hand(rules, state, observer, seat, hand_room));
    zones.push(active(rules, state, seat, active_room));
    zones.push(shelf(rules, state, observer, seat, cabinet, true));
}

/// How the hand, the active cards below it and the cabinet share the room beside the board: by how much lies in each.
fn shared(state: &State, observer: Observer, seat: Seat, room: Rect) -> (Rect, Rect, Rect) {
    let player = &state.players[seat];
    let hand = if sees(state, observer, seat) { count_of(&player.hand) as f32 } else { DeckKind::ALL.len() as f32 };
    let active = count_of(&player.active) as f32;
    let drawn = player.drawn.iter().filter(|drawn| !drawn.is_empty()).count() as f32;
    let works = player.works.len() as f32;
    // What a card asks and brings needs more room than the drawing of a work.
    let (cards, laid) = (1.2 * hand + 0.6 * active + drawn, 0.8 * works);
    let width = if cards == 0.0 || room.w < 2.0 * CARDS {
        room.w
    } else {
        let least = CABINET.min(room.w / 2.0 - GAP);
        let room_for_cards = if hand + drawn > 2.0 { MANY_CARDS } else { CARDS };
        let most = room.w - room_for_cards.min(room.w / 2.0) - GAP;
        (room.w * laid / (laid + cards)).clamp(least, most.max(least))
    };
    let cabinet = Rect::new(room.x + room.w - width, room.y, width, room.h);
    let left = Rect::new(room.x, room.y + TITLE + 4.0, (room.w - width - GAP).max(0.0), room.h - TITLE - 4.0);
    // What is active lies below the hand and takes its room while there is none.
    let below = match (hand > 0.0, active + drawn > 0.0) {
        (_, false) => 0.0,
        (true, true) => (left.h * 0.36).max(TITLE + 62.0),
        (false, true) => left.h + TITLE + 4.0,
    };
    let upper = Rect { h: (left.h - below - 4.0).max(0.0), ..left };
    let lower = Rect::new(left.x, left.y + left.h - below, left.w, below);
    (upper, lower, cabinet)
}

/// Portrait, coins, board and totals, in the upper left of an area.
pub(super) fn desk(rules: &Spandau, state: &State, seat: Seat, area: Rect, share: f32) -> Vec<Piece> {
    let (x, y) = (area.x + 6.0, area.y + TITLE + 4.0);
    let (spot, height) = (spot(area, share), height(area));
    let half = PORTRAIT / 2.0 - 2.0;
    let below = y + height - COINS;
    let mut pieces = vec![
        board::portrait(rules, state, seat, likeness_place(area)),
        coins(state, seat, Rect::new(x, below, half, COINS)),
        limit(state, seat, Rect::new(x + half + 4.0, below, half, COINS)),
    ];
    pieces.extend(board::grid(rules, state, seat, x + PORTRAIT + 10.0, y, spot));
    let has_board = state.players[seat].side.is_some();
    let width = if has_board { PORTRAIT + 10.0 + spot * board::GRID.0 } else { area.w - 12.0 };
    let totals = Rect::new(x, y + height + 4.0, width, TOTALS);
    pieces.extend(board::totals(rules.content(), state, seat, totals));
    pieces
}

/// Where the portrait lies on a mat.
pub(super) fn likeness_place(area: Rect) -> Rect {
    Rect::new(area.x + 6.0, area.y + TITLE + 4.0, PORTRAIT, height(area) - COINS - 4.0)
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
        let places = hand_places(area, count_of(&player.hand) as usize);
        return zone.with(each_card(player.hand).zip(places).map(|(card, rect)| faces::hand_card(rules, card, rect)));
    }
    let places = layout::fitted(area, DeckKind::ALL.len(), HAND_CARD.0, HAND_CARD.1, 6.0);
    let back = |(deck, rect): (&DeckKind, Rect)| hand_count(state, seat, *deck, rect).back(words::card_back(*deck));
    zone.with(DeckKind::ALL.iter().zip(places).map(back))
}

/// Places for so many hand cards; they become wider rather than smaller, so that their names can be read.
fn hand_places(area: Rect, count: usize) -> Vec<Rect> {
    const GAP: f32 = 6.0;
    const WIDER: f32 = 1.3;
    let places = layout::fitted(area, count, HAND_CARD.0, HAND_CARD.1, GAP);
    let in_row = places.iter().filter(|place| place.y < area.y + 1.0).count().max(1);
    let rows = count.div_ceil(in_row).max(1);
    let columns = count.div_ceil(rows).max(1);
    let room = |length: f32, number: usize, most: f32| ((length + GAP) / number as f32 - GAP).min(most).max(1.0);
    let (w, h) = (room(area.w, columns, HAND_CARD.0 * WIDER), room(area.h, rows, HAND_CARD.1));
    let place = |index: usize| {
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        Rect::new(area.x + column * (w + GAP), area.y + row * (h + GAP), w, h)
    };
    (0..count).map(place).collect()
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
    const BACK: f32 = 0.72;
    let player = &state.players[seat];
    let drawn: Vec<&DeckKind> = DeckKind::ALL.iter().filter(|deck| !player.drawn[deck.index()].is_empty()).collect();
    let mut zone = Zone::new(ZoneKind::Row, area).of(seat);
    if count_of(&player.active) == 0 && drawn.is_empty() {
        return zone;
    }
    zone = zone.titled(Text::new("zone-active"));
    let inner = Rect::new(area.x, area.y + TITLE, area.w, area.h - TITLE);
    let most = if count_of(&player.active) == 0 { inner.w } else { inner.w / 2.0 } / drawn.len().max(1) as f32;
    let width = most.min(inner.h * BACK).min(110.0);
    let height = inner.h.min(width / BACK);
    let face_down = drawn.len() as f32 * width;
    let room = Rect { w: inner.w - face_down, ..inner };
    let cards = active_cards(rules, state, seat, room);
    let backs = drawn.into_iter().enumerate().map(|(place, deck)| {
        let x = inner.x + inner.w - face_down + width * place as f32;
        let rect = Rect::new(x, inner.y, width - 4.0, height);
        let name = Text::new("drawn-of").with("deck", words::deck(*deck));
        Piece::new(words::drawn_element(seat, *deck), Shape::Card, rect, name)
            .back(words::card_back(*deck))
            .count(player.drawn[deck.index()].len() as u16)
            .help(Text::new("help-drawn"), "SP-11.2")
    });
    let backs: Vec<Piece> = backs.collect();
    zone.with(cards).with(backs)
}

/// The active cards of a player, as large as they can be there.
pub(super) fn active_cards(rules: &Spandau, state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    let count = count_of(&state.players[seat].active) as usize;
    let places = layout::fitted(area, count, ACTIVE_CARD.0, ACTIVE_CARD.1, 4.0);
    let cards = each_card(state.players[seat].active).zip(places);
    cards.map(|(card, rect)| faces::active_card(rules, seat, card, rect)).collect()
}

/// Places for so many works from the upper left, as large as there is room; they become wider rather than smaller, so that
/// their names can be read.
fn shelves(area: Rect, count: usize) -> Vec<Rect> {
    const GAP: f32 = 4.0;
    let size = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let (w, h) = ((area.w + GAP) / columns as f32 - GAP, (area.h + GAP) / rows - GAP);
        let w = w.min(h * WIDEST).min(WORK.0);
        (w, h.min(w * TALLEST).min(WORK.1))
    };
    let covered = |columns: &usize| size(*columns).0 * size(*columns).1;
    let Some(columns) = (1..=count).max_by(|one, other| covered(one).total_cmp(&covered(other))) else {
        return Vec::new();
    };
    let (w, h) = size(columns);
    let place = |index: usize| {
        let (x, y) = ((index % columns) as f32, (index / columns) as f32);
        Rect::new(area.x + x * (w + GAP), area.y + y * (h + GAP), w, h)
    };
    (0..count).map(place).collect()
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
    let mut zone = Zone::new(ZoneKind::Row, area).of(seat);
    if !player.works.is_empty() {
        zone = zone.titled(title);
    }
    let offered = player.offered.filter(|piece| seen.has(*piece));
    let rest = seen.without(offered.into_iter().collect::<Cards>());
    let hidden = player.works.len() - seen.len() - u32::from(player.offered.is_some() && offered.is_none());
    let offered = offered.filter(|_| with_offer);
    let laid = rest.len() as usize + usize::from(offered.is_some());
    let count = laid + usize::from(hidden > 0);
    let inner = Rect::new(area.x, area.y + TITLE + 4.0, area.w, area.h - TITLE - 4.0);
    let places = shelves(inner, count);
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

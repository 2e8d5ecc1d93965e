//! The other players: a strip for each, and a sheet with the whole board folded behind the portrait.

use rondel::components::Kind;
use rondel::scene::{Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::{TITLE, board, faces, own, sees};
use crate::content::DeckKind;
use crate::state::{State, count_of};
use crate::{Spandau, words};

/// Gap between strips.
const STRIPS_APART: f32 = 8.0;
/// Width of a portrait relative to its height, and its maximum share of the width.
const FACE: f32 = 0.78;
const WIDEST_FACE: f32 = 0.4;
/// Minimum width of a tile for coins, cards or works. If the tiles would be narrower, they form two rows.
const NARROWEST: f32 = 38.0;
/// Height of a row of tiles, relative to its width, above which the tiles form two rows.
const TALLEST: f32 = 0.4;

/// Lays out the other players, clockwise from the nearest one.
pub(super) fn lay(
    rules: &Spandau,
    state: &State,
    observer: Observer,
    near: Seat,
    area: Rect,
    sheet_area: Rect,
    zones: &mut Vec<Zone>,
) {
    let others: Vec<Seat> = state.others(near).collect();
    // In an area that is at least twice as wide as it is tall, strips are side by side; four of them form two rows.
    let across = match others.len() {
        _ if area.w < 2.0 * area.h => 1,
        4 => 2,
        count => count,
    };
    let down = others.len().div_ceil(across);
    let cells = layout::grid(Rect { w: area.w + STRIPS_APART, h: area.h + STRIPS_APART, ..area }, across, down);
    let places = cells.map(|cell| Rect { w: cell.w - STRIPS_APART, h: cell.h - STRIPS_APART, ..cell });
    for (seat, rect) in others.iter().zip(places) {
        zones.push(strip(rules, state, *seat, rect));
    }
    for seat in others {
        sheet(rules, state, observer, seat, sheet_area, zones);
    }
}

fn strip(rules: &Spandau, state: &State, seat: Seat, rect: Rect) -> Zone {
    // A narrow strip has no room for the name of the board.
    let title = if state.seats.count() > 3 { words::player(seat) } else { board::title(rules, state, seat) };
    let mut zone = Zone::new(ZoneKind::Mat, rect).of(seat).titled(title);
    let inner = Rect::new(rect.x + 4.0, rect.y + TITLE + 2.0, rect.w - 8.0, rect.h - TITLE - 6.0);
    // With two players, the board is below the other pieces.
    let spot = if lies_open(state) { (inner.w / board::GRID.0).min(inner.h * 0.64 / board::GRID.1) } else { 0.0 };
    let upper = Rect { h: inner.h - spot * board::GRID.1 - if spot > 0.0 { 6.0 } else { 0.0 }, ..inner };
    let width = (upper.h * FACE).min(upper.w * WIDEST_FACE);
    let face = Rect { w: width, h: upper.h.min(width / FACE * 1.1), ..upper };
    let portrait = board::portrait(rules, state, seat, face);
    // Only a large portrait includes the base symbols. Those of others are on their sheet.
    zone.pieces.push(if lies_open(state) { portrait } else { without_badges(portrait) });
    let left = face.x + face.w + 6.0;
    let beside = Rect { x: left, w: upper.x + upper.w - left, h: upper.h.min(face.h * 1.3), ..upper };
    let columns = if beside.w < 6.0 * NARROWEST || beside.h > TALLEST * beside.w { 3 } else { 6 };
    let places =
        layout::grid(beside, columns, 6 / columns).map(|cell| Rect { w: cell.w - 3.0, h: cell.h - 2.0, ..cell });
    let works = Piece::new(
        ElementId::new("works", seat.index() as u32),
        Shape::Tile,
        beside,
        Text::new("works-of").with("player", words::player(seat)),
    );
    let works =
        works.icon("cabinet").count(state.players[seat].works.len() as u16).help(Text::new("help-works"), "SP-10.1");
    let cards = DeckKind::ALL.iter().map(|deck| empty_if_zero(own::hand_count(state, seat, *deck, beside)));
    let tiles = std::iter::once(own::coins(state, seat, beside)).chain(cards);
    let tiles = tiles.chain([own::limit(state, seat, beside, state.seats.count() > 4), works]);
    zone.pieces.extend(tiles.zip(places).map(|(tile, rect)| Piece { rect, ..tile }));
    if spot > 0.0 {
        zone.pieces.extend(board::grid(rules, state, seat, inner.x, upper.y + upper.h + 6.0, spot));
    }
    zone
}

/// Turns a tile with a count of zero into an empty place with the same icon.
fn empty_if_zero(mut tile: Piece) -> Piece {
    if tile.count != Some(0) {
        return tile;
    }
    let icon = tile.face.icon.take();
    Piece { shape: Shape::Space, ..tile }.behind(icon)
}

fn without_badges(mut piece: Piece) -> Piece {
    piece.face.badges.clear();
    piece
}

/// Returns whether the other player's board is always visible, because there is enough space for it.
fn lies_open(state: &State) -> bool {
    state.seats.count() == 2
}

/// Lays out a sheet, folded behind the portrait, with the whole board, the active cards and the works that
/// everyone has seen.
fn sheet(rules: &Spandau, state: &State, observer: Observer, seat: Seat, area: Rect, zones: &mut Vec<Zone>) {
    let player = &state.players[seat];
    if player.side.is_none() {
        return;
    }
    let folded = |zone: Zone| zone.folded_into(words::portrait(seat));
    // If the board is already visible, the sheet contains only the rest.
    let width = if lies_open(state) { area.w / 2.0 + 60.0 } else { area.w };
    let area = Rect::new(area.x + area.w - width, area.y, width, area.h);
    let mut desk = Zone::new(ZoneKind::Mat, area).of(seat).titled(board::title(rules, state, seat));
    let mut x = area.x + 8.0;
    if !lies_open(state) {
        desk.pieces.push(board::likeness(rules, state, seat, own::likeness_place(area)));
        let laid = ["coins", "limit", "portrait"];
        desk.pieces.extend(
            own::desk(rules, state, seat, area, own::DESK).into_iter().filter(|piece| !laid.contains(&piece.id.kind)),
        );
        x = own::beside_desk(area, own::DESK);
    }
    zones.push(folded(desk));
    let room = Rect::new(x, area.y, area.x + area.w - 6.0 - x, area.h - 6.0);
    let cabinet = Rect { x: room.x + room.w * 0.42, w: room.w * 0.58, ..room };
    let middle = Rect::new(room.x, room.y + TITLE + 4.0, room.w * 0.42 - 8.0, room.h - TITLE - 4.0);
    if count_of(&player.active) > 0 {
        let cards = own::active_cards(rules, state, seat, Rect { h: middle.h / 2.0 - 4.0, ..middle });
        zones.push(folded(Zone::new(ZoneKind::Row, middle).of(seat).with(cards)));
    }
    // The offered work is shown next to the auction instead, and after the end all works are.
    if state.ended.is_none() {
        zones.push(folded(own::shelf(rules, state, observer, seat, cabinet)));
    }
    if let Some(collection) = player.collection {
        let height = middle.h / 2.0;
        let rect = Rect::new(middle.x, middle.y + middle.h - height, (height * 0.76).min(middle.w), height);
        let card = if sees(state, observer, seat) {
            faces::collection(rules, state, observer, collection, rect, true).tone(Tone::Seat(seat))
        } else {
            faces::private_back(seat, rect)
        };
        zones.push(folded(Zone::new(ZoneKind::Row, middle).of(seat).with([card])));
    }
}

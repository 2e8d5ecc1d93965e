//! The other players: a strip for each, and a sheet with the whole board folded behind the portrait.

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::{TITLE, board, faces, own, sees};
use crate::content::DeckKind;
use crate::state::{State, count_of};
use crate::{Spandau, words};

/// Minimum height of a strip that has space for a second row.
const TALL: f32 = 124.0;
/// Gap between strips.
const STRIPS_APART: f32 = 8.0;
/// Width of a portrait relative to its height.
const FACE: f32 = 0.78;
/// Width of a board's base symbols in a column, and in a row.
const BASE: (f32, f32) = (26.0, 56.0);
/// Width of the icons that describe an offered work, next to its name.
const MARKS: f32 = 26.0;
/// Width of each tile for coins, cards and works if space is scarce.
const NARROWEST: f32 = 31.0;
/// Height of these tiles in the first of two rows.
const TILES: f32 = 44.0;
/// Height of two rows of these tiles in a narrow strip.
const TWO_ROWS: f32 = 62.0;

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
        zones.push(strip(rules, state, observer, *seat, rect));
    }
    for seat in others {
        sheet(rules, state, observer, seat, sheet_area, zones);
    }
}

fn strip(rules: &Spandau, state: &State, observer: Observer, seat: Seat, rect: Rect) -> Zone {
    let mut zone = Zone::new(ZoneKind::Mat, rect).of(seat).titled(board::title(rules, state, seat));
    let inner = Rect::new(rect.x + 4.0, rect.y + TITLE + 2.0, rect.w - 8.0, rect.h - TITLE - 6.0);
    let offer = offer(rules, state, observer, seat);
    // With two players, the board is below the other pieces.
    let spot = if lies_open(state) { (inner.w / board::GRID.0).min(inner.h * 0.52 / board::GRID.1) } else { 0.0 };
    let upper = Rect { h: inner.h - spot * board::GRID.1 - if spot > 0.0 { 6.0 } else { 0.0 }, ..inner };
    let width = (upper.h * FACE).min(upper.w * 0.3);
    let face = Rect { w: width, h: upper.h.min(width / FACE * 1.1), ..upper };
    let portrait = board::portrait(rules, state, seat, face);
    // With two players, the portrait is large enough for the base symbols. Otherwise they are next to it,
    // unless the strips are small and need the space for the offered work.
    let base_width = match state.seats.count() {
        2 => 0.0,
        5.. if offer.is_some() => 0.0,
        5.. => BASE.1,
        _ => BASE.0,
    };
    let base = if base_width > 0.0 {
        let rect = Rect { x: face.x + face.w + 3.0, w: base_width, ..face };
        board::base(rules, state, seat, rect)
    } else {
        None
    };
    let taken = face.w + 4.0 + if base.is_some() { base_width + 3.0 } else { 0.0 };
    let beside = Rect { x: face.x + taken, w: upper.w - taken, ..upper };
    zone.pieces.push(if state.seats.count() > 2 { without_badges(portrait) } else { portrait });
    if state.ended.is_some() {
        zone.pieces.extend(revealed(
            rules,
            state,
            observer,
            seat,
            Rect { x: face.x + face.w + 4.0, w: upper.w - face.w - 4.0, ..upper },
        ));
        if spot > 0.0 {
            zone.pieces.extend(board::grid(rules, state, seat, inner.x, upper.y + upper.h + 6.0, spot));
        }
        return zone;
    }
    zone.pieces.extend(base);
    let below = upper.h - face.h - 4.0;
    let (row, rows, offered) = if below > TILES {
        let tiles = Rect { h: face.h, ..beside };
        (tiles, 2, Rect { y: face.y + face.h + 4.0, h: below.min(upper.w * 0.8), ..upper })
    } else if rect.h >= TALL && beside.w < 6.0 * NARROWEST {
        let tiles = Rect { h: TWO_ROWS, ..beside };
        (tiles, 2, Rect { y: beside.y + TWO_ROWS + 4.0, h: beside.h - TWO_ROWS - 4.0, ..beside })
    } else if rect.h >= TALL {
        let tiles = Rect { h: TILES, ..beside };
        (tiles, 1, Rect { y: beside.y + TILES + 4.0, h: beside.h - TILES - 4.0, ..beside })
    } else {
        let tiles = if offer.is_some() { (beside.w * 0.6).min(6.0 * NARROWEST) } else { beside.w };
        (Rect { w: tiles, ..beside }, 1, Rect { x: beside.x + tiles, w: beside.w - tiles, ..beside })
    };
    let mut places =
        layout::grid(row, 6 / rows, rows).map(|cell| Rect::new(cell.x, cell.y, cell.w - 2.0, cell.h - 2.0));
    let mut place = || places.next().unwrap_or(row);
    let works = Text::new("works-of").with("player", words::player(seat));
    zone.pieces.push(own::coins(state, seat, place()));
    zone.pieces.extend(DeckKind::ALL.iter().map(|deck| own::hand_count(state, seat, *deck, place())));
    zone.pieces.push(own::limit(state, seat, place()));
    zone.pieces.push(
        Piece::new(ElementId::new("works", seat.index() as u32), Shape::Tile, place(), works)
            .icon("cabinet")
            .count(state.players[seat].works.len() as u16)
            .help(Text::new("help-works"), "SP-10.1"),
    );
    zone.pieces.extend(offer.into_iter().flat_map(|piece| on_offer(state, seat, piece, offered)));
    // Tiles with a count of zero are dimmed.
    zone.pieces.iter_mut().filter(|piece| piece.count == Some(0)).for_each(|piece| piece.tone = Tone::Spent);
    if spot > 0.0 {
        zone.pieces.extend(board::grid(rules, state, seat, inner.x, upper.y + upper.h + 6.0, spot));
    }
    zone
}

/// Returns a player's works after the end of the game, when everyone sees which of them are genuine.
fn revealed(rules: &Spandau, state: &State, observer: Observer, seat: Seat, area: Rect) -> Vec<Piece> {
    let works = state.players[seat].works;
    let places = own::shelves(area, works.len() as usize);
    let works = works.iter().zip(places).map(|(piece, rect)| faces::work(rules, state, observer, piece, rect));
    works.map(if state.seats.count() < 5 { |work| work } else { without_title }).collect()
}

/// Removes the name from a work that is too small for it. Its icon and the stamp that shows whether it is genuine
/// remain.
fn without_title(mut work: Piece) -> Piece {
    work.face.title = None;
    work.face.badges.retain(|badge| badge.stamp.is_some());
    work
}

/// Returns an offered work in its place. With more than two other players, the strips are not tall enough for a
/// name on the work, so the name is shown next to the icons that describe the work.
fn on_offer(state: &State, seat: Seat, piece: Piece, area: Rect) -> Vec<Piece> {
    if piece.face.title.is_none() || state.seats.count() <= 3 {
        let mut piece = Piece { rect: area, ..piece };
        if lies_open(state) {
            // The place is so flat that the drawing would only show faintly behind the name.
            piece.face.icon = None;
        }
        return vec![piece];
    }
    let beside = Rect { x: area.x + MARKS + 2.0, w: area.w - MARKS - 2.0, ..area };
    let name = Piece::new(ElementId::new("offer-name", seat.index() as u32), Shape::Tile, beside, piece.name.clone());
    let name = name.tone(Tone::Accent).stands_for(piece.id).title(piece.name.clone());
    let mark = |inline: &Inline| matches!(inline, Inline::Icon(_)).then(|| vec![inline.clone()]);
    let marks: Vec<_> =
        piece.face.badges.iter().rev().flat_map(|badge| badge.inlines.iter().filter_map(mark)).collect();
    let mut work = without_badges(Piece { rect: Rect { w: MARKS, ..area }, ..piece });
    (work.face.title, work.face.icon) = (None, None);
    let name = Piece { help: work.help.clone(), ..name };
    vec![marks.into_iter().fold(work, Piece::line), name]
}

fn without_badges(mut piece: Piece) -> Piece {
    piece.face.badges.clear();
    piece
}

/// Returns the work that a player offers, as the observer sees it.
fn offer(rules: &Spandau, state: &State, observer: Observer, seat: Seat) -> Option<Piece> {
    const ANYWHERE: Rect = Rect::new(0.0, 0.0, 0.0, 0.0);
    let piece = state.players[seat].offered?;
    if !state.offers_secret || sees(state, observer, seat) {
        return Some(faces::work(rules, state, observer, piece, ANYWHERE).tone(Tone::Accent));
    }
    let name = Text::new("secret-offer-of").with("player", words::player(seat));
    let back = Piece::new(words::secret_offer(seat), Shape::Card, ANYWHERE, name).back("card-back-artwork");
    Some(back.help(Text::new("help-secret-offer"), "SP-1.19"))
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
    // The offered work is shown in the strip instead.
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

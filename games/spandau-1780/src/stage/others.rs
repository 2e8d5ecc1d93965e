//! The other players: a strip for each, and the whole board folded away behind the portrait.

use rondel::components::Kind;
use rondel::scene::{Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::{TITLE, board, faces, own, sees};
use crate::content::DeckKind;
use crate::state::{State, count_of};
use crate::{Spandau, words};

const AREA: Rect = Rect::new(1162.0, 700.0, 330.0, 292.0);
/// Where a board folds out: over the lower part of the map.
const SHEET: Rect = Rect::new(8.0, 400.0, 1146.0, 292.0);
const STRIP: f32 = 67.0;

/// Lays out the others, clockwise from whoever sits nearest.
pub(super) fn lay(rules: &Spandau, state: &State, observer: Observer, near: Seat, zones: &mut Vec<Zone>) {
    let others: Vec<Seat> = state.others(near).collect();
    let height = STRIP.max(AREA.h / others.len() as f32 - 8.0);
    for (seat, rect) in others.iter().zip(layout::column(AREA, others.len(), AREA.w, height, 8.0)) {
        zones.push(strip(rules, state, observer, *seat, rect));
    }
    for seat in others {
        sheet(rules, state, observer, seat, zones);
    }
}

fn strip(rules: &Spandau, state: &State, observer: Observer, seat: Seat, rect: Rect) -> Zone {
    let player = &state.players[seat];
    let mut zone = Zone::new(ZoneKind::Mat, rect).of(seat).titled(board::title(rules, state, seat));
    let row = Rect::new(rect.x + 4.0, rect.y + TITLE + 2.0, rect.w - 8.0, STRIP - TITLE - 5.0);
    let mut places = layout::row(row, 8, 37.5, row.h, 3.0);
    let mut place = || places.next().unwrap_or(row);
    let works = Text::new("works-of").with("player", words::player(seat));
    zone.pieces.push(board::portrait(rules, state, seat, place()));
    zone.pieces.push(own::coins(state, seat, place()));
    zone.pieces.extend(DeckKind::ALL.iter().map(|deck| own::hand_count(state, seat, *deck, place())));
    zone.pieces.push(own::limit(state, seat, place()));
    zone.pieces.push(
        Piece::new(ElementId::new("works", seat.index() as u32), Shape::Tile, place(), works)
            .icon("cabinet")
            .count(player.works.len() as u16)
            .help(Text::new("help-works"), "SP-10.1"),
    );
    let offer = place();
    match player.offered.filter(|_| !state.offers_secret || sees(state, observer, seat)) {
        Some(piece) => zone.pieces.push(faces::work(rules, state, observer, piece, offer).tone(Tone::Accent)),
        None if player.offered.is_some() => {
            let name = Text::new("secret-offer-of").with("player", words::player(seat));
            zone.pieces.push(
                Piece::new(words::secret_offer(seat), Shape::Card, offer, name)
                    .back("card-back-artwork")
                    .help(Text::new("help-secret-offer"), "SP-1.19"),
            );
        }
        None => {}
    }
    let spare = Rect::new(row.x + 2.0, row.y + row.h + 6.0, row.w - 4.0, rect.h - STRIP - 10.0);
    let size = (spare.w / board::GRID.0).min(spare.h / board::GRID.1);
    if size > 24.0 {
        zone.pieces.extend(board::grid(rules, state, seat, spare.x, spare.y, size));
    }
    zone
}

/// The whole board with active cards and the works all have seen, behind the portrait.
fn sheet(rules: &Spandau, state: &State, observer: Observer, seat: Seat, zones: &mut Vec<Zone>) {
    let player = &state.players[seat];
    if player.side.is_none() {
        return;
    }
    let folded = |zone: Zone| zone.folded_into(words::portrait(seat));
    // Between two the board lies open already; the sheet then holds the rest.
    let lies_open = state.seats.count() == 2;
    let width = if lies_open { SHEET.w / 2.0 + 60.0 } else { SHEET.w };
    let area = Rect::new(SHEET.x + SHEET.w - width, SHEET.y, width, SHEET.h);
    let mut desk = Zone::new(ZoneKind::Mat, area).of(seat).titled(board::title(rules, state, seat));
    let mut x = area.x + 8.0;
    if !lies_open {
        desk.pieces.push(board::likeness(rules, state, seat, Rect::new(x, area.y + TITLE + 4.0, own::PORTRAIT, 118.0)));
        let laid = ["coins", "limit", "portrait"];
        desk.pieces
            .extend(own::desk(rules, state, seat, area).into_iter().filter(|piece| !laid.contains(&piece.id.kind)));
        x = area.x + 6.0 + own::PORTRAIT + 10.0 + own::SPOT * board::GRID.0 + 8.0;
    }
    zones.push(folded(desk));
    let cabinet = Rect::new(area.x + area.w - 246.0, area.y, 240.0, area.h - 6.0);
    let middle = Rect::new(x, area.y + TITLE + 4.0, cabinet.x - x - 8.0, area.h - TITLE - 10.0);
    if count_of(&player.active) > 0 {
        let cards = own::active_cards(rules, state, seat, Rect { h: 120.0, ..middle });
        zones.push(folded(Zone::new(ZoneKind::Row, middle).of(seat).with(cards)));
    }
    // The work that is offered lies on the strip.
    zones.push(folded(own::shelf(rules, state, observer, seat, cabinet, false)));
    if let Some(collection) = player.collection {
        let rect = Rect::new(middle.x, middle.y + middle.h - 128.0, 94.0, 124.0);
        let card = if sees(state, observer, seat) {
            faces::collection(rules, state, observer, collection, rect, true).tone(Tone::Seat(seat))
        } else {
            faces::private_back(seat, rect)
        };
        zones.push(folded(Zone::new(ZoneKind::Row, middle).of(seat).with([card])));
    }
}

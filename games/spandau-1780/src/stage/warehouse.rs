//! The warehouse: for each good, a row of cells with its price marker, and a bar for each player's units with
//! the player's stone at its end.

use rondel::components::Kind;
use rondel::scene::{Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Seat, Text};

use super::{TITLE, bidding};
use crate::content::Good;
use crate::plugin::Storage;
use crate::state::{State, Task};
use crate::{Spandau, words};

const ICON: f32 = 36.0;
/// Maximum size of a marker.
const MARKER: f32 = 29.0;

/// Lays out the six rows.
pub(super) fn lay(rules: &Spandau, state: &State, area: Rect, zones: &mut Vec<Zone>) {
    let mut zone = Zone::new(ZoneKind::Mat, area).titled(Text::new("zone-warehouse"));
    let height = (area.h - TITLE - 8.0) / Good::ALL.len() as f32;
    for good in Good::ALL {
        let row =
            Rect::new(area.x + 6.0, area.y + TITLE + 4.0 + height * good.index() as f32, area.w - 12.0, height - 2.0);
        zone.pieces.extend(lay_row(rules, state, *good, row));
    }
    zones.push(zone);
}

fn lay_row(rules: &Spandau, state: &State, good: Good, row: Rect) -> Vec<Piece> {
    let entry = rules.content().row(good);
    let price = state.prices[good.index()];
    let width = (row.w - ICON - 4.0) / f32::from(entry.cells);
    let cell = |number: u8| Rect::new(row.x + ICON + 4.0 + width * f32::from(number), row.y, width - 2.0, row.h);
    let help = Text::new("help-good").with("good", words::good(good)).with("price", price).with("lowest", entry.lowest);
    let mut pieces = vec![
        Piece::new(words::good_element(good), Shape::Tile, Rect { w: ICON, ..row }, words::good(good))
            .icon(words::good_icon(good))
            .help(help, "SP-2.3"),
    ];
    for number in 0..entry.cells {
        let worth = entry.cells - number;
        let id = ElementId::new("cell", (good.index() * 16) as u32 + u32::from(number));
        let name = Text::new("cell-of").with("good", words::good(good)).with("price", worth);
        let piece = Piece::new(id, Shape::Space, cell(number), name).only_seen();
        // Cells below the lowest price are dimmed, because the price marker never reaches them.
        pieces.push(if worth < entry.lowest { piece.tone(Tone::Spent) } else { piece });
    }
    pieces.extend(stocks(rules, state, good, row, cell));
    let place = cell(entry.cells - price);
    let marker = Rect::around(place.x + place.w / 2.0, place.y + place.h / 2.0, row.h, row.h);
    let name = Text::new("price-of").with("good", words::good(good)).with("price", price);
    pieces.push(
        Piece::new(words::price_element(good), Shape::Disc, marker, name)
            .count(u16::from(price))
            .tone(Tone::Accent)
            .help(Text::new("help-price").with("lowest", entry.lowest), "SP-2.6"),
    );
    pieces
}

/// Returns the units that each player stores: a bar that covers one cell per unit, with the player's stone at
/// its end. Stones that would overlap are placed side by side.
fn stocks(rules: &Spandau, state: &State, good: Good, row: Rect, cell: impl Fn(u8) -> Rect) -> Vec<Piece> {
    let lanes = state.seats.count() as f32;
    let lane = (row.h - 4.0) / lanes;
    let mut before = 0;
    let mut heads: Vec<(Seat, u8)> = Vec::new();
    let mut pieces = Vec::new();
    for seat in state.seats.each() {
        let count = state.stock(seat, good);
        let first = if rules.setup.storage == Storage::Shared { before } else { 0 };
        before += count;
        if count == 0 {
            continue;
        }
        heads.push((seat, first + count - 1));
        let middle = row.y + 2.0 + lane * (seat.index() as f32 + 0.5);
        let (left, head) = (cell(first), cell(first + count - 1));
        let bar = Rect::new(left.x + 1.0, middle - lane.min(6.0) / 2.0, head.x + head.w / 2.0 - left.x, lane.min(6.0));
        let id = ElementId::new("stock-bar", (good.index() * 8 + seat.index()) as u32);
        let name = words::amount(good, count);
        pieces.push(Piece::new(id, Shape::Tile, bar, name).tone(Tone::Seat(seat)).only_seen());
    }
    for (seat, head) in &heads {
        let here: Vec<Seat> = heads.iter().filter(|(_, other)| other == head).map(|(other, _)| *other).collect();
        let place = here.iter().position(|other| other == seat).unwrap_or(0);
        let rect = layout::huddled(cell(*head), here.len(), MARKER)[place];
        let what = words::amount(good, state.stock(*seat, good));
        let name = Text::new("stock-of").with("player", words::player(*seat)).with("what", what);
        let stone = Piece::new(words::stock_element(*seat, good), Shape::Figure, rect, name)
            .icon(words::stone(*seat))
            .help(Text::new("help-stock"), "SP-2.3");
        pieces.push(match sold_with(state, *seat, good) {
            Some(unit) => stone.stands_for(unit),
            None => stone,
        });
    }
    pieces
}

/// Returns the unit that a click on a player's stock sells, if the player pays for an artwork and has units left.
fn sold_with(state: &State, seat: Seat, good: Good) -> Option<ElementId> {
    let pays = matches!(state.asked(), Some(item) if item.seat == seat && item.task == Task::Pay);
    let left = state.payment.sold[good.index()] < state.stock(seat, good);
    (pays && left).then(|| bidding::units_element(state, good, 1))
}

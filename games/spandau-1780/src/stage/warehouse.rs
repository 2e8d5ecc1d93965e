//! The warehouse: for each good, a row of cells with its price marker and a bar for each player's units, and a
//! column for each player with the number of units.

use rondel::components::Kind;
use rondel::scene::{Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Seat, Text};

use super::{TITLE, bidding};
use crate::content::Good;
use crate::plugin::Storage;
use crate::state::{State, Task};
use crate::{Spandau, words};

const ICON: f32 = 36.0;
/// Width of a player's column, and size of the stone above it.
const COLUMN: f32 = 32.0;
const STONE: f32 = 23.0;
/// Maximum height of a bar.
const BAR: f32 = 7.0;

/// Lays out the six rows below the players' stones.
pub(super) fn lay(rules: &Spandau, state: &State, area: Rect, zones: &mut Vec<Zone>) {
    let mut zone = Zone::new(ZoneKind::Mat, area).titled(Text::new("zone-warehouse"));
    let columns = columns(state, Rect { x: area.x + 6.0, w: area.w - 12.0, ..area });
    for (seat, column) in state.seats.each().zip(&columns) {
        let rect = Rect::around(column.x + column.w / 2.0, area.y + TITLE / 2.0 + 2.0, STONE, STONE);
        let id = ElementId::new("stock-of-player", seat.index() as u32);
        let stone = Piece::new(id, Shape::Figure, rect, words::player(seat)).icon(words::stone(seat));
        zone.pieces.push(stone.only_seen());
    }
    let height = (area.h - TITLE - 8.0) / Good::ALL.len() as f32;
    for good in Good::ALL {
        let row =
            Rect::new(area.x + 6.0, area.y + TITLE + 4.0 + height * good.index() as f32, area.w - 12.0, height - 2.0);
        zone.pieces.extend(lay_row(rules, state, *good, row));
    }
    zones.push(zone);
}

/// Returns the columns of the players at the right of this area.
fn columns(state: &State, area: Rect) -> Vec<Rect> {
    let width = state.seats.count() as f32 * COLUMN;
    layout::grid(Rect { x: area.x + area.w - width, w: width, ..area }, state.seats.count(), 1)
        .map(|column| Rect { x: column.x + 3.0, w: column.w - 3.0, ..column })
        .collect()
}

fn lay_row(rules: &Spandau, state: &State, good: Good, row: Rect) -> Vec<Piece> {
    let entry = rules.content().row(good);
    let price = state.prices[good.index()];
    let columns = columns(state, row);
    let left = row.x + ICON + 4.0;
    let width = (columns.first().map_or(row.x + row.w, |first| first.x) - 4.0 - left) / f32::from(entry.cells);
    let cell = |number: u8| Rect::new(left + width * f32::from(number), row.y, width - 2.0, row.h);
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
    pieces.extend(bars(rules, state, good, row, cell));
    pieces.extend(state.seats.each().zip(columns).map(|(seat, rect)| stock(state, seat, good, rect)));
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

/// Returns a bar for each player with units of this good. It covers one cell per unit.
fn bars(rules: &Spandau, state: &State, good: Good, row: Rect, cell: impl Fn(u8) -> Rect) -> Vec<Piece> {
    let lane = (row.h - 4.0) / state.seats.count() as f32;
    let mut before = 0;
    let mut pieces = Vec::new();
    for seat in state.seats.each() {
        let count = state.stock(seat, good);
        let first = if rules.setup.storage == Storage::Shared { before } else { 0 };
        before += count;
        if count == 0 {
            continue;
        }
        let middle = row.y + 2.0 + lane * (seat.index() as f32 + 0.5);
        let (left, last) = (cell(first), cell(first + count - 1));
        let high = lane.min(BAR);
        let bar = Rect::new(left.x + 1.0, middle - high / 2.0, last.x + last.w - left.x - 2.0, high);
        let id = ElementId::new("stock-bar", (good.index() * 8 + seat.index()) as u32);
        let name = words::amount(good, count);
        pieces.push(Piece::new(id, Shape::Tile, bar, name).tone(Tone::Seat(seat)).only_seen());
    }
    pieces
}

/// Returns the tile with the number of units that a player stores.
fn stock(state: &State, seat: Seat, good: Good, rect: Rect) -> Piece {
    let count = state.stock(seat, good);
    let name = Text::new("stock-of").with("player", words::player(seat)).with("what", words::amount(good, count));
    let id = words::stock_element(seat, good);
    let (shape, tone) = if count == 0 { (Shape::Space, Tone::Neutral) } else { (Shape::Tile, Tone::Seat(seat)) };
    let piece = Piece::new(id, shape, rect, name).count(u16::from(count)).tone(tone);
    let piece = piece.help(Text::new("help-stock"), "SP-2.3");
    match sold_with(state, seat, good) {
        Some(unit) => piece.stands_for(unit),
        None => piece,
    }
}

/// Returns the unit that a click on a player's stock sells, if the player pays for an artwork and has units left.
fn sold_with(state: &State, seat: Seat, good: Good) -> Option<ElementId> {
    let pays = matches!(state.asked(), Some(item) if item.seat == seat && item.task == Task::Pay);
    let left = state.payment.sold[good.index()] < state.stock(seat, good);
    (pays && left).then(|| bidding::units_element(state, good, 1))
}

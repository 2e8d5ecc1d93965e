//! The decisions of an auction: the possible bids, and the goods and coins to pay with.

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Seat, Text};

use super::TITLE;
use crate::content::Good;
use crate::rules::auction;
use crate::state::State;
use crate::{Spandau, words};

/// Number of bid tiles in a row, for purses that so many tiles in each row can hold and for larger ones, and the number
/// of rows.
const ROW: (u16, u16) = (10, 12);
/// Minimum number of bid tiles in a row.
const LEAST: u16 = 6;
const ROWS: u16 = 2;
/// Maximum width of a good that is sold, and the gap to the next one.
const SALE: f32 = 136.0;
const SALES_APART: f32 = 6.0;
/// Share of its height used by the price, and the maximum number of units in a single row below it.
const HEAD: f32 = 0.42;
const UNITS: u8 = 3;
/// Width of the tile for dropping out.
const OUT_WIDTH: f32 = 106.0;

/// Returns the element ID of a bid.
pub(super) fn bid_element(amount: u16) -> ElementId {
    ElementId::new("bid", amount.into())
}

/// The tiles of bids. They depend on the richest player alone, so they keep their places during an auction.
struct Grid {
    /// Number of tiles in a row.
    row: u16,
    /// The highest bid that any player can pay.
    most: u16,
}

impl Grid {
    fn of(state: &State) -> Self {
        let most = state.seats.each().map(|seat| state.purse(seat)).max().unwrap_or(0);
        let row = if most > ROW.0 * ROWS { ROW.1 } else { most.div_ceil(ROWS).clamp(LEAST, ROW.0) };
        Self { row, most }
    }

    /// Returns the first bid of the last row if that row continues in steps, because the tiles are too few.
    fn stepped_from(&self) -> Option<u16> {
        (self.most > self.row * ROWS).then_some(self.row * (ROWS - 1) + 1)
    }

    /// Iterates over the bids with a tile, row by row.
    fn bids(&self) -> impl Iterator<Item = u16> + use<> {
        let (most, all) = (self.most, self.row * ROWS);
        let stepped = self.stepped_from();
        let (row, beyond) = (self.row, stepped.unwrap_or(all + 1));
        let step = move |number: u16| beyond - 1 + (most - (beyond - 1)) * number / row;
        (1..=most.min(all)).map(move |tile| if tile < beyond { tile } else { step(tile - beyond + 1) })
    }
}

/// Returns whether a bid has a tile.
pub(super) fn has_tile(state: &State, amount: u16) -> bool {
    let grid = Grid::of(state);
    grid.stepped_from().is_none_or(|beyond| amount < beyond) || grid.bids().any(|bid| bid == amount)
}

/// Element ID for dropping out.
pub(super) const OUT: ElementId = ElementId::new("drop-out", 0);
/// Element ID for paying the rest in coins.
pub(super) const REST: ElementId = ElementId::new("pay-coins", 0);

/// Returns the element ID of a good that is sold.
fn sale_element(good: Good) -> ElementId {
    ElementId::new("sale", good.index() as u32)
}

/// Returns the element ID of a unit of a good that is sold, counted from 1.
fn unit_element(good: Good, number: u8) -> ElementId {
    ElementId::new("unit", (good.index() * 16) as u32 + u32::from(number))
}

/// Returns the element ID of the last of the next `count` units of a good. A click on it sells all of them.
pub(super) fn units_element(state: &State, good: Good, count: u8) -> ElementId {
    unit_element(good, state.payment.sold[good.index()] + count)
}

/// Lays out the possible bids, and the option to drop out (SP-3.2). Bids that cannot be made are dimmed.
pub(super) fn bids(state: &State, seat: Seat, floor: Rect) -> Zone {
    let grid = Grid::of(state);
    let title = match grid.stepped_from() {
        None => Text::new("zone-bids"),
        Some(beyond) => Text::new("zone-bids-steps").with("below", beyond - 1),
    };
    let mut zone = Zone::new(ZoneKind::Row, floor).titled(title.with("coins", state.purse(seat)));
    let area = Rect::new(floor.x, floor.y + TITLE + 2.0, floor.w, floor.h - TITLE - 2.0);
    let out = Rect { w: OUT_WIDTH, ..area };
    zone.pieces.push(
        Piece::new(OUT, Shape::Tile, out, Text::new("drop-out"))
            .icon("drop-out")
            .line([Inline::Text(Text::new("drop-out"))])
            .help(Text::new("help-drop-out"), "SP-3.2"),
    );
    let area = Rect { x: area.x + OUT_WIDTH + 6.0, w: area.w - OUT_WIDTH - 6.0, ..area };
    let cells = layout::grid(area, usize::from(grid.row), usize::from(ROWS));
    let possible = auction::bids(state, seat);
    for (amount, rect) in grid.bids().zip(cells) {
        let name = Text::new("bid-tile").with("coins", amount);
        let piece = Piece::new(bid_element(amount), Shape::Tile, rect.shrunk(1.5), name)
            .line([Inline::Number(amount.into())])
            .help(Text::new("help-bid"), "SP-3.2");
        zone.pieces.push(if possible.contains(&amount) { piece } else { piece.tone(Tone::Spent) });
    }
    zone
}

/// Lays out the amount still to be paid and the goods that can be sold (SP-3.6 to SP-3.8). Hand cards are clicked in
/// the hand.
pub(super) fn payment_plan(rules: &Spandau, state: &State, seat: Seat, floor: Rect) -> Zone {
    let payment = &state.payment;
    let title = Text::new("zone-payment").with("player", words::player(seat)).with("price", payment.price);
    let mut zone = Zone::new(ZoneKind::Row, floor).of(seat).titled(title);
    let area = Rect::new(floor.x, floor.y + TITLE + 2.0, floor.w, floor.h - TITLE - 2.0);
    let left = payment.left();
    let rest = Rect { w: 110.0, ..area };
    let name = Text::new("to-pay").with("left", left).with("paid", payment.paid);
    zone.pieces.push(
        Piece::new(REST, Shape::Tile, rest, name)
            .icon("coins")
            .line([Inline::Text(Text::new("left-to-pay").with("left", left))])
            .line([Inline::Text(Text::new("has-coins").with("coins", state.players[seat].coins))])
            .tone(Tone::Accent)
            .help(Text::new("help-pay"), "SP-3.8"),
    );
    let stored: Vec<Good> = Good::ALL.iter().copied().filter(|good| state.stock(seat, *good) > 0).collect();
    let tiles = Rect { x: area.x + 116.0, w: area.w - 116.0, ..area };
    let width = (tiles.w / stored.len().max(1) as f32 - SALES_APART).min(SALE);
    for (good, rect) in stored.iter().zip(layout::row(tiles, stored.len(), width, tiles.h, SALES_APART)) {
        zone.pieces.extend(sale(rules, state, seat, *good, rect));
    }
    zone
}

/// Lays out a good that can be sold: its price, and its units below. A click on a unit sells all units up to it.
fn sale(rules: &Spandau, state: &State, seat: Seat, good: Good, rect: Rect) -> Vec<Piece> {
    let (count, sold, price) = (state.stock(seat, good), state.payment.sold[good.index()], state.prices[good.index()]);
    let name = Text::new("sale-of").with("good", words::good(good)).with("price", price);
    let head = Piece::new(sale_element(good), Shape::Tile, Rect { h: rect.h * HEAD, ..rect }, name)
        .line([Inline::Icon(words::good_icon(good)), Inline::Number(price.into()), Inline::Icon("coin")])
        .help(Text::new("help-sale").with("lowest", rules.content().row(good).lowest), "SP-3.7");
    let head = if sold < count { head.stands_for(unit_element(good, sold + 1)) } else { head };
    let units = Rect { y: rect.y + rect.h * HEAD + 2.0, h: rect.h * (1.0 - HEAD) - 2.0, ..rect };
    let rows = if count > UNITS { 2 } else { 1 };
    let cells = layout::grid(units, usize::from(count.div_ceil(rows)), usize::from(rows));
    let unit = |(number, cell): (u8, Rect)| {
        let piece = Piece::new(unit_element(good, number), Shape::Tile, cell.shrunk(1.0), words::amount(good, number))
            .icon(words::good_icon(good))
            .help(Text::new("help-unit"), "SP-3.7");
        if number <= sold { piece.tone(Tone::Spent) } else { piece }
    };
    std::iter::once(head).chain((1..=count).zip(cells).map(unit)).collect()
}

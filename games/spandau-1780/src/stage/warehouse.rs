//! The warehouse: for each good a row of cells with its price marker, and a bar for each player's units.

use rondel::components::Kind;
use rondel::scene::{Piece, Rect, Shape, Tone, Zone, ZoneKind};
use rondel::{ElementId, Text};

use super::TITLE;
use crate::content::Good;
use crate::plugin::Storage;
use crate::state::State;
use crate::{Spandau, words};

const ICON: f32 = 40.0;

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
        // Where the price never goes no marker will ever be in the way.
        pieces.push(if worth < entry.lowest { piece.tone(Tone::Spent) } else { piece });
    }
    let lanes = state.seats.count() as f32;
    let lane = ((row.h - 4.0) / lanes).min(7.0);
    let mut before = 0;
    for seat in state.seats.each() {
        let count = state.stock(seat, good);
        let first = if rules.setup.storage == Storage::Shared { before } else { 0 };
        before += count;
        let name = Text::new("stock-of").with("player", words::player(seat)).with("what", words::amount(good, count));
        let top = row.y + 2.0 + (row.h - 4.0) / lanes * seat.index() as f32;
        let bar = Rect::new(cell(first).x + 1.0, top, (width * f32::from(count) - 4.0).max(0.5), lane);
        let piece = Piece::new(words::stock_element(seat, good), Shape::Tile, bar, name).tone(Tone::Seat(seat));
        if count > 0 {
            pieces.push(piece.help(Text::new("help-stock"), "SP-2.3"));
        }
    }
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

//! The market, the display and the stack.

use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Text};

use super::places::Places;
use super::{TITLE, faces, panel};
use crate::rules::buying;
use crate::state::{Building, State};
use crate::{Harbour, words};

/// Share of a slot's height used for the good. The rest is the ship's berth below it.
const STALL: f32 = 0.53;
/// If a slot is lower than this, the berth is beside the good.
const LOW: f32 = 130.0;
/// Size of a good relative to the height of a berth if the prices are next to the good. [`PRICES`] is the
/// minimum width for the prices, or [`PRICES_CLOSE`] if the berth would otherwise be too narrow.
const TOKEN: f32 = 0.94;
const PRICES: f32 = 84.0;
const PRICES_CLOSE: f32 = 60.0;
/// Minimum width of a berth that is beside the good.
const BERTH: f32 = 140.0;
/// Width of the tile on a berth that shows the market after a purchase: its share of the berth, and its maximum.
const AFTERWARDS: (f32, f32) = (0.46, 70.0);
/// Maximum width of a building for sale, relative to its height.
const CARD: f32 = 0.9;
/// Maximum width relative to the height if the cards are in two rows. A card may then be in landscape format.
const CARD_IN_ROWS: f32 = 1.9;
/// Width of the area for the stack at the end of a single row, and width and height of the stack.
const STACK_WIDTH: f32 = 164.0;
const STACK: (f32, f32) = (82.0, 104.0);
/// Width of the inland traders, beside the market.
const INLAND: f32 = 104.0;
/// Gap between buildings for sale.
const GAP: f32 = 8.0;

/// Lays out the market, the current decision, the display and the stack.
pub(super) fn lay(rules: &Harbour, state: &State, places: &Places, zones: &mut Vec<Zone>) {
    zones.push(market(rules, state, places.market));
    let for_sale = ForSale::new(places.display, places.display_rows, state.display_slots());
    // The stack lies on the mat with the decision.
    zones.extend(panel::zone(rules, state, &for_sale.desk));
    zones.push(display(rules, state, places.display, &for_sale));
}

/// The positions of a slot of the market.
pub(super) struct Slot {
    stall: Rect,
    berth: Rect,
    /// The good in the stall.
    good: Rect,
}

impl Slot {
    /// Returns the place on the berth for the good to ship and the dollars it adds.
    pub(super) fn to_ship(&self) -> Rect {
        Rect { w: self.berth.w - self.afterwards().w - 4.0, ..self.berth }
    }

    /// Returns the place of the good itself once it is on its ship.
    fn aboard(&self) -> Rect {
        /// Ratio of width to height from which the dollars are beside the good instead of below it.
        const FLAT: f32 = 1.6;
        let tile = self.to_ship();
        if tile.w > tile.h * FLAT {
            let size = (tile.w * 0.5).min(tile.h) - 4.0;
            return Rect::around(tile.x + tile.w * 0.27, tile.centre().1, size, size);
        }
        let size = (tile.h * 0.64).min(tile.w) - 4.0;
        Rect::around(tile.centre().0, tile.y + tile.h * 0.33, size, size)
    }

    /// Returns the place on the berth for the good in this slot after the purchase.
    pub(super) fn afterwards(&self) -> Rect {
        let w = (self.berth.w * AFTERWARDS.0).min(AFTERWARDS.1);
        Rect { x: self.berth.x + self.berth.w - w, w, ..self.berth }
    }
}

/// Returns the slots of a market.
fn slots(area: Rect) -> Vec<Slot> {
    let columns: Vec<Rect> = layout::grid(area, 4, 1).map(|cell| cell.shrunk(3.0)).collect();
    if area.h < LOW {
        return columns.into_iter().map(low_slot).collect();
    }
    let high = (area.h - 10.0) * STALL;
    let low = area.h - 10.0 - high;
    // In a narrow market, the prices are above the good, so the good is placed lower.
    let beside = columns.iter().all(|column| column.w > low * TOKEN + PRICES);
    let token = low * if beside { TOKEN } else { 0.8 };
    let slot = |column: Rect| {
        let y = column.y + if beside { high / 2.0 } else { high * 0.58 };
        Slot {
            stall: Rect::new(column.x, column.y, column.w, high),
            berth: Rect::new(column.x, column.y + high + 4.0, column.w, low),
            good: Rect::around(column.centre().0, y, token, token),
        }
    };
    columns.into_iter().map(slot).collect()
}

/// Returns a slot with the berth beside the good.
fn low_slot(column: Rect) -> Slot {
    let token = column.h * TOKEN;
    let is_close = column.w - token - PRICES - 4.0 < BERTH;
    let w = token + if is_close { PRICES_CLOSE } else { PRICES + 8.0 };
    let stall = Rect { w, ..column };
    let berth = Rect { x: stall.x + w + 4.0, w: column.w - w - 4.0, ..column };
    let (x, y) = stall.centre();
    Slot { stall, berth, good: Rect::around(x, y, token, token) }
}

/// Returns the slots from the cheapest to the most expensive, each with its good. During a purchase, the berths show
/// the goods to be shipped and the market afterwards.
fn market(rules: &Harbour, state: &State, mat: Rect) -> Zone {
    let purchase = panel::purchase(state);
    let traders = buying::inland_traders_come(rules, state);
    let area = Rect::new(mat.x + 8.0, mat.y + TITLE + 6.0, mat.w - 16.0, mat.h - TITLE - 12.0);
    let mut zone = Zone::new(ZoneKind::Mat, mat).titled(Text::new("zone-market"));
    let places = slots(if traders { Rect { w: area.w - INLAND, ..area } } else { area });
    for ((number, slot), place) in (0..).zip(&rules.content().market.slots).zip(&places) {
        let name = Text::new("slot").with("minimum", slot.minimum).with("dollars", slot.dollars);
        let help = Text::new("help-slot").with("minimum", slot.minimum).with("dollars", slot.dollars);
        zone.pieces.push(
            Piece::new(words::slot(number), Shape::Tile, place.stall, name)
                .badge(Corner::TopLeft, [Inline::Text(Text::new("at-least").with("count", slot.minimum))])
                .badge(Corner::TopRight, [Inline::Text(Text::new("dollars").with("count", slot.dollars))])
                .help(help, "HB-1.2"),
        );
        if purchase.is_none() {
            zone.pieces.push(
                Piece::new(words::berth(number), Shape::Space, place.berth, Text::new("berth"))
                    .icon("berth")
                    .help(Text::new("help-berth"), "HB-4.2"),
            );
        }
    }
    if let Some((seat, purchase)) = purchase {
        zone.pieces.extend(panel::berths(rules, state, seat, &purchase, &places));
    }
    for (good, place) in state.market.order().iter().zip(&places) {
        let shipped = purchase.is_some_and(|(_, purchase)| purchase.shipped.has(*good));
        let rect = if shipped { place.aboard() } else { place.good };
        let piece = Piece::new(words::on_market(*good), Shape::Disc, rect, words::good(*good))
            .icon(words::good_icon(*good))
            .help(Text::new("help-market-good"), "HB-4.1");
        zone.pieces.push(if shipped { piece.tone(Tone::Active) } else { piece });
    }
    if traders {
        let place = Rect { x: area.x + area.w - INLAND, w: INLAND, ..area };
        zone.pieces.push(panel::inland_traders(rules, state, place.shrunk(3.0)));
    }
    zone
}

/// The positions of the buildings for sale and of the stack.
struct ForSale {
    buildings: Vec<Rect>,
    desk: Desk,
}

/// The place of the stack, with free space for the current decision.
pub(super) struct Desk {
    pub mat: Rect,
    stack: Rect,
    /// The two free areas, one above and one below the stack, or both on its right.
    pub parts: [Rect; 2],
}

impl ForSale {
    fn new(area: Rect, rows: usize, count: usize) -> Self {
        let inner = Rect::new(area.x, area.y + TITLE + 2.0, area.w, area.h - TITLE - 4.0);
        // The stack is at the end of the last row.
        let beside = if rows > 1 { (count + 1).div_ceil(rows) } else { count };
        let width = if rows > 1 { inner.w } else { inner.w - STACK_WIDTH - GAP };
        let height = (inner.h + GAP) / rows as f32 - GAP;
        let widest = if rows > 1 { CARD_IN_ROWS } else { CARD };
        let card = ((width + GAP) / beside as f32 - GAP).min(height * widest);
        let row = |row: usize| {
            let line = Rect::new(inner.x, inner.y + row as f32 * (height + GAP), width, height);
            layout::row(line, beside, card, height, GAP).collect::<Vec<Rect>>()
        };
        let mut buildings: Vec<Rect> = (0..rows).flat_map(row).collect();
        let last = buildings.get(count).copied();
        buildings.truncate(count);
        // If there is only one row, the title of a decision is beside the title of the display.
        let beside = Rect { x: area.x + area.w - STACK_WIDTH, w: STACK_WIDTH, ..area };
        Self { buildings, desk: Desk::new(last.unwrap_or(beside)) }
    }
}

impl Desk {
    fn new(mat: Rect) -> Self {
        let area = Rect::new(mat.x + 6.0, mat.y + TITLE + 4.0, mat.w - 12.0, mat.h - TITLE - 10.0);
        let (w, h) = STACK;
        if area.h < h + 80.0 {
            let stack = Rect::new(area.x, area.y + (area.h - h) / 2.0, w, h);
            let (x, half) = (area.x + w + 6.0, (area.h - 6.0) / 2.0);
            let right = Rect { x, w: area.x + area.w - x, h: half, ..area };
            return Self { mat, stack, parts: [right, Rect { y: area.y + half + 6.0, ..right }] };
        }
        let stack = Rect::around(area.centre().0, area.centre().1, w, h);
        let part = Rect { h: (area.h - h) / 2.0 - 6.0, ..area };
        Self { mat, stack, parts: [part, Rect { y: area.y + area.h - part.h, ..part }] }
    }
}

fn display(rules: &Harbour, state: &State, mat: Rect, places: &ForSale) -> Zone {
    let mut zone = Zone::new(ZoneKind::Row, mat).titled(Text::new("zone-display"));
    for (slot, place) in places.buildings.iter().enumerate() {
        match state.display.get(slot) {
            Some(card) => {
                let (place, workers) = faces::with_workers(state, Building::card(card), *place);
                zone.pieces.push(faces::for_sale(rules, state, card, place));
                zone.pieces.extend(workers);
            }
            None => zone.pieces.push(
                Piece::new(ElementId::new("gap", slot as u32), Shape::Space, *place, Text::new("empty-slot"))
                    .help(Text::new("help-empty-slot"), "HB-4.12"),
            ),
        }
    }
    let count = state.stack.len();
    let pile = Piece::new(words::STACK, Shape::Card, places.desk.stack, Text::new("stack"))
        .back(words::BACK)
        .count(count as u16)
        .help(Text::new("help-stack"), "HB-8.2");
    zone.pieces.push(if count == 0 { pile.tone(Tone::Spent) } else { pile });
    zone
}

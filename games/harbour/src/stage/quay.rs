//! The market, the display and the stack.

use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Text};

use super::places::Quay;
use super::{TITLE, faces, panel};
use crate::rules::buying;
use crate::state::{Building, State, Task};
use crate::{Harbour, words};

/// Share of a slot's height used for the good. The rest is the ship's berth below it.
const STALL: f32 = 0.53;
/// Height of a slot below which the berth is beside the good, and the share of its width for the good.
const LOW: f32 = 130.0;
const STALL_BESIDE: f32 = 0.66;
/// Size of a good relative to the height of a berth if the prices are next to the good. [`PRICES`] is the
/// minimum width for the prices.
const TOKEN: f32 = 0.94;
const PRICES: f32 = 84.0;
/// Maximum width of a building for sale, relative to its height.
const CARD: f32 = 0.9;
/// The same in two rows, where a building may lie.
const CARD_IN_ROWS: f32 = 1.9;
const STACK_WIDTH: f32 = 104.0;
/// Width of the inland traders, beside the market.
const INLAND: f32 = 150.0;
/// Gap between buildings for sale.
const GAP: f32 = 8.0;

/// Lays out the market, the display and the stack.
pub(super) fn lay(rules: &Harbour, state: &State, quay: &Quay, zones: &mut Vec<Zone>) {
    let traders = !panel::is_used(state) && state.agenda.top().is_some() && buying::inland_traders_come(rules, state);
    zones.push(market(rules, state, quay.market, traders));
    zones.push(display(rules, state, quay.display, quay.display_rows));
}

/// The positions of a slot of the market, and the height of a good.
struct Slot {
    stall: Rect,
    berth: Rect,
    token: f32,
    /// The centre of a good in the stall.
    good: (f32, f32),
}

/// Returns the slots of a market.
fn slots(area: Rect) -> Vec<Slot> {
    let columns: Vec<Rect> = layout::grid(area, 4, 1).map(|cell| cell.shrunk(3.0)).collect();
    if area.h < LOW {
        let slot = |column: Rect| {
            let stall = Rect { w: column.w * STALL_BESIDE, ..column };
            let berth = Rect { x: stall.x + stall.w + 4.0, w: column.w - stall.w - 4.0, ..column };
            Slot { stall, berth, token: column.h * TOKEN, good: stall.centre() }
        };
        return columns.into_iter().map(slot).collect();
    }
    let high = (area.h - 10.0) * STALL;
    let low = area.h - 10.0 - high;
    // In a narrow market, the prices are above the good, which is placed lower.
    let beside = columns.iter().all(|column| column.w > low * TOKEN + PRICES);
    let token = low * if beside { TOKEN } else { 0.8 };
    let slot = |column: Rect| Slot {
        stall: Rect::new(column.x, column.y, column.w, high),
        berth: Rect::new(column.x, column.y + high + 4.0, column.w, low),
        token,
        good: (column.centre().0, column.y + if beside { high / 2.0 } else { high * 0.58 }),
    };
    columns.into_iter().map(slot).collect()
}

/// Returns the slots from the cheapest to the most expensive, each with its good. A good that is to be shipped
/// is shown at its berth.
fn market(rules: &Harbour, state: &State, mat: Rect, traders: bool) -> Zone {
    let to_ship = match state.agenda.top().map(|item| item.task) {
        Some(Task::Purchase(purchase)) => purchase.shipped,
        _ => crate::state::GoodSet::NONE,
    };
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
        zone.pieces.push(
            Piece::new(words::berth(number), Shape::Space, place.berth, Text::new("berth"))
                .icon("berth")
                .help(Text::new("help-berth"), "HB-4.2"),
        );
    }
    for (good, place) in state.market.order().iter().zip(&places) {
        let shipped = to_ship.has(*good);
        let (x, y) = if shipped { place.berth.centre() } else { place.good };
        let rect = Rect::around(x, y, place.token, place.token);
        let piece = Piece::new(words::on_market(*good), Shape::Disc, rect, words::good(*good))
            .icon(words::good_icon(*good))
            .help(Text::new("help-market-good"), "HB-4.1");
        zone.pieces.push(if shipped { piece.tone(Tone::Active) } else { piece });
    }
    if traders {
        let place = Rect { x: area.x + area.w - INLAND, w: INLAND, ..area };
        zone.pieces.push(panel::inland_traders(rules, place.shrunk(3.0)));
    }
    zone
}

fn display(rules: &Harbour, state: &State, mat: Rect, rows: usize) -> Zone {
    let slots = state.display_slots();
    let inner = Rect::new(mat.x, mat.y + TITLE + 2.0, mat.w, mat.h - TITLE - 4.0);
    // The stack is at the end of the last row.
    let beside = if rows > 1 { (slots + 1).div_ceil(rows) } else { slots };
    let width = if rows > 1 { inner.w } else { inner.w - STACK_WIDTH - 12.0 };
    let height = (inner.h + GAP) / rows as f32 - GAP;
    let widest = if rows > 1 { CARD_IN_ROWS } else { CARD };
    let card = ((width + GAP) / beside as f32 - GAP).min(height * widest);
    let places: Vec<Rect> = (0..rows)
        .flat_map(|row| {
            let line = Rect::new(inner.x, inner.y + row as f32 * (height + GAP), width, height);
            layout::row(line, beside, card, height, GAP)
        })
        .collect();
    let mut zone = Zone::new(ZoneKind::Row, mat).titled(Text::new("zone-display"));
    for (slot, place) in (0..slots).zip(&places) {
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
    let stack = match places.get(slots) {
        Some(place) => Rect::around(place.centre().0, place.centre().1, STACK_WIDTH, STACK_WIDTH * 1.27),
        None => Rect::new(mat.x + mat.w - STACK_WIDTH, inner.y + (inner.h - 132.0) / 2.0, STACK_WIDTH, 132.0),
    };
    let count = state.stack.len();
    let pile = Piece::new(words::STACK, Shape::Card, stack, Text::new("stack"))
        .back(words::BACK)
        .count(count as u16)
        .help(Text::new("help-stack"), "HB-8.2");
    zone.pieces.push(if count == 0 { pile.tone(Tone::Spent) } else { pile });
    zone
}

//! The market, the display and the stack.

use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Text};

use super::{TITLE, faces};
use crate::state::{Building, State, Task};
use crate::{Harbour, words};

const MARKET: Rect = Rect::new(8.0, 8.0, 600.0, 236.0);
/// Where the goods stand: the upper part of a slot, with the ship's berth below.
const STALL: f32 = 116.0;
const BERTH: f32 = 80.0;
const TOKEN: f32 = 76.0;
/// The buildings for sale, with the stack to their right.
const DISPLAY: Rect = Rect::new(8.0, 252.0, 1484.0, 224.0);
const CARD: (f32, f32) = (180.0, 200.0);
const STACK_WIDTH: f32 = 104.0;

/// Lays out all that belongs to nobody.
pub(super) fn lay(rules: &Harbour, state: &State, zones: &mut Vec<Zone>) {
    zones.push(market(rules, state));
    zones.push(display(rules, state));
}

/// The slots from the cheapest to the dearest, each with its good; a good that is to be shipped lies at its berth.
fn market(rules: &Harbour, state: &State) -> Zone {
    let to_ship = match state.agenda.top().map(|item| item.task) {
        Some(Task::Purchase(purchase)) => purchase.shipped,
        _ => crate::state::GoodSet::NONE,
    };
    let area = Rect::new(MARKET.x + 8.0, MARKET.y + TITLE + 6.0, MARKET.w - 16.0, MARKET.h - TITLE - 12.0);
    let mut zone = Zone::new(ZoneKind::Mat, MARKET).titled(Text::new("zone-market"));
    let columns: Vec<Rect> = layout::grid(area, 4, 1).map(|cell| cell.shrunk(3.0)).collect();
    for ((number, slot), column) in (0..).zip(&rules.content().market.slots).zip(&columns) {
        let stall = Rect::new(column.x, column.y, column.w, STALL);
        let berth = Rect::new(column.x, column.y + STALL + 4.0, column.w, BERTH);
        let name = Text::new("slot").with("minimum", slot.minimum).with("dollars", slot.dollars);
        let help = Text::new("help-slot").with("minimum", slot.minimum).with("dollars", slot.dollars);
        zone.pieces.push(
            Piece::new(words::slot(number), Shape::Tile, stall, name)
                .badge(Corner::TopLeft, [Inline::Text(Text::new("at-least").with("count", slot.minimum))])
                .badge(Corner::TopRight, [Inline::Text(Text::new("dollars").with("count", slot.dollars))])
                .help(help, "HB-1.2"),
        );
        zone.pieces.push(
            Piece::new(words::berth(number), Shape::Space, berth, Text::new("berth"))
                .icon("berth")
                .help(Text::new("help-berth"), "HB-4.2"),
        );
    }
    for (good, column) in state.market.order().iter().zip(&columns) {
        let shipped = to_ship.has(*good);
        let y = if shipped { column.y + STALL + 4.0 + BERTH / 2.0 } else { column.y + STALL * 0.6 };
        let rect = Rect::around(column.centre().0, y, TOKEN, TOKEN);
        let piece = Piece::new(words::on_market(*good), Shape::Disc, rect, words::good(*good))
            .icon(words::good_icon(*good))
            .help(Text::new("help-market-good"), "HB-4.1");
        zone.pieces.push(if shipped { piece.tone(Tone::Active) } else { piece });
    }
    zone
}

fn display(rules: &Harbour, state: &State) -> Zone {
    let slots = state.display_slots();
    let inner = Rect::new(DISPLAY.x, DISPLAY.y + TITLE + 2.0, DISPLAY.w - STACK_WIDTH - 12.0, CARD.1);
    let places: Vec<Rect> = layout::row(inner, slots, CARD.0, CARD.1, 14.0).collect();
    let mut zone = Zone::new(ZoneKind::Row, DISPLAY).titled(Text::new("zone-display"));
    for (slot, place) in (0..).zip(&places) {
        match state.display.get(slot) {
            Some(card) => {
                let building = Building::card(card);
                zone.pieces.push(faces::for_sale(rules, state, card, *place));
                zone.pieces.extend(faces::workers(state, building, *place));
            }
            None => zone.pieces.push(
                Piece::new(ElementId::new("gap", slot as u32), Shape::Space, *place, Text::new("empty-slot"))
                    .help(Text::new("help-empty-slot"), "HB-4.12"),
            ),
        }
    }
    let stack = Rect::new(DISPLAY.x + DISPLAY.w - STACK_WIDTH, inner.y + 34.0, STACK_WIDTH, 132.0);
    let count = state.stack.len();
    let pile = Piece::new(words::STACK, Shape::Card, stack, Text::new("stack"))
        .back(words::BACK)
        .count(count as u16)
        .help(Text::new("help-stack"), "HB-8.2");
    zone.pieces.push(if count == 0 { pile.tone(Tone::Spent) } else { pile });
    zone
}

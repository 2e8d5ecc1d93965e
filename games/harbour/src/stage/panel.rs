//! The panel next to the market. It shows the current decision: a purchase, the parts of a building or the
//! Noble's look at the stack.

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::{TITLE, faces};
use crate::content::{Good, Goods};
use crate::rules::buying;
use crate::state::{Building, Item, Purchase, State, Task};
use crate::{Harbour, words};

/// Reference width of the panel, in the units used to place its contents.
const WIDTH: f32 = 872.0;

/// Returns whether there is a decision to show in the panel.
pub(super) fn is_used(state: &State) -> bool {
    let task = state.agenda.top().map(|item| item.task);
    matches!(task, Some(Task::Purchase(_) | Task::Parts { .. } | Task::Either(_) | Task::ChooseFree))
}

/// Lays out the current decision, if there is one to show.
pub(super) fn lay(rules: &Harbour, state: &State, observer: Observer, panel: Rect, zones: &mut Vec<Zone>) {
    let Some(Item { seat, task }) = state.agenda.top().copied() else { return };
    match task {
        Task::Purchase(purchase) => purchase_panel(rules, state, seat, &purchase, panel, zones),
        Task::Parts { building, .. } | Task::Either(building) => zones.push(parts(rules, state, seat, building, panel)),
        Task::ChooseFree => zones.push(look(rules, state, observer, seat, panel)),
        _ => {}
    }
}

/// Returns the inland traders with their price, shown beside the market when the panel has no decision to show
/// (HB-4.11).
pub(super) fn inland_traders(rules: &Harbour, area: Rect) -> Piece {
    let price = Text::new("dollars").with("count", rules.content().market.inland_traders);
    let tile = Piece::new(words::BUNDLE, Shape::Tile, area, Text::new("bundle"));
    tile.icon("bundle").line([Inline::Text(price)]).help(Text::new("help-bundle"), "HB-4.11")
}

/// Returns the content area of the panel, or of one column of it.
fn inside(panel: Rect, x: f32, w: f32) -> Rect {
    let unit = panel.w / WIDTH;
    Rect::new(panel.x + x * unit, panel.y + TITLE + 6.0, w * unit, panel.h - TITLE - 14.0)
}

/// Lays out the plan of a purchase: the goods shipped and their value, the goods that stay, and the resulting market.
fn purchase_panel(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase, panel: Rect, zones: &mut Vec<Zone>) {
    let content = rules.content();
    let solo = state.solo;
    let raised = buying::dollars(content, state, seat, purchase);
    let title = Text::new("zone-purchase").with("player", words::player(seat, solo));
    let mut zone = Zone::new(ZoneKind::Mat, panel).of(seat).titled(title);
    // The money raised so far.
    let money = inside(panel, 10.0, 150.0);
    let left = raised - purchase.spent;
    zone.pieces.push(
        Piece::new(ElementId::new("money", 0), Shape::Tile, Rect { h: 128.0, ..money }, Text::new("money-to-spend"))
            .icon("dollar")
            .line([Inline::Text(
                sum(rules, state, seat, purchase).unwrap_or_else(|| Text::new("dollars").with("count", left)),
            )])
            .tone(Tone::Accent)
            .help(Text::new("help-money"), "HB-4.5"),
    );
    let below = Rect::new(money.x, money.y + 134.0, money.w, money.h - 134.0);
    let reductions = [
        ("coin", purchase.discount, "help-reduction", "HB-4.4"),
        ("warehouse", purchase.warehouses, "help-keeping", "HB-4.8"),
    ];
    for ((icon, count, help, rule), rect) in
        reductions.into_iter().zip(layout::row(below, 2, below.w / 2.0 - 3.0, below.h, 6.0))
    {
        let id = ElementId::new("reduction", u32::from(icon == "warehouse"));
        let piece = Piece::new(id, Shape::Tile, rect, Text::new(format!("plan-{icon}"))).icon(icon).count(count);
        let piece = piece.help(Text::new(help), rule);
        zone.pieces.push(if count == 0 { piece.tone(Tone::Spent) } else { piece });
    }
    zones.push(zone);
    zones.push(shipping(rules, state, seat, purchase, inside(panel, 172.0, 360.0)));
    let right = inside(panel, 548.0, 312.0);
    zones.push(stays(rules, state, seat, purchase, right));
    zones.push(market_afterwards(rules, state, purchase, right));
}

/// Returns the sum that raises the money for a purchase, such as "$5 + $1 = $6", or `None` if all of it comes from a
/// single slot.
pub(super) fn sum(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase) -> Option<Text> {
    let content = rules.content();
    let raised = buying::dollars(content, state, seat, purchase);
    let slots = state.market.order().iter().zip(&content.market.slots);
    let mut parts: Vec<u8> =
        slots.filter(|(good, _)| purchase.shipped.has(**good)).map(|(_, slot)| slot.dollars).collect();
    parts.extend(purchase.bundle.then_some(content.market.inland_traders));
    // The rest is what an ability adds (HB-6.11, HB-6.12).
    parts.extend(raised.checked_sub(parts.iter().sum()).filter(|rest| *rest > 0));
    let spent = if purchase.spent > 0 { format!(" − ${}", purchase.spent) } else { String::new() };
    let parts: Vec<String> = parts.into_iter().map(|dollars| format!("${dollars}")).collect();
    let left = raised - purchase.spent;
    (parts.len() > 1 || purchase.spent > 0).then(|| Text::verbatim(format!("{}{spent} = ${left}", parts.join(" + "))))
}

/// Returns the goods with the dollars that each brings, or would bring if shipped.
fn shipping(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase, area: Rect) -> Zone {
    let content = rules.content();
    let stock = buying::stock(state, seat, purchase);
    let inland = buying::may_sell_bundle(rules, state, seat, purchase) || purchase.bundle;
    let columns = Good::ALL.len() + usize::from(inland);
    let tiles = layout::row(
        Rect::new(area.x, area.y + TITLE, area.w, area.h - TITLE),
        columns,
        (area.w + 6.0) / columns as f32 - 6.0,
        (area.h - TITLE).min(176.0),
        6.0,
    );
    let mut tiles = tiles.collect::<Vec<_>>().into_iter();
    let mut zone = Zone::new(ZoneKind::Row, area).titled(Text::new("zone-shipping"));
    if inland && let Some(rect) = tiles.next() {
        let piece = Piece::new(words::BUNDLE, Shape::Tile, rect, Text::new("bundle"))
            .icon("bundle")
            .line([Inline::Text(Text::new("dollars").with("count", content.market.inland_traders))])
            .help(Text::new("help-bundle"), "HB-4.11");
        zone.pieces.push(if purchase.bundle { piece.tone(Tone::Active) } else { piece });
    }
    for (good, rect) in state.market.order().iter().zip(tiles) {
        let brings = buying::brings(content, state, seat, purchase, *good);
        let (have, needed) = (stock.count(*good), buying::minimum(content, state, seat, *good));
        let id = ElementId::new("to-ship", good.index() as u32);
        let piece = Piece::new(id, Shape::Tile, rect, Text::new("to-ship").with("good", words::good(*good)))
            .icon(words::good_icon(*good))
            .line([Inline::Text(Text::new("have-of").with("have", have).with("needed", needed))])
            .line([Inline::Text(Text::new("dollars").with("count", brings))])
            .help(Text::new("help-to-ship").with("have", have).with("needed", needed), "HB-4.1")
            .stands_for(words::on_market(*good));
        zone.pieces.push(if purchase.shipped.has(*good) {
            piece.tone(Tone::Active)
        } else if have < needed {
            piece.tone(Tone::Spent)
        } else {
            piece
        });
    }
    zone
}

/// Returns the goods that stay in the warehouse. Units kept by warehouses are only counted, because they are
/// chosen later.
fn stays(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase, area: Rect) -> Zone {
    let (left, loose) = buying::after_shipping(rules.content(), state, seat, purchase);
    let kept = purchase.warehouses.min(buying::keepable(rules, &loose).total() as u8);
    let half = Rect { h: area.h / 2.0 - 4.0, ..area };
    let row = Rect::new(half.x, half.y + TITLE, half.w, half.h - TITLE);
    let mut zone = Zone::new(ZoneKind::Row, half).titled(Text::new("zone-stays"));
    zone.pieces.extend(goods_row("stays", &left, row, 5));
    if kept > 0 {
        let rect = layout::row(row, 5, row.w / 5.0 - 6.0, row.h, 6.0).nth(4).unwrap_or(row);
        zone.pieces.push(
            Piece::new(ElementId::new("stays", 9), Shape::Tile, rect, Text::new("kept"))
                .icon("keep")
                .count(kept)
                .help(Text::new("help-keeping"), "HB-4.8"),
        );
    }
    zone
}

fn goods_row(kind: &'static str, goods: &Goods, row: Rect, places: usize) -> Vec<Piece> {
    let rects = layout::row(row, places, row.w / places as f32 - 6.0, row.h, 6.0);
    let piece = |(good, rect): (&Good, Rect)| {
        let name = Text::new("stays-of").with("good", words::good(*good));
        let count = goods.count(*good);
        let piece = Piece::new(ElementId::new(kind, good.index() as u32), Shape::Tile, rect, name);
        let piece = piece.icon(words::good_icon(*good)).count(count).help(Text::new("help-stays"), "HB-4.7");
        if count == 0 { piece.tone(Tone::Spent) } else { piece }
    };
    Good::ALL.iter().zip(rects).map(piece).collect()
}

/// Returns the market after the purchase.
fn market_afterwards(rules: &Harbour, state: &State, purchase: &Purchase, area: Rect) -> Zone {
    let order = *buying::market_after(rules, state, purchase.shipped).order();
    let half = Rect::new(area.x, area.y + area.h / 2.0 + 4.0, area.w, area.h / 2.0 - 4.0);
    let row = Rect::new(half.x, half.y + TITLE, half.w, half.h - TITLE);
    let rects = layout::row(row, 4, row.w / 4.0 - 6.0, row.h, 6.0);
    let tiles = (0..).zip(order).zip(&rules.content().market.slots).zip(rects).map(|(((place, good), slot), rect)| {
        let dollars = Text::new("dollars").with("count", slot.dollars);
        let name = Text::new("afterwards").with("good", words::good(good)).with("dollars", slot.dollars);
        let piece = Piece::new(ElementId::new("afterwards", place), Shape::Tile, rect, name)
            .icon(words::good_icon(good))
            .line([Inline::Text(dollars)])
            .help(Text::new("help-afterwards"), "HB-4.9");
        if purchase.shipped.has(good) { piece.tone(Tone::Active) } else { piece }
    });
    Zone::new(ZoneKind::Row, half).titled(Text::new("zone-afterwards")).with(tiles)
}

/// Returns the two parts of a building as clickable tiles.
fn parts(rules: &Harbour, state: &State, seat: Seat, building: Building, panel: Rect) -> Zone {
    let deed = state.deed(rules.content(), building);
    let area = inside(panel, 10.0, WIDTH - 20.0);
    let tiles = deed.parts().zip(layout::row(area, 2, (area.w - 30.0) / 2.0, 150.0, 30.0)).zip(0..).map(
        |((effect, rect), part)| {
            Piece::new(part_element(part), Shape::Tile, rect, words::effect(&effect))
                .title(words::effect(&effect))
                .line(faces::signs(&effect))
                .help(Text::new("help-part"), "HB-3.17")
        },
    );
    Zone::new(ZoneKind::Mat, panel).of(seat).titled(words::building(rules.content(), state, building)).with(tiles)
}

/// Returns the element of a part of a building.
pub(super) const fn part_element(part: u8) -> ElementId {
    ElementId::new("part", part as u32)
}

/// Returns the cards that the Noble looks at, face down for all other players (HB-8.2).
fn look(rules: &Harbour, state: &State, observer: Observer, seat: Seat, panel: Rect) -> Zone {
    let area = inside(panel, 10.0, WIDTH - 20.0);
    let count = state.looked.len();
    let places = layout::row(area, count as usize, 176.0, area.h, 16.0);
    let mut zone = Zone::new(ZoneKind::Mat, panel).of(seat).titled(Text::new("zone-look"));
    if observer.sees_secrets_of(seat) {
        let face = |(card, rect)| faces::for_sale(rules, state, card, rect);
        zone.pieces.extend(state.looked.iter().zip(places).map(face));
    } else {
        let back = |(number, rect)| {
            Piece::new(
                ElementId::new("looked", number),
                Shape::Card,
                rect,
                Text::new("hidden-building").with("number", number + 1),
            )
            .back(words::BACK)
            .help(Text::new("help-look"), "HB-8.2")
        };
        zone.pieces.extend((0..count).zip(places).map(back));
    }
    zone
}

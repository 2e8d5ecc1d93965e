//! The current decision on the table: the plan of a purchase, or the parts of a building. Both are shown in
//! places that are otherwise empty or unused, so that no other element moves.

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Seat, Text};

use super::faces;
use super::quay::{Desk, Slot};
use crate::rules::buying;
use crate::state::{Building, Item, Purchase, State, Task};
use crate::{Harbour, words};

/// Returns the purchase being decided, and its buyer.
pub(super) fn purchase(state: &State) -> Option<(Seat, Purchase)> {
    match state.agenda.top() {
        Some(Item { seat, task: Task::Purchase(purchase) }) => Some((*seat, *purchase)),
        _ => None,
    }
}

/// Lays out the current decision beside the stack, if there is one to show.
pub(super) fn zone(rules: &Harbour, state: &State, desk: &Desk) -> Option<Zone> {
    let Item { seat, task } = state.agenda.top().copied()?;
    match task {
        Task::Purchase(purchase) => Some(sums(rules, state, seat, &purchase, desk)),
        Task::Parts { building, .. } | Task::Either(building) => Some(parts(rules, state, seat, building, desk)),
        _ => None,
    }
}

/// Returns the inland traders with their price (HB-4.11).
pub(super) fn inland_traders(rules: &Harbour, state: &State, area: Rect) -> Piece {
    let price = Text::new("dollars").with("count", rules.content().market.inland_traders);
    let tile = Piece::new(words::BUNDLE, Shape::Tile, area, Text::new("bundle"));
    let tile = tile.icon("bundle").line([Inline::Text(price)]).help(Text::new("help-bundle"), "HB-4.11");
    match purchase(state) {
        Some((_, purchase)) if purchase.bundle => tile.tone(Tone::Active),
        Some((seat, purchase)) if !buying::may_sell_bundle(rules, state, seat, &purchase) => tile.tone(Tone::Spent),
        _ => tile,
    }
}

/// Returns the money raised so far, the price reduction and the units that stay in warehouses.
fn sums(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase, desk: &Desk) -> Zone {
    let left = buying::dollars(rules.content(), state, seat, purchase) - purchase.spent;
    let sources = sources(rules, state, seat, purchase);
    // A longer calculation would not fit on the tile. The choices show it in full.
    let money = match sum(rules, state, seat, purchase) {
        Some(sum) if sources.len() < 3 => sum,
        Some(_) => Text::verbatim(format!("= ${left}")),
        None => Text::new("dollars").with("count", left),
    };
    let [above, below] = desk.parts;
    let money = Piece::new(ElementId::new("money", 0), Shape::Tile, above, Text::new("money-to-spend"))
        .icon("dollar")
        .line([Inline::Text(money)])
        .tone(Tone::Accent)
        .help(Text::new("help-money"), "HB-4.5");
    // Units kept by warehouses are only counted, because they are chosen later.
    let (_, loose) = buying::after_shipping(rules.content(), state, seat, purchase);
    let kept = purchase.warehouses.min(buying::keepable(rules, &loose).total() as u8);
    let reductions = [
        ("coin", "coin", purchase.discount, "plan-coin", "help-reduction", "HB-4.4"),
        match kept {
            0 => ("warehouse", "warehouse", purchase.warehouses, "plan-warehouse", "help-keeping", "HB-4.8"),
            _ => ("warehouse", "keep", kept, "kept", "help-keeping", "HB-4.8"),
        },
    ];
    let places = layout::row(below, 2, below.w / 2.0 - 3.0, below.h, 6.0);
    let reductions = reductions.into_iter().zip(places).map(|((kind, icon, count, name, help, rule), rect)| {
        let id = ElementId::new("reduction", u32::from(kind == "warehouse"));
        let piece = Piece::new(id, Shape::Tile, rect, Text::new(name)).icon(icon).count(count);
        let piece = piece.help(Text::new(help), rule);
        if count == 0 { piece.tone(Tone::Spent) } else { piece }
    });
    let title = Text::new("zone-purchase").with("player", words::player(seat, state.solo));
    Zone::new(ZoneKind::Mat, desk.mat).of(seat).titled(title).with([money]).with(reductions)
}

/// Returns the calculation of the money for a purchase, such as "$5 + $1 = $6". Returns `None` if there is at
/// most one source of money and nothing has been spent.
pub(super) fn sum(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase) -> Option<Text> {
    let parts = sources(rules, state, seat, purchase);
    let raised: u8 = parts.iter().sum();
    let spent = if purchase.spent > 0 { format!(" − ${}", purchase.spent) } else { String::new() };
    let parts: Vec<String> = parts.into_iter().map(|dollars| format!("${dollars}")).collect();
    let left = raised - purchase.spent;
    (parts.len() > 1 || purchase.spent > 0).then(|| Text::verbatim(format!("{}{spent} = ${left}", parts.join(" + "))))
}

/// Returns the money that each good shipped, the inland traders and an ability raise.
fn sources(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase) -> Vec<u8> {
    let content = rules.content();
    let raised = buying::dollars(content, state, seat, purchase);
    let slots = state.market.order().iter().zip(&content.market.slots);
    let mut parts: Vec<u8> =
        slots.filter(|(good, _)| purchase.shipped.has(**good)).map(|(_, slot)| slot.dollars).collect();
    parts.extend(purchase.bundle.then_some(content.market.inland_traders));
    // The remaining money comes from an ability (HB-6.11, HB-6.12).
    parts.extend(raised.checked_sub(parts.iter().sum()).filter(|rest| *rest > 0));
    parts
}

/// Returns two tiles for each berth: the good to ship, with the dollars that it adds or would add, and the good
/// in the slot after the purchase.
pub(super) fn berths(
    rules: &Harbour,
    state: &State,
    seat: Seat,
    purchase: &Purchase,
    slots: &[Slot],
) -> impl Iterator<Item = Piece> {
    let content = rules.content();
    let stock = buying::stock(state, seat, purchase);
    let printed = content.market.slots.iter().map(|slot| slot.dollars);
    let to_ship = state.market.order().iter().zip(slots).zip(printed).map(move |((good, slot), printed)| {
        // What an ability adds to the goods shipped is counted once, in the sum.
        let is_shipped = purchase.shipped.has(*good);
        let brings = if is_shipped { printed } else { buying::brings(content, state, seat, purchase, *good) };
        let (have, needed) = (stock.count(*good), buying::minimum(content, state, seat, *good));
        let id = ElementId::new("to-ship", good.index() as u32);
        let piece = Piece::new(id, Shape::Tile, slot.to_ship(), Text::new("to-ship").with("good", words::good(*good)))
            .icon("berth")
            .help(Text::new("help-to-ship").with("have", have).with("needed", needed), "HB-4.1")
            .stands_for(words::on_market(*good));
        let price = [Inline::Text(Text::new("dollars").with("count", brings))];
        if is_shipped {
            return piece.line(price).tone(Tone::Active);
        }
        let piece = piece.line([Inline::Text(Text::new("have-of").with("have", have).with("needed", needed))]);
        if have < needed { piece.line(price).tone(Tone::Spent) } else { piece.line(price) }
    });
    let after = *buying::market_after(rules, state, purchase.shipped).order();
    let here = (0..).zip(state.market.order()).zip(after).zip(&content.market.slots).zip(slots);
    let afterwards = here.map(|((((place, before), good), dollars), slot)| {
        let name = Text::new("afterwards").with("good", words::good(good)).with("dollars", dollars.dollars);
        let piece = Piece::new(ElementId::new("afterwards", place), Shape::Tile, slot.afterwards(), name)
            .icon(words::good_icon(good))
            .line([Inline::Text(Text::new("afterwards-short"))])
            .help(Text::new("help-afterwards"), "HB-4.9");
        if *before == good { piece.tone(Tone::Spent) } else { piece }
    });
    to_ship.chain(afterwards).collect::<Vec<Piece>>().into_iter()
}

/// Returns the two parts of a building as clickable tiles.
fn parts(rules: &Harbour, state: &State, seat: Seat, building: Building, desk: &Desk) -> Zone {
    let deed = state.deed(rules.content(), building);
    let tiles = (0..).zip(deed.parts()).zip(desk.parts).map(|((part, effect), rect)| {
        Piece::new(part_element(part), Shape::Tile, rect, words::effect(&effect))
            .title(words::effect(&effect))
            .line(faces::signs(&effect))
            .help(Text::new("help-part"), "HB-3.17")
    });
    let title = Text::new("zone-parts").with("player", words::player(seat, state.solo));
    Zone::new(ZoneKind::Mat, desk.mat).of(seat).titled(title).with(tiles)
}

/// Returns the element of a part of a building.
pub(super) const fn part_element(part: u8) -> ElementId {
    ElementId::new("part", part as u32)
}

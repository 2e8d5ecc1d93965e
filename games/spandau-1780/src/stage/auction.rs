//! The auction: the displayed artwork, the players, the possible bids and the payment.

use std::cmp::Ordering;

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::{TITLE, faces};
use crate::content::Good;
use crate::plugin::Turns;
use crate::rules::auction;
use crate::rules::setup::missing;
use crate::state::{Item, Phase, State, Task};
use crate::{Spandau, words};

/// Maximum width of the displayed artwork, and width of the stack next to it.
const WORK: f32 = 170.0;
const STACK: f32 = 54.0;
/// Share of the height used by the players: for up to three, whose purses and bids fit in one line, and for more.
const CHIPS: (f32, f32) = (0.24, 0.35);
/// Number of bid tiles per row, and number of rows. The list of choices contains all bids.
const ROW: u16 = 10;
const ROWS: u16 = 3;
/// Width of the tile for dropping out.
const OUT_WIDTH: f32 = 106.0;

/// Returns the element ID of a bid.
pub(super) fn bid_element(amount: u16) -> ElementId {
    ElementId::new("bid", amount.into())
}

/// Returns the bids that have a tile, each with its row and column. A row covers ten bids, so that bids with
/// the same last digit share a column. If the bids need too many rows, the first two rows show the next bids,
/// and the last row continues in larger steps.
pub(super) fn tiles(state: &State, seat: Seat) -> Vec<(u16, (u16, u16))> {
    let bids = auction::bids(state, seat);
    let place = |bid: u16| (bid.saturating_sub(1) / ROW, bid.saturating_sub(1) % ROW);
    // If the highest bid does not fit into the fixed rows, the first row is that of the lowest possible bid.
    let first = if *bids.end() > ROW * ROWS { place(*bids.start()).0 } else { 0 };
    let Some(beyond) = stepped_from(state, seat) else {
        return bids.map(|bid| (bid, (place(bid).0 - first, place(bid).1))).collect();
    };
    let highest = *bids.end();
    let steps = (highest - beyond + 1).min(ROW);
    let step = |number: u16| beyond + (highest - beyond) * (number + 1) / steps;
    let steps = (0..steps).map(|number| (step(number), (ROWS - 1, number)));
    let next = (*bids.start()..beyond).map(|bid| (bid, (place(bid).0 - first, place(bid).1)));
    next.chain(steps.filter(|(bid, _)| *bid >= beyond)).collect()
}

/// Returns the tiles of amounts that cannot be bid, which would leave holes in the rows of the others: those below the
/// lowest bid, and those above the highest one in its row.
fn closed(state: &State, seat: Seat, offered: &[(u16, (u16, u16))]) -> Vec<(u16, (u16, u16))> {
    let Some((least, (first, column))) = offered.first().copied() else { return Vec::new() };
    let below = (1..=first * ROW + column).map(|back| least - back);
    let above = offered.last().filter(|_| stepped_from(state, seat).is_none());
    let above = above.into_iter().flat_map(|(most, (_, column))| most + 1..=most + ROW - 1 - column);
    let row = |bid: u16| (first * ROW + column + bid).checked_sub(least).map(|place| (place / ROW, place % ROW));
    below.chain(above).filter_map(|bid| Some((bid, row(bid)?))).collect()
}

/// Returns the first bid of the row that continues in steps, or `None` if there is no such row.
fn stepped_from(state: &State, seat: Seat) -> Option<u16> {
    let bids = auction::bids(state, seat);
    (*bids.end() > ROW * ROWS)
        .then(|| ((bids.start().saturating_sub(1)) / ROW + ROWS - 1) * ROW + 1)
        .filter(|beyond| beyond <= bids.end())
}

/// Element ID for dropping out.
pub(super) const OUT: ElementId = ElementId::new("drop-out", 0);
/// Element ID for paying the rest in coins.
pub(super) const REST: ElementId = ElementId::new("pay-coins", 0);

/// Returns whether the players are so few that a tile has room for purse and bid in one line.
fn are_few(state: &State) -> bool {
    state.seats.count() <= 3
}

/// Returns the element ID of a good that is sold.
pub(super) fn sale_element(good: Good) -> ElementId {
    ElementId::new("sale", good.index() as u32)
}

/// Lays out the artwork, the players, and the current decision.
pub(super) fn lay(rules: &Spandau, state: &State, observer: Observer, area: Rect, zones: &mut Vec<Zone>) {
    let inner = Rect::new(area.x + 6.0, area.y + TITLE + 4.0, area.w - 12.0, area.h - TITLE - 10.0);
    let work = Rect { w: (inner.h * 0.94).min(WORK), ..inner };
    let stack = Rect { x: work.x + work.w + 6.0, w: STACK, ..inner };
    let x = stack.x + stack.w + 8.0;
    let right = Rect::new(x, inner.y, inner.x + inner.w - x, inner.h);
    let share = if are_few(state) { CHIPS.0 } else { CHIPS.1 };
    let chips = Rect { h: (inner.h * share).floor(), ..right };
    let floor = Rect::new(right.x, right.y + chips.h + 6.0, right.w, right.h - chips.h - 6.0);
    let asked = state.asked();
    let bidding = matches!(asked, Some(Item { task: Task::Bid | Task::Pay, .. }));
    let title = if bidding { "zone-auction" } else { "zone-next-auction" };
    let mut zone = Zone::new(ZoneKind::Mat, area).titled(Text::new(title).with("round", state.round.max(1)));
    if let Some(piece) = state.displayed {
        zone.pieces.push(faces::work(rules, state, observer, piece, work));
    } else {
        let name = Text::new("nothing-displayed");
        zone.pieces.push(
            Piece::new(ElementId::new("no-work", 0), Shape::Space, work, name)
                .help(Text::new("help-display"), "SP-3.11"),
        );
    }
    zone.pieces.push(
        Piece::new(words::STACK, Shape::Tile, stack, Text::new("stack"))
            .icon("card-back-artwork")
            .count(state.stack.len() as u16)
            .help(Text::new("help-stack"), "SP-11.6"),
    );
    let places =
        layout::row(chips, state.seats.count(), (chips.w + 6.0) / state.seats.count() as f32 - 6.0, chips.h, 6.0);
    let order = state.clockwise(state.start);
    zone.pieces.extend(order.zip(places).map(|(seat, rect)| chip(state, seat, bidding, rect)));
    zones.push(zone);
    match asked {
        Some(Item { seat, task: Task::Bid }) => zones.push(bids(state, seat, floor)),
        Some(Item { seat, task: Task::Pay }) => zones.push(payment_plan(rules, state, seat, floor)),
        Some(Item { task, .. }) => {
            zones.push(match super::phase(state) {
                Some(phase) => steps(rules, state, phase, task, floor),
                None => all_steps(state, floor),
            });
        }
        None => {}
    }
}

/// The actions of a round in order, each with its icon, name and rule.
const STEPS: [(&str, &str, &str); 8] = [
    ("palace", "step-palace", "SP-4.2"),
    ("military", "step-army", "SP-5.1"),
    ("artist", "step-artist", "SP-6.1"),
    ("play-card", "step-cards", "SP-7.2"),
    ("hand", "step-draw", "SP-8.1"),
    ("grow", "step-berlin", "SP-8.3"),
    ("stone-place", "step-expand", "SP-8.5"),
    ("exchange", "step-exchange", "SP-9.1"),
];

/// Returns the index in [`STEPS`] of the current action.
const fn step(phase: Phase, task: Task) -> usize {
    match phase {
        Phase::Palace => 0,
        Phase::Army => 1,
        Phase::Artist => 2,
        Phase::Cards => 3,
        Phase::Draw => 4,
        Phase::Expand if matches!(task, Task::Grow(_) | Task::MoveForBerlin(_)) => 5,
        Phase::Expand => 6,
        Phase::Exchange => 7,
    }
}

/// Lays out the actions of a round, with the acting player and the current action.
fn steps(rules: &Spandau, state: &State, phase: Phase, task: Task, floor: Rect) -> Zone {
    let title = match rules.setup.turns {
        Turns::Whole => Text::new("zone-turn"),
        Turns::Phases => Text::new("zone-phase").with("phase", words::phase(phase)),
    };
    let mut zone = all_steps(state, floor).of(state.active);
    zone.title = Some(title.with("player", words::player(state.active)));
    let now = step(phase, task) as u32;
    for piece in &mut zone.pieces {
        piece.tone = match piece.id.number.cmp(&now) {
            Ordering::Equal => Tone::Active,
            Ordering::Less => Tone::Spent,
            Ordering::Greater => piece.tone,
        };
    }
    zone
}

/// Lays out the actions of a turn without marking a current one.
fn all_steps(state: &State, floor: Rect) -> Zone {
    let mut zone = Zone::new(ZoneKind::Row, floor).titled(Text::new("zone-steps"));
    let area = Rect::new(floor.x, floor.y + TITLE + 4.0, floor.w, floor.h - TITLE - 4.0);
    // With five players, Berlin does not grow.
    let shown = |place: &usize| missing(state.seats) > 0 || STEPS[*place].0 != "grow";
    let places: Vec<usize> = (0..STEPS.len()).filter(shown).collect();
    // Two rows leave space for the text next to the icons.
    let cells = layout::grid(area, places.len().div_ceil(2), 2)
        .map(|cell| Rect::new(cell.x, cell.y, cell.w - 4.0, cell.h - 4.0));
    for (place, rect) in places.iter().copied().zip(cells) {
        let (icon, key, rule) = &STEPS[place];
        let piece = Piece::new(ElementId::new("step", place as u32), Shape::Tile, rect, Text::new(*key));
        let piece = piece.icon(icon).line([Inline::Text(Text::new(*key))]);
        zone.pieces.push(piece.help(Text::new("help-step"), rule));
    }
    zone
}

/// Returns a player's tile: the bid and the purse during an auction, or the purse and the starting player
/// between auctions.
fn chip(state: &State, seat: Seat, bidding: bool, rect: Rect) -> Piece {
    let player = words::player(seat);
    let auction = &state.auction;
    let purse = [Inline::Icon("pay-coins"), Inline::Number(state.purse(seat).into())];
    let piece = Piece::new(words::bidder(seat), Shape::Tile, rect, Text::new("bidder").with("player", player.clone()))
        .icon(words::emblem(seat))
        .help(Text::new("help-bidder").with("player", player).with("purse", state.purse(seat)), "SP-3.3");
    if !bidding {
        let starts = (seat == state.start).then_some(Inline::Icon("start-player"));
        let piece = piece.line(purse.into_iter().chain(starts));
        let active = state.asked().is_some_and(|item| item.seat == seat);
        return if active { piece.tone(Tone::Active) } else { piece.tone(Tone::Seat(seat)) };
    }
    let status = match auction.bid_of(seat) {
        _ if !auction.is_in(seat) => vec![Inline::Text(Text::new("bid-out"))],
        Some(bid) => vec![Inline::Icon("bid"), Inline::Number(bid.into())],
        None => vec![Inline::Icon("bid"), Inline::Text(Text::verbatim("–"))],
    };
    let piece = if are_few(state) {
        piece.line(purse.into_iter().chain([Inline::Divider]).chain(status))
    } else {
        piece.line(purse).line(status)
    };
    if auction.asked() == Some(seat) {
        piece.tone(Tone::Active)
    } else if auction.is_in(seat) {
        piece.tone(Tone::Seat(seat))
    } else {
        piece.tone(Tone::Spent)
    }
}

/// Lays out the possible bids, and the option to drop out (SP-3.2).
fn bids(state: &State, seat: Seat, floor: Rect) -> Zone {
    let title = match stepped_from(state, seat) {
        None => Text::new("zone-bids"),
        Some(beyond) => Text::new("zone-bids-steps").with("beyond", beyond),
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
    let tiles_area = Rect { x: area.x + OUT_WIDTH + 6.0, w: area.w - OUT_WIDTH - 6.0, ..area };
    // The rows that no purse reaches leave their height to the others during the whole auction.
    let richest = state.seats.each().map(|seat| state.purse(seat)).max().unwrap_or(0);
    let rows = richest.div_ceil(ROW).clamp(2, ROWS);
    let (w, h) = (tiles_area.w / f32::from(ROW), tiles_area.h / f32::from(rows));
    let offered = tiles(state, seat);
    let closed = closed(state, seat, &offered).into_iter().map(|tile| (tile, true));
    for ((amount, (row, column)), is_closed) in offered.iter().map(|tile| (*tile, false)).chain(closed) {
        let rect = Rect::new(tiles_area.x + w * f32::from(column), tiles_area.y + h * f32::from(row), w, h);
        let name = Text::new("bid-tile").with("coins", amount);
        let piece = Piece::new(bid_element(amount), Shape::Tile, rect.shrunk(1.5), name)
            .line([Inline::Number(amount.into())])
            .help(Text::new("help-bid"), "SP-3.2");
        zone.pieces.push(if is_closed { piece.tone(Tone::Spent) } else { piece });
    }
    zone
}

/// Lays out the amount still to be paid and the proceeds of goods (SP-3.6 to SP-3.8). Hand cards are clicked in
/// the hand.
fn payment_plan(rules: &Spandau, state: &State, seat: Seat, floor: Rect) -> Zone {
    let payment = &state.payment;
    let title = Text::new("zone-payment").with("player", words::player(seat)).with("price", payment.price);
    let mut zone = Zone::new(ZoneKind::Row, floor).of(seat).titled(title);
    let area = Rect::new(floor.x, floor.y + TITLE + 2.0, floor.w, floor.h - TITLE - 2.0);
    let left = payment.left();
    let rest = Rect { w: 110.0, ..area };
    let name = Text::new("to-pay").with("left", left).with("paid", payment.paid);
    zone.pieces.push(
        Piece::new(REST, Shape::Tile, rest, name)
            .icon("pay-coins")
            .line([Inline::Text(Text::new("left-to-pay").with("left", left))])
            .line([Inline::Text(Text::new("has-coins").with("coins", state.players[seat].coins))])
            .tone(Tone::Accent)
            .help(Text::new("help-pay"), "SP-3.8"),
    );
    let tiles = Rect::new(area.x + 116.0, area.y, area.w - 116.0, area.h);
    for (good, rect) in Good::ALL.iter().zip(layout::row(tiles, 6, tiles.w / 6.0 - 5.0, tiles.h, 5.0)) {
        let (count, sold) = (state.stock(seat, *good), payment.sold[good.index()]);
        let price = state.prices[good.index()];
        let name = Text::new("sale-of").with("good", words::good(*good)).with("price", price);
        let piece = Piece::new(sale_element(*good), Shape::Tile, rect, name)
            .icon(words::good_icon(*good))
            .line([Inline::Icon("coin"), Inline::Number(price.into())])
            .line([Inline::Text(Text::new("sold-of").with("sold", sold).with("count", count))])
            .help(Text::new("help-sale").with("lowest", rules.content().row(*good).lowest), "SP-3.7");
        zone.pieces.push(if sold > 0 {
            piece.tone(Tone::Active)
        } else if count == 0 {
            piece.tone(Tone::Spent)
        } else {
            piece
        });
    }
    zone
}

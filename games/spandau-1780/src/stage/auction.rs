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
/// Number of bid tiles in a row, for purses that ten or twenty tiles in each row can hold, and the number of rows.
const ROW: (u16, u16) = (10, 20);
const ROWS: u16 = 3;
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
        Self { row: if most > ROW.0 * ROWS { ROW.1 } else { ROW.0 }, most }
    }

    /// Returns the number of rows.
    fn rows(&self) -> u16 {
        self.most.div_ceil(self.row).clamp(2, ROWS)
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

/// Returns whether the players are so few that a tile has room for purse and bid in one line.
fn are_few(state: &State) -> bool {
    state.seats.count() <= 3
}

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

/// Lays out the possible bids, and the option to drop out (SP-3.2). Bids that cannot be made are dimmed.
fn bids(state: &State, seat: Seat, floor: Rect) -> Zone {
    let grid = Grid::of(state);
    let title = match grid.stepped_from() {
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
    let area = Rect { x: area.x + OUT_WIDTH + 6.0, w: area.w - OUT_WIDTH - 6.0, ..area };
    let cells = layout::grid(area, usize::from(grid.row), usize::from(grid.rows()));
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
            .line([Inline::Number(number.into())])
            .help(Text::new("help-unit"), "SP-3.7");
        if number <= sold { piece.tone(Tone::Active) } else { piece }
    };
    std::iter::once(head).chain((1..=count).zip(cells).map(unit)).collect()
}

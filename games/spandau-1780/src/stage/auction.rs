//! The auction: the displayed artwork, the players with their purses and bids, and the works they offer.

use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::{TITLE, bidding, faces, own, sees};
use crate::state::{Item, State, Task};
use crate::{Spandau, words};

/// Maximum width of the displayed artwork, its width relative to its height, and the width of the stack next to it.
const WORK: (f32, f32) = (230.0, 0.92);
const STACK: f32 = 54.0;
const STACK_HEIGHT: f32 = 112.0;
/// Height of a player's tile, and of the bids or the payment as a share of the whole: for up to three players, whose
/// tiles are lower, and for more.
const TILE: f32 = 46.0;
const FLOOR: (f32, f32) = (0.42, 0.45);
const GAP: f32 = 6.0;
/// Gap between a player's tile and the offered work, so that the mark of the work does not cover the tile.
const OFFER: f32 = 8.0;
/// Width of an emblem next to the tile of its player.
const EMBLEM: f32 = 30.0;

/// Lays out the artwork, the players and the works they offer, and the current decision. After the end, it shows the
/// other players' cabinets instead.
pub(super) fn lay(
    rules: &Spandau,
    state: &State,
    (observer, near): (Observer, Seat),
    area: Rect,
    zones: &mut Vec<Zone>,
) {
    let inner = Rect::new(area.x + 6.0, area.y + TITLE + 4.0, area.w - 12.0, area.h - TITLE - 10.0);
    if state.ended.is_some() {
        return zones.push(cabinets(rules, state, observer, near, (area, inner)));
    }
    let work = Rect { w: (inner.h * WORK.1).min(WORK.0), ..inner };
    let stack = Rect { x: work.x + work.w + GAP, w: STACK, h: inner.h.min(STACK_HEIGHT), ..inner };
    let x = stack.x + stack.w + 10.0;
    let right = Rect::new(x, inner.y, inner.x + inner.w - x, inner.h);
    let asked = state.asked();
    let bidding = matches!(asked, Some(Item { task: Task::Bid | Task::Pay, .. }));
    let share = if are_few(state) { FLOOR.0 } else { FLOOR.1 };
    let floor = if bidding { (inner.h * share).floor() } else { 0.0 };
    let title = if bidding { "zone-auction" } else { "zone-next-auction" };
    let mut mat = Zone::new(ZoneKind::Mat, area).titled(Text::new(title).with("round", state.round.max(1)));
    mat.pieces.push(match state.displayed {
        Some(piece) => faces::work(rules, state, observer, piece, work),
        None => Piece::new(ElementId::new("no-work", 0), Shape::Space, work, Text::new("nothing-displayed"))
            .help(Text::new("help-display"), "SP-3.11"),
    });
    mat.pieces.push(
        Piece::new(words::STACK, Shape::Tile, stack, Text::new("stack"))
            .icon("card-back-artwork")
            .count(state.stack.len() as u16)
            .help(Text::new("help-stack"), "SP-11.6"),
    );
    zones.push(mat);
    let upper = Rect { h: right.h - if floor > 0.0 { floor + GAP } else { 0.0 }, ..right };
    zones.push(players(rules, state, (observer, near), (area.y, upper), bidding));
    let floor = Rect { y: right.y + right.h - floor, h: floor, ..right };
    match asked {
        Some(Item { seat, task: Task::Bid }) => zones.push(bidding::bids(state, seat, floor)),
        Some(Item { seat, task: Task::Pay }) => zones.push(bidding::payment_plan(rules, state, seat, floor)),
        _ => {}
    }
}

/// Lays out a column for each player, in the order of the columns of the warehouse, which is the same in every round:
/// the purse and the bid above the offered work.
fn players(
    rules: &Spandau,
    state: &State,
    (observer, near): (Observer, Seat),
    (top, area): (f32, Rect),
    bidding: bool,
) -> Zone {
    let count = state.seats.count();
    let width = (area.w + GAP) / count as f32 - GAP;
    // Beside the bids, there is room for the names of two works at most.
    let crowded = bidding && count > 2;
    let tile = if bidding && !are_few(state) { TILE * 1.2 } else { TILE };
    let room = Rect { y: top, h: area.y + area.h - top, ..area };
    let mut zone = Zone::new(ZoneKind::Row, room).titled(Text::new("zone-players"));
    for (seat, column) in state.seats.each().zip(layout::row(area, count, width, area.h, GAP)) {
        let mut head = Rect { h: tile, ..column };
        if bidding && is_tight(state) {
            let place = Rect { w: EMBLEM, ..head };
            let emblem =
                Piece::new(ElementId::new("emblem", seat.index() as u32), Shape::Figure, place, words::player(seat));
            zone.pieces.push(emblem.icon(words::emblem(seat)).only_seen());
            head = Rect { x: head.x + EMBLEM + 2.0, w: head.w - EMBLEM - 2.0, ..head };
        }
        zone.pieces.push(chip(state, seat, bidding, head));
        let above = tile + OFFER;
        let below = Rect { y: column.y + above, h: column.h - above, ..column };
        let offered = offer(rules, state, (observer, near), seat, below);
        zone.pieces.extend(offered.map(|work| if crowded { without_name(work) } else { work }));
    }
    zone
}

/// Returns whether the players are so few that their columns have room for purse and bid in one line.
fn are_few(state: &State) -> bool {
    state.seats.count() <= 3
}

/// Returns whether the players are so many that their tiles have no room for the emblem beside the bid.
fn is_tight(state: &State) -> bool {
    state.seats.count() > 4
}

/// Removes the name from a work that is too small for it. The drawing and the kind identify it.
fn without_name(mut work: Piece) -> Piece {
    work.face.title = None;
    work
}

/// Returns the work that a player offers, as the observer sees it. The nearest player's own work remains in the
/// cabinet, so it is only repeated here.
fn offer(rules: &Spandau, state: &State, (observer, near): (Observer, Seat), seat: Seat, rect: Rect) -> Option<Piece> {
    let piece = state.players[seat].offered?;
    if state.offers_secret && !sees(state, observer, seat) {
        let name = Text::new("secret-offer-of").with("player", words::player(seat));
        let back = Piece::new(words::secret_offer(seat), Shape::Card, rect, name).back("card-back-artwork");
        return Some(back.help(Text::new("help-secret-offer"), "SP-1.19"));
    }
    let work = faces::work(rules, state, observer, piece, rect).tone(Tone::Accent);
    if seat != near {
        return Some(work);
    }
    let id = ElementId::new("own-offer", seat.index() as u32);
    Some(Piece { id, tone: Tone::Seat(seat), ..work.stands_for(words::work_element(piece)) })
}

/// Returns a player's tile: the purse, the bid during an auction, and whether the player is the starting player.
fn chip(state: &State, seat: Seat, bidding: bool, rect: Rect) -> Piece {
    let player = words::player(seat);
    let auction = &state.auction;
    let purse = [Inline::Icon("pay-coins"), Inline::Number(state.purse(seat).into())];
    let name = Text::new("bidder").with("player", player.clone());
    let piece = Piece::new(words::bidder(seat), Shape::Tile, rect, name);
    let piece = if bidding && is_tight(state) { piece } else { piece.icon(words::emblem(seat)) };
    let piece = piece.help(Text::new("help-bidder").with("player", player).with("purse", state.purse(seat)), "SP-3.3");
    let starts = (seat == state.start).then_some(Inline::Icon("start-player"));
    if !bidding {
        let piece = piece.line(purse.into_iter().chain(starts));
        let active = state.asked().is_some_and(|item| item.seat == seat);
        return if active { piece.tone(Tone::Active) } else { piece.tone(Tone::Seat(seat)) };
    }
    let leads = auction.highest().is_some_and(|(leader, _)| leader == seat);
    let status = match auction.bid_of(seat) {
        _ if !auction.is_in(seat) => vec![Inline::Text(Text::new("bid-out"))],
        Some(bid) => vec![Inline::Icon(if leads { "leads" } else { "bid" }), Inline::Number(bid.into())],
        None => vec![Inline::Icon("bid"), Inline::Text(Text::verbatim("–"))],
    };
    let piece = if are_few(state) {
        piece.line(status.into_iter().chain([Inline::Divider]).chain(purse).chain(starts))
    } else {
        piece.line(status.into_iter().chain(starts)).line(purse)
    };
    if auction.asked() == Some(seat) {
        piece.tone(Tone::Active)
    } else if leads {
        piece.tone(Tone::Accent)
    } else if auction.is_in(seat) {
        piece.tone(Tone::Seat(seat))
    } else {
        piece.tone(Tone::Spent)
    }
}

/// Lays out the other players' works after the end of the game, when everyone sees which of them are genuine.
fn cabinets(rules: &Spandau, state: &State, observer: Observer, near: Seat, (area, inner): (Rect, Rect)) -> Zone {
    let mut zone = Zone::new(ZoneKind::Mat, area).titled(Text::new("zone-cabinets"));
    let others: Vec<Seat> = state.others(near).collect();
    let width = (inner.w + GAP) / others.len() as f32 - GAP;
    for (seat, column) in others.iter().zip(layout::row(inner, others.len(), width, inner.h, GAP)) {
        let works = state.players[*seat].works;
        let name = Text::new("works-of").with("player", words::player(*seat));
        let head =
            Piece::new(ElementId::new("cabinet", seat.index() as u32), Shape::Tile, Rect { w: 40.0, ..column }, name);
        zone.pieces.push(
            head.icon(words::emblem(*seat))
                .line([Inline::Icon("genuine")])
                .line([Inline::Number(state.genuine_works(*seat) as i32)])
                .tone(Tone::Seat(*seat))
                .help(Text::new("help-works"), "SP-10.1"),
        );
        let beside = Rect { x: column.x + 44.0, w: column.w - 44.0, ..column };
        let places = own::shelves(beside, works.len() as usize);
        zone.pieces
            .extend(works.iter().zip(places).map(|(piece, rect)| faces::work(rules, state, observer, piece, rect)));
    }
    zone
}

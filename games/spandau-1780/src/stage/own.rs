//! The nearest player: the board, the hand, active cards and the cabinet.

use rondel::components::{Cards, Kind};
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::{TITLE, board, faces, knows, sees, slots};
use crate::content::DeckKind;
use crate::rules::cards;
use crate::shelf::COLUMN;
use crate::state::{State, count_of, each_card};
use crate::{Spandau, words};

/// Height of the totals, and of each of the coins and the limit below the portrait.
const TOTALS: f32 = 57.0;
const COINS: f32 = 36.0;
/// Width of the portrait, and share of a sheet's width for portrait and board.
const PORTRAIT: f32 = 96.0;
pub(super) const DESK: f32 = 0.6;
/// The same share on the nearest player's mat, where only active cards are next to them, if there are any.
const OWN_DESK: f32 = 0.835;
/// Maximum size of an active card and of a work on a sheet.
const ACTIVE_CARD: (f32, f32) = (116.0, 84.0);
const WORK: (f32, f32) = (200.0, 220.0);
/// Maximum width of a work relative to its height, and maximum height relative to its width.
const WIDEST: f32 = 1.25;
const TALLEST: f32 = 1.2;
/// Maximum width of a card's back relative to its height.
const BACK: f32 = 0.82;
const GAP: f32 = 8.0;
/// Placeholder for pieces that are positioned later.
const ANYWHERE: Rect = Rect::new(0.0, 0.0, 0.0, 0.0);

/// Returns the height of the portrait and the tiles below it, on a mat of this size.
fn height(area: Rect) -> f32 {
    area.h - TITLE - 14.0 - TOTALS
}

/// Returns the size of a spot of the board.
fn spot(area: Rect, share: f32) -> f32 {
    (height(area) / board::GRID.1).min((area.w * share - PORTRAIT - 30.0) / board::GRID.0).max(1.0)
}

/// Returns the left edge of the area next to the board on a mat.
pub(super) fn beside_desk(area: Rect, share: f32) -> f32 {
    area.x + 6.0 + PORTRAIT + 10.0 + spot(area, share) * board::GRID.0 + GAP
}

/// Lays out the nearest player: the board with active cards next to it, the hand and the cabinet.
pub(super) fn lay(
    rules: &Spandau,
    state: &State,
    observer: Observer,
    seat: Seat,
    (mat, cards): (Rect, Rect),
    zones: &mut Vec<Zone>,
) {
    let mut zone = Zone::new(ZoneKind::Mat, mat).of(seat).titled(board::title(rules, state, seat));
    zone.pieces.extend(desk(rules, state, seat, mat, OWN_DESK));
    zones.push(zone);
    if state.players[seat].side.is_none() {
        return;
    }
    let x = beside_desk(mat, OWN_DESK);
    zones.push(active(rules, state, seat, Rect::new(x, mat.y, mat.x + mat.w - 6.0 - x, height(mat) + TITLE + 4.0)));
    let inner = Rect::new(cards.x + 6.0, cards.y + TITLE + 4.0, cards.w - 12.0, cards.h - TITLE - 10.0);
    let (hand, works) = (hand(rules, state, observer, seat), works(rules, state, observer, seat, true));
    // A column that is begun is shown as a whole.
    let places = works.last().map_or(0, |(place, _)| place + 1).next_multiple_of(COLUMN);
    let slots = slots::slots(inner, hand.len(), places);
    zones.push(Zone::new(ZoneKind::Mat, cards).of(seat).titled(Text::new("zone-hand")));
    let in_slot = |(card, slot): (Piece, Rect)| {
        let narrow = if card.face.back.is_some() { slot.h * BACK } else { slot.w };
        Piece { rect: Rect { w: slot.w.min(narrow), ..slot }, ..card }
    };
    let free = slots.free.into_iter().zip(0..).map(|(rect, place)| {
        let id = ElementId::new("hand-place", place);
        Piece::new(id, Shape::Space, rect, Text::new("hand-place")).behind(["hand"]).only_seen()
    });
    let held = hand.into_iter().zip(slots.cards).map(in_slot);
    zones.push(Zone::new(ZoneKind::Fan, slots.hand).of(seat).with(held).with(free));
    let room = Rect { h: cards.h - 6.0, y: cards.y, ..slots.cabinet };
    let shelf = Zone::new(ZoneKind::Row, room).of(seat).titled(cabinet_title(state, observer, seat));
    let is_free = |place: &usize| works.iter().all(|(taken, _)| taken != place);
    let shelf = shelf.with((0..places).filter(is_free).map(|place| empty_place(place, slots.works[place])));
    zones.push(shelf.with(works.into_iter().map(|(place, work)| Piece { rect: slots.works[place], ..work })));
}

/// Returns a place of the cabinet that a work has left.
fn empty_place(place: usize, rect: Rect) -> Piece {
    let id = ElementId::new("empty-place", place as u32);
    Piece::new(id, Shape::Space, rect, Text::new("empty-place"))
        .behind(["cabinet"])
        .help(Text::new("help-works"), "SP-10.1")
}

fn placed(pieces: Vec<Piece>, slots: Vec<Rect>) -> impl Iterator<Item = Piece> {
    pieces.into_iter().zip(slots).map(|(piece, rect)| Piece { rect, ..piece })
}

/// Lays out portrait, coins, board and totals in the upper left of an area.
pub(super) fn desk(rules: &Spandau, state: &State, seat: Seat, area: Rect, share: f32) -> Vec<Piece> {
    let (x, y) = (area.x + 6.0, area.y + TITLE + 4.0);
    let (spot, height) = (spot(area, share), height(area));
    let below = y + height - 2.0 * COINS - 4.0;
    let mut pieces = vec![
        board::portrait(rules, state, seat, likeness_place(area)),
        coins(state, seat, Rect::new(x, below, PORTRAIT, COINS)),
        limit(state, seat, Rect::new(x, below + COINS + 4.0, PORTRAIT, COINS), true),
    ];
    pieces.extend(board::grid(rules, state, seat, x + PORTRAIT + 10.0, y, spot));
    let has_board = state.players[seat].side.is_some();
    // On a sheet, a player's active cards are next to the totals too.
    let width = if has_board && share < OWN_DESK { PORTRAIT + 10.0 + spot * board::GRID.0 } else { area.w - 12.0 };
    let totals = Rect::new(x, y + height + 4.0, width, TOTALS);
    pieces.extend(board::totals(rules.content(), state, seat, totals));
    pieces
}

/// Returns the place of the portrait on a mat.
pub(super) fn likeness_place(area: Rect) -> Rect {
    Rect::new(area.x + 6.0, area.y + TITLE + 4.0, PORTRAIT, height(area) - 2.0 * COINS - 8.0)
}

/// Returns a tile with a player's coins.
pub(super) fn coins(state: &State, seat: Seat, rect: Rect) -> Piece {
    let name = Text::new("coins-of").with("player", words::player(seat));
    Piece::new(words::coins_element(seat), Shape::Tile, rect, name)
        .icon("coins")
        .count(state.players[seat].coins)
        .help(Text::new("help-coins").with("purse", state.purse(seat)), "SP-3.3")
}

/// Returns a tile with the number of active cards and its limit (SP-7.1). On a `flat` tile, both are in one line.
pub(super) fn limit(state: &State, seat: Seat, rect: Rect, flat: bool) -> Piece {
    let (active, limit) = (count_of(&state.players[seat].active), cards::limit(state, seat));
    let name = Text::new("limit-of").with("player", words::player(seat));
    let tile = Piece::new(words::limit_element(seat), Shape::Tile, rect, name);
    let count = Inline::Text(Text::verbatim(format!("{active}/{limit}")));
    let tile = if flat { tile.line([Inline::Icon("play-card"), count]) } else { tile.icon("play-card").line([count]) };
    tile.help(Text::new("help-limit").with("active", active).with("limit", limit), "SP-7.1")
}

/// Returns the hand cards, followed by the cards drawn this turn, which nobody has seen.
fn hand(rules: &Spandau, state: &State, observer: Observer, seat: Seat) -> Vec<Piece> {
    let player = &state.players[seat];
    let mut cards: Vec<Piece> = if sees(state, observer, seat) {
        each_card(player.hand).map(|card| faces::hand_card(rules, card, ANYWHERE)).collect()
    } else {
        let back = |deck: &DeckKind| hand_count(state, seat, *deck, ANYWHERE).back(words::card_back(*deck));
        DeckKind::ALL.iter().map(back).collect()
    };
    let drawn = DeckKind::ALL.iter().filter(|deck| !player.drawn[deck.index()].is_empty());
    cards.extend(drawn.map(|deck| {
        let name = Text::new("drawn-of").with("deck", words::deck(*deck));
        Piece::new(words::drawn_element(seat, *deck), Shape::Card, ANYWHERE, name)
            .back(words::card_back(*deck))
            .count(player.drawn[deck.index()].len() as u16)
            .help(Text::new("help-drawn"), "SP-11.2")
    }));
    cards
}

/// Returns a tile with the number of hand cards a player has of a deck (SP-11.1).
pub(super) fn hand_count(state: &State, seat: Seat, deck: DeckKind, rect: Rect) -> Piece {
    let count = state.players[seat].hand[deck.index()].len();
    let name = Text::new("hand-of").with("player", words::player(seat)).with("deck", words::deck(deck));
    let value = crate::state::value_of(deck);
    let piece = Piece::new(words::hand_element(seat, deck), Shape::Tile, rect, name);
    let piece = piece.icon(words::symbol_icon(crate::content::Symbol::of_deck(deck)));
    piece.count(count as u16).help(Text::new("help-hand").with("coins", value), "SP-3.6")
}

/// Lays out active cards column by column, so that they keep their places. Places that more cards could take are shown
/// empty.
fn active(rules: &Spandau, state: &State, seat: Seat, area: Rect) -> Zone {
    const GAP: f32 = 4.0;
    /// Number of places in a column, and in each of two columns if there are more cards.
    const PLACES: [usize; 2] = [4, 8];
    let zone = Zone::new(ZoneKind::Row, area).of(seat).titled(Text::new("zone-active"));
    let active = count_of(&state.players[seat].active) as usize;
    let most = active.max(cards::limit(state, seat) as usize);
    let inner = Rect::new(area.x, area.y + TITLE + 4.0, area.w, area.h - TITLE - 4.0);
    let rows = if most > 2 * PLACES[0] { PLACES[1] } else { PLACES[0] };
    let columns = most.div_ceil(rows).max(1);
    let (w, h) = ((inner.w + GAP) / columns as f32 - GAP, (inner.h + GAP) / rows as f32 - GAP);
    let place = |number: usize| {
        let (column, row) = ((number / rows) as f32, (number % rows) as f32);
        Rect::new(inner.x + column * (w + GAP), inner.y + row * (h + GAP), w, h)
    };
    let shown = state.players[seat].active_cards().enumerate();
    let shown = shown.map(|(number, card)| faces::active_card(rules, seat, card, place(number)));
    let free = (active..most).map(|number| {
        let id = ElementId::new("free-place", number as u32);
        Piece::new(id, Shape::Space, place(number), Text::new("free-place"))
            .behind(["play-card"])
            .help(Text::new("help-limit").with("active", active).with("limit", most), "SP-7.1")
    });
    zone.with(shown).with(free)
}

/// Returns a player's active cards on a sheet, as large as possible.
pub(super) fn active_cards(rules: &Spandau, state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    let count = count_of(&state.players[seat].active) as usize;
    let places = layout::fitted(area, count, ACTIVE_CARD.0, ACTIVE_CARD.1, 4.0);
    let cards = state.players[seat].active_cards().zip(places);
    cards.map(|(card, rect)| faces::active_card(rules, seat, card, rect)).collect()
}

/// Returns places for `count` works from the upper left, as large as possible. They become wider rather than
/// smaller, so that the names remain readable.
pub(super) fn shelves(area: Rect, count: usize) -> Vec<Rect> {
    const GAP: f32 = 4.0;
    let size = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let (w, h) = ((area.w + GAP) / columns as f32 - GAP, (area.h + GAP) / rows - GAP);
        let w = w.min(h * WIDEST).min(WORK.0);
        (w, h.min(w * TALLEST).min(WORK.1))
    };
    let covered = |columns: &usize| size(*columns).0 * size(*columns).1;
    let Some(columns) = (1..=count).max_by(|one, other| covered(one).total_cmp(&covered(other))) else {
        return Vec::new();
    };
    let (w, h) = size(columns);
    let place = |index: usize| {
        let (x, y) = ((index % columns) as f32, (index / columns) as f32);
        Rect::new(area.x + x * (w + GAP), area.y + y * (h + GAP), w, h)
    };
    (0..count).map(place).collect()
}

/// Returns the title of a cabinet: the number of works, and the number that the observer knows to be genuine.
fn cabinet_title(state: &State, observer: Observer, seat: Seat) -> Text {
    let works = state.players[seat].works;
    let genuine = seen_works(state, observer, seat).and(state.genuine);
    let genuine = genuine.iter().filter(|piece| knows(state, observer, *piece)).count();
    let key = if genuine == 0 { "zone-cabinet-unknown" } else { "zone-cabinet" };
    Text::new(key).with("count", works.len()).with("genuine", genuine)
}

fn seen_works(state: &State, observer: Observer, seat: Seat) -> Cards {
    let works = state.players[seat].works;
    if sees(state, observer, seat) { works } else { works.and(state.seen) }
}

/// Returns the works that the observer sees, each with its place, followed by the others face down. The offered work is
/// left out if it is shown elsewhere.
fn works(rules: &Spandau, state: &State, observer: Observer, seat: Seat, with_offer: bool) -> Vec<(usize, Piece)> {
    let player = &state.players[seat];
    let seen = seen_works(state, observer, seat);
    let offered = player.offered.filter(|piece| seen.has(*piece));
    let hidden = player.works.len() - seen.len() - u32::from(player.offered.is_some() && offered.is_none());
    let shown: Vec<(usize, u8)> = if with_offer && sees(state, observer, seat) {
        player.shelf.places(seen)
    } else {
        seen.iter().filter(|piece| with_offer || Some(*piece) != offered).enumerate().collect()
    };
    let face = |(place, piece): (usize, u8)| {
        let mut work = faces::work(rules, state, observer, piece, ANYWHERE);
        // SP-9.9: other players do not see the works chosen for a collection.
        if state.shown.has(piece) && sees(state, observer, seat) {
            work = faces::marked(work, "claim");
        }
        (place, if Some(piece) == offered { faces::marked(work, "offer").tone(Tone::Accent) } else { work })
    };
    let mut works: Vec<(usize, Piece)> = shown.into_iter().map(face).collect();
    if hidden > 0 {
        let next = works.last().map_or(0, |(place, _)| place + 1);
        works.push((next, faces::hidden_works(seat, hidden, ANYWHERE)));
    }
    works
}

/// Returns another player's cabinet on a sheet.
pub(super) fn shelf(rules: &Spandau, state: &State, observer: Observer, seat: Seat, area: Rect) -> Zone {
    let zone = Zone::new(ZoneKind::Row, area).of(seat);
    let works: Vec<Piece> = works(rules, state, observer, seat, false).into_iter().map(|(_, work)| work).collect();
    let inner = Rect::new(area.x, area.y + TITLE + 4.0, area.w, area.h - TITLE - 4.0);
    let places = shelves(inner, works.len());
    let zone =
        if state.players[seat].works.is_empty() { zone } else { zone.titled(cabinet_title(state, observer, seat)) };
    zone.with(placed(works, places))
}

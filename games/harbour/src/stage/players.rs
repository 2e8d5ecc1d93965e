//! Player boards with their warehouses, workers and buildings.

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::places::Places;
use super::{TITLE, faces};
use crate::content::{Ability, Content, FULL, Good, Goods, Icon};
use crate::rules::ending::LAST_PURCHASE;
use crate::rules::{buying, trainer};
use crate::state::{Building, Item, State, Task};
use crate::{Harbour, words};

const GAP: f32 = 8.0;
/// Share of a board's height that the starting building and the warehouse next to it take up.
const UPPER: f32 = 0.375;
/// Width of a starting building relative to its height, and its maximum width in table units.
const START: (f32, f32) = (0.74, 200.0);
/// Maximum share of the remaining width that the warehouse takes up if the ability text is next to it.
const WAREHOUSE: f32 = 0.54;
/// Number of cells in the track of a good, from 0 to 6.
const TRACK_SHAPE: f32 = 7.0;
/// Width, in cells, of the number next to the track. It is shown because the marker covers the number on its cell.
const NUMBER: f32 = 1.1;
const TOOLS: f32 = 44.0;
/// Height of the ability text on a small board, where it is below the starting building and the warehouse.
const NOTE: f32 = 66.0;
/// Width and height of a bought building, space permitting.
const BUILDING: (f32, f32) = (168.0, 224.0);

/// Lays out each player's mat and buildings.
pub(super) fn lay(rules: &Harbour, state: &State, observer: Observer, places: &Places, zones: &mut Vec<Zone>) {
    let seats = state.turns.seats();
    for (seat, column) in seats.each().zip(places.mats(seats.count())) {
        zones.push(mat(rules, state, observer, seat, column));
        zones.push(buildings(rules, state, seat, column));
    }
}

/// Returns the height of the starting building and of the warehouse next to it.
fn upper(column: Rect) -> f32 {
    (column.h * UPPER).clamp(140.0, 220.0)
}

/// Returns the height of the strip below the starting building.
fn below_upper(state: &State) -> f32 {
    if is_small(state) { NOTE } else { TOOLS }
}

/// Returns the width of the starting building.
fn start_width(column: Rect) -> f32 {
    (upper(column) * START.0).min(START.1)
}

/// Returns the width of the warehouse if there is something next to it.
fn warehouse_width(rest: Rect) -> f32 {
    (rest.w * WAREHOUSE).min(rest.h / 4.0 * (TRACK_SHAPE + NUMBER))
}

/// Returns whether the boards are small. With up to two players, there is enough space for text and tracks.
fn is_small(state: &State) -> bool {
    state.turns.seats().count() > 2
}

/// Returns a board with its starting building, the warehouse and the owner's other components.
fn mat(rules: &Harbour, state: &State, observer: Observer, seat: Seat, column: Rect) -> Zone {
    let content = rules.content();
    // The value of a possible shipment is public, because goods, boards and buildings are open.
    let money = buying::most_dollars(rules, state, seat);
    let title = Text::new(if money > 0 && !state.is_over && !state.is_trainer(seat) { "mat-ships" } else { "mat-of" })
        .with("player", words::player(seat, state.solo))
        .with("points", points_seen(rules, state, observer, seat))
        .with("dollars", money);
    let mut zone = Zone::new(ZoneKind::Mat, column).of(seat).titled(title);
    let upper = Rect::new(column.x + 8.0, column.y + TITLE + 6.0, column.w - 16.0, upper(column));
    let start_width = start_width(column);
    if state.is_trainer(seat) {
        zone.pieces.extend(trainer(rules, state, column, upper));
        return zone;
    }
    let start = Rect { w: start_width, ..upper };
    let building = Building::start_of(seat);
    match state.board(content, seat) {
        Some(board) => {
            zone.pieces.push(faces::start(rules, state, seat, board, start));
            zone.pieces.extend(faces::workers(state, building, start));
        }
        None => zone.pieces.push(
            Piece::new(words::building_element(building), Shape::Space, start, Text::new("no-board-yet"))
                .help(Text::new("help-no-board"), "HB-1.6"),
        ),
    }
    let rest = Rect::new(start.x + start.w + 8.0, upper.y, upper.w - start_width - 8.0, upper.h);
    let below = Rect::new(upper.x, upper.y + upper.h + 6.0, upper.w, below_upper(state));
    // On a small board, the ability needs the full width, and the icons are below the warehouse.
    let (warehouse, tools, note) = if is_small(state) {
        let warehouse = Rect { h: rest.h - TOOLS - 6.0, ..rest };
        (warehouse, Rect { y: rest.y + rest.h - TOOLS, h: TOOLS, ..rest }, below)
    } else {
        let warehouse = Rect { w: warehouse_width(rest), ..rest };
        let x = warehouse.x + warehouse.w + 10.0;
        (warehouse, below, Rect { x, w: rest.x + rest.w - x, ..rest })
    };
    zone.pieces.extend(self::warehouse(rules, state, seat, warehouse));
    zone.pieces.extend(tool_tiles(rules, state, observer, seat, tools));
    if let Some(board) = state.board(content, seat) {
        let piece =
            Piece::new(words::ability(seat), Shape::Tile, note, board.name()).line([Inline::Text(board.text())]);
        let piece = if board.ability == Ability::None { piece } else { piece.icon("ability") };
        zone.pieces.push(piece.help(board.text(), "HB-6.1"));
    }
    if state.players[seat].worker.is_none() {
        zone.pieces.push(faces::worker(state, seat, beside(column)));
    }
    zone
}

/// Returns the position of a worker before it has entered a building (HB-1.12).
fn beside(column: Rect) -> Rect {
    Rect::new(column.x + column.w - 30.0, column.y + 1.0, 22.0, 24.0)
}

/// Returns the points so far, without a bonus that the observer cannot know.
pub(super) fn points_seen(rules: &Harbour, state: &State, observer: Observer, seat: Seat) -> i32 {
    let knows = state.is_over || observer.sees_secrets_of(seat);
    if knows { rules.score(state, seat).total() } else { rules.open_score(state, seat).total() }
}

/// Returns the training opponent with its worker and warehouse (HB-7.1), and the number of turns before its next
/// purchase (HB-7.5).
fn trainer(rules: &Harbour, state: &State, column: Rect, upper: Rect) -> Vec<Piece> {
    let portrait = Rect { w: start_width(column), ..upper };
    let rest = Rect { x: portrait.x + portrait.w + 8.0, w: upper.w - portrait.w - 8.0, ..upper };
    let warehouse = Rect { w: warehouse_width(rest), ..rest };
    let counter = Rect { x: warehouse.x + warehouse.w + 10.0, w: rest.w - warehouse.w - 10.0, ..rest };
    let note = Rect::new(upper.x, upper.y + upper.h + 6.0, upper.w, TOOLS);
    let training = rules.training();
    let turns = training.turns;
    let about = Text::new("trainer-note").with("turns", turns).with("extra", training.extra);
    let mut pieces = vec![
        Piece::new(words::home(crate::state::TRAINER, true), Shape::Card, portrait, Text::new("trainer"))
            .icon("trainer")
            .title(Text::new("trainer"))
            .help(Text::new("help-trainer"), "HB-7.1"),
        Piece::new(trainer::COUNTDOWN, Shape::Tile, counter, Text::new("trainer-countdown"))
            .icon("later")
            .line([Inline::Text(Text::new("trainer-buys").with("turns", state.countdown))])
            .tone(if state.countdown <= 1 { Tone::Accent } else { Tone::Neutral })
            .help(Text::new("help-trainer-countdown").with("turns", turns), "HB-7.5"),
        Piece::new(ElementId::new("trainer-note", 0), Shape::Tile, note, Text::new("trainer"))
            .line([Inline::Text(about)])
            .help(Text::new("help-trainer"), "HB-7.3"),
    ];
    pieces.extend(self::warehouse(rules, state, crate::state::TRAINER, warehouse));
    if state.players[crate::state::TRAINER].worker.is_none() {
        pieces.push(faces::worker(state, crate::state::TRAINER, beside(column)));
    }
    pieces
}

/// Returns the warehouse. Each good has a track from 0 to 6 with a marker or, on a small board where this would
/// be illegible, a tile with a number.
fn warehouse(rules: &Harbour, state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    if is_small(state) { stock_tiles(rules, state, seat, area) } else { tracks(state, seat, area) }
}

fn stock_name(state: &State, seat: Seat, good: Good, count: u8) -> Text {
    let player = words::player(seat, state.solo);
    Text::new("stock-of").with("player", player).with("what", words::amount(good, count))
}

fn stock_tiles(rules: &Harbour, state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    const BETWEEN: f32 = 6.0;
    let left = left_by_plan(rules, state, seat);
    let size = ((area.w - BETWEEN) / 2.0, (area.h - BETWEEN) / 2.0);
    let tile = |(place, good): (usize, &Good)| {
        let (x, y) = ((place % 2) as f32, (place / 2) as f32);
        let rect = Rect::new(area.x + x * (size.0 + BETWEEN), area.y + y * (size.1 + BETWEEN), size.0, size.1);
        let count = state.players[seat].goods.count(*good);
        let name = stock_name(state, seat, *good, count);
        let piece = Piece::new(words::stock(seat, *good), Shape::Tile, rect, name)
            .icon(words::good_icon(*good))
            .help(Text::new("help-stock"), "HB-2.12");
        let left = left.map_or(count, |left| left.count(*good));
        if left != count {
            let line = [Inline::Number(count.into()), Inline::Icon("arrow-right"), Inline::Number(left.into())];
            return piece.line(line).tone(Tone::Spent);
        }
        match count {
            0 => piece.count(count).tone(Tone::Spent),
            // The tone marks the limit. Text next to the number would hide the number at large font sizes.
            FULL => piece.count(count).tone(Tone::Accent),
            _ => piece.count(count),
        }
    };
    Good::ALL.iter().enumerate().map(tile).collect()
}

/// Returns the goods that a planned shipment leaves in its owner's warehouse, if one is planned.
fn left_by_plan(rules: &Harbour, state: &State, seat: Seat) -> Option<Goods> {
    match state.agenda.top() {
        Some(Item { seat: planner, task: Task::Purchase(purchase) }) if *planner == seat => {
            Some(buying::after_shipping(rules.content(), state, seat, purchase).0)
        }
        _ => None,
    }
}

fn tracks(state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    let height = (area.w / (TRACK_SHAPE + NUMBER)).min(area.h / 4.0 - 4.0);
    let width = height * TRACK_SHAPE;
    let left = Rect { w: width, ..area };
    let places: Vec<Rect> = layout::column(left, 4, width, height, (area.h - 4.0 * height) / 4.0).collect();
    let track = |(good, place): (&Good, &Rect)| {
        let count = state.players[seat].goods.count(*good);
        Piece::new(words::stock(seat, *good), Shape::Figure, *place, stock_name(state, seat, *good, count))
            .icon("track")
            .help(Text::new("help-stock"), "HB-2.12")
    };
    let marker = |(good, place): (&Good, &Rect)| {
        let count = f32::from(state.players[seat].goods.count(*good));
        let cell = place.w / TRACK_SHAPE;
        let rect = Rect::around(place.x + cell * (count + 0.5), place.y + place.h / 2.0, height * 0.96, height * 0.96);
        Piece::new(words::stock_marker(seat, *good), Shape::Figure, rect, words::good(*good))
            .icon(words::good_icon(*good))
            .only_seen()
    };
    let number = |(good, place): (&Good, &Rect)| {
        let count = state.players[seat].goods.count(*good);
        let rect = Rect::new(place.x + place.w + 2.0, place.y, height * NUMBER - 2.0, height);
        Piece::new(words::stock_number(seat, *good), Shape::Tile, rect, words::good(*good))
            .line([Inline::Number(count.into())])
            .only_seen()
    };
    let goods = || Good::ALL.iter().zip(&places);
    goods().map(track).chain(goods().map(number)).chain(goods().map(marker)).collect()
}

/// Returns tiles with the count of each icon, and the bonus card.
fn tool_tiles(rules: &Harbour, state: &State, observer: Observer, seat: Seat, area: Rect) -> Vec<Piece> {
    let content = rules.content();
    let icons = state.icons(content, seat);
    let strip = area.w.min(420.0);
    let mut places = layout::row(Rect { w: strip, ..area }, 5, (strip + 6.0) / 5.0 - 6.0, area.h, 6.0);
    let player = words::player(seat, state.solo);
    let mut pieces: Vec<Piece> = Icon::ALL
        .iter()
        .zip(places.by_ref())
        .map(|(icon, rect)| {
            let count = icons.count(*icon);
            let what = Text::new(format!("help-{}", words::icon(*icon)));
            let name = Text::new("tool-of")
                .with("player", player.clone())
                .with("what", Text::new(format!("icon-{}", words::icon(*icon))));
            let piece = Piece::new(words::tool(seat, *icon), Shape::Tile, rect, name)
                .icon(words::icon(*icon))
                .count(count)
                .help(what, "HB-2.13");
            if count == 0 { piece.tone(Tone::Spent) } else { piece.tone(Tone::Seat(seat)) }
        })
        .collect();
    if let (Some(card), Some(rect)) = (state.players[seat].bonus, places.next()) {
        pieces.push(bonus(content, state, observer, seat, card, rect));
    }
    pieces
}

/// Returns a bonus card, which only its owner sees until the end (HB-8.3).
fn bonus(content: &Content, state: &State, observer: Observer, seat: Seat, card: u8, rect: Rect) -> Piece {
    let name = Text::new("bonus-of").with("player", words::player(seat, state.solo));
    let piece = Piece::new(words::bonus(seat), Shape::Card, rect, name);
    if !(observer.sees_secrets_of(seat) || state.is_over) {
        return piece.back("card-back-bonus").help(Text::new("help-bonus-hidden"), "HB-8.3");
    }
    let entry = &content.bonus[usize::from(card)];
    let help = Text::new("help-bonus")
        .with("good", words::good(entry.good))
        .with("units", entry.units)
        .with("points", entry.points);
    piece.icon(words::good_icon(entry.good)).line([Inline::Icon("bonus")]).tone(Tone::Accent).help(help, "HB-5.4")
}

/// Returns the positions of buildings on a small board. The first four are the same for every player; in a flat
/// area they are in one row. A fifth building makes all of them smaller.
fn plots(area: Rect, owned: usize) -> Vec<Rect> {
    const FLAT: f32 = 4.0;
    let usual = usize::from(LAST_PURCHASE);
    let (columns, rows) = match (area.w > FLAT * area.h, owned > usual) {
        (true, false) => (usual, 1),
        (true, true) => (3, owned.div_ceil(3)),
        (false, more) => (2, if more { owned.div_ceil(2) } else { usual / 2 }),
    };
    let size = |whole: f32, count: usize| (whole + GAP) / count as f32 - GAP;
    let (w, h) = (size(area.w, columns), size(area.h, rows));
    let place = |index: usize| {
        let (x, y) = ((index % columns) as f32, (index / columns) as f32);
        Rect::new(area.x + x * (w + GAP), area.y + y * (h + GAP), w, h)
    };
    (0..owned.max(usual)).map(place).collect()
}

/// Returns the buildings bought by a player or, before a board has been kept, the two boards to choose from.
fn buildings(rules: &Harbour, state: &State, seat: Seat, column: Rect) -> Zone {
    let top = TITLE + upper(column) + below_upper(state) + 22.0;
    let area = Rect::new(column.x + 8.0, column.y + top, column.w - 16.0, column.h - top - 8.0);
    let player = &state.players[seat];
    let mut zone = Zone::new(ZoneKind::Row, area).of(seat);
    if player.board.is_none() && !state.is_trainer(seat) {
        let places = layout::row(area, 2, (area.w / 2.0 - 6.0).min(230.0), area.h, 8.0);
        zone.pieces.extend(player.offered.iter().zip(places).map(|(board, rect)| faces::offered(rules, *board, rect)));
        return zone;
    }
    let owned = player.buildings.len() as usize;
    // HB-5.1: placeholders show how many buildings are still to be bought.
    let missing = usize::from(LAST_PURCHASE.saturating_sub(player.bought()));
    let small = is_small(state);
    let places = if small {
        plots(area, owned)
    } else {
        layout::fitted(area, owned.max(usize::from(LAST_PURCHASE).min(owned + missing)), BUILDING.0, BUILDING.1, GAP)
    };
    let mut places = places.into_iter().take(owned + missing);
    for (card, rect) in player.arrivals.of(player.buildings).zip(places.by_ref()) {
        let rect = if small { faces::beside_worker(rect) } else { rect };
        zone.pieces.push(faces::owned(rules, state, seat, card, rect));
        zone.pieces.extend(faces::workers(state, Building::card(card), rect));
    }
    let plots = places.zip(0..).map(|(rect, place)| {
        Piece::new(words::plot(seat, place), Shape::Space, rect, Text::new("plot"))
            .icon("plot")
            .help(Text::new("help-plot"), "HB-5.1")
    });
    zone.pieces.extend(plots);
    zone
}

//! Player boards with their warehouses, workers and buildings.

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::boards::{Board, NUMBER, TRACK_SHAPE, homes, is_small, looks, tools};
use super::places::Places;
use super::{TITLE, faces};
use crate::content::{Ability, Content, FULL, Good, Goods, Icon};
use crate::rules::ending::LAST_PURCHASE;
use crate::rules::{buying, trainer};
use crate::state::{Building, Item, State, Task};
use crate::{Harbour, words};

/// Lays out the mat and the buildings of each player.
pub(super) fn lay(rules: &Harbour, state: &State, observer: Observer, places: &Places, zones: &mut Vec<Zone>) {
    let seats = state.turns.seats();
    for (seat, column) in seats.each().zip(places.mats(seats.count())) {
        let board = Board::of(rules, state, seat, column);
        zones.push(mat(rules, state, observer, seat, &board));
        zones.push(if looks(state, seat) {
            look(rules, state, observer, seat, board.buildings)
        } else {
            buildings(rules, state, seat, &board)
        });
    }
}

/// Returns a board with its starting building, the warehouse and the owner's other components.
fn mat(rules: &Harbour, state: &State, observer: Observer, seat: Seat, places: &Board) -> Zone {
    let content = rules.content();
    // The value of a possible shipment is public, because goods, boards and buildings are open.
    let money = buying::most_dollars(rules, state, seat);
    let title = Text::new(if money > 0 && !state.is_over && !state.is_trainer(seat) { "mat-ships" } else { "mat-of" })
        .with("player", words::player(seat, state.solo))
        .with("points", points_seen(rules, state, observer, seat))
        .with("dollars", money);
    let mut zone = Zone::new(ZoneKind::Mat, places.mat).of(seat).titled(title);
    if state.is_trainer(seat) {
        zone.pieces.extend(trainer(rules, state, places));
        return zone;
    }
    let building = Building::start_of(seat);
    match state.board(content, seat) {
        Some(board) => {
            let (start, workers) = faces::with_workers(state, building, places.start);
            zone.pieces.push(faces::start(rules, state, seat, board, start));
            zone.pieces.extend(workers);
        }
        None => zone.pieces.push(
            Piece::new(words::building_element(building), Shape::Space, places.start, Text::new("no-board-yet"))
                .help(Text::new("help-no-board"), "HB-1.6"),
        ),
    }
    zone.pieces.extend(warehouse(rules, state, seat, places.warehouse));
    zone.pieces.extend(tool_tiles(rules, state, observer, seat, places.tools));
    if let (Some(board), Some(note)) = (state.board(content, seat), places.note) {
        let piece =
            Piece::new(words::ability(seat), Shape::Tile, note, board.name()).line([Inline::Text(board.text())]);
        let piece = if board.ability == Ability::None { piece.tone(Tone::Spent) } else { piece.icon("ability") };
        zone.pieces.push(piece.help(board.text(), "HB-6.1"));
    }
    if state.players[seat].worker.is_none() {
        zone.pieces.push(faces::worker(state, seat, beside(places.mat)));
    }
    zone
}

/// Returns the position of a worker before it has entered a building (HB-1.12).
fn beside(column: Rect) -> Rect {
    Rect::new(column.x + column.w - 42.0, column.y - 7.0, 34.0, 34.0)
}

/// Returns the points so far, without a bonus that the observer cannot know.
pub(super) fn points_seen(rules: &Harbour, state: &State, observer: Observer, seat: Seat) -> i32 {
    let knows = state.is_over || observer.sees_secrets_of(seat);
    if knows { rules.score(state, seat).total() } else { rules.open_score(state, seat).total() }
}

/// Returns the training opponent with its worker and warehouse (HB-7.1), and the turns before its next purchase
/// (HB-7.5).
fn trainer(rules: &Harbour, state: &State, places: &Board) -> Vec<Piece> {
    let training = rules.training();
    let turns = training.turns;
    let about = Text::new("trainer-note").with("turns", turns).with("extra", training.extra);
    let mut pieces = vec![
        Piece::new(words::home(crate::state::TRAINER, true), Shape::Card, places.start, Text::new("trainer"))
            .icon("trainer")
            .title(Text::new("trainer"))
            .help(Text::new("help-trainer"), "HB-7.1"),
        Piece::new(
            trainer::COUNTDOWN,
            Shape::Tile,
            places.note.unwrap_or(places.tools),
            Text::new("trainer-countdown"),
        )
        .icon("later")
        .line([Inline::Text(Text::new("trainer-buys").with("turns", state.countdown))])
        .tone(if state.countdown <= 1 { Tone::Accent } else { Tone::Neutral })
        .help(Text::new("help-trainer-countdown").with("turns", turns), "HB-7.5"),
        Piece::new(ElementId::new("trainer-note", 0), Shape::Tile, places.tools, Text::new("trainer"))
            .line([Inline::Text(about)])
            .help(Text::new("help-trainer"), "HB-7.3"),
    ];
    pieces.extend(warehouse(rules, state, crate::state::TRAINER, places.warehouse));
    if state.players[crate::state::TRAINER].worker.is_none() {
        pieces.push(faces::worker(state, crate::state::TRAINER, beside(places.mat)));
    }
    pieces
}

/// Returns the warehouse. Each good has a track from 0 to 6 with a marker or, on a small board where this would
/// be illegible, a tile with a number.
fn warehouse(rules: &Harbour, state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    let left = left_by_plan(rules, state, seat);
    if is_small(state) { stock_tiles(state, seat, left, area) } else { tracks(state, seat, left, area) }
}

fn stock_name(state: &State, seat: Seat, good: Good, count: u8) -> Text {
    let player = words::player(seat, state.solo);
    Text::new("stock-of").with("player", player).with("what", words::amount(good, count))
}

fn stock_tiles(state: &State, seat: Seat, left: Option<Goods>, area: Rect) -> Vec<Piece> {
    const BETWEEN: f32 = 6.0;
    // In a flat area, all goods are in one row.
    let columns = if area.w > 2.5 * area.h { 4 } else { 2 };
    let fit = |length: f32, count: usize| (length + BETWEEN) / count as f32 - BETWEEN;
    let size = (fit(area.w, columns), fit(area.h, 4 / columns));
    let tile = |(place, good): (usize, &Good)| {
        let (x, y) = ((place % columns) as f32, (place / columns) as f32);
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

/// Returns the goods that would be left in the player's warehouse after the planned shipment, or `None` if no
/// shipment is planned.
fn left_by_plan(rules: &Harbour, state: &State, seat: Seat) -> Option<Goods> {
    match state.agenda.top() {
        Some(Item { seat: planner, task: Task::Purchase(purchase) }) if *planner == seat => {
            Some(buying::after_shipping(rules.content(), state, seat, purchase).0)
        }
        _ => None,
    }
}

fn tracks(state: &State, seat: Seat, remaining: Option<Goods>, area: Rect) -> Vec<Piece> {
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
    // During a purchase, the cell that the marker will move to stands out.
    let plan = |(good, place): (&Good, &Rect)| {
        let count = remaining?.count(*good);
        let cell = place.w / TRACK_SHAPE;
        let rect = Rect::new(place.x + cell * f32::from(count), place.y, cell, place.h).shrunk(1.0);
        let name = Text::new("stays-of").with("good", words::good(*good));
        let piece = Piece::new(words::stock_left(seat, *good), Shape::Tile, rect, name);
        let piece = piece.line([Inline::Number(count.into())]).tone(Tone::Accent).only_seen();
        (count != state.players[seat].goods.count(*good)).then_some(piece)
    };
    let goods = || Good::ALL.iter().zip(&places);
    let below = goods().map(track).chain(goods().map(number)).chain(goods().filter_map(plan));
    below.chain(goods().map(marker)).collect()
}

/// Returns tiles with the count of each icon, and the bonus card.
fn tool_tiles(rules: &Harbour, state: &State, observer: Observer, seat: Seat, area: Rect) -> Vec<Piece> {
    let content = rules.content();
    let icons = state.icons(content, seat);
    let mut places = tools(area, state.players[seat].bonus.is_some()).into_iter();
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

/// Returns a bonus card. Until the end of the game, only its owner sees it (HB-8.3).
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

/// Returns the cards that the Noble looks at, face down for all other players (HB-8.2).
fn look(rules: &Harbour, state: &State, observer: Observer, seat: Seat, area: Rect) -> Zone {
    let count = state.looked.len();
    let below = Rect { y: area.y + TITLE, h: area.h - TITLE, ..area };
    let places = layout::row(below, count as usize, (area.w / 2.0 - 6.0).min(below.h * 0.9), below.h, 8.0);
    let mut zone = Zone::new(ZoneKind::Row, area).of(seat).titled(Text::new("zone-look"));
    if observer.sees_secrets_of(seat) {
        let face = |(card, rect)| faces::for_sale(rules, state, card, rect);
        zone.pieces.extend(state.looked.iter().zip(places).map(face));
    } else {
        let back = |(number, rect)| {
            let name = Text::new("hidden-building").with("number", number + 1);
            let piece = Piece::new(ElementId::new("looked", number), Shape::Card, rect, name).back(words::BACK);
            piece.help(Text::new("help-look"), "HB-8.2")
        };
        zone.pieces.extend((0..count).zip(places).map(back));
    }
    zone
}

/// Returns the buildings bought by a player or, before a board has been kept, the two boards to choose from.
fn buildings(rules: &Harbour, state: &State, seat: Seat, places: &Board) -> Zone {
    let player = &state.players[seat];
    let mut zone = Zone::new(ZoneKind::Row, places.buildings).of(seat);
    let area = places.buildings;
    if player.board.is_none() && !state.is_trainer(seat) {
        let rects = layout::row(area, 2, (area.w / 2.0 - 6.0).min(area.h * 1.2), area.h, 8.0);
        zone.pieces.extend(player.offered.iter().zip(rects).map(|(board, rect)| faces::offered(rules, *board, rect)));
        return zone;
    }
    // HB-5.1: placeholders show how many buildings are still to be bought.
    let missing = usize::from(LAST_PURCHASE.saturating_sub(player.bought()));
    let (homes, plots) = homes(area, player.buildings.len() as usize, missing, is_small(state));
    for (card, rect) in player.arrivals.of(player.buildings).zip(homes) {
        let (rect, workers) = faces::with_workers(state, Building::card(card), rect);
        zone.pieces.push(faces::owned(rules, state, seat, card, rect));
        zone.pieces.extend(workers);
    }
    let plots = plots.into_iter().zip(0..).map(|(rect, place)| {
        Piece::new(words::plot(seat, place), Shape::Space, rect, Text::new("plot"))
            .icon("plot")
            .help(Text::new("help-plot"), "HB-5.1")
    });
    zone.pieces.extend(plots);
    zone
}

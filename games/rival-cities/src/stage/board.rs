//! The board: the ring of action cards, the prestige track, lawsuits, ships and alliances.

use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Text};

use super::faces;
use crate::content::{CITY_NAME, Content, Effect, SPACES};
use crate::state::{ALTONA, HAMBURG, State, dark_slot};
use crate::words;

/// The whole board on the table.
const BOARD: Rect = Rect::new(280.0, 96.0, 940.0, 724.0);
/// The size of an action card.
const CARD: (f32, f32) = (148.0, 100.0);
const INNER_LEFT: f32 = 444.0;
const INNER_WIDTH: f32 = 612.0;
const TRACK: Rect = Rect::new(INNER_LEFT, 210.0, INNER_WIDTH, 42.0);
const LAWSUITS: Rect = Rect::new(INNER_LEFT, 256.0, INNER_WIDTH, 166.0);
const SHIPS: Rect = Rect::new(INNER_LEFT, 426.0, INNER_WIDTH, 140.0);
const ALLIANCES: Rect = Rect::new(INNER_LEFT, 570.0, INNER_WIDTH, 140.0);
/// Room for a zone's title above its things.
pub(super) const TITLE: f32 = 20.0;
const JAR: f32 = 42.0;
/// How far beyond the edge of a card the ink jar stands, so that the card stays legible.
const BEYOND: f32 = 12.0;
const BELL: f32 = 40.0;

/// Where the space of the ring lies: clockwise from the upper left.
pub(super) fn places() -> Vec<Rect> {
    layout::ring(BOARD, 5, 5, CARD.0, CARD.1)
}

/// Lays the board out.
pub(super) fn lay(content: &Content, state: &State, zones: &mut Vec<Zone>) {
    zones.push(ring(content, state));
    zones.push(prestige_track(content, state));
    zones.push(lawsuits(content, state));
    zones.push(ships(content, state));
    zones.push(alliances(content, state));
    zones.push(figures(state));
}

fn ring(content: &Content, state: &State) -> Zone {
    let cards = (0..SPACES).zip(places()).map(|(space, rect)| {
        let piece = match state.card_at(space) {
            Some(card) => faces::action_card(content, card, words::card_element(card, space), rect),
            None => Piece::new(words::space(space), Shape::Space, rect, Text::new("empty-space").with("space", space))
                .help(Text::new("help-empty-space"), "RC-3.10"),
        };
        let piece = if dark_slot(space).is_some() { piece.tone(Tone::Accent) } else { piece };
        if space == state.jar.place() { piece.tone(Tone::Active) } else { piece }
    });
    let jar = state.jar.place();
    let parts = state.card_at(jar).map(|card| faces::open_actions(content, state, card, places()[usize::from(jar)]));
    Zone::new(ZoneKind::Ring, BOARD).with(cards).with(parts.unwrap_or_default())
}

/// The ink jar at the inner edge of its space, and the bell between the last space and the first.
fn figures(state: &State) -> Zone {
    let place = places()[usize::from(state.jar.place())];
    let (x, y) = place.centre();
    let (jar_x, jar_y) = match state.jar.place() {
        0..5 => (x, place.y + place.h + BEYOND),
        5..10 => (place.x - BEYOND, y),
        10..15 => (x, place.y - BEYOND),
        _ => (place.x + place.w + BEYOND, y),
    };
    let jar = Piece::new(words::JAR, Shape::Figure, Rect::around(jar_x, jar_y, JAR, JAR), Text::new("ink-jar"))
        .icon("ink-jar")
        .help(Text::new("help-ink-jar"), "RC-2.4");
    let mut zone = Zone::new(ZoneKind::Ring, BOARD).with([jar]);
    if state.bell.is_none() {
        let spot = Rect::around(BOARD.x + 18.0, BOARD.y + CARD.1 + 2.0, BELL, BELL);
        zone.pieces.push(bell(spot));
    }
    zone
}

/// The bell token.
pub(super) fn bell(rect: Rect) -> Piece {
    Piece::new(words::BELL, Shape::Figure, rect, Text::new("bell")).icon("bell").help(Text::new("help-bell"), "RC-2.8")
}

/// The prestige track, Altona's side to the left.
fn prestige_track(content: &Content, state: &State) -> Zone {
    let spaces = 2 * CITY_NAME as usize + 1;
    let cells: Vec<Rect> = layout::grid(TRACK, spaces, 1).map(|cell| cell.shrunk(1.0)).collect();
    let marker_cell = cells[(state.prestige.place() + CITY_NAME) as usize];
    let mut pieces: Vec<Piece> =
        (-CITY_NAME..=CITY_NAME).zip(&cells).map(|(step, cell)| track_cell(content, step, *cell)).collect();
    let marker = Rect::around(marker_cell.centre().0, marker_cell.centre().1, 40.0, 40.0);
    pieces.push(
        Piece::new(words::PRESTIGE_MARKER, Shape::Figure, marker, Text::new("prestige-marker"))
            .icon("prestige")
            .help(Text::new("help-prestige"), "RC-5.14"),
    );
    Zone::new(ZoneKind::Track, TRACK).with(pieces)
}

fn track_cell(content: &Content, step: i8, cell: Rect) -> Piece {
    let id = ElementId::new("prestige", (step + CITY_NAME) as u32);
    let owner = match step {
        0 => None,
        1.. => Some(HAMBURG),
        _ => Some(ALTONA),
    };
    let distance = step.unsigned_abs();
    let Some(owner) = owner else {
        return Piece::new(id, Shape::Tile, cell, Text::new("prestige-middle"));
    };
    let name = Text::new("prestige-step").with("city", words::city(owner)).with("step", distance);
    let piece = Piece::new(id, Shape::Tile, cell, name).tone(Tone::Seat(owner));
    let Some(space) = content.board.prestige.get(usize::from(distance) - 1) else {
        return piece.icon(words::city_icon(owner)).help(Text::new("help-city-name"), "RC-11.4");
    };
    let piece = match space.income {
        Some(Effect::Gain(crate::content::Pick::Only(product), _)) => piece.icon(words::product_icon(product)),
        Some(Effect::Letters(_)) => piece.icon("letter"),
        Some(Effect::Stars(_)) => piece.icon("star"),
        _ => piece,
    };
    let piece = if space.stars > 0 {
        piece.badge(Corner::BottomRight, [Inline::Number(i32::from(space.stars))])
    } else {
        piece
    };
    let income = space.income.map_or_else(|| Text::new("nothing"), words::effect);
    piece.help(
        Text::new("help-prestige-step").with("income", income).with("stars", words::dark_stars(space.stars)),
        "RC-6.8",
    )
}

/// The three lawsuits, each with its piece and marker below.
fn lawsuits(content: &Content, state: &State) -> Zone {
    let area = Rect::new(LAWSUITS.x, LAWSUITS.y + TITLE, LAWSUITS.w, LAWSUITS.h - TITLE);
    let mut pieces = Vec::new();
    for (slot, column) in layout::row(area, 3, 198.0, area.h, 9.0).enumerate() {
        let card = Rect::new(column.x, column.y, column.w, 116.0);
        let track = Rect::new(column.x, column.y + 120.0, column.w, 24.0);
        let numeral = words::numeral(slot as u8);
        let Some(lawsuit) = state.lawsuits.get(slot) else {
            let name = Text::new("empty-lawsuit").with("numeral", numeral);
            pieces.push(Piece::new(words::lawsuit_space(slot as u32), Shape::Space, card, name));
            continue;
        };
        let repeats = content.board.lawsuit_repeats[slot];
        let face = faces::lawsuit(content, lawsuit.card, words::lawsuit(lawsuit.card), card)
            .badge(Corner::TopLeft, [Inline::Text(numeral)])
            .badge(
                Corner::TopRight,
                [Inline::Icon("sway"), Inline::Text(Text::new("plus-times").with("count", repeats))],
            );
        pieces.push(face);
        let cells: Vec<Rect> = layout::grid(track, 9, 1).map(|cell| cell.shrunk(1.0)).collect();
        for (place, cell) in (-4_i8..=4).zip(&cells) {
            let id = ElementId::new("lawsuit-step", slot as u32 * 9 + (place + 4) as u32);
            let tone = match place {
                0 => Tone::Neutral,
                1.. => Tone::Seat(HAMBURG),
                _ => Tone::Seat(ALTONA),
            };
            let name = match place {
                0 => Text::new("lawsuit-step-even"),
                1.. => Text::new("lawsuit-step").with("city", words::city(HAMBURG)),
                _ => Text::new("lawsuit-step").with("city", words::city(ALTONA)),
            };
            let name = name.with("slot", words::numeral(slot as u8)).with("place", place.unsigned_abs());
            let piece = Piece::new(id, Shape::Tile, *cell, name).tone(tone);
            pieces.push(piece.line([Inline::Number(i32::from(place.unsigned_abs()))]));
        }
        let spot = cells[(lawsuit.marker.place() + 4) as usize];
        let (x, y) = spot.centre();
        pieces.push(
            Piece::new(
                words::marker(lawsuit.card),
                Shape::Disc,
                Rect::around(x, y, 26.0, 26.0),
                marker_name(slot, lawsuit.marker.place()),
            )
            .icon("sway")
            .help(Text::new("help-marker"), "RC-9.3"),
        );
    }
    Zone::new(ZoneKind::Row, LAWSUITS).titled(Text::new("zone-lawsuits")).with(pieces)
}

fn marker_name(slot: usize, place: i8) -> Text {
    let text = match place {
        0 => Text::new("marker-even"),
        1.. => Text::new("marker-leads").with("city", words::city(HAMBURG)),
        _ => Text::new("marker-leads").with("city", words::city(ALTONA)),
    };
    text.with("slot", words::numeral(slot as u8)).with("place", place.unsigned_abs())
}

fn row_places(zone: Rect) -> impl Iterator<Item = Rect> {
    let area = Rect::new(zone.x, zone.y + TITLE, zone.w, zone.h - TITLE);
    layout::row(area, 4, 148.0, area.h, 6.0)
}

fn ships(content: &Content, state: &State) -> Zone {
    let pieces = row_places(SHIPS).enumerate().map(|(slot, rect)| match state.ships.get(slot) {
        Some(card) => faces::ship(content, card, words::ship(card), rect),
        None => Piece::new(
            ElementId::new("ship-space", slot as u32),
            Shape::Space,
            rect,
            Text::new("empty-ship").with("slot", slot + 1),
        ),
    });
    Zone::new(ZoneKind::Row, SHIPS).titled(Text::new("zone-ships")).with(pieces)
}

fn alliances(content: &Content, state: &State) -> Zone {
    let pieces = row_places(ALLIANCES).enumerate().map(|(slot, rect)| match state.alliances.get(slot) {
        Some(card) => faces::alliance(content, card, words::alliance(card), rect),
        None => Piece::new(
            ElementId::new("alliance-space", slot as u32),
            Shape::Space,
            rect,
            Text::new("empty-alliance").with("slot", slot + 1),
        ),
    });
    Zone::new(ZoneKind::Row, ALLIANCES).titled(Text::new("zone-alliances")).with(pieces)
}

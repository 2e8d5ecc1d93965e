//! The board: the ring of action cards, the prestige track, lawsuits, ships and alliances.

use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Text};

use super::faces;
use crate::content::{CITY_NAME, Content, Effect, SPACES};
use crate::state::{ALTONA, HAMBURG, State, dark_slot};
use crate::words;

/// Height reserved for a zone's title, in table units.
pub(super) const TITLE: f32 = 20.0;
/// Width of the board in its own units, which also apply to the constants below.
const WIDTH: f32 = 992.0;
/// Width and height of an action card.
const CARD: (f32, f32) = (148.0, 124.0);
const TRACK: Rect = Rect::new(194.0, 130.0, 604.0, 60.0);
const LAWSUITS: Rect = Rect::new(194.0, 194.0, 604.0, 208.0);
const SHIPS: Rect = Rect::new(194.0, 406.0, 604.0, 179.0);
const ALLIANCES: Rect = Rect::new(194.0, 589.0, 604.0, 179.0);
/// Size of the ink jar. It is drawn at the edge of its card, where there is no text: in the gap to the next
/// card of the ring, or in the margin around the middle of the board. [`ON_CARD`] is its overlap with the card.
const JAR: f32 = 58.0;
const ON_CARD: f32 = 12.0;
const BELL: f32 = 58.0;

/// Converts a rectangle from board units to table units.
fn on(board: Rect, rect: Rect) -> Rect {
    let unit = board.w / WIDTH;
    Rect::new(board.x + rect.x * unit, board.y + rect.y * unit, rect.w * unit, rect.h * unit)
}

/// Returns the spaces of the ring, clockwise from the upper left.
fn places(board: Rect) -> Vec<Rect> {
    let unit = board.w / WIDTH;
    layout::ring(board, 5, 5, CARD.0 * unit, CARD.1 * unit)
}

/// Lays out the board.
pub(super) fn lay(content: &Content, state: &State, board: Rect, zones: &mut Vec<Zone>) {
    let drawing = Piece::new(ElementId::new("board", 0), Shape::Figure, board, Text::new("board"));
    zones.push(Zone::new(ZoneKind::Row, board).with([drawing.icon("board").only_seen()]));
    zones.push(ring(content, state, board));
    zones.push(prestige_track(content, state, on(board, TRACK)));
    zones.push(lawsuits(content, state, on(board, LAWSUITS), board.w / WIDTH));
    zones.push(ships(content, state, on(board, SHIPS)));
    zones.push(alliances(content, state, on(board, ALLIANCES)));
    zones.push(figures(state, board));
}

fn ring(content: &Content, state: &State, board: Rect) -> Zone {
    let places = places(board);
    let cards = (0..SPACES).zip(places.iter().copied()).map(|(space, rect)| {
        let piece = match state.card_at(space) {
            Some(card) => faces::action_card(content, card, words::card_element(card, space), rect),
            None => Piece::new(words::space(space), Shape::Space, rect, Text::new("empty-space").with("space", space))
                .behind(["hand"])
                .help(Text::new("help-empty-space"), "RC-3.10"),
        };
        let piece = if dark_slot(space).is_some() { piece.tone(Tone::Accent) } else { piece };
        if space == state.jar.place() { piece.tone(Tone::Active) } else { piece }
    });
    let jar = state.jar.place();
    let parts = state.card_at(jar).map(|card| faces::open_actions(content, state, card, places[usize::from(jar)]));
    Zone::new(ZoneKind::Ring, board).with(cards).with(parts.unwrap_or_default())
}

/// Returns the ink jar next to its space, and the bell between the last space and the first.
fn figures(state: &State, board: Rect) -> Zone {
    let jar = jar(board, state.jar.place());
    let jar = Piece::new(words::JAR, Shape::Figure, jar, Text::new("ink-jar")).icon("ink-jar");
    let mut zone = Zone::new(ZoneKind::Ring, board).with([jar.help(Text::new("help-ink-jar"), "RC-2.4")]);
    if state.bell.is_none() {
        let spot = Rect::around(22.0, CARD.1 - 24.0, BELL, BELL);
        zone.pieces.push(bell(on(board, spot)));
    }
    zone
}

/// Returns the position of the ink jar at this space.
fn jar(board: Rect, space: u8) -> Rect {
    let unit = board.w / WIDTH;
    let place = places(board)[usize::from(space)];
    let out = (JAR / 2.0 - ON_CARD) * unit;
    let x = match space {
        // There is no gap after the last card of a side.
        4..=13 => place.x - out,
        _ => place.x + place.w + out,
    };
    Rect::around(x, place.y + place.h - (JAR / 2.0 + 2.0) * unit, JAR * unit, JAR * unit)
}

/// Returns the bell token.
pub(super) fn bell(rect: Rect) -> Piece {
    Piece::new(words::BELL, Shape::Figure, rect, Text::new("bell")).icon("bell").help(Text::new("help-bell"), "RC-2.8")
}

/// Returns the prestige track, with Altona's side on the left.
fn prestige_track(content: &Content, state: &State, track: Rect) -> Zone {
    let spaces = 2 * CITY_NAME as usize + 1;
    let cells: Vec<Rect> = layout::grid(track, spaces, 1).map(|cell| cell.shrunk(1.0)).collect();
    let marker_cell = cells[(state.prestige.place() + CITY_NAME) as usize];
    let mut pieces: Vec<Piece> =
        (-CITY_NAME..=CITY_NAME).zip(&cells).map(|(step, cell)| track_cell(content, step, *cell)).collect();
    let marker = Rect::around(marker_cell.centre().0, marker_cell.centre().1, track.h * 0.72, track.h * 0.72);
    pieces.push(
        Piece::new(words::PRESTIGE_MARKER, Shape::Figure, marker, Text::new("prestige-marker"))
            .icon("prestige")
            .help(Text::new("help-prestige"), "RC-5.14"),
    );
    Zone::new(ZoneKind::Track, track).with(pieces)
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

/// Returns the three lawsuits, each with its lawsuit piece and marker below.
fn lawsuits(content: &Content, state: &State, mat: Rect, unit: f32) -> Zone {
    const STEPS: f32 = 24.0;
    let area = Rect::new(mat.x, mat.y + TITLE, mat.w, mat.h - TITLE);
    let mut pieces = Vec::new();
    for (slot, column) in layout::row(area, 3, area.w / 3.0 - 6.0, area.h, 9.0).enumerate() {
        let steps = STEPS * unit;
        let card = Rect { h: column.h - steps - 4.0, ..column };
        let track = Rect::new(column.x, column.y + column.h - steps, column.w, steps);
        let numeral = words::numeral(slot as u8);
        let Some(lawsuit) = state.lawsuits.get(slot) else {
            let name = Text::new("empty-lawsuit").with("numeral", numeral);
            pieces.push(Piece::new(words::lawsuit_space(slot as u32), Shape::Space, card, name).behind(["lawsuit"]));
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
                Rect::around(x, y, steps + 2.0, steps + 2.0),
                marker_name(slot, lawsuit.marker.place()),
            )
            .icon("sway")
            .help(Text::new("help-marker"), "RC-9.3"),
        );
    }
    Zone::new(ZoneKind::Row, mat).titled(Text::new("zone-lawsuits")).with(pieces)
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
    layout::row(area, 4, area.w / 4.0 - 5.0, area.h, 6.0)
}

fn ships(content: &Content, state: &State, area: Rect) -> Zone {
    let pieces = row_places(area).enumerate().map(|(slot, rect)| match state.ships.get(slot) {
        Some(card) => faces::ship(content, card, words::ship(card), rect),
        None => Piece::new(
            ElementId::new("ship-space", slot as u32),
            Shape::Space,
            rect,
            Text::new("empty-ship").with("slot", slot + 1),
        )
        .behind(["ship"]),
    });
    Zone::new(ZoneKind::Row, area).titled(Text::new("zone-ships")).with(pieces)
}

fn alliances(content: &Content, state: &State, area: Rect) -> Zone {
    let pieces = row_places(area).enumerate().map(|(slot, rect)| match state.alliances.get(slot) {
        Some(card) => faces::alliance(content, card, words::alliance(card), rect),
        None => Piece::new(
            ElementId::new("alliance-space", slot as u32),
            Shape::Space,
            rect,
            Text::new("empty-alliance").with("slot", slot + 1),
        )
        .behind(["alliance"]),
    });
    Zone::new(ZoneKind::Row, area).titled(Text::new("zone-alliances")).with(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ink_jar_stands_at_the_edge_of_its_card_and_hides_nothing_on_any() {
        let board = Rect::new(0.0, 0.0, WIDTH, 896.0);
        for space in 0..SPACES {
            let jar = jar(board, space);
            let middles = places(board).into_iter().chain([TRACK, LAWSUITS, SHIPS, ALLIANCES]);
            for (number, place) in middles.enumerate() {
                let covered = (jar.x + jar.w).min(place.x + place.w) - jar.x.max(place.x);
                let beside = jar.y + jar.h <= place.y || jar.y >= place.y + place.h;
                let most = if number < usize::from(SPACES) { ON_CARD } else { 0.0 };
                assert!(beside || covered <= most + 0.1, "{covered} of {number} at {space}");
                assert!(number != usize::from(space) || covered > 0.0, "away from its card at {space}");
            }
        }
    }
}

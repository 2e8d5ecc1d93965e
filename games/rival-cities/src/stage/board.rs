//! The board: the ring of action cards, the prestige track, lawsuits, ships and alliances.

use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Seat, Text};

use super::faces;
use crate::content::{CITY_NAME, Content, Effect, SPACES};
use crate::rules::turn::{may_choose_d, movement_cost};
use crate::state::{ALTONA, HAMBURG, Item, State, Task, dark_slot};
use crate::words;

/// Height reserved for a zone's title, in table units.
pub(super) const TITLE: f32 = 20.0;
/// Width of the board in board units. The constants below are in board units too.
const WIDTH: f32 = 992.0;
/// Width and height of a space of the ring. An action card fills its space. If the ink jar or the bell is at
/// the outer edge of the space, the card is only `BESIDE_JAR` wide.
const SPACE: (f32, f32) = (192.0, 124.0);
const BESIDE_JAR: f32 = 132.0;
/// Sizes of the ink jar and the bell. The jar overlaps the card on its space by less than the card's margin.
const JAR: f32 = 66.0;
const BELL: f32 = 54.0;
/// The parts in the middle, inside the ring: the prestige track, and below it lawsuits, ships and alliances.
const TRACK: Rect = Rect::new(197.0, 130.0, 598.0, 60.0);
const BELOW_TRACK: Rect = Rect::new(197.0, 194.0, 598.0, 574.0);
/// Shares of the height for lawsuits, ships and alliances, and the height of a row without cards.
const ROWS: [f32; 3] = [228.0, 172.0, 166.0];
const EMPTY_ROW: f32 = TITLE + 22.0;
/// Height of the spaces below a lawsuit and of the room for its marker above them, in board units.
const STEPS: f32 = 36.0;
const MARKER: f32 = 34.0;
/// Width of an empty space in a row that has cards.
const EMPTY: f32 = 26.0;
const GAP: f32 = 6.0;

/// Converts a rectangle from board units to table units.
fn on(board: Rect, rect: Rect) -> Rect {
    let unit = board.w / WIDTH;
    Rect::new(board.x + rect.x * unit, board.y + rect.y * unit, rect.w * unit, rect.h * unit)
}

/// Returns the spaces of the ring, clockwise from the upper left.
fn spaces(board: Rect) -> Vec<Rect> {
    let unit = board.w / WIDTH;
    layout::ring(board, 5, 5, SPACE.0 * unit, SPACE.1 * unit)
}

/// Returns whether the outer edge of a space is on the right.
const fn is_on_the_right(space: u8) -> bool {
    matches!(space, 5..=9)
}

/// Returns the place of the action card on a space, beside the ink jar or the bell if one of them stands there.
fn card_place(board: Rect, space: u8, is_free: bool) -> Rect {
    let place = spaces(board)[usize::from(space)];
    let w = BESIDE_JAR * board.w / WIDTH;
    match is_free {
        true => place,
        false if is_on_the_right(space) => Rect { w, ..place },
        false => Rect { x: place.x + place.w - w, w, ..place },
    }
}

/// Returns whether a space has neither the ink jar nor the bell. The bell is between the last space and the first.
fn is_free(state: &State, space: u8) -> bool {
    space != state.jar.place() && (space != 0 || state.bell.is_some())
}

/// Returns the place of the ink jar on a space: the upper outer corner of the space.
fn jar_place(board: Rect, space: u8) -> Rect {
    let place = spaces(board)[usize::from(space)];
    let size = JAR * board.w / WIDTH;
    let x = if is_on_the_right(space) { place.x + place.w - size } else { place.x };
    Rect::new(x, place.y, size, size)
}

/// Returns the free place below the ink jar, on its space.
fn below_jar(board: Rect, space: u8) -> Rect {
    let (place, jar) = (spaces(board)[usize::from(space)], jar_place(board, space));
    let top = jar.y + jar.h;
    Rect { y: top, w: jar.w, h: place.y + place.h - top, ..jar }.shrunk(4.0)
}

/// Lays out the board.
pub(super) fn lay(content: &Content, state: &State, board: Rect, zones: &mut Vec<Zone>) {
    let drawing = Piece::new(ElementId::new("board", 0), Shape::Figure, board, Text::new("board"));
    zones.push(Zone::new(ZoneKind::Row, board).with([drawing.icon("board").only_seen()]));
    zones.push(ring(content, state, board));
    zones.push(prestige_track(content, state, on(board, TRACK)));
    let counts = [state.lawsuits.iter().count(), state.ships.iter().count(), state.alliances.iter().count()];
    let [for_lawsuits, for_ships, for_alliances] = rows(on(board, BELOW_TRACK), counts.map(|count| count > 0));
    zones.push(lawsuits(content, state, for_lawsuits, board.w / WIDTH));
    zones.push(ships(content, state, for_ships));
    zones.push(alliances(content, state, for_alliances));
    zones.push(figures(state, board));
}

/// Divides the middle among lawsuits, ships and alliances.
fn rows(area: Rect, filled: [bool; 3]) -> [Rect; 3] {
    let empty = filled.iter().filter(|filled| !**filled).count() as f32;
    let shares: f32 = ROWS.iter().zip(filled).map(|(share, filled)| if filled { *share } else { 0.0 }).sum();
    let spare = area.h - 2.0 * GAP - empty * EMPTY_ROW;
    let mut top = area.y;
    [0, 1, 2].map(|row| {
        let h = if filled[row] { spare * ROWS[row] / shares } else { EMPTY_ROW };
        let rect = Rect { y: top, h, ..area };
        top += h + GAP;
        rect
    })
}

/// Returns the places of a row from the left. Empty places are narrow, so that the cards are large. If all
/// places are empty, they share the width equally.
fn row_places(zone: Rect, filled: &[bool]) -> Vec<Rect> {
    /// Maximum width of a card relative to its height.
    const WIDEST: f32 = 1.8;
    let area = Rect::new(zone.x, zone.y + TITLE, zone.w, zone.h - TITLE);
    let cards = filled.iter().filter(|filled| **filled).count();
    let empty = filled.len() - cards;
    let gaps = (filled.len() - 1) as f32 * GAP;
    let slim = if cards == 0 { (area.w - gaps) / empty as f32 } else { EMPTY };
    let wide = ((area.w - gaps - empty as f32 * slim) / cards.max(1) as f32).min(area.h * WIDEST);
    let mut x = area.x;
    let place = |filled: &bool| {
        let rect = Rect { x, w: if *filled { wide } else { slim }, ..area };
        x += rect.w + GAP;
        rect
    };
    filled.iter().map(place).collect()
}

fn ring(content: &Content, state: &State, board: Rect) -> Zone {
    let mut parts = Vec::new();
    let mut card = |space: u8| {
        let rect = card_place(board, space, is_free(state, space));
        let piece = match state.card_at(space) {
            Some(card) if space == state.jar.place() => {
                let (card, on_it) = faces::performed_card(content, state, card, words::card_element(card, space), rect);
                parts = on_it;
                card
            }
            Some(card) => faces::action_card(content, card, words::card_element(card, space), rect),
            None => Piece::new(words::space(space), Shape::Space, rect, Text::new("empty-space").with("space", space))
                .behind(["hand"])
                .help(Text::new("help-empty-space"), "RC-3.10"),
        };
        let piece = if dark_slot(space).is_some() { piece.tone(Tone::Accent) } else { piece };
        let piece = match price_of_move(content, state, space) {
            Some(price) => piece.badge(Corner::BottomRight, price),
            None => piece,
        };
        if space == state.jar.place() { piece.tone(Tone::Active) } else { piece }
    };
    let cards: Vec<Piece> = (0..SPACES).map(&mut card).collect();
    let jar = state.jar.place();
    // The space of the jar has the colour of the active city, so that the jar and its card are visibly connected.
    let space = spaces(board)[usize::from(jar)].shrunk(-2.0);
    let space = Piece::new(ElementId::new("jar-space", 0), Shape::Tile, space, Text::new("jar-space"));
    let space = space.tone(Tone::Seat(state.active())).only_seen();
    Zone::new(ZoneKind::Ring, board).with([space]).with(cards).with(parts)
}

/// Returns what the city to move pays to move the ink jar to a space, if it is not free (RC-2.5, RC-2.6). Returns `None`
/// for spaces that the city cannot pay for.
fn price_of_move(content: &Content, state: &State, space: u8) -> Option<[Inline; 2]> {
    let Item { seat, task: Task::MoveJar } = *state.agenda.top()? else { return None };
    let spaces = (1..SPACES).find(|spaces| state.jar.ahead(*spaces) == space)?;
    let cost = movement_cost(content, state, seat, spaces);
    let can_pay = u32::from(cost) <= state.cities[seat].stock.total();
    (cost > 0 && can_pay).then(|| [Inline::Number(cost.into()), Inline::Icon("any-product")])
}

/// Returns the ink jar on its space, and the bell between the last space and the first.
fn figures(state: &State, board: Rect) -> Zone {
    let jar = Piece::new(words::JAR, Shape::Figure, jar_place(board, state.jar.place()), Text::new("ink-jar"));
    let jar = jar.icon("ink-jar").help(Text::new("help-ink-jar"), "RC-2.4");
    let mut zone = Zone::new(ZoneKind::Ring, board).with([jar]);
    if matches!(state.agenda.top(), Some(Item { task: Task::ChooseOption, .. })) && may_choose_d(state) {
        let place = below_jar(board, state.jar.place());
        let take = Piece::new(words::TAKE, Shape::Tile, place, Text::new("take-card")).icon("hand");
        zone.pieces.push(take.tone(Tone::Accent).help(Text::new("help-take-card"), "RC-3.9"));
    }
    if state.bell.is_none() {
        let spot = Rect::around(BELL / 2.0 - 2.0, SPACE.1 - BELL / 2.0 + 3.0, BELL, BELL);
        zone.pieces.push(bell(on(board, spot)));
    }
    zone
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
    let mut pieces = Vec::new();
    let filled = [0, 1, 2].map(|slot| state.lawsuits.get(slot).is_some());
    for (slot, column) in row_places(mat, &filled).into_iter().enumerate() {
        let numeral = words::numeral(slot as u8);
        let Some(lawsuit) = state.lawsuits.get(slot) else {
            let name = Text::new("empty-lawsuit").with("numeral", numeral);
            pieces.push(Piece::new(words::lawsuit_space(slot as u32), Shape::Space, column, name).behind(["lawsuit"]));
            continue;
        };
        let below = (STEPS + MARKER) * unit;
        let card = Rect { h: column.h - below, ..column };
        let repeats = content.board.lawsuit_repeats[slot];
        let face = faces::lawsuit(content, lawsuit.card, words::lawsuit_at(slot as u8), card)
            .badge(Corner::TopLeft, [Inline::Text(numeral)])
            .badge(
                Corner::TopRight,
                [Inline::Icon("sway"), Inline::Text(Text::new("plus-times").with("count", repeats))],
            );
        pieces.push(face);
        let track = Rect { y: column.y + column.h - STEPS * unit, h: STEPS * unit, ..column };
        let cells: Vec<Rect> = layout::grid(track, 9, 1).map(|cell| cell.shrunk(1.0)).collect();
        pieces.extend((-4..=4).zip(&cells).map(|(place, cell)| lawsuit_step(slot, place, *cell)));
        // The marker is above its space, whose number stays visible.
        let place = lawsuit.marker.place();
        let (x, size) = (cells[(place + 4) as usize].centre().0, (MARKER + 4.0) * unit);
        let marker = Rect::around(x, track.y - MARKER / 2.0 * unit, size, size);
        let marker = Piece::new(words::marker(lawsuit.card), Shape::Disc, marker, marker_name(slot, place));
        let marker = marker.tone(leader(place).map_or(Tone::Accent, Tone::Seat));
        pieces.push(marker.icon("sway").help(Text::new("help-marker"), "RC-9.3"));
    }
    Zone::new(ZoneKind::Row, mat).titled(Text::new("zone-lawsuits")).with(pieces)
}

/// Returns the city on whose side a place of a lawsuit's track is. Negative places are on Altona's side.
fn leader(place: i8) -> Option<Seat> {
    match place {
        0 => None,
        1.. => Some(HAMBURG),
        _ => Some(ALTONA),
    }
}

/// Returns a space of the track below a lawsuit. Negative places are on Altona's side.
fn lawsuit_step(slot: usize, place: i8, cell: Rect) -> Piece {
    let id = ElementId::new("lawsuit-step", slot as u32 * 9 + (place + 4) as u32);
    let owner = leader(place);
    let name = owner.map_or_else(
        || Text::new("lawsuit-step-even"),
        |owner| Text::new("lawsuit-step").with("city", words::city(owner)),
    );
    let name = name.with("slot", words::numeral(slot as u8)).with("place", place.unsigned_abs());
    let step = Piece::new(id, Shape::Tile, cell, name).tone(owner.map_or(Tone::Neutral, Tone::Seat));
    step.line([Inline::Number(i32::from(place.unsigned_abs()))])
}

fn marker_name(slot: usize, place: i8) -> Text {
    let leads = |city: Seat| Text::new("marker-leads").with("city", words::city(city));
    let text = leader(place).map_or_else(|| Text::new("marker-even"), leads);
    text.with("slot", words::numeral(slot as u8)).with("place", place.unsigned_abs())
}

fn ships(content: &Content, state: &State, area: Rect) -> Zone {
    let filled = [0, 1, 2, 3].map(|slot| state.ships.get(slot).is_some());
    let pieces = row_places(area, &filled).into_iter().enumerate().map(|(slot, rect)| match state.ships.get(slot) {
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
    let filled = [0, 1, 2, 3].map(|slot| state.alliances.get(slot).is_some());
    let pieces =
        row_places(area, &filled).into_iter().enumerate().map(|(slot, rect)| match state.alliances.get(slot) {
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

    /// Returns the width and height of the overlap of two rectangles. A negative number is the distance between them.
    fn overlap(one: Rect, other: Rect) -> (f32, f32) {
        let right = (one.x + one.w).min(other.x + other.w);
        let low = (one.y + one.h).min(other.y + other.h);
        (right - one.x.max(other.x), low - one.y.max(other.y))
    }

    #[test]
    fn the_ink_jar_stands_at_the_outer_edge_of_its_card_and_touches_no_other() {
        let board = Rect::new(0.0, 0.0, WIDTH, 896.0);
        assert!((0..SPACES).all(|space| card_place(board, space, true).w > 1.4 * BESIDE_JAR));
        let mut corners = Vec::new();
        for space in 0..SPACES {
            let (jar, own) = (jar_place(board, space), spaces(board)[usize::from(space)]);
            assert!(board.holds(&jar) && own.holds(&jar), "{jar:?} at {space}");
            let (w, h) = overlap(jar, card_place(board, space, false));
            assert!(w > 0.0 && w <= 0.06 * BESIDE_JAR && h > 0.0, "{w} of its card at {space}");
            let cards = (0..SPACES).filter(|other| *other != space).map(|other| card_place(board, other, true));
            for other in cards.chain([TRACK, BELOW_TRACK]) {
                let (w, h) = overlap(jar, other);
                assert!(w <= 0.1 || h <= 0.1, "{jar:?} over {other:?} at {space}");
            }
            let from_card = card_place(board, space, false).centre().0 - jar.centre().0;
            corners.push((from_card.abs().round(), (jar.y - own.y).round()));
        }
        assert!(corners.iter().all(|corner| *corner == corners[0]), "the same spot everywhere: {corners:?}");
    }

    #[test]
    fn empty_places_are_slim_and_what_is_there_takes_their_room() {
        let zone = Rect::new(0.0, 0.0, 604.0, 179.0);
        let widths = |filled: &[bool]| row_places(zone, filled).iter().map(|rect| rect.w).collect::<Vec<f32>>();
        let (all, two) = (widths(&[true; 4]), widths(&[false, true, false, true]));
        assert!(two[0] <= 32.0 && two[2] <= 32.0 && two[1] > 1.6 * all[1], "{two:?} and {all:?}");
        assert!(row_places(zone, &[false, true, true, true]).iter().all(|rect| zone.holds(rect)));
        let area = Rect::new(0.0, 0.0, 604.0, 574.0);
        let [lawsuits, ships, alliances] = rows(area, [true, true, false]);
        assert!(
            alliances.h < 50.0 && ships.h > 220.0 && area.holds(&alliances),
            "{lawsuits:?} {ships:?} {alliances:?}"
        );
    }
}

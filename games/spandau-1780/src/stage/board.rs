//! A player board: stones by terrain and column, and the symbols they uncovered.

use rondel::components::Kind;
use rondel::scene::{Corner, Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Seat, Text};

use super::map::ORDER;
use super::{TITLE, faces};
use crate::content::{Board, Content, Symbol, Terrain};
use crate::rules::setup;
use crate::state::{Spot, State};
use crate::{Spandau, words};

/// Width of the terrain icon of a row, in spots.
const HEAD: f32 = 0.9;
/// Height of the column headers, in spots.
const HEADER: f32 = 0.67;
/// Minimum height of the column headers, in table units.
const LEAST_HEADER: f32 = 20.0;
/// Gap between columns, in spots.
const GAP: f32 = 0.25;

/// Returns the element ID of a side of a board that may be chosen.
pub(super) fn side_element(side: u8) -> ElementId {
    ElementId::new("side", side.into())
}

/// Lays out the stones of a board row by row; each spot is `size` wide and high.
pub(super) fn grid(rules: &Spandau, state: &State, seat: Seat, x: f32, y: f32, size: f32) -> Vec<Piece> {
    let content = rules.content();
    let Some(board) = state.players[seat].side.map(|side| &content.boards[usize::from(side)]) else {
        return Vec::new();
    };
    let mut pieces = Vec::new();
    // On a small board, the headers extend upwards, so that their numbers fit.
    let above = (LEAST_HEADER - size * HEADER).max(0.0);
    for column in 0..3_u8 {
        let (left, width) = (x + size * (HEAD + f32::from(column) * (3.0 + GAP)), size * 3.0 - 3.0);
        let rect = Rect::new(left, y - above, width, size * (HEADER - 0.05) + above);
        let name = Text::new("column").with("cost", column + 1);
        let id = ElementId::new("column", seat.index() as u32 * 3 + u32::from(column));
        let piece = Piece::new(id, Shape::Tile, rect, name)
            .line([Inline::Icon("hand"), Inline::Text(Text::verbatim((column + 1).to_string()))]);
        pieces.push(piece.help(Text::new("help-column").with("cost", column + 1), "SP-8.5"));
    }
    for (row, terrain) in ORDER.iter().enumerate() {
        let top = y + size * (HEADER + row as f32);
        let id = ElementId::new("terrain", seat.index() as u32 * 4 + terrain.index() as u32);
        let head = Rect::new(x, top, size * HEAD - 4.0, size - 3.0);
        let name = Text::new("row-of").with("terrain", words::terrain(*terrain));
        let help = if *terrain == Terrain::City { ("help-city-row", "SP-8.9") } else { ("help-terrain-row", "SP-8.7") };
        pieces.push(
            Piece::new(id, Shape::Figure, head, name)
                .icon(words::terrain_icon(*terrain))
                .help(Text::new(help.0), help.1),
        );
    }
    for spot in Spot::all() {
        let row = ORDER.iter().position(|terrain| *terrain == spot.terrain()).unwrap_or(0);
        let across = f32::from(spot.column()) * (3.0 + GAP) + f32::from(spot.place());
        let rect = Rect::new(x + size * (HEAD + across), y + size * (HEADER + row as f32), size - 3.0, size - 3.0);
        pieces.push(lay_spot(state, seat, spot, spot.symbol(board), rect));
    }
    pieces
}

/// Width and height of a board, in spots.
pub(super) const GRID: (f32, f32) = (HEAD + 3.0 * 3.0 + 2.0 * GAP, 4.0 + HEADER);

/// Returns a spot: a round stone on its symbol, or only the symbol once it is uncovered.
fn lay_spot(state: &State, seat: Seat, spot: Spot, symbol: Symbol, rect: Rect) -> Piece {
    let works = state.players[seat].placed >> spot.0 & 1 == 1;
    let what = words::symbol(symbol);
    let key = if works { "spot-open" } else { "spot-covered" };
    let name = Text::new(key).with("terrain", words::terrain(spot.terrain())).with("symbol", what.clone());
    let id = words::spot_element(seat, spot);
    let help = Text::new(if works { "help-spot-open" } else { "help-spot-covered" });
    let help = help.with("symbol", what).with("cost", spot.column() + 1);
    let icon = words::symbol_icon(symbol);
    if works {
        Piece::new(id, Shape::Tile, rect, name).icon(icon).tone(Tone::Accent).help(help, "SP-1.11")
    } else {
        Piece::new(id, Shape::Disc, rect, name).icon(icon).help(help, "SP-8.5")
    }
}

/// Returns tiles with a player's total of each symbol.
pub(super) fn totals(content: &Content, state: &State, seat: Seat, area: Rect) -> Vec<Piece> {
    let symbols = state.symbols(content, seat);
    let places = layout::row(area, Symbol::ALL.len(), area.w / Symbol::ALL.len() as f32 - 3.0, area.h, 3.0);
    let player = words::player(seat);
    let tile = |(symbol, rect): (&Symbol, Rect)| {
        let count = symbols.count(*symbol);
        let name = Text::new("total-of").with("player", player.clone()).with("symbol", words::symbol(*symbol));
        let id = ElementId::new("total", (seat.index() * 16 + symbol.index()) as u32);
        let piece = Piece::new(id, Shape::Tile, rect, name).icon(words::symbol_icon(*symbol)).count(u16::from(count));
        let piece = piece.help(Text::new(symbol_help(*symbol)), symbol_rule(*symbol));
        if count == 0 { piece.tone(Tone::Spent) } else { piece.tone(Tone::Seat(seat)) }
    };
    Symbol::ALL.iter().zip(places).map(tile).collect()
}

fn symbol_help(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Coin => "help-coin",
        Symbol::Progress => "help-progress",
        Symbol::Palace => "help-palace-symbol",
        Symbol::Military => "help-military",
        Symbol::Artist => "help-artist",
        Symbol::City | Symbol::Land | Symbol::River => "help-draw",
        _ => "help-good-symbol",
    }
}

fn symbol_rule(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Coin => "SP-2.7",
        Symbol::Progress => "SP-7.2",
        Symbol::Palace => "SP-4.2",
        Symbol::Military => "SP-5.1",
        Symbol::Artist => "SP-6.1",
        Symbol::City | Symbol::Land | Symbol::River => "SP-8.1",
        _ => "SP-2.2",
    }
}

/// Returns the title of a player's mat.
pub(super) fn title(rules: &Spandau, state: &State, seat: Seat) -> Text {
    let player = words::player(seat);
    match state.players[seat].side {
        Some(side) => {
            Text::new("mat-of").with("player", player).with("board", rules.content().boards[usize::from(side)].name())
        }
        None => player,
    }
}

/// Returns a player's portrait with the name of the board.
pub(super) fn portrait(rules: &Spandau, state: &State, seat: Seat, rect: Rect) -> Piece {
    let player = words::player(seat);
    let Some(side) = state.players[seat].side else {
        let piece =
            Piece::new(words::portrait(seat), Shape::Space, rect, Text::new("no-board-yet").with("player", player));
        return piece.icon(words::emblem(seat)).help(Text::new("help-no-board"), "SP-1.10");
    };
    let board = &rules.content().boards[usize::from(side)];
    let name = Text::new("portrait-of").with("player", player).with("board", board.name());
    Piece::new(words::portrait(seat), Shape::Card, rect, name)
        .icon(faces::vignette(&board.id))
        .tone(Tone::Seat(seat))
        .badge(Corner::BottomLeft, faces::symbol_row(board.base))
        .help(board_help(board), "SP-1.11")
}

/// Returns a second portrait for the sheet that unfolds from the first.
pub(super) fn likeness(rules: &Spandau, state: &State, seat: Seat, rect: Rect) -> Piece {
    Piece { id: ElementId::new("likeness", seat.index() as u32), ..portrait(rules, state, seat, rect) }
}

/// Returns text that describes the base symbols of a board and the symbols of its first columns, which are
/// emptied first.
fn board_help(board: &Board) -> Text {
    let first = Spot::all().filter(|spot| spot.column() == 0).map(|spot| words::symbol(spot.symbol(board)));
    Text::new("help-board").with("base", words::symbols(board.base)).with("first", Text::List(first.collect()))
}

/// Lays out both sides of every board to choose from; chosen boards are dimmed (SP-1.10).
pub(super) fn offered(rules: &Spandau, state: &State, mat: Rect, zones: &mut Vec<Zone>) {
    let content = rules.content();
    let mut zone = Zone::new(ZoneKind::Mat, mat).titled(Text::new("zone-boards"));
    let area = Rect::new(mat.x + 6.0, mat.y + TITLE + 4.0, mat.w - 12.0, mat.h - TITLE - 10.0);
    let free: Vec<u8> = setup::free_sides(rules, state).collect();
    // The two sides of a board are shown one below the other.
    let places: Vec<Rect> = layout::grid(area, 5, 2).collect();
    for (side, board) in (0..).zip(&content.boards) {
        let rect = places[usize::from(side % 2) * 5 + usize::from(side / 2)].shrunk(3.0);
        let mut piece = Piece::new(side_element(side), Shape::Card, rect, board.name())
            .icon(faces::vignette(&board.id))
            .title(board.name())
            .badge(Corner::TopLeft, faces::symbol_row(board.base));
        for column in 0..3_u8 {
            let here = Spot::all().filter(|spot| spot.column() == column).map(|spot| spot.symbol(board));
            let symbols = here.filter(|symbol| !matches!(symbol, Symbol::City | Symbol::Land | Symbol::River));
            piece = piece.line(symbols.map(|symbol| Inline::Icon(words::symbol_icon(symbol))));
        }
        let piece = piece.help(board_help(board), "SP-1.10");
        zone.pieces.push(if free.contains(&side) { piece } else { piece.tone(Tone::Spent) });
    }
    zones.push(zone);
}

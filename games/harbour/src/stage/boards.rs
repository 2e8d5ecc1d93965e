//! Positions on a player's board. Parts that do not exist yet take up no space, so that the other parts are larger.

use rondel::Seat;
use rondel::components::Kind;
use rondel::scene::{Rect, layout};

use super::TITLE;
use crate::Harbour;
use crate::content::{Ability, Icon};
use crate::state::{State, Task};

const GAP: f32 = 8.0;
/// Height of the upper part of a board, which contains the starting building and the warehouse: its share of
/// the board's height, and its minimum and maximum.
const UPPER: f32 = 0.375;
const UPPERS: (f32, f32) = (140.0, 220.0);
/// Height of the upper part while boards or free buildings are being chosen.
const UPPER_AT_FIRST: f32 = 140.0;
/// Width of a starting building relative to its height, and its maximum share of a board's width.
const START: f32 = 0.74;
const START_SHARE: f32 = 0.4;
/// Maximum share of the remaining space for the warehouse: of the width if another part is next to the
/// warehouse, and of the height if another part is below the warehouse.
const WAREHOUSE: (f32, f32) = (0.54, 0.62);
/// Number of cells in the track of a good, from 0 to 6.
pub(super) const TRACK_SHAPE: f32 = 7.0;
/// Width, in cells, of the number next to the track. It is shown because the marker covers the number on its cell.
pub(super) const NUMBER: f32 = 1.1;
/// Height of the icons in a strip, and maximum width of the strip.
const TOOLS: (f32, f32) = (44.0, 760.0);
/// Height of the ability text on a small board, and of the line that says that there is no ability. On a small
/// board, this text is below the starting building and the warehouse.
const NOTE: f32 = 66.0;
const NO_ABILITY: f32 = 32.0;
/// Width of a plot (a place without a building) in a column beside buildings, and height of a row of plots.
const PLOT: f32 = 32.0;
/// Width of a bought building relative to its height: the minimum on a large and on a small board, and the maximum.
const SLIMMEST: (f32, f32) = (0.62, 0.85);
const WIDEST: f32 = 2.0;
/// Maximum width of a card in an incomplete last row, relative to its height.
const WIDEST_LAST: f32 = 2.6;
/// The starting building's share of the height of the upper part, on a small board without bought buildings.
/// The starting building is then in landscape format.
const LIES: f32 = 0.52;

/// The positions on a player's board.
pub(super) struct Board {
    pub mat: Rect,
    pub start: Rect,
    pub warehouse: Rect,
    pub tools: Rect,
    /// The text of the ability, or a line that says that there is none. `None` while boards or free buildings
    /// are being chosen.
    pub note: Option<Rect>,
    /// The buildings bought, or the boards to choose from.
    pub buildings: Rect,
}

/// The content of the lower part of a board.
#[derive(Clone, Copy, PartialEq)]
enum Below {
    /// The boards to choose from, or the Noble's buildings.
    Choice,
    /// No building yet.
    Plots,
    Buildings,
}

/// Returns whether the boards are small. With up to two players, there is enough space for text and tracks.
pub(super) fn is_small(state: &State) -> bool {
    state.turns.seats().count() > 2
}

/// Returns whether a player decides which building from the stack is free (HB-6.18).
pub(super) fn looks(state: &State, seat: Seat) -> bool {
    state.agenda.top().is_some_and(|item| item.seat == seat && item.task == Task::ChooseFree)
}

impl Board {
    pub(super) fn of(rules: &Harbour, state: &State, seat: Seat, mat: Rect) -> Self {
        let player = &state.players[seat];
        let is_trainer = state.is_trainer(seat);
        // The training opponent's notes take the places of the ability and the icons.
        let ability = state.board(rules.content(), seat).map_or(Ability::None, |board| board.ability);
        let has_text = is_trainer || ability != Ability::None;
        let below = match player.buildings.is_empty() {
            _ if (player.board.is_none() && !is_trainer) || looks(state, seat) => Below::Choice,
            true => Below::Plots,
            false => Below::Buildings,
        };
        Self::new(mat, is_small(state), has_text, below)
    }

    fn new(mat: Rect, small: bool, has_text: bool, holds: Below) -> Self {
        let inner = Rect::new(mat.x + 8.0, mat.y + TITLE + 6.0, mat.w - 16.0, mat.h - TITLE - 14.0);
        let (has_none, chooses) = (holds == Below::Plots, holds == Below::Choice);
        // On a small board, the ability needs the full width, and the icons are below the warehouse.
        let strip = match (small, has_text) {
            _ if chooses => 0.0,
            (true, true) => NOTE + 6.0,
            (true, false) => NO_ABILITY + 6.0,
            (false, true) => TOOLS.0 + 6.0,
            (false, false) => 0.0,
        };
        let upper = if has_none {
            inner.h - strip - PLOT - 6.0
        } else if chooses {
            UPPER_AT_FIRST
        } else {
            (mat.h * UPPER).clamp(UPPERS.0, UPPERS.1)
        };
        let start = if small && has_none {
            Rect { h: upper * LIES, ..inner }
        } else {
            Rect { w: (upper * START).min(inner.w * START_SHARE), h: upper, ..inner }
        };
        let x = start.x + start.w + GAP;
        let rest = Rect { x, w: inner.x + inner.w - x, h: upper, ..inner };
        let below = Rect::new(inner.x, inner.y + upper + 6.0, inner.w, (strip - 6.0).max(0.0));
        let (warehouse, tools, note) = if small {
            // Without buildings, the starting building is in landscape format, and everything else is below it.
            let rest =
                if has_none { Rect { y: start.y + start.h + 6.0, h: upper - start.h - 6.0, ..inner } } else { rest };
            let warehouse = Rect { h: rest.h - TOOLS.0 - 6.0, ..rest };
            (warehouse, Rect { y: rest.y + rest.h - TOOLS.0, h: TOOLS.0, ..rest }, (!chooses).then_some(below))
        } else {
            let (warehouse, other) = with_warehouse(rest);
            let in_strip = Rect { w: below.w.min(TOOLS.1), ..below };
            let line = Rect { y: other.y + other.h - NO_ABILITY, h: NO_ABILITY, ..other };
            match (chooses, has_text) {
                (true, _) => (warehouse, other, None),
                (false, true) => (warehouse, in_strip, Some(other)),
                (false, false) => (warehouse, Rect { h: other.h - NO_ABILITY - 6.0, ..other }, Some(line)),
            }
        };
        let top = inner.y + upper + strip + 6.0;
        let buildings = Rect::new(inner.x, top, inner.w, inner.y + inner.h - top);
        Self { mat, start, warehouse, tools, note, buildings }
    }
}

/// Divides an area between the warehouse and a second part, which is placed next to the warehouse or below it,
/// whichever makes the tracks larger.
fn with_warehouse(rest: Rect) -> (Rect, Rect) {
    let shape = TRACK_SHAPE + NUMBER;
    let beside = (rest.w * WAREHOUSE.0).min(rest.h / 4.0 * shape);
    let above = (rest.h * WAREHOUSE.1).min(rest.w / shape * 4.0 + 16.0);
    let track = |w: f32, h: f32| (w / shape).min(h / 4.0 - 4.0);
    if track(rest.w, above) > track(beside, rest.h) {
        let y = rest.y + above + 6.0;
        return (Rect { h: above, ..rest }, Rect { y, h: rest.y + rest.h - y, ..rest });
    }
    let x = rest.x + beside + 10.0;
    (Rect { w: beside, ..rest }, Rect { x, w: rest.x + rest.w - x, ..rest })
}

/// Returns the places of the icons and of the bonus card, if there is one. They form one row, or two rows if
/// the area is not flat.
pub(super) fn tools(area: Rect, has_bonus: bool) -> Vec<Rect> {
    const GAP: f32 = 6.0;
    let count = Icon::ALL.len() + usize::from(has_bonus);
    let rows = if area.w > 1.8 * area.h { 1 } else { 2 };
    let columns = count.div_ceil(rows);
    let cells = layout::grid(Rect { w: area.w + GAP, h: area.h + GAP, ..area }, columns, rows);
    cells.map(|cell| Rect { w: cell.w - GAP, h: cell.h - GAP, ..cell }).collect()
}

/// Returns the positions of a player's buildings, as large as possible, and of the plots that are still free.
/// The plots are in one row or, beside buildings, in a narrow column.
pub(super) fn homes(area: Rect, owned: usize, missing: usize, small: bool) -> (Vec<Rect>, Vec<Rect>) {
    let plots = |area: Rect, columns: usize, rows: usize| -> Vec<Rect> {
        layout::grid(area, columns, rows).map(|cell| cell.shrunk(1.0)).collect()
    };
    if owned == 0 {
        return (Vec::new(), plots(Rect { y: area.y + area.h - PLOT, h: PLOT, ..area }, missing.max(1), 1));
    }
    let slimmest = if small { SLIMMEST.1 } else { SLIMMEST.0 };
    if missing == 0 {
        return (largest(area, owned, slimmest), Vec::new());
    }
    let cards = Rect { w: area.w - PLOT - GAP, ..area };
    let column = Rect { x: area.x + area.w - PLOT, w: PLOT, ..area };
    (largest(cards, owned, slimmest), plots(column, 1, missing))
}

/// Returns places for `count` buildings in rows from the upper left, as large as possible.
fn largest(area: Rect, count: usize, slimmest: f32) -> Vec<Rect> {
    let card = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let (w, h) = ((area.w + GAP) / columns as f32 - GAP, (area.h + GAP) / rows - GAP);
        (w.min(h * WIDEST), h.min(w / slimmest))
    };
    let size = |columns: &usize| card(*columns).0 * card(*columns).1;
    let Some(columns) = (1..=count).max_by(|one, other| size(one).total_cmp(&size(other))) else { return Vec::new() };
    let (w, h) = card(columns);
    // The cards of an incomplete last row are wider.
    let last = count - count.div_ceil(columns).saturating_sub(1) * columns;
    let wide = ((area.w + GAP) / last as f32 - GAP).min(h * WIDEST_LAST).max(w);
    let place = |index: usize| {
        let (x, y) = ((index % columns) as f32, (index / columns) as f32);
        let w = if index >= count - last && count > columns { wide } else { w };
        Rect::new(area.x + x * (w + GAP), area.y + y * (h + GAP), w, h)
    };
    (0..count).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::super::places::{CLASSIC, NARROW, WIDE};
    use super::*;

    /// The mats of all table shapes for this number of players.
    fn mats(seats: usize) -> Vec<Rect> {
        [CLASSIC, WIDE, NARROW].iter().flat_map(|places| places.mats(seats)).collect()
    }

    #[test]
    fn everything_lies_on_the_board_of_its_player() {
        for (seats, mat) in [2, 3, 4].into_iter().flat_map(|seats| mats(seats).into_iter().map(move |mat| (seats, mat)))
        {
            let cases = [Below::Choice, Below::Plots, Below::Buildings].map(|holds| [(true, holds), (false, holds)]);
            for (case, (text, holds)) in cases.concat().into_iter().enumerate() {
                let board = Board::new(mat, seats > 2, text, holds);
                let all = [board.start, board.warehouse, board.tools, board.buildings];
                for rect in all.into_iter().chain(board.note) {
                    assert!(mat.holds(&rect), "{case}, {seats} seats: {rect} on {mat}");
                }
                assert_eq!(board.note.is_some(), holds != Below::Choice);
                for tool in tools(board.tools, true) {
                    assert!(board.tools.holds(&tool) && tool.w >= 32.0 && tool.h >= 32.0, "{case}, {seats}: {tool}");
                }
            }
        }
    }

    #[test]
    fn free_plots_are_slim_and_buildings_take_their_room() {
        let area = Rect::new(0.0, 0.0, 722.0, 224.0);
        let card = |owned: usize| homes(area, owned, 4_usize.saturating_sub(owned), false).0[0];
        assert!(card(1).w > 1.8 * card(4).w, "{} and {}", card(1), card(4));
        for owned in 0..4 {
            let (cards, plots) = homes(area, owned, 4 - owned, false);
            assert_eq!((cards.len(), plots.len()), (owned, 4 - owned));
            let slim = |plot: &Rect| plot.w.min(plot.h) <= PLOT && area.holds(plot);
            assert!(plots.iter().all(slim), "{owned}: {plots:?}");
        }
    }

    #[test]
    fn without_buildings_or_an_ability_the_rest_of_a_board_is_larger() {
        let mat = CLASSIC.mats(2)[0];
        let full = Board::new(mat, false, true, Below::Buildings);
        let bare = Board::new(mat, false, false, Below::Plots);
        assert!(bare.start.h > 1.5 * full.start.h && bare.warehouse.w > full.warehouse.w);
        assert!(bare.note.is_some_and(|line| line.h < 40.0), "no ability takes no more than a line");
    }
}

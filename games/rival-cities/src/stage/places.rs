//! Positions on the table for each table shape, and the distribution of cards on a city's mat.

use rondel::Seat;
use rondel::scene::{Rect, layout};

use super::board::TITLE;
use crate::state::ALTONA;

/// The layout of a table: its size and a rectangle for each part, in table units.
pub(super) struct Places {
    /// Width and height of the table.
    pub size: (f32, f32),
    /// The board, with an aspect ratio of 992:896.
    pub board: Rect,
    pub supply: Rect,
    pub piles: Rect,
    /// The cities' mats, including their hands, with Altona's first.
    pub mats: [Rect; 2],
}

/// The layout with an aspect ratio of 3:2, for the space that the side panel leaves in a 16:9 window.
pub(super) const CLASSIC: Places = Places {
    size: (1500.0, 1000.0),
    board: Rect::new(254.0, 98.0, 992.0, 896.0),
    supply: Rect::new(254.0, 6.0, 630.0, 86.0),
    piles: Rect::new(892.0, 6.0, 354.0, 86.0),
    mats: [Rect::new(7.0, 7.0, 240.0, 986.0), Rect::new(1253.0, 7.0, 240.0, 986.0)],
};

/// For a 21:9 window. The board takes up the full height of the table, and the cards on mats and in hands are large.
pub(super) const WIDE: Places = Places {
    size: (2200.0, 1000.0),
    board: Rect::new(555.5, 8.0, 1089.0, 983.6),
    supply: Rect::new(8.0, 8.0, 539.0, 96.0),
    piles: Rect::new(1653.0, 8.0, 539.0, 96.0),
    mats: [Rect::new(8.0, 112.0, 539.0, 880.0), Rect::new(1653.0, 112.0, 539.0, 880.0)],
};

/// For a window that is taller than wide. The cities are below the board.
pub(super) const NARROW: Places = Places {
    size: (1200.0, 1290.0),
    board: Rect::new(8.0, 8.0, 1030.0, 930.3),
    supply: Rect::new(1046.0, 8.0, 146.0, 540.0),
    piles: Rect::new(1046.0, 556.0, 146.0, 386.0),
    mats: [Rect::new(8.0, 950.0, 588.0, 332.0), Rect::new(604.0, 950.0, 588.0, 332.0)],
};

impl Places {
    /// Returns a city's mat. Altona's is on the left, as on the prestige track.
    pub(super) fn mat(&self, seat: Seat) -> Rect {
        if seat == ALTONA { self.mats[0] } else { self.mats[1] }
    }
}

/// Distance between pieces of a mat.
const GAP: f32 = 6.0;
/// Height reserved above a city's first row of tiles, and below its last card.
const HEAD: f32 = 24.0;
const FOOT: f32 = 6.0;
/// Minimum height of a row of a city's tiles, and of a row that shows the race.
const TILE: f32 = 54.0;
const RACE: f32 = 40.0;
/// Maximum height of such a row, and its ratio to the width of a tile.
const HIGHEST: (f32, f32) = (240.0, 1.6);
const HIGH_TILE: f32 = 104.0;
/// Minimum height of cards on a mat that has room for its tiles in twice as many rows.
const ROOMY: f32 = 130.0;
/// Minimum height of a row of cards: the normal value, a lower one if it avoids placing two alliances side by side,
/// and the one for the hand, which is looked at most.
const LOWEST: (f32, f32) = (76.0, 56.0);
const LOWEST_HAND: f32 = 96.0;
/// Minimum and maximum ratio of a card's width to its height.
const SHAPE: (f32, f32) = (0.98, 3.4);
/// Minimum width of a group of cards with its title, on a flat mat.
const NARROWEST: f32 = 150.0;
/// Additional columns for each group in the layout that gives more columns to all groups except the alliances.
const ALLIANCES_ALONE: [usize; 4] = [1, 0, 1, 1];
/// Maximum number of cards that are arranged freely on a large mat, and the heights of its tiles and of the race.
const MANY: usize = 8;
const LARGE: (f32, f32) = (90.0, 76.0);
/// Normal width of a column of cards, in table units.
const COLUMN: f32 = 240.0;
/// Number of kinds of tiles of a city, and number of ways to win.
const TILES: usize = 8;
const WAYS: usize = 4;

/// The area of a group of cards, including a strip for its title, and the position of each card. A group without
/// cards has an area without height.
pub(super) type Laid = (Rect, Vec<Rect>);

/// The positions on a city's mat.
pub(super) struct MatPlaces {
    pub tiles: Vec<Rect>,
    /// A tile for each way to win.
    pub race: Vec<Rect>,
    /// Ships, alliances, lawsuits and the hand.
    pub groups: [Laid; 4],
}

/// Divides a mat among a city's tiles, the race and the cards. What is not there takes no room: the rest is larger.
pub(super) fn share(mat: Rect, counts: [usize; 4]) -> MatPlaces {
    let area = Rect::new(mat.x + 8.0, mat.y + HEAD, mat.w - 16.0, mat.h - HEAD - FOOT);
    let cards: usize = counts.iter().sum();
    if area.w > 2.0 * COLUMN && area.h > area.w && (1..=MANY).contains(&cards) {
        return on_a_large_mat(area, counts);
    }
    if area.h > area.w { below_each_other(area, counts) } else { beside_each_other(area, counts) }
}

/// The rows of a mat, from the tiles down to the hand.
struct Rows {
    /// The numbers of columns of tiles and of the race.
    tiles: usize,
    race: usize,
    /// The numbers of columns of cards, and the minimum height of cards other than the hand.
    columns: [usize; 4],
    lowest: f32,
}

impl Rows {
    /// Returns the numbers of rows of tiles, of the race, of other cards and of the hand.
    fn counts(&self, counts: [usize; 4]) -> [f32; 4] {
        let of = |group: usize| counts[group].div_ceil(self.columns[group]);
        [TILES / self.tiles, WAYS / self.race, of(0) + of(1) + of(2), of(3)].map(|rows| rows as f32)
    }

    /// Returns the height that the rows need at least.
    fn least(&self, counts: [usize; 4]) -> f32 {
        let [tiles, race, others, hand] = self.counts(counts);
        tiles * (TILE + GAP) + race * (RACE + GAP) + others * (self.lowest + GAP) + hand * (LOWEST_HAND + GAP)
    }

    /// Returns the rows for a mat of this width, in the room that the titles leave. Alliances are the last to be
    /// placed side by side, because their names and effects must be legible.
    fn of(width: f32, room: f32, counts: [usize; 4]) -> Self {
        let base = ((width / COLUMN) as usize).max(1);
        let roomy = Self { tiles: 2 * base, race: 2, columns: [base; 4], lowest: ROOMY };
        if roomy.least(counts) <= room {
            return roomy;
        }
        let mut rows = Self { tiles: 4, race: 2 * base, ..roomy };
        for more in [[0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 1, 0], ALLIANCES_ALONE, [1; 4], [2, 1, 2, 1], [2, 2, 2, 1]] {
            // A card with a name and one line of text needs little height.
            rows.lowest = if more == ALLIANCES_ALONE { LOWEST.1 } else { LOWEST.0 };
            rows.columns = more.map(|more| base + more);
            if rows.least(counts) <= room {
                break;
            }
        }
        rows
    }
}

/// Stacks tiles, race and groups vertically, dividing the height among their rows, with the hand at the lower edge.
fn below_each_other(area: Rect, counts: [usize; 4]) -> MatPlaces {
    let groups_with_cards = counts.iter().filter(|count| **count > 0).count() as f32;
    // The room for rows of tiles, of the race and of cards, each with a gap below it.
    let room = area.h - groups_with_cards * (TITLE + GAP);
    let rows = Rows::of(area.w, room, counts);
    let width = |columns: usize| (area.w + GAP) / columns as f32 - GAP;
    let highest = |columns: usize| (width(columns) * HIGHEST.1).min(HIGHEST.0);
    let (high_tile, high_race) = (highest(rows.tiles).max(HIGH_TILE), highest(rows.race));
    let high_card = rows.columns.map(|columns| width(columns) / SHAPE.0).into_iter().fold(0.0, f32::max);
    let [tile_rows, race_rows, others, hand] = rows.counts(counts);
    let least = rows.least(counts);
    let most = tile_rows * (high_tile + GAP) + race_rows * (high_race + GAP) + (others + hand) * (high_card + GAP);
    // What is left over makes everything higher, in equal shares of what it may still grow.
    let grown = ((room - least) / (most - least).max(1.0)).clamp(0.0, 1.0);
    let grow = |low: f32, high: f32| low + (high - low).max(0.0) * grown;
    // If even the lowest rows do not fit, cards other than the hand become lower.
    let squeezed = (room - least).min(0.0) / others.max(1.0);
    let height = |group: usize| {
        let low = if group == 3 { LOWEST_HAND } else { rows.lowest + squeezed };
        let width = width(rows.columns[group]);
        grow(low, high_card).clamp(width / SHAPE.1, width / SHAPE.0)
    };
    let band = |y: f32, rows: f32, height: f32| Rect { y, h: rows * (height + GAP), ..area };
    let tiles = band(area.y, tile_rows, grow(TILE, high_tile));
    let races = band(tiles.y + tiles.h, race_rows, grow(RACE, high_race));
    let mut top = races.y + races.h;
    let groups = [0, 1, 2, 3].map(|number| {
        let columns = rows.columns[number];
        let (width, height) = (width(columns), height(number));
        let rows = counts[number].div_ceil(columns) as f32;
        let title = if counts[number] > 0 { TITLE } else { 0.0 };
        let h = title + rows * (height + GAP);
        let y = if number == 3 { area.y + area.h - h } else { top };
        let place = |index: usize| {
            let (x, row) = ((index % columns) as f32, (index / columns) as f32);
            Rect::new(area.x + x * (width + GAP), y + title + row * (height + GAP), width, height)
        };
        top += h + if rows > 0.0 { GAP } else { 0.0 };
        (Rect::new(area.x, y, area.w, h), (0..counts[number]).map(place).collect())
    });
    MatPlaces {
        tiles: cells(tiles, rows.tiles, TILES / rows.tiles),
        race: cells(races, rows.race, WAYS / rows.race),
        groups,
    }
}

/// Returns the cells of a grid, with a gap between them and below each row.
fn cells(area: Rect, columns: usize, rows: usize) -> Vec<Rect> {
    let grid = layout::grid(Rect { w: area.w + GAP, ..area }, columns, rows);
    grid.map(|cell| Rect { w: cell.w - GAP, h: cell.h - GAP, ..cell }).collect()
}

/// Places tiles and race in rows of four, and the groups below them.
fn on_a_large_mat(area: Rect, counts: [usize; 4]) -> MatPlaces {
    let (tiles, race) = (2.0 * (LARGE.0 + GAP), LARGE.1 + GAP);
    let top = area.y + tiles + race;
    MatPlaces {
        tiles: cells(Rect { h: tiles, ..area }, TILES / 2, 2),
        race: cells(Rect { y: area.y + tiles, h: race, ..area }, WAYS, 1),
        groups: arranged(Rect { y: top, h: area.y + area.h - top, ..area }, counts),
    }
}

/// Places tiles and race in one row, and the groups that have cards below it.
fn beside_each_other(area: Rect, counts: [usize; 4]) -> MatPlaces {
    let filled: Vec<usize> = (0..4).filter(|group| counts[*group] > 0).collect();
    let nothing = || (Rect { h: 0.0, y: area.y + area.h, ..area }, Vec::new());
    if filled.is_empty() {
        let (left, right) = (area.w * 0.56, area.w * 0.44 - GAP);
        return MatPlaces {
            tiles: cells(Rect { w: left, ..area }, TILES / 2, 2),
            race: cells(Rect { x: area.x + left + GAP, w: right, ..area }, WAYS / 2, 2),
            groups: [nothing(), nothing(), nothing(), nothing()],
        };
    }
    let height = TILE + GAP;
    let row = cells(Rect { h: height, ..area }, TILES + WAYS, 1);
    let below = Rect::new(area.x, area.y + height, area.w, area.h - height);
    MatPlaces { tiles: row[..TILES].to_vec(), race: row[TILES..].to_vec(), groups: arranged(below, counts) }
}

/// Places the groups that have cards side by side in one row or two. Of all ways to do so, the one with the largest
/// cards is chosen.
fn arranged(below: Rect, counts: [usize; 4]) -> [Laid; 4] {
    let filled: Vec<usize> = (0..4).filter(|group| counts[*group] > 0).collect();
    let mut best: (f32, Vec<(usize, Laid)>) = (-1.0, Vec::new());
    for upper in 0..filled.len() {
        for share in if upper == 0 { &[0.0][..] } else { &[0.36, 0.43, 0.5, 0.57, 0.64] } {
            let high = (below.h - GAP) * share;
            let lower =
                if upper == 0 { below } else { Rect { y: below.y + high + GAP, h: below.h - high - GAP, ..below } };
            let mut laid = in_a_row(Rect { h: high, ..below }, &filled[..upper], counts);
            laid.extend(in_a_row(lower, &filled[upper..], counts));
            let size = |(_, cards): &Laid| cards.first().map_or(0.0, |card| card.w * card.h);
            let smallest = laid.iter().map(|(_, laid)| size(laid)).fold(f32::INFINITY, f32::min);
            if smallest > best.0 {
                best = (smallest, laid);
            }
        }
    }
    let place = |group: usize| best.1.iter().find(|(number, _)| *number == group).map(|(_, laid)| laid.clone());
    let nothing = || (Rect { h: 0.0, y: below.y + below.h, ..below }, Vec::new());
    [0, 1, 2, 3].map(|group| place(group).unwrap_or_else(nothing))
}

/// Places groups side by side, each as wide as its number of cards asks for.
fn in_a_row(area: Rect, groups: &[usize], counts: [usize; 4]) -> Vec<(usize, Laid)> {
    let all: usize = groups.iter().map(|group| counts[*group]).sum();
    let gaps = groups.len().saturating_sub(1) as f32 * GAP;
    let spare = area.w - gaps - NARROWEST * groups.len() as f32;
    let mut x = area.x;
    let place = |group: &usize| {
        let width = NARROWEST + spare * counts[*group] as f32 / all.max(1) as f32;
        let rect = Rect { x, w: width, ..area };
        x += width + GAP;
        let inner = Rect::new(rect.x, rect.y + TITLE, rect.w, (rect.h - TITLE).max(1.0));
        (*group, (rect, largest(inner, counts[*group])))
    };
    groups.iter().map(place).collect()
}

/// Returns positions for `count` cards from the upper left, with the number of columns that makes the cards largest.
fn largest(area: Rect, count: usize) -> Vec<Rect> {
    let card = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let (w, h) = ((area.w + GAP) / columns as f32 - GAP, (area.h + GAP) / rows - GAP);
        (w.min(h * SHAPE.1), h.min(w / SHAPE.0))
    };
    let size = |columns: &usize| card(*columns).0 * card(*columns).1;
    let Some(columns) = (1..=count).max_by(|one, other| size(one).total_cmp(&size(other))) else { return Vec::new() };
    let (w, h) = card(columns);
    let place = |index: usize| {
        let (x, y) = ((index % columns) as f32, (index / columns) as f32);
        Rect::new(area.x + x * (w + GAP), area.y + y * (h + GAP), w, h)
    };
    (0..count).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mats of all table shapes.
    fn mats() -> impl Iterator<Item = Rect> {
        [CLASSIC, WIDE, NARROW].into_iter().flat_map(|places| places.mats)
    }

    fn apart(one: &Rect, other: &Rect) -> bool {
        let slack = 0.01;
        one.x + one.w <= other.x + slack
            || other.x + other.w <= one.x + slack
            || one.y + one.h <= other.y + slack
            || other.y + other.h <= one.y + slack
    }

    #[test]
    fn however_many_cards_a_city_has_they_lie_beside_each_other_on_its_mat() {
        for mat in mats() {
            for counts in [[0; 4], [1, 0, 0, 0], [0, 0, 0, 9], [3, 4, 1, 2], [5, 4, 2, 5], [6, 4, 2, 8]] {
                let laid = share(mat, counts);
                assert_eq!((laid.tiles.len(), laid.race.len()), (TILES, WAYS));
                let cards: Vec<Rect> = laid.groups.iter().flat_map(|(_, cards)| cards).copied().collect();
                assert_eq!(cards.len(), counts.iter().sum::<usize>());
                for (rect, cards) in &laid.groups {
                    assert!(mat.holds(rect), "{mat:?} {counts:?}: {rect:?}");
                    assert!(cards.iter().all(|card| rect.holds(card)), "{mat:?} {counts:?}: {cards:?} in {rect:?}");
                }
                let all: Vec<Rect> = cards.into_iter().chain(laid.tiles).chain(laid.race).collect();
                for (place, one) in all.iter().enumerate() {
                    assert!(mat.holds(one) && one.w >= 32.0 && one.h >= 32.0, "{mat:?} {counts:?}: {one:?}");
                    assert!(all[..place].iter().all(|other| apart(one, other)), "{mat:?} {counts:?}: {all:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_there_takes_no_room_and_what_is_grows() {
        for mat in mats() {
            let (none, few) = (share(mat, [0; 4]), share(mat, [1, 0, 0, 1]));
            assert!(none.groups.iter().all(|(rect, _)| rect.h < 0.01), "{mat:?}");
            let many = share(mat, [3, 2, 1, 4]);
            let card = |laid: &MatPlaces| laid.groups[3].1[0];
            assert!(card(&few).h > card(&many).h, "{mat:?}: {:?} and {:?}", card(&few), card(&many));
            let size = |tile: Rect| tile.w * tile.h;
            assert!(size(few.tiles[0]) >= size(many.tiles[0]) - 0.01, "{mat:?}");
        }
    }

    #[test]
    fn at_first_no_mat_is_blank_over_more_than_a_card() {
        for mat in mats() {
            let laid = share(mat, [0; 4]);
            let lowest = laid.race.iter().map(|rect| rect.y + rect.h).fold(0.0, f32::max);
            assert!(mat.y + mat.h - lowest < 250.0, "{mat:?}: {lowest}");
        }
    }

    #[test]
    fn the_hand_is_never_low() {
        for counts in [[0, 0, 0, 1], [3, 2, 1, 4], [5, 4, 2, 6], [6, 4, 2, 8]] {
            for mat in CLASSIC.mats.into_iter().chain(WIDE.mats) {
                let lowest = share(mat, counts).groups[3].1.iter().map(|card| card.h).fold(f32::INFINITY, f32::min);
                assert!(lowest >= LOWEST_HAND - 0.01, "{mat:?} {counts:?}: {lowest}");
            }
        }
    }

    #[test]
    fn few_alliances_have_the_whole_width_of_a_mat() {
        let alliances = |counts| share(CLASSIC.mats[0], counts).groups[1].1[0].w;
        assert!(alliances([1, 2, 1, 1]) > 223.0);
        assert!(alliances([4, 3, 2, 3]) > 223.0, "others lie beside each other before");
    }
}

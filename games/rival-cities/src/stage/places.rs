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

/// The layout for a 21:9 window. The board takes up the full height of the table, and the cards on mats and in
/// hands are large.
pub(super) const WIDE: Places = Places {
    size: (2200.0, 1000.0),
    board: Rect::new(555.5, 8.0, 1089.0, 983.6),
    supply: Rect::new(8.0, 8.0, 539.0, 96.0),
    piles: Rect::new(1653.0, 8.0, 539.0, 96.0),
    mats: [Rect::new(8.0, 112.0, 539.0, 880.0), Rect::new(1653.0, 112.0, 539.0, 880.0)],
};

/// The layout for a window that is taller than it is wide. The cities are below the board.
pub(super) const NARROW: Places = Places {
    size: (1200.0, 1290.0),
    board: Rect::new(8.0, 8.0, 1030.0, 930.3),
    supply: Rect::new(1046.0, 8.0, 146.0, 540.0),
    piles: Rect::new(1046.0, 556.0, 146.0, 386.0),
    mats: [Rect::new(8.0, 950.0, 588.0, 332.0), Rect::new(604.0, 950.0, 588.0, 332.0)],
};

impl Places {
    /// Returns a city's mat. Altona's mat is on the left, as Altona's side is on the prestige track.
    pub(super) fn mat(&self, seat: Seat) -> Rect {
        if seat == ALTONA { self.mats[0] } else { self.mats[1] }
    }
}

/// Distance between pieces of a mat.
const GAP: f32 = 6.0;
/// Height reserved above a city's first row of tiles, and below its last card.
const HEAD: f32 = 24.0;
const FOOT: f32 = 6.0;
/// Heights of a row of a city's tiles and of a row that shows the race, for three levels from a mat with few
/// cards to a full mat. A mat uses one of these levels, so that its tiles do not move with each card. The last
/// level places twice as many tiles in a row.
const HEIGHTS: [(f32, f32); 3] = [(74.0, 58.0), (54.0, 40.0), (54.0, 40.0)];
const DENSE: usize = 2;
/// Maximum height of a row on a large mat without cards, and maximum ratio of this height to the width of a tile.
const HIGHEST: (f32, f32) = (240.0, 1.6);
/// Maximum height of a row of the hand, and number of rows for which space is reserved even while the hand is empty.
const HAND: f32 = 97.0;
const ROWS_OF_HAND: usize = 2;
/// Number of cards in a row of the hand, per column of normal width, if all cards are face down.
const BACKS: usize = 4;
/// Maximum height of a card in a column of normal width.
const TALLEST: f32 = 116.0;
/// Minimum and maximum ratio of a card's width to its height.
const SHAPE: (f32, f32) = (0.98, 3.4);
/// Height of a card if none of the [`WAYS_TO_ARRANGE`] fits.
const LOWEST: f32 = 40.0;
/// Maximum ratio of a hand card's height to its width.
const NARROWEST_IN_HAND: f32 = 1.4;
/// Minimum width of a group of cards with its title, on a flat mat.
const NARROWEST: f32 = 150.0;
/// Ways to arrange the cards of a mat, starting with the most spacious. Each way consists of the index into
/// [`HEIGHTS`], the additional columns for ships, alliances and lawsuits, and the minimum height of a card.
/// Alliances are the last to be placed side by side, because their names and effects must be legible.
const WAYS_TO_ARRANGE: [(usize, [usize; 3], f32); 7] = [
    (0, [0, 0, 0], 84.0),
    (0, [1, 0, 1], 84.0),
    (1, [0, 0, 0], 84.0),
    (1, [1, 0, 1], 62.0),
    (DENSE, [1, 0, 1], 56.0),
    (DENSE, [1, 1, 1], 56.0),
    (DENSE, [2, 1, 2], 0.0),
];
/// Maximum number of cards for which [`on_a_large_mat`] is used, and the heights of the tiles and of the race
/// in this case.
const MANY: usize = 8;
const LARGE: (f32, f32) = (90.0, 76.0);
/// Normal width of a column of cards, in table units.
const COLUMN: f32 = 240.0;
/// Number of kinds of tiles of a city, and number of ways to win.
const TILES: usize = 8;
const WAYS: usize = 4;

/// The area of a group of cards, including a strip for its title, and the position of each card. A group
/// without cards has an area with a height of 0.
pub(super) type Laid = (Rect, Vec<Rect>);

/// The positions on a city's mat.
pub(super) struct MatPlaces {
    pub tiles: Vec<Rect>,
    /// A tile for each way to win.
    pub race: Vec<Rect>,
    /// Ships, alliances, lawsuits and the hand.
    pub groups: [Laid; 4],
}

/// The number of cards on a city's mat.
#[derive(Clone, Copy, Default)]
pub(super) struct CardCounts {
    /// Ships, alliances and lawsuits.
    pub won: [usize; 3],
    /// Cards in the hand, and whether all of them are face down.
    pub hand: usize,
    pub is_hand_hidden: bool,
}

impl CardCounts {
    /// Returns the numbers of ships, alliances, lawsuits and cards in the hand.
    fn groups(self) -> [usize; 4] {
        [self.won[0], self.won[1], self.won[2], self.hand]
    }

    /// Returns the number of columns of the hand on a mat that is `base` cards wide. There are as few as possible, so
    /// that the faces are legible.
    fn hand_columns(self, base: usize) -> usize {
        base * if self.is_hand_hidden { BACKS } else { self.hand.div_ceil(ROWS_OF_HAND * base).clamp(1, 3) }
    }
}

/// Divides a mat among a city's tiles, the race and the cards.
pub(super) fn share(mat: Rect, cards: CardCounts) -> MatPlaces {
    let area = Rect::new(mat.x + 8.0, mat.y + HEAD, mat.w - 16.0, mat.h - HEAD - FOOT);
    let counts = cards.groups();
    if area.h <= area.w {
        return beside_each_other(area, counts);
    }
    match counts.iter().sum::<usize>() {
        _ if area.w <= 2.0 * COLUMN => below_each_other(area, cards),
        0 => tiles_alone(area),
        1..=MANY => on_a_large_mat(area, counts),
        _ => below_each_other(area, cards),
    }
}

/// Returns the number of cards of normal width that fit side by side.
fn base_columns(width: f32) -> usize {
    ((width / COLUMN) as usize).max(1)
}

/// Fills a large mat that has no cards. The tiles and the race take up the space.
fn tiles_alone(area: Rect) -> MatPlaces {
    let columns = 2 * base_columns(area.w);
    let (tile_rows, race_rows) = (TILES / columns, WAYS / columns);
    let highest = (((area.w + GAP) / columns as f32 - GAP) * HIGHEST.1).min(HIGHEST.0);
    let height = (area.h / (tile_rows + race_rows) as f32).min(highest + GAP);
    let tiles = Rect { h: tile_rows as f32 * height, ..area };
    let races = Rect { y: area.y + tiles.h, h: race_rows as f32 * height, ..area };
    MatPlaces {
        tiles: cells(tiles, columns, tile_rows),
        race: cells(races, columns, race_rows),
        groups: [0; 4].map(|_| (Rect { y: area.y + area.h, h: 0.0, ..area }, Vec::new())),
    }
}

/// Stacks tiles, race and groups vertically. Tiles and race have one of a few fixed heights, and the hand has a
/// fixed place at the lower edge. The other groups divide the remaining height among their rows. A group without cards
/// takes up no space.
fn below_each_other(area: Rect, cards: CardCounts) -> MatPlaces {
    let base = base_columns(area.w);
    let width = |columns: usize| (area.w + GAP) / columns as f32 - GAP;
    let hand_columns = cards.hand_columns(base).min(cards.hand.max(1));
    let hand_rows = cards.hand.div_ceil(hand_columns).max(ROWS_OF_HAND);
    // A hand of many rows takes at most a third of the mat.
    let hand_row = HAND.min(area.h / 3.0 / hand_rows as f32 - GAP);
    let hand_height = TITLE + hand_rows as f32 * (hand_row + GAP) - GAP;
    let headings = cards.won.iter().filter(|count| **count > 0).count() as f32 * (TITLE + GAP);
    let arrange = |(level, more, lowest): (usize, [usize; 3], f32)| {
        let tiles = tiles_above(area, base, level);
        let columns = more.map(|more| base + more);
        let rows: usize = cards.won.iter().zip(columns).map(|(count, columns)| count.div_ceil(columns)).sum();
        let height = (area.h - tiles.height - hand_height - GAP - headings) / rows.max(1) as f32 - GAP;
        (height >= lowest).then_some((tiles, columns, height))
    };
    let found = WAYS_TO_ARRANGE.into_iter().find_map(arrange);
    let (tiles, columns, row) = found.unwrap_or_else(|| (tiles_above(area, base, DENSE), [base + 2; 3], LOWEST));
    let mut top = area.y + tiles.height;
    let [ships, alliances, lawsuits] = [0, 1, 2].map(|number| {
        let (count, columns) = (cards.won[number], columns[number].min(cards.won[number].max(base)));
        let width = width(columns);
        let height = row.min(width / SHAPE.0).min(TALLEST).max(width / SHAPE.1);
        let group = group_at((area.x, top, area.w), (width, height), (count, columns));
        top += group.0.h + if count > 0 { GAP } else { 0.0 };
        group
    });
    let hand_width = width(hand_columns);
    let hand_top = area.y + area.h - hand_height;
    let hand_card = (hand_width, hand_row.min(hand_width * NARROWEST_IN_HAND));
    let hand = group_at((area.x, hand_top, area.w), hand_card, (cards.hand, hand_columns));
    MatPlaces { tiles: tiles.tiles, race: tiles.race, groups: [ships, alliances, lawsuits, hand] }
}

/// The tiles and the race above the cards of a mat, with their total height.
struct TilesAbove {
    tiles: Vec<Rect>,
    race: Vec<Rect>,
    height: f32,
}

/// Places tiles and race on a mat that is `base` cards wide. The level determines their heights.
fn tiles_above(area: Rect, base: usize, level: usize) -> TilesAbove {
    let columns = 2 * base * if level == DENSE { 2 } else { 1 };
    let race_columns = columns.min(WAYS);
    let (tile, race) = HEIGHTS[level];
    let tiles = Rect { h: TILES.div_ceil(columns) as f32 * (tile + GAP), ..area };
    let races = Rect { y: area.y + tiles.h, h: WAYS.div_ceil(race_columns) as f32 * (race + GAP), ..area };
    TilesAbove {
        tiles: cells(tiles, columns, TILES.div_ceil(columns)),
        race: cells(races, race_columns, WAYS.div_ceil(race_columns)),
        height: tiles.h + races.h,
    }
}

/// Places a group of cards of equal size in rows below the group's title. The first argument is the left edge,
/// top and width of the group's area.
fn group_at((x, y, w): (f32, f32, f32), (width, height): (f32, f32), (count, columns): (usize, usize)) -> Laid {
    let place = |index: usize| {
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        Rect::new(x + column * (width + GAP), y + TITLE + row * (height + GAP), width, height)
    };
    let h = if count > 0 { TITLE } else { 0.0 } + count.div_ceil(columns) as f32 * (height + GAP);
    (Rect::new(x, y, w, h), (0..count).map(place).collect())
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

/// Places tiles and race in one row. The groups that have cards are placed below this row.
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
    let height = HEIGHTS[DENSE].0 + GAP;
    let row = cells(Rect { h: height, ..area }, TILES + WAYS, 1);
    let below = Rect::new(area.x, area.y + height, area.w, area.h - height);
    MatPlaces { tiles: row[..TILES].to_vec(), race: row[TILES..].to_vec(), groups: arranged(below, counts) }
}

/// Places the groups that have cards in one row or two. The smallest card is as large as possible.
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

/// Places groups side by side. A group with more cards is wider.
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

    /// A mat's cards: ships, alliances, lawsuits and cards of the hand.
    fn cards([ships, alliances, lawsuits, hand]: [usize; 4]) -> CardCounts {
        CardCounts { won: [ships, alliances, lawsuits], hand, is_hand_hidden: false }
    }

    #[test]
    fn however_many_cards_a_city_has_they_lie_beside_each_other_on_its_mat() {
        for mat in mats() {
            for counts in [[0; 4], [1, 0, 0, 0], [0, 0, 0, 9], [3, 4, 1, 2], [5, 4, 2, 5], [6, 4, 2, 8]] {
                for is_hand_hidden in [false, true] {
                    let laid = share(mat, CardCounts { is_hand_hidden, ..cards(counts) });
                    assert_eq!((laid.tiles.len(), laid.race.len()), (TILES, WAYS));
                    let cards: Vec<Rect> = laid.groups.iter().flat_map(|(_, cards)| cards).copied().collect();
                    assert_eq!(cards.len(), counts.iter().sum::<usize>());
                    for (rect, cards) in &laid.groups {
                        assert!(mat.holds(rect), "{mat:?} {counts:?}: {rect:?}");
                        assert!(cards.iter().all(|card| rect.holds(card)), "{mat:?} {counts:?}: {cards:?} in {rect:?}");
                    }
                    let all: Vec<Rect> = cards.into_iter().chain(laid.tiles).chain(laid.race).collect();
                    for (place, one) in all.iter().enumerate() {
                        assert!(mat.holds(one) && one.w >= 32.0 && one.h >= 31.0, "{mat:?} {counts:?}: {one:?}");
                        assert!(all[..place].iter().all(|other| apart(one, other)), "{mat:?} {counts:?}: {all:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_tiles_of_a_mat_keep_their_columns_and_the_hand_its_place() {
        let mat = CLASSIC.mats[0];
        let columns = |laid: &MatPlaces| laid.tiles.iter().map(|tile| tile.x).collect::<Vec<f32>>();
        let none = columns(&share(mat, cards([0; 4])));
        let (mut hands, mut heights) = (Vec::new(), Vec::new());
        for won in [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1], [2, 1, 1], [2, 2, 1], [4, 1, 1]] {
            for hand in [1, 2] {
                let laid = share(mat, CardCounts { won, hand, is_hand_hidden: false });
                assert_eq!(columns(&laid), none, "{won:?}");
                hands.push((laid.groups[3].0.y, laid.groups[3].1[0].h));
                heights.push(laid.tiles[0].h.round() as i32);
            }
            let without = share(mat, CardCounts { won, ..CardCounts::default() });
            let ends = without.groups[..3].iter().map(|(rect, _)| rect.y + rect.h).fold(0.0, f32::max);
            assert!(ends <= hands[0].0, "{won:?}: the place of the hand is kept while it is empty");
        }
        assert!(hands.iter().all(|hand| *hand == hands[0]), "{hands:?}");
        assert!(heights.is_sorted_by(|one, other| one >= other), "{heights:?}");
        heights.dedup();
        assert_eq!(heights.len(), 2, "{heights:?}");
    }

    #[test]
    fn the_first_cards_of_a_mat_move_neither_tiles_nor_the_hand() {
        let mat = CLASSIC.mats[0];
        let first = share(mat, cards([0, 0, 0, 1]));
        for won in [[1, 0, 0], [0, 1, 0], [1, 1, 0], [0, 0, 1]] {
            let laid = share(mat, cards([won[0], won[1], won[2], 1]));
            assert_eq!((&laid.tiles, &laid.race, &laid.groups[3]), (&first.tiles, &first.race, &first.groups[3]));
        }
    }

    #[test]
    fn at_first_no_mat_is_blank_over_more_than_a_card() {
        for mat in mats() {
            let laid = share(mat, CardCounts::default());
            let [won @ .., hand] = &laid.groups;
            let won = won.iter().map(|(rect, _)| rect).filter(|rect| rect.h > 0.0);
            let lowest = laid.race.iter().chain(won).map(|rect| rect.y + rect.h).fold(0.0, f32::max);
            assert!(hand.0.y - lowest < 300.0 && hand.0.h < 250.0, "{mat:?}: {lowest} {hand:?}");
        }
    }

    #[test]
    fn the_hand_is_never_low() {
        for counts in [[0, 0, 0, 1], [3, 2, 1, 4], [5, 4, 2, 6], [6, 4, 2, 8]] {
            for mat in CLASSIC.mats.into_iter().chain(WIDE.mats) {
                let laid = share(mat, cards(counts));
                let lowest = laid.groups[3].1.iter().map(|card| card.h).fold(f32::INFINITY, f32::min);
                assert!(lowest >= 96.0, "{mat:?} {counts:?}: {lowest}");
            }
        }
    }

    #[test]
    fn few_alliances_have_the_whole_width_of_a_mat() {
        let alliances = |counts| share(CLASSIC.mats[0], cards(counts)).groups[1].1[0].w;
        assert!(alliances([1, 2, 1, 1]) > 223.0);
        assert!(alliances([4, 3, 2, 2]) > 223.0, "others lie beside each other before");
    }
}

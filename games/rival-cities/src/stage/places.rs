//! Positions on the table for each table shape, and the distribution of cards on a city's mat.

use rondel::Seat;
use rondel::scene::Rect;

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

/// For a window that is taller than it is wide. The cities are below the board.
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

/// Minimum and maximum ratio of a card's width to its height.
const SHAPE: (f32, f32) = (1.25, 3.4);
const GAP: f32 = 6.0;
/// Minimum width of a group of cards with its title. [`LOWEST`] is the minimum height of a row of cards across
/// a mat: the normal value, and a lower one if it avoids placing two alliances side by side.
const NARROWEST: f32 = 160.0;
const LOWEST: (f32, f32) = (76.0, 56.0);
/// Maximum number of cards on a mat for which placeholders are shown. Each empty group counts as one card.
const FEW: usize = 6;
/// Additional columns for each group in the layout that widens all groups except the alliances.
const ALLIANCES_ALONE: [usize; 4] = [1, 0, 1, 1];
/// Normal width of a column of cards, in table units.
const COLUMN: f32 = 240.0;

/// The area of a group of cards, including a strip for its title, and the position of each card.
pub(super) type Laid = (Rect, Vec<Rect>);

/// Divides an area among a city's ships, alliances, lawsuits and hand cards so that all cards are large.
pub(super) fn share(area: Rect, counts: [usize; 4]) -> [Laid; 4] {
    if area.h > area.w { below_each_other(area, counts) } else { beside_each_other(area, counts) }
}

/// Like [`share`], but if there are few cards, each empty group gets a placeholder for its first card. This
/// applies to every table shape.
pub(super) fn share_with_empty(area: Rect, counts: [usize; 4]) -> [Laid; 4] {
    let shown = counts.map(|count| count.max(1));
    if shown.iter().sum::<usize>() > FEW {
        return share(area, counts);
    }
    if area.h > area.w {
        return below_each_other(area, shown);
    }
    // If the groups are side by side, an empty group already has space for a placeholder.
    let mut laid = beside_each_other(area, counts);
    for (rect, cards) in &mut laid {
        if cards.is_empty() {
            cards.extend(largest(Rect::new(rect.x, rect.y + TITLE, rect.w, (rect.h - TITLE).max(1.0)), 1));
        }
    }
    laid
}

/// Stacks the groups vertically, dividing the height among their rows, with the hand at the lower edge.
/// Alliances are the last to be placed side by side, because their names and effects must be legible.
fn below_each_other(area: Rect, counts: [usize; 4]) -> [Laid; 4] {
    let base = ((area.w / COLUMN) as usize).max(1);
    let tries = [[0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 1, 0], ALLIANCES_ALONE, [1; 4], [2, 1, 2, 1], [2; 4]];
    let mut chosen = ([base; 4], 0.0);
    for more in tries {
        let columns = more.map(|more| base + more);
        let rows: usize = (0..4).map(|group| counts[group].div_ceil(columns[group])).sum();
        let room = area.h - 4.0 * TITLE - 3.0 * GAP;
        chosen = (columns, room / rows.max(1) as f32 - GAP);
        // A card with a name and one line of text needs little height.
        let lowest = if more == ALLIANCES_ALONE { LOWEST.1 } else { LOWEST.0 };
        if chosen.1 >= lowest {
            break;
        }
    }
    let (columns, height) = chosen;
    let mut top = area.y;
    let group = |group: usize, top: f32| {
        let width = (area.w + GAP) / columns[group] as f32 - GAP;
        let height = height.clamp(width / SHAPE.1, width / SHAPE.0);
        let rows = counts[group].div_ceil(columns[group]);
        let rect = Rect::new(area.x, top, area.w, TITLE + rows as f32 * (height + GAP));
        let place = |index: usize| {
            let (x, y) = ((index % columns[group]) as f32, (index / columns[group]) as f32);
            Rect::new(area.x + x * (width + GAP), top + TITLE + y * (height + GAP), width, height)
        };
        (rect, (0..counts[group]).map(place).collect())
    };
    [0, 1, 2, 3].map(|number| {
        let mut laid: Laid = group(number, top);
        if number == 3 {
            laid = group(number, area.y + area.h - laid.0.h);
        }
        top += laid.0.h + GAP;
        laid
    })
}

/// Places two groups side by side and two below them, each sized according to its number of cards.
fn beside_each_other(area: Rect, counts: [usize; 4]) -> [Laid; 4] {
    let most = [counts[0].max(counts[1]), counts[2].max(counts[3])].map(|count| count.max(1) as f32);
    let spare = area.h - 2.0 * TITLE - GAP;
    let heights = most.map(|count| TITLE + spare * count / (most[0] + most[1]).max(1.0));
    [0, 1, 2, 3].map(|group| {
        let (row, is_right) = (group / 2, group % 2 == 1);
        let (left, right) = (counts[row * 2] as f32, counts[row * 2 + 1] as f32);
        let spare = area.w - GAP - 2.0 * NARROWEST;
        let width = NARROWEST + spare * if left + right > 0.0 { left / (left + right) } else { 0.5 };
        let top = if row == 0 { area.y } else { area.y + heights[0] + GAP };
        let rect = if is_right {
            Rect::new(area.x + width + GAP, top, area.w - width - GAP, heights[row])
        } else {
            Rect::new(area.x, top, width, heights[row])
        };
        let inner = Rect::new(rect.x, rect.y + TITLE, rect.w, rect.h - TITLE);
        (rect, largest(inner, counts[group]))
    })
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

    fn apart(one: &Rect, other: &Rect) -> bool {
        let slack = 0.01;
        one.x + one.w <= other.x + slack
            || other.x + other.w <= one.x + slack
            || one.y + one.h <= other.y + slack
            || other.y + other.h <= one.y + slack
    }

    #[test]
    fn however_many_cards_a_city_has_they_lie_beside_each_other_on_its_mat() {
        for area in [Rect::new(15.0, 171.0, 250.0, 822.0), Rect::new(16.0, 280.0, 552.0, 712.0)]
            .into_iter()
            .chain([Rect::new(16.0, 1040.0, 572.0, 242.0)])
        {
            for counts in [[0; 4], [1, 0, 0, 0], [0, 0, 0, 9], [3, 4, 1, 2], [5, 6, 3, 5], [8, 8, 6, 7]] {
                let laid = share(area, counts);
                let cards: Vec<Rect> = laid.iter().flat_map(|(_, cards)| cards).copied().collect();
                assert_eq!(cards.len(), counts.iter().sum::<usize>());
                for (rect, cards) in &laid {
                    assert!(area.holds(rect), "{area:?} {counts:?}: {rect:?}");
                    assert!(cards.iter().all(|card| rect.holds(card)), "{area:?} {counts:?}: {cards:?} in {rect:?}");
                }
                for (place, one) in cards.iter().enumerate() {
                    assert!(cards[..place].iter().all(|other| apart(one, other)), "{area:?} {counts:?}: {cards:?}");
                }
            }
        }
    }

    #[test]
    fn the_same_places_for_cards_to_come_are_shown_on_tables_of_all_shapes() {
        let high = Rect::new(15.0, 171.0, 224.0, 822.0);
        let low = Rect::new(16.0, 1040.0, 572.0, 242.0);
        for (counts, shown) in [([0; 4], 4), ([1, 0, 0, 2], 5), ([1, 3, 0, 0], 6), ([2, 2, 1, 2], 7), ([0, 4, 0, 3], 7)]
        {
            for area in [high, low] {
                let laid = share_with_empty(area, counts);
                assert_eq!(laid.iter().map(|(_, cards)| cards.len()).sum::<usize>(), shown, "{counts:?}");
                assert!(laid.iter().flat_map(|(_, cards)| cards).all(|card| area.holds(card)), "{counts:?}: {laid:?}");
            }
        }
    }

    #[test]
    fn few_alliances_have_the_whole_width_of_a_mat() {
        let area = Rect::new(15.0, 171.0, 250.0, 822.0);
        let alliances = |counts| share(area, counts)[1].1[0].w;
        assert!(alliances([1, 2, 1, 1]) > 249.0);
        assert!(alliances([6, 4, 3, 3]) > 249.0, "others lie beside each other before");
    }
}

//! Slots for hand cards, for the backs of cards and for works on the mat of the nearest player, as large as their
//! names require.

use rondel::scene::Rect;

use crate::shelf::COLUMN;

/// Gap between slots, and between groups of slots.
const GAP: f32 = 6.0;
const SEAM: f32 = 12.0;
/// Maximum number of rows.
const ROWS: usize = 6;
/// The size relative to what is needed above which larger slots no longer make a group more readable.
const ENOUGH: f32 = 1.15;

/// What is laid out in a group of slots.
struct SlotKind {
    /// Width and height at which names and symbols are readable in the smallest window.
    wanted: (f32, f32),
    /// Maximum width of a slot relative to its height, and maximum height relative to its width.
    widest: f32,
    tallest: f32,
    /// Maximum width and height of a slot.
    largest: (f32, f32),
}

/// Cards with faces, backs and works, from left to right.
const KINDS: [SlotKind; 3] = [
    SlotKind { wanted: (104.0, 106.0), widest: 1.9, tallest: 1.7, largest: (220.0, 240.0) },
    SlotKind { wanted: (56.0, 58.0), widest: 0.96, tallest: 1.2, largest: (96.0, 116.0) },
    SlotKind { wanted: (152.0, 70.0), widest: 2.5, tallest: 1.2, largest: (260.0, 240.0) },
];

/// The slots of the three groups, from left to right.
#[derive(Debug)]
pub(super) struct Slots {
    pub(super) cards: Vec<Rect>,
    pub(super) backs: Vec<Rect>,
    pub(super) works: Vec<Rect>,
}

/// An arrangement: the numbers of rows and columns and the size of the slots of each group.
type Plan = [(usize, usize, (f32, f32)); 3];

/// Divides an area among hand cards, backs and places of works.
pub(super) fn slots(area: Rect, cards: usize, backs: usize, works: usize) -> Slots {
    // Rounded up, so that the others keep their places when a single card or work comes or goes.
    let room = [cards.next_multiple_of(2), backs, works.next_multiple_of(COLUMN)];
    let rows = |count: usize| 1..=ROWS.min(count.max(1));
    let all = rows(room[0]).flat_map(|one| rows(room[1]).map(move |two| (one, two)));
    let all = all.flat_map(|(one, two)| rows(room[2]).map(move |three| [one, two, three]));
    let plans = all.map(|rows| plan(area, room, rows)).max_by(|one, other| worth(one).total_cmp(&worth(other)));
    let plan = plans.unwrap_or_default();
    let mut x = area.x;
    let mut group = |(rows, columns, (w, h)): (usize, usize, (f32, f32)), count: usize| -> Vec<Rect> {
        // Column by column, so that a new column moves nothing to another row.
        let slot = |place: usize| {
            let (column, row) = ((place / rows) as f32, (place % rows) as f32);
            Rect::new(x + column * (w + GAP), area.y + row * (h + GAP), w, h)
        };
        let slots = (0..count).map(slot).collect();
        if columns > 0 {
            x += columns as f32 * (w + GAP) - GAP + SEAM;
        }
        slots
    };
    Slots { cards: group(plan[0], cards), backs: group(plan[1], backs), works: group(plan[2], works) }
}

/// Returns the arrangement with these numbers of rows. The groups share the width in proportion to what they need, and
/// what a group cannot use is left to the others.
fn plan(area: Rect, count: [usize; 3], rows: [usize; 3]) -> Plan {
    let columns: [usize; 3] = std::array::from_fn(|group| count[group].div_ceil(rows[group]));
    let groups = columns.iter().filter(|columns| **columns > 0).count() as f32;
    let gaps: f32 = columns.iter().map(|columns| columns.saturating_sub(1) as f32 * GAP).sum();
    let free = area.w - gaps - (groups - 1.0).max(0.0) * SEAM;
    let height = |group: usize| ((area.h + GAP) / rows[group] as f32 - GAP).min(KINDS[group].largest.1);
    let width = |group: usize, share: f32| {
        (KINDS[group].wanted.0 * share).min(height(group) * KINDS[group].widest).min(KINDS[group].largest.0)
    };
    let used = |share: f32| -> f32 { (0..3).map(|group| columns[group] as f32 * width(group, share)).sum() };
    let (mut share, mut step) = (0.0, 2.0);
    for _ in 0..12 {
        share += if used(share + step) <= free { step } else { 0.0 };
        step /= 2.0;
    }
    std::array::from_fn(|group| {
        let w = width(group, share);
        (rows[group], columns[group], (w, height(group).min(w * KINDS[group].tallest)))
    })
}

/// Rates an arrangement: by the group that is least readable, then by how readable all are, then by their size.
fn worth(plan: &Plan) -> f32 {
    let shown = plan.iter().zip(&KINDS).filter(|((_, columns, _), _)| *columns > 0);
    let (mut least, mut sum) = (ENOUGH, 0.0);
    for ((.., (w, h)), kind) in shown {
        // A name that is too wide can be broken, but if a slot is too low, the name is left out.
        let (wide, tall) = (w / kind.wanted.0, (h / kind.wanted.1).powi(4));
        let ease = wide.min(tall).min(ENOUGH);
        least = least.min(ease);
        sum += ease + 0.05 * (wide * tall).min(4.0);
    }
    10.0 * least + sum
}

#[cfg(test)]
mod tests {
    use super::super::places::{CLASSIC, NARROW, WIDE};
    use super::*;

    fn mats() -> impl Iterator<Item = Rect> {
        [CLASSIC, WIDE, NARROW]
            .into_iter()
            .flat_map(|places| [places.beside.0, places.beside_two.0, places.beside_many.0])
    }

    #[test]
    fn hand_and_cabinet_fill_their_mat_and_lie_beside_each_other() {
        for mat in mats() {
            for (cards, backs, works) in [(0, 0, 6), (3, 0, 0), (0, 3, 10), (9, 3, 12), (1, 0, 1)] {
                let laid = slots(mat, cards, backs, works);
                assert_eq!((laid.cards.len(), laid.backs.len(), laid.works.len()), (cards, backs, works));
                let groups = [&laid.cards, &laid.backs, &laid.works];
                let all: Vec<Rect> = groups.into_iter().flatten().copied().collect();
                assert!(all.iter().all(|slot| mat.holds(slot) && slot.w >= 24.0 && slot.h >= 28.0), "{mat}: {all:?}");
                let right = |group: &[Rect]| group.iter().map(|slot| slot.x + slot.w).fold(mat.x, f32::max);
                assert!(laid.backs.iter().all(|slot| slot.x >= right(&laid.cards)), "{mat}: {laid:?}");
                assert!(laid.works.iter().all(|slot| slot.x >= right(&laid.backs)), "{mat}: {laid:?}");
            }
            let larger = |few: &[Rect], many: &[Rect]| few[0].w * few[0].h > many[0].w * many[0].h;
            assert!(larger(&slots(mat, 0, 0, 6).works, &slots(mat, 9, 3, 12).works), "{mat}");
        }
    }

    #[test]
    fn a_card_or_work_that_comes_does_not_move_the_others_every_time() {
        for mat in mats() {
            for (before, after) in [((5, 7), (6, 7)), ((5, 7), (5, 8)), ((5, 8), (6, 9))] {
                let [before, after] = [before, after].map(|(cards, works)| slots(mat, cards, 0, works));
                assert!(after.cards.starts_with(&before.cards) && after.works.starts_with(&before.works), "{mat}");
            }
        }
    }
}

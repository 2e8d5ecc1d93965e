//! Slots for hand cards and for works on the mat of the nearest player, as large as their names require.
//!
//! The number of slots grows in steps, and the hand and the cabinet share the mat by their numbers of slots, so that a
//! card or work that comes or goes rarely moves or resizes the others.

use rondel::scene::Rect;

use crate::shelf::COLUMN;

/// Gap between slots, and between the hand and the cabinet.
const GAP: f32 = 6.0;
const SEAM: f32 = 12.0;
/// Maximum number of rows.
const ROWS: usize = 6;
/// The share of the width for the hand while there are no works, and while there are works but no cards.
const HAND_ALONE: f32 = 0.8;
const HAND_EMPTY: f32 = 0.12;
/// The area that a slot for a work is to have, relative to that for a card.
const WORK_PER_CARD: f32 = 1.1;
/// The size relative to what is needed above which larger slots no longer make a group more readable.
const ENOUGH: f32 = 1.15;

/// What is laid out in a group of slots.
struct SlotKind {
    /// Width and height at which names and symbols are readable in the smallest window.
    wanted: (f32, f32),
    /// Maximum width of a slot relative to its height, and maximum height relative to its width.
    widest: f32,
    tallest: f32,
    /// The number of slots for which there is always room. More slots come in columns of `COLUMN`.
    fewest: usize,
}

const CARDS: SlotKind = SlotKind { wanted: (104.0, 106.0), widest: 1.9, tallest: 1.7, fewest: 4 };
/// An empty hand is narrow, so it shows only two places.
const NO_CARDS: SlotKind = SlotKind { fewest: 2, ..CARDS };
const WORKS: SlotKind = SlotKind { wanted: (148.0, 80.0), widest: 2.2, tallest: 1.2, fewest: 2 * COLUMN };

/// The slots of the hand and of the cabinet, and the parts of the mat that they lie in.
#[derive(Debug)]
pub(super) struct Slots {
    pub(super) hand: Rect,
    pub(super) cards: Vec<Rect>,
    /// The places of the hand that more cards would take.
    pub(super) free: Vec<Rect>,
    pub(super) cabinet: Rect,
    pub(super) works: Vec<Rect>,
}

/// Divides an area among hand cards and places of works.
pub(super) fn slots(area: Rect, cards: usize, works: usize) -> Slots {
    let share = match (cards, works) {
        (_, 0) => HAND_ALONE,
        (0, _) => HAND_EMPTY,
        _ => {
            let (hand, cabinet) = (CARDS.room(cards) as f32, WORKS.room(works) as f32 * WORK_PER_CARD);
            hand / (hand + cabinet)
        }
    };
    let hand = Rect { w: (area.w * share).floor(), ..area };
    let x = hand.x + hand.w + SEAM;
    let cabinet = Rect { x, w: area.x + area.w - x, ..area };
    let kind = if cards == 0 { NO_CARDS } else { CARDS };
    let mut places = kind.slots(hand, kind.room(cards));
    let free = places.split_off(cards.min(places.len()));
    Slots { hand, cards: places, free, cabinet, works: WORKS.slots(cabinet, works) }
}

impl SlotKind {
    /// Returns the number of slots for which there is room if there are `count` cards or works.
    fn room(&self, count: usize) -> usize {
        if count <= self.fewest { self.fewest } else { count.next_multiple_of(COLUMN) }
    }

    /// Returns `count` slots in an area, column by column, so that a new column moves nothing to another row.
    fn slots(&self, area: Rect, count: usize) -> Vec<Rect> {
        let room = self.room(count);
        let sizes = (1..=ROWS).map(|rows| (rows, self.size(area, room, rows)));
        let best = sizes.max_by(|(_, one), (_, other)| self.worth(*one).total_cmp(&self.worth(*other)));
        let Some((rows, (w, h))) = best else { return Vec::new() };
        let slot = |place: usize| {
            let (column, row) = ((place / rows) as f32, (place % rows) as f32);
            Rect::new(area.x + column * (w + GAP), area.y + row * (h + GAP), w, h)
        };
        (0..count).map(slot).collect()
    }

    /// Returns the width and height of `room` slots in this number of rows.
    fn size(&self, area: Rect, room: usize, rows: usize) -> (f32, f32) {
        let columns = room.div_ceil(rows) as f32;
        let (w, h) = ((area.w + GAP) / columns - GAP, (area.h + GAP) / rows as f32 - GAP);
        let w = w.min(h * self.widest);
        (w, h.min(w * self.tallest))
    }

    /// Rates a size of slots: by how readable they are, then by how large.
    fn worth(&self, (w, h): (f32, f32)) -> f32 {
        // A name that is too wide can be broken, but if a slot is too low, the name is left out.
        let (wide, tall) = (w / self.wanted.0, (h / self.wanted.1).powi(4));
        wide.min(tall).min(ENOUGH) + 0.05 * (wide * tall).min(4.0)
    }
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
    fn hand_and_cabinet_lie_beside_each_other_on_their_mat() {
        for mat in mats() {
            for (cards, works) in [(0, 6), (3, 0), (3, 10), (12, 12), (1, 1)] {
                let laid = slots(mat, cards, works);
                assert_eq!((laid.cards.len(), laid.works.len()), (cards, works));
                let fits = |slot: &Rect| mat.holds(slot) && slot.w >= 24.0 && slot.h >= 28.0;
                assert!(laid.cards.iter().chain(&laid.works).all(fits), "{mat}: {laid:?}");
                assert!(laid.cards.iter().chain(&laid.free).all(|slot| laid.hand.holds(slot)), "{mat}: {laid:?}");
                assert!(cards == 0 || cards + laid.free.len() == CARDS.room(cards), "{mat}: {laid:?}");
                assert!(cards > 0 || !laid.free.is_empty(), "an empty hand is a place too: {mat}");
                assert!(laid.works.iter().all(|slot| laid.cabinet.holds(slot)), "{mat}: {laid:?}");
            }
            let size = |slots: &[Rect]| slots[0].w * slots[0].h;
            assert!(size(&slots(mat, 0, 6).works) > size(&slots(mat, 0, 12).works), "{mat}");
        }
    }

    #[test]
    fn the_first_cards_and_works_do_not_move_the_others() {
        for mat in mats() {
            let few = slots(mat, 1, 1);
            for cards in 1..=4 {
                assert_eq!(slots(mat, cards, 1).works, few.works, "{mat}: cards do not move works");
            }
            for works in 1..=6 {
                assert_eq!(slots(mat, 1, works).cards, few.cards, "{mat}: works do not move cards");
            }
            for (before, after) in [((1, 1), (4, 6)), ((5, 7), (6, 8)), ((7, 10), (8, 10))] {
                let [before, after] = [before, after].map(|(cards, works)| slots(mat, cards, works));
                assert!(after.cards.starts_with(&before.cards) && after.works.starts_with(&before.works), "{mat}");
            }
        }
    }
}

//! Positions for the labels of changes. A label touches the object that it belongs to and covers neither numbers nor
//! other labels, if there is enough space.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Number of rows of candidate positions above an object, and also below it.
const ROWS: u8 = 3;

/// Returns the best position for a label of this size at an object. It lies within `room`, avoids the other labels
/// in `taken`, and preferably also the signs and titles in `kept_free`. Signs are more important than titles. If
/// possible, the label stays on `mat`, so that it does not seem to belong to another player.
pub(super) fn label_spot(
    (thing, mat): (Rect, Rect),
    extent: Vec2,
    taken: &[Rect],
    [signs, titles]: [&[Rect]; 2],
    room: Rect,
) -> Rect {
    let is_free = |spot: &Rect, things: &[Rect]| !things.iter().any(|thing| thing.intersects(*spot));
    let spots: Vec<Rect> = label_spots(thing, extent).map(|spot| moved_into(room, spot)).collect();
    let clear = |kept_free: &[&[Rect]]| {
        let is_clear = |spot: &&Rect| is_free(spot, taken) && kept_free.iter().all(|things| is_free(spot, things));
        let mut on_mat = spots.iter().filter(|spot| mat.contains_rect(**spot));
        on_mat.find(is_clear).or_else(|| spots.iter().find(is_clear)).copied()
    };
    clear(&[signs, titles]).or_else(|| clear(&[signs])).or_else(|| clear(&[])).unwrap_or(spots[0])
}

/// Returns the positions of a label at an object, best first: inside the object if the label is much smaller, then
/// across its edges, then in rows above and below it.
fn label_spots(thing: Rect, extent: Vec2) -> impl Iterator<Item = Rect> {
    /// Maximum share of the object's height that a label inside it may cover.
    const COVERED: f32 = 0.45;
    let half = extent / 2.0;
    let (left, right) = (thing.left() + half.x, thing.right() - half.x);
    let columns = [thing.center().x, right, left];
    let is_inside = extent.x <= thing.width() && extent.y <= thing.height() * COVERED;
    let inside = [thing.top() + half.y, thing.bottom() - half.y];
    let inside = inside.into_iter().filter(move |_| is_inside);
    let edges = [thing.top(), thing.bottom()];
    let rows = (0..ROWS).flat_map(move |row| {
        let away = half.y + 0.5 + f32::from(row) * (extent.y + 1.0);
        [thing.top() - away, thing.bottom() + away]
    });
    let heights = inside.chain(edges).chain(rows);
    heights.flat_map(move |y| columns.map(|x| Rect::from_center_size(pos2(x, y), extent)))
}

/// Returns the position for a lasting mark of this size in a corner of its object, preferably the corner nearest to
/// `corner`. If the mark would cover something in every corner, it lies across the upper or lower edge. Returns `None`
/// if the mark would also cover something at both edges, or if the mark is wider than the object.
pub(super) fn corner_inside(thing: Rect, corner: Pos2, extent: Vec2, taken: &[Rect]) -> Option<Rect> {
    if extent.x > thing.width() || extent.y > thing.height() {
        return None;
    }
    let half = extent / 2.0;
    let corners = |down: f32| {
        let inner = Rect::from_min_max(thing.min + vec2(half.x, down), thing.max - vec2(half.x, down));
        let mut corners = [inner.right_top(), inner.right_bottom(), inner.left_bottom(), inner.left_top()];
        corners.sort_by(|one, other| one.distance_sq(corner).total_cmp(&other.distance_sq(corner)));
        corners
    };
    let spots = corners(half.y).into_iter().chain(corners(0.0));
    let mut spots = spots.map(|middle| Rect::from_center_size(middle, extent));
    spots.find(|spot| !taken.iter().any(|other| other.intersects(*spot)))
}

/// Returns the possible centres of a seat's symbol at an object, best first: `corner`, the other corners, then
/// positions next to the object.
pub(super) fn symbol_spots(thing: Rect, corner: Pos2, extent: Vec2) -> impl Iterator<Item = Pos2> {
    let aside = thing.expand2(extent / 2.0 + Vec2::splat(1.5));
    let middle = thing.center();
    let corners = [corner, thing.right_top(), thing.right_bottom(), thing.left_bottom(), thing.left_top()];
    let sides =
        [(aside.right(), middle.y), (aside.left(), middle.y), (middle.x, aside.bottom()), (middle.x, aside.top())];
    let outside = [aside.right_top(), aside.right_bottom(), aside.left_bottom(), aside.left_top()];
    corners.into_iter().chain(sides.map(|(x, y)| pos2(x, y))).chain(outside)
}

/// Moves a rectangle into a larger one.
pub(super) fn moved_into(room: Rect, rect: Rect) -> Rect {
    rect.translate((room.min - rect.min).max(Vec2::ZERO) - (rect.max - room.max).max(Vec2::ZERO))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { min: Pos2::ZERO, max: pos2(200.0, 200.0) };
    const EXTENT: Vec2 = vec2(20.0, 10.0);

    fn at(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_center_size(pos2(x, y), vec2(width, height))
    }

    #[test]
    fn a_label_lies_inside_a_large_object_and_across_the_edge_of_a_small_one() {
        let large = label_spot((at(100.0, 100.0, 40.0, 40.0), ROOM), EXTENT, &[], [&[], &[]], ROOM);
        assert_eq!(large, at(100.0, 85.0, 20.0, 10.0));
        let small = label_spot((at(100.0, 100.0, 12.0, 12.0), ROOM), EXTENT, &[], [&[], &[]], ROOM);
        assert_eq!(small, at(100.0, 94.0, 20.0, 10.0));
    }

    #[test]
    fn a_label_touches_its_object_and_avoids_numbers_and_the_first_labels() {
        let thing = at(100.0, 100.0, 40.0, 40.0);
        let number = at(100.0, 88.0, 4.0, 10.0);
        let mut taken = Vec::new();
        for _ in 0..3 {
            let spot = label_spot((thing, ROOM), EXTENT, &taken, [&[number], &[]], ROOM);
            assert!(spot.expand(1.0).intersects(thing), "{spot:?}");
            assert!(!spot.intersects(number), "{spot:?}");
            assert!(taken.iter().all(|other: &Rect| !other.intersects(spot)), "{spot:?} of {taken:?}");
            taken.push(spot.shrink(0.1));
        }
        let everywhere = label_spot((thing, ROOM), EXTENT, &[], [&[ROOM], &[]], ROOM);
        assert!(everywhere.intersects(thing), "a number is covered before the label is lost");
        let corner = label_spot((at(2.0, 2.0, 4.0, 4.0), ROOM), EXTENT, &[], [&[], &[]], ROOM);
        assert!(ROOM.contains_rect(corner));
    }

    #[test]
    fn a_label_stays_on_the_mat_of_its_object_while_it_is_free() {
        let thing = at(100.0, 106.0, 40.0, 12.0);
        let mat = at(100.0, 110.0, 80.0, 40.0);
        let number = at(100.0, 106.0, 30.0, 8.0);
        let above = label_spot((thing, ROOM), EXTENT, &[], [&[number], &[]], ROOM);
        assert!(!mat.contains_rect(above), "{above:?}");
        let below = label_spot((thing, mat), EXTENT, &[], [&[number], &[]], ROOM);
        assert!(mat.contains_rect(below) && !below.intersects(number), "{below:?}");
        let elsewhere = label_spot((thing, mat), EXTENT, &[mat.shrink(1.0)], [&[number], &[]], ROOM);
        assert!(!mat.contains_rect(elsewhere), "{elsewhere:?}");
    }

    #[test]
    fn a_lasting_mark_lies_in_a_free_corner_of_its_object_or_nowhere() {
        let thing = at(100.0, 100.0, 60.0, 30.0);
        let first = corner_inside(thing, thing.right_top(), EXTENT, &[]).expect("all corners are free");
        assert_eq!((first.right(), first.top()), (thing.right(), thing.top()));
        let second = corner_inside(thing, thing.right_top(), EXTENT, &[first]).expect("three corners are free");
        assert!(thing.contains_rect(second) && !second.intersects(first.shrink(0.1)), "{second:?}");
        let across = corner_inside(thing, thing.right_top(), EXTENT, &[thing.shrink(6.0)]).expect("an edge is free");
        assert!(across.top() < thing.top() && across.bottom() > thing.top(), "{across:?}");
        assert_eq!(corner_inside(thing, thing.right_top(), EXTENT, &[thing]), None);
        assert_eq!(corner_inside(at(100.0, 100.0, 15.0, 15.0), thing.right_top(), EXTENT, &[]), None);
    }

    #[test]
    fn a_symbol_lies_at_a_corner_or_next_to_its_object() {
        let thing = at(100.0, 100.0, 20.0, 10.0);
        let extent = vec2(12.0, 8.0);
        let spots: Vec<Pos2> = symbol_spots(thing, thing.right_bottom(), extent).collect();
        assert_eq!(spots[0], thing.right_bottom());
        let beside = spots[5..].iter().map(|spot| Rect::from_center_size(*spot, extent));
        assert_eq!(beside.filter(|spot| !spot.intersects(thing)).count(), 8);
    }
}

//! Reading order of rectangles on a page.

use emath::Rect;

/// Returns the indices of rectangles in reading order. The page is split at horizontal gaps, then at vertical
/// gaps, and so on recursively. A part without gaps is read row by row, from left to right.
pub fn reading_order(rects: &[Rect]) -> Vec<usize> {
    let mut order = Vec::new();
    read((0..rects.len()).collect(), rects, &mut order);
    order
}

fn read(places: Vec<usize>, rects: &[Rect], order: &mut Vec<usize>) {
    let rows = |place: usize| (rects[place].top(), rects[place].bottom());
    let columns = |place: usize| (rects[place].left(), rects[place].right());
    let mut parts = cut(places, rows);
    if parts.len() <= 1 {
        parts = cut(parts.concat(), columns);
    }
    match parts.as_slice() {
        [_, _, ..] => parts.into_iter().for_each(|part| read(part, rects, order)),
        _ => read_rows(parts.concat(), rects, order),
    }
}

/// Splits rectangles along one axis, at every gap that no rectangle crosses.
fn cut(mut places: Vec<usize>, extent: impl Fn(usize) -> (f32, f32)) -> Vec<Vec<usize>> {
    /// Maximum overlap at which two rectangles still count as separate.
    const TOUCHES: f32 = 2.0;
    places.sort_by(|one, other| extent(*one).0.total_cmp(&extent(*other).0));
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let mut reaches = f32::NEG_INFINITY;
    for place in places {
        let (from, to) = extent(place);
        match parts.last_mut().filter(|_| from < reaches - TOUCHES) {
            Some(part) => part.push(place),
            None => parts.push(vec![place]),
        }
        reaches = reaches.max(to);
    }
    parts
}

/// Orders rectangles row by row, each row from left to right.
fn read_rows(places: Vec<usize>, rects: &[Rect], order: &mut Vec<usize>) {
    let mut left = places;
    left.sort_by(|one, other| rects[*one].top().total_cmp(&rects[*other].top()));
    while let Some(first) = left.first().copied() {
        let in_row = |place: &usize| *place == first || rects[*place].center().y < rects[first].bottom();
        let (mut row, below): (Vec<usize>, Vec<usize>) = left.into_iter().partition(in_row);
        row.sort_by(|one, other| rects[*one].left().total_cmp(&rects[*other].left()));
        order.append(&mut row);
        left = below;
    }
}

#[cfg(test)]
mod tests {
    use emath::pos2;

    use super::*;

    fn at(x: f32, y: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), emath::vec2(80.0, 60.0))
    }

    #[test]
    fn rectangles_are_read_like_words() {
        let rects = [at(200.0, 4.0), at(0.0, 200.0), at(0.0, 0.0), at(300.0, 190.0), at(100.0, 10.0)];
        assert_eq!(reading_order(&rects), [2, 4, 0, 1, 3]);
        assert_eq!(reading_order(&[Rect::NOTHING, at(0.0, 0.0)]).len(), 2, "what has no size is read too");
    }

    #[test]
    fn a_page_is_read_part_by_part() {
        let rect = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), emath::vec2(w, h));
        let below = rect(0.0, 210.0, 300.0, 60.0);
        let (high, upper, lower) =
            (rect(0.0, 0.0, 100.0, 200.0), rect(112.0, 0.0, 80.0, 90.0), rect(110.0, 100.0, 90.0, 99.0));
        let (one, other) = (rect(210.0, 0.0, 40.0, 120.0), rect(255.0, 30.0, 40.0, 120.0));
        assert_eq!(reading_order(&[below, other, lower, one, upper, high]), [5, 4, 2, 3, 1, 0]);
    }
}

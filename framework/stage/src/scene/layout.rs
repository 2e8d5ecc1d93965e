//! Computes positions in rows, grids, hexagonal boards and rings.

use super::Rect;

/// Returns `count` rectangles of `w` × `h` side by side, spaced evenly and centred in `area`. They overlap if `area`
/// is too narrow.
pub fn row(area: Rect, count: usize, w: f32, h: f32, gap: f32) -> impl Iterator<Item = Rect> {
    let (x0, step) = spread(area.x, area.w, count, w, gap);
    let y = area.y + (area.h - h) / 2.0;
    (0..count).map(move |index| Rect::new(x0 + step * index as f32, y, w, h))
}

/// Like [`row`], but from top to bottom.
pub fn column(area: Rect, count: usize, w: f32, h: f32, gap: f32) -> impl Iterator<Item = Rect> {
    let (y0, step) = spread(area.y, area.h, count, h, gap);
    let x = area.x + (area.w - w) / 2.0;
    (0..count).map(move |index| Rect::new(x, y0 + step * index as f32, w, h))
}

fn spread(start: f32, length: f32, count: usize, size: f32, gap: f32) -> (f32, f32) {
    if count == 0 {
        return (start, 0.0);
    }
    let wanted = size * count as f32 + gap * (count - 1) as f32;
    if wanted <= length || count == 1 {
        (start + (length - wanted).max(0.0) / 2.0, size + gap)
    } else {
        (start, (length - size) / (count - 1) as f32)
    }
}

/// Returns `count` rectangles in rows from the upper left, without overlap. The rectangles have the proportions
/// of `w` × `h` and do not exceed that size. The number of rows is chosen to make the rectangles as large as
/// possible.
pub fn fitted(area: Rect, count: usize, w: f32, h: f32, gap: f32) -> Vec<Rect> {
    let scale = |columns: usize| {
        let rows = count.div_ceil(columns);
        let room = |length: f32, number: usize| (length - gap * (number - 1) as f32) / number as f32;
        (room(area.w, columns) / w).min(room(area.h, rows) / h).min(1.0)
    };
    let Some(columns) = (1..=count).max_by(|one, other| scale(*one).total_cmp(&scale(*other))) else {
        return Vec::new();
    };
    let (w, h) = (w * scale(columns), h * scale(columns));
    let place = |index: usize| {
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        Rect::new(area.x + column * (w + gap), area.y + row * (h + gap), w, h)
    };
    (0..count).map(place).collect()
}

/// Returns `count` squares side by side in the middle of `area`, for markers that share a space. The number of
/// rows is chosen to make the squares as large as possible, up to a width of `most`.
pub fn huddled(area: Rect, count: usize, most: f32) -> Vec<Rect> {
    let gap = most * 0.03;
    let places = fitted(area, count, most, most, gap);
    let Some((first, last)) = places.first().zip(places.iter().map(|place| place.x + place.w).reduce(f32::max)) else {
        return places;
    };
    let (left, top) = (first.x, first.y);
    let (w, h) = (last - left, places.iter().map(|place| place.y + place.h).fold(top, f32::max) - top);
    let (right, down) = (area.x + (area.w - w) / 2.0 - left, area.y + (area.h - h) / 2.0 - top);
    places.into_iter().map(|place| Rect { x: place.x + right, y: place.y + down, ..place }).collect()
}

/// Returns the cells of a board that fills `area`, row by row from the upper left.
pub fn grid(area: Rect, columns: usize, rows: usize) -> impl Iterator<Item = Rect> {
    let (w, h) = (area.w / columns as f32, area.h / rows as f32);
    (0..columns * rows)
        .map(move |index| Rect::new(area.x + w * (index % columns) as f32, area.y + h * (index / columns) as f32, w, h))
}

/// Returns the corners of a hexagon around a centre, clockwise from the top corner.
pub fn hexagon(middle: (f32, f32), radius: f32) -> [(f32, f32); 6] {
    [0.0_f32, 1.0, 2.0, 3.0, 4.0, 5.0].map(|corner| {
        let (sine, cosine) = (corner * std::f32::consts::FRAC_PI_3).sin_cos();
        (middle.0 + radius * sine, middle.1 - radius * cosine)
    })
}

/// Returns the centres of the hexagons of a board, and their common radius. Each hexagon has a corner at the top.
/// `rows` contains the number of hexagons in each row, from the top. The centres are listed row by row, from the left,
/// and the board is centred in `area`. Adjacent rows interlock if their counts differ by one.
pub fn hexagons(area: Rect, rows: &[usize]) -> (Vec<(f32, f32)>, f32) {
    let (across, down) = (3.0_f32.sqrt(), 1.5);
    let widest = rows.iter().copied().max().unwrap_or(0) as f32;
    if widest == 0.0 {
        return (Vec::new(), 0.0);
    }
    let high = down * (rows.len() - 1) as f32 + 2.0;
    let radius = (area.w / (across * widest)).min(area.h / high);
    let (x, y) = area.centre();
    let top = y - radius * (high / 2.0 - 1.0);
    let middle = |row: usize, place: usize, count: usize| {
        let left = x - radius * across * (count as f32 - 1.0) / 2.0;
        (left + radius * across * place as f32, top + radius * down * row as f32)
    };
    let row = |(row, count): (usize, &usize)| {
        let count = *count;
        (0..count).map(move |place| (row, place, count))
    };
    let places = rows.iter().enumerate().flat_map(row);
    (places.map(|(row, place, count)| middle(row, place, count)).collect(), radius)
}

/// Returns the indices of the neighbours of one hexagon on a board laid out by [`hexagons`]. The neighbours in
/// the same row come first, followed by the neighbours in the rows above and below. Each row is listed from the
/// left.
pub fn hexagons_beside(rows: &[usize], hexagon: usize) -> Vec<usize> {
    let firsts: Vec<usize> = rows.iter().scan(0, |next, count| Some(std::mem::replace(next, *next + count))).collect();
    let Some(row) = (0..rows.len()).find(|row| (firsts[*row]..firsts[*row] + rows[*row]).contains(&hexagon)) else {
        return Vec::new();
    };
    let place = hexagon - firsts[row];
    // Offsets are measured in half hexagons from the middle, so that rows of any length can be compared.
    let across = |row: usize, place: usize| 2 * place as isize - (rows[row] as isize - 1);
    let beside = [place.checked_sub(1), Some(place + 1)].into_iter().flatten().filter(|place| *place < rows[row]);
    let mut found: Vec<usize> = beside.map(|place| firsts[row] + place).collect();
    for other in [row.checked_sub(1), Some(row + 1)].into_iter().flatten().filter(|other| *other < rows.len()) {
        let touches = |next: &usize| (across(other, *next) - across(row, place)).abs() == 1;
        found.extend((0..rows[other]).filter(touches).map(|next| firsts[other] + next));
    }
    found
}

/// Returns the cells of a board of squares, row by row from the upper left, as large as possible and centred in
/// `area`.
pub fn squares(area: Rect, columns: usize, rows: usize) -> Vec<Rect> {
    if columns == 0 || rows == 0 {
        return Vec::new();
    }
    let side = (area.w / columns as f32).min(area.h / rows as f32);
    let (x, y) = area.centre();
    grid(Rect::around(x, y, side * columns as f32, side * rows as f32), columns, rows).collect()
}

/// Returns the indices of the cells that share a side with one cell of a board laid out by [`squares`] or [`grid`]:
/// above, left, right, below.
pub fn squares_beside(columns: usize, rows: usize, square: usize) -> Vec<usize> {
    if square >= columns * rows {
        return Vec::new();
    }
    let (column, row) = (square % columns, square / columns);
    let above = (row > 0).then(|| square - columns);
    let below = (row + 1 < rows).then(|| square + columns);
    let left = (column > 0).then(|| square - 1);
    let right = (column + 1 < columns).then(|| square + 1);
    [above, left, right, below].into_iter().flatten().collect()
}

/// Returns the spaces around the edge of a board, clockwise from the upper left. There are `across` spaces along
/// the top and along the bottom, and `down` spaces along each side. Each space is `w` × `h` and inside `board`.
pub fn ring(board: Rect, across: usize, down: usize, w: f32, h: f32) -> Vec<Rect> {
    let top = Rect::new(board.x, board.y, board.w, h);
    let bottom = Rect::new(board.x, board.y + board.h - h, board.w, h);
    let left = Rect::new(board.x, board.y + h, w, board.h - 2.0 * h);
    let right = Rect::new(board.x + board.w - w, board.y + h, w, board.h - 2.0 * h);
    let spaced = |length: f32, count: usize, size: f32| (length - size * count as f32) / count as f32;
    let across_gap = spaced(board.w, across, w);
    let down_gap = spaced(left.h, down, h);
    let mut places: Vec<Rect> = row(top, across, w, h, across_gap).collect();
    places.extend(column(right, down, w, h, down_gap));
    let mut back: Vec<Rect> = row(bottom, across, w, h, across_gap).collect();
    back.reverse();
    places.extend(back);
    let mut up: Vec<Rect> = column(left, down, w, h, down_gap).collect();
    up.reverse();
    places.extend(up);
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect::new(10.0, 10.0, 100.0, 20.0);

    #[test]
    fn hexagons_touch_their_neighbours_and_lie_within_their_area() {
        let area = Rect::new(10.0, 20.0, 300.0, 200.0);
        let (middles, radius) = hexagons(area, &[3, 4, 3]);
        assert_eq!(middles.len(), 10);
        let apart = |one: usize, other: usize| {
            let (one, other): ((f32, f32), (f32, f32)) = (middles[one], middles[other]);
            (one.0 - other.0).hypot(one.1 - other.1)
        };
        let touching = radius * 3.0_f32.sqrt();
        for (one, other) in [(0, 1), (0, 3), (0, 4), (4, 7), (8, 9)] {
            assert!((apart(one, other) - touching).abs() < 0.01, "{one} and {other}");
        }
        let corners = middles.iter().flat_map(|middle| hexagon(*middle, radius));
        assert!(corners.map(|(x, y)| Rect::new(x, y, 0.0, 0.0)).all(|corner| area.holds(&corner)));
    }

    #[test]
    fn hexagons_beside_each_other_are_those_that_touch() {
        for rows in [&[3, 4, 3][..], &[5, 4, 5, 4], &[1], &[2, 3], &[1, 2, 3, 4, 3, 2, 1]] {
            let (middles, radius) = hexagons(Rect::new(0.0, 0.0, 500.0, 500.0), rows);
            let touching = radius * 3.0_f32.sqrt() * 1.01;
            for (one, middle) in middles.iter().enumerate() {
                let mut beside = hexagons_beside(rows, one);
                beside.sort_unstable();
                let is_near = |other: &usize| {
                    let (x, y) = middles[*other];
                    *other != one && (x - middle.0).hypot(y - middle.1) < touching
                };
                assert_eq!(beside, (0..middles.len()).filter(is_near).collect::<Vec<_>>(), "{one} of {rows:?}");
            }
            assert!(hexagons_beside(rows, middles.len()).is_empty());
        }
    }

    #[test]
    fn squares_lie_in_the_middle_and_know_their_neighbours() {
        let places = squares(Rect::new(0.0, 0.0, 100.0, 40.0), 3, 2);
        assert_eq!((places.len(), places[0]), (6, Rect::new(20.0, 0.0, 20.0, 20.0)));
        assert!(squares(AREA, 0, 2).is_empty());
        assert_eq!(squares_beside(3, 2, 0), [1, 3]);
        assert_eq!(squares_beside(3, 3, 4), [1, 3, 5, 7]);
        assert_eq!(squares_beside(3, 2, 5), [2, 4]);
        assert!(squares_beside(3, 2, 6).is_empty());
    }

    #[test]
    fn a_row_is_centred_and_overlaps_only_when_it_must() {
        let places: Vec<Rect> = row(AREA, 2, 20.0, 10.0, 10.0).collect();
        assert_eq!(places[0], Rect::new(35.0, 15.0, 20.0, 10.0));
        assert_eq!(places[1], Rect::new(65.0, 15.0, 20.0, 10.0));
        assert!(row(AREA, 9, 20.0, 10.0, 10.0).all(|place| AREA.holds(&place)));
    }

    #[test]
    fn fitted_places_are_as_large_as_can_be_and_never_overlap() {
        assert!(fitted(AREA, 0, 20.0, 10.0, 2.0).is_empty());
        assert_eq!(fitted(AREA, 1, 20.0, 10.0, 2.0), [Rect::new(10.0, 10.0, 20.0, 10.0)], "no larger than asked");
        for count in 1..40 {
            let places = fitted(AREA, count, 40.0, 20.0, 2.0);
            assert!(places.len() == count && places.iter().all(|place| AREA.holds(place)), "{count}: {places:?}");
            for (index, one) in places.iter().enumerate() {
                let apart = |other: &Rect| {
                    one.x + one.w <= other.x + 0.01
                        || other.x + other.w <= one.x + 0.01
                        || one.y + one.h <= other.y + 0.01
                        || other.y + other.h <= one.y + 0.01
                };
                assert!(places[..index].iter().all(apart), "{count}: {places:?}");
            }
        }
    }

    #[test]
    fn markers_that_share_a_space_lie_side_by_side_in_its_middle() {
        let space = Rect::new(10.0, 10.0, 60.0, 90.0);
        assert!(huddled(space, 0, 24.0).is_empty());
        assert_eq!(huddled(space, 1, 24.0), [Rect::new(28.0, 43.0, 24.0, 24.0)]);
        for count in 1..7 {
            let places = huddled(space, count, 28.0);
            assert!(
                places.iter().all(|place| space.holds(place) && (place.w - place.h).abs() < 0.01 && place.w >= 24.0),
                "{places:?}"
            );
            for (index, one) in places.iter().enumerate() {
                let meets = |other: &Rect| {
                    one.x < other.x + other.w
                        && other.x < one.x + one.w
                        && one.y < other.y + other.h
                        && other.y < one.y + one.h
                };
                assert!(!places[..index].iter().any(meets), "{places:?}");
            }
            let (left, right) =
                places.iter().fold((space.w, 0.0_f32), |(left, right), it| (left.min(it.x), right.max(it.x + it.w)));
            assert!((left + right - 2.0 * space.x - space.w).abs() < 0.01, "{places:?}");
        }
    }

    #[test]
    fn a_ring_goes_clockwise_inside_the_board() {
        let board = Rect::new(0.0, 0.0, 700.0, 600.0);
        let places = ring(board, 5, 4, 80.0, 80.0);
        assert_eq!(places.len(), 18);
        assert!(places.iter().all(|place| board.holds(place)));
        assert!(places[4].x > places[0].x && places[5].y > places[4].y && places[17].y < places[16].y);
    }
}

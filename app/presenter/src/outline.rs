//! Pieces with custom outlines: polygons, lines with a width, and rotated pieces.

use emath::{Pos2, Rect, Rot2, Vec2, pos2, vec2};
use rondel::scene::{Outline, Piece, Shape};

use super::resolved::ResolvedPiece;
use super::resolved_region::{cut, holds};

/// The outline of a piece. Coordinates are fractions of its rectangle, measured from the upper left corner. A
/// rotated piece can extend beyond the rectangle.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResolvedOutline {
    /// Corners of the outline; empty for a rectangle or a circle.
    corners: Vec<Pos2>,
    /// The triangles that fill the outline, as indices into its corners.
    pub triangles: Vec<[u32; 3]>,
    /// The area that responds to the pointer: the outline, widened for thin lines.
    reach: Vec<Pos2>,
    /// Clockwise rotation in radians.
    pub turned: f32,
    /// Whether the polygon is convex.
    pub is_convex: bool,
    /// Position of the owner's seat symbol.
    sign: Option<Pos2>,
    /// Maximum size of the seat symbol, in table units.
    pub room: f32,
}

/// Minimum width of the area in which a line responds to the pointer, in table units.
const BROAD: f32 = 16.0;

impl ResolvedOutline {
    /// Returns the outline of a piece, or `None` if the piece has no custom outline.
    pub fn of(piece: &Piece) -> Option<Self> {
        let outline = piece.outline.as_deref()?;
        let rect = Rect::from_min_size(pos2(piece.rect.x, piece.rect.y), vec2(piece.rect.w, piece.rect.h));
        let Outline { corners, width, turned } = outline;
        let turned = turned.to_radians();
        let places: Vec<Pos2> = corners.iter().map(|(x, y)| rect.min + vec2(*x, *y) * rect.size()).collect();
        let rectangle = || vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
        let (border, reach) = match piece.shape {
            Shape::Line => (broad(&places, *width), broad(&places, width.max(BROAD))),
            Shape::Polygon => (places.clone(), places.clone()),
            Shape::Disc => (Vec::new(), Vec::new()),
            Shape::Card | Shape::Space | Shape::Tile | Shape::Figure => (rectangle(), rectangle()),
        };
        let share = |place: &Pos2| {
            let place = rect.center() + Rot2::from_angle(turned) * (*place - rect.center());
            ((place - rect.min) / rect.size().max(Vec2::splat(f32::EPSILON))).to_pos2()
        };
        let (sign, room) = match piece.shape {
            Shape::Line => (midway(&places), *width),
            // The symbol is below the topmost corner, clear of a number in the centre.
            Shape::Polygon => {
                let top = places.iter().copied().min_by(|one, other| one.y.total_cmp(&other.y));
                (top.map(|top| top + (rect.center() - top) * 0.3), rect.size().min_elem() * 0.16)
            }
            _ => (None, 0.0),
        };
        let border: Vec<Pos2> = border.iter().map(share).collect();
        let reach = reach.iter().map(share).collect();
        Some(Self {
            triangles: cut(&border),
            is_convex: is_convex(&border),
            corners: border,
            reach,
            turned,
            sign: sign.map(|sign| share(&sign)),
            room,
        })
    }

    /// Returns whether the piece is rotated.
    pub fn is_turned(&self) -> bool {
        self.turned != 0.0
    }

    /// Returns the clockwise rotation in degrees.
    pub fn degrees(&self) -> f32 {
        self.turned.to_degrees()
    }

    /// Returns the outline of a piece placed in `rect`, or `None` for a plain rectangle or a circle.
    pub fn corners_in(&self, rect: Rect) -> Option<Vec<Pos2>> {
        (!self.corners.is_empty()).then(|| place_in(&self.corners, rect))
    }

    /// Returns the position of the seat symbol on a piece placed in `rect`.
    pub fn sign_in(&self, rect: Rect) -> Option<Pos2> {
        self.sign.map(|sign| rect.min + sign.to_vec2() * rect.size())
    }

    /// Returns the rectangle that encloses the outline of a piece placed in `rect`.
    pub fn bounds_in(&self, rect: Rect) -> Rect {
        if self.reach.is_empty() { rect } else { Rect::from_points(&place_in(&self.reach, rect)).union(rect) }
    }

    /// Returns whether `point` is on a piece placed in `rect`.
    fn holds(&self, point: Pos2, rect: Rect) -> bool {
        if self.reach.is_empty() { rect.contains(point) } else { holds(&place_in(&self.reach, rect), point) }
    }
}

fn place_in(shares: &[Pos2], rect: Rect) -> Vec<Pos2> {
    shares.iter().map(|share| rect.min + share.to_vec2() * rect.size()).collect()
}

/// Returns the outline of a line with the given width, along one side and back along the other.
fn broad(places: &[Pos2], width: f32) -> Vec<Pos2> {
    let last = places.len().saturating_sub(1);
    let along = |from: usize, to: usize| (places[to] - places[from]).normalized();
    let side = |place: usize| {
        let before = if place > 0 { along(place - 1, place) } else { along(0, 1) };
        let after = if place < last { along(place, place + 1) } else { before };
        // Limits how far the corner of a sharp bend extends.
        let straightness = (1.0 + before.dot(after)).max(0.5);
        (before + after).rot90() * (width / 2.0 / straightness)
    };
    if last == 0 {
        return Vec::new();
    }
    let one = (0..=last).map(|place| places[place] + side(place));
    let other = (0..=last).rev().map(|place| places[place] - side(place));
    one.chain(other).collect()
}

/// Returns the point halfway along a line.
fn midway(places: &[Pos2]) -> Option<Pos2> {
    let parts = || places.windows(2).map(|ends| (ends[0], ends[1]));
    let mut left = parts().map(|(from, to)| from.distance(to)).sum::<f32>() / 2.0;
    for (from, to) in parts() {
        let length = from.distance(to);
        if left <= length && length > 0.0 {
            return Some(from + (to - from) * (left / length));
        }
        left -= length;
    }
    None
}

fn is_convex(corners: &[Pos2]) -> bool {
    let count = corners.len();
    let bend = |place: usize| {
        let (before, here, after) = (corners[place], corners[(place + 1) % count], corners[(place + 2) % count]);
        let (one, other) = (here - before, after - here);
        one.x * other.y - one.y * other.x
    };
    let bends = (0..count).map(bend);
    bends.clone().all(|bend| bend >= 0.0) || bends.clone().all(|bend| bend <= 0.0)
}

impl ResolvedPiece {
    /// Returns the outline of the piece if it is drawn in `rect`, or `None` for a plain rectangle or a
    /// circle.
    pub fn border(&self, rect: Rect) -> Option<Vec<Pos2>> {
        self.outline.as_ref()?.corners_in(rect)
    }

    /// Returns the bounding rectangle on the table, which can exceed the piece's own rectangle if the piece is
    /// rotated.
    pub fn bounds(&self) -> Rect {
        self.outline.as_ref().map_or(self.rect, |outline| outline.bounds_in(self.rect))
    }

    /// Returns whether this point of the table is on the piece.
    pub fn is_under(&self, point: Pos2) -> bool {
        self.outline.as_ref().map_or(self.rect.contains(point), |outline| outline.holds(point, self.rect))
    }
}

#[cfg(test)]
mod tests {
    use rondel::scene::{self, Zone, ZoneKind, layout};
    use rondel::{Catalog, ElementId, Observer, Scene, Text};

    use super::super::resolved::ResolvedScene;
    use super::super::resolved_region::signed_area;
    use super::*;

    fn resolved(pieces: impl IntoIterator<Item = Piece>) -> Vec<ResolvedPiece> {
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(Zone::new(ZoneKind::Map, scene.bounds()).with(pieces));
        ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale")).pieces
    }

    fn area(border: &[Pos2]) -> f32 {
        signed_area(border).abs()
    }

    fn id(number: u32) -> ElementId {
        ElementId::new("thing", number)
    }

    #[test]
    fn of_hexagons_whose_rectangles_overlap_one_is_under_the_pointer() {
        let area = scene::Rect::new(0.0, 0.0, 400.0, 400.0);
        let (middles, radius) = layout::hexagons(area, &[2, 3, 2]);
        let fields = middles.iter().zip(0..).map(|(middle, number)| {
            Piece::polygon(id(number), &layout::hexagon(*middle, radius), Text::verbatim("field"))
        });
        let pieces = resolved(fields);
        for (number, (x, y)) in middles.iter().enumerate() {
            for (dx, dy) in [(0.0, 0.0), (0.0, -0.9), (0.8, 0.2), (-0.5, 0.6)] {
                let point = pos2(x + dx * radius, y + dy * radius);
                let under: Vec<usize> = (0..pieces.len()).filter(|place| pieces[*place].is_under(point)).collect();
                assert_eq!(under, [number], "{point:?}");
            }
        }
    }

    #[test]
    fn a_line_is_touched_beside_it_and_nowhere_else_in_its_rectangle() {
        let road = Piece::line_through(id(0), &[(100.0, 100.0), (200.0, 200.0)], 6.0, Text::verbatim("road"));
        let road = &resolved([road])[0];
        for (point, on_it) in
            [((150.0, 150.0), true), ((154.0, 146.0), true), ((180.0, 120.0), false), ((95.0, 205.0), false)]
        {
            assert_eq!(road.is_under(pos2(point.0, point.1)), on_it, "{point:?}");
        }
        let border = road.border(road.rect).expect("a border");
        let length = 100.0 * std::f32::consts::SQRT_2;
        assert!((area(&border) - length * 6.0).abs() < 1.0, "it is as broad as it was said to be: {}", area(&border));
    }

    #[test]
    fn a_bent_line_is_as_broad_before_as_after_its_bend() {
        let places = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0)].map(|(x, y)| pos2(x, y));
        let border = broad(&places, 10.0);
        assert!((area(&border) - 2000.0).abs() < 1.0, "{}", area(&border));
    }

    #[test]
    fn a_turned_card_is_touched_where_it_lies() {
        let card =
            Piece::new(id(0), Shape::Card, scene::Rect::around(300.0, 300.0, 40.0, 100.0), Text::verbatim("card"));
        let card = &resolved([card.turned(90.0)])[0];
        assert!(card.is_under(pos2(345.0, 300.0)) && !card.is_under(pos2(300.0, 345.0)));
        assert!((card.bounds().width() - 100.0).abs() < 0.01);
    }
}

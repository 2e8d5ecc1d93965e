//! Pieces with their own outline: polygons such as the hexagons of a board, lines such as roads, and rotated cards.
//!
//! Corners are fractions of the piece's rectangle, so a [`Layout`](super::Layout) for a different table shape only
//! has to replace the rectangle.

use serde::{Deserialize, Serialize};

use super::{ElementId, Piece, Rect, Shape};
use crate::text::Text;

/// The outline of a piece that is rotated, or that is neither a rectangle nor a circle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outline {
    /// The corners of a [`Shape::Polygon`] (each listed once) or the points of a [`Shape::Line`]. The coordinates
    /// are fractions of the piece's rectangle, measured from the upper left corner. Empty for other shapes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corners: Vec<(f32, f32)>,
    /// The width of a line, in table units.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub width: f32,
    /// The clockwise rotation of the piece about its centre, in degrees. [`Piece::rect`] is the rectangle of the
    /// unrotated piece.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub turned: f32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_nothing(amount: &f32) -> bool {
    *amount == 0.0
}

impl Piece {
    /// Creates a polygon with these corners, in table units, each listed once. Only clicks inside the polygon count.
    pub fn polygon(id: ElementId, corners: &[(f32, f32)], name: Text) -> Self {
        Self::outlined(id, Shape::Polygon, corners, 0.0, name)
    }

    /// Creates a line of this width through these points, in table units, such as a road, a rail or a border. Clicks
    /// and highlights are limited to the line.
    pub fn line_through(id: ElementId, places: &[(f32, f32)], width: f32, name: Text) -> Self {
        Self::outlined(id, Shape::Line, places, width, name)
    }

    fn outlined(id: ElementId, shape: Shape, places: &[(f32, f32)], width: f32, name: Text) -> Self {
        let rect = around(places, width / 2.0);
        let within = |at: f32, start: f32, length: f32| if length > 0.0 { (at - start) / length } else { 0.5 };
        let corners = places.iter().map(|(x, y)| (within(*x, rect.x, rect.w), within(*y, rect.y, rect.h))).collect();
        let outline = Outline { corners, width, turned: 0.0 };
        Self { outline: Some(Box::new(outline)), ..Self::new(id, shape, rect, name) }
    }

    /// Sets the clockwise rotation about the centre, in degrees, for example for a tapped card or a slanted tile.
    #[must_use]
    pub fn turned(mut self, degrees: f32) -> Self {
        let outline =
            self.outline.get_or_insert_with(|| Box::new(Outline { corners: Vec::new(), width: 0.0, turned: 0.0 }));
        outline.turned = degrees;
        self
    }

    /// Returns whether a polygon has at least three corners, or a line at least two points. Always `true` for
    /// other shapes.
    pub fn has_its_border(&self) -> bool {
        let corners = self.outline.as_ref().map_or(0, |outline| outline.corners.len());
        match self.shape {
            Shape::Polygon => corners >= 3,
            Shape::Line => corners >= 2,
            _ => true,
        }
    }

    /// Returns the bounding rectangle of the piece, which differs from [`Piece::rect`] if the piece is rotated.
    pub fn extent(&self) -> Rect {
        let turned = self.outline.as_ref().map_or(0.0, |outline| outline.turned);
        if turned == 0.0 {
            return self.rect;
        }
        let (sine, cosine) = turned.to_radians().sin_cos();
        let Rect { w, h, .. } = self.rect;
        let (x, y) = self.rect.centre();
        Rect::around(x, y, w * cosine.abs() + h * sine.abs(), w * sine.abs() + h * cosine.abs())
    }
}

/// Returns the bounding rectangle of these points, extended by `margin` on every side.
fn around(places: &[(f32, f32)], margin: f32) -> Rect {
    let ends = |of: fn(&(f32, f32)) -> f32| {
        let all = places.iter().map(of);
        (all.clone().fold(f32::INFINITY, f32::min), all.fold(f32::NEG_INFINITY, f32::max))
    };
    let ((left, right), (top, bottom)) = (ends(|place| place.0), ends(|place| place.1));
    if places.is_empty() {
        return Rect::new(0.0, 0.0, 0.0, 0.0);
    }
    Rect::new(left, top, right - left, bottom - top).shrunk(-margin)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROAD: ElementId = ElementId::new("road", 0);

    #[test]
    fn a_line_has_room_for_its_width_on_every_side() {
        let road = Piece::line_through(ROAD, &[(100.0, 50.0), (200.0, 50.0)], 10.0, Text::verbatim("road"));
        assert_eq!(road.rect, Rect::new(95.0, 45.0, 110.0, 10.0));
        let outline = road.outline.expect("an outline");
        let back = |(x, y): (f32, f32)| (95.0 + x * 110.0, 45.0 + y * 10.0);
        let places: Vec<(f32, f32)> = outline.corners.into_iter().map(back).collect();
        assert!(
            places
                .iter()
                .zip([(100.0, 50.0), (200.0, 50.0)])
                .all(|(one, other)| { (one.0 - other.0).abs() < 0.01 && (one.1 - other.1).abs() < 0.01 })
        );
    }

    #[test]
    fn what_lies_turned_takes_more_room() {
        let card = Piece::new(ROAD, Shape::Card, Rect::new(0.0, 0.0, 60.0, 90.0), Text::verbatim("card"));
        assert_eq!(card.extent(), card.rect);
        let extent = card.turned(90.0).extent();
        assert!((extent.w - 90.0).abs() < 0.01 && (extent.h - 60.0).abs() < 0.01, "{extent:?}");
        assert!((extent.centre().0 - 30.0).abs() < 0.01);
    }

    #[test]
    fn polygons_and_lines_want_corners() {
        let plain = |shape| Piece::new(ROAD, shape, Rect::new(0.0, 0.0, 60.0, 90.0), Text::verbatim("thing"));
        assert!(plain(Shape::Card).has_its_border());
        assert!(!plain(Shape::Polygon).has_its_border() && !plain(Shape::Line).has_its_border());
        let through = |places: &[(f32, f32)]| Piece::line_through(ROAD, places, 4.0, Text::verbatim("road"));
        assert!(!through(&[(1.0, 1.0)]).has_its_border() && through(&[(1.0, 1.0), (9.0, 1.0)]).has_its_border());
    }

    #[test]
    fn an_outline_is_sent_as_it_is_and_none_takes_no_room() {
        let plain = Piece::new(ROAD, Shape::Card, Rect::new(0.0, 0.0, 60.0, 90.0), Text::verbatim("card"));
        assert!(!serde_json::to_string(&plain).expect("plain data").contains("outline"));
        let hexagon = Piece::polygon(ROAD, &[(0.0, 0.0), (9.0, 0.0), (4.0, 8.0)], Text::verbatim("field")).turned(30.0);
        let sent: Piece = serde_json::from_str(&serde_json::to_string(&hexagon).expect("plain data")).expect("a piece");
        assert_eq!(sent, hexagon);
    }
}

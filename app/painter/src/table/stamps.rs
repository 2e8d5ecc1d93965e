//! Stamps: tilted words in a frame, pressed across a piece.

use std::f32::consts::TAU;

use egui::emath::Rot2;
use egui::epaint::TextShape;
use egui::{Color32, FontId, Pos2, Rect, Shape as Painted, Stroke, Vec2, pos2, vec2};
use rondel::scene::{Icon, Stamp};
use rondel_presenter::resolved::{LinePart, ResolvedPiece};

use super::brush::Brush;
use super::face::{FaceMark, TextMetrics};
use super::paint::Ink;
use super::rows::{font, half_points};
use crate::theme::faded;

/// A stamp on a piece. Its position is in points, relative to the piece's upper left corner.
#[derive(Clone, Debug)]
pub struct StampMark {
    /// The frame before it is tilted.
    rect: Rect,
    kind: Stamp,
    face: StampFace,
}

#[derive(Clone, Debug)]
enum StampFace {
    Words(String, FontId),
    Icon(Icon),
}

/// Angle of a stamp, in radians.
const TILT: f32 = -0.014 * TAU;
/// Maximum font size: as a share of the piece's shorter side, and in table units.
const LARGEST: (f32, f32) = (0.26, 30.0);
/// Width and height of a frame in addition to its words, as a multiple of the font size.
const FRAME: Vec2 = vec2(0.9, 0.2);
/// Side of a stamp without words, as a share of the piece's shorter side.
const SEAL: f32 = 0.4;
/// Maximum share of the drawing that a stamp covers.
const COVERS: f32 = 0.32;
/// Number of positions that are tried in each direction.
const TRIES: usize = 12;

impl StampMark {
    /// Returns the words of the stamp; empty if it shows its icon.
    pub(super) fn words(&self) -> &str {
        if let StampFace::Words(words, _) = &self.face { words } else { "" }
    }
}

/// Returns the stamp of a piece whose other marks are laid, as large as possible without covering text or badges. If
/// there is no room for its words, it shows its icon.
pub(super) fn stamped(
    piece: &ResolvedPiece,
    whole: Rect,
    scale: f32,
    marks: &[FaceMark],
    ruler: &mut TextMetrics<'_>,
) -> Option<StampMark> {
    let badge = piece.face.badges.iter().find(|badge| badge.stamp.is_some())?;
    let kind = badge.stamp?;
    let words = badge.parts.iter().find_map(|part| match part {
        LinePart::Words(words) => Some(words.to_uppercase()),
        _ => None,
    });
    let icon = badge.parts.iter().find_map(|part| if let LinePart::Icon(icon) = part { Some(*icon) } else { None });
    let (taken, drawing) = (taken(marks, ruler), drawing(marks));
    let small = whole.size().min_elem();
    if let Some(words) = words.filter(|_| !ruler.wordless) {
        let wide = ruler.width(&words, true);
        let mut size = half_points((small * LARGEST.0).min(LARGEST.1 * scale));
        while size >= ruler.smallest {
            let frame = (vec2(wide, ruler.row) + FRAME) * size;
            if let Some(rect) = free(frame, whole, &taken, drawing, COVERS) {
                return Some(StampMark { rect, kind, face: StampFace::Words(words, font(size, true)) });
            }
            size -= 0.5;
        }
    }
    let icon = icon?;
    let side = |share: f32| Vec2::splat(small * share);
    let mut sizes = [SEAL, SEAL * 0.8, SEAL * 0.6].into_iter();
    let rect = sizes.find_map(|share| free(side(share), whole, &taken, drawing, 1.0));
    let corner = Rect::from_min_size(pos2(whole.right() - side(SEAL * 0.6).x, whole.top()), side(SEAL * 0.6));
    Some(StampMark { rect: rect.unwrap_or(corner), kind, face: StampFace::Icon(icon) })
}

/// Returns the areas of text, badges and symbols.
fn taken(marks: &[FaceMark], ruler: &mut TextMetrics<'_>) -> Vec<Rect> {
    let area = |mark: &FaceMark| match mark {
        FaceMark::Words(at, words, font) => {
            let size = vec2(ruler.width(words, true), ruler.row) * font.size;
            Some(Rect::from_min_size(*at, size).expand2(vec2(font.size * 0.3, -font.size * 0.15)))
        }
        FaceMark::Plate(rect) | FaceMark::Bubble(rect) | FaceMark::Icon(_, rect) => Some(*rect),
        _ => None,
    };
    marks.iter().filter_map(area).collect()
}

fn drawing(marks: &[FaceMark]) -> Option<Rect> {
    marks.iter().find_map(|mark| if let FaceMark::Figure(_, rect) = mark { Some(*rect) } else { None })
}

/// Returns the size of the rectangle around a tilted frame.
fn tilted(frame: Vec2) -> Vec2 {
    let (sine, cosine) = (TILT.sin().abs(), TILT.cos());
    vec2(frame.x * cosine + frame.y * sine, frame.x * sine + frame.y * cosine)
}

/// Returns whether a frame covers part of a rectangle once it is tilted; `around` is the rectangle around it.
fn meets(frame: Rect, around: Rect, other: Rect) -> bool {
    let back = Rot2::from_angle(-TILT);
    let corners = [other.left_top(), other.right_top(), other.right_bottom(), other.left_bottom()];
    let turned = corners.map(|corner| frame.center() + back * (corner - frame.center()));
    around.intersects(other) && frame.expand(1.0).intersects(Rect::from_points(&turned))
}

/// Returns the place for a frame that covers least of the drawing, and then lies nearest to it. `None` if the frame
/// would cover what is taken or more than `covers` of the drawing.
fn free(frame: Vec2, whole: Rect, taken: &[Rect], drawing: Option<Rect>, covers: f32) -> Option<Rect> {
    let extent = tilted(frame);
    let room = whole.shrink(2.0).size() - extent;
    if room.min_elem() < 0.0 {
        return None;
    }
    let step = |index: usize| index as f32 / (TRIES - 1) as f32;
    let places = (0..TRIES).flat_map(|x| (0..TRIES).map(move |y| vec2(step(x), step(y))));
    let goal = drawing.unwrap_or(whole).center();
    let rate = |share: Vec2| {
        let around = Rect::from_min_size(whole.min + Vec2::splat(2.0) + room * share, extent);
        let meets = taken.iter().any(|other| meets(Rect::from_center_size(around.center(), frame), around, *other));
        let covered = drawing.map_or(0.0, |drawing| {
            let both = drawing.intersect(around);
            if both.is_positive() { both.area() / drawing.area() } else { 0.0 }
        });
        (!meets && covered <= covers).then(|| (around.center(), covered * 400.0 + around.center().distance(goal)))
    };
    let best = places.filter_map(rate).min_by(|one, other| one.1.total_cmp(&other.1))?;
    Some(Rect::from_center_size(best.0, frame))
}

impl Brush<'_> {
    /// Paints a stamp, larger and paler until it is pressed onto the piece.
    pub(super) fn stamp(&mut self, mark: &FaceMark, piece: Rect, ink: &Ink) {
        /// Size of a stamp above the piece, as a multiple of its size on the piece.
        const RAISED: f32 = 2.4;
        /// Minimum font size for a frame of two lines.
        const TWO_LINES: f32 = 13.0;
        let FaceMark::Stamp(stamp) = mark else { return };
        let grown = RAISED + (1.0 - RAISED) * ink.pressed.powi(2);
        let opacity = ink.opacity * (ink.pressed * 2.0).min(1.0);
        let rect = stamp.rect.translate(piece.min.to_vec2());
        let rect = Rect::from_center_size(rect.center(), rect.size() * grown);
        let words = match &stamp.face {
            StampFace::Icon(icon) => return self.icon(icon, rect, false, faded(ink.icon, opacity)),
            StampFace::Words(words, font) => (words, FontId { size: font.size * grown, ..font.clone() }),
        };
        let (turn, middle) = (Rot2::from_angle(TILT), rect.center());
        let turned = |at: Pos2| middle + turn * (at - middle);
        let frame = |rect: Rect, fill: Color32, edge: Stroke| {
            let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()].map(turned);
            self.painter.add(Painted::convex_polygon(corners.to_vec(), fill, edge));
        };
        let colour = faded(colour(stamp.kind), opacity);
        let line = (words.1.size * 0.13).max(1.4);
        frame(rect, faded(PAPER, 0.93 * opacity), Stroke::new(line, colour));
        // Between small letters and the frame, there is no room for a second line.
        if words.1.size >= TWO_LINES {
            frame(rect.shrink(line * 1.3), Color32::TRANSPARENT, Stroke::new((line * 0.4).max(0.7), colour));
        }
        let galley = self.painter.layout_no_wrap(words.0.clone(), words.1, colour);
        let at = turned(middle - galley.size() / 2.0);
        self.painter.add(TextShape::new(at, galley, colour).with_angle(TILT));
    }
}

/// The paper below the words, which keeps them readable on any drawing.
const PAPER: Color32 = Color32::from_rgb(0xfb, 0xf4, 0xe2);

const fn colour(stamp: Stamp) -> Color32 {
    match stamp {
        Stamp::Approval => Color32::from_rgb(0x17, 0x5c, 0x33),
        Stamp::Rejection => Color32::from_rgb(0x9e, 0x18, 0x1c),
    }
}

#[cfg(test)]
mod tests {
    use rondel::scene::{Corner, Inline, Piece, Shape};
    use rondel::{ElementId, Text};

    use super::super::face::tests::laid;
    use super::*;

    /// Lays out a stamped card at one point per table unit.
    fn stamped_card(w: f32, h: f32) -> Vec<FaceMark> {
        let rect = rondel::scene::Rect::new(0.0, 0.0, w, h);
        let card = Piece::new(ElementId::new("card", 0), Shape::Card, rect, Text::verbatim("Card"))
            .icon("drawing")
            .title(Text::verbatim("Feast on Peacock Island"))
            .badge(Corner::TopLeft, [Inline::Icon("kind")])
            .stamp(Stamp::Rejection, "forged", Text::verbatim("Forged"));
        laid(card)
    }

    fn stamp(marks: &[FaceMark]) -> &StampMark {
        let stamp = |mark: &'_ FaceMark| matches!(mark, FaceMark::Stamp(_));
        match marks.iter().find(|mark| stamp(mark)) {
            Some(FaceMark::Stamp(stamp)) => stamp,
            _ => panic!("no stamp: {marks:?}"),
        }
    }

    #[test]
    fn a_stamp_tells_its_finding_and_covers_neither_name_nor_badge() {
        for (w, h) in [(150.0, 110.0), (256.0, 117.0), (190.0, 206.0), (130.0, 150.0)] {
            let marks = stamped_card(w, h);
            let stamp = stamp(&marks);
            assert_eq!(stamp.words(), "FORGED", "{w} x {h}: {marks:?}");
            let around = Rect::from_center_size(stamp.rect.center(), tilted(stamp.rect.size()));
            assert!(Rect::from_min_size(Pos2::ZERO, vec2(w, h)).contains_rect(around), "{w} x {h}: {around:?}");
            let covered = |mark: &FaceMark| match mark {
                FaceMark::Plate(plate) => meets(stamp.rect, around, *plate),
                FaceMark::Words(at, _, font) => stamp.rect.contains(*at + Vec2::splat(font.size / 2.0)),
                _ => false,
            };
            assert!(!marks.iter().any(covered), "{w} x {h}: {marks:?}");
        }
    }

    #[test]
    fn a_stamp_without_room_for_its_words_shows_its_icon() {
        let marks = stamped_card(44.0, 50.0);
        assert!(matches!(stamp(&marks).face, StampFace::Icon("forged")), "{marks:?}");
    }
}

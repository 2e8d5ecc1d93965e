//! Counts on pieces: beside a drawing, below it or over its corner.

use egui::{Rect, Vec2, pos2, vec2};
use rondel::scene::{Icon, Shape};
use rondel_presenter::resolved::{LinePart, ResolvedPiece};

use super::face::{FaceMark, square_in};
use super::rows::{font, half_points};
use super::typeset::TextMetrics;

/// Returns the number of a tile that shows no more than a number such as "2/4", with or without a drawing. It is as
/// large as a count.
pub(super) fn number_alone(piece: &ResolvedPiece) -> Option<&str> {
    /// Maximum number of characters.
    const SHORT: usize = 5;
    let [line] = &piece.face.lines[..] else { return None };
    let [LinePart::Number(number)] = &line[..] else { return None };
    let stands_alone = piece.shape == Shape::Tile && piece.face.title.is_none() && piece.count.is_none();
    (stands_alone && number.chars().count() <= SHORT).then_some(number)
}

/// A tile larger than this size, in table units, has its count beside the drawing even if the tile is nearly square.
const LARGE_TILE: f32 = 38.0;

/// Places a drawing and its count side by side, one above the other, or the count over a corner of the drawing.
pub(super) fn icon_and_count(
    icon: Icon,
    count: &str,
    (inner, whole): (Rect, Rect),
    scale: f32,
    marks: &mut Vec<FaceMark>,
    ruler: &mut TextMetrics<'_>,
) {
    let (w, h) = (inner.width(), inner.height());
    // A large tile always has the count beside its drawing, so that the count is as large as on other tiles.
    let (lies, stands) = if w.min(h) > LARGE_TILE * scale { (1.15, 0.85) } else { (1.35, 1.25) };
    if w >= h * lies {
        let left = Rect::from_min_size(inner.min, vec2(w * 0.5, h));
        marks.push(FaceMark::Figure(icon, square_in(left)));
        words_in(count, Rect::from_min_max(pos2(left.right(), inner.top()), inner.max), marks, ruler);
    } else if h >= w * stands {
        let upper = Rect::from_min_size(inner.min, vec2(w, h * 0.6));
        marks.push(FaceMark::Figure(icon, square_in(upper)));
        let lower = Rect::from_min_max(pos2(inner.left(), upper.bottom()), inner.max);
        // Digits are lower than their font size, so that they may be larger here without touching the drawing.
        words_in(count, lower.expand2(vec2(0.0, lower.height() * 0.12)), marks, ruler);
    } else {
        // The badge overlaps at most a corner of the drawing.
        let plate = bubble(count, whole, scale, marks, ruler);
        let aside = (plate.size().min_elem() * 0.45).min(inner.size().min_elem() * 0.25);
        let room = Rect::from_min_max(inner.min, inner.max - Vec2::splat(aside));
        marks.push(FaceMark::Figure(icon, square_in(room)));
    }
}

/// Places a single bold word, as large as possible. Large letters may fill the whole height. A word that is still too
/// large is omitted.
pub(super) fn words_in(words: &str, rect: Rect, marks: &mut Vec<FaceMark>, ruler: &mut TextMetrics<'_>) {
    let width = ruler.width(words, true);
    let size = half_points((rect.height() * 0.72).min(rect.width() / width * 0.94)).max(ruler.smallest);
    if size > rect.height() * 1.12 || width * size > rect.width() * 1.1 {
        return;
    }
    let place = rect.center() - vec2(width * size, ruler.row * size) / 2.0;
    marks.push(FaceMark::Words(place, words.to_owned(), font(size, true)));
}

/// Places a count over the lower right corner. Returns its rectangle.
pub(super) fn bubble(
    words: &str,
    whole: Rect,
    scale: f32,
    marks: &mut Vec<FaceMark>,
    ruler: &mut TextMetrics<'_>,
) -> Rect {
    let width = ruler.width(words, true);
    // The count must not cover a number on a neighbouring piece, even with a large text size.
    let widest = (whole.width() / (width + 0.5).max(1.25)).max(ruler.smallest_usual);
    let size = half_points((whole.size().min_elem() * 0.3).clamp(8.0 * scale, 15.0 * scale));
    let size = size.max(ruler.smallest).min(widest);
    let width = width * size;
    let area = vec2((width + size * 0.5).max(size * 1.25), size * 1.25);
    let rect = Rect::from_min_size(whole.max - area + Vec2::splat(size * 0.05), area);
    marks.push(FaceMark::Bubble(rect));
    let place = rect.center() - vec2(width, ruler.row * size) / 2.0;
    marks.push(FaceMark::Words(place, words.to_owned(), font(size, true)));
    rect
}

#[cfg(test)]
mod tests {
    use rondel::scene::{Inline, Piece, Rect};
    use rondel::{ElementId, Text};

    use super::super::face::tests::laid;
    use super::*;

    /// Returns the font size of a text on a tile that shows a drawing and this line.
    fn size(line: &'static str) -> f32 {
        let rect = Rect::new(0.0, 0.0, 112.0, 58.0);
        let tile = Piece::new(ElementId::new("tile", 0), Shape::Tile, rect, Text::verbatim("tile")).icon("crown");
        let marks = laid(tile.line([Inline::Text(Text::verbatim(line))]));
        let words =
            marks.iter().find_map(|mark| if let FaceMark::Words(.., font) = mark { Some(font.size) } else { None });
        words.expect("a text")
    }

    #[test]
    fn a_number_beside_a_drawing_is_as_large_as_a_count_and_a_word_is_not() {
        let (number, word) = (size("2/8"), size("ab"));
        assert!(number > 1.3 * word, "{number} and {word}");
        assert!(size("+1/3") > word);
    }
}

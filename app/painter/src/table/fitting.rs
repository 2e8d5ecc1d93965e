//! Fits a face into a rectangle: chooses what is shown, and how large.

use egui::{Rect, vec2};
use rondel::scene::{Icon, Shape};
use rondel_presenter::resolved::{LinePart, ResolvedPiece};

use super::excerpts::{EXCERPTS, FEW_SIGNS, LEAST_DRAWING, Lines, Title, arrangements, beginning, gives_way};
use super::face::FaceMark;
use super::rows::font;
use super::typeset::{TextMetrics, is_beside, set_excerpt};

/// A typeset face.
pub(super) struct Set {
    /// Index of the excerpt that is shown: the lower, the more is shown.
    pub(super) excerpt: usize,
    /// The font size.
    pub(super) size: f32,
    /// Whether the drawing is beside the name, for a card with both.
    pub(super) beside: Option<bool>,
    /// The parts to paint.
    pub(super) marks: Vec<FaceMark>,
    /// The occupied areas.
    pub(super) taken: Vec<Rect>,
}

impl Set {
    /// Returns the quality of the layout: primarily how much is shown, then the font size.
    pub(super) fn worth(&self) -> f32 {
        self.size - 100.0 * self.excerpt as f32
    }
}

/// The look that a face is to have in common with others.
#[derive(Clone, Copy)]
pub(super) struct Like {
    /// Maximum font size.
    pub(super) cap: f32,
    /// Whether the drawing of a card with a name is to be beside the name.
    pub(super) beside: Option<bool>,
}

/// Typesets title, icon and lines in a rectangle. Shows as much as is readable, as large as possible.
pub(super) fn set_face(
    piece: &ResolvedPiece,
    icon: Option<Icon>,
    inner: Rect,
    scale: f32,
    like: Like,
    ruler: &mut TextMetrics<'_>,
) -> Set {
    let cap = like.cap;
    let mut last = None;
    for (place, excerpt) in EXCERPTS.into_iter().enumerate() {
        let title = if piece.face.title.is_some() { excerpt.title } else { Title::None };
        let is_named_card = piece.shape == Shape::Card && piece.face.title.is_some();
        if excerpt.named_card && !is_named_card || excerpt.needs_title() && piece.face.title.is_none() {
            continue;
        }
        // Lines with text are never reduced to icons here.
        let speaks = || piece.face.lines.iter().flatten().any(|part| matches!(part, LinePart::Words(_)));
        if excerpt.lines == Lines::SmallSigns && speaks() {
            continue;
        }
        // Prefer a complete title to a drawing, unless the face has only a few other parts.
        let few = excerpt.lines == Lines::All && piece.face.lines.iter().flatten().count() < FEW_SIGNS;
        let adorns = !excerpt.named_card && !excerpt.plain && excerpt.title != Title::None && few;
        let shown = (title, icon.filter(|_| excerpt.icon || adorns), excerpt.lines);
        // Skip an excerpt that gives the same result as the previous one.
        if last.replace(shown) == Some(shown) {
            continue;
        }
        let pictured = is_named_card && excerpt.icon && excerpt.lines == Lines::All;
        let mut beside = None;
        let mut set = if pictured {
            let suits = |share: &&f32| like.beside.is_none_or(|beside| beside == is_beside(inner, **share));
            let mut ways = arrangements(title).iter().filter(suits);
            let set = ways.find_map(|share| {
                let set = set_excerpt(piece, shown, *share, inner, (scale, cap), ruler)?;
                (!gives_way(piece, &set, title, scale)).then_some((set, is_beside(inner, *share)))
            });
            let Some((set, is_beside)) = set else { continue };
            beside = Some(is_beside);
            Some(set)
        } else {
            set_excerpt(piece, shown, 1.0, inner, (scale, cap), ruler)
        };
        let is_tiny = |mark: &FaceMark, size: f32| matches!(mark, FaceMark::Figure(_, rect) if rect.width() < LEAST_DRAWING * size);
        if title != Title::None && set.iter().any(|(size, marks, _)| marks.iter().any(|mark| is_tiny(mark, *size))) {
            let without = set_excerpt(piece, (title, None, excerpt.lines), 1.0, inner, (scale, cap), ruler);
            set = without.or(set);
        }
        if let Some((size, marks, taken)) = set {
            return Set { size, excerpt: place, beside, marks, taken };
        }
    }
    let title = piece.face.title.as_ref().filter(|_| ruler.smallest <= inner.height() * 1.1);
    let words = title.and_then(|title| beginning(title, inner.width() / ruler.smallest, ruler));
    let mark = words.map(|words| {
        let extent = vec2(ruler.width(&words, true), ruler.row) * ruler.smallest;
        FaceMark::Words(inner.center() - extent / 2.0, words, font(ruler.smallest, true))
    });
    let taken = mark.is_some().then_some(inner).into_iter().collect();
    Set { size: ruler.smallest, excerpt: EXCERPTS.len(), beside: None, marks: mark.into_iter().collect(), taken }
}

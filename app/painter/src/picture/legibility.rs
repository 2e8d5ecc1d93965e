//! Measures the legibility of a frame: text size, contrast, and truncated or covered text.

use egui::{Color32, ColorImage, Pos2, Rect, Vec2, pos2, vec2};
use serde::Serialize;

use super::colour::{contrast, over};
use super::words::FrameText;

/// The measurements of a frame.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Legibility {
    /// The smallest text, with its font size in pixels.
    pub smallest_text: Option<Measured>,
    /// The lowest contrast between text and its background, from 1 to 21.
    pub least_text_contrast: Option<Measured>,
    /// All text with a contrast below 4.5 (WCAG 2.2, 1.4.3).
    pub faint_texts: Vec<Measured>,
    /// The lowest contrast between the mark of a selectable element and the background.
    pub least_mark_contrast: Option<Measured>,
    /// Text that is truncated, cut off or partly covered.
    pub cut_texts: Vec<String>,
    /// The entries of `cut_texts` that no tooltip shows in full.
    pub untold_texts: Vec<String>,
    /// Pairs of labels that overlap.
    pub overlapping_texts: Vec<[String; 2]>,
    /// Pieces that have something to show, but are too small for any of it.
    pub blank_pieces: Vec<String>,
    /// Cards and tiles that partly overlap.
    pub overlapping_pieces: Vec<[String; 2]>,
    /// The fraction of the table's area that is empty, from 0 to 1.
    pub empty_share: f32,
}

/// A measurement and the object that was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The value.
    pub value: f32,
    /// The text or element that was measured.
    pub of: String,
    /// The centre of the object, in pixels.
    pub at: [f32; 2],
}

impl Measured {
    fn least(all: impl Iterator<Item = Self>) -> Option<Self> {
        all.min_by(|one, other| one.value.total_cmp(&other.value))
    }
}

/// Minimum contrast ratio of legible text.
pub(crate) const ENOUGH: f32 = 4.5;

/// Measures the text of a frame. `ground` is the image of the frame without text.
pub fn of_words(words: &[FrameText], ground: Option<&ColorImage>) -> Legibility {
    let sizes = words.iter().map(|words| Measured {
        value: words.size,
        of: words.text.clone(),
        at: words.rect.center().into(),
    });
    let measured = |words: &FrameText| {
        let value = contrast_on(ground?, words)?;
        Some(Measured { value, of: words.text.clone(), at: words.rect.center().into() })
    };
    let contrasts: Vec<Measured> = words.iter().filter(|words| !words.covered).filter_map(measured).collect();
    let mut overlapping = Vec::new();
    for (place, upper) in words.iter().enumerate() {
        let below = words[..place].iter().filter(|lower| overlap(lower, upper));
        overlapping.extend(below.map(|lower| [lower.text.clone(), upper.text.clone()]));
    }
    Legibility {
        smallest_text: Measured::least(sizes),
        faint_texts: contrasts.iter().filter(|found| found.value < ENOUGH).cloned().collect(),
        least_text_contrast: Measured::least(contrasts.into_iter()),
        cut_texts: words.iter().filter(|words| words.cut).map(|words| words.text.clone()).collect(),
        overlapping_texts: overlapping,
        ..Legibility::default()
    }
}

/// Returns whether two labels overlap, allowing for letters that extend slightly beyond their line.
fn overlap(lower: &FrameText, upper: &FrameText) -> bool {
    let within = |words: &FrameText| words.rect.shrink2(vec2(1.0, words.rect.height() * 0.22));
    let both = within(lower).intersect(within(upper));
    both.is_positive() && both.width() > 2.0
}

/// Returns the contrast of text against the image below it. This is the 10th percentile over all pixels, since an edge
/// that crosses the text does not make the text unreadable.
fn contrast_on(ground: &ColorImage, words: &FrameText) -> Option<f32> {
    let dots = dots_within(ground, words.rect.shrink2(vec2(0.0, words.rect.height() * 0.15)));
    let mut contrasts: Vec<f32> = dots.map(|dot| contrast(over(words.colour, dot), dot)).collect();
    contrasts.sort_by(f32::total_cmp);
    contrasts.get(contrasts.len() / 10).copied()
}

fn dots_within(picture: &ColorImage, rect: Rect) -> impl Iterator<Item = Color32> {
    let range = |low: f32, high: f32, most: usize| (low.max(0.0) as usize)..(high.max(0.0).ceil() as usize).min(most);
    let (columns, rows) =
        (range(rect.left(), rect.right(), picture.width()), range(rect.top(), rect.bottom(), picture.height()));
    rows.flat_map(move |y| columns.clone().map(move |x| picture[(x, y)]))
}

/// The edge of an element, in pixels.
#[derive(Clone, Debug)]
pub enum Edge {
    /// A rectangle.
    Rect(Rect),
    /// The circle inscribed in a square.
    Circle(Rect),
    /// A polygon, given by its corners.
    Border(Vec<Pos2>),
}

/// Returns the contrast between frames with and without the mark of an element: the median along the element's
/// edge. The mark extends `reach` pixels to both sides of the edge.
pub fn contrast_of_mark(with: &ColorImage, without: &ColorImage, edge: &Edge, reach: f32) -> f32 {
    /// Number of sampled points along the edge.
    const PLACES: usize = 96;
    let across = reach.ceil() as i32;
    let at = |picture: &ColorImage, place: Pos2| {
        let inside = place.x >= 0.0 && place.y >= 0.0;
        let inside = inside && (place.x as usize) < picture.width() && (place.y as usize) < picture.height();
        inside.then(|| picture[(place.x as usize, place.y as usize)])
    };
    let mut found: Vec<f32> = (0..PLACES)
        .map(|place| {
            let (place, outwards) = edge.at(place as f32 / PLACES as f32);
            let seen = (-across..=across).filter_map(|step| {
                let place = place + outwards * step as f32;
                Some(contrast(at(with, place)?, at(without, place)?))
            });
            seen.fold(1.0, f32::max)
        })
        .collect();
    found.sort_by(f32::total_cmp);
    found[found.len() / 2]
}

impl Edge {
    /// Returns the point at the fraction `share` of the edge's length, and the outward direction at that point.
    fn at(&self, share: f32) -> (Pos2, Vec2) {
        match self {
            Self::Circle(thing) => {
                let outwards = Vec2::angled(std::f32::consts::TAU * share);
                (thing.center() + outwards * thing.size().min_elem() / 2.0, outwards)
            }
            Self::Rect(thing) => {
                let (side, along) = ((share * 4.0) as usize, (share * 4.0).fract());
                let (x, y) = (lerp(thing.x_range(), along), lerp(thing.y_range(), along));
                match side {
                    0 => (pos2(x, thing.top()), vec2(0.0, -1.0)),
                    1 => (pos2(thing.right(), y), vec2(1.0, 0.0)),
                    2 => (pos2(x, thing.bottom()), vec2(0.0, 1.0)),
                    _ => (pos2(thing.left(), y), vec2(-1.0, 0.0)),
                }
            }
            Self::Border(corners) => {
                let sides = || corners.iter().copied().zip(corners.iter().copied().cycle().skip(1));
                let mut left = share * sides().map(|(from, to)| from.distance(to)).sum::<f32>();
                for (from, to) in sides() {
                    let length = from.distance(to);
                    if left <= length && length > 0.0 {
                        return (from + (to - from) * (left / length), ((to - from) / length).rot90());
                    }
                    left -= length;
                }
                (corners.first().copied().unwrap_or_default(), Vec2::ZERO)
            }
        }
    }
}

fn lerp(range: egui::Rangef, share: f32) -> f32 {
    range.min + range.span() * share
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str, left: f32, cut: bool) -> FrameText {
        let rect = Rect::from_min_size(pos2(left, 10.0), vec2(40.0, 12.0));
        FrameText { text: text.to_owned(), rect, size: 10.0, colour: Color32::BLACK, cut, elided: cut, covered: false }
    }

    #[test]
    fn words_over_words_and_words_that_are_cut_are_found() {
        let found = of_words(&[words("one", 0.0, false), words("two", 30.0, true), words("far", 80.0, false)], None);
        assert_eq!(found.overlapping_texts, [["one", "two"]]);
        assert_eq!(found.cut_texts, ["two"]);
        assert!(found.least_text_contrast.is_none());
    }

    #[test]
    fn words_are_as_legible_as_on_most_of_their_ground() {
        let mut ground = ColorImage::filled([100, 40], Color32::WHITE);
        let contrast = |ground: &ColorImage| {
            of_words(&[words("one", 0.0, false)], Some(ground)).least_text_contrast.expect("words").value
        };
        assert!((contrast(&ground) - 21.0).abs() < 0.1);
        for row in 0..40 {
            ground[(3, row)] = Color32::BLACK;
        }
        assert!(contrast(&ground) > 20.0, "a line that crosses them");
        for column in 0..20 {
            (0..40).for_each(|row| ground[(column, row)] = Color32::from_gray(40));
        }
        assert!(contrast(&ground) < 2.0, "half of them on a dark ground");
    }

    #[test]
    fn a_border_is_followed_all_the_way_round() {
        let corners = vec![pos2(10.0, 10.0), pos2(30.0, 10.0), pos2(30.0, 20.0), pos2(10.0, 20.0)];
        let border = Edge::Border(corners);
        for (share, place) in [(0.0, (10.0, 10.0)), (0.25, (25.0, 10.0)), (0.5, (30.0, 20.0)), (0.75, (15.0, 20.0))] {
            let (at, across) = border.at(share);
            assert!(
                at.distance(pos2(place.0, place.1)) < 0.01 && (across.length() - 1.0).abs() < 0.01,
                "{share}: {at:?}"
            );
        }
    }

    #[test]
    fn a_mark_is_measured_round_the_whole_edge() {
        let without = ColorImage::filled([60, 60], Color32::WHITE);
        let thing = Rect::from_min_size(pos2(20.0, 20.0), vec2(20.0, 20.0));
        let mut with = without.clone();
        for x in 18..42 {
            with[(x, 18)] = Color32::BLACK;
        }
        assert!(contrast_of_mark(&with, &without, &Edge::Rect(thing), 7.0) < 1.1, "one side is no outline");
        for y in 18..42 {
            (18..42).for_each(|x| with[(x, y)] = Color32::BLACK);
        }
        assert!(contrast_of_mark(&with, &without, &Edge::Rect(thing), 7.0) > 20.0);
    }
}

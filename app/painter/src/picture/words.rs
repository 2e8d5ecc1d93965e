//! Finds the text in a frame, with its position, size and visibility.

use std::sync::Arc;

use egui::epaint::{ClippedShape, TextShape};
use egui::{Color32, Rect, Shape, Vec2};

/// A piece of text in a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct FrameText {
    /// The text.
    pub text: String,
    /// The visible area of the text, in pixels.
    pub rect: Rect,
    /// Font size, in pixels.
    pub size: f32,
    /// The colour, premultiplied.
    pub colour: Color32,
    /// Whether the text is truncated with an ellipsis, cut off or partly covered.
    pub cut: bool,
    /// Whether the text is truncated with an ellipsis.
    pub elided: bool,
    /// Whether the text is partly covered.
    pub covered: bool,
}

/// Fraction of a label's area that must be covered for the label to count as partly covered (start) or invisible
/// (end).
const COVERED: std::ops::Range<f32> = 0.12..0.85;

/// Returns all visible text. Completely covered text is omitted, as are outlines, i.e. copies of the text painted
/// below it.
pub(super) fn all(shapes: &[ClippedShape], pixels_per_point: f32) -> Vec<FrameText> {
    let flat = flatten(shapes);
    let mut words = Vec::new();
    for (place, (clip, shape)) in flat.iter().enumerate() {
        let Shape::Text(text) = shape else { continue };
        let around = text.visual_bounding_rect();
        // The rectangle around tilted text also contains what lies beside its corners.
        let is_tilted = text.angle.abs() > f32::EPSILON;
        let upright = Rect::from_center_size(around.center(), text.galley.mesh_bounds.size());
        let whole = if is_tilted { upright } else { around };
        let seen = whole.intersect(*clip);
        if is_rim(text, &flat[place + 1..]) || !seen.is_positive() || seen.area() < 0.15 * whole.area() {
            continue;
        }
        let Some(section) = text.galley.job.sections.first() else { continue };
        let colour = colour(text, section.format.color);
        let covered = flat[place + 1..].iter().map(|(clip, above)| covers(above, *clip, seen)).fold(0.0, f32::max);
        if text.galley.text().trim().is_empty() || colour.a() < 40 || covered > COVERED.end {
            continue;
        }
        let sides = whole.width() - seen.width() > 1.5;
        words.push(FrameText {
            text: text.galley.text().to_owned(),
            rect: seen * pixels_per_point,
            size: section.format.font_id.size * pixels_per_point,
            colour,
            cut: text.galley.elided || is_beginning(text.galley.text()) || sides || covered > COVERED.start,
            elided: text.galley.elided,
            covered: covered > 0.0,
        });
    }
    words
}

/// Returns all shapes except text. Outlines remain, since they are part of the text's background.
pub(super) fn without(shapes: &[ClippedShape]) -> Vec<ClippedShape> {
    let flat = flatten(shapes);
    let stays = |place: usize| match &flat[place].1 {
        Shape::Text(text) => is_rim(text, &flat[place + 1..]),
        _ => true,
    };
    let shapes = (0..flat.len()).filter(|place| stays(*place));
    shapes.map(|place| ClippedShape::new(flat[place].0, flat[place].1.clone())).collect()
}

/// Returns whether `words` is the beginning of a truncated string. In a complete string, such as *Open a file …*, a
/// space precedes the ellipsis.
fn is_beginning(words: &str) -> bool {
    words.strip_suffix('…').is_some_and(|words| !words.ends_with(char::is_whitespace))
}

fn flatten(shapes: &[ClippedShape]) -> Vec<(Rect, &Shape)> {
    fn add<'a>(clip: Rect, shape: &'a Shape, flat: &mut Vec<(Rect, &'a Shape)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(clip, shape, flat)),
            shape => flat.push((clip, shape)),
        }
    }
    let mut flat = Vec::new();
    for clipped in shapes {
        add(clipped.clip_rect, &clipped.shape, &mut flat);
    }
    flat
}

fn is_rim(text: &TextShape, above: &[(Rect, &Shape)]) -> bool {
    const WIDEST: f32 = 4.0;
    above.iter().take(16).any(|(_, shape)| match shape {
        Shape::Text(upper) => Arc::ptr_eq(&upper.galley, &text.galley) && (upper.pos - text.pos).length() < WIDEST,
        _ => false,
    })
}

fn colour(text: &TextShape, own: Color32) -> Color32 {
    let own = text.override_text_color.unwrap_or(own);
    let own = if own == Color32::PLACEHOLDER { text.fallback_color } else { own };
    own.gamma_multiply(text.opacity_factor)
}

/// Returns the fraction of the area `text` that a shape above it covers, from 0 to 1.
fn covers(above: &Shape, clip: Rect, text: Rect) -> f32 {
    let (rect, solid) = match above {
        Shape::Rect(rect) => (rect.rect, rect.fill.a() == 255 && rect.blur_width == 0.0),
        Shape::Circle(circle) => {
            let square = Vec2::splat(circle.radius * 1.77);
            (Rect::from_center_size(circle.center, square), circle.fill.a() == 255)
        }
        // A drawing is treated as covering everything below it.
        Shape::Mesh(mesh) if mesh.vertices.len() == 4 && mesh.texture_id != egui::TextureId::default() => {
            (mesh.calc_bounds(), mesh.vertices.iter().all(|vertex| vertex.color.a() > 200))
        }
        _ => return 0.0,
    };
    let both = rect.intersect(clip).intersect(text);
    if solid && both.is_positive() { both.area() / text.area() } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::is_beginning;

    #[test]
    fn a_title_that_was_cut_is_no_invitation_to_go_on() {
        assert!(is_beginning("Königlic…"));
        assert!(!is_beginning("Open a file …") && !is_beginning("Royal Gardens"));
    }
}

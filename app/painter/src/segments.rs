//! Segmented controls: joined buttons of which exactly one is chosen.

use std::sync::Arc;

use egui::{
    Color32, CursorIcon, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, TextureId, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::theme::{self, Palette};

/// One button of a segmented control.
pub struct Segment {
    label: String,
    /// The accessible name. It contains the label.
    name: String,
    icon: Option<TextureId>,
}

impl Segment {
    /// Creates a segment whose accessible name is its label.
    pub fn new(label: impl Into<String>) -> Self {
        let label = label.into();
        Self { name: label.clone(), label, icon: None }
    }

    /// Sets the accessible name, for a label such as "On" that says nothing by itself.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// Adds an icon before the label.
    #[must_use]
    pub fn icon(self, icon: Option<TextureId>) -> Self {
        Self { icon, ..self }
    }

    /// Returns the width of the segment's contents, in points.
    fn contents(&self, ui: &Ui) -> f32 {
        let icon = if self.icon.is_some() { ICON + GAP } else { 0.0 };
        icon + laid(ui, &self.label, true, Color32::PLACEHOLDER).size().x
    }
}

/// Height of a control whose segments are side by side, in points.
pub const SEGMENTS: f32 = 34.0;
/// Font size, side of an icon and its distance from the label, in points.
const TEXT: f32 = 14.0;
const ICON: f32 = 17.0;
const GAP: f32 = 7.0;
/// Minimum and usual space at each end of a segment, in points.
const TIGHT: f32 = 8.0;
const PADDING: f32 = 16.0;
/// Distance of the chosen segment from the edge of the control, in points.
const INSET: f32 = 3.0;

/// Returns the minimum width at which the segments fit side by side, in points.
pub fn segments_width(ui: &Ui, segments: &[Segment]) -> f32 {
    segments.iter().map(|segment| segment.contents(ui) + 2.0 * TIGHT).sum::<f32>() + 2.0 * INSET
}

/// Draws a segmented control. It takes up the whole `width`, or only as much space as it needs if `width` is `None`.
/// If the segments do not fit side by side, they are placed below one another. Returns the responses of the segments.
pub fn segments_ui(ui: &mut Ui, segments: &[Segment], chosen: usize, width: Option<f32>) -> Vec<Response> {
    let palette = theme::palette(ui.ctx());
    let contents: Vec<f32> = segments.iter().map(|segment| segment.contents(ui)).collect();
    let sum: f32 = contents.iter().sum();
    let usual = sum + 2.0 * PADDING * segments.len() as f32 + 2.0 * INSET;
    let most = width.unwrap_or_else(|| usual.min(ui.available_width()));
    let padding = (most - sum - 2.0 * INSET) / segments.len().max(1) as f32;
    let is_stacked = padding < 2.0 * TIGHT - 0.5;
    // The segments are equally wide if there is room for that.
    let equal = (most - 2.0 * INSET) / segments.len().max(1) as f32;
    let are_equal = width.is_some() && contents.iter().all(|contents| contents + 2.0 * TIGHT <= equal);
    let rows = if is_stacked { segments.len() as f32 } else { 1.0 };
    let size = vec2(most, (SEGMENTS - 2.0 * INSET) * rows + 2.0 * INSET);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect(place, 9, palette.sheet, Stroke::new(1.0, palette.edge), StrokeKind::Inside);
    let mut at = place.min + Vec2::splat(INSET);
    let mut responses = Vec::new();
    for (number, segment) in segments.iter().enumerate() {
        let wide = match (is_stacked, are_equal) {
            (true, _) => most - 2.0 * INSET,
            (false, true) => equal,
            (false, false) => contents[number] + padding,
        };
        let rect = Rect::from_min_size(at, vec2(wide, SEGMENTS - 2.0 * INSET));
        at += if is_stacked { vec2(0.0, rect.height()) } else { vec2(wide, 0.0) };
        let is_chosen = number == chosen;
        let response = ui.interact(rect, ui.scope_id().with(("segment", &segment.name)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &segment.name));
        // A line separates two neighbours, neither of which is chosen.
        if number > 0 && !is_chosen && number - 1 != chosen && !is_stacked {
            let stroke = Stroke::new(1.0, palette.edge);
            ui.painter().vline(rect.left(), rect.shrink(5.0).y_range(), stroke);
        }
        paint_segment(ui, segment, rect, is_chosen, &response);
        responses.push(response.on_hover_cursor(CursorIcon::PointingHand));
    }
    responses
}

fn paint_segment(ui: &Ui, segment: &Segment, rect: Rect, is_chosen: bool, response: &Response) {
    let palette = theme::palette(ui.ctx());
    if is_chosen {
        let fill = theme::between(palette.sheet, palette.glow, 0.4);
        ui.painter().rect(rect, 7, fill, Stroke::new(1.5, palette.brand), StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 7, theme::faded(palette.glow, 0.22));
    }
    let ink = ink(palette, is_chosen, response);
    let words = laid(ui, &segment.label, is_chosen, ink);
    let icon = if segment.icon.is_some() { ICON + GAP } else { 0.0 };
    let mut left = rect.center().x - f32::midpoint(words.size().x, icon);
    if let Some(icon) = segment.icon {
        let square = Rect::from_center_size(pos2(left + ICON / 2.0, rect.center().y), Vec2::splat(ICON));
        ui.painter().image(icon, square, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), ink);
        left += ICON + GAP;
    }
    ui.painter().galley(pos2(left, rect.center().y - words.size().y / 2.0), words, ink);
}

fn ink(palette: Palette, is_chosen: bool, response: &Response) -> Color32 {
    if is_chosen || response.hovered() { palette.ink } else { theme::between(palette.ink, palette.faint, 0.5) }
}

/// Lays out a label. The chosen one is bold.
fn laid(ui: &Ui, label: &str, is_chosen: bool, colour: Color32) -> Arc<Galley> {
    let font = if is_chosen { theme::strong(TEXT) } else { theme::text(TEXT) };
    ui.painter().layout_no_wrap(label.to_owned(), font, colour)
}

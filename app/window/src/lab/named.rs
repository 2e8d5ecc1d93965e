//! Charts of named values: horizontal bars with error bars, in one panel per column.

use egui::{Id, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};
use rondel_charts::{Axis, Chart, ChartPoint, Series, numbers};
use rondel_painter::theme;
use rondel_painter::widgets::{elided, paint_line, paint_whisker};

use super::columns::letter;
use super::marks::{Behind, mark_ui};
use super::panels::Drawing;
use crate::context::AppContext;

const ROW: f32 = 24.0;
const TITLE: f32 = 30.0;

/// Returns the height of a panel with this number of names, in points.
pub fn height(names: usize) -> f32 {
    TITLE + names.max(1) as f32 * ROW
}

/// Draws the panels, side by side if `beside` is set. Returns the game whose row was clicked.
pub(super) fn ui(ui: &mut Ui, drawing: &Drawing<'_>, beside: bool) -> Option<Behind> {
    const NARROWEST: f32 = 250.0;
    let mut behind = None;
    let series = &drawing.chart.series;
    let count = series.len();
    if beside && ui.available_width() / count as f32 >= NARROWEST {
        ui.spacing_mut().item_spacing.x = 26.0;
        ui.columns(count, |columns| {
            for (place, (ui, series)) in columns.iter_mut().zip(series).enumerate() {
                behind = panel_ui(ui, drawing, place, series).or(behind);
            }
        });
    } else {
        for (place, series) in series.iter().enumerate() {
            behind = panel_ui(ui, drawing, place, series).or(behind);
            ui.add_space(4.0);
        }
    }
    behind
}

fn panel_ui(ui: &mut Ui, drawing: &Drawing<'_>, place: usize, series: &Series) -> Option<Behind> {
    let Drawing { cx, chart, .. } = *drawing;
    ui.spacing_mut().item_spacing.y = 0.0;
    drawing.panel_title_ui(ui, place);
    ui.add_space(4.0);
    if series.marks.is_empty() {
        let palette = theme::palette(ui.ctx());
        ui.label(RichText::new(cx.words.word("lab-none")).size(13.0).color(palette.faint));
    }
    let mut behind = None;
    let top = ui.cursor().top();
    let mut track = Rect::NOTHING;
    for (row, mark) in series.marks.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        let name = mark.said(drawing.catalog(place)).unwrap_or_default();
        track = row_ui(ui, cx, chart, place, mark, &name, rect);
        let told = || {
            let mut told = vec![format!("{} · {}", letter(place), drawing.title(place)), name.clone()];
            told.extend(drawing.told_of_value(mark));
            told
        };
        let game = mark.game.map(|game| Behind { column: place, game });
        let id = Id::unique(("lab row", chart.id, place, row));
        behind = mark_ui(ui, rect.shrink2(vec2(0.0, 1.0)), id, game, told).or(behind);
    }
    if let Some(even) = series.even.filter(|_| track.is_positive()) {
        upright(ui, along(track, &chart.y, even), egui::Rangef::new(top, track.bottom() + 4.0));
    }
    behind
}

/// Draws one value. Returns the rectangle of its bar's track.
fn row_ui(ui: &Ui, cx: &AppContext, chart: &Chart, place: usize, mark: &ChartPoint, name: &str, rect: Rect) -> Rect {
    // A value with a confidence interval needs more space.
    let room = if mark.band.is_some() { 88.0 } else { 52.0 };
    let palette = theme::palette(ui.ctx());
    let painter = ui.painter();
    let names = (rect.width() * 0.42).min(280.0);
    paint_line(painter, rect.left_center(), name, theme::text(13.0), palette.ink, names - 8.0);
    let value = numbers::with_reach(cx.words.language(), chart.y.unit, mark.y, mark.band);
    let galley = elided(ui.painter(), &value, theme::text(13.0), palette.ink, room);
    let at = pos2(rect.right() - galley.size().x, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, palette.ink);
    let track = Rect::from_min_max(
        pos2(rect.left() + names, rect.top() + 6.0),
        pos2((rect.right() - room).max(rect.left() + names + 10.0), rect.bottom() - 6.0),
    );
    painter.rect_filled(track, 3.0, theme::faded(palette.edge, 0.3));
    let bar = Rect::from_x_y_ranges(track.left()..=along(track, &chart.y, mark.y), track.y_range());
    painter.rect_filled(bar, 3.0, theme::column_colour(ui.ctx(), place));
    if let Some((low, high)) = mark.band {
        let (low, high) = (along(track, &chart.y, low), along(track, &chart.y, high));
        paint_whisker(painter, low..=high, track.center().y, 4.0, Stroke::new(1.5, palette.ink));
    }
    track
}

/// Returns the x coordinate of a value on a horizontal axis.
fn along(rect: Rect, axis: &Axis, value: f64) -> f32 {
    egui::lerp(rect.x_range(), (((value - axis.from) / (axis.to - axis.from)) as f32).clamp(0.0, 1.0))
}

/// Draws a dashed vertical line at a reference value.
fn upright(ui: &Ui, x: f32, y: egui::Rangef) {
    let stroke = Stroke::new(1.2, theme::palette(ui.ctx()).faint);
    ui.painter().extend(egui::Shape::dashed_line(&[pos2(x, y.min), pos2(x, y.max)], stroke, 4.0, 3.0));
}

//! The charts, each on a card. Bar charts have one panel per column; line charts show all columns in one panel.

use egui::{Align, Id, Layout, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};
use egui_plot::{
    Bar, BarChart, FilledArea, GridMark, HLine, Line, LineStyle, Plot, PlotBounds, PlotPoint, PlotPoints, PlotTransform,
};
use rondel::Text;
use rondel::lab::Unit;
use rondel_charts::{Axis, Chart, ChartPoint, Shape, numbers};
use rondel_painter::{theme, widgets};

use super::columns::{letter, paint_badge};
use super::marks::{Behind, mark_ui};
use super::measured::Measured;
use super::named;
use super::panels::Drawing;
use crate::context::AppContext;

/// Maximum number of names in a narrow chart. With more names, a chart takes the full width, with its panels
/// side by side.
const FEW_NAMES: usize = 6;
const PANEL: f32 = 92.0;
const LINES: f32 = 250.0;
/// Height of an axis below a panel, in points.
const AXIS: f32 = 40.0;

/// Draws all charts. Returns the game whose mark was clicked.
pub fn ui(ui: &mut Ui, cx: &AppContext, measured: &Measured) -> Option<Behind> {
    const NARROWEST: f32 = 430.0;
    let palette = theme::palette(ui.ctx());
    widgets::heading(ui, cx.words.word("lab-charts"), 24.0);
    ui.label(RichText::new(cx.words.word("lab-charts-hint")).color(palette.faint));
    ui.add_space(8.0);
    let (wide, slim): (Vec<&Chart>, Vec<&Chart>) = measured.charts().iter().partition(|chart| is_wide(chart));
    let mut behind = None;
    if ui.available_width() < NARROWEST * 2.0 {
        for chart in slim {
            behind = card_ui(ui, &Drawing { cx, measured, chart }).or(behind);
        }
    } else {
        // The charts are distributed over two stacks. Each chart is added to the shorter stack.
        let mut stacks: [(f32, Vec<&Chart>); 2] = Default::default();
        for chart in slim {
            let lower = usize::from(stacks[1].0 < stacks[0].0);
            stacks[lower].0 += height(chart);
            stacks[lower].1.push(chart);
        }
        ui.columns(2, |columns| {
            for (ui, (_, stack)) in columns.iter_mut().zip(&stacks) {
                // The default layout of egui's columns would stretch their contents to the full width.
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    for chart in stack {
                        behind = card_ui(ui, &Drawing { cx, measured, chart }).or(behind);
                    }
                });
            }
        });
    }
    for chart in wide {
        behind = card_ui(ui, &Drawing { cx, measured, chart }).or(behind);
    }
    behind
}

fn is_wide(chart: &Chart) -> bool {
    chart.shape == Shape::Named && chart.series.iter().any(|series| series.marks.len() > FEW_NAMES)
}

/// Returns the approximate height of a card, in points.
fn height(chart: &Chart) -> f32 {
    const HEADING: f32 = 110.0;
    HEADING
        + match chart.shape {
            Shape::Bars => chart.series.len() as f32 * (PANEL + 26.0),
            Shape::Line => LINES + 30.0,
            Shape::Named => chart.series.iter().map(|series| named::height(series.marks.len())).sum(),
        }
}

fn card_ui(ui: &mut Ui, drawing: &Drawing<'_>) -> Option<Behind> {
    let palette = theme::palette(ui.ctx());
    let (catalog, chart) = (drawing.catalog(0), drawing.chart);
    let mut behind = None;
    widgets::sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        widgets::heading(ui, catalog.word(&format!("chart-{}", chart.id)), 20.0);
        let help = catalog.word(&format!("chart-{}-help", chart.id));
        ui.label(RichText::new(help).size(13.0).color(palette.faint));
        ui.add_space(6.0);
        // The axis labels use the body font.
        ui.style_mut().text_styles.insert(egui::TextStyle::Body, theme::text(12.0));
        behind = match chart.shape {
            Shape::Bars => bars_ui(ui, drawing),
            Shape::Line => lines_ui(ui, drawing),
            Shape::Named => named::ui(ui, drawing, is_wide(chart)),
        };
    });
    ui.add_space(10.0);
    behind
}

/// Draws one panel per column, stacked vertically, with a common scale.
fn bars_ui(ui: &mut Ui, drawing: &Drawing<'_>) -> Option<Behind> {
    let Drawing { cx, chart, .. } = *drawing;
    let mut behind = None;
    let last = chart.series.len() - 1;
    for (place, series) in chart.series.iter().enumerate() {
        drawing.panel_title_ui(ui, place);
        let colour = theme::column_colour(ui.ctx(), place);
        let bars = series.marks.iter().map(|mark| {
            // Leaves a small gap between bars.
            Bar::new(mark.x + mark.width / 2.0, mark.y).width(mark.width * 0.9).fill(colour).stroke(Stroke::NONE)
        });
        let bars = BarChart::new("", bars.collect()).color(colour).allow_hover(false);
        let height = if place == last { PANEL + AXIS } else { PANEL };
        let plot = plot(ui, drawing, (chart.id, place), place == last).height(height);
        let bounds = bounds(chart);
        let shown = plot.show(ui, |plot| {
            plot.set_plot_bounds(bounds);
            plot.bar_chart(bars);
        });
        let frame = *shown.transform.frame();
        ui.painter().hline(frame.x_range(), frame.bottom(), Stroke::new(1.0, theme::palette(ui.ctx()).faint));
        if series.marks.is_empty() {
            let palette = theme::palette(ui.ctx());
            let none = cx.words.word("lab-none");
            ui.painter().text(frame.center(), egui::Align2::CENTER_CENTER, none, theme::text(13.0), palette.faint);
        }
        for mark in &series.marks {
            let x = |value| shown.transform.position_from_point_x(value);
            let rect = Rect::from_x_y_ranges(x(mark.x)..=x(mark.x + mark.width), frame.y_range());
            let told = || told_of_bar(drawing, place, mark);
            let game = mark.game.map(|game| Behind { column: place, game });
            let id = Id::unique(("lab bar", chart.id, place, mark.x.to_bits()));
            behind = mark_ui(ui, rect, id, game, told).or(behind);
        }
    }
    behind
}

/// Creates a plot without interaction, in the colours of the theme.
fn plot<'a>(ui: &Ui, drawing: &Drawing<'a>, id: impl std::fmt::Debug, with_x: bool) -> Plot<'a> {
    let palette = theme::palette(ui.ctx());
    let (chart, language) = (drawing.chart, drawing.cx.words.language());
    let ticks =
        move |axis: &'a Axis| move |mark: GridMark, _: &std::ops::RangeInclusive<f64>| tick(language, axis, mark.value);
    let upwards = if chart.shape == Shape::Line { 5.0 } else { 3.2 };
    let mut plot = Plot::new(format!("{id:?}"))
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .show_crosshair(false)
        .show_x(false)
        .show_y(false)
        .show_background(false)
        .set_margin_fraction(egui::Vec2::ZERO)
        .sense(Sense::hover())
        .show_axes([with_x, true])
        .show_grid([false, true])
        .grid_color(theme::faded(palette.edge, 0.9))
        .y_axis_min_width(46.0)
        .width(ui.available_width())
        .x_grid_spacer(|input| steps(input.bounds, 5.0))
        .y_grid_spacer(move |input| steps(input.bounds, upwards))
        .x_axis_formatter(ticks(&chart.x))
        .y_axis_formatter(ticks(&chart.y));
    if with_x {
        let label = RichText::new(drawing.axis(&chart.x)).size(12.0).color(palette.faint);
        plot = plot.x_axis_label(label);
    }
    plot
}

/// Returns about `many` evenly spaced round values within the range.
fn steps((from, to): (f64, f64), many: f64) -> Vec<GridMark> {
    let rough = (to - from) / many;
    if !rough.is_finite() || rough <= 0.0 {
        return Vec::new();
    }
    let power = 10.0_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|step| *step >= rough * 0.99);
    let step = step.unwrap_or(rough);
    let first = (from / step - 1e-9).ceil() as i64;
    let last = (to / step + 1e-9).floor() as i64;
    (first..=last).map(|place| GridMark { value: place as f64 * step, step_size: step }).collect()
}

fn tick(language: &str, axis: &Axis, value: f64) -> String {
    match axis.unit {
        // Counts have no fractional ticks.
        Unit::Count if value.fract().abs() > 1e-9 && axis.to > 1.5 && axis.id != "options" => String::new(),
        Unit::Result if value.abs() < 1e-9 => "0".to_owned(),
        unit => numbers::value(language, unit, (value * 1e9).round() / 1e9),
    }
}

fn bounds(chart: &Chart) -> PlotBounds {
    /// Space above the highest bar, as a share of the height.
    const HEADROOM: f64 = 0.06;
    let room = (chart.y.to - chart.y.from) * HEADROOM;
    let below = if chart.y.from < 0.0 { room } else { 0.0 };
    PlotBounds::from_min_max([chart.x.from, chart.y.from - below], [chart.x.to, chart.y.to + room])
}

/// Returns the tooltip lines for a bar: the column, the range of the bar, and its count.
fn told_of_bar(drawing: &Drawing<'_>, place: usize, mark: &ChartPoint) -> Vec<String> {
    let chart = drawing.chart;
    let axis = drawing.axis(&chart.x);
    let end = mark.x + mark.width;
    let number = |value: f64| drawing.value(&chart.x, value);
    let range = if chart.x.unit == Unit::Share {
        format!("{axis}: {} – {}", number(mark.x), number(end))
    } else if end >= chart.x.to - 1e-9 && chart.series.iter().any(|series| series.marks.len() > 1) {
        drawing.cx.words.say(&Text::new("lab-or-more").with("axis", &axis).with("from", number(mark.x)))
    } else if mark.width <= 1.0 {
        format!("{axis}: {}", number(mark.x))
    } else {
        format!("{axis}: {} – {}", number(mark.x), number(end - 1.0))
    };
    let mut told = vec![format!("{} · {}", letter(place), drawing.title(place)), range];
    told.extend(drawing.told_of_value(mark));
    told
}

/// Returns the line style of a column, so that columns can be told apart without colour.
fn style(place: usize) -> LineStyle {
    match place {
        0 => LineStyle::Solid,
        1 => LineStyle::Dashed { length: 9.0 },
        2 => LineStyle::Dotted { spacing: 6.0 },
        _ => LineStyle::Dashed { length: 3.5 },
    }
}

/// Draws all columns in one panel, below a legend.
fn lines_ui(ui: &mut Ui, drawing: &Drawing<'_>) -> Option<Behind> {
    let chart = drawing.chart;
    ui.horizontal_wrapped(|ui| {
        for (place, series) in chart.series.iter().enumerate() {
            if !series.marks.is_empty() {
                legend_ui(ui, drawing, place);
            }
        }
    });
    let palette = theme::palette(ui.ctx());
    let plot = plot(ui, drawing, chart.id, true).height(LINES);
    let bounds = bounds(chart);
    let colours: Vec<_> = (0..chart.series.len()).map(|place| theme::column_colour(ui.ctx(), place)).collect();
    let shown = plot.show(ui, |plot| {
        plot.set_plot_bounds(bounds);
        if let Some(even) = chart.series.iter().find_map(|series| series.even) {
            plot.hline(HLine::new("", even).stroke(Stroke::new(1.2, palette.faint)).allow_hover(false));
        }
        for (colour, series) in colours.iter().zip(&chart.series) {
            let banded: Vec<_> = series.marks.iter().filter_map(|mark| Some((mark.x, mark.band?))).collect();
            if banded.len() > 1 {
                let xs: Vec<f64> = banded.iter().map(|(x, _)| *x).collect();
                let (low, high): (Vec<f64>, Vec<f64>) = banded.iter().map(|(_, band)| *band).unzip();
                let area = FilledArea::new("", &xs, &low, &high).fill_color(theme::faded(*colour, 0.16));
                plot.add(area.allow_hover(false));
            }
        }
        for (place, series) in chart.series.iter().enumerate() {
            let points: Vec<[f64; 2]> = series.marks.iter().map(|mark| [mark.x, mark.y]).collect();
            let line = Line::new("", PlotPoints::from(points)).color(colours[place]).width(2.4);
            plot.line(line.style(style(place)).allow_hover(false));
        }
    });
    stretches_ui(ui, drawing, &shown.transform);
    None
}

/// Draws a legend entry: a sample of the line and the name of its column, without wrapping.
fn legend_ui(ui: &mut Ui, drawing: &Drawing<'_>, place: usize) {
    let title = drawing.title(place);
    let ink = theme::palette(ui.ctx()).ink;
    let galley = ui.painter().layout_no_wrap(title, theme::strong(13.0), ink);
    let (rect, _) = ui.allocate_exact_size(vec2(60.0 + galley.size().x, 20.0), Sense::hover());
    let y = rect.center().y;
    paint_sample(ui, Rect::from_center_size(pos2(rect.left() + 14.0, y), vec2(28.0, 4.0)), place);
    paint_badge(ui, pos2(rect.left() + 41.0, y), place, 17.0);
    ui.painter().galley(pos2(rect.left() + 54.0, y - galley.size().y / 2.0), galley, ink);
}

fn paint_sample(ui: &Ui, rect: Rect, place: usize) {
    let stroke = Stroke::new(2.4, theme::column_colour(ui.ctx(), place));
    let ends = [rect.left_center(), rect.right_center()];
    let painter = ui.painter();
    match style(place) {
        LineStyle::Solid => {
            painter.line_segment(ends, stroke);
        }
        LineStyle::Dashed { length } => {
            painter.extend(egui::Shape::dashed_line(&ends, stroke, length, length * 0.618));
        }
        LineStyle::Dotted { spacing } => {
            painter.extend(egui::Shape::dotted_line(&ends, stroke.color, spacing, 1.2));
        }
    }
}

/// Makes each interval of the x axis interactive. Its tooltip shows the values of all columns.
fn stretches_ui(ui: &Ui, drawing: &Drawing<'_>, transform: &PlotTransform) {
    let chart = drawing.chart;
    let frame = *transform.frame();
    let mut places: Vec<(f64, f64)> =
        chart.series.iter().flat_map(|series| &series.marks).map(|mark| (mark.x, mark.width)).collect();
    places.sort_by(|one, other| one.0.total_cmp(&other.0));
    places.dedup_by(|one, other| (one.0 - other.0).abs() < 1e-9);
    for (x, width) in places {
        let at = |value| transform.position_from_point_x(value);
        let rect = Rect::from_x_y_ranges(at(x - width / 2.0)..=at(x + width / 2.0), frame.y_range());
        let told = || told_of_stretch(drawing, x);
        let id = Id::unique(("lab stretch", chart.id, x.to_bits()));
        mark_ui(ui, rect, id, None, told);
        if ui.rect_contains_pointer(rect) {
            for (place, series) in chart.series.iter().enumerate() {
                if let Some(mark) = series.marks.iter().find(|mark| (mark.x - x).abs() < 1e-9) {
                    let centre = transform.position_from_point(&PlotPoint::new(mark.x, mark.y));
                    let colour = theme::column_colour(ui.ctx(), place);
                    ui.painter().circle(centre, 4.0, colour, Stroke::new(1.5, theme::palette(ui.ctx()).sheet));
                }
            }
        }
    }
}

fn told_of_stretch(drawing: &Drawing<'_>, x: f64) -> Vec<String> {
    let chart = drawing.chart;
    let mut told = vec![format!("{}: {}", drawing.axis(&chart.x), drawing.value(&chart.x, x))];
    for (place, series) in chart.series.iter().enumerate() {
        let Some(mark) = series.marks.iter().find(|mark| (mark.x - x).abs() < 1e-9) else { continue };
        let title = drawing.title(place);
        let mut value = drawing.value(&chart.y, mark.y);
        if let Some(band) = mark.band {
            let (low, high) = numbers::ends(drawing.cx.words.language(), chart.y.unit, band);
            value = format!("{value} ({low} – {high})");
        }
        told.push(format!("{} · {title}: {value}", letter(place)));
    }
    told
}

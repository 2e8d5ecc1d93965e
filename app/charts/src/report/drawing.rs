//! Charts as SVG. Colours are CSS classes, so that a page can offer a dark theme. For a standalone drawing, add
//! [`STYLE`].

use std::fmt::Write as _;

use rondel::lab::Unit;

use super::{Column, ComparisonReport};
use crate::{Axis, Chart, ChartPoint, Series, Shape, numbers};

/// Width of every drawing, in SVG units.
pub(super) const WIDTH: f64 = 1000.0;
/// Margin at the sides.
const SIDE: f64 = 70.0;
const PANEL: f64 = 96.0;
const ROW: f64 = 34.0;

/// Colours for a light background.
pub(super) const STYLE: &str = "text{font-family:'Noto Sans',sans-serif;fill:#2c2218;font-size:14px}\
    .faint{fill:#6d5c45}.small{font-size:12px}.strong{font-weight:bold}.end{text-anchor:end}.middle{text-anchor:middle}\
    .grid{stroke:#d5c39b;stroke-width:1}.even{stroke:#6d5c45;stroke-width:1.5;stroke-dasharray:2 4}\
    .whisker{stroke:#2c2218;stroke-width:1.5}\
    .c0{fill:#b3402e;stroke:#b3402e}.c1{fill:#2f5f8f;stroke:#2f5f8f}.c2{fill:#4d7c3a;stroke:#4d7c3a}.c3{fill:#c0831d;stroke:#c0831d}\
    .bar{stroke:none}.line{fill:none;stroke-width:3}.band{stroke:none;fill-opacity:.16}.l1{stroke-dasharray:10 4}\
    .l2{stroke-dasharray:3 3}.l3{stroke-dasharray:12 4 3 4}.label{stroke:none}";

/// Draws a chart as an SVG element, including the column names but not the chart title.
pub fn drawing(report: &ComparisonReport<'_>, chart: &Chart) -> String {
    match chart.shape {
        Shape::Bars => bars(report, chart),
        Shape::Line => lines(report, chart),
        Shape::Named => named(report, chart),
    }
}

/// Returns the label of an axis.
fn axis_words(report: &ComparisonReport<'_>, axis: &Axis) -> String {
    report.catalog(0).word(&format!("axis-{}", axis.id))
}

/// Maps axis values to positions in the drawing.
struct Scale {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Scale {
    fn of(axis: &Axis, start: f64, end: f64) -> Self {
        Self { from: axis.from, to: axis.to, start, end }
    }

    fn at(&self, value: f64) -> f64 {
        let share = (value.clamp(self.from, self.to) - self.from) / (self.to - self.from);
        self.start + share * (self.end - self.start)
    }

    /// Returns approximately `about` round values within the range of the axis.
    fn ticks(&self, about: f64) -> Vec<f64> {
        let rough = (self.to - self.from) / about;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(rough);
        let first = (self.from / step).ceil();
        (0..20)
            .map(|tick| (first + f64::from(tick)) * step)
            .take_while(|value| *value <= self.to + step * 1e-6)
            .collect()
    }
}

fn opened(height: f64, label: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{}\">",
        escaped(label)
    )
}

/// Escapes text for XML.
pub fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Truncates text to approximately the given width and escapes it.
fn cut(words: &str, width: f64, size: f64) -> String {
    /// Average character width, relative to the font size.
    const LETTER: f64 = 0.56;
    let most = (width / size / LETTER) as usize;
    if words.chars().count() <= most {
        return escaped(words);
    }
    let short: String = words.chars().take(most.saturating_sub(1)).collect();
    escaped(short.trim_end()) + "…"
}

fn text(svg: &mut String, x: f64, y: f64, class: &str, words: &str) {
    let _ = write!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\">{words}</text>");
}

fn rule(svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let _ = write!(
        svg,
        "<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
        from.0, from.1, to.0, to.1
    );
}

fn x_ticks(svg: &mut String, report: &ComparisonReport<'_>, axis: &Axis, scale: &Scale, top: f64, bottom: f64) {
    for value in scale.ticks(8.0) {
        let x = scale.at(value);
        rule(svg, "grid", (x, top), (x, bottom));
        text(svg, x, bottom + 18.0, "faint small middle", &numbers::value(report.words.language(), axis.unit, value));
    }
}

/// Returns the tooltip of a value.
fn told(report: &ComparisonReport<'_>, unit: Unit, mark: &ChartPoint, at: &str) -> String {
    let band = mark.band.map(|(low, high)| {
        format!(
            " ({}–{})",
            numbers::value(report.words.language(), unit, low),
            numbers::value(report.words.language(), unit, high)
        )
    });
    escaped(&format!(
        "{at}: {}{} · n = {}",
        numbers::value(report.words.language(), unit, mark.y),
        band.unwrap_or_default(),
        mark.count
    ))
}

fn bars(report: &ComparisonReport<'_>, chart: &Chart) -> String {
    let bottom = PANEL * chart.series.len() as f64;
    let mut svg = opened(bottom + 44.0, &report.catalog(0).word(&format!("chart-{}", chart.id)));
    let across = Scale::of(&chart.x, SIDE, WIDTH - 20.0);
    x_ticks(&mut svg, report, &chart.x, &across, 8.0, bottom);
    for (place, series) in chart.series.iter().enumerate() {
        let base = PANEL * (place + 1) as f64;
        let upwards = Scale::of(&chart.y, base, base - PANEL + 26.0);
        rule(&mut svg, "grid", (SIDE, base), (WIDTH - 20.0, base));
        text(
            &mut svg,
            SIDE - 8.0,
            upwards.at(chart.y.to) + 5.0,
            "faint small end",
            &numbers::value(report.words.language(), chart.y.unit, chart.y.to),
        );
        for mark in &series.marks {
            let (left, right, top) = (across.at(mark.x), across.at(mark.x + mark.width), upwards.at(mark.y));
            let values = if chart.x.unit == Unit::Count && mark.x + mark.width >= chart.x.to {
                format!("≥ {}", numbers::value(report.words.language(), chart.x.unit, mark.x))
            } else if mark.width > 1.0 {
                let last = mark.x + mark.width - 1.0;
                format!(
                    "{}–{}",
                    numbers::value(report.words.language(), chart.x.unit, mark.x),
                    numbers::value(report.words.language(), chart.x.unit, last)
                )
            } else {
                numbers::value(report.words.language(), chart.x.unit, mark.x)
            };
            let _ = write!(
                svg,
                "<rect class=\"c{place} bar\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{}</title></rect>",
                left + 0.5,
                (right - left - 1.0).max(0.5),
                base - top,
                told(report, chart.y.unit, mark, &values)
            );
        }
        text(
            &mut svg,
            WIDTH - 24.0,
            base - PANEL + 20.0,
            &format!("c{place} label strong end"),
            &cut(&report.name(place), 700.0, 14.0),
        );
    }
    text(&mut svg, WIDTH - 20.0, bottom + 38.0, "faint end", &escaped(&axis_words(report, &chart.x)));
    svg + "</svg>"
}

fn lines(report: &ComparisonReport<'_>, chart: &Chart) -> String {
    const TOP: f64 = 12.0;
    const BOTTOM: f64 = 330.0;
    const NAMES: f64 = 230.0;
    let mut svg = opened(BOTTOM + 44.0, &report.catalog(0).word(&format!("chart-{}", chart.id)));
    let across = Scale::of(&chart.x, SIDE, WIDTH - NAMES);
    let upwards = Scale::of(&chart.y, BOTTOM, TOP);
    x_ticks(&mut svg, report, &chart.x, &across, TOP, BOTTOM);
    for value in upwards.ticks(5.0) {
        rule(&mut svg, "grid", (SIDE, upwards.at(value)), (WIDTH - NAMES, upwards.at(value)));
        text(
            &mut svg,
            SIDE - 8.0,
            upwards.at(value) + 4.0,
            "faint small end",
            &numbers::value(report.words.language(), chart.y.unit, value),
        );
    }
    if let Some(even) = chart.series.iter().find_map(|series| series.even) {
        rule(&mut svg, "even", (SIDE, upwards.at(even)), (WIDTH - NAMES, upwards.at(even)));
    }
    for (place, series) in chart.series.iter().enumerate() {
        line(&mut svg, report, place, series, chart, (&across, &upwards));
    }
    // Each name is next to the end of its line. A name that would overlap another is moved down.
    let ends =
        chart.series.iter().enumerate().filter_map(|(place, series)| Some((place, upwards.at(series.marks.last()?.y))));
    let mut ends: Vec<(usize, f64)> = ends.collect();
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut free = TOP;
    for (place, y) in ends {
        let y = y.max(free);
        free = y + 20.0;
        text(
            &mut svg,
            WIDTH - NAMES + 12.0,
            y + 5.0,
            &format!("c{place} label strong"),
            &cut(&report.name(place), NAMES - 14.0, 14.0),
        );
    }
    text(&mut svg, WIDTH - NAMES, BOTTOM + 38.0, "faint end", &escaped(&axis_words(report, &chart.x)));
    text(
        &mut svg,
        WIDTH - NAMES + 12.0,
        BOTTOM + 38.0,
        "faint",
        &format!("↑ {}", escaped(&axis_words(report, &chart.y))),
    );
    svg + "</svg>"
}

fn line(
    svg: &mut String,
    report: &ComparisonReport<'_>,
    place: usize,
    series: &Series,
    chart: &Chart,
    (across, upwards): (&Scale, &Scale),
) {
    let point = |x: f64, y: f64| format!("{:.1},{:.1}", across.at(x), upwards.at(y));
    let bands = || series.marks.iter().filter_map(|mark| Some((mark.x, mark.band?)));
    let there = bands().map(|(x, (_, high))| point(x, high));
    let back = bands().rev().map(|(x, (low, _))| point(x, low));
    let outline: Vec<String> = there.chain(back).collect();
    let _ = write!(svg, "<polygon class=\"c{place} band\" points=\"{}\"/>", outline.join(" "));
    let points: Vec<String> = series.marks.iter().map(|mark| point(mark.x, mark.y)).collect();
    let _ = write!(svg, "<polyline class=\"c{place} line l{place}\" points=\"{}\"/>", points.join(" "));
    for mark in &series.marks {
        let at = numbers::value(report.words.language(), chart.x.unit, mark.x);
        let _ = write!(
            svg,
            "<circle class=\"c{place}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"><title>{}</title></circle>",
            across.at(mark.x),
            upwards.at(mark.y),
            told(report, chart.y.unit, mark, &at)
        );
    }
}

fn named(report: &ComparisonReport<'_>, chart: &Chart) -> String {
    const TOP: f64 = 34.0;
    const GAP: f64 = 26.0;
    let rows = chart.series.iter().map(|series| series.marks.len()).max().unwrap_or(0) as f64;
    let bottom = TOP + rows * ROW + 6.0;
    let mut svg = opened(bottom + 44.0, &report.catalog(0).word(&format!("chart-{}", chart.id)));
    let count = chart.series.len() as f64;
    let width = (WIDTH - GAP * (count - 1.0) - 24.0) / count;
    for (place, series) in chart.series.iter().enumerate() {
        let left = 12.0 + (width + GAP) * place as f64;
        let across = Scale::of(&chart.y, left, left + width);
        text(&mut svg, left, 18.0, &format!("c{place} label strong"), &cut(&report.name(place), width, 14.0));
        for value in across.ticks(3.0) {
            let x = across.at(value);
            rule(&mut svg, "grid", (x, TOP - 6.0), (x, bottom));
            // Labels at an edge are aligned inwards, so that they do not overlap those of the neighbouring panel.
            let side = match (x < left + 20.0, x > left + width - 20.0) {
                (true, _) => "faint small",
                (_, true) => "faint small end",
                _ => "faint small middle",
            };
            text(&mut svg, x, bottom + 18.0, side, &numbers::value(report.words.language(), chart.y.unit, value));
        }
        if let Some(even) = series.even {
            rule(&mut svg, "even", (across.at(even), TOP - 6.0), (across.at(even), bottom));
        }
        for (row, mark) in series.marks.iter().enumerate() {
            let top = TOP + ROW * row as f64;
            let name = mark.said(report.catalog(place)).unwrap_or_default();
            // Results are drawn as bars that extend to the left or right of the even result.
            let from = if chart.y.unit == Unit::Result { series.even } else { None };
            let (start, end) = (across.at(from.unwrap_or(chart.y.from)), across.at(mark.y));
            let _ = write!(
                svg,
                "<g><title>{}</title><rect class=\"c{place} bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"10\" rx=\"2\"/>",
                told(report, chart.y.unit, mark, &name),
                start.min(end),
                top + 16.0,
                (end - start).abs().max(1.0)
            );
            if let Some((low, high)) = mark.band {
                rule(&mut svg, "whisker", (across.at(low), top + 21.0), (across.at(high), top + 21.0));
            }
            let value = numbers::value(report.words.language(), chart.y.unit, mark.y);
            text(&mut svg, left, top + 12.0, "small", &cut(&name, width - 60.0, 12.0));
            text(&mut svg, left + width, top + 12.0, "faint small end", &value);
            svg.push_str("</g>");
        }
    }
    text(&mut svg, WIDTH - 12.0, bottom + 38.0, "faint end", &escaped(&axis_words(report, &chart.y)));
    svg + "</svg>"
}

/// Returns the heading of a column: its name and its players.
pub(super) fn title_of(report: &ComparisonReport<'_>, place: usize) -> String {
    let Column { plan, .. } = &report.columns[place];
    format!("{} ({} × {})", report.name(place), plan.bots.len(), report.players(place))
}

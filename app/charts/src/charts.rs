//! Charts of the measured values, independent of how they are rendered. All columns share the same scales.

use rondel::lab::{Estimate, Histogram, Measures, STRETCHES, Unit, Use, Uses};
use rondel::{Catalog, Seat, Text};

use super::Column;

/// A chart with one series per column.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// Identifier. The message key of the title is `chart-<id>`; the text of `chart-<id>-help` explains how to read the
    /// chart.
    pub id: &'static str,
    /// Kind of chart.
    pub shape: Shape,
    /// Horizontal axis.
    pub x: Axis,
    /// Vertical axis.
    pub y: Axis,
    /// One series per column.
    pub series: Vec<Series>,
}

/// A kind of chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Bars of a given width, with one panel per column, all on the same scales.
    Bars,
    /// Lines, each with a band around it. All columns are in one panel.
    Line,
    /// Named values with whiskers, from top to bottom, with one panel per column. `x` is unused.
    Named,
}

/// An axis: its quantity and its range.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Identifier. The message key of the label is `axis-<id>`.
    pub id: &'static str,
    /// Unit of the values.
    pub unit: Unit,
    /// Lower end of the axis.
    pub from: f64,
    /// Upper end of the axis.
    pub to: f64,
}

/// The data that a chart shows for one column.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// The points, from left to right or from top to bottom.
    pub marks: Vec<ChartPoint>,
    /// A reference value, such as an even share.
    pub even: Option<f64>,
}

/// A single data point.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartPoint {
    /// Label, as text of the column's game. `None` if the point has no label.
    pub name: Option<Text>,
    /// Position on the x axis; for bars, the left edge.
    pub x: f64,
    /// Width of the bar, in units of the x axis.
    pub width: f64,
    /// The value.
    pub y: f64,
    /// The confidence interval of the value, or the interquartile range of the data.
    pub band: Option<(f64, f64)>,
    /// Number of samples.
    pub count: u64,
    /// Number of a game that serves as an example.
    pub game: Option<u64>,
}

impl ChartPoint {
    /// Returns the label in the language of the catalogue. Actions without a readable label get a generic one.
    pub fn said(&self, words: &Catalog) -> Option<String> {
        let said = words.say(self.name.as_ref()?);
        Some(if said.contains(char::is_alphabetic) { said } else { words.word("chart-nameless") })
    }
}

/// Returns all charts that have data for these columns.
pub fn charts(columns: &[Column], measures: &[Measures]) -> Vec<Chart> {
    let all = [
        histogram("length", "plies", measures, |of| &of.plies),
        options(measures),
        wins(measures),
        endings(measures),
        advantage(measures),
        decided(measures),
        histogram("lead-changes", "changes", measures, |of| &of.lead_changes),
        histogram("points", "points", measures, |of| &of.points),
        histogram("margin", "points", measures, |of| &of.margins),
        touched(measures),
        used("actions", measures, |of| &of.actions),
        things(columns, measures),
    ];
    all.into_iter().filter(|chart| chart.series.iter().any(|series| !series.marks.is_empty())).collect()
}

/// Maximum number of bars in a histogram.
const BARS: i64 = 40;
/// Maximum number of named values per column.
const NAMES: usize = 14;

fn axis(id: &'static str, unit: Unit, from: f64, to: f64) -> Axis {
    Axis { id, unit, from, to: if to > from { to } else { from + 1.0 } }
}

fn share_axis(series: &[Series]) -> Axis {
    let top = series.iter().flat_map(|series| &series.marks).map(|mark| mark.band.map_or(mark.y, |(_, high)| high));
    axis("games", Unit::Share, 0.0, top.fold(0.0, f64::max))
}

/// Returns the smallest step of the form 1, 2 or 5 times a power of ten that divides `range` into fewer than
/// `most` steps.
fn round_step(range: i64, most: i64) -> i64 {
    let steps = (0..18).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)));
    steps.into_iter().find(|step| range / step < most).unwrap_or(i64::MAX)
}

/// Charts the distribution of a value over the games. The top percentile is counted in the last bar, so that a
/// single long game does not compress all other bars.
fn histogram(id: &'static str, x: &'static str, measures: &[Measures], of: impl Fn(&Measures) -> &Histogram) -> Chart {
    let quantiles =
        |share: f64| measures.iter().filter_map(|measures| of(measures).quantile(share)).collect::<Vec<_>>();
    let from = quantiles(0.0).into_iter().min().unwrap_or(0);
    let to = quantiles(0.99).into_iter().max().unwrap_or(1);
    // A part file can come from anyone and may contain extreme values, so the arithmetic saturates.
    let step = round_step(to.saturating_sub(from).saturating_add(1), BARS);
    let from = from.div_euclid(step).saturating_mul(step);
    let count = (to.saturating_sub(from) / step + 1).max(1) as usize;
    let end = from.saturating_add(step.saturating_mul(count as i64));
    let x = axis(x, Unit::Count, from as f64, end as f64);
    bars(id, x, Steps { from, step, count, unit: 1.0 }, measures, of)
}

/// The grouping of histogram values into bars.
struct Steps {
    from: i64,
    step: i64,
    count: usize,
    /// The size of one histogram unit on the axis.
    unit: f64,
}

/// Builds a bar chart in which each bar shows a share of the column's samples.
fn bars(
    id: &'static str,
    x: Axis,
    Steps { from, step, count, unit }: Steps,
    measures: &[Measures],
    of: impl Fn(&Measures) -> &Histogram,
) -> Chart {
    let series: Vec<Series> = measures
        .iter()
        .map(|measures| {
            let all = of(measures).samples();
            let bins = of(measures).in_steps(from, step, count);
            let marks = bins.into_iter().enumerate().filter(|(_, bin)| bin.count > 0).map(|(place, bin)| ChartPoint {
                name: None,
                x: from.saturating_add(step.saturating_mul(place as i64)) as f64 * unit,
                width: step as f64 * unit,
                y: bin.count as f64 / all as f64,
                // Several values from one game, such as the points of its seats, are not independent samples.
                band: Estimate::share(bin.count, all)
                    .filter(|_| all <= measures.games)
                    .and_then(|share| share.interval),
                count: bin.count,
                game: Some(bin.game),
            });
            Series { marks: marks.collect(), even: None }
        })
        .collect();
    let top = series.iter().flat_map(|series| &series.marks).map(|mark| mark.y).fold(0.0, f64::max);
    Chart { id, shape: Shape::Bars, x, y: axis("games", Unit::Share, 0.0, top), series }
}

/// Charts the number of legal actions over the course of a game: the mean and the interquartile range.
fn options(measures: &[Measures]) -> Chart {
    let series: Vec<Series> = measures
        .iter()
        .map(|measures| Series {
            marks: course(measures.options_by_stretch.iter().map(|stretch| {
                let mean = stretch.mean()?;
                let (low, high) = (stretch.quantile(0.25)? as f64, stretch.quantile(0.75)? as f64);
                Some((mean, Some((low, high)), stretch.plies()))
            })),
            even: None,
        })
        .collect();
    let top = series
        .iter()
        .flat_map(|series| &series.marks)
        .map(|mark| mark.band.map_or(mark.y, |(_, high)| high.max(mark.y)));
    let top = top.fold(1.0, f64::max);
    Chart { id: "options", shape: Shape::Line, x: course_axis(), y: axis("options", Unit::Count, 0.0, top), series }
}

/// Charts the lead of the eventual winner over the course of a game.
fn advantage(measures: &[Measures]) -> Chart {
    let series: Vec<Series> = measures
        .iter()
        .map(|measures| Series {
            marks: course(measures.advantage.iter().map(|stretch| {
                let mean = stretch.mean()?;
                Some((mean.value, mean.interval, stretch.samples()))
            })),
            even: Some(0.0),
        })
        .collect();
    let ends = || series.iter().flat_map(|series| &series.marks).map(|mark| mark.y);
    let (low, high) = (ends().fold(0.0, f64::min), ends().fold(0.1, f64::max));
    Chart {
        id: "advantage",
        shape: Shape::Line,
        x: course_axis(),
        y: axis("advantage", Unit::Result, low, high),
        series,
    }
}

fn course_axis() -> Axis {
    axis("course", Unit::Share, 0.0, 1.0)
}

/// A value, its band, and its sample count.
type Banded = (f64, Option<(f64, f64)>, u64);

/// Places one value per stretch of the game at the middle of that stretch.
fn course(values: impl Iterator<Item = Option<Banded>>) -> Vec<ChartPoint> {
    let mark = |(place, value): (usize, Option<Banded>)| {
        let (y, band, count) = value?;
        let width = 1.0 / STRETCHES as f64;
        Some(ChartPoint { name: None, x: (place as f64 + 0.5) * width, width, y, band, count, game: None })
    };
    values.enumerate().filter_map(mark).collect()
}

/// Charts how often each seat wins.
fn wins(measures: &[Measures]) -> Chart {
    let series: Vec<Series> = measures
        .iter()
        .map(|measures| {
            let seats = Seat::each_of(measures.seats.len() as u8).zip(&measures.seats);
            let marks = seats.filter_map(|(seat, counted)| {
                let share = measures.wins(seat)?;
                let name = Text::new("seat-number").with("number", seat.index() + 1);
                Some(named(name, share, counted.wins.map_or(0, |bin| bin.count), counted.wins.map(|bin| bin.game)))
            });
            let alone: u64 = measures
                .seats
                .iter()
                .filter_map(|seat| seat.wins)
                .fold(0, |all: u64, bin| all.saturating_add(bin.count));
            let even = (measures.seats.len() > 1 && measures.games > 0)
                .then(|| alone as f64 / measures.games as f64 / measures.seats.len() as f64);
            Series { marks: marks.collect(), even }
        })
        .collect();
    named_chart("wins", axis("won", Unit::Share, 0.0, 1.0), series)
}

/// Charts how games end.
fn endings(measures: &[Measures]) -> Chart {
    let series: Vec<Series> = measures
        .iter()
        .map(|measures| {
            let mut marks: Vec<ChartPoint> = measures
                .endings
                .iter()
                .filter_map(|(reason, bin)| {
                    let share = Estimate::share(bin.count, measures.games)?;
                    Some(named(Text::new(reason.clone()), share, bin.count, Some(bin.game)))
                })
                .collect();
            marks.sort_by_key(|mark| std::cmp::Reverse(mark.count));
            Series { marks, even: None }
        })
        .collect();
    named_chart("endings", axis("games", Unit::Share, 0.0, 1.0), series)
}

/// Charts the point in the game from which the winner kept the lead.
fn decided(measures: &[Measures]) -> Chart {
    const STEP: i64 = 5;
    let steps = Steps { from: 0, step: STEP, count: (100 / STEP) as usize, unit: 0.01 };
    bars("decided", course_axis(), steps, measures, |of| &of.decided)
}

/// Charts which kinds of component a ply affects.
fn touched(measures: &[Measures]) -> Chart {
    let series: Vec<Series> = measures
        .iter()
        .map(|measures| {
            let mut marks: Vec<ChartPoint> = measures
                .touched
                .iter()
                .filter_map(|(kind, sum)| {
                    let mean = sum.mean()?;
                    Some(named(Text::new(format!("zone-kind-{}", kind.name())), mean, mean.samples, None))
                })
                .collect();
            marks.sort_by(|one, other| other.y.total_cmp(&one.y));
            Series { marks, even: None }
        })
        .collect();
    named_chart("touched", axis("plies-share", Unit::Share, 0.0, 1.0), series)
}

/// Charts the most used items, as a share of all uses.
fn used(id: &'static str, measures: &[Measures], of: impl Fn(&Measures) -> &Uses) -> Chart {
    let series: Vec<Series> = measures
        .iter()
        .map(|measures| {
            let all: u64 = of(measures).iter().fold(0, |all: u64, (_, used)| all.saturating_add(used.times.count));
            let marks = most_used(of(measures)).filter_map(|(name, used)| {
                let count = used.times.count;
                let share = Estimate { interval: None, ..Estimate::share(count, all)? };
                Some(named(name.clone(), share, count, Some(used.times.game)))
            });
            Series { marks: marks.collect(), even: None }
        })
        .collect();
    let y = Axis { id: "plies-share", ..share_axis(&series) };
    named_chart(id, y, series)
}

/// Charts the results of players who use a given card, building or place. Only the best and the worst items are
/// shown; items that almost every seat or almost no seat uses are omitted.
fn things(columns: &[Column], measures: &[Measures]) -> Chart {
    const FEWEST: u64 = 20;
    let series: Vec<Series> = columns
        .iter()
        .zip(measures)
        .map(|(column, measures)| {
            let seats = measures.games * measures.seats.len() as u64;
            let own: Vec<Text> =
                Seat::each_of(measures.seats.len() as u8).map(|seat| column.game.seat_name(seat)).collect();
            let tells = |(name, used): &(&Text, &Use)| {
                let users = used.seats();
                let share = users as f64 / seats.max(1) as f64;
                users >= FEWEST && (0.02..=0.97).contains(&share) && !own.contains(name)
            };
            let told = measures.things.iter().filter(|_| measures.seats.len() > 1).filter(tells);
            let mut marks: Vec<ChartPoint> = told
                .filter_map(|(name, used)| {
                    Some(named(name.clone(), used.result()?, used.seats(), Some(used.times.game)))
                })
                .collect();
            marks.sort_by(|one, other| other.y.total_cmp(&one.y));
            if marks.len() > NAMES {
                marks.drain(NAMES / 2..marks.len() - NAMES / 2);
            }
            Series { marks, even: Some(0.5) }
        })
        .collect();
    let ends = || series.iter().flat_map(|series| &series.marks).map(|mark| mark.y);
    // The ends of the axis are rounded outwards to tenths, and the range always includes an even result.
    let from = (ends().fold(0.45, f64::min) * 10.0).floor() / 10.0;
    let to = (ends().fold(0.55, f64::max) * 10.0).ceil() / 10.0;
    named_chart("things", axis("result", Unit::Result, from, to), series)
}

fn most_used(uses: &Uses) -> impl Iterator<Item = (&Text, &Use)> {
    let mut most: Vec<(&Text, &Use)> = uses.iter().collect();
    most.sort_by_key(|(_, used)| std::cmp::Reverse(used.times.count));
    most.into_iter().take(NAMES)
}

fn named(name: Text, value: Estimate, count: u64, game: Option<u64>) -> ChartPoint {
    let Estimate { value: y, interval: band, .. } = value;
    ChartPoint { name: Some(name), x: 0.0, width: 0.0, y, band, count, game }
}

fn named_chart(id: &'static str, y: Axis, series: Vec<Series>) -> Chart {
    let longest = series.iter().map(|series| series.marks.len()).max().unwrap_or(0);
    Chart { id, shape: Shape::Named, x: axis("", Unit::Count, 0.0, longest as f64), y, series }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::bots::Bot;

    fn measured(words: &str, games: u64) -> (Column, Measures) {
        let column = Column::read(words, Bot::Random, 1).expect("a column");
        let mut measures = Measures::new(column.plan.seats());
        (0..games).for_each(|game| column.game.measure(&column.plan, game, rondel_system::clock::CLOCK, &mut measures));
        (column, measures)
    }

    #[test]
    fn a_mark_has_a_name_to_read() {
        let (column, measures) = measured("harbour@2", 3);
        let words = column.plugin.catalog("de").expect("a catalog");
        for mark in charts(&[column], &[measures]).iter().flat_map(|chart| &chart.series[0].marks) {
            let said = mark.said(&words);
            assert!(said.is_none_or(|said| said.contains(char::is_alphabetic)), "{mark:?}");
        }
    }

    #[test]
    fn steps_are_round_and_few() {
        for (range, step) in [(5, 1), (40, 2), (39, 1), (400, 20), (90, 5), (1, 1)] {
            assert_eq!(round_step(range, BARS), step, "{range}");
        }
    }

    #[test]
    fn every_mark_lies_on_the_axes_and_every_game_in_one_bar() {
        let (columns, measures): (Vec<_>, Vec<_>) =
            ["tic-tac-toe", "rival-cities", "harbour@1"].map(|words| measured(words, 25)).into_iter().unzip();
        let charts = charts(&columns, &measures);
        assert!(charts.len() >= 11, "{}", charts.len());
        for chart in &charts {
            assert_eq!(chart.series.len(), 3, "{}", chart.id);
            for mark in chart.series.iter().flat_map(|series| &series.marks) {
                assert!(mark.y >= chart.y.from - 1e-9 && mark.y <= chart.y.to + 1e-9, "{}: {mark:?}", chart.id);
                let inside = mark.x >= chart.x.from && mark.x + mark.width <= chart.x.to + 1e-9;
                assert!(chart.shape != Shape::Bars || inside, "{}: {mark:?}", chart.id);
            }
        }
        for catalog in rondel::LANGUAGES.map(|language| columns[1].plugin.catalog(language).expect("a catalog")) {
            for chart in &charts {
                let axes =
                    [chart.x.id, chart.y.id].into_iter().filter(|id| !id.is_empty()).map(|id| format!("axis-{id}"));
                let own = ["", "-help"].map(|ending| format!("chart-{}{ending}", chart.id));
                own.into_iter().chain(axes).for_each(|key| assert!(catalog.has(&key), "{}: {key}", catalog.language()));
            }
        }
        let length = charts.iter().find(|chart| chart.id == "length").expect("lengths");
        for series in &length.series {
            assert_eq!(series.marks.iter().map(|mark| mark.count).sum::<u64>(), 25);
        }
    }
}

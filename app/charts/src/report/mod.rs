//! Exports of a comparison: JSON and CSV for programs, a page with charts for readers, and an image.

mod drawing;
mod page;
mod picture;

use std::io::Write;

use rondel::Catalog;
use rondel::lab::{Estimate, Measures, OptionCounts, SeatMeasures, Sum, Unit, figures as figures_of};
use serde_json::{Value, json};

pub use drawing::{drawing, escaped};
pub use page::{PAGE_SIGN, page};
pub use picture::{PictureError, picture};

use super::{Column, RunPart, Shard, charts};
use rondel_presenter::words::Words;

type OfSeat = fn(&SeatMeasures) -> &Sum;

/// The measurements shown for each seat. The message key of a measurement's label is `seat-<id>`.
pub(crate) const BY_SEAT: [(&str, OfSeat); 5] = [
    ("plies", |seat| &seat.plies),
    ("decisions", |seat| &seat.decisions),
    ("turns", |seat| &seat.turns),
    ("result", |seat| &seat.result),
    ("points", |seat| &seat.points),
];

fn quartiles(options: &OptionCounts) -> [Option<i64>; 3] {
    [0.25, 0.5, 0.75].map(|share| options.quantile(share))
}

/// A finished comparison with its measurements.
pub struct ComparisonReport<'a> {
    /// The compared columns.
    pub columns: &'a [Column],
    /// The measurements of each column.
    pub measures: &'a [Measures],
    /// Number of games per column in the run.
    pub games: u64,
    /// Messages in the current language.
    pub words: &'a Words,
}

impl ComparisonReport<'_> {
    /// Returns the catalogue of a column's game, which also contains the messages of the lab.
    pub fn catalog(&self, column: usize) -> &Catalog {
        self.words.of(self.columns[column].plugin.id)
    }

    /// Returns the display name of a column: the game and its non-default options. If several columns would have
    /// the same name, the name also contains the bots and, if necessary, a number.
    pub fn name(&self, column: usize) -> String {
        let plain = self.plain_name(column);
        let columns = || 0..self.columns.len();
        let alike: Vec<usize> = columns().filter(|other| self.plain_name(*other) == plain).collect();
        if alike.len() < 2 {
            return plain;
        }
        let players = self.players(column);
        let mut same = alike.into_iter().filter(|other| self.players(*other) == players);
        let number = same.by_ref().position(|other| other == column).unwrap_or_default() + 1;
        if number == 1 && same.next().is_none() {
            format!("{plain} · {players}")
        } else {
            format!("{plain} · {players} · {number}")
        }
    }

    fn plain_name(&self, column: usize) -> String {
        let Column { plugin, setup, plan, .. } = &self.columns[column];
        let words = self.catalog(column);
        let mut parts = vec![words.word("title")];
        parts.extend(Column::said_options(plugin, setup.as_ref(), words));
        if plugin.players.0 < plugin.players.1 {
            parts.push(self.words.with("players-count", "count", plan.bots.len()));
        }
        parts.join(" · ")
    }

    /// Returns the names of the bots in a column.
    pub fn players(&self, column: usize) -> String {
        let bots = &self.columns[column].plan.bots;
        if bots.iter().all(|bot| *bot == bots[0]) {
            bots[0].to_string()
        } else {
            bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
    }

    /// Returns all measurements and figures as JSON. The result can be merged like any part of a run.
    pub fn json(&self) -> Value {
        let part = RunPart::of(self.columns, self.games, Shard::WHOLE, self.measures.to_vec());
        let mut written = serde_json::to_value(part).expect("a part is plain data");
        for (place, measures) in self.measures.iter().enumerate() {
            let figures = figures_of(measures).map(|(figure, estimate)| {
                let (low, high) = estimate.interval.unzip();
                let object = json!({ "unit": figure.unit.name(), "value": estimate.value, "low": low, "high": high,
                    "samples": estimate.samples });
                (figure.id.to_owned(), object)
            });
            written["columns"][place]["figures"] = figures.collect::<serde_json::Map<_, _>>().into();
            let seats = measures.seats.iter().map(|seat| {
                let means = BY_SEAT.iter().filter_map(|(id, of)| Some(((*id).to_owned(), json!(of(seat).mean()?))));
                Value::from(means.collect::<serde_json::Map<_, _>>())
            });
            written["columns"][place]["seats"] = seats.collect::<Vec<_>>().into();
            let plies = measures.options_by_ply.iter().map(|options| {
                json!({ "games": options.plies(), "mean": options.mean(), "most": options.most(),
                    "quartiles": quartiles(options) })
            });
            written["columns"][place]["options"] = plies.collect::<Vec<_>>().into();
        }
        written
    }

    /// Writes the figures and the chart data as CSV, one row per value.
    ///
    /// # Errors
    /// Returns any error of the writer.
    pub fn csv(&self, out: impl Write) -> csv::Result<()> {
        let mut table = csv::Writer::from_writer(out);
        table.write_record(["column", "notation", "kind", "id", "at", "unit", "value", "low", "high", "count"])?;
        let number_words = |value: f64| format!("{value}");
        let ends = |interval: Option<(f64, f64)>| {
            interval.map_or_else(Default::default, |(low, high)| (number_words(low), number_words(high)))
        };
        let charts = charts(self.columns, self.measures);
        for (column, measures) in self.measures.iter().enumerate() {
            let (name, notation) = (self.name(column), self.columns[column].name.as_str());
            for (figure, estimate) in figures_of(measures) {
                let (low, high) = ends(estimate.interval);
                let (unit, value, count) =
                    (figure.unit.name(), number_words(estimate.value), estimate.samples.to_string());
                table.write_record([&name, notation, "figure", figure.id, "", unit, &value, &low, &high, &count])?;
            }
            for (number, seat) in measures.seats.iter().enumerate() {
                for (id, of) in BY_SEAT {
                    let Some(Estimate { value, interval, samples }) = of(seat).mean() else { continue };
                    let (low, high) = ends(interval);
                    let (at, unit) =
                        ((number + 1).to_string(), if id == "result" { Unit::Result } else { Unit::Count });
                    let (value, count) = (number_words(value), samples.to_string());
                    table.write_record([&name, notation, "seat", id, &at, unit.name(), &value, &low, &high, &count])?;
                }
            }
            for (ply, options) in measures.options_by_ply.iter().enumerate() {
                let Some(mean) = options.mean() else { continue };
                let (at, value, count) = ((ply + 1).to_string(), number_words(mean), options.plies().to_string());
                let quartile = |share| options.quantile(share).map(|value| value.to_string()).unwrap_or_default();
                let (low, high) = (quartile(0.25), quartile(0.75));
                table.write_record([&name, notation, "ply", "options", &at, "count", &value, &low, &high, &count])?;
            }
            for chart in &charts {
                for mark in &chart.series[column].marks {
                    let at = mark.said(self.catalog(column)).unwrap_or_else(|| number_words(mark.x));
                    let (low, high) = ends(mark.band);
                    let (unit, value, count) = (chart.y.unit.name(), number_words(mark.y), mark.count.to_string());
                    table.write_record([&name, notation, "chart", chart.id, &at, unit, &value, &low, &high, &count])?;
                }
            }
        }
        table.flush()?;
        Ok(())
    }
}

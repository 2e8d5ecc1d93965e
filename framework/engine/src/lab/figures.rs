//! The figures that the lab reports, each with its unit and definition. `docs/lab.md` explains them and lists
//! the sources.

use super::measures::Measures;
use super::statistics::Estimate;
use crate::seat::Seat;

/// A measured quantity that characterises a game. Its message keys are `figure-<id>` and `figure-<id>-help`.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Its name in files and on the command line.
    pub id: &'static str,
    /// Its topic. The message key is `topic-<topic>`.
    pub topic: &'static str,
    /// Its unit.
    pub unit: Unit,
    of: fn(&Measures) -> Option<Estimate>,
}

/// The unit of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A number of units, such as plies or points.
    Count,
    /// A share, from 0 to 1.
    Share,
    /// A difference or value on the scale of results and estimates, from 0 (lost) to 1 (won).
    Result,
    /// A correlation of two quantities, from −1 (opposite) through 0 (unrelated) to 1 (identical).
    Correlation,
}

impl Unit {
    /// Returns the minimum and maximum values.
    const fn bounds(self) -> (f64, f64) {
        match self {
            Self::Count => (f64::MIN, f64::MAX),
            Self::Share | Self::Result => (0.0, 1.0),
            Self::Correlation => (-1.0, 1.0),
        }
    }

    /// Returns the unit's name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Count => "count",
            Self::Share => "share",
            Self::Result => "result",
            Self::Correlation => "correlation",
        }
    }
}

impl Figure {
    const fn new(topic: &'static str, id: &'static str, unit: Unit, of: fn(&Measures) -> Option<Estimate>) -> Self {
        Self { id, topic, unit, of }
    }

    /// Returns the measured value, or `None` if the game lacks something that the figure requires, such as points or a
    /// second seat.
    pub fn measured(&self, measures: &Measures) -> Option<Estimate> {
        let found = (self.of)(measures)?;
        let (least, most) = self.unit.bounds();
        let interval = found.interval.and_then(|(low, high)| {
            if low < high || self.unit == Unit::Count || (found.value > least && found.value < most) {
                return Some((low.max(least), high.min(most)));
            }
            // A value without any variation is at one end of its range. Treat such a value as the share of an event
            // that always or never occurred.
            let always = if found.value >= most { found.samples } else { 0 };
            let (low, high) = Estimate::share(always, found.samples)?.interval?;
            Some((least + (most - least) * low, least + (most - least) * high))
        });
        Some(Estimate { interval, ..found })
    }
}

/// All figures, in display order.
pub const FIGURES: &[Figure] = &[
    Figure::new("length", "plies", Unit::Count, |of| of.plies.mean()),
    Figure::new("length", "decisions", Unit::Count, |of| of.decisions.mean()),
    Figure::new("length", "turns", Unit::Count, |of| of.turns.mean()),
    Figure::new("choice", "options", Unit::Count, |of| of.options_per_ply.value()),
    Figure::new("choice", "options-median", Unit::Count, |of| exactly(of.options.quantile(0.5), of)),
    Figure::new("choice", "options-most", Unit::Count, |of| exactly(of.options.greatest(), of)),
    Figure::new("choice", "forced", Unit::Share, |of| of.forced.value()),
    Figure::new("choice", "tree", Unit::Count, |of| of.tree.mean()),
    Figure::new("seats", "first-seat", Unit::Share, |of| of.wins(Seat::default())),
    Figure::new("seats", "ties", Unit::Share, |of| among_others(of.ties.map_or(0, |bin| bin.count), of)),
    Figure::new("points", "points", Unit::Count, |of| of.mean_points.mean()),
    Figure::new("points", "margin", Unit::Count, |of| of.margins.mean()),
    Figure::new("drama", "lead-changes", Unit::Count, |of| of.lead_changes.mean()),
    Figure::new("drama", "decided", Unit::Share, |of| of.decided.mean().map(hundredths)),
    Figure::new("drama", "deficit", Unit::Result, |of| of.deficit.mean()),
    Figure::new("luck", "skill", Unit::Result, |of| of.skill.mean()),
    Figure::new("luck", "deal", Unit::Correlation, |of| of.deal.value()),
    Figure::new("secrets", "secretive", Unit::Share, |of| of.secretive.value()),
    Figure::new("secrets", "hidden", Unit::Count, |of| of.hidden.mean()),
    Figure::new("interaction", "interfering", Unit::Share, |of| of.interfering.value()),
    Figure::new("interaction", "interference", Unit::Share, |of| of.interference.mean()),
    Figure::new("interaction", "harm", Unit::Result, |of| of.harm.mean()),
];

/// Returns all figures that are defined for these games.
pub fn figures(measures: &Measures) -> impl Iterator<Item = (&'static Figure, Estimate)> + '_ {
    FIGURES.iter().filter_map(|figure| Some((figure, figure.measured(measures)?)))
}

/// Returns the figure with this name.
pub fn figure(id: &str) -> Option<&'static Figure> {
    FIGURES.iter().find(|figure| figure.id == id)
}

/// Returns an exact count, which has no interval.
fn exactly(value: Option<i64>, of: &Measures) -> Option<Estimate> {
    value.map(|value| Estimate { value: value as f64, interval: None, samples: of.games })
}

/// Returns the share of `count` in all games, or `None` if the table has only one seat.
fn among_others(count: u64, of: &Measures) -> Option<Estimate> {
    (of.seats.len() > 1).then(|| Estimate::share(count, of.games)).flatten()
}

fn hundredths(of: Estimate) -> Estimate {
    let interval = of.interval.map(|(low, high)| (low / 100.0, high / 100.0));
    Estimate { value: of.value / 100.0, interval, ..of }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_varied_is_not_certain() {
        let mut measures = Measures::new(crate::seat::Seats::TWO);
        (0..10).for_each(|_| measures.skill.count(1.0));
        let skill = figure("skill").and_then(|skill| skill.measured(&measures)).expect("ten deals");
        // For ten out of ten, Wilson's interval begins at 72%.
        assert!(skill.interval.is_some_and(|(low, high)| (low - 0.7225).abs() < 1e-3 && high > 0.999), "{skill:?}");
    }
}

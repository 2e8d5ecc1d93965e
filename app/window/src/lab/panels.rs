//! The parts common to all chart panels: titles and tooltips.

use egui::{RichText, Ui};
use rondel::{Catalog, Text};
use rondel_charts::{Axis, Chart, ChartPoint, numbers};
use rondel_painter::theme;

use super::columns::badge_ui;
use super::measured::Measured;
use crate::context::AppContext;

/// A chart to be drawn, with its data and context.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub(super) cx: &'a AppContext,
    pub(super) measured: &'a Measured,
    pub(super) chart: &'a Chart,
}

impl<'a> Drawing<'a> {
    /// Returns the catalogue of a column's game.
    pub(super) fn catalog(&self, place: usize) -> &'a Catalog {
        self.cx.words.of(self.measured.columns()[place].plugin.id)
    }

    /// Returns the title of a column's game.
    pub(super) fn title(&self, place: usize) -> String {
        self.catalog(place).word("title")
    }

    /// Returns the name of an axis.
    pub(super) fn axis(&self, axis: &Axis) -> String {
        self.catalog(0).word(&format!("axis-{}", axis.id))
    }

    /// Formats a value of an axis.
    pub(super) fn value(&self, axis: &Axis, value: f64) -> String {
        numbers::value(self.cx.words.language(), axis.unit, value)
    }

    /// Draws the title of a column's panel.
    pub(super) fn panel_title_ui(&self, ui: &mut Ui, place: usize) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            badge_ui(ui, place, 17.0);
            ui.add(egui::Label::new(RichText::new(self.title(place)).font(theme::strong(13.0))).truncate());
        });
    }

    /// Returns the tooltip lines for a mark: the value with its interval, the count, and the effect of a click.
    pub(super) fn told_of_value(&self, mark: &ChartPoint) -> Vec<String> {
        let words = &self.cx.words;
        let y = &self.chart.y;
        let value = self.value(y, mark.y);
        let value = match mark.band {
            Some(band) => {
                let (low, high) = numbers::ends(words.language(), y.unit, band);
                words.say(&Text::new("lab-interval").with("value", value).with("low", low).with("high", high))
            }
            None => value,
        };
        let mut told =
            vec![format!("{}: {value}", self.axis(y)), words.with("lab-times", "count", mark.count as usize)];
        told.extend(mark.game.map(|game| words.with("lab-open", "number", game as usize + 1)));
        told
    }
}

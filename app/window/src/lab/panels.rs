//! What the panels of all charts have in common: the name above, and what a mark in them tells.

use egui::{RichText, Ui};
use rondel::{Catalog, Text};
use rondel_charts::{Axis, Chart, ChartPoint, numbers};
use rondel_painter::theme;

use super::columns::badge_ui;
use super::measured::Measured;
use crate::context::AppContext;

/// A chart that is drawn, and what it is drawn of.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub(super) cx: &'a AppContext,
    pub(super) measured: &'a Measured,
    pub(super) chart: &'a Chart,
}

impl<'a> Drawing<'a> {
    /// The words of the game of a column.
    pub(super) fn catalog(&self, place: usize) -> &'a Catalog {
        self.cx.words.of(self.measured.columns()[place].plugin.id)
    }

    /// What the game of a column is called.
    pub(super) fn title(&self, place: usize) -> String {
        self.catalog(place).word("title")
    }

    /// What an axis is called.
    pub(super) fn axis(&self, axis: &Axis) -> String {
        self.catalog(0).word(&format!("axis-{}", axis.id))
    }

    /// A value on an axis, in words.
    pub(super) fn value(&self, axis: &Axis, value: f64) -> String {
        numbers::value(self.cx.words.language(), axis.unit, value)
    }

    /// The name of a column over its panel.
    pub(super) fn panel_title_ui(&self, ui: &mut Ui, place: usize) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            badge_ui(ui, place, 17.0);
            ui.add(egui::Label::new(RichText::new(self.title(place)).font(theme::strong(13.0))).truncate());
        });
    }

    /// The value of a mark, its interval, its count and what a click does.
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

//! What the panels of all charts have in common: the name above, and what a mark in them tells.

use egui::{RichText, Ui};
use rondel::Text;
use rondel_charts::numbers;
use rondel_charts::{Chart, Mark};
use rondel_painter::theme;

use super::columns::badge_ui;
use super::measured::Measured;
use crate::context::AppContext;

/// The name of a column over its panel.
pub(super) fn panel_title_ui(ui: &mut Ui, cx: &AppContext, measured: &Measured, place: usize) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        badge_ui(ui, place, 17.0);
        let title = cx.words.of(measured.columns()[place].plugin.id).word("title");
        ui.add(egui::Label::new(RichText::new(title).font(theme::strong(13.0))).truncate());
    });
}

/// The value of a mark, its interval, its count and what a click does.
pub(super) fn told_of_value(
    cx: &AppContext,
    chart: &Chart,
    mark: &Mark,
    place: usize,
    measured: &Measured,
) -> Vec<String> {
    let (words, language) = (&cx.words, cx.words.language());
    let catalog = words.of(measured.columns()[place].plugin.id);
    let axis = catalog.word(&format!("axis-{}", chart.y.id));
    let value = numbers::value(language, chart.y.unit, mark.y);
    let value = match mark.band {
        Some(band) => {
            let (low, high) = numbers::ends(language, chart.y.unit, band);
            let text = Text::new("lab-interval").with("value", value);
            words.say(&text.with("low", low).with("high", high))
        }
        None => value,
    };
    let mut told = vec![format!("{axis}: {value}"), words.with("lab-times", "count", mark.count as usize)];
    if let Some(game) = mark.game {
        told.push(words.with("lab-open", "number", game as usize + 1));
    }
    told
}

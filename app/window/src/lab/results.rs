//! The figures of all columns side by side, with their intervals and a separate scale for each row. The plain-text
//! answers are above the figures.

use egui::{Id, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};
use rondel::Text;
use rondel::lab::{Estimate, Figure};
use rondel_charts::answers::FigureRow;
use rondel_charts::numbers;
use rondel_charts::shared::{self, SharedMechanic};
use rondel_painter::theme;
use rondel_painter::widgets::{self, elided};

use super::answers;
use super::columns::{badge_ui, detail, letter};
use super::marks::mark_ui;
use super::measured::Measured;
use crate::command::Command;
use crate::context::AppContext;

/// Draws the answers and the figures.
pub fn ui(ui: &mut Ui, cx: &AppContext, measured: &Measured) {
    answers::ui(ui, cx, measured);
    shared_ui(ui, cx, measured);
    widgets::sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::heading(ui, cx.words.word("lab-figures"), 21.0);
        ui.label(RichText::new(cx.words.word("lab-figures-help")).color(theme::palette(ui.ctx()).faint));
        ui.add_space(6.0);
        table_ui(ui, cx, measured);
    });
}

/// Draws the mechanics that several of the games share. A button opens the full comparison.
fn shared_ui(ui: &mut Ui, cx: &AppContext, measured: &Measured) {
    let columns = measured.columns();
    let shared: Vec<SharedMechanic> =
        shared::mechanics(columns).into_iter().filter(|shared| shared.games.len() > 1).collect();
    if shared.is_empty() {
        return;
    }
    widgets::sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            widgets::heading(ui, cx.words.word("matrix-title"), 21.0);
            ui.add_space(10.0);
            if ui.button(cx.words.word("home-compare")).clicked() {
                cx.send(Command::OpenMatrix);
            }
        });
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 8.0);
            for mechanic in shared {
                let of = |place: usize| cx.words.of(columns[place].plugin.id);
                let told: Vec<String> = mechanic
                    .games
                    .iter()
                    .map(|(place, own)| format!("{}: {}", of(*place).word("title"), of(*place).say(&own.sentence())))
                    .collect();
                // A line break must not separate the letters from the term.
                let term = of(mechanic.games[0].0).say(&mechanic.term());
                let width = ui.fonts_mut(|fonts| {
                    fonts.layout_no_wrap(term.clone(), theme::strong(14.0), egui::Color32::BLACK).size().x
                });
                let letters = mechanic.games.len() as f32;
                ui.allocate_ui(vec2(width + letters * 21.0, 20.0), |ui| {
                    ui.horizontal(|ui| {
                        let label = ui.label(RichText::new(&term).font(theme::strong(14.0)));
                        label.on_hover_text(told.join("\n\n"));
                        for (place, _) in &mechanic.games {
                            badge_ui(ui, *place, 16.0);
                        }
                    });
                });
                ui.add_space(16.0);
            }
        });
    });
    ui.add_space(12.0);
}

const NAMES: f32 = 190.0;
const GAP: f32 = 18.0;
const ROW: f32 = 36.0;
const HEADING: f32 = 60.0;

fn table_ui(ui: &mut Ui, cx: &AppContext, measured: &Measured) {
    let count = measured.columns().len() as f32;
    let width = ((ui.available_width() - NAMES - GAP * count) / count).clamp(90.0, 260.0);
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    ui.horizontal(|ui| {
        ui.allocate_space(vec2(NAMES, HEADING));
        for (place, (column, measures)) in measured.columns().iter().zip(measured.measures()).enumerate() {
            ui.allocate_ui(vec2(width, HEADING), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(6.0, 1.0);
                ui.vertical(|ui| {
                    ui.horizontal(|ui| {
                        badge_ui(ui, place, 20.0);
                        let title = RichText::new(cx.words.of(column.plugin.id).word("title"));
                        ui.add(egui::Label::new(title.font(theme::serif(17.0))).truncate());
                    });
                    let faint = theme::palette(ui.ctx()).faint;
                    let games = cx.words.with("lab-games", "count", measures.games as usize);
                    let players = cx.words.with("players-count", "count", column.plan.bots.len());
                    for line in [format!("{games} · {players}"), detail(column, measured.content(place), &cx.words)] {
                        let shown = RichText::new(&line).size(12.0).color(faint);
                        ui.add(egui::Label::new(shown).truncate()).on_hover_text(line);
                    }
                });
            });
        }
    });
    let catalog = cx.words.of(measured.columns()[0].plugin.id);
    let mut topic = "";
    for row in measured.rows() {
        if row.figure.topic != topic {
            topic = row.figure.topic;
            ui.add_space(9.0);
            let words = catalog.word(&format!("topic-{topic}"));
            let palette = theme::palette(ui.ctx());
            ui.label(RichText::new(words).font(theme::strong(13.5)).color(palette.brand));
            let line = ui.available_rect_before_wrap();
            ui.painter().hline(line.x_range(), line.top() + 1.0, Stroke::new(1.0, palette.edge));
            ui.add_space(4.0);
        }
        row_ui(ui, cx, measured, row, width);
    }
}

fn row_ui(ui: &mut Ui, cx: &AppContext, measured: &Measured, row: &FigureRow, width: f32) {
    let words = &cx.words;
    let palette = theme::palette(ui.ctx());
    let catalog = words.of(measured.columns()[0].plugin.id);
    let name = catalog.word(&format!("figure-{}", row.figure.id));
    let help = catalog.word(&format!("figure-{}-help", row.figure.id));
    ui.horizontal(|ui| {
        let (rect, named) = ui.allocate_exact_size(vec2(NAMES, ROW), Sense::hover());
        widgets::paint_line(ui.painter(), rect.left_center(), &name, theme::text(14.5), palette.ink, NAMES);
        named.on_hover_text(&help);
        let scale = row.scale();
        for place in 0..measured.columns().len() {
            let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
            let value = row.values[place];
            let told = || {
                let title = words.of(measured.columns()[place].plugin.id).word("title");
                let mut told = vec![format!("{name} – {} · {title}", letter(place))];
                match &value {
                    None => told.push(words.word("lab-none")),
                    Some(estimate) => told.extend(exactly(cx, row.figure, estimate)),
                }
                told.push(help.clone());
                told
            };
            cell_ui(ui, cx, row.figure, value.as_ref(), place, rect, scale);
            mark_ui(ui, rect, Id::unique(("lab figure", row.figure.id, place)), None, told);
        }
    });
}

/// Returns a value with its interval and its sample count, as text.
fn exactly(cx: &AppContext, figure: &Figure, estimate: &Estimate) -> Vec<String> {
    let (words, language) = (&cx.words, cx.words.language());
    let value = numbers::value(language, figure.unit, estimate.value);
    let said = estimate.interval.map(|interval| {
        let (low, high) = numbers::ends(language, figure.unit, interval);
        let text = Text::new("lab-interval").with("value", value.as_str());
        words.say(&text.with("low", low).with("high", high))
    });
    vec![said.unwrap_or(value), words.with("lab-samples", "count", estimate.samples as usize)]
}

fn cell_ui(
    ui: &Ui,
    cx: &AppContext,
    figure: &Figure,
    value: Option<&Estimate>,
    place: usize,
    rect: Rect,
    (from, to): (f64, f64),
) {
    let palette = theme::palette(ui.ctx());
    let painter = ui.painter();
    let Some(estimate) = value else {
        painter.text(rect.left_center(), egui::Align2::LEFT_CENTER, "–", theme::text(14.0), palette.faint);
        return;
    };
    let text = numbers::estimate(cx.words.language(), figure.unit, estimate);
    let galley = elided(ui.painter(), &text, theme::strong(14.0), palette.ink, rect.width());
    painter.galley(rect.left_top() + vec2(0.0, 3.0), galley, palette.ink);
    let track = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 11.0), pos2(rect.right(), rect.bottom() - 5.0));
    painter.rect_filled(track, 3.0, theme::faded(palette.edge, 0.35));
    let at = |value: f64| egui::lerp(track.x_range(), (((value - from) / (to - from)) as f32).clamp(0.0, 1.0));
    let (zero, end) = (at(0.0), at(estimate.value));
    let colour = theme::column_colour(ui.ctx(), place);
    let bar = Rect::from_x_y_ranges(zero.min(end)..=zero.max(end), track.y_range());
    painter.rect_filled(bar, 3.0, colour);
    if let Some((low, high)) = estimate.interval {
        let stroke = Stroke::new(1.6, palette.ink);
        widgets::paint_whisker(painter, at(low)..=at(high), track.center().y, 3.0, stroke);
    }
}

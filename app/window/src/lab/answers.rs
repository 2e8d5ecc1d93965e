//! Plain-text answers to common questions, such as which game is the longest and which depends most on luck.

use egui::{Align2, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use rondel::lab::Estimate;
use rondel_charts::answers::{FigureAnswer, answers};
use rondel_charts::numbers;
use rondel_painter::theme;
use rondel_painter::widgets::elided;

use super::columns::{letter, paint_badge};
use super::marks::mark_ui;
use super::measured::Measured;
use crate::context::AppContext;

const LINE: f32 = 19.0;
const HEADING: f32 = 60.0;
const MARGIN: f32 = 12.0;

/// Draws the answers side by side, in as many columns as fit.
pub fn ui(ui: &mut Ui, cx: &AppContext, measured: &Measured) {
    const GAP: f32 = 12.0;
    const NARROWEST: f32 = 225.0;
    let answers = answers(measured.rows());
    if answers.is_empty() {
        return;
    }
    let room = ui.available_width();
    let beside = ((room + GAP) / (NARROWEST + GAP)).floor().clamp(1.0, 4.0);
    let width = ((room - GAP * (beside - 1.0)) / beside).floor();
    for row in answers.chunks(beside as usize) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for answer in row {
                answer_ui(ui, cx, measured, answer, width);
            }
        });
        ui.add_space(4.0);
    }
    ui.add_space(10.0);
}

fn answer_ui(ui: &mut Ui, cx: &AppContext, measured: &Measured, answer: &FigureAnswer<'_>, width: f32) {
    let palette = theme::palette(ui.ctx());
    let words = &cx.words;
    let lines = measured.columns().len() as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEADING + lines * LINE + MARGIN * 2.0), Sense::hover());
    let Some((winner, _)) = answer.ranked.first() else { return };
    let columns = measured.columns();
    let title = |place: usize| {
        let plugin = columns[place].plugin;
        let title = words.of(plugin.id).word("title");
        if columns.iter().filter(|other| other.plugin.id == plugin.id).count() < 2 {
            return title;
        }
        format!("{title} · {}", words.with("players-count", "count", columns[place].plan.bots.len()))
    };
    let asked = words.word(answer.asked);
    let painter = ui.painter();
    painter.rect(rect, 12, palette.sheet, Stroke::new(1.0, palette.edge), StrokeKind::Inside);
    let inner = rect.shrink2(vec2(15.0, MARGIN));
    let (sure, colour) = if answer.clearly {
        (words.word("lab-clearly"), palette.point)
    } else {
        (words.word("lab-perhaps"), palette.faint)
    };
    let galley = elided(ui.painter(), &asked, theme::strong(13.0), palette.faint, inner.width() - 70.0);
    painter.galley(inner.left_top(), galley, palette.faint);
    painter.text(inner.right_top(), Align2::RIGHT_TOP, sure, theme::strong(12.0), colour);
    paint_badge(ui, inner.left_top() + vec2(10.0, 34.0), *winner, 20.0);
    // If the winner's lead is not significant, a question mark is added to the title.
    let first = if answer.clearly { title(*winner) } else { format!("{}?", title(*winner)) };
    let galley = elided(ui.painter(), &first, theme::serif(21.0), palette.ink, inner.width() - 27.0);
    painter.galley(inner.left_top() + vec2(27.0, 20.0), galley, palette.ink);
    let top = inner.top() + HEADING - 4.0;
    for (rank, (place, value)) in answer.ranked.iter().enumerate() {
        let line = Rect::from_min_size(pos2(inner.left(), top + rank as f32 * LINE), vec2(inner.width(), LINE));
        line_ui(ui, cx, answer, *place, value, line);
    }
    mark_ui(ui, rect, Id::unique(("lab answer", answer.asked)), None, || {
        let catalog = words.of(measured.columns()[*winner].plugin.id);
        let mut told = vec![format!("{asked}: {} · {}", letter(*winner), title(*winner))];
        told.push(words.word(if answer.clearly { "lab-clearly-hint" } else { "lab-perhaps-hint" }));
        told.extend(answer.ranked.iter().map(|(place, value)| {
            let value = numbers::estimate(words.language(), answer.unit, value);
            format!("{} · {}: {value}", letter(*place), title(*place))
        }));
        told.push(format!(
            "{}: {}",
            catalog.word(&format!("figure-{}", answer.row.figure.id)),
            catalog.word(&format!("figure-{}-help", answer.row.figure.id))
        ));
        if answer.unit != answer.row.figure.unit {
            told.push(words.word("lab-luck-help"));
        }
        told
    });
}

/// Draws the value of one column: its letter, a bar, and the number.
fn line_ui(ui: &Ui, cx: &AppContext, answer: &FigureAnswer<'_>, place: usize, value: &Estimate, line: Rect) {
    const VALUE: f32 = 84.0;
    let palette = theme::palette(ui.ctx());
    paint_badge(ui, pos2(line.left() + 7.0, line.center().y), place, 14.0);
    let track = Rect::from_min_max(
        pos2(line.left() + 20.0, line.center().y - 4.0),
        pos2(line.right() - VALUE, line.center().y + 4.0),
    );
    let (from, to) = answer.scale;
    let share = (value.value - from) / (to - from);
    let painter = ui.painter();
    painter.rect_filled(track, 4.0, theme::faded(palette.edge, 0.3));
    let end = egui::lerp(track.x_range(), (share as f32).clamp(0.0, 1.0));
    let bar = Rect::from_x_y_ranges(track.left()..=end.max(track.left() + 2.0), track.y_range());
    painter.rect_filled(bar, 4.0, theme::column_colour(ui.ctx(), place));
    let text = numbers::estimate(cx.words.language(), answer.unit, value);
    painter.text(line.right_center(), Align2::RIGHT_CENTER, text, theme::text(12.5), palette.ink);
}

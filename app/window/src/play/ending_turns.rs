//! The most important turns of a game, shown as pictures on the result sheet. A click on a picture replays its turn.

use egui::{Rect, RichText, Sense, StrokeKind, Ui, vec2};
use rondel::Seat;
use rondel_painter::miniature::{Miniature, paint_room};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{theme, widgets};

use super::view::GameView;
use crate::context::AppContext;

/// Maximum number of important turns listed.
pub(super) const TURNS: usize = 3;

/// A turn on the result sheet.
pub(super) struct KeyTurn {
    /// A title that says why the turn is important. May be empty.
    pub(super) title: String,
    pub(super) text: String,
    pub(super) seat: Seat,
    /// The last step of the turn, or `None` if the turn is not known yet.
    pub(super) step: Option<usize>,
    /// The table after that step.
    pub(super) picture: Option<Miniature>,
}

impl KeyTurn {
    /// Creates a turn that is not known yet.
    pub(super) fn untold(seat: Seat) -> Self {
        Self { title: String::new(), text: String::new(), seat, step: None, picture: None }
    }
}

/// Returns the most important turns of a game, with the tables after them.
pub(super) fn key_turns(game: &GameView, cx: &AppContext) -> Vec<KeyTurn> {
    let Some(ending) = game.reading.ending.as_ref() else { return Vec::new() };
    let turn = |(place, (step, seat, text)): (usize, &(usize, Seat, String))| {
        let picture = game.picture_of((game.turn_start(*step) + 1).min(*step)..=*step, cx);
        // Only the first turn has a title. The title is not repeated for the other turns.
        let title = if place == 0 { cx.words.word("end-key-turn") } else { String::new() };
        KeyTurn { title, text: text.clone(), seat: *seat, step: Some(*step), picture }
    };
    ending.turns.iter().enumerate().map(turn).collect()
}

/// Draws each turn as a picture with a sentence. Returns the step of the turn that was clicked.
///
/// `progress` says how far the review has come that may still change the turns.
pub(super) fn turns_ui(
    ui: &mut Ui,
    cx: &mut AppContext,
    mut turns: Vec<&mut KeyTurn>,
    progress: Option<&str>,
) -> Option<usize> {
    const GAP: f32 = 12.0;
    const HEIGHT: (f32, f32) = (70.0, 130.0);
    let palette = theme::palette(ui.ctx());
    let mut clicked = None;
    ui.add_space(10.0);
    let title = cx.words.word("end-turns");
    let title = progress.map_or_else(|| title.clone(), |progress| format!("{title}  ·  {progress}"));
    ui.label(RichText::new(title).font(theme::strong(14.0)).color(palette.faint));
    let width = (ui.available_width() - GAP * (TURNS as f32 - 1.0)) / TURNS as f32;
    let height = (width * 0.56).clamp(HEIGHT.0, HEIGHT.1);
    let painter = ui.painter().clone();
    let titled = |turn: &KeyTurn| painter.layout(turn.title.clone(), theme::strong(13.0), palette.ink, width - 32.0);
    let laid = |turn: &KeyTurn| painter.layout(turn.text.clone(), theme::text(13.0), palette.ink, width - 32.0);
    let texts: Vec<_> = turns.iter().map(|turn| (titled(turn), laid(turn))).collect();
    let of_title = |(title, _): &(std::sync::Arc<egui::Galley>, _)| if title.is_empty() { 0.0 } else { title.size().y };
    let below = texts.iter().map(|text| of_title(text) + text.1.size().y).fold(0.0, f32::max);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (turn, text) in turns.iter_mut().zip(texts) {
            let sense = if turn.step.is_some() { Sense::click() } else { Sense::hover() };
            let (rect, card) = ui.allocate_exact_size(vec2(width, height + below + 16.0), sense);
            let said = format!("{} {}", turn.title, turn.text);
            card.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, said.trim()));
            ui.painter().rect(rect, 9.0, palette.sheet, widgets::clickable_edge(ui, &card), StrokeKind::Inside);
            let picture = Rect::from_min_size(rect.min, vec2(width, height)).shrink(4.0);
            paint_room(ui, picture);
            if let Some(table) = &mut turn.picture {
                table.paint(ui, picture, &mut cx.icons);
            }
            seat_shape(ui.painter(), rect.min + vec2(15.0, height + 15.0), 6.5, turn.seat);
            let start = rect.min + vec2(27.0, height + 6.0);
            let down = of_title(&text);
            ui.painter().galley(start, text.0, palette.ink);
            ui.painter().galley(start + vec2(0.0, down), text.1, palette.ink);
            if turn.step.is_none() {
                continue;
            }
            let card = card.on_hover_cursor(egui::CursorIcon::PointingHand);
            if card.on_hover_text(cx.words.word("end-turn-look")).clicked() {
                clicked = turn.step;
            }
        }
    });
    clicked
}

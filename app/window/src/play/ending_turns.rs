//! The most important turns of a game, shown as pictures on the result sheet. A click on a picture replays its turn.

use egui::text::LayoutJob;
use egui::{Rect, RichText, Sense, StrokeKind, Ui, vec2};
use rondel::Seat;
use rondel_painter::miniature::{Miniature, paint_room};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{theme, widgets};

use super::view::GameView;
use crate::context::AppContext;

/// Maximum number of important turns listed.
pub(super) const TURNS: usize = 3;
/// Maximum number of lines of a turn's text. The tooltip shows all of it.
const ROWS: usize = 5;

/// A turn on the result sheet.
pub(super) struct KeyTurn {
    /// A title that says why the turn is important. May be empty.
    pub(super) title: String,
    /// What happened, in texts of several lengths, the longest first. May be empty.
    pub(super) texts: Vec<String>,
    pub(super) seat: Seat,
    /// The last step of the turn, or `None` if the turn is not known yet.
    pub(super) step: Option<usize>,
    /// The table after that step.
    pub(super) picture: Option<Miniature>,
}

impl KeyTurn {
    /// Creates a turn that is not known yet.
    pub(super) fn untold(seat: Seat) -> Self {
        Self { title: String::new(), texts: Vec::new(), seat, step: None, picture: None }
    }

    fn longest(&self) -> &str {
        self.texts.first().map_or("", String::as_str)
    }
}

/// Returns the most important turns of a game, with the tables after them.
pub(super) fn key_turns(game: &GameView, cx: &AppContext) -> Vec<KeyTurn> {
    let Some(ending) = game.reading.ending.as_ref() else { return Vec::new() };
    let turn = |(step, seat, texts): &(usize, Seat, Vec<String>)| {
        let picture = game.picture_of((game.turn_start(*step) + 1).min(*step)..=*step, cx);
        KeyTurn { title: String::new(), texts: texts.clone(), seat: *seat, step: Some(*step), picture }
    };
    ending.turns.iter().map(turn).collect()
}

/// Draws each turn as a picture with a sentence. Returns the step of the turn that was clicked.
///
/// `progress` says how far the review has come that may still change the turns: a text, and a fraction from 0 to 1.
pub(super) fn turns_ui(
    ui: &mut Ui,
    cx: &mut AppContext,
    mut turns: Vec<&mut KeyTurn>,
    progress: Option<&(String, f32)>,
) -> Option<usize> {
    const GAP: f32 = 12.0;
    const HEIGHT: (f32, f32) = (70.0, 130.0);
    let palette = theme::palette(ui.ctx());
    let mut clicked = None;
    ui.add_space(10.0);
    let title = cx.words.word("end-turns");
    let title = progress.map_or_else(|| title.clone(), |(progress, _)| format!("{title}  ·  {progress}"));
    ui.label(RichText::new(title).font(theme::strong(14.0)).color(palette.faint));
    let width = (ui.available_width() - GAP * (TURNS as f32 - 1.0)) / TURNS as f32;
    let height = (width * 0.56).clamp(HEIGHT.0, HEIGHT.1);
    let painter = ui.painter().clone();
    let titled = |turn: &KeyTurn| painter.layout(turn.title.clone(), theme::strong(13.0), palette.ink, width - 32.0);
    let lay = |text: &str| {
        let mut job = LayoutJob::simple(text.to_owned(), theme::text(13.0), palette.ink, width - 32.0);
        job.wrap.max_rows = ROWS;
        painter.layout_job(job)
    };
    let laid = |turn: &KeyTurn| {
        let whole = turn.texts.iter().map(|text| lay(text)).find(|laid| !laid.elided);
        whole.unwrap_or_else(|| lay(turn.texts.last().map_or("", String::as_str)))
    };
    let texts: Vec<_> = turns.iter().map(|turn| (titled(turn), laid(turn))).collect();
    let of_title =
        |(title, _): &(std::sync::Arc<egui::Galley>, _)| if title.text().is_empty() { 0.0 } else { title.size().y };
    let below = texts.iter().map(|text| of_title(text) + text.1.size().y).fold(0.0, f32::max);
    // The space of the longest text is reserved while texts are still to come, and in the same row of three turns once
    // they are there, so that the buttons below do not move.
    let row = ui.fonts_mut(|fonts| fonts.row_height(&theme::text(13.0)));
    let below = if turns.iter().any(|turn| turn.step.is_none()) || turns.len() == TURNS {
        below.max((ROWS + 1) as f32 * row)
    } else {
        below
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (turn, text) in turns.iter_mut().zip(texts) {
            let sense = if turn.step.is_some() { Sense::click() } else { Sense::hover() };
            let (rect, card) = ui.allocate_exact_size(vec2(width, height + below + 16.0), sense);
            let said = format!("{} {}", turn.title, turn.longest());
            card.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, said.trim()));
            ui.painter().rect(rect, 9.0, palette.sheet, widgets::clickable_edge(ui, &card), StrokeKind::Inside);
            let picture = Rect::from_min_size(rect.min, vec2(width, height)).shrink(4.0);
            paint_room(ui, picture);
            match (&mut turn.picture, progress) {
                (Some(table), _) => table.paint(ui, picture, &mut cx.icons),
                (None, Some((_, share))) => bar_ui(ui, picture, *share),
                (None, None) => {}
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
            let hint = format!("{}\n\n{}", turn.longest(), cx.words.word("end-turn-look"));
            if card.on_hover_text(hint).clicked() {
                clicked = turn.step;
            }
        }
    });
    clicked
}

/// Draws the progress of the review in the middle of a picture that is still to come.
fn bar_ui(ui: &Ui, picture: Rect, share: f32) {
    let palette = theme::palette(ui.ctx());
    let bar = Rect::from_center_size(picture.center(), vec2(picture.width() * 0.6, 6.0));
    ui.painter().rect_filled(bar, 3, theme::faded(palette.faint, 0.4));
    let done = Rect::from_min_size(bar.min, vec2(bar.width() * share, bar.height()));
    ui.painter().rect_filled(done, 3, palette.brand);
}

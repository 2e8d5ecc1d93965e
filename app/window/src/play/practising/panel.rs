//! The practice panel, which replaces the log: the task, the verdict on an answer, and the values of all choices.

use egui::{
    Align, Frame, Key, Label, Layout, Rect, RichText, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};
use rondel_painter::theme::{self, Palette};
use rondel_painter::widgets;
use rondel_tables::practice::AnswerVerdict;

use super::super::marks::Marks;
use super::super::move_table::{note_ui, steps_ui, title_ui};
use super::super::view::GameView;
use super::PracticeAnswer;
use super::progress::{PositionScore, PracticeStage};
use crate::context::AppContext;

/// The action of a button in the practice panel.
#[derive(Clone, Copy)]
pub(super) enum PracticeAction {
    TryAgain,
    Show,
    Next,
    Stop,
    Another,
    Leave,
}

impl GameView {
    pub(super) fn head_ui(&self, ui: &mut Ui, cx: &AppContext) {
        let Some(practising) = self.mode.practice() else { return };
        ui.horizontal(|ui| {
            widgets::heading(ui, cx.words.word("practice-title"), 19.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let place = RichText::new(self.place_words(cx)).size(13.0);
                ui.label(place.color(theme::palette(ui.ctx()).faint));
            });
        });
        scores_ui(ui, &practising.scores, &self.score_words(cx));
    }

    /// Draws the task. Returns the widget that receives the keyboard focus first.
    pub(super) fn task_ui(&self, ui: &mut Ui, cx: &AppContext) -> Option<egui::Response> {
        if matches!(self.mode.practice()?.stage, PracticeStage::Over) {
            return None;
        }
        let palette = theme::palette(ui.ctx());
        let frame = Frame::NONE.fill(palette.sheet).stroke(Stroke::new(1.5, palette.point));
        let task = frame.inner_margin(9).corner_radius(8).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(self.source_words(cx)).size(12.5).color(palette.faint));
            let task = Label::new(RichText::new(self.task_words(cx)).font(theme::strong(15.0))).wrap();
            let task = ui.add(task.sense(Sense::focusable_noninteractive()));
            if let Some(then) = self.then_words(cx) {
                ui.add(Label::new(RichText::new(then).size(14.0)).wrap());
            }
            task
        });
        Some(task.inner)
    }

    pub(super) fn stage_ui(&mut self, marks: &mut Marks, ui: &mut Ui, cx: &AppContext) -> Option<PracticeAction> {
        let practising = self.mode.practice()?;
        match &practising.stage {
            PracticeStage::Looking => {
                note_ui(ui, cx.words.with("practice-known", "seat", self.seat_name(self.practised_seat(), cx)));
                ui.add_space(4.0);
                let show = ui.button(cx.words.word("practice-show"));
                show.clicked().then_some(PracticeAction::Show)
            }
            PracticeStage::Answered(_) => self.answered_ui(marks, ui, cx),
            PracticeStage::Waiting => {
                let games = practising.round.progress().games;
                ui.add(Label::new(cx.words.with("practice-looking", "games", games)).wrap());
                ui.button(cx.words.word("practice-stop")).clicked().then_some(PracticeAction::Stop)
            }
            PracticeStage::Over => {
                ui.add_space(8.0);
                widgets::heading(ui, cx.words.word("practice-over"), 22.0);
                ui.add(Label::new(RichText::new(self.score_words(cx)).size(15.0)).wrap());
                ui.add_space(8.0);
                ui.horizontal_wrapped(|ui| {
                    let leave = widgets::primary(ui, cx.words.word("practice-leave")).clicked();
                    let another = ui.button(cx.words.word("practice-another")).clicked();
                    leave.then_some(PracticeAction::Leave).or(another.then_some(PracticeAction::Another))
                })
                .inner
            }
        }
    }

    fn answered_ui(&mut self, marks: &mut Marks, ui: &mut Ui, cx: &AppContext) -> Option<PracticeAction> {
        let practising = self.mode.practice()?;
        let answered = practising.answered()?;
        if let PracticeAnswer::Choice(place) = answered.answer {
            ui.add(
                Label::new(
                    RichText::new(cx.words.with("practice-chosen", "choice", self.practised_choice(place, cx)))
                        .size(14.0),
                )
                .wrap(),
            );
        }
        match answered.verdict {
            Some(verdict) => verdict_ui(ui, verdict, &super::practice_text::headline(verdict, cx)),
            None if answered.judge.is_some() => note_ui(ui, cx.words.word("practice-weighing")),
            None => {}
        }
        if let Some(worth) = self.worth_words(cx) {
            ui.add(Label::new(RichText::new(worth).size(14.0)).wrap());
        }
        if let Some(told) = answered.told.as_ref().filter(|_| answered.answer == PracticeAnswer::Shown) {
            ui.add(Label::new(RichText::new(told.best_words(cx)).font(theme::strong(15.0))).wrap());
        }
        ui.add_space(2.0);
        let (is_settled, is_last) = (answered.is_settled(), practising.is_last());
        let known = answered.verdict.is_some() || is_settled;
        let deed = if known { deeds_ui(ui, cx, is_settled, is_last) } else { None };
        let Some(told) = answered.told.as_ref() else { return deed };
        title_ui(ui, cx.words.word("practice-values"));
        let (on, _) = told.weighed.rows_ui(ui, &cx.words, false);
        let shown = answered.answer == PracticeAnswer::Shown;
        let pointed = on.map(|row| row.targets.clone()).or(shown.then(|| told.targets.clone()));
        if told.way.is_empty() {
            told.weighed.line_ui(ui, &cx.words);
        } else {
            title_ui(ui, cx.words.word("line-title"));
            steps_ui(ui, &told.way);
        }
        if told.weighed.has_estimates {
            note_ui(ui, cx.words.word("review-how"));
        }
        marks.pointed = pointed.unwrap_or_default();
        deed
    }
}

/// Draws the buttons shown after an answer.
fn deeds_ui(ui: &mut Ui, cx: &AppContext, is_settled: bool, is_last: bool) -> Option<PracticeAction> {
    let word = |key| cx.words.word(key);
    let keyed = |words: String, key: &str| format!("{words} ({key})");
    let enter = word("key-enter");
    let next = word(if is_last { "practice-end" } else { "practice-next" });
    ui.horizontal_wrapped(|ui| {
        if is_settled {
            let response = widgets::primary(ui, next.clone()).on_hover_text(keyed(next, &enter));
            return response.clicked().then_some(PracticeAction::Next);
        }
        let again = word("practice-try-again");
        let again = widgets::primary(ui, again.clone()).on_hover_text(keyed(again, &enter)).clicked();
        let show = word("practice-show");
        let show = ui.button(show.clone()).on_hover_text(keyed(show, Key::S.name())).clicked();
        let next = ui.button(next).clicked();
        let deeds = [(again, PracticeAction::TryAgain), (show, PracticeAction::Show), (next, PracticeAction::Next)];
        deeds.into_iter().find(|(clicked, _)| *clicked).map(|(_, deed)| deed)
    })
    .inner
}

/// Draws the verdict, preceded by its symbol.
fn verdict_ui(ui: &mut Ui, verdict: AnswerVerdict, words: &str) {
    const SIGN: f32 = 20.0;
    let palette = theme::palette(ui.ctx());
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
        let score = match verdict {
            AnswerVerdict::Right => PositionScore::AtFirst,
            AnswerVerdict::Better => PositionScore::Later,
            AnswerVerdict::Same | AnswerVerdict::NoBetter | AnswerVerdict::Worse | AnswerVerdict::Missed => {
                PositionScore::Missed
            }
        };
        sign(ui, rect, score, &palette);
        ui.add(Label::new(RichText::new(words).font(theme::strong(17.0))).wrap());
    });
}

/// Draws the scores of the positions as a row of symbols.
fn scores_ui(ui: &mut Ui, scores: &[PositionScore], words: &str) {
    const SIGN: f32 = 14.0;
    const GAP: f32 = 5.0;
    let palette = theme::palette(ui.ctx());
    let width = scores.len() as f32 * (SIGN + GAP);
    let (rect, response) = ui.allocate_exact_size(vec2(width, SIGN + 4.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, words));
    for (place, score) in scores.iter().enumerate() {
        let left = rect.left() + place as f32 * (SIGN + GAP);
        sign(ui, Rect::from_min_size(pos2(left, rect.top() + 2.0), vec2(SIGN, SIGN)), *score, &palette);
    }
    response.on_hover_text(words);
}

/// Draws the symbol of a score: a filled disc with a tick if the first answer was right, an unfilled disc with a
/// tick if a later answer was right, a cross for a miss, a dot if the answer was shown, and an empty disc for a
/// position that has not been answered.
fn sign(ui: &Ui, rect: Rect, score: PositionScore, palette: &Palette) {
    let painter = ui.painter();
    let (middle, radius) = (rect.center(), rect.width() / 2.0);
    let line = |points: &[(f32, f32)], colour| {
        let at = |(x, y): &(f32, f32)| middle + vec2(*x, *y) * radius;
        painter.add(Shape::line(points.iter().map(at).collect(), Stroke::new(radius * 0.26, colour)));
    };
    let tick = [(-0.45, 0.05), (-0.12, 0.4), (0.48, -0.35)];
    let edge = Stroke::new((radius * 0.16).max(1.2), palette.ink);
    match score {
        PositionScore::AtFirst => {
            painter.circle(middle, radius - 0.5, palette.point, edge);
            let is_dark = ui.visuals().dark_mode;
            line(&tick, if is_dark { egui::Color32::BLACK } else { egui::Color32::WHITE });
        }
        PositionScore::Later => {
            painter.circle(middle, radius - 0.5, palette.sheet, edge);
            line(&tick, palette.ink);
        }
        PositionScore::Missed => {
            painter.circle(middle, radius - 0.5, palette.sheet, edge);
            line(&[(-0.36, -0.36), (0.36, 0.36)], palette.alarm);
            line(&[(0.36, -0.36), (-0.36, 0.36)], palette.alarm);
        }
        PositionScore::Shown => {
            painter.circle(middle, radius - 0.5, palette.sheet, edge);
            painter.circle_filled(middle, radius * 0.36, palette.faint);
        }
        PositionScore::Open => {
            let open = Rect::from_center_size(middle, rect.size() * 0.8);
            painter.rect(open, radius, palette.panel, Stroke::new(1.2, palette.edge), StrokeKind::Inside);
        }
    }
}

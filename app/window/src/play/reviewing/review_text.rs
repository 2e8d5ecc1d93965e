//! The text of a review.

use std::ops::RangeInclusive;

use egui::{
    Button, Label, Pos2, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use rondel::bots::Expected;
use rondel::review::{Balance, Decision, Review, Verdict};
use rondel::{ElementId, Plugin, Seat, Table, Text};
use rondel_painter::miniature::{Miniature, paint_room};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::table::marks::{cross_at, pointer_at};
use rondel_painter::{theme, widgets};
use rondel_presenter::analysis::{line_words, percent};
use rondel_presenter::heard::worded;
use rondel_presenter::resolved::{LinePart, ResolvedScene, resolve_line};
use rondel_presenter::reviewed;

use super::super::choice_face::ChoiceFace;
use super::super::move_table::{note_ui, steps_ui, title_ui};
use super::super::view::GameView;
use super::Whose;
use super::balance_table::BalanceTable;
use super::curve::Curve;
use crate::context::AppContext;

/// Maximum number of costly decisions listed.
const FLAWS: usize = 12;

/// The text of a review.
#[derive(Default)]
pub(super) struct ReviewText {
    review: Option<Review>,
    pub(super) curve: Curve,
    names: Vec<String>,
    balances: Vec<(Seat, Balance)>,
    swings: Vec<SwingText>,
    /// The costly decisions, costliest first.
    flaws: Vec<DecisionText>,
    /// Sentence that explains the user's result.
    summary: Option<String>,
}

/// A decisive moment.
struct SwingText {
    /// Index of the step to view, which is before a decision or after the effect of luck.
    step: usize,
    words: String,
    picture: Option<Miniature>,
}

/// A decision as text.
pub(super) struct DecisionText {
    /// Number of plies before the decision.
    pub(super) ply: usize,
    seat: Seat,
    name: String,
    verdict: Verdict,
    pub(super) choice: String,
    /// The short form of the choice. Empty if it has none.
    face: Vec<LinePart>,
    /// Elements on the table that the choice concerns.
    targets: Vec<ElementId>,
    /// The better choice and the elements that it concerns, if there is one.
    pub(super) better: Option<(String, Vec<ElementId>)>,
    /// The short form of the better choice. Empty if it has none.
    better_face: Vec<LinePart>,
    /// Index of the best choice.
    best: usize,
    loss: f64,
    reach: f64,
    /// Expected result of the best choice for the deciding seat, from 0 to 1.
    before: f64,
    line: Vec<(Seat, String)>,
    /// The actual continuation of the game. Empty unless the decision is being viewed and the whole game may be
    /// revealed.
    came: Vec<(Seat, String)>,
}

/// The elements that the review of a position highlights on the table.
pub(super) struct Marked {
    /// Elements of the better choice.
    pub(super) better: Vec<ElementId>,
    /// Elements of the choice made.
    pub(super) played: Vec<ElementId>,
    /// Index of the better choice, if the user wants to try it in a branch.
    pub(super) tried: Option<usize>,
}

impl ReviewText {
    /// Builds the text for a review of all decisions, or of a single seat's decisions.
    pub(super) fn of(game: &GameView, review: Review, of_all: bool, cx: &AppContext) -> Self {
        let seats = game.held.seats();
        let names: Vec<String> = seats.each().map(|seat| game.seat_name(seat, cx)).collect();
        let balances =
            if of_all { seats.each().map(|seat| (seat, review.balance(seat))).collect() } else { Vec::new() };
        let flaws = {
            // If only one person plays, only that person's decisions are listed.
            let persons = game.persons();
            let is_shown = |seat: Seat| persons.len() != 1 || persons.contains(&seat);
            let flaws = review.decisions.iter().filter(|decision| decision.verdict() > Verdict::Good);
            let mut flaws: Vec<&Decision> = flaws.filter(|decision| is_shown(decision.seat)).collect();
            flaws.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
            flaws.truncate(FLAWS);
            flaws.into_iter().map(|decision| DecisionText::of(game, decision, cx)).collect()
        };
        let sides = game.sides(cx);
        let swings = if of_all { reviewed::swings(&review) } else { Vec::new() };
        let swings = swings.into_iter().map(|swing| {
            let mover = game.held.mover(swing.ply).unwrap_or(Seat::new(0));
            let taken = review.decisions.iter().find(|decision| swing.decision && decision.ply == swing.ply);
            let by = if let Some(decision) = taken {
                // The headline of the turn is shorter than the choice, and tells more.
                let ending = game.reading.ending.as_ref();
                let headline = ending.and_then(|ending| ending.headlines_at(game.step_of(decision.ply + 1)).first());
                headline.cloned().unwrap_or_else(|| {
                    let choice = DecisionText::of(game, decision, cx).choice;
                    reviewed::by_decision(&cx.words, &names[mover.index()], &choice)
                })
            } else {
                let steps = game.watching.chronicle.steps();
                reviewed::by_luck(&cx.words, reviewed::heard_with(steps, swing.ply, cx.words.of(game.plugin.id)))
            };
            let words = format!("{by}\n{}", reviewed::changes(&cx.words, &sides, &swing));
            let step = game.step_of(if swing.decision { swing.ply } else { swing.ply + 1 });
            SwingText { step, words, picture: game.picture_of(step..=step, cx) }
        });
        let swings = swings.collect();
        let curve = Curve::of(game, &review, of_all, cx);
        let summary = balances.get(game.viewed_seat().index());
        let summary = summary.map(|(seat, balance)| reviewed::summary(&cx.words, &names[seat.index()], balance));
        Self { summary, curve, names, balances, swings, flaws, review: Some(review) }
    }

    /// Returns the text about the decision at this ply, if the decision was evaluated.
    pub(super) fn decision(&self, game: &GameView, ply: usize, cx: &AppContext) -> Option<DecisionText> {
        let decisions = &self.review.as_ref()?.decisions;
        let found = decisions.iter().find(|decision| decision.ply == ply)?;
        let mut told = DecisionText::of(game, found, cx);
        let came = game.came_after(found.ply);
        told.came = line_words(&came, &game.reading.seats, &cx.words, cx.words.of(game.plugin.id));
        Some(told)
    }

    /// Draws buttons that lead to the costly decisions before and after the viewed ply. Returns the ply of the decision
    /// to view.
    pub(super) fn walk_ui(&self, ui: &mut Ui, cx: &AppContext, viewed: usize) -> Option<usize> {
        let (before, after) = neighbours(self.flaws.iter().map(|flaw| flaw.ply), viewed);
        let button = |ui: &mut Ui, key: &'static str, ply: Option<usize>| {
            ui.add_enabled(ply.is_some(), Button::new(cx.words.word(key))).clicked().then_some(ply).flatten()
        };
        let buttons = |ui: &mut Ui| [button(ui, "review-previous", before), button(ui, "review-next", after)];
        ui.horizontal(buttons).inner.into_iter().flatten().next()
    }

    /// Draws a summary of the game in one sentence.
    pub(super) fn summary_ui(&self, ui: &mut Ui) {
        if let Some(summary) = &self.summary {
            ui.add(Label::new(RichText::new(summary).size(14.0)).wrap());
        }
    }

    /// Draws a table that breaks down each seat's result by cause.
    pub(super) fn balance_ui(&self, ui: &mut Ui, cx: &AppContext) {
        if !self.balances.is_empty() {
            title_ui(ui, cx.words.word("review-balance"));
            BalanceTable { names: &self.names, balances: &self.balances }.ui(ui, cx);
        }
    }

    /// Draws the decisive moments. Returns the step of the moment that was clicked.
    pub(super) fn swings_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) -> Option<usize> {
        if self.swings.is_empty() {
            return None;
        }
        title_ui(ui, cx.words.word("review-decided"));
        let mut chosen = None;
        for swing in &mut self.swings {
            if swing.ui(ui, cx) {
                chosen = Some(swing.step);
            }
        }
        chosen
    }

    /// Draws the costliest decisions. Returns the ply of the decision that was clicked.
    pub(super) fn flaws_ui(
        &self,
        plugin: &'static Plugin,
        ui: &mut Ui,
        cx: &mut AppContext,
        here: Option<usize>,
    ) -> Option<usize> {
        title_ui(ui, cx.words.word("review-flaws"));
        if self.flaws.is_empty() {
            note_ui(ui, cx.words.word("review-faultless"));
        }
        let chosen = self.flaws.iter().filter(|flaw| flaw.row_ui(plugin, ui, cx, here == Some(flaw.ply)));
        chosen.last().map(|flaw| flaw.ply)
    }
}

/// Draws the short form of a choice, with its label as the tooltip.
fn face_ui(ui: &mut Ui, cx: &mut AppContext, plugin: &'static Plugin, face: &[LinePart], label: &str) {
    let palette = theme::palette(ui.ctx());
    let face = ChoiceFace::of(ui, face, ui.available_width(), palette.ink);
    let (rect, response) = ui.allocate_exact_size(face.size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label));
    face.paint(ui, rect.min, (plugin, &mut cx.icons), (palette.ink, egui::Color32::WHITE));
    response.on_hover_text(label);
}

/// Returns the last of these plies before `viewed`, and the first one after it.
fn neighbours(plies: impl Iterator<Item = usize> + Clone, viewed: usize) -> (Option<usize>, Option<usize>) {
    (plies.clone().filter(|ply| *ply < viewed).max(), plies.filter(|ply| *ply > viewed).min())
}

impl SwingText {
    fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext) -> bool {
        const HIGH: f32 = 92.0;
        const SHAPE: f32 = 1.4;
        const PAD: f32 = 6.0;
        let palette = theme::palette(ui.ctx());
        let width = ui.available_width();
        let left = PAD * 2.0 + 2.0 + (HIGH - 2.0 * PAD) * SHAPE;
        let words =
            ui.painter().layout(self.words.clone(), theme::text(13.5), palette.ink, (width - left - PAD).max(40.0));
        let height = HIGH.max(words.size().y + 2.0 * PAD);
        let (rect, card) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        card.widget_info(|| WidgetInfo::labeled(Role::Button, true, &self.words));
        let edge = widgets::clickable_edge(ui, &card);
        ui.painter().rect(rect, 8.0, palette.sheet, edge, StrokeKind::Inside);
        let inside = rect.shrink(PAD);
        let size = vec2((HIGH - 2.0 * PAD) * SHAPE, HIGH - 2.0 * PAD);
        let picture = Rect::from_min_size(pos2(inside.left(), inside.center().y - size.y / 2.0), size);
        paint_room(ui, picture);
        if let Some(table) = &mut self.picture {
            table.paint(ui, picture, &mut cx.icons);
        }
        ui.painter().galley(pos2(rect.left() + left, inside.center().y - words.size().y / 2.0), words, palette.ink);
        card.on_hover_text(cx.words.word("review-look")).clicked()
    }
}

impl DecisionText {
    pub(super) fn of(game: &GameView, decision: &Decision, cx: &AppContext) -> Self {
        let catalog = cx.words.of(game.plugin.id);
        let (mut choices, _) = game.held.choices_at(decision.ply).unwrap_or_default();
        let say = |label: &Text| catalog.say(label);
        let taken = choices.get(decision.chosen);
        let choice = taken.map(|choice| say(&choice.label)).unwrap_or_default();
        let targets = taken.map(|choice| choice.targets.clone()).unwrap_or_default();
        let face = taken.map(|choice| resolve_line(&choice.face, catalog)).unwrap_or_default();
        let is_best = decision.best == decision.chosen;
        let better = (!is_best && decision.best < choices.len()).then(|| choices.swap_remove(decision.best));
        let better_face = better.as_ref().map(|choice| resolve_line(&choice.face, catalog)).unwrap_or_default();
        let better = better.map(|choice| (say(&choice.label), choice.targets));
        let names = &game.reading.seats;
        let after = &decision.line[decision.line.len().min(1)..];
        let line = if is_best { Vec::new() } else { line_words(after, names, &cx.words, catalog) };
        Self {
            ply: decision.ply,
            came: Vec::new(),
            targets,
            seat: decision.seat,
            name: game.seat_name(decision.seat, cx),
            verdict: decision.verdict(),
            choice,
            face,
            better,
            better_face,
            best: decision.best,
            loss: decision.loss(),
            reach: decision.reach(),
            before: decision.before[decision.seat.index()],
            line,
        }
    }

    /// Draws the text about the viewed position. If another choice would have been better, returns the elements
    /// to highlight.
    pub(super) fn here_ui(
        &self,
        plugin: &'static Plugin,
        can_branch: bool,
        ui: &mut Ui,
        cx: &mut AppContext,
    ) -> Option<Marked> {
        let palette = theme::palette(ui.ctx());
        let is_short = !self.face.is_empty();
        let taken = Text::new(if is_short { "review-here-title" } else { "review-here" });
        let taken = taken.with("seat", self.name.as_str()).with("choice", self.choice.as_str());
        let frame = egui::Frame::NONE
            .fill(palette.sheet)
            .stroke(Stroke::new(1.5, palette.point))
            .inner_margin(9)
            .corner_radius(8);
        // In a small window, this leaves some space for the lists below.
        let most = ui.available_height() * 0.6;
        let told = |ui: &mut Ui| {
            ui.set_width(ui.available_width());
            let is_flaw = self.better.is_some() && self.verdict > Verdict::Good;
            let sign: Option<Sign> =
                is_flaw.then_some(|ui, middle| cross_at(ui.painter(), middle, 7.0, &theme::palette(ui.ctx())));
            signed_ui(ui, cx.words.say(&taken), sign);
            if is_short {
                face_ui(ui, cx, plugin, &self.face, &self.choice);
            }
            let verdict = match &self.better {
                None => cx.words.word("review-here-best"),
                Some(_) if self.verdict == Verdict::Good => cx.words.word("review-here-good"),
                Some(_) => {
                    let cost = Text::new("review-here-cost")
                        .with("verdict", Text::new(reviewed::key(self.verdict)))
                        .with("loss", percent(self.loss))
                        .with("reach", percent(self.reach).max(1))
                        .with("before", percent(self.before))
                        .with("after", percent(self.before).saturating_sub(percent(self.loss)));
                    cx.words.say(&cost)
                }
            };
            ui.add(Label::new(RichText::new(verdict).font(theme::strong(14.0))).wrap());
            let (better, targets) = self.better.as_ref().filter(|_| is_flaw)?;
            let has_face = !self.better_face.is_empty();
            let words = if has_face {
                cx.words.word("review-better-title")
            } else {
                cx.words.with("review-better", "choice", better.as_str())
            };
            signed_ui(
                ui,
                words,
                Some(|ui, middle| {
                    pointer_at(ui.painter(), middle + vec2(0.0, 5.0), 10.0, theme::palette(ui.ctx()).point);
                }),
            );
            if has_face {
                face_ui(ui, cx, plugin, &self.better_face, better);
            }
            let is_tried = can_branch && {
                let button = ui.button(cx.words.word("review-try"));
                button.on_hover_text(cx.words.word("branch-hint")).clicked()
            };
            steps_ui(ui, &self.line);
            if !self.came.is_empty() {
                note_ui(ui, cx.words.word("review-came"));
                steps_ui(ui, &self.came);
            }
            let tried = is_tried.then_some(self.best);
            Some(Marked { better: targets.clone(), played: self.targets.clone(), tried })
        };
        let area = ScrollArea::vertical().id_salt("review here").max_height(most).auto_shrink([false, true]);
        frame.show(ui, |ui| area.show(ui, told).inner).inner
    }

    /// Draws the decision as a row of the list. Returns whether it was clicked.
    fn row_ui(&self, plugin: &'static Plugin, ui: &mut Ui, cx: &mut AppContext, is_here: bool) -> bool {
        const PAD: f32 = 8.0;
        let palette = theme::palette(ui.ctx());
        let place =
            Text::new("review-place").with("ply", self.ply).with("verdict", Text::new(reviewed::key(self.verdict)));
        let verdict = cx.words.say(&place);
        let loss = cx.words.with("percent", "value", format!("−{}", percent(self.loss)));
        let width = ui.available_width();
        let cost = ui.painter().layout_no_wrap(loss.clone(), theme::strong(14.0), palette.ink);
        let room = (width - cost.size().x - 26.0 - 3.0 * PAD).max(60.0);
        let choice = ui.painter().layout(self.choice.clone(), theme::text(14.0), palette.ink, room);
        let face = (!self.face.is_empty()).then(|| ChoiceFace::of(ui, &self.face, room, palette.ink));
        let above = face.as_ref().map_or(choice.size().y, |face| face.size.y);
        let below = ui.painter().layout(verdict.clone(), theme::text(12.5), palette.faint, room);
        let height = above + below.size().y + 1.5 * PAD;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let said = format!("{}: {}. {verdict}, {loss}", self.name, self.choice);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        let lit = response.hovered() || response.has_focus();
        let fill = if lit { theme::between(palette.sheet, palette.glow, 0.22) } else { palette.sheet };
        let edge = if lit || is_here { Stroke::new(2.0, palette.brand) } else { Stroke::new(1.0, palette.edge) };
        ui.painter().rect(rect, 8.0, fill, edge, StrokeKind::Inside);
        let inside = rect.shrink2(vec2(PAD, PAD * 0.75));
        seat_shape(ui.painter(), inside.left_top() + Vec2::splat(8.0), 6.0, self.seat);
        let left = inside.left() + 22.0;
        let lower = pos2(left, inside.top() + above);
        let start = pos2(left, inside.top());
        match face {
            Some(face) => face.paint(ui, start, (plugin, &mut cx.icons), (palette.ink, egui::Color32::WHITE)),
            None => ui.painter().galley(start, choice, palette.ink),
        }
        ui.painter().galley(lower, below, palette.faint);
        ui.painter().galley(pos2(inside.right() - cost.size().x, inside.top()), cost, palette.ink);
        let hint = format!("{}\n\n{}", self.choice, cx.words.word("review-look"));
        response.on_hover_text(hint).clicked()
    }
}

/// A function that draws a symbol at a position.
type Sign = fn(&Ui, Pos2);

/// Draws a sentence after the symbol that marks its subject on the table.
fn signed_ui(ui: &mut Ui, words: String, sign: Option<Sign>) {
    ui.horizontal_top(|ui| {
        if let Some(sign) = sign {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
            sign(ui, rect.center());
        }
        ui.add(Label::new(RichText::new(words).size(14.0)).wrap());
    });
}

impl GameView {
    /// Returns the decisions after a ply: the rest of the player's turn, and the reply. Empty while the game is
    /// in progress, because other players' decisions may be secret.
    fn came_after(&self, ply: usize) -> Vec<Expected> {
        /// Maximum number of decisions listed for the player, and for the reply.
        const OWN: usize = 3;
        const ANSWER: usize = 2;
        if self.reviewable() != Some(Whose::Everybodys) {
            return Vec::new();
        }
        let taken = |ply: usize| {
            let (choices, taken) = self.held.choices_at(ply)?;
            Some(Expected { seat: self.held.mover(ply)?, choice: choices.into_iter().nth(taken?)?.label })
        };
        // The plies of one turn, starting at a ply.
        let turn = |from: usize| {
            let mover = self.held.mover(from);
            (from..self.held.plies()).take_while(move |ply| self.held.mover(*ply) == mover)
        };
        let answer = ply + turn(ply).count();
        (ply + 1..answer).take(OWN).chain(turn(answer).take(ANSWER)).filter_map(taken).collect()
    }

    /// Returns the user's seat, or the first seat if no person plays at this screen.
    pub(super) fn viewed_seat(&self) -> Seat {
        self.persons().first().copied().unwrap_or(Seat::new(0))
    }

    /// Returns a close-up of the table after these steps. It shows the elements of the steps' most important
    /// announcement.
    pub(in super::super) fn picture_of(&self, steps: RangeInclusive<usize>, cx: &AppContext) -> Option<Miniature> {
        let steps = self.watching.chronicle.steps().get(steps)?;
        let view = self.held.view(steps.last()?.place, self.reviewing_eyes())?;
        let told = worded(steps).filter(|told| !told.elements.is_empty()).max_by_key(|told| told.weight);
        let scene = ResolvedScene::new(&view.scene, cx.words.of(self.plugin.id));
        Some(Miniature::close_up(self.plugin, scene, told.map_or(&[], |told| &told.elements)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_costly_decisions_are_walked_in_the_order_of_play() {
        let plies = || [30, 4, 12].into_iter();
        assert_eq!(neighbours(plies(), 12), (Some(4), Some(30)));
        assert_eq!(neighbours(plies(), 2), (None, Some(4)));
        assert_eq!(neighbours(plies(), 60), (Some(30), None));
    }
}

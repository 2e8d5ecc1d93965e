//! The side panel: the choices or the bot controls, and below them the log or an analysis.

use egui::{Align, Button, Layout, RichText, Stroke, Ui};
use rondel::{Seat, Table, Turn};
use rondel_painter::{theme, widgets};

use super::Play;
use super::action::PanelScope;
use super::analysis::{AnalysisPanel, Permission, Purpose, TICK, progress_ui};
use super::bots::Bots;
use super::column;
use super::focus::{Area, FocusAreas};
use super::log::LogContext;
use super::move_table::note_ui;
use super::panel::Panel;
use super::standing::goals_ui;
use super::view::GameView;
use crate::context::AppContext;

/// The parts of the panel to draw.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SidePart {
    /// Both parts, one below the other.
    Both,
    /// The choices or the bot controls.
    Choices,
    /// The log or an analysis.
    Log,
}

/// Draws the line between the two parts of the panel.
fn below_line(ui: &mut Ui) {
    ui.add_space(8.0);
    let line = ui.available_rect_before_wrap();
    ui.painter().hline(line.x_range(), line.top(), Stroke::new(1.0, theme::palette(ui.ctx()).edge));
    ui.add_space(6.0);
}

impl AnalysisPanel {
    fn choices_heading_ui(&mut self, game: &mut GameView, ui: &mut Ui, cx: &mut AppContext) {
        ui.horizontal(|ui| {
            widgets::heading(ui, cx.words.word("choices-title"), 19.0);
            if game.mode.practice().is_some() {
                return;
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let on = self.shown.as_ref().is_some_and(|insight| insight.purpose == Purpose::Hint);
                let words = cx.words.word("hint");
                let hint =
                    ui.add_enabled_ui(game.can_hint(), |ui| widgets::icon_button(ui, &mut cx.icons, "hint", words, on));
                if hint.inner.on_disabled_hover_text(cx.words.word("hint-forced")).clicked() {
                    self.toggle_hint(game, cx);
                }
            });
        });
    }
}

/// Height of the heading above the choices, in points.
const HEADING: f32 = 40.0;
/// A lesson's share of the height of the column.
const LESSON: f32 = 0.62;

impl Bots {
    /// Draws the bot controls. The progress of a thinking bot is shown next to them, so that nothing moves when
    /// it appears or disappears.
    fn bots_ui(&mut self, game: &mut GameView, focus: &mut FocusAreas, ui: &mut Ui, cx: &mut AppContext) {
        ui.horizontal(|ui| {
            self.pace_ui(focus, ui, cx);
            let bot_worker = game.held.bot_worker();
            match bot_worker {
                Some(bot_worker) if bot_worker.elapsed().as_secs_f32() >= TICK => progress_ui(ui, cx, bot_worker),
                _ if self.paused => {
                    ui.label(cx.words.word("bot-paused"));
                }
                _ => {}
            }
            if bot_worker.is_some() {
                ui.ctx().request_repaint_after_secs(TICK);
            }
        });
    }

    fn pace_ui(&mut self, focus: &mut FocusAreas, ui: &mut Ui, cx: &mut AppContext) {
        let (icon, words) = if self.paused { ("play", "bot-go-on") } else { ("pause", "bot-pause") };
        let pause = widgets::icon_button(ui, &mut cx.icons, icon, cx.words.word(words), self.paused);
        focus.choices = Some(Area::beginning(&pause, pause.rect.expand2(egui::vec2(f32::INFINITY, 0.0))));
        if pause.clicked() {
            self.paused = !self.paused;
            self.skipping = false;
        }
        if widgets::icon_button(ui, &mut cx.icons, "step", cx.words.word("bot-step"), false).clicked() {
            self.step = true;
            ui.ctx().request_repaint();
        }
        if widgets::icon_button(ui, &mut cx.icons, "skip", cx.words.word("bot-skip"), self.skipping).clicked() {
            self.skipping = true;
            self.paused = false;
            ui.ctx().request_repaint();
        }
    }
}

impl Play {
    /// Draws the panel, or one of its parts. A lesson comes first, and the other contents take the remaining height.
    pub(super) fn side_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, side: SidePart) {
        let teaches = self.game.mode.lesson().is_some();
        if teaches && side != SidePart::Log {
            let height = if side == SidePart::Both { ui.available_height() * LESSON } else { ui.available_height() };
            self.game.lesson_ui(ui, cx, height);
            if side == SidePart::Choices {
                return;
            }
            ui.add_space(8.0);
        }
        let side = if teaches { SidePart::Both } else { side };
        if side != SidePart::Log {
            self.clocks_ui(ui, cx);
        }
        let height = ui.available_height();
        if side != SidePart::Log {
            self.marks.pointed.clear();
            self.marks.played.clear();
            self.focus.choices = None;
            if side == SidePart::Choices {
                let room = ui.available_height() * 0.94;
                self.choosing_ui(ui, cx, room);
                return;
            }
            if teaches && self.asks() {
                self.focus.log = None;
                let room = ui.available_height() - HEADING;
                self.choosing_ui(ui, cx, room);
                return;
            }
            if self.asks() {
                column::upper_ui(ui, cx, |ui, cx| {
                    let room = ui.available_height() - HEADING;
                    self.choosing_ui(ui, cx, room);
                });
            }
        }
        self.focus.log = None;
        if self.analysis.shown.is_some() {
            let log = column::log_room(height);
            let room = (ui.available_height() - log - 15.0).max(60.0);
            let above = egui::vec2(ui.available_width(), room);
            let asked = ui.allocate_ui(above, |ui| {
                ui.set_min_size(above);
                self.analysis.insight_ui(&self.game, &mut self.marks, &self.timing, ui, cx)
            });
            self.run_if(asked.inner, cx);
            below_line(ui);
            self.log_ui(ui, cx);
            return;
        }
        match &self.panel {
            Panel::Review(_) => {
                let can_branch = self.branches.can_branch(&self.game);
                let asked = self.panel.review_ui(&self.game, &mut self.marks, can_branch, ui, cx);
                self.run_if(asked, cx);
            }
            Panel::Branches if self.branches.can_branch(&self.game) => {
                let asked = self.branches.branches_ui(&mut self.game, ui, cx);
                self.run_if(asked, cx);
            }
            Panel::Goals if !self.goals.is_empty() => {
                let asked = goals_ui(&self.goals, self.game.plugin, ui, cx);
                self.run_if(asked, cx);
            }
            Panel::Log | Panel::Branches | Panel::Goals if self.game.mode.practice().is_some() => {
                self.practice_ui(ui, cx);
            }
            Panel::Log | Panel::Branches | Panel::Goals => self.log_ui(ui, cx),
        }
    }

    /// Returns whether there is anything to draw: choices, bot controls, or the name of the player for whom the
    /// game waits.
    fn asks(&self) -> bool {
        // While there is lesson text to read, nothing can be chosen.
        if self.game.has_answered() || self.game.lesson_is_read() {
            return false;
        }
        match self.game.held.turn() {
            Turn::Over(_) => false,
            Turn::Decide(seat) if !self.game.is_person(seat) => self.game.mode.lesson().is_none(),
            Turn::Decide(_) => self.game.deciding_here().is_some() || !self.game.watching.looks_back(),
        }
    }

    /// Returns the seat whose decision is being shown or, if none is, the seat to move. Returns `None` while the decision
    /// of an automatic opponent is being shown.
    fn acting(&self, decides: Seat) -> Option<Seat> {
        match self.game.watching.step().filter(|_| self.game.watching.dwells) {
            Some(step) if step.non_player.is_some() => None,
            Some(step) => step.mover.or(Some(decides)),
            None => Some(decides),
        }
    }

    /// Draws the choices, the bot controls, or the name of the player for whom the game waits. The part below the
    /// heading is up to `room` points high.
    fn choosing_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, room: f32) {
        if !self.asks() {
            return;
        }
        match self.game.held.turn() {
            Turn::Decide(seat) if self.game.waits_for(seat, cx).is_some() && self.game.deciding_here().is_none() => {
                let waits = self.game.waits_for(seat, cx).unwrap_or_default();
                widgets::heading(ui, waits, 19.0);
                let hint = if self.game.is_for_all() { "web-for-all-hint" } else { "far-waits-hint" };
                // While the user's own choice is on its way to the host, the game is not waiting for another
                // player.
                let hint = (!self.game.held.is_choosing()).then(|| cx.words.say(&rondel::Text::new(hint)));
                self.upper_ui(ui, room, |play, ui| {
                    if let Some(hint) = hint {
                        note_ui(ui, hint);
                    }
                    play.plan_ui(ui, cx);
                });
            }
            Turn::Decide(seat) if !self.game.is_person(seat) && self.game.mode.is_plan() => {
                note_ui(ui, cx.words.word("plan-ends"));
            }
            Turn::Decide(seat) if self.acting(seat).is_some_and(|seat| !self.game.is_person(seat)) => {
                let seat = self.acting(seat).unwrap_or(seat);
                widgets::heading(ui, cx.words.word("choices-bot"), 19.0);
                self.upper_ui(ui, room, |play, ui| {
                    ui.horizontal_top(|ui| {
                        play.game.portrait_ui(seat, ui, cx);
                        ui.vertical(|ui| {
                            if let Some(name) = play.game.player_beside(seat, cx) {
                                ui.add(egui::Label::new(RichText::new(name).font(theme::strong(14.0))).truncate());
                            }
                            play.bots.bots_ui(&mut play.game, &mut play.focus, ui, cx);
                        });
                    });
                    play.plan_ui(ui, cx);
                });
            }
            Turn::Decide(_) if self.game.deciding_here().is_some() => {
                self.analysis.choices_heading_ui(&mut self.game, ui, cx);
                let top = ui.cursor().top();
                self.last_turns_ui(ui, cx, room);
                let room = (room - (ui.cursor().top() - top)).max(0.0);
                self.upper_ui(ui, room, |play, ui| {
                    group(ui, cx.words.word("choices-title"));
                    play.marks.advised = play.analysis.advised(play.game.held.plies());
                    let Play { game, marks, timing, focus, choices, .. } = play;
                    let scope = PanelScope { game, marks, timing, focus };
                    let chosen = choices.choices_ui(scope, ui, cx);
                    play.run_if(chosen, cx);
                });
            }
            Turn::Decide(_) => {
                widgets::heading(ui, cx.words.word("watch-title"), 19.0);
                self.upper_ui(ui, room, |_, ui| note_ui(ui, cx.words.word("watch-hint")));
            }
            Turn::Over(_) => {}
        }
    }

    /// Draws the upper part of the panel.
    fn upper_ui(&mut self, ui: &mut Ui, room: f32, draw: impl FnOnce(&mut Self, &mut Ui)) {
        let upper = egui::ScrollArea::neither().id_salt("upper").max_height(room).auto_shrink([false, true]);
        upper.show(ui, |ui| {
            ui.set_max_height(room);
            draw(self, ui);
        });
    }

    fn log_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        ui.horizontal_wrapped(|ui| {
            widgets::heading(ui, cx.words.word("log-title"), 19.0);
            // The button is omitted if another player's last turn is shown above the choices, because a click on
            // that turn has the same effect.
            let is_pinned = !self.last_turns().is_empty();
            if !is_pinned && self.game.deciding_here().is_some() && self.game.missed().is_some() {
                let recap = Button::new(RichText::new(cx.words.word("recap")).size(13.0));
                if ui.add(recap).on_hover_text(cx.words.word("recap-hint")).clicked() {
                    self.recap(cx);
                }
            }
            if let Some(ply) = self.game.reading.considered {
                self.considered_button_ui(ui, cx, ply);
            }
        });
        let names = self.game.reading.seats.clone();
        // While a card is being examined, the log would reveal what is found.
        let shown = self.game.watching.at.saturating_sub(usize::from(self.game.watching.examines));
        let room = ui.available_rect_before_wrap();
        let is_live = !self.game.watching.looks_back();
        let is_shared = self.game.persons().len() > 1;
        let told = LogContext { plugin: self.game.plugin, words: &cx.words, is_live, is_shared };
        let read = self.log.ui(ui, told, &names, shown);
        self.focus.log = read.latest.as_ref().map(|latest| Area::beginning(latest, room));
        if !read.about.is_empty() {
            self.marks.pointed = read.about;
        }
        // The second click of a double click on a choice must not select a log entry that has just appeared there.
        if let Some(step) = read.clicked.filter(|_| !self.timing.clicks_too_early(ui.ctx())) {
            self.look_at(step, cx);
        }
    }

    fn considered_button_ui(&mut self, ui: &mut Ui, cx: &AppContext, ply: usize) {
        let allowed = self.game.permission() != Permission::AfterTheEnd;
        let button = Button::new(RichText::new(cx.words.word("considered-open")).size(13.0));
        let button = ui.add_enabled(allowed, button).on_disabled_hover_text(cx.words.word("considered-later"));
        if button.clicked() && !self.timing.clicks_too_early(ui.ctx()) {
            self.analysis.ask_considered(&mut self.game, cx, ply);
        }
    }
}

/// Marks a part of the screen as a group with this name for screen readers.
fn group(ui: &Ui, name: String) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(egui::accesskit::Role::Group);
        node.set_label(name);
    });
}

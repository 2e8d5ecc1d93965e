//! The branches panel, which replaces the log. It lists "what if" branches from any position of the game,
//! with the user's notes.

mod beside;
mod lines;
mod noting;
mod plan;
mod throwing;

use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use egui::{Align, Frame, Layout, Margin, RichText, ScrollArea, Ui};
use rondel::{MomentId, Seat, Table as _, Text, Turn};
use rondel_painter::{theme, widgets};
use rondel_tables::{GameLine, LocalTable};

use self::beside::LineComparison;
use self::plan::BranchPlan;
use super::action::Action;
use super::view::GameView;
use crate::context::AppContext;
use crate::{background, faults};

/// The known branches of a game, and the user's notes on the current line.
#[derive(Default)]
pub(super) struct Branches {
    /// File of the game to which the branches belong. If `None`, it is derived from the file of the current line.
    game: Option<PathBuf>,
    pub(super) lines: Vec<GameLine>,
    /// Number of deleted branches that can be restored.
    pub(super) thrown: usize,
    pub(super) lookup: Option<Receiver<(Vec<GameLine>, usize)>>,
    /// The file and the number of decisions of the current line when the lines were last looked up.
    pub(super) seen: Option<(Option<PathBuf>, usize)>,
    /// The branch being set up.
    plan: Option<BranchPlan>,
    noted: noting::Noted,
    beside: Option<LineComparison>,
    pub(super) goes_to: Option<GoesTo>,
    /// Whether the branches were opened from the review, to which closing them leads back.
    pub(super) from_review: bool,
}

/// The line to switch to.
pub(super) enum GoesTo {
    /// A line stored in a file.
    Line(PathBuf),
    /// The original game in a file, and the ply at which a branch diverged from it.
    Left(PathBuf, usize),
    /// A newly created branch.
    Branch(Box<LocalTable>),
}

impl Branches {
    /// Creates the state for a line of a game whose branches are already known.
    pub(super) fn of(game: Option<PathBuf>, lines: Vec<GameLine>, thrown: usize) -> Self {
        Self { game, lines, thrown, ..Self::default() }
    }

    /// Discards the branch being set up.
    pub(super) fn leave_plan(&mut self) {
        self.plan = None;
    }

    /// Draws the branches instead of the log.
    pub(super) fn branches_ui(&mut self, game: &mut GameView, ui: &mut Ui, cx: &mut AppContext) -> Option<Action> {
        let mut asked = None;
        let (title, words) = (cx.words.word("branch-title"), cx.words.word("branch-close"));
        let close = widgets::panel_heading(ui, &mut cx.icons, title, words);
        ScrollArea::vertical().id_salt("branches").auto_shrink([false, false]).show(ui, |ui| {
            // Leaves space for the scroll bar.
            ui.set_max_width(ui.available_width() - 10.0);
            ui.spacing_mut().item_spacing.y = 5.0;
            let ply = game.ply_looked_at();
            asked = self.here_ui(game, ui, cx, ply);
            self.note_ui(game, ui, cx, ply);
            ui.add_space(8.0);
            self.lines_ui(game, ui, cx);
            let look = self.notes_ui(game, ui, cx);
            if let Some(ply) = look {
                let step = game.step_of(ply);
                asked = Some(Action::LookAt(step));
            }
        });
        if close { Some(Action::OpenBranches(false)) } else { asked }
    }

    /// Draws the controls for creating a branch at the viewed position.
    fn here_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext, ply: usize) -> Option<Action> {
        let decider = game.decider_at(ply);
        let place = match decider {
            Some(seat) => {
                cx.words.say(&Text::new("branch-here").with("ply", ply).with("seat", game.seat_name(seat, cx)))
            }
            None => cx.words.word("branch-here-over"),
        };
        ui.label(RichText::new(place).strong());
        if !game.may_branch_at(ply) {
            ui.label(RichText::new(cx.words.word("branch-before")).color(theme::palette(ui.ctx()).faint));
            return None;
        }
        let Some(decider) = decider else {
            ui.label(RichText::new(cx.words.word("branch-look-back")).color(theme::palette(ui.ctx()).faint));
            return None;
        };
        if self.plan.as_ref().is_some_and(|plan| plan.ply != ply) {
            self.plan = None;
        }
        if let Some(mut plan) = self.plan.take() {
            match plan.ui(ui, game, cx) {
                None => self.plan = Some(plan),
                Some(plan::Agreed::Never) => {}
                Some(plan::Agreed::Begin(branching)) => self.begin_branch(game, branching, plan, cx),
            }
            return None;
        }
        let mut asked = None;
        ui.horizontal_wrapped(|ui| {
            let begin = ui.button(cx.words.word("branch-begin"));
            if begin.on_hover_text(cx.words.word("branch-hint")).clicked() {
                self.plan = Some(BranchPlan::new(game, ply, decider, cx));
            }
            // At the current position, this button is omitted, because the hint button has the same function.
            let asks = game.watching.looks_back() && game.may_weigh(decider, ply);
            if asks && ui.button(cx.words.word("coach-ask")).clicked() {
                asked = Some(Action::AskMaster(decider, ply));
            }
        });
        asked
    }
}

impl GameView {
    /// Returns whether the game on the table is a branch of another game.
    pub fn is_branch(&self) -> bool {
        self.held.here().is_some_and(LocalTable::is_branch)
    }

    /// Returns whether a branch can begin after `ply` decisions: not before the beginning of the current branch.
    pub(super) fn may_branch_at(&self, ply: usize) -> bool {
        self.held.here().is_none_or(|held| ply >= held.forked_at())
    }

    /// Returns the number of decisions before the viewed position.
    pub(super) fn ply_looked_at(&self) -> usize {
        match self.watching.step() {
            Some(step) if self.watching.looks_back() => step.place.ply,
            _ => self.held.plies(),
        }
    }

    /// Returns the seat that decides after `ply` decisions, or `None` if the game was over.
    fn decider_at(&self, ply: usize) -> Option<Seat> {
        if ply < self.held.plies() { self.held.mover(ply) } else { self.decides() }
    }
}

impl Branches {
    /// Returns the file of the game to which the current line belongs, or `None` if the game has not been saved.
    pub(super) fn game_file(&self, game: &GameView) -> Option<PathBuf> {
        let own = || game.held.file().map(|file| rondel_system::game_of(file).unwrap_or_else(|| file.to_owned()));
        self.game.clone().or_else(own)
    }

    /// Returns whether branches can be created now.
    pub(super) fn can_branch(&self, game: &GameView) -> bool {
        let open = game.held.here().is_some_and(|held| held.openness().is_some());
        // A finished game without a file, for example from a code, is saved when the branches are opened.
        let kept = self.game_file(game).is_some() || matches!(game.held.turn(), Turn::Over(_));
        open && game.mode.is_live() && !game.covered() && kept
    }

    /// Looks up the lines on a separate thread, because each of them is replayed.
    pub(super) fn look_for_lines(&mut self, game: &GameView, cx: &AppContext) {
        let Some(game) = self.game_file(game) else { return };
        self.lookup = background::spawn(&cx.ctx, "branches", move |tell| {
            let thrown = rondel_system::games_in(&rondel_system::thrown_away_of(&game)).len();
            tell((rondel_tables::lines(&game), thrown));
        });
    }

    /// Switches back to the original game.
    pub(super) fn return_to_game(&mut self, game: &GameView) {
        let from = game.held.here().map_or(0, LocalTable::forked_at);
        self.goes_to = self.game_file(game).map(|game| GoesTo::Left(game, from));
    }

    /// Draws a strip that explains that actions in a branch do not affect the original game.
    pub(super) fn branch_strip_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext) {
        let Some(from) = game.held.here().filter(|held| held.is_branch()).map(LocalTable::forked_at) else {
            return;
        };
        if game.mode.practice().is_some() {
            return;
        }
        let palette = theme::palette(ui.ctx());
        let strip =
            Frame::NONE.fill(theme::between(palette.panel, palette.point, 0.22)).inner_margin(Margin::symmetric(14, 4));
        let mut back = false;
        egui::Panel::top("branch").frame(strip).show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                back = ui.button(cx.words.word("branch-back")).clicked();
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let words = cx.words.with("branch-strip", "ply", from + 1);
                    ui.add(egui::Label::new(RichText::new(words).strong()).truncate());
                });
            });
        });
        if back {
            self.return_to_game(game);
        }
    }

    /// Begins a branch with another choice at a ply, with the default players.
    ///
    /// # Errors
    /// If the branch cannot be created, returns the reason as text for the user.
    pub(super) fn begin_with(
        &mut self,
        game: &GameView,
        ply: usize,
        choice: usize,
        cx: &AppContext,
    ) -> Result<(), String> {
        let (Some(decider), Some(held)) = (game.decider_at(ply), game.held.here()) else { return Ok(()) };
        let Some(file) = self.game_file(game) else { return Err(cx.words.word("branch-unsaved")) };
        let branching = BranchPlan::new(game, ply, decider, cx).with_first(choice, cx);
        let table = held.branch(&file, branching).map_err(|error| faults::start_error(&error, &cx.words))?;
        self.goes_to = Some(GoesTo::Branch(Box::new(table)));
        Ok(())
    }

    fn begin_branch(
        &mut self,
        game: &GameView,
        branching: rondel_tables::Branching,
        mut plan: BranchPlan,
        cx: &AppContext,
    ) {
        let (Some(game), Some(held)) = (self.game_file(game), game.held.here()) else { return };
        match held.branch(&game, branching) {
            Ok(table) => self.goes_to = Some(GoesTo::Branch(Box::new(table))),
            Err(error) => {
                plan.refuse(faults::start_error(&error, &cx.words));
                self.plan = Some(plan);
            }
        }
    }
}

/// Returns the last moment of the table after `ply` decisions.
fn rest_of(table: &dyn rondel::Table, ply: usize, observer: rondel::Observer) -> Option<MomentId> {
    let steps = (0..).map_while(|moment| table.step(MomentId { ply, moment }, observer));
    steps.last().map(|step| step.place)
}

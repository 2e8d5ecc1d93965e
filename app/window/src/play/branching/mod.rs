//! What if: branches that leave the game at any position, in place of the log, with what one noted about it.

mod beside;
mod lines;
mod noting;
mod plan;
mod throwing;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::{Align, Context, Frame, Layout, Margin, RichText, ScrollArea, Ui};
use rondel::{Place, Seat, Table as _, Text, Turn};
use rondel_painter::theme;
use rondel_painter::widgets;
use rondel_tables::{Line, LocalTable};

use self::beside::Beside;
use self::plan::Plan;
use super::clicking::Message;
use super::panel::Panel;
use super::{GameView, Play};
use crate::context::AppContext;
use crate::faults;

/// What is known of the branches of a game, and what its person noted about the line on the table.
#[derive(Default)]
pub(super) struct Branches {
    /// The game they leave, where the line on the table has no file of its own yet.
    game: Option<PathBuf>,
    lines: Vec<Line>,
    /// How many lie thrown away.
    thrown: usize,
    lookup: Option<Receiver<(Vec<Line>, usize)>>,
    /// What was on the table when the lines were looked at: its file, and how many decisions stood.
    seen: Option<(Option<PathBuf>, usize)>,
    /// The branch that is being agreed.
    plan: Option<Plan>,
    noted: noting::Noted,
    beside: Option<Beside>,
    goes_to: Option<GoesTo>,
}

/// Where the table turns to.
enum GoesTo {
    /// To a line in a file.
    Line(PathBuf),
    /// To the game in a file as it was played, and to where a branch left it.
    Left(PathBuf, usize),
    /// To a branch that was just begun.
    Branch(Box<LocalTable>),
}

impl Branches {
    /// Gives up the branch that is being agreed.
    pub(super) fn leave_plan(&mut self) {
        self.plan = None;
    }
}

impl GameView {
    /// Whether the table shows what would have been.
    pub fn is_branch(&self) -> bool {
        self.held.here().is_some_and(LocalTable::is_branch)
    }

    /// After how many decisions the position stands that is looked at.
    pub(super) fn ply_looked_at(&self) -> usize {
        match self.watching.step() {
            Some(step) if self.watching.looks_back() => step.place.ply,
            _ => self.held.plies(),
        }
    }

    /// Who decides after so many decisions; nobody where the game was over.
    fn decider_at(&self, ply: usize) -> Option<Seat> {
        if ply < self.held.plies() { self.held.mover(ply) } else { self.decides() }
    }
}

impl Branches {
    /// The game to which the line on the table belongs, once it is written down.
    fn game_file(&self, game: &GameView) -> Option<PathBuf> {
        let own = || game.held.file().map(|file| rondel_system::game_of(file).unwrap_or_else(|| file.to_owned()));
        self.game.clone().or_else(own)
    }

    /// Whether branches may leave the game now.
    pub(super) fn can_branch(&self, game: &GameView) -> bool {
        let open = game.held.here().is_some_and(|held| held.openness().is_some());
        // A game that came as a code is written down once something is tried in it.
        let kept = self.game_file(game).is_some() || matches!(game.held.turn(), Turn::Over(_));
        open && game.mode.is_live() && !game.covered() && kept
    }

    /// Lines are replayed on a thread of their own.
    fn look_for_lines(&mut self, game: &GameView, ctx: &Context) {
        let Some(game) = self.game_file(game) else { return };
        let (send, lookup) = channel();
        let waker = ctx.clone();
        let look = move || {
            // Nobody listens any more where the table has been left.
            let thrown = rondel_system::games_in(&rondel_system::thrown_away_of(&game)).len();
            let _ = send.send((rondel_tables::lines(&game), thrown));
            waker.request_repaint();
        };
        let begun = std::thread::Builder::new().name("branches".to_owned()).spawn(look);
        self.lookup = begun.ok().map(|_| lookup);
    }

    /// Goes back to the game as it was played.
    fn return_to_game(&mut self, game: &GameView) {
        let from = game.held.here().map_or(0, LocalTable::forked_at);
        self.goes_to = self.game_file(game).map(|game| GoesTo::Left(game, from));
    }

    /// A strip that says that nothing done here changes the game.
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

    fn begin_branch(&mut self, game: &GameView, branching: rondel_tables::Branching, mut plan: Plan, cx: &AppContext) {
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

impl Play {
    pub(super) fn is_branching(&self) -> bool {
        self.panel.is_branches() && self.branches.can_branch(&self.game)
    }

    /// Shows the branches in place of the log, or puts them away.
    pub(super) fn open_branches(&mut self, open: bool) {
        self.branches.leave_plan();
        if open {
            if self.branches.game_file(&self.game).is_none()
                && let Some(held) = self.game.held.here_mut()
            {
                held.write_from_here();
            }
            self.ending.open = false;
            self.show_panel(Panel::Branches);
        } else if self.panel.is_branches() {
            self.panel = Panel::Log;
        }
    }

    /// Looks at the lines where they may have changed, and turns to another one. Once for every frame.
    pub(super) fn advance_branches(&mut self, ctx: &Context, cx: &mut AppContext) {
        if let Some(goes_to) = self.branches.goes_to.take() {
            self.turn_to(goes_to, cx);
        }
        if !self.is_branching() {
            return;
        }
        let seen = Some((self.game.held.file().map(ToOwned::to_owned), self.game.held.plies()));
        if self.branches.seen != seen && self.branches.lookup.is_none() {
            self.branches.seen = seen;
            self.branches.look_for_lines(&self.game, ctx);
        }
        match self.branches.lookup.as_ref().map(Receiver::try_recv) {
            Some(Ok((lines, thrown))) => {
                (self.branches.lines, self.branches.thrown, self.branches.lookup) = (lines, thrown, None);
            }
            Some(Err(TryRecvError::Disconnected)) => self.branches.lookup = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
    }

    /// Puts another line of the game on the table. What is not on disk stays.
    fn turn_to(&mut self, goes_to: GoesTo, cx: &mut AppContext) {
        if self.game.is_unsaved() {
            return;
        }
        self.put_review_away();
        let game = self.branches.game_file(&self.game);
        let (lines, thrown) = (std::mem::take(&mut self.branches.lines), self.branches.thrown);
        let left = if let GoesTo::Left(_, ply) = &goes_to { Some(*ply) } else { None };
        let mut next = match goes_to {
            GoesTo::Branch(table) => Self::sit_down(cx, self.game.plugin, (*table).into()),
            GoesTo::Line(file) | GoesTo::Left(file, _) => match Self::resume(cx, file) {
                Ok((play, notices)) => {
                    cx.notices.extend(notices);
                    play
                }
                Err(error) => {
                    self.announcer.message = Some(Message::lasting(faults::open_error(&error, &cx.words)));
                    return;
                }
            },
        };
        next.ending.open = false;
        next.panel = Panel::Branches;
        next.branches = Branches { game, lines, thrown, ..Branches::default() };
        *self = next;
        // A game that goes on is gone on with.
        if let Some(ply) = left.filter(|_| self.game.is_over()) {
            let step = self.game.step_of(ply);
            self.look_at(step, cx);
        }
    }

    /// Draws the branches in place of the log.
    pub(super) fn branches_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let mut close = false;
        ui.horizontal(|ui| {
            widgets::heading(ui, cx.words.word("branch-title"), 19.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let words = cx.words.word("branch-close");
                close = widgets::icon_button(ui, &mut cx.icons, "close", words, false).clicked();
            });
        });
        ScrollArea::vertical().id_salt("branches").auto_shrink([false, false]).show(ui, |ui| {
            // Room for the bar at the right.
            ui.set_max_width(ui.available_width() - 10.0);
            ui.spacing_mut().item_spacing.y = 5.0;
            let ply = self.game.ply_looked_at();
            self.here_ui(ui, cx, ply);
            self.branches.note_ui(&self.game, ui, cx, ply);
            ui.add_space(8.0);
            self.branches.lines_ui(&self.game, &mut self.announcer, ui, cx);
            let look = self.branches.notes_ui(&self.game, ui, cx);
            if let Some(ply) = look {
                let step = self.game.step_of(ply);
                self.look_at(step, cx);
            }
        });
        if close {
            self.open_branches(false);
        }
    }

    /// What can be begun at the position that is looked at.
    fn here_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, ply: usize) {
        let decider = self.game.decider_at(ply);
        let place = match decider {
            Some(seat) => {
                let seat = Text::verbatim(self.game.seat_name(seat, cx));
                cx.words.say(&Text::new("branch-here").with("ply", ply).with("seat", seat))
            }
            None => cx.words.word("branch-here-over"),
        };
        ui.label(RichText::new(place).strong());
        let before = self.game.held.here().is_some_and(|held| ply < held.forked_at());
        if before {
            ui.label(RichText::new(cx.words.word("branch-before")).color(theme::palette(ui.ctx()).faint));
            return;
        }
        let Some(decider) = decider else {
            ui.label(RichText::new(cx.words.word("branch-look-back")).color(theme::palette(ui.ctx()).faint));
            return;
        };
        if self.branches.plan.as_ref().is_some_and(|plan| plan.ply() != ply) {
            self.branches.plan = None;
        }
        if let Some(mut plan) = self.branches.plan.take() {
            match plan.ui(ui, &self.game, cx) {
                plan::Agreed::NotYet => self.branches.plan = Some(plan),
                plan::Agreed::Never => {}
                plan::Agreed::Begin(branching) => self.branches.begin_branch(&self.game, branching, plan, cx),
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let begin = ui.button(cx.words.word("branch-begin"));
            if begin.on_hover_text(cx.words.word("branch-hint")).clicked() {
                self.branches.plan = Some(Plan::new(&self.game, ply, decider, cx));
            }
            // Of the present one asks for a hint.
            let asks = self.game.watching.looks_back() && self.game.may_weigh(decider, ply);
            if asks && ui.button(cx.words.word("coach-ask")).clicked() {
                self.analysis.ask_master(&mut self.game, &mut self.announcer, ui.ctx(), cx, decider, ply);
            }
        });
    }
}

/// Where the table rests after so many decisions.
fn rest_of(table: &dyn rondel::Table, ply: usize, observer: rondel::Observer) -> Option<Place> {
    let steps = (0..).map_while(|moment| table.step(Place { ply, moment }, observer));
    steps.last().map(|step| step.place)
}

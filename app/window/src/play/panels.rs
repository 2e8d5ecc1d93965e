//! Opens and closes panels, and performs requested actions.

use std::sync::mpsc::{Receiver, TryRecvError};

use rondel_tables::LocalTable;

use super::Play;
use super::action::Action;
use super::branching::{Branches, GoesTo};
use super::panel::Panel;
use crate::context::AppContext;
use crate::faults;

impl Play {
    /// Performs the action requested by a part of the screen, if any.
    pub(super) fn run_if(&mut self, action: Option<Action>, cx: &AppContext) {
        match action {
            None => {}
            Some(Action::Choose(place)) => self.choose(place, cx),
            Some(Action::SitDown(seat)) => self.sit_before(seat, cx),
            Some(Action::LookAt(step)) => self.look_at(step, cx),
            Some(Action::PlayFrom(step)) => self.play_from(step, cx),
            Some(Action::LookThrough(eyes)) => {
                self.game.watching.eyes = Some(eyes);
                self.look_at(self.game.watching.at, cx);
            }
            Some(Action::TogglePlaying) => self.toggle_playing(cx),
            Some(Action::GoOn) => self.go_on(cx),
            Some(Action::OpenGoals(open)) => self.open_standing(open),
            Some(Action::OpenBranches(open)) => self.open_branches(open, cx),
            Some(Action::TryInstead { ply, choice }) => self.try_instead(ply, choice, cx),
            Some(Action::AskMaster(seat, ply)) => {
                self.analysis.ask_master(&mut self.game, cx, seat, ply);
            }
            Some(Action::ToggleReview) => self.toggle_review(cx),
        }
    }

    /// Opens a panel in place of the current one, and closes any analysis that covers it. If the current panel
    /// is a review, its results are saved.
    pub(super) fn show_panel(&mut self, panel: Panel) {
        self.analysis.shown = None;
        self.branches.leave_plan();
        self.panel.put_review_away(&self.game);
        self.panel = panel;
    }

    /// Replaces the log with the goals if `open` is `true`. Otherwise returns to the log.
    pub fn open_standing(&mut self, open: bool) {
        if open {
            self.show_panel(Panel::Goals);
        } else if self.panel.is_goals() {
            self.panel = Panel::Log;
        }
    }

    /// Opens the review, or closes it and saves its results.
    pub(super) fn toggle_review(&mut self, cx: &AppContext) {
        if self.panel.is_reviewing() {
            self.panel.put_review_away(&self.game);
        } else {
            self.review_anew(cx);
        }
    }

    /// Opens the review, if any decisions can be reviewed.
    pub fn open_review(&mut self, cx: &AppContext) {
        if !self.panel.is_reviewing() {
            self.review_anew(cx);
        }
    }

    pub(super) fn review_anew(&mut self, cx: &AppContext) {
        let Some(of) = self.game.reviewable() else { return };
        let Some(known) = self.game.held.here().map(LocalTable::kept_review) else { return };
        self.analysis.shown = None;
        self.branches.leave_plan();
        self.panel.begin_review(&self.game, cx, of, known);
        self.ending.open = false;
    }

    pub(super) fn is_branching(&self) -> bool {
        self.panel.is_branches() && self.branches.can_branch(&self.game)
    }

    /// Replaces the log with the branches if `open` is `true`. Otherwise closes the branches, and returns to the review
    /// if they were opened from it.
    pub(super) fn open_branches(&mut self, open: bool, cx: &AppContext) {
        self.branches.leave_plan();
        if open {
            self.branches.from_review = self.panel.is_reviewing();
            self.write_unsaved();
            self.ending.open = false;
            self.show_panel(Panel::Branches);
        } else if self.panel.is_branches() {
            self.panel = Panel::Log;
            if std::mem::take(&mut self.branches.from_review) {
                self.open_review(cx);
            }
        }
    }

    /// Begins a branch with another choice at a ply, with the default players. The branch leads back to the review.
    fn try_instead(&mut self, ply: usize, choice: usize, cx: &AppContext) {
        self.branches.from_review = self.panel.is_reviewing();
        self.write_unsaved();
        if let Err(fault) = self.branches.begin_with(&self.game, ply, choice, cx) {
            self.game.tell(fault);
        }
    }

    /// Writes a game that has no file yet, because branches are saved beside the file.
    fn write_unsaved(&mut self) {
        if self.branches.game_file(&self.game).is_none()
            && let Some(held) = self.game.held.here_mut()
        {
            held.write_from_here();
        }
    }

    /// Looks up the lines if they may have changed, and switches to another line if requested. Called once per frame.
    pub(super) fn advance_branches(&mut self, cx: &mut AppContext) {
        if let Some(goes_to) = self.branches.goes_to.take() {
            self.turn_to(goes_to, cx);
        }
        if !self.is_branching() {
            return;
        }
        let seen = Some((self.game.held.file().map(ToOwned::to_owned), self.game.held.plies()));
        if self.branches.seen != seen && self.branches.lookup.is_none() {
            self.branches.seen = seen;
            self.branches.look_for_lines(&self.game, cx);
        }
        match self.branches.lookup.as_ref().map(Receiver::try_recv) {
            Some(Ok((lines, thrown))) => {
                (self.branches.lines, self.branches.thrown, self.branches.lookup) = (lines, thrown, None);
            }
            Some(Err(TryRecvError::Disconnected)) => self.branches.lookup = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
    }

    /// Switches to another line of the game. Does nothing while the current line is unsaved.
    pub(super) fn turn_to(&mut self, goes_to: GoesTo, cx: &mut AppContext) {
        if self.game.is_unsaved() {
            return;
        }
        self.panel.put_review_away(&self.game);
        let game = self.branches.game_file(&self.game);
        let (lines, thrown) = (std::mem::take(&mut self.branches.lines), self.branches.thrown);
        let from_review = self.branches.from_review;
        let left = if let GoesTo::Left(_, ply) = &goes_to { Some(*ply) } else { None };
        let mut next = match goes_to {
            GoesTo::Branch(table) => Self::sit_down(cx, self.game.plugin, (*table).into()),
            GoesTo::Line(file) | GoesTo::Left(file, _) => match Self::resume(cx, file) {
                Ok((play, notices)) => {
                    cx.notices.extend(notices);
                    play
                }
                Err(error) => {
                    self.game.tell(faults::open_error(&error, &cx.words));
                    return;
                }
            },
        };
        next.ending.open = false;
        next.panel = Panel::Branches;
        next.branches = Branches::of(game, lines, thrown);
        next.branches.from_review = from_review;
        *self = next;
        // A game in progress resumes at its current position.
        if let Some(ply) = left.filter(|_| self.game.held.is_over()) {
            let step = self.game.step_of(ply);
            self.look_at(step, cx);
            if from_review {
                self.open_branches(false, cx);
            }
        }
    }
}

//! The review panel, which replaces the log. It shows the expected results over the course of the game, the
//! decisive moments, the costliest decisions, and better alternatives.

pub(super) mod at_end;
mod balance_table;
mod curve;
mod review_text;

use egui::{Align, Label, Layout, ProgressBar, RichText, ScrollArea, Ui};
use rondel::{Observer, Seat, Table, Turn};
use rondel_painter::{theme, widgets};
use rondel_presenter::reviewed;
use rondel_system::Weighed;
use rondel_tables::LocalTable;
use rondel_tables::practice::{Exercise, at_table};
use rondel_tables::reviewer::{ReviewProgress, Reviewer};

use self::review_text::{DecisionText, ReviewText};
use super::action::Action;
use super::marks::Marks;
use super::move_table::note_ui;
use super::panel::Panel;
use super::view::GameView;
use crate::command::Command;
use crate::context::AppContext;

/// An open review.
pub(super) struct Reviewing {
    pub(super) reviewer: Reviewer,
    of: Whose,
    /// Number of plies reviewed.
    plies: usize,
    /// The text currently shown. `said` contains the version of the results and the language on which it is based.
    told: ReviewText,
    said: Option<(u64, String)>,
    /// Text about the viewed decision.
    here: Option<DecisionText>,
    /// Number of mistakes found that can be practised. `None` until the review has finished or been stopped.
    mistakes: Option<usize>,
    /// Whether all results have been saved with the game.
    kept: bool,
    /// Whether the user has stopped the review.
    stopped: bool,
    /// Whether the pointer is over the lists.
    held_still: bool,
    /// Time of the last update of the text, in seconds.
    said_at: f64,
    /// Time at which the results were last saved, in seconds.
    kept_at: f64,
}

/// The seats whose decisions are reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    Everybodys,
    Own(Seat),
}

impl Whose {
    pub(super) fn seat(self) -> Option<Seat> {
        match self {
            Self::Everybodys => None,
            Self::Own(seat) => Some(seat),
        }
    }
}

/// Interval between updates of the text while the review is running, in seconds.
const ANEW: f64 = 0.4;
/// Interval between saves of the results while the review is running, in seconds. At most this much work is
/// lost in a crash.
const KEPT_EVERY: f64 = 10.0;

impl GameView {
    /// Returns the seats whose decisions may be reviewed now: all of them if the game is over or only bots play,
    /// and otherwise the seat of the only person. Returns `None` if a review would reveal one person's knowledge to
    /// another. In a branch with assumed hidden information, only the seat whose knowledge the branch is based on
    /// can be reviewed. The moves before the branch depend on the actual hidden information, and the original game
    /// may still be in progress.
    pub(super) fn reviewable(&self) -> Option<Whose> {
        let decided = self.held.plies() > 0 && self.mode.is_game() && !self.covered();
        if self.held.here().is_none() || self.has_people_elsewhere() && !matches!(self.held.turn(), Turn::Over(_)) {
            // During a game with remote players, no assistance is given.
            return None;
        }
        match (self.held.turn(), self.persons().as_slice()) {
            _ if !decided => None,
            _ if self.is_branch() => Some(self.supposing().map_or(Whose::Everybodys, Whose::Own)),
            (Turn::Over(_), _) | (_, []) => Some(Whose::Everybodys),
            (_, [only]) => Some(Whose::Own(*only)),
            _ => None,
        }
    }

    /// Returns the seat whose knowledge the current branch is based on, if any.
    fn supposing(&self) -> Option<Seat> {
        self.held.here().and_then(LocalTable::supposed_by)
    }

    /// Returns whether the value of this seat's decision after `ply` plies may be revealed now.
    pub(super) fn may_weigh(&self, seat: Seat, ply: usize) -> bool {
        // In a branch, hidden information is only assumed.
        let supposed = self.is_branch() && ply >= self.held.here().map_or(0, LocalTable::forked_at);
        self.reviewable().is_some_and(|whose| supposed || whose.seat().is_none_or(|own| own == seat))
    }

    pub(super) fn can_review(&self) -> bool {
        self.reviewable().is_some()
    }

    fn keep_review(&self, review: &Reviewing) {
        // Errors are ignored, because the review can be repeated.
        let _ = self.held.here().map(|held| held.keep_review(review.reviewer.found()));
    }

    fn told_review(&self, review: &Reviewing, cx: &AppContext) -> ReviewText {
        let decisions = review.reviewer.found().into_iter().map(|weighed| weighed.decision).collect();
        let reviewed = self.held.here().map(|held| held.reviewed(decisions));
        reviewed.map_or_else(ReviewText::default, |reviewed| {
            ReviewText::of(self, reviewed, review.of == Whose::Everybodys, cx)
        })
    }

    /// Returns the observer for the images shown in the review.
    fn reviewing_eyes(&self) -> Observer {
        match (self.held.turn(), self.persons().as_slice()) {
            _ if let Some(seat) = self.supposing() => Observer::Seat(seat),
            (Turn::Over(_), _) => Observer::Open,
            (_, [only]) => Observer::Seat(*only),
            _ => Observer::Spectator,
        }
    }

    /// Returns the last step before a decision, i.e. the position in which the decision was made.
    pub(super) fn step_of(&self, ply: usize) -> usize {
        let steps = self.watching.chronicle.steps();
        steps.iter().rposition(|step| step.place.ply <= ply).unwrap_or(0)
    }

    /// Returns the ply of the decision made in the viewed position.
    fn reviewed_ply(&self) -> Option<usize> {
        let step = self.watching.step().filter(|_| self.watching.looks_back())?;
        step.at_rest.then_some(step.place.ply)
    }
}

/// Draws the progress, with a button that stops or resumes the review. Returns whether the button was clicked.
fn progress_ui(ui: &mut Ui, cx: &AppContext, progress: ReviewProgress) -> bool {
    let ReviewProgress { done, all, works, .. } = progress;
    if done == all {
        return false;
    }
    let words = rondel::Text::new("review-progress").with("done", done).with("all", all);
    let mut toggled = false;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = cx.words.word(if works { "review-stop" } else { "review-go-on" });
            toggled = ui.button(button).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.vertical(|ui| {
                    ui.add(Label::new(RichText::new(cx.words.say(&words)).size(13.0)).wrap());
                    let palette = theme::palette(ui.ctx());
                    let share = done as f32 / all.max(1) as f32;
                    ui.add(ProgressBar::new(share).desired_height(5.0).fill(palette.point));
                });
            });
        });
    });
    toggled
}

impl Reviewing {
    /// Returns the mistakes found that can be practised.
    fn mistakes_of(&self, game: &GameView) -> Vec<Exercise> {
        let over = game.held.here().filter(|held| held.is_over() && !game.has_people_elsewhere());
        over.map(|held| at_table(held, &self.reviewer.found())).unwrap_or_default()
    }

    /// Saves the current results, unless all of them have already been saved or decisions have been taken back.
    fn keep_found(&self, game: &GameView) {
        if !self.kept && game.held.plies() >= self.plies {
            game.keep_review(self);
        }
    }

    /// Updates the text, saves the results at regular intervals, and counts the mistakes that can be practised.
    fn advance(&mut self, game: &GameView, cx: &AppContext) {
        let progress = self.reviewer.progress();
        let saying = (progress.version, cx.words.language().to_owned());
        // While the pointer is over the lists, they do not change. The first and the last version of the text
        // appear immediately.
        let rests = self.held_still && self.said.is_some() && progress.works;
        let wait = if progress.works { self.said_at + ANEW - cx.now } else { 0.0 };
        let is_new = self.said.as_ref() != Some(&saying) && !rests;
        if is_new && wait > 0.0 {
            cx.ctx.request_repaint_after_secs(wait as f32);
        } else if is_new {
            self.told = game.told_review(self, cx);
            (self.said, self.said_at) = (Some(saying), cx.now);
            (self.here, self.mistakes) = (None, None);
            if cx.now > self.kept_at + KEPT_EVERY {
                self.kept_at = cx.now;
                self.keep_found(game);
            }
        }
        if !progress.works && self.mistakes.is_none() {
            self.mistakes = Some(self.mistakes_of(game).len());
        }
        if !progress.works && progress.done == progress.all && !self.kept {
            game.keep_review(self);
            self.kept = true;
        }
    }
}

impl Panel {
    /// Returns the mistakes found by the review that can be practised.
    pub(super) fn mistakes(&self, game: &GameView) -> Vec<Exercise> {
        self.review().map(|review| review.mistakes_of(game)).unwrap_or_default()
    }

    pub(super) fn is_reviewing(&self) -> bool {
        matches!(self, Self::Review(_))
    }

    /// Saves the current results of the review, if there is one.
    pub(super) fn keep_found(&self, game: &GameView) {
        if let Some(review) = self.review() {
            review.keep_found(game);
        }
    }

    /// Closes the review and saves its results.
    pub(super) fn put_review_away(&mut self, game: &GameView) {
        if let Some(review) = self.take_review() {
            game.keep_review(&review);
        }
    }

    pub(super) fn begin_review(&mut self, game: &GameView, cx: &AppContext, of: Whose, known: Vec<Weighed>) {
        let Some(held) = game.held.here() else { return };
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let reviewer = held.review(of.seat(), known, threads, cx.waker());
        let plies = game.held.plies();
        let review = Reviewing {
            reviewer,
            of,
            plies,
            told: ReviewText::default(),
            said: None,
            here: None,
            mistakes: None,
            kept: false,
            stopped: false,
            held_still: false,
            said_at: f64::MIN,
            kept_at: cx.now,
        };
        *self = Panel::Review(Box::new(review));
    }

    /// Closes the review if its decisions were taken back or may not be shown. Extends the review if the game
    /// has continued.
    pub(super) fn advance_review(&mut self, game: &GameView, cx: &AppContext) {
        let Some(review) = self.review() else { return };
        let plies = game.held.plies();
        let Some(of) = game.reviewable().filter(|_| plies >= review.plies) else {
            self.take_review();
            return;
        };
        if (plies > review.plies || of != review.of) && !review.stopped {
            let known = review.reviewer.found();
            self.begin_review(game, cx, of, known);
        }
        if let Some(review) = self.review_mut() {
            review.advance(game, cx);
        }
    }

    /// Stops or resumes the review.
    pub(super) fn pause_review(&mut self, game: &GameView, cx: &AppContext, progress: ReviewProgress) {
        let Some(review) = self.review_mut() else { return };
        if progress.works {
            review.reviewer.stop();
            review.stopped = true;
            game.keep_review(review);
        } else {
            let (of, known) = (review.of, review.reviewer.found());
            self.begin_review(game, cx, of, known);
        }
    }

    /// Draws the review instead of the log.
    pub(super) fn review_ui(
        &mut self,
        game: &GameView,
        marks: &mut Marks,
        can_branch: bool,
        ui: &mut Ui,
        cx: &mut AppContext,
    ) -> Option<Action> {
        let mut review = self.take_review()?;
        let mut practises = false;
        let mut tried = None;
        let progress = review.reviewer.progress();
        let (title, words) = (cx.words.word("review-title"), cx.words.word("review-close"));
        let close = widgets::panel_heading(ui, &mut cx.icons, title, words);
        let toggled = progress_ui(ui, cx, progress);
        let here = game.reviewed_ply();
        let place = game.watching.step().map_or(0, |step| step.place.ply);
        let mut look = review.told.curve.ui(ui, cx, place).map(|ply| game.step_of(ply));
        let viewed = if game.watching.looks_back() { place } else { game.held.plies() };
        look = review.told.walk_ui(ui, cx, viewed).map(|ply| game.step_of(ply)).or(look);
        if review.here.as_ref().map(|told| told.ply) != here {
            review.here = here.and_then(|ply| review.told.decision(game, ply, cx));
        }
        if let Some(told) = &review.here
            && let Some(marked) = told.here_ui(game.plugin, can_branch && game.may_branch_at(told.ply), ui, cx)
        {
            (marks.pointed, marks.played) = (marked.better, marked.played);
            tried = marked.tried.map(|choice| Action::TryInstead { ply: told.ply, choice });
        }
        // Entries must not move while the user is about to click one.
        review.held_still = ui.rect_contains_pointer(ui.available_rect_before_wrap());
        ScrollArea::vertical().id_salt("review").auto_shrink([false, false]).show(ui, |ui| {
            // Leaves space for the scroll bar.
            ui.set_max_width(ui.available_width() - 10.0);
            ui.spacing_mut().item_spacing.y = 5.0;
            if review.of != Whose::Everybodys {
                note_ui(ui, cx.words.word(reviewed::partial(game.is_branch())));
            }
            let goes_on = progress.done < progress.all;
            if goes_on {
                note_ui(ui, cx.words.word("review-for-now"));
            }
            review.told.balance_ui(ui, cx);
            // The summary of the whole game is shown once every decision has been evaluated.
            if !goes_on {
                review.told.summary_ui(ui);
            }
            if let Some(count) = review.mistakes.filter(|count| *count > 0) {
                let words = cx.words.with("practice-mine", "count", count);
                practises = ui.button(words).on_hover_text(cx.words.word("practice-mine-hint")).clicked();
            }
            look = review.told.swings_ui(ui, cx).or(look);
            look = review.told.flaws_ui(game.plugin, ui, cx, here).map(|ply| game.step_of(ply)).or(look);
            if goes_on {
                note_ui(ui, cx.words.word("review-for-now"));
            }
            note_ui(ui, cx.words.word("review-how"));
        });
        if close {
            game.keep_review(&review);
            return None;
        }
        *self = Panel::Review(review);
        if practises {
            cx.send(Command::PractiseMistakes);
            return None;
        }
        if toggled {
            self.pause_review(game, cx, progress);
        }
        tried.or_else(|| look.map(Action::LookAt))
    }
}

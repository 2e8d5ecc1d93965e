//! What parts of the play screen ask of the game at the table.

use egui::Context;
use rondel::{Observer, Seat};

use super::Play;
use super::announcer::Announcer;
use super::focus::FocusAreas;
use super::marks::Marks;
use super::timing::Timing;
use super::view::GameView;
use crate::context::AppContext;

/// What a part of the play screen asks. [`super::Play`] does it once that part is drawn.
#[derive(Clone, Copy)]
pub(super) enum Action {
    /// Plays the choice at this place of the list.
    Choose(usize),
    /// Lets the next person sit down before the screen.
    SitDown(Seat),
    /// Shows a step of the game.
    LookAt(usize),
    /// Shows the game through other eyes.
    LookThrough(Observer),
    /// Plays again what happened, or pauses that.
    TogglePlaying,
    /// Goes on with the game at its present.
    GoOn,
    /// Opens the goals, or closes them.
    OpenGoals(bool),
    /// Opens the branches, or closes them.
    OpenBranches(bool),
    /// Opens the review, or closes it.
    ToggleReview,
}

/// What a panel may read and change of the screen around it.
pub(super) struct PanelScope<'a> {
    pub(super) game: &'a GameView,
    pub(super) announcer: &'a mut Announcer,
    pub(super) marks: &'a mut Marks,
    pub(super) timing: &'a Timing,
    pub(super) focus: &'a mut FocusAreas,
}

impl Play {
    /// Does what a part of the screen asks, if anything.
    pub(super) fn run_if(&mut self, action: Option<Action>, ctx: &Context, cx: &AppContext) {
        match action {
            None => {}
            Some(Action::Choose(place)) => self.choose(place, cx),
            Some(Action::SitDown(seat)) => self.sit_before(seat, cx),
            Some(Action::LookAt(step)) => self.look_at(step, cx),
            Some(Action::LookThrough(eyes)) => {
                self.game.watching.eyes = Some(eyes);
                self.look_at(self.game.watching.at(), cx);
            }
            Some(Action::TogglePlaying) => self.toggle_playing(cx),
            Some(Action::GoOn) => self.go_on(cx),
            Some(Action::OpenGoals(open)) => self.open_standing(open),
            Some(Action::OpenBranches(open)) => self.open_branches(open),
            Some(Action::ToggleReview) => self.toggle_review(ctx),
        }
    }
}

//! Branches are thrown away into a folder beside the others, and brought back from there.

use std::path::{Path, PathBuf};

use egui::Ui;

use super::super::announcer::Announcer;
use super::super::branching::Branches;
use super::super::clicking::Message;
use super::super::view::GameView;
use crate::context::AppContext;
use crate::faults;

impl Branches {
    /// Throws a branch away, with what was noted in it. Branches that left it stay: each has its whole history.
    pub(super) fn throw_away(&mut self, game: &GameView, announcer: &mut Announcer, branch: &Path, cx: &AppContext) {
        let Some(game) = self.game_file(game) else { return };
        self.move_branches(announcer, &[branch.to_owned()], &rondel_system::thrown_away_of(&game), "branch-thrown", cx);
    }

    /// Draws the button that brings back what was thrown away.
    pub(super) fn thrown_ui(&mut self, game: &GameView, announcer: &mut Announcer, ui: &mut Ui, cx: &AppContext) {
        if self.thrown == 0 {
            return;
        }
        let words = cx.words.with("branch-bring-back", "count", self.thrown);
        let Some(game) = self.game_file(game).filter(|_| ui.button(words).clicked()) else { return };
        let thrown = rondel_system::games_in(&rondel_system::thrown_away_of(&game));
        self.move_branches(announcer, &thrown, &rondel_system::branches_of(&game), "branch-brought-back", cx);
    }

    /// Moves branches, says that it was done or why not, and looks for the lines anew.
    fn move_branches(
        &mut self,
        announcer: &mut Announcer,
        branches: &[PathBuf],
        into: &Path,
        done: &'static str,
        cx: &AppContext,
    ) {
        let moved = rondel_system::move_games(branches, into);
        self.seen = None;
        match moved.iter().find_map(|moved| moved.as_ref().err()) {
            Some(why) => announcer.message = Some(Message::lasting(faults::unmoved(why, &cx.words))),
            None => announcer.speech.say(cx.words.word(done)),
        }
    }
}

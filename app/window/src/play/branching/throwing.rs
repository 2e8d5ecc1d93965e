//! Deletes branches by moving them to a separate folder, and restores them.

use std::path::{Path, PathBuf};

use egui::Ui;

use super::super::branching::Branches;
use super::super::view::GameView;
use crate::context::AppContext;
use crate::faults;

impl Branches {
    /// Deletes a branch with its notes. Branches that diverge from it remain, because each file contains a
    /// complete history.
    pub(super) fn throw_away(&mut self, game: &mut GameView, branch: &Path, cx: &AppContext) {
        let Some(file) = self.game_file(game) else { return };
        let thrown = rondel_system::thrown_away_of(&file);
        self.move_branches(game, &[branch.to_owned()], &thrown, "branch-thrown", cx);
    }

    /// Draws the button that restores deleted branches.
    pub(super) fn thrown_ui(&mut self, game: &mut GameView, ui: &mut Ui, cx: &AppContext) {
        if self.thrown == 0 {
            return;
        }
        let words = cx.words.with("branch-bring-back", "count", self.thrown);
        let Some(file) = self.game_file(game).filter(|_| ui.button(words).clicked()) else { return };
        let thrown = rondel_system::games_in(&rondel_system::thrown_away_of(&file));
        self.move_branches(game, &thrown, &rondel_system::branches_of(&file), "branch-brought-back", cx);
    }

    /// Moves branches, reports the result, and looks up the lines again.
    fn move_branches(
        &mut self,
        game: &mut GameView,
        branches: &[PathBuf],
        into: &Path,
        done: &'static str,
        cx: &AppContext,
    ) {
        let moved = rondel_system::move_games(branches, into);
        self.seen = None;
        match moved.iter().find_map(|moved| moved.as_ref().err()) {
            Some(why) => game.tell(faults::unmoved(why, &cx.words)),
            None => game.announcer.speech.say(cx.words.word(done)),
        }
    }
}

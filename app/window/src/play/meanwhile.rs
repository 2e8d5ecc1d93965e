//! A table with people elsewhere while nobody looks at it: it goes on, and says when its person is to decide.

use rondel::{Table, Text, Turn};
use rondel_presenter::resolved::ResolvedScene;

use super::GameView;
use super::far::OnlinePanel;
use crate::context::AppContext;
use crate::home::Progress;

impl GameView {
    /// Whether a person at this screen is to decide.
    pub fn is_own_turn(&self) -> bool {
        self.decides().is_some_and(|seat| self.is_person(seat)) && !self.held.is_choosing()
    }

    /// Whether it has people elsewhere who may still need this program: not where one has left, and not once a game that was held
    /// elsewhere is over and checked.
    pub fn goes_on_elsewhere(&self) -> bool {
        let needed = match self.held.away() {
            Some(visit) => !visit.has_left() && (!visit.guest().is_opened() || self.wants_again()),
            None => true,
        };
        self.has_people_elsewhere() && needed
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.held.turn(), Turn::Over(_))
    }

    /// What the person is told who is to decide, in words.
    pub fn call_words(&self, cx: &AppContext) -> String {
        let own = self.own_seat();
        let others = self.held.seats().each().filter(|seat| Some(*seat) != own && self.held.bot(*seat).is_none());
        let others = others.map(|seat| self.player_name(seat, cx));
        let others = others.map(Text::verbatim).collect();
        cx.words.say(
            &Text::new("far-your-turn")
                .with("game", cx.words.of(self.plugin.id).word("title"))
                .with("others", Text::List(others)),
        )
    }

    /// How far the game has come.
    pub fn progress(&self, cx: &AppContext) -> Progress {
        match self.decides() {
            Some(_) if self.is_own_turn() => Progress::YourTurn,
            Some(seat) => Progress::Turn(self.player_name(seat, cx)),
            None => Progress::Waiting,
        }
    }

    /// Who sits there.
    pub fn people(&self, cx: &AppContext) -> Vec<String> {
        self.held.seats().each().map(|seat| self.player_name(seat, cx)).collect()
    }

    /// How many steps its person may know of.
    pub fn revision(&self) -> usize {
        self.watching.present()
    }

    /// The table as it stands now, whatever of it was shown.
    pub fn stands(&self, cx: &AppContext) -> Option<ResolvedScene> {
        let view = self.held.view(self.held.place(), self.observer())?;
        Some(ResolvedScene::new(&view.scene, cx.words.of(self.plugin.id)))
    }
}

impl OnlinePanel {
    /// Whether the person has just come to decide, after somebody elsewhere did; said once.
    pub(super) fn takes_call(&mut self, game: &GameView) -> bool {
        let plies = game.held.plies();
        let by_others =
            plies.checked_sub(1).is_none_or(|last| game.held.mover(last).is_none_or(|it| !game.is_person(it)));
        let called = (game.has_people_elsewhere() && game.is_own_turn()).then_some(plies);
        let before = std::mem::replace(&mut self.called, called);
        called.is_some() && called != before && by_others
    }
}

//! Rematches with the same players after a game with remote players.

use egui::{RichText, Ui};
use rondel::{Seat, Text};
use rondel_hosting::Presence;
use rondel_painter::widgets;

use super::people::OnlineAction;
use super::view::GameView;
use crate::context::AppContext;

/// Maximum width of the names next to the buttons, in points.
const WAITS: f32 = 340.0;

impl GameView {
    /// Returns the seats of players who have not yet agreed to a rematch.
    fn undecided(&self) -> Vec<Seat> {
        let again = self.held.again();
        let sitting = self.held.sitting();
        let people = (0..).map(Seat::new).zip(&sitting).filter(|(_, it)| it.player.bot.is_none());
        people.map(|(seat, _)| seat).filter(|seat| !again.has(*seat)).collect()
    }

    /// Returns whether a rematch is impossible, because a player has left permanently or the remote table has failed.
    fn is_broken_up(&self) -> bool {
        self.held.sitting().iter().any(|it| matches!(it.presence, Presence::Left | Presence::Open))
            || self.held.away().is_some_and(|visit| visit.fault().is_some())
    }

    /// Draws the rematch button on the result sheet, or the players who have not decided yet.
    pub(super) fn again_ui(&self, ui: &mut Ui, cx: &AppContext) -> Option<OnlineAction> {
        if self.own_seat().is_none() || self.is_broken_up() {
            return None;
        }
        if !self.held.wants_again() {
            return widgets::primary(ui, cx.words.word("far-again")).clicked().then_some(OnlineAction::Again);
        }
        let waits: Vec<Text> =
            self.undecided().into_iter().map(|seat| Text::verbatim(self.short_name(seat, cx))).collect();
        let words = if waits.is_empty() {
            cx.words.word("far-again-begins")
        } else {
            cx.words.with("far-again-waits", "players", Text::List(waits))
        };
        widgets::shortened_ui(ui, WAITS, RichText::new(words).strong());
        None
    }

    /// Returns text that names the other players who want a rematch, or `None` if there are none.
    pub(super) fn again_words(&self, cx: &AppContext) -> Option<String> {
        let own = self.persons();
        let wish = self.held.again().iter().filter(|seat| !own.contains(seat));
        let names: Vec<Text> = wish.map(|seat| Text::verbatim(self.short_name(seat, cx))).collect();
        let open = !names.is_empty() && !self.held.wants_again() && !self.is_broken_up() && self.own_seat().is_some();
        open.then(|| cx.words.with("far-again-wanted", "players", Text::List(names)))
    }
}

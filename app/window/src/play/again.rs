//! Another game with the same people, once one with people elsewhere is over.

use std::path::Path;

use egui::{RichText, Ui};
use rondel::{Seat, SeatSet, Text};
use rondel_hosting::{Presence, Wish};
use rondel_painter::widgets;
use rondel_tables::{Away, Held, LocalTable};

use super::GameView;
use super::far::OnlinePanel;
use super::people::Deed;
use crate::context::AppContext;

impl GameView {
    /// Who wants to play again.
    fn again(&self) -> SeatSet {
        match &self.held {
            Held::Here(table) => table.host().again(),
            Held::Away(visit) => visit.guest().standing().map_or(SeatSet::NONE, |standing| standing.again),
        }
    }

    /// Whether the person at this screen wants to play again.
    pub fn wants_again(&self) -> bool {
        let again = self.again();
        self.own_seat().is_some_and(|seat| again.has(seat))
            || self.held.away().is_some_and(|visit| visit.guest().unanswered().any(|wish| matches!(wish, Wish::Again)))
    }

    /// The people who have not said that they want to play again.
    fn undecided(&self) -> Vec<Seat> {
        let again = self.again();
        let sitting = self.held.sitting();
        let people = (0..).map(Seat::new).zip(&sitting).filter(|(_, it)| it.player.bot.is_none());
        people.map(|(seat, _)| seat).filter(|seat| !again.has(*seat)).collect()
    }

    /// The table at which all people want another game, and nobody has set it yet; nothing where it is held elsewhere.
    pub fn wanted_again(&mut self) -> Option<&mut LocalTable> {
        let wanted = |table: &&mut LocalTable| table.host().all_want_another() && table.host().next().is_none();
        self.held.here_mut().filter(wanted)
    }

    /// Whether somebody who would be asked has left for good: then there is no other game with the same people.
    fn is_broken_up(&self) -> bool {
        self.held.sitting().iter().any(|it| matches!(it.presence, Presence::Left | Presence::Open))
            || self.held.away().is_some_and(|visit| visit.fault().is_some())
    }

    /// Asks for another game, and says who wants one; in the sheet at the end.
    pub(super) fn again_ui(&self, ui: &mut Ui, cx: &AppContext) -> Option<Deed> {
        if self.own_seat().is_none() || self.is_broken_up() {
            return None;
        }
        if !self.wants_again() {
            return widgets::primary(ui, cx.words.word("far-again")).clicked().then_some(Deed::Again);
        }
        let waits: Vec<Text> =
            self.undecided().into_iter().map(|seat| Text::verbatim(self.player_name(seat, cx))).collect();
        let words = if waits.is_empty() {
            cx.words.word("far-again-begins")
        } else {
            cx.words.with("far-again-waits", "players", Text::List(waits))
        };
        ui.label(RichText::new(words).strong());
        None
    }

    /// Who else wants another game, in words; nothing where nobody does.
    pub(super) fn again_words(&self, cx: &AppContext) -> Option<String> {
        let own = self.persons();
        let wish = self.again().iter().filter(|seat| !own.contains(seat));
        let names: Vec<Text> = wish.map(|seat| Text::verbatim(self.player_name(seat, cx))).collect();
        let open = !names.is_empty() && !self.wants_again() && !self.is_broken_up() && self.own_seat().is_some();
        open.then(|| cx.words.with("far-again-wanted", "players", Text::List(names)))
    }
}

impl OnlinePanel {
    /// The next table of the same people, where the person at this screen wants to go along; said once.
    pub(super) fn follow(&mut self, game: &GameView, folder: &Path) -> Option<Box<dyn Away>> {
        if self.followed || !game.wants_again() {
            return None;
        }
        let next = game.held.away()?.follow(folder)?;
        self.followed = true;
        Some(next)
    }
}

//! The game on the table: its handle, the displayed position, and queries about the game. Other modules draw the
//! game.

use rondel::journal::{Header, Notice};
use rondel::scene::{BlockedClick, DisabledChoice, IndirectChoice};
use rondel::{Plugin, Seat, Table as _, Turn};
use rondel_painter::table::{TableFrame, TableView};
use rondel_presenter::opponents::{Company, player_name};
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::sides::Sides;
use rondel_system::SaveError;
use rondel_tables::GameHandle;

use super::announcer::Announcer;
use super::ending::EndingText;
use super::log::LogPanel;
use super::message::Message;
use super::mode::Mode;
use super::reading::{Reading, ShownBlockedClick, ShownChoice, ShownDisabledChoice, ShownIndirectChoice};
use super::unavailable::blocked_pieces;
use super::watching::Watching;
use crate::context::AppContext;
use crate::faults;

/// The game on the table and its display state.
pub struct GameView {
    pub(super) plugin: &'static Plugin,
    pub(super) held: GameHandle,
    /// Remarks about the game's file, other than remarks about lost data.
    pub(super) remarks: Vec<Notice>,
    /// The seat of the person who is at the screen, if several people take turns.
    pub(super) ready: Option<Seat>,
    pub(super) watching: Watching,
    pub(super) reading: Reading,
    /// The mode of the table.
    pub(super) mode: Mode,
    pub(super) table: TableView,
    /// Whether the user has agreed to see the bots' hidden information in this game.
    pub(super) agreed_to_see: bool,
    pub(super) announcer: Announcer,
}

impl GameView {
    /// Shows a message over the table until something else happens.
    pub(super) fn tell(&mut self, words: String) {
        self.announcer.message = Some(Message::lasting(words));
    }

    /// Hides or shows the marks of available choices.
    pub fn hide_marks(&mut self, hidden: bool) {
        self.table.hide_marks(hidden);
    }

    /// Returns the names of the pieces that were too small for their contents in the last frame.
    pub fn blank_pieces(&self) -> Vec<String> {
        self.table.blank_pieces().map(|piece| piece.name.clone()).collect()
    }

    /// Returns the scene on the table.
    pub fn scene(&self) -> &ResolvedScene {
        self.table.scene()
    }

    /// Returns the position and highlights of the table in the last frame.
    pub fn shown_table(&self) -> &TableFrame {
        self.table.shown()
    }

    /// Returns whether the game is a replay. If so, leaving it returns to the screen that opened it.
    pub fn is_shown(&self) -> bool {
        self.mode.is_replay()
    }

    /// Returns the header for a new game with the same players, or `None` if any of them are remote.
    pub fn rematch(&self, seed: u64) -> Option<Header> {
        if self.has_people_elsewhere() { None } else { self.held.rematch(seed) }
    }

    /// Returns the handle of the game, which may be local or remote.
    pub fn held(&self) -> &GameHandle {
        &self.held
    }

    /// Returns the file in which the game is saved, if any.
    pub fn file(&self) -> Option<&std::path::Path> {
        self.held.file()
    }

    /// Retries saving if the last attempt failed. Returns whether the game is still unsaved.
    pub fn is_unsaved(&mut self) -> bool {
        self.held.is_unsaved()
    }

    /// Notifies the user, once per lost file, that the game continues in another file.
    pub fn tell_moved(&mut self, cx: &mut AppContext) {
        if let Some(moved) = self.held.take_moved() {
            cx.notices.push(faults::moved(&moved, &cx.words));
        }
    }

    /// Returns the reason why the game is not saved, or `None` if it is saved.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.held.trouble()
    }

    /// Returns the game's ending, or `None` if it is not over.
    pub fn ending(&self) -> Option<&EndingText> {
        self.reading.ending.as_ref()
    }
}

impl GameView {
    /// Returns the text of the current position that the player at the screen may see.
    pub(super) fn read(&self, log: &LogPanel, cx: &AppContext) -> Reading {
        let catalog = cx.words.of(self.plugin.id);
        let seats = self.held.players().iter().map(|sitter| catalog.say(&sitter.name)).collect();
        let mut reading = Reading { seats, considered: self.decision_of_a_bot(), ..Reading::default() };
        let here = self.decides_here();
        if here.is_none() && matches!(self.held.turn(), Turn::Decide(_)) {
            return reading;
        }
        let Some(view) = self.held.view(self.held.place(), self.observer()) else { return reading };
        reading.prompt = view.prompt.as_ref().map(|prompt| catalog.say(prompt)).unwrap_or_default();
        // A prompt may be nested in a longer text that states when the question is asked.
        let keys: Vec<&str> = view.prompt.iter().flat_map(rondel::Text::keys).collect();
        let coached = keys.iter().find(|key| catalog.has(&format!("coach-{key}")));
        reading.kind = coached.or(keys.first()).map(|key| (*key).to_owned());
        let shown = |disabled: DisabledChoice| ShownDisabledChoice {
            label: catalog.say(&disabled.label),
            icon: disabled.icon,
            reason: catalog.say(&disabled.reason),
            rule: disabled.rule,
        };
        reading.disabled_choices = view.disabled_choices.into_iter().map(shown).collect();
        reading.choices = view.choices.into_iter().map(|choice| ShownChoice::new(choice, catalog)).collect();
        let shown = |indirect: IndirectChoice| ShownIndirectChoice {
            element: indirect.element,
            first: indirect.first,
            cost: catalog.say(&indirect.cost),
        };
        reading.indirect_choices = view.indirect_choices.into_iter().map(shown).collect();
        let shown = |blocked: BlockedClick| ShownBlockedClick {
            element: blocked.element,
            reason: catalog.say(&blocked.reason),
            rule: blocked.rule,
        };
        reading.blocked_clicks = view.blocked_clicks.into_iter().map(shown).collect();
        let blocked = blocked_pieces(&reading, &view.scene, catalog);
        reading.disabled_choices.extend(blocked);
        if let Turn::Over(outcome) = self.held.turn() {
            reading.ending = Some(self.read_ending(log, &reading.seats, &outcome, view.score.unwrap_or_default(), cx));
        }
        reading
    }

    /// Returns the ply of the bot decision that can be analysed. A forced decision is skipped, unless it is
    /// being viewed.
    fn decision_of_a_bot(&self) -> Option<usize> {
        if !self.mode.is_game() || self.has_people_elsewhere() {
            return None;
        }
        // Information that was hidden before the branch is still secret in the original game.
        let from = self.held.here().map_or(0, rondel_tables::LocalTable::forked_at);
        // It is not known what an external program considered.
        let is_bot = |seat| !self.is_person(seat) && self.held.here().is_none_or(|table| !table.is_program(seat));
        let by_bot = |ply: &usize| *ply >= from && self.held.mover(*ply).is_some_and(is_bot);
        if self.watching.looks_back() {
            let shown = self.watching.step().and_then(|step| step.place.ply.checked_sub(1));
            return shown.filter(by_bot);
        }
        (0..self.held.plies()).rev().filter(by_bot).find(|ply| !self.held.was_forced(*ply))
    }

    /// Returns a seat's name in the game.
    pub(super) fn seat_name(&self, seat: Seat, cx: &AppContext) -> String {
        self.reading.seats.get(seat.index()).cloned().unwrap_or_else(|| player_name(seat, None, &cx.words))
    }

    /// Returns the sides of the game with the names of their seats.
    pub(super) fn sides(&self, cx: &AppContext) -> Sides {
        let names: Vec<String> = self.held.seats().each().map(|seat| self.seat_name(seat, cx)).collect();
        Sides::new(self.held.teams(), &names, |text| cx.words.say(text))
    }

    /// Returns the name of a seat and its player: "Hamburg (Ann)".
    pub(super) fn full_name(&self, seat: Seat, cx: &AppContext) -> String {
        self.company(&self.reading.seats, cx).full(seat)
    }

    /// Returns the player's name to show next to the seat's name, or `None` if both are equal.
    pub(super) fn player_beside(&self, seat: Seat, cx: &AppContext) -> Option<String> {
        self.company(&self.reading.seats, cx).beside(seat).map(str::to_owned)
    }

    /// Returns a player's name for the chat and for lists. If several people have the same name, it
    /// includes the seat.
    pub(super) fn short_name(&self, seat: Seat, cx: &AppContext) -> String {
        self.company(&self.reading.seats, cx).short(seat)
    }

    /// Returns the names of all players at the table, given the names of the seats.
    pub(super) fn company(&self, seats: &[String], cx: &AppContext) -> Company {
        let seat_name = |seat: Seat| seats.get(seat.index()).cloned();
        let seat_name = |seat| seat_name(seat).unwrap_or_else(|| player_name(seat, None, &cx.words));
        let seated = self.held.seats().each().map(|seat| (seat_name(seat), self.held.player(seat)));
        Company::of(seated, &cx.words)
    }
}

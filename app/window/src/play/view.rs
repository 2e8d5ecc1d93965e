//! The game on the table: where it is held, how far it is shown, and what may be asked of it. It is drawn by others.

use rondel::journal::{Header, Notice};
use rondel::scene::{BlockedClick, DisabledChoice};
use rondel::{Plugin, Seat, Table as _, Turn};
use rondel_painter::table::{TableFrame, TableView};
use rondel_presenter::opponents::{player_name, with_player};
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::SaveError;
use rondel_tables::GameHandle;

use super::announcer::Announcer;
use super::ending::EndingText;
use super::log::LogPanel;
use super::message::Message;
use super::mode::Mode;
use super::reading::{Reading, ShownChoice, ShownObstacle, ShownWithheld};
use super::watching::Watching;
use crate::context::AppContext;
use crate::faults;

/// The game on the table, with what is shown of it.
pub struct GameView {
    pub(super) plugin: &'static Plugin,
    pub(super) held: GameHandle,
    /// What should be known about the file the game came from, though nothing in it is lost.
    pub(super) remarks: Vec<Notice>,
    /// The person who sits before the screen, where several take turns.
    pub(super) ready: Option<Seat>,
    pub(super) watching: Watching,
    pub(super) reading: Reading,
    /// What the table is used for.
    pub(super) mode: Mode,
    pub(super) table: TableView,
    /// Whether the person has said in this game that they want to see what bots hold.
    pub(super) agreed_to_see: bool,
    pub(super) announcer: Announcer,
}

impl GameView {
    /// Shows a sentence over the table until something else happens.
    pub(super) fn tell(&mut self, words: String) {
        self.announcer.message = Some(Message::lasting(words));
    }

    /// Leaves out the marks of what can be chosen, or no longer.
    pub fn hide_marks(&mut self, hidden: bool) {
        self.table.hide_marks(hidden);
    }

    /// What lies on the table.
    pub fn scene(&self) -> &ResolvedScene {
        self.table.scene()
    }

    /// Where the table lay in the last frame, and what was marked there.
    pub fn shown_table(&self) -> &TableFrame {
        self.table.shown()
    }

    /// Whether the game is only shown: it belongs to another screen, where its person goes back to.
    pub fn is_shown(&self) -> bool {
        self.mode.is_replay()
    }

    /// The header of a new game of the same people; nothing where some are elsewhere.
    pub fn rematch(&self, seed: u64) -> Option<Header> {
        if self.has_people_elsewhere() { None } else { self.held.rematch(seed) }
    }

    /// The game that is shown, wherever it is held.
    pub fn held(&self) -> &GameHandle {
        &self.held
    }

    /// The file the game is kept in, once it has one.
    pub fn file(&self) -> Option<&std::path::Path> {
        self.held.file()
    }

    /// Tries once more to write what is not on disk, or no longer; true where it still is not.
    pub fn is_unsaved(&mut self) -> bool {
        self.held.is_unsaved()
    }

    /// Says that the game goes on in another file, once for each time that its own was lost.
    pub fn tell_moved(&mut self, cx: &mut AppContext) {
        if let Some(moved) = self.held.take_moved() {
            cx.notices.push(faults::moved(&moved, &cx.words));
        }
    }

    /// Why the game is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.held.trouble()
    }

    /// How the game ended, once it is over.
    pub fn ending(&self) -> Option<&EndingText> {
        self.reading.ending.as_ref()
    }
}

impl GameView {
    /// The present in words, as the person at the screen may see it.
    pub(super) fn read(&self, log: &LogPanel, cx: &AppContext) -> Reading {
        let catalog = cx.words.of(self.plugin.id);
        let seats = self.held.players().iter().map(|sitter| catalog.say(&sitter.name)).collect();
        let mut reading = Reading { seats, considered: self.decision_of_a_bot(), ..Reading::default() };
        let here = self.deciding_here();
        if here.is_none() && matches!(self.held.turn(), Turn::Decide(_)) {
            return reading;
        }
        let Some(view) = self.held.view(self.held.place(), self.observer()) else { return reading };
        reading.prompt = view.prompt.as_ref().map(|prompt| catalog.say(prompt)).unwrap_or_default();
        // A question may stand within another that says when it is asked.
        let keys: Vec<&str> = view.prompt.iter().flat_map(rondel::Text::keys).collect();
        let coached = keys.iter().find(|key| catalog.has(&format!("coach-{key}")));
        reading.kind = coached.or(keys.first()).map(|key| (*key).to_owned());
        let shown = |withheld: DisabledChoice| ShownWithheld {
            label: catalog.say(&withheld.label),
            icon: withheld.icon,
            reason: catalog.say(&withheld.reason),
            rule: withheld.rule,
        };
        reading.withheld = view.disabled_choices.into_iter().map(shown).collect();
        reading.choices = view.choices.into_iter().map(|choice| ShownChoice::new(choice, catalog)).collect();
        let shown = |obstacle: BlockedClick| ShownObstacle {
            element: obstacle.element,
            reason: catalog.say(&obstacle.reason),
            rule: obstacle.rule,
        };
        reading.obstacles = view.blocked_clicks.into_iter().map(shown).collect();
        if let Turn::Over(outcome) = self.held.turn() {
            reading.ending = Some(self.read_ending(log, &reading.seats, &outcome, view.score.unwrap_or_default(), cx));
        }
        reading
    }

    /// The decision of a bot that can be asked about. One that was forced is passed over, unless it is looked at.
    fn decision_of_a_bot(&self) -> Option<usize> {
        if !self.mode.is_game() || self.has_people_elsewhere() {
            return None;
        }
        // What bots held before a branch left the game is the game's own secret.
        let from = self.held.here().map_or(0, rondel_tables::LocalTable::forked_at);
        let by_bot = |ply: &usize| *ply >= from && self.held.mover(*ply).is_some_and(|seat| !self.is_person(seat));
        if self.watching.looks_back() {
            let shown = self.watching.step().and_then(|step| step.place.ply.checked_sub(1));
            return shown.filter(by_bot);
        }
        (0..self.held.plies()).rev().filter(by_bot).find(|ply| !self.held.was_forced(*ply))
    }

    /// What a seat is called in the game.
    pub(super) fn seat_name(&self, seat: Seat, cx: &AppContext) -> String {
        self.reading.seats.get(seat.index()).cloned().unwrap_or_else(|| player_name(seat, None, &cx.words))
    }

    /// What a seat and its player are called: "Hamburg (Ann)".
    pub(super) fn full_name(&self, seat: Seat, cx: &AppContext) -> String {
        with_player(&self.seat_name(seat, cx), &self.player_name(seat, cx))
    }

    /// What a player is called beside the name of its seat; nothing where that says it already.
    pub(super) fn player_beside(&self, seat: Seat, cx: &AppContext) -> Option<String> {
        Some(self.player_name(seat, cx)).filter(|player| *player != self.seat_name(seat, cx))
    }

    /// What a player is called; who gave no name is called by what they are.
    pub(super) fn player_name(&self, seat: Seat, cx: &AppContext) -> String {
        player_name(seat, self.held.player(seat), &cx.words)
    }
}

//! The game on the table: where it is held, how far it is shown, and what may be asked of it. It is drawn by others.

use rondel::journal::{Header, Notice};
use rondel::{Plugin, Seat};
use rondel_painter::table::{Shown, TableView};
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::SaveError;
use rondel_tables::GameHandle;

use super::announcer::Announcer;
use super::clicking::Message;
use super::ending::Ending;
use super::mode::Mode;
use super::reading::Reading;
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
    pub fn shown_table(&self) -> &Shown {
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
    pub fn ending(&self) -> Option<&Ending> {
        self.reading.ending.as_ref()
    }
}

//! Speech for screen readers: the progress of announcements, pending announcements, and live regions.

use std::collections::{HashMap, VecDeque};

use egui::accesskit::{Live, Role};
use egui::{Id, Rect, Sense, Ui};
use rondel::{MomentId, Observer, Seat};

/// The progress of announcements, and those that are pending.
#[derive(Default)]
pub(super) struct Speech {
    /// First step of the chronicle that has not been announced.
    pub(super) next: usize,
    /// Seat whose turn was announced last.
    pub(super) turn: Option<Seat>,
    /// Moment and observer of the last announced prompt.
    pub(super) asked: Option<(MomentId, Observer)>,
    /// Whether the result of the game has been announced.
    pub(super) ended: bool,
    /// Past step that was last announced while looking back.
    pub(super) looked_at: Option<usize>,
    /// Observer who is listening.
    pub(super) listener: Option<Observer>,
    /// For each seat, the first step that it has not heard yet.
    pub(super) heard_to: HashMap<Seat, usize>,
    /// First step to announce to a seat that has not listened yet.
    pub(super) began: usize,
    /// Announcements that are not part of the chronicle.
    pub(super) waiting: Vec<String>,
    pub(super) polite: LiveRegion,
    pub(super) assertive: LiveRegion,
    /// The latest lines, newest last, for listeners who missed a line.
    pub(super) recent: VecDeque<String>,
    /// Time from which the next lines may be announced, in seconds.
    pub(super) free_at: f64,
}

/// A live region: an invisible part of the window whose text is read aloud whenever the text changes.
#[derive(Default)]
pub(super) struct LiveRegion {
    words: String,
    /// Number of announcements so far.
    times: usize,
}

/// Minimum interval between announcements, in seconds. Lines within this interval are combined, because a
/// screen reader may skip the first of two texts that follow in quick succession.
pub(super) const PAUSE: f64 = 0.2;
/// Maximum number of recent lines that can be read again.
pub(super) const RECENT: usize = 8;

impl LiveRegion {
    pub(super) fn say(&mut self, lines: &[String]) {
        self.times += 1;
        // Screen readers ignore unchanged text, so repeated lines are given different silent characters.
        let unheard = if self.times.is_multiple_of(2) { "\u{a0}" } else { "\u{a0}\u{a0}" };
        self.words = lines.join("\n") + unheard;
    }

    fn ui(&self, ui: &Ui, id: Id, live: Live) {
        ui.interact(Rect::NOTHING, id, Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(Role::Status);
            node.set_live(live);
            node.set_label(self.words.as_str());
        });
    }
}

impl Speech {
    /// Creates a speech state that announces steps from `next` onwards.
    pub(super) fn from_step(next: usize) -> Self {
        Self { next, began: next, ..Self::default() }
    }

    /// Queues an announcement.
    pub(super) fn say(&mut self, words: String) {
        self.waiting.push(words);
    }

    /// Removes announcements to one player, before another player can read them.
    pub(super) fn forget(&mut self) {
        self.waiting.clear();
        self.recent.clear();
        self.polite.words.clear();
        self.assertive.words.clear();
    }

    pub(super) fn ui(&self, ui: &Ui, recent: String) {
        let id = |name: &str| ui.scope_id().with(("speaking", name));
        self.polite.ui(ui, id("polite"), Live::Polite);
        self.assertive.ui(ui, id("assertive"), Live::Assertive);
        let log = id("recent");
        ui.interact(Rect::NOTHING, log, Sense::hover());
        let lines: Vec<&str> = self.recent.iter().map(String::as_str).collect();
        ui.ctx().accesskit_node_builder(log, |node| {
            node.set_role(Role::Log);
            node.set_live(Live::Off);
            node.set_label(recent);
            node.set_value(lines.join("\n"));
        });
    }
}

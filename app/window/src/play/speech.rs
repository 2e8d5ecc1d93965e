//! How far a screen reader has come, what it is to say, and the live regions through which it says it.

use std::collections::{HashMap, VecDeque};

use egui::accesskit::{Live, Role};
use egui::{Id, Rect, Sense, Ui};
use rondel::{MomentId, Observer, Seat};

/// How far the game has been told aloud, and what is being said.
#[derive(Default)]
pub(super) struct Speech {
    /// The first step of the chronicle that nobody has been told of.
    pub(super) next: usize,
    /// Whose turn was announced last.
    pub(super) turn: Option<Seat>,
    /// Where the last question was asked, and whom.
    pub(super) asked: Option<(MomentId, Observer)>,
    /// Whether it was said how the game ended.
    pub(super) ended: bool,
    /// The earlier step that was told while somebody looks back.
    pub(super) looked_at: Option<usize>,
    /// Who is spoken to.
    pub(super) listener: Option<Observer>,
    /// The step from which each seat has not listened…
    pub(super) heard_to: HashMap<Seat, usize>,
    /// …and for those who have not listened at all, the one where the telling began.
    pub(super) began: usize,
    /// What is to be said besides the chronicle.
    pub(super) waiting: Vec<String>,
    pub(super) polite: LiveRegion,
    pub(super) assertive: LiveRegion,
    /// The last lines, the newest last, for whoever missed one.
    pub(super) recent: VecDeque<String>,
    /// When the next lines may be said.
    pub(super) free_at: f64,
}

/// A live region: a part of the window that is not seen, and whose words are read aloud whenever they change.
#[derive(Default)]
pub(super) struct LiveRegion {
    words: String,
    /// How often it has spoken.
    times: usize,
}

/// Lines that come within so many seconds of others are said together: of a text that is replaced at once a screen reader
/// may read only the second.
pub(super) const PAUSE: f64 = 0.2;
/// So many lines can be read again.
pub(super) const RECENT: usize = 8;

impl LiveRegion {
    pub(super) fn say(&mut self, lines: &[String]) {
        self.times += 1;
        // The same words twice are no change, and nobody would read them: what tells them apart is not heard.
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
    /// Tells what happens from a step of the chronicle on.
    pub(super) fn from_step(next: usize) -> Self {
        Self { next, began: next, ..Self::default() }
    }

    /// Says something as soon as what is being said allows it.
    pub(super) fn say(&mut self, words: String) {
        self.waiting.push(words);
    }

    /// Takes away what was said to one person before another can read it.
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

//! Where in the game the screen is. The game may be ahead of it: moments are shown one by one, each for as long as its
//! weight asks, while a bot already thinks. Looking back is the same, with the place chosen by hand.

use rondel::table::Step;
use rondel::{Chronicle, Observer, Seat, Table};

/// Where in the game the screen is.
pub(super) struct Watching {
    /// What has been heard.
    pub(super) chronicle: Chronicle,
    /// The number of the step that is shown.
    pub(super) at: usize,
    course: Playback,
    /// Whether the step that is shown has not been seen for long enough…
    pub(super) dwells: bool,
    /// …and when it will have been.
    pub(super) seen_at: f64,
    /// Who looks back; nothing for the one who looks anyhow.
    pub(super) eyes: Option<Observer>,
}

/// How the place changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Playback {
    /// It follows the game.
    Follows,
    /// The person looks back and has stopped there.
    Stays,
    /// What happened is played again, up to the present.
    Plays,
}

impl Watching {
    /// At the present of a game.
    pub(super) fn new(table: &dyn Table, observer: Observer) -> Self {
        let mut chronicle = Chronicle::of(observer);
        chronicle.follow(table);
        let at = chronicle.steps().len().saturating_sub(1);
        Self { chronicle, at, course: Playback::Follows, dwells: false, seen_at: 0.0, eyes: None }
    }

    /// Hears what is new, as `observer`.
    pub(super) fn hear(&mut self, table: &dyn Table, observer: Observer) {
        if self.chronicle.observer() != observer {
            self.chronicle = Chronicle::of(observer);
        }
        self.chronicle.follow(table);
        self.at = self.at.min(self.present());
    }

    /// Forgets what was taken back, and is at the present again.
    pub(super) fn take_back_to(&mut self, ply: usize) {
        self.chronicle.take_back_to(ply);
        self.go_on();
    }

    /// The step that is shown.
    pub(super) fn step(&self) -> Option<&Step> {
        self.chronicle.steps().get(self.at)
    }

    /// The step before the one that is shown.
    pub(super) fn step_before(&self) -> Option<&Step> {
        self.at.checked_sub(1).and_then(|before| self.chronicle.steps().get(before))
    }

    /// The number of the last step there is.
    pub(super) fn present(&self) -> usize {
        self.chronicle.steps().len().saturating_sub(1)
    }

    /// Whether the last step is shown.
    pub(super) fn is_present(&self) -> bool {
        self.at == self.present()
    }

    /// Whether the person looks back.
    pub(super) fn looks_back(&self) -> bool {
        self.course != Playback::Follows
    }

    /// Whether what happened is played again just now.
    pub(super) fn plays(&self) -> bool {
        self.course == Playback::Plays
    }

    /// Shows the next step, if there is one.
    pub(super) fn step_on(&mut self) -> bool {
        let more = self.at < self.present();
        self.at += usize::from(more);
        more
    }

    /// Passes over all that has not been shown but the last step.
    pub(super) fn hurry(&mut self) {
        self.at = self.at.max(self.present().saturating_sub(1));
    }

    /// Shows the step that is shown until then.
    pub(super) fn dwell_until(&mut self, time: f64) {
        self.dwells = true;
        self.seen_at = time;
    }

    /// Whose decision the next step is, where there is one.
    pub(super) fn next_mover(&self) -> Option<Seat> {
        self.chronicle.steps().get(self.at + 1).and_then(|step| step.mover)
    }

    /// Shows any step, and stays there. The last one is the present of the game again, unless somebody else looks.
    pub(super) fn look_at(&mut self, at: usize) {
        self.at = at.min(self.present());
        self.course = if self.is_present() && self.eyes.is_none() { Playback::Follows } else { Playback::Stays };
        self.dwells = false;
    }

    /// Plays what happened from a step on.
    pub(super) fn play_from(&mut self, at: usize) {
        self.at = at.min(self.present());
        self.course = Playback::Plays;
        self.dwells = false;
    }

    /// Stops what is being played again.
    pub(super) fn pause(&mut self) {
        if self.plays() {
            self.look_at(self.at);
        }
    }

    /// Goes on with the game at its present.
    pub(super) fn go_on(&mut self) {
        self.at = self.present();
        self.course = Playback::Follows;
        self.dwells = false;
        self.eyes = None;
    }
}

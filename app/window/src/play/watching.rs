//! The position of the screen in the game. The game may be ahead of the screen: moments are displayed one by
//! one, for a time that depends on their weight, while a bot is already thinking. Looking back uses the same
//! mechanism, with a position that the user selects.

use rondel::table::Step;
use rondel::{Chronicle, Observer, Seat, Table};

/// The position of the screen in the game.
pub(super) struct Watching {
    /// The steps that the observer has seen or heard of so far.
    pub(super) chronicle: Chronicle,
    /// Index of the displayed step.
    pub(super) at: usize,
    course: Playback,
    /// Whether the step is still being displayed.
    pub(super) dwells: bool,
    /// Whether a card is being examined on the table, so that no choice may reveal what is found.
    pub(super) examines: bool,
    /// Whether the next choice will be made automatically, so that it is not offered.
    pub(super) goes_on: bool,
    /// Time until which the step is displayed, in seconds.
    pub(super) seen_at: f64,
    /// Observer selected while looking back. `None` for the default observer.
    pub(super) eyes: Option<Observer>,
}

/// The playback state of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Playback {
    /// The screen follows the game.
    Follows,
    /// The user looks back and has stopped at a step.
    Stays,
    /// Past steps are replayed up to the present.
    Plays,
}

impl Watching {
    /// Creates the state for the current position of a game.
    pub(super) fn new(table: &dyn Table, observer: Observer) -> Self {
        let mut chronicle = Chronicle::of(observer);
        chronicle.follow(table);
        let at = chronicle.steps().len().saturating_sub(1);
        let (dwells, examines) = (false, false);
        Self { chronicle, at, course: Playback::Follows, dwells, examines, goes_on: false, seen_at: 0.0, eyes: None }
    }

    /// Reads new steps as `observer`.
    pub(super) fn hear(&mut self, table: &dyn Table, observer: Observer) {
        if self.chronicle.observer() != observer {
            self.chronicle = Chronicle::of(observer);
        }
        self.chronicle.follow(table);
        self.at = self.at.min(self.present());
    }

    /// Forgets steps that were taken back, and moves to the current position.
    pub(super) fn take_back_to(&mut self, ply: usize) {
        self.chronicle.take_back_to(ply);
        self.go_on();
    }

    /// Returns the displayed step.
    pub(super) fn step(&self) -> Option<&Step> {
        self.chronicle.steps().get(self.at)
    }

    /// Returns the step before the displayed step.
    pub(super) fn step_before(&self) -> Option<&Step> {
        self.at.checked_sub(1).and_then(|before| self.chronicle.steps().get(before))
    }

    /// Returns the index of the last step.
    pub(super) fn present(&self) -> usize {
        self.chronicle.steps().len().saturating_sub(1)
    }

    /// Returns whether the last step is displayed.
    pub(super) fn is_present(&self) -> bool {
        self.at == self.present()
    }

    /// Returns whether the user is looking back.
    pub(super) fn looks_back(&self) -> bool {
        self.course != Playback::Follows
    }

    /// Returns whether past steps are being replayed.
    pub(super) fn plays(&self) -> bool {
        self.course == Playback::Plays
    }

    /// Moves to the next step. Returns `false` if there is none.
    pub(super) fn step_on(&mut self) -> bool {
        let more = self.at < self.present();
        self.at += usize::from(more);
        more
    }

    /// Skips all steps that have not been displayed, except for the last one.
    pub(super) fn hurry(&mut self) {
        self.at = self.at.max(self.present().saturating_sub(1));
    }

    /// Keeps the step on display until `time`, in seconds.
    pub(super) fn dwell_until(&mut self, time: f64) {
        self.dwells = true;
        self.seen_at = time;
    }

    /// Returns the seat whose decision led to the next step, if any.
    pub(super) fn next_mover(&self) -> Option<Seat> {
        self.chronicle.steps().get(self.at + 1).and_then(|step| step.mover)
    }

    /// Returns whether the displayed step belongs to a round that has begun since the decision that led to it.
    pub(super) fn begins_round(&self) -> bool {
        let steps = self.chronicle.steps();
        let Some(step) = steps.get(self.at) else { return false };
        let first = steps[..self.at].iter().rev().take_while(|earlier| earlier.place.ply == step.place.ply).last();
        first.is_some_and(|first| first.round != step.round)
    }

    /// Displays a step and stays there. Displaying the last step resumes the game, unless another observer is selected.
    pub(super) fn look_at(&mut self, at: usize) {
        self.at = at.min(self.present());
        self.course = if self.is_present() && self.eyes.is_none() { Playback::Follows } else { Playback::Stays };
        self.dwells = false;
    }

    /// Replays the game, starting at the given step.
    pub(super) fn play_from(&mut self, at: usize) {
        self.at = at.min(self.present());
        self.course = Playback::Plays;
        self.dwells = false;
    }

    /// Stops the replay.
    pub(super) fn pause(&mut self) {
        if self.plays() {
            self.look_at(self.at);
        }
    }

    /// Stops looking back and moves to the last step.
    pub(super) fn go_on(&mut self) {
        self.at = self.present();
        self.course = Playback::Follows;
        self.dwells = false;
        self.eyes = None;
    }
}

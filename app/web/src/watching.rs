//! The step of the game that a page shows. Steps are shown one after another, so that the user can follow the
//! moves of other players.

use std::time::{Duration, Instant};

use rondel::table::Step;
use rondel::{Chronicle, Seat};

/// Display time of a step that is described in text.
const TOLD: Duration = Duration::from_millis(900);
/// Display time of a step without text.
const WORDLESS: Duration = Duration::from_millis(250);
/// Number of steps that a page may fall behind before it skips to the present.
const FAR_BEHIND: usize = 30;

/// The displayed step of a chronicle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Watching {
    /// Index of the step, or `None` before the first is shown.
    shown: Option<usize>,
    /// Time at which the next step may be shown.
    until: Option<Instant>,
}

impl Watching {
    /// Returns the index of the current step.
    pub(super) fn shown(&self) -> Option<usize> {
        self.shown
    }

    /// Returns whether the last step is shown.
    pub(super) fn is_present(&self, chronicle: &Chronicle) -> bool {
        self.shown.is_some_and(|shown| shown + 1 == chronicle.steps().len())
    }

    /// Skips to the last step.
    pub(super) fn jump(&mut self, chronicle: &Chronicle) {
        self.shown = chronicle.steps().len().checked_sub(1);
        self.until = None;
    }

    /// Returns when the next step is due, or `None` if the last one is shown.
    pub(super) fn next_at(&self, chronicle: &Chronicle) -> Option<Instant> {
        (!self.is_present(chronicle) && !chronicle.steps().is_empty()).then(|| self.until.unwrap_or_else(Instant::now))
    }

    /// Shows the steps that are due, and returns whether the step has changed. The actions of `own` are shown
    /// immediately.
    pub(super) fn advance(&mut self, chronicle: &Chronicle, own: Option<Seat>, now: Instant) -> bool {
        let (before, steps) = (self.shown, chronicle.steps());
        let Some(shown) = self.shown.filter(|shown| shown + FAR_BEHIND >= steps.len()) else {
            self.jump(chronicle);
            return self.shown != before;
        };
        let mut shown = shown.min(steps.len().saturating_sub(1));
        while let Some(step) = steps.get(shown + 1) {
            if self.until.is_some_and(|until| now < until) {
                break;
            }
            shown += 1;
            let dwells = step.non_player.is_some() || step.mover.is_some() && step.mover != own;
            self.until = dwells.then(|| now + weighs(step));
        }
        self.shown = Some(shown);
        self.shown != before
    }
}

fn weighs(step: &Step) -> Duration {
    if step.heard.iter().all(rondel::HeardAnnouncement::is_wordless) { WORDLESS } else { TOLD }
}

#[cfg(test)]
mod tests {
    use rondel::journal::{Header, Player};
    use rondel::{Bot, Observer, Session, Table as _};
    use rondel_games as _;

    use super::*;

    /// Returns a spectator's chronicle of a game between two bots after the given number of decisions.
    fn heard(plies: usize) -> Chronicle {
        let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
        let header = Header::of(plugin, (plugin.setup)(), vec![Player::bot(Bot::Random); 2], 4);
        let mut session = Session::start(header).expect("a game");
        for _ in 0..plies {
            session.take(0).expect("a choice");
        }
        let mut chronicle = Chronicle::of(Observer::Spectator);
        chronicle.follow(&session);
        chronicle
    }

    #[test]
    fn what_others_do_is_shown_step_by_step_and_what_one_does_oneself_at_once() {
        let now = Instant::now();
        let before = heard(1);
        let after = heard(4);
        let mut watching = Watching::default();
        assert!(watching.advance(&before, None, now) && watching.is_present(&before));
        let first = watching.shown().expect("the present");
        assert!(watching.advance(&after, None, now));
        assert_eq!(watching.shown(), Some(first + 1));
        assert!(!watching.advance(&after, None, now), "a moment takes its time");
        assert!(watching.advance(&after, None, now + TOLD));
        assert_eq!(watching.shown(), Some(first + 2));
        let mut own = Watching { shown: Some(first), until: None };
        let seat = after.steps()[first + 1].mover;
        own.advance(&after, seat, now);
        assert_eq!(own.shown(), Some(first + 2), "one's own and then another's");
    }

    #[test]
    fn whoever_is_far_behind_is_brought_to_the_present() {
        let after = heard(4);
        let mut watching = Watching::default();
        watching.advance(&after, None, Instant::now());
        assert!(watching.is_present(&after) && watching.next_at(&after).is_none());
    }
}

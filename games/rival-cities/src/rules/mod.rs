//! The rules, one file per chapter of the rulebook.
//!
//! [`tasks`] defines for each task whether it needs a decision, which decisions are legal and what they do.
//! [`play`] carries out a decision, followed by everything that needs no decision.

pub(crate) mod actions;
pub(crate) mod cards;
pub(crate) mod gains;
pub(crate) mod lawsuits;
pub(crate) mod option_c;
pub(crate) mod possible;
pub(crate) mod prestige;
pub(crate) mod scoring;
pub(crate) mod season;
pub(crate) mod setup;
pub(crate) mod ships;
pub(crate) mod tasks;
pub(crate) mod telling;
pub(crate) mod turn;

use rondel::{Dealer, Seat, Text};

use crate::action::Action;
use crate::content::Content;
use crate::state::{City, End, Ending, Item, State, Task};
use crate::words;
use telling::WINS;

/// The table while an action is being carried out.
pub(crate) struct Table<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) dealer: &'a mut Dealer,
    /// Whether the active city has gained a letter since the last decision (RC-5.29). Not part of the state,
    /// because it is not needed beyond the current decision.
    letter_gained: bool,
    /// The seat whose decision is being carried out.
    mover: Option<Seat>,
    /// The state at the last announcement, or `None` before the first announcement or without a listener.
    told_so_far: Option<State>,
}

/// Carries out a legal action and everything that follows without a decision.
pub(crate) fn play(table: &mut Table<'_>, action: Action) {
    table.resolve(action);
    table.settle();
}

impl<'a> Table<'a> {
    /// Wraps the state for an action that is about to be carried out.
    pub(crate) fn new(content: &'a Content, state: &'a mut State, dealer: &'a mut Dealer) -> Self {
        Self { content, state, dealer, letter_gained: false, mover: None, told_so_far: None }
    }
}

impl Table<'_> {
    /// Adds a task that takes precedence over all open tasks.
    #[inline]
    pub(crate) fn open(&mut self, seat: Seat, task: Task) {
        self.state.agenda.push(Item { seat, task });
    }

    /// Returns a city's state.
    #[inline]
    pub(crate) fn city(&mut self, seat: Seat) -> &mut City {
        &mut self.state.cities[seat]
    }

    /// Ends the game. An instant win takes effect immediately (RC-11.5).
    pub(crate) fn win(&mut self, winner: Seat, by: Ending) {
        if self.state.end.is_none() {
            self.state.end = Some(End { winner, by });
            self.say(WINS, winner, |told| {
                let won = words::won_by(&told.state.cities[winner], by);
                told.with("by", Text::new(by.key())).about(won)
            });
        }
    }
}

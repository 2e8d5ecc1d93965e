//! The rules, one file per chapter of the rulebook.
//!
//! [`tasks`] has what each open task needs, allows and does; [`play`] does what was decided and then settles everything that
//! needs no decision.

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

/// The table while something happens on it.
pub(crate) struct Table<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) dealer: &'a mut Dealer,
    /// Whether the city whose turn it is has gained a letter since somebody last decided (RC-5.29). It is no part of the position: nothing
    /// between two decisions is kept.
    letter_gained: bool,
    /// Who decided what happens now.
    mover: Option<Seat>,
    /// The table as it was when something was last told, where somebody listens.
    told_so_far: Option<State>,
}

/// Plays a legal action and settles all that follows without a decision.
pub(crate) fn play(table: &mut Table<'_>, action: Action) {
    table.resolve(action);
    table.settle();
}

impl<'a> Table<'a> {
    /// The table, at which nothing has happened yet.
    pub(crate) fn new(content: &'a Content, state: &'a mut State, dealer: &'a mut Dealer) -> Self {
        Self { content, state, dealer, letter_gained: false, mover: None, told_so_far: None }
    }
}

impl Table<'_> {
    /// Puts something on the agenda that comes before all that is open.
    #[inline]
    pub(crate) fn open(&mut self, seat: Seat, task: Task) {
        self.state.agenda.push(Item { seat, task });
    }

    /// What lies before a city.
    #[inline]
    pub(crate) fn city(&mut self, seat: Seat) -> &mut City {
        &mut self.state.cities[seat]
    }

    /// RC-11.5: an instant win counts the moment it happens, and the game stops there.
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

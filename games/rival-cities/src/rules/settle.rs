//! Everything that happens without a decision.

use super::Table;
use super::possible::{exchange_opens, needs_decision};
use crate::state::{Item, Task};

impl Table<'_> {
    /// Does what needs no decision until a city decides or the game is over.
    pub(crate) fn settle(&mut self) {
        loop {
            // RC-11.5: the game stops the moment it is won.
            if self.state.end.is_some() {
                return self.state.agenda.clear();
            }
            let Some(&item) = self.state.agenda.top() else {
                self.before_the_turn_ends();
                continue;
            };
            if needs_decision(self.content, self.state, item) {
                return;
            }
            self.state.agenda.pop();
            self.do_at_once(item);
        }
    }

    /// RC-5.29: a letter gained last may open something; otherwise the turn ends.
    fn before_the_turn_ends(&mut self) {
        let city = self.state.active();
        if std::mem::take(&mut self.letter_gained) && exchange_opens(self.content, self.state, city) {
            self.open(city, Task::LastExchange);
        } else {
            self.end_turn();
        }
    }

    /// RC-2.1: the rival's turn begins.
    fn end_turn(&mut self) {
        self.state.turns.end_turn();
        self.open(self.state.active(), Task::MoveJar);
    }

    fn do_at_once(&mut self, Item { seat, task }: Item) {
        match task {
            Task::Do(effect) => self.start(seat, effect),
            Task::Sway(slot) => self.sway(seat, slot),
            Task::Discard(card) => {
                self.state.in_play.remove(card);
                self.discard(card);
                self.renew_stack();
            }
            Task::RefillShips => self.refill_ships(),
            Task::RefillLawsuits => self.refill_lawsuits(),
            Task::OffSeason(step) => self.begin_step(step),
            // RC-3.10, RC-4.4: what cannot be done is forfeited. Where no product can be gained, no alliance could add one.
            _ => {}
        }
    }
}

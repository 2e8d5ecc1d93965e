//! The rules, one file per chapter of the rulebook.
//!
//! [`legal`] lists the legal actions for the innermost open task. [`play`] carries out an action, followed by
//! everything that needs no decision.

pub(crate) mod actions;
pub(crate) mod buying;
pub(crate) mod characters;
pub(crate) mod converting;
pub(crate) mod ending;
pub(crate) mod gaining;
pub(crate) mod legal;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod telling;
pub(crate) mod trainer;
pub(crate) mod turn;

use rondel::line::small;
use rondel::{Dealer, Seat};

use crate::Harbour;
use crate::action::Action;
use crate::state::{Item, Player, State, Task};
use crate::words;

/// The table while an action is being carried out.
pub(crate) struct Table<'a> {
    pub(crate) rules: &'a Harbour,
    pub(crate) state: &'a mut State,
    pub(crate) dealer: &'a mut Dealer,
}

/// Carries out a legal action and everything that follows without a decision.
pub(crate) fn play(table: &mut Table<'_>, action: Action) {
    table.resolve(action);
    table.settle();
}

/// Carries out a legal action and everything that follows in the same turn without a decision. Returns whether the turn
/// is then over.
pub(crate) fn play_in_turn(table: &mut Table<'_>, action: Action) -> bool {
    table.resolve(action);
    table.settle_turn()
}

impl Table<'_> {
    /// Carries out a decision for the innermost task.
    fn resolve(&mut self, action: Action) {
        let Item { seat, task } = *self.state.agenda.top().expect("a player decides");
        if action == Action::UseAbility {
            return self.use_ability(seat);
        }
        self.state.agenda.pop();
        match (task, action) {
            (Task::ChooseBoard, Action::Keep(board)) => self.keep_board(seat, board),
            (Task::ChooseFree, Action::BuildFree(card)) => self.build_free(seat, card),
            (Task::Move, Action::Enter(building)) => self.enter(seat, building),
            (Task::Fee(owner) | Task::FeeAfter(owner), Action::PayFee(good)) => self.pay_fee(seat, owner, good),
            (Task::Fee(_), Action::PayLater) => {
                self.say(small("log-fee-later"), seat, |text| text, [words::worker(seat)]);
            }
            (Task::Take(taking), Action::Take(goods)) => self.take(seat, taking, goods),
            (Task::Convert { gain, pay, times, .. }, Action::Pay(goods)) => self.convert(seat, pay, gain, times, goods),
            (Task::Double, Action::Double(good)) => self.double(seat, good),
            (Task::Market { .. }, Action::Swap(one, other)) => self.swap_on_market(seat, one, other),
            (Task::Market { .. }, Action::Move(good, slot)) => self.move_on_market(seat, good, slot),
            (Task::Market { may_decline, .. }, Action::Put(good)) => self.arrange(seat, good, 3, !may_decline),
            (Task::Arrange { slot, must_change }, Action::Put(good)) => self.arrange(seat, good, slot, must_change),
            (Task::LevyFrom, Action::LevyFrom(payer)) => self.open(payer, Task::Give(seat)),
            (Task::Give(taker), Action::Give(good)) => self.give(seat, taker, good),
            (Task::CopyOccupied, Action::Copy(building)) => self.copy(seat, building),
            (Task::Parts { building, open }, Action::Part(part)) => self.do_part(seat, building, open, part),
            (Task::Either(building), Action::Part(part)) => self.do_either(seat, building, part),
            (Task::Purchase(purchase), action) => self.purchase(seat, purchase, action),
            (Task::KeepBack { .. }, Action::KeepBack(goods)) => self.keep_back(seat, goods),
            (Task::Refill { shipped, placed }, Action::Put(good)) => self.refill(seat, shipped, placed, good),
            // Any other task is declined or ended.
            (_, Action::Finish) => {}
            (task, action) => unreachable!("{action:?} is not legal at {task:?}"),
        }
    }

    /// Adds a task that takes precedence over all open tasks.
    #[inline]
    pub(crate) fn open(&mut self, seat: Seat, task: Task) {
        self.state.agenda.push(Item { seat, task });
    }

    /// Returns a player's state.
    #[inline]
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat]
    }
}

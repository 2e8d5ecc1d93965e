//! Tasks that are carried out without a decision.

use rondel::Seat;

use super::Table;
use super::actions::{arrangeable, copied, doubled, levied, open_parts};
use super::buying::{can_be_completed, keepable, may_sell_bundle};
use super::characters::may_use_ability;
use super::converting::{each_payment, has_several_payments, is_payable};
use super::gaining::takes_a_choice;
use super::trainer::trainer_gives;
use super::turn::enterable;
use crate::content::Goods;
use crate::state::{GoodSet, Item, Task, kinds_in};

impl Table<'_> {
    /// Carries out everything that needs no decision, until a player must decide or the game is over.
    pub(crate) fn settle(&mut self) {
        while !self.state.is_over {
            if !self.settle_turn() {
                return;
            }
            self.next_turn();
        }
        self.state.agenda.clear();
    }

    /// Carries out everything in this turn that needs no decision. Returns `true` if the turn is then over, and
    /// `false` if a player must decide.
    pub(super) fn settle_turn(&mut self) -> bool {
        while let Some(&Item { seat, task }) = self.state.agenda.top() {
            if self.needs_decision(seat, task) {
                return false;
            }
            self.state.agenda.pop();
            self.do_at_once(seat, task);
        }
        true
    }

    /// Returns whether a task requires a decision. Anything that cannot be done is skipped (HB-2.5).
    fn needs_decision(&self, seat: Seat, task: Task) -> bool {
        let (rules, state) = (self.rules, &*self.state);
        let goods = &state.players[seat].goods;
        match task {
            Task::ChooseBoard | Task::Market { .. } | Task::Refill { .. } => true,
            Task::Arrange { slot, must_change } => arrangeable(state, slot, must_change).nth(1).is_some(),
            // HB-2.8: a player without goods pays after the action.
            Task::Fee(_) => !goods.is_empty(),
            Task::ChooseFree => state.looked.len() > 1,
            // HB-2.6: the turn is passed if there is no building to enter.
            Task::Move => enterable(rules, state, seat).next().is_some(),
            Task::FeeAfter(_) => state.fee_due.is_some() && kinds_in(goods).len() > 1,
            Task::Take(taking) => takes_a_choice(goods, &taking),
            Task::Convert { pay, done: true, .. } => is_payable(&rules.content, state, seat, &pay),
            Task::Convert { pay, done: false, .. } => has_several_payments(&rules.content, state, seat, &pay),
            Task::Double => doubled(state, seat).len() > 1,
            Task::LevyFrom => levied(state, seat).nth(1).is_some(),
            // HB-7.4: the training opponent makes no decisions. No other task could require a decision from it.
            Task::Give(_) => !state.is_trainer(seat) && kinds_in(goods).len() > 1,
            Task::CopyOccupied => copied(&rules.content, state, seat).nth(1).is_some(),
            Task::Parts { building, open } => open_parts(rules, state, seat, building, open) == 0b11,
            Task::Either(building) => open_parts(rules, state, seat, building, 0b10) != 0,
            Task::Purchase(purchase) => {
                purchase.bought > 0
                    || can_be_completed(rules, state, seat, &purchase)
                    || may_sell_bundle(rules, state, seat, &purchase)
            }
            Task::KeepBack { loose, left } => {
                let keepable = keepable(rules, &loose);
                keepable.iter().count() > 1 && keepable.total() > u32::from(left)
            }
            Task::EndOfTurn => may_use_ability(rules, state, seat, task),
            Task::LookAtStack | Task::Deed(_) | Task::Do(_) | Task::Gain(..) | Task::AfterPurchase { .. } => false,
        }
    }

    /// Carries out a task that never needs a decision, or that leaves only one option.
    fn do_at_once(&mut self, seat: Seat, task: Task) {
        let goods = self.state.players[seat].goods;
        match task {
            Task::LookAtStack => self.look_at_stack(seat),
            Task::Deed(building) => self.start_deed(seat, building),
            Task::Do(effect) => self.start(seat, effect, false),
            Task::Gain(bundle, times) => self.gain(seat, bundle, times, GoodSet::NONE),
            Task::AfterPurchase { shipped, bought } => self.after_purchase(seat, shipped, bought),
            Task::ChooseFree => {
                if let Some(card) = self.state.looked.iter().next() {
                    self.build_free(seat, card);
                }
            }
            Task::Move => self.pass(seat),
            Task::FeeAfter(owner) => {
                if let Some((good, _)) = goods.iter().next().filter(|_| self.state.fee_due.is_some()) {
                    self.pay_fee(seat, owner, good);
                }
            }
            Task::Take(taking) => self.take_all(seat, taking),
            Task::Convert { pay, gain, times, .. } => {
                let mut only: Option<Goods> = None;
                each_payment(&self.rules.content, self.state, seat, &pay, |paid| only = Some(paid));
                if let Some(paid) = only {
                    self.convert(seat, pay, gain, times, paid);
                }
            }
            Task::Double => {
                if let Some(good) = doubled(self.state, seat).iter().next() {
                    self.double(seat, good);
                }
            }
            Task::LevyFrom => {
                let payer = levied(self.state, seat).next();
                if let Some(payer) = payer {
                    self.open(payer, Task::Give(seat));
                }
            }
            Task::Arrange { slot, must_change } => {
                let only = arrangeable(self.state, slot, must_change).next();
                if let Some(good) = only {
                    self.arrange(seat, good, slot, must_change);
                }
            }
            Task::Give(taker) => {
                let given = if self.state.is_trainer(seat) {
                    trainer_gives(self.state)
                } else {
                    goods.iter().next().map(|(good, _)| good)
                };
                if let Some(good) = given {
                    self.give(seat, taker, good);
                }
            }
            Task::CopyOccupied => {
                let building = copied(&self.rules.content, self.state, seat).next();
                if let Some(building) = building {
                    self.copy(seat, building);
                }
            }
            Task::Parts { building, open } => match open_parts(self.rules, self.state, seat, building, open) {
                0b01 => self.do_part(seat, building, open, 0),
                0b10 => self.do_part(seat, building, open, 1),
                _ => {}
            },
            Task::Either(building) => self.do_either(seat, building, 0),
            Task::KeepBack { loose, left } => {
                let keepable = keepable(self.rules, &loose);
                let all = keepable.iter().fold(Goods::EMPTY, |mut kept, (good, count)| {
                    kept.add(good, count.min(left - kept.total() as u8));
                    kept
                });
                self.keep_back(seat, all);
            }
            _ => {}
        }
    }
}

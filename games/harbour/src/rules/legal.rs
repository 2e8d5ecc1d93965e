//! Legal actions.

use rondel::Seat;
use rondel::components::Kind;

use super::actions::{arrangeable, copied, doubled, each_change, levied, open_parts};
use super::buying::{each_keeping, may_buy, may_sell_bundle, may_ship};
use super::characters::{free_buildings, may_use_ability, refillable};
use super::converting::each_payment;
use super::gaining::each_taking;
use super::turn::enterable;
use crate::Harbour;
use crate::action::Action;
use crate::content::{Change, Good};
use crate::state::{Item, Purchase, State, Task};

/// Appends all legal actions of the deciding player to `into`.
pub(crate) fn legal(rules: &Harbour, state: &State, into: &mut Vec<Action>) {
    if state.is_over {
        return;
    }
    let Some(&Item { seat, task }) = state.agenda.top() else { return };
    let goods = &state.players[seat].goods;
    match task {
        Task::ChooseBoard => into.extend(state.players[seat].offered.map(Action::Keep)),
        Task::ChooseFree => into.extend(free_buildings(state).iter().map(Action::BuildFree)),
        Task::Move => {
            enterable(rules, state, seat).for_each(|building| into.push(Action::Enter(building)));
        }
        Task::Fee(_) => {
            into.extend(goods.iter().map(|(good, _)| Action::PayFee(good)));
            into.push(Action::PayLater);
        }
        Task::FeeAfter(_) => into.extend(goods.iter().map(|(good, _)| Action::PayFee(good))),
        Task::Take(taking) => each_taking(goods, &taking, |chosen| into.push(Action::Take(chosen))),
        Task::Convert { pay, done, .. } => {
            each_payment(&rules.content, state, seat, &pay, |paid| into.push(Action::Pay(paid)));
            if done {
                into.push(Action::Finish);
            }
        }
        Task::Double => into.extend(doubled(state, seat).iter().map(Action::Double)),
        Task::Market { change, may_decline } => {
            market(state, change, into);
            if may_decline {
                into.push(Action::Finish);
            }
        }
        Task::Arrange { slot, must_change } => into.extend(arrangeable(state, slot, must_change).map(Action::Put)),
        Task::LevyFrom => into.extend(levied(state, seat).map(Action::LevyFrom)),
        Task::Give(_) => into.extend(goods.iter().map(|(good, _)| Action::Give(good))),
        Task::CopyOccupied => into.extend(copied(&rules.content, state, seat).map(Action::Copy)),
        Task::Parts { building, open } => {
            let open = open_parts(rules, state, seat, building, open);
            into.extend((0..2).filter(|part| open >> part & 1 == 1).map(Action::Part));
        }
        Task::Either(building) => {
            let open = open_parts(rules, state, seat, building, 0b10) | 1;
            into.extend((0..2).filter(|part| open >> part & 1 == 1).map(Action::Part));
        }
        Task::Purchase(purchase) => purchases(rules, state, seat, &purchase, into),
        Task::KeepBack { loose, left } => {
            each_keeping(rules, &loose, left, |kept| into.push(Action::KeepBack(kept)));
        }
        Task::Refill { shipped, placed } => into.extend(refillable(state, shipped, placed).map(Action::Put)),
        Task::EndOfTurn => into.push(Action::Finish),
        Task::LookAtStack | Task::Deed(_) | Task::Do(_) | Task::Gain(..) | Task::AfterPurchase { .. } => {
            unreachable!("{task:?} is done without asking")
        }
    }
    if may_use_ability(rules, state, seat, task) {
        into.push(Action::UseAbility);
    }
}

fn market(state: &State, change: Change, into: &mut Vec<Action>) {
    match change {
        Change::Rearrange => into.extend(Good::ALL.iter().map(|good| Action::Put(*good))),
        Change::Swap | Change::Move => each_change(state, change, |action| into.push(action)),
    }
}

fn purchases(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase, into: &mut Vec<Action>) {
    if may_sell_bundle(rules, state, seat, purchase) {
        into.push(Action::SellBundle);
    }
    into.extend(may_ship(rules, state, seat, purchase).iter().map(Action::Ship));
    into.extend(may_buy(rules, state, seat, purchase).map(Action::Buy));
    if purchase.may_decline || purchase.bought > 0 {
        into.push(Action::Finish);
    }
}

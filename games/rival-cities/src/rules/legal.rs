//! What may be done now.

use rondel::Seat;
use rondel::components::{Kind, Price};

use super::actions::kinds_of;
use super::lawsuits::{can_pay_costs, may_resolve, may_swap};
use super::possible::{each_donation, le_havre_payments, may_exchange, may_perform};
use super::prestige::{RIVAL_ALLIANCE_LETTERS, bruxelles_price, ship_repeat_price};
use super::season::{upkeep_letters, upkeep_price};
use super::ships::can_buy;
use super::turn::{LONGEST_MOVE, may_choose_a, may_choose_c, may_choose_d, movement_cost};
use crate::action::Action;
use crate::content::{Content, Goods, Product};
use crate::state::{CardRef, Item, State, Task};

/// Payments of up to so many products of any kind are listed outright; more are paid one by one.
const HANDFUL: u8 = 3;

/// Appends everything the deciding city may do.
pub(crate) fn legal(content: &Content, state: &State, into: &mut Vec<Action>) {
    if state.end.is_some() {
        return;
    }
    let Some(&Item { seat, task }) = state.agenda.top() else { return };
    let city = &state.cities[seat];
    match task {
        Task::FirstProduct | Task::TakeAny { .. } => {
            let gainable = Product::ALL.iter().filter(|product| state.can_gain(seat, **product));
            into.extend(gainable.map(|product| Action::Take(*product)));
        }
        Task::MoveJar => {
            // RC-2.3, RC-2.5: as far as can be paid for.
            let purse = city.stock.total();
            let affordable = |spaces: &u8| u32::from(movement_cost(content, state, seat, *spaces)) <= purse;
            into.extend((1..=LONGEST_MOVE).take_while(affordable).map(Action::MoveJar));
        }
        Task::PayMove(owed) => {
            if owed <= HANDFUL {
                Price::any(owed).each_payment(&city.stock, |goods| into.push(Action::Pay(goods)));
            } else {
                into.extend(city.stock.iter().map(|(product, _)| Action::Pay(Goods::of(product, 1))));
            }
        }
        Task::ChooseOption => options(content, state, seat, into),
        Task::BothOptions { a, b } => {
            if a && may_choose_a(state) {
                into.push(Action::OptionA);
            }
            if b {
                into.extend(city.hand.iter().map(Action::OptionB));
            }
            into.push(Action::Finish);
        }
        Task::Card { card, open } => open_actions(content, state, seat, card, open, into),
        // RC-5.3: of any product one kind is chosen; what the factories make follows from it, or is chosen after it.
        Task::Produce(what, _) => {
            for product in kinds_of(what) {
                into.extend((0..=city.active_factories).map(|factories| Action::Produce(*product, factories)));
            }
        }
        Task::Donate { what, price, .. } => {
            each_donation(state, seat, what, price, |goods| into.push(Action::Pay(goods)));
            into.push(Action::Finish);
        }
        Task::Swap(_) => {
            trades(state, seat, Action::Swap, into);
            into.push(Action::Finish);
        }
        Task::PayFactory(cost) => {
            Price::any(cost).each_payment(&city.stock, |goods| into.push(Action::Pay(goods)));
            into.push(Action::Decline);
        }
        Task::Offer(_) => into.extend([Action::Accept, Action::Decline]),
        Task::RepeatPrestige { alliance, ship } => {
            if alliance && city.stock.holds(&bruxelles_price()) {
                into.push(Action::RepeatWithAlliance);
            }
            if ship && city.stock.holds(&ship_repeat_price(content)) {
                into.push(Action::RepeatWithShip);
            }
            into.push(Action::Decline);
        }
        Task::RepeatDraw => {
            if city.stock.count(Product::Beer) > 0 {
                into.push(Action::RepeatWithAlliance);
            }
            into.push(Action::Decline);
        }
        Task::FormAlliance => {
            into.extend(state.alliances.iter().map(|(_, card)| Action::Ally(card)));
            if city.letters >= RIVAL_ALLIANCE_LETTERS {
                into.extend(state.cities[seat.rival()].alliances.iter().map(Action::Ally));
            }
            into.push(Action::Decline);
        }
        Task::BuyShip => {
            let for_sale = state.ships.iter().filter(|(_, ship)| can_buy(content, state, seat, *ship));
            into.extend(for_sale.map(|(_, ship)| Action::Buy(ship)));
            into.push(Action::Decline);
        }
        Task::Advance { .. } => {
            let payable = state.lawsuits.iter().filter(|(_, lawsuit)| can_pay_costs(content, city, lawsuit.card));
            into.extend(payable.map(|(slot, _)| Action::Advance(slot as u8)));
            into.push(Action::Decline);
        }
        Task::SwayAgain { slot, .. } => {
            let lawsuit = state.lawsuits.get(usize::from(slot));
            if lawsuit.is_some_and(|lawsuit| can_pay_costs(content, city, lawsuit.card)) {
                into.push(Action::Accept);
            }
            into.push(Action::Finish);
        }
        Task::RepeatLawsuit => {
            le_havre_payments(content, state, seat, |goods| into.push(Action::Pay(goods)));
            into.push(Action::Decline);
        }
        Task::Court => {
            if may_resolve(state, seat) {
                into.push(Action::Accept);
            }
            into.extend((0..2).filter(|slot| may_swap(state, usize::from(*slot))).map(Action::SwapLawsuits));
            into.push(Action::Decline);
        }
        Task::Steal(_) => {
            into.extend(state.cities[seat.rival()].stock.iter().map(|(product, _)| Action::Take(product)));
            into.push(Action::Finish);
        }
        Task::Upkeep(card) => {
            if let Some(price) = upkeep_price(content, card) {
                price.each_payment(&city.stock, |goods| into.push(Action::Pay(goods)));
            } else if city.letters >= upkeep_letters(content, card) {
                into.push(Action::Accept);
            }
            into.push(Action::Decline);
        }
        Task::LastExchange => into.push(Action::Finish),
        Task::Do(_)
        | Task::Sway(_)
        | Task::Discard(_)
        | Task::RefillShips
        | Task::RefillLawsuits
        | Task::OffSeason(_) => unreachable!("{task:?} is done without asking"),
    }
    if may_exchange(state, seat) {
        trades(state, seat, Action::Exchange, into);
    }
}

/// RC-3.1: the four options.
fn options(content: &Content, state: &State, seat: Seat, into: &mut Vec<Action>) {
    if may_choose_a(state) {
        into.push(Action::OptionA);
    }
    into.extend(state.cities[seat].hand.iter().map(Action::OptionB));
    if may_choose_c(content, state, seat) {
        into.push(Action::OptionC);
    }
    if may_choose_d(state) {
        into.push(Action::OptionD);
    }
}

/// RC-4.2: the open actions of a card that can be performed; of two that are alike one is enough.
fn open_actions(content: &Content, state: &State, seat: Seat, card: CardRef, open: u8, into: &mut Vec<Action>) {
    let actions = &content.card(card).actions;
    let is_open = |part: usize| open >> part & 1 == 1;
    for part in (0..actions.len()).filter(|part| is_open(*part)) {
        let alike = (0..part).any(|earlier| is_open(earlier) && actions[earlier] == actions[part]);
        if !alike && may_perform(content, state, seat, actions[part]) {
            into.push(Action::Perform(part as u8));
        }
    }
    into.push(Action::Finish);
}

/// RC-5.6, RC-5.8: one product for another that the supply has.
fn trades(state: &State, seat: Seat, trade: impl Fn(Product, Product) -> Action, into: &mut Vec<Action>) {
    for (give, _) in state.cities[seat].stock.iter() {
        for (take, _) in state.bank.goods.iter() {
            if take != give {
                into.push(trade(give, take));
            }
        }
    }
}

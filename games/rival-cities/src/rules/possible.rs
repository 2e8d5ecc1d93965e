//! Determines what a city can currently do, so that impossible actions are never offered (RC-4.4).

use rondel::Seat;
use rondel::components::Kind;

use super::actions::kinds_of;
use super::lawsuits::{can_advance, can_pay_costs, may_resolve, may_swap};
use super::prestige::may_form_alliance;
use super::ships::{can_buy, ship_cost};
use crate::content::{Content, Effect, Goods, LawsuitId, Pick, Product, Upkeep};
use crate::state::State;

/// Returns whether a city may exchange letters. An exchange is possible at any decision of the city, even in
/// the rival's turn (RC-5.9).
#[inline]
pub(crate) fn may_exchange(state: &State, seat: Seat) -> bool {
    state.cities[seat].letters > 0
}

/// Returns whether exchanging letters would let a city pay for a ship for sale, a lawsuit's legal costs or an
/// upkeep that it cannot pay for otherwise (RC-5.29).
pub(crate) fn exchange_opens(content: &Content, state: &State, seat: Seat) -> bool {
    let city = &state.cities[seat];
    let a_ship = || {
        let opened = |ship| {
            let cost = ship_cost(content, state, seat, ship);
            !city.stock.holds(&cost) && within_reach(state, seat, &cost, 0)
        };
        state.ships.iter().any(|(_, ship)| opened(ship))
    };
    let a_lawsuit = || {
        let opened = |card| !can_pay_costs(content, city, card) && costs_within_reach(content, state, seat, card);
        state.lawsuits.iter().any(|(_, lawsuit)| opened(lawsuit.card))
    };
    let an_upkeep = || {
        city.alliances.iter().any(|card| match content.alliances[usize::from(card)].upkeep {
            Upkeep::Goods(Pick::Only(product), count) => {
                city.stock.count(product) < count && within_reach(state, seat, &Goods::of(product, count), 0)
            }
            Upkeep::Goods(Pick::Any, _) | Upkeep::Letters(_) => false,
        })
    };
    may_exchange(state, seat) && (a_ship() || a_lawsuit() || an_upkeep())
}

/// Returns whether the city has a product to give and the supply has a different product to take (RC-5.6, RC-5.8).
pub(crate) fn can_trade(state: &State, seat: Seat) -> bool {
    let stock = &state.cities[seat].stock;
    Product::ALL.iter().any(|give| {
        stock.count(*give) > 0 && Product::ALL.iter().any(|take| take != give && state.bank.goods.count(*take) > 0)
    })
}

/// Returns whether a city can pay these goods and letters, exchanging letters if necessary.
pub(crate) fn within_reach(state: &State, seat: Seat, goods: &Goods, letters: u8) -> bool {
    let city = &state.cities[seat];
    if city.letters < letters {
        return false;
    }
    if city.stock.holds(goods) {
        return true;
    }
    if city.stock.total() < goods.total() {
        return false;
    }
    let lacking = |product: &Product| goods.count(*product).saturating_sub(city.stock.count(*product));
    let lacks: u8 = Product::ALL.iter().map(lacking).sum();
    lacks <= city.letters - letters && Product::ALL.iter().all(|kind| lacking(kind) <= state.bank.goods.count(*kind))
}

/// Returns whether a Donation is possible: the supply has stars, and the city can pay the price, exchanging
/// letters if necessary.
pub(super) fn may_donate(state: &State, seat: Seat, what: Pick, price: u8) -> bool {
    let stock = &state.cities[seat].stock;
    state.bank.stars > 0
        && match what {
            Pick::Any => stock.total() >= u32::from(price),
            Pick::Only(product) => within_reach(state, seat, &Goods::of(product, price), 0),
        }
}

/// Returns whether an action can be performed. Impossible actions are not offered (RC-4.4).
pub(crate) fn may_perform(content: &Content, state: &State, seat: Seat, effect: Effect) -> bool {
    let city = &state.cities[seat];
    match effect {
        Effect::Production(..)
        | Effect::Gift(..)
        | Effect::Gain(..)
        | Effect::Letters(_)
        | Effect::Stars(_)
        | Effect::Prestige
        | Effect::Sway => true,
        Effect::Donation(what, price, ..) => may_donate(state, seat, what, price),
        Effect::Swap(_) => can_trade(state, seat),
        Effect::Draw => may_draw(state),
        Effect::Factory(cost) => state.bank.factories > 0 && city.stock.total() >= u32::from(cost),
        Effect::Reactivate(_) => city.inactive_factories > 0,
        Effect::Alliance => may_form_alliance(state, seat),
        Effect::Ship => may_buy_any(content, state, seat),
        Effect::Lawsuit => may_advance_any(content, state, seat),
        Effect::Court => may_resolve(state, seat) || may_swap(state, 0) || may_swap(state, 1),
        Effect::Piracy(_) | Effect::PiracyForPrestige(_) => !state.cities[seat.rival()].stock.is_empty(),
    }
}

/// Returns whether a card can be drawn (RC-10.3). If the stack is empty, so is the discard pile (RC-10.2).
pub(crate) fn may_draw(state: &State) -> bool {
    !state.specials.is_empty()
}

pub(super) fn may_buy_any(content: &Content, state: &State, seat: Seat) -> bool {
    state.ships.iter().any(|(_, ship)| {
        can_buy(content, state, seat, ship)
            || (may_exchange(state, seat) && within_reach(state, seat, &ship_cost(content, state, seat, ship), 0))
    })
}

pub(super) fn may_advance_any(content: &Content, state: &State, seat: Seat) -> bool {
    can_advance(content, state, &state.cities[seat])
        || (may_exchange(state, seat)
            && state.lawsuits.iter().any(|(_, lawsuit)| costs_within_reach(content, state, seat, lawsuit.card)))
}

pub(super) fn costs_within_reach(content: &Content, state: &State, seat: Seat, card: LawsuitId) -> bool {
    let costs = &content.lawsuits[usize::from(card)].costs;
    within_reach(state, seat, &costs.goods, costs.letters)
}

/// Calls `see` with each possible payment for a Donation.
pub(crate) fn each_donation(state: &State, seat: Seat, what: Pick, price: u8, mut see: impl FnMut(Goods)) {
    let stock = &state.cities[seat].stock;
    match what {
        Pick::Any => rondel::components::Price::any(price).each_payment(stock, see),
        Pick::Only(_) => kinds_of(what)
            .iter()
            .filter(|product| stock.count(**product) >= price)
            .for_each(|product| see(Goods::of(*product, price))),
    }
}

/// Calls `see` with each possible payment for a second advance with Le Havre (RC-7.9). After the payment, the
/// city must still be able to pay the costs of a lawsuit, exchanging letters if necessary.
pub(crate) fn le_havre_payments(content: &Content, state: &State, seat: Seat, mut see: impl FnMut(Goods)) {
    for (product, _) in state.cities[seat].stock.iter() {
        let mut after = *state;
        after.cities[seat].stock.give(product, 1, &mut after.bank.goods);
        if may_advance_any(content, &after, seat) {
            see(Goods::of(product, 1));
        }
    }
}

//! What a city can do just now, so that nobody is asked about what they cannot do (RC-4.4).

use rondel::Seat;
use rondel::components::Kind;

use super::actions::kinds_of;
use super::lawsuits::{can_advance, can_pay_costs, may_resolve, may_swap};
use super::prestige::may_form_alliance;
use super::ships::{can_buy, ship_cost};
use crate::content::{Content, Effect, Goods, LawsuitId, Pick, Product, Upkeep};
use crate::state::State;

/// RC-5.9: letters are exchanged at any decision of one's own, whoever's turn it is.
#[inline]
pub(crate) fn may_exchange(state: &State, seat: Seat) -> bool {
    state.cities[seat].letters > 0
}

/// RC-5.29: whether exchanging letters would let a city pay for a ship for sale, a lawsuit's legal costs or an upkeep that
/// it cannot pay for without.
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

/// RC-5.6, RC-5.8: whether there is a product to give and another to take.
pub(crate) fn can_trade(state: &State, seat: Seat) -> bool {
    let stock = &state.cities[seat].stock;
    Product::ALL.iter().any(|give| {
        stock.count(*give) > 0 && Product::ALL.iter().any(|take| take != give && state.bank.goods.count(*take) > 0)
    })
}

/// Whether a city has this, or could have it after exchanging letters.
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

/// Whether a Donation can be made: there are stars, and the price is at hand or within reach.
pub(super) fn may_donate(state: &State, seat: Seat, what: Pick, price: u8) -> bool {
    let stock = &state.cities[seat].stock;
    state.bank.stars > 0
        && match what {
            Pick::Any => stock.total() >= u32::from(price),
            Pick::Only(product) => within_reach(state, seat, &Goods::of(product, price), 0),
        }
}

/// RC-4.4: whether an action would do anything; what cannot be done is not offered.
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

/// RC-10.3: whether a card can be drawn; where the stack is empty, the discard pile is too (RC-10.2).
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

/// The ways to make a Donation.
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

/// RC-7.9: the ways to pay Le Havre that leave enough for some lawsuit's costs, if need be by exchanging letters.
pub(crate) fn le_havre_payments(content: &Content, state: &State, seat: Seat, mut see: impl FnMut(Goods)) {
    for (product, _) in state.cities[seat].stock.iter() {
        let mut after = *state;
        after.cities[seat].stock.give(product, 1, &mut after.bank.goods);
        if may_advance_any(content, &after, seat) {
            see(Goods::of(product, 1));
        }
    }
}

//! Chapter 3: converting goods.

use rondel::Seat;
use rondel::components::{Kind, Price};
use rondel::line::small;

use super::Table;
use super::telling::Place;
use crate::content::{Ability, Bundle, Content, Good, Goods};
use crate::state::{GoodSet, State, Task, kinds_in};
use crate::words;

/// Calls `see` once with each way to pay for a conversion (HB-3.4, HB-3.5).
pub(crate) fn each_payment(content: &Content, state: &State, seat: Seat, pay: &Bundle, mut see: impl FnMut(Goods)) {
    let goods = &state.players[seat].goods;
    let substitute = substitute(content, state, seat);
    if let Some(price) = plain_price(pay, substitute) {
        return price.each_payment(goods, see);
    }
    if pay.same > 0 && pay.same == pay.total() {
        return goods
            .iter()
            .filter(|(_, count)| *count >= pay.same)
            .for_each(|(good, _)| see(Goods::of(good, pay.same)));
    }
    Price::any(pay.total()).each_payment(goods, |paid| {
        if pays(&paid, pay, substitute) {
            see(paid);
        }
    });
}

/// Returns the good that the player may pay instead of any named good, if the board grants this (HB-6.16).
fn substitute(content: &Content, state: &State, seat: Seat) -> Option<Good> {
    if let Ability::Substitute(good) = state.ability(content, seat) { Some(good) } else { None }
}

/// Returns the price as named goods plus any mix (HB-3.5), or `None` if the price asks for goods of one kind,
/// or if the player has a substitute.
fn plain_price(pay: &Bundle, substitute: Option<Good>) -> Option<Price<Good, 4>> {
    (pay.same == 0 && substitute.is_none()).then(|| Price { fixed: pay.named(), any: pay.any })
}

/// Returns whether a conversion can be paid for.
pub(crate) fn is_payable(content: &Content, state: &State, seat: Seat, pay: &Bundle) -> bool {
    if let Some(price) = plain_price(pay, substitute(content, state, seat)) {
        return price.is_payable_from(&state.players[seat].goods);
    }
    let mut payable = false;
    each_payment(content, state, seat, pay, |_| payable = true);
    payable
}

/// Returns whether there is more than one way to pay for a conversion.
pub(crate) fn has_several_payments(content: &Content, state: &State, seat: Seat, pay: &Bundle) -> bool {
    if let Some(price) = plain_price(pay, substitute(content, state, seat)) {
        return price.has_several_payments(&state.players[seat].goods);
    }
    let mut ways = 0;
    each_payment(content, state, seat, pay, |_| ways += 1);
    ways > 1
}

/// Returns whether a payment is valid. It must contain the named goods. The other goods paid may be in any mix
/// or must be of one kind, as the price requires (HB-3.5). A substitute may replace any named good (HB-6.16).
fn pays(paid: &Goods, pay: &Bundle, substitute: Option<Good>) -> bool {
    let named = pay.named();
    let missing: u8 = Good::ALL.iter().map(|good| named.count(*good).saturating_sub(paid.count(*good))).sum();
    let spare = |good: Good| paid.count(good).saturating_sub(named.count(good));
    let replaced = substitute.map_or(0, spare);
    let one_kind = Good::ALL.iter().any(|good| spare(*good) >= pay.same);
    missing <= replaced && one_kind
}

/// Returns the goods that may not be gained (HB-3.6). These are the goods paid or, if goods of one kind are
/// converted, only that kind.
fn not_gained(pay: &Bundle, paid: &Goods) -> GoodSet {
    if pay.same == 0 {
        return kinds_in(paid);
    }
    paid.iter().filter(|(_, count)| *count >= pay.same).map(|(good, _)| good).collect()
}

impl Table<'_> {
    /// Pays and gains goods (HB-3.4). The conversion may then be repeated (HB-3.7).
    pub(super) fn convert(&mut self, seat: Seat, pay: Bundle, gain: Bundle, times: u8, paid: Goods) {
        for (good, count) in paid.iter() {
            self.transfer(good, count, Place::Warehouse(seat), Place::Supply);
        }
        self.say(
            small("log-convert").brief("brief-convert"),
            seat,
            |text| text.with("what", words::goods(&paid)),
            words::stocks(seat, &paid),
        );
        if times > 1 {
            self.open(seat, Task::Convert { pay, gain, times: times - 1, done: true });
        }
        self.gain(seat, gain, 1, not_gained(&pay, &paid));
    }
}

//! Chapter 3: the other actions of buildings.

use rondel::Seat;
use rondel::components::Kind;
use rondel::line::usual;

use super::Table;
use super::buying::can_buy;
use super::converting::is_payable;
use super::gaining::{has_room, multiplied};
use crate::action::Action;
use crate::content::{Change, Content, Copied, Deed, Effect, FULL, Good, Levied, Trigger};
use crate::plugin::PurchaseReading;
use crate::state::{Building, GoodSet, State, Task};
use crate::{Harbour, words};

/// HB-3.8: the goods that would grow; where none would, those one owns.
pub(crate) fn doubled(state: &State, seat: Seat) -> GoodSet {
    let goods = &state.players[seat].goods;
    let growing: GoodSet = goods.iter().filter(|(_, count)| *count < FULL).map(|(good, _)| good).collect();
    if growing.is_empty() { crate::state::kinds_in(goods) } else { growing }
}

/// HB-3.12, HB-3.13: the opponents who have goods.
pub(crate) fn levied(state: &State, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<'_> {
    state.turns.others(seat).filter(|other| !state.players[*other].goods.is_empty())
}

/// HB-3.15, HB-3.16: other buildings with somebody else's worker, each once, but for those that copy.
pub(crate) fn copied(content: &Content, state: &State, seat: Seat) -> impl Iterator<Item = Building> {
    let own = state.players[seat].worker;
    state.turns.others(seat).filter_map(move |other| {
        let place = state.players[other].worker.filter(|place| Some(*place) != own)?;
        let is_first = state.workers_on(place).find(|there| *there != seat) == Some(other);
        (is_first && !state.deed(content, place).copies()).then_some(place)
    })
}

/// HB-3.17: whether a part can be done now.
pub(crate) fn can_do(rules: &Harbour, state: &State, seat: Seat, effect: Effect) -> bool {
    let content = &rules.content;
    match effect {
        Effect::Gain { per, .. } => multiplied(content, state, seat, per) > 0,
        Effect::Convert { pay, .. } => is_payable(content, state, seat, &pay),
        Effect::Double => !state.players[seat].goods.is_empty(),
        Effect::Market(_) => true,
        Effect::Buy { count, discount, per } => can_buy(rules, state, seat, count, discount, per),
        Effect::Levy(_) => levied(state, seat).next().is_some(),
        Effect::Copy(Copied::Left) => state.left.is_some(),
        Effect::Copy(Copied::Occupied) => copied(content, state, seat).next().is_some(),
    }
}

/// The parts of a two-part building that are open and can be done now, one bit each.
pub(crate) fn open_parts(rules: &Harbour, state: &State, seat: Seat, building: Building, open: u8) -> u8 {
    let parts = state.deed(&rules.content, building).parts().enumerate();
    parts
        .filter(|(part, effect)| open >> part & 1 == 1 && can_do(rules, state, seat, *effect))
        .fold(0, |all, (part, _)| all | 1 << part)
}

impl Table<'_> {
    /// Begins the action of a building.
    pub(super) fn start_deed(&mut self, seat: Seat, building: Building) {
        match self.state.deed(&self.rules.content, building) {
            Deed::One(effect) => self.start(seat, effect, false),
            Deed::May(effect) => self.start(seat, effect, true),
            Deed::Both(..) => self.open(seat, Task::Parts { building, open: 0b11 }),
            Deed::Either(..) => self.open(seat, Task::Either(building)),
        }
    }

    /// Begins an effect; `may` says that the card lets one decline it.
    pub(super) fn start(&mut self, seat: Seat, effect: Effect, may: bool) {
        match effect {
            Effect::Gain { goods, per, others } => self.start_gain(seat, goods, per, others),
            Effect::Convert { pay, gain, times } => self.open(seat, Task::Convert { pay, gain, times, done: false }),
            Effect::Double => self.open(seat, Task::Double),
            Effect::Market(change) => {
                let may_decline = may || may_decline_a_change(self.rules);
                self.open(seat, Task::Market { change, may_decline });
            }
            Effect::Buy { count, discount, per } => {
                let may_decline = may || may_decline_a_purchase(self.rules);
                self.start_purchase(seat, count, discount, per, may_decline);
            }
            Effect::Levy(Levied::One) => self.open(seat, Task::LevyFrom),
            Effect::Levy(Levied::Each) => {
                // HB-3.13: in turn order.
                for other in self.state.turns.others(seat).rev() {
                    self.open(other, Task::Give(seat));
                }
            }
            // HB-3.14: the building just left; HB-3.16: a copy of a copy does nothing.
            Effect::Copy(Copied::Left) => {
                if let Some(left) = self.state.left.filter(|left| !self.state.deed(&self.rules.content, *left).copies())
                {
                    self.copy(seat, left);
                }
            }
            Effect::Copy(Copied::Occupied) => self.open(seat, Task::CopyOccupied),
        }
    }

    /// HB-3.16: no fee is due for what is copied.
    pub(super) fn copy(&mut self, seat: Seat, building: Building) {
        self.say_building(usual("log-copy").brief("brief-copy"), seat, building, |text| text);
        self.open(seat, Task::Deed(building));
    }

    /// HB-3.17: one part, then what is open of the other.
    pub(super) fn do_part(&mut self, seat: Seat, building: Building, open: u8, part: u8) {
        let effect = self.state.deed(&self.rules.content, building).parts().nth(usize::from(part));
        self.open(seat, Task::Parts { building, open: open & !(1 << part) });
        self.start(seat, effect.expect("the building has this part"), false);
    }

    /// HB-3.18: goods, or a purchase that is made.
    pub(super) fn do_either(&mut self, seat: Seat, building: Building, part: u8) {
        let effect = self.state.deed(&self.rules.content, building).parts().nth(usize::from(part));
        let effect = effect.expect("the building has this part");
        if let Effect::Buy { count, discount, per } = effect {
            return self.start_purchase(seat, count, discount, per, false);
        }
        // HB-6.2: from one's own starting building, on which one stands.
        let own_start = building == Building::start_of(seat) && self.state.players[seat].worker == Some(building);
        let takes = matches!(effect, Effect::Gain { goods, .. } if has_room(&self.state.players[seat].goods, &goods));
        if own_start && takes {
            for other in self.state.turns.others(seat).rev() {
                self.trigger(other, Trigger::OtherUsesOwnStart);
            }
        }
        self.start(seat, effect, false);
    }

    /// HB-3.8: doubles a good, to six at most.
    pub(super) fn double(&mut self, seat: Seat, good: Good) {
        self.add(seat, good, self.state.players[seat].goods.count(good));
        self.after_gain(seat, GoodSet::NONE.with(good));
    }

    /// HB-3.9: two goods change places.
    pub(super) fn swap_on_market(&mut self, seat: Seat, one: Good, other: Good) {
        self.state.market.swap(one, other);
        self.say(
            usual("log-market-swap").brief("brief-market-swap"),
            seat,
            |text| text.with("one", words::good(one)).with("other", words::good(other)),
            [words::on_market(one), words::on_market(other)],
        );
        self.step();
    }

    /// HB-3.10: a good goes elsewhere, the others close up.
    pub(super) fn move_on_market(&mut self, seat: Seat, good: Good, slot: u8) {
        self.state.market.shift(good, usize::from(slot));
        self.say_slot(seat, good, slot);
    }

    /// A good has come into this slot.
    pub(super) fn say_slot(&mut self, seat: Seat, good: Good, slot: u8) {
        let dollars = self.rules.content.market.slots[usize::from(slot)].dollars;
        self.say(
            usual("log-market-move").brief("brief-market-move"),
            seat,
            |text| text.with("good", words::good(good)).with("dollars", dollars),
            [words::on_market(good)],
        );
        self.step();
    }

    /// HB-3.11: a good goes into this slot, and then one into the next cheaper; HB-3.19: `must_change` while the order is
    /// still the one it was and may not stay so.
    pub(super) fn arrange(&mut self, seat: Seat, good: Good, slot: u8, must_change: bool) {
        let stays = self.state.market.slot_of(good) == usize::from(slot);
        self.state.market.shift(good, usize::from(slot));
        self.say_slot(seat, good, slot);
        if slot > 1 {
            self.open(seat, Task::Arrange { slot: slot - 1, must_change: must_change && stays });
        }
    }

    /// HB-3.12: a good of the payer's choice; HB-2.12: it is lost where the taker has six.
    pub(super) fn give(&mut self, payer: Seat, taker: Seat, good: Good) {
        self.hand_over(payer, taker, good);
        let solo = self.state.solo;
        self.say(
            usual("log-levy"),
            payer,
            |text| text.with("what", words::amount(good, 1)).with("taker", words::player(taker, solo)),
            [words::stock(payer, good), words::stock(taker, good)],
        );
    }
}

/// HB-3.19: a market is changed, unless an agreement lets one decline; the card itself may say so too.
fn may_decline_a_change(rules: &Harbour) -> bool {
    rules.setup.purchase != PurchaseReading::AsFarAsPossible
}

/// HB-3.19: a purchase that can be paid is made, unless an agreement lets one decline; the card itself may say so too.
fn may_decline_a_purchase(rules: &Harbour) -> bool {
    rules.setup.purchase == PurchaseReading::MayDecline
}

/// HB-3.11: the goods that may come into this slot; HB-3.19: where two are left of an order that may not stay, the other.
pub(crate) fn arrangeable(state: &State, slot: u8, must_change: bool) -> impl Iterator<Item = Good> {
    let left = &state.market.order()[..=usize::from(slot)];
    let last = if must_change && slot == 1 { &left[..1] } else { left };
    last.iter().copied()
}

/// HB-3.9: each pair of goods; HB-3.10: each good to each other slot.
pub(crate) fn each_change(state: &State, change: Change, mut see: impl FnMut(Action)) {
    match change {
        Change::Swap => {
            for (index, one) in Good::ALL.iter().enumerate() {
                Good::ALL[index + 1..].iter().for_each(|other| see(Action::Swap(*one, *other)));
            }
        }
        Change::Move => {
            for good in Good::ALL {
                let from = state.market.slot_of(*good) as u8;
                // Neighbours change places either way; both are listed, since a person may think of either good.
                (0..4).filter(|to| *to != from).for_each(|to| see(Action::Move(*good, to)));
            }
        }
        Change::Rearrange => {}
    }
}

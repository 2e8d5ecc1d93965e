//! Chapter 3: actions of buildings other than gaining, converting and buying.

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

/// Returns the goods of which the player would have more after doubling. If there are none, returns all goods
/// that the player owns (HB-3.8).
pub(crate) fn doubled(state: &State, seat: Seat) -> GoodSet {
    let goods = &state.players[seat].goods;
    let growing: GoodSet = goods.iter().filter(|(_, count)| *count < FULL).map(|(good, _)| good).collect();
    if growing.is_empty() { crate::state::kinds_in(goods) } else { growing }
}

/// Returns the opponents who have goods (HB-3.12, HB-3.13).
pub(crate) fn levied(state: &State, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<'_> {
    state.turns.others(seat).filter(|other| !state.players[*other].goods.is_empty())
}

/// Returns the other buildings that have another player's worker, except buildings that copy (HB-3.15,
/// HB-3.16). No building is returned twice.
pub(crate) fn copied(content: &Content, state: &State, seat: Seat) -> impl Iterator<Item = Building> {
    let own = state.players[seat].worker;
    state.turns.others(seat).filter_map(move |other| {
        let place = state.players[other].worker.filter(|place| Some(*place) != own)?;
        let is_first = state.workers_on(place).find(|there| *there != seat) == Some(other);
        (is_first && !state.deed(content, place).copies()).then_some(place)
    })
}

/// Returns whether a part can currently be carried out (HB-3.17).
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

/// Returns the open parts of a two-part building that can currently be carried out, one bit per part.
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

    /// Begins an effect. `may` specifies whether the card allows the player to decline the effect.
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
                // HB-3.13: the opponents give their goods in turn order.
                for other in self.state.turns.others(seat).rev() {
                    self.open(other, Task::Give(seat));
                }
            }
            // HB-3.14: the building just left. HB-3.16: a copy of a copy does nothing.
            Effect::Copy(Copied::Left) => {
                if let Some(left) = self.state.left.filter(|left| !self.state.deed(&self.rules.content, *left).copies())
                {
                    self.copy(seat, left);
                }
            }
            Effect::Copy(Copied::Occupied) => self.open(seat, Task::CopyOccupied),
        }
    }

    /// Copies a building. No fee is due for the copy (HB-3.16).
    pub(super) fn copy(&mut self, seat: Seat, building: Building) {
        self.say_building(usual("log-copy").brief("brief-copy"), seat, building, |text| text);
        self.open(seat, Task::Deed(building));
    }

    /// Carries out one part, leaving the other open (HB-3.17).
    pub(super) fn do_part(&mut self, seat: Seat, building: Building, open: u8, part: u8) {
        let effect = self.state.deed(&self.rules.content, building).parts().nth(usize::from(part));
        self.open(seat, Task::Parts { building, open: open & !(1 << part) });
        self.start(seat, effect.expect("the building has this part"), false);
    }

    /// Carries out one of two effects: gaining goods or buying a building (HB-3.18). The purchase cannot be declined.
    pub(super) fn do_either(&mut self, seat: Seat, building: Building, part: u8) {
        let effect = self.state.deed(&self.rules.content, building).parts().nth(usize::from(part));
        let effect = effect.expect("the building has this part");
        if let Effect::Buy { count, discount, per } = effect {
            return self.start_purchase(seat, count, discount, per, false);
        }
        // HB-6.2: the player stands on their own starting building and takes its goods.
        let own_start = building == Building::start_of(seat) && self.state.players[seat].worker == Some(building);
        let takes = matches!(effect, Effect::Gain { goods, .. } if has_room(&self.state.players[seat].goods, &goods));
        if own_start && takes {
            for other in self.state.turns.others(seat).rev() {
                self.trigger(other, Trigger::OtherUsesOwnStart);
            }
        }
        self.start(seat, effect, false);
    }

    /// Doubles a good, up to six (HB-3.8).
    pub(super) fn double(&mut self, seat: Seat, good: Good) {
        self.add(seat, good, self.state.players[seat].goods.count(good));
        self.after_gain(seat, GoodSet::NONE.with(good));
    }

    /// Swaps two goods on the market (HB-3.9).
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

    /// Moves a good to another slot. The other goods close up (HB-3.10).
    pub(super) fn move_on_market(&mut self, seat: Seat, good: Good, slot: u8) {
        self.state.market.shift(good, usize::from(slot));
        self.say_slot(seat, good, slot);
    }

    /// Announces that a good has moved to this slot.
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

    /// Puts a good into this slot and opens the choice for the next cheaper slot (HB-3.11). `must_change` is set if the
    /// order must change but has not changed yet (HB-3.19).
    pub(super) fn arrange(&mut self, seat: Seat, good: Good, slot: u8, must_change: bool) {
        let stays = self.state.market.slot_of(good) == usize::from(slot);
        self.state.market.shift(good, usize::from(slot));
        self.say_slot(seat, good, slot);
        if slot > 1 {
            self.open(seat, Task::Arrange { slot: slot - 1, must_change: must_change && stays });
        }
    }

    /// Gives the taker a good of the payer's choice (HB-3.12). The good is lost if the taker already has six
    /// (HB-2.12).
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

/// Returns whether the options allow a change of the market to be declined (HB-3.19). The card may allow this too.
fn may_decline_a_change(rules: &Harbour) -> bool {
    rules.setup.purchase != PurchaseReading::AsFarAsPossible
}

/// Returns whether the options allow an affordable purchase to be declined (HB-3.19). The card may allow this too.
fn may_decline_a_purchase(rules: &Harbour) -> bool {
    rules.setup.purchase == PurchaseReading::MayDecline
}

/// Returns the goods that may be put into this slot (HB-3.11). If only two goods are left and the order must
/// still change, only the good from the cheaper slot may be put here (HB-3.19).
pub(crate) fn arrangeable(state: &State, slot: u8, must_change: bool) -> impl Iterator<Item = Good> {
    let left = &state.market.order()[..=usize::from(slot)];
    let last = if must_change && slot == 1 { &left[..1] } else { left };
    last.iter().copied()
}

/// Calls `see` with each swap of two goods (HB-3.9), or with each move of a good to another slot (HB-3.10).
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
                // Moving a good past its neighbour can be described in two ways. Both are listed, since a
                // player may think of either.
                (0..4).filter(|to| *to != from).for_each(|to| see(Action::Move(*good, to)));
            }
        }
        Change::Rearrange => {}
    }
}

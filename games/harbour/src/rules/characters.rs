//! Chapter 6: abilities of characters, except those that belong to another chapter.

use rondel::Seat;
use rondel::components::Cards;
use rondel::line::{great, usual};

use super::Table;
use super::converting::is_payable;
use crate::content::{Ability, Content, Effect, Good, Goods, Points, Trigger};
use crate::state::{Building, GoodSet, State, Task};
use crate::{Harbour, words};

/// Returns whether a once-per-turn ability can be used. This is possible in the player's own turn, at any
/// decision outside a purchase (HB-6.7), but not before the first turn.
pub(crate) fn may_use_ability(rules: &Harbour, state: &State, seat: Seat, task: Task) -> bool {
    let Ability::OncePerTurn(effect) = state.ability(&rules.content, seat) else { return false };
    if state.ability_used || seat != state.active() {
        return false;
    }
    let at_another_time = match task {
        Task::ChooseBoard | Task::ChooseFree | Task::Purchase(_) | Task::KeepBack { .. } | Task::Refill { .. } => true,
        Task::Take(taking) => taking.to_begin,
        _ => false,
    };
    let Effect::Convert { pay, .. } = effect else { return false };
    !at_another_time && is_payable(&rules.content, state, seat, &pay)
}

/// Returns the points of an ability at the end, given the goods left (HB-6.19 to HB-6.21).
#[inline]
pub(crate) fn end_points(content: &Content, state: &State, seat: Seat, goods: &Goods) -> i32 {
    let Ability::EndPoints(points) = state.ability(content, seat) else { return 0 };
    match points {
        // HB-6.19: the dollars of the good's slot.
        Points::MarketValue(good) => content.market.slots[state.market.slot_of(good)].dollars.into(),
        // HB-6.20: a point for every `many` goods left.
        Points::PerGoods(many) => (goods.total() / u32::from(many)) as i32,
        // HB-6.21: a point for each icon.
        Points::PerIcon(icon) => state.icons(content, seat).count(icon).into(),
    }
}

impl Table<'_> {
    /// Applies an ability that is triggered by an event (HB-6.2 to HB-6.6), immediately after the step
    /// (HB-6.1). Goods gained this way do not trigger the ability again.
    pub(super) fn trigger(&mut self, seat: Seat, happened: Trigger) {
        if let Ability::When { on, gain } = self.state.ability(&self.rules.content, seat)
            && on == happened
        {
            if let Trigger::YouGain(_) = on {
                for (good, count) in gain.named().iter() {
                    self.add(seat, good, count);
                }
            } else {
                self.open(seat, Task::Gain(gain, 1));
            }
        }
    }

    /// Uses the once-per-turn ability (HB-6.7).
    pub(super) fn use_ability(&mut self, seat: Seat) {
        self.state.ability_used = true;
        if let Ability::OncePerTurn(effect) = self.state.ability(&self.rules.content, seat) {
            self.say(usual("log-ability").brief("brief-ability"), seat, |text| text, [words::ability(seat)]);
            self.open(seat, Task::Do(effect));
        }
    }

    /// Lets every player whose worker is already in the building gain goods (HB-6.14).
    pub(super) fn greet(&mut self, seat: Seat, building: Building) {
        if let Ability::EnterOccupied { occupant } = self.state.ability(&self.rules.content, seat) {
            for other in self.state.turns.others(seat).rev() {
                if self.state.players[other].worker == Some(building) {
                    self.open(other, Task::Gain(occupant, 1));
                }
            }
        }
    }

    /// Lets the Noble look at cards of the stack (HB-6.18).
    pub(super) fn look_at_stack(&mut self, seat: Seat) {
        if let Ability::FreeBuilding { look } = self.state.ability(&self.rules.content, seat) {
            self.state.looked = self.state.stack.pile.draw_many(u32::from(look), self.dealer);
            let looked = self.state.looked.len() as u8;
            self.pass_on(words::BACK, looked, words::STACK, words::home(seat, self.state.solo));
            self.say(usual("log-look"), seat, |text| text.with("count", look), [words::STACK]);
            self.open(seat, Task::ChooseFree);
        }
    }

    /// Builds one of the cards for free and puts the others under the stack (HB-6.18).
    pub(super) fn build_free(&mut self, seat: Seat, card: u8) {
        let mut others = std::mem::take(&mut self.state.looked);
        others.remove(card);
        self.state.stack.under = self.state.stack.under.or(others);
        self.pass_on(words::BACK, others.len() as u8, words::home(seat, self.state.solo), words::STACK);
        self.player(seat).take_building(card);
        self.player(seat).free = Some(card);
        self.say_building(great("log-free").brief("brief-free"), seat, Building::card(card), |text| text);
    }

    /// Puts the chosen good into the next free slot from the left, until only one good is left (HB-6.17).
    pub(super) fn refill(&mut self, seat: Seat, shipped: GoodSet, placed: u8, good: Good) {
        self.state.market.shift(good, usize::from(placed));
        self.say_slot(seat, good, placed);
        if placed + 2 < shipped.len() {
            self.open(seat, Task::Refill { shipped, placed: placed + 1 });
        }
    }
}

/// Returns the cards that the Noble may choose from (HB-6.18).
pub(crate) fn free_buildings(state: &State) -> Cards {
    state.looked
}

/// Returns the goods that may be put into the next slot (HB-6.17).
pub(crate) fn refillable(state: &State, shipped: GoodSet, placed: u8) -> impl Iterator<Item = Good> {
    state.market.order()[usize::from(placed)..usize::from(shipped.len())].iter().copied()
}

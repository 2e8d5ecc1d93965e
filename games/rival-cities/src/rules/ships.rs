//! Chapter 5, ships.

use rondel::Seat;

use super::Table;
use super::telling::{BUYS, NEW_SHIP};
use crate::content::{Content, Goods, SHIPS_AHEAD_TO_WIN, ShipEffect, ShipId};
use crate::state::{Ending, State, Task};
use crate::words;

/// RC-5.18: what a ship costs a city; RC-8.11: with ship 19 one product less, but never less than nothing.
#[inline]
pub(crate) fn ship_cost(content: &Content, state: &State, seat: Seat, ship: ShipId) -> Goods {
    let (product, count) = content.ships[usize::from(ship)].cost;
    let cheaper = state.cities[seat].ships.and(content.holders.cheaper_ships);
    let saved: u8 = cheaper
        .iter()
        .map(|card| match content.ships[usize::from(card)].effect {
            ShipEffect::CheaperShips(less) => less,
            _ => 0,
        })
        .sum();
    Goods::of(product, count.saturating_sub(saved))
}

/// RC-5.18: whether a city can pay for a ship.
#[inline]
pub(crate) fn can_buy(content: &Content, state: &State, seat: Seat, ship: ShipId) -> bool {
    state.cities[seat].stock.holds(&ship_cost(content, state, seat, ship))
}

impl Table<'_> {
    /// RC-5.18: buys a ship; RC-5.19: its immediate effect comes at once; RC-5.20: then its space is filled. RC-11.1:
    /// three ships more than the rival win.
    pub(crate) fn buy_ship(&mut self, seat: Seat, card: ShipId) {
        let price = ship_cost(self.content, self.state, seat, card);
        let slot = self.state.ships.slot_of(card).expect("a ship for sale lies on the board");
        self.state.ships.take(slot);
        self.city(seat).ships.add(card);
        let content = self.content;
        self.say(BUYS, seat, |told| told.with("ship", words::ship_said(content, card)).about([words::ship(card)]));
        if !price.is_empty() {
            self.pay(seat, &price);
        }
        if self.state.cities[seat].ships.len()
            >= self.state.cities[seat.rival()].ships.len() + u32::from(SHIPS_AHEAD_TO_WIN)
        {
            return self.win(seat, Ending::Ships);
        }
        self.open(seat, Task::RefillShips);
        if let ShipEffect::Now(effects) = &self.content.ships[usize::from(card)].effect {
            effects.iter().rev().for_each(|effect| self.open_bonus(seat, *effect));
        }
    }

    /// RC-5.20: the top of the ship stack fills the space, while there is one.
    pub(crate) fn refill_ships(&mut self) {
        while let Some(slot) = self.state.ships.free_slot() {
            let Some(card) = self.state.ship_stack.draw(self.dealer) else { return };
            self.state.ships.put(slot, card);
            let content = self.content;
            self.tell(NEW_SHIP, |told| {
                let new = words::ship(card);
                let told = told.with("ship", words::ship_said(content, card)).about([new]);
                told.went(words::SHIP_BACK, 1, words::SHIP_STACK, new)
            });
        }
    }
}

//! Chapter 5: ships.

use rondel::Seat;

use super::Table;
use super::telling::{BUYS, NEW_SHIP};
use crate::content::{Content, Goods, SHIPS_AHEAD_TO_WIN, ShipEffect, ShipId};
use crate::state::{Ending, State, Task};
use crate::words;

/// Returns the price of a ship for a city (RC-5.18). Ship 19 reduces it by one product, but not below zero (RC-8.11).
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

/// Returns whether a city can pay for a ship (RC-5.18).
#[inline]
pub(crate) fn can_buy(content: &Content, state: &State, seat: Seat, ship: ShipId) -> bool {
    state.cities[seat].stock.holds(&ship_cost(content, state, seat, ship))
}

impl Table<'_> {
    /// Buys a ship (RC-5.18), carries out its immediate effect (RC-5.19) and then fills its space (RC-5.20). A
    /// lead of three ships wins the game (RC-11.1).
    pub(crate) fn buy_ship(&mut self, seat: Seat, card: ShipId) {
        let price = ship_cost(self.content, self.state, seat, card);
        let slot = self.state.ships.slot_of(card).expect("a ship for sale lies on the board");
        self.state.ships.take(slot);
        self.city(seat).take_ship(card);
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

    /// Fills empty ship spaces from the top of the ship stack, until it runs out (RC-5.20).
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

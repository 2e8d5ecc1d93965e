//! Chapter 3, option C with an empty hand: whether its A half can provide a card (RC-3.11).

use rondel::components::Kind;
use rondel::{Dealer, Seat};

use super::Table;
use super::cards::only_one_half;
use super::lawsuits::{can_pay_costs, may_resolve};
use super::possible::{may_draw, within_reach};
use super::ships::ship_cost;
use super::turn::is_option_c_free;
use crate::content::{Content, Effect, Goods, LAWSUITS_TO_WIN, Pick, Product, ShipEffect, ShipId};
use crate::state::State;

/// Returns whether the card at the ink jar can provide a special action card, either by drawing one or by
/// buying an affordable ship that draws (RC-3.11).
pub(crate) fn a_half_brings_a_card(content: &Content, state: &State, seat: Seat) -> bool {
    let Some(card) = state.card_at(state.jar.place()) else { return false };
    let actions = content.card(card).actions.as_slice();
    if !may_draw(state) {
        return false;
    }
    if actions.contains(&Effect::Draw) {
        return true;
    }
    if !actions.contains(&Effect::Ship) {
        return false;
    }
    let drawing = || state.ships.iter().map(|(_, ship)| ship).filter(|ship| draws_when_bought(content, *ship));
    if drawing().next().is_none() {
        return false;
    }
    // The letter is paid before the A half begins (RC-3.6).
    let mut paid = *state;
    if !is_option_c_free(content, state, seat) {
        paid.cities[seat].letters -= 1;
        paid.bank.letters += 1;
    }
    let is_one_half = only_one_half(content, state, seat, card);
    let others = if is_one_half { 0 } else { (1 << actions.len()) - 1 };
    drawing().any(|ship| Purchase { content, seat, ship, actions }.is_possible(&paid, others))
}

fn draws_when_bought(content: &Content, ship: ShipId) -> bool {
    matches!(&content.ships[usize::from(ship)].effect, ShipEffect::Now(effects) if effects.contains(&Effect::Draw))
}

/// The purchase of a ship with an action card, possibly after some of the card's other actions.
struct Purchase<'a> {
    content: &'a Content,
    seat: Seat,
    ship: ShipId,
    actions: &'a [Effect],
}

impl Purchase<'_> {
    /// Returns whether the ship is affordable, now or after some of the open actions.
    fn is_possible(&self, state: &State, open: u8) -> bool {
        let is_open = |part: &usize| open >> part & 1 == 1;
        within_reach(state, self.seat, &ship_cost(self.content, state, self.seat, self.ship), 0)
            || (0..self.actions.len())
                .filter(is_open)
                .any(|part| self.is_possible_after(state, self.actions[part], open & !(1 << part)))
    }

    /// Returns whether the ship is affordable after the best use of this action. The actions in `open` can
    /// still be used afterwards.
    fn is_possible_after(&self, state: &State, effect: Effect, open: u8) -> bool {
        match effect {
            Effect::Gift(what, count) => {
                self.is_possible(&self.then(state, |table| table.gift(self.seat, self.best(what), count)), open)
            }
            Effect::Letters(count) => {
                self.is_possible(&self.then(state, |table| table.gain_letters(self.seat, count)), open)
            }
            Effect::Lawsuit => self.is_possible_after_advance(state, open),
            Effect::Court => self.is_possible_after_ruling(state, open),
            // No printed card combines these with a ship. For a custom card, assume that the ship is affordable.
            Effect::Production(..) | Effect::Swap(_) | Effect::Piracy(_) | Effect::PiracyForPrestige(_) => true,
            // These actions provide nothing to pay with.
            _ => false,
        }
    }

    /// Returns whether the ship is affordable after advancing a lawsuit (RC-5.21), or two lawsuits with Le
    /// Havre (RC-7.9).
    fn is_possible_after_advance(&self, state: &State, open: u8) -> bool {
        let le_havre = !state.cities[self.seat].alliances.and(self.content.holders.repeat_lawsuit).is_empty();
        self.after_advances(state).any(|once| {
            self.is_possible(&once, open)
                || (le_havre
                    && Product::ALL.iter().filter(|product| once.cities[self.seat].stock.count(**product) > 0).any(
                        |product| {
                            let paid = self.then(&once, |table| table.pay(self.seat, &Goods::of(*product, 1)));
                            self.after_advances(&paid).any(|twice| self.is_possible(&twice, open))
                        },
                    ))
        })
    }

    /// Returns the states that result from advancing each lawsuit that the city can pay for.
    fn after_advances(&self, state: &State) -> impl Iterator<Item = State> {
        let city = &state.cities[self.seat];
        state
            .lawsuits
            .iter()
            .map(|(_, lawsuit)| lawsuit.card)
            .filter(move |card| can_pay_costs(self.content, city, *card))
            .map(move |card| {
                self.then(state, |table| {
                    table.pay_legal_costs(self.seat, card);
                    self.gain_bonus(table, &self.content.lawsuits[usize::from(card)].advance);
                })
            })
    }

    /// Returns whether the ship is affordable after winning the first lawsuit (RC-5.25). A third win would
    /// end the game instead.
    fn is_possible_after_ruling(&self, state: &State, open: u8) -> bool {
        let wins_the_game = state.cities[self.seat].lawsuits.len() + 1 == u32::from(LAWSUITS_TO_WIN);
        let first = state.lawsuits.get(0).filter(|_| may_resolve(state, self.seat) && !wins_the_game);
        first.is_some_and(|lawsuit| {
            let bonus = &self.content.lawsuits[usize::from(lawsuit.card)].win;
            self.is_possible(&self.then(state, |table| self.gain_bonus(table, bonus)), open)
        })
    }

    /// Gains the parts of a bonus that can be used for payment.
    fn gain_bonus(&self, table: &mut Table<'_>, bonus: &[Effect]) {
        for effect in bonus {
            match *effect {
                Effect::Gain(what, count) => {
                    table.gain_plainly(self.seat, self.best(what), count);
                }
                Effect::Letters(count) => table.gain_letters(self.seat, count),
                _ => {}
            }
        }
    }

    /// Replaces a free choice of product by the product that the ship costs, which is the best choice.
    fn best(&self, what: Pick) -> Pick {
        if what == Pick::Any { Pick::Only(self.content.ships[usize::from(self.ship)].cost.0) } else { what }
    }

    /// Returns the state after applying `what`, which must not depend on chance.
    fn then(&self, state: &State, what: impl FnOnce(&mut Table<'_>)) -> State {
        let mut after = *state;
        what(&mut Table::new(self.content, &mut after, &mut Dealer::seeded(0)));
        after
    }
}

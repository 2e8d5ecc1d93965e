//! Chapter 7: the training opponent in a solo game. It has a seat at the table but makes no decisions.
//! `Table::training_turn` plays its turns.

use rondel::ElementId;
use rondel::line::{small, usual};

use super::Table;
use super::buying::{dollars, price, shippable};
use crate::Harbour;
use crate::content::{Bundle, Content, Deed, Effect, FULL, Good, Training};
use crate::plugin::Level;
use crate::state::{Building, Purchase, State, TRAINER};

/// Returns the strength of the training opponent (HB-7.7).
pub(crate) fn training(rules: &Harbour) -> &Training {
    let trainer = &rules.content.trainer;
    match rules.setup.trainer {
        Level::Easy => &trainer.easy,
        Level::Usual => &trainer.usual,
        Level::Hard => &trainer.hard,
    }
}

/// Returns the next unoccupied building to the right of the training opponent's worker in the display, wrapping
/// around at the end. If the worker is outside the display, the search begins with the first building (HB-7.2).
pub(crate) fn next_building(state: &State) -> Option<u8> {
    let occupied = state.occupied();
    let slots = state.display_slots();
    let stands_on = state.players[TRAINER].worker.and_then(Building::as_card);
    let first = stands_on.and_then(|card| state.display.slot_of(card)).map_or(0, |slot| slot + 1);
    let mut cards = (first..first + slots).filter_map(|slot| state.display.get(slot % slots));
    cards.find(|card| !occupied.has(Building::card(*card)))
}

/// Returns the goods a building offers, including those gained by a conversion (HB-7.3).
fn offered(deed: Deed) -> impl Iterator<Item = Bundle> {
    deed.parts().filter_map(|effect| match effect {
        Effect::Gain { goods, .. } => Some(goods),
        Effect::Convert { gain, .. } => Some(gain),
        Effect::Double | Effect::Market(_) | Effect::Buy { .. } | Effect::Levy(_) | Effect::Copy(_) => None,
    })
}

/// Returns the good that the training opponent chooses (HB-7.4): the good of which it has the fewest units or,
/// among equals, the most expensive good. Returns `None` if all goods are at their limit.
fn trainer_chooses(state: &State) -> Option<Good> {
    let count = |good: &Good| state.players[TRAINER].goods.count(*good);
    state.market.order().iter().rev().copied().filter(|good| count(good) < FULL).min_by_key(count)
}

/// Returns the good that the training opponent gives (HB-7.4): the good of which it has the most units or,
/// among equals, the cheapest good.
pub(crate) fn trainer_gives(state: &State) -> Option<Good> {
    let count = |good: &Good| state.players[TRAINER].goods.count(*good);
    state.market.order().iter().rev().copied().filter(|good| count(good) > 0).max_by_key(count)
}

/// Returns a purchase that ships every shippable good (HB-7.5). Icons grant no discount and keep no goods (HB-7.6).
fn purchase(content: &Content, state: &State) -> Purchase {
    let begun = Purchase { left: 1, ..Purchase::default() };
    Purchase { shipped: shippable(content, state, TRAINER, &begun), ..begun }
}

/// Returns the most expensive affordable building of the display or, among equals, the leftmost (HB-7.5).
fn dearest(content: &Content, state: &State, purchase: &Purchase) -> Option<u8> {
    let money = dollars(content, state, TRAINER, purchase);
    let cost = |card: u8| content.buildings[usize::from(card)].cost;
    let cards = state.display.iter().map(|(_, card)| card);
    let payable = cards.filter(|card| price(content, purchase, *card).is_some_and(|price| price <= money));
    payable.reduce(|best, next| if cost(next) > cost(best) { next } else { best })
}

impl Table<'_> {
    /// Plays the training opponent's whole turn, which needs no decision.
    pub(super) fn training_turn(&mut self) {
        // Show the result of the player's turn first.
        self.step();
        if let Some(card) = next_building(self.state) {
            let building = Building::card(card);
            self.player(TRAINER).worker = Some(building);
            self.say_building(usual("log-enter").brief("brief-enter"), TRAINER, building, |text| text);
            self.step();
            for goods in offered(self.state.deed(&self.rules.content, building)) {
                self.trainer_takes(goods, 1);
            }
        }
        // HB-7.3: the training opponent also gains goods of its choice.
        let extra = training(self.rules).extra;
        self.trainer_takes(Bundle { any: extra, ..Bundle::default() }, 1);
        self.count_down();
        if self.state.countdown == 0 {
            self.step();
            self.trainer_buys();
        }
    }

    /// Adds goods at no cost (HB-7.3). Goods of choice are taken one by one (HB-7.4).
    pub(super) fn trainer_takes(&mut self, goods: Bundle, times: u8) {
        for (good, count) in goods.named().iter() {
            self.add(TRAINER, good, count * times);
        }
        for _ in 0..goods.any * times {
            if let Some(good) = trainer_chooses(self.state) {
                self.add(TRAINER, good, 1);
            }
        }
        if goods.same > 0
            && let Some(good) = trainer_chooses(self.state)
        {
            self.add(TRAINER, good, goods.same);
        }
    }

    /// Counts down the turns until the training opponent's next purchase (HB-7.5).
    fn count_down(&mut self) {
        self.state.countdown = self.state.countdown.saturating_sub(1);
        let left = self.state.countdown;
        if left > 0 {
            self.say(small("log-trainer-counts"), TRAINER, |text| text.with("turns", left), [COUNTDOWN]);
        }
    }

    /// Buys a building for the training opponent and restarts the countdown, or waits if the training opponent
    /// cannot pay for any building (HB-7.5).
    fn trainer_buys(&mut self) {
        let purchase = purchase(&self.rules.content, self.state);
        match dearest(&self.rules.content, self.state, &purchase) {
            Some(card) => {
                self.state.countdown = training(self.rules).turns;
                self.buy(TRAINER, purchase, card);
            }
            None => self.say(usual("log-trainer-waits"), TRAINER, |text| text, [COUNTDOWN]),
        }
    }
}

/// The element that shows the number of turns before the training opponent's next purchase.
pub(crate) const COUNTDOWN: ElementId = ElementId::new("trainer-countdown", 0);

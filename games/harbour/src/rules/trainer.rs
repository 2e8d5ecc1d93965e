//! Chapter 7: the training opponent of a person alone. It has a place at the table but decides nothing:
//! `Table::training_turn` plays its turns.

use rondel::ElementId;
use rondel::line::{small, usual};

use super::Table;
use super::buying::{dollars, price, shippable};
use crate::Harbour;
use crate::content::{Bundle, Content, Deed, Effect, FULL, Good, Training};
use crate::plugin::Level;
use crate::state::{Building, Purchase, State, TRAINER};

/// HB-7.7: how strong it is.
pub(crate) fn training(rules: &Harbour) -> &Training {
    let trainer = &rules.content.trainer;
    match rules.setup.trainer {
        Level::Easy => &trainer.easy,
        Level::Usual => &trainer.usual,
        Level::Hard => &trainer.hard,
    }
}

/// HB-7.2: the next building of the display to the right of its worker on which nobody stands; behind the last comes the
/// first, and so it does where the worker stands elsewhere.
pub(crate) fn next_building(state: &State) -> Option<u8> {
    let occupied = state.occupied();
    let slots = state.display_slots();
    let stands_on = state.players[TRAINER].worker.and_then(Building::as_card);
    let first = stands_on.and_then(|card| state.display.slot_of(card)).map_or(0, |slot| slot + 1);
    let mut cards = (first..first + slots).filter_map(|slot| state.display.get(slot % slots));
    cards.find(|card| !occupied.has(Building::card(*card)))
}

/// HB-7.3: the goods a building offers, those behind an arrow too.
fn offered(deed: Deed) -> impl Iterator<Item = Bundle> {
    deed.parts().filter_map(|effect| match effect {
        Effect::Gain { goods, .. } => Some(goods),
        Effect::Convert { gain, .. } => Some(gain),
        Effect::Double | Effect::Market(_) | Effect::Buy { .. } | Effect::Levy(_) | Effect::Copy(_) => None,
    })
}

/// HB-7.4: of goods of choice the one of which it has fewest, the dearest of equals; none where all are full.
fn trainer_chooses(state: &State) -> Option<Good> {
    let count = |good: &Good| state.players[TRAINER].goods.count(*good);
    state.market.order().iter().rev().copied().filter(|good| count(good) < FULL).min_by_key(count)
}

/// HB-7.4: it gives the good of which it has most, the cheapest of equals.
pub(crate) fn trainer_gives(state: &State) -> Option<Good> {
    let count = |good: &Good| state.players[TRAINER].goods.count(*good);
    state.market.order().iter().rev().copied().filter(|good| count(good) > 0).max_by_key(count)
}

/// HB-7.5: a purchase for everything it can ship; HB-7.6: its icons make nothing cheaper and keep nothing.
fn purchase(content: &Content, state: &State) -> Purchase {
    let begun = Purchase { left: 1, ..Purchase::default() };
    Purchase { shipped: shippable(content, state, TRAINER, &begun), ..begun }
}

/// HB-7.5: the dearest building of the display that it can pay, the leftmost of equals.
fn dearest(content: &Content, state: &State, purchase: &Purchase) -> Option<u8> {
    let money = dollars(content, state, TRAINER, purchase);
    let cost = |card: u8| content.buildings[usize::from(card)].cost;
    let cards = state.display.iter().map(|(_, card)| card);
    let payable = cards.filter(|card| price(content, purchase, *card).is_some_and(|price| price <= money));
    payable.reduce(|best, next| if cost(next) > cost(best) { next } else { best })
}

impl Table<'_> {
    /// Its whole turn: no step of it needs a decision.
    pub(super) fn training_turn(&mut self) {
        // What the person did is seen before.
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
        // HB-7.3: and some of choice.
        let extra = training(self.rules).extra;
        self.trainer_takes(Bundle { any: extra, ..Bundle::default() }, 1);
        self.count_down();
        if self.state.countdown == 0 {
            self.step();
            self.trainer_buys();
        }
    }

    /// HB-7.3: it gains goods for nothing; HB-7.4: those of choice one by one.
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

    /// HB-7.5: one turn less until it buys.
    fn count_down(&mut self) {
        self.state.countdown = self.state.countdown.saturating_sub(1);
        let left = self.state.countdown;
        if left > 0 {
            self.say(small("log-trainer-counts"), TRAINER, |text| text.with("turns", left), [COUNTDOWN]);
        }
    }

    /// HB-7.5: it buys, and counts anew; what it cannot pay it waits for.
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

/// What shows how many turns it takes before it buys.
pub(crate) const COUNTDOWN: ElementId = ElementId::new("trainer-countdown", 0);

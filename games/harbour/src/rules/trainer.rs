//! Chapter 7: the training opponent of a person alone.

use rondel::ElementId;

use super::Table;
use crate::plugin::Level;
use crate::state::{Building, State, TRAINER};

/// HB-7.6: the dollars it begins with.
pub(crate) const fn first_dollars(level: Level) -> u8 {
    match level {
        Level::Easy => 0,
        Level::Usual => 3,
        Level::Hard => 6,
    }
}

/// HB-7.2: the leftmost building of the display on which nobody stands, itself included.
fn next_building(state: &State) -> Option<u8> {
    let occupied = state.occupied();
    state.display.iter().map(|(_, card)| card).find(|card| !occupied.has(Building::card(*card)))
}

/// HB-7.4: the dearest building it can pay, the leftmost of equals.
fn bought_now(table: &Table<'_>) -> Option<(u8, u8)> {
    let cost = |card: u8| table.rules.content.buildings[usize::from(card)].cost;
    let payable = table.state.display.iter().filter_map(|(_, card)| Some((card, cost(card)?)));
    payable
        .filter(|(_, cost)| *cost <= table.state.dollars)
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
}

impl Table<'_> {
    /// Its whole turn: no step of it needs a decision.
    pub(super) fn training_turn(&mut self) {
        if let Some(card) = next_building(self.state) {
            let building = Building::card(card);
            self.player(TRAINER).worker = Some(building);
            self.say_building("log-enter", TRAINER, building, |text| text);
        }
        self.receive_dollars();
        if let Some((card, cost)) = bought_now(self) {
            self.trainer_buys(card, cost);
        }
    }

    /// HB-7.3: $1, and $1 more once it owns three buildings.
    fn receive_dollars(&mut self) {
        let income = if self.state.players[TRAINER].bought() < 3 { 1 } else { 2 };
        self.state.dollars = self.state.dollars.saturating_add(income);
        let saved = self.state.dollars;
        let purse = ElementId::new("trainer-dollars", 0);
        self.say("log-trainer-dollars", TRAINER, |text| text.with("income", income).with("saved", saved), [purse]);
    }

    /// HB-7.4: it pays, and the goods on the two dearest slots count as shipped.
    fn trainer_buys(&mut self, card: u8, cost: u8) {
        self.state.dollars -= cost;
        let slot = self.state.display.slot_of(card).expect("what is bought lies in the display");
        self.state.display.take(slot);
        self.player(TRAINER).buildings.add(card);
        self.say_building("log-buy", TRAINER, Building::card(card), |text| text.with("price", cost));
        let shipped = [2, 3].map(|slot| self.state.market.at(slot));
        self.adjust_market(TRAINER, shipped.into_iter().collect());
        self.after_purchase(TRAINER, shipped.into_iter().collect(), 1);
    }
}

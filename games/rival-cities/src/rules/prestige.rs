//! Chapter 5: prestige and alliances.

use rondel::Seat;

use super::Table;
use super::telling::{ALLIES, PRESTIGE, TAKES_ALLIANCE};
use crate::action::Action;
use crate::content::{ALLIANCES_TO_WIN, AllianceId, CITY_NAME, Content, Goods, ShipEffect};
use crate::state::{Ending, State, Task, side};
use crate::words;

/// Returns the price of a repeat with ship 16, or with any ship that has the same effect (RC-8.9).
pub(crate) fn ship_repeat_price(content: &Content) -> Goods {
    content
        .holders
        .ship_repeat_prestige
        .iter()
        .find_map(|ship| match content.ships[usize::from(ship)].effect {
            ShipEffect::RepeatPrestige(product, count) => Some(Goods::of(product, count)),
            _ => None,
        })
        .unwrap_or(Goods::EMPTY)
}

/// Price of taking an alliance from the rival, in letters (RC-5.17).
pub(crate) const RIVAL_ALLIANCE_LETTERS: u8 = 1;

/// Returns whether there is an alliance card that a city could take (RC-5.16, RC-5.17).
pub(crate) fn may_form_alliance(state: &State, seat: Seat) -> bool {
    !state.alliances.is_empty()
        || (state.cities[seat].letters >= RIVAL_ALLIANCE_LETTERS && !state.cities[seat.rival()].alliances.is_empty())
}

impl Table<'_> {
    /// Earns prestige (RC-5.14). This may be repeated with Bruxelles and ship 16, whatever the source of the
    /// prestige (RC-5.15).
    pub(crate) fn earn_prestige(&mut self, seat: Seat) {
        self.move_prestige(seat);
        let city = &self.state.cities[seat];
        let alliance = !city.alliances.and(self.content.holders.repeat_prestige).is_empty();
        let ship = !city.ships.and(self.content.holders.ship_repeat_prestige).is_empty();
        if alliance || ship {
            self.open(seat, Task::RepeatPrestige { alliance, ship });
        }
    }

    /// Repeats "Earn prestige" for the price of Bruxelles (RC-7.8) or ship 16 (RC-8.9). Bruxelles and ship 16
    /// may each be used once per action, and never on a repeat (RC-7.11).
    pub(crate) fn repeat_prestige(&mut self, seat: Seat, alliance: bool, ship: bool, by: Action) {
        let (price, left) = match by {
            Action::RepeatWithAlliance => {
                (self.content.holders.repeat_prestige_price, Task::RepeatPrestige { alliance: false, ship })
            }
            Action::RepeatWithShip => (ship_repeat_price(self.content), Task::RepeatPrestige { alliance, ship: false }),
            Action::Decline => return,
            other => unreachable!("{other:?} repeats nothing"),
        };
        self.pay(seat, &price);
        if left != (Task::RepeatPrestige { alliance: false, ship: false }) {
            self.open(seat, left);
        }
        self.move_prestige(seat);
    }

    /// Moves the marker one space towards the city's name (RC-5.14). Reaching the name wins the game (RC-11.4).
    fn move_prestige(&mut self, seat: Seat) {
        self.state.prestige.shift(side(seat));
        let place = self.state.prestige_of(seat);
        self.say(PRESTIGE, seat, |told| told.about([words::PRESTIGE_MARKER]));
        if place == CITY_NAME {
            self.win(seat, Ending::Prestige);
        }
    }

    /// Takes an alliance from the board (RC-5.16) or, for a letter, from the rival (RC-5.17). The fourth
    /// alliance wins the game (RC-11.3).
    pub(crate) fn form_alliance(&mut self, seat: Seat, card: AllianceId) {
        let line = if let Some(slot) = self.state.alliances.slot_of(card) {
            self.state.alliances.take(slot);
            ALLIES
        } else {
            self.pay_letters(seat, RIVAL_ALLIANCE_LETTERS);
            self.city(seat.rival()).give_up_alliance(card);
            TAKES_ALLIANCE
        };
        self.city(seat).take_alliance(card);
        self.say(line, seat, |told| told.with("alliance", words::alliance_name(card)).about([words::alliance(card)]));
        if self.state.cities[seat].alliances.len() == u32::from(ALLIANCES_TO_WIN) {
            self.win(seat, Ending::Alliances);
        }
    }
}

//! Chapter 4: action cards in general.

use rondel::Seat;

use super::Table;
use crate::content::{ActionCard, Content, Effect, SpecialId};
use crate::state::{CardRef, State, Task};
use crate::words;

impl Content {
    /// Returns the definition of an action card.
    #[inline]
    pub(crate) fn card(&self, card: CardRef) -> &ActionCard {
        match (card.as_basic(), card.as_special()) {
            (Some(basic), _) => &self.basics[usize::from(basic)],
            (None, Some(special)) => &self.specials[usize::from(special)],
            (None, None) => unreachable!("a card is basic or special"),
        }
    }
}

/// Returns whether only one half of the card may be used (RC-4.1). Gdańsk allows both (RC-7.7).
pub(crate) fn only_one_half(content: &Content, state: &State, seat: Seat, card: CardRef) -> bool {
    content.card(card).split && state.cities[seat].alliances.and(content.holders.both_halves).is_empty()
}

impl Table<'_> {
    /// Opens all actions of the card (RC-4.2).
    pub(crate) fn begin_card(&mut self, seat: Seat, card: CardRef) {
        let open = (1 << self.content.card(card).actions.len()) - 1;
        self.open(seat, Task::Card { card, open });
    }

    /// Performs one action of the card (RC-4.2). This action is finished before the next one begins (RC-4.3).
    pub(crate) fn perform(&mut self, seat: Seat, card: CardRef, open: u8, part: u8) {
        let left = if only_one_half(self.content, self.state, seat, card) { 0 } else { open & !(1 << part) };
        if left != 0 {
            self.open(seat, Task::Card { card, open: left });
        }
        let effect = self.content.card(card).actions[usize::from(part)];
        self.start(seat, effect);
    }

    /// Starts an action, either carrying it out immediately or opening the decision it needs.
    pub(crate) fn start(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::Production(what, count) => self.open(seat, Task::Produce(what, count)),
            Effect::Gift(what, count) => self.gift(seat, what, count),
            Effect::Gain(what, count) => self.gain_plainly(seat, what, count),
            Effect::Donation(what, price, stars, times) => {
                self.open(seat, Task::Donate { what, price, stars, times, gained: false });
            }
            Effect::Swap(times) => self.open(seat, Task::Swap(times)),
            Effect::Letters(count) => self.gain_letters(seat, count),
            Effect::Stars(count) => {
                self.gain_stars(seat, count);
            }
            Effect::Draw => self.draw_special(seat),
            Effect::Factory(0) => self.build_factory(seat, None),
            Effect::Factory(cost) => self.open(seat, Task::PayFactory(cost)),
            Effect::Reactivate(count) => self.reactivate(seat, count),
            Effect::Prestige => self.earn_prestige(seat),
            Effect::Alliance => self.open(seat, Task::FormAlliance),
            Effect::Ship => self.open(seat, Task::BuyShip),
            Effect::Lawsuit => self.open(seat, Task::Advance { repeat: false }),
            Effect::Court => self.open(seat, Task::Court),
            Effect::Piracy(count) => self.open(seat, Task::Steal(count)),
            Effect::PiracyForPrestige(count) => self.piracy_for_prestige(seat, count),
            Effect::Sway => unreachable!("a sway belongs to a lawsuit"),
        }
    }

    /// Opens a bonus. Gains are immediate, while actions may be declined (RC-4.5). An advance can be declined
    /// when choosing the lawsuit.
    pub(crate) fn open_bonus(&mut self, seat: Seat, effect: Effect) {
        let task = match effect {
            Effect::Prestige | Effect::Factory(_) | Effect::Draw => Task::Offer(effect),
            other => Task::Do(other),
        };
        self.open(seat, task);
    }

    /// Places a special action card on the discard pile.
    pub(crate) fn discard(&mut self, card: SpecialId) {
        self.state.specials.discard.add(card.0);
        self.show(|told| told.went(words::ACTION_BACK, 1, words::special(card), words::DISCARD));
    }
}

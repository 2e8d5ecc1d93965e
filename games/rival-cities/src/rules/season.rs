//! Chapter 6: the off-season and its eight steps.

use rondel::Seat;

use super::Table;
use super::scoring;
use super::telling::{NEW_SPECIALS, RETURNS, SEASON, SEASON_OVER, UPKEEP};
use crate::action::Action;
use crate::content::{AllianceId, Content, Effect, Pick, Product, ShipEffect, SpecialId, Upkeep};
use crate::state::{CITIES, State, Task};
use crate::words;
use rondel::components::Price;

/// The last step of an off-season.
const LAST_STEP: u8 = 8;

/// Returns the price of an upkeep paid in products, or `None` if it is paid in letters (RC-6.2).
pub(crate) fn upkeep_price(content: &Content, card: AllianceId) -> Option<Price<Product, 4>> {
    match content.alliances[usize::from(card)].upkeep {
        Upkeep::Goods(Pick::Any, count) => Some(Price::any(count)),
        Upkeep::Goods(Pick::Only(product), count) => Some(Price::of(product, count)),
        Upkeep::Letters(_) => None,
    }
}

/// Returns the price of an upkeep in letters (RC-6.2).
pub(crate) fn upkeep_letters(content: &Content, card: AllianceId) -> u8 {
    match content.alliances[usize::from(card)].upkeep {
        Upkeep::Letters(count) => count,
        Upkeep::Goods(..) => 0,
    }
}

/// Returns the cities in order, starting with the holder of the bell token (RC-6.1).
fn in_order(state: &State) -> [Seat; 2] {
    let first = state.bell.unwrap_or(state.active());
    [first, first.rival()]
}

impl Table<'_> {
    /// Begins a step of the off-season and queues the next step. The order is fixed (RC-6.1).
    pub(crate) fn begin_step(&mut self, step: u8) {
        self.state.season_step = step;
        let mover = self.state.active();
        if step < LAST_STEP {
            self.open(mover, Task::OffSeason(step + 1));
        }
        match step {
            1 => self.begin_off_season(mover),
            2 => self.compare_fleets(),
            3 => self.collect_ship_income(),
            4 => self.collect_prestige_income(),
            5 => self.resolve_first(),
            6 => self.lay_new_specials(),
            7 => self.activate_factories(),
            _ => self.end_or_go_on(),
        }
    }

    /// Gives the bell token to the city that passed the bell (RC-2.8). Each alliance is then paid for or
    /// returned (RC-6.2).
    fn begin_off_season(&mut self, mover: Seat) {
        self.state.bell = Some(mover);
        self.state.seasons += 1;
        let season = self.state.seasons;
        self.say(SEASON, mover, |told| told.with("season", season).about([words::BELL]));
        let [first, second] = in_order(self.state);
        for seat in [second, first] {
            for card in self.state.cities[seat].alliances.iter() {
                self.open(seat, Task::Upkeep(card));
            }
        }
    }

    /// Pays an upkeep (RC-6.2), or returns the card to the first free alliance space (RC-6.3).
    pub(crate) fn upkeep(&mut self, seat: Seat, card: AllianceId, choice: Action) {
        match choice {
            Action::Pay(goods) => {
                self.pay_as(UPKEEP, seat, &goods, |told| told.with("alliance", words::alliance_name(card)));
            }
            Action::Accept => {
                let letters = upkeep_letters(self.content, card);
                self.pay_letters_as(UPKEEP, seat, letters, |told| told.with("alliance", words::alliance_name(card)));
            }
            Action::Decline => {
                self.city(seat).give_up_alliance(card);
                let slot = self.state.alliances.free_slot().expect("a returned alliance has its space");
                self.state.alliances.put(slot, card);
                self.say(RETURNS, seat, |told| {
                    told.with("alliance", words::alliance_name(card)).about([words::alliance(card)])
                });
            }
            other => unreachable!("{other:?} neither pays an upkeep nor declines to"),
        }
    }

    /// Lets the city with more ships earn prestige (RC-6.4).
    fn compare_fleets(&mut self) {
        let ships = |seat: Seat| self.state.cities[seat].ships.len();
        if let Some(larger) = CITIES.into_iter().find(|seat| ships(*seat) > ships(seat.rival())) {
            self.open(larger, Task::Offer(Effect::Prestige));
        }
    }

    /// Collects the income of ships 6 to 10 (RC-6.5), goods first and prestige last (RC-6.6).
    fn collect_ship_income(&mut self) {
        let [first, second] = in_order(self.state);
        let content = self.content;
        for seat in [second, first] {
            let paying = self.state.cities[seat].ships.and(content.holders.income);
            if paying.is_empty() {
                continue;
            }
            let incomes = || {
                paying.iter().filter_map(|ship| match content.ships[usize::from(ship)].effect {
                    ShipEffect::Income(effect) => Some(effect),
                    _ => None,
                })
            };
            let is_prestige = |effect: &Effect| *effect == Effect::Prestige;
            incomes().filter(is_prestige).for_each(|effect| self.open_bonus(seat, effect));
            incomes().filter(|effect| !is_prestige(effect)).for_each(|effect| self.open_bonus(seat, effect));
        }
    }

    /// Pays prestige income to the city on whose side the marker is: the income of the marker's space and of
    /// each space closer to the bell icon (RC-6.7, RC-6.8).
    fn collect_prestige_income(&mut self) {
        let content = self.content;
        let Some(seat) = CITIES.into_iter().find(|seat| self.state.prestige_of(*seat) > 0) else { return };
        let reached = self.state.prestige_of(seat) as usize;
        for space in content.board.prestige.iter().take(reached) {
            if let Some(income) = space.income {
                self.start(seat, income);
            }
        }
    }

    /// Discards the special cards left on dark spaces and deals four new ones (RC-6.10). The last card of the
    /// stack may be among the new cards (RC-10.2).
    fn lay_new_specials(&mut self) {
        for slot in 0..4 {
            if let Some(card) = self.state.dark.take(slot) {
                self.discard(card);
            }
        }
        if !self.state.specials.discard.is_empty() {
            self.renew_stack();
        }
        for slot in 0..4 {
            if let Some(drawn) = self.state.specials.draw(self.dealer) {
                let card = SpecialId(drawn.card);
                self.state.dark.put(slot, card);
                self.show(|told| {
                    let new = words::special(card);
                    told.about([new]).went(words::ACTION_BACK, 1, words::ACTION_STACK, new)
                });
                self.renew_stack();
            }
        }
        self.tell(NEW_SPECIALS, |told| {
            let dark = told.state.dark;
            told.about(dark.iter().map(|(_, card)| words::special(card)))
        });
    }

    /// Activates all inactive factories (RC-6.11).
    fn activate_factories(&mut self) {
        for seat in CITIES {
            self.reactivate(seat, u8::MAX);
        }
    }

    /// Ends the game with the star scoring, or returns the bell token and resumes the turn (RC-6.12).
    fn end_or_go_on(&mut self) {
        if let Some(by) = scoring::end_condition(self.state) {
            let winner = scoring::winner_by_stars(self.content, self.state);
            self.win(winner, by);
        } else {
            self.state.bell = None;
            self.tell(SEASON_OVER, |told| told.about([words::BELL]));
            self.state.season_step = 0;
        }
    }
}

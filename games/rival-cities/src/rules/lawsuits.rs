//! Chapters 5 and 9: advancing, ruling on, resolving and winning lawsuits.

use rondel::Seat;
use rondel::components::Track;

use super::Table;
use super::telling::{ADVANCES, LAWSUIT_DROPPED, NEW_LAWSUIT, SWAPS_LAWSUITS, SWAYS, SWAYS_IN_VAIN, WINS_LAWSUIT};
use crate::action::Action;
use crate::content::{Content, Effect, Goods, LAWSUITS_TO_WIN, LawsuitId, ShipEffect};
use crate::state::{CITIES, City, Ending, Lawsuit, State, Task, side};
use crate::words;

/// Minimum lead of a city that wins a resolved lawsuit (RC-9.3).
const WINNING_LEAD: i8 = 2;

/// Returns whether a city can pay a lawsuit's legal costs (RC-5.21).
#[inline]
pub(crate) fn can_pay_costs(content: &Content, city: &City, card: LawsuitId) -> bool {
    let costs = &content.lawsuits[usize::from(card)].costs;
    city.letters >= costs.letters && city.stock.holds(&costs.goods)
}

/// Returns whether a city can advance any lawsuit.
#[inline]
pub(crate) fn can_advance(content: &Content, state: &State, city: &City) -> bool {
    state.lawsuits.iter().any(|(_, lawsuit)| can_pay_costs(content, city, lawsuit.card))
}

/// Returns whether a city may resolve the first lawsuit (RC-5.25).
pub(crate) fn may_resolve(state: &State, seat: Seat) -> bool {
    state.lawsuits.get(0).is_some_and(|lawsuit| lawsuit.lead_of(seat) >= WINNING_LEAD)
}

/// Returns whether the lawsuit on this space can be swapped with the next one (RC-5.26).
pub(crate) fn may_swap(state: &State, slot: usize) -> bool {
    state.lawsuits.get(slot).is_some() && state.lawsuits.get(slot + 1).is_some()
}

impl Table<'_> {
    /// Pays the legal costs and gains the bonus (RC-5.21). Afterwards the costs may be paid again for further
    /// sways (RC-5.24), and Le Havre may repeat the whole advance (RC-7.9).
    pub(crate) fn advance_lawsuit(&mut self, seat: Seat, slot: u8, repeat: bool) {
        let lawsuit = self.state.lawsuits.get(usize::from(slot)).expect("a lawsuit lies on this space");
        self.say(ADVANCES, seat, |told| told.with("slot", words::numeral(slot)).about([words::lawsuit(lawsuit.card)]));
        self.pay_legal_costs(seat, lawsuit.card);
        let le_havre = !self.state.cities[seat].alliances.and(self.content.holders.repeat_lawsuit).is_empty();
        if le_havre && !repeat {
            self.open(seat, Task::RepeatLawsuit);
        }
        let again = self.content.board.lawsuit_repeats[usize::from(slot)];
        if again > 0 {
            self.open(seat, Task::SwayAgain { slot, left: again });
        }
        let content = self.content;
        for effect in content.lawsuits[usize::from(lawsuit.card)].advance.iter().rev() {
            match effect {
                Effect::Sway => self.open(seat, Task::Sway(slot)),
                bonus => self.open_bonus(seat, *bonus),
            }
        }
    }

    /// Pays a lawsuit's legal costs (RC-5.21, RC-5.24).
    pub(crate) fn pay_legal_costs(&mut self, seat: Seat, card: LawsuitId) {
        let costs = &self.content.lawsuits[usize::from(card)].costs;
        if !costs.goods.is_empty() {
            self.pay(seat, &costs.goods);
        }
        if costs.letters > 0 {
            self.pay_letters(seat, costs.letters);
        }
    }

    /// Moves the marker towards the city's side (RC-5.22). If the marker is on the city's 4, it stays there
    /// (RC-5.23).
    pub(crate) fn sway(&mut self, seat: Seat, slot: u8) {
        let Some(mut lawsuit) = self.state.lawsuits.get(usize::from(slot)) else { return };
        let moved = lawsuit.marker.shift(side(seat));
        self.state.lawsuits.put(usize::from(slot), lawsuit);
        let line = if moved { SWAYS } else { SWAYS_IN_VAIN };
        self.say(line, seat, |told| told.with("slot", words::numeral(slot)).about([words::marker(lawsuit.card)]));
    }

    /// Pays the legal costs again for a single sway (RC-5.24).
    pub(crate) fn sway_again(&mut self, seat: Seat, slot: u8, left: u8) {
        let lawsuit = self.state.lawsuits.get(usize::from(slot)).expect("a lawsuit lies on this space");
        self.pay_legal_costs(seat, lawsuit.card);
        if left > 1 {
            self.open(seat, Task::SwayAgain { slot, left: left - 1 });
        }
        self.sway(seat, slot);
    }

    /// Pays one product for a second, complete advance on any lawsuit, as the Le Havre alliance allows (RC-7.9).
    pub(crate) fn repeat_lawsuit(&mut self, seat: Seat, goods: Goods) {
        self.pay(seat, &goods);
        self.open(seat, Task::Advance { repeat: true });
    }

    /// Carries out a court ruling: resolves the first lawsuit (RC-5.25), or swaps two neighbouring lawsuits
    /// along with their pieces and markers (RC-5.26).
    pub(crate) fn court_ruling(&mut self, seat: Seat, ruling: Action) {
        match ruling {
            Action::Accept => self.resolve_first(),
            Action::SwapLawsuits(slot) => {
                self.state.lawsuits.swap(usize::from(slot), usize::from(slot) + 1);
                self.say(SWAPS_LAWSUITS, seat, |told| {
                    let [one, other] = [slot, slot + 1];
                    let swapped = [one, other].map(|slot| told.state.lawsuits.get(usize::from(slot)));
                    told.with("one", words::numeral(one))
                        .with("other", words::numeral(other))
                        .about(swapped.into_iter().flatten().map(|lawsuit| words::lawsuit(lawsuit.card)))
                });
            }
            Action::Decline => {}
            other => unreachable!("{other:?} is no ruling"),
        }
    }

    /// Resolves the lawsuit on space I. The lawsuit returns to the box, yields a star or is won
    /// (RC-6.9, RC-9.1 to RC-9.3). Then the other lawsuits move forward.
    pub(crate) fn resolve_first(&mut self) {
        let Some(lawsuit) = self.state.lawsuits.take(0) else { return };
        let ahead = if lawsuit.marker.place() > 0 { CITIES[0] } else { CITIES[1] };
        match lawsuit.lead_of(ahead) {
            WINNING_LEAD.. => self.win_lawsuit(ahead, lawsuit),
            lead => {
                self.state.lawsuits_gone.add(lawsuit.card);
                self.tell(LAWSUIT_DROPPED, |told| told.about([words::lawsuit(lawsuit.card), words::lawsuit_space(0)]));
                self.open(ahead, Task::RefillLawsuits);
                if lead == 1 {
                    self.gain_stars(ahead, 1);
                }
            }
        }
    }

    /// Awards the lawsuit and its bonus to the city (RC-9.3). Ship 15 adds stars (RC-8.8), and a third lawsuit
    /// wins the game (RC-11.2).
    fn win_lawsuit(&mut self, seat: Seat, lawsuit: Lawsuit) {
        self.city(seat).take_lawsuit(lawsuit.card);
        self.say(WINS_LAWSUIT, seat, |told| told.about([words::lawsuit(lawsuit.card)]));
        if self.state.cities[seat].lawsuits.len() == u32::from(LAWSUITS_TO_WIN) {
            return self.win(seat, Ending::Lawsuits);
        }
        self.open(seat, Task::RefillLawsuits);
        let content = self.content;
        for ship in self.state.cities[seat].ships.and(content.holders.stars_for_lawsuits).iter() {
            if let ShipEffect::StarsForLawsuits(stars) = content.ships[usize::from(ship)].effect {
                self.open(seat, Task::Do(Effect::Stars(stars)));
            }
        }
        let bonus = &content.lawsuits[usize::from(lawsuit.card)].win;
        bonus.iter().rev().for_each(|effect| self.open_bonus(seat, *effect));
    }

    /// Moves the lawsuits forward with their markers (RC-9.4). A new lawsuit is placed on space III with its
    /// marker on 0 (RC-9.5), unless the stack has run out (RC-9.6).
    pub(crate) fn refill_lawsuits(&mut self) {
        self.state.lawsuits.close_gaps();
        if !self.state.lawsuits.is_empty() {
            self.show(|told| {
                let moved = told.state.lawsuits;
                told.about(moved.iter().map(|(_, lawsuit)| words::lawsuit(lawsuit.card)))
            });
        }
        let Some(slot) = self.state.lawsuits.free_slot() else { return };
        if let Some(card) = self.state.lawsuit_stack.draw(self.dealer) {
            self.state.lawsuits.put(slot, Lawsuit { card, marker: Track::at(0) });
            self.tell(NEW_LAWSUIT, |told| {
                let new = words::lawsuit(card);
                told.about([new]).went(words::LAWSUIT_BACK, 1, words::LAWSUIT_STACK, new)
            });
        }
    }
}

//! Chapter 2: the turn.

use rondel::Seat;
use rondel::line::{great, small, usual};

use super::Table;
use super::ending::is_standstill;
use super::gaining::surely_gains;
use super::telling::Place;
use crate::content::{Ability, Content, FULL, Good, Icon, Trigger};
use crate::plugin::FeeReading;
use crate::state::{Building, Buildings, State, Task};
use crate::{Harbour, words};

/// Returns all buildings of the players, with their owners, and all buildings of the display (HB-2.3).
pub(crate) fn buildings(state: &State) -> impl Iterator<Item = (Building, Option<Seat>)> {
    let starts = state.turns.seats().each().filter(|owner| state.players[*owner].board.is_some());
    let starts = starts.map(|owner| (Building::start_of(owner), Some(owner)));
    let display = state.display.iter().map(|(_, card)| (Building::card(card), None));
    let owned =
        state.turns.seats().each().flat_map(|owner| {
            state.players[owner].buildings.iter().map(move |card| (Building::card(card), Some(owner)))
        });
    starts.chain(display).chain(owned)
}

/// Returns every building that the player may currently enter.
pub(crate) fn enterable<'a>(
    rules: &'a Harbour,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = Building> + use<'a> {
    let visitor = Visitor::of(rules, state, seat);
    buildings(state).filter(move |(building, owner)| visitor.may_enter(*building, *owner)).map(|(building, _)| building)
}

/// The properties of a player that determine which buildings may be entered, computed once for all buildings.
pub(crate) struct Visitor<'a> {
    rules: &'a Harbour,
    state: &'a State,
    seat: Seat,
    occupied: Buildings,
    enters_occupied: bool,
    pays_anyway: bool,
}

impl<'a> Visitor<'a> {
    /// Creates a visitor for the player whose turn it is.
    pub(crate) fn of(rules: &'a Harbour, state: &'a State, seat: Seat) -> Self {
        let content = &rules.content;
        Self {
            rules,
            state,
            seat,
            occupied: state.occupied(),
            enters_occupied: enters_occupied(content, state, seat),
            pays_anyway: !state.players[seat].goods.is_empty()
                || rules.setup.fee == FeeReading::Free
                || pays_no_fees(content, state, seat),
        }
    }

    /// Returns whether the worker would move to a different building (HB-2.2).
    pub(crate) fn moves_to(&self, building: Building) -> bool {
        self.state.players[self.seat].worker != Some(building)
    }

    /// Returns whether the building is unoccupied (HB-2.4). The Diplomat may also enter occupied buildings (HB-6.14).
    pub(crate) fn may_stand_on(&self, building: Building) -> bool {
        self.enters_occupied || !self.occupied.has(building)
    }

    /// Returns whether any fee due to the owner can be paid (HB-2.10).
    pub(crate) fn can_pay(&self, building: Building, owner: Option<Seat>) -> bool {
        self.pays_anyway
            || owner.is_none_or(|owner| owner == self.seat)
            || surely_gains(&self.rules.content, self.state, self.seat, building)
    }

    /// Returns whether the building may be entered, regardless of its action (HB-2.5).
    fn may_enter(&self, building: Building, owner: Option<Seat>) -> bool {
        self.moves_to(building) && self.may_stand_on(building) && self.can_pay(building, owner)
    }
}

/// Returns whether the player may enter occupied buildings, as the Diplomat may (HB-6.14).
fn enters_occupied(content: &Content, state: &State, seat: Seat) -> bool {
    matches!(state.ability(content, seat), Ability::EnterOccupied { .. })
}

/// Returns whether a top hat (HB-2.9) or the Smuggler (HB-6.15) exempts the player from fees.
fn pays_no_fees(content: &Content, state: &State, seat: Seat) -> bool {
    state.icons(content, seat).count(Icon::TopHat) > 0 || state.ability(content, seat) == Ability::NoFees
}

/// Returns the player who receives a fee for a building, if any (HB-2.7).
pub(crate) fn fee_due(content: &Content, state: &State, seat: Seat, building: Building) -> Option<Seat> {
    let owner = state.owner(building).filter(|owner| *owner != seat)?;
    if pays_no_fees(content, state, seat) { None } else { Some(owner) }
}

/// Returns whether the player has a good now or is guaranteed to have a good after the action (HB-2.10).
pub(crate) fn fee_will_be_paid(content: &Content, state: &State, seat: Seat, building: Building) -> bool {
    !state.players[seat].goods.is_empty() || surely_gains(content, state, seat, building)
}

impl Table<'_> {
    /// Begins the next player's turn (HB-2.1), or ends the game if no turn is left.
    pub(super) fn next_turn(&mut self) {
        self.state.idle_turns = if self.state.bought_now { 0 } else { self.state.idle_turns + 1 };
        self.state.bought_now = false;
        if is_standstill(self.state) {
            self.tell(great("log-standstill"), []);
            return self.end_game();
        }
        if !self.state.turns.end_turn() {
            return self.end_game();
        }
        self.begin_turn(self.state.active());
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.state.left = None;
        self.state.ability_used = false;
        self.state.fee_due = None;
        if self.state.is_trainer(seat) {
            self.training_turn();
        } else {
            self.open(seat, Task::Move);
        }
    }

    /// Moves the worker (HB-2.2) and opens the action (HB-2.5), with a fee before or after it (HB-2.8).
    pub(super) fn enter(&mut self, seat: Seat, building: Building) {
        let content = &self.rules.content;
        let fee = fee_due(content, self.state, seat, building);
        let fee = fee.filter(|_| fee_will_be_paid(content, self.state, seat, building));
        self.say_building(usual("log-enter").brief("brief-enter"), seat, building, |text| text);
        self.state.left = self.player(seat).worker.replace(building);
        self.state.fee_due = fee;
        self.open(seat, Task::EndOfTurn);
        if let Some(owner) = fee {
            self.open(seat, Task::FeeAfter(owner));
        }
        self.open(seat, Task::Deed(building));
        if let Some(owner) = fee {
            self.open(seat, Task::Fee(owner));
        }
        self.greet(seat, building);
        self.step();
    }

    /// Passes the turn because there is no building to enter (HB-2.6).
    pub(super) fn pass(&mut self, seat: Seat) {
        self.step();
        self.say(usual("log-pass").brief("brief-pass"), seat, |text| text, [words::worker(seat)]);
    }

    /// Pays a good of the visitor's choice to the owner (HB-2.7). The good is lost if the owner already has six
    /// (HB-2.12).
    pub(super) fn pay_fee(&mut self, seat: Seat, owner: Seat, good: Good) {
        self.state.fee_due = None;
        self.hand_over(seat, owner, good);
        let solo = self.state.solo;
        self.say(
            small("log-fee").brief("brief-fee"),
            seat,
            |text| text.with("what", words::amount(good, 1)).with("owner", words::player(owner, solo)),
            [words::stock(seat, good), words::stock(owner, good)],
        );
        self.trigger(owner, Trigger::FeeReceived);
    }

    /// Cancels a postponed fee if the player now has a top hat (HB-2.9).
    pub(super) fn forgive_fee(&mut self, seat: Seat) {
        if self.state.fee_due.is_some() && pays_no_fees(&self.rules.content, self.state, seat) {
            self.state.fee_due = None;
            self.say(small("log-fee-saved"), seat, |text| text, [words::tool(seat, Icon::TopHat)]);
        }
    }

    /// Moves one unit between two warehouses. The unit is lost if the receiving warehouse is full.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, good: Good) {
        if self.state.players[to].goods.count(good) < FULL {
            self.transfer(good, 1, Place::Warehouse(from), Place::Warehouse(to));
        } else {
            self.transfer(good, 1, Place::Warehouse(from), Place::Supply);
            self.say(small("log-full"), to, |text| text.with("what", words::amount(good, 1)), [words::stock(to, good)]);
        }
    }
}

//! Chapter 2: the turn.

use rondel::Seat;

use super::Table;
use super::gaining::surely_gains;
use crate::content::{Ability, Content, FULL, Good, Icon, Trigger};
use crate::plugin::FeeReading;
use crate::state::{Building, State, Task};
use crate::{Harbour, words};

/// HB-2.3: a player's own buildings, those of the display, and those of the opponents.
pub(crate) fn buildings(state: &State) -> impl Iterator<Item = Building> + use<'_> {
    let starts = state.turns.seats().each().filter(|seat| state.players[*seat].board.is_some());
    let cards = state.turns.seats().each().flat_map(|seat| state.players[seat].buildings.iter());
    starts
        .map(Building::start_of)
        .chain(state.display.iter().map(|(_, card)| Building::card(card)))
        .chain(cards.map(Building::card))
}

/// Every building the player may enter now.
pub(crate) fn enterable<'a>(
    rules: &'a Harbour,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = Building> + use<'a> {
    let visitor = Visitor::of(rules, state, seat);
    let starts = state.turns.seats().each().filter(|owner| state.players[*owner].board.is_some());
    let starts = starts.map(|owner| (Building::start_of(owner), Some(owner)));
    let display = state.display.iter().map(|(_, card)| (Building::card(card), None));
    let owned =
        state.turns.seats().each().flat_map(|owner| {
            state.players[owner].buildings.iter().map(move |card| (Building::card(card), Some(owner)))
        });
    let all = starts.chain(display).chain(owned);
    all.filter(move |(building, owner)| visitor.may_enter(rules, state, *building, *owner))
        .map(|(building, _)| building)
}

/// What matters of a player who looks for a building to enter: asked once, since there are many buildings.
struct Visitor {
    seat: Seat,
    stands_on: Option<Building>,
    enters_occupied: bool,
    pays_anyway: bool,
}

impl Visitor {
    fn of(rules: &Harbour, state: &State, seat: Seat) -> Self {
        let content = &rules.content;
        Self {
            seat,
            stands_on: state.players[seat].worker,
            enters_occupied: enters_occupied(content, state, seat),
            pays_anyway: !state.players[seat].goods.is_empty()
                || rules.setup.fee == FeeReading::Free
                || pays_no_fees(content, state, seat),
        }
    }

    /// HB-2.2 to HB-2.5: another building, on which nobody stands; HB-2.10: where the fee can be paid, if one is due.
    fn may_enter(&self, rules: &Harbour, state: &State, building: Building, owner: Option<Seat>) -> bool {
        let is_free = self.enters_occupied || state.workers_on(building).next().is_none();
        let can_pay = self.pays_anyway
            || owner.is_none_or(|owner| owner == self.seat || state.is_trainer(owner))
            || surely_gains(&rules.content, state, self.seat, building);
        self.stands_on != Some(building) && is_free && can_pay
    }
}

/// HB-6.14: the Diplomat may enter occupied buildings.
fn enters_occupied(content: &Content, state: &State, seat: Seat) -> bool {
    matches!(state.ability(content, seat), Ability::EnterOccupied { .. })
}

/// HB-2.9: with a top hat no fee is paid; HB-6.15: nor by the Smuggler.
fn pays_no_fees(content: &Content, state: &State, seat: Seat) -> bool {
    state.icons(content, seat).count(Icon::TopHat) > 0 || state.ability(content, seat) == Ability::NoFees
}

/// HB-2.4: a building with a worker cannot be entered; HB-6.14: but by the Diplomat.
pub(crate) fn may_stand_there(content: &Content, state: &State, seat: Seat, building: Building) -> bool {
    state.workers_on(building).next().is_none() || enters_occupied(content, state, seat)
}

/// HB-2.7: to whom a fee is due for a building; HB-7.5: never to the training opponent.
pub(crate) fn fee_due(content: &Content, state: &State, seat: Seat, building: Building) -> Option<Seat> {
    let owner = state.owner(building).filter(|owner| *owner != seat && !state.is_trainer(*owner))?;
    if pays_no_fees(content, state, seat) { None } else { Some(owner) }
}

/// HB-2.10: a good now, or one for sure after the action.
pub(crate) fn fee_will_be_paid(content: &Content, state: &State, seat: Seat, building: Building) -> bool {
    !state.players[seat].goods.is_empty() || surely_gains(content, state, seat, building)
}

/// HB-2.10: where no fee is due or it will be paid; or with the option that lets visitors in for nothing.
pub(crate) fn can_pay_the_fee(rules: &Harbour, state: &State, seat: Seat, building: Building) -> bool {
    rules.setup.fee == FeeReading::Free
        || fee_due(&rules.content, state, seat, building).is_none()
        || fee_will_be_paid(&rules.content, state, seat, building)
}

impl Table<'_> {
    /// HB-2.1: the turn of the next player begins; without one the game is over.
    pub(super) fn next_turn(&mut self) {
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

    /// HB-2.2: the worker moves; HB-2.8: the fee before the action or after it; HB-2.5: then the action.
    pub(super) fn enter(&mut self, seat: Seat, building: Building) {
        let content = &self.rules.content;
        let fee = fee_due(content, self.state, seat, building);
        let fee = fee.filter(|_| fee_will_be_paid(content, self.state, seat, building));
        self.say_building("log-enter", seat, building, |text| text);
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
    }

    /// HB-2.7: a good of the visitor's choice goes to the owner; HB-2.12: it is lost where the owner has six.
    pub(super) fn pay_fee(&mut self, seat: Seat, owner: Seat, good: Good) {
        self.state.fee_due = None;
        self.hand_over(seat, owner, good);
        let solo = self.state.solo;
        self.say(
            "log-fee",
            seat,
            |text| text.with("what", words::amount(good, 1)).with("owner", words::player(owner, solo)),
            [words::stock(seat, good), words::stock(owner, good)],
        );
        self.trigger(owner, Trigger::FeeReceived);
    }

    /// One unit goes from one warehouse to another.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, good: Good) {
        let one = crate::content::Goods::of(good, 1);
        let left = self.state.players[from].goods.minus(&one).expect("what is paid is here");
        self.player(from).goods = left;
        if self.state.players[to].goods.count(good) < FULL {
            self.player(to).goods.add(good, 1);
        }
    }
}

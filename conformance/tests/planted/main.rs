//! Tests with complete games that have one fault each, which the laws must detect and describe.

mod causeways;
mod wisps;

use std::ops::RangeInclusive;

use rondel::bots::EstimatePart;
use rondel::conformance::{self, CheckPlan, Law, Violation};
use rondel::scene::{BlockedClick, DisabledChoice, ScoreSheet, UsageHint};
use rondel::{
    Choice, ConservationError, Dealer, Goals, LANGUAGES, Observer, Plugin, Ruleset, Scene, Seat, SeatSet, Seats, Stage,
    Text, Turn,
};
use serde_json::Value;

/// A fault in one method of the rules. It replaces the method or changes its result.
enum Fault<R: Ruleset> {
    Nothing,
    Applies(fn(&R, &mut R::State, R::Action, &mut Dealer)),
    Supposes(fn(&R, &mut R::State, Seat, &mut Dealer)),
    Turns(fn(&R::State, Turn) -> Turn),
    Lists(fn(&R::State, &mut Vec<R::Action>)),
    DecidesTogether(fn(&R::State, SeatSet) -> SeatSet),
    Shows(fn(&R::State, Observer, &mut Scene)),
    Calls(fn(&R::State, Choice) -> Choice),
    Asks(fn(&R::State, Text) -> Text),
    CountsGoals(fn(&R::State, Observer, &mut Goals)),
    AllowsNoTies,
}

/// A game with a fault.
struct Planted<R: Ruleset>(R, Fault<R>);

impl<R: Stage> Ruleset for Planted<R> {
    type State = R::State;
    type Action = R::Action;

    fn seats(&self) -> RangeInclusive<u8> {
        self.0.seats()
    }

    fn longest_game(&self) -> usize {
        self.0.longest_game()
    }

    fn allows_ties(&self) -> bool {
        self.0.allows_ties() && !matches!(self.1, Fault::AllowsNoTies)
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> R::State {
        self.0.deal(seats, dealer)
    }

    fn turn(&self, state: &R::State) -> Turn {
        let turn = self.0.turn(state);
        if let Fault::Turns(fault) = self.1 { fault(state, turn) } else { turn }
    }

    fn together(&self, state: &R::State) -> SeatSet {
        let together = self.0.together(state);
        if let Fault::DecidesTogether(fault) = self.1 { fault(state, together) } else { together }
    }

    fn legal_actions(&self, state: &R::State, into: &mut Vec<R::Action>) {
        self.0.legal_actions(state, into);
        if let Fault::Lists(fault) = self.1 {
            fault(state, into);
        }
    }

    fn apply(&self, state: &mut R::State, action: R::Action, dealer: &mut Dealer) {
        if let Fault::Applies(fault) = self.1 {
            fault(&self.0, state, action, dealer);
        } else {
            self.0.apply(state, action, dealer);
        }
    }

    fn determinize(&self, state: &mut R::State, observer: Seat, dealer: &mut Dealer) {
        if let Fault::Supposes(fault) = self.1 {
            fault(&self.0, state, observer, dealer);
        } else {
            self.0.determinize(state, observer, dealer);
        }
    }

    fn check_conservation(&self, state: &R::State) -> Result<(), ConservationError> {
        self.0.check_conservation(state)
    }

    fn estimate(&self, state: &R::State, seat: Seat) -> Option<f32> {
        self.0.estimate(state, seat)
    }
}

impl<R: Stage> Stage for Planted<R> {
    fn scene(&self, state: &R::State, observer: Observer) -> Scene {
        let mut scene = self.0.scene(state, observer);
        if let Fault::Shows(fault) = self.1 {
            fault(state, observer, &mut scene);
        }
        scene
    }

    fn choice(&self, state: &R::State, action: R::Action) -> Choice {
        let choice = self.0.choice(state, action);
        if let Fault::Calls(fault) = self.1 { fault(state, choice) } else { choice }
    }

    fn prompt(&self, state: &R::State) -> Text {
        let prompt = self.0.prompt(state);
        if let Fault::Asks(fault) = self.1 { fault(state, prompt) } else { prompt }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        self.0.seat_name(seat)
    }

    fn blocked_clicks(&self, state: &R::State) -> Vec<BlockedClick> {
        self.0.blocked_clicks(state)
    }

    fn disabled_choices(&self, state: &R::State) -> Vec<DisabledChoice> {
        self.0.disabled_choices(state)
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        self.0.usage_hints()
    }

    fn round(&self, state: &R::State) -> Option<u16> {
        self.0.round(state)
    }

    fn goals(&self, state: &R::State, observer: Observer) -> Goals {
        let mut goals = self.0.goals(state, observer);
        if let Fault::CountsGoals(fault) = self.1 {
            fault(state, observer, &mut goals);
        }
        goals
    }

    fn estimate_parts(&self, state: &R::State, seat: Seat) -> Vec<EstimatePart> {
        self.0.estimate_parts(state, seat)
    }

    fn score_sheet(&self, state: &R::State) -> ScoreSheet {
        self.0.score_sheet(state)
    }
}

fn violation<R: Stage>(plugin: &Plugin, game: R, fault: Fault<R>, games: u32) -> Option<Violation> {
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    conformance::check(&Planted(game, fault), &CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 1 }).err()
}

/// Asserts that a fault is caught by this law, with a message that contains `words`.
#[track_caller]
fn caught<R: Stage>(plugin: &Plugin, game: R, fault: Fault<R>, law: Law, words: &str) {
    let violation = violation(plugin, game, fault, 60);
    let is_caught = violation.as_ref().is_some_and(|violation| violation.law == law && violation.fault.contains(words));
    assert!(is_caught, "law {law} should say `{words}`: {violation:?}");
}

/// Converts a state to JSON, for a fault to inspect.
fn read<S: serde::Serialize>(state: &S) -> Value {
    serde_json::to_value(state).expect("plain data")
}

/// Changes a state through its JSON form.
fn edit<S: serde::Serialize + serde::de::DeserializeOwned>(state: &mut S, change: impl FnOnce(&mut Value)) {
    let mut value = read(state);
    change(&mut value);
    *state = serde_json::from_value(value).expect("the same shape");
}

//! A ruleset whose estimate is a trained model.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::Training;
use crate::bots::{Calibration, LevelRatings, Skills};
use crate::dealer::Dealer;
use crate::goals::Goals;
use crate::ruleset::{ConservationError, EstimatePart, Ruleset, SeatFeatures, Stage, Urgent};
use crate::scene::{
    BlockedClick, Choice, DisabledChoice, Icon, IndirectChoice, Observer, Scene, ScoreSheet, UsageHint,
};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Seats};
use crate::skill::SearchSettings;
use crate::teams::Teams;
use crate::text::Text;
use crate::turn::Turn;

/// A ruleset with the models of a [`Training`]. If there is a model for the size of the table, the model replaces
/// the ruleset's own estimate. Everything else is delegated to the ruleset.
#[derive(Debug)]
pub struct Advised<R> {
    rules: Arc<R>,
    training: Option<Arc<Training>>,
    /// Whether the ruleset has estimates of its own, for each player count from 1. All `false` if there are no models.
    has_own: [bool; MAX_SEATS],
}

impl<R> Clone for Advised<R> {
    fn clone(&self) -> Self {
        Self { rules: Arc::clone(&self.rules), training: self.training.clone(), has_own: self.has_own }
    }
}

impl<R: Ruleset> Advised<R> {
    /// Adds the models of `training` to a ruleset. If `training` is `None`, the ruleset's own estimate is used.
    pub fn new(rules: Arc<R>, training: Option<Arc<Training>>) -> Self {
        let mut has_own = [false; MAX_SEATS];
        for seats in rules.seats().filter(|_| training.is_some()).filter_map(Seats::new) {
            has_own[seats.count() - 1] = rules.has_estimates(&rules.deal(seats, &mut Dealer::seeded(0)), seats);
        }
        Self { rules, training, has_own }
    }

    /// Returns the ruleset without models.
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// Returns the models.
    pub fn training(&self) -> Option<&Arc<Training>> {
        self.training.as_ref()
    }
}

impl<R: Ruleset> Ruleset for Advised<R> {
    type State = R::State;
    type Action = R::Action;

    fn seats(&self) -> RangeInclusive<u8> {
        self.rules.seats()
    }
    fn longest_game(&self) -> usize {
        self.rules.longest_game()
    }
    fn allows_ties(&self) -> bool {
        self.rules.allows_ties()
    }
    fn teams(&self, seats: Seats) -> Teams {
        self.rules.teams(seats)
    }
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Self::State {
        self.rules.deal(seats, dealer)
    }
    #[inline]
    fn turn(&self, state: &Self::State) -> Turn {
        self.rules.turn(state)
    }
    #[inline]
    fn begins_turn(&self, state: &Self::State) -> bool {
        self.rules.begins_turn(state)
    }
    #[inline]
    fn together(&self, state: &Self::State) -> SeatSet {
        self.rules.together(state)
    }
    #[inline]
    fn legal_actions(&self, state: &Self::State, into: &mut Vec<Self::Action>) {
        self.rules.legal_actions(state, into);
    }
    #[inline]
    fn random_action(&self, state: &Self::State, dealer: &mut Dealer, buffer: &mut Vec<Self::Action>) -> Self::Action {
        self.rules.random_action(state, dealer, buffer)
    }
    #[inline]
    fn apply(&self, state: &mut Self::State, action: Self::Action, dealer: &mut Dealer) {
        self.rules.apply(state, action, dealer);
    }
    #[inline]
    fn determinize(&self, state: &mut Self::State, observer: Seat, dealer: &mut Dealer) {
        self.rules.determinize(state, observer, dealer);
    }
    fn check_conservation(&self, state: &Self::State) -> Result<(), ConservationError> {
        self.rules.check_conservation(state)
    }
    /// Returns the ruleset's own estimate, or `None` if there are models, which evaluate all seats at once.
    fn estimate(&self, state: &Self::State, seat: Seat) -> Option<f32> {
        match self.training {
            Some(_) => None,
            None => self.rules.estimate(state, seat),
        }
    }
    fn has_estimates(&self, state: &Self::State, seats: Seats) -> bool {
        self.training.as_ref().is_some_and(|training| training.model(seats).is_some())
            || self.rules.has_estimates(state, seats)
    }
    #[inline]
    fn estimates(&self, state: &Self::State, seats: Seats) -> [f32; MAX_SEATS] {
        match self.training.as_ref().and_then(|training| training.model(seats)) {
            Some(model) => match self.rules.turn(state) {
                Turn::Decide(seat) => model.values(&*self.rules, state, seat),
                Turn::Over(outcome) => {
                    let mut values = [0.5; MAX_SEATS];
                    for seat in seats.each() {
                        values[seat.index()] = outcome.utility(seat);
                    }
                    values
                }
            },
            None => self.rules.estimates(state, seats),
        }
    }
    /// Returns the ruleset's own estimate if it has one, and the model's estimate otherwise.
    #[inline]
    fn quick_estimate(&self, state: &Self::State, seats: Seats, seat: Seat) -> f32 {
        if self.training.is_none() || self.has_own[seats.count() - 1] {
            self.rules.quick_estimate(state, seats, seat)
        } else {
            self.estimates(state, seats)[seat.index()]
        }
    }
    fn search_settings(&self, seats: Seats) -> SearchSettings {
        match self.training.as_ref().and_then(|training| training.model(seats)) {
            Some(model) => model.search,
            None => self.rules.search_settings(seats),
        }
    }
    fn features(&self, state: &Self::State, seats: Seats, into: &mut SeatFeatures) {
        self.rules.features(state, seats, into);
    }
    #[inline]
    fn urgent(&self, state: &Self::State) -> Urgent<Self::Action> {
        self.rules.urgent(state)
    }
    #[inline]
    fn knowledge(&self, state: &Self::State, seat: Seat) -> u32 {
        self.rules.knowledge(state, seat)
    }
    fn allows_slips(&self, state: &Self::State) -> bool {
        self.rules.allows_slips(state)
    }
    fn skills(&self) -> Skills {
        self.rules.skills()
    }
    fn level_ratings(&self) -> Option<LevelRatings> {
        self.rules.level_ratings()
    }
    fn calibration(&self) -> Calibration {
        self.rules.calibration()
    }
}

impl<R: Stage> Stage for Advised<R> {
    fn scene(&self, state: &Self::State, observer: Observer) -> Scene {
        self.rules.scene(state, observer)
    }
    fn other_shapes(&self, state: &Self::State, observer: Observer) -> Vec<Scene> {
        self.rules.other_shapes(state, observer)
    }
    fn choice(&self, state: &Self::State, action: Self::Action) -> Choice {
        self.rules.choice(state, action)
    }
    fn prompt(&self, state: &Self::State) -> Text {
        self.rules.prompt(state)
    }
    fn seat_name(&self, seat: Seat) -> Text {
        self.rules.seat_name(seat)
    }
    fn seat_icon(&self, seat: Seat) -> Option<Icon> {
        self.rules.seat_icon(seat)
    }
    fn blocked_clicks(&self, state: &Self::State) -> Vec<BlockedClick> {
        self.rules.blocked_clicks(state)
    }
    fn disabled_choices(&self, state: &Self::State) -> Vec<DisabledChoice> {
        self.rules.disabled_choices(state)
    }
    fn indirect_choices(&self, state: &Self::State) -> Vec<IndirectChoice> {
        self.rules.indirect_choices(state)
    }
    fn usage_hints(&self) -> Vec<UsageHint> {
        self.rules.usage_hints()
    }
    fn round(&self, state: &Self::State) -> Option<u16> {
        self.rules.round(state)
    }
    fn goals(&self, state: &Self::State, observer: Observer) -> Goals {
        self.rules.goals(state, observer)
    }
    fn estimate_parts(&self, state: &Self::State, seat: Seat) -> Vec<EstimatePart> {
        self.rules.estimate_parts(state, seat)
    }
    fn score_sheet(&self, state: &Self::State) -> ScoreSheet {
        self.rules.score_sheet(state)
    }
    fn decisive_score(&self, state: &Self::State) -> ScoreSheet {
        self.rules.decisive_score(state)
    }
}

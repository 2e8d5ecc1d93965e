//! Type-erased rulesets: the interface between games and the programs that host them.
//!
//! Code that must be fast (playouts, search, the laws) is generic over [`Ruleset`] and does not use this interface.
//! Code that must handle any game (sessions, files, screens) uses this interface and identifies an action by
//! its index in the list of choices.

use std::any::Any;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::Value;

use crate::arena::{self, GameRecord};
use crate::batch::{self, Batch, BatchSettings, Encoding};
use crate::bots::{
    self, Belief, Bot, Calibration, Deadline, Expected, LevelRatings, Mcts, OnlyWin, Reasons, SearchLimits,
    SearchResult, Skills,
};
use crate::catalog::Catalog;
use crate::conformance::{self, CheckPlan, LawReport, Violation};
use crate::dealer::Dealer;
use crate::goals::Goals;
use crate::lab;
use crate::learning::{self, Advised, FitReport, FitTask, SelfPlay, Training, TrainingGame};
use crate::legal;
use crate::observation::Observation;
use crate::playout::{BenchOp, playout, repeat};
use crate::ruleset::{Ruleset, Stage};
use crate::scene::{BlockedClick, Choice, DisabledChoice, Icon, Observer, Scene, ScoreSheet, UsageHint};
use crate::seat::{Seat, SeatSet, Seats};
use crate::teams::Teams;
use crate::text::Text;
use crate::turn::Turn;
use crate::view::{Happening, View};

pub use crate::any_state::AnyState;
pub use crate::legal::IllegalAction;

/// A type-erased ruleset, opened and ready to be dealt. Games use this alias instead of the trait [`Game`], whose
/// methods have the same names as those of [`Ruleset`].
pub type AnyGame = Arc<dyn Game>;

/// The error returned if trained models were made for other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the trained models were made for other rules")]
pub struct UnsuitableTraining;

/// The information available to one seat in a position of any game.
pub struct AnyObservation {
    observation: Box<dyn Any + Send + Sync>,
    seat: Seat,
}

impl AnyObservation {
    /// Returns the observing seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    fn typed<R: Ruleset>(&self) -> &Observation<R> {
        self.observation.downcast_ref().expect("an observation stays with its game")
    }
}

/// A type-erased ruleset, made by [`any_game`]. Do not implement this trait manually.
pub trait Game: Send + Sync {
    /// Returns the range of player counts that the game supports.
    fn seats(&self) -> RangeInclusive<u8>;
    /// Returns the teams at a table of this size.
    fn teams(&self, seats: Seats) -> Teams;
    /// Returns whether the table is one of two players who play against each other. Only then can a player forfeit the
    /// game; see [`Session::forfeit`](crate::Session::forfeit).
    fn is_duel(&self, seats: Seats) -> bool {
        seats == Seats::TWO && !self.teams(seats).are_together(seats)
    }
    /// Creates the starting position of a game.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> AnyState;
    /// Returns the seat that decides next, or the outcome if the game is over.
    fn turn(&self, state: &AnyState) -> Turn;
    /// Returns the seats that decide simultaneously, including the seat that decides next; see
    /// [`Ruleset::together`].
    fn together(&self, state: &AnyState) -> SeatSet;
    /// Returns the legal actions as presented to the user.
    fn choices(&self, state: &AnyState) -> Vec<Choice>;
    /// Returns the legal actions as stored in files, in the order of [`Game::choices`].
    fn actions(&self, state: &AnyState) -> Vec<Value>;
    /// Returns the index among the legal actions of an action stored in a file, or `None` if the action is not
    /// legal.
    fn find(&self, state: &AnyState, action: &Value) -> Option<usize>;
    /// Plays the legal action at this index.
    ///
    /// # Errors
    /// Returns an error if there is no such action; the state is then unchanged.
    fn apply(&self, state: &mut AnyState, index: usize, dealer: &mut Dealer) -> Result<(), IllegalAction>;
    /// Returns the table as `observer` sees it.
    fn scene(&self, state: &AnyState, observer: Observer) -> Scene;
    /// Returns everything that `observer` may know about a moment.
    fn view(&self, state: &AnyState, observer: Observer, happening: &Happening<'_>) -> View;
    /// Returns the question put to the deciding seat.
    fn prompt(&self, state: &AnyState) -> Text;
    /// Returns the pieces that the user might click but cannot choose.
    fn blocked_clicks(&self, state: &AnyState) -> Vec<BlockedClick>;
    /// Returns the choices that this decision does not offer, although some decisions of this kind do.
    fn disabled_choices(&self, state: &AnyState) -> Vec<DisabledChoice>;
    /// Returns hints that describe when pieces of each kind can be chosen.
    fn usage_hints(&self) -> Vec<UsageHint>;
    /// Returns whether the deciding seat is about to begin a turn; see [`Ruleset::begins_turn`].
    fn begins_turn(&self, state: &AnyState) -> bool;
    /// Returns the number of the round, or `None` if the game does not count rounds.
    fn round(&self, state: &AnyState) -> Option<u16>;
    /// Returns the ways to win, to end the game and to score, with every seat's progress.
    fn goals(&self, state: &AnyState, observer: Observer) -> Goals;
    /// Returns each seat's points, broken down by source.
    fn score_sheet(&self, state: &AnyState) -> ScoreSheet;
    /// Returns a seat's name.
    fn seat_name(&self, seat: Seat) -> Text;
    /// Returns the icon that represents a seat.
    fn seat_icon(&self, seat: Seat) -> Option<Icon>;
    /// Returns the information available to `seat`. `dealer` must not be the dealer of the game.
    fn observe(&self, state: &AnyState, seat: Seat, dealer: &mut Dealer) -> AnyObservation;
    /// Returns a random position that the observing seat cannot distinguish from the real position.
    fn sample(&self, observation: &AnyObservation, dealer: &mut Dealer) -> AnyState;
    /// Returns a bot's analysis of the observing seat's decision.
    fn think(
        &self,
        bot: Bot,
        observation: &AnyObservation,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<Expected>;
    /// Returns a search's analysis of the observing seat's decision. The analysis evaluates choice number `chosen`
    /// as well as the search's own choice; see [`Mcts::weigh`].
    fn weigh(
        &self,
        search: Mcts,
        chosen: usize,
        observation: &AnyObservation,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<Expected>;
    /// Returns the only choice with which the observing seat is certain to win in this turn, and the winning line;
    /// see [`bots::only_win`].
    fn only_win(&self, observation: &AnyObservation, dealer: &mut Dealer) -> Option<OnlyWin<Expected>>;
    /// Returns the skill of each level of play.
    fn skills(&self) -> Skills;
    /// Returns each level's rating at a table of two, or `None` if the ratings have not been measured.
    fn level_ratings(&self) -> Option<LevelRatings>;
    /// Returns the correction applied to search results at a table of two.
    fn calibration(&self) -> Calibration;
    /// Returns the observing seat's beliefs about hidden objects of other seats, estimated from `samples` possible
    /// positions.
    fn beliefs(&self, observation: &AnyObservation, seats: Seats, samples: u32, dealer: &mut Dealer) -> Vec<Belief>;
    /// Returns the effects of each of these choices on the parts of the observing seat's estimate; see
    /// [`bots::reasons`].
    fn reasons(
        &self,
        observation: &AnyObservation,
        seats: Seats,
        choices: &[usize],
        samples: u32,
        dealer: &mut Dealer,
    ) -> Vec<Reasons>;
    /// Plays a whole game among bots.
    fn play_game(&self, bots: &[Bot], seed: u64, alarm: Deadline<'_>) -> GameRecord;
    /// Returns whether the ruleset has an estimate of the value of positions at tables of this size.
    fn estimates(&self, seats: Seats) -> bool;
    /// Plays game number `index` of a plan for the lab, and adds its measures to `into`.
    fn measure(&self, plan: &lab::LabPlan, index: u64, alarm: Deadline<'_>, into: &mut lab::Measures);
    /// Plays game number `index` of a plan and returns every decision, as in the journal of a session with the same
    /// seed.
    fn record(&self, plan: &lab::LabPlan, index: u64, alarm: Deadline<'_>) -> Vec<(Seat, Value)>;
    /// Returns the same game with trained models instead of the ruleset's own estimate, or without trained models
    /// if `training` is `None`. Random turns are still selected with the ruleset's own estimate, if it has one, so
    /// [`Bot::Greedy`] then plays as it would without models.
    ///
    /// # Errors
    /// Returns an error if the models do not fit the ruleset.
    fn trained(&self, training: Option<Arc<Training>>) -> Result<AnyGame, UnsuitableTraining>;
    /// Returns the fingerprint of the rules; see [`learning::fingerprint`](learning::fingerprint()).
    fn fingerprint(&self, seats: Seats) -> String;
    /// Returns the trained models, if there are any.
    fn training(&self) -> Option<&Arc<Training>>;
    /// Derives the encoding of positions and actions for learning agents; see [`batch`](batch::Encoding).
    fn encoding(&self, seats: Seats) -> Encoding;
    /// Returns a seat's knowledge as a row of numbers, with an encoding of this game; see [`batch::encode`].
    fn encode(&self, encoding: &Encoding, observation: &AnyObservation, samples: u32, dealer: &mut Dealer) -> Vec<f32>;
    /// Creates tables that are stepped together. `encoding` must be an encoding of this game.
    fn batch(&self, encoding: Arc<Encoding>, settings: &BatchSettings) -> Box<dyn Batch>;
    /// Plays game number `index` of a plan for training.
    fn play_training_game(&self, plan: &SelfPlay, index: u64) -> TrainingGame;
    /// Fits models to games; see [`learning::fit_games`].
    fn fit_games(&self, task: FitTask<'_>) -> FitReport;
    /// Plays a game in which each seat has its own models and bot. `None` selects the ruleset's own estimate.
    fn contest(&self, players: &[(Option<Arc<Training>>, Bot)], seed: u64, alarm: Deadline<'_>) -> GameRecord;
    /// Plays random games from the start and returns their total number of plies.
    fn playouts(&self, seats: Seats, games: u32, seed: u64) -> u64;
    /// Repeats one operation of a playout `times` times, without the overhead of this interface; see [`repeat`].
    fn repeat(&self, chore: BenchOp, state: &AnyState, times: u32) -> usize;
    /// Checks the laws of a ruleset, using `threads` threads; see [`conformance::check_on`].
    ///
    /// # Errors
    /// Returns the first violation and its location.
    fn check(&self, threads: u32, plan: &CheckPlan<'_>) -> Result<LawReport, Violation>;
    /// Plays enough games to be reasonably certain that the ruleset works with its content; see
    /// [`conformance::plays`].
    ///
    /// # Errors
    /// Returns the first violation and its location.
    fn plays(&self, catalogs: &[Catalog]) -> Result<(), Violation>;
}

/// Creates a type-erased game from a ruleset.
pub fn any_game<R: Stage>(rules: R) -> AnyGame {
    Arc::new(Advised::new(Arc::new(rules), None))
}

impl<R: Stage> Game for Advised<R> {
    fn seats(&self) -> RangeInclusive<u8> {
        Ruleset::seats(self)
    }

    fn teams(&self, seats: Seats) -> Teams {
        Ruleset::teams(self, seats)
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> AnyState {
        AnyState::of::<R>(Ruleset::deal(self, seats, dealer))
    }

    fn turn(&self, state: &AnyState) -> Turn {
        Ruleset::turn(self, state.typed::<R>())
    }

    fn together(&self, state: &AnyState) -> SeatSet {
        Ruleset::together(self, state.typed::<R>())
    }

    fn choices(&self, state: &AnyState) -> Vec<Choice> {
        let state = state.typed::<R>();
        let mut actions = Vec::new();
        self.legal_actions(state, &mut actions);
        actions.into_iter().map(|action| self.choice(state, action)).collect()
    }

    fn actions(&self, state: &AnyState) -> Vec<Value> {
        let mut actions = Vec::new();
        self.legal_actions(state.typed::<R>(), &mut actions);
        actions.iter().map(|action| serde_json::to_value(action).expect("an action is plain data")).collect()
    }

    fn find(&self, state: &AnyState, action: &Value) -> Option<usize> {
        legal::find(self, state.typed::<R>(), action)
    }

    fn apply(&self, state: &mut AnyState, index: usize, dealer: &mut Dealer) -> Result<(), IllegalAction> {
        legal::apply(self, state.typed_mut::<R>(), index, dealer)
    }

    fn scene(&self, state: &AnyState, observer: Observer) -> Scene {
        Stage::scene(self, state.typed::<R>(), observer)
    }

    fn view(&self, state: &AnyState, observer: Observer, happening: &Happening<'_>) -> View {
        View::of(self, state.typed::<R>(), observer, happening)
    }

    fn prompt(&self, state: &AnyState) -> Text {
        Stage::prompt(self, state.typed::<R>())
    }

    fn blocked_clicks(&self, state: &AnyState) -> Vec<BlockedClick> {
        Stage::blocked_clicks(self, state.typed::<R>())
    }

    fn disabled_choices(&self, state: &AnyState) -> Vec<DisabledChoice> {
        Stage::disabled_choices(self, state.typed::<R>())
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        Stage::usage_hints(self)
    }

    fn begins_turn(&self, state: &AnyState) -> bool {
        let state = state.typed::<R>();
        matches!(Ruleset::turn(self, state), Turn::Decide(_)) && Ruleset::begins_turn(self, state)
    }

    fn round(&self, state: &AnyState) -> Option<u16> {
        Stage::round(self, state.typed::<R>())
    }

    fn goals(&self, state: &AnyState, observer: Observer) -> Goals {
        Stage::goals(self, state.typed::<R>(), observer)
    }

    fn score_sheet(&self, state: &AnyState) -> ScoreSheet {
        Stage::score_sheet(self, state.typed::<R>())
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Stage::seat_name(self, seat)
    }

    fn seat_icon(&self, seat: Seat) -> Option<Icon> {
        Stage::seat_icon(self, seat)
    }

    fn observe(&self, state: &AnyState, seat: Seat, dealer: &mut Dealer) -> AnyObservation {
        let observation = Observation::<Self>::of(self, state.typed::<R>(), seat, dealer);
        AnyObservation { observation: Box::new(observation), seat }
    }

    fn sample(&self, observation: &AnyObservation, dealer: &mut Dealer) -> AnyState {
        AnyState::of::<R>(observation.typed::<Self>().sample(self, dealer))
    }

    fn think(
        &self,
        bot: Bot,
        observation: &AnyObservation,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<Expected> {
        let observation = observation.typed::<Self>();
        let thought = bots::think(self, bot, observation, dealer, effort);
        let thought = bots::calibrated(Ruleset::calibration(self), thought, observation.seat());
        thought.map_line(|step| Expected { seat: step.seat, choice: self.choice(&step.state, step.action).label })
    }

    fn weigh(
        &self,
        search: Mcts,
        chosen: usize,
        observation: &AnyObservation,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<Expected> {
        let observation = observation.typed::<Self>();
        let mut actions = Vec::new();
        observation.legal_actions(self, &mut actions);
        let thought = search.weigh(self, observation, &actions, Some(chosen), dealer, effort);
        let thought = bots::calibrated(Ruleset::calibration(self), thought, observation.seat());
        thought.map_line(|step| Expected { seat: step.seat, choice: self.choice(&step.state, step.action).label })
    }

    fn only_win(&self, observation: &AnyObservation, dealer: &mut Dealer) -> Option<OnlyWin<Expected>> {
        let OnlyWin { choice, line, plies } = bots::only_win(self, observation.typed::<Self>(), dealer)?;
        let say = |step: bots::LineStep<R::State, R::Action>| {
            let choice = self.choice(&step.state, step.action).label;
            Expected { seat: step.seat, choice }
        };
        Some(OnlyWin { choice, line: line.into_iter().map(say).collect(), plies })
    }

    fn skills(&self) -> Skills {
        Ruleset::skills(self)
    }

    fn level_ratings(&self) -> Option<LevelRatings> {
        Ruleset::level_ratings(self)
    }

    fn calibration(&self) -> Calibration {
        Ruleset::calibration(self)
    }

    fn beliefs(&self, observation: &AnyObservation, seats: Seats, samples: u32, dealer: &mut Dealer) -> Vec<Belief> {
        bots::beliefs(self, observation.typed::<Self>(), seats, samples, dealer)
    }

    fn reasons(
        &self,
        observation: &AnyObservation,
        seats: Seats,
        choices: &[usize],
        samples: u32,
        dealer: &mut Dealer,
    ) -> Vec<Reasons> {
        bots::reasons(self, observation.typed::<Self>(), seats, choices, samples, dealer)
    }

    fn play_game(&self, bots: &[Bot], seed: u64, alarm: Deadline<'_>) -> GameRecord {
        arena::play_game(self, bots, seed, alarm)
    }

    fn estimates(&self, seats: Seats) -> bool {
        self.has_estimates(&Ruleset::deal(self, seats, &mut Dealer::seeded(0)), seats)
    }

    fn measure(&self, plan: &lab::LabPlan, index: u64, alarm: Deadline<'_>, into: &mut lab::Measures) {
        lab::measure(self, plan, index, alarm, into);
    }

    fn record(&self, plan: &lab::LabPlan, index: u64, alarm: Deadline<'_>) -> Vec<(Seat, Value)> {
        lab::record(self, plan, index, alarm)
    }

    fn trained(&self, training: Option<Arc<Training>>) -> Result<AnyGame, UnsuitableTraining> {
        if training.as_ref().is_some_and(|training| !training.fits(&**self.rules())) {
            return Err(UnsuitableTraining);
        }
        Ok(Arc::new(Advised::new(Arc::clone(self.rules()), training)))
    }

    fn fingerprint(&self, seats: Seats) -> String {
        learning::fingerprint(&**self.rules(), seats)
    }

    fn training(&self) -> Option<&Arc<Training>> {
        Advised::training(self)
    }

    fn encoding(&self, seats: Seats) -> Encoding {
        Encoding::of(&**self.rules(), seats)
    }

    fn encode(&self, encoding: &Encoding, observation: &AnyObservation, samples: u32, dealer: &mut Dealer) -> Vec<f32> {
        batch::encode(self, encoding, observation.typed(), samples, dealer)
    }

    fn batch(&self, encoding: Arc<Encoding>, settings: &BatchSettings) -> Box<dyn Batch> {
        batch::batch(Arc::new(self.clone()), encoding, settings)
    }

    fn play_training_game(&self, plan: &SelfPlay, index: u64) -> TrainingGame {
        learning::play_training_game(self, plan, index)
    }

    fn fit_games(&self, task: FitTask<'_>) -> FitReport {
        learning::fit_games(self, task)
    }

    fn contest(&self, players: &[(Option<Arc<Training>>, Bot)], seed: u64, alarm: Deadline<'_>) -> GameRecord {
        learning::contest(self.rules(), players, seed, alarm)
    }

    fn playouts(&self, seats: Seats, games: u32, seed: u64) -> u64 {
        let mut dealer = Dealer::seeded(seed);
        let mut buffer = Vec::new();
        (0..games)
            .map(|_| {
                let mut state = Ruleset::deal(self, seats, &mut dealer);
                u64::from(playout(self, &mut state, &mut dealer, &mut buffer).1)
            })
            .sum()
    }

    fn repeat(&self, chore: BenchOp, state: &AnyState, times: u32) -> usize {
        repeat(self, chore, state.typed::<R>(), times)
    }

    fn check(&self, threads: u32, plan: &CheckPlan<'_>) -> Result<LawReport, Violation> {
        conformance::check_on(threads, self, plan)
    }

    fn plays(&self, catalogs: &[Catalog]) -> Result<(), Violation> {
        conformance::plays(self, catalogs)
    }
}

//! A ruleset with its types erased, at the border between games and the programs that host them.
//!
//! Code that must be fast (playouts, search, the laws) is generic over [`Ruleset`] and stays below this border. Code
//! that must be uniform (sessions, files, screens) stays above it and names an action by its place in the list of
//! choices.

use std::any::Any;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::Value;

use crate::arena::{self, GameRecord};
use crate::bots::{
    self, Belief, Bot, Calibration, Deadline, Expected, LevelRatings, Mcts, OnlyWin, Reasons, SearchLimits,
    SearchResult, Skills,
};
use crate::catalog::Catalog;
use crate::conformance::{self, CheckPlan, LawReport, Violation};
use crate::dealer::Dealer;
use crate::goals::Goals;
use crate::lab;
use crate::legal;
use crate::observation::Observation;
use crate::playout::{BenchOp, playout, repeat};
use crate::ruleset::{Ruleset, Stage};
use crate::scene::{BlockedClick, Choice, DisabledChoice, Icon, Observer, Scene, ScoreSheet, UsageHint};
use crate::seat::{Seat, SeatSet, Seats};
use crate::text::Text;
use crate::turn::Turn;
use crate::view::{Happening, View};

pub use crate::any_state::AnyState;
pub use crate::legal::IllegalAction;

/// A ruleset with its types erased, opened and ready to be dealt. Games name this, not the trait [`Game`], whose methods
/// are called as those of [`Ruleset`] are.
pub type AnyGame = Arc<dyn Game>;

/// What one seat knows of a position of some game.
pub struct AnyObservation {
    observation: Box<dyn Any + Send + Sync>,
    seat: Seat,
}

impl AnyObservation {
    /// Who observes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    fn typed<R: Ruleset>(&self) -> &Observation<R> {
        self.observation.downcast_ref().expect("an observation stays with its game")
    }
}

/// A ruleset with its types erased. Implemented once for every [`Stage`]; nobody implements it by hand.
pub trait Game: Send + Sync {
    /// How many seats a table may have.
    fn seats(&self) -> RangeInclusive<u8>;
    /// Sets up the table.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> AnyState;
    /// Whose decision comes next, or how the game ended.
    fn turn(&self, state: &AnyState) -> Turn;
    /// Who decides at the same time as the seat whose decision comes next; see [`Ruleset::together`].
    fn together(&self, state: &AnyState) -> SeatSet;
    /// The legal actions, as a person chooses among them.
    fn choices(&self, state: &AnyState) -> Vec<Choice>;
    /// The legal actions, as files hold them; in the order of [`Game::choices`].
    fn actions(&self, state: &AnyState) -> Vec<Value>;
    /// Which of the legal actions a file means.
    fn find(&self, state: &AnyState, action: &Value) -> Option<usize>;
    /// Plays the legal action number `index`.
    ///
    /// # Errors
    /// When there is none; the state stays as it was.
    fn apply(&self, state: &mut AnyState, index: usize, dealer: &mut Dealer) -> Result<(), IllegalAction>;
    /// The table as `observer` sees it.
    fn scene(&self, state: &AnyState, observer: Observer) -> Scene;
    /// All that `observer` may know of a moment.
    fn view(&self, state: &AnyState, observer: Observer, happening: &Happening<'_>) -> View;
    /// What the seat that decides is asked.
    fn prompt(&self, state: &AnyState) -> Text;
    /// What a person might try here and cannot.
    fn blocked_clicks(&self, state: &AnyState) -> Vec<BlockedClick>;
    /// What decisions like this one sometimes offer and this one does not.
    fn disabled_choices(&self, state: &AnyState) -> Vec<DisabledChoice>;
    /// When the things on the table are chosen, kind by kind.
    fn usage_hints(&self) -> Vec<UsageHint>;
    /// Which round it is, where the game counts any.
    fn round(&self, state: &AnyState) -> Option<u16>;
    /// The ways to win and to end the game, and how near everybody is.
    fn goals(&self, state: &AnyState, observer: Observer) -> Goals;
    /// The points line by line.
    fn score_sheet(&self, state: &AnyState) -> ScoreSheet;
    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> Text;
    /// The icon that stands for a seat.
    fn seat_icon(&self, seat: Seat) -> Option<Icon>;
    /// What `seat` knows. `dealer` is not the one of the game.
    fn observe(&self, state: &AnyState, seat: Seat, dealer: &mut Dealer) -> AnyObservation;
    /// One of the positions it could be.
    fn sample(&self, observation: &AnyObservation, dealer: &mut Dealer) -> AnyState;
    /// What a bot finds out about the decision of who observes.
    fn think(
        &self,
        bot: Bot,
        observation: &AnyObservation,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<Expected>;
    /// What a search finds out about the decision of who observes, and about choice number `chosen` as well as about the one it
    /// would take itself; see [`Mcts::weigh`].
    fn weigh(
        &self,
        search: Mcts,
        chosen: usize,
        observation: &AnyObservation,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<Expected>;
    /// The only choice with which who observes wins for certain in this turn, and how; see [`bots::only_win`].
    fn only_win(&self, observation: &AnyObservation, dealer: &mut Dealer) -> Option<OnlyWin<Expected>>;
    /// What stands behind the levels of its bots.
    fn skills(&self) -> Skills;
    /// How strong those levels are at a table of two, where that was measured.
    fn level_ratings(&self) -> Option<LevelRatings>;
    /// What comes of what its searches expect at a table of two.
    fn calibration(&self) -> Calibration;
    /// What who observes holds possible about the things others see, judged by so many positions that could be.
    fn beliefs(&self, observation: &AnyObservation, seats: Seats, samples: u32, dealer: &mut Dealer) -> Vec<Belief>;
    /// What comes of each of these choices of who observes, in the parts of its estimate; see [`bots::reasons`].
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
    /// Whether the ruleset has an estimate of how good a position is.
    fn estimates(&self, seats: Seats) -> bool;
    /// Plays game number `index` of a plan for the lab, and counts it.
    fn measure(&self, plan: &lab::LabPlan, index: u64, alarm: Deadline<'_>, into: &mut lab::Measures);
    /// Plays game number `index` of a plan and writes down every decision, as the journal of a session with its seed has it.
    fn record(&self, plan: &lab::LabPlan, index: u64, alarm: Deadline<'_>) -> Vec<(Seat, Value)>;
    /// Plays random games from the start and counts their plies.
    fn playouts(&self, seats: Seats, games: u32, seed: u64) -> u64;
    /// Does one thing that a ply is made of so many times, without the cost of this interface; see [`repeat`].
    fn repeat(&self, chore: BenchOp, state: &AnyState, times: u32) -> usize;
    /// Checks the laws of a ruleset on random games, on so many threads.
    ///
    /// # Errors
    /// The first law that is broken, and where.
    fn check(&self, threads: u32, plan: &CheckPlan<'_>) -> Result<LawReport, Violation>;
    /// Plays games until it is sure enough that the ruleset can be played with its content; see [`conformance::plays`].
    ///
    /// # Errors
    /// The first law that is broken, and where.
    fn plays(&self, catalogs: &[Catalog]) -> Result<(), Violation>;
}

impl<R: Stage> Game for R {
    fn seats(&self) -> RangeInclusive<u8> {
        Ruleset::seats(self)
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
        let observation = Observation::<R>::of(self, state.typed::<R>(), seat, dealer);
        AnyObservation { observation: Box::new(observation), seat }
    }

    fn sample(&self, observation: &AnyObservation, dealer: &mut Dealer) -> AnyState {
        AnyState::of::<R>(observation.typed::<R>().sample(self, dealer))
    }

    fn think(
        &self,
        bot: Bot,
        observation: &AnyObservation,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<Expected> {
        let observation = observation.typed::<R>();
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
        let observation = observation.typed::<R>();
        let mut actions = Vec::new();
        observation.legal_actions(self, &mut actions);
        let thought = search.weigh(self, observation, &actions, Some(chosen), dealer, effort);
        let thought = bots::calibrated(Ruleset::calibration(self), thought, observation.seat());
        thought.map_line(|step| Expected { seat: step.seat, choice: self.choice(&step.state, step.action).label })
    }

    fn only_win(&self, observation: &AnyObservation, dealer: &mut Dealer) -> Option<OnlyWin<Expected>> {
        let OnlyWin { choice, line } = bots::only_win(self, observation.typed::<R>(), dealer)?;
        let say = |step: bots::LineStep<R::State, R::Action>| {
            let choice = self.choice(&step.state, step.action).label;
            Expected { seat: step.seat, choice }
        };
        Some(OnlyWin { choice, line: line.into_iter().map(say).collect() })
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
        bots::beliefs(self, observation.typed::<R>(), seats, samples, dealer)
    }

    fn reasons(
        &self,
        observation: &AnyObservation,
        seats: Seats,
        choices: &[usize],
        samples: u32,
        dealer: &mut Dealer,
    ) -> Vec<Reasons> {
        bots::reasons(self, observation.typed::<R>(), seats, choices, samples, dealer)
    }

    fn play_game(&self, bots: &[Bot], seed: u64, alarm: Deadline<'_>) -> GameRecord {
        arena::play_game(self, bots, seed, alarm)
    }

    fn estimates(&self, seats: Seats) -> bool {
        self.estimate(&Ruleset::deal(self, seats, &mut Dealer::seeded(0)), Seat::default()).is_some()
    }

    fn measure(&self, plan: &lab::LabPlan, index: u64, alarm: Deadline<'_>, into: &mut lab::Measures) {
        lab::measure(self, plan, index, alarm, into);
    }

    fn record(&self, plan: &lab::LabPlan, index: u64, alarm: Deadline<'_>) -> Vec<(Seat, Value)> {
        lab::record(self, plan, index, alarm)
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

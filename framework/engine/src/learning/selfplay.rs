//! Games between searches, as training data, and matches between models.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::model::describe;
use super::{Advised, Training};
use crate::arena::{GameRecord, game_seed};
use crate::bots::{self, Bot, SearchLimits, SearchResult};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::{Features, Ruleset};
use crate::seat::{Seat, Seats};
use crate::turn::{Outcome, Turn};

/// How training games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SelfPlay {
    /// The number of seats.
    pub seats: Seats,
    /// The seed of the run.
    pub seed: u64,
    /// The iterations of most decisions.
    pub quick: u32,
    /// The iterations of the decisions whose search result is recorded.
    pub deep: u32,
}

/// One in so many decisions at the start of a turn is searched deeply, and its result recorded.
const DEEP: u32 = 4;
/// One in so many decisions is taken at random, so that games differ.
const RANDOM: u32 = 25;

/// A game for training. The positions are not stored: they follow from the seed and the choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrainingGame {
    /// The number of the game in its run.
    pub index: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The index of each choice among the legal actions.
    pub choices: Vec<u16>,
    /// The plies that were searched deeply, with the expected result for each seat.
    pub searched: Vec<(u16, Vec<f32>)>,
    /// The result for each seat.
    pub results: Vec<f32>,
}

/// Plays game number `index` of a run.
pub fn play_training_game<R: Ruleset>(rules: &R, plan: &SelfPlay, index: u64) -> TrainingGame {
    let seed = game_seed(plan.seed, index);
    let mut thoughts = Dealer::seeded(!seed);
    let mut game = TrainingGame { index, seed: plan.seed, choices: Vec::new(), searched: Vec::new(), results: vec![] };
    let mut before = None;
    let outcome = follow(rules, plan.seats, seed, |known, seat, legal| {
        let observation = Observation::of(rules, known, seat, &mut thoughts);
        let starts = before.replace(seat) != Some(seat) || rules.begins_turn(known);
        let is_deep = thoughts.below(DEEP) == 0 && starts;
        let choice = if legal <= 1 {
            0
        } else if !is_deep && thoughts.below(RANDOM) == 0 {
            thoughts.below(legal as u32) as usize
        } else {
            let bot = Bot::searching(if is_deep { plan.deep } else { plan.quick });
            let thought = bots::think(rules, bot, &observation, &mut thoughts, &SearchLimits::QUIET);
            if is_deep {
                game.searched.extend(expected(&thought, plan.seats, seat).map(|all| (game.choices.len() as u16, all)));
            }
            thought.choice
        };
        game.choices.push(choice as u16);
        Some(choice)
    });
    let outcome = outcome.expect("every game ends (law 1)");
    game.results = plan.seats.each().map(|seat| outcome.utility(seat)).collect();
    game
}

/// Returns the expected results of a search for all seats.
fn expected<L>(thought: &SearchResult<L>, seats: Seats, decider: Seat) -> Option<Vec<f32>> {
    let chosen = thought.considered.get(thought.choice).filter(|chosen| chosen.visits > 0)?;
    Some(seats.each().map(|seat| chosen.expected(decider, seat) as f32).collect())
}

/// Plays a game with the choices of `choose`, which is given the position that the deciding seat knows about and the
/// number of its legal actions. Ends with `None` as soon as `choose` does.
pub(super) fn follow<R: Ruleset>(
    rules: &R,
    seats: Seats,
    seed: u64,
    mut choose: impl FnMut(&R::State, Seat, usize) -> Option<usize>,
) -> Option<Outcome> {
    let mut dealer = Dealer::seeded(seed);
    let mut state = rules.deal(seats, &mut dealer);
    let mut began = state.clone();
    let mut actions = Vec::new();
    loop {
        let seat = match rules.turn(&state) {
            Turn::Over(outcome) => return Some(outcome),
            Turn::Decide(seat) => seat,
        };
        let together = rules.together(&state);
        let is_first = together.before(seat).is_empty();
        if !together.is_empty() && is_first {
            began.clone_from(&state);
        }
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        let known = if is_first { &state } else { &began };
        let choice = choose(known, seat, actions.len())?;
        rules.apply(&mut state, *actions.get(choice)?, &mut dealer);
    }
}

/// Plays a game in which each seat has a model and a bot of its own. `None` stands for the ruleset's own estimate.
pub fn contest<R: Ruleset>(
    rules: &Arc<R>,
    players: &[(Option<Arc<Training>>, Bot)],
    seed: u64,
    alarm: bots::Deadline<'_>,
) -> GameRecord {
    let seats = Seats::new(players.len() as u8).expect("as many players as a table has seats");
    let advised: Vec<_> =
        players.iter().map(|(training, _)| Advised::new(Arc::clone(rules), training.clone())).collect();
    let mut thoughts = Dealer::seeded(!seed);
    let mut plies = 0;
    let outcome = follow(&**rules, seats, seed, |known, seat, _| {
        let (rules, bot) = (&advised[seat.index()], players[seat.index()].1);
        let observation = Observation::of(rules, known, seat, &mut thoughts);
        let ring = bot.millis().map(alarm);
        let stop = |_| ring.as_ref().is_some_and(|ring| ring());
        plies += 1;
        let limits = SearchLimits { threads: 1, stop: &stop };
        Some(bots::think(rules, bot, &observation, &mut thoughts, &limits).choice)
    });
    GameRecord { outcome: outcome.expect("every game ends (law 1)"), plies }
}

/// Returns the number of features for each seat.
pub(super) fn features<R: Ruleset>(rules: &R, seats: Seats) -> u32 {
    let mut features = Features::new();
    let state = rules.deal(seats, &mut Dealer::seeded(0));
    if let Turn::Decide(_) = rules.turn(&state) {
        describe(rules, &state, Seat::new(0), seats.count(), &mut features);
    }
    features.len() as u32
}

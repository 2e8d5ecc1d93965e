//! Games between searches, as training data, and matches between models.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::model::describe;
use super::{Advised, Training};
use crate::arena::{Decision, GameRecord, Luck, choose, follow, game_seed};
use crate::bots::{self, Bot, Deadline, SearchLimits, SearchResult};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::{Features, Ruleset};
use crate::seat::{Seat, Seats};
use crate::turn::Turn;

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
    let luck = Luck::of(game_seed(plan.seed, index));
    let mut thoughts = Dealer::seeded(luck.thoughts);
    let mut game = TrainingGame { index, seed: plan.seed, choices: Vec::new(), searched: Vec::new(), results: vec![] };
    let mut before = None;
    let mut legal = Vec::new();
    let ended = follow(rules, plan.seats, luck, |&Decision { state, known, seat, .. }| {
        legal.clear();
        rules.legal_actions(state, &mut legal);
        let starts = before.replace(seat) != Some(seat) || rules.begins_turn(known);
        let is_deep = thoughts.below(DEEP) == 0 && starts;
        let choice = if legal.len() <= 1 {
            0
        } else if !is_deep && thoughts.below(RANDOM) == 0 {
            thoughts.below(legal.len() as u32) as usize
        } else {
            let observation = Observation::of(rules, known, seat, &mut thoughts);
            let bot = Bot::searching(if is_deep { plan.deep } else { plan.quick });
            let thought = bots::think(rules, bot, &observation, &mut thoughts, &SearchLimits::QUIET);
            if is_deep {
                game.searched.extend(expected(&thought, plan.seats, seat).map(|all| (game.choices.len() as u16, all)));
            }
            thought.choice
        };
        game.choices.push(choice as u16);
        legal.get(choice).copied()
    });
    let (_, outcome) = ended.expect("every game ends (law 1)");
    game.results = plan.seats.each().map(|seat| outcome.utility(seat)).collect();
    game
}

/// Returns the expected results of a search for all seats.
fn expected<L>(thought: &SearchResult<L>, seats: Seats, decider: Seat) -> Option<Vec<f32>> {
    let chosen = thought.considered.get(thought.choice).filter(|chosen| chosen.visits > 0)?;
    Some(seats.each().map(|seat| chosen.expected(decider, seat) as f32).collect())
}

/// Plays a game in which each seat has a model and a bot of its own. `None` stands for the ruleset's own estimate.
pub fn contest<R: Ruleset>(
    rules: &Arc<R>,
    players: &[(Option<Arc<Training>>, Bot)],
    seed: u64,
    alarm: Deadline<'_>,
) -> GameRecord {
    let seats = Seats::new(players.len() as u8).expect("as many players as a table has seats");
    let advised: Vec<_> =
        players.iter().map(|(training, _)| Advised::new(Arc::clone(rules), training.clone())).collect();
    let luck = Luck::of(seed);
    let mut thoughts = Dealer::seeded(luck.thoughts);
    let mut legal = Vec::new();
    let mut plies = 0;
    let ended = follow(&**rules, seats, luck, |&Decision { state, known, seat, .. }| {
        plies += 1;
        let choice = choose(&advised[seat.index()], players[seat.index()].1, known, seat, &mut thoughts, alarm);
        legal.clear();
        rules.legal_actions(state, &mut legal);
        legal.get(choice).copied()
    });
    GameRecord { outcome: ended.expect("every game ends (law 1)").1, plies }
}

/// Returns the number of features for each seat.
pub(super) fn features<R: Ruleset>(rules: &R, seats: Seats) -> u32 {
    let mut features = Features::new();
    let state = rules.deal(seats, &mut Dealer::seeded(0));
    if let Turn::Decide(seat) = rules.turn(&state) {
        describe(rules, &state, seat, (seats.count(), seat), &mut features);
    }
    features.len() as u32
}

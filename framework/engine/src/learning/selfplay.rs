//! Games between search bots, as training data, and matches between models.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::model::describe;
use super::{Advised, Training};
use crate::arena::{Decision, GameRecord, Luck, choose, follow, game_seed};
use crate::bots::{self, Bot, Deadline, SearchLimits, SearchResult};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::{Ruleset, SeatFeatures};
use crate::seat::{Seat, Seats};
use crate::turn::Turn;

/// The settings of training games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SelfPlay {
    /// The number of seats.
    pub seats: Seats,
    /// The seed of the run.
    pub seed: u64,
    /// Number of iterations for most decisions.
    pub quick: u32,
    /// Number of iterations for decisions whose search result is recorded.
    pub deep: u32,
}

/// One of every `DEEP` decisions at the start of a turn is searched deeply, and the result of the search is
/// recorded.
const DEEP: u32 = 4;
/// At one of every `STRAY` decisions at the start of a turn, random turns are played from the position, and the
/// resulting position is searched.
const STRAY: u32 = 2;
/// One of every `RANDOM` decisions is made at random, so that games differ.
const RANDOM: u32 = 25;

/// A game for training. The positions are not stored: they can be derived from the seed and the choices.
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
    /// Positions after random turns. Good players do not reach these positions, but the searches of good players
    /// evaluate such positions.
    #[serde(default)]
    pub strays: Vec<Stray>,
    /// The result for each seat.
    pub results: Vec<f32>,
}

/// A position after random turns, and the result of its search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stray {
    /// The ply from which the random turns were played.
    pub ply: u16,
    /// The seed of the random turns.
    pub seed: u64,
    /// The expected result for each seat.
    pub values: Vec<f32>,
}

/// Samples a position from the view of `seat`, plays one or two random turns, and returns the resulting position
/// and its deciding seat. Returns `None` if the game ends or if the turns are too long.
pub(super) fn astray<R: Ruleset>(rules: &R, known: &R::State, seat: Seat, seed: u64) -> Option<(R::State, Seat)> {
    /// Maximum number of plies.
    const LONGEST: u32 = 60;
    let mut dealer = Dealer::seeded(seed);
    let mut state = known.clone();
    rules.determinize(&mut state, seat, &mut dealer);
    let mut turns = 1 + dealer.below(2);
    let mut before = None;
    let mut buffer = Vec::new();
    for _ in 0..LONGEST {
        let Turn::Decide(decides) = rules.turn(&state) else { return None };
        // Seats that decide simultaneously take one turn.
        let together = rules.together(&state);
        let is_new = |before| before != decides || rules.begins_turn(&state) || !together.is_empty();
        if together.before(decides).is_empty() && before.is_some_and(is_new) {
            turns -= 1;
        }
        if turns == 0 {
            return Some((state, decides));
        }
        before = Some(decides);
        let action = rules.random_action(&state, &mut dealer, &mut buffer);
        rules.apply(&mut state, action, &mut dealer);
    }
    None
}

/// Searches a position after random turns.
fn stray<R: Ruleset>(
    rules: &R,
    known: &R::State,
    (seat, seats): (Seat, Seats),
    ply: u16,
    iterations: u32,
    thoughts: &mut Dealer,
) -> Option<Stray> {
    let seed = u64::from(thoughts.below(u32::MAX));
    let (state, decides) = astray(rules, known, seat, seed)?;
    let mut legal = Vec::new();
    rules.legal_actions(&state, &mut legal);
    if legal.len() < 2 {
        return None;
    }
    let observation = Observation::of(rules, &state, decides, thoughts);
    let thought = bots::think(rules, Bot::searching(iterations), &observation, thoughts, &SearchLimits::QUIET);
    Some(Stray { ply, seed, values: expected(&thought, seats, decides)? })
}

/// Plays game number `index` of a run.
pub fn play_training_game<R: Ruleset>(rules: &R, plan: &SelfPlay, index: u64) -> TrainingGame {
    let luck = Luck::of(game_seed(plan.seed, index));
    let mut thoughts = Dealer::seeded(luck.thoughts);
    let mut game = TrainingGame {
        index,
        seed: plan.seed,
        choices: Vec::new(),
        searched: Vec::new(),
        strays: Vec::new(),
        results: Vec::new(),
    };
    let mut before = None;
    let mut legal = Vec::new();
    let ended = follow(rules, plan.seats, luck, |&Decision { state, known, seat, .. }| {
        legal.clear();
        rules.legal_actions(state, &mut legal);
        let starts = before.replace(seat) != Some(seat) || rules.begins_turn(known);
        let is_deep = thoughts.below(DEEP) == 0 && starts;
        let ply = game.choices.len() as u16;
        let is_first = rules.together(known).before(seat).is_empty();
        if starts && is_first && thoughts.below(STRAY) == 0 {
            game.strays.extend(stray(rules, known, (seat, plan.seats), ply, plan.deep, &mut thoughts));
        }
        let choice = if legal.len() <= 1 {
            0
        } else if !is_deep && thoughts.below(RANDOM) == 0 {
            thoughts.below(legal.len() as u32) as usize
        } else {
            let observation = Observation::of(rules, known, seat, &mut thoughts);
            let bot = Bot::searching(if is_deep { plan.deep } else { plan.quick });
            let thought = bots::think(rules, bot, &observation, &mut thoughts, &SearchLimits::QUIET);
            if is_deep {
                game.searched.extend(expected(&thought, plan.seats, seat).map(|all| (ply, all)));
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

/// Plays a game in which each seat has its own model and bot. `None` selects the ruleset's own estimate.
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
    let mut features = SeatFeatures::default();
    let state = rules.deal(seats, &mut Dealer::seeded(0));
    if let Turn::Decide(seat) = rules.turn(&state) {
        describe(rules, &state, seats, seat, &mut features);
    }
    features[Seat::new(0)].len() as u32
}

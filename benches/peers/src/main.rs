//! Compares Rondel with the crates `board-game` and `minimax` in one run, by random playouts per second and by
//! iterations of a tree search per second.
//!
//! The engines take turns in every round, so that other activity on the machine affects all of them equally; the result
//! is the median of the rounds. All playouts use xoshiro256++, and go from the empty board to the end of the game. All
//! searches use one thread, begin with an empty tree at the empty board of Connect Four, and end each iteration with a
//! random playout.

mod bitboards;
mod duel;

use std::hint::black_box;
use std::time::Instant;

use minimax::Strategy as _;
use rand_08::SeedableRng as _;
use rand_09::seq::IndexedRandom as _;
use rondel::bots::{Budget, Mcts, SearchLimits};
use rondel::{Dealer, Observation, Ruleset, Seat, Seats, playout};

const ROUNDS: usize = 15;
const PLAYOUTS: u32 = 200_000;
const SEARCHES: u32 = 20;
const ITERATIONS: u32 = 10_000;
/// The exploration constant of `board-game`'s search: the square root of two, as in Kocsis and Szepesvári (2006).
const EXPLORATION: f32 = std::f32::consts::SQRT_2;

/// Plays random games through Rondel's generic code. Returns the number of plies, so that no work can be optimised
/// away.
fn rondel<R: Ruleset>(rules: &R, playouts: u32, seed: u64) -> u64 {
    let mut dealer = Dealer::seeded(seed);
    let mut buffer = Vec::new();
    let mut plies = 0;
    for _ in 0..playouts {
        let mut state = rules.deal(Seats::TWO, &mut dealer);
        let (outcome, length) = playout(rules, &mut state, &mut dealer, &mut buffer);
        black_box(outcome.winner());
        plies += u64::from(length);
    }
    plies
}

fn board_game<B: board_game::board::Board + Default>(playouts: u32, seed: u64) -> u64 {
    let mut generator = rand_08::rngs::SmallRng::seed_from_u64(seed);
    let mut plies = 0;
    for _ in 0..playouts {
        let mut board = B::default();
        while board.play_random_available_move(&mut generator).is_ok() {
            plies += 1;
        }
        black_box(board.outcome());
    }
    plies
}

fn minimax<G: minimax::Game>(playouts: u32, seed: u64) -> u64
where
    G::S: Default,
{
    let mut generator = <rand_09::rngs::SmallRng as rand_09::SeedableRng>::seed_from_u64(seed);
    let mut moves = Vec::new();
    let mut plies = 0;
    for _ in 0..playouts {
        let mut state = G::S::default();
        loop {
            moves.clear();
            if let Some(winner) = G::generate_moves(&state, &mut moves) {
                black_box(winner);
                break;
            }
            let chosen = *moves.choose(&mut generator).expect("a game that goes on has a move");
            if let Some(next) = G::apply(&mut state, chosen) {
                state = next;
            }
            plies += 1;
        }
    }
    plies
}

/// Runs Rondel's search. Returns the number of iterations that the searches report.
fn rondel_search(searches: u32, seed: u64) -> u64 {
    let rules = rondel_connect_four::ConnectFour;
    let mut dealer = Dealer::seeded(seed);
    let mut iterations = 0;
    for _ in 0..searches {
        let board = rules.deal(Seats::TWO, &mut dealer);
        let observation = Observation::of(&rules, &board, Seat::new(0), &mut dealer);
        let mut actions = Vec::new();
        observation.legal_actions(&rules, &mut actions);
        let search = Mcts::new(Budget::Iterations(ITERATIONS));
        let thought = search.think(&rules, &observation, &actions, &mut dealer, &SearchLimits::QUIET);
        black_box(thought.choice);
        iterations += thought.iterations;
    }
    iterations
}

fn board_game_search(searches: u32, seed: u64) -> u64 {
    let mut generator = rand_08::rngs::SmallRng::seed_from_u64(seed);
    let mut iterations = 0;
    for _ in 0..searches {
        let board = board_game::games::connect4::Connect4::default();
        let tree = board_game::ai::mcts::mcts_build_tree(&board, u64::from(ITERATIONS), EXPLORATION, &mut generator);
        black_box(tree.best_move());
        iterations += tree[0].visits as u64;
    }
    iterations
}

/// Runs the search of `minimax`, which draws its own seed for each playout. It does not report the number of
/// iterations, so the number requested is returned.
fn minimax_search(searches: u32, _seed: u64) -> u64 {
    for _ in 0..searches {
        let options = minimax::MCTSOptions::default().with_num_threads(1);
        let mut search = minimax::MonteCarloTreeSearch::<bitboards::ConnectFour>::new(options);
        search.set_max_rollouts(ITERATIONS);
        black_box(search.choose_move(&bitboards::Board::default()));
    }
    u64::from(searches) * u64::from(ITERATIONS)
}

/// The name of an engine, and a function that runs a number of playouts or searches with a random seed and returns the
/// number of plies or iterations.
type Engine = (&'static str, fn(u32, u64) -> u64);

/// Runs every engine in every round. Returns the median rate of each engine, counting `things` for each run, and the
/// sum of the numbers that it returned.
fn race(engines: [Engine; 3], each: u32, things: u32) -> ([f64; 3], [u64; 3]) {
    let mut rates = [const { Vec::new() }; 3];
    let mut counted = [0; 3];
    for round in 0..ROUNDS {
        for (index, (_, engine)) in engines.iter().enumerate() {
            let started = Instant::now();
            counted[index] += engine(each, round as u64);
            rates[index].push(f64::from(things) / started.elapsed().as_secs_f64());
        }
    }
    let medians = rates.map(|mut rates| {
        rates.sort_by(f64::total_cmp);
        rates[ROUNDS / 2]
    });
    (medians, counted)
}

fn compare(game: &str, engines: [Engine; 3]) {
    let (medians, plies) = race(engines, PLAYOUTS, PLAYOUTS);
    for ((name, _), (median, plies)) in engines.iter().zip(medians.iter().zip(plies)) {
        let length = plies as f64 / (ROUNDS as f64 * f64::from(PLAYOUTS));
        let ratio = medians[0] / median;
        println!("{game:<14}{name:<12}{:>8.2} M playouts/s{length:>8.2} plies each   rondel ×{ratio:.2}", median / 1e6);
    }
}

fn compare_searches(game: &str, engines: [Engine; 3]) {
    let (medians, iterations) = race(engines, SEARCHES, SEARCHES * ITERATIONS);
    for ((name, _), (median, iterations)) in engines.iter().zip(medians.iter().zip(iterations)) {
        let asked = ROUNDS as u64 * u64::from(SEARCHES * ITERATIONS);
        assert_eq!(iterations, asked, "{name} did not make the requested number of iterations");
        let ratio = medians[0] / median;
        println!(
            "{game:<14}{name:<12}{:>8.2} M iterations/s, {ITERATIONS} a search   rondel ×{ratio:.2}",
            median / 1e6
        );
    }
}

fn searches() {
    compare_searches(
        "connect-four",
        [("rondel", rondel_search), ("board-game", board_game_search), ("minimax", minimax_search)],
    );
}

/// Runs `match GAMES ITERATIONS [SEED [EXPLORATION [BOT]]]`: a match at Connect Four against `board-game`, both with
/// this number of iterations for each decision. Returns `None` if the arguments are invalid.
fn duel(words: &[String]) -> Option<String> {
    let number = |at: usize| words.get(at).map(|word| word.parse::<u64>().ok());
    let iterations = number(1)??;
    let bot = match words.get(4) {
        Some(word) => word.parse().ok()?,
        None => rondel::Bot::searching(u32::try_from(iterations).ok()?),
    };
    let exploration = words.get(3).map_or(Some(EXPLORATION), |word| word.parse().ok())?;
    Some(duel::Duel { bot, iterations, exploration, games: number(0)??, seed: number(2).unwrap_or(Some(1))? }.play())
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let Some(("match", rest)) = words.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        let usage = "match GAMES ITERATIONS [SEED [EXPLORATION [BOT]]]";
        println!("{}", duel(rest).unwrap_or_else(|| usage.to_owned()));
        return;
    }
    if words == ["searches"] {
        return searches();
    }
    compare(
        "tic-tac-toe",
        [
            ("rondel", |playouts, seed| rondel(&rondel_tic_tac_toe::TicTacToe, playouts, seed)),
            ("board-game", board_game::<board_game::games::ttt::TTTBoard>),
            ("minimax", minimax::<bitboards::TicTacToe>),
        ],
    );
    compare(
        "connect-four",
        [
            ("rondel", |playouts, seed| rondel(&rondel_connect_four::ConnectFour, playouts, seed)),
            ("board-game", board_game::<board_game::games::connect4::Connect4>),
            ("minimax", minimax::<bitboards::ConnectFour>),
        ],
    );
    searches();
}

//! Tests the search in tic-tac-toe, which is solved. The search never loses, whatever the other side plays.

use std::collections::HashSet;

use rondel::bots::{self, Bot, Level, SearchLimits};
use rondel::{Dealer, Observation, Ruleset, Seat, Seats, Turn};
use rondel_tic_tac_toe::{Board, Mark, TicTacToe};

/// Enough iterations for perfect play.
const SEARCH: Bot = Bot::searching(1500);

pub(crate) fn actions(board: &Board) -> Vec<Mark> {
    let mut actions = Vec::new();
    TicTacToe.legal_actions(board, &mut actions);
    actions
}

pub(crate) fn after(board: &Board, mark: Mark) -> Board {
    let mut next = *board;
    TicTacToe.apply(&mut next, mark, &mut Dealer::seeded(0));
    next
}

/// Returns the value of a position for a seat with perfect play: 1, 0 or −1.
pub(crate) fn value(board: &Board, seat: Seat) -> i32 {
    match TicTacToe.turn(board) {
        Turn::Over(outcome) => match outcome.winner() {
            Some(winner) if winner == seat => 1,
            Some(_) => -1,
            None => 0,
        },
        Turn::Decide(decides) => {
            let values = actions(board).into_iter().map(|mark| value(&after(board, mark), seat));
            if decides == seat { values.max() } else { values.min() }.expect("a choice")
        }
    }
}

/// Returns the highest mean score that a seat can achieve against a random player. A draw scores half a point.
fn best_against_random(board: &Board, seat: Seat) -> f64 {
    match TicTacToe.turn(board) {
        Turn::Over(outcome) => f64::from(outcome.utility(seat)),
        Turn::Decide(decides) => {
            let points: Vec<f64> =
                actions(board).into_iter().map(|mark| best_against_random(&after(board, mark), seat)).collect();
            if decides == seat {
                points.into_iter().fold(0.0, f64::max)
            } else {
                points.iter().sum::<f64>() / points.len() as f64
            }
        }
    }
}

/// Shows why no level can score 99 of 100 points against `random` in this game, as docs/strength.md states.
#[test]
fn nobody_takes_more_than_98_percent_from_a_random_player_of_tic_tac_toe() {
    let start = TicTacToe.deal(Seats::TWO, &mut Dealer::seeded(0));
    let mean = Seat::each_of(2).map(|seat| best_against_random(&start, seat)).sum::<f64>() / 2.0;
    assert!((mean - 0.980).abs() < 0.0005, "{mean}");
}

/// Plays a bot at `seat` against every possible reply, and returns the number of positions in which it decided.
fn walk(bot: Bot, seed: u64, board: &Board, seat: Seat, visited: &mut HashSet<String>) -> usize {
    if !visited.insert(format!("{board:?}")) {
        return 0;
    }
    let Turn::Decide(decides) = TicTacToe.turn(board) else { return 0 };
    if decides != seat {
        return actions(board).into_iter().map(|mark| walk(bot, seed, &after(board, mark), seat, visited)).sum();
    }
    let mut dealer = Dealer::seeded(seed);
    let observation = Observation::of(&TicTacToe, board, seat, &mut dealer);
    let thought = bots::think(&TicTacToe, bot, &observation, &mut dealer, &SearchLimits::QUIET);
    let next = after(board, actions(board)[thought.choice]);
    assert!(value(&next, seat) >= value(board, seat), "{bot} with seed {seed}, {seat}, gives away {board:?}");
    1 + walk(bot, seed, &next, seat, visited)
}

/// Plays all possible games against a bot, with the bot in either seat.
fn gives_nothing_away(bot: Bot, seed: u64) {
    let start = TicTacToe.deal(Seats::TWO, &mut Dealer::seeded(0));
    assert_eq!(value(&start, Seat::new(0)), 0, "a draw");
    let decided: Vec<usize> = Seat::each_of(2).map(|seat| walk(bot, seed, &start, seat, &mut HashSet::new())).collect();
    assert!(decided.iter().all(|positions| *positions > 50), "too few positions: {decided:?}");
}

#[test]
fn the_search_gives_nothing_away_at_tic_tac_toe_whatever_the_other_side_does() {
    gives_nothing_away(SEARCH, 1);
}

#[test]
fn the_master_gives_nothing_away_at_tic_tac_toe_either() {
    for seed in 1..=3 {
        gives_nothing_away(Bot::Level(Level::Master), seed);
    }
}

//! Tests that the results that a search reports as proven are correct, and that uncertain results are never
//! reported as proven.

use std::ops::RangeInclusive;

use rondel::bots::{self, Bot, Budget, LineStep, Mcts, MoveStats, ProvenResult, SearchLimits, SearchResult};
use rondel::{ConservationError, Dealer, Observation, Outcome, Ruleset, Seat, Seats, Turn};
use rondel_connect_four::ConnectFour;
use rondel_tic_tac_toe::{Board, TicTacToe};

use crate::connect_four::{Problem, Solver, problems};
use crate::tic_tac_toe::{actions, after, value};

const ENDINGS: [ProvenResult; 3] = [ProvenResult::Lost, ProvenResult::Drawn, ProvenResult::Won];

fn thought<R: Ruleset>(rules: &R, state: &R::State, iterations: u32) -> SearchResult<LineStep<R::State, R::Action>> {
    let Turn::Decide(seat) = rules.turn(state) else { panic!("the game is over") };
    let mut dealer = Dealer::seeded(1);
    let observation = Observation::of(rules, state, seat, &mut dealer);
    bots::think(rules, Bot::searching(iterations), &observation, &mut dealer, &SearchLimits::QUIET)
}

fn certain(considered: &[MoveStats]) -> Vec<Option<ProvenResult>> {
    considered.iter().map(|considered| considered.proven.map(|proven| proven.ending)).collect()
}

#[test]
fn what_is_certain_of_a_position_of_connect_four_is_what_it_is_worth() {
    const ITERATIONS: u32 = 30_000;
    let mut told = [0; 3];
    let mut settled = 0;
    for Problem { board, actions, values } in problems(&mut Solver::new()) {
        let thought = thought(&ConnectFour, &board, ITERATIONS);
        for (place, ending) in certain(&thought.considered).into_iter().enumerate() {
            let Some(ending) = ending else { continue };
            assert_eq!(ending, ENDINGS[(values[place] + 1) as usize], "{:?} in {board:?}", actions[place]);
            told[ending as usize] += 1;
        }
        if thought.iterations < u64::from(ITERATIONS) {
            settled += 1;
            assert_eq!(values[thought.choice], *values.iter().max().expect("a choice"), "{board:?}");
        }
    }
    assert!(told[0] > 0 && told[2] > 0, "lost, drawn, won: {told:?}");
    assert!(settled > 5, "{settled} of 20 positions were settled");
}

/// Returns the outcome at the end of the expected line and the length of the line. Returns `None` if the line stops
/// earlier.
fn line_ends<R: Ruleset>(rules: &R, thought: &SearchResult<LineStep<R::State, R::Action>>) -> Option<(Outcome, usize)> {
    let last = thought.line.last()?;
    let mut state = last.state.clone();
    rules.apply(&mut state, last.action, &mut Dealer::seeded(0));
    match rules.turn(&state) {
        Turn::Over(outcome) => Some((outcome, thought.line.len())),
        Turn::Decide(_) => None,
    }
}

/// Returns the position of tic-tac-toe after these choices, each an index among the free squares.
fn position(choices: &[usize]) -> Board {
    let start = TicTacToe.deal(Seats::TWO, &mut Dealer::seeded(0));
    choices.iter().fold(start, |board, choice| after(&board, actions(&board)[*choice]))
}

#[test]
fn a_win_in_several_plies_is_found_taken_and_shown_to_its_end() {
    // With Cross in a corner and Nought next to it, Cross can force a win with its fourth mark.
    let board = position(&[0, 0]);
    let thought = thought(&TicTacToe, &board, 5000);
    let proven = thought.considered[thought.choice].proven.expect("it is certain");
    assert_eq!(proven.ending, ProvenResult::Won);
    assert!(thought.iterations < 5000 && proven.plies >= 5, "{proven:?} after {} iterations", thought.iterations);
    let (outcome, plies) = line_ends(&TicTacToe, &thought).expect("the line goes to the end");
    assert_eq!(outcome.winner(), Some(Seat::new(0)));
    assert!(plies <= usize::from(proven.plies), "{plies} plies, {proven:?}");
}

#[test]
fn a_win_at_once_comes_before_a_later_one() {
    // The marks are on 0, 4, 1 and 8. Cross wins with the upper row.
    let thought = thought(&TicTacToe, &position(&[0, 3, 0, 5]), 500);
    let proven = thought.considered[thought.choice].proven.expect("it is certain");
    assert_eq!((proven.ending, proven.plies, thought.iterations), (ProvenResult::Won, 1, 1));
    assert_eq!(thought.most_tried(1), [thought.choice]);
}

#[test]
fn who_has_lost_knows_it_and_holds_out() {
    // With Nought next to the corner and Cross also in the centre, Cross can create two threats with its next mark.
    let board = position(&[0, 0, 2]);
    assert_eq!(value(&board, Seat::new(1)), -1);
    let thought = thought(&TicTacToe, &board, 5000);
    assert!(certain(&thought.considered).iter().all(|ending| *ending == Some(ProvenResult::Lost)));
    let plies = |place: usize| thought.considered[place].proven.map(|proven| proven.plies);
    assert_eq!(plies(thought.choice), (0..thought.considered.len()).filter_map(plies).max());
}

#[test]
fn the_best_is_certain_in_every_position_of_tic_tac_toe_with_three_marks_or_more() {
    let mut told = [0; 3];
    let mut boards = vec![position(&[])];
    for marks in 0..6 {
        boards = boards.iter().flat_map(|board| actions(board).into_iter().map(|mark| after(board, mark))).collect();
        // A sample suffices, because rotations and reflections are equivalent.
        boards = boards.into_iter().step_by(2).collect();
        for board in &boards {
            let Turn::Decide(seat) = TicTacToe.turn(board) else { continue };
            if marks < 2 || actions(board).len() < 2 {
                continue;
            }
            let thought = thought(&TicTacToe, board, 5000);
            let best = ENDINGS[(value(board, seat) + 1) as usize];
            assert_eq!(certain(&thought.considered)[thought.choice], Some(best), "{board:?}");
            // After proving a draw, the search continues, because there may still be a win.
            assert!(best == ProvenResult::Drawn || thought.iterations < 5000, "it ends when it is certain: {board:?}");
            for (mark, ending) in actions(board).into_iter().zip(certain(&thought.considered)) {
                let is = ENDINGS[(value(&after(board, mark), seat) + 1) as usize];
                assert!(ending.is_none_or(|ending| ending == is), "{mark:?} in {board:?}: {ending:?}");
            }
            told[best as usize] += 1;
        }
    }
    assert!(told.iter().all(|count| *count > 0), "lost, drawn, won: {told:?}");
}

/// The first seat can take a draw or bet on a coin. The bet is either on a toss or on the hand in which the
/// other seat hides the coin.
#[derive(Clone, Copy, PartialEq)]
enum Bet {
    Toss,
    /// The guesser does not see the coin.
    Hidden,
    /// The other seat has to show the coin.
    Shown,
    /// The coin is tossed after the bet, and both seats see it.
    TossedAndGuessed,
}

impl Ruleset for Bet {
    /// The actions so far, each 0 or 1, and the result of the toss.
    type State = Vec<u8>;
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        3
    }

    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> Vec<u8> {
        Vec::new()
    }

    fn turn(&self, done: &Vec<u8>) -> Turn {
        let over = |won: bool| Turn::Over(Outcome::win(Seat::new(u8::from(!won)), Seats::TWO, "guessed"));
        match (self, done[..].first(), done.len()) {
            (_, None, _) => Turn::Decide(Seat::new(0)),
            (_, Some(0), _) => Turn::Over(Outcome::draw(Seats::TWO, "no bet")),
            (Self::Toss, _, _) => over(done[1] == 1),
            (_, _, 1) => Turn::Decide(Seat::new(1)),
            (_, _, 2) => Turn::Decide(Seat::new(0)),
            _ => over(done[1] == done[2]),
        }
    }

    fn legal_actions(&self, _done: &Vec<u8>, into: &mut Vec<u8>) {
        into.extend([0, 1]);
    }

    fn apply(&self, done: &mut Vec<u8>, action: u8, dealer: &mut Dealer) {
        done.push(action);
        if *done == [1] && matches!(self, Self::Toss | Self::TossedAndGuessed) {
            done.push(dealer.below(2) as u8);
        }
    }

    fn determinize(&self, done: &mut Vec<u8>, observer: Seat, dealer: &mut Dealer) {
        if *self == Self::Hidden && done.len() == 2 && observer == Seat::new(0) {
            done[1] = dealer.below(2) as u8;
        }
    }

    fn check_conservation(&self, _done: &Vec<u8>) -> Result<(), ConservationError> {
        Ok(())
    }
}

#[test]
fn nothing_is_certain_that_hangs_on_luck_or_on_what_somebody_cannot_see() {
    let found = |bet: Bet| certain(&thought(&bet, &Vec::new(), 2000).considered);
    let drawn = Some(ProvenResult::Drawn);
    assert_eq!(found(Bet::Toss), [drawn, None]);
    // The bet would be a proven win if the secret choice were visible.
    assert_eq!(found(Bet::Hidden), [drawn, None]);
    // No win is proven through a toss, although the first seat can win after either result.
    assert_eq!(found(Bet::TossedAndGuessed), [drawn, None]);
    assert_eq!(found(Bet::Shown)[1], Some(ProvenResult::Won));
    // The seat that hides the coin sees it, but no result is proven, because the other seat does not see it.
    assert_eq!(certain(&thought(&Bet::Hidden, &vec![1], 2000).considered), [None, None]);
    assert_eq!(certain(&thought(&Bet::Shown, &vec![1], 2000).considered), [Some(ProvenResult::Lost); 2]);
}

#[test]
fn by_the_clock_a_search_ends_when_one_of_its_trees_is_certain() {
    let observation = Observation::of(&TicTacToe, &position(&[0, 0]), Seat::new(0), &mut Dealer::seeded(1));
    let marks = actions(&position(&[0, 0]));
    let search = Mcts::new(Budget::Millis(u32::MAX));
    // The search is never stopped externally.
    let effort = SearchLimits { threads: 2, stop: &|_| false };
    let thought = search.think(&TicTacToe, &observation, &marks, &mut Dealer::seeded(2), &effort);
    assert_eq!(thought.considered[thought.choice].proven.map(|proven| proven.ending), Some(ProvenResult::Won));
}

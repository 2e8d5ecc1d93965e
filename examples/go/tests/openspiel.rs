//! Replays games of OpenSpiel's `go`, recorded by `tests/tools/openspiel_games.py`.
//!
//! The rules differ in one point. OpenSpiel ends a game as a draw as soon as the stones are placed as they were at any
//! earlier time (superko). We let the game continue: the maximum length (GO-3.2), which OpenSpiel has as well, ends
//! every repetition.

use std::collections::HashSet;
use std::io::Read;

use flate2::read::GzDecoder;
use rondel::{Dealer, Ruleset, Seat, Seats, Turn};
use rondel_go::{Board, BoardSize, Go, Move, Point};
use serde_json::Value;

/// The number of recorded games on boards of 9, 13 and 19 rows, of games that reached the maximum length, and of games
/// that ended with a repetition.
const GAMES: [usize; 3] = [500, 50, 50];
const LONG: usize = 99;
const REPEATED: usize = 3;
const SIZES: [BoardSize; 3] = [BoardSize::Nine, BoardSize::Thirteen, BoardSize::Nineteen];
const ROWS: [u8; 3] = [9, 13, 19];

fn recorded() -> String {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("openspiel.txt.gz")[..]).read_to_string(&mut text).expect("recorded games");
    text
}

/// Reads moves: two digits each, the column and the row, or two hyphens for a pass.
fn moves(decision: &str) -> Vec<Move> {
    let signs: Vec<char> = decision.chars().collect();
    let number = |sign: char| sign.to_digit(32).expect("a column or a row") as u8;
    let read = |pair: &[char]| match pair {
        ['-', '-'] => Move::Pass,
        pair => Move::Stone(Point { row: number(pair[1]) + 1, column: number(pair[0]) + 1 }),
    };
    signs.chunks(2).map(read).collect()
}

/// Returns the stones on a board.
fn stones(board: &Board) -> Value {
    serde_json::to_value(board).expect("a board")["stones"].clone()
}

/// How a recorded game ended.
#[derive(Debug, PartialEq)]
enum End {
    Passes,
    Long,
    Repeated,
}

/// Replays a game, and returns how it ended.
fn replay(go: &Go, rows: u8, decisions: &str, returns: &str, game: usize) -> End {
    let mut dealer = Dealer::seeded(1);
    let all = (1..=rows).flat_map(|row| (1..=rows).map(move |column| Move::Stone(Point { row, column })));
    let all: HashSet<Move> = all.chain([Move::Pass]).collect();
    let mut expected = [all.clone(), all];
    let (mut board, mut boards, mut played) = (go.deal(Seats::TWO, &mut dealer), Vec::new(), Vec::<Move>::new());
    for decision in decisions.split(' ') {
        let (read, seat, mut legal) = (moves(decision), played.len() % 2, Vec::new());
        for last in played.iter().rev().take(2).filter(|last| **last != Move::Pass) {
            expected[seat].remove(last);
        }
        for changed in &read[1..] {
            if !expected[seat].remove(changed) {
                expected[seat].insert(*changed);
            }
        }
        assert_eq!(go.turn(&board), Turn::Decide(Seat::new(seat as u8)), "game {game}, ply {}", played.len());
        go.legal_actions(&board, &mut legal);
        let found: HashSet<Move> = legal.iter().copied().collect();
        assert_eq!((legal.len(), &found), (expected[seat].len(), &expected[seat]), "game {game}, ply {}", played.len());
        boards.push(board);
        go.apply(&mut board, read[0], &mut dealer);
        played.push(read[0]);
    }
    let Turn::Over(outcome) = go.turn(&board) else {
        assert_eq!(returns, "0 0", "game {game} is not over: {board:?}");
        assert!(boards.iter().any(|earlier| stones(earlier) == stones(&board)), "game {game} repeats no position");
        return End::Repeated;
    };
    let winner = ["1 -1", "-1 1"].iter().position(|other| *other == returns).expect("a winner");
    assert_eq!(outcome.winner(), Some(Seat::new(winner as u8)), "game {game}");
    if outcome.reason() == "end-long" { End::Long } else { End::Passes }
}

#[test]
fn the_games_of_openspiel_have_the_same_choices_and_results() {
    let (mut games, mut ends) = ([0; 3], Vec::new());
    for line in recorded().lines() {
        let (rows, line) = line.split_once(' ').expect("the size of the board");
        let (decisions, returns) = line.split_once(" = ").expect("a game and its returns");
        let board = ROWS.iter().position(|size| size.to_string() == rows).expect("a size");
        let game = games.iter().sum();
        ends.push(replay(&Go::new(SIZES[board]), ROWS[board], decisions, returns, game));
        games[board] += 1;
    }
    let count = |end: End| ends.iter().filter(|other| **other == end).count();
    assert_eq!((games, count(End::Long), count(End::Repeated)), (GAMES, LONG, REPEATED));
}

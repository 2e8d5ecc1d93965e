//! Replays games of OpenSpiel's `checkers`, recorded by `tests/tools/openspiel_games.py`.
//!
//! The rules differ in one point. OpenSpiel ends a game as a draw after 40 moves of both players together without a
//! capture. We follow the World Checkers and Draughts Federation: a game is a draw after 40 moves of each player in
//! which, moreover, no man has moved (CH-3.2, which `rules.rs` tests).

use std::io::Read;

use flate2::read::GzDecoder;
use rondel::{Dealer, Ruleset, Seat, Seats, Turn};
use rondel_checkers::{Checkers, Move};
use serde_json::json;

/// The number of moves without a capture after which OpenSpiel declares a draw.
const LIMIT: usize = 40;
/// The number of recorded games, and how many of them ended in this way.
const GAMES: usize = 1000;
const DRAWS: usize = 151;

fn recorded() -> String {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("openspiel.txt.gz")[..]).read_to_string(&mut text).expect("recorded games");
    text
}

/// Reads the actions of a decision: two digits each, the squares from and to.
fn actions(decision: &str) -> Vec<Move> {
    let squares: Vec<u32> = decision.chars().map(|digit| digit.to_digit(32).expect("a square")).collect();
    let action = |ends: &[u32]| serde_json::from_value(json!({ "from": ends[0], "to": ends[1] })).expect("a move");
    squares.chunks(2).map(action).collect()
}

/// Returns whether a move captures: the squares are two rows apart.
fn is_capture(decision: &str) -> bool {
    let rows: Vec<u32> = decision.chars().take(2).map(|digit| digit.to_digit(32).expect("a square") / 4).collect();
    rows[0].abs_diff(rows[1]) == 2
}

fn sorted(moves: &[Move]) -> Vec<String> {
    let mut sorted: Vec<String> = moves.iter().map(|action| format!("{action:?}")).collect();
    sorted.sort_unstable();
    sorted
}

#[test]
fn the_games_of_openspiel_have_the_same_choices_and_results() {
    let (mut games, mut draws, mut dealer) = (0, 0, Dealer::seeded(1));
    for line in recorded().lines() {
        let (decisions, returns) = line.split_once(" = ").expect("a game and its returns");
        let (mut board, mut quiet) = (Checkers.deal(Seats::TWO, &mut dealer), 0);
        for decision in decisions.split(' ') {
            let (expected, mut legal) = (actions(decision), Vec::new());
            Checkers.legal_actions(&board, &mut legal);
            assert_eq!(sorted(&legal), sorted(&expected), "game {games}: {board:?}");
            quiet = if is_capture(decision) { 0 } else { quiet + 1 };
            Checkers.apply(&mut board, expected[0], &mut dealer);
        }
        let winner = match returns {
            "1 -1" => Seat::new(0),
            "-1 1" => Seat::new(1),
            _ => {
                assert_eq!((returns, quiet), ("0 0", LIMIT), "game {games}");
                assert!(matches!(Checkers.turn(&board), Turn::Decide(_)), "game {games} goes on here");
                draws += 1;
                games += 1;
                continue;
            }
        };
        let Turn::Over(outcome) = Checkers.turn(&board) else { panic!("game {games} is not over: {board:?}") };
        assert_eq!(outcome.winner(), Some(winner), "game {games}");
        games += 1;
    }
    assert_eq!((games, draws), (GAMES, DRAWS));
}

//! Tests of the Tic-tac-toe rules, named after the rule numbers, and of the laws that apply to every ruleset.

use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, LANGUAGES, Outcome, Ruleset, Seat, Seats, Turn, plugins};
use rondel_tic_tac_toe::{Board, Mark, TicTacToe};

/// Returns the board after `squares`, counted from 1, have been marked in turn.
fn after(squares: &[u8]) -> Board {
    let mut dealer = Dealer::seeded(1);
    let mut board = TicTacToe.deal(Seats::TWO, &mut dealer);
    for square in squares {
        let mut legal = Vec::new();
        TicTacToe.legal_actions(&board, &mut legal);
        let mark: Mark = serde_json::from_value((square - 1).into()).expect("the number of a square");
        assert!(legal.contains(&mark), "square {square} is free");
        TicTacToe.apply(&mut board, mark, &mut dealer);
    }
    board
}

#[test]
fn ttt_1_1_cross_begins_and_free_squares_are_marked_in_turn() {
    assert_eq!(TicTacToe.turn(&after(&[])), Turn::Decide(Seat::new(0)));
    assert_eq!(TicTacToe.turn(&after(&[5])), Turn::Decide(Seat::new(1)));
    let mut legal = Vec::new();
    TicTacToe.legal_actions(&after(&[5]), &mut legal);
    assert_eq!(legal.len(), 8);
}

#[test]
fn ttt_1_2_three_in_a_line_win() {
    let lines = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 4, 7], [2, 5, 8], [3, 6, 9], [1, 5, 9], [3, 5, 7]];
    for line in lines {
        let mut others = (1..=9).filter(|square| !line.contains(square));
        let (first, second) = (others.next().expect("six others"), others.next().expect("five others"));
        let board = after(&[line[0], first, line[1], second, line[2]]);
        assert_eq!(TicTacToe.turn(&board), Turn::Over(Outcome::win(Seat::new(0), Seats::TWO, "end-line")), "{line:?}");
    }
}

#[test]
fn ttt_1_3_a_full_board_without_a_line_is_a_draw() {
    let board = after(&[1, 2, 3, 5, 4, 6, 8, 7, 9]);
    assert_eq!(TicTacToe.turn(&board), Turn::Over(Outcome::draw(Seats::TWO, "end-full")));
}

#[test]
fn tic_tac_toe_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["tic-tac-toe"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report = conformance::check(&TicTacToe, &CheckPlan { games: 100, seed: 1, catalogs: &catalogs, look_every: 1 });
    assert_eq!(report.expect("the laws hold").hidden_positions, 0);
}

#[test]
fn a_square_is_drawn_as_often_as_any_other() {
    for seed in 0..5 {
        assert_eq!(conformance::draws_fairly(&TicTacToe, Seats::TWO, seed), Ok(()));
    }
}

//! Tests of the Connect Four rules, named after the rule numbers, and of the laws that apply to every ruleset.

use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, LANGUAGES, Outcome, Ruleset, Seat, Seats, Turn, Urgent, plugins};
use rondel_connect_four::{Board, ConnectFour, Drop};

/// Returns the board after discs have been dropped into `columns`, counted from 1.
fn after(columns: &[u8]) -> Board {
    let mut dealer = Dealer::seeded(1);
    let mut board = ConnectFour.deal(Seats::TWO, &mut dealer);
    for column in columns {
        let mut legal = Vec::new();
        ConnectFour.legal_actions(&board, &mut legal);
        let drop = legal.iter().find(|drop| **drop == column_drop(*column)).expect("a column that is not full");
        ConnectFour.apply(&mut board, *drop, &mut dealer);
    }
    board
}

fn column_drop(column: u8) -> Drop {
    serde_json::from_value((column - 1).into()).expect("the number of a column")
}

fn winner(columns: &[u8]) -> Option<Seat> {
    let Turn::Over(outcome) = ConnectFour.turn(&after(columns)) else { return None };
    outcome.winner()
}

const RED: Option<Seat> = Some(Seat::new(0));
const BLUE: Option<Seat> = Some(Seat::new(1));

#[test]
fn c4_1_1_a_full_column_takes_no_disc_and_red_begins() {
    assert_eq!(ConnectFour.turn(&after(&[])), Turn::Decide(Seat::new(0)));
    let mut legal = Vec::new();
    ConnectFour.legal_actions(&after(&[4, 4, 4, 4, 4, 4]), &mut legal);
    assert_eq!(legal.len(), 6);
    assert!(!legal.contains(&column_drop(4)));
}

#[test]
fn c4_1_2_a_disc_falls_onto_those_below() {
    assert_eq!(winner(&[1, 2, 1, 2, 1, 2, 1]), RED);
}

#[test]
fn c4_1_3_four_in_a_row_win_in_every_direction() {
    assert_eq!(winner(&[1, 1, 2, 2, 3, 3, 4]), RED, "along a row");
    assert_eq!(winner(&[7, 1, 7, 1, 6, 1, 6, 1]), BLUE, "upwards");
    assert_eq!(winner(&[1, 2, 2, 3, 3, 4, 3, 4, 4, 7, 4]), RED, "a rising diagonal");
    assert_eq!(winner(&[7, 6, 6, 5, 5, 4, 5, 4, 4, 1, 4]), RED, "a falling diagonal");
    assert_eq!(winner(&[1, 1, 2, 2, 3, 3, 5]), None, "a gap");
    assert_eq!(winner(&[1, 2, 1, 2, 1, 2, 7, 3, 7, 3, 2]), None, "no row goes round the edge");
}

#[test]
fn c4_1_4_a_full_board_without_four_is_a_draw() {
    let columns =
        [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 3, 4, 3, 4, 4, 3, 4, 3, 3, 4, 3, 4, 5, 6, 5, 6, 6, 5, 6, 5, 5, 6, 5, 6]
            .into_iter()
            .chain([7; 6])
            .collect::<Vec<u8>>();
    assert_eq!(ConnectFour.turn(&after(&columns)), Turn::Over(Outcome::draw(Seats::TWO, "end-full")));
}

#[test]
fn connect_four_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["connect-four"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report =
        conformance::check(&ConnectFour, &CheckPlan { games: 50, seed: 1, catalogs: &catalogs, look_every: 1 });
    assert_eq!(report.expect("the laws hold").hidden_positions, 0);
}

/// Computes the result of [`Ruleset::urgent`] by trying every drop.
fn urgent(board: &Board) -> Urgent<Vec<Drop>> {
    let drops = |board: &Board| {
        let mut legal = Vec::new();
        ConnectFour.legal_actions(board, &mut legal);
        let after = |drop: Drop| {
            let mut next = *board;
            ConnectFour.apply(&mut next, drop, &mut Dealer::seeded(0));
            (drop, next)
        };
        legal.into_iter().map(after).collect::<Vec<(Drop, Board)>>()
    };
    let is_won = |board: &Board| matches!(ConnectFour.turn(board), Turn::Over(outcome) if outcome.winner().is_some());
    let wins: Vec<Drop> = drops(board).into_iter().filter(|(_, next)| is_won(next)).map(|(drop, _)| drop).collect();
    if !wins.is_empty() {
        return Urgent::Wins(wins);
    }
    // A drop parries a threat if the opponent could answer every other drop by winning in this drop's column.
    let loses = |to: Drop| {
        let others: Vec<_> = drops(board).into_iter().filter(|(drop, _)| *drop != to).collect();
        !others.is_empty()
            && others.iter().all(|(_, next)| drops(next).iter().any(|(drop, last)| *drop == to && is_won(last)))
    };
    let parries: Vec<Drop> = drops(board).into_iter().map(|(drop, _)| drop).filter(|drop| loses(*drop)).collect();
    if parries.is_empty() { Urgent::Nothing } else { Urgent::Parries(parries) }
}

#[test]
fn what_is_urgent_is_what_trying_everything_finds() {
    let mut hand = Dealer::seeded(7);
    let mut said = [0; 3];
    for _ in 0..300 {
        let mut board = after(&[]);
        while let Turn::Decide(_) = ConnectFour.turn(&board) {
            let (told, found) = (ConnectFour.urgent(&board), urgent(&board));
            let kind = match (told, &found) {
                (Urgent::Nothing, Urgent::Nothing) => 0,
                (Urgent::Wins(drop), Urgent::Wins(drops)) if drops.contains(&drop) => 1,
                (Urgent::Parries(drop), Urgent::Parries(drops)) if drops.contains(&drop) => 2,
                // With one column left, the only drop may parry a threat, but there is no other drop to
                // compare it with.
                (Urgent::Parries(_), Urgent::Nothing) => only_one(&board),
                _ => panic!("{board:?}: {told:?}, and there is {found:?}"),
            };
            said[kind] += 1;
            let action = ConnectFour.random_action(&board, &mut hand, &mut Vec::new());
            ConnectFour.apply(&mut board, action, &mut hand);
        }
    }
    assert!(said.iter().all(|count| *count > 50), "nothing, wins, parries: {said:?}");
}

/// Asserts that only one drop is legal, and returns the index of the "parries" count.
fn only_one(board: &Board) -> usize {
    let mut legal = Vec::new();
    ConnectFour.legal_actions(board, &mut legal);
    assert_eq!(legal.len(), 1, "{board:?}");
    2
}

#[test]
fn a_column_is_drawn_as_often_as_any_other() {
    for seed in 0..5 {
        assert_eq!(conformance::draws_fairly(&ConnectFour, Seats::TWO, seed), Ok(()));
    }
}

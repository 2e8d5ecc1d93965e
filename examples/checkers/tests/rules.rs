//! Tests of the rules of Checkers, named after the rule numbers, and of the laws that apply to every ruleset.

use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, LANGUAGES, Observer, Outcome, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_checkers::{Board, Checkers, Move};
use serde_json::json;

/// Returns a move between two squares, numbered from 1.
fn step(from: u32, to: u32) -> Move {
    serde_json::from_value(json!({ "from": from - 1, "to": to - 1 })).expect("a move")
}

fn dealt() -> Board {
    Checkers.deal(Seats::TWO, &mut Dealer::seeded(1))
}

/// Returns a board with these red and blue pieces; kings are listed a second time.
fn board(red: &[u32], blue: &[u32], kings: &[u32], mover: u8) -> Board {
    let set = |squares: &[u32]| squares.iter().fold(0_u32, |all, square| all | 1 << (square - 1));
    let pieces = [set(red), set(blue)];
    let fields = json!({ "pieces": pieces, "kings": set(kings), "mover": mover, "capturing": null, "quiet": 0 });
    serde_json::from_value(fields).expect("a board")
}

fn legal(board: &Board) -> Vec<Move> {
    let mut legal = Vec::new();
    Checkers.legal_actions(board, &mut legal);
    legal.sort_by_key(|action| format!("{action:?}"));
    legal
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_by_key(|action| format!("{action:?}"));
    moves
}

/// Returns the board after legal moves.
fn after(mut board: Board, moves: &[(u32, u32)]) -> Board {
    for (from, to) in moves {
        let action = step(*from, *to);
        assert!(legal(&board).contains(&action), "{action:?} is not among {:?}", legal(&board));
        Checkers.apply(&mut board, action, &mut Dealer::seeded(1));
    }
    board
}

/// Returns the keys of the names of the pieces on a square.
fn on(board: &Board, square: u32) -> &'static str {
    let scene = Checkers.scene(board, Observer::Spectator);
    let name = serde_json::to_string(&scene.piece(rondel::ElementId::new("square", square - 1)).expect("it").name);
    let name = name.expect("text");
    ["man-on", "king-on"].into_iter().find(|key| name.contains(key)).unwrap_or("nothing")
}

const RED: Turn = Turn::Decide(Seat::new(0));
const BLUE: Turn = Turn::Decide(Seat::new(1));

#[test]
fn ch_1_1_twelve_men_each_on_the_dark_squares_of_the_first_rows() {
    assert_eq!(dealt(), board(&(1..=12).collect::<Vec<_>>(), &(21..=32).collect::<Vec<_>>(), &[], 0));
}

#[test]
fn ch_1_2_red_begins_and_players_alternate() {
    assert_eq!(Checkers.turn(&dealt()), RED);
    assert_eq!(Checkers.turn(&after(dealt(), &[(11, 15)])), BLUE);
    assert_eq!(Checkers.turn(&after(dealt(), &[(11, 15), (22, 17)])), RED);
}

#[test]
fn ch_2_1_a_man_moves_one_square_diagonally_forwards() {
    let first = [(9, 13), (9, 14), (10, 14), (10, 15), (11, 15), (11, 16), (12, 16)];
    assert_eq!(legal(&dealt()), sorted(first.map(|(from, to)| step(from, to)).to_vec()));
    assert_eq!(legal(&board(&[1], &[18], &[], 1)), [step(18, 14), step(18, 15)]);
    assert_eq!(legal(&board(&[14, 17], &[32], &[], 0)), [step(14, 18), step(17, 21), step(17, 22)]);
}

#[test]
fn ch_2_2_a_king_moves_in_every_diagonal_direction() {
    let around = [(18, 14), (18, 15), (18, 22), (18, 23)].map(|(from, to)| step(from, to));
    assert_eq!(legal(&board(&[18], &[32], &[18], 0)), around);
}

#[test]
fn ch_2_3_a_piece_captures_by_jumping_to_the_free_square_behind() {
    let fight = board(&[15], &[18, 32], &[], 0);
    assert_eq!(legal(&fight), [step(15, 22)]);
    assert_eq!(after(fight, &[(15, 22)]), board(&[22], &[32], &[], 1));
    // The square behind is taken, and a man does not capture backwards, but a king does.
    assert_eq!(legal(&board(&[15], &[18, 22], &[], 0)), [step(15, 19)]);
    assert!(!legal(&board(&[22], &[18, 32], &[], 0)).contains(&step(22, 15)));
    assert_eq!(legal(&board(&[22], &[18, 32], &[22], 0)), [step(22, 15)]);
}

#[test]
fn ch_2_4_captures_are_compulsory_but_any_may_be_chosen() {
    // 11 can capture one man and 9 two; the man on 1 may not move.
    let choice = board(&[1, 9, 11], &[14, 15, 22, 32], &[], 0);
    assert_eq!(legal(&choice), [step(11, 18), step(9, 18)]);
    let blocked = Checkers.blocked_clicks(&choice);
    assert_eq!(blocked.iter().map(|click| (click.element.number, click.rule)).collect::<Vec<_>>(), [(0, "CH-2.4")]);
}

#[test]
fn ch_2_5_the_same_piece_goes_on_while_it_can_capture() {
    let first = after(board(&[9, 12], &[14, 16, 23, 32], &[], 0), &[(9, 18)]);
    assert_eq!((Checkers.turn(&first), legal(&first)), (RED, vec![step(18, 27)]), "12 could capture too");
    assert_eq!(Checkers.turn(&after(first, &[(18, 27)])), BLUE);
    let back = after(board(&[9], &[14, 15, 32], &[9], 0), &[(9, 18)]);
    assert_eq!(legal(&back), [step(18, 11)], "a king may turn back");
}

#[test]
fn ch_2_6_a_man_in_the_last_row_becomes_a_king_and_the_turn_ends() {
    let crowned = after(board(&[22], &[26, 27, 10], &[], 0), &[(22, 31)]);
    assert_eq!((on(&crowned, 31), Checkers.turn(&crowned)), ("king-on", BLUE), "31 could capture 27");
    assert_eq!(on(&after(board(&[32], &[7], &[], 1), &[(7, 2)]), 2), "king-on");
    assert_eq!(on(&after(board(&[21], &[7], &[], 0), &[(21, 25)]), 25), "man-on");
}

#[test]
fn ch_3_1_whoever_cannot_move_loses() {
    let end = |board: Board| match Checkers.turn(&board) {
        Turn::Over(outcome) => outcome,
        Turn::Decide(seat) => panic!("{seat:?} decides"),
    };
    let captured = after(board(&[15], &[18], &[], 0), &[(15, 22)]);
    assert_eq!(end(captured), Outcome::win(Seat::new(0), Seats::TWO, "end-captured"));
    let blocked = board(&[6, 9], &[13], &[], 1);
    assert!(legal(&blocked).is_empty());
    assert_eq!(end(blocked), Outcome::win(Seat::new(0), Seats::TWO, "end-blocked"));
}

#[test]
fn ch_3_2_forty_moves_each_without_progress_are_a_draw() {
    let mut quiet = board(&[1, 5], &[32, 12], &[1, 32], 0);
    let mut played = 0;
    while let Turn::Decide(seat) = Checkers.turn(&quiet) {
        let way = [[(1, 6), (32, 27)], [(6, 1), (27, 32)]][played / 2 % 2][seat.index()];
        quiet = after(quiet, &[way]);
        played += 1;
    }
    assert_eq!((played, Checkers.turn(&quiet)), (80, Turn::Over(Outcome::draw(Seats::TWO, "end-quiet"))));
    // The move of a man begins the count again.
    let mut moved = board(&[1, 5], &[32, 12], &[1, 32], 0);
    moved = after(moved, &[(1, 6), (32, 27), (5, 9)]);
    for _ in 0..19 {
        moved = after(moved, &[(27, 32), (6, 1), (32, 27), (1, 6)]);
    }
    assert_eq!(Checkers.turn(&after(moved, &[(27, 32), (6, 1)])), BLUE);
}

#[test]
fn checkers_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["checkers"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report = conformance::check(&Checkers, &CheckPlan { games: 50, seed: 1, catalogs: &catalogs, look_every: 1 });
    assert_eq!(report.expect("the laws hold").hidden_positions, 0);
}

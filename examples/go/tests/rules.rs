//! Tests of the rules of Go, named after the rule numbers, and of the laws that apply to every ruleset.

use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, ElementId, LANGUAGES, Observer, Outcome, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_go::{Board, BoardSize, Go, Move, Point};
use serde_json::json;

const GO: Go = Go::new(BoardSize::Nine);
const BLACK: Turn = Turn::Decide(Seat::new(0));
const WHITE: Turn = Turn::Decide(Seat::new(1));

/// Returns the point with a name such as "D4".
fn point(name: &str) -> Point {
    let (letter, row) = name.split_at(1);
    let column = "ABCDEFGHJKLMNOPQRST".find(letter).expect("a column");
    Point { row: row.parse().expect("a row"), column: column as u8 + 1 }
}

fn stone(name: &str) -> Move {
    Move::Stone(point(name))
}

/// Returns a position on the small board: a line of text for each row from the top, in which `x` are black stones and
/// `o` white ones. Missing rows and columns are free.
fn board(rows: &[&str], mover: u16) -> Board {
    let of = |sign: char| {
        let bits = |row: &str| -> u32 {
            (1..).zip(row.chars()).map(|(column, other)| u32::from(other == sign) << column).sum()
        };
        let mut stones = vec![0; 21];
        (0..).zip(rows).for_each(|(down, row)| stones[9 - down] = bits(row));
        stones
    };
    let stones = [of('x'), of('o')];
    let placed: Vec<u32> = stones.iter().map(|rows| rows.iter().map(|row| row.count_ones()).sum()).collect();
    let fields = json!({
        "size": 9, "stones": stones, "ko": null, "passes": 0, "played": mover, "placed": placed, "lost": [0, 0],
    });
    serde_json::from_value(fields).expect("a board")
}

fn empty() -> Board {
    GO.deal(Seats::TWO, &mut Dealer::seeded(1))
}

fn legal(board: &Board) -> Vec<Move> {
    let mut legal = Vec::new();
    GO.legal_actions(board, &mut legal);
    legal
}

fn may(board: &Board, name: &str) -> bool {
    legal(board).contains(&stone(name))
}

/// Returns the board after legal moves; `-` is a pass.
fn after(mut board: Board, moves: &[&str]) -> Board {
    for name in moves {
        let action = if *name == "-" { Move::Pass } else { stone(name) };
        assert!(legal(&board).contains(&action), "{name} is not legal");
        GO.apply(&mut board, action, &mut Dealer::seeded(1));
    }
    board
}

/// Returns the names of the points that hold a stone of a seat, as drawn: row by row from the top.
fn stones(board: &Board, seat: usize) -> Vec<String> {
    let scene = GO.scene(board, Observer::Spectator);
    let drawn =
        scene.pieces().filter(|piece| piece.id.kind == "point" && piece.face.icon == Some(["black", "white"][seat]));
    let name = |id: ElementId| {
        format!("{}{}", "ABCDEFGHJ".chars().nth(id.number as usize % 100 - 1).expect("a column"), id.number / 100)
    };
    drawn.map(|piece| name(piece.id)).collect()
}

/// Returns the points of both seats, without the half point of the komi.
fn total(board: &Board) -> Vec<i32> {
    GO.score_sheet(board).lines.last().expect("a total").1.clone()
}

fn outcome(board: &Board) -> Outcome {
    match GO.turn(board) {
        Turn::Over(outcome) => outcome,
        Turn::Decide(seat) => panic!("{seat:?} decides"),
    }
}

#[test]
fn go_1_1_the_board_is_empty_and_has_9_13_or_19_lines() {
    for (size, points) in [(BoardSize::Nine, 81), (BoardSize::Thirteen, 169), (BoardSize::Nineteen, 361)] {
        let go = Go::new(size);
        let (board, mut legal) = (go.deal(Seats::TWO, &mut Dealer::seeded(1)), Vec::new());
        go.legal_actions(&board, &mut legal);
        assert_eq!(legal.len(), points + 1, "all points are free");
        let scene = go.scene(&board, Observer::Spectator);
        assert_eq!(scene.pieces().filter(|piece| piece.id.kind == "point").count(), points);
    }
}

#[test]
fn go_1_2_black_begins_and_players_alternate() {
    assert_eq!(GO.turn(&empty()), BLACK);
    assert_eq!(GO.turn(&after(empty(), &["D4"])), WHITE);
    assert_eq!(GO.turn(&after(empty(), &["D4", "-"])), BLACK);
}

#[test]
fn go_2_1_a_stone_is_placed_on_a_free_point() {
    let placed = after(empty(), &["D4", "J9"]);
    assert_eq!((stones(&placed, 0), stones(&placed, 1)), (vec!["D4".to_owned()], vec!["J9".to_owned()]));
    assert!(!may(&placed, "D4") && !may(&placed, "J9") && may(&placed, "D5"));
    assert_eq!(legal(&placed).len(), 81 - 2 + 1);
}

#[test]
fn go_2_2_a_group_is_connected_along_lines_not_diagonally() {
    // The two stones at the top are captured together, and the one that is only diagonal to them stays.
    let captured = after(board(&["oo.", "x.o"], 0), &["B8", "-", "C9"]);
    assert_eq!(stones(&captured, 1), ["C8"]);
}

#[test]
fn go_2_3_a_group_lives_while_it_has_one_liberty() {
    let three = after(board(&[".x.", "xo."], 0), &["B7"]);
    assert_eq!(stones(&three, 1), ["B8"], "C8 is still free");
    assert!(stones(&after(three, &["-", "C8"]), 1).is_empty());
}

#[test]
fn go_2_4_groups_without_liberties_are_captured() {
    let captured = after(board(&[".x.x.", "xo.ox", ".x.x."], 0), &["C8"]);
    assert!(stones(&captured, 1).is_empty(), "two groups at once");
    let tile = GO.scene(&captured, Observer::Spectator).piece(ElementId::new("captured", 0)).expect("a tile").count;
    assert_eq!(tile, Some(2));
    let later = after(captured, &["-"]);
    assert!(may(&later, "B8") && may(&later, "D8"), "their points are free again");
}

#[test]
fn go_2_5_a_stone_needs_a_liberty_after_captures() {
    let corner = board(&[".o.", "o.."], 0);
    assert!(!may(&corner, "A9") && may(&board(&[".o.", "o.."], 1), "A9"));
    let blocked = GO.blocked_clicks(&corner);
    assert_eq!(blocked.iter().map(|click| (click.element.number, click.rule)).collect::<Vec<_>>(), [(901, "GO-2.5")]);
    // The group of two would have no liberty either, unless the stone captures.
    assert!(!may(&board(&["x.o", "oo."], 0), "B9"));
    let capture = after(board(&["x.ox", "oox.", "xx.."], 0), &["B9"]);
    assert_eq!(stones(&capture, 1), Vec::<String>::new(), "C9 and both on row 8");
}

#[test]
fn go_2_6_a_single_stone_is_not_captured_back_at_once() {
    let ko = after(board(&[".xo.", "xo.o", ".xo."], 0), &["C8"]);
    assert_eq!(stones(&ko, 1), ["C9", "D8", "C7"], "B8 is captured");
    assert!(!may(&ko, "B8"));
    let blocked = GO.blocked_clicks(&ko);
    let blocked: Vec<_> = blocked.iter().map(|click| (click.element.number, click.rule)).collect();
    assert_eq!(blocked, [(802, "GO-2.6"), (901, "GO-2.5")]);
    assert!(may(&after(ko, &["J1", "J2"]), "B8"), "after another move");
    assert!(may(&after(ko, &["-", "J2"]), "B8"), "after a pass");
    // Two stones were captured, or a group has captured: both may be captured back.
    let two = after(board(&[".oox", "oxx."], 0), &["A9", "B9"]);
    assert_eq!(stones(&two, 0), ["D9", "B8", "C8"]);
    let group = after(board(&["o.xo", "xoo."], 0), &["B9", "A9"]);
    assert_eq!(stones(&group, 0), ["A8"]);
}

#[test]
fn go_2_7_passing_is_always_allowed() {
    let passed = after(after(empty(), &["D4"]), &["-"]);
    assert_eq!((stones(&passed, 0).len(), stones(&passed, 1).len(), GO.turn(&passed)), (1, 0, BLACK));
    assert!(legal(&passed).contains(&Move::Pass));
}

#[test]
fn go_3_1_two_passes_in_a_row_end_the_game() {
    assert_eq!(GO.turn(&after(empty(), &["-", "D4", "-"])), WHITE);
    let over = after(empty(), &["D4", "-", "-"]);
    assert_eq!(outcome(&over), Outcome::win(Seat::new(0), Seats::TWO, "end-passes"));
    assert!(legal(&over).is_empty());
}

#[test]
fn go_3_2_a_game_ends_after_twice_as_many_moves_as_points() {
    for (size, most) in [(BoardSize::Nine, 162), (BoardSize::Thirteen, 338), (BoardSize::Nineteen, 722)] {
        assert_eq!(Go::new(size).longest_game(), most);
    }
    let long = after(board(&["x.x.x", "o.o.o"], 160), &["J1"]);
    assert_eq!(GO.turn(&long), WHITE);
    assert_eq!(outcome(&after(long, &["J2"])).reason(), "end-long");
    assert_eq!(outcome(&after(long, &["-"])).reason(), "end-long", "passes count");
}

#[test]
fn go_3_3_area_is_stones_and_the_points_that_only_they_surround() {
    let walls = |top: &'static str| board(&[&[top][..], &["...xo...."; 8]].concat(), 0);
    assert_eq!(total(&walls("...xo....")), [4 * 9, 5 * 9 + 7]);
    // A point between the walls belongs to nobody, and captured stones do not count.
    assert_eq!(total(&walls("...x.o...")), [4 * 9, 5 * 9 - 1 + 7]);
    assert_eq!(total(&after(board(&["o.", "x."], 0), &["B9"])), [81, 7]);
    assert_eq!(total(&empty()), [0, 7]);
}

#[test]
fn go_3_4_all_stones_on_the_board_count_as_alive() {
    // The white stone in the area of Black could not be saved, but it stays, and the points around it are nobody's.
    let dead = after(board(&["", "", "", "xxxxxxxxx", "", ".....o...", "", "", ""], 0), &["-", "-"]);
    assert_eq!(stones(&dead, 1), ["F4"]);
    assert_eq!(total(&dead), [9 + 27, 1 + 7]);
    assert_eq!(outcome(&dead).winner(), Some(Seat::new(0)));
}

#[test]
fn go_3_5_white_has_a_komi_of_seven_and_a_half() {
    let result = |top: &'static str, others: &'static str| {
        let over = after(board(&[&[top][..], &[others; 8]].concat(), 0), &["-", "-"]);
        (total(&over), outcome(&over).winner().map(Seat::index))
    };
    assert_eq!(result("....xo...", "....xo..."), (vec![45, 36 + 7], Some(0)));
    assert_eq!(result("...xo....", "...xo...."), (vec![36, 45 + 7], Some(1)));
    assert_eq!(result("...xo....", "....xo..."), (vec![44, 37 + 7], Some(1)), "the half point decides");
}

#[test]
fn moves_are_drawn_fairly() {
    conformance::draws_fairly(&GO, Seats::TWO, 1).expect("every legal move is equally likely");
}

#[test]
fn go_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["go"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report = conformance::check(&GO, &CheckPlan { games: 20, seed: 1, catalogs: &catalogs, look_every: 4 });
    assert_eq!(report.expect("the laws hold").hidden_positions, 0);
    let large = Go::new(BoardSize::Nineteen);
    let plan = CheckPlan { games: 1, seed: 1, catalogs: &catalogs, look_every: 50 };
    assert_eq!(conformance::check(&large, &plan).expect("the laws hold").hidden_positions, 0);
}

//! Tests of the rules of Backgammon, named after the rule numbers, and of the laws that apply to every ruleset.

mod matches;

use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, ElementId, LANGUAGES, Luck, Observer, Outcome, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_backgammon::{Act, Backgammon, Board, Length, Move};
use serde_json::json;

/// A seat's checkers: places from that seat's side (0 for borne off, 25 for the bar) and their numbers of checkers.
type Side<'a> = &'a [(usize, u8)];

/// A single game.
const GAME: Backgammon = Backgammon::new(Length::One);

const RED: Turn = Turn::Decide(Seat::new(0));
const BLUE: Turn = Turn::Decide(Seat::new(1));
const OFF: usize = 0;
const BAR: usize = 25;

/// Returns a board where a seat is to play two dice. All checkers that are not listed are on the 1-point of their side.
fn board(sides: [Side; 2], mover: u8, dice: [u8; 2]) -> Board {
    let checkers = sides.map(|side| {
        let mut own = [0_u8; 26];
        for (place, count) in side {
            own[*place] = *count;
        }
        own[1] += 15 - own.iter().sum::<u8>();
        own.to_vec()
    });
    let left = if dice[0] == dice[1] { [4, 0] } else { [1, 1] };
    let fields = json!({ "checkers": checkers, "mover": mover, "dice": dice, "left": left, "stakes": stakes_of(&dealt(&[2, 1])) });
    serde_json::from_value(fields).expect("a board")
}

/// Returns what a game is about.
fn stakes_of(board: &Board) -> serde_json::Value {
    serde_json::to_value(board).expect("plain data")["stakes"].take()
}

fn dealt(dice: &[u8]) -> Board {
    let mut dealer = Dealer::seeded(1);
    dealer.follow(dice.iter().map(|die| Luck::Die(*die)));
    let board = GAME.deal(Seats::TWO, &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None));
    board
}

fn moved(act: Act) -> Option<(u8, u8)> {
    if let Act::Move(Move { from, die }) = act { Some((from, die)) } else { None }
}

/// Returns the legal actions as pairs of place and die, in ascending order.
fn legal(board: &Board) -> Vec<(u8, u8)> {
    let mut legal = Vec::new();
    GAME.legal_actions(board, &mut legal);
    let mut legal: Vec<(u8, u8)> = legal.into_iter().filter_map(moved).collect();
    legal.sort_unstable();
    legal
}

/// Returns the board after legal moves, given as pairs of place and die, and the dice that are rolled after the last.
fn after(mut board: Board, moves: &[(u8, u8)], rolls: &[u8]) -> Board {
    for (index, (from, die)) in moves.iter().enumerate() {
        assert!(legal(&board).contains(&(*from, *die)), "{from} by {die} is not among {:?}", legal(&board));
        let mut dealer = Dealer::seeded(1);
        let is_last = index + 1 == moves.len();
        dealer.follow(rolls.iter().filter(|_| is_last).map(|die| Luck::Die(*die)));
        GAME.apply(&mut board, Act::Move(Move { from: *from, die: *die }), &mut dealer);
        assert_eq!(dealer.unfollow(), Ok(None), "{board:?}");
    }
    board
}

/// Returns the number of checkers of a seat on a place, in the numbering of that seat.
fn on(board: &Board, seat: usize, place: usize) -> u64 {
    let fields = serde_json::to_value(board).expect("plain data");
    fields["checkers"][seat][place].as_u64().expect("a number")
}

/// Returns what the table says about an element.
fn name(board: &Board, kind: &'static str, number: u32) -> String {
    let scene = GAME.scene(board, Observer::Spectator);
    serde_json::to_string(&scene.piece(ElementId::new(kind, number)).expect("on the table").name).expect("text")
}

fn outcome(board: &Board) -> Outcome {
    match GAME.turn(board) {
        Turn::Over(outcome) => outcome,
        Turn::Decide(seat) => panic!("{seat:?} decides"),
    }
}

#[test]
fn bg_1_1_each_player_counts_from_their_own_side() {
    // Both move two checkers from their own 24-point, which are the two ends of the board.
    let red = after(dealt(&[2, 1]), &[(24, 2), (24, 1)], &[2, 1]);
    assert_eq!((on(&red, 0, 22), on(&red, 0, 23)), (1, 1));
    let blue = after(red, &[(24, 2), (24, 1)], &[2, 1]);
    assert_eq!((on(&blue, 1, 22), on(&blue, 1, 23)), (1, 1));
    // The same point has the number of the player to move.
    assert!(name(&red, "point", 6).contains("19"), "{}", name(&red, "point", 6));
    assert!(name(&blue, "point", 6).contains('6'), "{}", name(&blue, "point", 6));
}

#[test]
fn bg_1_2_fifteen_checkers_each_on_four_points() {
    let start = dealt(&[2, 1]);
    for seat in 0..2 {
        let own: Vec<u64> = (0..26).map(|place| on(&start, seat, place)).collect();
        assert_eq!([own[24], own[13], own[8], own[6]], [2, 5, 3, 5]);
        assert_eq!(own.iter().sum::<u64>(), 15);
    }
}

#[test]
fn bg_1_3_the_higher_die_begins_with_both_and_ties_are_rolled_again() {
    assert_eq!(GAME.turn(&dealt(&[5, 2])), RED);
    let blue = dealt(&[4, 4, 1, 1, 3, 6]);
    assert_eq!(GAME.turn(&blue), BLUE);
    assert!(legal(&blue).contains(&(13, 6)) && legal(&blue).contains(&(13, 3)));
    assert_eq!(GAME.turn(&after(blue, &[(13, 6), (13, 3)], &[1, 2])), RED);
}

#[test]
fn bg_2_1_each_number_moves_one_checker_by_exactly_so_many_points() {
    let start = dealt(&[3, 1]);
    assert_eq!(legal(&start), [(6, 1), (6, 3), (8, 1), (8, 3), (13, 3), (24, 1), (24, 3)]);
    let made = after(start, &[(8, 3), (6, 1)], &[6, 5]);
    assert_eq!((on(&made, 0, 5), on(&made, 0, 8), on(&made, 0, 6)), (2, 2, 4));
    let same = after(start, &[(13, 3)], &[]);
    assert!(legal(&same).contains(&(10, 1)) && legal(&same).iter().all(|(_, die)| *die == 1));
    assert_eq!(GAME.turn(&after(same, &[(10, 1)], &[6, 5])), BLUE);
}

#[test]
fn bg_2_2_a_double_is_played_four_times() {
    let double = after(dealt(&[3, 1]), &[(8, 3), (6, 1)], &[4, 4]);
    let played = after(double, &[(13, 4), (9, 4), (13, 4)], &[]);
    assert_eq!(GAME.turn(&played), BLUE);
    assert_eq!(GAME.turn(&after(played, &[(6, 4)], &[2, 1])), RED);
}

#[test]
fn bg_2_3_a_point_with_two_rival_checkers_is_closed() {
    // Blue has two checkers on Red's 9-point, one on Red's 8-point and none on Red's 7-point.
    let fight = |die| board([&[(13, 2)], &[(16, 2), (17, 1), (20, 12)]], 0, [die, die]);
    assert_eq!(legal(&fight(4)), []);
    assert_eq!(legal(&fight(5)), [(13, 5)]);
    assert_eq!(legal(&fight(6)), [(13, 6)]);
    assert_eq!(legal(&board([&[(13, 2), (10, 2), (24, 11)], &[(20, 15)]], 0, [3, 3]))[1], (13, 3), "its own point");
}

#[test]
fn bg_2_4_a_single_rival_checker_is_hit() {
    let fight = board([&[(13, 2)], &[(17, 1), (20, 14)]], 0, [5, 2]);
    let hit = after(fight, &[(13, 5)], &[]);
    assert_eq!((on(&hit, 0, 8), on(&hit, 1, 17), on(&hit, 1, BAR)), (1, 0, 1));
    assert!(name(&hit, "bar", 1).contains('1'));
}

#[test]
fn bg_2_5_checkers_on_the_bar_enter_first() {
    // Blue holds Red's 24-point, so Red enters only with the 3.
    let sides: [Side; 2] = [&[(BAR, 1), (13, 4), (6, 10)], &[(1, 2), (3, 1), (13, 12)]];
    let entering = board(sides, 0, [1, 3]);
    assert_eq!(legal(&entering), [(25, 3)]);
    assert_eq!(GAME.blocked_clicks(&entering)[0].rule, "BG-2.5");
    let entered = after(entering, &[(25, 3)], &[]);
    assert_eq!((on(&entered, 0, 22), on(&entered, 1, BAR)), (1, 1));
    assert!(legal(&entered).contains(&(6, 1)));
    let two = board([&[(BAR, 2), (13, 13)], &[(1, 2), (13, 13)]], 0, [2, 3]);
    assert_eq!(legal(&two), [(25, 2), (25, 3)]);
    assert_eq!(legal(&after(two, &[(25, 3)], &[])), [(25, 2)]);
}

#[test]
fn bg_2_6_both_numbers_must_be_played_if_possible() {
    // Only one checker is left, and its way with the 3 is closed.
    let sides: [Side; 2] = [&[(13, 1), (OFF, 14)], &[(15, 2), (21, 13)]];
    let closed = board(sides, 0, [6, 3]);
    assert_eq!(legal(&closed), [(13, 6)], "10 is closed");
    let open = board([&[(13, 1), (9, 1), (OFF, 13)], &[(22, 2), (21, 2), (18, 11)]], 0, [5, 4]);
    // 4 and 7 are closed. After the 4 from 13 to 9, no 5 could be played; after the 4 from 9, it can be.
    assert_eq!(legal(&open), [(9, 4), (13, 5)]);
    assert_eq!(GAME.blocked_clicks(&after(open, &[(9, 4)], &[])).len(), 1);
    // A die that cannot be played at first may become playable: 13/10 opens 10/4, while 13/7 is closed.
    let late = board([&[(2, 6), (3, 5), (4, 1), (13, 1)], &[(18, 2), (1, 13)]], 0, [3, 6]);
    assert_eq!(legal(&late), [(13, 3)]);
}

#[test]
fn bg_2_7_the_higher_number_if_only_one_can_be_played() {
    // 13/9 and 13/8 are both open, but Blue's point closes the way on from both.
    let one = board([&[(13, 1), (OFF, 14)], &[(21, 2), (20, 13)]], 0, [4, 5]);
    assert_eq!(legal(&one), [(13, 5)]);
    let lower = board([&[(13, 1), (OFF, 14)], &[(17, 2), (21, 13)]], 0, [4, 5]);
    assert_eq!(legal(&lower), [(13, 4)], "the higher is closed");
}

#[test]
fn bg_2_8_numbers_that_cannot_be_played_are_lost() {
    // The 6 is played, and the 4 is closed: Blue is to move at once.
    let sides: [Side; 2] = [&[(13, 1), (1, 14)], &[(16, 2), (22, 2), (13, 11)]];
    let rest = after(board(sides, 0, [6, 4]), &[(13, 6)], &[2, 1]);
    assert_eq!(GAME.turn(&rest), BLUE);
    // Blue is on the bar behind six closed points and is skipped twice; Red moves three times in a row.
    let home: Side = &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (20, 3)];
    let shut = board([home, &[(BAR, 1), (13, 14)]], 0, [1, 2]);
    let again = after(shut, &[(20, 1), (20, 2)], &[6, 5, 3, 1]);
    assert_eq!((GAME.turn(&again), on(&again, 1, BAR)), (RED, 1));
    assert!(GAME.begins_turn(&again));
}

#[test]
fn bg_3_1_checkers_are_borne_off_once_all_are_at_home() {
    let home = board([&[(6, 2), (4, 2), (1, 11)], &[(13, 15)]], 0, [4, 1]);
    assert!(legal(&home).contains(&(4, 4)) && legal(&home).contains(&(1, 1)) && !legal(&home).contains(&(1, 4)));
    let off = after(home, &[(4, 4)], &[]);
    assert_eq!((on(&off, 0, OFF), on(&off, 0, 4)), (1, 1));
    let outside = board([&[(13, 1), (4, 14)], &[(20, 15)]], 0, [4, 2]);
    assert!(!legal(&outside).contains(&(4, 4)), "{:?}", legal(&outside));
}

#[test]
fn bg_3_2_a_higher_number_bears_off_from_the_highest_point() {
    let low = board([&[(4, 2), (3, 13)], &[(13, 15)]], 0, [6, 1]);
    assert_eq!(legal(&low), [(3, 1), (4, 1), (4, 6)]);
    let gap = board([&[(6, 2), (3, 13)], &[(13, 15)]], 0, [4, 5]);
    assert_eq!(legal(&gap), [(6, 4), (6, 5)], "6 is occupied, so nothing is borne off");
    // Both dice bear off from the same point: the higher is offered.
    assert_eq!(legal(&board([&[(3, 2), (OFF, 13)], &[(13, 15)]], 0, [5, 4])), [(3, 5)]);
}

#[test]
fn bg_3_3_a_checker_that_was_hit_comes_home_before_more_are_borne_off() {
    let hit = board([&[(BAR, 1), (2, 4), (OFF, 10)], &[(13, 15)]], 0, [2, 5]);
    assert_eq!(legal(&hit), [(25, 2), (25, 5)]);
    let entered = after(hit, &[(25, 5)], &[]);
    assert_eq!(legal(&entered), [(20, 2)]);
}

/// Returns the outcome if Red bears off its last checker while Blue has these checkers.
fn red_wins(blue: Side) -> Outcome {
    outcome(&after(board([&[(2, 1), (OFF, 14)], blue], 0, [3, 2]), &[(2, 3)], &[]))
}

#[test]
fn bg_4_1_whoever_bears_off_all_checkers_wins_one_point() {
    let single = red_wins(&[(OFF, 1), (24, 14)]);
    assert_eq!((single.winner(), single.reason()), (Some(Seat::new(0)), "end-single"));
    let [won, lost] = [0, 1].map(|seat| single.utility(Seat::new(seat)));
    assert!((won - 4.0 / 6.0).abs() < 1e-4 && (lost - 2.0 / 6.0).abs() < 1e-4);
}

#[test]
fn bg_4_2_a_gammon_counts_two_points() {
    let gammon = red_wins(&[(18, 1), (1, 14)]);
    assert_eq!((gammon.winner(), gammon.reason()), (Some(Seat::new(0)), "end-gammon"));
    assert!((gammon.utility(Seat::new(0)) - 5.0 / 6.0).abs() < 1e-4);
}

#[test]
fn bg_4_3_a_backgammon_counts_three_points() {
    for blue in [&[(19, 1), (1, 14)], &[(BAR, 1), (1, 14)]] {
        let backgammon = red_wins(blue);
        assert_eq!((backgammon.winner(), backgammon.reason()), (Some(Seat::new(0)), "end-backgammon"));
        assert!(backgammon.utility(Seat::new(0)) > 1.0 - 1e-4 && backgammon.utility(Seat::new(1)) < 1e-4);
    }
}

#[test]
fn backgammon_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["backgammon"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report = conformance::check(&GAME, &CheckPlan { games: 50, seed: 1, catalogs: &catalogs, look_every: 1 });
    assert_eq!(report.expect("the laws hold").hidden_positions, 0);
}

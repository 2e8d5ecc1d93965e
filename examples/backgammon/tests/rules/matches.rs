//! Tests of matches with the doubling cube, and of what bots do with it.

use std::collections::BTreeSet;

use rondel::bots::{self, SearchLimits};
use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, LANGUAGES, Luck, Observation, Observer, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_backgammon::{Act, Backgammon, Board, Length, Move};
use serde_json::json;

use crate::{BLUE, OFF, RED, Side, board, name, on, stakes_of};

/// A match to three points.
const MATCH: Backgammon = Backgammon::new(Length::Three);
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Returns the first position of a match. Red rolls 3 and 1.
fn begun() -> Board {
    let mut dealer = Dealer::seeded(1);
    dealer.follow([3, 1].map(Luck::Die));
    MATCH.deal(Seats::TWO, &mut dealer)
}

/// Returns a match in which a seat is about to bear off its last checker, and the other seat has borne off one already.
fn ending(points: [i16; 2], mover: u8, stake: u8) -> Board {
    let (one, other): (Side, Side) = (&[(1, 1), (OFF, 14)], &[(OFF, 1), (24, 14)]);
    let sides = if mover == 0 { [one, other] } else { [other, one] };
    let mut fields = serde_json::to_value(board(sides, mover, [2, 1])).expect("plain data");
    fields["stakes"] = stakes_of(&begun());
    fields["stakes"]["score"]["points"] = json!(points);
    fields["stakes"]["cube"]["doublings"] = json!(stake.trailing_zeros());
    serde_json::from_value(fields).expect("a board")
}

fn acts(board: &Board) -> Vec<Act> {
    let mut acts = Vec::new();
    MATCH.legal_actions(board, &mut acts);
    acts
}

/// Returns the match after some acts. The last one is followed by these dice.
fn act(mut board: Board, all: &[Act], rolls: &[u8]) -> Board {
    for (index, act) in all.iter().enumerate() {
        assert!(acts(&board).contains(act), "{act:?} is not among {:?}", acts(&board));
        let mut dealer = Dealer::seeded(1);
        dealer.follow(rolls.iter().filter(|_| index + 1 == all.len()).map(|die| Luck::Die(*die)));
        MATCH.apply(&mut board, *act, &mut dealer);
        assert_eq!(dealer.unfollow(), Ok(None), "{board:?}");
    }
    board
}

const fn moved_by(from: u8, die: u8) -> Act {
    Act::Move(Move { from, die })
}

/// The first turn of a match.
const FIRST: [Act; 2] = [moved_by(8, 3), moved_by(6, 1)];

fn score(board: &Board) -> serde_json::Value {
    stakes_of(board)["score"]["points"].clone()
}

#[test]
fn bg_5_1_the_winner_gets_the_points_times_the_stake_and_the_next_game_begins() {
    let next = act(ending([0, 0], 0, 2), &[moved_by(1, 2)], &[5, 4]);
    assert_eq!((score(&next), MATCH.turn(&next)), (json!([2, 0]), RED));
    assert_eq!((on(&next, 0, 24), on(&next, 1, 24)), (2, 2), "the checkers stand as at the start");
    assert_eq!(stakes_of(&next)["cube"]["doublings"], 0, "the stake is 1 again");
    assert_eq!(MATCH.round(&next), Some(2));
    assert!(MATCH.begins_turn(&next), "even if the same seat begins");
    // A gammon at a stake of 2 counts four points.
    let mut fields = serde_json::to_value(ending([0, 0], 0, 2)).expect("plain data");
    fields["checkers"][1][OFF] = json!(0);
    fields["checkers"][1][24] = json!(15);
    let gammon = act(serde_json::from_value(fields).expect("a board"), &[moved_by(1, 2)], &[]);
    assert_eq!((score(&gammon), MATCH.round(&gammon)), (json!([6, 0]), Some(1)), "and a backgammon six");
}

#[test]
fn bg_5_2_one_may_double_before_the_roll() {
    assert_eq!(MATCH.turn(&begun()), RED);
    assert!(acts(&begun()).iter().all(|act| matches!(act, Act::Move(_))), "not before the first roll of a game");
    let blue = act(begun(), &FIRST, &[]);
    assert_eq!((MATCH.turn(&blue), acts(&blue)), (BLUE, vec![Act::Roll, Act::Double]));
    assert!(MATCH.begins_turn(&blue) && MATCH.blocked_clicks(&blue).is_empty());
    let rolled = act(blue, &[Act::Roll], &[6, 5]);
    assert!(acts(&rolled).contains(&moved_by(24, 6)) && !MATCH.begins_turn(&rolled));
    let mut highest = ending([0, 0], 0, 64);
    highest = act(highest, &[moved_by(1, 2)], &[]);
    assert!(matches!(MATCH.turn(&highest), Turn::Over(_)), "64 points are enough");
    let mut fields = serde_json::to_value(blue).expect("plain data");
    fields["stakes"]["cube"]["doublings"] = json!(6);
    let most: Board = serde_json::from_value(fields).expect("a board");
    assert!(!acts(&most).contains(&Act::Double), "not beyond 64");
}

#[test]
fn bg_5_3_whoever_accepts_may_double_next() {
    let asked = act(begun(), &[FIRST[0], FIRST[1], Act::Double], &[]);
    assert_eq!((MATCH.turn(&asked), acts(&asked)), (RED, vec![Act::Take, Act::Drop]));
    let taken = act(asked, &[Act::Take], &[6, 5]);
    assert_eq!((MATCH.turn(&taken), &stakes_of(&taken)["cube"]["owner"]), (BLUE, &json!(0)), "Blue rolls");
    let red = act(taken, &[moved_by(24, 6), moved_by(18, 5)], &[]);
    assert_eq!((MATCH.turn(&red), acts(&red)), (RED, vec![Act::Roll, Act::Double]));
    let blue = act(red, &[Act::Roll], &[4, 2]);
    let moves: Vec<Act> = acts(&blue).into_iter().filter(|act| *act == moved_by(8, 4)).collect();
    let blue = act(act(blue, &moves, &[]), &[moved_by(6, 2)], &[2, 1]);
    assert!(MATCH.turn(&blue) == BLUE && !acts(&blue).contains(&Act::Double), "Red owns the cube");
}

#[test]
fn bg_5_4_whoever_declines_loses_the_stake_before_the_double() {
    let asked = act(begun(), &[FIRST[0], FIRST[1], Act::Double], &[]);
    let dropped = act(asked, &[Act::Drop], &[5, 4]);
    assert_eq!((score(&dropped), MATCH.round(&dropped)), (json!([0, 1]), Some(2)));
    // After an accepted double, the stake is 2, and the offer of its owner is declined.
    let taken = act(asked, &[Act::Take], &[6, 5]);
    let red = act(taken, &[moved_by(24, 6), moved_by(18, 5)], &[]);
    let again = act(red, &[Act::Double], &[]);
    assert_eq!((MATCH.turn(&again), name(&again, "cube", 0).contains("cube-offered")), (BLUE, true));
    let lost = act(again, &[Act::Drop], &[5, 4]);
    assert_eq!(score(&lost), json!([2, 0]));
    // A drop can decide the match.
    let mut fields = serde_json::to_value(again).expect("plain data");
    fields["stakes"]["score"]["points"] = json!([1, 1]);
    let over = act(serde_json::from_value(fields).expect("a board"), &[Act::Drop], &[]);
    assert!(matches!(MATCH.turn(&over), Turn::Over(_)) && acts(&over).is_empty());
    assert_eq!(MATCH.estimate(&over, SEATS[0]), Some(1.0));
}

#[test]
fn bg_5_5_the_first_game_with_one_point_to_go_has_no_cube() {
    let second = act(ending([1, 0], 0, 1), &[moved_by(1, 2)], &[3, 1]);
    assert_eq!(score(&second), json!([2, 0]));
    let blue = act(second, &FIRST, &[6, 5]);
    assert_eq!(MATCH.turn(&blue), BLUE);
    assert!(acts(&blue).iter().all(|act| matches!(act, Act::Move(_))), "the dice are rolled at once");
    // Blue wins a point, and in the third game there is a cube again.
    let mut fields = serde_json::to_value(ending([2, 0], 1, 1)).expect("plain data");
    fields["stakes"] = stakes_of(&blue);
    let won = act(serde_json::from_value(fields).expect("a board"), &[moved_by(1, 2)], &[3, 1]);
    assert_eq!(score(&won), json!([2, 1]));
    assert!(acts(&act(won, &FIRST, &[])).contains(&Act::Double));
}

#[test]
fn bg_5_6_whoever_first_has_the_points_wins_the_match() {
    let won = act(ending([1, 2], 0, 2), &[moved_by(1, 2)], &[]);
    let outcome = match MATCH.turn(&won) {
        Turn::Over(outcome) => outcome,
        Turn::Decide(seat) => panic!("{seat:?} decides"),
    };
    assert_eq!((outcome.winner(), outcome.reason(), acts(&won)), (Some(SEATS[0]), "end-match", Vec::new()));
    assert_eq!((MATCH.estimate(&won, SEATS[0]), MATCH.estimate(&won, SEATS[1])), (Some(1.0), Some(0.0)));
}

#[test]
fn the_estimate_foresees_the_answer_to_a_double() {
    // Red has two checkers left, and Blue is far behind.
    let far: [Side; 2] = [&[(1, 2), (OFF, 13)], &[(OFF, 1), (24, 7), (20, 7)]];
    let mut fields = serde_json::to_value(board(far, 0, [2, 1])).expect("plain data");
    fields["stakes"] = stakes_of(&begun());
    fields["left"] = json!([0, 0]);
    let ahead: Board = serde_json::from_value(fields).expect("a board");
    let doubled = act(ahead, &[Act::Double], &[]);
    let worth = |board: &Board, seat: usize| MATCH.estimate(board, SEATS[seat]).expect("an estimate");
    let dropped = act(doubled, &[Act::Drop], &[3, 1]);
    let taken = act(doubled, &[Act::Take], &[6, 5]);
    assert!(worth(&dropped, 1) > worth(&taken, 1), "Blue declines");
    assert!((worth(&doubled, 0) - worth(&dropped, 0)).abs() < 0.05, "as Red's estimate foresees");
    for board in [ahead, doubled, dropped, taken] {
        assert!((worth(&board, 0) + worth(&board, 1) - 1.0).abs() < 1e-4, "{board:?}");
    }
}

/// Returns what a bot that compares estimates would do.
fn greedy(board: &Board, seat: usize) -> Act {
    let worth = |act: &Act| {
        let rolls = 200;
        let after = |seed| {
            let (mut after, mut dealer) = (*board, Dealer::seeded(seed));
            MATCH.apply(&mut after, *act, &mut dealer);
            MATCH.estimate(&after, SEATS[seat]).expect("an estimate")
        };
        (0..rolls).map(after).sum::<f32>()
    };
    acts(board).into_iter().max_by(|one, other| worth(one).total_cmp(&worth(other))).expect("a choice")
}

/// Returns a match in which Red may double.
fn before_roll(red: Side, blue: Side) -> Board {
    let mut fields = serde_json::to_value(board([red, blue], 0, [2, 1])).expect("plain data");
    fields["stakes"] = stakes_of(&begun());
    fields["left"] = json!([0, 0]);
    serde_json::from_value(fields).expect("a board")
}

#[test]
fn bots_double_in_time_and_accept_what_is_not_lost() {
    let start: Side = &[(24, 2), (13, 5), (8, 3), (6, 5)];
    assert_eq!(greedy(&before_roll(start, start), 0), Act::Roll, "nobody is ahead");
    let ahead = before_roll(&[(6, 5), (5, 5), (4, 5)], &[(OFF, 1), (8, 4), (7, 4), (6, 6)]);
    assert_eq!(greedy(&ahead, 0), Act::Double);
    let level = act(before_roll(&[(6, 5), (5, 5), (4, 5)], &[(6, 5), (5, 5), (4, 5)]), &[Act::Double], &[]);
    assert_eq!(greedy(&level, 1), Act::Take, "Blue has nearly even chances");
    let lost = act(before_roll(&[(1, 2), (OFF, 13)], &[(24, 7), (20, 8)]), &[Act::Double], &[]);
    assert_eq!(greedy(&lost, 1), Act::Drop);
}

#[test]
fn bots_that_slip_choose_checkers_at_random_but_never_double_or_decline_at_random() {
    let bot = "mcts:40:slips=100".parse().expect("a bot");
    let chosen = |board: &Board, seed: u64| {
        let mut dealer = Dealer::seeded(seed);
        let Turn::Decide(seat) = MATCH.turn(board) else { panic!("the game goes on") };
        let observation = Observation::of(&MATCH, board, seat, &mut dealer);
        let choice = bots::think(&MATCH, bot, &observation, &mut dealer, &SearchLimits::QUIET).choice;
        acts(board)[choice]
    };
    let lost = act(before_roll(&[(1, 2), (OFF, 13)], &[(24, 7), (20, 8)]), &[Act::Double], &[]);
    assert!((0..20).all(|seed| chosen(&lost, seed) == Act::Drop));
    let moves: BTreeSet<String> = (0..20).map(|seed| format!("{:?}", chosen(&begun(), seed))).collect();
    assert!(moves.len() > 2, "{moves:?}");
}

#[test]
fn matches_draw_only_what_the_plug_in_includes() {
    let plugin = plugins().expect("each id once")["backgammon"];
    let drawn: Vec<&str> = plugin.icons.iter().map(|(name, _)| *name).collect();
    let owned = act(begun(), &[FIRST[0], FIRST[1], Act::Double], &[]);
    for board in [begun(), act(begun(), &FIRST, &[]), act(owned, &[Act::Take], &[6, 5])] {
        let scenes = [MATCH.scene(&board, Observer::Spectator)].into_iter();
        for scene in scenes.chain(MATCH.other_shapes(&board, Observer::Spectator)) {
            let icons: Vec<&str> = scene.pieces().filter_map(|piece| piece.face.icon).collect();
            assert!(icons.contains(&"points") && icons.contains(&"cube"), "{icons:?}");
            assert!(icons.iter().all(|icon| drawn.contains(icon)), "{icons:?}");
        }
    }
}

#[test]
fn matches_keep_the_laws() {
    let plugin = plugins().expect("each id once")["backgammon"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report = conformance::check(&MATCH, &CheckPlan { games: 12, seed: 2, catalogs: &catalogs, look_every: 3 });
    assert_eq!(report.expect("the laws hold").hidden_positions, 0);
}

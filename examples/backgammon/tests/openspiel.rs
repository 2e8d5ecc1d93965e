//! Replays games of OpenSpiel's `backgammon`, recorded by `tests/tools/openspiel_games.py`, with the same dice.
//!
//! An action of OpenSpiel is a whole turn, and ours is the move of one checker. Therefore the test compares the positions
//! that all sequences of actions lead to. OpenSpiel plays a double as two halves of two moves and asks for as many moves
//! as possible in each half, while BG-2.6 asks for as many as possible of all four. There is no difference: a move never
//! closes the way of another checker, so every way to play a double has the same number of moves.

use std::collections::BTreeSet;
use std::io::Read;

use flate2::Crc;
use flate2::read::GzDecoder;
use rondel::{Dealer, Luck, Outcome, Ruleset, Seat, Seats, Turn};
use rondel_backgammon::{Act, Backgammon, Board, Length, Move};

/// The number of recorded games, of decisions in them, and of times that a player could not move.
const GAMES: usize = 800;
const DECISIONS: usize = 88_217;
const SKIPPED: usize = 3_879;
/// The number of games that counted one, two and three points.
const POINTS: [usize; 3] = [285, 308, 207];
/// The number of moves of a decision in OpenSpiel.
const MOVES: usize = 2;

/// A single game, without the doubling cube.
const GAME: Backgammon = Backgammon::new(Length::One);

/// The checkers of each seat by place, in one list.
type Position = Vec<u8>;

enum Step {
    Roll([Luck; 2]),
    /// The moves played, none if it was impossible to move, and the number of positions that could be reached.
    Decision(Vec<Move>, usize),
}

fn recorded() -> String {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("openspiel.txt.gz")[..]).read_to_string(&mut text).expect("recorded games");
    text
}

fn digits(text: &str) -> Vec<u8> {
    text.chars().map(|digit| digit.to_digit(32).expect("a digit") as u8).collect()
}

fn step(text: &str) -> Step {
    if let Some((moves, count)) = text.split_once(':') {
        let moves = digits(moves).chunks(2).map(|digits| Move { from: digits[0], die: digits[1] }).collect();
        return Step::Decision(moves, count.parse().unwrap_or_default());
    }
    let numbers = digits(text.strip_prefix('r').expect("a roll"));
    Step::Roll([Luck::Die(numbers[0]), Luck::Die(numbers[1])])
}

/// Returns the dice that are rolled before the next decision that can be made.
fn next_rolls(steps: &[Step]) -> Vec<Luck> {
    let until = steps.iter().take_while(|step| !matches!(step, Step::Decision(moves, _) if !moves.is_empty()));
    let dice = until.filter_map(|step| if let Step::Roll(dice) = step { Some(*dice) } else { None });
    dice.flatten().collect()
}

fn position(board: &Board) -> Position {
    let mut fields = serde_json::to_value(board).expect("plain data");
    let sides: [Position; 2] = serde_json::from_value(fields["checkers"].take()).expect("checkers");
    sides.concat()
}

/// Adds the positions after at most so many moves in this turn.
fn positions(board: &Board, moves: usize, into: &mut BTreeSet<Position>) {
    let mut legal = Vec::new();
    GAME.legal_actions(board, &mut legal);
    for action in legal {
        let (mut after, mut dealer) = (*board, Dealer::seeded(1));
        GAME.apply(&mut after, action, &mut dealer);
        let is_over = dealer.draws() > 0 || matches!(GAME.turn(&after), Turn::Over(_));
        if is_over || moves == 1 {
            into.insert(position(&after));
        } else {
            positions(&after, moves - 1, into);
        }
    }
}

/// Plays one of the moves of a decision. If it is the last move of the turn, the next dice are rolled.
fn play(board: &mut Board, action: Move, rolls: Vec<Luck>) {
    let (mut legal, mut dealer) = (Vec::new(), Dealer::seeded(1));
    GAME.legal_actions(board, &mut legal);
    // Of two dice that bear off the same checker, we offer only the higher one, which makes no difference.
    let bears_off = |action: Move| action.die >= action.from;
    let same = |other: &Move| *other == action || other.from == action.from && bears_off(*other) && bears_off(action);
    let moves = legal.iter().filter_map(|act| if let Act::Move(other) = act { Some(*other) } else { None });
    let action = Act::Move({ moves }.find(same).expect("the same move"));
    dealer.follow(rolls);
    GAME.apply(board, action, &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None), "{board:?}");
}

#[test]
fn the_games_of_openspiel_have_the_same_positions_and_results() {
    let (mut games, mut decisions, mut skipped, mut counted) = (0, 0, 0, [0; 3]);
    for line in recorded().lines() {
        let (steps, end) = line.split_once(" = ").expect("a game and its end");
        let steps: Vec<Step> = steps.split(' ').map(step).collect();
        let mut dealer = Dealer::seeded(1);
        dealer.follow(next_rolls(&steps));
        let mut board = GAME.deal(Seats::TWO, &mut dealer);
        assert_eq!(dealer.unfollow(), Ok(None));
        let mut check = Crc::new();
        for (number, step) in steps.iter().enumerate() {
            let Step::Decision(moves, count) = step else { continue };
            if moves.is_empty() {
                skipped += 1;
                continue;
            }
            let mut reached = BTreeSet::new();
            positions(&board, MOVES, &mut reached);
            assert_eq!(reached.len(), *count, "game {games}, step {number}: {board:?}");
            for position in &reached {
                check.update(position);
            }
            for (index, action) in moves.iter().enumerate() {
                let is_last = index + 1 == moves.len();
                play(&mut board, *action, if is_last { next_rolls(&steps[number + 1..]) } else { Vec::new() });
            }
            decisions += 1;
        }
        let Turn::Over(outcome) = GAME.turn(&board) else { panic!("game {games} is not over: {board:?}") };
        let end: Vec<&str> = end.split(' ').collect();
        let points: i32 = end[0].parse().expect("a number");
        assert_eq!(format!("{:08x}", check.sum()), end[2], "the positions of game {games}");
        assert_eq!(returns(&outcome), points, "game {games}");
        counted[points.unsigned_abs() as usize - 1] += 1;
        games += 1;
    }
    assert_eq!((games, decisions, skipped, counted), (GAMES, DECISIONS, SKIPPED, POINTS));
}

/// Returns the points that the first seat won or lost.
fn returns(outcome: &Outcome) -> i32 {
    let points = ["end-single", "end-gammon", "end-backgammon"].iter().position(|reason| *reason == outcome.reason());
    let points = 1 + points.expect("a reason") as i32;
    let worth = outcome.utility(Seat::new(0));
    assert!(((worth - 0.5).abs() * 6.0 - points as f32).abs() < 1e-3);
    if outcome.has_won(Seat::new(0)) { points } else { -points }
}

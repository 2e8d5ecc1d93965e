//! Backgammon for one point of a match, without the doubling cube. A gammon counts two points and a backgammon three.
//! An action moves one checker by one die, so a turn is a sequence of up to four actions. The dice are rolled at the end
//! of the previous turn, so every position in which a player decides shows them.

mod board;
mod estimate;
mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, SearchSettings, Skill, Skills};
use rondel::components::Dice;
use rondel::{ConservationError, Dealer, Flow, Outcome, Ruleset, Seat, Seats, Turn};

pub use board::{Board, Move};
use board::{CHECKERS, each};
pub use plugin::{BackgammonSetup, PLUGIN};

/// The ruleset: whoever bears off all checkers first wins.
pub struct Backgammon;

/// The number of sides of each die.
const SIDES: u8 = 6;
/// The most points that a game can count.
const MOST: f32 = 3.0;

impl Ruleset for Backgammon {
    type State = Board;
    type Action = Move;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    /// Hits make a game of any length possible. The longest of 20,000 random games had 791 plies.
    fn longest_game(&self) -> usize {
        20_000
    }

    /// BG-1.3: both roll a die each, again if they are equal, and the higher begins with both dice.
    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> Board {
        loop {
            let dice = Dice::rolled(SIDES, dealer);
            let [first, second] = dice.shown();
            if first != second {
                let board = Board::start(dice);
                dealer.announce(|| stage::told_dice(&board, "begins", "rolls-in-brief"));
                return board;
            }
        }
    }

    /// BG-4.1: the first seat without checkers on the board wins. BG-4.2, BG-4.3: it wins up to three points.
    fn turn(&self, board: &Board) -> Turn {
        let Some(winner) = board.winner() else { return Turn::Decide(Seat::new(board.mover)) };
        let points = board.lost(winner ^ 1);
        let reason = ["end-single", "end-gammon", "end-backgammon"][usize::from(points) - 1];
        let share = f32::from(points) / MOST / 2.0;
        let outcome = Outcome::win(Seat::new(winner as u8), Seats::TWO, reason);
        Turn::Over(outcome.worth(|seat| if seat.index() == winner { 0.5 + share } else { 0.5 - share }))
    }

    /// Returns whether no die of the turn has been played. A seat takes several turns in a row if its rival cannot move.
    fn begins_turn(&self, board: &Board) -> bool {
        board.is_fresh()
    }

    fn legal_actions(&self, board: &Board, into: &mut Vec<Move>) {
        for (sources, die) in board.playable().into_iter().zip(*board.dice.shown()) {
            into.extend(each(sources).map(|from| Move { from: from as u8, die }));
        }
    }

    fn apply(&self, board: &mut Board, action: Move, dealer: &mut Dealer) {
        let (seat, to) = (board.seat(), action.to());
        let [from, reached] = [action.from.into(), to].map(|place| stage::place(seat, place));
        dealer.announce(|| stage::told(board, action));
        dealer.flow(|| Flow::of(stage::drawing(seat), 1_u16).from(from).to(reached));
        if board.advance(action) {
            let bar = stage::place(seat ^ 1, board::BAR);
            dealer.flow(|| Flow::of(stage::drawing(seat ^ 1), 1_u16).from(reached).to(bar));
        }
        board.left[usize::from(board.left[0] == 0 || board.dice.shown()[0] != action.die)] -= 1;
        if board.winner().is_some() || board.playable() != [0, 0] {
            return;
        }
        // BG-2.8: numbers that cannot be played are lost, and a seat that cannot play any is skipped.
        if board.left != [0, 0] {
            dealer.announce(|| stage::told_dice(board, "stuck", "stuck-in-brief"));
        }
        loop {
            board.pass(Dice::rolled(SIDES, dealer));
            let key = if board.left[1] == 0 { "rolls-double" } else { "rolls" };
            dealer.announce(|| stage::told_dice(board, key, "rolls-in-brief"));
            if board.playable() != [0, 0] {
                return;
            }
            dealer.announce(|| stage::told_dice(board, "skipped", "stuck-in-brief"));
            dealer.moment(board);
        }
    }

    fn determinize(&self, _board: &mut Board, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, board: &Board) -> Result<(), ConservationError> {
        for own in board.checkers {
            let count: usize = own.iter().map(|count| usize::from(*count)).sum();
            ConservationError::check("checkers of a seat", count, CHECKERS.into())?;
        }
        let shared = (1..board::BAR).filter(|point| board.checkers[0][*point] > 0 && board.rivals(0, *point) > 0);
        ConservationError::check("points with checkers of both seats", shared.count(), 0)
    }

    /// Returns settings that rate a position at once: with so many rolls, playouts add noise but no strength.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 0, ..SearchSettings::USUAL }
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md). There is no Grandmaster.
    fn skills(&self) -> Skills {
        [(10, 60), (10, 43), (10, 21), (11, 0), (620, 0), (620, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1218, 1358, 1500, 1646, 1816, 1816])
    }

    fn estimate(&self, board: &Board, seat: Seat) -> Option<f32> {
        Some(estimate::expected(board, seat.index()))
    }
}

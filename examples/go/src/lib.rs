//! Go with area scoring. All stones on the board count as alive at the end, as in the rules of Tromp and Taylor. Their
//! rule on repeated positions is replaced by a maximum length (GO-3.2), as in "Mastering the game of Go without human
//! knowledge" (Silver et al. 2017) and in OpenSpiel: after two moves for each point, the position is scored.

mod board;
mod estimate;
mod plugin;
mod points;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, SearchSettings, Skill, Skills};
use rondel::{ConservationError, Dealer, ElementId, Flow, Outcome, Ruleset, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

pub use board::Board;
pub use plugin::{BoardSize, GoSetup, PLUGIN};
pub use points::Point;

/// GO-3.5: the komi without its half point, which only decides ties.
const KOMI: i32 = 7;

/// The ruleset for a board of one size.
pub struct Go {
    size: u8,
}

impl Go {
    /// Creates the ruleset for a board of this size.
    pub const fn new(size: BoardSize) -> Self {
        Self { size: [9, 13, 19][size as usize] }
    }
}

/// A move: a stone on a point, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Places a stone.
    Stone(Point),
    /// Places no stone.
    Pass,
}

impl Ruleset for Go {
    type State = Board;
    type Action = Move;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        usize::from(Board::longest(self.size))
    }

    /// GO-1.1: the board is empty.
    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> Board {
        Board { size: self.size, ..Board::default() }
    }

    /// GO-3.1: two passes in a row end the game. GO-3.2: so does the maximum number of moves. GO-3.5: with its half
    /// point of komi, the second seat wins ties.
    fn turn(&self, board: &Board) -> Turn {
        if !board.is_over() {
            return Turn::Decide(Seat::new(board.mover() as u8));
        }
        let [first, second] = board.points();
        let reason = if board.passes >= 2 { "end-passes" } else { "end-long" };
        Turn::Over(Outcome::win(Seat::new(u8::from(second >= first)), Seats::TWO, reason))
    }

    fn legal_actions(&self, board: &Board, into: &mut Vec<Move>) {
        if !board.is_over() {
            let free = board.free();
            into.extend(free.each().filter(|at| board.allows(*at, free)).map(Move::Stone));
            into.push(Move::Pass);
        }
    }

    /// Draws until a move is legal, so that all legal moves are equally likely.
    fn random_action(&self, board: &Board, dealer: &mut Dealer, _buffer: &mut Vec<Move>) -> Move {
        let (size, free) = (u32::from(self.size), board.free());
        loop {
            let drawn = dealer.below(size * size + 1);
            match (Point { row: (drawn / size + 1) as u8, column: (drawn % size + 1) as u8 }) {
                _ if drawn == size * size => return Move::Pass,
                at if board.allows(at, free) => return Move::Stone(at),
                _ => {}
            }
        }
    }

    fn apply(&self, board: &mut Board, action: Move, dealer: &mut Dealer) {
        let (seat, mut taken) = (board.mover(), points::Points::default());
        match action {
            Move::Stone(at) => taken = board.place(at),
            // GO-2.7: the mover places no stone.
            Move::Pass => (board.ko, board.passes, board.played) = (None, board.passes + 1, board.played + 1),
        }
        if let Some(first) = taken.each().next() {
            let stones = Flow::of(stage::stone(seat ^ 1), taken.count() as u16);
            dealer.flow(|| stones.from(stage::point(first)).to(ElementId::new("captured", seat as u32)));
        }
        dealer.announce(|| stage::told(seat, action, taken));
    }

    fn determinize(&self, _board: &mut Board, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, board: &Board) -> Result<(), ConservationError> {
        for seat in 0..2 {
            let (placed, lost) = (usize::from(board.placed[seat]), usize::from(board.lost[seat]));
            ConservationError::check("stones", board.stones[seat].count() as usize + lost, placed)?;
        }
        let [first, second] = board.stones;
        let stray = first.and(second).or(first.or(second).without(points::Points::all(board.size)));
        ConservationError::check("points with two stones or outside the board", stray.count() as usize, 0)
    }

    /// Returns values for the small board, and more on larger boards, in proportion to their points.
    fn skills(&self) -> Skills {
        let skill = |(thinks, slips)| Skill::new(thinks * u32::from(Board::longest(self.size)) / 162, slips);
        [(60, 22), (60, 12), (100, 0), (220, 0), (500, 0), (500, 0)].map(skill)
    }

    /// Returns values measured with `rondel ladder` on the small board (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        (self.size == 9).then_some([1162, 1259, 1500, 1588, 1617, 1617])
    }

    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 2, tries: 8, ..SearchSettings::USUAL }
    }

    /// Random games say little, because they fill their own eyes, so bots need an estimate.
    fn estimate(&self, board: &Board, seat: Seat) -> Option<f32> {
        Some(estimate::share(board, seat.index()))
    }
}

//! Checkers, also known as English draughts: captures are compulsory, men move and capture forwards only, and kings
//! move one square in every direction. The rules are those of the World Checkers and Draughts Federation, without its
//! rule on repeated positions: these end in a draw by CH-3.2 as well. A capture of several pieces is a sequence of
//! actions.

mod board;
mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, Skill, Skills};
use rondel::{Announcement, ConservationError, Dealer, Flow, Outcome, Ruleset, Seat, Seats, Text, Turn, Weight};
use serde::{Deserialize, Serialize};

use board::{CROWNING, JUMPS, MEN, NOWHERE, SQUARES, STEPS};
pub use plugin::{CheckersSetup, PLUGIN};

/// The ruleset: whoever cannot move loses.
pub struct Checkers;

/// CH-3.2: the number of moves in a row, by both players together, after which the game is a draw.
const QUIET: u8 = 80;

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// Each seat's pieces, one bit per square.
    pieces: [u32; 2],
    /// The pieces of both seats that are kings.
    kings: u32,
    mover: u8,
    /// The square of the piece that must continue to capture.
    capturing: Option<u8>,
    /// The number of moves since a man moved or a piece was captured.
    quiet: u8,
}

/// The action of moving a piece to another square. If the squares are not adjacent, the piece between them is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    from: u8,
    to: u8,
}

impl Move {
    /// Returns the direction of a capture, or `None` for a move to an adjacent square.
    fn capture(self) -> Option<usize> {
        JUMPS[usize::from(self.from)].iter().position(|to| *to == self.to)
    }
}

/// Returns the numbers of the squares in a set.
fn each(mut squares: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = squares.trailing_zeros() as u8;
        squares &= squares.wrapping_sub(1);
        (square < NOWHERE).then_some(square)
    })
}

impl Board {
    fn owns(&self, seat: usize, square: u8) -> bool {
        self.pieces[seat] >> square & 1 == 1
    }

    fn is_king(&self, square: u8) -> bool {
        self.kings >> square & 1 == 1
    }

    fn is_free(&self, square: u8) -> bool {
        square != NOWHERE && (self.pieces[0] | self.pieces[1]) >> square & 1 == 0
    }

    /// Returns the directions in which the piece of a seat may move (CH-2.1, CH-2.2).
    fn ways(&self, seat: usize, square: u8) -> std::ops::Range<usize> {
        if self.is_king(square) { 0..4 } else { 2 * seat..2 * seat + 2 }
    }

    /// CH-2.3: returns the captures of one piece.
    fn captures(&self, seat: usize, from: u8) -> impl Iterator<Item = Move> {
        let [over, to] = [STEPS[usize::from(from)], JUMPS[usize::from(from)]];
        let ways = self.ways(seat, from).filter(move |way| self.is_free(to[*way]) && self.owns(seat ^ 1, over[*way]));
        ways.map(move |way| Move { from, to: to[way] })
    }

    /// Returns the moves of one piece to adjacent squares.
    fn steps(&self, seat: usize, from: u8) -> impl Iterator<Item = Move> {
        let to = STEPS[usize::from(from)];
        self.ways(seat, from).map(move |way| to[way]).filter(|to| self.is_free(*to)).map(move |to| Move { from, to })
    }

    /// Returns whether the seat to move must capture (CH-2.4).
    fn must_capture(&self) -> bool {
        let seat = usize::from(self.mover);
        each(self.pieces[seat]).any(|from| self.captures(seat, from).next().is_some())
    }

    fn can_move(&self) -> bool {
        let seat = usize::from(self.mover);
        each(self.pieces[seat])
            .any(|from| self.steps(seat, from).next().is_some() || self.captures(seat, from).next().is_some())
    }

    fn left(&self, seat: usize) -> u32 {
        self.pieces[seat].count_ones()
    }

    /// Returns the value of a seat's pieces, where a man counts 100.
    fn worth(&self, seat: usize) -> f32 {
        let men = self.pieces[seat] & !self.kings;
        let rows: u32 = each(men).map(|square| u32::from(board::address(square).0)).sum();
        let advanced = if seat == 0 { rows } else { 7 * men.count_ones() - rows };
        // Men in the first row keep rival men from becoming kings.
        let guards = (men & CROWNING[seat ^ 1]).count_ones();
        let kings = self.pieces[seat] & self.kings;
        (100 * men.count_ones() + 4 * advanced + 10 * guards + 150 * kings.count_ones()) as f32
    }
}

impl Ruleset for Checkers {
    type State = Board;
    type Action = Move;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    /// Returns the number of moves if every capture and every step of a man happens as late as CH-3.2 allows.
    fn longest_game(&self) -> usize {
        let men = 2 * MEN as usize;
        (men + 7 * men + 1) * usize::from(QUIET)
    }

    fn allows_ties(&self) -> bool {
        true
    }

    /// CH-1.1: the men of each seat fill its first three rows. CH-1.2: the first seat begins.
    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> Board {
        let men = (1 << MEN) - 1;
        Board { pieces: [men, men << (SQUARES as u32 - MEN)], kings: 0, mover: 0, capturing: None, quiet: 0 }
    }

    /// CH-3.1: whoever cannot move loses. CH-3.2: too many quiet moves are a draw.
    fn turn(&self, board: &Board) -> Turn {
        if !board.can_move() {
            let reason = if board.left(usize::from(board.mover)) == 0 { "end-captured" } else { "end-blocked" };
            return Turn::Over(Outcome::win(Seat::new(board.mover ^ 1), Seats::TWO, reason));
        }
        if board.quiet >= QUIET {
            return Turn::Over(Outcome::draw(Seats::TWO, "end-quiet"));
        }
        Turn::Decide(Seat::new(board.mover))
    }

    fn legal_actions(&self, board: &Board, into: &mut Vec<Move>) {
        let seat = usize::from(board.mover);
        if board.quiet >= QUIET {
            return;
        }
        // CH-2.5: the same piece continues.
        if let Some(from) = board.capturing {
            into.extend(board.captures(seat, from));
            return;
        }
        let before = into.len();
        each(board.pieces[seat]).for_each(|from| into.extend(board.captures(seat, from)));
        // CH-2.4: captures are compulsory.
        if into.len() == before {
            each(board.pieces[seat]).for_each(|from| into.extend(board.steps(seat, from)));
        }
    }

    fn apply(&self, board: &mut Board, action: Move, dealer: &mut Dealer) {
        let (seat, Move { from, to }) = (usize::from(board.mover), action);
        let (was_king, moved) = (board.is_king(from), 1 << from | 1 << to);
        let taken = action.capture().map(|way| STEPS[usize::from(from)][way]);
        dealer.flow(|| Flow::of(stage::drawing(seat, was_king), 1_u16).from(stage::square(from)).to(stage::square(to)));
        dealer.announce(|| stage::told(board, action, taken));
        board.pieces[seat] ^= moved;
        if was_king {
            board.kings ^= moved;
        }
        if let Some(over) = taken {
            board.pieces[seat ^ 1] &= !(1 << over);
            board.kings &= !(1 << over);
        }
        board.quiet = if was_king && taken.is_none() { board.quiet + 1 } else { 0 };
        // CH-2.6: a man in the last row becomes a king, which ends its turn.
        let is_crowned = !was_king && CROWNING[seat] >> to & 1 == 1;
        if is_crowned {
            board.kings |= 1 << to;
            dealer.announce(|| {
                let told = Text::new("crowns").with("player", stage::name_of(seat)).with("square", to + 1);
                let brief = Text::new("crowns-in-brief");
                Announcement::new(told).in_brief(brief).weighing(Weight::Great).about([stage::square(to)])
            });
        }
        let goes_on = taken.is_some() && !is_crowned && board.captures(seat, to).next().is_some();
        board.capturing = goes_on.then_some(to);
        board.mover ^= u8::from(!goes_on);
    }

    fn determinize(&self, _board: &mut Board, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, board: &Board) -> Result<(), ConservationError> {
        let all = board.pieces[0] | board.pieces[1];
        ConservationError::check("pieces", (board.left(0) + board.left(1)) as usize, all.count_ones() as usize)?;
        ConservationError::check("kings outside the pieces", (board.kings & !all).count_ones() as usize, 0)?;
        let too_many = board.left(0).max(board.left(1)).saturating_sub(MEN);
        ConservationError::check("pieces of a seat beyond twelve", too_many as usize, 0)
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn skills(&self) -> Skills {
        [
            Skill::new(10, 15),
            Skill::new(24, 4),
            Skill::new(50, 0),
            Skill::new(130, 0),
            Skill::new(600, 0),
            Skill::new(6000, 0),
        ]
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([968, 1234, 1500, 1576, 1673, 1718])
    }

    /// Returns the share of the pieces, so that exchanges favour the seat that is ahead. A piece that can be captured
    /// at once counts for less.
    fn estimate(&self, board: &Board, seat: Seat) -> Option<f32> {
        let threat = if board.must_capture() { 70.0 } else { 0.0 };
        let worth = |seat: usize| board.worth(seat) + if seat == usize::from(board.mover) { threat } else { 0.0 };
        let [own, other] = [seat.index(), seat.index() ^ 1].map(worth);
        Some(1.0 / (1.0 + (-8.0 * (own - other) / (own + other).max(1.0)).exp()))
    }
}

//! Tic-tac-toe and Connect Four for `minimax`, which defines an interface but no games. The bitboards are those of
//! Rondel's own games, so that the comparison measures the interfaces and not the boards.

use minimax::{Game, Winner};

/// The marks or discs of the player to move and of the player who moved last.
#[derive(Clone, Copy, Default)]
pub(crate) struct Board {
    next: u64,
    last: u64,
}

pub(crate) struct TicTacToe;
pub(crate) struct ConnectFour;

const LINES: [u64; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl Game for TicTacToe {
    type S = Board;
    type M = u8;

    #[inline]
    fn generate_moves(board: &Board, moves: &mut Vec<u8>) -> Option<Winner> {
        let winner = Self::get_winner(board);
        if winner.is_none() {
            let free = !(board.next | board.last);
            moves.extend((0..9).filter(|square| free >> square & 1 == 1));
        }
        winner
    }

    #[inline]
    fn apply(board: &mut Board, square: u8) -> Option<Board> {
        Some(Board { next: board.last, last: board.next | 1 << square })
    }

    #[inline]
    fn get_winner(board: &Board) -> Option<Winner> {
        if LINES.iter().any(|line| board.last & line == *line) {
            Some(Winner::PlayerJustMoved)
        } else if board.next | board.last == 0o777 {
            Some(Winner::Draw)
        } else {
            None
        }
    }
}

const LOWEST: u64 = 0x0000_0408_1020_4081;
const HOLES: u64 = LOWEST * 0b11_1111;

impl Game for ConnectFour {
    type S = Board;
    type M = u8;

    #[inline]
    fn generate_moves(board: &Board, moves: &mut Vec<u8>) -> Option<Winner> {
        let winner = Self::get_winner(board);
        if winner.is_none() {
            let landings = ((board.next | board.last) + LOWEST) & HOLES;
            moves.extend((0..7).filter(|column| landings >> (7 * column) & 0x7F != 0));
        }
        winner
    }

    #[inline]
    fn apply(board: &mut Board, column: u8) -> Option<Board> {
        let landings = ((board.next | board.last) + LOWEST) & HOLES;
        Some(Board { next: board.last, last: board.next | landings & 0x7F << (7 * column) })
    }

    #[inline]
    fn get_winner(board: &Board) -> Option<Winner> {
        let four = [1, 7, 8, 6].into_iter().any(|step| {
            let pairs = board.last & board.last >> step;
            pairs & pairs >> (2 * step) != 0
        });
        if four {
            Some(Winner::PlayerJustMoved)
        } else if board.next | board.last == HOLES {
            Some(Winner::Draw)
        } else {
            None
        }
    }
}

//! The estimate for bots: the points that the stones of each seat reach first, less the stones in danger.

use crate::board::Board;
use crate::points::Points;

/// How likely a group is captured, by its liberties, if its rival is to move, and if its owner is. Liberties that no
/// stone of the rival touches count three times.
const RISK: [[f32; 6]; 2] = [[1.0, 0.95, 0.4, 0.15, 0.07, 0.03], [1.0, 0.5, 0.2, 0.08, 0.04, 0.02]];
/// The lead in points that multiplies the odds by e, for each row of the board.
const SCALE: f32 = 0.7;

/// Returns how many points the stones of each seat reach first.
fn reached_first(board: &Board) -> [f32; 2] {
    let (mut reached, mut free) = (board.stones, board.free());
    loop {
        let next = reached.map(|points| points.spread().and(free));
        if next == [Points::default(); 2] {
            return reached.map(|points| points.count() as f32);
        }
        reached = [reached[0].or(next[0].without(next[1])), reached[1].or(next[1].without(next[0]))];
        free = free.without(next[0].or(next[1]));
    }
}

/// Returns the number of stones of a seat that will probably be captured.
fn endangered(board: &Board, seat: usize) -> f32 {
    let (own, free) = (board.stones[seat], board.free());
    let safe = free.without(board.stones[seat ^ 1].spread());
    let (mut sum, mut left) = (0.0, own);
    while let Some(stone) = left.each().next() {
        let group = Points::of(stone).flood(own);
        let liberties = group.spread().and(free);
        let worth = if liberties.count() == 1 { 1 } else { liberties.count() + 2 * liberties.and(safe).count() };
        sum +=
            group.count() as f32 * RISK[usize::from(seat == board.mover())].get(worth as usize).copied().unwrap_or(0.0);
        left = left.without(group);
    }
    sum
}

pub(crate) fn share(board: &Board, seat: usize) -> f32 {
    let points = reached_first(board);
    let [first, second] = [0, 1].map(|seat| points[seat] - 2.0 * endangered(board, seat));
    let lead = (first - second - crate::KOMI as f32 - 0.5) * [1.0, -1.0][seat];
    1.0 / (1.0 + (-lead / (SCALE * f32::from(board.size))).exp())
}

//! The position: stones, captures, ko, and the area of each seat.

use serde::{Deserialize, Serialize};

use crate::points::{Point, Points};

/// The state of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub(crate) size: u8,
    /// Each seat's stones on the board.
    pub(crate) stones: [Points; 2],
    /// The point on which the mover must not place a stone (GO-2.6).
    pub(crate) ko: Option<Point>,
    /// The number of passes in a row, and of all moves, passes included.
    pub(crate) passes: u8,
    pub(crate) played: u16,
    /// The number of stones that each seat has placed, and that it has lost.
    pub(crate) placed: [u16; 2],
    pub(crate) lost: [u16; 2],
}

impl Board {
    /// GO-3.2: returns the number of moves after which a game on a board of this size ends.
    pub(crate) const fn longest(size: u8) -> u16 {
        2 * size as u16 * size as u16
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.passes >= 2 || self.played >= Self::longest(self.size)
    }

    /// GO-1.2: the first seat begins, and the seats take turns.
    pub(crate) const fn mover(&self) -> usize {
        (self.played & 1) as usize
    }

    pub(crate) fn free(&self) -> Points {
        Points::all(self.size).without(self.stones[0].or(self.stones[1]))
    }

    /// Returns whether the mover may place a stone on a point of `free`, the free points (GO-2.1).
    pub(crate) fn allows(&self, at: Point, free: Points) -> bool {
        if !free.has(at) || self.ko == Some(at) {
            return false;
        }
        // GO-2.5: the stone needs a liberty, a group of its own with another one, or a group that it captures.
        let (beside, [own, rival]) = (at.beside(), [self.mover(), self.mover() ^ 1].map(|seat| self.stones[seat]));
        let lives = |group: Point, stones| Points::of(group).reaches(stones, free.without(Points::of(at)));
        let helps = |next: Point| own.has(next) && lives(next, own) || rival.has(next) && !lives(next, rival);
        beside.iter().any(|next| free.has(*next)) || beside.into_iter().any(helps)
    }

    /// Places a stone of the mover, and returns the stones that it captures.
    pub(crate) fn place(&mut self, at: Point) -> Points {
        let seat = self.mover();
        self.stones[seat] = self.stones[seat].or(Points::of(at));
        let (free, rival, mut taken) = (self.free(), self.stones[seat ^ 1], Points::default());
        for next in at.beside().into_iter().filter(|next| rival.has(*next)).map(Points::of) {
            // GO-2.4: groups of the rival without a liberty (GO-2.3) are captured.
            if !next.reaches(rival, free) {
                taken = taken.or(next.flood(rival));
            }
        }
        self.stones[seat ^ 1] = rival.without(taken);
        // GO-2.6: a single stone that has captured a single one, and whose only liberty is there, is safe for a move.
        let may_live = self.free().or(self.stones[seat]).and(Points::of(at).spread());
        let is_ko = taken.count() == 1 && may_live == taken.or(Points::of(at));
        self.ko = if is_ko { taken.each().next() } else { None };
        self.placed[seat] += 1;
        self.lost[seat ^ 1] += taken.count() as u16;
        (self.passes, self.played) = (0, self.played + 1);
        taken
    }

    /// Returns each seat's area: all its stones (GO-3.4), and the free points that reach only these (GO-3.3).
    pub(crate) fn area(&self) -> [Points; 2] {
        let [first, second] = self.stones.map(|stones| stones.flood(stones.or(self.free())));
        [first.without(second), second.without(first)]
    }

    /// Returns the points of each seat, without the half point of the komi (GO-3.5).
    pub(crate) fn points(&self) -> [i32; 2] {
        let [first, second] = self.area().map(|area| area.count() as i32);
        [first, second + crate::KOMI]
    }
}

//! Points of the board and sets of points, with one bit for each column of each row.

use serde::{Deserialize, Serialize};

/// The rows of the largest board, and a row on either side that is never on the board.
const ROWS: usize = 19 + 2;

/// A point of the board. Rows are counted from 1 at the bottom, columns from 1 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Point {
    /// The row.
    pub row: u8,
    /// The column.
    pub column: u8,
}

impl Point {
    /// Returns the points next to this one, some of which may be outside the board (GO-2.2).
    pub(crate) fn beside(self) -> [Self; 4] {
        let Self { row: y, column: x } = self;
        [(y + 1, x), (y, x - 1), (y, x + 1), (y - 1, x)].map(|(row, column)| Self { row, column })
    }

    /// Returns the usual name, such as "D4". The letter I is left out because it looks like J.
    pub(crate) fn name(self) -> String {
        let letter = ('A'..='Z').filter(|letter| *letter != 'I').nth(usize::from(self.column) - 1);
        format!("{}{}", letter.unwrap_or_default(), self.row)
    }
}

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Points([u32; ROWS]);

impl Points {
    pub(crate) fn of(point: Point) -> Self {
        Self(std::array::from_fn(|row| if row == usize::from(point.row) { 1 << point.column } else { 0 }))
    }

    /// Returns all points of a board of this size.
    pub(crate) fn all(size: u8) -> Self {
        Self(std::array::from_fn(|row| if (1..=usize::from(size)).contains(&row) { (2 << size) - 2 } else { 0 }))
    }

    pub(crate) fn has(&self, point: Point) -> bool {
        self.0[usize::from(point.row)] >> point.column & 1 == 1
    }

    pub(crate) fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }

    pub(crate) fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }

    pub(crate) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] & !other.0[row]))
    }

    pub(crate) fn count(self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Returns the points, row by row from the lowest.
    pub(crate) fn each(self) -> impl Iterator<Item = Point> {
        self.0.into_iter().zip(0..).flat_map(|(mut bits, row)| {
            std::iter::from_fn(move || {
                let column = bits.trailing_zeros();
                bits &= bits.wrapping_sub(1);
                (column < u32::BITS).then_some(Point { row, column: column as u8 })
            })
        })
    }

    /// Returns the set together with all points next to it, some of which may be outside the board.
    pub(crate) fn spread(self) -> Self {
        let (rows, at) = (self.0, |row: usize| self.0.get(row).copied().unwrap_or(0));
        let beside = |row: usize| rows[row] << 1 | rows[row] >> 1 | at(row + 1) | at(row.wrapping_sub(1));
        Self(std::array::from_fn(|row| rows[row] | beside(row)))
    }

    /// Returns the points of `within` that are connected to this set, which is part of `within`.
    pub(crate) fn flood(self, within: Self) -> Self {
        let next = self.spread().and(within);
        if next == self { self } else { next.flood(within) }
    }

    /// Returns whether the points of `within` that are connected to this set touch a point of `goal`.
    pub(crate) fn reaches(self, within: Self, goal: Self) -> bool {
        let (wide, next) = (self.spread(), self.spread().and(within));
        wide.and(goal) != Self::default() || next != self && next.reaches(within, goal)
    }
}

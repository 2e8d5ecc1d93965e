//! The 32 dark squares of the board and the steps between them. Squares are numbered from 0, row by row from the side
//! of the first seat; on screen they have their usual numbers from 1 to 32.

/// Number of dark squares.
pub(crate) const SQUARES: usize = 32;
/// Marks a step or jump that would leave the board.
pub(crate) const NOWHERE: u8 = SQUARES as u8;
/// The number of men of each seat.
pub(crate) const MEN: u32 = 12;
/// The squares in the last row of each seat, one bit each: there its men become kings.
pub(crate) const CROWNING: [u32; 2] = [0xF000_0000, 0x0000_000F];

/// The neighbours of each square, and the squares behind the neighbours, by direction. Directions 0 and 1 lead away
/// from the first seat, directions 2 and 3 lead back.
pub(crate) const STEPS: [[u8; 4]; SQUARES] = steps(1);
pub(crate) const JUMPS: [[u8; 4]; SQUARES] = steps(2);

/// Returns the row of a square, counted from the side of the first seat, and its column, counted from the left of the
/// first seat. Both start at 0.
pub(crate) const fn address(square: u8) -> (u8, u8) {
    let row = square / 4;
    (row, 6 + row % 2 - 2 * (square % 4))
}

/// Returns the square in a row and column, or [`NOWHERE`] if it is light or outside the board.
const fn square(row: i8, column: i8) -> u8 {
    if row < 0 || row > 7 || column < 0 || column > 7 || (row + column) % 2 != 0 {
        return NOWHERE;
    }
    row as u8 * 4 + (6 + row as u8 % 2 - column as u8) / 2
}

const fn steps(length: i8) -> [[u8; 4]; SQUARES] {
    let ways = [(1, -1), (1, 1), (-1, 1), (-1, -1)];
    let mut found = [[NOWHERE; 4]; SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let (row, column) = address(from as u8);
        let mut way = 0;
        while way < ways.len() {
            let (rows, columns) = ways[way];
            found[from][way] = square(row as i8 + rows * length, column as i8 + columns * length);
            way += 1;
        }
        from += 1;
    }
    found
}

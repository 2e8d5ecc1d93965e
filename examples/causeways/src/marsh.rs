//! The marsh: nineteen villages, and the 42 places between neighbouring villages where a causeway can be
//! built. The tables are computed at compile time, because playouts read them constantly.

/// Number of villages in each row.
pub(crate) const ROWS: [usize; 5] = [3, 4, 5, 4, 3];
/// Number of villages.
pub(crate) const VILLAGES: usize = 19;
/// Number of places for causeways.
pub(crate) const PLACES: usize = 42;

/// The two villages that each place connects. Villages are numbered row by row from the upper left.
pub(crate) const ENDS: [[u8; 2]; PLACES] = ends();
/// The places at each village, one bit per place.
pub(crate) const AT: [u64; VILLAGES] = at();

const fn ends() -> [[u8; 2]; PLACES] {
    let mut found = [[0; 2]; PLACES];
    let (mut count, mut row, mut first) = (0, 0, 0);
    while row < ROWS.len() {
        let below = if row + 1 < ROWS.len() { ROWS[row + 1] } else { 0 };
        let mut place = 0;
        while place < ROWS[row] {
            let village = first + place;
            // The neighbours to the right, below left and below right. A longer row below begins farther to the left.
            let left = if below > ROWS[row] { place + 1 } else { place };
            if place + 1 < ROWS[row] {
                found[count] = [village as u8, village as u8 + 1];
                count += 1;
            }
            if left >= 1 && left - 1 < below {
                found[count] = [village as u8, (first + ROWS[row] + left - 1) as u8];
                count += 1;
            }
            if left < below {
                found[count] = [village as u8, (first + ROWS[row] + left) as u8];
                count += 1;
            }
            place += 1;
        }
        first += ROWS[row];
        row += 1;
    }
    found
}

const fn at() -> [u64; VILLAGES] {
    let mut found = [0; VILLAGES];
    let mut place = 0;
    while place < PLACES {
        found[ENDS[place][0] as usize] |= 1 << place;
        found[ENDS[place][1] as usize] |= 1 << place;
        place += 1;
    }
    found
}

/// Returns the row of a village and its position within the row, both counted from 1.
pub(crate) fn address(village: usize) -> (usize, usize) {
    let mut place = village;
    for (row, count) in ROWS.iter().enumerate() {
        if place < *count {
            return (row + 1, place + 1);
        }
        place -= count;
    }
    (ROWS.len(), place + 1)
}

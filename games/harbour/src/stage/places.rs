//! Positions of the parts of the table, for each table shape.

use rondel::scene::{Rect, layout};

/// The layout of a table: its size and a rectangle for each part, in table units. All parts keep their places during a
/// game.
#[derive(Clone, Copy)]
pub(super) struct Places {
    /// Width and height of the table.
    pub size: (f32, f32),
    pub market: Rect,
    /// The buildings for sale and the stack, in `display_rows` rows.
    pub display: Rect,
    pub display_rows: usize,
    /// The area of the player boards. `boards_beside` is the maximum number of boards per row, by number of players.
    pub boards: Rect,
    pub boards_beside: [usize; 4],
}

/// The layout with an aspect ratio of 3:2, for the space that the side panel leaves in a 16:9 window.
pub(super) const CLASSIC: Places = Places {
    size: (1500.0, 1000.0),
    market: Rect::new(8.0, 8.0, 1484.0, 134.0),
    display: Rect::new(8.0, 150.0, 1484.0, 326.0),
    display_rows: 1,
    boards: Rect::new(8.0, 484.0, 1484.0, 508.0),
    boards_beside: [1, 2, 3, 4],
};

/// The layout for a 21:9 window, with the market and the display on the left and the players on the right.
pub(super) const WIDE: Places = Places {
    size: (2200.0, 1000.0),
    market: Rect::new(8.0, 8.0, 900.0, 232.0),
    display: Rect::new(8.0, 248.0, 900.0, 744.0),
    display_rows: 2,
    boards: Rect::new(916.0, 8.0, 1276.0, 984.0),
    boards_beside: [1, 1, 2, 2],
};

/// The layout for a window that is taller than it is wide. The player boards are in the lower half.
pub(super) const NARROW: Places = Places {
    size: (1200.0, 1290.0),
    market: Rect::new(8.0, 8.0, 1184.0, 134.0),
    display: Rect::new(8.0, 150.0, 1184.0, 334.0),
    display_rows: 2,
    boards: Rect::new(8.0, 492.0, 1184.0, 790.0),
    boards_beside: [1, 2, 2, 2],
};

impl Places {
    /// Returns the positions of the boards for this number of players. Each row fills the width, including a
    /// last row with fewer boards.
    pub(super) fn mats(&self, seats: usize) -> Vec<Rect> {
        const GAP: f32 = 8.0;
        let beside = self.boards_beside[seats.clamp(1, 4) - 1];
        let rows = seats.div_ceil(beside);
        let height = (self.boards.h + GAP) / rows as f32 - GAP;
        let row = |row: usize| {
            let area = Rect { y: self.boards.y + row as f32 * (height + GAP), h: height, ..self.boards };
            let here = beside.min(seats - row * beside);
            layout::row(area, here, (area.w + GAP) / here as f32 - GAP, height, GAP).collect::<Vec<Rect>>()
        };
        (0..rows).flat_map(row).collect()
    }
}

//! Positions of the parts of the table, for each table shape.

use rondel::scene::{Rect, layout};

/// The layout of a table: its size and a rectangle for each part, in table units.
#[derive(Clone, Copy)]
pub(super) struct Places {
    /// Width and height of the table.
    pub size: (f32, f32),
    /// The quay while there is nothing to decide in the panel, and during such a decision.
    pub quay: Quay,
    pub deciding: Quay,
    /// The area of the player boards. `boards_beside` is the maximum number of boards per row, by number of players.
    pub boards: Rect,
    pub boards_beside: [usize; 4],
}

/// The positions of the market, the panel and the display.
#[derive(Clone, Copy)]
pub(super) struct Quay {
    pub market: Rect,
    /// The panel with the current decision. Without a decision, it has no width.
    pub panel: Rect,
    /// The buildings for sale and the stack, in `display_rows` rows.
    pub display: Rect,
    pub display_rows: usize,
}

impl Quay {
    /// Creates a quay without a panel: all its width is for the market and all other height for the buildings.
    const fn without_panel(area: Rect, market: f32, display_rows: usize) -> Self {
        Self {
            market: Rect::new(area.x, area.y, area.w, market),
            panel: Rect::new(area.x + area.w, area.y, 0.0, market),
            display: Rect::new(area.x, area.y + market + 8.0, area.w, area.h - market - 8.0),
            display_rows,
        }
    }
}

/// The layout with an aspect ratio of 3:2, for the space that the side panel leaves in a 16:9 window.
pub(super) const CLASSIC: Places = Places {
    size: (1500.0, 1000.0),
    quay: Quay::without_panel(Rect::new(8.0, 8.0, 1484.0, 468.0), 134.0, 1),
    deciding: Quay {
        market: Rect::new(8.0, 8.0, 720.0, 220.0),
        panel: Rect::new(736.0, 8.0, 756.0, 220.0),
        display: Rect::new(8.0, 236.0, 1484.0, 240.0),
        display_rows: 1,
    },
    boards: Rect::new(8.0, 484.0, 1484.0, 508.0),
    boards_beside: [1, 2, 3, 4],
};

/// For a 21:9 window, with the quay on the left and the players on the right.
pub(super) const WIDE: Places = Places {
    size: (2200.0, 1000.0),
    quay: Quay::without_panel(Rect::new(8.0, 8.0, 900.0, 984.0), 232.0, 2),
    deciding: Quay {
        market: Rect::new(8.0, 8.0, 900.0, 232.0),
        panel: Rect::new(8.0, 248.0, 900.0, 236.0),
        display: Rect::new(8.0, 492.0, 900.0, 500.0),
        display_rows: 2,
    },
    boards: Rect::new(916.0, 8.0, 1276.0, 984.0),
    boards_beside: [1, 1, 2, 2],
};

/// For a window that is taller than it is wide. The players have the lower half.
pub(super) const NARROW: Places = Places {
    size: (1200.0, 1290.0),
    quay: Quay::without_panel(Rect::new(8.0, 8.0, 1184.0, 476.0), 134.0, 2),
    deciding: Quay {
        market: Rect::new(8.0, 8.0, 440.0, 236.0),
        panel: Rect::new(456.0, 8.0, 736.0, 236.0),
        display: Rect::new(8.0, 252.0, 1184.0, 232.0),
        display_rows: 1,
    },
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

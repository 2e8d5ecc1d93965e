//! Positions of the parts of the table, for each table shape.

use rondel::scene::Rect;

/// The layout of a table: its size and a rectangle for each part, in table units.
pub(super) struct Places {
    /// Width and height of the table.
    pub size: (f32, f32),
    /// The map, a square.
    pub map: Rect,
    pub warehouse: Rect,
    pub palace: Rect,
    pub campaign: Rect,
    pub collections: Rect,
    pub auction: Rect,
    /// The boards to choose from, shown instead of the campaign, the collections and the auction.
    pub offered: Rect,
    /// The board shown nearest: the observer's own or, for spectators, the deciding player's.
    pub own: Rect,
    /// The area of the nearest player's hand and cabinet, and that of the other players, for three players.
    pub beside: (Rect, Rect),
    /// The same two areas for four or five players, whose strips need more height.
    pub beside_many: (Rect, Rect),
    /// The same two areas for two players, when the other player's board is visible.
    pub beside_two: (Rect, Rect),
    /// The areas of the nearest player's board and of the other players while boards are being chosen.
    pub at_first: (Rect, Rect),
    /// The sheet with another player's board, over the lower part of the map.
    pub sheet: Rect,
}

/// The layout with an aspect ratio of 3:2, for the space that the side panel leaves in a 16:9 window.
pub(super) const CLASSIC: Places = Places {
    size: (1500.0, 1000.0),
    map: Rect::new(2.0, 2.0, 696.0, 696.0),
    warehouse: Rect::new(700.0, 8.0, 396.0, 208.0),
    palace: Rect::new(1104.0, 8.0, 388.0, 208.0),
    campaign: Rect::new(700.0, 224.0, 312.0, 154.0),
    collections: Rect::new(1020.0, 224.0, 472.0, 154.0),
    auction: Rect::new(700.0, 386.0, 792.0, 226.0),
    offered: Rect::new(700.0, 224.0, 792.0, 768.0),
    own: Rect::new(8.0, 700.0, 684.0, 292.0),
    beside: (Rect::new(700.0, 620.0, 792.0, 272.0), Rect::new(700.0, 900.0, 792.0, 92.0)),
    beside_many: (Rect::new(700.0, 620.0, 792.0, 238.0), Rect::new(700.0, 866.0, 792.0, 126.0)),
    beside_two: (Rect::new(700.0, 620.0, 496.0, 372.0), Rect::new(1204.0, 620.0, 288.0, 372.0)),
    at_first: (Rect::new(8.0, 700.0, 420.0, 292.0), Rect::new(436.0, 700.0, 256.0, 292.0)),
    sheet: Rect::new(8.0, 400.0, 1120.0, 292.0),
};

/// For a 21:9 window. The map is as tall as the table.
pub(super) const WIDE: Places = Places {
    size: (2200.0, 1000.0),
    map: Rect::new(8.0, 8.0, 984.0, 984.0),
    warehouse: Rect::new(1000.0, 8.0, 430.0, 202.0),
    palace: Rect::new(1438.0, 8.0, 426.0, 202.0),
    campaign: Rect::new(1000.0, 218.0, 430.0, 154.0),
    collections: Rect::new(1438.0, 218.0, 426.0, 154.0),
    auction: Rect::new(1000.0, 380.0, 864.0, 212.0),
    offered: Rect::new(1000.0, 218.0, 864.0, 774.0),
    own: Rect::new(1000.0, 600.0, 704.0, 392.0),
    beside: (Rect::new(1712.0, 600.0, 480.0, 392.0), Rect::new(1872.0, 8.0, 320.0, 584.0)),
    beside_many: (Rect::new(1712.0, 600.0, 480.0, 392.0), Rect::new(1872.0, 8.0, 320.0, 584.0)),
    beside_two: (Rect::new(1712.0, 600.0, 480.0, 392.0), Rect::new(1872.0, 8.0, 320.0, 584.0)),
    at_first: (Rect::new(1872.0, 660.0, 320.0, 332.0), Rect::new(1872.0, 8.0, 320.0, 644.0)),
    sheet: Rect::new(8.0, 680.0, 984.0, 312.0),
};

/// For a window that is taller than it is wide. The map and the tracks are above the boards.
pub(super) const NARROW: Places = Places {
    size: (1200.0, 1290.0),
    map: Rect::new(8.0, 8.0, 700.0, 700.0),
    warehouse: Rect::new(716.0, 8.0, 476.0, 200.0),
    palace: Rect::new(716.0, 216.0, 476.0, 196.0),
    campaign: Rect::new(716.0, 420.0, 476.0, 140.0),
    collections: Rect::new(716.0, 568.0, 476.0, 140.0),
    auction: Rect::new(8.0, 716.0, 790.0, 256.0),
    offered: Rect::new(8.0, 716.0, 1184.0, 566.0),
    own: Rect::new(8.0, 980.0, 640.0, 302.0),
    beside: (Rect::new(656.0, 980.0, 536.0, 302.0), Rect::new(806.0, 716.0, 386.0, 256.0)),
    beside_many: (Rect::new(656.0, 980.0, 536.0, 302.0), Rect::new(806.0, 716.0, 386.0, 256.0)),
    beside_two: (Rect::new(656.0, 980.0, 536.0, 302.0), Rect::new(806.0, 716.0, 386.0, 256.0)),
    at_first: (Rect::new(716.0, 420.0, 300.0, 288.0), Rect::new(1024.0, 420.0, 168.0, 288.0)),
    sheet: Rect::new(8.0, 404.0, 1184.0, 304.0),
};

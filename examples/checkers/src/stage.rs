//! The stage of Checkers: scene, choices and texts.

use rondel::scene::{BlockedClick, Corner, Inline, Piece, Rect, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Announcement, Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Stage, Text, Weight};

use crate::board::{MEN, SQUARES, address};
use crate::{Board, Checkers, Move, QUIET, each};

/// The size of a table and its areas, in table units.
struct Places {
    size: (f32, f32),
    /// The board with its frame.
    frame: Rect,
    /// The mats of both seats.
    mats: [Rect; 2],
    /// The number of columns of tiles on a mat.
    columns: usize,
}

const WIDE: Places = Places {
    size: Scene::SIZE,
    frame: Rect::new(370.0, 20.0, 860.0, 860.0),
    mats: [Rect::new(1260.0, 380.0, 320.0, 500.0), Rect::new(20.0, 20.0, 320.0, 500.0)],
    columns: 1,
};
const TALL: Places = Places {
    size: (1200.0, 1290.0),
    frame: Rect::new(100.0, 15.0, 1000.0, 1000.0),
    mats: [Rect::new(610.0, 1035.0, 575.0, 235.0), Rect::new(15.0, 1035.0, 575.0, 235.0)],
    columns: 3,
};
/// The number of squares that fit along the frame.
const SQUARES_ALONG: f32 = 8.6;

/// Returns the element ID of a square.
pub(crate) const fn square(number: u8) -> ElementId {
    ElementId::new("square", number as u32)
}

/// Returns a seat's name.
pub(crate) fn name_of(seat: usize) -> Text {
    Text::new(["seat-red", "seat-blue"][seat])
}

/// Returns the drawing of a man or a king.
pub(crate) const fn drawing(seat: usize, is_king: bool) -> &'static str {
    [["man-red", "man-blue"], ["king-red", "king-blue"]][is_king as usize][seat]
}

/// Returns the announcement of a move, given the square of the captured piece.
pub(crate) fn told(board: &Board, action: Move, taken: Option<u8>) -> Announcement {
    let seat = usize::from(board.mover);
    let about =
        |key| Text::new(key).with("player", name_of(seat)).with("from", action.from + 1).with("to", action.to + 1);
    let (key, brief) = match taken {
        None => ("moves", "moves-in-brief"),
        Some(over) if board.is_king(over) => ("captures-king", "captures-king-in-brief"),
        Some(_) => ("captures-man", "captures-in-brief"),
    };
    let weight = if key == "captures-king" { Weight::Great } else { Weight::Usual };
    let places = [Some(action.from), taken, Some(action.to)].into_iter().flatten().map(square);
    Announcement::new(about(key)).in_brief(about(brief)).weighing(weight).about(places)
}

fn squares(board: &Board, frame: Rect) -> impl Iterator<Item = Piece> {
    let side = frame.w / SQUARES_ALONG;
    let corner = (frame.x + 0.3 * side, frame.y + 0.3 * side);
    // From the upper left to the lower right, as the board is read.
    (0..SQUARES as u8).rev().map(move |number| {
        let (row, column) = address(number);
        let rect = Rect::new(corner.0 + side * f32::from(column), corner.1 + side * f32::from(7 - row), side, side);
        let owner = (0..2).find(|seat| board.owns(*seat, number));
        let Some(seat) = owner else {
            let name = Text::new("square").with("square", number + 1);
            return Piece::new(square(number), Shape::Figure, rect.shrunk(2.0), name)
                .corner(Corner::TopLeft, [Inline::Number(i32::from(number) + 1)])
                .help(Text::new("help-square"), "CH-2.1");
        };
        let is_king = board.is_king(number);
        let name = Text::new(if is_king { "king-on" } else { "man-on" });
        let name = name.with("player", name_of(seat)).with("square", number + 1);
        let (help, rule) = if is_king { ("help-king", "CH-2.2") } else { ("help-man", "CH-2.1") };
        Piece::new(square(number), Shape::Figure, rect.shrunk(5.0), name)
            .icon(drawing(seat, is_king))
            .tone(Tone::Seat(Seat::new(seat as u8)))
            .help(Text::new(help), rule)
    })
}

/// Lays out the mat of a seat: the pieces that it has captured, and its own men and kings.
fn mat(board: &Board, seat: usize, places: &Places) -> Zone {
    let rect = places.mats[seat];
    let inner = Rect::new(rect.x + 15.0, rect.y + 45.0, rect.w - 30.0, rect.h - 60.0);
    let tiles = layout::grid(inner, places.columns, 3 / places.columns).zip(["men", "kings", "captured"]).map(
        |(rect, kind)| {
            let kings = (board.pieces[seat] & board.kings).count_ones();
            let (icon, count, help, rule) = match kind {
                "men" => (drawing(seat, false), board.left(seat) - kings, "when-men", "CH-2.1"),
                "kings" => (drawing(seat, true), kings, "when-kings", "CH-2.6"),
                _ => (drawing(seat ^ 1, false), MEN - board.left(seat ^ 1), "when-captured", "CH-2.3"),
            };
            let name = Text::new(kind).with("player", name_of(seat));
            let piece = Piece::new(ElementId::new(kind, seat as u32), Shape::Tile, rect.shrunk(6.0), name);
            let piece = piece.icon(icon).count(count as u16).help(Text::new(help), rule);
            let is_taken = kind == "captured";
            if is_taken { piece.badge(Corner::TopRight, [Inline::Text(Text::new("taken"))]) } else { piece }
        },
    );
    Zone::new(ZoneKind::Mat, rect).titled(name_of(seat)).of(Seat::new(seat as u8)).with(tiles)
}

fn scene(board: &Board, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    let wood = Piece::new(ElementId::new("board", 0), Shape::Figure, places.frame, Text::new("board"));
    scene.zones.push(Zone::new(ZoneKind::Row, places.frame).with([wood.icon("board").only_seen()]));
    scene.zones.push(Zone::new(ZoneKind::Grid, places.frame).with(squares(board, places.frame)));
    scene.zones.extend([1, 0].map(|seat| mat(board, seat, places)));
    scene
}

impl Stage for Checkers {
    fn scene(&self, board: &Board, observer: Observer) -> Scene {
        scene(board, observer, &WIDE)
    }

    fn other_shapes(&self, board: &Board, observer: Observer) -> Vec<Scene> {
        vec![scene(board, observer, &TALL)]
    }

    fn choice(&self, _board: &Board, action: Move) -> Choice {
        let key = if action.capture().is_some() { "capture" } else { "move" };
        let label = Text::new(key).with("from", action.from + 1).with("to", action.to + 1);
        Choice::new(label, Group::Main).moving(square(action.from), square(action.to))
    }

    fn prompt(&self, board: &Board) -> Text {
        Text::new(match (board.capturing, board.must_capture()) {
            (Some(_), _) => "ask-continue",
            (None, true) => "ask-capture",
            (None, false) => "ask-move",
        })
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat.index())
    }

    fn seat_icon(&self, seat: Seat) -> Option<&'static str> {
        Some(drawing(seat.index(), false))
    }

    /// Explains why a piece that could move must not do so now.
    fn blocked_clicks(&self, board: &Board) -> Vec<BlockedClick> {
        let seat = usize::from(board.mover);
        if !board.must_capture() {
            return Vec::new();
        }
        let (reason, rule) = match board.capturing {
            Some(_) => ("blocked-continue", "CH-2.5"),
            None => ("blocked-capture", "CH-2.4"),
        };
        let may = |from: u8| board.capturing.map_or(board.captures(seat, from).next().is_some(), |only| only == from);
        let blocked = each(board.pieces[seat]).filter(|from| !may(*from));
        blocked.map(|from| BlockedClick { element: square(from), reason: Text::new(reason), rule }).collect()
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![
            UsageHint::of("square", "when-square", "CH-2.1"),
            UsageHint::of("men", "when-men", "CH-2.1"),
            UsageHint::of("kings", "when-kings", "CH-2.6"),
            UsageHint::of("captured", "when-captured", "CH-2.3"),
        ]
    }

    fn goals(&self, board: &Board, _observer: Observer) -> Goals {
        let captured = [1, 0].map(|rival| (MEN - board.left(rival)) as i32);
        let all = Goal::victory(Text::new("goal-captured"), "end-captured", "CH-3.1")
            .each(captured)
            .needs(MEN as i32)
            .last_step(Text::new("goal-captured-step"));
        let quiet = Goal::end(Text::new("goal-quiet"), ["end-quiet"], "CH-3.2")
            .together(board.quiet.into())
            .needs(QUIET.into())
            .last_step(Text::new("goal-quiet-step"));
        Goals { list: vec![all, quiet], others: Vec::new() }
    }
}

//! The stage of Go: scene, choices and texts.

use rondel::scene::{BlockedClick, Corner, Inline, Piece, Rect, ScoreSheet, Shape, UsageHint, Zone, ZoneKind, layout};
use rondel::{Announcement, Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Stage, Text, Weight};

use crate::points::Points;
use crate::{Board, Go, KOMI, Move, Point};

/// The size of a table, the board with its frame, and the mats of both seats, in table units.
struct Places {
    size: (f32, f32),
    frame: Rect,
    mats: [Rect; 2],
}

const WIDE: Places = Places {
    size: (1540.0, 1000.0),
    frame: Rect::new(280.0, 10.0, 980.0, 980.0),
    mats: [Rect::new(1275.0, 590.0, 250.0, 400.0), Rect::new(15.0, 10.0, 250.0, 400.0)],
};
const TALL: Places = Places {
    size: (1100.0, 1290.0),
    frame: Rect::new(35.0, 15.0, 1030.0, 1030.0),
    mats: [Rect::new(560.0, 1060.0, 525.0, 215.0), Rect::new(15.0, 1060.0, 525.0, 215.0)],
};
/// The width of the frame on each side of the points, in rows of the board.
const MARGIN: f32 = 0.7;

/// Returns the element ID of a point: its row, from 1 at the bottom, and two digits for its column.
pub(crate) const fn point(at: Point) -> ElementId {
    ElementId::new("point", 100 * at.row as u32 + at.column as u32)
}

/// Returns the drawing of a seat's stones.
pub(crate) const fn stone(seat: usize) -> &'static str {
    ["black", "white"][seat]
}

fn name_of(seat: usize) -> Text {
    Text::new(["seat-black", "seat-white"][seat])
}

fn at_point(key: &'static str, at: Point) -> Text {
    Text::new(key).with("point", Text::verbatim(at.name()))
}

/// Returns the announcement of a move, given the seat and the captured stones.
pub(crate) fn told(seat: usize, action: Move, taken: Points) -> Announcement {
    let count = taken.count();
    let [text, brief] = match action {
        Move::Pass => ["passes", "passes-in-brief"].map(Text::new),
        Move::Stone(at) if count == 0 => ["places", "places-in-brief"].map(|key| at_point(key, at)),
        Move::Stone(at) => ["captures", "captures-in-brief"].map(|key| at_point(key, at).with("count", count)),
    };
    let weight = if count > 1 { Weight::Great } else { Weight::Usual };
    let placed = if let Move::Stone(at) = action { Some(at) } else { None };
    let about = placed.into_iter().chain(taken.each()).map(point);
    Announcement::new(text.with("player", name_of(seat))).in_brief(brief).weighing(weight).about(about)
}

fn points(board: &Board, frame: Rect) -> Vec<Piece> {
    let side = frame.w / (f32::from(board.size) + 2.0 * MARGIN);
    let (area, rows) = (frame.shrunk(MARGIN * side), usize::from(board.size));
    let piece = |(rect, place): (Rect, usize)| {
        let at = Point { row: board.size - (place / rows) as u8, column: (place % rows) as u8 + 1 };
        let owner = (0..2).find(|seat| board.stones[*seat].has(at));
        let name = at_point(owner.map_or("point", |seat| ["black-on", "white-on"][seat]), at);
        let piece = Piece::new(point(at), Shape::Figure, rect.shrunk(0.05 * side), name);
        match owner {
            None => piece.help(Text::new("help-point"), "GO-2.1"),
            Some(seat) => piece.icon(stone(seat)).help(Text::new("help-stone"), "GO-2.4"),
        }
    };
    layout::grid(area, rows, rows).zip(0..).map(piece).collect()
}

/// Lays out the mat of a seat: the stones that it has captured, and its area.
fn mat(board: &Board, seat: usize, area: Points, rect: Rect) -> Zone {
    let mut rects = layout::grid(Rect::new(rect.x + 12.0, rect.y + 40.0, rect.w - 24.0, rect.h - 52.0), 1, 2);
    let mut tile = |kind: &'static str, icon, count: u16, label: &'static str| {
        let (id, rect) = (ElementId::new(kind, seat as u32), rects.next().unwrap_or(rect).shrunk(6.0));
        let piece = Piece::new(id, Shape::Tile, rect, Text::new(kind).with("player", name_of(seat)));
        piece.icon(icon).count(count).badge(Corner::TopRight, [Inline::Text(Text::new(label))])
    };
    let own = tile("area", ["area-black", "area-white"][seat], area.count() as u16, "area-label");
    let taken = tile("captured", stone(seat ^ 1), board.lost[seat ^ 1], "captured-label");
    let (own, taken) = (own.help(Text::new("when-area"), "GO-3.3"), taken.help(Text::new("when-captured"), "GO-2.4"));
    Zone::new(ZoneKind::Mat, rect).titled(name_of(seat)).of(Seat::new(seat as u8)).with([own, taken])
}

fn scene(board: &Board, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    let drawing = ["board-9", "board-13", "board-19"][usize::from(board.size - 9) / 4 % 3];
    let wood = Piece::new(ElementId::new("board", 0), Shape::Figure, places.frame, Text::new("board"));
    scene.zones.push(Zone::new(ZoneKind::Row, places.frame).with([wood.icon(drawing).only_seen()]));
    scene.zones.push(Zone::new(ZoneKind::Grid, places.frame).with(points(board, places.frame)));
    scene.zones.extend([1, 0].map(|seat| mat(board, seat, board.area()[seat], places.mats[seat])));
    scene
}

impl Stage for Go {
    fn scene(&self, board: &Board, observer: Observer) -> Scene {
        scene(board, observer, &WIDE)
    }

    fn other_shapes(&self, board: &Board, observer: Observer) -> Vec<Scene> {
        vec![scene(board, observer, &TALL)]
    }

    fn choice(&self, _board: &Board, action: Move) -> Choice {
        match action {
            Move::Stone(at) => Choice::new(at_point("place", at), Group::Main).on([point(at)]),
            Move::Pass => Choice::new(Text::new("pass"), Group::Pass).deliberate(),
        }
    }

    fn prompt(&self, board: &Board) -> Text {
        Text::new(if board.passes == 0 { "ask-move" } else { "ask-end" })
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat.index())
    }

    fn seat_icon(&self, seat: Seat) -> Option<&'static str> {
        Some(stone(seat.index()))
    }

    /// Explains why no stone may be placed on a free point.
    fn blocked_clicks(&self, board: &Board) -> Vec<BlockedClick> {
        let free = board.free();
        let why = |at| if board.ko == Some(at) { ("blocked-ko", "GO-2.6") } else { ("blocked-suicide", "GO-2.5") };
        let blocked = free.each().filter(|at| !board.allows(*at, free)).map(|at| (point(at), why(at)));
        blocked.map(|(element, (key, rule))| BlockedClick { element, reason: Text::new(key), rule }).collect()
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![
            UsageHint::of("point", "when-point", "GO-2.1"),
            UsageHint::of("captured", "when-captured", "GO-2.4"),
            UsageHint::of("area", "when-area", "GO-3.3"),
        ]
    }

    fn goals(&self, board: &Board, _observer: Observer) -> Goals {
        let area = Goal::points(Text::new("goal-area"), "GO-3.3").each(board.points());
        let end = |goal, reason, rule, step| Goal::end(Text::new(goal), [reason], rule).last_step(Text::new(step));
        let passes = end("goal-passes", "end-passes", "GO-3.1", "goal-passes-step").together(board.passes.into());
        let long = end("goal-long", "end-long", "GO-3.2", "goal-long-step").together(board.played.into());
        let (passes, long) = (passes.needs(2), long.needs(Board::longest(board.size).into()));
        Goals { list: vec![area, passes, long], others: Vec::new() }
    }

    fn score_sheet(&self, board: &Board) -> ScoreSheet {
        let (points, stones) = (board.points(), board.stones.map(|stones| stones.count() as i32));
        let line = |key, values: [i32; 2]| (Text::new(key), values.to_vec());
        let free = line("sheet-free", [points[0] - stones[0], points[1] - stones[1] - KOMI]);
        let lines = vec![line("sheet-stones", stones), free, line("sheet-komi", [0, KOMI]), line("sheet-sum", points)];
        ScoreSheet { lines, others: Vec::new() }
    }
}

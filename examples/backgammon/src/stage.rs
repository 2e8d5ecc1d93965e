//! The stage of Backgammon: scene, choices and texts.

use rondel::scene::{BlockedClick, Corner, Inline, Piece, Rect, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Announcement, Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Stage, Text, Weight};

use crate::board::{BAR, CHECKERS, HOME, OFF};
use crate::{Act, Backgammon, Board, Move};

/// The size of a table and its areas, in table units: the board with its frame, and the mats of both seats.
struct Places {
    size: (f32, f32),
    frame: Rect,
    mats: [Rect; 2],
}

const WIDE: Places = Places {
    size: Scene::SIZE,
    frame: Rect::new(20.0, 20.0, 1230.0, 860.0),
    mats: [Rect::new(1270.0, 580.0, 310.0, 300.0), Rect::new(1270.0, 20.0, 310.0, 300.0)],
};
const TALL: Places = Places {
    size: (1200.0, 1090.0),
    frame: Rect::new(15.0, 15.0, 1170.0, 818.0),
    mats: [Rect::new(610.0, 850.0, 575.0, 225.0), Rect::new(15.0, 850.0, 575.0, 225.0)],
};
/// The number of columns along the frame, as wide as a point: points, bar and tray, with gaps.
const COLUMNS: f32 = 15.0;
/// The width of the frame's border, where the points have their numbers, and the places of bar and tray, in columns.
const BORDER: f32 = 0.4;
const BAR_COLUMN: f32 = 6.4;
const TRAY_COLUMN: f32 = 13.6;
/// The height of a point with its border, where its checkers begin, and their width, in columns.
const HEIGHT: f32 = 4.7;
const FIRST: f32 = 0.6;
const WIDTH: f32 = 0.82;
/// The number of checkers that are drawn on a point; if there are more, their number is shown.
const DRAWN: u8 = 5;

/// The elements of the doubling cube, and of the dice before the roll.
const CUBE: ElementId = ElementId::new("cube", 0);
const CUP: ElementId = ElementId::new("cup", 0);

/// Returns the element ID of a place, given in the numbering of a seat.
pub(crate) fn place(seat: usize, place: usize) -> ElementId {
    match place {
        OFF => ElementId::new("tray", seat as u32),
        BAR => ElementId::new("bar", seat as u32),
        point => ElementId::new("point", if seat == 0 { point } else { BAR - point } as u32),
    }
}

/// Returns a seat's name.
pub(crate) fn name_of(seat: usize) -> Text {
    Text::new(["seat-red", "seat-blue"][seat])
}

/// Returns the drawing of a checker.
pub(crate) const fn drawing(seat: usize) -> &'static str {
    ["man-red", "man-blue"][seat]
}

/// Adds the places of a move to a text.
fn with_places(key: &'static str, seat: usize, action: Move) -> Text {
    Text::new(key).with("player", name_of(seat)).with("from", action.from).with("to", action.to() as u16)
}

/// Returns the announcement of a move.
pub(crate) fn told(board: &Board, action: Move) -> Announcement {
    let (seat, to) = (board.seat(), action.to());
    let (key, brief) = match (usize::from(action.from), board.hits(to)) {
        (BAR, false) => ("enters", "enters-in-brief"),
        (BAR, true) => ("enters-hits", "enters-hits-in-brief"),
        (_, true) => ("hits", "hits-in-brief"),
        (_, false) if to == OFF => ("bears-off", "bears-off-in-brief"),
        _ => ("moves", "moves-in-brief"),
    };
    let weight = if board.hits(to) { Weight::Great } else { Weight::Usual };
    let told = Announcement::new(with_places(key, seat, action)).in_brief(with_places(brief, seat, action));
    told.weighing(weight).about([action.from.into(), to].map(|spot| place(seat, spot)))
}

/// Returns the announcement of a roll, or that the seat to move cannot play it or the rest of it.
pub(crate) fn told_dice(board: &Board, key: &'static str, brief: &'static str) -> Announcement {
    let [first, second] = *board.dice.shown();
    let text = |key| Text::new(key).with("player", name_of(board.seat()));
    let text = |key| text(key).with("first", first.max(second)).with("second", first.min(second));
    Announcement::new(text(key)).in_brief(text(brief)).by(Seat::new(board.mover)).about([ElementId::new("die", 0)])
}

/// Returns the announcement of what a seat does with the doubling cube.
pub(crate) fn told_cube(board: &Board, key: &'static str, by: Seat) -> Announcement {
    let stake = board.stakes.cube.stake() << u16::from(board.stakes.cube.offered_by().is_some());
    let text = Text::new(key).with("player", name_of(by.index())).with("stake", stake);
    let brief = match key {
        "doubles" => "doubles-in-brief",
        "takes" => "takes-in-brief",
        _ => "drops-in-brief",
    };
    let told = Announcement::new(text).in_brief(Text::new(brief).with("stake", stake));
    told.by(by).weighing(Weight::Great).about([CUBE])
}

/// Returns the announcement of the points that the winner of a game gets.
pub(crate) fn told_points(board: &Board, winner: usize, points: i16) -> Announcement {
    let all = board.stakes.score.of(Seat::new(winner as u8));
    let text = |key| Text::new(key).with("player", name_of(winner)).with("points", points).with("all", all);
    let told = Announcement::new(text("wins-game")).in_brief(text("wins-game-in-brief"));
    told.by(Seat::new(winner as u8)).weighing(Weight::Great).about([ElementId::new("score", winner as u32)])
}

/// Returns the area of a place of the first seat: a column from the edge of the board towards the middle.
fn area(frame: Rect, seat: usize, spot: usize) -> Rect {
    let unit = frame.w / COLUMNS;
    // Checkers on the bar wait opposite the points where they enter, and borne-off ones lie beside the home board.
    let (column, is_low) = match spot {
        OFF => (TRAY_COLUMN, seat == 0),
        BAR => (BAR_COLUMN, seat == 1),
        1..13 => (BORDER + (12 - spot) as f32 + f32::from(spot <= HOME), true),
        _ => (BORDER + (spot - 13) as f32 + f32::from(spot > 18), false),
    };
    let y = if is_low { frame.y + frame.h - unit * HEIGHT } else { frame.y };
    Rect::new(frame.x + unit * column, y, unit, unit * HEIGHT)
}

/// Draws the checkers of a place from the edge towards the middle: borne-off ones on their edges, and of all others at
/// most [`DRAWN`].
fn stack(seat: usize, spot: usize, count: u8, column: Rect, is_low: bool) -> impl Iterator<Item = Piece> {
    let (w, room) = (column.w * WIDTH, column.h - column.w * (FIRST + BORDER / 2.0));
    let (h, icon, most) = match spot {
        OFF => (room / f32::from(CHECKERS), ["slab-red", "slab-blue"][seat], CHECKERS),
        _ => (w, drawing(seat), DRAWN),
    };
    (0..count.min(most)).map(move |number| {
        let along = column.w * FIRST + h * f32::from(number);
        let y = if is_low { column.y + column.h - along - h } else { column.y + along };
        let id = ElementId::new("checker", (seat * 1000 + spot * 20) as u32 + u32::from(number));
        let name = Text::new("checker").with("player", name_of(seat));
        let piece = Piece::new(id, Shape::Figure, Rect::new(column.x + (column.w - w) / 2.0, y, w, h), name);
        let piece = piece.icon(icon).only_seen();
        let is_last = number + 1 == most && count > most;
        if is_last { piece.corner(Corner::TopRight, [Inline::Number(count.into())]) } else { piece }
    })
}

/// Lays out one place of a seat with its checkers. Points have the numbers of the seat to move (BG-1.1).
fn column(board: &Board, frame: Rect, seat: usize, spot: usize) -> impl Iterator<Item = Piece> {
    let (rect, count) = (area(frame, seat, spot), board.checkers[seat][spot]);
    let (is_low, is_point) = (rect.y > frame.y, (1..BAR).contains(&spot));
    let (key, help, rule) = match spot {
        OFF => ("tray", "when-tray", "BG-3.1"),
        BAR => ("bar", "when-bar", "BG-2.5"),
        _ => ("point", "when-point", "BG-2.3"),
    };
    let point = if board.mover == 0 { spot } else { BAR - spot };
    let rivals = if is_point { board.rivals(seat, spot) } else { 0 };
    let (owner, here) = if rivals > 0 { (seat ^ 1, rivals) } else { (seat, count) };
    let name = Text::new(if here == 0 && is_point { "point-empty" } else { key });
    let name = name.with("point", point as u16).with("player", name_of(owner)).with("count", here);
    let piece = Piece::new(place(seat, spot), Shape::Figure, rect.shrunk(1.0), name).help(Text::new(help), rule);
    let corner = if is_low { Corner::BottomLeft } else { Corner::TopLeft };
    let piece = if is_point { piece.corner(corner, [Inline::Number(point as i32)]) } else { piece };
    std::iter::once(piece).chain(stack(owner, spot, here, rect, is_low))
}

/// Lays out the dice, in the half of the board to the right of the bar for the first seat and to the left for the
/// second. Numbers that have been played are dimmed.
fn dice(board: &Board, frame: Rect) -> impl Iterator<Item = Piece> {
    let unit = frame.w / COLUMNS;
    let x = frame.x + unit * if board.mover == 0 { BAR_COLUMN + 1.0 } else { BORDER };
    let band = Rect::new(x, frame.y + frame.h / 2.0 - 0.45 * unit, 6.0 * unit, 0.9 * unit);
    let [first, second] = *board.dice.shown();
    let cup = (!board.is_rolled() && board.may_double()).then(|| {
        let rect = Rect::new(band.x + 2.5 * unit, band.y - 0.05 * unit, unit, unit);
        Piece::new(CUP, Shape::Figure, rect, Text::new("cup")).icon("cup").help(Text::new("when-cup"), "BG-5.2")
    });
    let shown = if !board.is_rolled() {
        Vec::new()
    } else if first == second {
        (1..=4).map(|number| (first, number <= board.left[0])).collect()
    } else {
        vec![(first, board.left[0] > 0), (second, board.left[1] > 0)]
    };
    let rects = layout::row(band, shown.len(), 0.8 * unit, 0.8 * unit, 0.2 * unit);
    cup.into_iter().chain(shown.into_iter().zip(rects).zip(0..).map(|(((value, is_left), rect), number)| {
        let name = Text::new(if is_left { "die-left" } else { "die-played" }).with("number", value);
        let icon = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"][usize::from(value) - 1];
        let piece = Piece::new(ElementId::new("die", number), Shape::Figure, rect, name).icon(icon);
        piece.tone(if is_left { Tone::Neutral } else { Tone::Spent }).help(Text::new("when-die"), "BG-2.1")
    }))
}

/// Draws the doubling cube of a match.
fn cube(board: &Board, rect: Rect) -> Piece {
    let stake = board.stakes.cube.stake();
    let (is_used, is_offered) = (board.stakes.has_cube(), board.stakes.cube.asked().is_some());
    let key = match (is_used, is_offered) {
        (_, true) => "cube-offered",
        (true, false) => "cube",
        (false, false) => "cube-unused",
    };
    let stake = if is_offered { 2 * stake } else { stake };
    let name = Text::new(key).with("stake", stake);
    let piece = Piece::new(CUBE, Shape::Tile, rect, name).icon("cube").count(stake);
    piece.tone(if is_used { Tone::Neutral } else { Tone::Spent }).help(Text::new("when-cube"), "BG-5.2")
}

/// Lays out the mat of a seat: its pips and the checkers that it has borne off, and in a match its points and the cube if
/// the seat owns it.
fn mat(board: &Board, seat: usize, places: &Places) -> Zone {
    let rect = places.mats[seat];
    let inner = Rect::new(rect.x + 15.0, rect.y + 45.0, rect.w - 30.0, rect.h - 60.0);
    let is_match = board.stakes.is_match();
    let kinds: &[&'static str] = if is_match { &["pips", "off", "score"] } else { &["pips", "off"] };
    let cells = if is_match { 4 } else { 2 };
    let columns = if rect.w > 1.5 * rect.h { cells } else { cells / 2 };
    let mut rects = layout::grid(inner, columns, cells / columns);
    let tiles: Vec<Piece> = kinds
        .iter()
        .zip(&mut rects)
        .map(|(kind, rect)| {
            let (icon, count, label, help, rule) = match *kind {
                "pips" => ("pips", board.pips(seat), "label-pips", "when-pips", "BG-2.1"),
                "off" => (drawing(seat), board.checkers[seat][OFF].into(), "label-off", "when-off", "BG-3.1"),
                _ => ("points", points_of(board, seat), "label-score", "when-score", "BG-5.1"),
            };
            let name = Text::new(*kind).with("player", name_of(seat));
            let piece = Piece::new(ElementId::new(kind, seat as u32), Shape::Tile, rect.shrunk(6.0), name).icon(icon);
            piece.count(count).badge(Corner::TopRight, [Inline::Text(Text::new(label))]).help(Text::new(help), rule)
        })
        .collect();
    let owned = board.stakes.cube.owner() == Some(Seat::new(seat as u8));
    let cube = rects.next().filter(|_| owned && is_match).map(|rect| cube(board, rect.shrunk(6.0)));
    Zone::new(ZoneKind::Mat, rect).titled(name_of(seat)).of(Seat::new(seat as u8)).with(tiles.into_iter().chain(cube))
}

/// Returns the points of a seat in the match.
fn points_of(board: &Board, seat: usize) -> u16 {
    board.stakes.score.of(Seat::new(seat as u8)).unsigned_abs()
}

fn scene(board: &Board, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    let frame = places.frame;
    let wood = Piece::new(ElementId::new("board", 0), Shape::Figure, frame, Text::new("board"));
    scene.zones.push(Zone::new(ZoneKind::Row, frame).with([wood.icon("board").only_seen()]));
    // From the upper left to the lower right, as the board is read.
    let spots = (13..BAR).chain((1..13).rev()).map(|spot| (0, spot));
    let others = [(1, OFF), (0, BAR), (1, BAR), (0, OFF)];
    let pieces = spots.chain(others).flat_map(|(seat, spot)| column(board, frame, seat, spot));
    let centered = board.stakes.is_match() && board.stakes.cube.owner().is_none();
    let unit = frame.w / COLUMNS;
    let middle = Rect::new(frame.x + unit * TRAY_COLUMN, frame.y + (frame.h - unit) / 2.0, unit, unit);
    let cube = centered.then(|| cube(board, middle));
    scene.zones.push(Zone::new(ZoneKind::Row, frame).with(pieces).with(dice(board, frame)).with(cube));
    scene.zones.extend([1, 0].map(|seat| mat(board, seat, places)));
    scene
}

impl Stage for Backgammon {
    fn scene(&self, board: &Board, observer: Observer) -> Scene {
        scene(board, observer, &WIDE)
    }

    fn other_shapes(&self, board: &Board, observer: Observer) -> Vec<Scene> {
        vec![scene(board, observer, &TALL)]
    }

    fn choice(&self, board: &Board, action: Act) -> Choice {
        let stake = board.stakes.cube.stake();
        let action = match action {
            Act::Move(action) => action,
            Act::Roll => return Choice::new(Text::new("roll"), Group::Main).on([CUP]),
            Act::Double => return Choice::new(Text::new("double").with("stake", 2 * stake), Group::Main).on([CUBE]),
            Act::Take => return Choice::new(Text::new("take").with("stake", 2 * stake), Group::Main).on([CUBE]),
            Act::Drop => return Choice::new(Text::new("drop").with("stake", stake), Group::Main),
        };
        let (seat, to) = (board.seat(), action.to());
        let (from, key) = (usize::from(action.from), if to == OFF { "bear-off" } else { "move" });
        let label = with_places(if from == BAR { "enter" } else { key }, seat, action);
        Choice::new(label, Group::Main).moving(place(seat, from), place(seat, to))
    }

    fn prompt(&self, board: &Board) -> Text {
        if let Some(by) = board.stakes.cube.offered_by() {
            let stake = 2 * board.stakes.cube.stake();
            return Text::new("ask-take").with("player", name_of(by.index())).with("stake", stake);
        }
        let key = match board.highest(board.seat()) {
            _ if !board.is_rolled() => "ask-roll",
            BAR => "ask-enter",
            highest if highest <= HOME => "ask-bear-off",
            _ => "ask-move",
        };
        Text::new(key).with("count", board.left[0] + board.left[1])
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat.index())
    }

    fn seat_icon(&self, seat: Seat) -> Option<&'static str> {
        Some(drawing(seat.index()))
    }

    /// Explains why checkers of the seat to move cannot be moved.
    fn blocked_clicks(&self, board: &Board) -> Vec<BlockedClick> {
        if !board.is_rolled() {
            return Vec::new();
        }
        let (seat, dice) = (board.seat(), board.dice.shown());
        let may = board.playable().into_iter().fold(0, |all, sources| all | sources);
        let can = (0..2).filter(|die| board.left[*die] > 0).fold(0, |all, die| all | board.sources(dice[die]));
        let blocked = (1..=BAR).filter(|spot| board.checkers[seat][*spot] > 0 && may >> spot & 1 == 0);
        let why = |spot| match board.highest(seat) {
            BAR => ("blocked-bar", "BG-2.5"),
            _ if can >> spot & 1 == 1 => ("blocked-both", "BG-2.6"),
            _ => ("blocked-closed", "BG-2.3"),
        };
        let click = |(spot, (key, rule))| BlockedClick { element: place(seat, spot), reason: Text::new(key), rule };
        blocked.map(|spot| (spot, why(spot))).map(click).collect()
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        let board = [("point", "when-point", "BG-2.3"), ("bar", "when-bar", "BG-2.5"), ("tray", "when-tray", "BG-3.1")];
        let counts = [("die", "when-die", "BG-2.1"), ("pips", "when-pips", "BG-2.1"), ("off", "when-off", "BG-3.1")];
        let of_match =
            [("cup", "when-cup", "BG-5.2"), ("cube", "when-cube", "BG-5.2"), ("score", "when-score", "BG-5.1")];
        board
            .into_iter()
            .chain(counts)
            .chain(of_match)
            .map(|(things, text, rule)| UsageHint::of(things, text, rule))
            .collect()
    }

    /// Returns the number of the game in a match.
    fn round(&self, board: &Board) -> Option<u16> {
        self.is_match().then(|| board.stakes.score.deals() + 1)
    }

    fn goals(&self, board: &Board, _observer: Observer) -> Goals {
        if self.is_match() {
            let points = [0, 1].map(|seat| i32::from(points_of(board, seat)));
            let all = Goal::end(Text::new("goal-match"), ["end-match"], "BG-5.6").each(points);
            let all = all.needs(self.limit.into()).last_step(Text::new("goal-match-step"));
            return Goals { list: vec![all], others: Vec::new() };
        }
        let off = board.checkers.map(|own| i32::from(own[OFF]));
        let all = Goal::end(Text::new("goal-off"), ["end-single", "end-gammon", "end-backgammon"], "BG-4.1").each(off);
        let all = all.needs(CHECKERS.into()).last_step(Text::new("goal-off-step"));
        Goals { list: vec![all], others: Vec::new() }
    }
}

//! The stage of Liar's Dice: scene, choices and texts.

use rondel::scene::{Inline, Piece, Rect, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Announcement, Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Stage, Text, Weight};

use crate::{Act, Bid, LiarsDice, MOST_DICE, SIDES, Table};

/// The size of a table and its areas, in table units.
struct Places {
    size: (f32, f32),
    /// The last bid and the last check.
    bid: Rect,
    /// The numbers and the counts of a bid.
    numbers: Rect,
    counts: Rect,
    /// The observer's own dice.
    own: Rect,
    /// The areas for the other players.
    sides: [Rect; 2],
}

const WIDE: Places = Places {
    size: Scene::SIZE,
    bid: Rect::new(440.0, 15.0, 720.0, 165.0),
    numbers: Rect::new(440.0, 195.0, 720.0, 130.0),
    counts: Rect::new(440.0, 340.0, 720.0, 320.0),
    own: Rect::new(440.0, 675.0, 720.0, 210.0),
    sides: [Rect::new(15.0, 15.0, 410.0, 870.0), Rect::new(1175.0, 15.0, 410.0, 870.0)],
};
const TALL: Places = Places {
    size: (1000.0, 1500.0),
    bid: Rect::new(15.0, 15.0, 970.0, 165.0),
    numbers: Rect::new(15.0, 1010.0, 970.0, 120.0),
    counts: Rect::new(15.0, 1145.0, 970.0, 340.0),
    own: Rect::new(15.0, 805.0, 970.0, 190.0),
    sides: [Rect::new(15.0, 195.0, 480.0, 595.0), Rect::new(505.0, 195.0, 480.0, 595.0)],
};

const NAMES: [&str; 8] =
    ["seat-red", "seat-blue", "seat-green", "seat-yellow", "seat-purple", "seat-teal", "seat-pink", "seat-grey"];
/// The drawings of the sides of a die, and the message keys of their names, singular or plural.
const DICE: [&str; SIDES as usize] = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];
const NUMBERS: [&str; SIDES as usize] = ["ones", "twos", "threes", "fours", "fives", "sixes"];
/// The largest number of dice in a game.
const ALL_DICE: u8 = NAMES.len() as u8 * MOST_DICE;

/// Returns the element ID of a seat's bid.
pub(crate) const fn place(seat: Seat) -> ElementId {
    ElementId::new("bid", seat.index() as u32)
}

/// Returns the element ID of a seat's die, counted from 0.
pub(crate) const fn die(seat: Seat, number: u8) -> ElementId {
    ElementId::new("die", (seat.index() as u32) * MOST_DICE as u32 + number as u32)
}

/// Returns a seat's name.
fn name_of(seat: Seat) -> Text {
    Text::new(NAMES.get(seat.index()).copied().unwrap_or(NAMES[0]))
}

/// Returns a text about a player. The function `with` adds a bid.
pub(crate) fn about(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("player", name_of(seat))
}

fn with(text: Text, bid: Bid) -> Text {
    let number = Text::new(NUMBERS[usize::from(bid.number - 1) % NUMBERS.len()]).with("count", bid.count);
    text.with("count", bid.count).with("dice", number)
}

/// Returns the announcement of a bid or of a challenge to it.
pub(crate) fn told(key: &'static str, seat: Seat, bid: Bid) -> Announcement {
    let brief = if key == "bids" { "bids-in-brief" } else { "challenges-in-brief" };
    Announcement::new(with(about(key, seat), bid)).in_brief(with(Text::new(brief), bid))
}

/// Returns the announcement of a check, with the number of dice that fit.
pub(crate) fn checked(key: &'static str, loser: Seat, found: u8) -> Announcement {
    let brief = if key == "bid-true" { "bid-true-in-brief" } else { "bid-false-in-brief" };
    let text = about(key, loser).with("found", found);
    Announcement::new(text).in_brief(about(brief, loser)).weighing(Weight::Great)
}

/// Returns the line that shows a bid with its drawing.
fn line(bid: Bid) -> [Inline; 2] {
    [Inline::Text(Text::new("times").with("count", bid.count)), Inline::Icon(DICE[usize::from(bid.number - 1) % 6])]
}

fn last_bid(table: &Table, area: Rect) -> Zone {
    let mut places = layout::row(area.shrunk(10.0), 2, (area.w - 40.0) / 2.0, area.h - 24.0, 16.0);
    let mut next = || places.next().unwrap_or(area);
    let bid = Piece::new(ElementId::new("current", 0), Shape::Tile, next(), Text::new("current"));
    let bid = match table.bid() {
        None => bid.title(Text::new("no-bid")),
        Some(bid_now) => bid.title(table.bidder.map_or(Text::new("no-bid"), name_of)).line(line(bid_now)),
    };
    let check = Piece::new(ElementId::new("check", 0), Shape::Tile, next(), Text::new("check"));
    let check = match table.checked {
        None => check.title(Text::new("no-check")).tone(Tone::Spent),
        Some(last) => check.title(Text::new("found").with("count", last.found)).line(line(last.bid)),
    };
    let bid = bid.tone(Tone::Accent).help(Text::new("help-current"), "LD-2.4");
    Zone::new(ZoneKind::Row, area).with([bid, check.help(Text::new("help-check"), "LD-2.5")])
}

/// Lays out the tiles from which a bid is put together.
fn builder(table: &Table, places: &Places) -> [Zone; 2] {
    let numbers = layout::grid(places.numbers.shrunk(8.0), SIDES.into(), 1).zip(DICE).zip(0..).map(
        |((rect, icon), number): ((Rect, &'static str), u8)| {
            let name = Text::new(NUMBERS[usize::from(number)]).with("count", 2);
            let piece = Piece::new(ElementId::new("number", number.into()), Shape::Tile, rect.shrunk(5.0), name);
            piece.icon(icon).help(Text::new("help-number"), "LD-2.2")
        },
    );
    let all = usize::from(table.total() + table.lost);
    let columns = if all > 20 { 10 } else { 5 };
    let area = places.counts.shrunk(8.0);
    let counts =
        layout::grid(area, columns, all.div_ceil(columns).max(2)).zip(1..=ALL_DICE).take(usize::from(table.total()));
    let counts = counts.map(|(rect, count)| {
        let name = Text::new("count").with("count", count);
        let piece = Piece::new(ElementId::new("count", count.into()), Shape::Tile, rect.shrunk(4.0), name);
        piece.line([Inline::Number(count.into())]).help(Text::new("help-count"), "LD-2.2")
    });
    [Zone::new(ZoneKind::Row, places.numbers).with(numbers), Zone::new(ZoneKind::Grid, places.counts).with(counts)]
}

/// Lays out a player's bid and dice, whose numbers only the player sees until a bid is checked.
fn mat(table: &Table, observer: Observer, seat: Seat, rect: Rect) -> Zone {
    let inner = Rect::new(rect.x + 12.0, rect.y + 40.0, rect.w - 24.0, rect.h - 50.0);
    let (left, right) =
        (Rect { w: inner.w * 0.3, ..inner }, Rect { x: inner.x + inner.w * 0.33, w: inner.w * 0.67, ..inner });
    let bid = Piece::new(place(seat), Shape::Tile, left, about("bid-of", seat)).help(Text::new("help-bid"), "LD-2.4");
    let bid = match table.bids[seat.index()] {
        Some(latest) if table.bidder == Some(seat) => Some(bid.line(line(latest)).tone(Tone::Accent)),
        Some(latest) => Some(bid.line(line(latest))),
        None if table.left(seat) == 0 => Some(bid.title(Text::new("out")).tone(Tone::Spent)),
        None => None,
    };
    let sees = table.open || observer.sees_secrets_of(seat);
    let shown = (0..SIDES).flat_map(|number| {
        let count = table.rolled[seat.index()][usize::from(number)];
        std::iter::repeat_n(number, count.into())
    });
    let side = (right.w / f32::from(MOST_DICE) - 6.0).min(right.h);
    let dice = layout::row(right, table.left(seat).into(), side, side, 6.0).zip(shown).zip(0..).map(
        |((rect, number), place)| {
            let name = if sees { about("die-of", seat).with("number", number + 1) } else { about("die-hidden", seat) };
            let icon = if sees { DICE[usize::from(number)] } else { "cup" };
            let piece = Piece::new(die(seat, place), Shape::Figure, rect, name).icon(icon);
            piece.help(Text::new("help-die"), "LD-1.2")
        },
    );
    Zone::new(ZoneKind::Mat, rect).titled(name_of(seat)).of(seat).with(bid).with(dice)
}

fn scene(table: &Table, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    scene.zones.push(last_bid(table, places.bid));
    scene.zones.extend(builder(table, places));
    let own = if let Observer::Seat(seat) = observer { Some(seat) } else { None };
    let others: Vec<Seat> = table.seats.each().filter(|seat| Some(*seat) != own).collect();
    let rows = others.len().div_ceil(2);
    let sides = places.sides.into_iter().flat_map(|side| layout::grid(side, 1, rows.max(2)).take(rows));
    scene.zones.extend(others.into_iter().zip(sides).map(|(seat, rect)| mat(table, observer, seat, rect.shrunk(5.0))));
    scene.zones.extend(own.map(|seat| mat(table, observer, seat, places.own)));
    scene
}

impl Stage for LiarsDice {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        scene(table, observer, &WIDE)
    }

    fn other_shapes(&self, table: &Table, observer: Observer) -> Vec<Scene> {
        vec![scene(table, observer, &TALL)]
    }

    fn choice(&self, table: &Table, action: Act) -> Choice {
        match (action, table.bid()) {
            (Act::Challenge, Some(bid)) => {
                Choice::new(with(Text::new("challenge"), bid), Group::Main).on([ElementId::new("current", 0)])
            }
            (Act::Challenge, None) => Choice::new(Text::new("challenge-nothing"), Group::Main),
            (Act::Bid(bid), _) => {
                let tiles =
                    [ElementId::new("count", bid.count.into()), ElementId::new("number", (bid.number - 1).into())];
                Choice::new(with(Text::new("bid"), bid), Group::Main).on(tiles)
            }
        }
    }

    fn prompt(&self, table: &Table) -> Text {
        match table.bid() {
            None => Text::new("ask-first"),
            Some(bid) => with(Text::new(if table.higher().is_empty() { "ask-challenge" } else { "ask-bid" }), bid),
        }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat)
    }

    fn seat_icon(&self, _seat: Seat) -> Option<&'static str> {
        Some("cup")
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![
            UsageHint::of("number", "when-number", "LD-2.2"),
            UsageHint::of("count", "when-count", "LD-2.4"),
            UsageHint::of("current", "when-current", "LD-2.5"),
            UsageHint::of("check", "help-check", "LD-2.5"),
            UsageHint::of("bid", "help-bid", "LD-2.4"),
            UsageHint::of("die", "when-die", "LD-1.2"),
        ]
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let left: Vec<i32> = table.seats.each().map(|seat| i32::from(table.left(seat))).collect();
        // All dice but those of one player have to go.
        let (lost, kept) = (i32::from(table.lost), left.iter().copied().max().unwrap_or(0));
        let end = Goal::end(Text::new("goal-last"), ["end-last"], "LD-3.2")
            .together(lost)
            .needs(lost + i32::from(table.total()) - kept)
            .last_step(Text::new("goal-last-step"));
        Goals { list: vec![Goal::points(Text::new("goal-dice"), "LD-3.1").each(left), end], others: Vec::new() }
    }
}

//! The stage of Causeways: scene, choices and texts.

use rondel::scene::{Corner, Inline, Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Stage, Text};

use crate::marsh::{ENDS, PLACES, ROWS, VILLAGES, address};
use crate::{Build, Causeways, Marsh, causeways};

/// The areas of the map and of the players' mats, in table units.
const MAP: Rect = Rect::new(330.0, 20.0, 1250.0, 860.0);
const OWN: Rect = Rect::new(20.0, 20.0, 290.0, 860.0);
/// Size of a village relative to its hexagon, and the width of a causeway in table units.
const VILLAGE: f32 = 0.55;
const BROAD: f32 = 18.0;

const NAMES: [&str; 4] = ["seat-red", "seat-blue", "seat-green", "seat-yellow"];

/// Returns the element ID of a place for a causeway.
pub(crate) const fn place(build: Build) -> ElementId {
    ElementId::new("place", build.0 as u32)
}

/// Returns the element ID of a village.
pub(crate) const fn village(number: u8) -> ElementId {
    ElementId::new("village", number as u32)
}

/// Returns a seat's name.
pub(crate) fn name_of(seat: Seat) -> Text {
    Text::new(NAMES.get(seat.index()).copied().unwrap_or(NAMES[0]))
}

/// Returns a text about a place, with the two villages it connects as arguments.
pub(crate) fn between(key: &'static str, build: Build) -> Text {
    let [one, other] = ENDS[usize::from(build.0)];
    Text::new(key).with("one", named(one)).with("other", named(other))
}

fn named(village: u8) -> Text {
    let (row, place) = address(usize::from(village));
    Text::new("village-named").with("row", row).with("place", place)
}

fn map(marsh: &Marsh) -> Zone {
    let (middles, radius) = layout::hexagons(MAP.shrunk(10.0), &ROWS);
    let causeways = (0..PLACES as u8).map(|number| {
        let build = Build(number);
        let [one, other] = ENDS[usize::from(number)].map(|village| middles[usize::from(village)]);
        // A causeway runs between the edges of two villages, so that it does not cover them.
        let share = VILLAGE / 3.0_f32.sqrt() * 0.95;
        let on_the_way = |share: f32| (one.0 + (other.0 - one.0) * share, one.1 + (other.1 - one.1) * share);
        let ends = [on_the_way(share), on_the_way(1.0 - share)];
        let owner = Seat::each_of(marsh.seats).find(|seat| marsh.built[seat.index()] >> number & 1 == 1);
        let name = match owner {
            Some(owner) => between("causeway", build).with("player", name_of(owner)),
            None => between("place", build),
        };
        let tone = owner.map_or(Tone::Spent, Tone::Seat);
        Piece::line_through(place(build), &ends, BROAD, name).tone(tone).help(Text::new("help-place"), "CW-2.1")
    });
    let villages = (0..VILLAGES).map(|number| {
        let corners = layout::hexagon(middles[number], radius * VILLAGE);
        let owner = marsh.owner(number);
        let key = if owner.is_some() { "village-of" } else { "village" };
        let name = Text::new(key).with("village", named(number as u8)).with("worth", marsh.worth[number]);
        let name = owner.map_or(name.clone(), |owner| name.with("player", name_of(owner)));
        let piece = Piece::polygon(village(number as u8), &corners, name).help(Text::new("help-village"), "CW-3.1");
        let worth = Inline::Number(marsh.worth[number].into());
        let piece = piece.title(named(number as u8)).line([Inline::Icon("village"), worth]);
        piece.tone(owner.map_or(Tone::Neutral, Tone::Seat))
    });
    Zone::new(ZoneKind::Map, MAP).with(causeways).with(villages)
}

fn own(marsh: &Marsh, seat: Seat, mat: Rect) -> Zone {
    let (points, villages) = marsh.points()[seat.index()];
    let inner = Rect::new(mat.x + 10.0, mat.y + 30.0, mat.w - 20.0, mat.h - 40.0);
    let mut places = layout::row(inner, 2, inner.w / 2.0 - 5.0, inner.h, 10.0);
    let mut tile = |kind: &'static str, icon: &'static str, count: u32| {
        let rect = places.next().unwrap_or(inner);
        let id = ElementId::new(kind, seat.index() as u32);
        Piece::new(id, Shape::Tile, rect, Text::new(kind).with("player", name_of(seat))).icon(icon).count(count as u16)
    };
    let left = tile("left", "causeway", marsh.left(seat)).help(Text::new("help-left"), "CW-1.2");
    let points = tile("points", "village", points as u32).help(Text::new("help-points"), "CW-3.2");
    let points = points.badge(Corner::TopLeft, [Inline::Text(Text::new("villages").with("count", villages))]);
    Zone::new(ZoneKind::Mat, mat).titled(name_of(seat)).of(seat).with([left, points])
}

impl Stage for Causeways {
    fn scene(&self, marsh: &Marsh, observer: Observer) -> Scene {
        let mut scene = Scene::new(observer);
        scene.backdrop = Some("marsh");
        scene.zones.push(map(marsh));
        let mats = layout::column(OWN, usize::from(marsh.seats), OWN.w, 200.0, 20.0);
        scene.zones.extend(Seat::each_of(marsh.seats).zip(mats).map(|(seat, mat)| own(marsh, seat, mat)));
        scene
    }

    fn choice(&self, _marsh: &Marsh, build: Build) -> Choice {
        Choice::new(between("build", build), Group::Main).on([place(build)])
    }

    fn prompt(&self, marsh: &Marsh) -> Text {
        let first = marsh.mover.is_some_and(|seat| marsh.built[usize::from(seat)] == 0);
        Text::new(if first { "ask-first" } else { "ask-build" })
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![
            UsageHint::of("place", "when-place", "CW-2.2"),
            UsageHint::of("village", "when-village", "CW-3.1"),
            UsageHint::of("left", "help-left", "CW-1.2"),
            UsageHint::of("points", "help-points", "CW-3.2"),
        ]
    }

    fn goals(&self, marsh: &Marsh, _observer: Observer) -> Goals {
        let points = marsh.points();
        let points = Seat::each_of(marsh.seats).map(|seat| points[seat.index()].0);
        let built: u32 = marsh.built.iter().map(|own| own.count_ones()).sum();
        let all = causeways(marsh.seats) * u32::from(marsh.seats);
        let end = Goal::end(Text::new("goal-built"), ["end-built"], "CW-3.3")
            .together(built as i32)
            .last_step(Text::new("goal-built-step"));
        // Seats that are blocked cannot build, so the game may end before all causeways are built.
        let end = if marsh.mover.is_none() { end.needs(built as i32) } else { end.needs(all as i32) };
        Goals { list: vec![Goal::points(Text::new("goal-points"), "CW-3.2").each(points), end], others: Vec::new() }
    }

    fn score_sheet(&self, marsh: &Marsh) -> ScoreSheet {
        let worth = |worth: u8| {
            let of = |seat: Seat| {
                let own = (0..VILLAGES).filter(|village| marsh.worth[*village] == worth);
                i32::from(worth) * own.filter(|village| marsh.owner(*village) == Some(seat)).count() as i32
            };
            (Text::new("villages-worth").with("worth", worth), Seat::each_of(marsh.seats).map(of).collect::<Vec<i32>>())
        };
        let mut lines: Vec<_> = (1..=5).map(worth).collect();
        let points = marsh.points();
        lines.push((Text::new("sum"), Seat::each_of(marsh.seats).map(|seat| points[seat.index()].0).collect()));
        ScoreSheet { lines, others: Vec::new() }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat)
    }
}

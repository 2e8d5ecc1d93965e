//! The stage of Porters: scene, choices and texts.

use rondel::scene::{BlockedClick, Corner, Inline, Piece, Rect, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{
    Announcement, Choice, ElementId, Flow, Goal, Goals, Group, Observer, Scene, Seat, SeatSet, Stage, Text, Weight,
};

use crate::packs::{GOODS, PROPERTIES, Traits};
use crate::{Act, CARRIED, FALLS, GONE, HOURS, HUTS, IN_HUT, Mountain, Porters, SHELVES, place};

/// The areas of a table: the mountain, the calls, the lost packs, the mats of the other porters and the observer's mat.
const WIDE: [Rect; 5] = [
    Rect::new(10.0, 10.0, 800.0, 650.0),
    Rect::new(10.0, 668.0, 800.0, 104.0),
    Rect::new(10.0, 780.0, 800.0, 112.0),
    Rect::new(820.0, 10.0, 770.0, 640.0),
    Rect::new(820.0, 660.0, 770.0, 232.0),
];
const TALL: [Rect; 5] = [
    Rect::new(10.0, 10.0, 1180.0, 470.0),
    Rect::new(10.0, 488.0, 1180.0, 94.0),
    Rect::new(10.0, 588.0, 1180.0, 104.0),
    Rect::new(10.0, 700.0, 1180.0, 370.0),
    Rect::new(10.0, 1080.0, 1180.0, 200.0),
];
/// The row of each hut on the mountain, from the top, and its middle, in widths of a hut from the left.
const SITES: [(f32, f32); HUTS] = [(2.0, 0.5), (2.0, 1.5), (2.0, 2.5), (1.0, 1.0), (1.0, 2.0), (0.0, 1.5)];

const NAMES: [&str; 5] = ["porter-1", "porter-2", "porter-3", "porter-4", "porter-5"];
const HUT_NAMES: [&str; HUTS] = ["hut-meadow", "hut-spring", "hut-pine", "hut-chamois", "hut-eagle", "hut-summit"];
const ICONS: [&str; GOODS as usize] = ["bread", "rope", "wood", "oil", "wool"];
const GOOD_NAMES: [&str; GOODS as usize] = ["icon-bread", "icon-rope", "icon-wood", "icon-oil", "icon-wool"];

const DEPOT: ElementId = ElementId::new("depot", 0);
const VALLEY: ElementId = ElementId::new("valley", 0);
const RAVINE: ElementId = ElementId::new("ravine", 0);

const fn slot_id(seat: Seat, slot: usize) -> ElementId {
    ElementId::new("pack", place(seat, slot) as u32)
}

const fn id(kind: &'static str, number: usize) -> ElementId {
    ElementId::new(kind, number as u32)
}

fn name_of(seat: Seat) -> Text {
    Text::new(NAMES.get(seat.index()).copied().unwrap_or(NAMES[0]))
}

/// Returns the words for goods, a weight, both or neither.
fn what(traits: Traits) -> Text {
    let good = |good: u8| Text::new(GOOD_NAMES[usize::from(good)]);
    match traits.known() {
        [None, None] => Text::new("unknown"),
        [Some(known), None] => good(known),
        [None, Some(weight)] => Text::new("weight-of").with("weight", weight + 1 - GOODS),
        [Some(known), Some(weight)] => {
            Text::new("both-of").with("good", good(known)).with("weight", weight + 1 - GOODS)
        }
    }
}

/// Returns a text about a porter, a hut and a pack.
fn about(key: &'static str, seat: Seat, hut: usize, traits: Traits) -> Text {
    Text::new(key).with("player", name_of(seat)).with("hut", Text::new(HUT_NAMES[hut])).with("what", what(traits))
}

pub(crate) fn signalled(mountain: &Mountain, to: Seat, property: u8) -> Announcement {
    let meant = mountain.carried(to).filter(|(_, pack, _)| Traits::of(*pack).has(property));
    let meant: Vec<ElementId> = meant.map(|(slot, ..)| slot_id(to, slot)).collect();
    let count = meant.len();
    let told =
        |key| about(key, mountain.porter(), 0, Traits::with(property)).with("to", name_of(to)).with("count", count);
    let key = if property < GOODS { "signals-goods" } else { "signals-weight" };
    Announcement::new(told(key)).in_brief(told("signals-in-brief")).about(meant)
}

/// Announces that a pack was carried to a shelf, where it may fit, or left behind.
pub(crate) fn put_down(
    seat: Seat,
    slot: usize,
    pack: u8,
    (shelf, fits): (Option<usize>, Option<usize>),
) -> Announcement {
    let (keys, to, weight) = match (shelf, fits) {
        (_, Some(shelf)) => (["carries", "carries-in-brief"], id("shelf", shelf), Weight::Usual),
        (Some(_), None) => (["falls", "falls-in-brief"], RAVINE, Weight::Great),
        (None, None) => (["leaves", "leaves-in-brief"], VALLEY, Weight::Usual),
    };
    let [told, brief] = keys.map(|key| about(key, seat, shelf.unwrap_or_default() / IN_HUT, Traits::of(pack)));
    let flows = vec![Flow::of(ICONS[usize::from(pack) / 8], 1_u16).from(slot_id(seat, slot)).to(to)];
    Announcement { flows, ..Announcement::new(told).in_brief(brief).weighing(weight).about([to]) }
}

pub(crate) fn filled(hut: usize) -> Announcement {
    let told = Text::new("fills").with("hut", Text::new(HUT_NAMES[hut]));
    let shelves = (hut * IN_HUT..(hut + 1) * IN_HUT).map(|shelf| id("shelf", shelf));
    Announcement::new(told).in_brief(Text::new("fills-in-brief")).weighing(Weight::Great).about(shelves)
}

/// Announces that a porter took a new pack. Only the others are told which one it is.
pub(crate) fn taken(seat: Seat, slot: usize, pack: u8, others: SeatSet) -> Announcement {
    let told = Text::new("takes").with("player", name_of(seat));
    let seen = about("takes-it", seat, 0, Traits::of(pack));
    let flows = vec![Flow::of("pack", 1_u16).from(DEPOT).to(slot_id(seat, slot))];
    Announcement { flows, ..Announcement::new(told).private_to_seats(others, seen).weighing(Weight::Small) }
}

fn symbol(property: u8) -> Inline {
    if property < GOODS {
        Inline::Icon(ICONS[usize::from(property)])
    } else {
        Inline::Number((property + 1 - GOODS).into())
    }
}

/// Returns a piece that shows goods, or else another drawing, and a weight.
fn shown(id: ElementId, shape: Shape, rect: Rect, (key, icon): (&'static str, &'static str), traits: Traits) -> Piece {
    let [good, weight] = traits.known();
    let piece = Piece::new(id, shape, rect, Text::new(key).with("what", what(traits)));
    let piece = piece.icon(good.map_or(icon, |good| ICONS[usize::from(good)]));
    if let Some(weight) = weight { piece.badge(Corner::TopRight, [symbol(weight)]) } else { piece }
}

/// Returns the piece in a slot of a porter. Whoever does not see the pack sees what signals have told about it.
fn slot_piece(mountain: &Mountain, observer: Observer, seat: Seat, slot: usize, rect: Rect) -> Piece {
    let Some((_, pack, told)) = mountain.carried(seat).find(|(at, ..)| *at == slot) else {
        let piece = Piece::new(slot_id(seat, slot), Shape::Space, rect, Text::new("no-pack"));
        return piece.help(Text::new("help-no-pack"), "PO-2.9");
    };
    let is_hidden = observer == Observer::Seat(seat) || observer == Observer::Spectator;
    let (traits, help) = if is_hidden { (told, "help-own-pack") } else { (Traits::of(pack), "help-pack") };
    let mut piece =
        shown(slot_id(seat, slot), Shape::Card, rect, ("pack", "pack"), traits).help(Text::new(help), "PO-2.2");
    piece.name = piece.name.with("slot", slot + 1);
    let mark = |icon, properties: Vec<u8>| [Inline::Icon(icon)].into_iter().chain(properties.into_iter().map(symbol));
    let (named, denied): (Vec<u8>, Vec<u8>) = (told.known().into_iter().flatten().collect(), told.denied().collect());
    piece = if is_hidden || named.is_empty() { piece } else { piece.line(mark("ear", named)) };
    piece = if denied.is_empty() { piece } else { piece.line(mark("no", denied)) };
    if observer == Observer::Seat(seat) { piece } else { piece.stands_for(id("porter", seat.index())) }
}

fn mat(mountain: &Mountain, observer: Observer, seat: Seat, rect: Rect) -> Zone {
    let inner = Rect::new(rect.x + 10.0, rect.y + 36.0, rect.w - 20.0, rect.h - 46.0);
    let carried = CARRIED[mountain.seats.count()];
    let mut cells = layout::fitted(inner, carried + 1, 170.0, 235.0, 8.0).into_iter();
    let plate = cells.next().unwrap_or(inner);
    let plate = Piece::new(id("porter", seat.index()), Shape::Tile, plate, name_of(seat)).icon("porter");
    let plate = plate.tone(Tone::Seat(seat)).help(Text::new("help-porter"), "PO-2.1");
    let packs = (0..carried).zip(cells).map(|(slot, cell)| slot_piece(mountain, observer, seat, slot, cell));
    Zone::new(ZoneKind::Mat, rect).titled(name_of(seat)).of(seat).with([plate]).with(packs)
}

/// Returns a hut with its shelves. The shelves of a closed hut are dimmed.
fn hut(mountain: &Mountain, hut: usize, area: Rect) -> Zone {
    let (w, h) = (area.w / 3.0, area.h / 3.0);
    let rect = Rect::around(area.x + SITES[hut].1 * w, area.y + (SITES[hut].0 + 0.5) * h, w - 10.0, h - 8.0);
    let inner = Rect::new(rect.x + 4.0, rect.y + 30.0, rect.w - 8.0, rect.h - 34.0);
    let shelves = layout::grid(inner, IN_HUT, 1).zip(hut * IN_HUT..).map(|(cell, shelf)| {
        let (key, shape, traits) = match mountain.stocked[shelf] {
            Some(pack) => ("stocked", Shape::Card, Traits::of(pack)),
            None => ("shelf", Shape::Space, mountain.asked[shelf]),
        };
        let piece = shown(id("shelf", shelf), shape, cell.shrunk(3.0), (key, "weight"), traits);
        piece
            .tone(if mountain.is_open(hut) { Tone::Neutral } else { Tone::Spent })
            .help(Text::new("help-shelf"), "PO-2.5")
    });
    Zone::new(ZoneKind::Mat, rect).titled(Text::new(HUT_NAMES[hut])).with(shelves)
}

/// Returns the supplies beside the top of the mountain.
fn supplies(mountain: &Mountain, area: Rect) -> Zone {
    let left = |at| mountain.packs.at(at).len() as u8;
    let tiles = [
        ("hours", "sun", HOURS - mountain.hour, "help-hours", "PO-1.5"),
        ("signals", "signal", mountain.signals, "help-signals", "PO-1.5"),
        ("depot", "pack", left(crate::DEPOT), "help-depot", "PO-2.9"),
        ("valley", "valley", left(GONE) - mountain.fallen, "help-valley", "PO-2.8"),
        ("ravine", "ravine", mountain.fallen, "help-ravine", "PO-2.6"),
    ];
    let side = Rect::new(area.x, area.y, area.w / 3.0, 140.0);
    let cells = layout::grid(side, 3, 1).chain(layout::grid(Rect { x: area.x + 2.0 * side.w, ..side }, 2, 1));
    let pieces = tiles.into_iter().zip(cells).map(|((kind, icon, count, help, rule), cell)| {
        let piece = Piece::new(id(kind, 0), Shape::Tile, cell.shrunk(4.0), Text::new(kind));
        piece.icon(icon).count(count).help(Text::new(help), rule)
    });
    Zone::new(ZoneKind::Row, Rect { h: side.h, ..area }).with(pieces)
}

fn scene(mountain: &Mountain, observer: Observer, size: (f32, f32), areas: &[Rect; 5]) -> Scene {
    let [top, calls, lost, others, own_mat] = *areas;
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = size;
    scene.zones.push(supplies(mountain, top));
    scene.zones.extend((0..HUTS).map(|number| hut(mountain, number, top)));
    let places = layout::grid(calls, PROPERTIES.into(), 1).zip(0..PROPERTIES);
    let pieces = places.map(|(cell, property)| {
        let traits = Traits::with(property);
        let piece = shown(id("call", property.into()), Shape::Tile, cell.shrunk(4.0), ("call", "weight"), traits);
        piece.help(Text::new("help-call"), "PO-2.1")
    });
    scene.zones.push(Zone::new(ZoneKind::Row, calls).with(pieces));
    let gone = mountain.packs.at(GONE);
    let places = layout::fitted(lost.shrunk(4.0), gone.len() as usize, 70.0, 90.0, 4.0);
    let pieces = gone.iter().zip(places).map(|(pack, cell)| {
        let piece = shown(id("lost", pack.into()), Shape::Card, cell, ("lost", ""), Traits::of(pack));
        piece.tone(Tone::Spent).help(Text::new("help-lost"), "PO-2.8")
    });
    scene.zones.push(Zone::new(ZoneKind::Row, lost).titled(Text::new("zone-lost")).with(pieces));
    let (count, own) = (mountain.seats.count(), if let Observer::Seat(seat) = observer { seat.index() } else { 0 });
    let columns = (count - 1).min(2);
    let mats =
        layout::grid(others, columns, (count - 1).div_ceil(columns)).take(count - 1).map(|cell| cell.shrunk(3.0));
    let seats = (own + 1..=own + count).map(|seat| Seat::new((seat % count) as u8));
    scene.zones.extend(seats.zip(mats.chain([own_mat])).map(|(seat, rect)| mat(mountain, observer, seat, rect)));
    scene
}

impl Stage for Porters {
    fn scene(&self, mountain: &Mountain, observer: Observer) -> Scene {
        scene(mountain, observer, Scene::SIZE, &WIDE)
    }

    fn other_shapes(&self, mountain: &Mountain, observer: Observer) -> Vec<Scene> {
        vec![scene(mountain, observer, (1200.0, 1290.0), &TALL)]
    }

    fn choice(&self, mountain: &Mountain, act: Act) -> Choice {
        let seat = mountain.porter();
        let (label, targets) = match act {
            Act::Signal(to, property) => {
                let label = about("signal", to, 0, Traits::with(property));
                return Choice::new(label, Group::Main).on([id("porter", to.index()), id("call", property.into())]);
            }
            Act::Carry(slot, to) => {
                let to = usize::from(to);
                (about("carry", seat, to / IN_HUT, mountain.asked[to]).with("slot", slot + 1), (slot, id("shelf", to)))
            }
            Act::Leave(slot) => (Text::new("leave").with("slot", slot + 1), (slot, VALLEY)),
        };
        Choice::new(label, Group::Main).moving(slot_id(seat, targets.0.into()), targets.1)
    }

    fn prompt(&self, mountain: &Mountain) -> Text {
        Text::new(if mountain.signals > 0 { "ask-act" } else { "ask-without-signals" })
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat)
    }

    fn blocked_clicks(&self, mountain: &Mountain) -> Vec<BlockedClick> {
        let closed = (0..SHELVES).filter(|shelf| !mountain.is_open(shelf / IN_HUT));
        let closed = closed.map(|shelf| (id("shelf", shelf), "blocked-closed", "PO-1.4"));
        let silent = mountain.seats.each().filter(|_| mountain.signals == 0);
        let silent = silent.map(|seat| (id("porter", seat.index()), "blocked-signals", "PO-2.1"));
        let blocked = |(element, key, rule)| BlockedClick { element, reason: Text::new(key), rule };
        closed.chain(silent).map(blocked).collect()
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        let hints = [
            ("pack", "when-pack", "PO-2.3"),
            ("porter", "when-call", "PO-2.1"),
            ("call", "when-call", "PO-2.1"),
            ("shelf", "when-shelf", "PO-2.3"),
            ("hours", "help-hours", "PO-1.5"),
            ("signals", "help-signals", "PO-1.5"),
            ("depot", "help-depot", "PO-2.9"),
            ("valley", "when-valley", "PO-2.8"),
            ("ravine", "help-ravine", "PO-2.6"),
            ("lost", "help-lost", "PO-2.8"),
        ];
        hints.map(|(things, text, rule)| UsageHint::of(things, text, rule)).into()
    }

    fn goals(&self, mountain: &Mountain, _observer: Observer) -> Goals {
        let supplied = mountain.packs.at(crate::STOCKED).len() as i32;
        let goal = |goal: Goal, has: i32, needs: i32, step| goal.together(has).needs(needs).last_step(Text::new(step));
        let huts = Goal::victory(Text::new("goal-supplied"), "end-supplied", "PO-3.1");
        let fallen = Goal::end(Text::new("goal-fallen"), ["end-fallen"], "PO-3.2");
        let night = Goal::end(Text::new("goal-night"), ["end-night"], "PO-3.3");
        let list = vec![
            goal(huts, supplied, SHELVES as i32, "goal-supplied-step"),
            goal(fallen, mountain.fallen.into(), FALLS.into(), "goal-fallen-step"),
            goal(night, mountain.hour.into(), HOURS.into(), "goal-night-step"),
        ];
        Goals { list, others: Vec::new() }
    }
}

//! A tiny game for testing the table: a map with three regions, two openers whose zones overlap, and one opener
//! below its own zone.

use std::ops::RangeInclusive;

use rondel::scene::{Help, Piece, Rect, Region, Shape, Zone, ZoneKind};
use rondel::{
    AnyGame, Choice, ConservationError, Dealer, ElementId, Group, Observer, Outcome, Plugin, Ruleset, Scene, Seat,
    Seats, Setup, SetupError, Stage, Text, Turn,
};
use serde::{Deserialize, Serialize};

const ENGLISH: &str = "title = Parish\ntagline = Fields and chests.\nend = nothing is left\n";

/// The rules: two seats take turns to take one item, until no items are left.
struct Parish;

/// The items already taken, as a bit set.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Taken(u8);

/// A decision: to take a field (0 to 3), the letter in the chest (4), or the box as a whole (5), which is
/// blocked until the first field is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Take(u8);

const THINGS: u8 = 6;
const LETTER: ElementId = ElementId::new("letter", 0);
const CHEST: ElementId = ElementId::new("chest", 0);
const BOX: ElementId = ElementId::new("chest", 1);
const TRUNK: ElementId = ElementId::new("chest", 2);

impl Ruleset for Parish {
    type State = Taken;
    type Action = Take;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        usize::from(THINGS)
    }

    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> Taken {
        Taken(0)
    }

    fn turn(&self, taken: &Taken) -> Turn {
        match taken.0.count_ones() as u8 {
            THINGS => Turn::Over(Outcome::win(Seat::new(0), Seats::TWO, "end")),
            ply => Turn::Decide(Seat::new(ply % 2)),
        }
    }

    fn legal_actions(&self, taken: &Taken, into: &mut Vec<Take>) {
        let waits = |thing: u8| thing == 5 && taken.0 & 1 == 0;
        into.extend((0..THINGS).filter(|thing| taken.0 >> thing & 1 == 0 && !waits(*thing)).map(Take));
    }

    fn apply(&self, taken: &mut Taken, take: Take, _dealer: &mut Dealer) {
        taken.0 |= 1 << take.0;
    }

    fn determinize(&self, _taken: &mut Taken, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, _taken: &Taken) -> Result<(), ConservationError> {
        Ok(())
    }
}

const fn field(number: u8) -> ElementId {
    ElementId::new("field", number as u32)
}

const fn parish(number: u32) -> ElementId {
    ElementId::new("parish", number)
}

/// Returns the three regions of the map. The first is shaped like a hook around the second.
fn regions() -> Vec<Region> {
    let region = |number, name: &str, outline: &[(f32, f32)], label, fields: &[u8], neighbours: [u32; 2]| Region {
        id: parish(number),
        name: Text::verbatim(name),
        outline: outline.to_vec(),
        label,
        fields: fields.iter().map(|number| field(*number)).collect(),
        neighbours: neighbours.map(parish).to_vec(),
        owner: (number < 2).then(|| Seat::new(number as u8)),
        help: Some(Help { text: Text::verbatim(format!("About {name}.")), rule: "P-1.1" }),
    };
    let hook = [(100.0, 100.0), (900.0, 100.0), (900.0, 300.0), (400.0, 300.0), (400.0, 700.0), (100.0, 700.0)];
    let yard = [(400.0, 300.0), (650.0, 300.0), (650.0, 700.0), (400.0, 700.0)];
    let meadow = [(650.0, 300.0), (900.0, 300.0), (900.0, 700.0), (650.0, 700.0)];
    vec![
        region(0, "The Hook", &hook, (250.0, 200.0), &[0, 3], [1, 2]),
        region(1, "The Yard", &yard, (525.0, 330.0), &[1], [0, 2]),
        region(2, "The Meadow", &meadow, (775.0, 330.0), &[2], [0, 1]),
    ]
}

impl Stage for Parish {
    fn scene(&self, taken: &Taken, observer: Observer) -> Scene {
        let thing = |id: ElementId, rect: Rect, name: &str| Piece::new(id, Shape::Tile, rect, Text::verbatim(name));
        let map = Rect::new(100.0, 100.0, 800.0, 600.0);
        let drawing = thing(ElementId::new("drawing", 0), map, "Drawing of the map").only_seen();
        let places = [(150.0, 600.0), (495.0, 400.0), (750.0, 400.0), (800.0, 150.0)];
        let fields = (0..4)
            .zip(places)
            .filter(|(number, _)| taken.0 >> number & 1 == 0)
            .map(|(number, (x, y))| thing(field(number), Rect::new(x, y, 60.0, 60.0), &format!("Field {number}")));
        let chest = thing(CHEST, Rect::new(1000.0, 100.0, 120.0, 120.0), "Chest");
        let strongbox = thing(BOX, Rect::new(1200.0, 100.0, 120.0, 120.0), "Box");
        let trunk = thing(TRUNK, Rect::new(1100.0, 400.0, 80.0, 80.0), "Trunk");
        let note = thing(ElementId::new("note", 0), Rect::new(1220.0, 400.0, 80.0, 80.0), "Note");
        let letter = thing(LETTER, Rect::new(600.0, 450.0, 100.0, 150.0), "Letter");
        let deed = thing(ElementId::new("deed", 0), Rect::new(850.0, 500.0, 80.0, 80.0), "Deed");
        let mut scene = Scene::new(observer);
        scene.zones = vec![
            Zone::new(ZoneKind::Row, map).with([drawing]),
            Zone { regions: regions(), ..Zone::new(ZoneKind::Map, map).with(fields) },
            Zone::new(ZoneKind::Row, Rect::new(1000.0, 100.0, 400.0, 120.0)).with([chest, strongbox]),
            Zone::new(ZoneKind::Row, Rect::new(1100.0, 400.0, 80.0, 80.0)).with([trunk]),
            Zone::new(ZoneKind::Mat, Rect::new(450.0, 350.0, 400.0, 300.0)).with([letter]).folded_into(CHEST),
            Zone::new(ZoneKind::Mat, Rect::new(700.0, 400.0, 300.0, 300.0)).with([deed]).folded_into(BOX),
            Zone::new(ZoneKind::Mat, Rect::new(1050.0, 350.0, 300.0, 200.0)).with([note]).folded_into(TRUNK),
        ];
        // A field that has been taken no longer belongs to its region.
        let left: Vec<ElementId> = scene.pieces().map(|piece| piece.id).collect();
        scene.zones[1].regions.iter_mut().for_each(|region| region.fields.retain(|field| left.contains(field)));
        scene
    }

    fn choice(&self, _taken: &Taken, take: Take) -> Choice {
        let (name, thing) = match take.0 {
            4 => ("Take the letter".to_owned(), LETTER),
            5 => ("Take the box".to_owned(), BOX),
            number => (format!("Take field {number}"), field(number)),
        };
        Choice::new(Text::verbatim(name), Group::Main).on([thing])
    }

    fn prompt(&self, _taken: &Taken) -> Text {
        Text::verbatim("Take something.")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::verbatim(["Vicar", "Squire"][seat.index()])
    }
}

/// The options of the game. There are none.
#[derive(Debug, Default, Serialize, Deserialize)]
struct ParishSetup {}

#[typetag::serde(name = "parish")]
impl Setup for ParishSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Parish))
    }
}

rondel::inventory::submit! {
    Plugin {
        id: "parish",
        version: "1",
        setup: || Box::<ParishSetup>::default(),
        players: (2, 2),
        minutes: (1, 2),
        mechanics: &[],
        credits: "for tests",
        locales: &[("en", ENGLISH)],
        rules: &[("en", "# Parish\n\n**P-1.1** Take what you like.\n")],
        lessons: &[],
        aid: &[],
        icons: &[],
    }
}

#[test]
fn the_game_keeps_the_laws() {
    let catalog = rondel::Catalog::new("en", [ENGLISH]).expect("a locale");
    let plan = rondel::conformance::CheckPlan { games: 20, seed: 1, catalogs: &[catalog], look_every: 1 };
    assert_eq!(rondel::conformance::check(&Parish, &plan).expect("a lawful game").games, 20);
}

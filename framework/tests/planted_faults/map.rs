//! The map and the folded zones of the tiny game, with every fault that the laws must detect.

use rondel::scene::{Help, Piece, Rect, Region, Shape, Zone, ZoneKind};
use rondel::{ElementId, Scene, Seat, Text};

use crate::tokens::Fault;

const WEST: ElementId = ElementId::new("region", 0);
const EAST: ElementId = ElementId::new("region", 1);
const SHEET: ElementId = ElementId::new("sheet", 0);
const CARD: ElementId = ElementId::new("card", 0);

/// Lays out two regions, one of which has the first seat's card as a field, and a sheet that folds into this card.
pub(crate) fn lay_out(fault: Fault, scene: &mut Scene) {
    let nowhere = ElementId::new("nowhere", 0);
    let mut west = region(WEST, 100.0, EAST);
    west.fields.push(if fault == Fault::NoSuchField { nowhere } else { CARD });
    west.owner = Some(Seat::new(0));
    let mut east = region(EAST, 300.0, WEST);
    match fault {
        Fault::NoSuchRegionName => west.name = Text::new("unheard-of"),
        Fault::NoSuchRegionHelp => west.help = Some(Help { text: Text::new("unheard-of"), rule: "T-1" }),
        Fault::RegionTwice => east.id = WEST,
        Fault::RegionCalledAsAThing => {
            east.id = CARD;
            west.neighbours = vec![CARD];
        }
        Fault::RegionOfTwoCorners => east.outline.truncate(2),
        Fault::RegionOffTheTable => east.outline[1].0 = 1700.0,
        Fault::RegionNamedOffTheTable => east.label.1 = -9.0,
        Fault::NoSuchNeighbour => east.neighbours.push(nowhere),
        Fault::BordersOnOneSideOnly => east.neighbours.clear(),
        _ => {}
    }
    let mut map = Zone::new(ZoneKind::Map, Rect::new(100.0, 600.0, 400.0, 200.0));
    map.regions = vec![west, east];
    scene.zones.push(map);
    let rect = Rect::new(600.0, 400.0, 200.0, 200.0);
    let sheet = Piece::new(SHEET, Shape::Card, rect.shrunk(20.0), Text::new("card"));
    let thing = match fault {
        Fault::FoldsIntoNothing => nowhere,
        Fault::FoldsIntoItself => SHEET,
        _ => CARD,
    };
    scene.zones.push(Zone::new(ZoneKind::Mat, rect).with([sheet]).folded_into(thing));
}

fn region(id: ElementId, left: f32, neighbour: ElementId) -> Region {
    Region {
        id,
        name: Text::new("seat").with("number", id.number),
        outline: vec![(left, 600.0), (left + 200.0, 600.0), (left + 200.0, 800.0), (left, 800.0)],
        label: (left + 100.0, 700.0),
        fields: Vec::new(),
        neighbours: vec![neighbour],
        owner: None,
        help: Some(Help { text: Text::new("card"), rule: "T-1" }),
    }
}

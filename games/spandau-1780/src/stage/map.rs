//! The map of the country with its fields and stones.

use rondel::components::Kind;
use rondel::scene::{Help, Piece, Rect, Region, Shape, Tone, Zone, ZoneKind};
use rondel::{ElementId, Seat, Text};

use crate::content::{Field, Place, Regions, Stones, Terrain};
use crate::state::State;
use crate::{Spandau, words};

/// Width and height of the map, in map units.
const UNITS: f32 = 1000.0;
/// Size of a free field and of a stone, in map units. The closest fields leave no space for larger ones.
const FIELD: f32 = 50.0;
const STONE: f32 = 52.0;
/// Size of the terrain icon on a stone.
const SIGN: f32 = 24.0;

/// Lays out the drawing, the regions, their fields and the stones.
pub(super) fn lay(rules: &Spandau, state: &State, map: Rect, zones: &mut Vec<Zone>) {
    let sheet = Piece::new(ElementId::new("map", 0), Shape::Figure, map, Text::new("zone-map")).icon("map").only_seen();
    zones.push(Zone::new(ZoneKind::Row, map).with([sheet]));
    let mut zone = Zone::new(ZoneKind::Map, map);
    let content = rules.content();
    for number in 0..content.regions.len() as u8 {
        zone.regions.push(region(rules, state, number, map));
        for slot in 0..3 {
            zone.pieces.push(field(rules, state, Field::new(number, slot), map));
        }
    }
    let stones = (0..content.regions.len() as u8).flat_map(|number| (0..3).map(move |slot| Field::new(number, slot)));
    zone.pieces.extend(stones.filter_map(|field| sign(rules, state, field, map)));
    zones.push(zone);
}

fn on_table((x, y): Place, map: Rect) -> (f32, f32) {
    (map.x + x / UNITS * map.w, map.y + y / UNITS * map.h)
}

fn region(rules: &Spandau, state: &State, number: u8, map: Rect) -> Region {
    let content = rules.content();
    let entry = &content.regions[usize::from(number)];
    let controls = |seat: &Seat| state.players[*seat].influence.controlled().has(number);
    let owner = state.seats.each().find(controls);
    let terrains = [entry.fields.0, entry.fields.1, entry.fields.2];
    let fields = Text::List(terrains.iter().map(|terrain| words::terrain(*terrain)).collect());
    let help = match owner {
        Some(owner) => Text::new("help-region-of").with("owner", words::player(owner)),
        None => Text::new("help-region"),
    };
    let help = help.with("fields", fields).with("stones", stones_in(state, number));
    Region {
        id: words::region_element(number),
        name: words::region(content, number),
        outline: entry.outline.iter().map(|corner| on_table(*corner, map)).collect(),
        label: on_table(entry.label, map),
        fields: (0..3).map(|slot| words::field_element(Field::new(number, slot))).collect(),
        neighbours: content.atlas.neighbours(number).iter().map(words::region_element).collect(),
        owner,
        help: Some(Help { text: help, rule: "SP-1.3" }),
    }
}

/// Returns text with the number of stones that each player and Berlin have in a region.
fn stones_in(state: &State, region: u8) -> Text {
    let count = |stones: Stones| stones.within(Regions::NONE.with(region)).len();
    let players = state.seats.each().map(|seat| (words::player(seat), count(state.players[seat].influence)));
    let all = players.chain([(Text::new("berlin"), count(state.berlin))]);
    let told: Vec<Text> = all
        .filter(|(_, count)| *count > 0)
        .map(|(player, count)| Text::new("stones-of").with("player", player).with("count", count))
        .collect();
    if told.is_empty() { Text::new("nobody") } else { Text::List(told) }
}

/// The occupant of a field: a player, Berlin or nobody.
#[derive(PartialEq)]
enum Standing {
    Nobody,
    Berlin,
    Player(Seat),
}

fn standing(state: &State, field: Field) -> Standing {
    match state.owner(field) {
        Some(owner) => Standing::Player(owner),
        None if state.berlin.has(field) => Standing::Berlin,
        None => Standing::Nobody,
    }
}

fn field(rules: &Spandau, state: &State, field: Field, map: Rect) -> Piece {
    let content = rules.content();
    let entry = &content.regions[usize::from(field.region())];
    let slots = [entry.slots.0, entry.slots.1, entry.slots.2];
    let (x, y) = on_table(slots[usize::from(field.slot())], map);
    let terrain = content.atlas.terrain_of(field);
    let here = standing(state, field);
    let name = words::field(content, field);
    let (name, help, rule) = match here {
        Standing::Player(owner) => (
            Text::new("stone-on").with("owner", words::player(owner)).with("field", name),
            Text::new("help-field-taken").with("coins", terrain.index() + 1),
            "SP-8.11",
        ),
        Standing::Berlin => (Text::new("black-stone-on").with("field", name), Text::new("help-field-black"), "SP-8.12"),
        Standing::Nobody => (name, Text::new("help-field"), "SP-8.8"),
    };
    let size = if here == Standing::Nobody { FIELD } else { STONE } * map.w / UNITS;
    let rect = Rect::around(x, y, size, size);
    let piece = Piece::new(words::field_element(field), Shape::Figure, rect, name);
    let piece = match here {
        Standing::Nobody => piece.icon(words::terrain_icon(terrain)),
        Standing::Berlin => piece.icon("stone-berlin"),
        Standing::Player(owner) => piece.icon(words::stone(owner)).tone(Tone::Seat(owner)),
    };
    let piece = piece.help(help, rule);
    // Of equivalent fields in a region, the rules list only the first.
    let alike = |other: &Field| content.atlas.terrain_of(*other) == terrain && standing(state, *other) == here;
    match (0..field.slot()).map(|slot| Field::new(field.region(), slot)).find(alike) {
        Some(first) => piece.stands_for(words::field_element(first)),
        None => piece,
    }
}

/// Returns the terrain under a stone, which determines where the stone could be moved.
fn sign(rules: &Spandau, state: &State, field: Field, map: Rect) -> Option<Piece> {
    let content = rules.content();
    if standing(state, field) == Standing::Nobody {
        return None;
    }
    let entry = &content.regions[usize::from(field.region())];
    let slots = [entry.slots.0, entry.slots.1, entry.slots.2];
    let (x, y) = on_table(slots[usize::from(field.slot())], map);
    let terrain = content.atlas.terrain_of(field);
    let unit = map.w / UNITS;
    let rect = Rect::around(x + (STONE - SIGN) / 2.0 * unit, y + (STONE - SIGN) / 2.0 * unit, SIGN * unit, SIGN * unit);
    let id = ElementId::new("terrain-sign", field.0.into());
    Some(Piece::new(id, Shape::Figure, rect, words::terrain(terrain)).icon(words::terrain_icon(terrain)).only_seen())
}

/// The terrains in the order of the rows on player boards.
pub(super) const ORDER: [Terrain; 4] = [Terrain::City, Terrain::Field, Terrain::Forest, Terrain::River];

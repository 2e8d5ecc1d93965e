//! Tests for SP-1: the map, the boards and the works.

use crate::table::{RED, Table, at, region, side, spot};
use rondel::components::Kind;
use rondel_spandau_1780::content::{ArtKind, Region, Regions, Symbol, Terrain};
use rondel_spandau_1780::state::{Spot, column, spots, title, twin};

#[test]
fn sp_1_2_every_region_has_three_fields_and_borders_are_mutual() {
    let table = Table::usual(2);
    let content = table.rules.content();
    assert_eq!(content.atlas.all.len() as usize, 3 * content.regions.len());
    let by_terrain: u32 = content.atlas.terrain.iter().map(|fields| fields.len()).sum();
    assert_eq!(by_terrain, content.atlas.all.len(), "every field is of one terrain");
    for (number, entry) in (0..).zip(&content.regions) {
        let named: Regions = entry.neighbours.iter().map(|id| region(id)).collect();
        assert!(!named.has(number), "{} borders itself", entry.id);
        // Borders are mutual, so the atlas contains exactly the neighbours that the entry lists.
        assert_eq!(content.atlas.neighbours(number), named, "{}", entry.id);
        // Two regions have a common border on the drawing if their outlines share two corners.
        let shared = |other: &Region| other.outline.iter().filter(|corner| entry.outline.contains(corner)).count();
        let drawn = content.regions.iter().filter(|other| other.id != entry.id && shared(other) > 1);
        let drawn: Regions = drawn.map(|other| region(&other.id)).collect();
        assert_eq!(drawn, named, "the outline of {}", entry.id);
    }
}

/// The example on the rulebook's map.
#[test]
fn sp_1_2_example_zehlendorf_borders_schmargendorf_but_not_lankwitz() {
    let table = Table::usual(2);
    let atlas = &table.rules.content().atlas;
    let [zehlendorf, schmargendorf, lankwitz] = ["zehlendorf", "schmargendorf", "lankwitz"].map(region);
    assert!(atlas.neighbours(zehlendorf).has(schmargendorf) && atlas.neighbours(schmargendorf).has(zehlendorf));
    assert!(!atlas.neighbours(zehlendorf).has(lankwitz) && !atlas.neighbours(lankwitz).has(zehlendorf));
}

#[test]
fn sp_1_2_the_fields_of_a_region_are_of_the_terrains_the_map_names() {
    let table = Table::usual(2);
    let terrains = |id| [0, 1, 2].map(|slot| table.terrain(at(id, slot)));
    assert_eq!(terrains("berlin"), [Terrain::City; 3]);
    assert_eq!(terrains("zehlendorf"), [Terrain::Field, Terrain::Forest, Terrain::River]);
    assert_eq!(terrains("potsdam"), [Terrain::City, Terrain::City, Terrain::River]);
}

#[test]
fn sp_1_3_two_or_three_stones_control_a_region_and_one_does_not() {
    let mut table = Table::usual(2);
    let controlled = |table: &Table| table.state.players[RED].influence.controlled();
    table.stone(RED, "zehlendorf", 0);
    assert!(controlled(&table).is_empty());
    table.stone(RED, "zehlendorf", 2);
    assert_eq!(controlled(&table), Regions::NONE.with(region("zehlendorf")));
    table.stone(RED, "zehlendorf", 1).stone(RED, "lankwitz", 1);
    assert_eq!(controlled(&table), Regions::NONE.with(region("zehlendorf")));
    table.stone(RED, "lankwitz", 2);
    assert_eq!(controlled(&table).len(), 2);
}

#[test]
fn sp_1_8_there_are_eight_kinds_with_four_works_each_and_every_work_exists_twice() {
    let table = Table::usual(5);
    let content = table.rules.content();
    assert_eq!((content.artworks.len(), content.pieces().len()), (32, 64));
    for kind in ArtKind::ALL {
        assert_eq!(content.artworks.iter().filter(|work| work.kind == *kind).count(), 4);
    }
    for piece in content.pieces().iter() {
        assert_eq!(title(piece), title(twin(piece)));
        assert_ne!(table.state.genuine.has(piece), table.state.genuine.has(twin(piece)), "one of both is genuine");
    }
}

#[test]
fn sp_1_8_which_of_the_two_copies_is_genuine_is_chance() {
    let firsts = |seed| {
        let state = Table::dealt(2, &rondel_spandau_1780::SpandauSetup::default(), seed).state;
        (0..32).filter(|title| state.genuine.has(2 * title)).count()
    };
    let counts: Vec<usize> = (0..100).map(firsts).collect();
    let sum: usize = counts.iter().sum();
    assert!((1_450..1_750).contains(&sum), "{sum} of 3200");
}

#[test]
fn sp_1_11_a_board_bears_thirty_stones_in_three_columns() {
    assert_eq!(Spot::all().count(), 30);
    for number in 0..3 {
        assert_eq!(column(number).count_ones(), 10);
        assert_eq!(spots(Terrain::City, number).count_ones(), 1);
        for terrain in [Terrain::Field, Terrain::Forest, Terrain::River] {
            assert_eq!(spots(terrain, number).count_ones(), 3);
        }
    }
    assert_eq!((column(0) | column(1) | column(2)).count_ones(), 30);
    for place in Spot::all() {
        assert_eq!(spots(place.terrain(), place.column()) >> place.0 & 1, 1);
    }
}

#[test]
fn sp_1_11_the_printed_symbols_work_from_the_beginning_and_those_under_stones_once_they_left() {
    let mut table = Table::usual(2);
    table.board(RED, "commandant");
    let seen = |table: &Table| {
        [Symbol::Coin, Symbol::Military, Symbol::Wheat, Symbol::Cattle, Symbol::City]
            .map(|symbol| table.symbols(RED, symbol))
    };
    assert_eq!(seen(&table), [1, 1, 1, 0, 0]);
    table.state.players[RED].placed |= 1 << spot(Terrain::Field, 1, 3).0;
    assert_eq!(seen(&table), [1, 1, 1, 1, 0]);
    table.state.players[RED].placed |= 1 << spot(Terrain::City, 1, 1).0;
    assert_eq!(seen(&table), [1, 1, 1, 1, 1]);
    table.state.players[RED].placed |= 1 << spot(Terrain::River, 3, 3).0;
    assert_eq!(seen(&table), [1, 2, 1, 1, 1]);
}

#[test]
fn sp_1_11_all_stones_away_show_what_all_columns_of_the_board_say() {
    let mut table = Table::usual(2);
    for board in ["commandant", "havel_shipmistress"] {
        table.board(RED, board);
        table.state.players[RED].placed = (1 << 30) - 1;
        let entry = &table.rules.content().boards[usize::from(side(board))];
        let columns = Terrain::ALL.iter().flat_map(|terrain| entry.columns(*terrain));
        let printed: Vec<Symbol> = columns.flat_map(|column| column.iter().copied()).collect();
        for symbol in Symbol::ALL {
            let expected = entry.base.count(*symbol) as usize + printed.iter().filter(|other| *other == symbol).count();
            assert_eq!(usize::from(table.symbols(RED, *symbol)), expected, "{symbol:?}");
        }
    }
}

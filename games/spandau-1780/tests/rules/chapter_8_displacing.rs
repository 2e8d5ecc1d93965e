//! Tests for SP-8: displacing other players' stones.

use crate::table::{BLUE, GREEN, RED, STOP, Table, at};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::content::{Field, Terrain};
use rondel_spandau_1780::state::Task;

/// Returns a table in which Red has no cards, some coins and a stone in Zehlendorf. Blue has a stone on another
/// field of Zehlendorf.
fn beside(slot: u8, coins: u16) -> Table {
    let mut table = Table::usual(3);
    table.stone(RED, "zehlendorf", (slot + 1) % 3).stone(BLUE, "zehlendorf", slot).coins(RED, coins);
    table
}

fn targets(table: &Table) -> Vec<Field> {
    table
        .legal()
        .iter()
        .filter_map(|action| if let Action::Move(field) = action { Some(*field) } else { None })
        .collect()
}

/// Displaces a stone and moves it to the first possible field.
fn displace(table: &mut Table, region: &str, slot: u8) {
    table.play(Action::Displace(at(region, slot)));
    if matches!(table.task(), Some(Task::MoveStone(_) | Task::MoveForBerlin(_))) {
        let first = table.legal()[0];
        table.play(first);
    }
}

#[test]
fn sp_8_10_stones_of_others_may_be_displaced_from_regions_with_a_stone_of_ones_own() {
    let mut table = beside(0, 9);
    table.stone(BLUE, "schmargendorf", 0).stone(GREEN, "zehlendorf", 2).ask(RED, Task::Expand);
    let displaced = [Action::Displace(at("zehlendorf", 0)), Action::Displace(at("zehlendorf", 2))];
    assert_eq!(table.legal(), [displaced[0], displaced[1], Action::Finish], "neither own stones nor those next door");
}

#[test]
fn sp_8_10_to_a_free_field_of_the_same_terrain_in_a_neighbouring_region_of_ones_choice() {
    let mut table = beside(1, 9);
    table.stone(GREEN, "grunewald", 0).state.berlin.add(at("glienicke", 0));
    table.ask(RED, Task::Expand).play(Action::Displace(at("zehlendorf", 1)));
    assert_eq!(table.asks(), Some((RED, Task::MoveStone(at("zehlendorf", 1)))));
    let mut found = targets(&table);
    found.sort();
    assert_eq!(found, {
        let mut forests = vec![at("grunewald", 1), at("schmargendorf", 2)];
        forests.sort();
        forests
    });
    table.play(Action::Move(at("schmargendorf", 2)));
    let blue = &table.state.players[BLUE];
    assert!(blue.influence.has(at("schmargendorf", 2)) && !blue.influence.has(at("zehlendorf", 1)));
    assert_eq!(blue.placed.count_ones(), 1, "it stays on the map");
}

#[test]
fn sp_8_10_not_to_another_field_of_the_same_region() {
    let mut table = Table::usual(2);
    table.stone(RED, "schmargendorf", 2).stone(BLUE, "schmargendorf", 0).coins(RED, 1).ask(RED, Task::Expand);
    table.play(Action::Displace(at("schmargendorf", 0)));
    assert_eq!(table.terrain(at("schmargendorf", 1)), Terrain::Field);
    assert!(targets(&table).len() > 1 && !targets(&table).contains(&at("schmargendorf", 1)));
}

#[test]
fn sp_8_10_without_such_a_field_it_stays() {
    let mut table = beside(2, 9);
    for (region, slots) in
        [("glienicke", vec![1, 2]), ("grunewald", vec![2]), ("lichterfelde", vec![2]), ("teltow", vec![2])]
    {
        for slot in slots {
            table.state.berlin.add(at(region, slot));
        }
    }
    table.ask(RED, Task::Expand);
    assert_eq!(table.task(), Some(STOP), "no river is free around Zehlendorf");
}

/// The rulebook's list of compensations for the owner.
#[test]
fn sp_8_11_example_displacing_costs_1_2_3_and_4_coins_for_field_forest_river_and_city() {
    for (region, slot, own, terrain, cost) in [
        ("zehlendorf", 0, 1, Terrain::Field, 1),
        ("zehlendorf", 1, 0, Terrain::Forest, 2),
        ("zehlendorf", 2, 0, Terrain::River, 3),
        ("spandau", 0, 2, Terrain::City, 4),
    ] {
        let mut table = Table::usual(2);
        table.stone(RED, region, own).stone(BLUE, region, slot).coins(RED, cost).coins(BLUE, 1).ask(RED, Task::Expand);
        assert_eq!(table.terrain(at(region, slot)), terrain);
        displace(&mut table, region, slot);
        assert_eq!((table.coins_of(RED), table.coins_of(BLUE)), (0, 1 + cost), "{terrain:?}");
        let mut table = Table::usual(2);
        table.stone(RED, region, own).stone(BLUE, region, slot).coins(RED, cost - 1).ask(RED, Task::Expand);
        assert_eq!(table.task(), Some(STOP), "{terrain:?} for {} coins", cost - 1);
    }
}

#[test]
fn sp_8_10_one_may_displace_as_long_as_there_are_coins_and_place_in_between() {
    let mut table = beside(0, 3);
    table.stone(GREEN, "zehlendorf", 2).hand(RED, &["weekly_market"]).ask(RED, Task::Expand);
    displace(&mut table, "zehlendorf", 0);
    table.play(Action::Place(at("zehlendorf", 0)));
    assert!(matches!(table.task(), Some(Task::ChooseStone(_))));
    let first = table.legal()[0];
    table.play(first);
    assert_eq!((table.coins_of(RED), table.hand_size(RED)), (2, 0), "two coins do not displace a river");
    assert_eq!(table.task(), Some(STOP));
}

#[test]
fn sp_8_10_a_single_target_is_taken_without_asking() {
    let mut table = beside(1, 9);
    for (region, slot) in [("glienicke", 0), ("grunewald", 0), ("grunewald", 1)] {
        table.state.berlin.add(at(region, slot));
    }
    table.ask(RED, Task::Expand).play(Action::Displace(at("zehlendorf", 1)));
    assert!(table.state.players[BLUE].influence.has(at("schmargendorf", 2)));
    assert_eq!((table.coins_of(RED), table.coins_of(BLUE)), (7, 2));
}

#[test]
fn sp_8_12_black_stones_cannot_be_displaced() {
    let mut table = Table::usual(3);
    table.stone(RED, "zehlendorf", 0).coins(RED, 9);
    table.state.berlin.add(at("zehlendorf", 1));
    table.ask(RED, Task::Expand);
    assert_eq!(table.task(), Some(STOP));
}

#[test]
fn sp_8_12_a_field_left_free_need_not_be_taken() {
    let mut table = beside(0, 1);
    table.hand(RED, &["weekly_market"]).ask(RED, Task::Expand);
    displace(&mut table, "zehlendorf", 0);
    assert!(table.may(Action::Finish));
    table.play(Action::Finish);
    assert!(!table.state.taken().has(at("zehlendorf", 0)));
}

//! Tests for SP-8: the growth of Berlin.

use crate::table::{BLUE, GREEN, RED, STOP, Table, at};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::content::{Stones, Terrain};
use rondel_spandau_1780::state::Task;

fn grown(table: &mut Table) -> u32 {
    let before = table.state.berlin.len();
    while matches!(table.task(), Some(Task::Grow(_))) {
        let first = table.legal()[0];
        table.play(first);
    }
    table.state.berlin.len() - before
}

/// Plays Red's turn until Berlin grows, or until the exchange if Berlin does not grow.
fn to_growth(table: &mut Table) {
    for _ in 0..9 {
        if matches!(table.task(), Some(Task::Grow(_) | Task::Exchange)) {
            return;
        }
        table.play_first();
    }
}

#[test]
fn sp_8_3_in_the_turn_of_the_starting_player_a_black_stone_is_placed_for_each_missing_player() {
    for (seats, stones) in [(2, 3), (3, 2), (4, 1), (5, 0)] {
        let mut table = Table::usual(seats);
        table.turn_of(RED);
        to_growth(&mut table);
        assert_eq!(grown(&mut table), stones, "{seats} players");
    }
}

#[test]
fn sp_8_3_not_in_the_turns_of_others() {
    let mut table = Table::usual(3);
    table.turn_of(BLUE);
    to_growth(&mut table);
    assert_eq!(table.task(), Some(Task::Exchange));
    table.state.start = BLUE;
    table.turn_of(BLUE);
    to_growth(&mut table);
    assert_eq!(table.asks(), Some((BLUE, Task::Grow(2))));
}

#[test]
fn sp_8_3_berlin_grows_before_stones_are_placed_and_after_cards_are_drawn() {
    let mut table = Table::usual(3);
    table.stone(RED, "potsdam", 0).hand(RED, &["boatyard"]).turn_of(RED);
    to_growth(&mut table);
    assert_eq!((table.task(), table.state.players[RED].drawn[0].len()), (Some(Task::Grow(2)), 1));
    grown(&mut table);
    assert_eq!(table.task(), Some(Task::Expand));
}

#[test]
fn sp_8_3_on_a_free_field_of_any_terrain_in_a_region_with_a_black_stone_or_beside_one() {
    let mut table = Table::usual(3);
    table.state.berlin = Stones::NONE;
    table.state.berlin.add(at("zehlendorf", 0));
    table.stone(BLUE, "teltow", 0).ask(RED, Task::Grow(1));
    let mut found: Vec<_> = table
        .legal()
        .iter()
        .filter_map(|action| if let Action::Place(field) = action { Some(*field) } else { None })
        .collect();
    let mut expected = vec![at("zehlendorf", 1), at("zehlendorf", 2), at("teltow", 1), at("teltow", 2)];
    expected.extend([at("glienicke", 0), at("glienicke", 1), at("grunewald", 0), at("grunewald", 2)]);
    expected.extend([at("lichterfelde", 0), at("lichterfelde", 2), at("schmargendorf", 0), at("schmargendorf", 2)]);
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "one of each terrain in a region");
    table.play(Action::Place(at("grunewald", 2)));
    assert!(table.state.berlin.has(at("grunewald", 2)));
}

#[test]
fn sp_8_3_a_black_stone_must_be_placed() {
    let mut table = Table::usual(3);
    table.ask(RED, Task::Grow(1));
    assert!(!table.may(Action::Finish));
}

#[test]
fn sp_8_4_a_stone_of_any_player_may_be_displaced_and_the_black_one_takes_its_place() {
    let mut table = Table::usual(3);
    table.state.berlin.add(at("zehlendorf", 0));
    table.stone(RED, "zehlendorf", 1).stone(BLUE, "zehlendorf", 2).stone(GREEN, "teltow", 0).ask(RED, Task::Grow(2));
    assert!(table.may(Action::Displace(at("zehlendorf", 1))) && table.may(Action::Displace(at("zehlendorf", 2))));
    assert!(!table.may(Action::Displace(at("teltow", 0))), "there is no black stone in Teltow");
    table.play(Action::Displace(at("zehlendorf", 2)));
    assert_eq!(table.asks(), Some((RED, Task::MoveForBerlin(at("zehlendorf", 2)))));
    table.play(Action::Move(at("lichterfelde", 2)));
    assert!(
        table.state.berlin.has(at("zehlendorf", 2)) && table.state.players[BLUE].influence.has(at("lichterfelde", 2))
    );
    assert_eq!(table.task(), Some(Task::Grow(1)), "one more is due");
}

#[test]
fn sp_8_4_the_bank_pays_the_owner() {
    for (slot, terrain, coins) in [(0, Terrain::Field, 1), (1, Terrain::Forest, 2), (2, Terrain::River, 3)] {
        let mut table = Table::usual(3);
        table.state.berlin.add(at("zehlendorf", (slot + 1) % 3));
        table.stone(BLUE, "zehlendorf", slot).coins(RED, 1).ask(RED, Task::Grow(1));
        assert_eq!(table.terrain(at("zehlendorf", slot)), terrain);
        table.play(Action::Displace(at("zehlendorf", slot)));
        while matches!(table.task(), Some(Task::MoveForBerlin(_))) {
            let first = table.legal()[0];
            table.play(first);
        }
        assert_eq!((table.coins_of(RED), table.coins_of(BLUE), table.task()), (1, coins, Some(STOP)));
    }
}

#[test]
fn sp_8_4_one_may_hit_oneself_and_is_paid() {
    let mut table = Table::usual(3);
    table.state.berlin.add(at("zehlendorf", 0));
    table.stone(RED, "zehlendorf", 2).ask(RED, Task::Grow(1)).play(Action::Displace(at("zehlendorf", 2)));
    let first = table.legal()[0];
    table.play(first);
    assert_eq!(table.coins_of(RED), 3);
}

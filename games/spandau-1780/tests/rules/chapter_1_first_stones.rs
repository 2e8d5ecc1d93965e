//! Tests for SP-1: the first stones.

use crate::table::{BLUE, RED, Table};
use rondel::Seat;
use rondel_spandau_1780::content::Terrain;
use rondel_spandau_1780::state::{Task, count_of};
use rondel_spandau_1780::{Action, SpandauSetup};

/// Returns a game in which the boards have been chosen and the first stone is due.
fn placing(seats: u8, seed: u64) -> Table {
    let mut table = Table::dealt(seats, &SpandauSetup::default(), seed);
    while table.task() == Some(Task::ChooseBoard) {
        table.play_first();
    }
    table
}

/// Places a stone on the first legal field, pays with the first cards, and returns the seat that placed the stone.
fn place_one(table: &mut Table) -> Seat {
    let seat = table.decides().expect("somebody places");
    let place = table.legal().into_iter().find(|action| matches!(action, Action::Place(_)));
    table.play(place.expect("a free field"));
    while matches!(table.task(), Some(Task::ChooseStone(_) | Task::Discard(_))) {
        let first = table.legal()[0];
        table.play(first);
    }
    seat
}

fn counter_clockwise_from_the_last(table: &Table) -> Vec<Seat> {
    table.state.clockwise(table.state.start).rev().collect()
}

#[test]
fn sp_1_14_stones_are_placed_one_at_a_time_from_the_last_to_choose_and_the_other_way_round() {
    for seed in 0..10 {
        let mut table = placing(4, seed);
        let order = counter_clockwise_from_the_last(&table);
        let placed: Vec<Seat> = (0..8).map(|_| place_one(&mut table)).collect();
        assert_eq!(placed, [order.clone(), order].concat());
    }
}

#[test]
fn sp_1_14_instead_of_a_second_stone_one_may_pass() {
    let mut table = placing(2, 1);
    place_one(&mut table);
    place_one(&mut table);
    assert!(table.may(Action::Finish));
}

#[test]
fn sp_1_15_the_first_stone_goes_on_any_free_city_field_and_cannot_be_passed() {
    let mut table = placing(5, 3);
    for _ in 0..5 {
        let legal = table.legal();
        let cities = &table.rules.content().atlas.terrain[Terrain::City as usize];
        let free = cities.without(table.state.taken());
        let regions = free.regions();
        assert_eq!(legal.len(), regions.len() as usize, "one field of every region with a free city");
        for action in &legal {
            let Action::Place(field) = action else { panic!("{action:?} is offered instead of a first stone") };
            assert!(free.has(*field));
        }
        place_one(&mut table);
    }
}

#[test]
fn sp_1_15_the_first_stone_costs_a_card_like_any_other() {
    let mut table = placing(3, 3);
    let seat = place_one(&mut table);
    assert_eq!((table.hand_size(seat), table.state.players[seat].placed.count_ones()), (5, 1));
    let discarded: u32 = table.state.decks.iter().map(|deck| deck.discard.len()).sum();
    assert_eq!(discarded, 1);
}

#[test]
fn sp_1_16_later_stones_go_in_or_beside_a_region_with_a_stone_of_ones_own() {
    let mut table = placing(2, 5);
    place_one(&mut table);
    place_one(&mut table);
    let seat = table.decides().expect("somebody places");
    let atlas = &table.rules.content().atlas;
    let reach = atlas.reach(table.state.players[seat].influence.regions());
    let mut terrains = Vec::new();
    for action in table.legal() {
        match action {
            Action::Place(field) => {
                assert!(reach.has(field.region()), "{field:?} is too far away");
                assert!(!table.state.taken().has(field));
                terrains.push(table.terrain(field));
            }
            other => assert_eq!(other, Action::Finish),
        }
    }
    assert!(terrains.contains(&Terrain::Field) || terrains.contains(&Terrain::Forest));
    assert!(!terrains.contains(&Terrain::City), "a second city waits for the first column");
}

#[test]
fn sp_1_16_nobody_is_displaced_yet() {
    let mut table = placing(2, 5);
    for seat in [RED, BLUE] {
        table.coins(seat, 9);
    }
    for _ in 0..4 {
        assert!(!table.may_any(|action| matches!(action, Action::Displace(_))));
        place_one(&mut table);
    }
}

#[test]
fn sp_1_17_who_has_passed_places_no_more_and_keeps_the_cards() {
    let mut table = placing(3, 8);
    let order = counter_clockwise_from_the_last(&table);
    for _ in 0..3 {
        place_one(&mut table);
    }
    table.play(Action::Finish);
    assert_eq!(table.decides(), Some(order[1]));
    place_one(&mut table);
    place_one(&mut table);
    assert_eq!(table.decides(), Some(order[1]), "the one who passed is left out");
    table.play(Action::Finish).play(Action::Finish);
    assert_eq!(table.task(), Some(Task::Offer), "when all have passed the works are dealt");
    assert_eq!([0, 1, 2].map(|seat| table.hand_size(order[seat])), [5, 4, 4]);
}

#[test]
fn sp_1_17_who_has_no_card_left_has_passed() {
    let mut table = placing(2, 8);
    let first = table.decides().expect("somebody places");
    let mut stones = [0; 2];
    while matches!(table.task(), Some(Task::StartPlacing)) {
        stones[place_one(&mut table).index()] += 1;
    }
    assert_eq!(table.task(), Some(Task::Offer));
    assert_eq!(count_of(&table.state.players[first].hand), 0);
    assert!(stones.iter().all(|stones| (1..=6).contains(stones)), "{stones:?}");
}

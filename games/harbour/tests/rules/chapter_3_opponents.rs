//! Tests for HB-3.12 to HB-3.16: levies and copies.

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, at, start, take};
use rondel_harbour::Action;
use rondel_harbour::content::Good;
use rondel_harbour::state::Task;

#[test]
fn hb_3_12_an_opponent_of_choice_who_has_goods_gives_one_of_their_choice() {
    let mut table = Table::wharfs(4);
    table.for_sale("privateer_ship", 0).stock(BLUE, [0, 2, 1, 0]).stock(YELLOW, [1, 0, 0, 0]).enter("privateer_ship");
    assert_eq!(table.legal(), [Action::LevyFrom(BLUE), Action::LevyFrom(YELLOW)], "Green has nothing");
    table.play(Action::LevyFrom(BLUE));
    assert_eq!(table.asks(), Some((BLUE, Task::Give(RED))));
    assert_eq!(table.legal(), [Action::Give(Good::Livestock), Action::Give(Good::Wood)]);
    table.play(Action::Give(Good::Wood));
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.has(seat)), [[0, 0, 1, 0], [0, 2, 0, 0], [1, 0, 0, 0]]);
}

#[test]
fn hb_3_12_where_all_have_nothing_nobody_gives() {
    let mut table = Table::wharfs(3);
    table.for_sale("privateer_ship", 0).enter("privateer_ship");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)));
}

#[test]
fn hb_3_12_a_levy_is_lost_where_the_taker_has_six() {
    let mut table = Table::wharfs(2);
    table.for_sale("privateer_ship", 0).stock(RED, [6, 0, 0, 0]).stock(BLUE, [1, 0, 0, 0]).enter("privateer_ship");
    assert_eq!((table.has(RED), table.has(BLUE)), ([6, 0, 0, 0], [0; 4]));
}

#[test]
fn hb_3_13_every_opponent_who_has_goods_gives_one_of_choice_in_turn_order() {
    let mut table = Table::wharfs(4);
    table.turn_of(BLUE).for_sale("tax_office", 0).stock(BLUE, [0, 0, 0, 1]);
    table.stock(RED, [1, 1, 0, 0]).stock(YELLOW, [0, 1, 1, 0]).enter("tax_office");
    assert_eq!(table.asks(), Some((YELLOW, Task::Give(BLUE))), "Green has nothing");
    table.play(Action::Give(Good::Wood));
    assert_eq!(table.asks(), Some((RED, Task::Give(BLUE))));
    table.play(Action::Give(Good::Fish));
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.has(seat)), [[0, 1, 0, 0], [1, 0, 1, 1], [0, 1, 0, 0]]);
}

#[test]
fn hb_3_14_the_clocktower_does_what_the_building_left_does() {
    let mut table = Table::wharfs(2);
    table.for_sale("clocktower", 0).worker_at(RED, at("cattle_ferry")).enter("clocktower");
    assert_eq!(table.has(RED), [0, 2, 0, 0]);
}

#[test]
fn hb_3_14_in_the_first_turn_there_is_none() {
    let mut table = Table::wharfs(2);
    table.for_sale("clocktower", 0).worker_at(BLUE, at("cattle_ferry")).enter("clocktower");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)));
}

#[test]
fn hb_3_14_a_starting_building_is_copied_with_its_choice() {
    let mut table = Table::wharfs(2);
    table.for_sale("clocktower", 4).worker_at(RED, start(RED)).stock(RED, [0, 0, 0, 5]).enter("clocktower");
    assert_eq!(table.asks(), Some((RED, Task::Either(start(RED)))));
    table.play(Action::Part(0)).play(take([1, 1, 0, 0]));
    assert_eq!(table.has(RED), [1, 1, 0, 5]);
}

#[test]
fn hb_3_15_the_imaginarium_does_what_an_occupied_building_does() {
    let mut table = Table::wharfs(3);
    table.for_sale("imaginarium", 0).worker_at(BLUE, at("cattle_ferry")).enter("imaginarium");
    assert_eq!(table.has(RED), [0, 2, 0, 0]);
}

#[test]
fn hb_3_15_of_several_the_visitor_chooses() {
    let mut table = Table::wharfs(3);
    table
        .for_sale("imaginarium", 0)
        .worker_at(BLUE, at("cattle_ferry"))
        .worker_at(GREEN, at("quarry"))
        .enter("imaginarium");
    assert_eq!(table.legal(), [Action::Copy(at("cattle_ferry")), Action::Copy(at("quarry"))]);
    table.play(Action::Copy(at("quarry")));
    assert_eq!((table.has(RED), table.decides()), ([0, 0, 0, 2], Some(BLUE)));
}

#[test]
fn hb_3_15_two_workers_in_one_building_are_one_choice() {
    let mut table = Table::wharfs(4);
    table.for_sale("imaginarium", 0).worker_at(BLUE, at("cattle_ferry")).worker_at(GREEN, at("cattle_ferry"));
    table.worker_at(YELLOW, at("quarry")).enter("imaginarium");
    assert_eq!(table.legal(), [Action::Copy(at("cattle_ferry")), Action::Copy(at("quarry"))]);
}

#[test]
fn hb_3_15_the_building_left_is_not_occupied_any_more() {
    let mut table = Table::wharfs(2);
    table.for_sale("imaginarium", 0).worker_at(RED, at("cattle_ferry")).enter("imaginarium");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)), "nobody else stands anywhere");
}

#[test]
fn hb_3_15_it_is_another_building_than_the_imaginarium_itself() {
    let mut table = Table::wharfs(2);
    table.with_character(RED, "diplomat").for_sale("imaginarium", 0).worker_at(BLUE, at("imaginarium"));
    table.enter("imaginarium").play(take([1, 0, 0, 0]));
    assert_eq!((table.has(RED), table.asks()), ([0; 4], Some((BLUE, Task::Move))));
}

#[test]
fn hb_3_16_no_fee_is_due_for_a_copied_building() {
    let mut table = Table::wharfs(2);
    table
        .own(BLUE, "cattle_ferry")
        .stock(RED, [1, 0, 0, 0])
        .worker_at(RED, at("cattle_ferry"))
        .for_sale("clocktower", 0);
    table.enter("clocktower");
    assert_eq!((table.has(RED), table.decides()), ([1, 2, 0, 0], Some(BLUE)));
    let mut table = Table::wharfs(2);
    table
        .own(BLUE, "cattle_ferry")
        .stock(RED, [1, 0, 0, 0])
        .worker_at(BLUE, at("cattle_ferry"))
        .for_sale("imaginarium", 0);
    table.enter("imaginarium");
    assert_eq!((table.has(RED), table.decides()), ([1, 2, 0, 0], Some(BLUE)));
}

#[test]
fn hb_3_16_the_fee_of_the_copying_building_is_due() {
    let mut table = Table::wharfs(2);
    table.own(BLUE, "clocktower").stock(RED, [1, 0, 0, 0]).worker_at(RED, at("cattle_ferry")).enter("clocktower");
    table.play(Action::PayFee(Good::Fish));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0, 2, 0, 0], [1, 0, 0, 0]));
}

#[test]
fn hb_3_16_a_copy_of_a_copy_does_nothing() {
    let mut table = Table::wharfs(3);
    table.for_sale("clocktower", 0).for_sale("imaginarium", 1).worker_at(BLUE, at("lighthouse"));
    table.worker_at(RED, at("imaginarium")).enter("clocktower");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)), "the lighthouse would have brought goods");
    table
        .turn_of(GREEN)
        .worker_at(BLUE, at("clocktower"))
        .worker_at(RED, at("clocktower"))
        .worker_at(GREEN, at("cattle_ferry"));
    table.enter("imaginarium");
    assert_eq!((table.has(GREEN), table.decides()), ([0; 4], Some(RED)));
}

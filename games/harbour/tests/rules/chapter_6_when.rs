//! Tests for HB-6.1 to HB-6.6: abilities that grant goods when an event occurs.

use crate::table::{BLUE, GREEN, RED, Table, at, pay, start, take, with_wharfs};
use rondel_harbour::Action;
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};
use rondel_harbour::state::Task;

/// Returns a table in which Blue plays this character and the others have the Wharfs.
fn blue_is(id: &str) -> Table {
    let mut table = Table::wharfs(3);
    table.with_character(BLUE, id);
    table
}

/// Returns a table in which Red plays this character.
fn red_is(id: &str) -> Table {
    let mut table = Table::wharfs(2);
    table.with_character(RED, id);
    table
}

#[test]
fn hb_6_1_the_gain_comes_at_once_before_the_turn_goes_on() {
    let mut table = blue_is("pirate");
    table.own(BLUE, "sushi_shop").stock(RED, [1, 0, 0, 1]).enter("sushi_shop").play(Action::PayFee(Stone));
    assert_eq!((table.decides(), table.has(RED)), (Some(BLUE), [1, 0, 0, 0]), "before the action of the sushi shop");
    table.play(take([0, 0, 1, 0]));
    assert_eq!((table.has(BLUE), table.has(RED)), ([0, 0, 1, 1], [0, 1, 1, 1]));
}

#[test]
fn hb_6_2_the_beggar_gains_when_an_opponent_gains_goods_at_home() {
    let mut table = blue_is("beggar");
    table.play(Action::Enter(start(RED))).play(take([0, 0, 0, 2]));
    assert_eq!(table.decides(), Some(BLUE));
    assert_eq!(table.legal().len(), 4, "one good of choice");
    table.play(take([1, 0, 0, 0]));
    assert_eq!((table.has(BLUE), table.asks()), ([1, 0, 0, 0], Some((BLUE, Task::Move))));
}

#[test]
fn hb_6_2_the_beggar_gains_nothing_from_other_gains() {
    let mut table = blue_is("beggar");
    table.enter("quarry");
    assert_eq!(table.asks(), Some((BLUE, Task::Move)), "Red gained from a card");
    table.play(Action::Enter(start(BLUE))).play(take([1, 0, 0, 0]));
    assert_eq!((table.has(BLUE), table.decides()), ([1, 0, 0, 0], Some(GREEN)), "at the own home");
    table.play(Action::Enter(start(RED))).play(take([0, 0, 2, 0]));
    assert_eq!((table.has(BLUE), table.asks()), ([1, 0, 0, 0], Some((RED, Task::Move))), "Green was in Red's");
}

#[test]
fn hb_6_2_the_beggar_gains_nothing_when_an_opponent_buys_at_home() {
    let mut table = blue_is("beggar");
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!((table.has(BLUE), table.asks()), ([0; 4], Some((BLUE, Task::Move))));
}

#[test]
fn hb_6_3_the_investor_gains_for_a_purchase() {
    let mut table = red_is("investor");
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!((table.decides(), table.legal().len()), (Some(RED), 4));
    table.play(take([0, 1, 0, 0]));
    assert_eq!((table.has(RED), table.decides()), ([0, 1, 0, 0], Some(BLUE)));
}

#[test]
fn hb_6_3_the_investor_gains_once_for_every_building() {
    let mut table = red_is("investor");
    table
        .for_sale("library", 4)
        .stock(RED, [2, 0, 4, 5])
        .enter("library")
        .play(Action::Part(0))
        .ship(&[Stone, Wood, Fish]);
    table.buy("bait_shop").buy("cattle_ferry").play(take([1, 0, 0, 0])).play(take([0, 0, 0, 1]));
    assert_eq!((table.has(RED), table.decides()), ([1, 0, 0, 1], Some(BLUE)));
}

#[test]
fn hb_6_3_others_who_buy_bring_the_investor_nothing() {
    let mut table = blue_is("investor");
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!((table.has(BLUE), table.asks()), ([0; 4], Some((BLUE, Task::Move))));
}

#[test]
fn hb_6_4_the_mason_gains_a_stone_when_an_opponent_ships_stone() {
    let mut table = blue_is("mason");
    table.red_buys_with([2, 0, 0, 6]).ship(&[Stone, Fish]).buy("bait_shop");
    assert_eq!(table.has(BLUE), [0, 0, 0, 1]);
}

#[test]
fn hb_6_4_the_mason_gains_nothing_from_other_goods_or_own_shipments() {
    let mut table = blue_is("mason");
    table.red_buys_with([2, 3, 0, 0]).ship(&[Fish, Livestock]).buy("bait_shop");
    assert_eq!(table.has(BLUE), [0; 4]);
    let mut table = red_is("mason");
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!(table.has(RED), [0; 4]);
}

#[test]
fn hb_6_5_the_fisherman_gains_one_fish_more() {
    let mut table = red_is("fisherman");
    table.enter("bait_shop");
    assert_eq!(table.has(RED), [3, 0, 0, 0], "two and one, and no more for that one");
    let mut table = red_is("fisherman");
    table.enter("cattle_ferry");
    assert_eq!(table.has(RED), [0, 2, 0, 0]);
}

#[test]
fn hb_6_5_once_for_every_step_however_many_fish() {
    let mut table = red_is("fisherman");
    table.enter("lighthouse").play(take([1, 0, 0, 0]));
    assert_eq!(table.has(RED), [3, 0, 0, 0], "the fish named and the one chosen are one step");
    let mut table = red_is("fisherman");
    table.enter("lighthouse").play(take([0, 0, 1, 0]));
    assert_eq!(table.has(RED), [2, 0, 1, 0]);
    let mut table = red_is("fisherman");
    table.own_all(RED, &["inn", "smokehouse", "ice_cellar", "dock_crane"]).for_sale("warehouse_row", 0);
    table.enter("warehouse_row").play(take([3, 0, 0, 0])).play(take([1, 0, 0, 0]));
    assert_eq!(table.has(RED), [5, 0, 0, 0], "four of choice are one step, though taken in two handfuls");
    table.turn_of(RED).worker_at(RED, at("quarry")).stock(RED, [0; 4]);
    table.enter("warehouse_row").play(take([3, 0, 0, 0])).play(take([0, 0, 0, 1]));
    assert_eq!(table.has(RED), [4, 0, 0, 1], "the fish of the first handful count");
}

#[test]
fn hb_6_5_each_of_two_conversions_is_a_step() {
    let mut table = red_is("fisherman");
    table.for_sale("bank", 4).stock(RED, [0, 1, 1, 0]).enter("bank").play(pay([0, 1, 0, 0])).play(take([1, 0, 0, 0]));
    assert_eq!(table.has(RED), [2, 0, 1, 0]);
    table.play(pay([0, 0, 1, 0])).play(take([1, 0, 0, 0]));
    assert_eq!(table.has(RED), [4, 0, 0, 0]);
}

#[test]
fn hb_6_5_doubled_fish_are_gained_too() {
    let mut table = red_is("fisherman");
    table.for_sale("hall_of_mirrors", 0).stock(RED, [2, 0, 0, 0]).enter("hall_of_mirrors");
    assert_eq!(table.has(RED), [5, 0, 0, 0]);
}

#[test]
fn hb_6_5_fees_and_levies_are_no_gains() {
    let mut table = red_is("fisherman");
    table.for_sale("tax_office", 0).stock(BLUE, [1, 0, 0, 0]).enter("tax_office");
    assert_eq!(table.has(RED), [1, 0, 0, 0]);
    let mut table = blue_is("fisherman");
    table.own(BLUE, "cattle_ferry").stock(RED, [1, 0, 0, 0]).enter("cattle_ferry").play(Action::PayFee(Fish));
    assert_eq!(table.has(BLUE), [1, 0, 0, 0]);
}

#[test]
fn hb_6_5_the_goods_to_begin_with_bring_no_fish() {
    let mut table = Table::dealt(2, &with_wharfs(), 3);
    let first = table.state.active();
    table.with_character(first, "fisherman").play(take([3, 0, 0, 0]));
    assert_eq!(table.has(first), [3, 0, 0, 0]);
}

#[test]
fn hb_6_6_the_pirate_gains_with_every_fee_received() {
    let mut table = blue_is("pirate");
    table
        .own(BLUE, "cattle_ferry")
        .stock(RED, [1, 0, 0, 0])
        .enter("cattle_ferry")
        .play(Action::PayFee(Fish))
        .play(take([0, 0, 0, 1]));
    assert_eq!(table.has(BLUE), [1, 0, 0, 1]);
    table.turn_of(GREEN).worker_at(RED, at("quarry")).enter("cattle_ferry").play(take([0, 0, 1, 0]));
    assert_eq!((table.has(BLUE), table.asks()), ([1, 1, 1, 1], Some((RED, Task::Move))), "after the action too");
}

#[test]
fn hb_6_6_without_a_fee_the_pirate_gains_nothing() {
    let mut table = blue_is("pirate");
    table.own(BLUE, "cattle_ferry").with_character(RED, "smuggler").enter("cattle_ferry");
    assert_eq!((table.has(BLUE), table.asks()), ([0; 4], Some((BLUE, Task::Move))));
}

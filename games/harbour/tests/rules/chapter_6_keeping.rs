//! Tests for HB-6.8 to HB-6.13 and HB-6.17: abilities that change a purchase.

use crate::table::{BLUE, RED, Table, keep_back};
use rondel::components::Kind as _;
use rondel::{Observer, Stage as _};
use rondel_harbour::Action;
use rondel_harbour::content::Good::{self, Fish, Livestock, Stone, Wood};
use rondel_harbour::state::Task;

/// Returns a table in which Red plays this character, owns these buildings, ships these goods from the starting
/// building and is about to buy.
fn ships(id: &str, owned: &[&str], counts: [u8; 4], goods: &[Good]) -> Table {
    let mut table = Table::wharfs(2);
    table.with_character(RED, id).own_all(RED, owned).red_buys_with(counts).ship(goods);
    table
}

#[test]
fn hb_6_8_the_bookkeeper_keeps_what_was_above_the_minimum() {
    let mut table = ships("bookkeeper", &[], [5, 0, 2, 6], &[Fish, Stone]);
    table.buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([3, 0, 2, 1], Some(BLUE)));
    let mut table = ships("bookkeeper", &[], [0, 0, 0, 5], &[Stone]);
    table.buy("bait_shop");
    assert_eq!(table.has(RED), [0; 4]);
}

#[test]
fn hb_6_9_the_wholesaler_keeps_one_of_each_good_shipped() {
    let mut table = ships("wholesaler", &[], [4, 2, 0, 5], &[Fish, Stone]);
    table.buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([1, 2, 0, 1], Some(BLUE)));
}

#[test]
fn hb_6_10_warehouses_keep_of_what_the_ability_does_not() {
    let mut table = ships("wholesaler", &["inn"], [0, 0, 0, 6], &[Stone]);
    table.buy("bait_shop");
    assert_eq!(table.has(RED), [0, 0, 0, 2], "one by the ability, one by the warehouse");
    let mut table = ships("bookkeeper", &["inn", "smokehouse"], [0, 0, 0, 6], &[Stone]);
    table.buy("bait_shop");
    assert_eq!(table.has(RED), [0, 0, 0, 3], "one above the minimum, two by the warehouses");
}

#[test]
fn hb_6_10_warehouses_choose_among_what_is_left() {
    let mut table = ships("wholesaler", &["inn"], [2, 0, 0, 5], &[Fish, Stone]);
    table.buy("bait_shop");
    assert_eq!(table.legal(), [keep_back([1, 0, 0, 0]), keep_back([0, 0, 0, 1])]);
    table.play(keep_back([1, 0, 0, 0]));
    assert_eq!(table.has(RED), [2, 0, 0, 1]);
}

#[test]
fn hb_6_11_the_clockwork_tradesman_receives_a_dollar_more_for_the_good_in_the_lowest_slot() {
    let table = ships("clockwork_tradesman", &[], [2, 3, 0, 0], &[Fish, Livestock]);
    assert!(table.may_buy("cattle_ferry") && !table.may_buy("quarry"), "$2 and $3 and $1");
    let table = ships("clockwork_tradesman", &[], [2, 0, 0, 5], &[Stone]);
    assert!(table.may_buy("bait_shop") && !table.may_buy("cattle_ferry"), "$5, for the fish stay");
}

/// Returns a table in which Red is the Cyclops, is at the Library, ships these goods and is about to buy.
fn cyclops_ships(goods: &[Good]) -> Table {
    let mut table = Table::wharfs(2);
    table.with_character(RED, "cyclops").for_sale("library", 4).stock(RED, [6; 4]).enter("library");
    table.play(Action::Part(1)).ship(goods);
    table
}

#[test]
fn hb_6_12_the_cyclops_receives_two_dollars_more_for_three_or_four_kinds() {
    let mut table = cyclops_ships(&[Fish, Livestock, Wood]);
    table.buy("bait_shop");
    assert!(table.may_buy("cattle_ferry") && !table.may_buy("quarry"), "$9 and $2 less $5");
    let mut table = cyclops_ships(&[Fish, Livestock, Wood, Stone]);
    table.for_sale("sushi_shop", 0).buy("sushi_shop");
    assert!(table.for_sale("dock_crane", 1).may_buy("dock_crane"), "$14 and $2 less $8");
    assert!(!table.for_sale("bank", 1).may_buy("bank"), "which costs $9");
}

#[test]
fn hb_6_12_the_table_counts_the_two_dollars_once() {
    let table = cyclops_ships(&[Fish, Livestock, Wood]);
    let scene = table.rules.scene(&table.state, Observer::Seat(RED));
    let shown = |kind: &str, number: u32| {
        let piece = scene.pieces().find(|piece| piece.id.kind == kind && piece.id.number == number);
        format!("{:?}", piece.expect("a tile").face.lines)
    };
    let shipped = [Fish, Livestock, Wood].map(|good| shown("to-ship", good.index() as u32));
    for (lines, dollars) in shipped.iter().zip([2, 3, 4]) {
        assert!(lines.contains(&format!("Number({dollars})")), "${dollars}: {lines}");
    }
    assert!(shown("money", 0).contains("= $11"), "a sum of four parts: {}", shown("money", 0));
}

#[test]
fn hb_6_12_one_or_two_kinds_bring_no_more() {
    let table = cyclops_ships(&[Fish, Livestock]);
    assert!(table.may_buy("bait_shop") && !table.may_buy("cattle_ferry"), "$5");
    let table = cyclops_ships(&[Stone]);
    assert!(table.may_buy("bait_shop") && !table.may_buy("cattle_ferry"), "$5");
}

#[test]
fn hb_6_13_the_werewolf_needs_one_livestock_less_for_the_same_payment() {
    let mut table = Table::wharfs(2);
    table.with_character(RED, "werewolf").market([Fish, Wood, Stone, Livestock]).red_buys_with([0, 4, 0, 0]);
    table.ship(&[Livestock]).buy("bait_shop");
    assert_eq!(table.has(RED), [0, 1, 0, 0], "the Werewolf's warehouse keeps one");
    let mut table = Table::wharfs(2);
    table.with_character(RED, "werewolf").market([Fish, Wood, Stone, Livestock]).red_buys_with([2, 4, 2, 0]);
    assert!(table.may(Action::Ship(Livestock)) && !table.may(Action::Ship(Wood)), "of wood three as ever");
}

#[test]
fn hb_6_13_two_less_are_too_few() {
    let mut table = Table::wharfs(2);
    table.with_character(RED, "werewolf").market([Fish, Wood, Livestock, Stone]).red_buys_with([2, 2, 0, 5]);
    assert!(!table.may(Action::Ship(Livestock)));
}

#[test]
fn hb_6_17_the_harbour_pilot_chooses_the_order_of_the_goods_shipped() {
    let mut table = ships("harbour_pilot", &[], [2, 3, 0, 5], &[Fish, Livestock, Stone]);
    table.buy("bait_shop");
    assert!(matches!(table.asks(), Some((RED, Task::Refill { .. }))));
    table.play(Action::Put(Livestock));
    assert!(table.may(Action::Put(Fish)) && table.may(Action::Put(Stone)) && !table.may(Action::Put(Wood)));
    table.play(Action::Put(Stone));
    assert_eq!((table.order(), table.decides()), ([Livestock, Stone, Fish, Wood], Some(BLUE)));
}

#[test]
fn hb_6_17_any_order_of_four_can_be_chosen() {
    let mut table = ships("harbour_pilot", &[], [2, 3, 4, 5], &[Fish, Livestock, Wood, Stone]);
    table.buy("bait_shop");
    assert_eq!(table.legal().len(), 4);
    table.play(Action::Put(Fish)).play(Action::Put(Livestock)).play(Action::Put(Stone));
    assert_eq!(table.order(), [Fish, Livestock, Stone, Wood]);
}

#[test]
fn hb_6_17_one_good_alone_needs_no_order_and_others_choose_none() {
    let mut table = ships("harbour_pilot", &[], [0, 0, 0, 5], &[Stone]);
    table.buy("bait_shop");
    assert_eq!((table.order(), table.decides()), ([Stone, Fish, Livestock, Wood], Some(BLUE)));
    let mut table = ships("admiral", &[], [2, 0, 0, 5], &[Fish, Stone]);
    table.buy("bait_shop");
    assert_eq!(table.decides(), Some(BLUE));
}

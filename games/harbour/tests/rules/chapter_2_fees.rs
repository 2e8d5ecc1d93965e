//! Tests for HB-2.7 to HB-2.12: fees.

use crate::table::{BLUE, GREEN, RED, Table, at, start, take, with_wharfs};
use rondel_harbour::content::Good;
use rondel_harbour::state::Task;
use rondel_harbour::{Action, FeeReading, HarbourSetup};

/// Returns a table in which Blue owns this building and Red has these goods.
fn visit(id: &str, red: [u8; 4]) -> Table {
    let mut table = Table::wharfs(3);
    table.own(BLUE, id).stock(RED, red);
    table
}

#[test]
fn hb_2_7_a_visitor_pays_one_good_of_choice_to_the_owner() {
    let mut table = visit("quarry", [1, 2, 0, 0]);
    table.enter("quarry");
    assert_eq!(table.asks(), Some((RED, Task::Fee(BLUE))));
    assert_eq!(table.legal(), [Action::PayFee(Good::Fish), Action::PayFee(Good::Livestock), Action::PayLater]);
    table.play(Action::PayFee(Good::Livestock));
    assert_eq!((table.has(RED), table.has(BLUE)), ([1, 1, 0, 2], [0, 1, 0, 0]));
}

#[test]
fn hb_2_7_a_fee_is_due_in_a_starting_building_too() {
    let mut table = visit("quarry", [1, 0, 0, 0]);
    table.play(Action::Enter(start(GREEN)));
    assert_eq!(table.asks(), Some((RED, Task::Fee(GREEN))));
}

#[test]
fn hb_2_7_no_fee_is_due_at_home_or_in_the_display() {
    let mut table = visit("quarry", [1, 0, 0, 0]);
    table.enter("cattle_ferry");
    assert_eq!((table.has(RED), table.decides()), ([1, 2, 0, 0], Some(BLUE)));
    table.enter("quarry");
    assert_eq!((table.has(BLUE), table.decides()), ([0, 0, 0, 2], Some(GREEN)));
}

#[test]
fn hb_2_8_a_fee_paid_before_the_action_is_not_paid_again() {
    let mut table = visit("quarry", [2, 0, 0, 0]);
    table.enter("quarry").play(Action::PayFee(Good::Fish));
    assert_eq!((table.has(RED), table.has(BLUE), table.decides()), ([1, 0, 0, 2], [1, 0, 0, 0], Some(BLUE)));
}

#[test]
fn hb_2_8_a_fee_after_the_action_may_be_of_what_it_brought() {
    let mut table = visit("quarry", [1, 0, 0, 0]);
    table.enter("quarry").play(Action::PayLater);
    assert_eq!(table.asks(), Some((RED, Task::FeeAfter(BLUE))));
    assert_eq!(table.legal(), [Action::PayFee(Good::Fish), Action::PayFee(Good::Stone)]);
    table.play(Action::PayFee(Good::Stone));
    assert_eq!((table.has(RED), table.has(BLUE)), ([1, 0, 0, 1], [0, 0, 0, 1]));
}

#[test]
fn hb_2_8_a_fee_paid_before_may_cost_the_action() {
    let mut table = visit("sushi_shop", [1, 0, 0, 0]);
    table.enter("sushi_shop").play(Action::PayFee(Good::Fish));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0; 4], [1, 0, 0, 0]));
    let mut table = visit("sushi_shop", [1, 0, 0, 0]);
    table.enter("sushi_shop").play(Action::PayLater).play(Action::PayFee(Good::Wood));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0, 1, 0, 1], [0, 0, 1, 0]));
}

#[test]
fn hb_2_9_with_a_top_hat_no_fee_is_paid() {
    let mut table = visit("quarry", [1, 0, 0, 0]);
    table.own(RED, "traders_guild").enter("quarry");
    assert_eq!((table.has(RED), table.has(BLUE), table.decides()), ([1, 0, 0, 2], [0; 4], Some(BLUE)));
    let mut table = visit("sushi_shop", [0; 4]);
    table.with_character(RED, "mason");
    assert!(table.may_enter("sushi_shop"), "the hat of a starting building lets in without a good");
}

#[test]
fn hb_2_9_the_top_hat_of_the_owner_does_not_help_the_visitor() {
    let mut table = visit("bait_shop", [1, 0, 0, 0]);
    table.enter("bait_shop");
    assert_eq!(table.asks(), Some((RED, Task::Fee(BLUE))));
}

#[test]
fn hb_2_9_a_top_hat_bought_by_the_action_saves_the_fee_that_was_put_off() {
    let mut table = visit("dock_crane", [1, 3, 0, 5]);
    table.for_sale("traders_guild", 1).enter("dock_crane").play(Action::PayLater).play(Action::Part(1));
    table.ship(&[Good::Livestock, Good::Stone]).buy("traders_guild").play(Action::Swap(Good::Fish, Good::Wood));
    assert_eq!((table.has(RED), table.has(BLUE), table.decides()), ([1, 0, 0, 0], [0; 4], Some(BLUE)));
}

#[test]
fn hb_2_9_but_not_a_fee_that_was_paid_before() {
    let mut table = visit("dock_crane", [1, 3, 0, 5]);
    table.for_sale("traders_guild", 1).enter("dock_crane").play(Action::PayFee(Good::Fish)).play(Action::Part(1));
    table.ship(&[Good::Livestock, Good::Stone]).buy("traders_guild").play(Action::Swap(Good::Fish, Good::Wood));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0; 4], [1, 0, 0, 0]));
}

#[test]
fn hb_2_11_the_last_good_may_be_shipped_for_a_top_hat() {
    let mut table = visit("dock_crane", [0, 3, 0, 5]);
    table.for_sale("traders_guild", 1).enter("dock_crane").play(Action::PayLater).play(Action::Part(1));
    table.ship(&[Good::Livestock, Good::Stone]);
    assert!(table.may_buy("traders_guild"), "with it no fee is due");
    assert!(!table.may_buy("bait_shop"), "without it nothing would be left");
    table.buy("traders_guild").play(Action::Swap(Good::Fish, Good::Wood));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0; 4], [0; 4]));
}

#[test]
fn hb_2_10_without_a_good_nobody_enters_where_a_fee_is_due() {
    for id in ["sushi_shop", "bank", "hall_of_mirrors", "canal_lock", "shipbuilders_guild", "warehouse_row"] {
        assert!(!visit(id, [0; 4]).may_enter(id), "{id}");
        assert!(visit(id, [0, 1, 0, 0]).may_enter(id), "{id}");
    }
}

#[test]
fn hb_2_10_a_good_that_the_action_surely_brings_is_enough() {
    for id in ["bait_shop", "lighthouse", "ranch", "abbey", "library", "traders_guild"] {
        assert!(visit(id, [0; 4]).may_enter(id), "{id}");
    }
    assert!(visit("bank", [0; 4]).may(Action::Enter(start(BLUE))));
}

#[test]
fn hb_2_10_the_fee_is_then_paid_after_the_action() {
    let mut table = visit("quarry", [0; 4]);
    table.enter("quarry");
    assert_eq!(
        (table.has(RED), table.has(BLUE)),
        ([0, 0, 0, 1], [0, 0, 0, 1]),
        "nobody was asked: there was no choice"
    );
}

#[test]
fn hb_2_10_a_levy_is_sure_while_an_opponent_has_goods() {
    let mut table = visit("tax_office", [0; 4]);
    assert!(!table.may_enter("tax_office"));
    assert!(table.stock(GREEN, [0, 0, 1, 0]).may_enter("tax_office"));
    table.enter("tax_office");
    assert_eq!((table.has(RED), table.has(BLUE), table.has(GREEN)), ([0; 4], [0, 0, 1, 0], [0; 4]));
}

#[test]
fn hb_2_10_a_copy_of_the_building_left_is_as_sure_as_that_one() {
    let mut table = visit("clocktower", [0; 4]);
    assert!(!table.may_enter("clocktower"), "in the first turn there is none");
    assert!(table.worker_at(RED, at("cattle_ferry")).may_enter("clocktower"));
    table.for_sale("imaginarium", 0);
    assert!(!table.worker_at(RED, at("imaginarium")).may_enter("clocktower"));
}

#[test]
fn hb_2_10_a_copy_of_an_occupied_building_is_sure_if_each_of_them_is() {
    let mut table = visit("imaginarium", [0; 4]);
    assert!(!table.may_enter("imaginarium"), "nobody stands anywhere");
    assert!(table.worker_at(BLUE, at("cattle_ferry")).may_enter("imaginarium"));
    assert!(!table.worker_at(GREEN, at("canal_lock")).may_enter("imaginarium"), "the Canal Lock gives nothing");
}

#[test]
fn hb_2_10_the_option_lets_visitors_in_for_nothing() {
    let mut table = Table::with(2, &HarbourSetup { fee: FeeReading::Free, ..with_wharfs() });
    table.own(BLUE, "sushi_shop").enter("sushi_shop");
    assert_eq!((table.has(BLUE), table.decides()), ([0; 4], Some(BLUE)));
    table.turn_of(RED).own(BLUE, "quarry").enter("quarry");
    assert_eq!((table.has(RED), table.has(BLUE)), ([0, 0, 0, 1], [0, 0, 0, 1]), "who gains a good still pays");
    table.turn_of(RED).stock(RED, [1, 0, 0, 0]).worker_at(BLUE, start(BLUE)).enter("sushi_shop");
    assert_eq!(table.asks(), Some((RED, Task::Fee(BLUE))), "and so does who has one");
}

#[test]
fn hb_2_11_with_a_fee_due_one_does_not_ship_the_last_good() {
    let mut table = visit("dock_crane", [0, 0, 4, 5]);
    table.enter("dock_crane").play(Action::PayLater).play(Action::Part(1));
    assert_eq!(table.legal(), [Action::Ship(Good::Stone)], "wood alone would not pay for anything");
    table.ship(&[Good::Stone]);
    assert!(table.may_buy("bait_shop") && !table.may(Action::Ship(Good::Wood)), "wood is left for the fee");
}

#[test]
fn hb_2_11_a_purchase_that_would_leave_no_fee_is_not_begun() {
    let mut table = visit("dock_crane", [0, 0, 0, 5]);
    table.enter("dock_crane").play(Action::PayLater);
    assert!(matches!(table.asks(), Some((RED, Task::Market { .. }))), "no choice of parts: the stone is the fee");
    table.play(Action::Swap(Good::Fish, Good::Stone));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0, 0, 0, 4], [0, 0, 0, 1]));
}

#[test]
fn hb_2_11_a_purchase_for_nothing_that_would_leave_no_fee_is_not_offered() {
    let mut table = visit("dock_crane", [0; 4]);
    table.own_all(RED, &["sushi_shop", "tax_office", "pawn_shop", "bank", "quarry"]);
    table.play(Action::Enter(start(BLUE)));
    assert!(matches!(table.asks(), Some((RED, Task::Take(_)))), "the bait shop would cost nothing");
    table.play(take([1, 1, 0, 0])).play(Action::PayFee(Good::Fish));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0, 1, 0, 0], [1, 0, 0, 0]));
}

#[test]
fn hb_2_11_a_fee_that_is_paid_is_no_obstacle() {
    let mut table = visit("dock_crane", [1, 0, 0, 5]);
    table
        .enter("dock_crane")
        .play(Action::PayFee(Good::Fish))
        .play(Action::Part(1))
        .ship(&[Good::Stone])
        .buy("bait_shop");
    assert_eq!(table.has(RED), [0; 4]);
}

#[test]
fn hb_2_11_what_a_warehouse_keeps_pays_the_fee() {
    let mut table = visit("dock_crane", [0, 0, 0, 5]);
    table.own(RED, "inn").enter("dock_crane").play(Action::PayLater).play(Action::Part(1));
    table.ship(&[Good::Stone]).buy("bait_shop").play(Action::Swap(Good::Fish, Good::Wood));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0; 4], [0, 0, 0, 1]));
}

#[test]
fn hb_2_11_what_the_other_part_brings_pays_the_fee() {
    let mut table = visit("library", [0, 0, 0, 5]);
    table.enter("library").play(Action::PayLater).play(Action::Part(1)).ship(&[Good::Stone]).buy("bait_shop");
    assert_eq!((table.has(RED), table.has(BLUE)), ([0; 4], [0, 0, 1, 0]), "the wood came after the purchase");
}

#[test]
fn hb_2_11_the_inland_traders_do_not_get_the_last_goods_either() {
    let mut table = Table::with(3, &HarbourSetup { inland: true, ..with_wharfs() });
    table.own(BLUE, "dock_crane").own_all(RED, &["quarry", "bathhouse"]).stock(RED, [1, 1, 1, 1]);
    table.enter("dock_crane").play(Action::PayLater);
    assert!(matches!(table.asks(), Some((RED, Task::Market { .. }))), "$3 would buy the bait shop");
}

#[test]
fn hb_2_12_an_owner_with_six_gains_nothing_of_the_fee() {
    let mut table = visit("quarry", [1, 0, 0, 0]);
    table.stock(BLUE, [6, 0, 0, 0]).enter("quarry").play(Action::PayFee(Good::Fish));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0, 0, 0, 2], [6, 0, 0, 0]));
    let mut table = visit("quarry", [1, 0, 0, 0]);
    table.stock(BLUE, [5, 0, 0, 0]).enter("quarry").play(Action::PayFee(Good::Fish));
    assert_eq!(table.has(BLUE), [6, 0, 0, 0], "the sixth is gained");
}

#[test]
fn hb_2_7_an_owner_is_paid_by_each_visitor() {
    let mut table = visit("quarry", [1, 0, 0, 0]);
    table.enter("quarry").play(Action::PayFee(Good::Fish)).enter("cattle_ferry");
    table.play(Action::Enter(start(BLUE))).play(take([0, 0, 2, 0]));
    assert_eq!((table.has(GREEN), table.has(BLUE)), ([0, 0, 1, 0], [1, 2, 1, 0]));
}

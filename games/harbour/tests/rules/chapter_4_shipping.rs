//! Tests for HB-4.1 to HB-4.3 and HB-4.7 to HB-4.10: shipping goods, and the market afterwards.

use crate::table::{BLUE, RED, Table, card, keep_back, start, with_wharfs};
use rondel::{ElementId, Stage};
use rondel_harbour::content::Good::{self, Fish, Livestock, Stone, Wood};
use rondel_harbour::state::Task;
use rondel_harbour::{Action, HarbourSetup, PurchaseReading, ShippedOrder, WarehouseReading};

fn shippable(table: &Table) -> Vec<Good> {
    let good = |action| if let Action::Ship(good) = action { Some(good) } else { None };
    table.legal().into_iter().filter_map(good).collect()
}

#[test]
fn hb_4_1_each_good_must_reach_the_minimum_of_its_slot() {
    let mut table = Table::wharfs(2);
    table.red_buys_with([2, 3, 4, 5]);
    assert_eq!(shippable(&table), [Fish, Livestock, Wood, Stone]);
    for (short, counts) in
        [(Fish, [1, 3, 4, 5]), (Livestock, [2, 2, 4, 5]), (Wood, [2, 3, 3, 5]), (Stone, [2, 3, 4, 4])]
    {
        let mut table = Table::wharfs(2);
        table.red_buys_with(counts);
        let others: Vec<Good> = [Fish, Livestock, Wood, Stone].into_iter().filter(|good| *good != short).collect();
        assert_eq!(shippable(&table), others);
    }
}

/// The rulebook's worked example of the minimums.
#[test]
fn hb_4_1_example_stone_on_slot_4_needs_four_stone() {
    for (stone, ships) in [(3, false), (4, true)] {
        let mut table = Table::wharfs(2);
        table.market([Fish, Livestock, Stone, Wood]).red_buys_with([2, 3, 0, stone]);
        assert_eq!(table.may(Action::Ship(Stone)), ships);
    }
}

#[test]
fn hb_4_1_a_good_is_shipped_once() {
    let mut table = Table::wharfs(2);
    table.red_buys_with([2, 3, 4, 6]).ship(&[Stone]);
    assert_eq!(shippable(&table), [Fish, Livestock, Wood]);
}

#[test]
fn hb_4_2_each_good_pays_the_dollars_of_its_slot() {
    // The test checks whether buildings for $5 and $6 can be bought, to find out how much money was raised. Up
    // to three coins lower the prices of these buildings.
    for (shipped, raised) in [(Livestock, 3), (Wood, 4), (Stone, 5)] {
        for coins in 0..=3 {
            let mut table = Table::wharfs(2);
            table.own_all(RED, &["sushi_shop", "tax_office", "pawn_shop"][..coins]).stock(RED, [6, 6, 6, 6]);
            table.play(Action::Enter(start(RED))).play(Action::Part(1)).ship(&[shipped]);
            assert_eq!(table.may_buy("bait_shop"), raised + coins >= 5, "{shipped:?}, {coins} coins");
            assert_eq!(table.may_buy("cattle_ferry"), raised + coins >= 6, "{shipped:?}, {coins} coins");
        }
    }
}

/// The worked example on the rulebook's page about shipping.
#[test]
fn hb_4_2_example_six_stone_bring_four_dollars_and_all_are_gone() {
    let mut table = Table::wharfs(2);
    table.own(RED, "sushi_shop").market([Fish, Livestock, Stone, Wood]).red_buys_with([0, 0, 0, 6]).ship(&[Stone]);
    assert!(table.may_buy("bait_shop"), "$5 less $1 for the coin");
    assert!(!table.may_buy("cattle_ferry"), "$6 less $1 are more than $4");
    table.buy("bait_shop");
    assert_eq!(table.has(RED), [0; 4]);
}

#[test]
fn hb_4_3_more_may_be_shipped_than_the_price_needs() {
    let mut table = Table::wharfs(2);
    table.red_buys_with([2, 3, 4, 5]).ship(&[Stone, Wood, Livestock, Fish]).buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)));
}

#[test]
fn hb_4_3_nothing_is_shipped_without_buying() {
    let mut table = Table::with(2, &HarbourSetup { purchase: PurchaseReading::MayDecline, ..with_wharfs() });
    table.for_sale("shipbuilders_guild", 4).stock(RED, [2, 0, 4, 0]).enter("shipbuilders_guild").ship(&[Fish, Wood]);
    assert_eq!(table.has(RED), [2, 0, 4, 0], "so far it is a plan");
    table.play(Action::Finish);
    assert_eq!((table.has(RED), table.order()), ([2, 0, 4, 0], [Fish, Livestock, Wood, Stone]));
}

#[test]
fn hb_4_3_what_would_pay_for_no_building_is_not_shipped() {
    let mut table = Table::wharfs(2);
    table.for_sale("shipbuilders_guild", 4).stock(RED, [2, 0, 0, 0]).enter("shipbuilders_guild");
    assert_eq!(table.decides(), Some(BLUE), "$2 buy nothing, so nothing is asked");
}

#[test]
fn hb_4_7_all_units_of_what_is_shipped_are_lost_and_none_of_the_others() {
    let mut table = Table::wharfs(2);
    table.red_buys_with([6, 5, 3, 6]).ship(&[Fish, Stone]).buy("bait_shop");
    assert_eq!(table.has(RED), [0, 5, 3, 0]);
}

#[test]
fn hb_4_8_a_warehouse_keeps_one_unit_of_a_shipped_good() {
    let mut table = Table::wharfs(2);
    table.own(RED, "inn").red_buys_with([0, 0, 1, 6]).ship(&[Stone]).buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([0, 0, 1, 1], Some(BLUE)));
}

#[test]
fn hb_4_8_the_owner_chooses_of_which_goods() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["inn", "smokehouse"]).red_buys_with([0, 3, 0, 6]).ship(&[Livestock, Stone]).buy("bait_shop");
    assert!(matches!(table.asks(), Some((RED, Task::KeepBack { left: 2, .. }))));
    assert_eq!(table.legal(), [[0, 2, 0, 0], [0, 1, 0, 1], [0, 0, 0, 2]].map(keep_back), "several may be of one good");
    table.play(keep_back([0, 0, 0, 2]));
    assert_eq!(table.has(RED), [0, 0, 0, 2]);
}

#[test]
fn hb_4_8_several_warehouses_keep_several_of_the_only_good() {
    let mut table = Table::wharfs(2);
    table
        .own_all(RED, &["inn", "smokehouse", "ice_cellar"])
        .red_buys_with([0, 0, 0, 6])
        .ship(&[Stone])
        .buy("bait_shop");
    assert_eq!(table.has(RED), [0, 0, 0, 3]);
}

#[test]
fn hb_4_8_as_many_as_there_are_are_kept() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["inn", "smokehouse", "ice_cellar", "dock_crane"]).own_all(RED, &["griffin_stable", "abbey"]);
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!(table.has(RED), [0, 0, 0, 5], "six warehouses, five stone");
}

#[test]
fn hb_4_8_the_option_keeps_different_goods() {
    let mut table = Table::with(2, &HarbourSetup { warehouses: WarehouseReading::DifferentGoods, ..with_wharfs() });
    table
        .own_all(RED, &["inn", "smokehouse"])
        .red_buys_with([2, 3, 0, 6])
        .ship(&[Fish, Livestock, Stone])
        .buy("bait_shop");
    assert_eq!(table.legal(), [[1, 1, 0, 0], [1, 0, 0, 1], [0, 1, 0, 1]].map(keep_back));
    let mut table = Table::with(2, &HarbourSetup { warehouses: WarehouseReading::DifferentGoods, ..with_wharfs() });
    table.own_all(RED, &["inn", "smokehouse"]).red_buys_with([0, 0, 0, 6]).ship(&[Stone]).buy("bait_shop");
    assert_eq!(table.has(RED), [0, 0, 0, 1], "one good, one unit");
}

#[test]
fn hb_4_8_a_warehouse_bought_now_keeps_nothing_yet() {
    let mut table = Table::wharfs(2);
    table.for_sale("inn", 0).red_buys_with([2, 0, 0, 5]).ship(&[Fish, Stone]).buy("inn");
    assert_eq!(table.has(RED), [0; 4]);
}

#[test]
fn hb_4_8_without_shipping_nothing_is_kept() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["sushi_shop", "tax_office", "pawn_shop", "bank", "library", "inn"]);
    table.red_buys_with([1, 1, 1, 1]).buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([1; 4], Some(BLUE)));
}

#[test]
fn hb_4_9_the_goods_not_shipped_move_right_and_the_shipped_ones_fill_from_the_left() {
    let after = |goods: &[Good]| {
        let mut table = Table::wharfs(2);
        table.red_buys_with([6; 4]).ship(goods).buy("bait_shop");
        table.order()
    };
    assert_eq!(after(&[Stone]), [Stone, Fish, Livestock, Wood]);
    assert_eq!(after(&[Fish, Livestock]), [Livestock, Fish, Wood, Stone], "the two cheapest");
    assert_eq!(after(&[Wood, Stone]), [Stone, Wood, Fish, Livestock], "the two dearest");
    assert_eq!(after(&[Fish, Wood]), [Wood, Fish, Livestock, Stone], "with a gap between them");
}

/// The rulebook's worked example of the market. Its text does not specify which of the two goods returns to the
/// lowest slot.
#[test]
fn hb_4_9_example_stone_and_fish_bring_six_dollars_and_return_to_the_cheap_slots() {
    let mut table = Table::wharfs(2);
    table.market([Fish, Livestock, Stone, Wood]).red_buys_with([2, 0, 0, 4]).ship(&[Stone, Fish]);
    assert!(table.may_buy("cattle_ferry") && !table.may_buy("quarry"), "$6 and no more");
    table.buy("cattle_ferry");
    assert_eq!(table.order(), [Stone, Fish, Livestock, Wood]);
}

#[test]
fn hb_4_10_example_stone_and_fish_keep_their_order_as_an_option() {
    let mut table = Table::with(2, &HarbourSetup { shipped: ShippedOrder::Kept, ..with_wharfs() });
    table.market([Fish, Livestock, Stone, Wood]).red_buys_with([2, 0, 0, 4]).ship(&[Stone, Fish]).buy("cattle_ferry");
    assert_eq!(table.order(), [Fish, Stone, Livestock, Wood]);
}

#[test]
fn hb_4_10_the_dearest_comes_first_in_whatever_order_they_were_shipped() {
    for goods in [[Fish, Livestock, Stone], [Stone, Livestock, Fish], [Livestock, Stone, Fish]] {
        let mut table = Table::wharfs(2);
        table.red_buys_with([6; 4]).ship(&goods).buy("bait_shop");
        assert_eq!(table.order(), [Stone, Livestock, Fish, Wood]);
    }
    let mut table = Table::wharfs(2);
    table.red_buys_with([6; 4]).ship(&[Fish, Livestock, Wood, Stone]).buy("bait_shop");
    assert_eq!(table.order(), [Stone, Wood, Livestock, Fish], "all four");
}

#[test]
fn hb_4_2_a_building_within_reach_asks_to_ship_first() {
    let mut table = Table::wharfs(2);
    table.for_sale("library", 4).red_buys_with([2, 0, 0, 5]);
    let reason = |table: &Table, id: &str| {
        let building = ElementId::new("building", card(id).into());
        let mut blocked = table.rules.blocked_clicks(&table.state).into_iter();
        blocked.find(|blocked| blocked.element == building).map(|blocked| blocked.rule)
    };
    assert_eq!(reason(&table, "quarry"), Some("HB-4.2"), "$7 of fish and stone");
    assert_eq!(reason(&table, "library"), Some("HB-4.5"), "$9 cannot be raised");
    table.ship(&[Fish, Stone]);
    assert_eq!(reason(&table, "quarry"), None);
}

//! Tests for HB-3.9 to HB-3.11: changing the market.

use std::collections::BTreeSet;

use crate::table::{BLUE, RED, Table, at, take, with_wharfs};
use rondel::Ruleset;
use rondel_harbour::content::Good;
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};
use rondel_harbour::{Action, HarbourSetup, PurchaseReading};

/// Returns a table in which Red enters a building of the display and must decide how to change the market.
fn at_building(id: &str) -> Table {
    under(PurchaseReading::AsFarAsPossible, id)
}

/// Returns a table like [`at_building`], but with the given option for declining changes of the market.
fn under(purchase: PurchaseReading, id: &str) -> Table {
    let mut table = Table::with(2, &HarbourSetup { purchase, ..with_wharfs() });
    table.for_sale(id, 0).enter(id);
    table
}

/// Returns the market after each of the legal changes.
fn orders_after(table: &Table) -> Vec<[Good; 4]> {
    let after = |action| {
        let (mut state, mut dealer) = (table.state, table.dealer.clone());
        table.rules.apply(&mut state, action, &mut dealer);
        *state.market.order()
    };
    table.legal().into_iter().map(after).collect()
}

#[test]
fn hb_3_9_two_goods_of_choice_change_places() {
    let mut table = at_building("dock_crane");
    table.play(Action::Swap(Fish, Stone));
    assert_eq!((table.order(), table.decides()), ([Stone, Livestock, Wood, Fish], Some(BLUE)));
}

#[test]
fn hb_3_9_any_two_of_them() {
    let orders = orders_after(&at_building("dock_crane"));
    assert_eq!(orders.len(), 6);
    assert_eq!(orders.iter().collect::<BTreeSet<_>>().len(), 6, "each change once");
    let moved = |order: &[Good; 4]| order.iter().zip([Fish, Livestock, Wood, Stone]).filter(|(a, b)| *a != b).count();
    assert!(orders.iter().all(|order| moved(order) == 2));
}

#[test]
fn hb_3_19_a_market_is_changed() {
    for id in ["dock_crane", "canal_lock", "commodity_exchange"] {
        let table = at_building(id);
        assert!(!table.may(Action::Finish) && table.legal().len() > 1, "{id}");
    }
}

#[test]
fn hb_3_19_as_an_option_it_may_be_left_as_it_is() {
    for purchase in [PurchaseReading::Compulsory, PurchaseReading::MayDecline] {
        for id in ["dock_crane", "canal_lock", "commodity_exchange"] {
            let mut table = under(purchase, id);
            table.play(Action::Finish);
            assert_eq!((table.order(), table.decides()), ([Fish, Livestock, Wood, Stone], Some(BLUE)), "{id}");
        }
    }
}

#[test]
fn hb_3_19_a_building_that_says_may_lets_one_leave_the_market() {
    let mut setup = with_wharfs();
    let buildings = setup.content.get_mut("buildings.ron").expect("a content file");
    *buildings = buildings.replacen("One(Market(Move))", "May(Market(Move))", 1);
    let mut table = Table::with(2, &setup);
    table.for_sale("canal_lock", 0).enter("canal_lock").play(Action::Finish);
    assert_eq!((table.order(), table.decides()), ([Fish, Livestock, Wood, Stone], Some(BLUE)));
}

#[test]
fn hb_3_10_a_good_goes_elsewhere_and_the_others_close_up() {
    let mut table = at_building("canal_lock");
    table.play(Action::Move(Fish, 2));
    assert_eq!(table.order(), [Livestock, Wood, Fish, Stone]);
    table.turn_of(RED).market([Fish, Livestock, Wood, Stone]).worker_at(RED, at("cattle_ferry"));
    table.enter("canal_lock").play(Action::Move(Stone, 0));
    assert_eq!((table.order(), table.decides()), ([Stone, Fish, Livestock, Wood], Some(BLUE)));
}

#[test]
fn hb_3_10_each_good_goes_to_each_other_slot() {
    let orders = orders_after(&at_building("canal_lock"));
    let different = orders.iter().collect::<BTreeSet<_>>().len();
    assert_eq!((orders.len(), different), (12, 9), "neighbours change places from either side");
    assert!(!orders.contains(&[Fish, Livestock, Wood, Stone]));
    assert!(!orders.contains(&[Stone, Livestock, Wood, Fish]), "no two goods change places at a distance");
    assert!(orders.contains(&[Livestock, Fish, Wood, Stone]), "neighbours do");
}

#[test]
fn hb_3_11_the_goods_are_put_into_any_order_from_the_dearest_slot() {
    let mut table = at_building("commodity_exchange");
    table.play(Action::Put(Fish));
    assert_eq!(table.legal(), [Livestock, Wood, Stone].map(Action::Put), "the fish stands in the dearest slot");
    table.play(Action::Put(Wood)).play(Action::Put(Livestock));
    assert_eq!((table.order(), table.decides()), ([Stone, Livestock, Wood, Fish], Some(BLUE)));
}

/// Returns every order that the market can be put into.
fn reached(purchase: PurchaseReading) -> BTreeSet<[Good; 4]> {
    let mut orders = BTreeSet::new();
    for first in [Fish, Livestock, Wood, Stone] {
        let mut table = under(purchase, "commodity_exchange");
        table.play(Action::Put(first));
        for second in table.legal() {
            let mut table = under(purchase, "commodity_exchange");
            table.play(Action::Put(first)).play(second);
            orders.extend(orders_after(&table));
        }
    }
    orders
}

#[test]
fn hb_3_11_every_other_order_can_be_reached() {
    let orders = reached(PurchaseReading::AsFarAsPossible);
    assert_eq!(orders.len(), 23);
    assert!(!orders.contains(&[Fish, Livestock, Wood, Stone]), "the order it has is none");
    assert_eq!(reached(PurchaseReading::MayDecline).len(), 24, "but by agreement");
}

#[test]
fn hb_3_11_where_only_one_other_order_is_left_nobody_is_asked() {
    let mut table = at_building("commodity_exchange");
    table.play(Action::Put(Stone)).play(Action::Put(Wood));
    assert_eq!((table.order(), table.decides()), ([Livestock, Fish, Wood, Stone], Some(BLUE)));
}

#[test]
fn hb_3_9_a_market_that_was_left_alone_does_not_end_a_building_of_two_parts() {
    let mut table = under(PurchaseReading::MayDecline, "traders_guild");
    table.play(Action::Part(1)).play(Action::Finish).play(take([1, 0, 0, 0]));
    assert_eq!((table.has(RED), table.decides()), ([1, 0, 0, 0], Some(BLUE)));
}

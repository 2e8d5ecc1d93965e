//! HB-3.9 to HB-3.11: changing the market.

use std::collections::BTreeSet;

use crate::table::{BLUE, RED, Table, at, take};
use rondel::Ruleset;
use rondel_harbour::Action;
use rondel_harbour::content::Good;
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};

/// Red enters a building of the display, and is asked what to do with the market.
fn at_building(id: &str) -> Table {
    let mut table = Table::wharfs(2);
    table.for_sale(id, 0).enter(id);
    table
}

/// The market after each of the changes that are listed now.
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
fn hb_3_9_any_two_or_none() {
    let orders = orders_after(&at_building("dock_crane"));
    assert_eq!(orders.len(), 7);
    assert_eq!(orders.iter().collect::<BTreeSet<_>>().len(), 7, "each change once");
    assert!(orders.contains(&[Fish, Livestock, Wood, Stone]), "it may be left as it is");
    let moved = |order: &[Good; 4]| order.iter().zip([Fish, Livestock, Wood, Stone]).filter(|(a, b)| *a != b).count();
    assert!(orders.iter().all(|order| [0, 2].contains(&moved(order))));
}

#[test]
fn hb_3_10_a_good_goes_elsewhere_and_the_others_close_up() {
    let mut table = at_building("canal_lock");
    table.play(Action::Move(Fish, 2));
    assert_eq!(table.order(), [Livestock, Wood, Fish, Stone]);
    table.turn_of(RED).market([Fish, Livestock, Wood, Stone]).worker_at(RED, at("ranch"));
    table.enter("canal_lock").play(Action::Move(Stone, 0));
    assert_eq!((table.order(), table.decides()), ([Stone, Fish, Livestock, Wood], Some(BLUE)));
}

#[test]
fn hb_3_10_each_good_goes_to_each_other_slot_or_the_market_is_left() {
    let orders = orders_after(&at_building("canal_lock"));
    let different = orders.iter().collect::<BTreeSet<_>>().len();
    assert_eq!((orders.len(), different), (13, 10), "neighbours change places from either side");
    assert!(orders.contains(&[Fish, Livestock, Wood, Stone]));
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

#[test]
fn hb_3_11_every_order_can_be_reached() {
    let mut orders = BTreeSet::new();
    for first in [Fish, Livestock, Wood, Stone] {
        let mut table = at_building("commodity_exchange");
        table.play(Action::Put(first));
        for second in table.legal() {
            let mut table = at_building("commodity_exchange");
            table.play(Action::Put(first)).play(second);
            orders.extend(orders_after(&table));
        }
    }
    assert_eq!(orders.len(), 24);
}

#[test]
fn hb_3_11_or_it_is_left_as_it_is() {
    let mut table = at_building("commodity_exchange");
    table.play(Action::Finish);
    assert_eq!((table.order(), table.decides()), ([Fish, Livestock, Wood, Stone], Some(BLUE)));
}

#[test]
fn hb_3_9_a_market_that_was_left_alone_does_not_end_a_building_of_two_parts() {
    let mut table = at_building("traders_guild");
    table.play(Action::Part(1)).play(Action::Finish).play(take([1, 0, 0, 0]));
    assert_eq!((table.has(RED), table.decides()), ([1, 0, 0, 0], Some(BLUE)));
}
